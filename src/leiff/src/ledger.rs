//! The ledger of the drinking rules (booklet, extended game, chapter 1): who owes what, and why. It only counts.

mod page;

use std::fmt;
use std::str::FromStr;

use table::{MAX_SEATS, Seat, Seats, shortened};

use crate::{Card, ParseError};
use page::Page;

/// What a player's glass holds.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum Glass {
    /// Alcohol; written `a`.
    Alcohol,
    /// Water, with the same numbers; written `w`.
    #[default]
    Water,
    /// Nothing: nothing is counted for this player; written `n`.
    Empty,
}

impl Glass {
    /// All three.
    pub const ALL: [Glass; 3] = [Glass::Alcohol, Glass::Water, Glass::Empty];
}

impl fmt::Display for Glass {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Glass::Alcohol => "a",
            Glass::Water => "w",
            Glass::Empty => "n",
        })
    }
}

impl FromStr for Glass {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Glass, ParseError> {
        Glass::ALL.into_iter().find(|glass| glass.to_string() == text).ok_or_else(|| ParseError::Glass(shortened(text)))
    }
}

/// Shots and sips. A shot may always be drunk as four sips instead; that is the player's choice and not written down.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Measure {
    /// Shots, each of which may be four sips instead.
    pub shots: u16,
    /// Sips.
    pub sips: u16,
}

/// One line of the calculation of a round: what was charged, and why.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Charge {
    /// An own card was caught rightly: one shot.
    Caught,
    /// A wrong catch: one shot.
    WrongCatch,
    /// Another player handed out one sip.
    Given {
        /// Who.
        from: Seat,
    },
    /// Cards of 10 or more points in hand when the round was scored: a shot each.
    High {
        /// How many.
        cards: u8,
    },
    /// The other cards: a third of their sum, rounded up, in sips.
    Rest {
        /// Their sum, at least 0.
        sum: u16,
        /// The sips.
        sips: u16,
    },
    /// Charged along with the right neighbour, by the Dorfschönheit.
    Copied {
        /// The right neighbour.
        from: Seat,
        /// What was charged there; in a [`Slip`] doubled, if that neighbour's round counts double.
        what: Measure,
    },
}

/// A player's page of the ledger, as everybody may read it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Slip {
    /// What the glass holds.
    pub glass: Glass,
    /// What was charged in this round, in order.
    pub charges: Vec<Charge>,
    /// Whether this round counts double, because this player has played the Magier.
    pub doubled: bool,
    /// What this round comes to, doubling included.
    pub round: Measure,
    /// What all rounds come to, this one included.
    pub total: Measure,
    /// What of it is ticked off as done.
    pub done: Measure,
    /// Sips that this player may hand out until the next round starts.
    pub to_give: u16,
    /// Sips that this player has handed out, in all.
    pub given: u16,
}

impl Measure {
    fn plus(self, other: Measure) -> Measure {
        Measure { shots: self.shots.saturating_add(other.shots), sips: self.sips.saturating_add(other.sips) }
    }

    /// Whether something of it goes beyond `other`.
    fn beyond(self, other: Measure) -> bool {
        self.shots > other.shots || self.sips > other.sips
    }

    fn twice_if(self, doubled: bool) -> Measure {
        if doubled { self.plus(self) } else { self }
    }
}

impl Charge {
    /// What it comes to (booklet, extended game, chapter 1).
    #[must_use]
    pub fn measure(self) -> Measure {
        match self {
            Charge::Caught | Charge::WrongCatch => Measure { shots: 1, sips: 0 },
            Charge::Given { .. } => Measure { shots: 0, sips: 1 },
            Charge::High { cards } => Measure { shots: cards.into(), sips: 0 },
            Charge::Rest { sips, .. } => Measure { shots: 0, sips },
            Charge::Copied { what, .. } => what,
        }
    }

    /// For cards that count below 10 and sum up to this: a third, rounded up.
    pub(crate) fn rest(sum: u16) -> Charge {
        Charge::Rest { sum, sips: sum.div_ceil(3) }
    }
}

/// From how many points on a card costs a shot.
const HIGH: i16 = 10;

/// The ledger of the whole table.
///
/// Who drinks along with the right neighbour (Dorfschönheit) and who is immune (Kellner) is known to the table, not to the
/// ledger: where something is charged, both come in as they are at that moment. A charge stays even if the bond, the
/// Kellner's protection or the glass changes later.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Ledger {
    seats: u8,
    /// Entries beyond `seats` stay empty.
    pages: [Page; MAX_SEATS as usize],
}

impl Ledger {
    /// Empty pages for so many players, with water in every glass.
    pub(crate) fn new(seats: u8) -> Ledger {
        Ledger { seats, pages: Default::default() }
    }

    /// The player says what the glass holds. What is charged already stays.
    pub(crate) fn fill(&mut self, seat: Seat, glass: Glass) {
        self.page_mut(seat).glass = glass;
    }

    /// What the glass of this player holds.
    pub(crate) fn glass(&self, seat: Seat) -> Glass {
        self.page(seat).glass
    }

    /// Writes a charge down; nothing for an immune player or an empty glass. A left neighbour who is bound is charged along;
    /// copies are not copied on.
    pub(crate) fn charge(&mut self, seat: Seat, charge: Charge, bound: Seats, immune: Seats) {
        let counts = |ledger: &Ledger, seat| !immune.contains(seat) && ledger.glass(seat) != Glass::Empty;
        if !counts(self, seat) {
            return;
        }
        self.page_mut(seat).charges.push(charge);
        let left = seat.after(1, self.seats.max(1));
        if bound.contains(left) && counts(self, left) {
            self.page_mut(left).charges.push(Charge::Copied { from: seat, what: charge.measure() });
        }
    }

