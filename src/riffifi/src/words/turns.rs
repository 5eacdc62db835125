//! The story in turns: a turn collects, if there is anything to collect, and plays a card.

use table::{Begins, Lang, Mark, Name, Past, Title, Turns, localized};

use super::{adjective, the};
use crate::{Card, Colour, Event, Observation, Riffifi, View};

impl Turns for Riffifi {
    fn begins(_: &View, turn: &[Observation], act: &[Observation]) -> Option<Begins> {
        // Who has collected still plays; at the end of a round nothing is left to play.
        let collected = matches!(turn, [Event::Collected { .. }]);
        match act.first() {
            Some(Event::Collected { seat, .. }) => Some(Begins::Turn(*seat)),
            Some(Event::Played { seat, .. } | Event::Laid { seat, .. }) if !collected => Some(Begins::Turn(*seat)),
            _ => None,
        }
    }

    fn round(view: &View) -> u16 {
        view.round
    }

    fn round_name(round: u16, lang: Lang) -> String {
        localized!(lang, "Durchgang {round}", "Round {round}")
    }

    /// The turn of the evening is the one with the most chips from other players. Whose card the Officer turns down is
    /// caught.
    fn title(turn: &Past<'_, Riffifi>, lang: Lang) -> Title {
        let mut title = Title::default();
        // Later events say more about a turn than earlier ones; collecting says more than any other, but for the Officer.
        let mut rank = 0;
        for told in turn.told {
            let Some((worth, text)) = text(told, turn, lang) else { continue };
            if worth > rank {
                (rank, title.text) = (worth, text.into());
            }
            match told {
                Event::Collected { paid, .. } => title.weight = paid.iter().map(|(_, chips)| u32::from(*chips)).sum(),
                Event::Officer { turned: Some(_), .. } => title.mark = Some(Mark::Catch),
                _ => {}
            }
        }
        title
    }
}

/// What an event says of its turn, and the rank of this text.
fn text(told: &Observation, turn: &Past<'_, Riffifi>, lang: Lang) -> Option<(u8, String)> {
    Some(match told {
        Event::Officer { turned: Some((target, _)), .. } => {
            (5, localized!(lang, "Der Officer erwischt {0}", "The Officer catches {0}", Name(*target)))
        }
        Event::Collected { seat, card, middle, paid, .. } => {
            let sum = middle + paid.iter().map(|(_, chips)| chips).sum::<u8>();
            (4, collected(Name(*seat), *card, sum, lang))
        }
        Event::Turned { seat, card, .. } if Some(*seat) != turn.seat => {
            let (by, owner, card) = (Name(turn.seat?), Name(*seat), the(*card, lang));
            (3, localized!(lang, "{by} dreht {card} von {owner} um", "{by} turns down {card} of {owner}"))
        }
        Event::Laid { seat, card: Some(card) } => {
            let (seat, card) = (Name(*seat), the(*card, lang));
            (2, localized!(lang, "{seat} legt {card} verdeckt ab", "{seat} lays down {card} unseen"))
        }
        Event::Laid { seat, card: None } => {
            (2, localized!(lang, "{0} legt verdeckt ab", "{0} lays a card down unseen", Name(*seat)))
        }
        Event::Played { seat, card } => {
            let (seat, card) = (Name(*seat), the(*card, lang));
            (1, localized!(lang, "{seat} spielt {card}", "{seat} plays {card}"))
        }
        _ => return None,
    })
}

/// `Mira kassiert 4 rote`.
fn collected(seat: Name, card: Card, sum: u8, lang: Lang) -> String {
    let colour = card.colour().unwrap_or(Colour::Yellow);
    match sum {
        0 => localized!(lang, "{seat} kassiert nichts", "{seat} collects nothing"),
        _ => {
            let colour = adjective(colour, if sum == 1 { "en" } else { "e" }, lang);
            localized!(lang, "{seat} kassiert {sum} {colour}", "{seat} collects {sum} {colour}")
        }
    }
}
