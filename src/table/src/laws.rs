//! The law kit: properties of every game, tested on random games.
//!
//! A game implements [`Lawful`] and calls [`try_games`]. The laws are the invariants of the [crate]. `tests/laws.rs`
//! shows for each law a small game with a planted fault that breaks it.

mod report;
mod resume;
mod secrecy;
mod shrink;

pub use report::Report;
pub use resume::resumes;

use std::collections::BTreeSet;

use crate::{Action, Game, GameRng, MAX_SEATS, NoteKey, RandomPlayer, Record, Seat, Seed, Viewer};

/// What a game tells the law kit about itself.
pub trait Lawful: Game {
    /// The most acts a random game may take; a game that takes longer breaks the law that games end.
    const LONGEST: usize;
    /// Kinds of acts that end a round early. In every second random game the player chooses again, up to [`PATIENCE`] times, when
    /// it has chosen such an act, so that long rounds are played too.
    const HASTY: &'static [&'static str] = &[];
    /// Kinds of acts that are offered nearly always and that people do seldom. In every random game the player chooses
    /// again, up to [`PATIENCE`] times, when it has chosen such an act.
    const RARE: &'static [&'static str] = &[];

    /// How many rounds have begun.
    fn rounds(&self) -> u32;

    /// Whether all components are there, each once.
    ///
    /// # Errors
    /// A message that says what is missing or there more than once.
    fn conserved(&self) -> Result<(), String>;

    /// A random table that looks the same to `viewer`: everything that this viewer does not know is dealt anew from `rng`, which
    /// also replaces the source of randomness. It must be a table that the rules can lead to.
    #[must_use]
    fn resample(&self, viewer: Viewer, rng: GameRng) -> Self;

    /// The act at the `other` table, resampled for `viewer`, that looks to this viewer like `action` of `seat` here: the
    /// same open act, or another card laid face down. `None` if the act shows the viewer something that was hidden.
    #[must_use]
    fn matching_action(&self, other: &Self, viewer: Viewer, seat: Seat, action: &Self::Action) -> Option<Self::Action>;
}

/// How often in a row the random player chooses again instead of a rare or hasty act.
pub const PATIENCE: u32 = 2;

/// The next act of the random player: a rare act less often, and in games with an even number a hasty one too.
fn choose<G: Lawful>(player: &mut RandomPlayer, game: &G, number: u64) -> Option<(Seat, G::Action)> {
    let mut chosen = player.choose(game)?;
    for _ in 0..PATIENCE {
        let kind = chosen.1.kind();
        if !G::RARE.contains(&kind) && (number % 2 == 1 || !G::HASTY.contains(&kind)) {
            break;
        }
        chosen = player.choose(game)?;
    }
    Some(chosen)
}

/// How many acts of each kind are remembered. Every act that was legal once is tried by every seat at later moments.
const REMEMBERED: usize = 24;

/// At how many random places each game is interrupted and resumed.
const BROKEN_OFF: usize = 20;

/// One random game and the laws that it breaks.
struct Trial<'a, G: Game> {
    record: Record<G>,
    seen: &'a mut Vec<G::Action>,
    rng: GameRng,
    broken: Vec<String>,
    /// Menus, refusals, secrecy and forecasts are tried at one moment in so many.
    every: u32,
}

/// Plays `games` random games, tries every law at every moment, and reports figures and violations.
#[must_use]
pub fn try_games<G: Lawful>(seats: u8, options: &G::Options, games: u64, first_seed: u64) -> Report {
    sample_games::<G>(seats, options, games, first_seed, 1)
}

/// The same for very many games: menus, refusals, secrecy and forecasts are tried at one random moment in `every`, the other laws
/// at every moment.
#[must_use]
pub fn sample_games<G: Lawful>(seats: u8, options: &G::Options, games: u64, first_seed: u64, every: u32) -> Report {
    let mut report = Report::new(seats);
    let mut seen = Vec::new();
    for number in first_seed..first_seed + games {
        let trial = Trial {
            record: Record::deal(seats, options.clone(), Seed::from_number(number)),
            seen: &mut seen,
            rng: Seed::from_number(number ^ (1 << 63)).rng(seats),
            broken: Vec::new(),
            every,
        };
        try_game::<G>(trial, number, &mut report);
    }
    report
}

