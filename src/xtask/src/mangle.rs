//! `cargo mangle`: mutated links against the reader, very many of them.

use std::collections::BTreeMap;
use std::panic;
use std::process::ExitCode;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::{Duration, Instant};

use table::{Link, Seed};
use xtask::hostile::{Corpus, Mutation, open};

use crate::shell::{Fallible, spoken};
use crate::words::value;

const USAGE: &str = "usage: cargo mangle [--links N] [--seed S]";

/// So long no link is read; then one is taken for endless.
const ENDLESS: Duration = Duration::from_secs(30);

/// What is to be done.
#[derive(Debug, PartialEq, Eq)]
struct Mangle {
    links: u64,
    seed: u64,
}

/// What came of the links.
#[derive(Default)]
struct Tally {
    outcomes: BTreeMap<String, u64>,
    mutations: BTreeMap<Mutation, (u64, u64)>,
    panics: Vec<String>,
    slowest: (Duration, String),
    bytes: usize,
}

pub(crate) fn run(words: &[String]) -> Fallible<ExitCode> {
    let mangle = parse(words)?;
    let start = Instant::now();
    let corpus = Corpus::new(mangle.seed);
    println!("{} links of all games, {} mutations, seed {}", corpus.count(), mangle.links, mangle.seed);
    let tally = tried(&mangle, &corpus);
    print!("{}", told(&tally, start.elapsed()));
    Ok(if tally.panics.is_empty() { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

fn tried(mangle: &Mangle, corpus: &Corpus) -> Tally {
    let mut rng = Seed::from_number(mangle.seed).rng(2);
    let mut tally = Tally::default();
    let watched = watch();
    for number in 1..=mangle.links {
        let (mutation, text) = Mutation::link(corpus, &mut rng);
        if let Ok(mut current) = watched.1.lock() {
            current.clone_from(&text);
        }
        watched.0.store(number, Ordering::Relaxed);
        let start = Instant::now();
        let read = panic::catch_unwind(|| open(&text));
        let taken = start.elapsed();
        let of_kind = tally.mutations.entry(mutation).or_default();
        of_kind.0 += 1;
        let outcome = match read {
            Ok(Ok(link)) => {
                of_kind.1 += 1;
                if matches!(link, Link::Game(_)) { "a game" } else { "house rules" }.to_owned()
            }
            Ok(Err(error)) => format!("refused: {}", error.problem.phrase().en),
            Err(_) => {
                tally.panics.push(text.clone());
                "a panic".to_owned()
            }
        };
        *tally.outcomes.entry(outcome).or_default() += 1;
        tally.bytes += text.len();
        if taken > tally.slowest.0 {
            // Once more, lest something else was slow.
            let start = Instant::now();
            let _ = panic::catch_unwind(|| open(&text));
            tally.slowest = tally.slowest.max((taken.min(start.elapsed()), text));
        }
    }
    tally
}

/// Ends the command with the link that it stands at, if it does not get on; nothing is watched any more once it is dropped.
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

fn told(tally: &Tally, taken: Duration) -> String {
    let mut lines = vec![format!("{:.0} MB read in {}", tally.bytes as f64 / 1e6, spoken(taken)), String::new()];
    let mut outcomes: Vec<(&String, &u64)> = tally.outcomes.iter().collect();
    outcomes.sort_by_key(|(_, count)| std::cmp::Reverse(**count));
    lines.extend(outcomes.into_iter().map(|(outcome, count)| format!("{count:>9}  {outcome}")));
    lines.push(String::new());
    for (mutation, (count, read)) in &tally.mutations {
        lines.push(format!("{count:>9}  {mutation:?} first, of these {read} still a link"));
    }
    let (time, text) = &tally.slowest;
    let short: String = text.chars().take(120).collect();
    lines.push(String::new());
    lines.push(format!("slowest: {:.1} ms, {} bytes: {short}", time.as_secs_f64() * 1e3, text.len()));
    lines.push(format!("panics: {}", tally.panics.len()));
    lines.extend(tally.panics.iter().take(10).map(|text| format!("  {text}")));
    lines.join("\n") + "\n"
}

fn parse(words: &[String]) -> Fallible<Mangle> {
    let mut words = words.iter();
    let mut mangle = Mangle { links: 1_000_000, seed: 1 };
    while let Some(word) = words.next() {
        let wish = format!("{word} wants a number; {USAGE}");
        match word.as_str() {
            "--links" => mangle.links = value(&mut words, &wish)?,
            "--seed" => mangle.seed = value(&mut words, &wish)?,
            other => return Err(format!("cargo mangle knows no {other}; {USAGE}")),
        }
    }
    Ok(mangle)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::split;

    #[test]
    fn flags_are_read_and_mistakes_told() {
        assert_eq!(parse(&split("")), Ok(Mangle { links: 1_000_000, seed: 1 }));
        assert_eq!(parse(&split("--seed 3 --links 20")), Ok(Mangle { links: 20, seed: 3 }));
        for line in ["--fast", "--links", "--links many"] {
            assert!(parse(&split(line)).unwrap_err().ends_with(USAGE), "{line}");
        }
    }

    #[test]
    fn the_same_seed_mangles_the_same_links() {
        let corpus = Corpus::new(1);
        let counts = || tried(&Mangle { links: 300, seed: 4 }, &corpus).outcomes;
        assert_eq!(counts(), counts());
        assert_eq!(counts().values().sum::<u64>(), 300);
    }
}
