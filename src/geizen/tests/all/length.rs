//! How long records are. A QR code that a phone reads from another one takes about 650 characters.

use crate::common::play;
use geizen::Geizen;
use testkit::games::lengths;
use testkit::random;

const GAMES: u64 = 500;

#[test]
fn a_whole_game_typically_takes_less_than_500_characters() {
    for seats in 2..=5 {
        let sensible = lengths((0..GAMES).map(|seed| play(seats, seed)));
        let random = lengths((0..GAMES).map(|seed| random::<Geizen>(seats, "-", seed, usize::MAX)));
        for (player, lengths) in [("sensible", sensible), ("random", random)] {
            let (median, most) = (lengths[lengths.len() / 2], lengths[lengths.len() * 9 / 10]);
            println!("{seats} {player} players: median {median}, 90th percentile {most}");
            assert!(median < 500, "{seats} {player} players: {median}");
        }
    }
}
