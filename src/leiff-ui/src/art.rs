//! The cards of Leiff, the five regulars of its special cards, the glasses of the slip and the badges of a square.

mod peaks;

use ui::outline;

use game_ui::art::card::card;
pub use game_ui::art::*;
pub use peaks::jackpot;

/// The slot machine with one eye open and one shut, cherry.
pub const REGULAR: Regular = Regular {
    color: "#ff6f83",
    place: "5.5 7.5",
    drawing: concat!(
        "<g ",
        outline!(),
        r##"><path d="M23 15a8 8 0 0 1 16 0z" fill="#ffd23f"/><rect x="12" y="15" width="38" height="38" rx="9" fill="#fff4de"/><rect x="17" y="21.5" width="28" height="17" rx="5" fill="#fff"/><path d="M31 22v16M24 45.5h14"/><path d="M50 41h4a3 3 0 0 0 3-3V27" fill="none"/><circle cx="57" cy="23" r="4.6" fill="#ffd23f"/><g class="eyes"><circle cx="25.2" cy="30" r="3.6" fill="#1c1512" stroke="none"/><path d="M35 28.5q3.2 5 6.5 0" fill="none"/></g></g>"##
    ),
};

/// What is printed on a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum LeiffFace {
    /// Below zero: mint.
    MinusOne,
    /// The slot machine: cherries on yellow.
    Machine,
    /// A number, 1 to 13; from 10 on rose.
    Number(u8),
    /// A special card with its name: pale blue.
    Special(Portrait, &'static str),
}

/// Who sits for a special card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Portrait {
    /// Der Kneipenphilosoph.
    Philosopher,
    /// Kellner à la Arbeitszeitbetrug.
    Waiter,
    /// Die Klatschtante.
    Gossip,
    /// Die Dorfschönheit.
    Beauty,
    /// Der hinterhältige Magier.
    Magician,
}

/// What a glass holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Glass {
    /// A beer.
    Beer,
    /// Water.
    Water,
    /// Nothing: a dash.
    Nothing,
}

/// A line of 4, as a group.
macro_rules! bold {
    ($drawing:expr) => {
        concat!(
            r##"<g stroke="#1c1512" stroke-width="4" stroke-linecap="round" stroke-linejoin="round">"##,
            $drawing,
            "</g>"
        )
    };
}

/// An open eye on a 60 x 36 grid, with a line so wide.
macro_rules! eye {
    ($place:literal, $line:literal) => {
        concat!(
            r#"<g transform="translate("#,
            $place,
            r##")"><path d="M4 18C14 2 46 2 56 18 46 34 14 34 4 18z" fill="#fff" stroke="#1c1512" stroke-width=""##,
            $line,
            r#""/><circle cx="30" cy="18" r="8"/></g>"#
        )
    };
}

/// Whoever sits for a special card: what lies behind, the colour of the clothes, the head, and what lies before them.
macro_rules! portrait {
    ($behind:literal, $clothes:literal, $before:literal) => {
        bold!(concat!(
            $behind,
            r#"<path d="M22 107c0-16 10-25 28-25s28 9 28 25z" fill=""#,
            $clothes,
            r##""/><circle cx="50" cy="61" r="18" fill="#fff4de"/><path d="M44 60v.01M57 60v.01" stroke-width="5.5"/>"##,
            $before
        ))
    };
}

/// The minus and the one, over a base line 100 high.
const MINUS_ONE: &str = r#"<rect y="-41" width="30" height="14.5" rx="4.4"/><text x="37" font-size="100">1</text></g>"#;

/// Two cherries of the slot machine.
const CHERRIES: &str = bold!(
    r##"<path d="M36 70c3-17 15-26 27-26-4 7-4 16-3 28" fill="none"/><path d="M63 44c7-4 14-1 17 4-7 3-13 2-17-4z" fill="#48c78b"/><g fill="#ff6f83"><circle cx="35" cy="80" r="12"/><circle cx="61" cy="83" r="12"/></g>"##
);

