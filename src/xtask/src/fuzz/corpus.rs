//! Valid links of all games: what is mutated.

use table::{Game, GameRng, Link, NoteKey, PlayerSeed, RandomPlayer, Record, Seat, Seed, variants};

use super::target::TARGETS;

/// How many acts the games have. Most are short, as they are read faster and most mutated links are refused early anyway.
const ACTS: [usize; 6] = [0, 4, 12, 30, 80, 100_000];

/// Names of players.
const NAMES: [&str; 8] = ["Mira", "Jürgen", "علي", "👩‍👩‍👧", "<b>Theo</b>", "A", "Nguyễn", "&amp;\"'"];

/// Valid links, by kind.
#[derive(Debug)]
pub struct Corpus {
    rules: Vec<String>,
    short: Vec<String>,
    whole: Vec<String>,
}

impl Corpus {
    /// The links of all games. The same number makes the same links.
    #[must_use]
    pub fn new(number: u64) -> Corpus {
        let (rules, games) = links(number).into_iter().partition::<Vec<_>, _>(|link| link.contains(".rules."));
        let (whole, short) = games.into_iter().partition(|link| link.len() > 600);
        Corpus { rules, short, whole }
    }

    /// How many there are.
    #[must_use]
    pub fn count(&self) -> usize {
        self.rules.len() + self.short.len() + self.whole.len()
    }

    /// All of them, the shortest first.
    #[must_use]
    pub fn links(&self) -> Vec<&str> {
        let mut links: Vec<&str> =
            self.rules.iter().chain(&self.short).chain(&self.whole).map(String::as_str).collect();
        links.sort_by_key(|link| link.len());
        links
    }

    /// A random link: house rules and whole games each once in ten times. Reading the whole games takes as long as all others
    /// together.
    pub(super) fn pick(&self, rng: &mut GameRng) -> &str {
        let from = match rng.below(10) {
            0 => &self.rules,
            1 => &self.whole,
            _ => &self.short,
        };
        rng.pick(from).map_or("", String::as_str)
    }

    /// A random link, of the same game as a text if a few tries find one.
    pub(super) fn same_game(&self, text: &str, rng: &mut GameRng) -> &str {
        let game = |text: &str| text.split('.').next().map(str::to_owned);
        let mut found = self.pick(rng);
        for _ in 0..8 {
            if game(found) == game(text) {
                break;
            }
            found = self.pick(rng);
        }
        found
    }
}

/// Links of all games: every number of players, every house rule, games of every length, with names and without.
#[must_use]
pub fn links(number: u64) -> Vec<String> {
    TARGETS.iter().flat_map(|target| (target.links)(number)).collect()
}

pub(super) fn of_game<G: Game>(number: u64) -> Vec<String> {
    let mut links = Vec::new();
    for seats in G::SEATS {
        for (at, options) in (0..).zip(variants::<G::Options>(seats)) {
            links.push(Link::of_rules::<G>(&options));
            let mut rng = Seed::from_number(number ^ at << 8 ^ u64::from(seats)).rng(seats);
            let acts = ACTS[at as usize % ACTS.len()];
            let record = played::<G>(seats, options, acts, &mut rng);
            links.push(Link::of_game(&record, at % 2 == 0));
        }
    }
    links
}

/// A random game with seeds of players, names, texts and corrections.
fn played<G: Game>(seats: u8, options: G::Options, acts: usize, rng: &mut GameRng) -> Record<G> {
    let mut seed = Seed::from_number(u64::from(rng.below(u32::MAX)));
    let player_seeds = ["", "7", "Gluecksklee", "ZZZZZZZZZZZZ"];
    let player_seed =
        |rng: &mut GameRng| rng.pick(&player_seeds).and_then(|player_seed| player_seed.parse::<PlayerSeed>().ok());
    seed.player_seeds = (0..rng.below(u32::from(seats) + 1)).filter_map(|_| player_seed(rng)).collect();
    let mut player = RandomPlayer::new(Seed::from_number(u64::from(rng.below(u32::MAX))).rng(seats));
    let mut record = Record::<G>::deal(seats, options, seed);
    for (seat, name) in Seat::all(seats).zip(NAMES) {
        record.notes.set(NoteKey::Name(seat), name);
    }
    // A random game may have thousands of acts; a real one does not.
    for _ in 0..acts.min(800) {
        match (rng.below(40), player.choose(record.game())) {
            (0, _) => {
                record.correct();
            }
            (_, Some((seat, action))) => {
                let _ = record.act(seat, action);
                if rng.below(40) == 0 {
                    record.write("Wer „gähnt“, singt ~ 3 s.");
                }
            }
            (_, None) => break,
        }
    }
    record
}
