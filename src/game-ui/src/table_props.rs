//! What a game gets for the open table.

use std::ops::Deref;
use std::rc::Rc;

use table::{Game, Lang, Seat};
use ui::{Players, Press};
use yew::prelude::*;

use crate::acts::together;
use crate::{Beat, FlatSeating, Forecast, Sound};

/// All that a game gets for the open table: what is seen, what may be done, what would follow, and a way to do it; the rest of
/// it, which is the same for every game, is read as if it stood here.
#[derive(Properties, Clone, PartialEq)]
pub struct TableProps<G: Game> {
    /// The table as everybody sees it; while something is told, as it was before.
    pub view: Rc<G::View>,
    /// Whose menu it is.
    pub seat: Option<Seat>,
    /// The open acts of that seat.
    pub menu: Rc<[G::Action]>,
    /// What would follow, if the game [shows](crate::TableUi::FORECASTS) it.
    pub forecast: Option<Forecast<G>>,
    /// The open acts of every seat, in sitting order; empty where nobody [reacts](crate::TableUi::REACTS).
    pub menus: Rc<[Vec<G::Action>]>,
    /// The text that was written last.
    pub note: Option<Rc<str>>,
    /// What is being told now.
    pub telling: Option<Rc<Vec<G::Observation>>>,
    /// What everybody was told of the last act.
    pub last: Rc<Vec<G::Observation>>,
    /// What does not depend on the game.
    pub common: TableCommon,
}

/// What every game gets for the open table, whatever the game.
#[derive(Clone, PartialEq)]
pub struct TableCommon {
    /// Does an open act of any seat, written as in the record, and keeps the text that was written with it.
    pub on_act: Callback<(Seat, String, Option<String>)>,
    /// Does an open act of a seat that goes on with its own cards, and opens them as long as this finger stays; none where no finger
    /// opens cards.
    pub on_act_and_hold: Option<Callback<(Seat, String, i32)>>,
    /// Hands the device to that seat, where it must choose among its own cards. The curtain does not ask for the name again: the
    /// button must be pressed in that name.
    pub take: Option<Press>,
    /// Hands the device to any seat, which looks behind its curtain.
    pub on_hand_over: Callback<Seat>,
    /// What the last act showed stays until this leads on; nothing else can be done meanwhile.
    pub on_acknowledge: Option<Callback<MouseEvent>>,
    /// The seat whose name was pressed on the rail.
    pub selected: Option<Seat>,
    /// Whose name was pressed too late, and by how many milliseconds.
    pub late: Option<(Seat, u32)>,
    /// As if this name were pressed on the rail at this time, in milliseconds (`ui::on_press` tells it).
    pub on_select: Callback<(Seat, f64)>,
    /// Nobody is selected any more.
    pub on_unselect: Callback<MouseEvent>,
    /// Draws the curtain of the selected seat, if it finds anything there.
    pub on_look: Option<Callback<MouseEvent>>,
    /// Whether somebody has opened a hand since the last act.
    pub looked: bool,
    /// Whose last act may be taken back.
    pub retractable: Option<Seat>,
    /// Takes it back.
    pub on_retract: Callback<MouseEvent>,
    /// Who plays.
    pub players: Rc<Players>,
    /// Who sits where around the device, if it lies in the middle of the table; otherwise it goes round.
    pub flat: Option<Rc<FlatSeating>>,
    /// What was told last, for a large screen.
    pub narration: Vec<Html>,
    /// What the last act came to; nothing while it is told.
    pub beat: Option<Beat>,
    /// Whether nobody has tapped since: what moves of it moves.
    pub fresh: bool,
    /// Lets the device sound and vibrate, if the players want that.
    pub on_sound: Callback<Sound>,
    /// Whether shaking the device may do what the lit button does, where dice are rolled.
    pub shakes: bool,
    /// A number by chance, for small games of the device; no rule sees it.
    pub random: Callback<(), u32>,
    /// The language.
    pub lang: Lang,
}

impl<G: Game> Deref for TableProps<G> {
    type Target = TableCommon;

    fn deref(&self) -> &TableCommon {
        &self.common
    }
}

impl<G: Game> TableProps<G> {
    /// Does an open act of any seat.
    pub fn react(&self, seat: Seat, action: &G::Action) {
        self.on_act.emit((seat, action.to_string(), None));
    }

    /// Does one of the menu.
    pub fn act(&self, action: &G::Action, text: Option<String>) {
        if let Some(seat) = self.seat {
            self.on_act.emit((seat, action.to_string(), text));
        }
    }

    /// Does an open act of any seat when pressed.
    #[must_use]
    pub fn reacting(&self, seat: Seat, action: &G::Action) -> Callback<MouseEvent> {
        self.common.doing(Some(seat), action.to_string(), None)
    }

    /// Does an open act of any seat that [goes on](crate::TableUi::goes_on) with its own cards.
    #[must_use]
    pub fn going_on(&self, seat: Seat, action: &G::Action) -> Press {
        let act = action.to_string();
        let on_hold =
            self.on_act_and_hold.as_ref().map(|holds| holds.reform(move |finger| (seat, act.clone(), finger)));
        Press { on_tap: self.reacting(seat, action), on_hold }
    }

    /// Whose last act may be taken back now; nobody's while something is told.
    #[must_use]
    pub fn undoable(&self) -> Option<Seat> {
        self.retractable.filter(|_| self.telling.is_none())
    }

    /// Does open acts of these seats one after another, all of them or none, when pressed or shaken.
    #[must_use]
    pub fn acting_together<E: 'static>(&self, acts: &[(Seat, G::Action)]) -> Callback<E> {
        let text = together(acts.iter().map(|(seat, action)| (*seat, action)));
        self.common.doing(acts.first().map(|(seat, _)| *seat), text, None)
    }

    /// Does one of the menu when pressed, and keeps the text that was written with it.
    #[must_use]
    pub fn acting(&self, action: &G::Action, text: Option<String>) -> Callback<MouseEvent> {
        self.common.doing(self.seat, action.to_string(), text)
    }
}

impl TableCommon {
    fn doing<E: 'static>(&self, seat: Option<Seat>, act: String, text: Option<String>) -> Callback<E> {
        match seat {
            Some(seat) => self.on_act.reform(move |_| (seat, act.clone(), text.clone())),
            None => Callback::noop(),
        }
    }
}
