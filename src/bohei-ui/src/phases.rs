//! The three phases of a turn, as they stand above table and hand.

use ::bohei::Phase;
use ::table::Lang;
use yew::prelude::*;

use super::acts::tick;

/// What the phases show.
#[derive(Properties, PartialEq)]
pub(super) struct PhasesProps {
    /// The phase that is going on.
    pub(super) phase: Phase,
    /// Whether something waits on top of the turn.
    pub(super) waits: bool,
    /// The language.
    pub(super) lang: Lang,
}

/// The phases: those that are over ticked off, the one that is going on lit.
#[component]
pub(super) fn Phases(props: &PhasesProps) -> Html {
    let lang = props.lang;
    let now = match props.phase {
        Phase::Draw => 0,
        Phase::Rule => 1,
        Phase::Play => 2,
        // The card of phase 3 is still being carried out.
        Phase::Close if props.waits => 2,
        Phase::Close | Phase::Over => 3,
    };
    let names = lang.select(
        [("1 Ziehen", "Ziehen"), ("2 Regel", "Regel"), ("3 Karte", "Karte")],
        [("1 Draw", "Draw"), ("2 Rule", "Rule"), ("3 Card", "Card")],
    );
    let one = |(at, (numbered, name)): (usize, (&'static str, &'static str))| {
        let (over, here) = (at < now, at == now);
        html! {
            <li key={at} class={here.then_some("now")} aria-current={here.then_some("step")}>
                { over.then(|| tick(18)) }{ if over { name } else { numbered } }
            </li>
        }
    };
    html! {
        <ol class="phases" aria-label={lang.select("Phasen des Zuges", "Phases of the turn")}>
            { for names.into_iter().enumerate().map(one) }
        </ol>
    }
}
