//! What happens: `Event<Secret<Card>>` inside the rules, `Event<Option<Card>>` as a viewer reads it.

use table::{Seat, Seats, Secret, Viewer};

use crate::{Card, Reveal};

/// An event of Larry; `C` is a card that not everybody may know.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Event<C> {
    /// A card was laid on the pile in the middle.
    Laid {
        /// Who laid it.
        seat: Seat,
        /// What it is.
        card: C,
        /// The sum that was said, or that follows from an open card.
        sum: i8,
        /// Whether it lies openly.
        open: bool,
        /// Whether "Larry!" was said.
        larry: bool,
    },
    /// An action card was played openly.
    Played {
        /// Who played it.
        seat: Seat,
        /// What it is.
        card: Card,
        /// Against whom.
        target: Option<Seat>,
        /// Whether "Larry!" was said.
        larry: bool,
    },
    /// A card was given away after Give one.
    Gave {
        /// Who gave it.
        seat: Seat,
        /// Who has it now.
        to: Seat,
        /// What it is; both know.
        card: C,
        /// Whether "Larry!" was said.
        larry: bool,
    },
    /// Nothing was given away after Give one.
    GaveNothing {
        /// Who kept every card.
        seat: Seat,
        /// Whether "Larry!" was said.
        larry: bool,
    },
    /// Direction and limit changed.
    Reversed {
        /// Whether it goes on clockwise, the way the seats are numbered.
        clockwise: bool,
        /// The limit from now on, 7 or 5.
        limit: i8,
    },
    /// A number card lies openly as ordered: one Open-play card went to the discard pile.
    Fulfilled {
        /// Before whom it lay.
        seat: Seat,
    },
    /// A card laid openly passed the limit.
    OverLimit {
        /// Who laid it.
        seat: Seat,
        /// The sum.
        sum: i8,
        /// The limit.
        limit: i8,
    },
    /// Somebody has laid the last card.
    LastCard {
        /// Who holds no card.
        seat: Seat,
    },
    /// The last sum was doubted.
    Doubted {
        /// Who doubts.
        seat: Seat,
        /// Who is liable for the whole pile: whoever played the last card of any kind.
        liable: Seat,
    },
    /// The sum under a last card was accepted; the pile is not shown.
    Accepted {
        /// Who accepts.
        seat: Seat,
        /// Whether the whole pile lies openly anyway.
        open: bool,
    },
    /// The pile was turned up, because of a doubt or, in the short game, of a last card.
    Revealed(Reveal),
    /// Somebody kept one card and did not say "Larry!".
    Forgot {
        /// Who.
        seat: Seat,
    },
    /// Cards were drawn.
    Drew {
        /// Who drew.
        seat: Seat,
        /// Two cards, or what there was.
        cards: Vec<C>,
        /// What for.
        why: Why,
    },
    /// The pile in the middle went to the discard pile.
    PutAway {
        /// How many cards.
        cards: u8,
        /// Whether all of them lie openly; else nobody has seen the others.
        open: bool,
    },
    /// The discard pile was shuffled and is the new draw pile.
    Reshuffled {
        /// How many cards.
        cards: u8,
    },
    /// Somebody leads a new pile: the sum is 0 again.
    Leads {
        /// Who.
        seat: Seat,
    },
    /// A round was scored.
    Scored(Score),
    /// All cards were shuffled and dealt for the next round; it goes on clockwise with limit 7.
    Dealt {
        /// The number of the new round, from 2.
        round: u8,
        /// Who begins.
        start: Seat,
        /// Whether several had the lowest total, so that the latest of them in turn order begins.
        tie: bool,
    },
    /// The game is over.
    Ended {
        /// Who has won; several if they share the victory.
        winners: Seats,
    },
}

/// Why somebody draws.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Why {
    /// The own doubt was wrong.
    WrongDoubt,
    /// Liable for a sum that was wrong.
    WrongSum,
    /// Ordered by a Draw-two card.
    Ordered,
    /// Kept one card and did not say "Larry!".
    ForgotLarry,
    /// Laid openly over the limit.
    OverLimit,
}

/// How a round was scored; everything in sitting order. All hands lie open.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Score {
    /// The number of the round, from 1.
    pub round: u8,
    /// Who got rid of everything.
    pub winner: Seat,
    /// What each still held, sorted.
    pub hands: Vec<Vec<Card>>,
    /// The points of the round: +2 for the winner, minus the Larrys in hand for the others.
    pub points: Vec<i16>,
    /// All points so far.
    pub totals: Vec<i16>,
}

impl Event<Secret<Card>> {
    /// What `viewer` learns of it.
    pub(crate) fn told(&self, viewer: Viewer) -> Event<Option<Card>> {
        match self.clone() {
            Event::Laid { seat, card, sum, open, larry } => {
                Event::Laid { seat, card: card.seen_by(viewer), sum, open, larry }
            }
            Event::Gave { seat, to, card, larry } => Event::Gave { seat, to, card: card.seen_by(viewer), larry },
            Event::Drew { seat, cards, why } => {
                Event::Drew { seat, cards: cards.iter().map(|card| card.seen_by(viewer)).collect(), why }
            }
            Event::GaveNothing { seat, larry } => Event::GaveNothing { seat, larry },
            Event::Played { seat, card, target, larry } => Event::Played { seat, card, target, larry },
            Event::Reversed { clockwise, limit } => Event::Reversed { clockwise, limit },
            Event::Fulfilled { seat } => Event::Fulfilled { seat },
            Event::OverLimit { seat, sum, limit } => Event::OverLimit { seat, sum, limit },
            Event::LastCard { seat } => Event::LastCard { seat },
            Event::Doubted { seat, liable } => Event::Doubted { seat, liable },
            Event::Accepted { seat, open } => Event::Accepted { seat, open },
            Event::Forgot { seat } => Event::Forgot { seat },
            Event::Revealed(reveal) => Event::Revealed(reveal),
            Event::PutAway { cards, open } => Event::PutAway { cards, open },
            Event::Reshuffled { cards } => Event::Reshuffled { cards },
            Event::Leads { seat } => Event::Leads { seat },
            Event::Scored(score) => Event::Scored(score),
            Event::Dealt { round, start, tie } => Event::Dealt { round, start, tie },
            Event::Ended { winners } => Event::Ended { winners },
        }
    }
}
