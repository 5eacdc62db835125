//! Leaks planted on purpose: the law kit must catch each of them, or it proves nothing about the honest game.

use std::ops::RangeInclusive;

use larry::{Action, Card, Error, Event, Larry, Options, View};
use table::laws::{Lawful, Report, try_games};
use table::{Chance, Game, Outcome, Seat, Seats, Secret, Viewer};

const HONEST: u8 = 0;
/// The open table sees the top of the pile.
const VIEW: u8 = 1;
/// Everybody is told what was laid.
const LAID: u8 = 2;
/// Everybody is told what was drawn.
const DREW: u8 = 3;
/// Everybody is told what was given away.
const GAVE: u8 = 4;
/// A doubt is offered only where it is right.
const MENU: u8 = 5;
/// A refusal says whether the card is held, whoever asks.
const REFUSAL: u8 = 6;
/// The forecast of a doubt tells the true sum.
const FORECAST: u8 = 7;
/// The view counts the number cards of all hands.
const COUNT: u8 = 8;

/// Larry with a leak.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Leaky<const LEAK: u8>(Larry);

impl<const LEAK: u8> Leaky<LEAK> {
    /// The pile as those see it who laid it.
    fn pile(&self) -> Vec<Card> {
        let seen = |seat| self.0.view(Viewer::Seat(seat)).pile;
        let pile = self.0.view(Viewer::Table).pile;
        pile.iter().enumerate().filter_map(|(at, laid)| seen(laid.seat)[at].card).collect()
    }

    fn true_sum(&self) -> i8 {
        self.pile().into_iter().filter_map(Card::value).sum()
    }

    fn lies(&self) -> bool {
        self.0.view(Viewer::Table).sum.is_some_and(|sum| sum != self.true_sum())
    }

    fn offered(&self, action: &Action) -> bool {
        LEAK != MENU || *action != Action::Doubt || self.lies()
    }
}

impl<const LEAK: u8> Game for Leaky<LEAK> {
    const ID: &'static str = "leaky";
    const VERSION: u16 = 1;
    const SEATS: RangeInclusive<u8> = Larry::SEATS;

    type Options = Options;
    type Action = Action;
    type Event = Event<Secret<Card>>;
    type Told = Event<Option<Card>>;
    type View = View;
    type Error = Error;

    fn deal(seats: u8, options: Options, chance: Chance) -> Self {
        Leaky(Larry::deal(seats, options, chance))
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
        self.0.legal(seat).into_iter().filter(|action| self.offered(action)).collect()
    }

    fn check(&self, seat: Seat, action: &Action) -> Result<(), Error> {
        match *action {
            Action::Lay { card, .. } if LEAK == REFUSAL && self.0.view(Viewer::Table).turn != seat => {
                let held = self.0.view(Viewer::Seat(self.0.view(Viewer::Table).turn)).hand;
                if held.is_some_and(|hand| hand.contains(&card)) {
                    Err(Error::NotYourTurn { turn: seat })
                } else {
                    Err(Error::NotInHand { card })
                }
            }
            _ if self.offered(action) => self.0.check(seat, action),
            _ => self.0.check(seat, action).and(Err(Error::NothingToDoubt)),
        }
    }

    fn resolve(&mut self, seat: Seat, action: Action, events: &mut Vec<Self::Event>) {
        self.0.resolve(seat, action, events);
    }

    fn told(event: &Self::Event, viewer: Viewer) -> Option<Self::Told> {
        let viewer = match event {
            Event::Laid { seat, .. } if LEAK == LAID => Viewer::Seat(*seat),
            Event::Drew { seat, .. } if LEAK == DREW => Viewer::Seat(*seat),
            Event::Gave { seat, .. } if LEAK == GAVE => Viewer::Seat(*seat),
            _ => viewer,
        };
        Larry::told(event, viewer)
    }

    fn turns_up(event: &Self::Event) -> bool {
        Larry::turns_up(event)
    }

    fn forecast(&self, seat: Seat, action: &Action) -> Vec<Self::Told> {
        let mut told = self.0.forecast(seat, action);
        if let (FORECAST, Action::Doubt) = (LEAK, action) {
            told.push(Event::OverLimit { seat, sum: self.true_sum(), limit: 0 });
        }
        told
    }

    fn view(&self, viewer: Viewer) -> View {
        let mut view = self.0.view(viewer);
        if LEAK == VIEW {
            for (laid, card) in view.pile.iter_mut().zip(self.pile()) {
                laid.card = Some(card);
            }
        }
        if LEAK == COUNT {
            let hands = Seat::all(self.seats()).filter_map(|seat| self.0.view(Viewer::Seat(seat)).hand);
            view.hands = hands.map(|hand| hand.into_iter().filter(|card| card.is_number()).count() as u8).collect();
        }
        view
    }

    fn outcome(&self) -> Option<Outcome> {
        self.0.outcome()
    }
}

impl<const LEAK: u8> Lawful for Leaky<LEAK> {
    const LONGEST: usize = Larry::LONGEST;

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

fn report<const LEAK: u8>(seats: u8) -> Report {
    try_games::<Leaky<LEAK>>(seats, &Options::default(), 2, 1)
}

/// At a table of two as at a table of four, the report names the leak.
#[track_caller]
fn caught<const LEAK: u8>(law: &str) {
    for seats in [2, 4] {
        let report = report::<LEAK>(seats);
        assert!(report.violations.iter().any(|violation| violation.contains(law)), "{law} not in {report}");
    }
}

#[test]
fn without_a_leak_all_laws_hold() {
    assert_eq!(report::<HONEST>(3).violations, [""; 0]);
}

#[test]
fn every_leak_is_caught() {
    caught::<VIEW>("learns nothing hidden: the views differ");
    caught::<LAID>("the stories differ");
    caught::<DREW>("the stories differ");
    caught::<GAVE>("the stories differ");
    caught::<MENU>("the menus of seat");
    caught::<REFUSAL>("the refusals of");
    caught::<FORECAST>("the forecasts of seat");
    caught::<COUNT>("learns nothing hidden: the views differ");
}
