//! The cards of a seat whose hand is on its player's phone: backs with labels, of which one is played, discarded or given as an answer.
//!
//! Which card has which label only the phone shows. So what is asked is offered with every label, and what the chosen card cannot do is
//! refused.

use ::bohei::{Action, Bohei, Card, Lying, Rule, Slot, View};
use ::table::{Lang, localized};
use game_ui::{BlindAct, BlindProps, blind_button};
use ui::{InHand, hand_in_rows, on_tap};
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
                <p class="asked medium bold">{ asked(ask, view, lang) }</p>
            }
            { hand_in_rows(cards.collect(), most, Some(class), &on_choose, None, lang) }
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

/// What is to be done: to an order that can be answered, the order with what gave it.
fn asked(ask: Ask, view: &View, lang: Lang) -> String {
    let order = waiting(view, lang).filter(|_| matches!(ask, Ask::Answer(..)));
    order.unwrap_or_else(|| ask.text(lang))
}

/// The slots that a rule can be put into.
fn open_slots(view: &View) -> impl Iterator<Item = Lying> {
    view.slots.iter().filter(|lying| !lying.closed).copied()
}

/// The slot that is meant as long as none was tapped: the only one, or a free one.
fn free_slot(view: &View) -> Option<Slot> {
    let slots: Vec<Lying> = open_slots(view).collect();
    let meant = match slots.as_slice() {
        [only] => Some(only),
        _ => slots.iter().find(|lying| lying.card.is_none()),
    };
    meant.map(|lying| lying.slot)
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
        (Some(label), Ask::Answer(answer, _)) => format!("{label}: {}", answer.name(lang)),
        (Some(label), Ask::Play | Ask::Nothing) => localized!(lang, "{label} spielen", "Play {label}"),
    };
    blind_button(done, None, play, label)
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
