//! Why an act is refused.

use std::fmt;

use table::{Lang, Seat, Seats, Words};

use crate::{Bohei, Card, Phase, Slot};

/// The rule that forbids an act.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Error {
    /// The table waits for somebody else.
    NotYourTurn {
        /// For whom.
        awaited: Seats,
    },
    /// What waits on top of the turn comes first: an action, a penalty, a challenge or a reward.
    PendingFirst,
    /// It belongs to another phase of the turn.
    OtherPhase {
        /// The phase that it is.
        phase: Phase,
    },
    /// Both piles are empty: there is nothing to draw.
    PilesEmpty,
    /// The card is not in the own hand.
    NotInHand {
        /// Which.
        card: Card,
    },
    /// In phase 2 only rule cards are played.
    NoRule {
        /// Which card is none.
        card: Card,
    },
    /// In phase 3 only actions and challenges are played; "Nö" and Opposite day are answers.
    NotForPhase3 {
        /// Which card is neither.
        card: Card,
    },
    /// This rule card needs a slot.
    WhichSlot,
    /// The extra slot lies beside the others and needs none.
    NeedsNoSlot,
    /// There is no such slot on the table.
    NoSlot {
        /// Which.
        slot: Slot,
    },
    /// The slot is closed for good.
    SlotClosed {
        /// Which.
        slot: Slot,
    },
    /// No action or duel asks for a player.
    NobodyToChoose,
    /// Nobody sits there.
    NobodyThere {
        /// Where.
        seat: Seat,
    },
    /// Only another player can be chosen.
    OthersOnly,
    /// The third person is neutral, and not one of the two who play.
    NotNeutral {
        /// Who plays.
        seat: Seat,
    },
    /// No action that goes by a trait waits for ticks.
    NothingToTick,
    /// Nothing is ordered that this player could answer.
    NothingToAnswer,
    /// The player has answered: one answer per player.
    OneAnswer,
    /// Opposite day turns actions only, not penalties.
    ActionsOnly,
    /// The player looks into the hand for an answer: play it or put the hand down first.
    BackFirst,
    /// Whoever wants to answer with a card reaches for it first.
    ReachFirst,
    /// No card is to be discarded.
    NothingToDiscard,
    /// Of a reward, cards are either drawn or discarded.
    EitherOr,
    /// No challenge is going on.
    NoChallenge,
    /// The player is not, or no longer, in the challenge.
    NotInChallenge {
        /// Who.
        seat: Seat,
    },
    /// Only in challenges of the group players drop out one by one.
    GroupOnly,
    /// No rule about behaviour is in force that could be broken.
    NoRuleToBreak,
    /// While a challenge runs, rules are inactive for those who take part.
    RulesInactive {
        /// Who takes part.
        seat: Seat,
    },
    /// The same player cannot report a breach twice: another name confirms it.
    SecondName,
    /// One report for each accused: this one is confirmed already, and its penalty comes first.
    PenaltyComing {
        /// Whose.
        seat: Seat,
    },
}

/// The sentence of the page in English, with letters for the seats.
impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&Bohei::refusal(self, Lang::En).plain(&[]))
    }
}

impl std::error::Error for Error {}