/// The picture of a special card.
const fn portrait(portrait: Portrait) -> &'static str {
    match portrait {
        Portrait::Philosopher => portrait!(
            "",
            "#fff",
            r##"<path d="M32 105l-5 9M68 105l5 9" fill="none"/><path d="M20 97h60v8H20z" fill="#e2aa78"/><path d="M66 96c6-9 8-16 8-24h12c0 12-3 20-8 24zM38 84c7 6 16 10 28 12" fill="#fff"/><path d="M77 60V45a3.5 3.5 0 0 1 7 0v14c6 1 6 13-2 13h-6c-7 0-7-9 1-12z" fill="#fff4de"/><path d="M33 65c4 20 30 20 34 0-6 5-28 5-34 0z"/><path d="M46 71h8" stroke="#fff4de" stroke-width="3"/><path d="M31 53c3-8 9-13 19-13s16 5 19 13" fill="none" stroke="#0f6b47" stroke-width="9" stroke-dasharray=".1 10.6"/>"##
        ),
        Portrait::Waiter => portrait!(
            "",
            "#1c1512",
            r##"<path d="M41 84l9 22 9-22z" fill="#fff"/><path d="M50 87l-9-5v11l9-4 9 4V82z" fill="#ff6f83"/><path d="M32 62c-2-18 8-25 19-25s19 8 17 25c-2-8-7-12-13-13-7 4-17 4-23 13z"/><path d="M45 70q6 3 11-1M36 94l-12 2" fill="none"/><path d="M70 100l5-2 7-44-7-1-8 33z"/><path d="M73 33l1 15h10l2-15z" fill="#ffc233"/><path d="M65 50h27" stroke-width="6"/><circle cx="20" cy="94" r="10" fill="#ffd23f"/><path d="M20 88v6h5" fill="none" stroke-width="3"/>"##
        ),
        Portrait::Gossip => portrait!(
            r##"<path d="M12 40h76v60H12z" fill="#135a9c"/><circle cx="46" cy="38" r="10" fill="#8c7462"/>"##,
            "#b49aff",
            r##"<path d="M31 66c-3-16 6-25 18-25 9 0 15 4 18 11-13 3-27 2-36 14z" fill="#8c7462"/><path d="M66 54c2-14 25-14 25 5 0 13-11 12-12 21-1 8-13 8-13-2" fill="#ffb3a0"/><path d="M73 60c2-6 10-5 10 1s-6 6-7 12" fill="none" stroke-width="3"/><circle cx="50" cy="71" r="2.4"/><path d="M8 99h84v9H8z" fill="#e2aa78"/>"##
        ),
        Portrait::Beauty => portrait!(
            r##"<path d="M26 100c-6-32 0-62 24-62s30 30 24 62z" fill="#a8552e"/>"##,
            "#48c78b",
            r##"<path d="M31 64c0-14 8-22 19-22s19 8 19 22c-8-2-17-6-21-13-4 7-10 11-17 13z" fill="#a8552e"/><path d="M44 70q6 5 12 0" fill="none"/><path d="M64 110L38 92a32 32 0 0 1 52 0z" fill="#ffd23f"/><path d="M64 109L52 81M64 109V78M64 109l13-28" stroke-width="3"/><circle cx="33" cy="42" r="8" fill="#ff6f83"/><path d="M33 42v.01" stroke="#ffd23f" stroke-width="5"/>"##
        ),
        Portrait::Magician => portrait!(
            "",
            "#4d36a0",
            r##"<path d="M33 47l-3-25h40l-3 25z" fill="#b49aff"/><path d="M31 38h38" stroke="#ff6f83" stroke-width="6"/><path d="M22 48q28 7 56 0" fill="none" stroke-width="6"/><path d="M50 69c-4-3-11-1-13 4M50 69c4-3 11-1 13 4" fill="none"/><path d="M50 77v4" stroke-width="5"/><rect x="58" y="76" width="20" height="29" rx="4" fill="#ff6f83" transform="rotate(-14 68 90)"/><rect x="70" y="74" width="20" height="29" rx="4" fill="#fff4de" transform="rotate(12 80 88)"/><path d="M79 84l4 5-4 5-4-5z" fill="#ff6f83" stroke-width="3"/>"##
        ),
    }
}

/// The colour of a card.
const fn ground(face: LeiffFace) -> &'static str {
    match face {
        LeiffFace::MinusOne => "#c9efd8",
        LeiffFace::Machine => "#ffd23f",
        LeiffFace::Number(..10) => "#fff4de",
        LeiffFace::Number(_) => "#ffd0d6",
        LeiffFace::Special(..) => "#b9e6ff",
    }
}

/// What a number can do, or how it is to be held.
const fn sign(number: u8) -> &'static str {
    match number {
        6 => r#"<circle cx="79" cy="84" r="6"/>"#,
        7 => eye!("29 100) scale(.7", "5"),
        8 => concat!(eye!("15 103) scale(.55", "6"), eye!("52 103) scale(.55", "6")),
        9 => {
            concat!(
                r#"<circle cx="79" cy="84" r="6"/>"#,
                bold!(r#"<path d="M28 109h40l-7-7M72 121H32l7 7" fill="none"/>"#)
            )
        }
        _ => "",
    }
}

