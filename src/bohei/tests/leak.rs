//! The laws see a leak: the real game with one planted in it, in each place from which somebody could learn something.

use std::ops::RangeInclusive;

use bohei::{Action, Answer, Bohei, Card, Error, Event, Happened, Options, Pending, Reply, Told, View};
use table::laws::{Lawful, sample_games};
use table::{Chance, Game, Outcome, Seat, Seats, Viewer};

const HONEST: u8 = 0;
/// Everybody sees the first card of the player on turn.
const HAND_IN_VIEW: u8 = 1;
/// The neighbour sees the right neighbour's hand.
const NEIGHBOUR_IN_VIEW: u8 = 2;
/// The stack says whether somebody who thinks holds the card.
const HOLDS_IN_VIEW: u8 = 3;
/// The story names a drawn card to everybody.
const DRAWN_IN_STORY: u8 = 4;
/// "Nö" is offered only to those who hold one.
const CARD_IN_MENU: u8 = 5;
/// Reaching for "Nö" is refused to those who hold none.
const CARD_IN_REFUSAL: u8 = 6;
/// What is promised of an open act depends on the hand.
const CARD_IN_FORECAST: u8 = 7;

/// The game with a fault; 0 is the honest one.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Leaky<const FAULT: u8>(Bohei);

impl<const FAULT: u8> Leaky<FAULT> {
    fn hand(&self, seat: Seat) -> Vec<Card> {
        self.0.view(Viewer::Seat(seat)).hand.unwrap_or_default()
    }

    fn holds_no(&self, seat: Seat) -> bool {
        self.hand(seat).contains(&Card::NO)
    }

    fn withheld(&self, seat: Seat, action: &Action) -> bool {
        *action == Action::Reach(Answer::No) && !self.holds_no(seat)
    }
}

impl<const FAULT: u8> Game for Leaky<FAULT> {
    const ID: &'static str = "leaky";
    const VERSION: u16 = 1;
    const SEATS: RangeInclusive<u8> = Bohei::SEATS;

    type Options = Options;
    type Action = Action;
    type Event = Happened;
    type Told = Told;
    type View = (View, Vec<Card>, bool);
    type Error = Error;

    fn deal(seats: u8, options: Options, chance: Chance) -> Self {
        Leaky(Bohei::deal(seats, options, chance))
    }

    fn seats(&self) -> u8 {
        self.0.seats()
    }

    fn chance(&self) -> &Chance {
        self.0.chance()
    }

    fn awaited(&self) -> Seats {
        self.0.awaited()
    }

    fn legal(&self, seat: Seat) -> Vec<Action> {
        let mut menu = self.0.legal(seat);
        if FAULT == CARD_IN_MENU {
            menu.retain(|action| !self.withheld(seat, action));
        }
        menu
    }

    fn check(&self, seat: Seat, action: &Action) -> Result<(), Error> {
        match self.0.check(seat, action) {
            Ok(()) if FAULT == CARD_IN_MENU && self.withheld(seat, action) => Err(Error::NothingToAnswer),
            Err(_) if FAULT == CARD_IN_REFUSAL && self.holds_no(seat) => Err(Error::NothingToAnswer),
            answer => answer,
        }
    }

    fn resolve(&mut self, seat: Seat, action: Action, events: &mut Vec<Happened>) {
        self.0.resolve(seat, action, events);
    }

    fn told(event: &Happened, viewer: Viewer) -> Option<Told> {
        match event {
            Event::Drew { seat, .. } if FAULT == DRAWN_IN_STORY => Bohei::told(event, Viewer::Seat(*seat)),
            _ => Bohei::told(event, viewer),
        }
    }

    fn turns_up(event: &Happened) -> bool {
        Bohei::turns_up(event)
    }

    fn forecast(&self, seat: Seat, action: &Action) -> Vec<Told> {
        let mut certain = self.0.forecast(seat, action);
        if FAULT == CARD_IN_FORECAST && self.holds_no(seat) {
            certain.clear();
        }
        certain
    }

    fn view(&self, viewer: Viewer) -> Self::View {
        let view = self.0.view(viewer);
        let cards = match (FAULT, viewer) {
            (HAND_IN_VIEW, Viewer::Table) => self.hand(view.turn).into_iter().take(1).collect(),
            (NEIGHBOUR_IN_VIEW, Viewer::Seat(seat)) => self.hand(seat.after(1, self.seats())),
            _ => Vec::new(),
        };
        let thinking = match &view.pending {
            Some(Pending::Orders(orders)) => orders.each.iter().find(|each| matches!(each.reply, Reply::Reaching(_))),
            _ => None,
        };
        let holds = FAULT == HOLDS_IN_VIEW && thinking.is_some_and(|each| self.holds_no(each.seat));
        (view, cards, holds)
    }

    fn outcome(&self) -> Option<Outcome> {
        self.0.outcome()
    }
}

impl<const FAULT: u8> Lawful for Leaky<FAULT> {
    const LONGEST: usize = Bohei::LONGEST;
    const RARE: &'static [&'static str] = Bohei::RARE;

    fn rounds(&self) -> u32 {
        self.0.rounds()
    }

    fn conserved(&self) -> Result<(), String> {
        self.0.conserved()
    }

    fn twin(&self, viewer: Viewer, chance: Chance) -> Self {
        Leaky(self.0.twin(viewer, chance))
    }

    fn alike(&self, twin: &Self, viewer: Viewer, seat: Seat, action: &Action) -> Option<Action> {
        self.0.alike(&twin.0, viewer, seat, action)
    }
}

/// The laws that some games of three break.
fn broken<const FAULT: u8>() -> Vec<String> {
    sample_games::<Leaky<FAULT>>(3, &Options::default(), 8, 1, 3).violations
}

#[track_caller]
fn leaks<const FAULT: u8>(law: &str) {
    let broken = broken::<FAULT>();
    assert!(broken.iter().any(|violation| violation.contains(law)), "'{law}' not in {broken:?}");
}

#[test]
fn without_a_leak_no_law_is_broken() {
    assert_eq!(broken::<HONEST>(), [""; 0]);
}

#[test]
fn every_leak_is_seen() {
    leaks::<HAND_IN_VIEW>("Table learns nothing hidden: the views differ");
    leaks::<NEIGHBOUR_IN_VIEW>("learns nothing hidden: the views differ");
    leaks::<HOLDS_IN_VIEW>("learns nothing hidden: the views differ");
    leaks::<DRAWN_IN_STORY>("the stories differ");
    leaks::<CARD_IN_MENU>("learns nothing hidden: the menus of seat");
    leaks::<CARD_IN_REFUSAL>("learns nothing hidden: the refusals of");
    leaks::<CARD_IN_FORECAST>("learns nothing hidden: the forecasts of seat");
}
