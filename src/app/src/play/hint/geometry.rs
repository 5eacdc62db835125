//! Where a hint lies: near what it points to, and on nothing that can be pressed.

/// A rectangle on the screen, in CSS pixels.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Rect {
    pub(super) left: f64,
    pub(super) top: f64,
    pub(super) width: f64,
    pub(super) height: f64,
}

/// A point on the screen.
pub(super) type Point = (f64, f64);

/// How far a hint stays away from what it points to: there is room for the arrow.
const GAP: f64 = 26.0;

/// How far it stays away from the edges of the screen.
const MARGIN: f64 = 8.0;

/// How long an arrow is at most: a longer one would cross out what lies on its way.
const ARROW: f64 = 44.0;

/// How far the head of an arrow reaches to its sides.
const HEAD: f64 = 9.0;

/// How fine places are tried.
const STEP: f64 = 8.0;

impl Rect {
    fn right(&self) -> f64 {
        self.left + self.width
    }

    fn bottom(&self) -> f64 {
        self.top + self.height
    }

    pub(super) fn middle(&self) -> Point {
        (self.left + self.width / 2.0, self.top + self.height / 2.0)
    }

    /// The rectangle with so much around it.
    fn grown(&self, by: f64) -> Rect {
        Rect { left: self.left - by, top: self.top - by, width: self.width + 2.0 * by, height: self.height + 2.0 * by }
    }

    /// How much of it lies on another one.
    pub(super) fn overlap(&self, other: &Rect) -> f64 {
        let wide = self.right().min(other.right()) - self.left.max(other.left);
        let high = self.bottom().min(other.bottom()) - self.top.max(other.top);
        if wide > 0.0 && high > 0.0 { wide * high } else { 0.0 }
    }

    /// How far it is from another one.
    fn distance(&self, other: &Rect) -> f64 {
        let wide = (other.left - self.right()).max(self.left - other.right()).max(0.0);
        let high = (other.top - self.bottom()).max(self.top - other.bottom()).max(0.0);
        wide.hypot(high)
    }

    /// The point of it that is next to this one.
    fn nearest(&self, (x, y): Point) -> Point {
        (x.clamp(self.left, self.right()), y.clamp(self.top, self.bottom()))
    }
}

impl From<[f64; 4]> for Rect {
    fn from([left, top, width, height]: [f64; 4]) -> Rect {
        Rect { left, top, width, height }
    }
}

/// A place for a hint.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Place {
    /// Where it lies.
    pub(super) rect: Rect,
    /// Where its arrow begins.
    pub(super) from: Point,
    /// Where its arrow ends.
    pub(super) to: Point,
}

impl Place {
    /// The same, counted from the corner of another rectangle.
    pub(super) fn within(self, other: &Rect) -> Place {
        let moved = |(x, y): Point| (x - other.left, y - other.top);
        let (left, top) = moved((self.rect.left, self.rect.top));
        Place { rect: Rect { left, top, ..self.rect }, from: moved(self.from), to: moved(self.to) }
    }
}

/// The best place on the screen for a hint of this size: neither on what it points to nor on a button, on as few words as possible, and
/// near. None if there is no such place. Each of `words` has what a pixel of it costs when it is covered, in pixels of distance; the
/// arrow goes between the `lines`.
pub(super) fn place(
    (width, height): (f64, f64),
    anchor: &Rect,
    buttons: &[Rect],
    words: &[(Rect, f64)],
    lines: &[Rect],
    screen: &Rect,
) -> Option<Place> {
    let room = screen.grown(-MARGIN);
    let steps = |from: f64, to: f64| {
        let count = ((to - from) / STEP).floor();
        let count = if count < 0.0 { 0 } else { count as u32 + 1 };
        (0..count).map(move |step| from + STEP * f64::from(step))
    };
    let kept = anchor.grown(GAP);
    let mut best: Option<(f64, Rect)> = None;
    for top in steps(room.top, room.bottom() - height) {
        for left in steps(room.left, room.right() - width) {
            let rect = Rect { left, top, width, height };
            let aside = (rect.middle().0 - anchor.middle().0).abs();
            let far = rect.distance(anchor) + 0.2 * aside;
            if best.is_some_and(|(least, _)| far >= least)
                || rect.overlap(&kept) > 0.0
                || buttons.iter().any(|button| rect.overlap(button) > 0.0)
            {
                continue;
            }
            let cost = far + words.iter().map(|(word, price)| price * rect.overlap(word)).sum::<f64>();
            if best.is_none_or(|(least, _)| cost < least) {
                best = Some((cost, rect));
            }
        }
    }
    let (_, rect) = best?;
    let (from, to) = aim(&rect, anchor, lines);
    Some(Place { rect, from, to })
}