/// A card; class `card`. `width` in pixels.
#[must_use]
pub fn leiff_card(face: LeiffFace, width: u32) -> String {
    let small = |points| format!(r#"<text x="10" y="33" font-size="28">{points}</text>"#);
    let above = match face {
        LeiffFace::MinusOne => format!(
            r#"<g transform="translate(10 33) scale(.28)">{MINUS_ONE}<g transform="translate(25.9 90) scale(.66)">{MINUS_ONE}"#
        ),
        LeiffFace::Machine => small(0) + CHERRIES,
        LeiffFace::Number(number) => {
            let (base, size) = if number < 10 { (90, 76) } else { (92, 64) };
            let sign = sign(number);
            small(number)
                + &format!(r#"<text x="50" y="{base}" text-anchor="middle" font-size="{size}">{number}</text>{sign}"#)
        }
        LeiffFace::Special(who, name) => {
            let size = if name.len() > 14 { 10 } else { 13 };
            small(4)
                + portrait(who)
                + &format!(r#"<text x="50" y="129" text-anchor="middle" font-size="{size}">{name}</text>"#)
        }
    };
    card(ground(face), "", &above, width)
}

/// The back that all cards of this game share; class `back-face`. `width` in pixels.
#[must_use]
pub fn leiff_back(width: u32) -> String {
    back(REGULAR.color, "#8e1f3a", width)
}

/// What a player's glass holds: a beer, water, nothing; class `glass`. `size` in pixels.
#[must_use]
pub fn glass(glass: Glass, size: u32) -> String {
    let inner = match glass {
        Glass::Beer => concat!(
            "<g ",
            outline!(),
            r##"><path d="M44 28h5a8 8 0 0 1 8 8v6a8 8 0 0 1-8 8h-5" fill="none"/><path d="M13 20h31v34a5 5 0 0 1-5 5H18a5 5 0 0 1-5-5z" fill="#ffc233"/><path d="M11 25a8 8 0 0 1 4-14 11 11 0 0 1 20-2c9-3 17 8 9 16z" fill="#fff"/></g>"##
        ),
        Glass::Water => concat!(
            "<g ",
            outline!(),
            r##"><path d="M14 7h36l-5 50H19z" fill="#fff"/><path d="M16 25q8 6 16 0t16 0l-3 32H19z" fill="#7cc8ff"/></g>"##
        ),
        Glass::Nothing => r#"<path d="M20 32h24" stroke="currentColor" stroke-width="7" stroke-linecap="round"/>"#,
    };
    svg("glass", size, size, "0 0 64 64", inner)
}

/// A shot; class `glass`. `size` in pixels.
#[must_use]
pub fn shot(size: u32) -> String {
    svg(
        "glass",
        size,
        size,
        "0 0 64 64",
        concat!(
            "<g ",
            outline!(),
            r##"><path d="M16 14h32l-5 38H21z" fill="#fff"/><path d="M18.5 30h27l-3 22h-21z" fill="#e98f55"/></g>"##
        ),
    )
}

/// What a special card leaves behind on a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Badge {
    /// Immune: the waiter's bow tie.
    Immune,
    /// Enchanted: the magician's hat.
    Enchanted,
    /// Bound to the right neighbour: the beauty's fan.
    Bound,
}

/// A badge on a round mat in the blue of the special cards; class `badge`. `size` in pixels.
#[must_use]
pub fn badge(badge: Badge, size: u32) -> String {
    let symbol = match badge {
        Badge::Immune => r##"<path d="M24 24L10 15v18zM24 24l14-9v18z" fill="#ff6f83"/>"##,
        Badge::Enchanted => {
            r##"<path d="M16 31l-3-19h22l-3 19z" fill="#b49aff"/><path d="M7 31q17 5 34 0" fill="none"/>"##
        }
        Badge::Bound => {
            r##"<path d="M24 37L8 22a22 22 0 0 1 32 0z" fill="#ffd23f"/><path d="M24 36l-6-19M24 36l6-19" stroke-width="2.4"/>"##
        }
    };
    let inner = format!(
        concat!(r##"<g "##, outline!(), r##"><circle cx="24" cy="24" r="22.5" fill="#b9e6ff"/>{}</g>"##),
        symbol
    );
    svg("badge", size, size, "0 0 48 48", &inner)
}
