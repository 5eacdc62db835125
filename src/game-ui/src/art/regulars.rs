//! The five regulars: the heads that stand for the games.

use ui::art::svg;
use ui::outline;

/// One of the five, named after the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Regular {
    /// The slot machine with one eye open and one shut, cherry.
    Leiff,
    /// The die biting its coin, green.
    Geizen,
    /// The curly head whose nose leaves the mat, blue.
    Larry,
    /// Hat, mask, stubble, violet.
    Riffifi,
    /// All mouth, orange.
    Bohei,
}

impl Regular {
    /// All five, in the order of the home page.
    pub const ALL: [Self; 5] = [Self::Leiff, Self::Geizen, Self::Larry, Self::Riffifi, Self::Bohei];

    /// The game's colour.
    #[must_use]
    pub const fn color(self) -> &'static str {
        match self {
            Self::Leiff => "#ff6f83",
            Self::Geizen => "#48c78b",
            Self::Larry => "#5bb4ff",
            Self::Riffifi => "#b49aff",
            Self::Bohei => "#ff944d",
        }
    }

    /// Where the head sits on the emblem's mat.
    const fn place(self) -> &'static str {
        match self {
            Self::Leiff => "translate(5.5 7.5) scale(.77)",
            Self::Geizen => "translate(7.5 7.5) scale(.77)",
            Self::Larry => "translate(6 7.5) scale(.77)",
            Self::Riffifi => "translate(7.5 8) scale(.77)",
            Self::Bohei => "translate(7.5 7) scale(.77)",
        }
    }

    /// The head on a 64 grid. What blinks is a group of the class `eyes`; Bohei's are shut anyway.
    const fn drawing(self) -> &'static str {
        match self {
            Self::Leiff => concat!(
                "<g ",
                outline!(),
                r##"><path d="M23 15a8 8 0 0 1 16 0z" fill="#ffd23f"/><rect x="12" y="15" width="38" height="38" rx="9" fill="#fff4de"/><rect x="17" y="21.5" width="28" height="17" rx="5" fill="#fff"/><path d="M31 22v16M24 45.5h14"/><path d="M50 41h4a3 3 0 0 0 3-3V27" fill="none"/><circle cx="57" cy="23" r="4.6" fill="#ffd23f"/><g class="eyes"><circle cx="25.2" cy="30" r="3.6" fill="#1c1512" stroke="none"/><path d="M35 28.5q3.2 5 6.5 0" fill="none"/></g></g>"##
            ),
            Self::Geizen => concat!(
                "<g ",
                outline!(),
                r##"><rect x="13" y="12" width="38" height="40" rx="10" fill="#fff4de"/><g class="eyes" fill="#1c1512" stroke="none"><circle cx="23.5" cy="26" r="4.6"/><circle cx="40.5" cy="26" r="4.6"/></g><path d="M17 18.5l10 4.5M47 18.5l-10 4.5"/><rect x="20" y="36" width="24" height="10" rx="5" fill="#fff"/><path d="M28 36v10M36 36v10"/><circle cx="46" cy="45" r="8" fill="#ffd23f"/><path d="M46 41.5v7"/></g>"##
            ),
            Self::Larry => concat!(
                r##"<path d="M14 22c-3-10 6-15 14-12 2-4 10-4 12 2 5 1 6 6 4 10z" fill="#1c1512"/><g "##,
                outline!(),
                r##"><path d="M11 32a17 17 0 0 1 34-4v12a17 14 0 0 1-34 0z" fill="#fff4de"/><path d="M34 30h24.5a4 4 0 0 1 0 8H34" fill="#ffb3a0"/><g class="eyes"><g fill="#fff"><circle cx="22" cy="28" r="5"/><circle cx="36" cy="25.5" r="5"/></g><g fill="#1c1512" stroke="none"><circle cx="20.5" cy="26.5" r="2.4"/><circle cx="34.5" cy="24" r="2.4"/></g></g><path d="M22 44c5 4 12 3 16-1" fill="none"/></g>"##
            ),
            Self::Riffifi => concat!(
                "<g ",
                outline!(),
                r##"><path d="M14 34a18 18 0 0 0 36 0v-8H14z" fill="#fff4de"/><g stroke="none"><path d="M13 27h38v6c0 4-3 6-7 6h-5c-4 0-5-4-7-4s-3 4-7 4h-5c-4 0-7-2-7-6z" fill="#1c1512"/><g class="eyes"><g fill="#fff"><circle cx="23.5" cy="32" r="3.8"/><circle cx="40.5" cy="32" r="3.8"/></g><g fill="#1c1512"><circle cx="25" cy="32" r="1.9"/><circle cx="42" cy="32" r="1.9"/></g></g></g><path d="M16 24c0-11 7-16 16-16s16 5 16 16z" fill="#ffd23f"/><path d="M9 24.5h46"/><path d="M27 45c4 2.5 8 2 11-1M22 46.5v.01M42 46.5v.01M32 49.5v.01" fill="none"/></g>"##
            ),
            Self::Bohei => concat!(
                "<g ",
                outline!(),
                r##"><circle cx="32" cy="33" r="20" fill="#fff4de"/><path d="M31 7l3-5M21 10l-5-4M42 10l5-4M18 26l7 3-7 3M46 26l-7 3 7 3M11 44c-4 1-5 6-1 8M53 44c4 1 5 6 1 8" fill="none"/><path d="M21 38h22v3a11 11 0 0 1-22 0z" fill="#a3262f"/><g stroke="none"><path d="M26 49.5c3-4 9-4 12 0a11 11 0 0 1-12 0z" fill="#ff8d9b"/><path d="M26 38h12v3H26z" fill="#fff"/></g><path d="M21 38h22v3a11 11 0 0 1-22 0z" fill="none"/></g>"##
            ),
        }
    }
}

/// A regular's head alone, for the home page's tiles; class `head`.
#[must_use]
pub fn head(regular: Regular, size: u32) -> String {
    svg("head", size, size, "0 0 66 64", regular.drawing())
}

/// A regular's head on a round mat in the game's colour; class `emblem`.
#[must_use]
pub fn emblem(regular: Regular, size: u32) -> String {
    let (color, place, drawing) = (regular.color(), regular.place(), regular.drawing());
    svg(
        "emblem",
        size,
        size,
        "0 0 64 64",
        &format!(
            r##"<circle cx="32" cy="32" r="30.5" fill="{color}" stroke="#1c1512" stroke-width="3"/><g transform="{place}">{drawing}</g>"##
        ),
    )
}
