//! What moves while an act is told: cards from the pile to a hand, from a hand to the table or the discard pile; and an answer
//! lands on its row.

use ::bohei::{Card, Event, Observation};
use ::table::{Lang, Seat};
use ui::dom;
use ui::{Flight, TRAVEL, landed, set_out};

use crate::art;

/// How wide a card on its way is drawn; the style sheet overrules it.
const CARD: u32 = 62;
/// How much later the next card sets out, in milliseconds.
const STAGGER: u32 = 70;
/// How long an answer is looked at before anything else moves, in milliseconds.
const STAMP: u32 = 520;
/// How long it is looked at what has landed, in milliseconds.
const REST: u32 = 80;
/// The latest start of a card: all of it fits into a second.
const LATEST: u32 = 1000 - TRAVEL - REST;

const STOCK: &str = "stock";
const TOP: &str = "top";
const MIDDLE: &str = "middle";

/// The motion that tells an act.
#[derive(Default)]
pub(super) struct Motion {
    /// The cards on their way.
    pub(super) flights: Vec<Flight>,
    /// How long all of it takes, in milliseconds.
    pub(super) duration: u32,
    /// When the next card sets out.
    next: u32,
}

impl Motion {
    /// The motion of what was told.
    pub(super) fn of(told: &[Observation]) -> Motion {
        let mut motion = Motion::default();
        for event in told {
            motion.event(event);
        }
        let landed = landed(&motion.flights);
        motion.duration = if landed > 0 { landed + REST } else { motion.next.min(STAMP) };
        motion
    }

    fn event(&mut self, event: &Observation) {
        match *event {
            Event::Answered { .. } => self.next = STAMP,
            Event::Drew { seat, ref cards, .. } => {
                for _ in cards {
                    self.fly(STOCK.to_owned(), hand(seat), None);
                }
            }
            Event::Discarded { seat, card } => self.fly(hand(seat), TOP.to_owned(), Some(card)),
            Event::Played { seat, card } => self.fly(hand(seat), MIDDLE.to_owned(), Some(card)),
            Event::Enacted { seat, card, slot, .. } => {
                let to = slot.map_or_else(|| MIDDLE.to_owned(), |slot| format!("slot-{slot}"));
                self.fly(hand(seat), to, Some(card));
            }
            _ => {}
        }
    }

    fn fly(&mut self, from: String, to: String, card: Option<Card>) {
        // On its way a card is too small to be read: its name in either language would do.
        let picture = card.map_or_else(|| art::back(CARD), |card| art::card(card, CARD, Lang::De));
        self.flights.push(Flight { from, to, picture, start: self.next.min(LATEST) });
        self.next += STAGGER;
    }

    /// Sends everything on its way, as soon as it is drawn. What is not shown on this screen has a place that stands for it.
    pub(super) fn set_out(mut self) {
        for flight in &mut self.flights {
            for end in [&mut flight.from, &mut flight.to] {
                let shown = dom::place(end).is_some_and(|place| place.width() > 0.0);
                if !shown {
                    *end = end.strip_prefix("hnd-").map_or_else(|| MIDDLE.to_owned(), |seat| format!("seat-{seat}"));
                }
            }
        }
        set_out(&self.flights);
    }
}

/// Where a player's cards are.
fn hand(seat: Seat) -> String {
    format!("hnd-{seat}")
}
