//! How the regulars choose what to keep.

use std::rc::Rc;

use geizen::{Action, Dice, Geizen, View};
use table::{GameRng, Seat};

use super::chance::Chances;
use super::lattice::{Lattice, Values, Worth};
use crate::bot::{Bot, Choice, Decided, Thought, Weighed};
use crate::level::Level;
use crate::weigh::near_best;

/// Solves turns: whose tables are worked out once.
#[derive(Clone, Debug, Default)]
pub struct Solver {
    lattice: Rc<Lattice>,
    chances: Rc<Chances>,
}

/// What a keep is worth if every later choice is the best one.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Weighing {
    /// The dice that would be put aside now.
    pub keep: Dice,
    /// The share of the victory that can be expected, 0 to 1.
    pub win: f64,
    /// What the turn is expected to change in the player's chips.
    pub chips: f64,
}

impl Solver {
    /// A solver with other tables than the stored ones.
    #[must_use]
    pub fn with(chances: Chances) -> Solver {
        Solver { lattice: Rc::default(), chances: Rc::new(chances) }
    }

    /// What the player on turn can expect of every set of kept dice, in shares of the victory.
    #[must_use]
    pub fn solve(&self, view: &View) -> Values {
        self.lattice.solve(view.kept, |dice| {
            let after = view.scored(dice);
            Worth { aim: self.chances.of(&after, view.turn), chips: chips(view, &after) }
        })
    }

    /// What every keep that the roll allows is worth, in the order of the menu; empty before a roll.
    ///
    /// To look back at a turn: the difference to the best keep is what the choice has cost, the rest is luck.
    #[must_use]
    pub fn weigh(&self, view: &View) -> Vec<Weighing> {
        let values = self.solve(view);
        let weighing = |keep: Dice| {
            let worth = values.of(view.kept.plus(keep));
            Weighing { keep, win: worth.aim, chips: worth.chips }
        };
        if view.over { Vec::new() } else { view.rolled.choices().into_iter().map(weighing).collect() }
    }

    /// The same for a player who wants the most chips more than the average of the others, and looks no further than this turn.
    pub(super) fn weigh_turn(&self, view: &View) -> Values {
        self.lattice.solve(view.kept, |dice| {
            let after = view.scored(dice);
            Worth { aim: against_others(view, &after), chips: chips(view, &after) }
        })
    }
}

/// What a turn has changed in the chips of the player on turn, less what it has changed in those of the others on average.
pub(super) fn against_others(before: &View, after: &View) -> f64 {
    let others = |view: &View| {
        let others = before.turn.others(view.hands.len() as u8);
        others.map(|seat| f64::from(view.hands[seat.index()])).sum::<f64>() / (view.hands.len() - 1) as f64
    };
    chips(before, after) + others(before) - others(after)
}

/// What a turn has changed in the player's chips.
fn chips(before: &View, after: &View) -> f64 {
    let seat = before.turn.index();
    f64::from(after.hands[seat]) - f64::from(before.hands[seat])
}

/// How a player values a keep.
enum Style {
    Win(Solver),
    Turn(Solver),
    /// What the dice put aside come to, less so many chips for each die that is still to be rolled.
    Now {
        other: f64,
    },
}

struct Player {
    style: Style,
    /// Keeps that are worth so much less than the best one are chosen too, the less often the worse they are.
    slack: f64,
}

/// A regular of this level.
pub(super) fn regular(_seat: Seat, level: Level) -> Box<dyn Bot<Geizen>> {
    Box::new(match level {
        Level::Host => Player { style: Style::Win(Solver::default()), slack: 0.0 },
        Level::Regular => Player { style: Style::Turn(Solver::default()), slack: 0.3 },
        Level::Apprentice => Player { style: Style::Now { other: 0.2 }, slack: 0.6 },
    })
}

/// The simple player: keeps what costs least now.
pub(super) fn simple(_seat: Seat) -> Box<dyn Bot<Geizen>> {
    Box::new(Player { style: Style::Now { other: 0.0 }, slack: 0.0 })
}

impl Player {
    fn weigh(&self, view: &View) -> Vec<Weighed<Action>> {
        let each = |value: &dyn Fn(Dice) -> f64| {
            let choices = view.rolled.choices().into_iter();
            choices.map(|keep| Weighed { action: Action::Keep(keep), value: value(keep) }).collect()
        };
        match &self.style {
            Style::Win(solver) => {
                let values = solver.solve(view);
                each(&|keep| 100.0 * values.of(view.kept.plus(keep)).aim)
            }
            Style::Turn(solver) => {
                let values = solver.weigh_turn(view);
                each(&|keep| values.of(view.kept.plus(keep)).aim)
            }
            Style::Now { other } => each(&|keep| {
                let kept = view.kept.plus(keep);
                let now = chips(view, &View { turn: view.turn, ..view.scored(kept) });
                now - other * f64::from(geizen::DICE - kept.len())
            }),
        }
    }
}

impl Bot<Geizen> for Player {
    fn ponder(&self, view: &View, menu: &[Action], mut chance: GameRng) -> Box<dyn Thought<Action>> {
        if view.rolled.is_empty() {
            return Decided::thought(Choice::of(menu[0]));
        }
        let weighed = self.weigh(view);
        let action = near_best(&weighed, self.slack, &mut chance).unwrap_or(menu[0]);
        Decided::thought(Choice { action, delay: 0, weighed })
    }
}