    /// This player may hand out so many sips more; nothing for an empty glass.
    pub(crate) fn allow(&mut self, seat: Seat, sips: u16) {
        let page = self.page_mut(seat);
        if page.glass != Glass::Empty {
            page.to_give = page.to_give.saturating_add(sips);
        }
    }

    /// Whether `from` has a sip to hand out and `to` may get it (rulings, "Leiff", "Drinking"): another player, with
    /// alcohol or water, who is not immune.
    pub(crate) fn may_hand_out(&self, from: Seat, to: Seat, to_immune: bool) -> bool {
        let here = to.index() < usize::from(self.seats) && to != from;
        let glasses = [from, to].iter().all(|&seat| self.glass(seat) != Glass::Empty);
        here && glasses && self.page(from).to_give > 0 && !to_immune
    }

    /// Hands out one sip, where [`Ledger::may_hand_out`] allows it.
    pub(crate) fn hand_out(&mut self, from: Seat, to: Seat, bound: Seats, immune: Seats) {
        let page = self.page_mut(from);
        page.to_give = page.to_give.saturating_sub(1);
        page.given = page.given.saturating_add(1);
        self.charge(to, Charge::Given { from }, bound, immune);
    }

    /// The whole round of this player counts double, what was charged earlier too; a second Magier changes nothing.
    pub(crate) fn double(&mut self, seat: Seat) {
        self.page_mut(seat).doubled = true;
    }

    /// Charges what a hand costs when the round is scored. Whose hand is below 0 may hand out as many sips as it is below,
    /// immune or not.
    pub(crate) fn score(&mut self, seat: Seat, hand: &[Card], bound: Seats, immune: Seats) {
        let points = || hand.iter().map(|card| card.points());
        let high = points().filter(|&points| points >= HIGH).count();
        if high > 0 {
            self.charge(seat, Charge::High { cards: u8::try_from(high).unwrap_or(u8::MAX) }, bound, immune);
        }
        let rest: i16 = points().filter(|&points| points < HIGH).sum();
        // Below 0 counts as 0 (rulings, "Leiff", "Drinking").
        if let Ok(sum @ 1..) = u16::try_from(rest) {
            self.charge(seat, Charge::rest(sum), bound, immune);
        }
        let sum: i16 = points().sum();
        if sum < 0 {
            self.allow(seat, sum.unsigned_abs());
        }
    }

    /// Ticks off all that this player owes.
    pub(crate) fn tick(&mut self, seat: Seat) {
        self.page_mut(seat).done = self.total(seat);
    }

    /// Whether there is something to tick off.
    pub(crate) fn owes(&self, seat: Seat) -> bool {
        self.total(seat).beyond(self.page(seat).done)
    }

    /// The page of a player, for everybody to read.
    pub(crate) fn slip(&self, seat: Seat) -> Slip {
        let page = self.page(seat);
        Slip {
            glass: page.glass,
            charges: self.charges(seat).collect(),
            doubled: page.doubled,
            round: self.round(seat),
            total: self.total(seat),
            done: page.done,
            to_give: page.to_give,
            given: page.given,
        }
    }

    /// The round is over: what it came to goes into the totals, and sips that nobody got lapse.
    pub(crate) fn next_round(&mut self) {
        // First all sums, as one page may count twice what is written on another.
        let totals = Seat::all(self.seats).map(|seat| self.total(seat)).collect::<Vec<_>>();
        for (page, total) in self.pages.iter_mut().zip(totals) {
            page.before = total;
            page.charges.clear();
            page.doubled = false;
            page.to_give = 0;
        }
    }

    /// The page of a player as a position text has it, such as `a`, `wcgb+1` or `ah2r7*/1.4/0.4/2`: the glass; the
    /// charges of this round, `c` caught, `x` a wrong catch, `gb` a sip from b, `h2` two high cards, `r7` other cards
    /// that sum up to 7, `db1.0` one shot along with b; `*` if the round counts double; `+1` sips to hand out; then, of
    /// the rounds before, shots and sips, those done, and the sips handed out, left out if all are 0.
    pub(crate) fn written(&self, seat: Seat) -> String {
        self.page(seat).to_string()
    }

    /// Reads a page that [`Ledger::written`] has written into the ledger; `None` if the text is no page.
    pub(crate) fn read(&mut self, seat: Seat, text: &str) -> Option<()> {
        let page: Page = text.parse().ok()?;
        let others = Seat::all(self.seats).filter(|&other| other != seat).collect::<Seats>();
        let from_others = |charge: &Charge| match charge {
            Charge::Given { from } | Charge::Copied { from, .. } => others.contains(*from),
            _ => true,
        };
        if !page.charges.iter().all(from_others) {
            return None;
        }
        *self.page_mut(seat) = page;
        Some(())
    }

    /// The charges of a player's round. What was copied counts double with the neighbour's ("doubling included").
    fn charges(&self, seat: Seat) -> impl Iterator<Item = Charge> {
        self.page(seat).charges.iter().map(|charge| match *charge {
            Charge::Copied { from, what } => Charge::Copied { from, what: what.twice_if(self.page(from).doubled) },
            own => own,
        })
    }

    /// What this round comes to: all of it counts double for the magician, also what is copied.
    fn round(&self, seat: Seat) -> Measure {
        let sum = self.charges(seat).fold(Measure::default(), |sum, charge| sum.plus(charge.measure()));
        sum.twice_if(self.page(seat).doubled)
    }

    fn total(&self, seat: Seat) -> Measure {
        self.page(seat).before.plus(self.round(seat))
    }

    fn page(&self, seat: Seat) -> &Page {
        &self.pages[seat.index()]
    }

    fn page_mut(&mut self, seat: Seat) -> &mut Page {
        &mut self.pages[seat.index()]
    }
}
