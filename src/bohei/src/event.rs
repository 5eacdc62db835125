//! What happens, and what each viewer reads of it.

use table::{Seat, Seats, Secret, Viewer};

use crate::{Answer, Card, Change, Slot, Trait};

/// An event of Bohei. `C` is a card that only its player may know.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Event<C> {
    /// A turn begins.
    Turn {
        /// Whose.
        seat: Seat,
        /// The number of the round, from 1.
        round: u16,
        /// The player has the goal number of cards and has not called "Bohei!": no win in this turn.
        missed: bool,
    },
    /// The player on turn came to the goal number by the step that began the turn: until its first act, a call wins at once.
    LastCall {
        /// Who.
        seat: Seat,
    },
    /// Cards were drawn.
    Drew {
        /// By whom.
        seat: Seat,
        /// Which, for that player alone; fewer than due, even none, if both piles hold no more.
        cards: Vec<C>,
        /// How many were due.
        due: u8,
    },
    /// In phase 1 no card was drawn.
    Skipped {
        /// By whom.
        seat: Seat,
    },
    /// Phase 2 begins: whoever holds a rule card must play one.
    RuleDue {
        /// Whose turn it is.
        seat: Seat,
        /// Whether the player holds one; else phase 2 is over.
        holds: bool,
    },
    /// A rule card was put down.
    Enacted {
        /// By whom.
        seat: Seat,
        /// Which.
        card: Card,
        /// In which slot; the extra slot lies beside the others.
        slot: Option<Slot>,
        /// The rule that lay there and now ends.
        replaced: Option<Card>,
    },
    /// Another number of cards wins now; all calls have lapsed.
    GoalChanged {
        /// How many cards.
        goal: u8,
    },
    /// An action or a challenge was played.
    Played {
        /// By whom.
        seat: Seat,
        /// Which.
        card: Card,
    },
    /// In phase 3 nothing was played.
    Passed {
        /// By whom.
        seat: Seat,
    },
    /// An action is aimed at a player.
    Aimed {
        /// Who chose.
        by: Seat,
        /// Whom.
        seat: Seat,
    },
    /// The table has ticked a player as having a trait, or taken the tick away.
    Ticked {
        /// Whom.
        seat: Seat,
        /// Which trait.
        with: Trait,
        /// Ticked, or not.
        ticked: bool,
    },
    /// An action waits for the answers of these players. If it concerns nobody, it is discarded without effect.
    Announced {
        /// Who played it.
        by: Seat,
        /// Which.
        card: Card,
        /// Whom it concerns.
        seats: Seats,
    },
    /// A player does what is ordered.
    Accepted {
        /// Who.
        seat: Seat,
    },
    /// A player is thinking about an answer, whatever is held.
    Reaches {
        /// Who.
        seat: Seat,
        /// Which answer.
        answer: Answer,
    },
    /// A player has put the hand down again.
    Returned {
        /// Who.
        seat: Seat,
    },
    /// A player has answered with a card.
    Answered {
        /// Who.
        seat: Seat,
        /// With which card.
        answer: Answer,
        /// What the player has to do now; nothing after "Nö".
        change: Option<Change>,
    },
    /// A card was discarded, without effect.
    Discarded {
        /// By whom.
        seat: Seat,
        /// Which.
        card: Card,
    },
    /// A player must discard and holds no card.
    EmptyHanded {
        /// Who.
        seat: Seat,
    },
    /// The opponent of a duel is chosen.
    Challenged {
        /// Who played the challenge.
        by: Seat,
        /// The opponent.
        seat: Seat,
    },
    /// The neutral third person is chosen.
    Third {
        /// Who played the challenge.
        by: Seat,
        /// The third person.
        seat: Seat,
    },
    /// In a challenge of the group a player is out.
    Out {
        /// Who.
        seat: Seat,
    },
    /// A challenge is played again.
    Again {
        /// Which.
        card: Card,
    },
    /// A challenge was called off, without a reward.
    CalledOff {
        /// Which.
        card: Card,
    },
    /// A challenge was won; the winner may choose a reward.
    Won {
        /// By whom.
        seat: Seat,
        /// Which challenge.
        card: Card,
    },
    /// The winner wants no more reward.
    Rewarded {
        /// Who.
        seat: Seat,
    },
    /// "Bohei!"
    Bohei {
        /// Who called.
        seat: Seat,
        /// Whether it counts: the hand has the goal number. A false call costs nothing.
        counts: bool,
    },
    /// A breach of a rule was reported; it waits for another name.
    Reported {
        /// By whom.
        by: Seat,
        /// Who is said to have broken a rule.
        seat: Seat,
    },
    /// A breach was confirmed; it costs as soon as nothing else is going on.
    Confirmed {
        /// By whom.
        by: Seat,
        /// Who has broken a rule.
        seat: Seat,
    },
    /// Nobody has confirmed this breach before the end of the turn.
    Lapsed {
        /// Who was accused.
        seat: Seat,
    },
    /// The penalty of a breach is due, and may be answered.
    Penalised {
        /// Who has broken a rule.
        seat: Seat,
        /// What it costs.
        change: Change,
    },
    /// The draw pile was empty: the whole discard pile was shuffled into a new one.
    Reshuffled,
    /// The game is over.
    Ended {
        /// Who has won.
        winner: Seat,
    },
}

