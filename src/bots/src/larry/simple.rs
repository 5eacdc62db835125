//! A simple player, with whom the regulars are measured: it looks one act ahead and remembers nothing.

use larry::{Action, Card, Larry, Phase, Played, View};
use table::GameRng;

use crate::bot::{Bot, Choice, Decided, Thought};

pub(super) struct Simple;

impl Bot<Larry> for Simple {
    /// Lays the highest number that fits and says the truth; else plays an action card; else doubts what left no room, or
    /// lies. It always says "Larry!".
    fn ponder(&self, view: &View, menu: &[Action], _chance: GameRng) -> Box<dyn Thought<Action>> {
        let hand = view.hand.as_deref().unwrap_or_default();
        let worth = |action: &Action| {
            let larry = i32::from(action.larry() && hand.len() == 2);
            larry + 2 * worth(view, hand.len(), *action)
        };
        Decided::thought(Choice::of(*menu.iter().max_by_key(|action| worth(action)).unwrap_or(&menu[0])))
    }
}

fn worth(view: &View, held: usize, action: Action) -> i32 {
    let fits = |card: Card| view.honest(card).is_some_and(|sum| sum <= view.limit);
    match action {
        Action::Lay { card, sum, .. } if view.honest(card) == Some(sum) && card.is_number() => {
            100 + i32::from(card.value().unwrap_or(0))
        }
        Action::Lay { card: Card::Aetsch, sum, .. } if held == 1 => i32::from(sum == view.limit) * 200,
        // A lie says that nothing was added, or that the limit is reached.
        Action::Lay { card, sum, .. } if card.is_number() => {
            let plausible = sum == view.sum.unwrap_or(0).min(view.limit);
            30 * i32::from(plausible) + i32::from(card.value().unwrap_or(0))
        }
        Action::Lay { .. } => 1,
        Action::Show { card, .. } => i32::from(fits(card)) * 100 + i32::from(card.value().unwrap_or(0)),
        Action::Play { played: Played::DrawTwo(target) | Played::OpenPlay(target), .. } => {
            60 + i32::from(target == view.next)
        }
        Action::Play { .. } => 59,
        Action::Give { card, to, .. } => 10 + i32::from(card.value().unwrap_or(0)) + i32::from(to == view.next),
        Action::GiveNothing { .. } => 0,
        Action::Doubt if view.phase == Phase::Answer => 50,
        Action::Doubt => {
            let hidden = view.pile.iter().filter(|card| card.card.is_none()).count() as i32;
            20 + 5 * hidden.min(4)
        }
        Action::Accept => 0,
    }
}
