//! Who is to do what, in one big sentence, and what it means in a small one.

use ::leiff::{Action, Effect, Phase, Pile, View};
use ::table::{Lang, Seat, tell};

use super::desk::Desk;
use super::words::object;
use crate::face::Guests;

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
pub(super) fn say(desk: &Desk<'_>) -> Say {
    let (view, guests, lang) = (&desk.props.view, &desk.props.guests, desk.props.lang);
    let fixed = |de: &str, en: &str| lang.pick(de, en).to_owned();
    let (does, how) = match &view.phase {
        Phase::Peek { choosing: true, .. } => (
            fixed(" wählt zwei Karten", " chooses two cards"),
            fixed("Tippe zwei eigene an, um sie gleich anzusehen.", "Tap two of your own to look at them."),
        ),
        Phase::Peek { slots, .. } => {
            let front = *slots == ::leiff::Slot::FRONT;
            let how = match front {
                true => fixed("Die beiden vorderen, nur dieses eine Mal.", "The two front ones, just this once."),
                false => fixed("Die beiden gewählten, nur dieses eine Mal.", "The two chosen ones, just this once."),
            };
            (fixed(" sieht zwei Karten an", " looks at two cards"), how)
        }
        Phase::Turn => turn(desk),
        Phase::Drawn(Pile::Draw) => (
            fixed(" hat gezogen", " has drawn"),
            fixed("Ansehen, dann tauschen oder abwerfen.", "Look at it, then swap or discard it."),
        ),
        Phase::Drawn(Pile::Discard) => {
            let card = view.drawn.map_or_else(String::new, |card| object(card, lang));
            (
                tell!(lang, " nimmt {card}", " takes {card}"),
                fixed("Tippe an, welche eigene Karte dafür geht.", "Tap which of your cards it replaces."),
            )
        }
        Phase::Effect(effect) => effects(desk, *effect),
        Phase::Look { at, seat } => look(at, *seat, guests, lang),
        Phase::Offer { seat, enchanted, .. } => {
            let how = match seat == enchanted {
                true => fixed(
                    "Verdeckt: die Karte, die du für deine beste hältst.",
                    "Unseen: the card you believe your best.",
                ),
                false => fixed(
                    "Verdeckt: die Karte, die du für deine schlechteste hältst.",
                    "Unseen: the card you believe your worst.",
                ),
            };
            (fixed(" gibt eine Karte her", " gives a card away"), how)
        }
        Phase::Scored { .. } | Phase::Over => (fixed(" macht weiter", " leads on"), String::new()),
    };
    Say { seat: desk.props.seat.unwrap_or(view.turn), does, how }
}

fn turn(desk: &Desk<'_>) -> (String, String) {
    let lang = desk.props.lang;
    let fixed = |de: &str, en: &str| lang.pick(de, en).to_owned();
    if desk.may(Action::Pass) {
        let how = fixed("Es gibt keine Karte zu ziehen.", "There is no card to draw.");
        return (fixed(" muss passen", " must pass"), how);
    }
    let how = match (desk.may(Action::Draw), desk.may(Action::Take)) {
        (true, true) => fixed("Vom Stapel oder von der Ablage. Oder „Leiff!“", "From either pile. Or “Leiff!”"),
        (true, false) => fixed("Vom Stapel. Oder „Leiff!“", "From the draw pile. Or “Leiff!”"),
        _ => fixed("Von der Ablage. Oder „Leiff!“", "From the discards. Or “Leiff!”"),
    };
    (fixed(" zieht", " draws"), how)
}

fn effects(desk: &Desk<'_>, effect: Effect) -> (String, String) {
    let (guests, lang) = (&desk.props.guests, desk.props.lang);
    let fixed = |de: &str, en: &str| lang.pick(de, en).to_owned();
    // Nothing can be chosen: only letting it pass is left.
    if desk.props.menu.iter().all(|action| *action == Action::Decline)
        && desk.props.take.is_none()
        && !desk.props.menu.is_empty()
    {
        let how = fixed("Dafür gibt es gerade kein Ziel.", "There is nothing to use it on now.");
        return (fixed(" verzichtet", " lets it pass"), how);
    }
    match effect {
        Effect::Seven => (
            fixed(" sieht eine eigene Karte an", " peeks at one card"),
            fixed("Welche? Tippe sie an.", "One of your own: tap it."),
        ),
        Effect::Eight => (
            fixed(" sieht irgendeine Karte an", " peeks at any card"),
            fixed("Eine eigene oder eine fremde: Tippe sie an.", "Your own or somebody else’s: tap it."),
        ),
        Effect::Nine { first: None } => (
            fixed(" tauscht zwei Karten", " swaps two cards"),
            fixed("Tippe die erste an, von wem du willst.", "Tap the first one, of anybody."),
        ),
        Effect::Nine { first: Some(first) } => {
            let (name, slot) = (guests.name(first.seat), first.slot.name(lang));
            (
                fixed(" tauscht zwei Karten", " swaps two cards"),
                tell!(
                    lang,
                    "{name}, {slot}, gegen … Tippe die zweite an.",
                    "{name}, {slot}, for … Tap the second one."
                ),
            )
        }
        Effect::Machine => (
            fixed(" spielt am Automaten", " plays the slot machine"),
            fixed(
                "Tippe eine eigene Karte an: Sie fliegt raus. Oder einen Namen: Da kommt eine dazu.",
                "Tap one of your cards to discard it. Or tap a name: one more card goes there.",
            ),
        ),
        Effect::Philosopher { target: None } => (
            fixed(" verdreht fremde Karten", " turns somebody’s cards round"),
            fixed("Wessen? Tippe den Namen an.", "Whose? Tap the name."),
        ),
        Effect::Philosopher { target: Some(target) } => {
            let target = guests.name(target);
            (
                fixed(" dreht die Karten", " turns the cards"),
                tell!(
                    lang,
                    "Die von {target}. Wie weit, sieht niemand sonst.",
                    "Those of {target}. Nobody else sees how far."
                ),
            )
        }
        Effect::Waiter => (
            fixed(" kann sich drücken", " may duck out"),
            fixed(
                "Bis zur nächsten Runde immun: Kein fremder Effekt trifft, und gezählt wird nichts.",
                "Immune until the next round: no effect of others hits, and nothing is counted.",
            ),
        ),
        Effect::Gossip => (
            fixed(" erfindet eine Trinkregel", " invents a drinking rule"),
            fixed("Sie gilt für alle, bis zur nächsten Klatschtante.", "It is for everybody, until the next Gossip."),
        ),
        Effect::Beauty => beauty(desk),
        Effect::Magician => (
            fixed(" verzaubert jemanden", " enchants somebody"),
            fixed(
                "Am Ende der Runde tauscht ihr: beste gegen schlechteste. Tippe den Namen an.",
                "At the end of the round you swap: best for worst. Tap the name.",
            ),
        ),
        Effect::Glimpse { first, .. } => {
            let turn = guests.name(desk.props.view.turn);
            let how = match first {
                None => tell!(
                    lang,
                    "Zwei Karten von {turn}: Tippe die erste an.",
                    "Two cards of {turn}: tap the first one."
                ),
                Some(_) => fixed("Tippe die zweite an.", "Tap the second one."),
            };
            (fixed(" darf nachsehen", " may have a look"), how)
        }
    }
}

