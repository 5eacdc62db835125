//! Bohei for the law kit: counting the deck, and resampling what a viewer does not see.

use table::laws::Lawful;
use table::{Game, GameRng, Seat, Viewer};

use crate::deal::deck;
use crate::{Action, Bohei, Card, Cause, Event, HiddenEvent, Pending, Phase, Reply};

impl Lawful for Bohei {
    /// Six of 60,000 random games took more than half as many acts. A record of so many acts can still be read.
    const LONGEST: usize = 20_000;

    /// People report a breach, leave a phase unused or play a card less often than chance would. If all kinds of acts
    /// were equally likely, every fifth act would be a report, and a game of three would take 18 rounds.
    const RARE: &'static [&'static str] = &["report", "pass", "play"];

    fn rounds(&self) -> u32 {
        u32::from(self.round)
    }

    /// Hands, piles, slots and the cards that wait make up the whole deck.
    fn conserved(&self) -> Result<(), String> {
        let hands = self.hands.iter().flatten().copied();
        let piles = self.draw.iter().chain(&self.discard).copied();
        let rules = self.slots.iter().copied().flatten().chain(self.extra);
        let mut all: Vec<Card> = hands.chain(piles).chain(rules).chain(self.waiting()).collect();
        let mut whole: Vec<Card> = deck().collect();
        all.sort_unstable();
        whole.sort_unstable();
        if all == whole { Ok(()) } else { Err(format!("these cards instead of the deck: {all:?}")) }
    }

    /// Deals anew what the viewer does not see: the draw pile and the hands of the others. Whoever must play a rule card holds
    /// one at the resampled table, too.
    fn resample(&self, viewer: Viewer, mut rng: GameRng) -> Bohei {
        let mut resampled = self.clone();
        let hidden = |seat: &Seat| viewer != Viewer::Seat(*seat);
        let mut cards = std::mem::take(&mut resampled.draw);
        for seat in self.all().filter(hidden) {
            cards.append(&mut resampled.hands[seat.index()]);
        }
        rng.shuffle(&mut cards);
        if self.phase == Phase::Rule && self.holds_rule(self.turn) && hidden(&self.turn) {
            let rule = cards.iter().position(|card| card.rule().is_some());
            resampled.hands[self.turn.index()].extend(rule.map(|at| cards.swap_remove(at)));
        }
        for seat in self.all().filter(hidden) {
            let hand = &mut resampled.hands[seat.index()];
            let missing = self.hand(seat).len().saturating_sub(hand.len());
            hand.extend(cards.drain(cards.len().saturating_sub(missing)..));
            hand.sort_unstable();
        }
        resampled.draw = cards;
        Bohei { rng, ..resampled }
    }

    /// The same act, unless it shows the viewer something that was hidden: a card of another hand, a card just drawn, or
    /// whether another hand holds a rule.
    fn matching_action(&self, resampled: &Bohei, viewer: Viewer, seat: Seat, action: &Action) -> Option<Action> {
        let mut events = Vec::new();
        self.clone().resolve(seat, *action, &mut events);
        let own = |seat: Seat| viewer == Viewer::Seat(seat);
        let news = |event: &HiddenEvent| match event {
            Event::Drew { seat, cards, .. } => own(*seat) && !cards.is_empty(),
            Event::Discarded { seat, .. }
            | Event::Enacted { seat, .. }
            | Event::Played { seat, .. }
            | Event::Answered { seat, .. } => !own(*seat),
            Event::RuleDue { seat: turn, holds } => !own(*turn) && *holds != resampled.will_hold(*turn, seat, *action),
            _ => false,
        };
        if events.iter().any(news) {
            return None;
        }
        resampled.legal(seat).into_iter().rfind(|other| other == action)
    }
}

impl Bohei {
    /// Whether a player holds a rule card at this table after this act.
    fn will_hold(&self, turn: Seat, seat: Seat, action: Action) -> bool {
        let mut after = self.clone();
        if after.check(seat, &action).is_ok() {
            after.resolve(seat, action, &mut Vec::new());
        }
        after.holds_rule(turn)
    }

    /// The cards that lie on the table until what waits is done.
    pub(crate) fn waiting(&self) -> Vec<Card> {
        match &self.pending {
            None => Vec::new(),
            Some(
                Pending::Aim { card, .. }
                | Pending::Ticks { card, .. }
                | Pending::Opponent { card, .. }
                | Pending::Third { card, .. }
                | Pending::Challenge { card, .. }
                | Pending::Reward { card, .. },
            ) => vec![*card],
            Some(Pending::Orders(orders)) => {
                let action = match orders.cause {
                    Cause::Action { card, .. } => Some(card),
                    Cause::Breach => None,
                };
                let answer = |reply| match reply {
                    Reply::Played(answer) => Some(answer.card()),
                    _ => None,
                };
                action.into_iter().chain(orders.each.iter().filter_map(|each| answer(each.reply))).collect()
            }
        }
    }
}
