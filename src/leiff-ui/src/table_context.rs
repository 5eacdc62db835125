//! The open table at this moment: what a tap on a card or a name means, and where taps go.

use std::rc::Rc;

use ::leiff::{Action, Leiff, Place};
use ::table::Seat;
use game_ui::TableProps;
use yew::prelude::*;

use super::layout::places;
use super::motion::Motion;
use super::state::{ScoreSheet, Shout, State, Sure};

/// What is tapped.
#[derive(Clone)]
pub(super) enum Tap {
    /// A card, and when, in milliseconds.
    Card(Place, f64),
    /// An open act of the player who is to act, and when it was done, in milliseconds.
    Act(Action, f64),
    /// A player, where one is to be chosen, and when, in milliseconds; else the square comes near.
    Player(Seat, f64),
    /// A shout whose player is still to be named, or none after all.
    Ask(Option<Shout>),
    /// A shout of a player, and when it was, in milliseconds; with a card already tapped, it counts.
    Shout(Seat, Shout, f64),
    /// The square that came near goes back.
    Back,
    /// A paper is brought, or taken away.
    ScoreSheet(Option<ScoreSheet>),
    /// Something must be asked once more, or not after all.
    Sure(Option<Sure>),
    /// The rule is being written: what the field holds.
    Type(String),
    /// The rule counts.
    Write,
}

/// What a tap on a card does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Meaning {
    /// The selected player turns it up; asked twice.
    Snap(Seat, Action),
    /// The player who is to act chooses it.
    Act(Action),
}

/// The open table at this moment, as its parts get it.
#[derive(Properties, Clone, PartialEq)]
pub(super) struct TableContext {
    /// What the page gives.
    pub(super) props: Rc<TableProps<Leiff>>,
    /// What is half done.
    pub(super) state: Rc<State>,
    /// What moves while an act is told.
    pub(super) motion: Rc<Motion>,
    /// Takes a tap.
    pub(super) taps: Callback<Tap>,
}

impl TableContext {
    /// A press that is this tap.
    pub(super) fn on(&self, tap: Tap) -> Callback<MouseEvent> {
        self.taps.reform(move |_| tap.clone())
    }

    /// A press that is this tap, made of its time in milliseconds.
    pub(super) fn timed(&self, tap: impl Fn(f64) -> Tap + 'static) -> Callback<MouseEvent> {
        self.taps.reform(move |event: MouseEvent| tap(event.time_stamp()))
    }

    /// A press that does an open act of the player who is to act.
    pub(super) fn act(&self, action: Action) -> Callback<MouseEvent> {
        self.timed(move |at| Tap::Act(action, at))
    }

    /// Whether the player who is to act may do this now.
    pub(super) fn may(&self, action: Action) -> bool {
        may(&self.props, action)
    }

    /// What a tap on this card does.
    pub(super) fn meaning(&self, place: Place) -> Option<Meaning> {
        meaning(&self.props, place)
    }

    /// Whether any card of this player can be tapped.
    pub(super) fn meaning_of(&self, seat: Seat) -> bool {
        places(&self.props.view, seat).iter().any(|(place, _)| self.meaning(*place).is_some())
    }

    /// Whether this player may shout this now.
    pub(super) fn may_shout(&self, seat: Seat, shout: Shout) -> bool {
        acts_of(&self.props, seat).iter().any(|action| match shout {
            Shout::Match => matches!(action, Action::Match(_)),
            Shout::Catch => matches!(action, Action::Catch(_)),
            Shout::Talk => matches!(action, Action::Penalty(_)),
        })
    }

    /// What the selected player wants.
    pub(super) fn shout(&self) -> Option<Shout> {
        self.state.shout.filter(|(seat, _)| self.props.selected == Some(*seat)).map(|(_, shout)| shout)
    }

    /// The card that the selected player has tapped once.
    pub(super) fn marked(&self) -> Option<Place> {
        self.state.marked.filter(|(seat, _)| self.props.selected == Some(*seat)).map(|(_, place)| place)
    }

    /// Whether this player may be chosen, by the one who is to act or by the selected one.
    pub(super) fn choosable(&self, seat: Seat) -> bool {
        match self.props.selected {
            Some(by) => self.shout() == Some(Shout::Talk) && acts_of(&self.props, by).contains(&Action::Penalty(seat)),
            None => self.may(Action::Choose(seat)),
        }
    }

    /// Whose card is to be the penalty, once that has been asked.
    pub(super) fn penalty(&self) -> Option<Seat> {
        match self.state.sure {
            Some(Sure::Penalty(target)) => Some(target),
            _ => None,
        }
    }
}

/// Whether the player who is to act may do this now.
pub(super) fn may(props: &TableProps<Leiff>, action: Action) -> bool {
    quiet(props) && props.menu.contains(&action)
}

/// The open acts of a player.
pub(super) fn acts_of(props: &TableProps<Leiff>, seat: Seat) -> &[Action] {
    props.menus.get(seat.index()).filter(|_| quiet(props)).map_or(&[], Vec::as_slice)
}

/// Whether acts are taken: nothing is told, nothing is looked at.
fn quiet(props: &TableProps<Leiff>) -> bool {
    props.telling.is_none() && props.on_acknowledge.is_none()
}

/// What a tap on this card does.
pub(super) fn meaning(props: &TableProps<Leiff>, place: Place) -> Option<Meaning> {
    if let Some(seat) = props.selected {
        let action = if place.seat == seat { Action::Match(place.slot) } else { Action::Catch(place) };
        return acts_of(props, seat).contains(&action).then_some(Meaning::Snap(seat, action));
    }
    let acts = [Action::Pick(place), Action::Put(place.slot)];
    let own = |action: &Action| matches!(action, Action::Pick(_)) || props.seat == Some(place.seat);
    acts.into_iter().find(|action| own(action) && may(props, *action)).map(Meaning::Act)
}
