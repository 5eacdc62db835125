//! The eight seats: things of the pub as filled silhouettes on a beer mat, each with its own colour and ring.

use super::svg;

/// What marks a seat, together with its colour: no seat is told by colour alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SeatSymbol {
    /// A mug, coral.
    Krug,
    /// A pretzel, tan.
    Brezel,
    /// A fish, blue.
    Fisch,
    /// A hat, lime.
    Hut,
    /// A bell, yellow.
    Glocke,
    /// A leaf, green.
    Blatt,
    /// A key, violet.
    Schluessel,
    /// A mushroom, pink.
    Pilz,
}

impl SeatSymbol {
    /// All eight, in the order of the seat picker.
    pub const ALL: [Self; 8] =
        [Self::Krug, Self::Brezel, Self::Fisch, Self::Hut, Self::Glocke, Self::Blatt, Self::Schluessel, Self::Pilz];

    /// The symbol with this number, as saves have it; after the last one they begin anew.
    #[must_use]
    pub const fn numbered(number: usize) -> SeatSymbol {
        SeatSymbol::ALL[number % SeatSymbol::ALL.len()]
    }

    /// The colour of the mat.
    #[must_use]
    pub const fn color(self) -> &'static str {
        match self {
            Self::Krug => "#ff7a66",
            Self::Brezel => "#e2aa78",
            Self::Fisch => "#63b8ff",
            Self::Hut => "#b4d84a",
            Self::Glocke => "#ffe766",
            Self::Blatt => "#3fcb8f",
            Self::Schluessel => "#bba0ff",
            Self::Pilz => "#ff93c4",
        }
    }

    /// The dash of the mat's ring and of the seat's curve at the end; empty is a solid line.
    #[must_use]
    pub const fn dash(self) -> &'static str {
        match self {
            Self::Krug => "",
            Self::Brezel => "9 4",
            Self::Fisch => "0.1 5.2",
            Self::Hut => "3 3",
            Self::Glocke => "12 4 0.1 4",
            Self::Blatt => "5 2 1 2",
            Self::Schluessel => "16 6",
            Self::Pilz => "1.5 3.5",
        }
    }

    /// Whether the ring has dots, which need round caps to be seen at all.
    const fn dotted(self) -> bool {
        matches!(self, Self::Fisch | Self::Glocke)
    }

    /// The silhouette on a 24 grid, filled with the colour of the group around it.
    const fn shape(self) -> &'static str {
        match self {
            Self::Krug => {
                r#"<path d="M5 8.5h10.5V20a1.5 1.5 0 0 1-1.5 1.5H6.5A1.5 1.5 0 0 1 5 20z"/><circle cx="6.6" cy="7" r="3"/><circle cx="10.6" cy="5.6" r="3.2"/><circle cx="14.3" cy="7" r="2.7"/><path d="M16 11h2a2.3 2.3 0 0 1 2.3 2.3v2.4a2.3 2.3 0 0 1-2.3 2.3h-2" fill="none" stroke-width="2.4"/>"#
            }
            Self::Brezel => {
                r#"<path d="M12 19.8C6 19.8 2.8 15.4 2.8 10.6c0-4 2.3-6.1 4.9-6.1C12.3 4.5 11.6 12 17.6 17.4M12 19.8c6 0 9.2-4.4 9.2-9.2 0-4-2.3-6.1-4.9-6.1C11.7 4.5 12.4 12 6.4 17.4" fill="none" stroke-width="3" stroke-linecap="round"/>"#
            }
            Self::Fisch => {
                r#"<path fill-rule="evenodd" d="M1.8 12C5 5.4 12.8 5.4 16 10.7L22 6.4c-1 3.6-1 7.6 0 11.2l-6-4.3C12.8 18.6 5 18.6 1.8 12zm4.7-2.4a1.5 1.5 0 1 0 .01 3 1.5 1.5 0 0 0-.01-3z"/>"#
            }
            Self::Hut => {
                r#"<path d="M1.5 17c0-1.2 1-2 2.2-1.8 5 1.1 11.6 1.1 16.6 0 1.2-.2 2.2.6 2.2 1.8 0 3-5 4-10.5 4S1.5 20 1.5 17z"/><path d="M6 13.2C6.2 8 7 4.5 9.3 4c1.2-.2 1.8.9 2.7.9s1.5-1.1 2.7-.9C17 4.5 17.8 8 18 13.2c-3.8.8-8.2.8-12 0z"/>"#
            }
            Self::Glocke => {
                r#"<path d="M12 4C8.2 4 6.9 7.6 6.7 11c-.2 3-1 4.5-2.9 6.6h16.4c-1.9-2.1-2.7-3.6-2.9-6.6C17.1 7.6 15.8 4 12 4z"/><circle cx="12" cy="3.6" r="1.9"/><path d="M9 19h6a3 3 0 0 1-6 0z"/>"#
            }
            Self::Blatt => {
                r#"<path fill-rule="evenodd" d="M12.8 22.5h-1.6v-4C3.7 15.5 3.5 8 12 1.5c8.5 6.5 8.3 14 .8 17zM11.3 9v6.5h1.4V9z"/>"#
            }
            Self::Schluessel => {
                r#"<path fill-rule="evenodd" d="M12 1.5a5.6 5.6 0 0 1 1.7 10.9V14.5h4v2.7h-4v1.5h3v2.7h-3v1.1h-3.4V12.4A5.6 5.6 0 0 1 12 1.5zm0 3.1a2.5 2.5 0 1 0 .01 5 2.5 2.5 0 0 0-.01-5z"/>"#
            }
            Self::Pilz => {
                r#"<path fill-rule="evenodd" d="M2 12.6C2 6.5 6.6 2.8 12 2.8s10 3.7 10 9.8c0 .9-.6 1.4-1.4 1.4H3.4C2.6 14 2 13.5 2 12.6zm6-5.1a1.9 1.9 0 1 0 .01 3.8A1.9 1.9 0 0 0 8 7.5zm7.3-1.4a1.6 1.6 0 1 0 .01 3.2 1.6 1.6 0 0 0-.01-3.2z"/><path d="M9 15.2h6l.8 4.8a1.5 1.5 0 0 1-1.5 1.7H9.7A1.5 1.5 0 0 1 8.2 20z"/>"#
            }
        }
    }
}

