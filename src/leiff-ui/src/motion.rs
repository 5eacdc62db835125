//! What moves while an act is told: cards from pile to square and back, between two squares.

use std::rc::Rc;

use ::leiff::{Card, Event, Observation, Place};
use ::table::{Lang, Seat};
use ui::dom;
use ui::{Flight, TRAVEL, flying, landed, set_out};
use yew::prelude::*;

use super::cards::face;
use crate::art;

/// How wide a card on its way is drawn; the style sheet overrules it.
const CARD: u32 = 62;
/// How much later the next card sets out, in milliseconds.
const STAGGER: u32 = 90;
/// How much later something follows from what came before, in milliseconds.
const AFTER: u32 = 200;
/// How long the cards that have landed are looked at, in milliseconds.
const REST: u32 = 80;
/// The latest start of a card: all of it fits into a second.
const LATEST: u32 = 1000 - TRAVEL - REST;

/// The motion that tells an act.
#[derive(Clone, Default, PartialEq)]
pub(super) struct Motion {
    /// The cards on their way.
    flights: Vec<Flight>,
    /// The places that are empty meanwhile.
    leaving: Vec<Place>,
    /// How long all of it takes, in milliseconds.
    pub(super) duration: u32,
}

/// Where a card of the square lies, or where the square is shown in short.
fn spot(place: Place) -> String {
    format!("c-{place}")
}

/// The whole square of a player.
fn hand(seat: Seat) -> String {
    format!("sq-{seat}")
}

const STOCK: &str = "stock";
const TOP: &str = "top";

impl Motion {
    /// The motion of what was told.
    pub(super) fn of(told: &[Observation]) -> Motion {
        let mut motion = Motion::default();
        let mut next = 0;
        for event in told {
            motion.event(event, next);
            if !motion.flights.is_empty() {
                next = motion.flights.last().map_or(0, |flight| flight.start) + AFTER;
            }
        }
        motion.duration = match landed(&motion.flights) {
            0 => 0,
            landed => landed + REST,
        };
        motion
    }

    fn event(&mut self, event: &Observation, start: u32) {
        match *event {
            Event::Swapped { seat, slot, card, out } => {
                let place = Place::new(seat, slot);
                self.leaving.push(place);
                self.fly(STOCK.to_owned(), spot(place), card, start);
                self.fly(spot(place), TOP.to_owned(), Some(out), start + STAGGER);
            }
            Event::Discarded { card, .. } => self.fly(STOCK.to_owned(), TOP.to_owned(), Some(card), start),
            Event::Dropped { place, card }
            | Event::Matched { place, card, right: true }
            | Event::Caught { place, card, right: true, .. } => {
                self.leaving.push(place);
                self.fly(spot(place), TOP.to_owned(), Some(card), start);
            }
            Event::Extra { seat, ref slots, .. } => {
                for (at, _) in slots.iter().enumerate() {
                    self.fly(STOCK.to_owned(), hand(seat), None, start + at as u32 * STAGGER);
                }
            }
            Event::Exchanged { first, second, .. } => {
                self.leaving.extend([first, second]);
                self.fly(spot(first), spot(second), None, start);
                self.fly(spot(second), spot(first), None, start);
            }
            Event::HandsSwapped { seat, left } => {
                self.fly(hand(seat), hand(left), None, start);
                self.fly(hand(left), hand(seat), None, start);
            }
            Event::Conjured { by, seat } => {
                self.fly(hand(by), hand(seat), None, start);
                self.fly(hand(seat), hand(by), None, start);
            }
            _ => {}
        }
    }

    fn fly(&mut self, from: String, to: String, card: Option<Card>, start: u32) {
        // On its way a card is too small to be read: its name in either language would do.
        let picture = card.map_or_else(|| art::leiff_back(CARD), |card| face(card, CARD, Lang::De));
        self.flights.push(Flight { from, to, picture, start: start.min(LATEST) });
    }

    /// Whether the card of this place is on its way.
    pub(super) fn leaves(&self, place: Place) -> bool {
        self.leaving.contains(&place)
    }

    /// Sends everything on its way, as soon as it is drawn. On a phone most squares are shown in short.
    fn set_out(&self) {
        let mut flights = self.flights.clone();
        for flight in &mut flights {
            for end in [&mut flight.from, &mut flight.to] {
                if dom::element(end).is_none() {
                    let seat = end.split('-').nth(1).and_then(|place| place.get(..1)).unwrap_or_default();
                    *end = format!("ov-{seat}");
                }
            }
        }
        set_out(&flights);
    }
}

/// What flies.
#[derive(Properties, PartialEq)]
pub(super) struct FlightsProps {
    /// The motion that tells an act; an empty one if nothing is told.
    pub(super) motion: Rc<Motion>,
}

/// The cards on their way.
#[component]
pub(super) fn Flights(props: &FlightsProps) -> Html {
    use_effect_with(Rc::clone(&props.motion), |motion| motion.set_out());
    flying(&props.motion.flights)
}
