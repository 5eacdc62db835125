//! The stopwatch of a challenge and its buttons.

use ::table::Lang;
use ui::drawing;
use yew::prelude::*;

use super::clock::Clock;
use super::contest::Input;
use crate::art::stopwatch;

/// How large the stopwatch is drawn, in pixels; the style sheet overrules it.
const SIZE: u32 = 186;

/// What a stopwatch shows.
#[derive(Properties, PartialEq)]
pub(super) struct StopwatchProps {
    /// The countdown.
    pub(super) clock: Clock,
    /// The time on the events' clock, in milliseconds.
    pub(super) now: f64,
    /// Takes in what happens.
    pub(super) hear: Callback<Input>,
    /// The language.
    pub(super) lang: Lang,
}

/// The stopwatch as a drawing, the whole seconds that are left in its middle.
#[component]
pub(super) fn Stopwatch(props: &StopwatchProps) -> Html {
    let StopwatchProps { clock, now, lang, .. } = props;
    let over = clock.over(*now);
    let picture = stopwatch(clock.part(*now), &clock.number(*now), SIZE);
    html! {
        <div class={classes!("clock-face", over.then_some("out"), clock.short().then_some("short"))}>
            { drawing(picture) }
            // Spoken are only the end and every tenth second.
            <span role="status">
                if over {
                    <b>{ lang.select("Zeit!", "Time!") }</b>
                } else {
                    <span class="visually-hidden">{ clock.spoken(*now, *lang) }</span>
                }
            </span>
        </div>
    }
}

/// What starts and stops it.
#[component]
pub(super) fn ClockButtons(props: &StopwatchProps) -> Html {
    let StopwatchProps { clock, now, hear, lang } = props;
    let press = |anew| hear.reform(move |_: MouseEvent| Input::Clock(anew));
    let short = clock.short();
    html! {
        <div class="row clock-buttons">
            <button type="button" class={classes!("btn", "grow", short.then_some("big"))} onclick={press(false)}>
                { clock.label(*now, *lang) }
                // On a small screen the number stands on the button alone.
                if short {
                    <b class="num" aria-hidden="true">{ clock.number(*now) }</b>
                }
            </button>
            if clock.paused() {
                <button type="button" class="btn second" onclick={press(true)}>
                    { lang.select("Von vorn", "Start over") }
                </button>
            }
        </div>
    }
}
