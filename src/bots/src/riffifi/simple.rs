//! A simple player, with whom the regulars are measured: it looks one act ahead and remembers nothing.

use riffifi::{Action, Card, Effect, Riffifi, View};
use table::{GameRng, Seat};

use crate::bot::{Bot, Choice, Decided, Thought};

pub(super) struct Simple;

impl Bot<Riffifi> for Simple {
    /// Turns down as much as possible, claims what is likely to stay for all that the own hand and the table show, or loses the
    /// highest card.
    fn ponder(&self, view: &View, menu: &[Action], _chance: GameRng) -> Box<dyn Thought<Action>> {
        let action = menu.iter().max_by_key(|action| worth(view, **action)).unwrap_or(&menu[0]);
        Decided::thought(Choice::of(*action))
    }
}

fn value(card: Card) -> i32 {
    card.claim().map_or(0, |(_, value)| value.into())
}

/// In tenths of a chip.
fn worth(view: &View, action: Action) -> i32 {
    let open = |seat: Seat| view.places[seat.index()].open.map_or(0, value);
    match action {
        Action::Play(card) => {
            let effect = view.hand.iter().flatten().find(|held| held.card == card).map(|held| held.effect);
            match effect {
                Some(Effect::Turns(rival)) => likely(view, card) + 10 * open(rival),
                Some(Effect::TurnedBy(_)) => value(card) - 100,
                Some(Effect::Officer) => {
                    5 * view.places.iter().flat_map(|place| place.open).map(value).max().unwrap_or(0)
                }
                _ => likely(view, card),
            }
        }
        Action::LayUnseen(card) => value(card) - 99,
        Action::Turn(target) => target.map_or(0, open),
        Action::Collect(_) => 0,
    }
}

/// What a card is likely to bring: the fewer lower ones others may hold, the more.
fn likely(view: &View, card: Card) -> i32 {
    let held = view.hand.iter().flatten().map(|held| held.card);
    let known = held.chain(view.out.iter()).filter(|known| card.tops(*known)).count() as i32;
    value(card) * 30 / (3 + value(card) - 1 - known)
}
