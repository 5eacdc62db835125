//! What happened, in a sentence.

use table::{Lang, Name, Seat, Seats, cards, localized, names};

use super::{quoted, quoted_all};
use crate::{Answer, Card, Event, Kind, Observation, Rule, Slot, Whom};

pub(super) fn sentence(told: &Observation, lang: Lang) -> String {
    match told {
        Event::Turn { seat, round, missed } => turn(*seat, *round, *missed, lang),
        Event::LastCall { seat } => localized!(
            lang,
            "Bohei? Die Kartenzahl stimmt, und bis zur Entscheidung in Phase 1 gewinnt ein Ruf von {0} sofort.",
            "Bohei? The number of cards is right, and until the choice in phase 1 a call by {0} wins at once.",
            Name(*seat)
        ),
        Event::Drew { seat, cards, due } => drew(*seat, cards, *due, lang),
        Event::Skipped { seat } => localized!(lang, "{0} zieht nicht.", "{0} does not draw.", Name(*seat)),
        Event::RuleDue { seat, holds: true } => localized!(
            lang,
            "{0} hält eine Regelkarte und muss eine spielen.",
            "{0} holds a rule card and must play one.",
            Name(*seat)
        ),
        Event::RuleDue { seat, holds: false } => localized!(
            lang,
            "{0} hält keine Regelkarte: Phase 2 entfällt.",
            "{0} holds no rule card: phase 2 is left out.",
            Name(*seat)
        ),
        Event::Enacted { seat, card, slot, replaced } => enacted(*seat, *card, *slot, *replaced, lang),
        Event::GoalChanged { goal } => localized!(
            lang,
            "Das Ziel sind jetzt {goal} Karten. Alle Rufe verfallen.",
            "The goal is {goal} cards now. All calls lapse."
        ),
        Event::Played { seat, card } => played(*seat, *card, lang),
        Event::Passed { seat } => {
            localized!(lang, "{0} spielt in Phase 3 nichts.", "{0} plays nothing in phase 3.", Name(*seat))
        }
        Event::Aimed { by, seat } => localized!(lang, "{0} wählt {1}.", "{0} chooses {1}.", Name(*by), Name(*seat)),
        Event::Ticked { seat, with, ticked } => {
            let (seat, with) = (Name(*seat), with.bearers(lang));
            if *ticked {
                localized!(lang, "{with}: {seat} ist dabei.", "{with}: {seat} is one of them.")
            } else {
                localized!(lang, "{with}: {seat} ist nicht dabei.", "{with}: {seat} is not one of them.")
            }
        }
        Event::Announced { card, seats, .. } => announced(*card, *seats, lang),
        Event::Accepted { seat } => localized!(lang, "{0} nimmt es an.", "{0} accepts.", Name(*seat)),
        Event::Reaches { seat, .. } => localized!(
            lang,
            "{0} überlegt noch und sieht in die eigenen Karten.",
            "{0} is still thinking and looks at their cards.",
            Name(*seat)
        ),
        Event::Returned { seat } => {
            localized!(lang, "{0} überlegt noch.", "{0} is still thinking.", Name(*seat))
        }
        Event::Answered { seat, answer, change } => {
            let (seat, card) = (Name(*seat), quoted(answer.card(), lang));
            match (answer, change) {
                (Answer::Opposite, Some(change)) => {
                    let change = change.text(lang);
                    localized!(
                        lang,
                        "{seat} spielt {card} und muss jetzt {change}.",
                        "{seat} plays {card} and must now {change}."
                    )
                }
                _ => {
                    localized!(lang, "{seat} spielt {card} und bleibt verschont.", "{seat} plays {card} and is spared.")
                }
            }
        }
        Event::Discarded { seat, card } => {
            let (seat, card) = (Name(*seat), quoted(*card, lang));
            localized!(lang, "{seat} wirft {card} ab.", "{seat} discards {card}.")
        }
        Event::EmptyHanded { seat } => {
            localized!(lang, "{0} hat keine Karte zum Abwerfen.", "{0} has no card to discard.", Name(*seat))
        }
        Event::Challenged { by, seat } => {
            localized!(lang, "{0} fordert {1} heraus.", "{0} challenges {1}.", Name(*by), Name(*seat))
        }
        Event::Third { seat, .. } => {
            localized!(lang, "{0} ist die neutrale dritte Person.", "{0} is the neutral third person.", Name(*seat))
        }
        Event::Out { seat } => localized!(lang, "{0} scheidet aus.", "{0} is out.", Name(*seat)),
        Event::Again { card } => {
            let card = quoted(*card, lang);
            localized!(lang, "Ohne klares Ergebnis: {card} noch einmal.", "No clear result: {card} once more.")
        }
        Event::CalledOff { card } => {
            let card = quoted(*card, lang);
            localized!(lang, "{card} wird abgesagt, ohne Belohnung.", "{card} is called off, without a reward.")
        }
        Event::Won { seat, card } => {
            let (seat, card) = (Name(*seat), quoted(*card, lang));
            localized!(
                lang,
                "{seat} gewinnt {card} und darf bis zu 2 Karten ziehen oder bis zu 2 abwerfen.",
                "{seat} wins {card} and may draw up to 2 cards or discard up to 2."
            )
        }
        Event::Rewarded { seat } => {
            localized!(lang, "{0} ist mit der Belohnung fertig.", "{0} is done with the reward.", Name(*seat))
        }
        Event::Bohei { seat, counts: true } => {
            localized!(
                lang,
                "{0} ruft „Bohei!“, und die Kartenzahl stimmt.",
                "{0} calls “Bohei!”, and the number of cards is right.",
                Name(*seat)
            )
        }
        Event::Bohei { seat, counts: false } => localized!(
            lang,
            "{0} ruft „Bohei!“, aber die Kartenzahl stimmt nicht.",
            "{0} calls “Bohei!”, but the number of cards is not right.",
            Name(*seat)
        ),
        Event::Reported { by, seat } => localized!(
            lang,
            "{0} meldet einen Regelbruch von {1}. Ein zweiter Name muss zustimmen.",
            "{0} reports a breach by {1}. A second name must agree.",
            Name(*by),
            Name(*seat)
        ),
        Event::Confirmed { by, seat } if by == seat => {
            localized!(lang, "{0} gibt den Regelbruch zu.", "{0} admits the breach.", Name(*seat))
        }
        Event::Confirmed { by, seat } => localized!(
            lang,
            "{0} bestätigt den Regelbruch von {1}.",
            "{0} confirms the breach by {1}.",
            Name(*by),
            Name(*seat)
        ),
        Event::Lapsed { seat } => localized!(
            lang,
            "Niemand bestätigt den Regelbruch von {0}: Die Meldung verfällt.",
            "Nobody confirms the breach by {0}: the report lapses.",
            Name(*seat)
        ),
        Event::Penalised { seat, change } => {
            let (seat, change) = (Name(*seat), change.text(lang));
            localized!(lang, "Regelbruch von {seat}: {change}.", "Breach by {seat}: {change}.")
        }
        Event::Reshuffled => lang
            .select(
                "Der Ziehstapel ist leer. Die Ablage wird neu gemischt.",
                "The draw pile is empty. The discard pile is shuffled anew.",
            )
            .to_owned(),
        Event::Ended { winner } => localized!(
            lang,
            "Die richtige Kartenzahl zu Beginn des Zuges, und „Bohei!“ ist gerufen: {0} gewinnt.",
            "The right number of cards as the turn begins, and “Bohei!” has been called: {0} wins.",
            Name(*winner)
        ),
    }
}

