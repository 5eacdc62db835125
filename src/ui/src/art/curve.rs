//! The curve at the end: everybody's count after every round, on paper.

use super::seats::{SeatSymbol, mat_at};

/// One seat's line: its mat tells whose it is, its dash repeats the mat's ring.
#[derive(Clone, Debug)]
pub struct Line {
    /// Whose line.
    pub seat: SeatSymbol,
    /// The count at the start and after every round; it may be below zero.
    pub counts: Vec<i32>,
}

// The paper, in pixels of the drawing: the grid's left, right, bottom and top, and the size of the mats at the lines' ends.
const LEFT: i32 = 30;
const RIGHT: i32 = 308;
const FLOOR: i32 = 166;
const TOP: i32 = 26;
const MAT: i32 = 34;

/// The curve, best seat first: earlier lines lie on top. `label` is the text alternative, free of markup.
#[must_use]
pub fn curve(lines: &[Line], label: &str) -> String {
    let counts = || lines.iter().flat_map(|line| &line.counts).copied();
    let (most, least) = (counts().max().unwrap_or(0).max(0), counts().min().unwrap_or(0).min(0));
    // At most five steps: more numbers than that are wallpaper.
    let up = |count: i32, step: i32| (count + step - 1) / step;
    let marks = |step: i32| (up(most, step), up(-least, step));
    let fits = |step: &i32| marks(*step).0 + marks(*step).1 <= 5;
    let step = [1, 2, 5, 10, 20, 25, 50, 100, 200].into_iter().find(fits).unwrap_or(most.max(-least));
    let (above, below) = marks(step);
    let steps = (above + below).max(1);
    let height = |count: i32| FLOOR * 10 - (count + below * step) * (FLOOR - TOP) * 10 / (steps * step);

    let mut grid = String::new();
    let mut numbers = String::new();
    for mark in -below..=steps - below {
        let y = height(mark * step) / 10;
        grid.push_str(&format!("M{LEFT} {y}H{}", RIGHT + 4));
        let minus = if mark < 0 { "−" } else { "" };
        numbers.push_str(&format!(r#"<text x="{}" y="{}">{minus}{}</text>"#, LEFT - 7, y + 5, (mark * step).abs()));
    }
    let mut text = format!(
        r##"<svg class="curve" viewBox="0 0 350 190" role="img" aria-label="{label}"><path d="{grid}" stroke="#d9c39b" stroke-width="1.5"/><g font-size="14" fill="#6a5443" text-anchor="end">{numbers}</g><g fill="none" stroke-linejoin="round" stroke-linecap="round">"##
    );
    for line in lines.iter().rev() {
        let path = path(&line.counts, height);
        let (color, dash) = (line.seat.color(), line.seat.dash());
        text.push_str(&format!(
            r##"<g transform="scale(.1)"><path d="{path}" stroke="#1c1512" stroke-width="80"/><path d="{path}" stroke="{color}" stroke-width="50"/></g><path d="{path}" transform="scale(.1)" stroke="#1c1512" stroke-width="18" stroke-dasharray="{}"/>"##,
            tenfold(dash)
        ));
    }
    text.push_str("</g>");
    // As many as there are must stand below each other.
    let size = MAT.min(180 / i32::try_from(lines.len().max(1)).unwrap_or(MAT));
    for (line, y) in lines.iter().zip(ends(lines, size, height)) {
        text.push_str(&mat_at(line.seat, RIGHT + 4, y, size.unsigned_abs()));
    }
    text.push_str("</svg>");
    text
}

/// A line through all counts, in tenths of a pixel so that whole numbers are fine enough.
fn path(counts: &[i32], height: impl Fn(i32) -> i32) -> String {
    let gaps = i32::try_from(counts.len().max(2) - 1).unwrap_or(1);
    let mut text = String::new();
    for (round, &count) in (0..).zip(counts) {
        let x = LEFT * 10 + round * (RIGHT - LEFT) * 10 / gaps;
        text.push(if round == 0 { 'M' } else { 'L' });
        text.push_str(&format!("{x} {}", height(count)));
    }
    text
}

/// A dash in tenths of a pixel: "5.2 1" becomes "52 10".
fn tenfold(dash: &str) -> String {
    let tenth = |part: &str| match part.split_once('.') {
        Some((whole, rest)) => format!("{whole}{rest}").trim_start_matches('0').to_owned(),
        None => format!("{part}0"),
    };
    dash.split(' ').filter(|part| !part.is_empty()).map(tenth).collect::<Vec<_>>().join(" ")
}

/// Where each seat's mat stands: at the end of its line, moved apart where two would cover each other.
fn ends(lines: &[Line], size: i32, height: impl Fn(i32) -> i32) -> Vec<i32> {
    let end = |line: &Line| height(line.counts.last().copied().unwrap_or(0)) / 10 - size / 2;
    let mut order: Vec<usize> = (0..lines.len()).collect();
    order.sort_by_key(|&seat| end(&lines[seat]));
    let mut places = vec![0; lines.len()];
    let mut free = i32::MIN;
    for &seat in &order {
        places[seat] = end(&lines[seat]).max(free);
        free = places[seat] + size + 1;
    }
    // Whoever was pushed below the paper pushes the others back up.
    let mut limit = 190 - size - 1;
    for &seat in order.iter().rev() {
        places[seat] = places[seat].min(limit);
        limit = places[seat] - size - 1;
    }
    places
}
