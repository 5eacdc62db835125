//! Which of the rolled dice are chosen.

use std::rc::Rc;

use ::geizen::{Dice, View};
use ::table::Seat;
use yew::prelude::*;

/// Which of the rolled dice are chosen.
#[derive(PartialEq)]
pub(super) struct Choice {
    /// Round, turn, roll and dice for which the choice was made; it is forgotten with the next.
    of: (u16, Seat, u8, Dice),
    /// Which of them, from the left.
    chosen: Vec<bool>,
}

impl Choice {
    /// The choice before anything was tapped: the last die is no choice.
    pub(super) fn new(view: &View) -> Choice {
        let lying = view.rolled.len();
        Choice { of: moment(view), chosen: vec![lying == 1; usize::from(lying)] }
    }

    /// Which dice of this roll are chosen, from the left.
    pub(super) fn among(&self, view: &View) -> Vec<bool> {
        if self.of == moment(view) { self.chosen.clone() } else { Choice::new(view).chosen }
    }

    /// The same choice with the die at this place.
    pub(super) fn with(&self, at: usize, view: &View) -> Choice {
        let mut chosen = self.among(view);
        if let Some(one) = chosen.get_mut(at) {
            *one = true;
        }
        Choice { of: moment(view), chosen }
    }
}

fn moment(view: &View) -> (u16, Seat, u8, Dice) {
    (view.round, view.turn, view.rolls, view.rolled)
}

/// A die was tapped: the view it lay in, and its place.
pub(super) struct Toggle(pub(super) Rc<View>, pub(super) usize);

impl Reducible for Choice {
    type Action = Toggle;

    fn reduce(self: Rc<Self>, Toggle(view, at): Toggle) -> Rc<Self> {
        let mut choice = Choice { of: moment(&view), chosen: self.among(&view) };
        if let Some(one) = choice.chosen.get_mut(at) {
            *one = !*one;
        }
        Rc::new(choice)
    }
}
