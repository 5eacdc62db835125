//! What happens, and what each viewer reads of it.

use table::{Seat, Seats, Secret, Viewer};

use crate::{Card, Cards, Colour, Loot};

/// An event of Riffifi. `C` is a card that only its player may know, `H` is what everybody was dealt.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Event<C, H> {
    /// A card was played openly.
    Played {
        /// Who played it.
        seat: Seat,
        /// Which card.
        card: Card,
    },
    /// Two cards of one colour met: the higher one was turned down onto its player's pile. It may be the played one.
    Turned {
        /// Whose card was turned down.
        seat: Seat,
        /// The higher card.
        card: Card,
        /// Before whom the lower card lies.
        by: Seat,
        /// The lower card.
        lower: Card,
    },
    /// A card was laid face down onto its player's pile without being shown.
    Laid {
        /// Who laid it.
        seat: Seat,
        /// Which card, for its player alone.
        card: C,
    },
    /// The Officer has done his work, and was turned down onto his player's pile.
    Officer {
        /// Who played the Officer.
        seat: Seat,
        /// Whose card was turned down, and which; nobody's if the player wished so, or if none lay openly.
        turned: Option<(Seat, Card)>,
    },
    /// A claim was settled; then the claiming card was turned down onto its player's pile.
    Collected {
        /// Who collected.
        seat: Seat,
        /// The card, which says how many chips of which colour were claimed.
        card: Card,
        /// Chips taken from the middle.
        middle: u8,
        /// Chips taken from other players, the richest first.
        paid: Vec<(Seat, u8)>,
        /// Chips that could not be paid, because the player now has all [`CHIPS`](crate::CHIPS) of the colour.
        lapsed: u8,
    },
    /// All cards are played and all claims settled.
    RoundEnded {
        /// The number of the round, from 1.
        round: u16,
        /// What lies before each player, in sitting order.
        loot: Vec<Loot>,
        /// The chips of all rounds so far, in sitting order.
        totals: Vec<u16>,
    },
    /// With the score sheet: colours of which a player has now scored enough.
    Ticked {
        /// Whose.
        seat: Seat,
        /// The colours, in the order of the sheet.
        colours: Vec<Colour>,
    },
    /// Cards were shuffled and dealt for the next round.
    Dealt {
        /// The number of the round, from 1.
        round: u16,
        /// Who dealt.
        dealer: Seat,
        /// Who leads.
        lead: Seat,
        /// The ones that have left the game.
        out: Cards,
        /// What was dealt.
        hands: H,
    },
    /// With equal chances: every hand went on to the left neighbour for the next round.
    Passed {
        /// The number of the round, from 1.
        round: u16,
        /// Who leads.
        lead: Seat,
        /// What everybody holds now.
        hands: H,
    },
    /// The game is over.
    Ended {
        /// Who has won; several if they share the victory.
        winners: Seats,
        /// With the score sheet: everybody whose sheet is full, with the chips of the last round, which decide between them.
        full: Vec<(Seat, u8)>,
    },
}

/// An event inside the rules: what is hidden is a [`Secret`]; hands are in sitting order.
pub type HiddenEvent = Event<Secret<Card>, Vec<Secret<Cards>>>;

/// An event as a viewer reads it: a card only if the viewer may know it, and no hand but the own.
pub type Observation = Event<Option<Card>, Option<Cards>>;

impl HiddenEvent {
    /// The event as this viewer reads it.
    pub(crate) fn told(&self, viewer: Viewer) -> Observation {
        let own = |hands: &[Secret<Cards>]| hands.iter().find_map(|hand| hand.seen_by(viewer));
        match self.clone() {
            Event::Laid { seat, card } => Event::Laid { seat, card: card.seen_by(viewer) },
            Event::Dealt { round, dealer, lead, out, hands } => {
                Event::Dealt { round, dealer, lead, out, hands: own(&hands) }
            }
            Event::Passed { round, lead, hands } => Event::Passed { round, lead, hands: own(&hands) },
            Event::Played { seat, card } => Event::Played { seat, card },
            Event::Turned { seat, card, by, lower } => Event::Turned { seat, card, by, lower },
            Event::Officer { seat, turned } => Event::Officer { seat, turned },
            Event::Collected { seat, card, middle, paid, lapsed } => {
                Event::Collected { seat, card, middle, paid, lapsed }
            }
            Event::RoundEnded { round, loot, totals } => Event::RoundEnded { round, loot, totals },
            Event::Ticked { seat, colours } => Event::Ticked { seat, colours },
            Event::Ended { winners, full } => Event::Ended { winners, full },
        }
    }
}
