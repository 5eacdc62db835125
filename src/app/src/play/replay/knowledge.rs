//! "Was wusste die Wirtin?": the table as a regular saw it before an act, and what the regular weighed. Of what a person chose: the table
//! as that person saw it, and what the landlady would have weighed there.

use std::rc::Rc;

use bots::Level;
use game_ui::{GameSession, Sight, WeighedAct, Weighing};
use gloo::timers::callback::Interval;
use table::{Lang, localized};
use ui::{Players, said};
use yew::prelude::*;

use super::moment::{Choice, Moment};
use super::review::decimal;
use super::state::{ReplayAction, pressing};
use crate::context::use_app;

/// How many playouts come one after another, as at the table.
const SLICE: u32 = 20;

/// How many acts are shown.
const SHOWN: usize = 5;

/// What asks for the knowledge of a regular, or, after a choice of a person, of the landlady.
fn question(regular: Option<Level>, lang: Lang) -> &'static str {
    match regular {
        None => lang.select("Was hätte die Wirtin getan?", "What would the landlady have done?"),
        Some(Level::Apprentice) => lang.select("Was wusste der Lehrling?", "What did the apprentice know?"),
        Some(Level::Regular) => lang.select("Was wusste der Stammgast?", "What did the regular know?"),
        Some(Level::Host) => lang.select("Was wusste die Wirtin?", "What did the landlady know?"),
    }
}

/// What a [`KnowledgeButton`] shows.
#[derive(Properties, PartialEq)]
pub(super) struct KnowledgeButtonProps {
    /// The choice that is asked about.
    pub(super) choice: Choice,
    /// Whether the answer is shown.
    pub(super) pressed: bool,
    /// Is told what is pressed.
    pub(super) send: Callback<ReplayAction>,
}

/// What leads to that, and back.
#[component]
pub(super) fn KnowledgeButton(KnowledgeButtonProps { choice, pressed, send }: &KnowledgeButtonProps) -> Html {
    let lang = use_app().lang();
    html! {
        <button type="button" class="jump" onclick={pressing(send, ReplayAction::Know)} aria-pressed={pressed.to_string()}>
            { question(choice.regular, lang) }
        </button>
    }
}

/// What [`Knowledge`] and [`Weighed`] show.
#[derive(Properties, PartialEq)]
pub(super) struct KnowledgeProps {
    /// The moment that is shown.
    pub(super) moment: Rc<Moment>,
    /// The choice that is looked at.
    pub(super) choice: Choice,
}

/// The table as the seat saw it, below what was weighed.
#[component]
pub(super) fn Knowledge(KnowledgeProps { moment, choice }: &KnowledgeProps) -> Html {
    let lang = use_app().lang();
    let before = use_memo(*choice, |choice| before(moment, *choice));
    html! {
        <>
            // Another choice is weighed anew, and so is the same one in another language.
            <Weighed key={format!("{} {lang:?}", choice.line)} {moment} choice={*choice} />
            { before.look_back(Sight::Seat(choice.seat), &moment.players, lang) }
        </>
    }
}

/// The game before a choice, with a regular who can be asked for it.
fn before(moment: &Moment, Choice { line, seat, regular }: Choice) -> Box<dyn GameSession> {
    let mut before = moment.table.prefix(line);
    before.set_regular(seat, Some(regular.unwrap_or(Level::Host)));
    before
}

/// What was weighed before a choice.
#[component]
fn Weighed(KnowledgeProps { moment, choice }: &KnowledgeProps) -> Html {
    let lang = use_app().lang();
    let Moment { table, players, .. } = &**moment;
    let Choice { line, seat, regular } = *choice;
    let before = use_memo((), |()| before(moment, *choice));
    // Nothing while the regular thinks.
    let weighing = use_state(|| before.weighing(seat, SLICE, lang));
    let thinking = weighing.is_none();
    {
        let (before, weighing) = (Rc::clone(&before), weighing.setter());
        use_effect_with(thinking, move |thinking| {
            let think = move || {
                if let Some(found) = before.weighing(seat, SLICE, lang) {
                    weighing.set(Some(found));
                }
            };
            let timer = thinking.then(|| Interval::new(0, think));
            move || drop(timer)
        });
    }
    let act = table.act_in(line).map(|(_, act, _)| act).unwrap_or_default();
    let weighed = match &*weighing {
        None => {
            html! { <p class="medium" role="status">{ lang.select("Denkt noch einmal nach …", "Thinks once more …") }</p> }
        }
        Some(Weighing { acts, .. }) if acts.len() < 2 => {
            html! { <p class="medium">{ lang.select("Hier gab es nichts abzuwägen.", "There was nothing to weigh here.") }</p> }
        }
        Some(Weighing { unit, acts }) => html! {
            <>
                <p class="small muted">{ localized!(lang, "Abgewogen ({unit}):", "Weighed ({unit}):") }</p>
                <ol class="weighed">
                    { for shown(acts, &act).map(|one| weighed_act(one, one.act == act, players, lang)) }
                </ol>
            </>
        },
    };
    html! { <section class="board knowledge" aria-label={question(regular, lang)}>{ weighed }</section> }
}

/// An act that was weighed.
fn weighed_act(weighed: &WeighedAct, chosen: bool, players: &Players, lang: Lang) -> Html {
    html! {
        <li key={weighed.act.clone()} class={chosen.then_some("chosen")}>
            <span class="grow">{ said(&weighed.sentence, players) }</span>
            if chosen {
                <b>{ lang.select("gewählt", "chosen") }</b>
            }
            <span class="display num">{ decimal(weighed.value, lang) }</span>
        </li>
    }
}

/// The best acts, and the chosen one.
fn shown<'a>(acts: &'a [WeighedAct], chosen: &'a str) -> impl Iterator<Item = &'a WeighedAct> {
    acts.iter().enumerate().filter(move |(at, one)| *at < SHOWN || one.act == chosen).map(|(_, one)| one)
}
