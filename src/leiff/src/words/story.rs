//! What happened, in a sentence.

use table::{Lang, Name, Seat, Seats, listed, localized, names, number, signed};

use super::{a, place, totals};
use crate::{Card, Event, Glass, Observation, Pile, Place, Score, Slot};

pub(super) fn sentence(told: &Observation, lang: Lang) -> String {
    match told {
        Event::Dealt { round, starter, top } => {
            let (starter, top) = (Name(*starter), top.name(lang));
            localized!(
                lang,
                "Runde {round}: {starter} beginnt. Oben auf der Ablage: {top}.",
                "Round {round}: {starter} begins. On top of the discard pile: {top}."
            )
        }
        Event::Looked { seat, at } => looked(*seat, at, lang),
        Event::Drew { seat, card: Some(card) } => {
            let (seat, card) = (Name(*seat), a(*card, lang));
            localized!(lang, "{seat} zieht {card} vom Zugstapel.", "{seat} draws {card} from the draw pile.")
        }
        Event::Drew { seat, card: None } => {
            let seat = Name(*seat);
            localized!(lang, "{seat} zieht vom Zugstapel.", "{seat} draws from the draw pile.")
        }
        // Not named: it may soon lie face down.
        Event::Took { seat, .. } => {
            let seat = Name(*seat);
            localized!(
                lang,
                "{seat} nimmt die oberste Karte von der Ablage.",
                "{seat} takes the top card of the discard pile."
            )
        }
        Event::Passed { seat } => {
            let seat = Name(*seat);
            localized!(
                lang,
                "Kein Stapel gibt eine Karte her: {seat} setzt aus.",
                "Neither pile gives a card: {seat} passes."
            )
        }
        Event::Swapped { seat, slot, out, .. } => {
            let (seat, slot, out) = (Name(*seat), slot.name(lang), a(*out, lang));
            localized!(lang, "{seat} tauscht {slot} und legt {out} ab.", "{seat} swaps {slot} and discards {out}.")
        }
        Event::Discarded { seat, card, from } => {
            let (seat, card) = (Name(*seat), a(*card, lang));
            match from {
                Pile::Draw => localized!(lang, "{seat} wirft {card} ab.", "{seat} discards {card}."),
                Pile::Discard => localized!(
                    lang,
                    "{seat} legt die oberste Karte zurück auf die Ablage.",
                    "{seat} puts the top card back on the discard pile."
                ),
            }
        }
        Event::Dropped { place: at, card } => {
            let (seat, slot, card) = (Name(at.seat), at.slot.name(lang), a(*card, lang));
            localized!(
                lang,
                "Der Spielautomat wirft bei {seat} {card} aus: {slot}.",
                "The slot machine throws out {card} of {seat}: {slot}."
            )
        }
        Event::Extra { seat, slots, due } => extra(*seat, slots, *due, lang),
        Event::Reshuffled => lang
            .select(
                "Der Zugstapel ist leer. Die Ablage wird ohne die oberste Karte neu gemischt.",
                "The draw pile is empty. The discard pile without its top card is shuffled anew.",
            )
            .to_owned(),
        Event::Matched { place, card, right } => matched(*place, *card, *right, lang),
        Event::Caught { by, place, card, right } => caught(*by, *place, *card, *right, lang),
        Event::Called { seat } => localized!(
            lang,
            "{0} ruft „Leiff!“ und beendet die Runde.",
            "{0} calls “Leiff!” and ends the round.",
            Name(*seat)
        ),
        Event::Scored { cards, score } => scored(cards, score, lang),
        Event::Ended { winners, sides } => ended(*winners, *sides, lang),
        Event::Penalty { by, seat } => localized!(
            lang,
            "{0} meldet einen verbotenen Hinweis. Das Team von {1} bekommt eine Strafkarte.",
            "{0} reports a forbidden hint. {1}’s team gets a penalty card.",
            Name(*by),
            Name(*seat)
        ),
        Event::Exchanged { by, first, second } => {
            let [first, second] = [first, second].map(|at| owned(*at, lang));
            localized!(
                lang,
                "{0} tauscht zwei Karten ungesehen: {first} gegen {second}.",
                "{0} swaps two cards unseen: {first} for {second}.",
                Name(*by)
            )
        }
        Event::Rotated { by, seat, steps } => {
            let (by, seat) = (Name(*by), Name(*seat));
            match steps {
                Some(1) => localized!(
                    lang,
                    "{by} dreht die Karten von {seat} um 1 Platz weiter.",
                    "{by} moves {seat}’s cards on by 1 place."
                ),
                Some(steps) => localized!(
                    lang,
                    "{by} dreht die Karten von {seat} um {steps} Plätze weiter.",
                    "{by} moves {seat}’s cards on by {steps} places."
                ),
                None => localized!(lang, "{by} dreht die Karten von {seat} weiter.", "{by} moves {seat}’s cards on."),
            }
        }
        Event::Immune { seat } => localized!(
            lang,
            "Der Kellner macht {0} immun, bis die nächste Runde beginnt.",
            "The Waiter makes {0} immune until the next round begins.",
            Name(*seat)
        ),
        Event::Invented { seat } => localized!(
            lang,
            "{0} erfindet mit der Klatschtante eine Regel für alle.",
            "With the Gossip, {0} invents a rule for all.",
            Name(*seat)
        ),
        Event::RuleEnded => lang
            .select(
                "Eine neue Klatschtante liegt auf der Ablage: Die alte Regel gilt nicht mehr.",
                "A new Gossip lies on the discard pile: the old rule has ended.",
            )
            .to_owned(),
        Event::Bound { seat, to } => localized!(
            lang,
            "Die Dorfschönheit bindet {0} an {1}: Was {1} trinkt, trinkt {0} auch.",
            "The Village Belle binds {0} to {1}: what {1} drinks, {0} drinks too.",
            Name(*seat),
            Name(*to)
        ),
        Event::Freed { seat } => localized!(
            lang,
            "Eine neue Dorfschönheit liegt auf der Ablage: {0} trinkt nicht mehr mit.",
            "A new Village Belle lies on the discard pile: {0} drinks along no more.",
            Name(*seat)
        ),
        // All have seen it, and it lies face down again.
        Event::Shown { place: at, .. } => {
            let (seat, slot) = (Name(at.seat), at.slot.name(lang));
            localized!(
                lang,
                "{seat} zeigt allen eine Karte, die danach wieder verdeckt liegt: {slot}.",
                "{seat} shows a card to all and turns it down again: {slot}."
            )
        }
        Event::HandsSwapped { seat, left } => localized!(
            lang,
            "{0} und {1} tauschen ungesehen alle Karten.",
            "{0} and {1} swap all their cards unseen.",
            Name(*seat),
            Name(*left)
        ),
        Event::Enchanted { by, seat } => localized!(
            lang,
            "{0} verzaubert {1} mit dem Magier, bis die Runde endet.",
            "With the Magician, {0} enchants {1} until the round ends.",
            Name(*by),
            Name(*seat)
        ),
        Event::Declined { seat } => localized!(lang, "{0} verzichtet.", "{0} declines.", Name(*seat)),
        Event::Offered { seat, slot: Some(slot) } => localized!(
            lang,
            "{0} wählt für den Magier eine eigene Karte: {1}.",
            "{0} picks one of their own cards for the Magician: {1}.",
            Name(*seat),
            Slot::new(*slot).name(lang)
        ),
        Event::Offered { seat, slot: None } => localized!(
            lang,
            "{0} wählt für den Magier eine eigene Karte.",
            "{0} picks one of their own cards for the Magician.",
            Name(*seat)
        ),
        Event::Conjured { by, seat } => localized!(
            lang,
            "Der Magier tauscht ungesehen eine Karte von {1} gegen eine von {0}.",
            "The Magician swaps one of {1}’s cards for one of {0}’s, unseen.",
            Name(*by),
            Name(*seat)
        ),
        Event::Fizzled { by, seat } => localized!(
            lang,
            "Der Magier von {0} bewirkt bei {1} nichts.",
            "{0}’s Magician does nothing to {1}.",
            Name(*by),
            Name(*seat)
        ),
        Event::HandedOut { from, to } => {
            localized!(lang, "{0} verteilt 1 Schluck an {1}.", "{0} hands out 1 sip to {1}.", Name(*from), Name(*to))
        }
        Event::Filled { seat, glass: Glass::Empty } => {
            localized!(lang, "{0} spielt jetzt ohne Glas.", "{0} plays without a glass now.", Name(*seat))
        }
        Event::Filled { seat, glass } => {
            let (seat, glass) = (Name(*seat), glass.name(lang));
            localized!(lang, "{seat} hat jetzt {glass} im Glas.", "{seat} has {glass} in the glass now.")
        }
        Event::Done { seat } => {
            localized!(lang, "{0} hat alles abgehakt.", "{0} has ticked off everything.", Name(*seat))
        }
    }
}

