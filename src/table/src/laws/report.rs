//! The report of a run of random games.

use std::fmt;

use crate::Outcome;

/// Figures and violations of a run at tables of one size.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Report {
    /// The number of games played.
    pub games: u64,
    /// The number of acts of all games.
    pub actions: u64,
    /// The number of games with an outcome.
    pub ended: u64,
    /// The violations of laws, a sentence each.
    pub violations: Vec<String>,
    lengths: Vec<usize>,
    rounds: Vec<u32>,
    wins: Vec<u64>,
}

impl Report {
    pub(super) fn new(seats: u8) -> Report {
        Report {
            games: 0,
            actions: 0,
            ended: 0,
            violations: Vec::new(),
            lengths: Vec::new(),
            rounds: Vec::new(),
            wins: vec![0; usize::from(seats)],
        }
    }

    pub(super) fn add(&mut self, acts: usize, rounds: u32, outcome: Option<&Outcome>) {
        self.games += 1;
        self.actions += acts as u64;
        self.lengths.push(acts);
        self.rounds.push(rounds);
        if let Some(outcome) = outcome {
            self.ended += 1;
            for seat in outcome.winners.iter() {
                self.wins[seat.index()] += 1;
            }
        }
    }

    /// The percentile of the numbers of rounds, `percent` from 0 to 100; 0 if no game was played.
    #[must_use]
    pub fn rounds(&self, percent: usize) -> u32 {
        quantile(&self.rounds, percent)
    }

    pub(super) fn violate(&mut self, violation: String) {
        self.violations.push(violation);
    }
}

/// One figure in each line.
impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "games: {}", self.games)?;
        writeln!(f, "ended: {}", self.ended)?;
        writeln!(f, "actions: {}", self.actions)?;
        writeln!(f, "actions per game, median: {}", quantile(&self.lengths, 50))?;
        writeln!(f, "actions per game, 90th percentile: {}", quantile(&self.lengths, 90))?;
        for (name, percent) in [("median", 50), ("90th percentile", 90), ("99th percentile", 99)] {
            writeln!(f, "rounds, {name}: {}", self.rounds(percent))?;
        }
        let games = self.games.max(1);
        let share = |&wins: &_| {
            let tenths = (wins * 1000 + games / 2) / games;
            format!("{}.{}%", tenths / 10, tenths % 10)
        };
        let shares: Vec<String> = self.wins.iter().map(share).collect();
        writeln!(f, "wins per seat: {}", shares.join(" "))?;
        writeln!(f, "violations: {}", self.violations.len())?;
        self.violations.iter().take(20).try_for_each(|violation| writeln!(f, "  {violation}"))
    }
}

/// The percentile of the values, `percent` from 0 to 100; the default if there is no value.
fn quantile<T: Copy + Ord + Default>(values: &[T], percent: usize) -> T {
    let mut sorted = values.to_vec();
    sorted.sort_unstable();
    let at = (sorted.len() * percent / 100).min(sorted.len().saturating_sub(1));
    sorted.get(at).copied().unwrap_or_default()
}
