//! What lies on the table in Geizen: dice, chips, fields, arrows, and the tower.

mod peaks;

use ui::{ink, outline};

pub use game_ui::art::*;
pub use peaks::{five_alike, row_twice};

/// The die biting its coin, green.
pub const REGULAR: Regular = Regular {
    color: "#48c78b",
    place: "7.5 7.5",
    drawing: concat!(
        "<g ",
        outline!(),
        r##"><rect x="13" y="12" width="38" height="40" rx="10" fill="#fff4de"/><g class="eyes" fill="#1c1512" stroke="none"><circle cx="23.5" cy="26" r="4.6"/><circle cx="40.5" cy="26" r="4.6"/></g><path d="M17 18.5l10 4.5M47 18.5l-10 4.5"/><rect x="20" y="36" width="24" height="10" rx="5" fill="#fff"/><path d="M28 36v10M36 36v10"/><circle cx="46" cy="45" r="8" fill="#ffd23f"/><path d="M46 41.5v7"/></g>"##
    ),
};

/// The centres of the pips on a 40 grid.
const fn pips(value: u8) -> &'static [(&'static str, &'static str)] {
    match value {
        1 => &[("20", "19.3")],
        2 => &[("12", "11.3"), ("28", "27.3")],
        3 => &[("11.5", "10.8"), ("20", "19.3"), ("28.5", "27.8")],
        4 => &[("12", "11.3"), ("28", "11.3"), ("12", "27.3"), ("28", "27.3")],
        5 => &[("11.5", "10.8"), ("28.5", "10.8"), ("20", "19.3"), ("11.5", "27.8"), ("28.5", "27.8")],
        _ => &[("12", "9.8"), ("28", "9.8"), ("12", "19.3"), ("28", "19.3"), ("12", "28.8"), ("28", "28.8")],
    }
}

