//! Who is to do what, in one big sentence, and what it means in a small one.

use ::leiff::{Action, Effect, Glass, Phase, Pile, View};
use ::table::{Lang, Seat, localized};
use ui::Players;

use super::table_context::TableContext;
use super::words::object;

/// The sentence: whose it is, what the name does, and how.
pub(super) struct Say {
    /// Who is to act.
    pub(super) seat: Seat,
    /// The name's verb: " zieht".
    pub(super) does: String,
    /// How.
    pub(super) how: String,
}

/// What is to be done on the open table.
pub(super) fn say(context: &TableContext) -> Say {
    let (view, players, lang) = (&context.props.view, &context.props.players, context.props.lang);
    let fixed = |de: &str, en: &str| lang.select(de, en).to_owned();
    let (does, how) = match &view.phase {
        Phase::Peek { choosing: true, .. } => (
            fixed(" wählt zwei Karten", " chooses two cards"),
            fixed("Tippe zwei eigene an, um sie gleich anzusehen.", "Tap two of your own to look at them."),
        ),
        Phase::Peek { slots, .. } => {
            let front = *slots == ::leiff::Slot::FRONT;
            let which = match front {
                true => fixed("Die beiden vorderen", "The two front ones"),
                false => fixed("Die beiden gewählten", "The two chosen ones"),
            };
            let how = match view.options.every_peek {
                true => which + ".",
                false => which + lang.select(", nur dieses eine Mal.", ", just this once."),
            };
            (fixed(" sieht zwei Karten an", " looks at two cards"), how)
        }
        Phase::Turn => turn(context),
        Phase::Drawn(Pile::Draw) => (
            fixed(" hat gezogen", " has drawn"),
            fixed("Ansehen, dann tauschen oder abwerfen.", "Look at it, then swap or discard it."),
        ),
        Phase::Drawn(Pile::Discard) => {
            let card = view.drawn.map_or_else(String::new, |card| object(card, lang));
            let how = match context.may(Action::PutBack) && !any(context, |act| matches!(act, Action::Put(_))) {
                true => fixed("Ohne eigene Karten legst du sie zurück.", "With no cards of your own, you put it back."),
                false => fixed("Tippe die Karte an, die du dafür hergibst.", "Tap the card that you give for it."),
            };
            (localized!(lang, " nimmt {card}", " takes {card}"), how)
        }
        Phase::Effect(effect) => effects(context, *effect),
        Phase::Look { at, seat } => look(at, *seat, players, lang),
        Phase::Offer { seat, enchanted, .. } => {
            let how = match seat == enchanted {
                true => fixed(
                    "Verdeckt: die Karte, die du für deine beste hältst.",
                    "Unseen: the card you think is your best.",
                ),
                false => fixed(
                    "Verdeckt: die Karte, die du für deine schlechteste hältst.",
                    "Unseen: the card you think is your worst.",
                ),
            };
            (fixed(" gibt eine Karte her", " gives a card away"), how)
        }
        Phase::Scored { .. } | Phase::Over => (fixed(" macht weiter", " goes on"), String::new()),
    };
    Say { seat: context.props.seat.unwrap_or(view.turn), does, how }
}

fn turn(context: &TableContext) -> (String, String) {
    let lang = context.props.lang;
    let fixed = |de: &str, en: &str| lang.select(de, en).to_owned();
    if context.may(Action::Pass) {
        let how = fixed("Also aussetzen. Oder „Leiff!“", "So pass. Or “Leiff!”");
        return (fixed(" kann nichts ziehen", " cannot draw"), how);
    }
    let how = match (context.may(Action::Draw), context.may(Action::Take)) {
        (true, true) => fixed("Vom Zugstapel oder von der Ablage. Oder „Leiff!“", "From either pile. Or “Leiff!”"),
        (true, false) => fixed("Vom Zugstapel. Oder „Leiff!“", "From the draw pile. Or “Leiff!”"),
        _ => fixed("Von der Ablage. Oder „Leiff!“", "From the discards. Or “Leiff!”"),
    };
    (fixed(" zieht", " draws"), how)
}

