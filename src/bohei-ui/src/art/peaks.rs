//! The drawing of a call that counts. What moves is a group of its own, inside the group that places it.

use ui::outline;

use super::{REGULAR, svg};

/// A full hand of so many cards behind the regular, who shouts. Each card is a group of the class `fan`, the last one of `fan last`; the
/// regular is of the class `shouter`.
#[must_use]
pub fn full_hand(cards: u8) -> String {
    let cards = i32::from(cards.max(1));
    let mut inner = String::new();
    for card in 0..cards {
        let tilt = if cards > 1 { -57 + 114 * card / (cards - 1) } else { 0 };
        let last = if card + 1 == cards { " last" } else { "" };
        inner.push_str(&format!(
            r##"<g transform="rotate({tilt} 160 150)"><g class="fan{last}" {}><rect x="138" y="8" width="44" height="64" rx="7" fill="#fff4de"/><rect x="144" y="14" width="32" height="52" rx="4" fill="#ff944d" stroke="none"/><path d="M149 34c3 4 7 4 9 0M162 34c3 4 7 4 9 0" fill="none" stroke-width="2.4"/></g></g>"##,
            outline!()
        ));
    }
    inner.push_str(&format!(
        r#"<g transform="translate(112 44) scale(1.5)"><g class="shouter">{}</g></g>"#,
        REGULAR.drawing
    ));
    svg("", 320, 136, "0 0 320 136", &inner)
}