/// `Mira sieht nach: vorn links (7) und vorn rechts (Kellner).`
fn looked(seat: Seat, at: &[(Place, Option<Card>)], lang: Lang) -> String {
    let items: Vec<String> = at
        .iter()
        .map(|&(at, card)| {
            let at = place(at, seat, lang);
            card.map_or_else(|| at.clone(), |card| format!("{at} ({})", card.name(lang)))
        })
        .collect();
    let (seat, items) = (Name(seat), listed(&items, lang));
    if items.is_empty() {
        return localized!(lang, "{seat} sieht keine Karte an.", "{seat} looks at no card.");
    }
    localized!(lang, "{seat} sieht nach: {items}.", "{seat} looks: {items}.")
}

/// A place with its player, whoever speaks: `vorn links bei Jonas`.
fn owned(at: Place, lang: Lang) -> String {
    let (owner, slot) = (Name(at.seat), at.slot.name(lang));
    localized!(lang, "{slot} bei {owner}", "{owner}’s {slot}")
}

/// `Mira zieht 2 Karten ungesehen: auf Platz 5 und auf Platz 6.`
fn extra(seat: Seat, slots: &[Slot], due: u8, lang: Lang) -> String {
    let (seat, count) = (Name(seat), slots.len());
    let slots: Vec<String> = slots.iter().map(|slot| slot.name(lang)).collect();
    let slots = listed(&slots, lang);
    let due_cards = if due == 1 { ("Karte", "card") } else { ("Karten", "cards") };
    let due_cards = lang.select(due_cards.0, due_cards.1);
    match count {
        0 => localized!(
            lang,
            "{seat} müsste {due} {due_cards} ziehen, aber es ist keine mehr da.",
            "{seat} would have to draw {due} {due_cards}, but there is none left."
        ),
        _ if count < usize::from(due) => localized!(
            lang,
            "{seat} zieht ungesehen die letzte Karte: {slots}.",
            "{seat} draws the last card unseen: {slots}."
        ),
        _ => localized!(
            lang,
            "{seat} zieht {due} {due_cards} ungesehen: {slots}.",
            "{seat} draws {due} {due_cards} unseen: {slots}."
        ),
    }
}