fn effects(context: &TableContext, effect: Effect) -> (String, String) {
    let (players, lang) = (&context.props.players, context.props.lang);
    let fixed = |de: &str, en: &str| lang.select(de, en).to_owned();
    let works = |act: &Action| {
        matches!(act, Action::Pick(_) | Action::Choose(_) | Action::Use | Action::Invent | Action::SwapHands)
    };
    // Nothing can be chosen, nor waits behind the curtain: only letting it pass is left.
    if context.may(Action::Decline)
        && !any(context, works)
        && !matches!(effect, Effect::Glimpse { first: Some(_), .. })
        && context.props.take.is_none()
    {
        let how = fixed("Dafür gibt es gerade kein Ziel.", "There is nothing to use it on now.");
        return (fixed(" verzichtet", " declines"), how);
    }
    match effect {
        Effect::Seven => (
            fixed(" sieht eine eigene Karte an", " peeks at one card"),
            fixed("Welche? Tippe sie an.", "One of your own: tap it."),
        ),
        Effect::Eight => (
            fixed(" sieht irgendeine Karte an", " peeks at any card"),
            match targets(context) {
                (true, true) => {
                    fixed("Eine eigene oder eine fremde: Tippe sie an.", "Your own or somebody else’s: tap it.")
                }
                (true, false) => fixed("Eine eigene: Tippe sie an.", "One of your own: tap it."),
                _ => fixed("Eine fremde: Tippe sie an.", "One of somebody else’s: tap it."),
            },
        ),
        Effect::Nine { first: None } => (
            fixed(" tauscht zwei Karten", " swaps two cards"),
            fixed("Tippe die erste an, von wem du willst.", "Tap the first one, of anybody."),
        ),
        Effect::Nine { first: Some(first) } => {
            let (name, slot) = (players.name(first.seat), first.slot.name(lang));
            (
                fixed(" tauscht zwei Karten", " swaps two cards"),
                localized!(
                    lang,
                    "{name}, {slot}, gegen … Tippe die zweite an.",
                    "{name}, {slot}, for … Tap the second one."
                ),
            )
        }
        Effect::Machine => (
            fixed(" spielt am Automaten", " plays the slot machine"),
            match targets(context) {
                (true, true) => fixed(
                    "Tippe eine eigene Karte an: Sie fliegt raus. Oder einen Namen: Da kommt eine dazu.",
                    "Tap one of your cards to discard it. Or tap a name: one more card goes there.",
                ),
                (true, false) => {
                    fixed("Tippe eine eigene Karte an: Sie fliegt raus.", "Tap one of your cards to discard it.")
                }
                _ => fixed("Tippe einen Namen an: Da kommt eine Karte dazu.", "Tap a name: one more card goes there."),
            },
        ),
        Effect::Philosopher { target: None } => (
            fixed(" verdreht fremde Karten", " moves somebody’s cards on"),
            fixed("Wessen? Tippe den Namen an.", "Whose? Tap the name."),
        ),
        Effect::Philosopher { target: Some(target) } => {
            let target = players.name(target);
            (
                fixed(" dreht die Karten", " moves the cards on"),
                localized!(
                    lang,
                    "Die von {target}. Wie weit, sieht niemand sonst.",
                    "Those of {target}. Nobody else sees how far."
                ),
            )
        }
        Effect::Waiter => (
            fixed(" kann sich drücken", " may duck out"),
            match context.props.view.options.drinks {
                true => fixed(
                    "Bis zur nächsten Runde trifft dich kein fremder Effekt, und du trinkst nichts.",
                    "Until the next round no effect of others hits you, and you drink nothing.",
                ),
                false => fixed(
                    "Bis zur nächsten Runde trifft dich kein fremder Effekt.",
                    "Until the next round no effect of others hits you.",
                ),
            },
        ),
        Effect::Gossip => (
            match context.props.view.options.drinks {
                true => fixed(" erfindet eine Trinkregel", " invents a drinking rule"),
                false => fixed(" erfindet eine Regel", " invents a rule"),
            },
            fixed("Sie gilt für alle, bis zur nächsten Klatschtante.", "It is for everybody, until the next Gossip."),
        ),
        Effect::Beauty => beauty(context),
        Effect::Magician => (fixed(" verzaubert jemanden", " enchants somebody"), magician(context)),
        Effect::Glimpse { first, .. } => {
            let turn = players.name(context.props.view.turn);
            let left = context.props.menu.iter().filter(|action| matches!(action, Action::Pick(_))).count();
            let how = match first {
                None if left == 1 => {
                    localized!(lang, "{turn} hat nur eine Karte: Tippe sie an.", "{turn} has only one card: tap it.")
                }
                None => localized!(
                    lang,
                    "Zwei Karten von {turn}: Tippe die erste an.",
                    "Two of {turn}’s cards: tap the first one."
                ),
                Some(_) if left == 0 => fixed("Eine zweite gibt es nicht.", "There is no second one."),
                Some(_) => fixed("Tippe die zweite an.", "Tap the second one."),
            };
            (fixed(" darf nachsehen", " may have a look"), how)
        }
    }
}

/// Whether an act of this kind can be done on the open table.
fn any(context: &TableContext, kind: impl Fn(&Action) -> bool) -> bool {
    context.props.menu.iter().any(kind)
}

/// Whether own cards can be tapped, and whether others or their cards can.
fn targets(context: &TableContext) -> (bool, bool) {
    let turn = context.props.view.turn;
    let there = |own: bool| {
        any(context, |action| match *action {
            Action::Pick(place) => (place.seat == turn) == own,
            Action::Choose(seat) => (seat == turn) == own,
            _ => false,
        })
    };
    (there(true), there(false))
}

