//! The cards of Larry, the limit, and the nose that grows with every lie.

use game_ui::art::card::card;
use table::Lang;
mod peaks;

use ui::{ink, outline};

pub use game_ui::art::*;
pub use peaks::{crossed_fingers, long_nose};

/// The curly head whose nose leaves the mat, blue.
pub const REGULAR: Regular = Regular {
    color: "#5bb4ff",
    place: "6 7.5",
    drawing: concat!(
        r##"<path d="M14 22c-3-10 6-15 14-12 2-4 10-4 12 2 5 1 6 6 4 10z" fill="#1c1512"/><g "##,
        outline!(),
        r##"><path d="M11 32a17 17 0 0 1 34-4v12a17 14 0 0 1-34 0z" fill="#fff4de"/><path d="M34 30h24.5a4 4 0 0 1 0 8H34" fill="#ffb3a0"/><g class="eyes"><g fill="#fff"><circle cx="22" cy="28" r="5"/><circle cx="36" cy="25.5" r="5"/></g><g fill="#1c1512" stroke="none"><circle cx="20.5" cy="26.5" r="2.4"/><circle cx="34.5" cy="24" r="2.4"/></g></g><path d="M22 44c5 4 12 3 16-1" fill="none"/></g>"##
    ),
};

/// What is printed on a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum LarryFace {
    /// A number, -2 to 7; those below zero are rose.
    Number(i8),
    /// Ätsch: the tongue, yellow.
    Aetsch,
    /// Play open, blue as all four actions.
    PlayOpen,
    /// Draw two.
    DrawTwo,
    /// Give one.
    GiveOne,
    /// Turn round.
    TurnRound,
}

/// A nose on a grid of 27 x 20.
const NOSE: &str = r##"<g fill="#fff4de" stroke="#1c1512" stroke-width="2.4" stroke-linejoin="round"><circle cx="9" cy="10" r="7.8"/><path d="M11 7.5h12.5a2.5 2.5 0 0 1 0 5H11z" fill="#ff8d7d"/><path d="M8 7v.01" stroke-linecap="round"/></g>"##;

/// An arrow over a centre of 50 50, and the same below it: both run round the centre.
macro_rules! arrows {
    ($arrow:literal) => {
        concat!(r#"<path d=""#, $arrow, r#""/><path d=""#, $arrow, r#"" transform="rotate(180 50 50)"/>"#)
    };
}

impl LarryFace {
    /// The colour of the card.
    const fn ground(self) -> &'static str {
        match self {
            Self::Number(..0) => "#ffd9d0",
            Self::Number(_) => "#fff4de",
            Self::Aetsch => "#ffd23f",
            _ => "#5bb4ff",
        }
    }

    /// The name that stands on an action, in German and in English.
    const fn name(self) -> Option<[&'static str; 2]> {
        match self {
            Self::Number(_) | Self::Aetsch => None,
            Self::PlayOpen => Some(["Spiel offen", "Play openly"]),
            Self::DrawTwo => Some(["Zieh zwei", "Draw two"]),
            Self::GiveOne => Some(["Schenken", "Give one"]),
            Self::TurnRound => Some(["Wenden", "Turn round"]),
        }
    }

    /// The picture in the middle of a card that has no number, with a line of 4.
    const fn picture(self) -> &'static str {
        match self {
            Self::Number(_) => "",
            Self::Aetsch => {
                r##"<circle cx="50" cy="64" r="25" fill="#fff4de"/><path d="M33 56q6-8 13 0M56 58q6 6 12 0M37 70h28" fill="none"/><path d="M44 71v12a8 8 0 0 0 16 0V71z" fill="#ff6f83"/>"##
            }
            Self::PlayOpen => {
                r##"<path d="M20 64C32 42 68 42 80 64 68 86 32 86 20 64z" fill="#fff"/><circle cx="50" cy="64" r="9" fill="#1c1512"/>"##
            }
            Self::DrawTwo => {
                r##"<rect x="22" y="40" width="30" height="42" rx="6" fill="#135a9c" transform="rotate(-9 37 61)"/><g fill="#fff4de" transform="rotate(8 62 61)"><rect x="47" y="40" width="30" height="42" rx="6"/><path d="M53 59q4 4.5 7.5 0M64 59q4 4.5 7.5 0M58 69h8" stroke-width="3.4"/></g>"##
            }
            Self::GiveOne => {
                r##"<path d="M27 54h46v30H27z" fill="#fff4de"/><path d="M23 44h54v12H23z" fill="#ff8d7d"/><path d="M50 44v40M50 43c-4-12-18-10-14-1M50 43c4-12 18-10 14-1" fill="none"/>"##
            }
            Self::TurnRound => concat!(
                r##"<g transform="translate(20 32) scale(.6)" fill="none" stroke-width="9">"##,
                arrows!("M18.9 31A38 38 0 0 1 79.5 29M83 11L80 29.5L62 25"),
                r##"<path d="M50 50v.01" stroke-width="18"/></g>"##
            ),
        }
    }
}

