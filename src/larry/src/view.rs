//! The table as one viewer sees it.

use std::ops::RangeInclusive;

use table::{Seat, Viewer};

use crate::{Card, LARGEST_HAND_THAT_SHOUTS, Larry, Phase, Up};

/// What lies on the table, and the own hand.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct View {
    /// The own cards, sorted; `None` for the open table.
    pub hand: Option<Vec<Card>>,
    /// The faces of the own hand that must be laid openly, as [`Action::Show`](crate::Action::Show), because an Open-play
    /// card lies before the viewer.
    pub bound: Vec<Card>,
    /// How many cards each seat holds.
    pub hands: Vec<u8>,
    /// How many Open-play cards lie before each seat.
    pub open_play: Vec<u8>,
    /// Who must act; at the end, who acted last.
    pub turn: Seat,
    /// What is awaited.
    pub phase: Phase,
    /// Who follows after `turn` in the direction that is valid now.
    pub next: Seat,
    /// Whether it goes clockwise, the way the seats are numbered.
    pub clockwise: bool,
    /// The limit, 7 or 5.
    pub limit: i8,
    /// The last sum that was said; `None` while the pile is empty.
    pub sum: Option<i8>,
    /// The sums that may be said now with a card laid face down.
    pub sums: RangeInclusive<i8>,
    /// The pile in the middle, from the first card to the last.
    pub pile: Vec<OnPile>,
    /// Who is liable for the whole pile: whoever played the last card of any kind. `None` while the pile is empty.
    pub liable: Option<Seat>,
    /// How many cards the draw pile holds.
    pub draw: u8,
    /// How many cards the discard pile holds.
    pub discard: u8,
    /// The top of the discard pile, if it lies openly.
    pub discard_top: Option<Card>,
    /// Who began the round.
    pub start: Seat,
    /// The number of the round, from 1.
    pub round: u8,
    /// How many rounds are played, 3 or 1.
    pub rounds: u8,
    /// The points of each scored round, in sitting order.
    pub points: Vec<Vec<i16>>,
    /// All points so far.
    pub totals: Vec<i16>,
    /// Whether "Larry!" is said by itself.
    pub reminds: bool,
    /// Whether the game is over.
    pub over: bool,
    /// Every hand, sorted, in sitting order, in the view of `reveal_all`; else empty.
    pub turned_up: Vec<Vec<Card>>,
}

/// A card of the pile in the middle, as a viewer sees it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct OnPile {
    /// Who laid it.
    pub seat: Seat,
    /// What it is, if it lies openly or the viewer laid it.
    pub card: Option<Card>,
    /// How it lies.
    pub up: Up,
    /// The sum that was said with it.
    pub sum: i8,
}

impl View {
    /// Whether "Larry!" can be shouted with a card of this seat.
    #[must_use]
    pub fn may_shout(&self, seat: Seat) -> bool {
        !self.reminds && self.hands[seat.index()] <= LARGEST_HAND_THAT_SHOUTS
    }

    /// The sum after this card if the last one was true: what an honest player says. It may pass the limit. `None` for an
    /// Ätsch, with which no sum is more honest than another.
    #[must_use]
    pub fn honest(&self, card: Card) -> Option<i8> {
        (card != Card::Aetsch).then(|| self.sum.unwrap_or(0) + card.value().unwrap_or(0))
    }
}

impl Larry {
    pub(crate) fn seen_by(&self, viewer: Viewer) -> View {
        let own = match viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Table => None,
        };
        let bound = |seat: &Seat| self.is_bound(*seat);
        let faces = own.filter(bound).into_iter().flat_map(|seat| self.hand(seat).faces());
        let seen = |laid: &crate::pile::Laid| OnPile {
            seat: laid.lying.seat,
            card: laid.lying.secret().seen_by(viewer),
            up: laid.lying.up,
            sum: laid.sum,
        };
        View {
            hand: own.map(|seat| self.hand(seat).cards().collect()),
            bound: faces.filter(|card| card.is_number()).collect(),
            hands: self.all().map(|seat| self.hand(seat).len()).collect(),
            open_play: self.all().map(|seat| self.open_play[seat.index()]).collect(),
            turn: self.turn,
            phase: self.phase,
            next: self.next(),
            clockwise: self.clockwise,
            limit: self.limit(),
            sum: self.pile.last().map(|laid| laid.sum),
            sums: self.sums(),
            pile: self.pile.iter().map(seen).collect(),
            liable: (!self.pile.is_empty()).then_some(self.last),
            draw: self.draw.len() as u8,
            discard: self.discard.len() as u8,
            discard_top: self.discard.last().and_then(|lying| lying.secret().seen_by(Viewer::Table)),
            start: self.start,
            round: self.round,
            rounds: self.rounds(),
            points: self.points.iter().map(|points| points[..self.seats.into()].to_vec()).collect(),
            totals: self.totals(),
            reminds: self.options.reminds,
            over: self.over,
            turned_up: Vec::new(),
        }
    }

    /// The table with every hand and the whole pile turned up.
    pub(crate) fn turned_up(&self) -> View {
        let mut view = self.seen_by(Viewer::Table);
        view.turned_up = self.all().map(|seat| self.hand(seat).cards().collect()).collect();
        for (seen, laid) in view.pile.iter_mut().zip(&self.pile) {
            seen.card = Some(laid.lying.card);
        }
        view
    }
}