/// What the Magician does, and at what price.
fn magician(context: &TableContext) -> String {
    let (view, lang) = (&context.props.view, context.props.lang);
    let hand = &view.hands[view.turn.index()];
    let alcohol = hand.slip.as_ref().is_some_and(|slip| slip.glass == Glass::Alcohol);
    let swap = lang.select(
        "Am Ende der Runde tauscht ihr: beste gegen schlechteste.",
        "At the end of the round you swap: best for worst.",
    );
    let price = match hand.slots.iter().flatten().count() {
        _ if alcohol => lang.select(
            " Dafür zählen deine Schlucke dieser Runde doppelt.",
            " In return your sips of this round count double.",
        ),
        0 => "",
        1 => lang.select(" Dafür lässt du dir in deine Karte sehen.", " In return you let that player see your card."),
        _ => lang.select(
            " Dafür lässt du dir in zwei Karten sehen.",
            " In return you let that player see two of your cards.",
        ),
    };
    [swap, price, lang.select(" Tippe den Namen an.", " Tap the name.")].concat()
}

fn beauty(context: &TableContext) -> (String, String) {
    let (lang, players) = (context.props.lang, &context.props.players);
    let does = lang.select(" hat die Wahl", " has the choice").to_owned();
    let turn = context.props.view.turn;
    let seats = players.seats();
    let [left, right] = [1, seats.saturating_sub(1)].map(|on| players.name(turn.after(on, seats)));
    let shows = any(context, |action| matches!(action, Action::Pick(_)));
    let swaps = context.may(Action::SwapHands);
    let counts = context.may(Action::Use);
    let mut how = match (shows, swaps) {
        _ if counts => localized!(
            lang,
            "Mittrinken: Bis zur nächsten Dorfschönheit trinkst du, was {right} trinkt.",
            "Drink along: until the next Village Belle you drink what {right} drinks."
        ),
        (true, true) => localized!(
            lang,
            "Tippe eine eigene Karte an, um sie allen zu zeigen. Oder tausch alle mit {left}.",
            "Tap one of your cards to show it to all. Or swap all cards with {left}."
        ),
        (true, false) => lang
            .select("Tippe eine eigene Karte an, um sie allen zu zeigen.", "Tap one of your cards to show it to all.")
            .to_owned(),
        (false, _) => {
            localized!(lang, "Du kannst alle Karten mit {left} tauschen.", "You can swap all cards with {left}.")
        }
    };
    if counts && swaps {
        how += &localized!(lang, " Oder tausch alle Karten mit {left}.", " Or swap all cards with {left}.");
    }
    (does, how)
}

/// Somebody looks at cards, and everybody may know which.
fn look(at: &[::leiff::Place], seat: Seat, players: &Players, lang: Lang) -> (String, String) {
    let how = match at {
        [place] if place.seat == seat => {
            let slot = place.slot.name(lang);
            localized!(lang, "Die eigene {slot}.", "Your own, {slot}.")
        }
        [place] => {
            let (name, slot) = (players.name(place.seat), place.slot.name(lang));
            localized!(lang, "Bei {name}, {slot}.", "{name}’s {slot}.")
        }
        [place, ..] => {
            let name = players.name(place.seat);
            localized!(lang, "Zwei Karten von {name}.", "Two of {name}’s cards.")
        }
        [] => String::new(),
    };
    let does = match at.len() {
        1 => lang.select(" sieht eine Karte an", " looks at a card"),
        _ => lang.select(" sieht zwei Karten an", " looks at two cards"),
    };
    (does.to_owned(), how)
}

/// What the one behind the curtain must know: nothing that is not said aloud.
pub(super) fn turn_summary(view: &View, players: &Players, lang: Lang) -> Option<String> {
    let fixed = |de: &str, en: &str| Some(lang.select(de, en).to_owned());
    match &view.phase {
        Phase::Peek { .. } => fixed(
            "Du siehst zwei deiner Karten. Merk sie dir: Danach schlafen sie.",
            "You see two of your cards. Remember them: then they sleep.",
        ),
        Phase::Drawn(Pile::Draw) => {
            let top = view.top.map(|card| super::words::the(card, lang));
            match top {
                Some(top) => {
                    Some(localized!(lang, "Du hast gezogen. Oben liegt {top}.", "You have drawn. On top: {top}."))
                }
                None => fixed("Du hast gezogen.", "You have drawn."),
            }
        }
        Phase::Look { seat, at } => Some(look(at, *seat, players, lang).1),
        Phase::Effect(Effect::Philosopher { target: Some(target) }) => {
            let target = players.name(*target);
            Some(localized!(lang, "Du drehst die Karten von {target}.", "You move {target}’s cards on."))
        }
        Phase::Offer { seat, enchanted, .. } if seat == enchanted => fixed(
            "Der Magier will die Karte, die du für deine beste hältst.",
            "The Magician wants the card you think is your best.",
        ),
        Phase::Offer { .. } => {
            fixed("Gib die Karte her, die du für deine schlechteste hältst.", "Give the card you think is your worst.")
        }
        _ => None,
    }
}

#[cfg(test)]
mod tests;
