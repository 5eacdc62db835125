//! The table as a viewer sees it.

use table::{Seat, Viewer};

use crate::{Card, Cards, Colour, Loot, Options, Player, Riffifi};

/// What lies on the table, and the viewer's own hand.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct View {
    /// The house rules.
    pub options: Options,
    /// The number of the round, from 1.
    pub round: u16,
    /// How many rounds are played; `None` with the score sheet, which ends the game by itself.
    pub rounds: Option<u16>,
    /// Who dealt in this round.
    pub dealer: Seat,
    /// Whose turn it is; at the end, whose turn was the last.
    pub turn: Seat,
    /// What that player has to do.
    pub phase: Phase,
    /// What that player has to collect.
    pub due: Option<Due>,
    /// The ones that have left the game.
    pub out: Cards,
    /// The chips in the middle.
    pub middle: Loot,
    /// What lies before each player, in sitting order.
    pub places: Vec<Place>,
    /// The viewer's own hand, sorted; `None` for the open table.
    pub hand: Option<Vec<InHand>>,
    /// All cards of each player, in sitting order, in the view of `reveal_all`; else empty.
    pub turned_up: Vec<TurnedUp>,
}

/// What an open card brings, before the collector has chosen who gives one more.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Due {
    /// The colour of the chips.
    pub colour: Colour,
    /// Chips from the middle.
    pub middle: u8,
    /// What the owners give for certain, the richest first.
    pub paid: Vec<(Seat, u8)>,
    /// How many of those who are equally rich give one chip more; 0 if nothing is to be chosen.
    pub more: u8,
    /// Chips that lapse.
    pub lapsed: u8,
}

impl Due {
    /// All chips that are collected.
    #[must_use]
    pub fn sum(&self) -> u8 {
        self.middle + self.paid.iter().map(|(_, chips)| chips).sum::<u8>() + self.more
    }
}

/// The cards of a player that nobody else has seen, or that lie face down again.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TurnedUp {
    /// What the player holds.
    pub hand: Cards,
    /// What lies face down on the pile.
    pub pile: Cards,
    /// Those of the pile that were laid unseen.
    pub unseen: Cards,
}

/// What lies before a player, and what everybody knows of that player.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Place {
    /// How many cards the player still holds.
    pub hand: u8,
    /// The card that lies openly.
    pub open: Option<Card>,
    /// The card that a lower one has turned down since this player's last turn.
    pub lost: Option<Card>,
    /// How many cards lie face down on the pile.
    pub pile: u8,
    /// The chips of this round.
    pub loot: Loot,
    /// The chips of each finished round.
    pub rounds: Vec<u8>,
    /// The chips of all finished rounds.
    pub total: u16,
    /// The score sheet: chips scored in finished rounds, at most [`TICKED`](crate::TICKED) of a colour, which is then
    /// ticked off. `None` without this variant.
    pub sheet: Option<Loot>,
}

/// What the player on turn has to do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Phase {
    /// Collect what the own open card claims; then play a card.
    Collect,
    /// Collect what the own open card claims; no card is left to play.
    LastCollect,
    /// Play a card.
    Play,
    /// The Officer was played: say which open card he turns down.
    Officer,
    /// Nothing: the game is over.
    Over,
}

/// A card of the own hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct InHand {
    /// The card.
    pub card: Card,
    /// What it would do if it were played as the cards of the others lie now.
    pub effect: Effect,
}

/// What a card does where it is played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Effect {
    /// No other card of its colour lies openly: it lies alone.
    Alone,
    /// It is lower than the card before this player, and turns that down.
    Turns(Seat),
    /// It is higher than the card before this player, and is turned down itself. It may be laid unseen.
    TurnedBy(Seat),
    /// It is the Officer, who may turn down any open card.
    Officer,
}

impl Riffifi {
    pub(crate) fn seen_by(&self, viewer: Viewer) -> View {
        let in_hand = |seat| move |card| InHand { card, effect: self.effect(seat, card) };
        View {
            options: self.options,
            round: self.round(),
            rounds: self.rounds(),
            dealer: self.dealer,
            turn: self.turn,
            phase: self.phase(),
            due: self.due(),
            out: self.out,
            middle: self.middle,
            places: self.all().map(|seat| self.place(seat)).collect(),
            hand: match viewer {
                Viewer::Table => None,
                Viewer::Seat(seat) => Some(self.player(seat).hand.iter().map(in_hand(seat)).collect()),
            },
            turned_up: Vec::new(),
        }
    }

    /// The table with all hands and all piles turned up.
    pub(crate) fn turned_up(&self) -> View {
        let laid: Cards = self.laid.iter().map(|laid| laid.card).collect();
        let cards = |player: &Player| {
            let Player { hand, pile, .. } = *player;
            TurnedUp { hand, pile, unseen: pile.without(pile.without(laid)) }
        };
        View { turned_up: self.places().iter().map(cards).collect(), ..self.seen_by(Viewer::Table) }
    }

    fn place(&self, seat: Seat) -> Place {
        let player = self.player(seat);
        Place {
            hand: player.hand.len(),
            open: player.open,
            lost: player.lost,
            pile: player.pile.len(),
            loot: player.loot,
            rounds: self.scored.iter().map(|round| round[seat.index()].sum()).collect(),
            total: self.total(seat),
            sheet: self.has_sheet().then(|| self.sheet(seat)),
        }
    }
}
