//! The position text of Bohei: `hands:0.44/20.21/46 slots:3/- turn:b`.
//!
//! | key | value | if missing |
//! |---|---|---|
//! | `options` | house rules as a record writes them | the printed game |
//! | `hands` | the hands in sitting order by `/`, their cards by `.`; `-` for none; always needed | |
//! | `slots` | the rules in the slots by `/`; `-` a free one; a third slot is the extra one | `-/-` |
//! | `order` | the rules in force, the oldest first, by `.` | the order of the slots |
//! | `discard` | from bottom to top, by `.`; `-` for none | `-` |
//! | `draw` | the draw pile, the card drawn first at the left, by `.`; `-` for none | none named |
//! | `rest` | where cards lie that are named nowhere: below the piles `draw` or `discard`, or in a hand | `draw` |
//! | `starter` | who began the game | `a` |
//! | `turn` | whose turn it is | the starter |
//! | `round` | the number of the round | `1` |
//! | `phase` | `draw`, `rule`, `play`, `close` or `over` | `draw`; `close` under an action or a challenge |
//! | `called` | whose "Bohei!" counts: `ac` | nobody |
//! | `call` | `last`: the player on turn came to the goal number by the step that began the turn, and may still call | |
//! | `breach` | who has reported whom, `ab`, with `+` if confirmed; several by `.`, the oldest first | none |
//! | `ended` | the rule about behaviour that has ended in this turn | none |
//! | `ticks` | who is ticked, for the ten traits, by `.`; `-` nobody | nobody |
//! | `pending` | see below | nothing |
//!
//! | pending | what waits |
//! |---|---|
//! | `aim.36`, `ticks.26` | the player on turn chooses a player, or ticks |
//! | `orders.39.a.b?n.cy.dn` | an action: a has not answered, b reaches for "Nö", c accepts, d has played "Nö" (`o`: Opposite day) |
//! | `orders.42.ay.by.b1` | all have answered, and b still discards one card |
//! | `penalty.-1.b` | a penalty of b, with an answer like an action's |
//! | `opponent.46`, `third.55.b` | a duel asks for an opponent, or against b for a third person |
//! | `challenge.46.ab.1`, `challenge.55.ab.1.c` | a challenge is played for the first time between a and b, c helps |
//! | `reward.46.b`, `reward.46.b.+1` | b has won and chooses the reward, or has drawn one card of it |
//!
//! Cards are written as their numbers.

mod cards;
mod pending;
mod text;

use table::{
    GameRng, Pool, Position, PositionError, Scene, Seat, changed_options, joined, joined_or_dash, seats_for,
    write_words,
};

use crate::deal::deck;
use crate::{Bohei, Orders, Pending, Phase};
use cards::{read_order, read_piles, read_slots, write_slots};
use text::{read_breaches, read_call, read_ended, read_seats, read_ticks, write_breach, write_seats};

impl Scene for Bohei {
    const KEYS: &'static [&'static str] = &[
        "options", "hands", "slots", "order", "discard", "draw", "rest", "starter", "turn", "round", "phase", "called",
        "call", "breach", "ended", "ticks", "pending",
    ];

    fn position(&self) -> String {
        let ticked = self.ticks.iter().any(|seats| !seats.is_empty());
        let words = [
            ("options", changed_options(&self.options)),
            ("hands", joined(self.all().map(|seat| joined_or_dash(self.hand(seat), ".")), "/")),
            ("slots", write_slots(self)),
            ("order", joined(&self.rules, ".")),
            ("discard", joined_or_dash(&self.discard, ".")),
            ("draw", joined_or_dash(self.draw.iter().rev(), ".")),
            ("starter", self.starter.to_string()),
            ("turn", self.turn.to_string()),
            ("round", self.round.to_string()),
            ("phase", self.phase.written().to_owned()),
            ("called", joined(self.called.iter(), "")),
            ("call", if self.last_call { "last".to_owned() } else { String::new() }),
            ("breach", joined(self.breaches.iter().map(write_breach), ".")),
            ("ended", joined(self.ended, "")),
            ("ticks", if ticked { joined(self.ticks.iter().copied().map(write_seats), ".") } else { String::new() }),
            ("pending", self.pending.as_ref().map(Pending::written).unwrap_or_default()),
        ];
        write_words(words)
    }

    fn set_up(position: &Position<'_>) -> Result<Bohei, PositionError> {
        let hands: Vec<&str> = position.get("hands").unwrap_or_default().split('/').collect();
        let seats = seats_for::<Bohei>(hands.len())?;
        let mut game = Bohei::lay_out(seats, position.options(seats)?, GameRng::from_seed([0; 32]));
        game.starter = position.seat("starter", seats)?.unwrap_or(Seat::new(0));
        game.turn = position.seat("turn", seats)?.unwrap_or(game.starter);
        game.round = position.parsed("round")?.unwrap_or(1);
        game.ticks = read_ticks(position, seats)?;
        game.breaches = position.get("breach").map_or(Ok(Vec::new()), |text| read_breaches(text, seats))?;
        game.ended = position.get("ended").map(read_ended).transpose()?;
        game.last_call = position.get("call").map_or(Ok(false), read_call)?;
        let mut pool = Pool::new(deck());
        for (seat, hand) in game.all().zip(&hands) {
            let mut cards = pool.read_all(hand)?;
            cards.sort_unstable();
            game.hands[seat.index()] = cards;
        }
        read_slots(&mut game, &mut pool, position.get("slots").unwrap_or("-/-"))?;
        position.get("order").map_or(Ok(()), |text| read_order(&mut game, text))?;
        position.get("pending").map_or(Ok(()), |text| game.read_pending(text))?;
        for card in game.waiting() {
            pool.take(card)?;
        }
        let rest = position.rest(seats)?;
        let pile = |key| position.get(key).unwrap_or("-");
        read_piles(&mut game, pool, pile("draw"), pile("discard"), rest)?;
        let called = position.get("called").unwrap_or_default();
        game.called = read_seats(called, &format!("called:{called}"), seats)?;
        game.read_phase(position.get("phase"))?;
        game.possible(position)?;
        Ok(game)
    }
}

