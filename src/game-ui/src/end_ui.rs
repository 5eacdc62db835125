//! The end of a game, and looking at it once more.

use std::rc::Rc;

use table::{Lang, Seat};
use ui::Players;
use yew::prelude::*;

use crate::{End, Finale, GameUi, ObservationOf, OptionsOf, ViewOf};

/// What is shown of a game that is over.
pub trait EndUi: GameUi {
    /// What the end says: the headline's verb phrase, the reason, and whatever is worth showing.
    fn end(story: &End<'_, Self::Game>) -> Finale;

    /// A moment of a game that is looked at once more, with everything turned up, as everybody saw it, or as the seat `own` saw it;
    /// `last` is what everybody was told of the act before it.
    fn look_back(
        view: &ViewOf<Self>,
        own: Option<Seat>,
        last: &[ObservationOf<Self>],
        players: &Rc<Players>,
        lang: Lang,
    ) -> Html;

    /// What chance can bring, each with how many of it there are: the faces of a die, the cards. As many as with any other
    /// house rules; none where nothing is counted.
    fn random_outcomes(_options: &OptionsOf<Self>, _lang: Lang) -> Vec<(String, u8)> {
        Vec::new()
    }

    /// What chance has brought as far as this can be told, by its place in [`random_outcomes`](EndUi::random_outcomes).
    fn observed_outcomes(_told: &ObservationOf<Self>) -> Vec<usize> {
        Vec::new()
    }
}
