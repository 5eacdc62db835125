//! What takes a component elsewhere, and lets no tap count that was meant for a screen which is left already.

use std::cell::Cell;
use std::ops::Range;
use std::rc::Rc;

use gloo::events::{EventListener, EventListenerOptions, EventListenerPhase};
use wasm_bindgen::JsCast;
use web_sys::Window;
use yew::prelude::*;

use super::Navigation;

/// For how many milliseconds navigation may stay pending: afterwards another one is taken, should nothing have come of the first.
const LEAVING: Range<f64> = 0.0..700.0;

/// The way elsewhere.
#[derive(Clone)]
pub(crate) struct Navigator {
    go: Callback<Navigation>,
    pending: Rc<Pending>,
}

impl PartialEq for Navigator {
    fn eq(&self, other: &Navigator) -> bool {
        self.go == other.go && Rc::ptr_eq(&self.pending, &other.pending)
    }
}

/// What is on the way.
struct Pending {
    /// When somebody went elsewhere, in milliseconds, and that is not drawn yet.
    left: Cell<f64>,
    /// The finger or mouse button that is down.
    press: Cell<Press>,
}

/// Where a press began.
#[derive(Clone, Copy, PartialEq)]
enum Press {
    /// There is none.
    None,
    /// On the screen that is shown.
    Here,
    /// On one that has been left since: its click is none on the screen that is shown.
    Elsewhere,
}

impl Navigator {
    /// A navigator that takes the app elsewhere by `go`.
    pub(crate) fn new(go: Callback<Navigation>) -> Navigator {
        let pending = Pending { left: Cell::new(f64::NEG_INFINITY), press: Cell::new(Press::None) };
        Navigator { go, pending: Rc::new(pending) }
    }

    /// Whether no navigation is pending. While one is, a tap was meant for the screen that is being left, and is ignored.
    pub(crate) fn is_here(&self) -> bool {
        !LEAVING.contains(&(platform::now() - self.pending.left.get()))
    }

    /// Goes elsewhere, unless a navigation is pending.
    pub(crate) fn go(&self, to: Navigation) {
        if self.is_here() {
            self.depart();
            self.go.emit(to);
        }
    }

    /// Navigation has begun: what is drawn is to be left.
    pub(crate) fn depart(&self) {
        self.pending.left.set(platform::now());
        if self.pending.press.get() == Press::Here {
            self.pending.press.set(Press::Elsewhere);
        }
    }

    /// The screen is drawn: navigation is over.
    pub(crate) fn arrive(&self) {
        self.pending.left.set(f64::NEG_INFINITY);
    }

    /// Listens for presses, and takes away the click of one that began on a screen that has been left since: browsers give it to
    /// whatever lies below the finger when it is lifted.
    pub(crate) fn listen(&self, window: &Window) -> [EventListener; 4] {
        let [down, up, cancelled, clicked] = [(); 4].map(|()| Rc::clone(&self.pending));
        let up = move |_: &Event| {
            if up.press.get() == Press::Here {
                up.press.set(Press::None);
            }
        };
        let clicked = move |event: &Event| {
            // The click of a key has no press, and counts none.
            let of_press = event.dyn_ref::<MouseEvent>().is_none_or(|event| event.detail() > 0);
            if clicked.press.replace(Press::None) == Press::Elsewhere && of_press {
                event.stop_propagation();
                event.prevent_default();
            }
        };
        let first = EventListenerOptions { phase: EventListenerPhase::Capture, passive: false };
        [
            EventListener::new_with_options(window, "pointerdown", first, move |_| down.press.set(Press::Here)),
            EventListener::new_with_options(window, "pointerup", first, up),
            EventListener::new_with_options(window, "pointercancel", first, move |_| cancelled.press.set(Press::None)),
            EventListener::new_with_options(window, "click", first, clicked),
        ]
    }
}