/// An event inside the rules: what is hidden is a [`Secret`].
pub type HiddenEvent = Event<Secret<Card>>;

/// An event as a viewer reads it: a card only if the viewer may know it.
pub type Observation = Event<Option<Card>>;

impl HiddenEvent {
    /// Whether it brings cards to this hand, or takes some out of it.
    pub(crate) fn changes(&self, hand: Seat) -> bool {
        match self {
            Event::Drew { seat, cards, .. } => *seat == hand && !cards.is_empty(),
            Event::Enacted { seat, .. }
            | Event::Played { seat, .. }
            | Event::Answered { seat, .. }
            | Event::Discarded { seat, .. } => *seat == hand,
            _ => false,
        }
    }

    /// The event as this viewer reads it.
    pub(crate) fn told(&self, viewer: Viewer) -> Observation {
        match self.clone() {
            Event::Drew { seat, cards, due } => {
                Event::Drew { seat, cards: cards.iter().map(|card| card.seen_by(viewer)).collect(), due }
            }
            Event::Turn { seat, round, missed } => Event::Turn { seat, round, missed },
            Event::LastCall { seat } => Event::LastCall { seat },
            Event::Skipped { seat } => Event::Skipped { seat },
            Event::RuleDue { seat, holds } => Event::RuleDue { seat, holds },
            Event::Enacted { seat, card, slot, replaced } => Event::Enacted { seat, card, slot, replaced },
            Event::GoalChanged { goal } => Event::GoalChanged { goal },
            Event::Played { seat, card } => Event::Played { seat, card },
            Event::Passed { seat } => Event::Passed { seat },
            Event::Aimed { by, seat } => Event::Aimed { by, seat },
            Event::Ticked { seat, with, ticked } => Event::Ticked { seat, with, ticked },
            Event::Announced { by, card, seats } => Event::Announced { by, card, seats },
            Event::Accepted { seat } => Event::Accepted { seat },
            Event::Reaches { seat, answer } => Event::Reaches { seat, answer },
            Event::Returned { seat } => Event::Returned { seat },
            Event::Answered { seat, answer, change } => Event::Answered { seat, answer, change },
            Event::Discarded { seat, card } => Event::Discarded { seat, card },
            Event::EmptyHanded { seat } => Event::EmptyHanded { seat },
            Event::Challenged { by, seat } => Event::Challenged { by, seat },
            Event::Third { by, seat } => Event::Third { by, seat },
            Event::Out { seat } => Event::Out { seat },
            Event::Again { card } => Event::Again { card },
            Event::CalledOff { card } => Event::CalledOff { card },
            Event::Won { seat, card } => Event::Won { seat, card },
            Event::Rewarded { seat } => Event::Rewarded { seat },
            Event::Bohei { seat, counts } => Event::Bohei { seat, counts },
            Event::Reported { by, seat } => Event::Reported { by, seat },
            Event::Confirmed { by, seat } => Event::Confirmed { by, seat },
            Event::Lapsed { seat } => Event::Lapsed { seat },
            Event::Penalised { seat, change } => Event::Penalised { seat, change },
            Event::Reshuffled => Event::Reshuffled,
            Event::Ended { winner } => Event::Ended { winner },
        }
    }
}