/// Plays `games` random games without trying laws, and reports figures.
#[must_use]
pub fn play_games<G: Lawful>(seats: u8, options: &G::Options, games: u64, first_seed: u64) -> Report {
    let mut report = Report::new(seats);
    let mut events = Vec::new();
    for number in first_seed..first_seed + games {
        let seed = Seed::from_number(number);
        let mut player = RandomPlayer::new(Seed::from_number(!number).rng(seats));
        let mut game = G::deal(seats, options.clone(), seed.rng(seats));
        let mut acts = 0;
        while acts < G::LONGEST {
            let Some((seat, action)) = choose(&mut player, &game, number) else { break };
            game.resolve(seat, action, &mut events);
            events.clear();
            acts += 1;
        }
        report.add(acts, game.rounds(), game.outcome().as_ref());
    }
    report
}

fn try_game<G: Lawful>(mut trial: Trial<'_, G>, number: u64, report: &mut Report) {
    let seats = trial.record.game().seats();
    let mut player = RandomPlayer::new(Seed::from_number(!number).rng(seats));
    let mut acts = 0;
    trial.moment();
    while acts < G::LONGEST && trial.broken.is_empty() {
        let Some((seat, action)) = choose(&mut player, trial.record.game(), number) else { break };
        trial.act(seat, action);
        trial.moment();
        acts += 1;
    }
    if acts == G::LONGEST && trial.record.game().outcome().is_none() {
        trial.broken.push(format!("a game ends within {acts} acts"));
    }
    let record = trial.record.clone();
    trial.replays();
    report.add(acts, record.game().rounds(), record.game().outcome().as_ref());
    for broken in trial.broken {
        // Shrinking plays the game many times, so only the first violation of a run is shrunk.
        let shown = match report.violations.is_empty() {
            true => shrink::shortest(&record, &broken, trial.seen),
            false => record.clone(),
        };
        report.violate(format!("seed {number}, after {acts} acts: {broken}; see cargo replay '{shown}'"));
    }
}

