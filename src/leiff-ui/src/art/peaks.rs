//! The drawing of a call below zero. What moves is a group of its own, inside the group that places it.

use ui::outline;

use super::{REGULAR, svg};

/// Where the cherries fly: x, y, and how they are tilted.
const CHERRIES: [(i32, i32, i32); 6] =
    [(18, 62, -24), (52, 14, -10), (92, 78, 12), (204, 80, -12), (246, 12, 14), (276, 60, 26)];

/// A pair of cherries on a grid of 30 x 34.
const CHERRY: &str = r##"<path d="M9 22C10 12 14 6 22 2M21 22C22 14 22 8 22 2" fill="none"/><path d="M22 3c5-4 8 0 8 2-3 3-7 2-8-2z" fill="#37b073"/><circle cx="8" cy="26" r="7" fill="#e03a52"/><circle cx="21" cy="26" r="7" fill="#e03a52"/>"##;

/// The slot machine pays out: it is a group of the class `machine`, cherries are of the class `cherry`.
#[must_use]
pub fn jackpot() -> String {
    let mut inner = String::new();
    for (x, y, tilt) in CHERRIES {
        inner.push_str(&format!(
            r#"<g transform="translate({x} {y}) rotate({tilt} 15 17)"><g class="cherry" {}>{CHERRY}</g></g>"#,
            outline!()
        ));
    }
    inner.push_str(&format!(
        r#"<g transform="translate(98 -8) scale(1.95)"><g class="machine">{}</g></g>"#,
        REGULAR.drawing
    ));
    svg("", 320, 116, "0 0 320 116", &inner)
}
