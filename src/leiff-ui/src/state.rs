//! What is half done on the open table. Every act clears most of it, and none of it is saved.

use std::rc::Rc;

use ::leiff::{Leiff, Phase, Place};
use ::table::Seat;
use game_ui::TableProps;
use yew::prelude::*;

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

impl Shout {
    /// The key of its button.
    pub(super) fn key(self) -> &'static str {
        match self {
            Shout::Match => "match",
            Shout::Catch => "catch",
            Shout::Talk => "talk",
        }
    }
}

/// What lies on the table in place of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum ScoreSheet {
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

/// The moment that a state belongs to: what changes with every act, and who is selected.
#[derive(Clone, PartialEq)]
pub(super) struct Moment {
    selected: Option<Seat>,
    /// Whether an act is being told, or what it showed is looked at.
    told: bool,
    phase: Phase,
    turn: Seat,
    round: u16,
    /// How many cards the draw pile and the discard pile hold.
    piles: (u8, u8),
}

impl Moment {
    pub(super) fn of(props: &TableProps<Leiff>) -> Moment {
        let view = &props.view;
        Moment {
            selected: props.selected,
            told: props.telling.is_some() || props.on_acknowledge.is_some(),
            phase: view.phase.clone(),
            turn: view.turn,
            round: view.round,
            piles: (view.stock, view.discarded),
        }
    }

    /// Whether no act lies between the two moments.
    fn same_cards(&self, other: &Moment) -> bool {
        let cards = |moment: &Moment| (moment.turn, moment.round, moment.piles);
        self.phase == other.phase && cards(self) == cards(other)
    }
}

/// What is half done.
#[derive(Clone, PartialEq)]
pub(super) struct State {
    moment: Moment,
    /// Who is selected, and what that player wants.
    pub(super) shout: Option<(Seat, Shout)>,
    /// What a player wants who is not selected yet, because another one is.
    wish: Option<(Seat, Shout)>,
    /// What somebody wants who is still to be named.
    pub(super) asked: Option<Shout>,
    /// Who is selected, and which card was tapped once.
    pub(super) marked: Option<(Seat, Place)>,
    /// Whose square is enlarged.
    pub(super) near: Option<Seat>,
    /// What lies on the table.
    pub(super) sheet: Option<ScoreSheet>,
    /// What is asked once more.
    pub(super) sure: Option<Sure>,
    /// Whether a card was tapped that nobody can turn up without a name.
    pub(super) nameless: bool,
    /// The drinking rule that is being written.
    pub(super) text: String,
    /// When a card was tapped or an act done, in milliseconds of the events' clock.
    tapped: f64,
}

/// Up to here a second tap belongs to the first one, in milliseconds.
const DOUBLE: f64 = 350.0;

impl State {
    /// Nothing is half done.
    pub(super) fn new(moment: Moment) -> State {
        State {
            moment,
            shout: None,
            wish: None,
            asked: None,
            marked: None,
            near: None,
            sheet: None,
            sure: None,
            nameless: false,
            text: String::new(),
            tapped: 0.0,
        }
    }

    /// Whether a tap at this time, in milliseconds, is the second half of a double tap. That one asks for nothing and confirms
    /// nothing.
    pub(super) fn doubles(&self, at: f64) -> bool {
        (0.0..DOUBLE).contains(&(at - self.tapped))
    }

    /// What is left of it at this moment: a choice belongs to whoever was selected, and to the cards as they lay.
    pub(super) fn at(&self, moment: &Moment) -> State {
        let mut state = self.clone();
        if self.moment == *moment {
            return state;
        }
        let before = std::mem::replace(&mut state.moment, moment.clone());
        let another = |seat: Seat| moment.selected != Some(seat);
        state.shout.take_if(|(seat, _)| another(*seat));
        state.marked.take_if(|(seat, _)| another(*seat));
        if moment.selected != before.selected
            && let Some((seat, shout)) = state.wish.take().filter(|(seat, _)| !another(*seat))
        {
            state.want(seat, shout);
        }
        if let Some(seat) = moment.selected.filter(|_| before.selected.is_none())
            && let Some(shout) = state.asked
        {
            state.want(seat, shout);
        }
        if moment.told || !moment.same_cards(&before) {
            (state.near, state.marked, state.sure, state.nameless) = (None, None, None, false);
            state.asked = None;
            if moment.told || moment.phase != before.phase {
                state.sheet = None;
            }
        }
        // A rule that was begun belongs to the card that asks for one.
        if moment.phase != before.phase {
            state.text.clear();
        }
        if before.selected.is_some() && moment.selected.is_none() {
            (state.near, state.sure) = (None, None);
        }
        state
    }

    /// A player shouts: the fitting square comes near.
    fn want(&mut self, seat: Seat, shout: Shout) {
        (self.shout, self.marked, self.sure, self.sheet) = (Some((seat, shout)), None, None, None);
        self.asked = None;
        self.near = (shout == Shout::Match).then_some(seat);
    }

    /// The square of this player comes near: the selected player wants to turn up a card of it.
    fn approach(&mut self, seat: Seat) {
        let selected = self.moment.selected;
        let shout = if selected == Some(seat) { Shout::Match } else { Shout::Catch };
        (self.near, self.marked, self.asked) = (Some(seat), None, None);
        self.shout = selected.map(|by| (by, shout));
    }

    /// The square that came near goes back. Whoever catches chooses a player anew; an own card is claimed in the own square only.
    fn step_back(&mut self) {
        (self.near, self.marked) = (None, None);
        self.shout.take_if(|(_, shout)| *shout == Shout::Match);
    }
}