impl<G: Lawful> Trial<'_, G> {
    fn law(&mut self, holds: bool, law: &str) {
        if !holds {
            self.broken.push(law.to_owned());
        }
    }

    /// Whether the slow laws are tried at this moment.
    fn is_sampled(&mut self) -> bool {
        self.every <= 1 || self.rng.below(self.every) == 0
    }

    /// Tries the laws that hold between two acts.
    fn moment(&mut self) {
        let game = self.record.game().clone();
        let (awaited, open) = (game.awaited(), game.open());
        self.law(awaited.is_empty() == game.outcome().is_some(), "awaited is empty exactly when there is an outcome");
        self.law(awaited.within(open), "whoever is awaited has an act");
        if let Err(missing) = game.conserved() {
            self.broken.push(format!("components are conserved: {missing}"));
        }
        if !self.is_sampled() {
            return;
        }
        for seat in Seat::all(game.seats()) {
            self.menu(&game, seat);
        }
        self.refusals(&game);
        self.strangers(&game);
        for viewer in Viewer::all(game.seats()) {
            let resampled = game.resample(viewer, self.fresh_rng());
            if let Some(difference) = secrecy::difference(&game, &resampled, viewer, self.seen) {
                self.broken.push(format!("{viewer:?} learns nothing hidden: {difference}"));
            }
        }
    }

    fn menu(&mut self, game: &G, seat: Seat) {
        let menu = game.legal(seat);
        self.law(menu.len() < 512, "a menu stays below 512 acts");
        let mut notations = BTreeSet::new();
        for action in &menu {
            let text = action.to_string();
            self.law(game.check(seat, action).is_ok(), "a legal act passes the check");
            self.law(text.parse().ok().as_ref() == Some(action), "notation reads back");
            self.law(is_notation(&text), "notation keeps to its letters");
            self.law(notations.insert(text), "no two acts of a menu share a notation");
            let alike = self.seen.iter().filter(|other| other.kind() == action.kind());
            if !self.seen.contains(action) && alike.count() < REMEMBERED {
                self.seen.push(action.clone());
            }
        }
    }

    /// Every seat tries every act seen so far: an act is legal exactly when the check passes, and a refusal changes nothing.
    fn refusals(&mut self, game: &G) {
        for seat in Seat::all(game.seats()) {
            let menu = game.legal(seat);
            let mut tried = game.clone();
            for at in 0..self.seen.len() {
                let action = self.seen[at].clone();
                let allowed = game.check(seat, &action).is_ok() && game.outcome().is_none();
                self.law(allowed == menu.contains(&action), "an act is legal exactly when the check passes");
                if !allowed {
                    let refused = tried.apply(seat, action).is_err();
                    self.law(refused, "a listed act is carried out, another refused");
                }
            }
            self.law(tried == *game, "a refusal changes nothing");
        }
    }

    /// The seat after the last player, at which nobody sits, may do nothing.
    fn strangers(&mut self, game: &G) {
        let Some(seat) = Seat::all(MAX_SEATS).nth(game.seats().into()) else { return };
        let idle = game.legal(seat).is_empty() && self.seen.iter().all(|action| game.check(seat, action).is_err());
        self.law(idle, "nobody acts from a seat beyond the table");
    }

    /// Carries out an act. Its forecast must be the beginning of what is told.
    fn act(&mut self, seat: Seat, action: G::Action) {
        let sampled = self.is_sampled();
        let mut forecast = Vec::new();
        if sampled {
            self.unseen(seat, &action);
            forecast = self.record.game().forecast(seat, &action);
        }
        let events = match self.record.act(seat, action) {
            Ok(events) => events.to_vec(),
            Err(_) => {
                self.broken.push("a listed act is carried out".to_owned());
                return;
            }
        };
        let mut told = events.iter().filter_map(|event| G::told(event, Viewer::Seat(seat)));
        let true_in_order = forecast.iter().all(|expected| told.any(|event| event == *expected));
        self.law(true_in_order, "a forecast comes true");
    }

    /// An act and the matching act at the resampled table are told to the viewer in the same way, and the views after
    /// them are the same.
    fn unseen(&mut self, seat: Seat, action: &G::Action) {
        let game = self.record.game().clone();
        for viewer in Viewer::all(game.seats()) {
            let resampled = game.resample(viewer, self.fresh_rng());
            if let Some(difference) = secrecy::difference_after(&game, resampled, viewer, seat, action) {
                self.broken.push(format!("{viewer:?} learns nothing hidden of {seat}-{action}: {difference}"));
            }
        }
    }

    /// The game resumes from its text at random places, with its notes, and after a correction there.
    fn replays(&mut self) {
        let lines = self.record.entries().len();
        for seat in Seat::all(self.record.game().seats()) {
            self.record.notes.set(NoteKey::Name(seat), "Mira = 🍺");
        }
        self.record.write("Wer gähnt, singt");
        for _ in 0..if self.every <= 1 { BROKEN_OFF } else { 2 } {
            let cut = self.rng.below(u32::try_from(lines + 1).unwrap_or(u32::MAX)) as usize;
            if let Err(difference) = resumes(&self.record, cut) {
                self.broken.push(format!("a game resumes wherever it is broken off: {difference}"));
            }
        }
        let mut prefix = self.record.prefix(lines / 2);
        prefix.correct();
        self.reads_back(&prefix);
        let record = self.record.clone();
        self.reads_back(&record);
        let same = record.prefix(lines) == record;
        self.law(same, "a record replays to the same table and story");
    }

    fn reads_back(&mut self, record: &Record<G>) {
        let text = record.to_string();
        match text.parse::<Record<G>>() {
            Ok(again) => {
                self.law(again == *record, "a record reads back to the same table and story");
            }
            Err(error) => self.broken.push(format!("a record reads back: {text}: {error:?}")),
        }
        let clean = text.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"._~-".contains(&byte));
        self.law(clean, "a record fits a link");
    }

    fn fresh_rng(&mut self) -> GameRng {
        let mut seed = [0; 32];
        for byte in &mut seed {
            *byte = self.rng.below(256) as u8;
        }
        GameRng::from_seed(seed)
    }
}

fn is_notation(text: &str) -> bool {
    let letters = !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"_-".contains(&byte));
    letters && text != "x" && text.as_bytes().get(1) != Some(&b'-')
}
