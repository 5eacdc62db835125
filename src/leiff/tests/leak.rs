//! The laws see a leak: the real game with one planted in it, in each place from which somebody could learn something.

use std::ops::RangeInclusive;

use leiff::{Action, Card, Error, Event, Happened, Leiff, Options, Place, Slot, Told, View};
use table::laws::{Lawful, try_games};
use table::{Chance, Game, Outcome, Seat, Seats, Viewer};

const HONEST: u8 = 0;
/// A player always sees the own front card.
const OWN_IN_VIEW: u8 = 1;
/// A player goes on seeing what was looked at once: it is the player who must remember it.
const REMEMBERED_IN_VIEW: u8 = 2;
/// Everybody sees what was drawn from the draw pile.
const DRAWN_IN_VIEW: u8 = 3;
/// The page tells the low cards of a player.
const LOW_IN_VIEW: u8 = 4;
/// The story names a card to everybody that one player has looked at.
const LOOK_IN_STORY: u8 = 5;
/// The story names a card to everybody that one player has drawn.
const DRAWN_IN_STORY: u8 = 6;
/// The story names the card that goes into a slot to everybody.
const SWAPPED_IN_STORY: u8 = 10;
/// The story tells everybody by how many slots the Kneipenphilosoph has rotated.
const STEPS_IN_STORY: u8 = 11;
/// The story tells everybody which slot was picked for the Magier.
const OFFER_IN_STORY: u8 = 12;
/// Matching is offered only where it is right.
const CARD_IN_MENU: u8 = 7;
/// Why an act is refused depends on a card.
const CARD_IN_REFUSAL: u8 = 8;
/// What is promised of an act depends on a card.
const CARD_IN_FORECAST: u8 = 9;

/// The game with a fault; 0 is the honest one.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Leaky<const FAULT: u8>(Leiff);

impl<const FAULT: u8> Leaky<FAULT> {
    /// The table with everything turned up.
    fn bare(&self) -> View {
        self.0.hindsight().expect("Leiff can be looked at in hindsight")
    }

    fn cards(&self, seat: Seat) -> Vec<(Place, Card, Seats)> {
        let hand = &self.bare().hands[seat.index()];
        let slots = (0..).map(Slot::new).zip(&hand.slots);
        let lying = slots.filter_map(|(slot, lying)| lying.map(|lying| (slot, lying)));
        lying.map(|(slot, lying)| (Place::new(seat, slot), lying.card.expect("turned up"), lying.seen)).collect()
    }

    /// A bit of the own cards that another deal may change.
    fn dear(&self, seat: Seat) -> bool {
        self.cards(seat).first().is_some_and(|(_, card, _)| card.points() > 6)
    }

    fn agrees(&self, seat: Seat, slot: Slot) -> bool {
        let top = self.0.view(Viewer::Table).top;
        self.cards(seat).iter().any(|(place, card, _)| place.slot == slot && Some(*card) == top)
    }
}

impl<const FAULT: u8> Game for Leaky<FAULT> {
    const ID: &'static str = "leaky";
    const VERSION: u16 = 1;
    const SEATS: RangeInclusive<u8> = Leiff::SEATS;

    type Options = Options;
    type Action = Action;
    type Event = Happened;
    type Told = Told;
    type View = (View, Vec<Card>);
    type Error = Error;

