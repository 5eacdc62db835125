//! The drawings: functions that return SVG text.
//!
//! Everything is pasteboard: flat colour and an ink line, 3 wide on a 64 grid. Printed things do not
//! change with the light, so their colours are fixed here; whatever follows the theme says `currentColor`.
//! No drawing carries a `style` attribute or an `id`: the site's policy forbids the one, and the other would
//! collide as soon as a drawing stands twice on a page. Sizes are whole pixels; the style sheet may overrule them.
//! Every drawing is decoration (`aria-hidden`): the sentence beside it says what it shows.

// Drawings are one long `concat!` of path data each: joined at compile time, they cost the program nothing but their text.

/// The line every drawing shares, as attributes for a group.
#[macro_export]
macro_rules! outline {
    () => {
        r##"stroke="#1c1512" stroke-width="3" stroke-linecap="round" stroke-linejoin="round""##
    };
}

/// The colour of ink as a literal, for `concat!`.
#[macro_export]
macro_rules! ink {
    () => {
        "#1c1512"
    };
}

pub mod card;
pub mod curtain;
pub mod curve;
pub mod icons;
pub mod seats;
pub mod symbols;

pub use card::{back, gap};
pub use curtain::{curtain, folds};
pub use curve::{Line, curve};
pub use icons::{Icon, icon};
pub use seats::{SeatSymbol, crowned_mat, mat, sym};
pub use symbols::{BOLT, Beer, bolt, crown, empty_seat, eye, lids, mug, phone, slate, torn_ticket};

/// Ink: the line of every drawing and the text on pasteboard.
pub const INK: &str = ink!();

/// One drawing: its class, its size in pixels, its view box and what is in it.
#[must_use]
pub fn svg(class: &str, width: u32, height: u32, view: &str, inner: &str) -> String {
    format!(
        r#"<svg class="{class}" width="{width}" height="{height}" viewBox="{view}" aria-hidden="true">{inner}</svg>"#
    )
}
