//! What a game adds to the page. Everything else is written once.

use table::{Game, Lang, Localized, Turns};

use crate::art::Regular;

/// The views of a game's rules.
pub type ViewOf<U> = <<U as GameUi>::Game as Game>::View;
/// What its rules tell.
pub type ObservationOf<U> = <<U as GameUi>::Game as Game>::Observation;
/// The acts of its rules.
pub type ActionOf<U> = <<U as GameUi>::Game as Game>::Action;
/// Its house rules.
pub type OptionsOf<U> = <<U as GameUi>::Game as Game>::Options;

/// What a game says about itself.
pub trait GameUi: Sized + 'static {
    /// The rules.
    type Game: Turns;

    /// The regular whose head stands for it.
    const REGULAR: Regular;

    /// What the tile on the home page says, in a few words.
    const TAGLINE: Localized;

    /// About how many minutes a game takes by these house rules, for so many players.
    fn minutes(options: &OptionsOf<Self>, seats: u8) -> u8;

    /// Where the game stands, in a few words: "Runde 3".
    fn place(view: &ViewOf<Self>, lang: Lang) -> String;
}
