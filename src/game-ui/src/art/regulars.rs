//! The regulars: the heads that stand for the games.

use ui::art::svg;

/// A regular: the head that stands for a game, and the game's colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Regular {
    /// The game's colour.
    pub color: &'static str,
    /// Where the head lies on the emblem's mat: x and y of its corner.
    pub place: &'static str,
    /// The head on a 64 grid, as SVG text. What blinks is a group of the class `eyes`.
    pub drawing: &'static str,
}

/// A regular's head alone, for the home page's tiles; class `head`.
#[must_use]
pub fn head(regular: Regular, size: u32) -> String {
    svg("head", size, size, "0 0 66 64", regular.drawing)
}

/// A regular's head on a round mat in the game's colour; class `emblem`.
#[must_use]
pub fn emblem(Regular { color, place, drawing }: Regular, size: u32) -> String {
    svg(
        "emblem",
        size,
        size,
        "0 0 64 64",
        &format!(
            r##"<circle cx="32" cy="32" r="30.5" fill="{color}" stroke="#1c1512" stroke-width="3"/><g transform="translate({place}) scale(.77)">{drawing}</g>"##
        ),
    )
}