/// The mat's drawing on a 48 grid, without the `svg` around it. Above 100 pixels the rings get finer and the symbol larger.
fn face(symbol: SeatSymbol, large: bool) -> String {
    let (rim, ring_at, ring, place) = if large {
        ("1.4", "20.2", "1.2", "translate(8.4 8.4) scale(1.3)")
    } else {
        ("3", "18.5", "2", "translate(11.4 11.4) scale(1.05)")
    };
    let cap = if symbol.dotted() { "round" } else { "butt" };
    let (color, dash, shape) = (symbol.color(), symbol.dash(), symbol.shape());
    format!(
        r##"<g stroke="#1c1512"><circle cx="24" cy="24" r="22.5" fill="{color}" stroke-width="{rim}"/><circle cx="24" cy="24" r="{ring_at}" fill="none" stroke-width="{ring}" stroke-linecap="{cap}" stroke-dasharray="{dash}"/></g><g transform="{place}" fill="#1c1512" stroke="#1c1512" stroke-width="0">{shape}</g>"##
    )
}

/// A seat's mat; classes `mat`.
#[must_use]
pub fn mat(symbol: SeatSymbol, size: u32) -> String {
    svg("mat", size, size, "0 0 48 48", &face(symbol, size > 100))
}

/// A seat's mat as a part of a larger drawing, its upper left corner at the given place.
#[must_use]
pub fn mat_at(symbol: SeatSymbol, x: i32, y: i32, size: u32) -> String {
    let face = face(symbol, false);
    format!(r#"<svg x="{x}" y="{y}" width="{size}" height="{size}" viewBox="0 0 48 48">{face}</svg>"#)
}

/// The winner's mat with the crown on it.
#[must_use]
pub fn crowned_mat(symbol: SeatSymbol, size: u32) -> String {
    let mut inner = face(symbol, false);
    inner.push_str(concat!(
        r##"<path d="M13 0l4 4 7-7 7 7 4-4-2 10H15z" fill="#ffb938" stroke=""##,
        ink!(),
        r##"" stroke-width="1.6" stroke-linejoin="round"/>"##
    ));
    svg("mat", size, size, "-2 -4 52 52", &inner)
}

/// The silhouette alone, in the colour of the text around it.
#[must_use]
pub fn sym(symbol: SeatSymbol, size: u32) -> String {
    let shape = symbol.shape();
    svg(
        "sym",
        size,
        size,
        "0 0 24 24",
        &format!(r#"<g fill="currentColor" stroke="currentColor" stroke-width="0">{shape}</g>"#),
    )
}
