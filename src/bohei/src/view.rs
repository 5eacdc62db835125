//! The table as a viewer sees it.

use table::{Seat, Seats};

use crate::{Answer, Card, Change, Options, Slot, Trait};

/// What lies on the table, and the viewer's own hand.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct View {
    /// The house rules.
    pub options: Options,
    /// The number of the round, from 1: everybody has one turn in it.
    pub round: u16,
    /// Whose turn it is; at the end, who has won.
    pub turn: Seat,
    /// The phase of the turn.
    pub phase: Phase,
    /// What waits on top of the turn: an action, a penalty, a challenge, a reward.
    pub pending: Option<Pending>,
    /// The breaches that were reported and have not cost anything yet, the oldest report first; they wait below `pending`.
    pub breaches: Vec<Breach>,
    /// The rule about behaviour that has ended in this turn: until the turn ends, breaches of it are reported.
    pub ended: Option<Card>,
    /// Whether the player on turn came to the goal number by the step that began the turn: until its first act, a call wins at
    /// once.
    pub last_call: bool,
    /// How many cards win.
    pub goal: u8,
    /// How many cards phase 1 gives.
    pub draw: u8,
    /// How many cards a breach costs.
    pub penalty: u8,
    /// The slots for rules: two, or three with the extra one.
    pub slots: Vec<Lying>,
    /// The cards in force, the oldest first; with two goals the newer one counts.
    pub rules: Vec<Card>,
    /// How many cards the draw pile holds.
    pub stock: u8,
    /// How many cards the discard pile holds.
    pub discarded: u8,
    /// The top of the discard pile.
    pub top: Option<Card>,
    /// What everybody sees of each player, in sitting order.
    pub players: Vec<Player>,
    /// Who is ticked for each trait, in the order of [`Trait::ALL`].
    pub ticks: [Seats; Trait::ALL.len()],
    /// The viewer's own hand, sorted; `None` for the open table.
    pub hand: Option<Vec<Card>>,
    /// Every hand, sorted, in sitting order, in the view of `reveal_all`; else empty.
    pub hands: Vec<Vec<Card>>,
}

/// What everybody sees of a player.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Player {
    /// How many cards the player holds.
    pub cards: u8,
    /// Whether "Bohei!" was called since the goal number was last reached.
    pub called: bool,
}

/// A slot for rules.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Lying {
    /// Which.
    pub slot: Slot,
    /// The rule that lies there, or the card that closes the slot; `None` if it is free.
    pub card: Option<Card>,
    /// Whether it is closed for good.
    pub closed: bool,
}

/// The phase of a turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Phase {
    /// 1: draw a card or not.
    Draw,
    /// 2: play one of the rule cards in hand. Left out if there is none.
    Rule,
    /// 3: play an action or a challenge, or nothing.
    Play,
    /// The turn ends as soon as nothing waits any more.
    Close,
    /// Nothing: the game is over.
    Over,
}

/// What waits on top of the turn.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Pending {
    /// The actor chooses at whom the action is aimed.
    Aim {
        /// The actor.
        by: Seat,
        /// The action.
        card: Card,
    },
    /// The table ticks who has the trait; the actor enters it.
    Ticks {
        /// The actor.
        by: Seat,
        /// The action.
        card: Card,
        /// The trait.
        with: Trait,
    },
    /// Something is ordered: first everybody concerned answers, then it is carried out.
    Orders(Orders),
    /// The actor chooses the opponent of a duel.
    Opponent {
        /// The actor.
        by: Seat,
        /// The challenge.
        card: Card,
    },
    /// The actor chooses the neutral third person.
    Third {
        /// The actor.
        by: Seat,
        /// The challenge.
        card: Card,
        /// The opponent.
        opponent: Seat,
    },
    /// A challenge is being played; the actor enters what comes out.
    Challenge {
        /// The actor.
        by: Seat,
        /// The challenge.
        card: Card,
        /// Who is still in it: the two of a duel; of a group those who are not out.
        inside: Seats,
        /// The neutral third person.
        third: Option<Seat>,
        /// How often it is being played, from 1.
        tries: u8,
    },
    /// The winner of a challenge chooses the reward: draw up to two cards, or discard up to two, or nothing.
    Reward {
        /// The winner.
        seat: Seat,
        /// The challenge.
        card: Card,
        /// What was taken so far: cards drawn or discarded, never two of them (then it is over).
        taken: Option<Change>,
    },
}

/// An action or a penalty that orders cards to be drawn or discarded.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Orders {
    /// What orders it.
    pub cause: Cause,
    /// Whom it concerns, in the order in which it is carried out: clockwise from the actor.
    pub each: Vec<Ordered>,
    /// Who is discarding, and how many cards still; `None` while answers are missing.
    pub due: Option<(Seat, u8)>,
}

/// What orders cards to be drawn or discarded.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Cause {
    /// An action.
    Action {
        /// Who played it.
        by: Seat,
        /// Which.
        card: Card,
    },
    /// A breach of a rule. Opposite day does not answer it.
    Breach,
}

/// What is ordered of one player.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ordered {
    /// Of whom.
    pub seat: Seat,
    /// What, Opposite day taken into account.
    pub change: Change,
    /// What the player says to it.
    pub reply: Reply,
}

/// What a player says to an order.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reply {
    /// Nothing yet.
    Missing,
    /// Nothing yet; the player has reached for this card and looks into the hand.
    Reaching(Answer),
    /// Does it.
    Accepted,
    /// Has played this card.
    Played(Answer),
}

impl Reply {
    /// Whether the player has answered.
    #[must_use]
    pub fn is_given(self) -> bool {
        matches!(self, Reply::Accepted | Reply::Played(_))
    }
}

/// A reported breach of a rule.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Breach {
    /// Who reported it.
    pub by: Seat,
    /// Who is said to have broken a rule.
    pub seat: Seat,
    /// Whether a second name has confirmed it; then it costs as soon as nothing waits any more.
    pub confirmed: bool,
}
