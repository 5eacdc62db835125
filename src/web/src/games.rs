//! The list of games. A new game is one line here.

use table::{Lang, Phrase, Seats, tell};

use crate::art::Regular;
use crate::face::Face;
use crate::profile::Profile;

/// A game as the house knows it.
pub struct Entry {
    /// The slug.
    pub id: &'static str,
    /// The name.
    pub name: &'static str,
    /// The regular.
    pub regular: Regular,
    /// The tile's words.
    pub tagline: Phrase,
    /// How many can play.
    pub seats: (u8, u8),
    /// What the house needs of it.
    pub built: &'static Profile,
}

/// A saved game in a few words.
#[derive(Clone, PartialEq, Debug)]
pub struct Summary {
    /// "Runde 1".
    pub place: String,
    /// "Jonas ist dran", or who has won.
    pub line: String,
    /// The players.
    pub names: Vec<String>,
}

/// All games, in the order of the home page.
pub const GAMES: [Entry; 5] = [
    built::<leiff::Leiff>(),
    built::<geizen::Geizen>(),
    built::<larry::Larry>(),
    built::<riffifi::Riffifi>(),
    built::<bohei::Bohei>(),
];

/// The game with this slug.
#[must_use]
pub fn entry(id: &str) -> Option<&'static Entry> {
    static LIST: [Entry; 5] = GAMES;
    LIST.iter().find(|entry| entry.id == id)
}

/// The game of something that begins with its slug: of its name on this device, or of a record.
#[must_use]
pub fn game_of(id: &str) -> Option<&'static Entry> {
    entry(id.split(['-', '.']).next()?)
}

const fn built<G: Face>() -> Entry {
    let game = Profile::of::<G>();
    let Profile { id, name, regular, seats, .. } = *game;
    Entry { id, name, regular, tagline: G::TAGLINE, seats, built: game }
}

impl Entry {
    /// A record of this game in a few words; nothing if it cannot be read.
    #[must_use]
    pub fn summary(&self, record: &str, lang: Lang) -> Option<Summary> {
        let game = (self.built.open)(record).ok()?;
        let names = game.names();
        let said = |seats: Seats| seats.iter().map(|seat| names[seat.index()].clone()).collect::<Vec<_>>().join(", ");
        let line = match game.outcome() {
            Some(outcome) => {
                let winners = said(outcome.winners);
                tell!(lang, "Gewonnen: {winners}", "Won by {winners}")
            }
            None => {
                let are = if game.awaited().len() > 1 { "sind" } else { "ist" };
                let awaited = said(game.awaited());
                tell!(lang, "{awaited} {are} dran", "{awaited} to play")
            }
        };
        Some(Summary { place: game.place(lang), line, names })
    }
}
