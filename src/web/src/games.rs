//! The list of games. A new game is one line here.

use table::{Lang, Phrase, Record, Seat, Viewer, tell};
use yew::prelude::*;

use crate::app::House;
use crate::art::Regular;
use crate::face::Face;
use crate::play::Play;
use crate::profile::Profile;
use crate::screens::Setup;
use crate::sheets::Sheet;

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
    /// What can be done with it, once it is built.
    pub built: Option<Built>,
}

/// What the page does with a game without knowing it.
#[derive(Clone, Copy)]
pub struct Built {
    /// The setup screen.
    pub setup: fn(&House, Option<Sheet>) -> Html,
    /// The game with this id.
    pub play: fn(&House, &AttrValue, Option<Sheet>) -> Html,
    /// What the home page says about a record.
    pub summary: fn(&str, Lang) -> Option<Summary>,
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
    soon("bohei", "Bohei", Regular::Bohei, (3, 8), "Sieben Karten? Schrei!", "Seven cards? Shout!"),
];

/// The game with this slug.
#[must_use]
pub fn entry(id: &str) -> Option<&'static Entry> {
    static LIST: [Entry; 5] = GAMES;
    LIST.iter().find(|entry| entry.id == id)
}

const fn soon(
    id: &'static str,
    name: &'static str,
    regular: Regular,
    seats: (u8, u8),
    de: &'static str,
    en: &'static str,
) -> Entry {
    Entry { id, name, regular, tagline: Phrase { de, en }, seats, built: None }
}

const fn built<G: Face>() -> Entry {
    let seats = (*G::SEATS.start(), *G::SEATS.end());
    let built = Built {
        setup: |house, sheet| {
            let game = Profile::of::<G>();
            html! { <Setup key={game.id} {game} house={house.clone()} {sheet} /> }
        },
        play: |house, id, sheet| html! { <Play<G> key={id.to_string()} house={house.clone()} {id} {sheet} /> },
        summary: summary::<G>,
    };
    Entry { id: G::ID, name: G::NAME, regular: G::REGULAR, tagline: G::TAGLINE, seats, built: Some(built) }
}

fn summary<G: Face>(record: &str, lang: Lang) -> Option<Summary> {
    let record: Record<G> = record.parse().ok()?;
    let game = record.game();
    let names = record.notes.names(game.seats());
    let said = |seats: Vec<Seat>| seats.iter().map(|seat| names[seat.index()].clone()).collect::<Vec<_>>().join(", ");
    let line = match game.outcome() {
        Some(outcome) => {
            let winners = said(outcome.winners.iter().collect());
            tell!(lang, "Gewonnen: {winners}", "Won by {winners}")
        }
        None => {
            let awaited = said(game.awaited().iter().collect());
            tell!(lang, "{awaited} ist dran", "{awaited} to play")
        }
    };
    Some(Summary { place: G::place(&game.view(Viewer::Table), lang), line, names })
}
