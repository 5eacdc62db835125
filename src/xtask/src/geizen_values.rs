//! `cargo geizen-values`: works out the tables of the regulars of Geizen and writes them.

use std::fs;

use anyhow::{Context as _, Result};
use bots::geizen::{BOARDS, CHANCES, Chances, LEAD, Lattice, MOST, STEPS, Solver, Worth, board_number, cell};
use clap::Args;
use geizen::{DICE, Dice, Field, Geizen, ROWS, View};
use table::{Game, GameRng, Seed, Viewer};

use crate::shell;

/// What a chip of the next turn is worth of a chip of this one: games end, and what lies on the board then belongs to nobody.
const LATER: f64 = 0.9;
/// How often the values of all boards are worked out from each other. With [`LATER`] they hardly change any more.
const SWEEPS: usize = 12;

/// The arguments of `cargo geizen-values`.
#[derive(Debug, Args)]
pub(crate) struct GeizenValues {
    /// How many games are played to work the chances out
    #[arg(long, value_name = "N", default_value_t = 8_000)]
    games: u64,
}

impl GeizenValues {
    pub(crate) fn run(self) -> Result<()> {
        let chances = chances(boards(), self.games);
        let path = shell::root().join("src/bots/src/geizen/values.bin");
        fs::write(&path, chances.stored()).with_context(|| format!("{} cannot be written", path.display()))?;
        println!("{}: {} bytes", path.display(), BOARDS + CHANCES);
        Ok(())
    }
}

/// What lies in a row, as far as the bank has paid every yellow field.
fn lying(face: usize, filled: usize) -> u8 {
    (0..filled).map(|field| ROWS[face].chips(field)).sum()
}

/// What a turn changes in the difference between the player and one opponent, and the board after it, if nobody runs out of
/// chips.
fn played(mut filled: [usize; 5], dice: Dice) -> (f64, [usize; 5]) {
    let mut gain = 0;
    for face in dice.faces().filter(|&face| face < 6) {
        let row = usize::from(face) - 1;
        let (plan, field) = (&ROWS[row], filled[row]);
        if plan.fields[field] != Field::Yellow {
            gain -= i32::from(plan.chips(field));
        }
        filled[row] += 1;
        if plan.fields[field] == Field::Red {
            gain += i32::from(lying(row, filled[row])) + i32::from(plan.arrow);
            filled[row] = 0;
        }
    }
    (f64::from(gain), filled)
}

/// The rows of the board with this number.
fn filled(mut number: usize) -> [usize; 5] {
    let mut filled = [0; 5];
    for row in (0..5).rev() {
        (filled[row], number) = (number % ROWS[row].fields.len(), number / ROWS[row].fields.len());
    }
    filled
}

fn number(filled: [usize; 5]) -> usize {
    ROWS.iter().zip(filled).fold(0, |number, (plan, filled)| number * plan.fields.len() + filled)
}

/// What each board is worth to the player on turn at a table for two, in chips: what the turn brings, less what the next
/// board is worth to the opponent.
fn boards() -> Vec<f64> {
    let lattice = Lattice::new();
    let mut values = vec![0.0; BOARDS];
    for sweep in 0..SWEEPS {
        let mut change = 0.0;
        for at in 0..BOARDS {
            let rows = filled(at);
            let turn = lattice.solve(Dice::NONE, |dice| {
                let (gain, after) = played(rows, dice);
                Worth { aim: gain - LATER * values[number(after)], chips: gain }
            });
            let value = turn.of(Dice::NONE).aim;
            change = f64::max(change, (value - values[at]).abs());
            values[at] = value;
        }
        println!("boards, sweep {sweep}: changed by at most {change:.3}");
    }
    let (low, high) =
        values.iter().fold((0.0, 0.0), |(low, high), &value| (f64::min(low, value), f64::max(high, value)));
    println!("boards: {low:.1} to {high:.1} chips, {STEPS} steps a chip");
    values
}

