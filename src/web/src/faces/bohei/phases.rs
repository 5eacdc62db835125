//! The three phases of a turn, as they stand above table and hand.

use ::bohei::{Phase, View};
use ::table::Lang;

use crate::art::{Icon, icon};
use crate::ui::old::{El, el};

/// The phases: those that are over ticked off, the one that is going on lit.
pub(super) fn phases(view: &View, lang: Lang) -> El {
    let now = match view.phase {
        Phase::Draw => 0,
        Phase::Rule => 1,
        Phase::Play => 2,
        // The card of phase 3 is still being carried out.
        Phase::Close if view.pending.is_some() => 2,
        Phase::Close | Phase::Over => 3,
    };
    let names = lang.pick(
        [("1 Ziehen", "Ziehen"), ("2 Regel", "Regel"), ("3 Karte", "Karte")],
        [("1 Draw", "Draw"), ("2 Rule", "Rule"), ("3 Card", "Card")],
    );
    let one = |(at, (numbered, name)): (usize, (&'static str, &'static str))| {
        let over = at < now;
        let step = el("li", "").class("now", at == now).maybe_draw(over.then(|| icon(Icon::Check, 18)));
        let step = if at == now { step.set("aria-current", "step") } else { step };
        step.say(if over { name } else { numbered })
    };
    el("ol", "phases")
        .set("aria-label", lang.pick("Phasen des Zuges", "Phases of the turn"))
        .all(names.into_iter().enumerate().map(one))
}
