//! Challenges are played in the room; the table enters what comes out ("Challengekarten").

use table::{Seat, Seats};

use crate::{Bohei, Card, Challenge, Change, Event, HiddenEvent, Party, Pending};

/// How many cards the reward draws or discards at most.
const REWARD: u8 = 2;

impl Bohei {
    /// How a challenge begins: a duel with the choice of an opponent.
    pub(crate) fn challenge_of(&self, card: Card, challenge: Challenge) -> Pending {
        let by = self.turn;
        match challenge.party {
            Party::Group => Pending::Challenge { by, card, inside: self.all().collect(), third: None, tries: 1 },
            Party::Duel | Party::DuelWithThird => Pending::Opponent { by, card },
        }
    }

    /// The opponent is chosen: the duel begins, or a third person is asked for.
    pub(crate) fn duel(&self, by: Seat, card: Card, opponent: Seat) -> Pending {
        let inside = [by, opponent].into_iter().collect();
        match card.challenge() {
            Some(Challenge { party: Party::DuelWithThird, .. }) => Pending::Third { by, card, opponent },
            _ => Pending::Challenge { by, card, inside, third: None, tries: 1 },
        }
    }

    /// Who takes part in the challenge that is being played: for them rules are inactive. Whoever is out still belongs to the
    /// group, and the neutral third person takes part (rulings, "Challenges").
    pub(crate) fn participants(&self) -> Seats {
        match &self.pending {
            Some(Pending::Challenge { card, inside, third, .. }) => match card.challenge() {
                Some(Challenge { party: Party::Group, .. }) => self.all().collect(),
                _ => inside.iter().chain(*third).collect(),
            },
            _ => Seats::NONE,
        }
    }

    /// A player is out; the last one left has won.
    pub(crate) fn strike_out(&mut self, seat: Seat, events: &mut Vec<HiddenEvent>) {
        let Some(Pending::Challenge { inside, .. }) = &mut self.pending else { return };
        *inside = inside.iter().filter(|&other| other != seat).collect();
        let left = *inside;
        events.push(Event::Out { seat });
        if let (1, Some(last)) = (left.len(), left.iter().next()) {
            self.win_challenge(last, events);
        }
    }

    /// A challenge is won.
    pub(crate) fn win_challenge(&mut self, seat: Seat, events: &mut Vec<HiddenEvent>) {
        let Some(Pending::Challenge { card, .. }) = self.pending else { return };
        events.push(Event::Won { seat, card });
        self.pending = Some(Pending::Reward { seat, card, taken: None });
    }

    /// Nobody has clearly won: those who are left try once more.
    pub(crate) fn try_again(&mut self, events: &mut Vec<HiddenEvent>) {
        let Some(Pending::Challenge { card, tries, .. }) = &mut self.pending else { return };
        *tries = tries.saturating_add(1);
        events.push(Event::Again { card: *card });
    }

    /// Nobody can or wants to play it.
    pub(crate) fn call_off(&mut self, events: &mut Vec<HiddenEvent>) {
        let Some(Pending::Opponent { card, .. } | Pending::Third { card, .. } | Pending::Challenge { card, .. }) =
            self.pending
        else {
            return;
        };
        events.push(Event::CalledOff { card });
        self.end_challenge(card);
    }

    /// The winner draws a card, and may draw one more.
    pub(crate) fn draw_reward(&mut self, events: &mut Vec<HiddenEvent>) {
        let Some(Pending::Reward { seat, card, taken }) = self.pending else { return };
        self.draw_cards(seat, 1, events);
        let count = 1 + taken.map_or(0, Change::count);
        self.reward(seat, card, Change::Draw(count));
    }

    /// The winner discards a card, and may discard one more.
    pub(crate) fn discard_reward(&mut self, discarded: Card, events: &mut Vec<HiddenEvent>) {
        let Some(Pending::Reward { seat, card, taken }) = self.pending else { return };
        self.discard_card(seat, discarded, events);
        let count = 1 + taken.map_or(0, Change::count);
        self.reward(seat, card, Change::Discard(count));
    }

    fn reward(&mut self, seat: Seat, card: Card, taken: Change) {
        if taken.count() < REWARD {
            self.pending = Some(Pending::Reward { seat, card, taken: Some(taken) });
        } else {
            self.end_challenge(card);
        }
    }

    /// The winner has enough.
    pub(crate) fn end_reward(&mut self, events: &mut Vec<HiddenEvent>) {
        let Some(Pending::Reward { seat, card, .. }) = self.pending else { return };
        events.push(Event::Rewarded { seat });
        self.end_challenge(card);
    }

    fn end_challenge(&mut self, card: Card) {
        self.pending = None;
        self.discard.push(card);
    }
}
