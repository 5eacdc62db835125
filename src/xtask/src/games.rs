//! The games that the text commands know. A new game is one line in the list.

use std::ops::RangeInclusive;

use table::laws::{Lawful, Report};
use table::{Lang, Scene, Seat, Words};

use crate::playouts::{self, Playouts};
use crate::shell::Fallible;
use crate::{replay, scene};

/// What the text commands do with a game.
pub(crate) struct Entry {
    /// The slug.
    pub(crate) id: &'static str,
    /// How many can play.
    pub(crate) seats: RangeInclusive<u8>,
    /// Random games at a table for so many.
    pub(crate) playouts: fn(u8, &Playouts) -> Fallible<Report>,
    /// A record as text, as this seat sees it, or else everybody.
    pub(crate) replay: fn(&str, Option<Seat>, Lang) -> Fallible<String>,
    /// What acts make of a position.
    pub(crate) scene: fn(&str, &str, Lang) -> Fallible<String>,
}

/// All games.
pub(crate) const GAMES: &[Entry] = &[
    entry::<geizen::Geizen>(),
    entry::<larry::Larry>(),
    entry::<leiff::Leiff>(),
    entry::<riffifi::Riffifi>(),
    entry::<bohei::Bohei>(),
];

const fn entry<G: Lawful + Scene + Words>() -> Entry {
    Entry {
        id: G::ID,
        seats: G::SEATS,
        playouts: playouts::of_game::<G>,
        replay: replay::of_game::<G>,
        scene: scene::of_game::<G>,
    }
}

/// The game with this slug.
pub(crate) fn game(id: &str) -> Fallible<&'static Entry> {
    GAMES.iter().find(|entry| entry.id == id).ok_or_else(|| {
        let known: Vec<&str> = GAMES.iter().map(|entry| entry.id).collect();
        format!("There is no game '{id}'; known are: {}.", known.join(", "))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_game_meets_hostile_texts() {
        assert!(GAMES.iter().map(|game| game.id).eq(xtask::hostile::games()));
    }
}
