//! What happens, and what each viewer reads of it.

use table::{Seat, Seats, Secret, Viewer};

use crate::{Card, Glass, Pile, Place, Score, Slot, Special};

/// An event of Leiff. `C` is a card and `N` a number that only some may know.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Event<C, N> {
    /// Cards were shuffled and dealt.
    Dealt {
        /// The number of the round, from 1.
        round: u16,
        /// Who begins.
        starter: Seat,
        /// The first card of the discard pile.
        top: Card,
    },
    /// Somebody has looked at cards: in the first peek, or by an effect.
    Looked {
        /// Who.
        seat: Seat,
        /// Where they lie, and what they are.
        at: Vec<(Place, C)>,
    },
    /// A card was drawn from the draw pile.
    Drew {
        /// Who drew.
        seat: Seat,
        /// What, for that player alone.
        card: C,
    },
    /// The open card was drawn from the discard pile.
    Took {
        /// Who drew.
        seat: Seat,
        /// What.
        card: Card,
    },
    /// The player on turn could draw from neither pile.
    Passed {
        /// Who.
        seat: Seat,
    },
    /// The drawn card went into an own slot, the old card onto the discard pile.
    Swapped {
        /// Who.
        seat: Seat,
        /// Where.
        slot: Slot,
        /// The new card.
        card: C,
        /// The old card, now the top.
        out: Card,
    },
    /// The drawn card went onto the discard pile.
    Discarded {
        /// Who.
        seat: Seat,
        /// What.
        card: Card,
        /// Where it came from: only from the draw pile it has an effect.
        from: Pile,
    },
    /// By the Spielautomat an own card went onto the discard pile.
    Dropped {
        /// Whose, and where it lay.
        place: Place,
        /// What.
        card: Card,
    },
    /// Unseen cards from the draw pile, into new slots.
    Extra {
        /// Who got them.
        seat: Seat,
        /// The new slots; none if there was no card left.
        slots: Vec<Slot>,
        /// How many were due.
        due: u8,
    },
    /// The draw pile was empty: the discard pile without its top was shuffled into a new one.
    Reshuffled,
    /// By a 9 two cards have changed places, unseen.
    Exchanged {
        /// Who did it.
        by: Seat,
        /// The one.
        first: Place,
        /// The other.
        second: Place,
    },
    /// By the Kneipenphilosoph the cards of a player were rotated.
    Rotated {
        /// Who did it.
        by: Seat,
        /// Whose cards.
        seat: Seat,
        /// By how many slots, for the one who did it.
        steps: N,
    },
    /// By the Kellner a player is immune until the next round.
    Immune {
        /// Who.
        seat: Seat,
    },
    /// By the Klatschtante a drinking rule was invented.
    Invented {
        /// By whom.
        seat: Seat,
    },
    /// Another Klatschtante has reached the discard pile: the drinking rule has ended.
    RuleEnded,
    /// By the Dorfschönheit a player drinks along with the right neighbour.
    Bound {
        /// Who.
        seat: Seat,
        /// The right neighbour.
        to: Seat,
    },
    /// Another Dorfschönheit has reached the discard pile: this player drinks along no more.
    Freed {
        /// Who.
        seat: Seat,
    },
    /// By the Dorfschönheit all have seen a card; it lies face down again.
    Shown {
        /// Whose, and where it lies.
        place: Place,
        /// What.
        card: Card,
    },
    /// By the Dorfschönheit two players have swapped all cards, slots and gaps included.
    HandsSwapped {
        /// Who did it.
        seat: Seat,
        /// The left neighbour.
        left: Seat,
    },
    /// By the Magier a player is enchanted until the end of the round.
    Enchanted {
        /// The magician.
        by: Seat,
        /// The enchanted player.
        seat: Seat,
    },
    /// An effect was let pass.
    Declined {
        /// Who.
        seat: Seat,
    },
    /// "Passt!": an own card was said to agree with the top.
    Matched {
        /// Whose, and where it lies or lay.
        place: Place,
        /// What all have seen.
        card: Card,
        /// Whether it agrees: then it is the new top; else it went back.
        right: bool,
    },
    /// "Erwischt!": another player's card was said to agree with the top.
    Caught {
        /// Who said so.
        by: Seat,
        /// Whose, and where it lies or lay.
        place: Place,
        /// What all have seen.
        card: Card,
        /// Whether it agrees: then it is the new top; else it went back.
        right: bool,
    },
    /// "Leiff!"
    Called {
        /// Who.
        seat: Seat,
    },
    /// The Magier works: a player has picked an own slot.
    Offered {
        /// Who.
        seat: Seat,
        /// The slot's number from 0, for that player.
        slot: N,
    },
    /// The Magier has swapped a card of each, unseen.
    Conjured {
        /// The magician.
        by: Seat,
        /// The enchanted player.
        seat: Seat,
    },
    /// The Magier does nothing: a hand is missing, or the enchanted player is immune.
    Fizzled {
        /// The magician.
        by: Seat,
        /// The enchanted player.
        seat: Seat,
    },
    /// All cards were turned over and counted.
    Scored {
        /// Every card, in sitting order and slot order, with those who had seen it where it lay.
        cards: Vec<Vec<(Slot, Card, Seats)>>,
        /// The calculation.
        score: Score,
    },
    /// A team has talked: a player gets an unseen card for it; an [`Event::Extra`] follows.
    Penalty {
        /// Who said so.
        by: Seat,
        /// Who gets the card.
        seat: Seat,
    },
    /// A sip was handed out.
    HandedOut {
        /// By whom.
        from: Seat,
        /// To whom.
        to: Seat,
    },
    /// A player has said what the own glass holds.
    Filled {
        /// Who.
        seat: Seat,
        /// What.
        glass: Glass,
    },
    /// A player has ticked off what was owed.
    Done {
        /// Who.
        seat: Seat,
    },
    /// The game is over.
    Ended {
        /// Who has won; several if they share the victory, partners of a team included.
        winners: Seats,
        /// How many sides there were: players, or teams, whose partners sit opposite.
        sides: u8,
    },
}