/// What lies face down again is not named, although all have seen it.
fn matched(at: Place, card: Card, right: bool, lang: Lang) -> String {
    let (seat, slot, card) = (Name(at.seat), at.slot.name(lang), a(card, lang));
    if right {
        localized!(
            lang,
            "{seat} ruft „Passt!“ und wirft {card} ab: {slot}.",
            "{seat} calls “Match!” and discards {card}: {slot}."
        )
    } else {
        localized!(
            lang,
            "{seat} ruft „Passt!“ und deckt auf: {slot}. Die Karte passt nicht und geht zurück.",
            "{seat} calls “Match!” and turns up: {slot}. The card does not match and goes back."
        )
    }
}

/// As with a match.
fn caught(by: Seat, at: Place, card: Card, right: bool, lang: Lang) -> String {
    let (at, by, card) = (place(at, by, lang), Name(by), a(card, lang));
    if right {
        localized!(
            lang,
            "{by} ruft „Erwischt!“ und wirft {card} ab: {at}.",
            "{by} calls “Caught!” and discards {card}: {at}."
        )
    } else {
        localized!(
            lang,
            "{by} ruft „Erwischt!“ und deckt auf: {at}. Die Karte passt nicht und geht zurück.",
            "{by} calls “Caught!” and turns up: {at}. The card does not match and goes back."
        )
    }
}

