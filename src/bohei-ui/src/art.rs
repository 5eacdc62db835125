//! The cards of Bohei, the pictures on them, the stamps of the two answers, and the stopwatch.

mod peaks;

use ::bohei::{Answer, Card, Change, Kind, Order, Party, Rule, Trait, Whom};
use ::table::Lang;
use game_ui::art::card::card as pasteboard;
use ui::outline;

pub use game_ui::art::*;
pub use peaks::full_hand;

/// All mouth, orange. Its eyes are shut, so nothing blinks.
pub const REGULAR: Regular = Regular {
    color: "#ff944d",
    place: "7.5 7",
    drawing: concat!(
        "<g ",
        outline!(),
        r##"><circle cx="32" cy="33" r="20" fill="#fff4de"/><path d="M31 7l3-5M21 10l-5-4M42 10l5-4M18 26l7 3-7 3M46 26l-7 3 7 3M11 44c-4 1-5 6-1 8M53 44c4 1 5 6 1 8" fill="none"/><path d="M21 38h22v3a11 11 0 0 1-22 0z" fill="#a3262f"/><g stroke="none"><path d="M26 49.5c3-4 9-4 12 0a11 11 0 0 1-12 0z" fill="#ff8d9b"/><path d="M26 38h12v3H26z" fill="#fff"/></g><path d="M21 38h22v3a11 11 0 0 1-22 0z" fill="none"/></g>"##
    ),
};

/// The line of all pictures, as a group that is still open.
const LINE: &str = r##"<g stroke="#1c1512" stroke-width="4" stroke-linecap="round" stroke-linejoin="round">"##;

