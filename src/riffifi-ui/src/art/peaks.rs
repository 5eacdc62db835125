//! The drawing of a great robbery. What moves is a group of its own, inside the group that places it.

use ui::outline;

use super::{Loot, REGULAR, svg};

/// Where the chips lie that were lost on the way: x, y, and how large.
const LOST: [(i32, i32, f32); 4] = [(6, 84, 0.8), (40, 96, 0.66), (268, 92, 0.7), (292, 70, 0.6)];

/// The thief with a full sack of this loot. The sack is a group of the class `sack`, the thief `thief`, chips are of the class `swag`.
#[must_use]
pub fn robbery(loot: Loot) -> String {
    let (color, symbol) = (loot.color(), loot.symbol());
    let chip = format!(
        r##"<circle cx="20" cy="20" r="18" fill="{color}" stroke="#1c1512" stroke-width="3"/><path d="{symbol}" transform="translate(9.2 9.2) scale(.9)" fill="#1c1512" fill-rule="evenodd"/>"##
    );
    let mut inner = String::new();
    for (x, y, size) in LOST {
        inner.push_str(&format!(r#"<g transform="translate({x} {y}) scale({size})"><g class="swag">{chip}</g></g>"#));
    }
    inner.push_str(&format!(
        r#"<g transform="translate(150 14) scale(1.68)"><g class="thief">{}</g></g>"#,
        REGULAR.drawing
    ));
    inner.push_str(&format!(
        r##"<g transform="translate(58 0)"><g class="sack"><g {}><path d="M58 34c-34 12-52 38-52 62 0 18 22 26 60 26s60-8 60-26c0-24-18-50-52-62z" fill="#e2aa78"/><path d="M52 34c-8-10-14-18-12-26 8 5 14 2 24 2s16 4 24-2c3 9-4 16-12 26z" fill="#e2aa78"/><path d="M49 35h34" stroke-width="7"/><path d="M20 84c-4 8-5 12-4 17" fill="none"/></g><circle cx="66" cy="84" r="27" fill="{color}" stroke="#1c1512" stroke-width="3"/><path d="{symbol}" transform="translate(48 66) scale(1.5)" fill="#1c1512" fill-rule="evenodd"/></g></g>"##,
        outline!()
    ));
    svg("", 320, 124, "0 0 320 124", &inner)
}
