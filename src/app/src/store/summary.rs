//! What is said of a saved game without its rules. It is kept beside the record, so that the home screen and the evening need no
//! game to be loaded.

use game_ui::GameSession;
use serde::{Deserialize, Serialize};
use table::{Lang, Seats, localized};

/// A saved game in a few words.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Summary {
    /// The players in sitting order.
    pub names: Vec<String>,
    /// "Runde 1" and "Round 1".
    pub place: [String; 2],
    /// Who must act.
    #[serde(with = "seats")]
    pub awaited: Seats,
    /// Who has won; nobody while the game goes on.
    #[serde(with = "seats")]
    pub winners: Seats,
}

impl Summary {
    /// What is said of a game.
    #[must_use]
    pub fn of(table: &dyn GameSession) -> Summary {
        Summary {
            names: table.names(),
            place: [Lang::De, Lang::En].map(|lang| table.place(lang)),
            awaited: table.awaited(),
            winners: table.outcome().map_or(Seats::NONE, |outcome| outcome.winners),
        }
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
        let listed = |seats: Seats| {
            let names: Vec<&str> =
                seats.iter().filter_map(|seat| self.names.get(seat.index())).map(String::as_str).collect();
            names.join(", ")
        };
        if !self.winners.is_empty() {
            let winners = listed(self.winners);
            return localized!(lang, "Gewonnen: {winners}", "Won by {winners}");
        }
        let are = if self.awaited.len() > 1 { "sind" } else { "ist" };
        let awaited = listed(self.awaited);
        localized!(lang, "{awaited} {are} dran", "{awaited} to play")
    }
}

/// Seats are written as the list of their numbers.
mod seats {
    use serde::{Deserialize, Deserializer, Serialize, Serializer};
    use table::{MAX_SEATS, Seat, Seats};

    pub(super) fn serialize<S: Serializer>(seats: &Seats, serializer: S) -> Result<S::Ok, S::Error> {
        seats.iter().map(|seat| seat.index() as u8).collect::<Vec<u8>>().serialize(serializer)
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Seats, D::Error> {
        let numbers = Vec::<u8>::deserialize(deserializer)?;
        Ok(numbers.into_iter().filter(|&seat| seat < MAX_SEATS).map(Seat::new).collect())
    }
}