/// A shirt in a colour.
macro_rules! shirt {
    ($color:literal) => {
        concat!(r#"<path d="M40 42l-18 8 5 15 8-4v30h30V61l8 4 5-15-18-8c-3 7-17 7-20 0z" fill=""#, $color, r#""/>"#)
    };
}

/// The two who stare at each other.
const STARE: &str = r##"<circle cx="33" cy="53" r="15" fill="#fff"/><circle cx="67" cy="53" r="15" fill="#fff"/><path d="M37 49v.01M35 57h5M63 49v.01M60 57h5M19 84c4-11 24-11 28 0M53 84c4-11 24-11 28 0" fill="none"/>"##;

/// Whoever has a trait, or rather what they have.
const fn mark(of: Trait) -> &'static str {
    match of {
        Trait::Glasses => {
            r##"<circle cx="34" cy="64" r="13.5" fill="#fff"/><circle cx="66" cy="64" r="13.5" fill="#fff"/><path d="M47 61q3-4 6 0M21 59l-4-9M79 59l4-9" fill="none"/><path d="M37 66v.01M69 66v.01" stroke-width="9"/>"##
        }
        Trait::Watch => {
            r##"<path d="M41 50l2-15h14l2 15zM41 77l2 15h14l2-15z" fill="#a8552e"/><circle cx="50" cy="63" r="18" fill="#fff"/><path d="M50 53v10h8" fill="none"/>"##
        }
        Trait::Red => shirt!("#ea5064"),
        Trait::Phone => {
            r##"<rect x="36" y="36" width="28" height="55" rx="6" fill="#9fd8ff"/><path d="M46 82h8M73 48q7 10 0 20M27 48q-7 10 0 20" fill="none"/>"##
        }
        Trait::Sleeves => {
            r##"<path d="M38 66V53c-7-4-6-17 3-17h20c8 0 8 13 2 17v13z" fill="#fff"/><path d="M46 37v8M54 37v8"/><path d="M32 76h36v16H32z" fill="#5bb4ff"/><rect x="28" y="65" width="44" height="12" rx="6" fill="#5bb4ff"/>"##
        }
        Trait::Jewellery => {
            r##"<circle cx="50" cy="73" r="17" fill="none" stroke-width="13"/><circle cx="50" cy="73" r="17" fill="none" stroke="#ffd23f" stroke-width="5"/><path d="M38 46l5-9h14l5 9-12 12z" fill="#9fd8ff"/>"##
        }
        Trait::FullGlass => {
            r##"<path d="M31 38h38l-5 53H36z" fill="#fff"/><path d="M32.5 54q9 6 17.5 0t17.5 0L64 91H36z" fill="#ffc233"/>"##
        }
        Trait::Collar => {
            concat!(
                shirt!("#5bb4ff"),
                r##"<path d="M40 42l-4 11 14-3 14 3-4-11-10 7z" fill="#fff"/><path d="M50 63v.01M50 75v.01"/>"##
            )
        }
        Trait::Laces => {
            r##"<path d="M23 82V48q9 6 19 0c1 15 34 16 35 34z" fill="#e2aa78"/><path d="M20 85h60" stroke-width="7"/><path d="M46 57l-9 5M53 63l-7 7M61 67l-4 8" stroke="#fff" stroke-width="3.4"/>"##
        }
        Trait::Pattern => {
            concat!(shirt!("#fff"), r##"<path d="M35 65h30M35 74h30M35 83h30" stroke="#135a9c"/>"##)
        }
    }
}

/// What is written into the open book of a rule: on the left page, on the right.
fn written(rule: Rule) -> String {
    let pages = |left, number| {
        format!(
            r#"<g text-anchor="middle" font-size="26"><text x="36" y="63">{left}</text><text x="64" y="63">{number}</text></g>"#
        )
    };
    let lines = r##"<path d="M30 46q6 0 12 3M30 57q6 0 12 3" stroke="#8c7462" stroke-width="3" fill="none"/>"##;
    let right = match rule {
        Rule::Draw(count) => return pages("+", count),
        Rule::Penalty(count) => return pages("!", count),
        Rule::Goal(count) => return pages("=", count),
        Rule::Behaviour(_) => {
            r##"<path d="M58 49q6-3 12-3M58 60q6-3 12-3" stroke="#8c7462" stroke-width="3" fill="none"/>"##
        }
        Rule::Extra => r#"<path d="M64 48v16M56 56h16" stroke-width="6"/>"#,
        Rule::Closed => r#"<path d="M57 49l14 14M71 49L57 63" stroke-width="6"/>"#,
    };
    format!("{lines}{right}")
}

/// The bolt, and whom of those below it strikes.
fn struck(whom: Whom) -> String {
    let heads: &[(u32, bool)] = match whom {
        Whom::Actor | Whom::With(_) => &[(50, true)],
        Whom::Chosen => &[(26, false), (50, false), (74, true)],
        Whom::Others => &[(26, false), (50, true), (74, true)],
        Whom::Everybody => &[(26, true), (50, true), (74, true)],
    };
    let mut text = r##"<path d="M55 21L36 46h12l-4 19 22-27H54z" fill="#ffb938"/>"##.to_owned();
    for (x, hit) in heads {
        let color = if *hit { "ffb938" } else { "fff" };
        text.push_str(&format!(
            r##"<path d="M{x} 69a6.5 6.5 0 0 1 6 10q5 3 5 13h-22q0-10 5-13a6.5 6.5 0 0 1 6-10z" fill="#{color}"/>"##
        ));
    }
    text
}

/// The picture of a card.
fn drawing(card: Card) -> String {
    let inner = match card.kind() {
        Kind::Rule(rule) => {
            r##"<path d="M50 35c-8-7-18-8-28-4v44c10-4 20-3 28 4 8-7 18-8 28-4V31c-10-4-20-3-28 4zv44" fill="#fff"/>"##.to_owned()
                + &written(rule)
        }
        Kind::Action(Order { whom: Whom::With(of), .. }) => mark(of).to_owned(),
        Kind::Action(order) => struck(order.whom),
        Kind::No => return r#"<text x="50" y="86" text-anchor="middle" font-size="72" transform="rotate(8 50 60)">!</text>"#.to_owned(),
        Kind::Opposite => r#"<path d="M35 84V42M24 54l11-13 11 13M65 40v42M54 70l11 13 11-13" fill="none" stroke-width="6"/>"#.to_owned(),
        Kind::Challenge(challenge) => match challenge.party {
            Party::Duel => STARE.to_owned(),
            Party::DuelWithThird => format!(
                r##"{STARE}<circle cx="50" cy="29" r="11" fill="#ffd23f"/><path d="M46 28v.01M54 28v.01M47 33h6"/>"##
            ),
            Party::Group => r##"<g fill="#fff"><circle cx="27" cy="45" r="12"/><circle cx="73" cy="45" r="12"/><path d="M11 78c1-14 30-14 32 0M57 78c2-14 31-14 32 0" fill="none"/><circle cx="50" cy="59" r="15"/></g><path d="M28 43v.01M34 45v.01M72 43v.01M66 45v.01M45 57v.01M55 57v.01M45 65h10M30 50h3M67 50h3M34 92c4-12 28-12 32 0" fill="none"/>"##.to_owned(),
        },
    };
    format!("{LINE}{inner}</g>")
}

/// The colour of a card.
const fn ground(card: Card) -> &'static str {
    match card.kind() {
        Kind::Rule(_) => "#fff4de",
        Kind::Action(_) => "#ffd3b0",
        Kind::No => "#f2705f",
        Kind::Opposite => "#b49aff",
        Kind::Challenge(_) => "#9fd8ff",
    }
}

/// About how wide words are in the display type, in hundredths of their size.
fn width(words: &str) -> u32 {
    let letter = |letter: char| match letter {
        'f' | 'i' | 'j' | 'l' | 'r' | 't' | 'I' | '\'' | ' ' | ',' | '-' => 32,
        'm' | 'w' | 'M' | 'W' => 82,
        _ => 54,
    };
    words.chars().map(letter).sum()
}

