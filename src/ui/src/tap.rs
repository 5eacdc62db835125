//! Taps that cannot wait for a click: of a second finger, of which browsers make none while the first one holds the hand
//! open, and of whoever wants to be first.

use std::cell::Cell;

use yew::prelude::*;

thread_local!(
    /// When a touch was last taken for a tap, in milliseconds; should a click follow all the same, it is the same tap.
    static TAPPED: Cell<f64> = const { Cell::new(f64::NEG_INFINITY) };
    /// Whether a press was taken whose click has not come yet, however long the finger stays.
    static PRESSED: Cell<bool> = const { Cell::new(false) }
);

/// How long after a tap a click can still belong to it, in milliseconds.
const SAME: f64 = 700.0;

/// The listeners `onpointerdown` and `onclick` of a button that also takes the tap of a second finger while the first one holds
/// something.
pub fn on_tap(tapped: Callback<()>) -> (Callback<PointerEvent>, Callback<MouseEvent>) {
    (touched(tapped.clone()), keyed(Callback::from(move |_| tapped.emit(()))))
}

/// The listeners `onpointerdown` and `onclick` of a button that acts at once, before the finger is lifted, where it matters who was
/// first. The callback gets the time of the press in milliseconds.
pub fn on_press(pressed: Callback<f64>) -> (Callback<PointerEvent>, Callback<MouseEvent>) {
    let clicked = pressed.clone();
    let click = move |event: MouseEvent| {
        // The click of a key counts no presses.
        if !PRESSED.take() || event.detail() == 0 {
            clicked.emit(event.time_stamp());
        }
    };
    (self::pressed(pressed), Callback::from(click))
}

/// Takes a touch for itself: a click that follows is no tap of its own.
pub(crate) fn take(event: &PointerEvent) {
    TAPPED.set(event.time_stamp());
}

/// What a touch does if it is the second finger's.
fn touched(pressed: Callback<()>) -> Callback<PointerEvent> {
    Callback::from(move |event: PointerEvent| {
        if event.is_primary() {
            // The click that follows is its own, however soon.
            TAPPED.set(f64::NEG_INFINITY);
        } else if event.button() <= 0 {
            take(&event);
            pressed.emit(());
        }
    })
}

/// What a touch does of itself, and when it was; its click is the same press.
fn pressed(pressed: Callback<f64>) -> Callback<PointerEvent> {
    Callback::from(move |event: PointerEvent| {
        if event.button() <= 0 {
            take(&event);
            PRESSED.set(true);
            pressed.emit(event.time_stamp());
        }
    })
}

/// What a click does that belongs to no touch: a key's, say.
fn keyed(pressed: Callback<f64>) -> Callback<MouseEvent> {
    Callback::from(move |event: MouseEvent| {
        if event.time_stamp() - TAPPED.get() > SAME {
            pressed.emit(event.time_stamp());
        }
    })
}
