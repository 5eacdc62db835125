//! What is said behind the curtain: of cards only what is seen there.

use ::leiff::{Action, Card, Leiff, Phase, Place, Slot, View};
use ::table::{Lang, listed, localized};
use game_ui::HandProps;
use ui::capital;

use super::task::Task;
use crate::say;
use crate::words::{object, the};

/// Where the look goes.
pub(in super::super) fn shown(view: &View) -> Vec<Place> {
    match &view.phase {
        Phase::Peek { seat, slots, .. } => slots.iter().map(|slot| Place::new(*seat, *slot)).collect(),
        Phase::Look { at, .. } => at.clone(),
        _ => Vec::new(),
    }
}

/// The card at a place, if it is seen.
pub(in super::super) fn card_at(view: &View, place: Place) -> Option<Card> {
    view.hands.get(place.seat.index())?.slots.get(place.slot.index()).copied().flatten()?.card
}

/// "vorn links liegt die 12".
pub(super) fn lies_there(place: Place, card: Card, props: &HandProps<Leiff>) -> String {
    let (slot, card) = (place.slot.name(props.lang), the(card, props.lang));
    let is = if place.slot.index() < 4 { "liegt" } else { "ist" };
    localized!(props.lang, "{slot} {is} {card}", "{slot}: {card}")
}

/// The same in the big sentence; in English the owner of somebody else's card is named with its place.
fn seen(place: Place, card: Card, props: &HandProps<Leiff>) -> String {
    if place.seat == props.seat || props.lang == Lang::De {
        return lies_there(place, card, props);
    }
    let (slot, name) = (place.slot.name(props.lang), props.players.name(place.seat));
    format!("{name}’s {slot}: {}", the(card, props.lang))
}

/// One big sentence; `looked` says whether the hand was open before.
pub(super) fn sentence(props: &HandProps<Leiff>, task: Task, looked: bool) -> String {
    let (view, lang) = (&props.view, props.lang);
    let fixed = |de: &str, en: &str| lang.select(de, en).to_owned();
    let covered = match task {
        _ if looked => fixed("Wieder verdeckt", "Covered again"),
        Task::Look if shown(view).len() > 1 => fixed("Sieh dir die Karten an", "Look at the cards"),
        _ => fixed("Sieh dir die Karte an", "Look at the card"),
    };
    match task {
        Task::Look => {
            let lines: Vec<String> = shown(view)
                .into_iter()
                .filter_map(|place| Some(seen(place, card_at(view, place).filter(|_| props.open)?, props)))
                .collect();
            let other = shown(view)
                .first()
                .filter(|place| place.seat != props.seat)
                .map(|place| props.players.name(place.seat));
            match (lines.is_empty(), other) {
                (true, _) => covered,
                (false, Some(name)) => {
                    let lines = listed(&lines, lang);
                    capital(&localized!(lang, "Bei {name}: {lines}.", "{lines}."))
                }
                (false, None) => capital(&listed(&lines, lang)) + ".",
            }
        }
        Task::Place => match view.drawn.filter(|_| props.open) {
            Some(card) => localized!(lang, "Du hast {} gezogen", "You have drawn {}", object(card, lang)),
            None => covered,
        },
        Task::Rotate(target) => {
            let name = props.players.name(target);
            localized!(lang, "Die Karten von {name}: Wie weit?", "{name}’s cards: how far?")
        }
        Task::Offer => say::turn_summary(view, &props.players, lang).unwrap_or_default(),
        Task::Rest => fixed("Gesehen und seitdem unverändert", "Seen and unchanged since"),
    }
}

/// What the act is called. While the hand is covered, nothing in its words depends on a card.
pub(super) fn act(props: &HandProps<Leiff>, task: Task, chosen: Option<Action>) -> String {
    let lang = props.lang;
    let fixed = |de: &str, en: &str| lang.select(de, en).to_owned();
    match (task, chosen.filter(|_| props.ready)) {
        (Task::Look, _) => fixed("Gemerkt", "Got it"),
        (Task::Place, Some(Action::Swap(slot))) => {
            let slot = slot.name(lang);
            localized!(lang, "Tauschen: {slot}", "Swap: {slot}")
        }
        (Task::Place, Some(Action::Discard)) => {
            match props.view.drawn.filter(|_| props.open).and_then(|card| effect(card, lang)) {
                Some(effect) => localized!(lang, "Abwerfen, wirkt: {effect}", "Discard, effect: {effect}"),
                None => fixed("Abwerfen", "Discard"),
            }
        }
        (Task::Place, _) => fixed("Tauschen oder abwerfen", "Swap or discard"),
        (Task::Rotate(_), _) => fixed("Drehen", "Move them on"),
        (Task::Offer, _) => fixed("Hergeben", "Give it away"),
        (Task::Rest, _) => String::new(),
    }
}

/// What a card that lies face down is called.
pub(super) fn slot_spoken(slot: Slot, marked: bool, lang: Lang) -> String {
    let slot = capital(&slot.name(lang));
    match marked {
        true => localized!(lang, "{slot}, verdeckt, schon gesehen", "{slot}, face down, seen before"),
        false => localized!(lang, "{slot}, verdeckt", "{slot}, face down"),
    }
}

/// What the drawn card does if it is discarded at once, in a word.
fn effect(card: Card, lang: Lang) -> Option<&'static str> {
    Some(match card {
        Card::Number(7) => lang.select("eigene ansehen", "look at one of yours"),
        Card::Number(8) => lang.select("irgendeine ansehen", "look at any"),
        Card::Number(9) => lang.select("tauschen", "swap two"),
        Card::Machine => lang.select("Automat", "slot machine"),
        Card::Special(special) => special.name(lang),
        _ => return None,
    })
}