/// The name of a card at its foot: as large as it can be, on two lines if it has two words and needs them.
fn named(title: &str) -> String {
    let middle = title.len() / 2;
    let cut = title.match_indices(' ').map(|(at, _)| at).min_by_key(|at| at.abs_diff(middle));
    let (first, second) = match cut.filter(|_| title.chars().count() > 11) {
        Some(at) => (title.get(..at).unwrap_or_default(), title.get(at + 1..).unwrap_or_default()),
        None => (title, ""),
    };
    let size = (8800 / width(first).max(width(second)).max(1)).min(15);
    let y = if second.is_empty() { 119 } else { 112 };
    format!(
        r#"<g text-anchor="middle" font-size="{size}"><text x="50" y="{y}">{first}</text><text x="50" y="127">{second}</text></g>"#
    )
}

/// What is said aloud with an answer.
fn said(answer: Answer, lang: Lang) -> String {
    let title = answer.card().title(lang);
    match answer {
        Answer::No => format!("{title}!"),
        Answer::Opposite => title.to_owned(),
    }
}

/// A card; class `card`. `width` in pixels.
#[must_use]
pub fn card(card: Card, width: u32, lang: Lang) -> String {
    let above = match card.kind() {
        Kind::No => {
            let words = said(Answer::No, lang);
            let size = 168 / words.chars().count().max(3);
            format!(
                r#"<text x="50" y="86" text-anchor="middle" font-size="{size}" transform="rotate(-8 50 70)">{words}</text>"#
            )
        }
        Kind::Opposite => {
            let name = named(card.title(lang));
            format!(
                r#"<g transform="translate(0 8)">{}</g>{name}<g transform="rotate(180 50 70)">{name}</g>"#,
                drawing(card)
            )
        }
        kind => {
            let index = match kind {
                Kind::Action(Order { change: Change::Draw(count), .. }) => format!("+{count}"),
                Kind::Action(Order { change: Change::Discard(count), .. }) => format!("−{count}"),
                _ => String::new(),
            };
            format!(r#"<text x="9" y="33" font-size="26">{index}</text>{}{}"#, drawing(card), named(card.title(lang)))
        }
    };
    pasteboard(ground(card), "", &above, width)
}

/// The back that all cards of this game share; class `back-face`. `width` in pixels.
#[must_use]
pub fn back(width: u32) -> String {
    game_ui::art::back(REGULAR.color, "#9c4410", width)
}

/// The picture of a card alone; class `pict`. `size` in pixels.
#[must_use]
pub fn picture(card: Card, size: u32) -> String {
    svg("pictogram", size, size, "12 20 76 76", &drawing(card))
}

/// What an answer leaves on whatever it answers, tilted; class `stamp`.
#[must_use]
pub fn stamp(answer: Answer, lang: Lang) -> String {
    let words = said(answer, lang);
    let size = (150 / words.chars().count().max(1)).clamp(13, 38);
    let (color, base) = (ground(answer.card()), 32 + size / 3);
    let inner = format!(
        r##"<g transform="rotate(-6 50 30)"><rect x="3" y="5" width="94" height="50" rx="11" fill="{color}" stroke="#1c1512" stroke-width="4"/><text x="50" y="{base}" text-anchor="middle" font-size="{size}" fill="#1c1512">{words}</text></g>"##
    );
    svg("stamp", 90, 54, "0 0 100 60", &inner)
}

/// A stopwatch on which this part of its time is over, 0 to 1, with a number in the middle (none if it is empty); class
/// `watch`. `size` is the width in pixels.
#[must_use]
pub fn stopwatch(part: f64, number: &str, size: u32) -> String {
    // In tenths: the sector is a line as thick as its circle is wide, 1697 long all the way round.
    let (part, turn) = ((part * 1697.0) as u32, (part * 360.0) as u32);
    let inner = format!(
        concat!(
            "<g ",
            outline!(),
            r##"><path d="M68 6h24v16H68z" fill="#d9a441"/><path d="M129 43l12-12" stroke-width="17"/><path d="M129 43l12-12" stroke="#d9a441" stroke-width="11"/><circle cx="80" cy="92" r="74" fill="#d9a441"/><circle cx="80" cy="92" r="62" fill="#fffaf0"/><g fill="none" stroke-linecap="butt" transform="rotate(-90 80 92) translate(80 92) scale(.1)"><circle r="270" stroke="#9fd8ff" stroke-width="540" stroke-dasharray="{} 1700"/><circle r="540" stroke-width="60" stroke-dasharray="26 256.74" stroke-dashoffset="13"/></g><path d="M80 38v8M80 138v8M26 92h8M126 92h8" stroke-width="4.5"/><path d="M80 92V38" transform="rotate({} 80 92)" stroke-width="4"/><circle cx="80" cy="92" r="27" fill="#fffaf0"/></g><text x="80" y="104" text-anchor="middle" font-size="34" fill="#1c1512">{}</text>"##
        ),
        part, turn, number
    );
    svg("watch", size, size * 172 / 160, "0 0 160 172", &inner)
}
