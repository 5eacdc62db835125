//! What a game gets for the private side of a seat.

use std::ops::Deref;
use std::rc::Rc;

use table::{Game, Lang, Seat};
use ui::Players;
use yew::prelude::*;

use crate::acts::together;

/// All that a game gets for the private side of a seat. While the hand is covered nothing in it depends on a hidden card: the view
/// is the open table's, and menu and news are empty. What was chosen is kept by the page, out of the game's reach.
#[derive(Properties, Clone, PartialEq)]
pub struct HandProps<G: Game> {
    /// The table as the seat sees it while the hand is open, else as everybody does.
    pub view: Rc<G::View>,
    /// The private acts of the seat; none when it is not to act.
    pub menu: Rc<[G::Action]>,
    /// What does not depend on the game.
    pub common: HandCommon,
}

/// What every game gets for the private side of a seat, whatever the game.
#[derive(Clone, PartialEq)]
pub struct HandCommon {
    /// Whose hand it is.
    pub seat: Seat,
    /// Whether it is open.
    pub open: bool,
    /// Whether a whole act is chosen.
    pub ready: bool,
    /// Chooses an act of the menu, written as in the record, or none.
    pub on_choose: Callback<Option<String>>,
    /// Does what is chosen.
    pub on_play: Callback<()>,
    /// Does an act of a seat at once, written as in the record, whatever is chosen.
    pub on_act: Callback<(Seat, String, Option<String>)>,
    /// A finger comes down on something that is held like the bar below the hand: the hand is open until it is let go.
    pub on_hold: Callback<PointerEvent>,
    /// Back to the open table.
    pub on_leave: Callback<()>,
    /// What this seat alone was told since its last turn.
    pub news: Vec<Html>,
    /// Who plays.
    pub players: Rc<Players>,
    /// The language.
    pub lang: Lang,
}

impl HandCommon {
    /// The covered hand of a seat of which nothing is chosen, and where nothing can be done.
    #[must_use]
    pub fn covered(seat: Seat, players: Rc<Players>, lang: Lang) -> HandCommon {
        HandCommon {
            seat,
            open: false,
            ready: false,
            on_choose: Callback::noop(),
            on_play: Callback::noop(),
            on_act: Callback::noop(),
            on_hold: Callback::noop(),
            on_leave: Callback::noop(),
            news: Vec::new(),
            players,
            lang,
        }
    }
}

impl<G: Game> Deref for HandProps<G> {
    type Target = HandCommon;

    fn deref(&self) -> &HandCommon {
        &self.common
    }
}

impl<G: Game> HandProps<G> {
    /// Chooses an act of the menu, or none.
    pub fn choose(&self, action: Option<&G::Action>) {
        self.on_choose.emit(action.map(G::Action::to_string));
    }

    /// Does an act at once, whatever is chosen.
    pub fn act(&self, action: &G::Action) {
        self.on_act.emit((self.seat, action.to_string(), None));
    }

    /// Does an act at once when pressed, whatever is chosen.
    #[must_use]
    pub fn acting(&self, action: &G::Action) -> Callback<()> {
        self.acting_together(std::slice::from_ref(action))
    }

    /// Does these acts one after another, all of them or none, at once when pressed, whatever is chosen.
    #[must_use]
    pub fn acting_together(&self, actions: &[G::Action]) -> Callback<()> {
        let seat = self.seat;
        let acts = together(actions.iter().map(|action| (seat, action)));
        self.on_act.reform(move |()| (seat, acts.clone(), None))
    }
}