fn turn(seat: Seat, round: u16, missed: bool, lang: Lang) -> String {
    let seat = Name(seat);
    if missed {
        localized!(
            lang,
            "Runde {round}: {seat} ist dran. Die Kartenzahl stimmt, aber „Bohei!“ wurde nicht gerufen: kein Sieg in diesem Zug.",
            "Round {round}: it is {seat}’s turn. The number of cards is right, but “Bohei!” was not called: no win in this turn."
        )
    } else {
        localized!(lang, "Runde {round}: {seat} ist dran.", "Round {round}: it is {seat}’s turn.")
    }
}

/// `Mira zieht 2 Karten.`, and to Mira alone: `Mira zieht 2 Karten: „Nö“ und „Pssst“.`
fn drew(seat: Seat, drawn: &[Option<Card>], due: u8, lang: Lang) -> String {
    let (seat, count, due_cards) = (Name(seat), drawn.len(), cards(due, lang));
    let known: Vec<Card> = drawn.iter().flatten().copied().collect();
    let known = if known.is_empty() { String::new() } else { format!(": {}", quoted_all(&known, lang)) };
    if count == 0 {
        return localized!(
            lang,
            "{seat} müsste {due_cards} ziehen, aber es ist keine mehr da.",
            "{seat} would have to draw {due_cards}, but there is none left."
        );
    }
    if count < usize::from(due) {
        return localized!(
            lang,
            "{seat} zieht nur {count} statt {due_cards}, mehr sind nicht da{known}.",
            "{seat} draws only {count} instead of {due_cards}, there are no more{known}."
        );
    }
    localized!(lang, "{seat} zieht {due_cards}{known}.", "{seat} draws {due_cards}{known}.")
}

fn enacted(seat: Seat, card: Card, slot: Option<Slot>, replaced: Option<Card>, lang: Lang) -> String {
    let (seat, title, line) = (Name(seat), quoted(card, lang), card.line(lang));
    let slot = slot.map(|slot| slot.name(lang)).unwrap_or_default();
    let enacted = match card.rule() {
        Some(Rule::Extra) => localized!(lang, "{seat} spielt {title}. {line}", "{seat} plays {title}. {line}"),
        Some(Rule::Closed) => localized!(
            lang,
            "{seat} spielt {title}: {slot} ist für immer geschlossen.",
            "{seat} plays {title}: {slot} is closed for good."
        ),
        _ => localized!(
            lang,
            "{seat} aktiviert {title} auf {slot}: {line}",
            "{seat} puts {title} into force in {slot}: {line}"
        ),
    };
    let Some(replaced) = replaced.map(|card| quoted(card, lang)) else { return enacted };
    localized!(lang, "{enacted} {replaced} gilt nicht mehr.", "{enacted} {replaced} has ended.")
}

fn played(seat: Seat, card: Card, lang: Lang) -> String {
    let (seat, title) = (Name(seat), quoted(card, lang));
    match card.kind() {
        Kind::Action(order) => {
            let order = match order.whom {
                Whom::Actor | Whom::Chosen => format!("{}.", order.change.text(lang)),
                _ => order.text(lang),
            };
            localized!(lang, "{seat} spielt die Aktion {title}: {order}", "{seat} plays the action {title}: {order}")
        }
        _ => localized!(lang, "{seat} spielt die Challenge {title}.", "{seat} plays the challenge {title}."),
    }
}

fn announced(card: Card, seats: Seats, lang: Lang) -> String {
    let (card, seats) = (quoted(card, lang), names(seats, lang));
    if seats.is_empty() {
        return localized!(
            lang,
            "{card} trifft niemanden und wird ohne Wirkung abgelegt.",
            "{card} concerns nobody and is discarded without effect."
        );
    }
    localized!(lang, "{card} trifft {seats}.", "{card} concerns {seats}.")
}
