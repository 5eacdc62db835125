//! The cards of a seat whose hand is on its player's phone: backs with labels, of which one is played, discarded or given as an answer.
//!
//! Which card has which label only the phone shows. So what is asked is offered with every label, and what the chosen card cannot do is
//! refused.

use ::bohei::{Action, Bohei, Card, Lying, Rule, Slot, View};
use ::table::{Lang, localized};
use game_ui::{BlindAct, BlindProps};
use ui::{InHand, act, hand_in_rows, on_tap};
use yew::prelude::*;

use super::hand::{Ask, CARD, SlotChoice, columns, waiting};
use super::phases::Phases;
use crate::art::back;

/// The backs, and what can be done with the chosen one.
#[component]
pub(super) fn Blind(props: &BlindProps<Bohei>) -> Html {
    let BlindProps { seat, view, acting, labels, head, play, lang, .. } = props;
    let lang = *lang;
    let place = use_state_eq(|| None::<usize>);
    let tapped = use_state_eq(|| None::<Slot>);
    let on_choose = {
        let place = place.setter();
        use_callback((), move |at, ()| place.set(Some(at)))
    };
    let on_slot = {
        let tapped = tapped.setter();
        use_callback((), move |slot, ()| tapped.set(Some(slot)))
    };
    let ask = if *acting { Ask::of(*seat, view) } else { Ask::Nothing };
    let chosen = place.and_then(|at| labels.get(at)).filter(|_| *acting);
    let slot = tapped.or_else(|| free_slot(view));
    let cards = labels.iter().map(|label| InHand::labelled(back(CARD), label, chosen == Some(label), *acting, lang));
    let (most, class) = columns(labels.len());
    html! {
        <div class="body bohei-hand blind">
            { head.clone() }
            <div class="tops"><Phases phase={view.phase} waits={view.pending.is_some()} {lang} /></div>
            if ask != Ask::Nothing {
                <p class="asked medium bold">{ waiting(view, lang).unwrap_or_else(|| ask.text(lang)) }</p>
            }
            { hand_in_rows(cards.collect(), most, Some(class), &on_choose, lang) }
            if ask == Ask::Rule && chosen.is_some() {
                <SlotChoice slots={open_slots(view).collect::<Vec<_>>()} chosen={slot} on_choose={on_slot} {lang} />
            }
            if ask != Ask::Nothing {
                <div class="acts">
                    { go(chosen, ask, slot, play, lang) }
                    { leave_it(ask, play, lang) }
                </div>
            }
        </div>
    }
}

/// The slots that a rule can be put into.
fn open_slots(view: &View) -> impl Iterator<Item = Lying> {
    view.slots.iter().filter(|lying| !lying.closed).copied()
}

/// The slot that is meant as long as none was tapped: the only one, or a free one.
fn free_slot(view: &View) -> Option<Slot> {
    let mut slots = open_slots(view);
    let first = slots.next()?;
    let only = slots.next().is_none();
    open_slots(view).find(|lying| lying.card.is_none()).or(only.then_some(first)).map(|lying| lying.slot)
}

/// The act with each card that the chosen one may be; `None` as long as something is missing.
fn acts(ask: Ask, slot: Option<Slot>) -> Option<Vec<Action>> {
    let cards = Card::all();
    Some(match ask {
        Ask::Rule => {
            let slot = slot?;
            let rules = cards.filter_map(|card| Some((card, card.rule()?)));
            rules.map(|(card, rule)| Action::Enact(card, (rule != Rule::Extra).then_some(slot))).collect()
        }
        Ask::Play => cards.map(Action::Play).collect(),
        Ask::Discard(_) | Ask::Reward(_) => cards.map(Action::Discard).collect(),
        Ask::Answer(answer, _) => vec![Action::Answer(answer)],
        Ask::Nothing => return None,
    })
}

/// Does what is asked with the chosen card, or says what is missing.
fn go(chosen: Option<&AttrValue>, ask: Ask, slot: Option<Slot>, play: &Callback<BlindAct>, lang: Lang) -> Html {
    let done = chosen.and_then(|label| Some(BlindAct::new(Some(label), acts(ask, slot)?)));
    let label = match (chosen, ask) {
        (None, _) => lang.select("Wähl einen Buchstaben", "Choose a letter").to_owned(),
        (Some(label), Ask::Rule) => match slot {
            Some(slot) => localized!(lang, "{label} auf Platz {slot}", "{label} into slot {slot}"),
            None => lang.select("Welcher Platz?", "Which slot?").to_owned(),
        },
        (Some(label), Ask::Discard(_) | Ask::Reward(_)) => localized!(lang, "{label} abwerfen", "Discard {label}"),
        (Some(label), Ask::Answer(answer, _)) => {
            let answer = answer.name(lang);
            localized!(lang, "{label}: {answer}", "{label}: {answer}")
        }
        (Some(label), Ask::Play | Ask::Nothing) => localized!(lang, "{label} spielen", "Play {label}"),
    };
    let ready = done.is_some();
    let on_play = match done {
        Some(done) => play.reform(move |()| done.clone()),
        None => Callback::noop(),
    };
    act(ready, None, &on_play, html! { label })
}

/// Plays no card.
fn leave_it(ask: Ask, play: &Callback<BlindAct>, lang: Lang) -> Option<Html> {
    let (action, words) = match ask {
        Ask::Answer(..) => (Action::Back, lang.select("Doch nicht", "Not after all")),
        _ => (Action::Pass, ask.nothing(lang)?),
    };
    let (onpointerdown, onclick) = on_tap(play.reform(move |()| BlindAct::new(None, [action])));
    Some(html! {
        <button key="nothing" type="button" class="btn second" {onpointerdown} {onclick}>{ words }</button>
    })
}
