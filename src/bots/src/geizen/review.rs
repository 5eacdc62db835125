//! Looking back at a game of Geizen: what luck and what choices brought in every turn.

use geizen::{Action, Geizen, View};
use table::{Entry, Game, Record, Viewer};

use super::player::{Solver, against_others};
use crate::level::{Costly, TurnReview};

/// Every turn of the game, in chips against the average of the others. Luck, choices, and what the best choices let expect before the
/// first roll add up to what the turn has brought. A choice is measured by its own turn alone, as the "Stammgast" weighs it.
pub(super) fn review(record: &Record<Geizen>) -> Vec<TurnReview<Action>> {
    let solver = Solver::default();
    let mut turns: Vec<TurnReview<Action>> = Vec::new();
    let mut game = record.prefix(0).game().clone();
    let mut start: Option<View> = None;
    let mut expected = 0.0;
    for (line, entry) in record.entries().iter().enumerate() {
        let Entry::Act(step) = entry else { continue };
        if step.struck {
            continue;
        }
        let view = game.view(Viewer::Table);
        let values = solver.weigh_turn(&view);
        if start.as_ref().is_none_or(|start| (start.turn, start.round) != (view.turn, view.round)) {
            expected = values.of(view.kept).aim;
            turns.push(TurnReview { seat: step.seat, luck: 0.0, choices: 0.0, costliest: None });
            start = Some(view.clone());
        }
        let Some((turn, begun)) = turns.last_mut().zip(start.as_ref()) else { continue };
        if let Action::Keep(kept) = step.action {
            let value = |keep| values.of(view.kept.plus(keep)).aim;
            let best = view.rolled.choices().into_iter().max_by(|one, other| value(*one).total_cmp(&value(*other)));
            if let Some(best) = best {
                let cost = value(best) - value(kept);
                turn.choices -= cost;
                if turn.costliest.as_ref().is_none_or(|most| most.cost < cost) && cost > 0.0 {
                    turn.costliest = Some(Costly { line, best: Action::Keep(best), cost });
                }
            }
        }
        game.resolve(step.seat, step.action, &mut Vec::new());
        let after = game.view(Viewer::Table);
        if after.over || (after.turn, after.round) != (begun.turn, begun.round) {
            turn.luck = against_others(begun, &after) - expected - turn.choices;
        }
    }
    turns
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::company::{Company, Next, regular};
    use crate::level::Level;
    use table::{Seat, Seed};

    fn played(level: Level, seed: u64) -> Record<Geizen> {
        let mut record: Record<Geizen> = Record::deal(3, Default::default(), Seed::from_number(seed));
        let mut company = Company::new(&record);
        for seat in Seat::all(3) {
            company.seat(&record, seat, regular(level));
        }
        while let Next::Act { seat, choice } = company.next(&record, u32::MAX) {
            record.act(seat, choice.action).expect("an act of the menu");
        }
        record
    }

    /// The luck of many turns comes to nothing.
    #[test]
    fn luck_is_even_and_choices_never_help() {
        let all: Vec<_> = (0..60).flat_map(|seed| review(&played(Level::Apprentice, seed))).collect();
        assert!(all.iter().all(|turn| turn.choices <= 1e-9 && turn.costliest.is_some() == (turn.choices < 0.0)));
        let mean = all.iter().map(|turn| turn.luck).sum::<f64>() / all.len() as f64;
        let spread = all.iter().map(|turn| turn.luck * turn.luck).sum::<f64>() / all.len() as f64;
        assert!(mean.abs() < 4.0 * (spread / all.len() as f64).sqrt(), "{mean} in {} turns", all.len());
    }

    /// Who plays for the turn and makes few mistakes loses less by choices.
    #[test]
    fn better_players_lose_less() {
        let lost = |level| {
            let all: Vec<_> = (0..20).flat_map(|seed| review(&played(level, seed))).collect();
            all.iter().map(|turn| turn.choices).sum::<f64>() / all.len() as f64
        };
        assert!(lost(Level::Regular) > lost(Level::Apprentice));
    }
}
