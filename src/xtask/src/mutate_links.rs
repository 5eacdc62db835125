//! `cargo mutate-links`: reads very many mutated links and prints what became of them.

use std::collections::BTreeMap;
use std::panic;
use std::process::ExitCode;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::{Duration, Instant};

use anyhow::Result;
use clap::Args;
use table::{Link, Seed};
use xtask::fuzz::{Corpus, Mutation, open};

use crate::shell::spoken;

/// Reading no link takes this long; a link that does is taken for an endless loop.
const ENDLESS: Duration = Duration::from_secs(30);

/// The arguments of `cargo mutate-links`.
#[derive(Debug, Args)]
pub(crate) struct MutateLinks {
    /// How many links
    #[arg(long, value_name = "N", default_value_t = 1_000_000)]
    links: u64,
    /// The seed of the links and of their mutations
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,
}

/// What became of the links.
#[derive(Default)]
struct Outcomes {
    outcomes: BTreeMap<String, u64>,
    /// How often a mutation was the first one of a link, and how many of these links were still read.
    mutations: BTreeMap<Mutation, (u64, u64)>,
    panics: Vec<String>,
    slowest: (Duration, String),
    bytes: usize,
}

impl MutateLinks {
    pub(crate) fn run(self) -> Result<ExitCode> {
        let start = Instant::now();
        let corpus = Corpus::new(self.seed);
        println!("{} links of all games, {} mutations, seed {}", corpus.count(), self.links, self.seed);
        let outcomes = tried(&self, &corpus);
        print!("{}", summary(&outcomes, start.elapsed()));
        Ok(if outcomes.panics.is_empty() { ExitCode::SUCCESS } else { ExitCode::FAILURE })
    }
}

fn tried(args: &MutateLinks, corpus: &Corpus) -> Outcomes {
    let mut rng = Seed::from_number(args.seed).rng(2);
    let mut outcomes = Outcomes::default();
    let watched = watch();
    for number in 1..=args.links {
        let (mutation, text) = Mutation::link(corpus, &mut rng);
        if let Ok(mut current) = watched.1.lock() {
            current.clone_from(&text);
        }
        watched.0.store(number, Ordering::Relaxed);
        let start = Instant::now();
        let read = panic::catch_unwind(|| open(&text));
        let taken = start.elapsed();
        let of_kind = outcomes.mutations.entry(mutation).or_default();
        of_kind.0 += 1;
        let outcome = match read {
            Ok(Ok(link)) => {
                of_kind.1 += 1;
                if matches!(link, Link::Game(_)) { "a game" } else { "house rules" }.to_owned()
            }
            Ok(Err(error)) => format!("refused: {}", error.problem.phrase().en),
            Err(_) => {
                outcomes.panics.push(text.clone());
                "a panic".to_owned()
            }
        };
        *outcomes.outcomes.entry(outcome).or_default() += 1;
        outcomes.bytes += text.len();
        if taken > outcomes.slowest.0 {
            // Once more, lest something else was slow.
            let start = Instant::now();
            let _ = panic::catch_unwind(|| open(&text));
            outcomes.slowest = outcomes.slowest.max((taken.min(start.elapsed()), text));
        }
    }
    outcomes
}

/// Ends the program and prints the present link if the same link is read for [`ENDLESS`]. Watching ends when the value is dropped.
fn watch() -> Arc<(AtomicU64, Mutex<String>)> {
    let watched = Arc::new((AtomicU64::new(0), Mutex::new(String::new())));
    let weak = Arc::downgrade(&watched);
    thread::spawn(move || {
        let mut before = u64::MAX;
        while let Some(ours) = weak.upgrade() {
            let now = ours.0.load(Ordering::Relaxed);
            if now == before {
                let text = ours.1.lock().map(|text| text.clone()).unwrap_or_default();
                eprintln!("Link {now} is read for {} already:\n{text}", spoken(ENDLESS));
                std::process::exit(1);
            }
            before = now;
            drop(ours);
            thread::sleep(ENDLESS);
        }
    });
    watched
}

fn summary(found: &Outcomes, taken: Duration) -> String {
    let mut lines = vec![format!("{:.0} MB read in {}", found.bytes as f64 / 1e6, spoken(taken)), String::new()];
    let mut outcomes: Vec<(&String, &u64)> = found.outcomes.iter().collect();
    outcomes.sort_by_key(|(_, count)| std::cmp::Reverse(**count));
    lines.extend(outcomes.into_iter().map(|(outcome, count)| format!("{count:>9}  {outcome}")));
    lines.push(String::new());
    for (mutation, (count, read)) in &found.mutations {
        lines.push(format!("{count:>9}  {mutation:?} first, of these {read} still a link"));
    }
    let (time, text) = &found.slowest;
    let short: String = text.chars().take(120).collect();
    lines.push(String::new());
    lines.push(format!("slowest: {:.1} ms, {} bytes: {short}", time.as_secs_f64() * 1e3, text.len()));
    lines.push(format!("panics: {}", found.panics.len()));
    lines.extend(found.panics.iter().take(10).map(|text| format!("  {text}")));
    lines.join("\n") + "\n"
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_same_seed_makes_the_same_links() {
        let corpus = Corpus::new(1);
        let counts = || tried(&MutateLinks { links: 300, seed: 4 }, &corpus).outcomes;
        assert_eq!(counts(), counts());
        assert_eq!(counts().values().sum::<u64>(), 300);
    }
}
