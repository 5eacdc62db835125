//! What plays the replay, and what leads to lies, catches and the turn of the evening.

use std::rc::Rc;

use game_ui::art::{Icon, icon};
use table::{Mark, localized, turn_of_the_evening};
use ui::drawing;
use yew::prelude::*;

use super::moment::Moment;
use super::state::{ReplayAction, pressing};
use crate::context::use_app;

/// What [`Controls`] show.
#[derive(Properties, PartialEq)]
pub(super) struct ControlsProps {
    /// The moment that is shown.
    pub(super) moment: Rc<Moment>,
    /// Whether it is shown what a regular knew: then a step leads to a choice.
    pub(super) known: bool,
    /// Whether it plays by itself.
    pub(super) running: bool,
    /// How fast.
    pub(super) speed: u32,
    /// Is told what is pressed.
    pub(super) send: Callback<ReplayAction>,
}

/// A step back, on or off, faster, a step on.
#[component]
pub(super) fn Controls(ControlsProps { moment, known, running, speed, send }: &ControlsProps) -> Html {
    let lang = use_app().lang();
    let (turns, now) = (moment.turns.len(), moment.now());
    // In the middle of a turn its own end is the next stop.
    let next = match now {
        Some(now) if moment.at < moment.after(now + 1) => now + 1,
        Some(now) => now + 2,
        None => 1,
    };
    let step = |to: u16, which, label: &'static str| {
        let onclick = pressing(send, ReplayAction::Show(to));
        html! {
            <button type="button" class="btn second" {onclick} aria-label={label}>{ drawing(icon(which, 26)) }</button>
        }
    };
    let (back, on) = if *known {
        let (before, after) = moment.choices_around();
        (
            step(before.unwrap_or(moment.at), Icon::Back, lang.select("Eine Wahl zurück", "One choice back")),
            step(after.unwrap_or(moment.at), Icon::Next, lang.select("Eine Wahl weiter", "One choice on")),
        )
    } else {
        let (before, after) = (moment.after(now.unwrap_or(0)), moment.after(next.min(turns)));
        (
            step(before, Icon::Back, lang.select("Ein Zug zurück", "One turn back")),
            step(after, Icon::Next, lang.select("Ein Zug weiter", "One turn on")),
        )
    };
    html! {
        <div class="replay-controls four">
            { back }
            <button type="button" class="btn" onclick={pressing(send, ReplayAction::Toggle)}>
                { if *running { lang.select("Anhalten", "Pause") } else { lang.select("Abspielen", "Play") } }
            </button>
            <button type="button" class="btn second" onclick={pressing(send, ReplayAction::Faster)}
                aria-label={localized!(lang, "Tempo: {speed}-fach", "Speed: {speed} times")}>
                { format!("{speed}×") }
            </button>
            { on }
        </div>
    }
}

/// What [`Jumps`] show.
#[derive(Properties, PartialEq)]
pub(super) struct JumpsProps {
    /// The moment that is shown.
    pub(super) moment: Rc<Moment>,
    /// Is told what is pressed.
    pub(super) send: Callback<ReplayAction>,
}

/// What leads to lies, catches and the turn of the evening, as far as the game has them.
#[component]
pub(super) fn Jumps(JumpsProps { moment, send }: &JumpsProps) -> Html {
    let lang = use_app().lang();
    let (turns, now) = (&moment.turns, moment.now());
    let marked = |mark: Mark, name: &'static str| {
        let all: Vec<usize> = (0..turns.len()).filter(|at| turns[*at].title.mark == Some(mark)).collect();
        let next = all.iter().find(|at| now.is_none_or(|now| **at > now)).or_else(|| all.first())?;
        let onclick = pressing(send, ReplayAction::Jump(moment.after(next + 1)));
        Some(html! {
            <button key={name} type="button" class="jump" {onclick}>{ name }<b class="display">{ all.len() }</b></button>
        })
    };
    let evening = turn_of_the_evening(turns).map(|at| {
        let onclick = pressing(send, ReplayAction::Jump(moment.after(at + 1)));
        html! {
            <button key="evening" type="button" class="jump" {onclick} aria-pressed={(now == Some(at)).to_string()}>
                { lang.select("Zug des Abends", "Turn of the evening") }
            </button>
        }
    });
    let lies = marked(Mark::Lie, lang.select("Lügen", "Lies"));
    let catches = marked(Mark::Catch, lang.select("Erwischt", "Caught"));
    let jumps: Vec<Html> = [lies, catches, evening].into_iter().flatten().collect();
    if jumps.is_empty() {
        return html! {};
    }
    html! { <div class="jumps-group" role="group" aria-label={lang.select("Springen zu", "Jump to")}>{ jumps }</div> }
}
