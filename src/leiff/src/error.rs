//! Why an act is refused.

use std::fmt;

use table::{Lang, Seat, Words};

use crate::{Effect, Leiff, Pile, Place};

/// The rule that forbids an act.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Error {
    /// Another player must act.
    NotYourTurn {
        /// For whom.
        turn: Seat,
    },
    /// The first peek comes before everything else.
    PeekFirst {
        /// Who is to look.
        seat: Seat,
    },
    /// The drawn card is placed before anything else of the turn.
    PlaceFirst,
    /// The effect of the discarded card comes first.
    EffectFirst,
    /// An effect shows cards to a player; nothing else happens until the player ends the look.
    LookFirst {
        /// Who looks.
        seat: Seat,
    },
    /// "Leiff!" was called, and the Magier works before the cards are turned.
    OfferFirst {
        /// Who picks a card.
        seat: Seat,
    },
    /// The cards are turned and counted: the round is over.
    RoundOver,
    /// No card is shown to this player, so there is no look to end.
    NothingToSee,
    /// The first peek shows the two front cards; there is nothing to choose.
    FrontCardsOnly,
    /// In a team the first peek shows two of the cards that were dealt to the player: no others' cards, and no extra ones.
    DealtCardsOnly,
    /// Both cards of the first peek are chosen already.
    PeekChosen,
    /// No drawn card waits for its place.
    NothingDrawn,
    /// The drawn card comes from this pile, and the act is for a card from the other one.
    CameFrom {
        /// Where the card comes from.
        pile: Pile,
    },
    /// The draw pile is empty, and there is nothing to shuffle into a new one.
    DrawPileEmpty,
    /// No card lies on the discard pile that could be taken.
    DiscardPileEmpty,
    /// A Spielautomat on the discard pile is not taken up again.
    MachineStays,
    /// Only a player who can draw from neither pile may pass.
    CanDraw,
    /// No card lies there.
    NoCardThere {
        /// Where.
        place: Place,
    },
    /// Nobody sits there.
    NobodyThere {
        /// Where.
        seat: Seat,
    },
    /// No effect waits for a choice.
    NoEffect,
    /// The effect that waits asks for another choice.
    OtherEffect {
        /// Which effect waits.
        effect: Effect,
    },
    /// Only an own card can be chosen here.
    OwnCardsOnly,
    /// The effect is aimed at another player.
    OthersOnly,
    /// The Kellner keeps the effects of others away from this player, and nobody hands out sips to one who is immune.
    Immune {
        /// Who is immune.
        seat: Seat,
    },
    /// The two cards that a 9 swaps belong to two different players.
    SamePlayer,
    /// Nobody else has a card with which a 9 could swap this one.
    NothingToSwap,
    /// This card is chosen already.
    AlreadyPicked {
        /// Where it lies.
        place: Place,
    },
    /// Only cards of the magician are looked at.
    MagiciansCardsOnly {
        /// Who played the Magier.
        magician: Seat,
    },
    /// The Kneipenphilosoph needs two cards or more to rotate.
    TooFewCards {
        /// Who has fewer.
        seat: Seat,
    },
    /// The cards are rotated by at least one slot and less than a whole turn.
    Steps {
        /// The most slots.
        most: u8,
    },
    /// The Dorfschönheit lets those drink along who drink alcohol; the others show a card.
    WaterShows,
    /// The Dorfschönheit lets those show a card who don't drink alcohol; the others drink along.
    AlcoholDrinks,
    /// The discard pile is empty, so no card agrees with its top.
    NothingOnTop,
    /// An own card is matched, not caught.
    OwnCard,
    /// The Magier doesn't work now: no card is to be picked for it.
    NoOffer,
    /// The cards are not counted yet.
    NotScored,
    /// Only in a team talking costs a card.
    NoTeams,
    /// The drinking rules are not played.
    NoDrinks,
    /// Sips go to others.
    SipsToOthers,
    /// This player has no glass, so nothing is counted.
    EmptyGlass {
        /// For whom.
        seat: Seat,
    },
    /// There are no sips to hand out.
    NoSips,
    /// The glass holds that already.
    SameGlass,
    /// Nothing is owed that could be ticked off.
    NothingOwed,
}

/// The sentence of the page in English, with letters for the seats.
impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&Leiff::refusal(self, Lang::En).plain(&[]))
    }
}

impl std::error::Error for Error {}
