//! A player that chooses at random, with whom the regulars are measured.

use std::marker::PhantomData;

use table::laws::{Lawful, PATIENCE};
use table::{Action, Game, GameRng};

use crate::bot::{Bot, Choice, Decided, Sitting, Thought};

/// How long it waits before it does something out of turn, in milliseconds.
const DELAY: u32 = 2_000;

/// Chooses a kind of act at random, then an act of that kind; out of turn at one of ten moments. It seldom does what people
/// do seldom ([`Lawful::RARE`]).
#[derive(Clone, Copy, Debug)]
pub struct Random<G>(PhantomData<G>);

impl<G: Lawful> Random<G> {
    /// A random player.
    #[must_use]
    pub fn bot(_sitting: &Sitting<'_, G>) -> Box<dyn Bot<G>> {
        Box::new(Random(PhantomData))
    }
}

impl<G: Lawful> Bot<G> for Random<G> {
    fn ponder(&self, _view: &G::View, menu: &[G::Action], mut chance: GameRng) -> Box<dyn Thought<G::Action>> {
        let action = any::<G>(menu, &mut chance).unwrap_or_else(|| menu[0].clone());
        Decided::thought(Choice::of(action))
    }

    fn react(&self, _view: &G::View, menu: &[G::Action], mut chance: GameRng) -> Option<Choice<G::Action>> {
        let acts = chance.below(10) == 0;
        let action = any::<G>(menu, &mut chance).filter(|_| acts)?;
        Some(Choice { delay: chance.below(DELAY), ..Choice::of(action) })
    }
}

fn any<G: Lawful>(menu: &[G::Action], chance: &mut GameRng) -> Option<G::Action> {
    let mut chosen = of_a_kind::<G>(menu, chance)?;
    for _ in 0..PATIENCE {
        if !G::RARE.contains(&chosen.kind()) {
            break;
        }
        chosen = of_a_kind::<G>(menu, chance)?;
    }
    Some(chosen)
}

fn of_a_kind<G: Game>(menu: &[G::Action], chance: &mut GameRng) -> Option<G::Action> {
    let mut kinds: Vec<&'static str> = Vec::new();
    for act in menu {
        if !kinds.contains(&act.kind()) {
            kinds.push(act.kind());
        }
    }
    let kind = *chance.pick(&kinds)?;
    let alike: Vec<_> = menu.iter().filter(|act| act.kind() == kind).collect();
    chance.pick(&alike).map(|&act| act.clone())
}
