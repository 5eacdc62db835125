//! The deck as data, without its texts. It is a reconstruction (rulings, "Bohei", "Deck (R)"): whoever owns the printed game
//! corrects [`KINDS`].

use std::fmt;
use std::str::FromStr;

use table::shortened;

use crate::ParseError;

/// A card by its number in [`KINDS`], 0 to 65; the five "Nö" are one number, and so are the three of Opposite day. Written as
/// the number.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Card(u8);

/// What the program must know of a card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// A rule: compulsory in phase 2, and in force as long as it lies in its slot.
    Rule(Rule),
    /// An action: played in phase 3, it orders who draws or discards.
    Action(Order),
    /// "Nö": cancels a draw or discard for the one who plays it.
    No,
    /// Opposite day: turns drawing into discarding and back, for the one who plays it.
    Opposite,
    /// A challenge: played in phase 3, carried out in the room.
    Challenge(Challenge),
}

/// What a rule card changes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Rule {
    /// A rule about behaviour, 0 to 11; the players check that it is kept.
    Behaviour(u8),
    /// Who draws in phase 1 draws so many cards.
    Draw(u8),
    /// A breach costs so many cards.
    Penalty(u8),
    /// So many cards win.
    Goal(u8),
    /// One more slot for rules, for good.
    Extra,
    /// Closes a slot for good.
    Closed,
}

/// What an action card orders.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Order {
    /// Whom it concerns.
    pub whom: Whom,
    /// What they do.
    pub change: Change,
}

/// Whom an action concerns.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Whom {
    /// The one who plays it.
    Actor,
    /// Everybody with this trait, the actor included; the table ticks who that is.
    With(Trait),
    /// One other player, chosen by the actor.
    Chosen,
    /// Everybody but the actor.
    Others,
    /// Everybody.
    Everybody,
}

/// Something visible that an action goes by.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Trait {
    /// Wears glasses.
    Glasses,
    /// Wears a watch.
    Watch,
    /// Wears something red.
    Red,
    /// Has a phone on the table or in the hand.
    Phone,
    /// Has rolled up the sleeves.
    Sleeves,
    /// Wears a ring or a bracelet.
    Jewellery,
    /// Has a glass that is more than half full.
    FullGlass,
    /// Wears a hood, a collar or a scarf.
    Collar,
    /// Wears laced shoes.
    Laces,
    /// Wears something striped or checked.
    Pattern,
}

impl Trait {
    /// All, in the order of their cards.
    pub const ALL: [Trait; 10] = [
        Trait::Glasses,
        Trait::Watch,
        Trait::Red,
        Trait::Phone,
        Trait::Sleeves,
        Trait::Jewellery,
        Trait::FullGlass,
        Trait::Collar,
        Trait::Laces,
        Trait::Pattern,
    ];

    /// The number of the trait, 0 to 9, for use as an index.
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }
}

/// Cards to draw or to discard.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Change {
    /// Draw so many cards.
    Draw(u8),
    /// Discard so many cards, of the own choice.
    Discard(u8),
}

impl Change {
    /// What Opposite day makes of it.
    #[must_use]
    pub fn opposite(self) -> Change {
        match self {
            Change::Draw(count) => Change::Discard(count),
            Change::Discard(count) => Change::Draw(count),
        }
    }

    /// How many cards.
    #[must_use]
    pub fn count(self) -> u8 {
        match self {
            Change::Draw(count) | Change::Discard(count) => count,
        }
    }
}

/// What a challenge needs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Challenge {
    /// Who takes part.
    pub party: Party,
    /// The small game on the device, if it is one; the same card can be played without the device.
    pub device: Option<Device>,
    /// A countdown to run beside it, in seconds.
    pub seconds: Option<u16>,
}

/// Who takes part in a challenge.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Party {
    /// The actor and one other player.
    Duel,
    /// The same, helped by a neutral third person.
    DuelWithThird,
    /// The whole group.
    Group,
}

/// A small game on the device. Its result enters the record as an act; what it measured is a note beside it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Device {
    /// Stop an unseen clock as near to so many seconds as possible, one after the other.
    Stop(u8),
    /// Press as soon as possible after the signal; early is lost.
    React,
    /// Hold the own half of the screen, and let go as late as you dare before it bursts.
    Hold,
    /// Most taps in so many seconds, one after the other.
    Taps(u8),
    /// The device goes round and rings at a random moment: whoever holds it is out.
    Bomb,
}

const fn rule(rule: Rule) -> Kind {
    Kind::Rule(rule)
}

const fn draws(whom: Whom, count: u8) -> Kind {
    Kind::Action(Order { whom, change: Change::Draw(count) })
}

const fn discards(whom: Whom, count: u8) -> Kind {
    Kind::Action(Order { whom, change: Change::Discard(count) })
}

const fn challenge(party: Party, device: Option<Device>, seconds: Option<u16>) -> Kind {
    Kind::Challenge(Challenge { party, device, seconds })
}

