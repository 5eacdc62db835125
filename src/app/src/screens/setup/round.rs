//! A round that goes on to another game: it waits for the next setup of that game.

use platform::storage;
use serde::{Deserialize, Serialize};

use table::Seat;

use crate::names::Guest;
use crate::store::Save;

/// Who plays on together.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct Round {
    /// The players in sitting order.
    pub(crate) players: Vec<Guest>,
    /// The number of the place of each of them around a device that lies in the middle; empty as long as nobody has swapped.
    #[serde(default)]
    pub(crate) places: Vec<u8>,
}

/// Where a round waits.
fn round(game: &str) -> String {
    format!("stammtisch.round.{game}")
}

impl Round {
    /// The people who played a game; nobody as long as its summary is missing.
    pub(crate) fn of(save: &Save) -> Option<Round> {
        let summary = save.summary.as_ref()?;
        let person = |(at, _): &(usize, &String)| !summary.regulars.contains(Seat::new(*at as u8));
        let player =
            |(at, name): (usize, &String)| Guest { name: name.clone(), symbol: save.symbol_number(at), level: None };
        Some(Round {
            players: summary.names.iter().enumerate().filter(person).map(player).collect(),
            places: save.places.clone(),
        })
    }

    /// The next setup of this game begins with this round.
    pub(crate) fn invite(&self, game: &str) {
        storage::write(&round(game), self);
    }

    /// The round that waits for this game, once.
    pub(super) fn invited(game: &str) -> Option<Round> {
        let found = storage::read(&round(game))?;
        storage::remove(&round(game));
        Some(found)
    }
}