/// How often the chances are fitted to the games.
const ROUNDS: u64 = 16;
/// How many positions a chance is worth that was there before.
const STEADY: f64 = 3.0;

/// The chances to win, fitted to games of two players who use them: each position says what its player can expect if the
/// chances after the turn are right.
fn chances(boards: Vec<f64>, games: u64) -> Chances {
    let lead = |at: usize| (at % (2 * LEAD + 1)) as f64 - LEAD as f64;
    let guess = |at: usize| 0.5 + 0.5 * lead(at) / (lead(at).abs() + 5.0);
    let mut chances = Chances { boards, chances: (0..CHANCES).map(guess).collect() };
    let (mut sums, mut weights) = (vec![0.0; CHANCES], vec![0.0; CHANCES]);
    for round in 0..ROUNDS {
        let solver = Solver::with(chances.clone());
        let mut error = 0.0;
        let mut count = 0.0;
        for game in 0..games / ROUNDS {
            for (view, expected) in positions(&solver, round * games + game) {
                let mover = view.turn;
                let [own, other] = [mover, mover.after(1, 2)].map(|seat| f64::from(view.hands[seat.index()]));
                let board = chances.boards[board_number(&view.board)];
                let (row, at, part) = cell(own.min(other), own - other + board);
                for (at, weight) in [(row + at, 1.0 - part), (row + at + 1, part)] {
                    sums[at] += weight * expected;
                    weights[at] += weight;
                }
                let miss = chances.duel(own.min(other), own - other + board) - expected;
                (error, count) = (error + miss * miss, count + 1.0);
            }
        }
        smooth(&mut chances.chances, &sums, &weights);
        println!("chances, round {round}: {count} positions, off by {:.4}", (error / f64::max(count, 1.0)).sqrt());
        sums.iter_mut().chain(&mut weights).for_each(|sum| *sum *= 0.6);
    }
    chances
}

/// Each chance becomes the mean of its positions and, for so many as [`STEADY`], of its neighbours' chances; it never falls
/// with the lead.
fn smooth(chances: &mut [f64], sums: &[f64], weights: &[f64]) {
    let width = 2 * LEAD + 1;
    let old = chances.to_vec();
    for row in 0..=MOST {
        for at in 0..width {
            let near = [at.saturating_sub(1), at, (at + 1).min(width - 1)].map(|at| old[row * width + at]);
            let near = near.iter().sum::<f64>() / 3.0;
            let cell = row * width + at;
            chances[cell] = (sums[cell] + STEADY * near) / (weights[cell] + STEADY);
        }
        for at in 1..width {
            let cell = row * width + at;
            chances[cell] = chances[cell].max(chances[cell - 1]);
        }
    }
}

/// The positions at the beginnings of the turns of one game, with what the player on turn can expect. Every eighth keep is
/// any, so that other positions are met too.
fn positions(solver: &Solver, seed: u64) -> Vec<(View, f64)> {
    let mut rng = Seed::from_number(seed).rng(2);
    let mut view = Geizen::deal(2, geizen::Options::default(), Seed::from_number(!seed).rng(2)).view(Viewer::Table);
    let mut met = Vec::new();
    while !view.over && met.len() < 200 {
        let values = solver.solve(&view);
        met.push((view.clone(), values.of(Dice::NONE).aim));
        let mut kept = Dice::NONE;
        while kept.len() < DICE {
            let choices = roll(DICE - kept.len(), &mut rng).choices();
            let best = choices.iter().max_by(|one, other| {
                let [one, other] = [one, other].map(|keep| values.of(kept.plus(**keep)).aim);
                one.total_cmp(&other)
            });
            let any = rng.below(8) == 0;
            let keep = if any { rng.pick(&choices) } else { best };
            kept = keep.map_or(kept, |keep| kept.plus(*keep));
        }
        view = view.scored(kept);
    }
    met
}

fn roll(dice: u8, rng: &mut GameRng) -> Dice {
    (0..dice).map(|_| 1 + rng.below(6) as u8).collect()
}
