//! The story in turns: who lies, who is caught, and how large a lie was.

use table::{Begins, Lang, Mark, Name, Past, Seat, Title, Turns, localized, number};

use super::named;
use crate::{Card, Event, Larry, Reveal, View, Why};

type Observation = Event<Option<Card>>;

impl Turns for Larry {
    /// A turn is one act; only a gift follows its card.
    fn begins(_: &View, _: &[Observation], act: &[Observation]) -> Option<Begins> {
        act.iter().find_map(|told| match told {
            Event::Laid { seat, .. }
            | Event::Played { seat, .. }
            | Event::Doubted { seat, .. }
            | Event::Accepted { seat, .. } => Some(Begins::Turn(*seat)),
            _ => None,
        })
    }

    fn round(view: &View) -> u16 {
        view.round.into()
    }

    /// The turn of the evening is the greatest lie: the sum that was furthest from what an honest player would have said.
    /// While the cards are hidden, it is the doubt about the sum that was furthest from the true one.
    fn title(turn: &Past<'_, Larry>, lang: Lang) -> Title {
        let lie = lie(turn);
        let reveal = turn.told.iter().find_map(|told| match told {
            Event::Revealed(reveal) => Some(reveal),
            _ => None,
        });
        let found = reveal.filter(|reveal| !reveal.right);
        let mark = match (found, &lie) {
            (Some(_), _) => Some(Mark::Catch),
            (None, Some(_)) => Some(Mark::Lie),
            (None, None) => None,
        };
        let caught = found.filter(|_| turn.after.turned_up.is_empty());
        let weight = match &lie {
            Some(lie) => lie.said.abs_diff(lie.honest),
            None => caught.map_or(0, |reveal| reveal.said.abs_diff(reveal.sum())),
        };
        let truth = lie.as_ref().filter(|_| reveal.is_none()).map(|lie| {
            let sum = number(lie.sum);
            localized!(lang, "Wahr ist {sum}.", "The truth is {sum}.").into()
        });
        let text = text(turn.told, reveal, lie.is_some(), lang).unwrap_or_default();
        Title { text: text.into(), mark, weight: weight.into(), truth }
    }
}

/// A lie: a wrong sum that an honest player would not have said.
struct Lie {
    said: i8,
    /// What an honest player would have said.
    honest: i8,
    /// The true sum.
    sum: i8,
}

/// The lie of a turn, if its cards lie open. Laying an Ätsch is no lie, and with an odd number of Ätsch every sum is right.
fn lie(turn: &Past<'_, Larry>) -> Option<Lie> {
    let laid = |told: &Observation| matches!(told, Event::Laid { open: false, .. });
    turn.told.iter().find(|told| laid(told))?;
    let turned = turn.told.iter().find_map(|told| match told {
        Event::Revealed(Reveal { cards, .. }) => {
            Some(cards.iter().map(|turned| (turned.card, turned.said)).collect::<Vec<_>>())
        }
        _ => None,
    });
    let lying = || turn.after.pile.iter().map(|laid| Some((laid.card?, laid.sum))).collect::<Option<Vec<_>>>();
    let pile = turned.or_else(lying)?;
    let (&(card, said), before) = pile.split_last()?;
    let value = |card: Card| card.value().unwrap_or(0);
    let honest = before.last().map_or(0, |(_, said)| *said) + value(card);
    let sum = pile.iter().map(|(card, _)| value(*card)).sum();
    let aetsch = pile.iter().filter(|(card, _)| *card == Card::Aetsch).count();
    let lies = card != Card::Aetsch && aetsch % 2 == 0 && said != honest && said != sum;
    lies.then_some(Lie { said, honest, sum })
}

fn text(told: &[Observation], reveal: Option<&Reveal>, lies: bool, lang: Lang) -> Option<String> {
    let forgot = told.iter().any(|told| matches!(told, Event::Drew { why: Why::ForgotLarry, .. }));
    let last = told.iter().any(|told| matches!(told, Event::LastCard { .. }));
    let right = reveal.is_none_or(|reveal| reveal.right);
    told.iter().find_map(|event| {
        Some(match event {
            Event::Doubted { seat, liable } => doubted(*seat, *liable, right, lang),
            Event::Accepted { seat, .. } => localized!(lang, "{0} glaubt es", "{0} believes it", Name(*seat)),
            Event::Laid { seat, .. } if !right => localized!(lang, "{0} fliegt auf", "{0} is found out", Name(*seat)),
            Event::Laid { seat, .. } if lies => localized!(lang, "{0} lügt", "{0} lies", Name(*seat)),
            Event::Laid { seat, .. } | Event::Played { seat, .. } if forgot => {
                localized!(lang, "{0} vergisst „Larry!“", "{0} forgets “Larry!”", Name(*seat))
            }
            Event::Laid { seat, .. } | Event::Played { seat, .. } if last => {
                localized!(lang, "{0} legt die letzte Karte", "{0} lays the last card", Name(*seat))
            }
            Event::Laid { seat, card: Some(card), open: true, .. } => {
                let (seat, card) = (Name(*seat), named(*card, lang));
                localized!(lang, "{seat} legt {card} offen", "{seat} lays {card} face up")
            }
            Event::Laid { seat, sum, .. } => {
                let (seat, sum) = (Name(*seat), number(*sum));
                localized!(lang, "{seat} sagt {sum}", "{seat} says {sum}")
            }
            Event::Played { seat, card, target, .. } => {
                let (seat, card) = (Name(*seat), named(*card, lang));
                let played = localized!(lang, "{seat} spielt {card}", "{seat} plays {card}");
                let against = target.map(|target| localized!(lang, " gegen {}", " against {}", Name(target)));
                played + &against.unwrap_or_default()
            }
            _ => return None,
        })
    })
}

fn doubted(seat: Seat, liable: Seat, right: bool, lang: Lang) -> String {
    let (seat, liable) = (Name(seat), Name(liable));
    match right {
        true => localized!(lang, "{seat} zweifelt zu Unrecht", "{seat} doubts wrongly"),
        false => localized!(lang, "{seat} erwischt {liable}", "{seat} catches {liable}"),
    }
}