/// `Aufgedeckt: Mira −1 (−1); Jonas 12 (5, 7). Mira hat die wenigsten Punkte: −5 für „Leiff!“ Insgesamt: Mira −6, Jonas 12.`
fn scored(cards: &[Vec<(Slot, Card, Seats)>], score: &Score, lang: Lang) -> String {
    let each = Seat::all(score.hands.len() as u8).zip(&score.hands).map(|(seat, sum)| {
        let hand: Vec<String> =
            cards.get(seat.index()).into_iter().flatten().map(|(_, card, _)| card.name(lang)).collect();
        let shown = if hand.is_empty() { String::new() } else { format!(" ({})", hand.join(", ")) };
        format!("{} {}{shown}", Name(seat), number(*sum))
    });
    let (each, caller) = (each.collect::<Vec<_>>().join("; "), Name(score.caller));
    let teams = score.totals.len() < score.hands.len();
    let caller =
        if teams { localized!(lang, "Das Team von {caller}", "{caller}’s team") } else { caller.to_string() };
    let bonus = signed(score.bonus.into());
    let verdict = match verdict(score) {
        Verdict::Lowest => localized!(
            lang,
            "{caller} hat die wenigsten Punkte: {bonus} für „Leiff!“",
            "{caller} has the fewest points: {bonus} for “Leiff!”"
        ),
        Verdict::Tie => localized!(
            lang,
            "{caller} hat die wenigsten Punkte, aber nicht allein: {bonus} für „Leiff!“",
            "{caller} ties for the fewest points: {bonus} for “Leiff!”"
        ),
        Verdict::Higher => localized!(
            lang,
            "{caller} hat nicht die wenigsten Punkte: {bonus} für „Leiff!“",
            "{caller} does not have the fewest points: {bonus} for “Leiff!”"
        ),
    };
    let totals = totals(&score.totals, score.hands.len(), lang);
    localized!(
        lang,
        "Aufgedeckt: {each}. {verdict} Insgesamt: {totals}.",
        "Turned up: {each}. {verdict} In all: {totals}."
    )
}

/// How the side of the caller stands to the others.
enum Verdict {
    Lowest,
    Tie,
    Higher,
}

fn verdict(score: &Score) -> Verdict {
    let sides = score.totals.len().max(1);
    let sum = |side: usize| score.hands.iter().skip(side).step_by(sides).sum::<i16>();
    let called = score.caller.index() % sides;
    let others = (0..sides).filter(|&side| side != called).map(sum).min();
    if score.bonus < 0 {
        Verdict::Lowest
    } else if others == Some(sum(called)) {
        Verdict::Tie
    } else {
        Verdict::Higher
    }
}

/// `Mira gewinnt.` Partners are the seats of one side.
fn ended(winners: Seats, sides: u8, lang: Lang) -> String {
    let side =
        |side: u8| winners.iter().filter(|seat| seat.index() % usize::from(sides) == usize::from(side)).collect();
    let won: Vec<Seats> = (0..sides).map(side).filter(|side: &Seats| !side.is_empty()).collect();
    let teams = won.iter().any(|side| side.len() > 1);
    let several = won.len() > 1;
    let winners = if teams {
        won.iter().map(|side| names(*side, lang)).collect::<Vec<_>>().join(", ")
    } else {
        names(winners, lang)
    };
    match (teams, several) {
        (false, false) => localized!(lang, "{winners} gewinnt.", "{winners} wins."),
        (false, true) => localized!(lang, "{winners} gewinnen gemeinsam.", "{winners} win together."),
        (true, false) => localized!(lang, "Das Team {winners} gewinnt.", "The team of {winners} wins."),
        (true, true) => {
            localized!(lang, "Die Teams {winners} gewinnen gemeinsam.", "The teams of {winners} win together.")
        }
    }
}
