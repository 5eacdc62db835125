//! What happened, in a sentence.

use table::{Lang, Name, Seat, listed, localized, number, signed};

use super::{named, reveal};
use crate::{Card, Event, Score, Why};

pub(super) fn sentence(told: &Event<Option<Card>>, lang: Lang) -> String {
    match told {
        Event::Laid { seat, card, sum, open, larry } => laid(*seat, *card, *sum, (*open, *larry), lang),
        Event::Played { seat, card, target, larry } => {
            let (seat, card) = (Name(*seat), named(*card, lang));
            let played = localized!(lang, "{seat} spielt {card}", "{seat} plays {card}");
            let against = target.map(|target| localized!(lang, " gegen {}", " against {}", Name(target)));
            played + &against.unwrap_or_default() + "." + shout(*larry, lang)
        }
        Event::Gave { seat, to, card, larry } => {
            let (seat, to, card) = (Name(*seat), Name(*to), a_card(*card, lang));
            localized!(lang, "{seat} schenkt {to} {card}.", "{seat} gives {to} {card}.") + shout(*larry, lang)
        }
        Event::GaveNothing { seat, larry } => {
            localized!(lang, "{0} verschenkt nichts.", "{0} gives nothing away.", Name(*seat)) + shout(*larry, lang)
        }
        Event::Reversed { clockwise: true, limit } => {
            localized!(lang, "Jetzt geht es im Uhrzeigersinn, Limit {limit}.", "It goes clockwise now, limit {limit}.")
        }
        Event::Reversed { clockwise: false, limit } => localized!(
            lang,
            "Jetzt geht es gegen den Uhrzeigersinn, Limit {limit}.",
            "It goes anticlockwise now, limit {limit}."
        ),
        Event::Fulfilled { seat } => {
            let (seat, card) = (Name(*seat), named(Card::OpenPlay, lang));
            localized!(lang, "{card} vor {seat} ist erfüllt.", "{card} in front of {seat} is done.")
        }
        Event::OverLimit { seat, sum, limit } => {
            let (seat, sum) = (Name(*seat), number(*sum));
            localized!(
                lang,
                "{seat} kommt auf {sum}, das Limit ist {limit}.",
                "{seat} gets to {sum}, the limit is {limit}."
            )
        }
        Event::LastCard { seat } => localized!(lang, "{0} hat keine Karte mehr.", "{0} has no card left.", Name(*seat)),
        Event::Doubted { seat, liable } => {
            let (seat, liable) = (Name(*seat), Name(*liable));
            localized!(
                lang,
                "{seat} glaubt es nicht. Es haftet {liable}.",
                "{seat} does not believe it. {liable} is liable."
            )
        }
        Event::Accepted { seat, open: true } => {
            localized!(
                lang,
                "{0} glaubt es. Alle Karten liegen offen.",
                "{0} believes it. All cards lie face up.",
                Name(*seat)
            )
        }
        Event::Accepted { seat, .. } => localized!(
            lang,
            "{0} glaubt es. Was verdeckt liegt, bleibt verdeckt.",
            "{0} believes it. What lies face down stays face down.",
            Name(*seat)
        ),
        Event::Forgot { seat } => {
            localized!(lang, "{0} hat „Larry!“ vergessen.", "{0} has forgotten “Larry!”.", Name(*seat))
        }
        Event::Revealed(reveal) => reveal::sentence(reveal, lang),
        Event::Drew { seat, cards, why } => drew(*seat, cards, *why, lang),
        Event::PutAway { open: true, .. } => {
            lang.select("Der Stapel kommt auf die Ablage.", "The pile goes to the discard pile.").to_owned()
        }
        Event::PutAway { .. } => lang
            .select(
                "Der Stapel kommt auf die Ablage. Was verdeckt liegt, bleibt ungesehen.",
                "The pile goes to the discard pile. What lies face down stays unseen.",
            )
            .to_owned(),
        Event::Reshuffled { cards: 1 } => lang
            .select("1 Karte von der Ablage wird nachgelegt.", "1 card of the discard pile becomes the new draw pile.")
            .to_owned(),
        Event::Reshuffled { cards } => localized!(
            lang,
            "{cards} Karten von der Ablage werden gemischt und nachgelegt.",
            "{cards} cards of the discard pile are shuffled into a new draw pile."
        ),
        Event::Leads { seat } => {
            localized!(lang, "{0} beginnt einen neuen Stapel.", "{0} starts a new pile.", Name(*seat))
        }
        Event::Scored(score) => scored(score, lang),
        Event::Dealt { round, start, tie } => {
            let start = Name(*start);
            let begins = localized!(lang, "Runde {round}: {start} beginnt, ", "Round {round}: {start} begins, ");
            let why = if *tie {
                lang.select(
                    "mit den wenigsten Punkten, bei Gleichstand als Letztes in der Reihenfolge.",
                    "with the fewest points, and of those tied the last in the order of play.",
                )
            } else {
                lang.select("mit den wenigsten Punkten.", "with the fewest points.")
            };
            begins + why
        }
        Event::Ended { winners } => {
            let names: Vec<String> = winners.iter().map(|seat| Name(seat).to_string()).collect();
            let names = listed(&names, lang);
            if winners.len() > 1 {
                localized!(lang, "{names} gewinnen gemeinsam.", "{names} win together.")
            } else {
                localized!(lang, "{names} gewinnt.", "{names} wins.")
            }
        }
    }
}