/// What changes the state.
#[derive(Clone)]
pub(super) enum Change {
    /// The page shows this moment now.
    Moment(Moment),
    /// A card was tapped or an act done at this time, in milliseconds.
    Tapped(f64),
    /// This player has tapped a card once, to turn it up.
    Mark(Seat, Place),
    /// A card was tapped that nobody can turn up without a name.
    Nameless,
    /// The square of this player comes near.
    Near(Seat),
    /// The square that came near goes back.
    Back,
    /// Somebody shouts who is still to be named, or nobody after all.
    Ask(Option<Shout>),
    /// A player shouts.
    Want(Seat, Shout),
    /// A player shouts while another one is selected. Whether this was too late, the page says; until then the choice of the
    /// first one stays.
    Wish(Seat, Shout),
    /// A paper is brought, or taken away.
    ScoreSheet(Option<ScoreSheet>),
    /// Something must be asked once more, or not after all.
    Sure(Option<Sure>),
    /// The drinking rule reads like this so far.
    Text(String),
}

impl Reducible for State {
    type Action = Change;

    fn reduce(self: Rc<Self>, change: Change) -> Rc<Self> {
        if let Change::Moment(moment) = change {
            return if self.moment == moment { self } else { Rc::new(self.at(&moment)) };
        }
        let mut state = State::clone(&self);
        state.nameless = false;
        match change {
            Change::Moment(_) => {}
            Change::Tapped(at) => state.tapped = at,
            Change::Mark(seat, place) => {
                let shout = if place.seat == seat { Shout::Match } else { Shout::Catch };
                (state.shout, state.marked) = (Some((seat, shout)), Some((seat, place)));
            }
            Change::Nameless => state.nameless = true,
            Change::Near(seat) => state.approach(seat),
            Change::Back => state.step_back(),
            Change::Ask(shout) => (state.asked, state.near, state.sure) = (shout, None, None),
            Change::Want(seat, shout) => state.want(seat, shout),
            Change::Wish(seat, shout) => state.wish = Some((seat, shout)),
            Change::ScoreSheet(sheet) => state.sheet = sheet,
            Change::Sure(sure) => state.sure = sure,
            Change::Text(text) => state.text = text,
        }
        Rc::new(state)
    }
}

#[cfg(test)]
mod tests {
    use ::leiff::Slot;

    use super::*;

    /// The seats of two players.
    fn seats() -> [Seat; 2] {
        [0, 1].map(Seat::new)
    }

    fn moment(selected: Option<Seat>, stock: u8) -> Moment {
        Moment { selected, told: false, phase: Phase::Turn, turn: Seat::new(0), round: 1, piles: (stock, 1) }
    }

    /// The state after these changes, from nothing half done.
    fn after(moment: Moment, changes: impl IntoIterator<Item = Change>) -> Rc<State> {
        changes.into_iter().fold(Rc::new(State::new(moment)), Reducible::reduce)
    }

    #[test]
    fn a_marked_card_is_forgotten_with_the_selection_and_does_not_come_back_with_it() {
        let [anna, bo] = seats();
        let place = Place::new(bo, Slot::new(2));
        let changes =
            [Change::Mark(anna, place), Change::Moment(moment(None, 9)), Change::Moment(moment(Some(anna), 9))];
        let state = after(moment(Some(anna), 9), changes[..1].to_vec());
        assert_eq!((state.shout, state.marked), (Some((anna, Shout::Catch)), Some((anna, place))));
        assert!(state.at(&moment(None, 9)).marked.is_none());
        let state = after(moment(Some(anna), 9), changes);
        assert_eq!((state.shout, state.marked), (None, None));
    }

    #[test]
    fn an_act_takes_back_the_near_square_and_leaves_the_text_and_the_shout() {
        let [anna, _] = seats();
        let changes = [Change::Want(anna, Shout::Match), Change::Text("Wer redet, trinkt.".to_owned())];
        let state = after(moment(Some(anna), 9), changes);
        assert_eq!(state.near, Some(anna));
        let state = state.at(&moment(Some(anna), 8));
        assert_eq!((state.near, state.shout), (None, Some((anna, Shout::Match))));
        assert_eq!(state.text, "Wer redet, trinkt.");
    }

    #[test]
    fn a_wish_counts_once_its_player_is_selected() {
        let [anna, bo] = seats();
        let state = after(moment(Some(anna), 9), [Change::Want(anna, Shout::Catch), Change::Wish(bo, Shout::Match)]);
        assert_eq!(state.shout, Some((anna, Shout::Catch)), "until then the choice of the first one stays");
        let state = state.at(&moment(Some(bo), 9));
        assert_eq!((state.shout, state.near), (Some((bo, Shout::Match)), Some(bo)));
    }

    #[test]
    fn a_shout_belongs_to_whoever_is_named_next() {
        let [anna, bo] = seats();
        let ask = |shout| after(moment(None, 9), [Change::Ask(Some(shout))]);
        let state = ask(Shout::Catch).at(&moment(Some(bo), 9));
        assert_eq!((state.shout, state.asked, state.near), (Some((bo, Shout::Catch)), None, None));
        let state = ask(Shout::Match).at(&moment(Some(anna), 9));
        assert_eq!((state.shout, state.near), (Some((anna, Shout::Match)), Some(anna)));
        assert_eq!(ask(Shout::Match).at(&moment(None, 8)).asked, None, "an act makes everything anew");
    }

    #[test]
    fn a_second_tap_soon_after_the_first_is_half_of_a_double_tap() {
        let state = after(moment(None, 9), [Change::Tapped(1000.0)]);
        assert!(state.doubles(1200.0) && !state.doubles(1400.0) && !state.doubles(900.0));
    }
}