    fn deal(seats: u8, options: Options, chance: Chance) -> Self {
        Leaky(Leiff::deal(seats, options, chance))
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
            menu.retain(|action| !matches!(action, Action::Match(slot) if !self.agrees(seat, *slot)));
        }
        menu
    }

    fn check(&self, seat: Seat, action: &Action) -> Result<(), Error> {
        match (self.0.check(seat, action), action) {
            (Ok(()), Action::Match(slot)) if FAULT == CARD_IN_MENU && !self.agrees(seat, *slot) => {
                Err(Error::NothingOnTop)
            }
            (Err(_), _) if FAULT == CARD_IN_REFUSAL && self.dear(seat) => Err(Error::NothingOnTop),
            (answer, _) => answer,
        }
    }

    fn resolve(&mut self, seat: Seat, action: Action, events: &mut Vec<Happened>) {
        self.0.resolve(seat, action, events);
    }

    fn told(event: &Happened, viewer: Viewer) -> Option<Told> {
        match event {
            Event::Looked { seat, .. } if FAULT == LOOK_IN_STORY => Leiff::told(event, Viewer::Seat(*seat)),
            Event::Drew { seat, .. } if FAULT == DRAWN_IN_STORY => Leiff::told(event, Viewer::Seat(*seat)),
            Event::Swapped { seat, .. } if FAULT == SWAPPED_IN_STORY => Leiff::told(event, Viewer::Seat(*seat)),
            Event::Rotated { by, .. } if FAULT == STEPS_IN_STORY => Leiff::told(event, Viewer::Seat(*by)),
            Event::Offered { seat, .. } if FAULT == OFFER_IN_STORY => Leiff::told(event, Viewer::Seat(*seat)),
            _ => Leiff::told(event, viewer),
        }
    }

    fn turns_up(event: &Happened) -> bool {
        Leiff::turns_up(event)
    }

    fn forecast(&self, seat: Seat, action: &Action) -> Vec<Told> {
        let mut certain = self.0.forecast(seat, action);
        if FAULT == CARD_IN_FORECAST && self.dear(seat) {
            certain.clear();
        }
        certain
    }

    fn view(&self, viewer: Viewer) -> Self::View {
        let own = |seat: Seat| self.cards(seat).into_iter();
        let leak = match (FAULT, viewer) {
            (OWN_IN_VIEW, Viewer::Seat(seat)) => own(seat).map(|(_, card, _)| card).take(1).collect(),
            (REMEMBERED_IN_VIEW, Viewer::Seat(seat)) => {
                own(seat).filter(|(_, _, seen)| seen.contains(seat)).map(|(_, card, _)| card).collect()
            }
            (DRAWN_IN_VIEW, Viewer::Table) => self.bare().drawn.into_iter().collect(),
            (LOW_IN_VIEW, Viewer::Table) => {
                let low = |(_, card, _): &(Place, Card, Seats)| card.points() < 3;
                own(Seat::new(0)).filter(low).map(|(_, card, _)| card).collect()
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
    const LONGEST: usize = Leiff::LONGEST;
    const HASTY: &'static [&'static str] = Leiff::HASTY;

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

/// The laws that some games of three with the drinking rules and the special cards break, and long ones.
fn broken<const FAULT: u8>(first_seed: u64) -> Vec<String> {
    let options = Options { drinks: true, specials: true, long: true, ..Options::default() };
    try_games::<Leaky<FAULT>>(3, &options, 10, first_seed).violations
}

#[track_caller]
fn leaks<const FAULT: u8>(law: &str) {
    // Special cards are rare, and the Magier works only at the end of a round: these seeds bring them soon.
    let first_seed = match FAULT {
        STEPS_IN_STORY => 57,
        OFFER_IN_STORY => 28,
        _ => 1,
    };
    let broken = broken::<FAULT>(first_seed);
    assert!(broken.iter().any(|violation| violation.contains(law)), "'{law}' not in {broken:?}");
}

#[test]
fn without_a_leak_no_law_is_broken() {
    assert_eq!(broken::<HONEST>(1), [""; 0]);
}

#[test]
fn every_leak_is_seen() {
    leaks::<OWN_IN_VIEW>("learns nothing hidden: the views differ");
    leaks::<REMEMBERED_IN_VIEW>("learns nothing hidden: the views differ");
    leaks::<DRAWN_IN_VIEW>("Table learns nothing hidden: the views differ");
    leaks::<LOW_IN_VIEW>("Table learns nothing hidden: the views differ");
    leaks::<LOOK_IN_STORY>("the stories differ");
    leaks::<DRAWN_IN_STORY>("the stories differ");
    leaks::<SWAPPED_IN_STORY>("the stories differ");
    leaks::<STEPS_IN_STORY>("the stories differ");
    leaks::<OFFER_IN_STORY>("the stories differ");
    leaks::<CARD_IN_MENU>("learns nothing hidden: the menus of seat");
    leaks::<CARD_IN_REFUSAL>("learns nothing hidden: the refusals of");
    leaks::<CARD_IN_FORECAST>("learns nothing hidden: the forecasts of seat");
}
