//! What moves while an act is told: a card to its place, chips to their new owner, a card that is turned down.

use ::riffifi::{Card, Event, Observation};
use ::table::Seat;
use ui::dom;
use ui::{Flight, TRAVEL, landed, set_out};

use super::cards::loot;
use super::ids::{Owner, chip_id, spot_id};
use crate::art;

/// How long a played card lies before anything else moves, in milliseconds, its flight included.
const PLAY: u32 = TRAVEL + 60;
/// How long a card needs to turn down, in milliseconds; half of it the face, half the back.
const TURN: u32 = 400;
/// How much later the next chip sets out, or the Officer follows the card that he has turned down.
const STAGGER: u32 = 60;

/// The motion that tells an act.
#[derive(Clone, PartialEq, Default)]
pub(super) struct Motion {
    /// Who plays a card, and which, unless it is laid unseen.
    pub(super) played: Option<(Seat, Option<Card>)>,
    /// Whose card is turned down, and when.
    down: Vec<(Seat, u32)>,
    /// Whose card turns it down.
    pub(super) lower: Option<Seat>,
    /// The chips.
    pub(super) flights: Vec<Flight>,
    /// How long all of it takes, in milliseconds.
    pub(super) duration: u32,
}

impl Motion {
    /// The motion of what was told.
    pub(super) fn of(told: &[Observation]) -> Motion {
        let mut motion = Motion::default();
        for event in told {
            match *event {
                Event::Played { seat, card } => motion.play(seat, Some(card)),
                Event::Laid { seat, .. } => motion.play(seat, None),
                Event::Turned { seat, by, .. } => {
                    motion.lower = Some(by);
                    motion.turn_down(seat);
                }
                Event::Officer { seat, turned } => {
                    if let Some((target, _)) = turned {
                        motion.turn_down(target);
                        motion.duration -= TURN - STAGGER;
                    }
                    motion.turn_down(seat);
                }
                Event::Collected { seat, card, middle, ref paid, .. } => motion.collect(seat, card, middle, paid),
                _ => {}
            }
        }
        motion
    }

    fn play(&mut self, seat: Seat, card: Option<Card>) {
        self.played = Some((seat, card));
        self.duration = PLAY;
    }

    fn turn_down(&mut self, seat: Seat) {
        self.down.push((seat, self.duration));
        self.duration += TURN;
    }

    /// Chip by chip, first from the middle, then from whoever is robbed. The card turns while the last ones land.
    fn collect(&mut self, seat: Seat, card: Card, middle: u8, paid: &[(Seat, u8)]) {
        let Some(colour) = card.colour() else { return };
        let chips = |from: String, chips: u8| std::iter::repeat_n(from, chips.into());
        let robbed = paid.iter().flat_map(|&(owner, count)| chips(chip_id(Owner::Seat(owner), colour), count));
        let sources = chips(chip_id(Owner::Middle, colour), middle).chain(robbed);
        let flight = |(start, from)| Flight {
            from,
            to: chip_id(Owner::Seat(seat), colour),
            picture: art::loot(loot(colour), 30),
            start,
        };
        self.flights = (0..).step_by(STAGGER as usize).zip(sources).map(flight).collect();
        self.duration = landed(&self.flights).saturating_sub(TRAVEL / 2);
        self.turn_down(seat);
    }

    /// Whether the card of a seat is turned down.
    pub(super) fn turns(&self, seat: Seat) -> bool {
        self.down.iter().any(|(down, _)| *down == seat)
    }

    /// Sends everything on its way, as soon as it is drawn.
    pub(super) fn set_out(&self) {
        // Read before anything is set.
        let played = self.played.as_ref().and_then(|(seat, _)| {
            let id = spot_id(*seat);
            Some((dom::element(&id)?, dom::place(&format!("seat-{seat}"))?, dom::place(&id)?))
        });
        set_out(&self.flights);
        for (seat, wait) in &self.down {
            if let Some(spot) = dom::element(&spot_id(*seat)) {
                dom::set_delay(&spot, *wait);
            }
        }
        let Some((spot, from, to)) = played else { return };
        let middle = |low: f64, length: f64| low + length / 2.0;
        let (x, y) = (middle(from.x(), from.width()), middle(from.y(), from.height()));
        dom::set_property(&spot, "--x0", (x - middle(to.x(), to.width())) as i32);
        dom::set_property(&spot, "--y0", (y - middle(to.y(), to.height())) as i32);
    }
}
