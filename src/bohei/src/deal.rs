//! Dealing, drawing, and the hands.

use table::{GameRng, MAX_SEATS, Seat, Seats, Secret};

use crate::{Bohei, Card, Event, HiddenEvent, Options, Phase, Trait};

/// Cards that every player gets ("Spielvorbereitung").
const DEALT: u8 = 3;

/// All cards of a game.
pub(crate) fn deck() -> impl Iterator<Item = Card> {
    Card::all().flat_map(|card| std::iter::repeat_n(card, card.copies().into()))
}

impl Bohei {
    /// The table before cards are dealt.
    pub(crate) fn lay_out(seats: u8, options: Options, mut rng: GameRng) -> Bohei {
        let starter = options.start.seat(seats, &mut rng);
        Bohei {
            options,
            rng,
            seats,
            round: 1,
            starter,
            turn: starter,
            phase: Phase::Draw,
            pending: None,
            breaches: Vec::new(),
            ended: None,
            draw: Vec::new(),
            discard: Vec::new(),
            hands: [const { Vec::new() }; MAX_SEATS as usize],
            called: Seats::NONE,
            last_call: false,
            slots: [None; 3],
            closed: None,
            extra: None,
            rules: Vec::new(),
            ticks: [Seats::NONE; Trait::ALL.len()],
        }
    }

    /// Shuffles all cards and deals them.
    pub(crate) fn deal_cards(&mut self) {
        self.draw.extend(deck());
        self.rng.shuffle(&mut self.draw);
        for _ in 0..DEALT {
            for seat in self.all() {
                if let Some(card) = self.draw.pop() {
                    self.give(seat, card);
                }
            }
        }
    }

    /// Whether the piles give a card.
    pub(crate) fn can_draw(&self) -> bool {
        !self.draw.is_empty() || !self.discard.is_empty()
    }

    /// A player draws cards, or as many as both piles hold (rulings, "All games"). If the draw pile is empty, the whole
    /// discard pile is shuffled into a new one ("Zusatzhinweis").
    pub(crate) fn draw_cards(&mut self, seat: Seat, due: u8, events: &mut Vec<HiddenEvent>) {
        let mut cards = Vec::with_capacity(due.into());
        for _ in 0..due {
            if self.draw.is_empty() && !self.discard.is_empty() {
                std::mem::swap(&mut self.draw, &mut self.discard);
                self.rng.shuffle(&mut self.draw);
                events.push(Event::Reshuffled);
            }
            let Some(card) = self.draw.pop() else { break };
            self.give(seat, card);
            cards.push(Secret::of(seat, card));
        }
        events.push(Event::Drew { seat, cards, due });
    }

    /// A player discards a card of the hand, without effect ("Zusatzhinweis").
    pub(crate) fn discard_card(&mut self, seat: Seat, card: Card, events: &mut Vec<HiddenEvent>) {
        if self.take(seat, card) {
            self.discard.push(card);
            events.push(Event::Discarded { seat, card });
        }
    }

    /// Puts a card into a hand, which stays sorted. After a change of the number of cards an earlier call no longer counts.
    fn give(&mut self, seat: Seat, card: Card) {
        let hand = &mut self.hands[seat.index()];
        let at = hand.partition_point(|held| *held < card);
        hand.insert(at, card);
        self.forget_call(seat);
    }

    /// Takes a card out of a hand, if it is there.
    pub(crate) fn take(&mut self, seat: Seat, card: Card) -> bool {
        let hand = &mut self.hands[seat.index()];
        let Some(at) = hand.iter().position(|held| *held == card) else { return false };
        hand.remove(at);
        self.forget_call(seat);
        true
    }

    /// A change of the number of cards leaves the goal number or reaches it again, so an earlier call no longer counts.
    fn forget_call(&mut self, seat: Seat) {
        self.last_call &= seat != self.turn;
        self.called = self.called.iter().filter(|&other| other != seat).collect();
    }
}
