//! What the open table remembers between two acts, and what a tap on a card or a name means at this moment.

use ::leiff::{Action, Leiff, Place};
use ::table::Seat;
use yew::prelude::*;

use crate::face::TableProps;

/// What the selected player wants out of turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Shout {
    /// "Passt!": one of the own cards agrees with the top.
    Match,
    /// "Erwischt!": a card of somebody else does.
    Catch,
    /// "Geplaudert!": a team has talked.
    Talk,
}

/// What lies on the table in place of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Paper {
    /// The scores of all rounds.
    Board,
    /// The drinks slip.
    Slip,
}

/// What is asked once more before it counts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Sure {
    /// "Leiff!" ends the round.
    Call,
    /// This player gets a card because the team has talked.
    Penalty(Seat),
}

/// What is half done: forgotten by every act, and never saved.
#[derive(Clone, Default)]
pub(super) struct State {
    /// Who is selected, and what that player wants.
    pub(super) shout: Option<(Seat, Shout)>,
    /// What a player wants who is not selected yet, because another one is.
    pub(super) wish: Option<(Seat, Shout)>,
    /// Who is selected, and which card was tapped once.
    pub(super) marked: Option<(Seat, Place)>,
    /// Whose square is enlarged.
    pub(super) near: Option<Seat>,
    /// What lies on the table.
    pub(super) paper: Option<Paper>,
    /// What is asked once more.
    pub(super) sure: Option<Sure>,
    /// Whether a card was tapped that nobody can turn up without a name.
    pub(super) nameless: bool,
    /// The drinking rule that is being written.
    pub(super) text: String,
    /// Whether the table lies flat in the middle: a large screen.
    pub(super) flat: bool,
    /// When a card was tapped or an act done, in milliseconds of the events' clock. The second half of a double tap asks
    /// for nothing and confirms nothing.
    pub(super) tapped: f64,
}

/// Up to here a second tap belongs to the first one, in milliseconds.
const DOUBLE: f64 = 350.0;

impl State {
    /// Whether a tap at this time is the second half of a double tap; either way it is the last one now.
    pub(super) fn doubles(&mut self, at: f64) -> bool {
        let since = at - std::mem::replace(&mut self.tapped, at);
        (0.0..DOUBLE).contains(&since)
    }

    /// A player shouts: the fitting square comes near.
    pub(super) fn wants(&mut self, seat: Seat, shout: Shout) {
        (self.shout, self.marked, self.sure, self.paper) = (Some((seat, shout)), None, None, None);
        self.near = (shout == Shout::Match).then_some(seat);
    }

    /// The square that came near goes back. Whoever catches chooses a player anew; an own card is claimed in the own square only.
    pub(super) fn step_back(&mut self) {
        (self.near, self.marked) = (None, None);
        self.shout.take_if(|(_, shout)| *shout == Shout::Match);
    }
}

/// What is tapped.
#[derive(Clone)]
pub(super) enum Msg {
    /// A card, and when, in milliseconds.
    Card(Place, f64),
    /// An open act of the player who is to act, and when it was done, in milliseconds.
    Act(Action, f64),
    /// A player, where one is to be chosen, and when, in milliseconds; else the square comes near.
    Player(Seat, f64),
    /// A shout of a player, and when it was, in milliseconds; with a card already tapped, it counts.
    Shout(Seat, Shout, f64),
    /// The square that came near goes back.
    Back,
    /// A paper is brought, or taken away.
    Paper(Option<Paper>),
    /// Something must be asked once more, or not after all.
    Sure(Option<Sure>),
    /// The rule is being written.
    Type(String),
    /// The rule counts.
    Write,
    /// The screen is large or not.
    Flat(bool),
}

/// What a tap on a card does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Meaning {
    /// The selected player turns it up; asked twice.
    Snap(Seat, Action),
    /// The player who is to act chooses it.
    Act(Action),
}

/// The open table at this moment.
pub(super) struct Desk<'a> {
    pub(super) props: &'a TableProps<Leiff>,
    pub(super) state: &'a State,
    pub(super) link: &'a Callback<Msg>,
}

impl Desk<'_> {
    /// Says something when pressed.
    pub(super) fn on(&self, msg: Msg) -> Callback<MouseEvent> {
        self.link.reform(move |_| msg.clone())
    }

    /// Says something with the time when pressed.
    pub(super) fn timed(&self, msg: impl Fn(f64) -> Msg + 'static) -> Callback<MouseEvent> {
        self.link.reform(move |event: MouseEvent| msg(event.time_stamp()))
    }

    /// A shout, at once, before the finger is lifted.
    pub(super) fn at_once(&self, seat: Seat, shout: Shout) -> Callback<f64> {
        self.link.reform(move |at| Msg::Shout(seat, shout, at))
    }

    /// Does an open act of the player who is to act.
    pub(super) fn act(&self, action: Action) -> Callback<MouseEvent> {
        self.timed(move |at| Msg::Act(action, at))
    }

    /// Whether the player who is to act may do this now.
    pub(super) fn may(&self, action: Action) -> bool {
        may(self.props, action)
    }

    /// What a tap on this card does.
    pub(super) fn meaning(&self, place: Place) -> Option<Meaning> {
        meaning(self.props, place)
    }

    /// Whether any card of this player can be tapped.
    pub(super) fn meaning_of(&self, seat: Seat) -> bool {
        super::square::places(&self.props.view, seat).iter().any(|(place, _)| self.meaning(*place).is_some())
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
            Some(by) => self.shout() == Some(Shout::Talk) && acts_of(self.props, by).contains(&Action::Penalty(seat)),
            None => self.may(Action::Choose(seat)),
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
    props.telling.is_none() && props.done.is_none()
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