/// An event inside the rules: what is hidden is a [`Secret`].
pub type HiddenEvent = Event<Secret<Card>, Secret<u8>>;

/// An event as a viewer reads it: a card or a number only if the viewer may know it.
pub type Observation = Event<Option<Card>, Option<u8>>;

/// The special card on whose account something ends.
pub(crate) fn ends_with(card: Card) -> Option<Special> {
    match card {
        Card::Special(special @ (Special::Gossip | Special::Beauty)) => Some(special),
        _ => None,
    }
}

impl HiddenEvent {
    /// The event as this viewer reads it.
    pub(crate) fn told(&self, viewer: Viewer) -> Observation {
        match self.clone() {
            Event::Looked { seat, at } => {
                let at = at.into_iter().map(|(place, card)| (place, card.seen_by(viewer))).collect();
                Event::Looked { seat, at }
            }
            Event::Drew { seat, card } => Event::Drew { seat, card: card.seen_by(viewer) },
            Event::Swapped { seat, slot, card, out } => Event::Swapped { seat, slot, card: card.seen_by(viewer), out },
            Event::Rotated { by, seat, steps } => Event::Rotated { by, seat, steps: steps.seen_by(viewer) },
            Event::Offered { seat, slot } => Event::Offered { seat, slot: slot.seen_by(viewer) },
            Event::Dealt { round, starter, top } => Event::Dealt { round, starter, top },
            Event::Took { seat, card } => Event::Took { seat, card },
            Event::Passed { seat } => Event::Passed { seat },
            Event::Discarded { seat, card, from } => Event::Discarded { seat, card, from },
            Event::Dropped { place, card } => Event::Dropped { place, card },
            Event::Extra { seat, slots, due } => Event::Extra { seat, slots, due },
            Event::Reshuffled => Event::Reshuffled,
            Event::Exchanged { by, first, second } => Event::Exchanged { by, first, second },
            Event::Immune { seat } => Event::Immune { seat },
            Event::Invented { seat } => Event::Invented { seat },
            Event::RuleEnded => Event::RuleEnded,
            Event::Bound { seat, to } => Event::Bound { seat, to },
            Event::Freed { seat } => Event::Freed { seat },
            Event::Shown { place, card } => Event::Shown { place, card },
            Event::HandsSwapped { seat, left } => Event::HandsSwapped { seat, left },
            Event::Enchanted { by, seat } => Event::Enchanted { by, seat },
            Event::Declined { seat } => Event::Declined { seat },
            Event::Matched { place, card, right } => Event::Matched { place, card, right },
            Event::Caught { by, place, card, right } => Event::Caught { by, place, card, right },
            Event::Called { seat } => Event::Called { seat },
            Event::Conjured { by, seat } => Event::Conjured { by, seat },
            Event::Fizzled { by, seat } => Event::Fizzled { by, seat },
            Event::Scored { cards, score } => Event::Scored { cards, score },
            Event::Penalty { by, seat } => Event::Penalty { by, seat },
            Event::HandedOut { from, to } => Event::HandedOut { from, to },
            Event::Filled { seat, glass } => Event::Filled { seat, glass },
            Event::Done { seat } => Event::Done { seat },
            Event::Ended { winners, sides } => Event::Ended { winners, sides },
        }
    }
}
