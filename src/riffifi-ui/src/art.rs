//! Riffifi: the loot, the cards that claim it, and the Officer.

mod peaks;

use game_ui::art::card::card;
use ui::outline;

pub use game_ui::art::*;
pub use peaks::robbery;

/// Hat, mask, stubble, violet.
pub const REGULAR: Regular = Regular {
    color: "#b49aff",
    place: "7.5 8",
    drawing: concat!(
        "<g ",
        outline!(),
        r##"><path d="M14 34a18 18 0 0 0 36 0v-8H14z" fill="#fff4de"/><g stroke="none"><path d="M13 27h38v6c0 4-3 6-7 6h-5c-4 0-5-4-7-4s-3 4-7 4h-5c-4 0-7-2-7-6z" fill="#1c1512"/><g class="eyes"><g fill="#fff"><circle cx="23.5" cy="32" r="3.8"/><circle cx="40.5" cy="32" r="3.8"/></g><g fill="#1c1512"><circle cx="25" cy="32" r="1.9"/><circle cx="42" cy="32" r="1.9"/></g></g></g><path d="M16 24c0-11 7-16 16-16s16 5 16 16z" fill="#ffd23f"/><path d="M9 24.5h46"/><path d="M27 45c4 2.5 8 2 11-1M22 46.5v.01M42 46.5v.01M32 49.5v.01" fill="none"/></g>"##
    ),
};

/// The five kinds of loot: each has a colour, a symbol and a pattern, so that none is told by colour alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Loot {
    /// Yellow, dots.
    Crown,
    /// A ruby heart, red, diagonals.
    Heart,
    /// Blue, horizontals.
    Diamond,
    /// A bundle of notes, green, a grid.
    Bundle,
    /// Orange, zigzags.
    Goblet,
}

impl Loot {
    /// All five, in the order of the booklet.
    pub const ALL: [Self; 5] = [Self::Crown, Self::Heart, Self::Diamond, Self::Bundle, Self::Goblet];

