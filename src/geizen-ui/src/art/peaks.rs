//! The drawings of great moments. What moves is a group of its own, inside the group that places it.

use ui::{ink, outline};

use super::{COIN, dots, svg};

/// Where each of five dice lies: x, y, and how it is tilted.
const ALIKE: [(i32, i32, i32); 5] = [(4, 44, -14), (66, 20, -6), (133, 8, 0), (200, 20, 6), (262, 44, 14)];

/// Five equal dice that have jumped up; each is a group of the class `alike`.
#[must_use]
pub fn five_alike(face: u8) -> String {
    let mut inner = String::new();
    for (x, y, tilt) in ALIKE {
        inner.push_str(&format!(
            r##"<g transform="translate({x} {y}) rotate({tilt} 27 29) scale(1.35)"><g class="alike"><rect x="2" y="2" width="36" height="39" rx="9.5" fill="#c9a972" {}/><rect x="3.5" y="3.5" width="33" height="32" rx="8" fill="#fffaf0"/>{}</g></g>"##,
            outline!(),
            dots(face)
        ));
    }
    // The shadows stay on the ground.
    for (x, y, _) in ALIKE {
        inner.push_str(&format!(
            r##"<ellipse cx="{}" cy="{}" rx="22" ry="4" fill="#c9a972"/>"##,
            x + 27,
            (y + 66).max(104)
        ));
    }
    svg("", 320, 120, "0 0 320 120", &inner)
}

/// The hand of a red field.
const HAND: &str = concat!(
    r##"<g stroke=""##,
    ink!(),
    r##"" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round"><path d="M10 1.5h12l8.5 8.5v12L22 30.5H10L1.5 22V10z" fill="#f2705f"/><path d="M9 14v5a7 7 0 0 0 14 0v-5M9 14V9M13.6 15V7.5M18.3 15V7.5M23 14V9" fill="none"/></g>"##
);

/// Where the chips of the row lie around the two hands.
const RAIN: [(i32, i32); 6] = [(2, 70), (34, 92), (92, 88), (204, 88), (260, 92), (290, 68)];

/// The hand of a full row, put down twice; each is a group of the class `grab`, chips are of the class `rain`.
#[must_use]
pub fn row_twice(face: u8) -> String {
    let mut inner = String::new();
    for (x, y) in RAIN {
        inner.push_str(&format!(r#"<g transform="translate({x} {y}) scale(.85)"><g class="rain">{COIN}</g></g>"#));
    }
    for (x, tilt) in [(62, -9), (156, 9)] {
        inner.push_str(&format!(
            r#"<g transform="translate({x} 4) rotate({tilt} 52 52) scale(3.25)"><g class="grab">{HAND}</g></g>"#
        ));
    }
    inner.push_str(&format!(
        r##"<g transform="translate(134 64) scale(1.3)"><rect x="2" y="2" width="36" height="39" rx="9.5" fill="#c9a972" {}/><rect x="3.5" y="3.5" width="33" height="32" rx="8" fill="#fffaf0"/>{}</g>"##,
        outline!(),
        dots(face)
    ));
    svg("", 320, 122, "0 0 320 122", &inner)
}
