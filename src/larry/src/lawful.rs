//! Larry for the law kit: counting the 54 cards, and resampling what a viewer does not know.

use table::laws::Lawful;
use table::{Game, GameRng, Seat, Viewer};

use crate::card::Hand;
use crate::pile::Lying;
use crate::{Action, Card, Event, FACES, Larry, Phase, Up};

impl Lawful for Larry {
    /// Nearly four times the acts of the longest of 1,100,000 random games. A record of so many acts can still be read.
    const LONGEST: usize = 12_000;

    fn rounds(&self) -> u32 {
        u32::from(self.round)
    }

    /// Hands, piles and open cards make up the 54 cards.
    fn conserved(&self) -> Result<(), String> {
        let lying = self.pile.iter().map(|laid| laid.lying).chain(self.discard.iter().copied());
        let orders = self.open_play.iter().map(|&count| (Card::OpenPlay, count));
        let given = (Card::GiveOne, u8::from(self.phase == Phase::Give));
        let table = orders.chain([given]).flat_map(|(card, count)| std::iter::repeat_n(card, count.into()));
        let all: Hand = (lying.map(|lying| lying.card).chain(self.draw.iter().copied()))
            .chain(self.all().flat_map(|seat| self.hand(seat).cards()))
            .chain(table)
            .collect();
        let deck: Hand = FACES.iter().flat_map(|face| std::iter::repeat_n(face.card, face.count.into())).collect();
        if all == deck {
            Ok(())
        } else {
            Err(format!("these cards instead of the deck: {:?}", all.cards().collect::<Vec<_>>()))
        }
    }

    /// Deals anew what the viewer has not seen where it is now: the draw pile, the other hands without what the viewer
    /// gave them, the face-down cards that others laid. A card that a perfect memory could rule out, such as one in hand that
    /// was seen on the discard pile after the last shuffle, may be dealt; this makes the law stricter.
    fn resample(&self, viewer: Viewer, mut rng: GameRng) -> Larry {
        let mut resampled = self.clone();
        let mut hidden: Vec<Card> = resampled.draw.drain(..).collect();
        for seat in self.all().filter(|seat| !self.knows_hand(viewer, *seat)) {
            let known = self.gifts.iter().filter(|gift| viewer == Viewer::Seat(gift.from) && gift.to == seat);
            let known: Hand = known.map(|gift| gift.card).collect();
            let hand = std::mem::replace(resampled.hand_mut(seat), known);
            hidden.extend(hand.without(&known).cards());
        }
        let unseen = |lying: &&mut Lying| lying.secret().seen_by(viewer).is_none();
        let mut lying: Vec<&mut Lying> = resampled
            .pile
            .iter_mut()
            .map(|laid| &mut laid.lying)
            .chain(&mut resampled.discard)
            .filter(unseen)
            .collect();
        hidden.extend(lying.iter().map(|lying| lying.card));
        rng.shuffle(&mut hidden);
        // What was laid before an Open-play card is no number: it takes the first that fits, before the others take any.
        lying.sort_by_key(|lying| lying.up != Up::NoNumber);
        for lying in lying {
            let fits = |card: &Card| lying.up != Up::NoNumber || !card.is_number();
            if let Some(at) = hidden.iter().position(fits) {
                lying.card = hidden.swap_remove(at);
            }
        }
        for seat in self.all() {
            let missing = usize::from(self.hand(seat).len() - resampled.hand(seat).len());
            hidden.drain(hidden.len() - missing..).for_each(|card| resampled.hands[seat.index()].add(card));
        }
        resampled.draw = hidden;
        Larry { rng, ..resampled }
    }

    /// An act that looks the same to the viewer. What turns cards up, scores a round, or lets the viewer draw shows
    /// something hidden.
    fn matching_action(&self, resampled: &Larry, viewer: Viewer, seat: Seat, action: &Action) -> Option<Action> {
        let mut events = Vec::new();
        self.clone().carry_out(seat, *action, &mut events);
        let drew = |event: &Event<_>| matches!(event, Event::Drew { seat, .. } if viewer == Viewer::Seat(*seat));
        let shows = events.iter().any(|event| Larry::reveals(event) || drew(event));
        let seen = |table: &Larry, action: &Action| table.headline(seat, action).told(viewer);
        let same = |other: &Action| seen(resampled, other) == seen(self, action);
        if shows { None } else { resampled.legal(seat).into_iter().find(same) }
    }
}

impl Larry {
    /// The own hand, and every hand once the last round is scored.
    fn knows_hand(&self, viewer: Viewer, seat: Seat) -> bool {
        self.over || viewer == Viewer::Seat(seat)
    }
}
