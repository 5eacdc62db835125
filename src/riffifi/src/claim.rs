//! Who pays a claim.

use table::{Seat, Seats};

use crate::{CHIPS, Error};

/// How the chips that a card claims come together: first from the middle, then from the richest owner until that one has
/// none, then from the next (Beutestücke kassieren II; rulings, "Riffifi").
#[derive(Clone, Copy, Debug)]
pub(crate) struct Claim {
    /// Chips from the middle.
    pub(crate) middle: u8,
    /// What each seat gives for certain.
    paid: [u8; 5],
    /// Owners of equally many chips who cannot pay equally.
    tied: Seats,
    /// How many of the tied give one chip more; 0 if none are.
    pub(crate) more: u8,
    /// Chips that lapse: nobody can have more than there are.
    pub(crate) lapsed: u8,
}

impl Claim {
    /// `seat` claims `chips` of a colour of which so many lie in the middle and before each seat.
    pub(crate) fn new(seat: Seat, chips: u8, middle: u8, owned: &[u8]) -> Claim {
        let due = chips.min(CHIPS - owned[seat.index()]);
        let lapsed = chips - due;
        let middle = middle.min(due);
        let mut claim = Claim { middle, paid: [0; 5], tied: Seats::NONE, more: 0, lapsed };
        let mut rest = due - middle;
        for held in (1..=CHIPS).rev() {
            let equals: Seats = seat.others(owned.len() as u8).filter(|other| owned[other.index()] == held).collect();
            if rest == 0 || equals.is_empty() {
                continue;
            }
            let each = held.min(rest / equals.len());
            equals.iter().for_each(|other| claim.paid[other.index()] = each);
            rest -= each * equals.len();
            if each < held {
                (claim.tied, claim.more) = (equals, rest);
                break;
            }
        }
        claim
    }

    /// Everything the collector can choose: who of the tied gives one more. Where nothing is to be chosen, nobody does.
    pub(crate) fn choices(&self) -> impl Iterator<Item = Seats> {
        let tied: Vec<Seat> = self.tied.iter().collect();
        let more = self.more;
        (0_u8..1 << tied.len())
            .filter(move |set| u32::from(more) == set.count_ones())
            .map(move |set| (0..tied.len()).filter(|at| set >> at & 1 == 1).map(|at| tied[at]).collect())
    }

    /// Whether exactly so many of the tied are named as must give one more.
    pub(crate) fn accepts(&self, more: Seats) -> Result<(), Error> {
        if more.len() == self.more && more.within(self.tied) {
            Ok(())
        } else if self.more == 0 {
            Err(Error::NothingToChoose)
        } else {
            Err(Error::Choose { more: self.more, tied: self.tied })
        }
    }

    /// Who gives how much, the richest first.
    pub(crate) fn paid(&self, collector: Seat, seats: u8, more: Seats) -> Vec<(Seat, u8)> {
        let gives = |seat: Seat| self.paid[seat.index()] + u8::from(more.contains(seat));
        let mut paid: Vec<(Seat, u8)> =
            collector.others(seats).map(|seat| (seat, gives(seat))).filter(|(_, chips)| *chips > 0).collect();
        // A richer owner gives everything, and so more than any poorer one can.
        paid.sort_by_key(|(_, chips)| std::cmp::Reverse(*chips));
        paid
    }
}
