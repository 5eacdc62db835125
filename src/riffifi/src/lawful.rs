//! Riffifi for the law kit: counting the components, and resampling what a viewer does not know.

use table::laws::Lawful;
use table::{Game, GameRng, Seat, Viewer};

use crate::deal::{deck, fair};
use crate::{Action, CHIPS, Card, Cards, Colour, Laid, Riffifi};

impl Lawful for Riffifi {
    /// Ten times the acts of the longest of 1,200,000 random games with the score sheet.
    const LONGEST: usize = 7_200;

    fn rounds(&self) -> u32 {
        u32::from(self.round())
    }

    /// Every card of the deck lies in one place, and there are always 12 chips of each colour.
    fn conserved(&self) -> Result<(), String> {
        let mut lying = Cards::NONE;
        for player in self.places() {
            for cards in [player.hand, player.open.into_iter().collect(), player.pile] {
                if lying.without(cards) != lying {
                    return Err(format!("{lying} and {cards} have a card in common"));
                }
                lying = lying | cards;
            }
        }
        let deck = deck(self.out, self.options.officer);
        if lying != deck {
            return Err(format!("{lying} instead of {deck}"));
        }
        let chips = |colour| self.places().iter().map(|player| player.loot.of(colour)).sum::<u8>();
        match Colour::ALL.into_iter().find(|&colour| chips(colour) + self.middle.of(colour) != CHIPS) {
            Some(colour) => Err(format!("{colour:?}: {} + {}", chips(colour), self.middle.of(colour))),
            None => Ok(()),
        }
    }

    /// Exchanges pairs of cards, if the rules can lead to the resulting table: first cards of which the viewer does not
    /// know to which hand they belong; then, for each other player, cards of which the viewer does not know whether
    /// they are still in hand or were laid unseen.
    fn resample(&self, viewer: Viewer, mut rng: GameRng) -> Riffifi {
        let mut resampled = self.clone();
        let hidden = self.dealt().without(self.known(viewer));
        resampled.try_exchanges(hidden, hidden, &mut rng, Riffifi::exchange_dealt);
        for seat in self.all().filter(|&seat| viewer != Viewer::Seat(seat)) {
            let player = *resampled.player(seat);
            let laid = player.pile.without(self.shown());
            resampled.try_exchanges(laid, player.hand | laid, &mut rng, Riffifi::exchange_played);
        }
        resampled.rng = rng;
        resampled
    }

    /// Open acts are the same at both tables. Of a card laid unseen the others see only that it was one. A card that is played
    /// openly is the same if the player holds it at both tables; else it shows something new.
    fn matching_action(&self, resampled: &Riffifi, viewer: Viewer, seat: Seat, action: &Action) -> Option<Action> {
        let unseen = |act: &Action| matches!(act, Action::LayUnseen(_));
        let other = match *action {
            Action::LayUnseen(_) if viewer != Viewer::Seat(seat) => resampled.legal(seat).into_iter().rfind(unseen),
            same => resampled.check(seat, &same).is_ok().then_some(same),
        };
        other.filter(|_| !self.deals_after(seat, *action))
    }
}

/// Exchanges two cards. Done twice, it changes nothing.
type Exchange = fn(&mut Riffifi, Card, Card);

impl Riffifi {
    /// All cards that were dealt.
    fn dealt(&self) -> Cards {
        self.places().iter().fold(Cards::NONE, |all, player| all | player.cards())
    }

    /// The cards of which a viewer knows to which hand they belong: all that have lain openly since the deal, the own ones,
    /// and with equal chances the hands that the viewer has played before and passed on.
    fn known(&self, viewer: Viewer) -> Cards {
        let shown = self.shown() | self.before.shown;
        let Viewer::Seat(seat) = viewer else { return shown };
        let held = (0..=self.passes()).map(|steps| self.player(seat.after(steps, self.seats)).cards());
        held.fold(shown, |known, hand| known | hand)
    }

    /// Exchanges each of these cards with one of the others where that is possible.
    fn try_exchanges(&mut self, each: Cards, others: Cards, rng: &mut GameRng, exchange: Exchange) {
        let others: Vec<Card> = others.iter().collect();
        for one in each.iter() {
            let Some(&other) = rng.pick(&others) else { return };
            exchange(self, one, other);
            if !self.reachable() {
                exchange(self, one, other);
            }
        }
    }

    /// Exchanges two cards as if one had been dealt instead of the other.
    fn exchange_dealt(&mut self, one: Card, other: Card) {
        self.exchange_played(one, other);
        exchange_laid(&mut self.before.laid, one, other);
    }

    /// Exchanges two cards as if one had been played in this round instead of the other.
    fn exchange_played(&mut self, one: Card, other: Card) {
        for player in &mut self.players {
            player.hand.exchange(one, other);
            player.pile.exchange(one, other);
        }
        exchange_laid(&mut self.laid, one, other);
    }

    /// Whether the hands could be dealt, and every card laid unseen was one that could be laid so.
    fn reachable(&self) -> bool {
        let laid = || self.laid.iter().chain(&self.before.laid);
        self.places().iter().all(|player| fair(player.cards())) && laid().all(|laid| laid.lay_open.undercut(laid.card))
    }

    /// Whether this act ends a round and brings everybody the cards of the next one.
    fn deals_after(&self, seat: Seat, action: Action) -> bool {
        let mut after = self.clone();
        after.resolve(seat, action, &mut Vec::new());
        !after.over && after.scored.len() > self.scored.len()
    }
}

fn exchange_laid(laid: &mut [Laid], one: Card, other: Card) {
    for laid in laid {
        laid.card = match laid.card {
            card if card == one => other,
            card if card == other => one,
            card => card,
        };
    }
}
