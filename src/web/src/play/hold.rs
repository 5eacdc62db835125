//! The hold bar: a closed eye that opens while it is held. It lies at the same place in the curtain and in the hand, and stays
//! the same element, so that the finger on it goes on holding.

use yew::prelude::*;

use super::stage::{Held, Stage};
use super::{Msg, Play};
use crate::app::House;
use crate::art::{SeatSymbol, eye, folds};
use crate::browser;
use crate::ui::old::{Context, El, button, el};

/// How the bar looks.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Bar {
    /// The curtain waits for it.
    Lit,
    /// The hand lies covered; the light belongs to the act.
    Calm,
    /// The hand is open.
    Held,
}

/// The bar, with what holding and letting go say.
pub(super) fn hold(house: &House, bar: Bar, symbol: SeatSymbol, say: Callback<Msg>) -> El {
    let lang = house.lang();
    let open = bar == Bar::Held;
    let words = match (house.settings.hold, open) {
        (true, true) => lang.pick("Loslassen verdeckt", "Let go to cover"),
        (true, false) => lang.pick("Halten zum Ansehen", "Hold to look"),
        (false, true) => lang.pick("Verdecken", "Cover"),
        (false, false) => lang.pick("Karten ansehen", "Look at the cards"),
    };
    let press = button("hold", Callback::noop())
        .class("held", open)
        .class("calm", bar == Bar::Calm)
        .set("id", "hold")
        .flag("aria-pressed", open)
        .maybe_draw(open.then(|| folds(symbol)))
        .draw(eye(open, 66))
        .add(el("span", "").say(words));
    let press = if house.settings.hold { held(press, say) } else { tapped(press, open, say) };
    el("div", "holdbar").add(press)
}

fn tapped(bar: El, open: bool, say: Callback<Msg>) -> El {
    bar.press(Callback::from(move |_| say.emit(if open { Msg::Release(Held::Tap) } else { Msg::Open(Held::Tap) })))
}

/// The window hears when finger or key is let go, wherever that is.
fn held(bar: El, say: Callback<Msg>) -> El {
    let by_key = say.clone();
    let pointer = Callback::from(move |event: PointerEvent| {
        if event.button() <= 0 {
            say.emit(Msg::Open(Held::Finger(event.pointer_id())));
        }
    });
    let key = Callback::from(move |event: KeyboardEvent| {
        if let Some(finger) = browser::finger_of(&event) {
            event.prevent_default();
            if !event.repeat() {
                by_key.emit(Msg::Open(Held::Finger(finger)));
            }
        }
    });
    bar.touch(pointer).key(key).menu(Callback::from(|event: MouseEvent| event.prevent_default()))
}

impl Play {
    /// Finger or key is let go. If the hand was left meanwhile, a click may follow on whatever lies there now: it is no act.
    pub(super) fn let_go(&mut self, ctx: &Context<Play>, by: Held) -> bool {
        let left =
            self.holding.take_if(|holding| *holding == by).is_some() && !matches!(self.stage, Stage::Hand { .. });
        let early = self.early.take_if(|early| *early == by).is_some();
        // While something is told, nothing is taken anyhow.
        if left && !self.telling {
            self.pause(ctx);
        } else if early && !self.telling && !self.pausing {
            self.pause_for_click(ctx);
        }
        self.stage.release(by)
    }
}
