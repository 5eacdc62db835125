//! Regulars of Larry: a belief over the pile, and the odds of lies and doubts between two who know what they do, moved by the habits of
//! this table. No playouts are needed. A value is in cards, against laying a card that nobody doubts.

mod belief;
mod memory;
mod odds;
#[cfg(test)]
mod reduced;
mod simple;
mod weigh;

use larry::{Action, Event, Larry, View};
use table::{GameRng, Localized, Seat};

use crate::bot::{Bot, Choice, Decided, Sitting, Thought, Weighed};
use crate::level::{HasBots, Level};
use belief::{Belief, Trust};
use memory::Memory;
use simple::Simple;
use weigh::Scales;

/// So many acts are shown of all that were weighed.
const SHOWN: usize = 8;

/// The faults of a level.
#[derive(Clone, Copy, Debug)]
struct Faults {
    trust: Trust,
    /// What a lie costs beside its risk, in cards.
    shy: f64,
    /// An act that is worse by so many cards is chosen a quarter as often as the best one.
    blur: f64,
    /// "Larry!" is forgotten so often, in percent.
    forgets: u32,
}

/// A regular at a table of Larry.
struct Player {
    seat: Seat,
    faults: Faults,
    memory: Memory,
}

impl Bot<Larry> for Player {
    fn observe(&mut self, told: &[Event<Option<larry::Card>>], view: &View, _chance: &mut GameRng) {
        self.memory.observe(told, view);
    }

    fn ponder(&self, view: &View, menu: &[Action], mut chance: GameRng) -> Box<dyn Thought<Action>> {
        let scales = Scales {
            seat: self.seat,
            view,
            memory: &self.memory,
            belief: Belief::new(self.seat, view, &self.memory, self.faults.trust),
            habits: self.faults.trust.habits,
            shy: self.faults.shy,
        };
        let silent = menu.iter().filter(|action| !action.larry());
        let mut weighed: Vec<Weighed<Action>> =
            silent.map(|action| Weighed { action: *action, value: scales.worth(*action) }).collect();
        weighed.sort_by(|one, other| other.value.total_cmp(&one.value));
        let quiet = chosen(&weighed, self.faults.blur, &mut chance).unwrap_or(menu[0]);
        let loud = with_larry(quiet).filter(|loud| menu.contains(loud) && leaves_one(view));
        let forgets = chance.below(100) < self.faults.forgets;
        let action = loud.filter(|_| !forgets).unwrap_or(quiet);
        // The choice is shown in any case, with its shout.
        let nth = weighed.iter().position(|act| act.action == quiet);
        let own = nth.map(|at| Weighed { action, ..weighed.remove(at) });
        weighed.truncate(SHOWN - 1);
        weighed.extend(own);
        Decided::thought(Choice { action, delay: 0, weighed })
    }
}

/// An act, good ones more often.
fn chosen(weighed: &[Weighed<Action>], blur: f64, chance: &mut GameRng) -> Option<Action> {
    let best = weighed.first()?.value;
    let share = |weighed: &Weighed<Action>| {
        let far = blur / (blur + best - weighed.value);
        far * far * far * far
    };
    let all: f64 = weighed.iter().map(share).sum();
    let mut drawn = f64::from(chance.below(1 << 16)) / 65_536.0 * all;
    let falls = |weighed: &&Weighed<Action>| {
        drawn -= share(weighed);
        drawn < 0.0
    };
    weighed.iter().find(falls).or(weighed.first()).map(|weighed| weighed.action)
}

/// The same act with "Larry!".
fn with_larry(action: Action) -> Option<Action> {
    Some(match action {
        Action::Lay { card, sum, .. } => Action::Lay { card, sum, larry: true },
        Action::Show { card, .. } => Action::Show { card, larry: true },
        Action::Play { played, .. } => Action::Play { played, larry: true },
        Action::Give { card, to, .. } => Action::Give { card, to, larry: true },
        Action::GiveNothing { .. } | Action::Doubt | Action::Accept => return None,
    })
}

/// Whether one card is left in hand after this act, which takes one away.
fn leaves_one(view: &View) -> bool {
    view.hand.as_ref().is_some_and(|hand| hand.len() == 2)
}

impl HasBots for Larry {
    fn playouts(_level: Level) -> u32 {
        0
    }

    fn bot(sitting: &Sitting<'_, Larry>, level: Level) -> Box<dyn Bot<Larry>> {
        Box::new(Player { seat: sitting.seat, faults: faults(level), memory: Memory::default() })
    }

    fn unit(_level: Level) -> Localized {
        Localized {
            de: "Karten, verglichen mit einer Karte, an der niemand zweifelt",
            en: "cards, against a card that nobody doubts",
        }
    }

    fn simple(_sitting: &Sitting<'_, Larry>) -> Box<dyn Bot<Larry>> {
        Box::new(Simple)
    }

    fn about(level: Level) -> Localized {
        match level {
            Level::Apprentice => Localized {
                de: "Zählt nicht mit, zweifelt zu oft und vergisst gern „Larry!“.",
                en: "Counts no cards, doubts too often, and tends to forget “Larry!”.",
            },
            Level::Regular => Localized {
                de: "Zählt mit, blufft selten und zweifelt etwas zu oft.",
                en: "Counts cards, bluffs seldom, and doubts a little too often.",
            },
            Level::Host => Localized {
                de: "Zählt mit, blufft und merkt sich, wer von euch wie oft flunkert.",
                en: "Counts cards, bluffs, and keeps in mind which of you fibs how often.",
            },
        }
    }
}

fn faults(level: Level) -> Faults {
    match level {
        Level::Apprentice => {
            Faults { trust: Trust { counts: false, habits: false, suspects: 1.5 }, shy: 0.4, blur: 0.6, forgets: 25 }
        }
        Level::Regular => {
            Faults { trust: Trust { counts: true, habits: false, suspects: 1.0 }, shy: 0.25, blur: 0.25, forgets: 6 }
        }
        Level::Host => {
            Faults { trust: Trust { counts: true, habits: true, suspects: 0.7 }, shy: 0.0, blur: 0.1, forgets: 0 }
        }
    }
}
