//! How long the page takes from a tap to the next paint, and from a touch of a game to its first table, on a phone four times as
//! slow as this machine. The named sites take turns.
//!
//! `cargo taps [--game NAME] [SITE_DIR...]`

use std::panic::{self, AssertUnwindSafe};
use std::path::{Path, PathBuf};

use bohei::{Action, Bohei};
use geizen::Geizen;
use larry::Larry;
use leiff::Leiff;
use riffifi::Riffifi;
use table::{Entry, Game, Options, Record, Start};
use tests::taps::Tap;
use tests::{BrowserTest, Device, Tapped, random_game};
use xtask::serve::Server;

const SLOW: u32 = 4;
const ACTS: usize = 25;
const NAMES: [&str; 8] = ["Anna", "Bo", "Cem", "Dora", "Emil", "Finn", "Gül", "Hanna"];

fn main() {
    let mut words: Vec<String> = std::env::args().skip(1).collect();
    let game = words.iter().position(|word| word == "--game").map(|at| {
        words.remove(at);
        words.remove(at)
    });
    let mut sites: Vec<PathBuf> = words.iter().map(PathBuf::from).collect();
    if sites.is_empty() {
        sites.push(tests::site());
    }
    let wants = |name: &str| game.as_deref().is_none_or(|game| game == name);
    if wants("leiff") {
        measure(&sites, &all_on::<Leiff>(8, |_| true));
    }
    if wants("geizen") {
        measure(&sites, &all_on::<Geizen>(5, |_| true));
    }
    if wants("larry") {
        measure(&sites, &all_on::<Larry>(8, |_| true));
    }
    if wants("riffifi") {
        measure(&sites, &all_on::<Riffifi>(5, |_| true));
    }
    if wants("bohei") {
        // Where a breach is reported depends on what else waits.
        measure(&sites, &all_on::<Bohei>(8, |action| !matches!(action, Action::Report(_))));
    }
}

/// A whole game for so many with every option that can be on, in which the acts that are played are such; what would make it too short to
/// play so many acts stays off.
fn all_on<G: Game>(seats: usize, wanted: fn(&G::Action) -> bool) -> Record<G> {
    let mut options = G::Options::default();
    for spec in <G::Options as Options>::SPECS {
        if spec.key != 's' && !(G::ID == "larry" && spec.key == 'k') {
            spec.set(&mut options, 1);
        }
    }
    Start::Seat(table::Seat::new(0)).choose(&mut options);
    let full = |seed| random_game::<G>(&NAMES[..seats], &options, seed);
    let fits = |record: &Record<G>| {
        let entries = record.entries();
        let played = || entries[first(record)..][..ACTS].iter();
        let wanted = |entry: &Entry<G>| matches!(entry, Entry::Act(step) if wanted(&step.action));
        entries.len() > ACTS + 10 && played().all(wanted)
    };
    (1..).map(full).find(fits).expect("some game is long enough")
}

/// The first act that is played: in the middle, but not so late that the record is longer than an evening's.
fn first<G: Game>(line: &Record<G>) -> usize {
    let acts = line.entries().iter().filter(|entry| matches!(entry, Entry::Act(_))).count();
    (acts / 2).min(60).min(acts.saturating_sub(ACTS))
}

fn measure<G: Tapped>(sites: &[PathBuf], line: &Record<G>) {
    let from = first(line);
    for site in sites {
        println!(
            "{} · {} at the table, acts {from} to {} · {}",
            G::ID,
            line.game().seats(),
            from + ACTS,
            site.display()
        );
        let done = panic::catch_unwind(AssertUnwindSafe(|| {
            browser(site).run(async |page| {
                let [cold, warm] = [page.opening(&line.prefix(from), SLOW).await, page.opening(&line.prefix(from), SLOW).await];
                println!("  first table: {cold:.0} ms cold, {warm:.0} ms warm");
                let taps = page.taps_of(line, from, acts_wanted(), SLOW).await;
                print("acts", taps.iter().filter(|tap| tap.is_act).collect());
                print("others", taps.iter().filter(|tap| !tap.is_act).collect());
                if std::env::var_os("STAMMTISCH_TAPS").is_some() {
                    println!("     tap listeners script style layout all tasks, in ms; what was tapped (the longest event), what was built anew");
                    for Tap { name, is_act, duration, event, rebuilt, works, counted: [script, style, layout, all] } in &taps {
                        println!("    {duration:>5.0} {works:>6.1} {script:>6.0} {style:>6.0} {layout:>6.0} {all:>6.0} {} {name} ({event}) {rebuilt}", if *is_act { "act" } else { "   " });
                    }
                }
            });
        }));
        if done.is_err() {
            println!("  could not be played to the end");
        }
    }
}

fn browser(site: &Path) -> BrowserTest {
    let server = Server::start(site.to_owned(), "127.0.0.1:0").expect("a free port");
    BrowserTest::to(Device::PHONE.german(), server)
}

/// Number, median, 95th percentile and worst of these taps.
fn print(what: &str, mut taps: Vec<&Tap>) {
    taps.sort_by(|one, other| one.duration.total_cmp(&other.duration));
    let Some(worst) = taps.last() else { return println!("  {what:<7} none") };
    let at = |share: usize| taps[(taps.len() * share).div_ceil(100).max(1) - 1].duration;
    let (median, most, number) = (at(50), at(95), taps.len());
    println!(
        "  {what:<7} {number:>3}: median {median:>4.0} ms, 95th percentile {most:>4.0} ms, worst {:>4.0} ms ({}; listeners {:.0} ms)",
        worst.duration, worst.name, worst.works
    );
}

/// How many acts are played: fewer for whoever is looking for a cause.
fn acts_wanted() -> usize {
    std::env::var("STAMMTISCH_ACTS").ok().and_then(|acts| acts.parse().ok()).unwrap_or(ACTS)
}