fn laid(seat: Seat, card: Option<Card>, sum: i8, (open, larry): (bool, bool), lang: Lang) -> String {
    let (seat, card, sum) = (Name(seat), a_card(card, lang), number(sum));
    let laid = if open {
        localized!(lang, "{seat} legt {card} offen. Das macht {sum}.", "{seat} lays {card} face up. That makes {sum}.")
    } else {
        localized!(lang, "{seat} legt {card} und sagt {sum}.", "{seat} lays {card} and says {sum}.")
    };
    laid + shout(larry, lang)
}

fn a_card(card: Option<Card>, lang: Lang) -> String {
    card.map_or_else(|| lang.select("eine Karte", "a card").to_owned(), |card| named(card, lang))
}

fn shout(larry: bool, lang: Lang) -> &'static str {
    if larry { lang.select(" „Larry!“", " “Larry!”") } else { "" }
}

fn drew(seat: Seat, cards: &[Option<Card>], why: Why, lang: Lang) -> String {
    let known: Option<Vec<String>> = cards.iter().map(|card| card.map(|card| named(card, lang))).collect();
    let cards = match (cards.len(), known) {
        (0, _) => lang.select("nichts, denn es ist nichts da", "nothing, as there is nothing").to_owned(),
        (_, Some(known)) => listed(&known, lang),
        (1, None) => lang.select("eine Karte, mehr ist nicht da", "one card, there is no more").to_owned(),
        (_, None) => lang.select("zwei Karten", "two cards").to_owned(),
    };
    let (seat, (de, en)) = (Name(seat), reason(why));
    let why = lang.select(de, en);
    localized!(lang, "{why}{seat} zieht {cards}.", "{why}{seat} draws {cards}.")
}

/// What comes before the drawing.
fn reason(why: Why) -> (&'static str, &'static str) {
    match why {
        Why::WrongDoubt => ("Falsch gezweifelt: ", "Wrong doubt: "),
        Why::WrongSum => ("Falsche Summe: ", "Wrong sum: "),
        Why::Ordered | Why::ForgotLarry => ("", ""),
        Why::OverLimit => ("Über dem Limit: ", "Over the limit: "),
    }
}

/// `Runde 1: Mira +2, Jonas −5 (0, 3, Ätsch!).`, and from the second round on the totals.
fn scored(score: &Score, lang: Lang) -> String {
    let seats = || Seat::all(score.points.len() as u8);
    let each = |seat: Seat| {
        let (points, hand) = (signed(score.points[seat.index()].into()), &score.hands[seat.index()]);
        let hand: Vec<String> = hand.iter().map(|card| card.name(lang)).collect();
        if hand.is_empty() {
            format!("{} {points}", Name(seat))
        } else {
            format!("{} {points} ({})", Name(seat), hand.join(", "))
        }
    };
    let points: Vec<String> = seats().map(each).collect();
    let (round, points) = (score.round, points.join("; "));
    let mut text = localized!(lang, "Runde {round}: {points}.", "Round {round}: {points}.");
    if score.round > 1 {
        let totals = super::totals(&score.totals);
        text += &localized!(lang, " Insgesamt: {totals}.", " In all: {totals}.");
    }
    text
}
