//! The private side of a seat.

use std::rc::Rc;

use table::{Lang, Seat};
use ui::Players;
use yew::prelude::*;

use crate::{ActionOf, GameUi, HandProps, Hint, ViewOf};

/// What only one player may see. A game without hands implements it with nothing in it.
pub trait HandUi: GameUi {
    /// Whether the players hold something that only they may see. Then the rail's names can be pressed, and there is a
    /// [`hand`](HandUi::hand).
    const HANDS: bool = false;

    /// Whether a seat finds anything behind its curtain now.
    fn has_private_view(_view: &ViewOf<Self>, _seat: Seat) -> bool {
        Self::HANDS
    }

    /// Whether a seat is to choose among its own cards now, as far as everybody can tell; `None`: as its menu says. Needed where
    /// the menu alone would tell what a hand holds.
    fn takes(_view: &ViewOf<Self>, _seat: Seat) -> Option<bool> {
        None
    }

    /// The act that says that a seat has looked, where it can do nothing else behind its curtain. If another seat is to look then, its
    /// curtain hangs as soon as the hand is let go, and this act is done when that seat answers.
    fn only_looks(_view: &ViewOf<Self>, _seat: Seat) -> Option<ActionOf<Self>> {
        None
    }

    /// What everybody may see and the seat must know to decide, on its curtain.
    fn turn_summary(_view: &ViewOf<Self>, _players: &Rc<Players>, _lang: Lang) -> Option<Html> {
        None
    }

    /// What a seat that plays for the first time should know behind its curtain. Made of what everybody sees, it points to nothing that is
    /// there with some cards only: whether a hint was read shows on the open table.
    fn hand_hints(_view: &ViewOf<Self>, _seat: Seat, _lang: Lang) -> Vec<Hint> {
        Vec::new()
    }

    /// The private side of a seat, between bar and hold bar.
    fn hand(_props: HandProps<Self::Game>) -> Html {
        Html::default()
    }
}
