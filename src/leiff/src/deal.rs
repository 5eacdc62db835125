//! Dealing, drawing, and the new draw pile.

use std::collections::VecDeque;

use table::{GameRng, MAX_SEATS, Seat, Seats};

use crate::ledger::Ledger;
use crate::row::Row;
use crate::{Card, Event, FACES, HiddenEvent, Leiff, Options, Phase, SPECIALS, Slot, Special};

/// Cards that every player gets ("Spielvorbereitung").
pub(crate) const DEALT: u8 = 4;

/// How many cards of the own hand the first peek shows.
pub(crate) const PEEKED: usize = 2;

/// All cards of a game.
pub(crate) fn deck(specials: bool) -> impl Iterator<Item = Card> {
    let special = Special::ALL.into_iter().filter(move |_| specials);
    let special = special.map(|special| (Card::Special(special), SPECIALS));
    let faces = FACES.iter().map(|face| (face.card, face.count)).chain(special);
    faces.flat_map(|(card, count)| std::iter::repeat_n(card, count.into()))
}

impl Leiff {
    /// The table before the first round is dealt.
    pub(crate) fn lay_out(seats: u8, options: Options, mut rng: GameRng) -> Leiff {
        let starter = options.start.seat(seats, &mut rng);
        Leiff {
            options,
            rng,
            seats,
            round: 1,
            starter,
            turn: starter,
            phase: Phase::Turn,
            draw: Vec::new(),
            discard: Vec::new(),
            drawn: None,
            rows: [const { Row::EMPTY }; MAX_SEATS as usize],
            immune: Seats::NONE,
            spells: VecDeque::new(),
            offered: None,
            rule: None,
            bound: None,
            ledger: Ledger::new(seats),
            rounds: Vec::new(),
        }
    }

    /// Shuffles all cards and deals them; what holds for one round has ended.
    pub(crate) fn deal_round(&mut self) {
        self.turn = self.starter;
        self.drawn = None;
        self.immune = Seats::NONE;
        self.spells.clear();
        self.offered = None;
        self.discard.clear();
        self.draw.clear();
        self.draw.extend(deck(self.options.specials));
        self.rng.shuffle(&mut self.draw);
        self.rows.iter_mut().for_each(Row::clear);
        for _ in 0..DEALT {
            for seat in self.all() {
                if let Some(card) = self.draw.pop() {
                    self.row_mut(seat).add(card);
                }
            }
        }
        self.discard.extend(self.draw.pop());
        self.phase = if self.peeks() { self.peek_of(self.starter) } else { Phase::Turn };
    }

    /// Whether this round begins with a look at two own cards: the first one does (rulings, "Leiff", "Peek").
    fn peeks(&self) -> bool {
        self.round == 1 || self.options.every_peek
    }

    /// A player is to look at the two front cards; in a team, to choose two first ("Karteneinsicht").
    pub(crate) fn peek_of(&self, seat: Seat) -> Phase {
        let slots = if self.options.teams { Vec::new() } else { Slot::FRONT.to_vec() };
        Phase::Peek { seat, slots, choosing: self.options.teams }
    }

    /// The next player looks, or the starter's turn begins.
    pub(crate) fn end_peek(&mut self, seat: Seat) {
        let next = seat.after(1, self.seats);
        self.phase = if next == self.starter { Phase::Turn } else { self.peek_of(next) };
    }

    /// Whether a card can be drawn, after a reshuffle if the draw pile is empty.
    pub(crate) fn can_draw(&self) -> bool {
        !self.draw.is_empty() || self.discard.len() > 1
    }

    /// The next card of the draw pile. If it is empty, the discard pile without its top is shuffled into a new one; if that
    /// is empty too, there is no card (rulings, "Leiff", "Empty draw pile").
    pub(crate) fn draw_card(&mut self, events: &mut Vec<HiddenEvent>) -> Option<Card> {
        if self.draw.is_empty() && self.discard.len() > 1 {
            let top = self.discard.pop();
            std::mem::swap(&mut self.draw, &mut self.discard);
            self.discard.extend(top);
            self.rng.shuffle(&mut self.draw);
            events.push(Event::Reshuffled);
        }
        self.draw.pop()
    }

    /// A player gets unseen cards into new slots, as many as are due or as there are.
    pub(crate) fn give_extra(&mut self, seat: Seat, due: u8, events: &mut Vec<HiddenEvent>) {
        let mut slots = Vec::with_capacity(due.into());
        for _ in 0..due {
            if let Some(card) = self.draw_card(events) {
                slots.push(self.row_mut(seat).add(card));
            }
        }
        events.push(Event::Extra { seat, slots, due });
    }
}