/// The deck of 72: every card once, but "Nö" five times and Opposite day three times.
///
/// The numbers of cards on the actions are part of the reconstruction. With them, random games take 5 to 8 rounds in the
/// median and games of sensible players 4 or 5 on average (`tests/all/length.rs`). Actions for oneself draw more than actions
/// against others, so that games of three and of eight players take about as many rounds. Players with too many cards need
/// the actions that discard.
pub const KINDS: [Kind; 66] = [
    // 0 to 17: rules.
    rule(Rule::Behaviour(0)),
    rule(Rule::Behaviour(1)),
    rule(Rule::Behaviour(2)),
    rule(Rule::Behaviour(3)),
    rule(Rule::Behaviour(4)),
    rule(Rule::Behaviour(5)),
    rule(Rule::Behaviour(6)),
    rule(Rule::Behaviour(7)),
    rule(Rule::Behaviour(8)),
    rule(Rule::Behaviour(9)),
    rule(Rule::Behaviour(10)),
    rule(Rule::Behaviour(11)),
    rule(Rule::Draw(2)),
    rule(Rule::Penalty(2)),
    rule(Rule::Goal(6)),
    rule(Rule::Goal(8)),
    rule(Rule::Extra),
    rule(Rule::Closed),
    // 18 to 25: actions for oneself.
    draws(Whom::Actor, 3),
    draws(Whom::Actor, 3),
    draws(Whom::Actor, 3),
    draws(Whom::Actor, 3),
    draws(Whom::Actor, 3),
    draws(Whom::Actor, 2),
    draws(Whom::Actor, 2),
    discards(Whom::Actor, 1),
    // 26 to 38: actions against others.
    draws(Whom::With(Trait::Glasses), 3),
    draws(Whom::With(Trait::Watch), 2),
    discards(Whom::With(Trait::Red), 1),
    draws(Whom::With(Trait::Phone), 3),
    draws(Whom::With(Trait::Sleeves), 2),
    draws(Whom::With(Trait::Jewellery), 3),
    draws(Whom::With(Trait::FullGlass), 2),
    discards(Whom::With(Trait::Collar), 1),
    discards(Whom::With(Trait::Laces), 2),
    draws(Whom::With(Trait::Pattern), 1),
    draws(Whom::Chosen, 3),
    discards(Whom::Chosen, 2),
    discards(Whom::Others, 1),
    // 39 to 43: actions for everybody.
    draws(Whom::Everybody, 3),
    draws(Whom::Everybody, 3),
    draws(Whom::Everybody, 2),
    draws(Whom::Everybody, 2),
    discards(Whom::Everybody, 1),
    // 44 and 45: the two special cases.
    Kind::No,
    Kind::Opposite,
    // 46 to 54: duels.
    challenge(Party::Duel, Some(Device::Stop(10)), None),
    challenge(Party::Duel, Some(Device::React), None),
    challenge(Party::Duel, Some(Device::Hold), None),
    challenge(Party::Duel, Some(Device::Taps(10)), None),
    challenge(Party::Duel, None, None),
    challenge(Party::Duel, None, Some(5)),
    challenge(Party::Duel, None, Some(60)),
    challenge(Party::Duel, None, None),
    challenge(Party::Duel, None, None),
    // 55 to 57: duels with a third person.
    challenge(Party::DuelWithThird, None, None),
    challenge(Party::DuelWithThird, None, Some(60)),
    challenge(Party::DuelWithThird, None, None),
    // 58 to 65: the group.
    challenge(Party::Group, Some(Device::Bomb), None),
    challenge(Party::Group, Some(Device::Stop(7)), None),
    challenge(Party::Group, Some(Device::React), None),
    challenge(Party::Group, None, None),
    challenge(Party::Group, None, None),
    challenge(Party::Group, None, Some(5)),
    challenge(Party::Group, None, None),
    challenge(Party::Group, None, None),
];

/// How many cards there are in all.
pub const DECK: usize = 72;

impl Card {
    /// "Nö".
    pub const NO: Card = Card(44);
    /// Opposite day.
    pub const OPPOSITE: Card = Card(45);

    /// The card with this number.
    ///
    /// # Panics
    /// If there is none.
    #[must_use]
    pub const fn new(number: u8) -> Card {
        assert!((number as usize) < KINDS.len(), "no card has this number");
        Card(number)
    }

    /// Every card once, by number.
    pub fn all() -> impl ExactSizeIterator<Item = Card> {
        (0..KINDS.len() as u8).map(Card)
    }

    /// The number of the card, 0 to 65, for use as an index.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// What it is.
    #[must_use]
    pub const fn kind(self) -> Kind {
        KINDS[self.index()]
    }

    /// How many of it are in the deck.
    #[must_use]
    pub const fn copies(self) -> u8 {
        match self.kind() {
            Kind::No => 5,
            Kind::Opposite => 3,
            _ => 1,
        }
    }

    /// The rule on it.
    #[must_use]
    pub const fn rule(self) -> Option<Rule> {
        match self.kind() {
            Kind::Rule(rule) => Some(rule),
            _ => None,
        }
    }

    /// The order on it.
    #[must_use]
    pub const fn order(self) -> Option<Order> {
        match self.kind() {
            Kind::Action(order) => Some(order),
            _ => None,
        }
    }

    /// The challenge on it.
    #[must_use]
    pub const fn challenge(self) -> Option<Challenge> {
        match self.kind() {
            Kind::Challenge(challenge) => Some(challenge),
            _ => None,
        }
    }

    /// Whether whoever plays it chooses another player for it: an action for one other player, or a duel.
    #[must_use]
    pub fn needs_player(self) -> bool {
        match self.kind() {
            Kind::Action(order) => order.whom == Whom::Chosen,
            Kind::Challenge(challenge) => challenge.party != Party::Group,
            _ => false,
        }
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

impl FromStr for Card {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Card, ParseError> {
        Card::all().find(|card| card.to_string() == text).ok_or_else(|| ParseError::Card(shortened(text)))
    }
}