impl Phase {
    fn written(self) -> &'static str {
        match self {
            Phase::Draw => "draw",
            Phase::Rule => "rule",
            Phase::Play => "play",
            Phase::Close => "close",
            Phase::Over => "over",
        }
    }
}

impl Bohei {
    fn read_phase(&mut self, text: Option<&str>) -> Result<(), PositionError> {
        let Some(text) = text else { return Ok(()) };
        let phases = [Phase::Draw, Phase::Rule, Phase::Play, Phase::Close, Phase::Over];
        let phase = phases.into_iter().find(|phase| phase.written() == text);
        self.phase = phase.ok_or_else(|| PositionError::new(format!("phase:{text}"), "no such phase"))?;
        Ok(())
    }

    /// Whether the rules can lead to this position.
    fn possible(&self, position: &Position<'_>) -> Result<(), PositionError> {
        let wrong = |key: &str, problem| {
            let text = position.get(key).unwrap_or_default();
            Err(PositionError::new(format!("{key}:{text}"), problem))
        };
        let reached = |seat: Seat| self.count(seat) == self.goal();
        if !self.called.iter().all(reached) {
            return wrong("called", "a call counts with the goal number only");
        }
        let reports = |seat: Seat| self.breaches.iter().filter(|breach| breach.seat == seat).count();
        let confirmed = self.breaches.iter().any(|breach| breach.confirmed);
        let paying = self.penalised().is_some_and(|seat| reports(seat) > 0);
        if self.all().any(|seat| reports(seat) > 1) || paying || (confirmed && self.pending.is_none()) {
            return wrong("breach", "one for each accused, and a confirmed one costs unless something waits");
        }
        if self.ended.is_some_and(|card| {
            self.rules.contains(&card) || matches!(self.phase, Phase::Draw | Phase::Rule | Phase::Over)
        }) {
            return wrong("ended", "a rule ends in phase 2");
        }
        if self.last_call && (self.phase != Phase::Draw || !reached(self.turn) || self.called.contains(self.turn)) {
            return wrong("call", "in phase 1 only, with the goal number and no call");
        }
        let fits = match (&self.pending, self.phase) {
            (None, Phase::Draw | Phase::Play) => true,
            (None, Phase::Rule) => self.holds_rule(self.turn),
            (None, Phase::Over) => reached(self.turn) && self.called.contains(self.turn) && self.breaches.is_empty(),
            (Some(_), Phase::Close) => true,
            (Some(_), Phase::Draw | Phase::Rule | Phase::Play) => self.is_penalty(),
            (None, Phase::Close) | (Some(_), Phase::Over) => false,
        };
        if !fits {
            return wrong("phase", "the turn cannot stand so");
        }
        if let Some(Pending::Orders(Orders { due: Some((seat, count)), .. })) = self.pending
            && self.count(seat) <= count
        {
            return wrong("pending", "too few cards go all at once");
        }
        Ok(())
    }
}