/// The pips of one face.
fn dots(value: u8) -> String {
    let mut text = String::from(r##"<g fill="#1c1512">"##);
    for (x, y) in pips(value) {
        text.push_str(&format!(r#"<circle cx="{x}" cy="{y}" r="3.7"/>"#));
    }
    text.push_str("</g>");
    text
}

/// A die that lies on the table, 1 to 6: a pasteboard face with its tan edge; class `die-face`. `size` is the width.
#[must_use]
pub fn die(value: u8, size: u32) -> String {
    let mut inner = String::from(concat!(
        r##"<rect x="2" y="2" width="36" height="39" rx="9.5" fill="#c9a972" "##,
        outline!(),
        r##"/><rect x="3.5" y="3.5" width="33" height="32" rx="8" fill="#fffaf0"/>"##
    ));
    inner.push_str(&dots(value));
    svg("die-face", size, size * 43 / 40, "0 0 40 43", &inner)
}

/// A die in the air: six faces for the style sheet to fold into a cube, the value in front, opposite faces adding up to seven.
/// This one is HTML: `<span class="cube">` with six drawings of the classes `cube-side-1` (front) to `cube-side-6` (back).
#[must_use]
pub fn cube(value: u8) -> String {
    let value = value.clamp(1, 6);
    let mut faces = vec![value];
    faces.extend((1..=6).filter(|&side| side != value && side != 7 - value));
    faces.push(7 - value);
    let mut text = String::from(r#"<span class="cube" aria-hidden="true">"#);
    for (place, &side) in (1u32..).zip(&faces) {
        let mut inner = String::from(concat!(
            r##"<rect x="3.5" y="2.8" width="33" height="33" rx="6" fill="#fffaf0" "##,
            outline!(),
            "/>"
        ));
        inner.push_str(&dots(side));
        text.push_str(&svg(&format!("cube-side-{place}"), 40, 40, "2 1.3 36 36", &inner));
    }
    text.push_str("</span>");
    text
}

/// The coin itself on a 32 grid.
const COIN: &str = concat!(
    "<g stroke=\"",
    ink!(),
    r##""><circle cx="16" cy="16" r="14" fill="#e98f55" stroke-width="3"/><circle cx="16" cy="16" r="9.5" fill="none" stroke-width="2" stroke-dasharray="3 3"/></g>"##
);

/// A short text in the middle of a 32 grid.
fn middle(text: &str) -> String {
    format!(r##"<text x="16" y="21.4" text-anchor="middle" font-size="15" fill="#1c1512">{text}</text>"##)
}

/// A chip; class `chip`.
#[must_use]
pub fn chip(size: u32) -> String {
    svg("chip", size, size, "0 0 32 32", COIN)
}

/// A chip with a number or a few signs on it, "25" or "−5".
#[must_use]
pub fn chip_label(label: &str, size: u32) -> String {
    let mut inner = String::from(COIN);
    inner.push_str(&middle(label));
    svg("chip", size, size, "0 0 32 32", &inner)
}

/// How many chips lie upon each other in a [`stack`] before the next one is begun.
const HIGH: u32 = 10;

/// So many chips, seen from the side, in stacks of ten; class `stack`. Of no chips, the ground alone.
#[must_use]
pub fn stack(chips: u8) -> String {
    let chips = u32::from(chips);
    let mut inner = String::from(r##"<g fill="#e98f55" stroke="#1c1512" stroke-width="2.2">"##);
    for chip in 0..chips {
        let (x, y) = (2 + chip / HIGH * 38, 58 - chip % HIGH * 6);
        inner.push_str(&format!(
            r#"<rect x="{x}" y="{y}" width="34" height="8" rx="3.5"/><path d="M{} {}v2"/>"#,
            x + 9 + chip * 7 % 17,
            y + 3
        ));
    }
    inner.push_str("</g>");
    let width = chips.div_ceil(HIGH).max(1) * 38;
    svg("stack", width, 68, &format!("0 0 {width} 68"), &inner)
}

/// What a field of the board asks for, by its shape and its colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Field {
    /// A green circle: the player pays.
    Green,
    /// A yellow square with the bank: the bank pays.
    Yellow,
    /// A red octagon with the hand: take the row.
    Red,
}

/// What lies on a field.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum On {
    /// Nothing: the field shows its sign.
    Free,
    /// So many chips; a single one carries no number.
    Chips(u8),
    /// So many chips would be laid there by what is chosen now.
    Next(u8),
}

/// A field of the board; class `field`.
#[must_use]
pub fn field(kind: Field, on: On, size: u32) -> String {
    let (ground, sign) = match kind {
        Field::Green => (r##"<circle cx="16" cy="16" r="14.5" fill="#7fcf9a"/>"##, ""),
        Field::Yellow => (
            r##"<rect x="1.5" y="1.5" width="29" height="29" rx="6" fill="#ffd65c"/>"##,
            r##"<path d="M9 17h14M10.5 17v5M16 17v5M21.5 17v5M8.5 23.5h15M16 8l7.5 6h-15z" fill="none" stroke-width="2"/>"##,
        ),
        Field::Red => (
            r##"<path d="M10 1.5h12l8.5 8.5v12L22 30.5H10L1.5 22V10z" fill="#f2705f"/>"##,
            r##"<path d="M9 14v5a7 7 0 0 0 14 0v-5M9 14V9M13.6 15V7.5M18.3 15V7.5M23 14V9" fill="none"/>"##,
        ),
    };
    let mut inner = format!(
        r##"<g stroke="#1c1512" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round">{ground}{}</g>"##,
        if on == On::Free { sign } else { "" }
    );
    match on {
        On::Free => {}
        On::Chips(count) => {
            inner.push_str(r#"<g transform="translate(3.2 3.2) scale(.8)">"#);
            inner.push_str(COIN);
            if count > 1 {
                inner.push_str(&middle(&count.to_string()));
            }
            inner.push_str("</g>");
        }
        On::Next(count) => {
            inner.push_str(r##"<circle cx="16" cy="16" r="10.5" fill="#fff" fill-opacity=".75" stroke="#1c1512" stroke-width="2.6" stroke-dasharray="3.5 3"/>"##);
            inner.push_str(&middle(&count.to_string()));
        }
    }
    svg("field", size, size, "0 0 32 32", &inner)
}

/// The black arrow at the end of a row with what all others pay, "−1"; class `arrow`. `height` in pixels.
#[must_use]
pub fn arrow(label: &str, height: u32) -> String {
    let inner = format!(
        r##"<path d="M0 12.5L9 0h25v25H9z" fill="#1c1512"/><text x="20.5" y="17.8" text-anchor="middle" font-size="15" fill="#fff4de">{label}</text>"##
    );
    svg("arrow", height * 34 / 25, height, "0 0 34 25", &inner)
}

/// The tower. Its parts can move: `pupil` (both pupils), `lid` (both lids), `brow`.
const TOWER: &str = concat!(
    "<g ",
    outline!(),
    r##"><path d="M4 204h142v14a7 7 0 0 1-7 7H11a7 7 0 0 1-7-7z" fill="#6b4527"/><path d="M30 40h90v166H30z" fill="#48c78b"/><path d="M104 42h14.5v162H104z" fill="#2f9a68" stroke="none"/><path d="M20 44V14a5 5 0 0 1 5-5h13a5 5 0 0 1 5 5v11h20V14a5 5 0 0 1 5-5h14a5 5 0 0 1 5 5v11h20V14a5 5 0 0 1 5-5h13a5 5 0 0 1 5 5v30a6 6 0 0 1-6 6H26a6 6 0 0 1-6-6z" fill="#48c78b"/><g stroke="#0f6b47"><path d="M31.5 55h87" stroke-width="6" opacity=".5" stroke-linecap="butt"/><path d="M38 122h12M36 190h-2M108 132h7M109 182h6M98 118h9"/></g><g fill="#fff"><circle cx="56" cy="88" r="16"/><circle cx="94" cy="88" r="16"/></g><g class="pupil" fill="#1c1512" stroke="none"><circle cx="62" cy="94" r="6"/><circle cx="100" cy="94" r="6"/></g><path class="lid" d="M40 86a16 16 0 0 1 32 0zM78 86a16 16 0 0 1 32 0z" fill="#2f9a68"/><path class="brow" d="M38 70l26 7M112 70l-26 7"/><path d="M44 206v-54a31 31 0 0 1 62 0v54z" fill="#1c1512"/><path d="M53 137h11v10a3 3 0 0 1-3 3h-5a3 3 0 0 1-3-3zM69.5 124h11v24a3 3 0 0 1-3 3h-5a3 3 0 0 1-3-3zM86 137h11v10a3 3 0 0 1-3 3h-5a3 3 0 0 1-3-3z" fill="#fff" stroke="none"/><path d="M44 206l-12 14h86l-12-14z" fill="#8a5c34"/></g>"##
);

/// The whole tower; class `tower-picture`. On the play screen the style sheet sizes it and, where the screen is low, leaves only its head.
#[must_use]
pub fn tower(width: u32) -> String {
    let height = width * 228 / 150;
    // Given a box of another shape, it stands on the ground of that box.
    format!(
        r#"<svg class="tower-picture" width="{width}" height="{height}" viewBox="0 0 150 228" preserveAspectRatio="xMidYMax meet" aria-hidden="true">{TOWER}</svg>"#
    )
}
