//! The laws see a leak: the real game with one planted in it, in each place from which somebody could learn something.

use std::ops::RangeInclusive;

use riffifi::{Action, Card, Cards, Error, Event, Happened, Options, Riffifi, Told, View};
use table::laws::{Lawful, try_games};
use table::{Chance, Game, Outcome, Scene, Seat, Seats, Viewer};

const HONEST: u8 = 0;
/// The page holds the hand of the player on turn.
const HAND_IN_VIEW: u8 = 1;
/// The page holds what was laid unseen.
const LAID_IN_VIEW: u8 = 2;
/// The same, but only cards that an earlier round has shown: everybody knows who has them, but not that they were laid.
const KNOWN_CARD_IN_VIEW: u8 = 3;
/// The story names the card that was laid unseen.
const LAID_IN_STORY: u8 = 4;
/// The order of open choices depends on the hand.
const HAND_IN_MENU: u8 = 5;
/// Why an act out of turn is refused depends on the hand.
const HAND_IN_REFUSAL: u8 = 6;
/// What is promised of collecting depends on the hand.
const HAND_IN_FORECAST: u8 = 7;

/// The game with a fault; 0 is the honest one.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Leaky<const FAULT: u8>(Riffifi);

impl<const FAULT: u8> Leaky<FAULT> {
    fn hand(&self, seat: Seat) -> Cards {
        self.cards("hands", seat.index())
    }

    /// The cards of a seat under a key of the position text; the first ones are those of seat a.
    fn cards(&self, key: &str, at: usize) -> Cards {
        let position = self.0.position();
        let value = position.split(' ').find_map(|word| word.strip_prefix(key)?.strip_prefix(':'));
        let cards = value.and_then(|value| value.split(',').nth(at));
        cards.map_or(Cards::NONE, |cards| cards.parse().expect("cards"))
    }

    fn laid(&self) -> Vec<Card> {
        let position = self.0.position();
        let laid = position.split(' ').find_map(|word| word.strip_prefix("laid:")).unwrap_or_default();
        let cards = laid.split(',').filter_map(|laid| laid.split_once('/'));
        cards.map(|(card, _)| card.parse().expect("a card")).collect()
    }

    /// A bit of a hand that another deal may change.
    fn yellow(&self, seat: Seat) -> bool {
        self.hand(seat).count(riffifi::Colour::Yellow) > 1
    }
}

impl<const FAULT: u8> Game for Leaky<FAULT> {
    const ID: &'static str = "leaky";
    const VERSION: u16 = 1;
    const SEATS: RangeInclusive<u8> = Riffifi::SEATS;

    type Options = Options;
    type Action = Action;
    type Event = Happened;
    type Told = Told;
    type View = (View, Vec<Card>);
    type Error = Error;

    fn deal(seats: u8, options: Options, chance: Chance) -> Self {
        Leaky(Riffifi::deal(seats, options, chance))
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
        if FAULT == HAND_IN_MENU && self.yellow(seat) {
            menu.reverse();
        }
        menu
    }

    fn check(&self, seat: Seat, action: &Action) -> Result<(), Error> {
        let answer = self.0.check(seat, action);
        let leaks = FAULT == HAND_IN_REFUSAL && answer.is_err() && self.yellow(seat);
        if leaks { Err(Error::NothingToCollect) } else { answer }
    }

    fn resolve(&mut self, seat: Seat, action: Action, events: &mut Vec<Happened>) {
        self.0.resolve(seat, action, events);
    }

    fn told(event: &Happened, viewer: Viewer) -> Option<Told> {
        match event {
            Event::Laid { seat, .. } if FAULT == LAID_IN_STORY => Riffifi::told(event, Viewer::Seat(*seat)),
            _ => Riffifi::told(event, viewer),
        }
    }

    fn forecast(&self, seat: Seat, action: &Action) -> Vec<Told> {
        let mut certain = self.0.forecast(seat, action);
        if FAULT == HAND_IN_FORECAST && self.yellow(seat) {
            certain.clear();
        }
        certain
    }

    fn view(&self, viewer: Viewer) -> Self::View {
        let leak = match FAULT {
            HAND_IN_VIEW => self.awaited().iter().flat_map(|seat| self.hand(seat).iter()).collect(),
            LAID_IN_VIEW => self.laid(),
            KNOWN_CARD_IN_VIEW => {
                let known = self.cards("before-shown", 0);
                self.laid().into_iter().filter(|card| known.contains(*card)).collect()
            }
            _ => Vec::new(),
        };
        (self.0.view(viewer), leak)
    }

    fn outcome(&self) -> Option<Outcome> {
        self.0.outcome()
    }
}

impl<const FAULT: u8> Lawful for Leaky<FAULT> {
    const LONGEST: usize = Riffifi::LONGEST;

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

/// The laws that some games of four with the Officer and equal chances break.
fn broken<const FAULT: u8>() -> Vec<String> {
    let options = Options { officer: true, equal: true, ..Options::default() };
    try_games::<Leaky<FAULT>>(4, &options, 2, 1).violations
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
    leaks::<LAID_IN_VIEW>("learns nothing hidden: the views differ");
    leaks::<KNOWN_CARD_IN_VIEW>("learns nothing hidden: the views differ");
    leaks::<LAID_IN_STORY>("the stories differ");
    leaks::<HAND_IN_MENU>("learns nothing hidden: the menus of seat");
    leaks::<HAND_IN_REFUSAL>("learns nothing hidden: the refusals of");
    leaks::<HAND_IN_FORECAST>("learns nothing hidden: the forecasts of seat");
}
