//! What a game adds to the page: how its table looks, and what it says about itself. Everything else is written once.

use std::rc::Rc;

use table::{Game, Lang, Localized, Seat, Turns};
use ui::Players;
use yew::prelude::*;

use crate::art::Regular;
use crate::{End, Finale, HandProps, TableProps};

/// The views of a game's rules.
pub type ViewOf<U> = <<U as GameUi>::Game as Game>::View;
/// What its rules tell.
pub type ObservationOf<U> = <<U as GameUi>::Game as Game>::Observation;
/// The acts of its rules.
pub type ActionOf<U> = <<U as GameUi>::Game as Game>::Action;
/// Its house rules.
pub type OptionsOf<U> = <<U as GameUi>::Game as Game>::Options;

/// A game's face.
pub trait GameUi: Sized + 'static {
    /// The rules.
    type Game: Turns;

    /// The regular whose head stands for it.
    const REGULAR: Regular;
    /// What the tile on the home page says, in a few words.
    const TAGLINE: Localized;
    /// Whether the players hold something that only they may see. Then the rail's names can be pressed, and there is a
    /// [`hand`](GameUi::hand).
    const HANDS: bool = false;
    /// Whether anybody may act at any moment. Then the face draws the strip of the selected name itself, at the foot of its
    /// table, with `ui::Strip`.
    const REACTS: bool = false;

    /// Whether the table shows what is certain to follow from an act; then there is a [`Forecast`](crate::Forecast).
    const FORECASTS: bool = false;

    /// About how many minutes a game takes by these house rules, for so many players.
    fn minutes(options: &OptionsOf<Self>, seats: u8) -> u8;

    /// Whether a seat finds anything behind its curtain now.
    fn has_private_view(_view: &ViewOf<Self>, _seat: Seat) -> bool {
        Self::HANDS
    }

    /// Whether a seat is to choose among its own cards now, as far as everybody can tell; `None`: as its menu says. Needed where
    /// the menu alone would tell what a hand holds.
    fn takes(_view: &ViewOf<Self>, _seat: Seat) -> Option<bool> {
        None
    }

    /// Whether this open act draws the curtain of whoever did it.
    fn hands_over(_action: &ActionOf<Self>) -> bool {
        false
    }

    /// What a seat can shout at any moment with one tap on the rail.
    fn shout(_view: &ViewOf<Self>, _seat: Seat, _lang: Lang) -> Option<Shout> {
        None
    }

    /// Whether what was told stays on the table until somebody leads on.
    fn needs_acknowledgement(_told: &[ObservationOf<Self>]) -> bool {
        false
    }

    /// Whether a text is written with this act; it is kept beside the record.
    fn writes(_action: &ActionOf<Self>) -> bool {
        false
    }

    /// What the page does at once after an act, in the name of whoever did it. `earlier` reads how this game stood when it was last played
    /// this evening, as everybody saw it, with the names of the players, the latest first.
    fn recall(
        _before: &ViewOf<Self>,
        _view: &ViewOf<Self>,
        _names: &[String],
        _earlier: &dyn Fn() -> Vec<(ViewOf<Self>, Vec<String>)>,
    ) -> Vec<ActionOf<Self>> {
        Vec::new()
    }

    /// A moment of a game that is looked at once more, with everything turned up or as everybody saw it; `last` is what everybody was
    /// told of the act before it.
    fn look_back(view: &ViewOf<Self>, last: &[ObservationOf<Self>], players: &Rc<Players>, lang: Lang) -> Html;

    /// What chance can bring, each with how many of it there are: the faces of a die, the cards. As many as with any other
    /// house rules; none where nothing is counted.
    fn random_outcomes(_options: &OptionsOf<Self>, _lang: Lang) -> Vec<(String, u8)> {
        Vec::new()
    }

    /// What chance has brought as far as this can be told, by its place in [`random_outcomes`](GameUi::random_outcomes).
    fn observed_outcomes(_told: &ObservationOf<Self>) -> Vec<usize> {
        Vec::new()
    }

    /// Where the game stands, in a few words: "Runde 3".
    fn place(view: &ViewOf<Self>, lang: Lang) -> String;

    /// The line below the game's name: "Runde 3 · Wurf 2 von 5".
    fn subtitle(view: &ViewOf<Self>, lang: Lang) -> String;

    /// The one public fact about a seat that the rail shows, with its unit for those who hear it: `("21", "21 Chips")`.
    fn fact(view: &ViewOf<Self>, seat: Seat, lang: Lang) -> (String, String);

    /// What else the rail shows of a seat with an open eye beside the number, in words: who must play openly.
    fn mark(_view: &ViewOf<Self>, _seat: Seat, _lang: Lang) -> Option<&'static str> {
        None
    }

    /// What stands on the rail beside the seats.
    fn rail_extra(_view: &ViewOf<Self>, _lang: Lang) -> Option<Html> {
        None
    }

    /// What an open act is called on the strip, out of turn.
    fn label(_action: &ActionOf<Self>, _lang: Lang) -> String {
        String::new()
    }

    /// The table between bar and rail.
    fn show(props: TableProps<Self::Game>) -> Html;

    /// The private side of a seat, between bar and hold bar.
    fn hand(_props: HandProps<Self::Game>) -> Html {
        Html::default()
    }

    /// What everybody may see and the seat must know to decide, on its curtain.
    fn turn_summary(_view: &ViewOf<Self>, _guests: &Rc<Players>, _lang: Lang) -> Option<Html> {
        None
    }

    /// How long the table needs to tell these events, in milliseconds; at most 1000.
    fn telling(told: &[ObservationOf<Self>]) -> u32;

    /// What the end says: the headline's verb phrase, the reason, and whatever is worth showing.
    fn end(story: &End<'_, Self::Game>) -> Finale;

    /// The rules in our own words, in the booklet's order.
    fn rules(lang: Lang) -> Vec<Paragraph>;

    /// What the booklet leaves open, and how it is played here.
    fn rulings(lang: Lang) -> Vec<Paragraph>;
}

/// A shout: its button on the rail does this act, whatever is shown above it.
#[derive(Clone, PartialEq)]
pub struct Shout {
    /// What stands on the button.
    pub label: &'static str,
    /// Whether it was shouted and still counts; then the button is filled and does nothing.
    pub called: bool,
    /// Whether it decides the game at this moment, and soon no more; then the button stands out.
    pub urgent: bool,
    /// The act, as the record writes it.
    pub act: String,
}

/// A paragraph of the rules sheet with its small picture (SVG; empty for none).
pub struct Paragraph {
    /// The picture as SVG text.
    pub picture: String,
    /// The heading.
    pub title: &'static str,
    /// The text.
    pub text: &'static str,
}