fn beauty(desk: &Desk<'_>) -> (String, String) {
    let (lang, guests) = (desk.props.lang, &desk.props.guests);
    let does = lang.pick(" hat die Wahl", " has the choice").to_owned();
    let turn = desk.props.view.turn;
    let left = guests.name(turn.after(1, guests.seats()));
    let shows = desk.props.menu.iter().any(|action| matches!(action, Action::Pick(_)));
    let swaps = desk.may(Action::SwapHands);
    let how = match (shows, swaps) {
        (true, true) => tell!(
            lang,
            "Tippe eine eigene Karte an, um sie allen zu zeigen. Oder tausche alle mit {left}.",
            "Tap one of your cards to show it to all. Or swap all cards with {left}."
        ),
        (true, false) => lang
            .pick("Tippe eine eigene Karte an, um sie allen zu zeigen.", "Tap one of your cards to show it to all.")
            .to_owned(),
        (false, _) => {
            lang.pick("Mitzählen oder tauschen, beides verdeckt.", "Count along, or swap, unseen.").to_owned()
        }
    };
    (does, how)
}

/// Somebody looks at cards, and everybody may know which.
fn look(at: &[::leiff::Place], seat: Seat, guests: &Guests, lang: Lang) -> (String, String) {
    let how = match at {
        [place] if place.seat == seat => {
            let slot = place.slot.name(lang);
            tell!(lang, "Die eigene {slot}.", "The own card, {slot}.")
        }
        [place] => {
            let (name, slot) = (guests.name(place.seat), place.slot.name(lang));
            tell!(lang, "Bei {name}, {slot}.", "Of {name}, {slot}.")
        }
        [place, ..] => {
            let name = guests.name(place.seat);
            tell!(lang, "Zwei Karten von {name}.", "Two cards of {name}.")
        }
        [] => String::new(),
    };
    let does = match at.len() {
        1 => lang.pick(" sieht eine Karte an", " looks at a card"),
        _ => lang.pick(" sieht zwei Karten an", " looks at two cards"),
    };
    (does.to_owned(), how)
}

/// What the one behind the curtain must know: nothing that is not said aloud.
pub(super) fn brief(view: &View, guests: &Guests, lang: Lang) -> Option<String> {
    let fixed = |de: &str, en: &str| Some(lang.pick(de, en).to_owned());
    match &view.phase {
        Phase::Peek { .. } => fixed(
            "Du siehst zwei deiner Karten. Merke sie dir: Danach schlafen sie.",
            "You see two of your cards. Remember them: then they sleep.",
        ),
        Phase::Drawn(Pile::Draw) => {
            let top = view.top.map(|card| super::words::the(card, lang));
            match top {
                Some(top) => Some(tell!(lang, "Du hast gezogen. Oben liegt {top}.", "You have drawn. On top: {top}.")),
                None => fixed("Du hast gezogen.", "You have drawn."),
            }
        }
        Phase::Look { seat, at } => Some(look(at, *seat, guests, lang).1),
        Phase::Effect(Effect::Philosopher { target: Some(target) }) => {
            let target = guests.name(*target);
            Some(tell!(lang, "Du drehst die Karten von {target}.", "You turn the cards of {target}."))
        }
        Phase::Offer { seat, enchanted, .. } if seat == enchanted => fixed(
            "Der Magier will die Karte, die du für deine beste hältst.",
            "The Magician wants the card you believe your best.",
        ),
        Phase::Offer { .. } => {
            fixed("Gib die Karte her, die du für deine schlechteste hältst.", "Give the card you believe your worst.")
        }
        _ => None,
    }
}
