//! What is chosen in the hand, piece by piece, and the act of the menu that it makes.

use std::rc::Rc;

use ::larry::{Action, Card, Played, View};
use ::table::Seat;
use yew::prelude::*;

/// The pieces of an act, chosen one by one. Cards are chosen by their place in the hand.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(super) struct Choice {
    /// The place of the card in the hand.
    pub(super) place: Option<usize>,
    /// Whether an action card is to be played openly.
    pub(super) openly: bool,
    /// What is said.
    pub(super) sum: Option<i8>,
    /// Against whom, or for whom.
    pub(super) target: Option<Seat>,
    /// Whether "Larry!" is shouted.
    pub(super) larry: bool,
    /// Whether the pad shows the sums below zero.
    pub(super) low: bool,
}

/// How the chosen card leaves the hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Way {
    /// Face down, with a sum.
    Lay,
    /// A number, openly.
    Show,
    /// An action, openly.
    Play,
    /// As a gift.
    Give,
}

impl Choice {
    /// Chooses a card; an action card is played openly if it can be, until something else is chosen.
    pub(super) fn choose(&mut self, place: usize, view: &View, menu: &[Action]) {
        if self.place != Some(place) {
            self.place = Some(place);
            self.openly = self.card(view).is_some_and(|card| can_play(card, menu));
        }
    }

    /// The chosen card; none while the hand is covered.
    pub(super) fn card(&self, view: &View) -> Option<Card> {
        view.hand.as_ref()?.get(self.place?).copied()
    }

    /// How it leaves the hand.
    pub(super) fn way(&self, card: Card, menu: &[Action]) -> Way {
        match menu.first() {
            Some(Action::Give { .. }) => Way::Give,
            _ if menu.iter().any(|action| matches!(action, Action::Show { card: shown, .. } if *shown == card)) => {
                Way::Show
            }
            _ if self.openly && can_play(card, menu) => Way::Play,
            _ => Way::Lay,
        }
    }

    /// The whole act without and with "Larry!", as far as the menu has it.
    pub(super) fn acts(&self, view: &View, menu: &[Action]) -> [Option<Action>; 2] {
        [false, true].map(|larry| {
            let card = self.card(view)?;
            let act = match self.way(card, menu) {
                Way::Lay => Action::Lay { card, sum: self.sum?, larry },
                Way::Show => Action::Show { card, larry },
                Way::Play => {
                    let target = self.target.filter(|_| card.has_target());
                    Action::Play { played: Played::new(card, target)?, larry }
                }
                Way::Give => Action::Give { card, to: self.target?, larry },
            };
            menu.contains(&act).then_some(act)
        })
    }
}

/// What was tapped.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Tapped {
    /// A card, by its place.
    Card(usize),
    /// Face down, or openly.
    Openly(bool),
    /// A sum.
    Sum(i8),
    /// The other half of the pad.
    Low(bool),
    /// A player.
    Seat(Seat),
    /// "Larry!".
    Larry,
    /// Nothing is given away.
    Nothing,
}

/// Something was tapped.
pub(super) struct Tap {
    /// What it was.
    pub(super) tapped: Tapped,
    /// The table, with the own cards if they are not covered.
    pub(super) view: Rc<View>,
    /// What could be done.
    pub(super) menu: Rc<[Action]>,
}

/// What is chosen in the hand.
#[derive(Default)]
pub(super) struct Chosen {
    /// The pieces.
    pub(super) choice: Choice,
    /// The act that they make, without and with "Larry!"; it stays while the hand is covered.
    pub(super) acts: [Option<Action>; 2],
    /// How many times a card was tapped.
    pub(super) taps: u32,
}

impl Chosen {
    /// The act that is chosen. A "Larry!" that does not go with it is not shown either.
    pub(super) fn act(&self) -> Option<Action> {
        self.acts[usize::from(self.choice.larry)].or(self.acts[0])
    }
}

impl Reducible for Chosen {
    type Action = Tap;

    fn reduce(self: Rc<Chosen>, Tap { tapped, view, menu }: Tap) -> Rc<Chosen> {
        let mut choice = self.choice;
        match tapped {
            Tapped::Card(place) => choice.choose(place, &view, &menu),
            Tapped::Openly(openly) => choice.openly = openly,
            Tapped::Sum(sum) => choice.sum = Some(sum),
            Tapped::Low(low) => choice.low = low,
            Tapped::Seat(seat) => choice.target = Some(seat),
            Tapped::Larry => choice.larry = !choice.larry,
            Tapped::Nothing => {}
        }
        let acts = if view.hand.is_some() { choice.acts(&view, &menu) } else { self.acts };
        let taps = self.taps + u32::from(matches!(tapped, Tapped::Card(_)));
        Rc::new(Chosen { choice, acts, taps })
    }
}

/// Whether an action card may be played openly now.
pub(super) fn can_play(card: Card, menu: &[Action]) -> bool {
    menu.iter().any(|action| matches!(action, Action::Play { played, .. } if played.card() == card))
}

/// The sums that may be said with a card, low ones first.
pub(super) fn sums(card: Card, menu: &[Action]) -> Vec<i8> {
    let sum = |action: &Action| match *action {
        Action::Lay { card: laid, sum, larry: false } if laid == card => Some(sum),
        _ => None,
    };
    menu.iter().filter_map(sum).collect()
}
