//! Valid links of one game, made of random games.

use table::{Game, GameRng, Link, NoteKey, PlayerSeed, RandomPlayer, Record, Seat, Seed, variants};

/// How many acts the games have. Most are short, as they are read faster and most mutated links are refused early anyway.
const ACTS: [usize; 6] = [0, 4, 12, 30, 80, 100_000];

/// Names of players.
const NAMES: [&str; 8] = ["Mira", "Jürgen", "علي", "👩‍👩‍👧", "<b>Theo</b>", "A", "Nguyễn", "&amp;\"'"];

/// Links of `G`: every number of players, every house rule, games of every length, with names and without.
pub(super) fn random_links<G: Game>(number: u64) -> Vec<String> {
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
