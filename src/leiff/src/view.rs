//! The table as a viewer sees it.

use table::{Seat, Seats};

use crate::{Card, Options, Place, Slip, Slot};

/// What lies on the table, and what the viewer may see at this moment.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct View {
    /// The house rules.
    pub options: Options,
    /// The number of the round, from 1.
    pub round: u16,
    /// Who began this round.
    pub starter: Seat,
    /// Whose turn it is.
    pub turn: Seat,
    /// What is going on.
    pub phase: Phase,
    /// How many cards the draw pile holds.
    pub stock: u8,
    /// How many cards the discard pile holds.
    pub discarded: u8,
    /// The top of the discard pile; a taken card that is not yet placed does not lie there.
    pub top: Option<Card>,
    /// The drawn card, while [`Phase::Drawn`] lasts: one from the draw pile for its player alone, one from the discard pile
    /// for everybody.
    pub drawn: Option<Card>,
    /// Whether anybody may match or catch now.
    pub snappable: bool,
    /// What lies before each player, in sitting order.
    pub hands: Vec<Hand>,
    /// Who invented the drinking rule in force, if one is; its text is a note beside the record.
    pub rule: Option<Seat>,
    /// Every scored round.
    pub rounds: Vec<Score>,
    /// The points so far of each side, in the order of [`View::side`].
    pub totals: Vec<i16>,
}

/// What lies before a player.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Hand {
    /// The slots in order; `None` is a gap.
    pub slots: Vec<Option<Lying>>,
    /// Whether this player is immune until the next round (Kellner).
    pub immune: bool,
    /// The magicians who have enchanted this player, in the order played. At the end of the round a card is swapped with each.
    pub enchanted: Vec<Seat>,
    /// Whether the right neighbour's charges are charged to this player, too (Dorfschönheit).
    pub bound: bool,
    /// This player's page of the ledger; `None` without the option.
    pub slip: Option<Slip>,
}

/// A card that lies in a slot.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Lying {
    /// The card, if the viewer sees it at this moment.
    pub card: Option<Card>,
    /// With the learner's aid: the viewer has seen this card, and it has not changed since.
    pub marked: bool,
    /// Who has seen it. Empty until the cards are turned over, except in the view of `reveal_all`.
    pub seen: Seats,
}

/// What is going on. `turn` is the player on turn.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Phase {
    /// Before the round: this player looks at two own cards, or is to choose them (teams).
    Peek {
        /// Who.
        seat: Seat,
        /// The cards; in a team those chosen so far, else the two front ones.
        slots: Vec<Slot>,
        /// Whether still a card is to be chosen.
        choosing: bool,
    },
    /// The player on turn draws or calls.
    Turn,
    /// The player on turn has drawn and places the card.
    Drawn(Pile),
    /// An effect waits for a choice.
    Effect(Effect),
    /// An effect shows cards to one player.
    Look {
        /// Who looks.
        seat: Seat,
        /// Where the cards lie.
        at: Vec<Place>,
    },
    /// Leiff was called, and the Magier works: this player picks an own slot, unseen.
    Offer {
        /// Who picks.
        seat: Seat,
        /// The enchanted player, who picks first: the own card believed best.
        enchanted: Seat,
        /// The magician, who picks second: the own card believed worst.
        magician: Seat,
    },
    /// The cards lie open and are counted; this player goes on to the next round.
    Scored {
        /// Who goes on: the starter of the next round.
        next: Seat,
    },
    /// Nothing: the game is over.
    Over,
}

/// Where the drawn card came from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pile {
    /// The draw pile: only its player knows the card.
    Draw,
    /// The discard pile: everybody knows it.
    Discard,
}

/// An effect that waits; the player on turn chooses if nothing else is said. Each may be declined.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Effect {
    /// A 7: pick one of the own cards, to look at it.
    Seven,
    /// An 8: pick any card, to look at it.
    Eight,
    /// A 9: pick two cards of two different players, one after the other; they change places.
    Nine {
        /// The first one, once picked.
        first: Option<Place>,
    },
    /// A Spielautomat: pick an own card, to discard it; or choose another player, who draws a card.
    Machine,
    /// The Kneipenphilosoph: choose another player; then rotate.
    Philosopher {
        /// Whose cards are rotated, once chosen.
        target: Option<Seat>,
    },
    /// The Kellner: use it.
    Waiter,
    /// The Klatschtante: invent a rule.
    Gossip,
    /// The Dorfschönheit: be bound (`Use`; a water drinker shows one own card instead, `Pick`), or swap hands.
    Beauty,
    /// The Magier: choose another player.
    Magician,
    /// A water drinker has played the Magier: the enchanted player picks up to two of the magician's cards, to look at them.
    Glimpse {
        /// Who picks and looks.
        enchanted: Seat,
        /// The first card, once picked.
        first: Option<Place>,
    },
}

/// A scored round.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Score {
    /// Who called "Leiff!".
    pub caller: Seat,
    /// The sum of each hand in points, in sitting order.
    pub hands: Vec<i16>,
    /// What the caller's side got for the call: -5 or +5 points.
    pub bonus: i16,
    /// The points of each side after this round, in the order of [`View::side`].
    pub totals: Vec<i16>,
}

impl View {
    /// The number of the side to which a seat belongs: its own, or its team's (partners sit opposite).
    #[must_use]
    pub fn side(&self, seat: Seat) -> usize {
        let sides = if self.options.teams { self.hands.len() / 2 } else { self.hands.len() };
        seat.index() % sides.max(1)
    }
}