/// Where the arrow of a hint begins and ends: near the middle of what it points to, and over as little of the lines as possible.
fn aim(rect: &Rect, anchor: &Rect, lines: &[Rect]) -> (Point, Point) {
    let (x, y) = anchor.middle();
    let aside = |room: f64| (1..).map(|step| STEP * f64::from(step)).take_while(move |by| *by < room / 2.0 - HEAD);
    let goals = aside(anchor.width)
        .flat_map(|by| [(by, 0.0), (-by, 0.0)])
        .chain(aside(anchor.height).flat_map(|by| [(0.0, by), (0.0, -by)]));
    let arrow = |(right, down): Point| {
        let (x, y) = rect.nearest((x + right, y + down));
        let to = anchor.nearest((x, y));
        let part = (ARROW / (x - to.0).hypot(y - to.1)).min(1.0);
        let from = (to.0 + part * (x - to.0), to.1 + part * (y - to.1));
        let (left, top) = (from.0.min(to.0), from.1.min(to.1));
        let drawn = Rect { left, top, width: (from.0 - to.0).abs(), height: (from.1 - to.1).abs() }.grown(HEAD);
        let cost = right.abs() + down.abs() + lines.iter().map(|line| drawn.overlap(line)).sum::<f64>();
        (cost, from, to)
    };
    let cheaper = |best: (f64, Point, Point), other: (f64, Point, Point)| if other.0 < best.0 { other } else { best };
    let (_, from, to) = goals.map(arrow).fold(arrow((0.0, 0.0)), cheaper);
    (from, to)
}

/// The arrow as the path of an SVG, bent a little, with its head at the end.
pub(super) fn arrow(from: Point, to: Point) -> String {
    let (wide, high) = (to.0 - from.0, to.1 - from.1);
    let length = wide.hypot(high).max(1.0);
    let bend = (length * 0.16).min(22.0);
    let by = ((from.0 + to.0) / 2.0 + high / length * bend, (from.1 + to.1) / 2.0 - wide / length * bend);
    let (x, y) = (to.0 - by.0, to.1 - by.1);
    let reach = x.hypot(y).max(1.0);
    let (x, y) = (x / reach, y / reach);
    let head = |side: f64| (to.0 - 11.0 * x + side * HEAD * y, to.1 - 11.0 * y - side * HEAD * x);
    let (one, other) = (head(1.0), head(-1.0));
    format!(
        "M{:.0} {:.0}Q{:.0} {:.0} {:.0} {:.0}M{:.0} {:.0}L{:.0} {:.0}L{:.0} {:.0}",
        from.0, from.1, by.0, by.1, to.0, to.1, one.0, one.1, to.0, to.1, other.0, other.1
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    const SCREEN: Rect = Rect { left: 0.0, top: 0.0, width: 360.0, height: 640.0 };

    fn rect(left: f64, top: f64, width: f64, height: f64) -> Rect {
        Rect { left, top, width, height }
    }

    #[test]
    fn a_hint_covers_neither_what_it_points_to_nor_a_button() {
        let anchor = rect(20.0, 500.0, 100.0, 60.0);
        let buttons = [anchor, rect(0.0, 380.0, 360.0, 90.0), rect(0.0, 0.0, 360.0, 100.0)];
        let found = place((300.0, 90.0), &anchor, &buttons, &[], &[], &SCREEN).expect("a place");
        assert!(found.rect.top >= 100.0 && found.rect.bottom() <= 380.0, "{found:?}");
        assert_eq!((found.from.1, found.to.1), (anchor.top - ARROW, anchor.top), "an arrow of a limited length");
        let full: Vec<Rect> = (0..8).map(|row| rect(0.0, 80.0 * f64::from(row), 360.0, 78.0)).collect();
        assert_eq!(place((240.0, 80.0), &anchor, &full, &[], &[], &SCREEN), None);
    }

    #[test]
    fn it_goes_a_little_farther_to_leave_words_in_sight() {
        let anchor = rect(20.0, 500.0, 320.0, 60.0);
        let question = rect(20.0, 440.0, 320.0, 50.0);
        let found = |words: &[(Rect, f64)]| {
            place((300.0, 70.0), &anchor, &[anchor], words, &[], &SCREEN).expect("a place").rect
        };
        assert!(found(&[]).overlap(&question) > 0.0 && found(&[(question, 0.08)]).overlap(&question) == 0.0);
    }

    #[test]
    fn its_arrow_crosses_out_no_line() {
        let anchor = rect(20.0, 500.0, 320.0, 60.0);
        let arrow = |lines: &[Rect]| {
            let found = place((300.0, 70.0), &anchor, &[anchor], &[], lines, &SCREEN).expect("a place");
            (found.from.0, found.to.0)
        };
        assert_eq!(arrow(&[]), (180.0, 180.0), "in the middle");
        let (from, to) = arrow(&[rect(20.0, 470.0, 200.0, 28.0)]);
        assert!(from > 220.0 + HEAD - 1.0 && to > 220.0 + HEAD - 1.0, "beside the question: {from} to {to}");
        assert_eq!(arrow(&[rect(0.0, 470.0, 360.0, 28.0)]), (180.0, 180.0), "there is no way around");
    }

    #[test]
    fn it_stays_on_the_screen_or_away() {
        let anchor = rect(300.0, 10.0, 50.0, 50.0);
        let place = |size| place(size, &anchor, &[anchor], &[], &[], &SCREEN);
        let inside = place((340.0, 120.0)).expect("a place").rect;
        assert!(inside.left >= 0.0 && inside.right() <= 360.0, "{inside:?}");
        assert_eq!(place((380.0, 120.0)), None);
    }
}