/// A number at a place: the digit, and before it the minus, drawn as thick as the digit.
fn number(value: i8, place: &str, middle: bool) -> String {
    let digit = value.unsigned_abs();
    if value >= 0 {
        let anchor = if middle { r#" text-anchor="middle""# } else { "" };
        return format!(r#"<text transform="{place}" font-size="100"{anchor}>{digit}</text>"#);
    }
    let left = match (middle, digit) {
        (false, _) => "0",
        // The narrowest digit.
        (true, 1) => "-36.5",
        (true, _) => "-43.5",
    };
    format!(
        r#"<g transform="{place} translate({left})"><rect y="-41" width="30" height="14.5" rx="4.4"/><text x="37" font-size="100">{digit}</text></g>"#
    )
}

/// A card; class `card`. `noses` are the minus points at its foot, 1 to 3; `width` in pixels.
#[must_use]
pub fn larry_card(face: LarryFace, noses: u8, lang: Lang, width: u32) -> String {
    let mut inner = match face {
        LarryFace::Number(value) => {
            let size = if value < 0 { "translate(50 94) scale(.66)" } else { "translate(50 94) scale(.76)" };
            number(value, "translate(11 35) scale(.32)", false) + &number(value, size, true)
        }
        LarryFace::Aetsch => r#"<text x="11" y="38" font-size="28">Ä</text>"#.to_owned(),
        _ => format!(r#"<g transform="translate(9 9)">{BOLT}</g>"#),
    };
    inner.push_str(concat!(
        r#"<g stroke=""#,
        ink!(),
        r#"" stroke-width="4" stroke-linecap="round" stroke-linejoin="round">"#
    ));
    inner.push_str(face.picture());
    inner.push_str("</g>");
    if let Some([german, english]) = face.name() {
        let name = lang.select(german, english);
        inner.push_str(&format!(r#"<text x="50" y="103" text-anchor="middle" font-size="14">{name}</text>"#));
    }
    // In halves of the card's grid: 50 from one to the next, all of them in the middle.
    let noses = u32::from(noses.min(3));
    for nose in 0..noses {
        let left = 100 - 25 * noses + 50 * nose;
        inner.push_str(&format!(r#"<g transform="scale(.5) translate({left} 221) scale(1.84)">{NOSE}</g>"#));
    }
    card(face.ground(), "", &inner, width)
}

/// The limit, the only black card; class `limit`. `width` in pixels.
#[must_use]
pub fn limit(number: u8, clockwise: bool, width: u32) -> String {
    let mirror = if clockwise { "" } else { r#" transform="matrix(-1 0 0 1 100 0)""# };
    let inner = format!(
        concat!(
            r##"<rect x="3" y="3" width="94" height="94" rx="20" fill="#1c1512" stroke="#fff4de" stroke-width="4"/><g fill="none" stroke="#ffb938" stroke-width="7" stroke-linecap="round" stroke-linejoin="round"{}>"##,
            arrows!("M18.9 31A38 38 0 0 1 79.5 29M81.5 15.5L80 29.5L66.5 26"),
            r##"</g><text x="50" y="68.5" text-anchor="middle" font-size="53" fill="#fff4de">{}</text>"##
        ),
        mirror, number
    );
    svg("limit", width, width, "0 0 100 100", &inner)
}

/// The nose of whoever calls "Larry!"; class `nose`. `width` in pixels.
#[must_use]
pub fn nose(width: u32) -> String {
    svg("nose", width, width * 20 / 27, "0 0 27 20", NOSE)
}