    /// The colour of chip and card.
    #[must_use]
    pub const fn color(self) -> &'static str {
        match self {
            Self::Crown => "#ffd23f",
            Self::Heart => "#ea5064",
            Self::Diamond => "#4a90ee",
            Self::Bundle => "#37b073",
            Self::Goblet => "#f5822a",
        }
    }

    /// The symbol on a 24 grid.
    const fn symbol(self) -> &'static str {
        match self {
            Self::Crown => "M2.5 6.5l5 4.5L12 4l4.5 7 5-4.5-2 11h-15zM4.5 19.5h15V22h-15z",
            Self::Heart => {
                "M12 21.5C5 16.5 2 13 2 8.8c0-3.3 2.4-5.5 5.2-5.5 2 0 3.7 1 4.8 2.8 1.1-1.8 2.8-2.8 4.8-2.8 2.8 0 5.2 2.2 5.2 5.5 0 4.2-3 7.7-10 12.7z"
            }
            Self::Diamond => "M6 3h12l5 6.5H1zM1.8 11h20.4L12 22.5z",
            Self::Bundle => "M1.5 6h21v12h-21zM12 8.5a3.5 3.5 0 1 0 .01 7 3.5 3.5 0 0 0-.01-7z",
            Self::Goblet => {
                "M5 2.5h14c.5 6-2 10-5.7 10.8V18H17a1.5 1.5 0 0 1 1.5 1.5v2h-13v-2A1.5 1.5 0 0 1 7 18h3.7v-4.7C7 12.5 4.5 8.5 5 2.5z"
            }
        }
    }

    /// The pattern of the band on a card: the attributes of its line and the line. A path of its own, because what is
    /// drawn once and used again needs an `id`. It ends below the rim of the card, also in the round corners.
    fn pattern(self) -> (&'static str, String) {
        let rows = |row: &str| [91, 101, 111, 121, 131].map(|y| format!("M4 {y}{row}")).concat();
        match self {
            Self::Crown => (r#"stroke-width="5" stroke-linecap="round" stroke-dasharray=".1 10.1""#, rows("m5 0h84")),
            Self::Heart => (
                r#"stroke-width="3.4""#,
                "M3 95l11-11M3 105L24 84M3 115l31-31M3 125l41-41M6 132L54 84M12 136L64 84M22 136L74 84M32 136L84 84M42 136L94 84M52 136L97 91M62 136L97 101M72 136L97 111M82 136L97 121".to_owned(),
            ),
            Self::Diamond => (r#"stroke-width="3.4""#, rows("h92")),
            Self::Bundle => (
                r#"stroke-width="2.6""#,
                rows("h92") + "M10 84v49M20 84v53M30 84v53M40 84v53M50 84v53M60 84v53M70 84v53M80 84v53M90 84v49",
            ),
            Self::Goblet => (r#"stroke-width="3" fill="none""#, rows(&"l4.6-5 4.6 5".repeat(10))),
        }
    }
}

/// A chip; class `loot`. `size` in pixels.
#[must_use]
pub fn loot(loot: Loot, size: u32) -> String {
    let (color, symbol) = (loot.color(), loot.symbol());
    let inner = format!(
        r##"<circle cx="20" cy="20" r="18" fill="{color}" stroke="#1c1512" stroke-width="3"/><path d="{symbol}" transform="translate(9.2 9.2) scale(.9)" fill="#1c1512" fill-rule="evenodd"/>"##
    );
    svg("loot", size, size, "0 0 40 40", &inner)
}

/// The lower part of a card in a colour.
fn band(color: &str) -> String {
    format!(r#"<path d="M4 84h92v41a11 11 0 0 1-11 11H15a11 11 0 0 1-11-11z" fill="{color}"/>"#)
}

/// A card: its value, 1 to 8, above the loot; class `card`. `width` in pixels.
#[must_use]
pub fn loot_card(loot: Loot, value: u8, width: u32) -> String {
    let (color, symbol, (line, pattern)) = (loot.color(), loot.symbol(), loot.pattern());
    let below = band(color) + &format!(r##"<path d="{pattern}" stroke="#1c1512" opacity=".42" {line}/>"##);
    let above = format!(
        r##"<path d="M4 84h92" stroke="#1c1512" stroke-width="4"/><text x="50" y="68" text-anchor="middle" font-size="70">{value}</text><circle cx="50" cy="106" r="23" fill="{color}" stroke="#1c1512" stroke-width="4"/><path d="{symbol}" transform="translate(35 91) scale(1.25)" fill-rule="evenodd"/>"##
    );
    card("#fff4de", &below, &above, width)
}

/// The Officer, who has no colour and no number; class `card`. `width` in pixels.
#[must_use]
pub fn officer_card(width: u32) -> String {
    card(
        "#fff4de",
        "",
        concat!(
            r##"<path d="M20 10l3.3 9.4 10 .3-7.9 6 2.8 9.6-8.2-5.6-8.2 5.6 2.8-9.6-7.9-6 10-.3z"/><circle cx="50" cy="84" r="38" fill="#b49aff" stroke="#1c1512" stroke-width="4"/><g transform="translate(14 49) scale(1.12)" "##,
            outline!(),
            r##"><path d="M15 30v8a17 17 0 0 0 34 0v-8z" fill="#fff4de"/><path d="M25 36v.01M39 36v.01" stroke-width="5"/><path d="M28 48.5q4 2.5 8 0" fill="none" stroke-width="2"/><path d="M32 42c-3-3-8-2-10 2.5 4 1 8 .5 10-1.5 2 2 6 2.5 10 1.5-2-4.5-7-5.5-10-2.5z" stroke-width="1.5"/><path d="M7 19C10 9 22 6 32 6s22 3 25 13c-1 3-4 5-7 6H14c-3-1-6-3-7-6z" fill="#4d36a0"/><path d="M14 25h36v5c5 1 6 3 5 4-14-4-32-4-46 0-1-1 0-3 5-4z"/><path d="M32 9l2.5 4.7 5.3.9-3.8 3.8.8 5.3-4.8-2.4-4.8 2.4.8-5.3-3.8-3.8 5.3-.9z" fill="#ffd23f" stroke-width="2"/></g>"##
        ),
        width,
    )
}
