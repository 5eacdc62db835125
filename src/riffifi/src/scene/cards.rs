//! Cards in a position: where those lie that no word names, and what cannot be.

use table::{PositionError, Seat};

use crate::deal::{deck, ones_out};
use crate::{Card, Cards, Colour, Player, Riffifi};

impl Riffifi {
    /// Finds a place for every card that is named nowhere.
    pub(super) fn lay_down_the_rest(&mut self, out: Option<Cards>) -> Result<(), PositionError> {
        let mut named = Cards::NONE;
        let lying = |player: &Player| [player.hand, player.open.into_iter().collect(), player.pile];
        for card in self.places().iter().flat_map(lying).flat_map(Cards::iter) {
            if named.contains(card) {
                return Err(PositionError::new(card, "this card is in two places"));
            }
            named.insert(card);
        }
        let ones = Colour::ALL.map(|colour| Card::new(colour, 1)).into_iter();
        let due = ones_out(self.seats, self.options.officer);
        self.out = out.unwrap_or_else(|| ones.clone().filter(|one| !named.contains(*one)).take(due.into()).collect());
        if self.out.len() != due || !self.out.without(ones.collect()).is_empty() {
            return Err(PositionError::new(format!("out:{}", self.out), format!("{due} ones leave the game")));
        }
        let deck = deck(self.out, self.options.officer);
        if let Some(card) = named.without(deck).iter().next() {
            return Err(PositionError::new(card, "this card is not in the game"));
        }
        let each = deck.len() / self.seats;
        let mut seat = Seat::new(0);
        for card in deck.without(named).iter() {
            let free = |seat: &Seat| self.player(*seat).cards().len() < each;
            seat = seat.others(self.seats).chain([seat]).find(free).unwrap_or(seat);
            self.player_mut(seat).pile.insert(card);
        }
        match self.all().find(|&seat| self.player(seat).cards().len() != each) {
            Some(seat) => Err(PositionError::new(seat, format!("every player was dealt {each} cards"))),
            None => Ok(()),
        }
    }

    /// Whether the rules can lead to this position.
    pub(super) fn possible(&self) -> Result<(), PositionError> {
        let open: Vec<Card> = self.places().iter().filter_map(|player| player.open).collect();
        let alone = |card: &Card| open.iter().filter(|other| other.colour() == card.colour()).count() == 1;
        if let Some(card) = open.iter().find(|card| !alone(card)) {
            return Err(PositionError::new(card, "of each colour one card lies openly"));
        }
        if open.contains(&Card::OFFICER) && self.player(self.turn).open != Some(Card::OFFICER) {
            return Err(PositionError::new("of", "the Officer lies openly only in the turn of the player"));
        }
        let lost = self.places().iter().find_map(|player| player.lost.filter(|&lost| !player.pile.contains(lost)));
        if let Some(lost) = lost {
            return Err(PositionError::new(lost, "a lost card lies in the pile of its player"));
        }
        let piles = self.places().iter().fold(Cards::NONE, |all, player| all | player.pile);
        if let Some(laid) =
            self.laid.iter().find(|laid| !piles.contains(laid.card) || !laid.lay_open.undercut(laid.card))
        {
            return Err(PositionError::new(
                laid,
                "a card laid unseen lies in a pile, and a lower one of its colour lay openly",
            ));
        }
        if self.over == self.all().any(|seat| self.waits(seat)) {
            return Err(PositionError::new("scored", "the game is over exactly when no card is left"));
        }
        if !self.over && !self.waits(self.turn) {
            return Err(PositionError::new(format!("turn:{}", self.turn), "this player has no card left"));
        }
        Ok(())
    }
}
