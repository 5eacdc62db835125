//! What is said of a saved game without its rules. It is kept beside the record, so that the home screen and the evening need no
//! game to be loaded.

use game_ui::GameSession;
use platform::json::lenient;
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize};
use table::{Lang, MAX_SEATS, Name, Seat, Seats, Sentence, Turn, localized, turn_of_the_evening};

/// A saved game in a few words.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Summary {
    /// The players in sitting order; no more than there are seats.
    #[serde(deserialize_with = "names")]
    pub names: Vec<String>,
    /// "Runde 1" and "Round 1".
    pub place: [String; 2],
    /// Who must act.
    #[serde(with = "seats")]
    pub awaited: Seats,
    /// The seats of regulars of the house.
    #[serde(default, with = "seats", skip_serializing_if = "seats::none")]
    pub regulars: Seats,
    /// Who has won; nobody while the game goes on.
    #[serde(with = "seats")]
    pub winners: Seats,
    /// How it ended; nothing while the game goes on, and where an older build has saved it.
    #[serde(default, deserialize_with = "lenient", skip_serializing_if = "Option::is_none")]
    pub ending: Option<Box<Ending>>,
}

/// How a game ended.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Ending {
    /// The place of each seat, from 1.
    pub places: Vec<u8>,
    /// The turn of the evening in this game, if it has one.
    #[serde(default, deserialize_with = "lenient", skip_serializing_if = "Option::is_none")]
    pub turn: Option<GreatTurn>,
}

/// The turn of the evening in a game that is over.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct GreatTurn {
    /// What happened, in German and in English: the text of a [`Sentence`] without a full stop.
    told: [String; 2],
    /// How far it stands out in its game: its weight in percent of the mean weight of all turns that have one.
    pub lead: u32,
}

impl GreatTurn {
    /// The turn of the evening among these turns, in German and in English.
    fn among(turns: [&[Turn]; 2]) -> Option<GreatTurn> {
        let at = turn_of_the_evening(turns[0])?;
        let weights: Vec<u32> = turns[0].iter().map(|turn| turn.title.weight).filter(|weight| *weight > 0).collect();
        let sum: u32 = weights.iter().sum();
        let lead = turns[0][at].title.weight * 100 * weights.len() as u32 / sum.max(1);
        Some(GreatTurn { told: turns.map(|turns| told(&turns[at])), lead })
    }

    /// What happened, without a full stop.
    #[must_use]
    pub fn told(&self, lang: Lang) -> Sentence {
        let [german, english] = &self.told;
        lang.select(german, english).as_str().into()
    }
}

/// The title of a turn and what was hidden, without the last full stop; each seat is the character that stands for it.
fn told(turn: &Turn) -> String {
    let seats: Vec<String> = Seat::all(MAX_SEATS).map(|seat| Name(seat).to_string()).collect();
    let truth = turn.title.truth.as_ref().map(|truth| truth.plain(&seats));
    let text: Vec<String> = [turn.title.text.plain(&seats)].into_iter().chain(truth).collect();
    text.join(". ").trim_end_matches('.').to_owned()
}

impl Summary {
    /// What is said of a game.
    #[must_use]
    pub fn of(table: &dyn GameSession) -> Summary {
        let languages = [Lang::De, Lang::En];
        let outcome = table.outcome();
        let winners = outcome.as_ref().map_or(Seats::NONE, |outcome| outcome.winners);
        let ending = outcome.map(|outcome| {
            let [german, english] = languages.map(|lang| table.turns(true, lang));
            Box::new(Ending { places: outcome.places, turn: GreatTurn::among([&german, &english]) })
        });
        Summary {
            names: table.names(),
            place: languages.map(|lang| table.place(lang)),
            awaited: table.awaited(),
            regulars: Seat::all(table.names().len() as u8).filter(|seat| table.regular(*seat).is_some()).collect(),
            winners,
            ending,
        }
    }

    /// The place of each seat, from 1. An older build has written down the winners alone: then all others share a place.
    #[must_use]
    pub fn ranks(&self) -> Vec<u8> {
        if let Some(ending) = self.ending.as_ref().filter(|ending| ending.places.len() == self.names.len()) {
            return ending.places.clone();
        }
        let rank = |seat| if self.winners.contains(seat) { 1 } else { 2 };
        Seat::all(self.names.len() as u8).map(rank).collect()
    }

    /// "Runde 1".
    #[must_use]
    pub fn place(&self, lang: Lang) -> &str {
        let [german, english] = &self.place;
        lang.select(german, english)
    }

    /// "Jonas ist dran", or who has won.
    #[must_use]
    pub fn line(&self, lang: Lang) -> String {
        let names = |seats: Seats| {
            let names: Vec<String> = seats.iter().filter_map(|seat| self.names.get(seat.index())).cloned().collect();
            table::listed(&names, lang)
        };
        if !self.winners.is_empty() {
            let winners = names(self.winners);
            return localized!(lang, "Gewonnen: {winners}", "Won by {winners}");
        }
        let are = if self.awaited.len() > 1 { "sind" } else { "ist" };
        let awaited = names(self.awaited);
        localized!(lang, "{awaited} {are} dran", "{awaited} to play")
    }
}

/// Reads the names of a table. A file may come from anywhere and have more of them than there are seats.
fn names<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Vec<String>, D::Error> {
    let names = Vec::<String>::deserialize(deserializer)?;
    if (1..=usize::from(MAX_SEATS)).contains(&names.len()) {
        Ok(names)
    } else {
        Err(D::Error::invalid_length(names.len(), &"a name for each seat"))
    }
}

/// Seats are written as the list of their numbers.
mod seats {
    use serde::{Deserialize, Deserializer, Serialize, Serializer};
    use table::{MAX_SEATS, Seat, Seats};

    /// There is nobody to be written down.
    pub(super) fn none(seats: &Seats) -> bool {
        seats.is_empty()
    }

    pub(super) fn serialize<S: Serializer>(seats: &Seats, serializer: S) -> Result<S::Ok, S::Error> {
        seats.iter().map(|seat| seat.index() as u8).collect::<Vec<u8>>().serialize(serializer)
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Seats, D::Error> {
        let numbers = Vec::<u8>::deserialize(deserializer)?;
        Ok(numbers.into_iter().filter(|&seat| seat < MAX_SEATS).map(Seat::new).collect())
    }
}
