//! Scenes: pictures made of smaller drawings, on the pale paper of a game's colour.

use ui::art::svg;
use ui::outline;

/// A scene of 264 x 176 on a ground of this colour; class `intro-picture`.
#[must_use]
pub fn scene(ground: &str, parts: &[String]) -> String {
    let parts = parts.concat();
    svg(
        "intro-picture",
        264,
        176,
        "0 0 264 176",
        &format!(
            r##"<rect x="1.5" y="1.5" width="261" height="173" rx="16" fill="{ground}" stroke="#1c1512" stroke-width="3"/><g color="#1c1512">{parts}</g>"##
        ),
    )
}

/// A drawing as a part of a scene: `width` wide, with its upper left corner at `x`, `y`, and turned by so many degrees around that
/// corner.
#[must_use]
pub fn placed(drawing: &str, x: i32, y: i32, width: u32, turn: i32) -> String {
    // An `svg` within another one would be sized by the style sheet.
    let Some((head, inner)) = drawing.split_once('>') else { return String::new() };
    let view = head.split_once("viewBox=\"").and_then(|(_, rest)| rest.split_once('"')).map_or("", |(view, _)| view);
    let mut numbers = view.split(' ').filter_map(|number| number.parse::<f64>().ok());
    let (Some(left), Some(top), Some(wide)) = (numbers.next(), numbers.next(), numbers.next()) else {
        return String::new();
    };
    let scale = f64::from(width) / wide;
    let turn = if turn == 0 { String::new() } else { format!(" rotate({turn})") };
    let inner = inner.strip_suffix("</svg>").unwrap_or(inner);
    format!(r#"<g transform="translate({x} {y}){turn} scale({scale:.3}) translate({} {})">{inner}</g>"#, -left, -top)
}

/// What somebody says, in a bubble whose tail points down at its left; `x` and `y` are its upper left corner.
#[must_use]
pub fn bubble(words: &str, x: i32, y: i32) -> String {
    let width = 24 + 13 * words.chars().count() as i32;
    let (along, back, middle) = (width - 22, 30 - width, x + width / 2);
    let (left, foot) = (x + 11, y + 27);
    format!(
        concat!(
            "<g ",
            outline!(),
            r##"><path d="M{left} {y}h{along}a11 11 0 0 1 11 11v14a11 11 0 0 1-11 11h{back}l-8 12v-12a11 11 0 0 1-11-11v-14a11 11 0 0 1 11-11z" fill="#fffaf0"/></g>"##,
            r##"<text x="{middle}" y="{foot}" text-anchor="middle" font-size="24" fill="#1c1512">{words}</text>"##
        ),
        left = left,
        y = y,
        along = along,
        back = back,
        middle = middle,
        foot = foot,
        words = words
    )
}

/// An arrow of ink from one point to another, bent by so much to its left.
#[must_use]
pub fn pointer(from: (i32, i32), to: (i32, i32), bend: i32) -> String {
    let (wide, high) = (f64::from(to.0 - from.0), f64::from(to.1 - from.1));
    let length = wide.hypot(high).max(1.0);
    let (along, across) = ((wide / length, high / length), (high / length, -wide / length));
    let bend = f64::from(bend);
    let by = (
        f64::from(from.0 + to.0) / 2.0 + across.0 * bend * 2.0,
        f64::from(from.1 + to.1) / 2.0 + across.1 * bend * 2.0,
    );
    // The head follows the end of the curve.
    let end = (f64::from(to.0) - by.0, f64::from(to.1) - by.1);
    let reach = end.0.hypot(end.1).max(1.0);
    let along = if bend == 0.0 { along } else { (end.0 / reach, end.1 / reach) };
    let side = |sign: f64| {
        (f64::from(to.0) - 9.0 * along.0 + sign * 8.0 * along.1, f64::from(to.1) - 9.0 * along.1 - sign * 8.0 * along.0)
    };
    let (one, other) = (side(1.0), side(-1.0));
    format!(
        r##"<path d="M{} {}Q{:.1} {:.1} {} {}M{:.1} {:.1}L{} {}L{:.1} {:.1}" fill="none" stroke="#1c1512" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/>"##,
        from.0, from.1, by.0, by.1, to.0, to.1, one.0, one.1, to.0, to.1, other.0, other.1
    )
}
