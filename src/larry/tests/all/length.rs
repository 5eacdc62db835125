//! How long records are. A QR code that a phone reads from another one takes about 650 characters.

use crate::common::play;
use testkit::games::lengths;

const GAMES: u64 = 300;

#[test]
fn a_whole_game_typically_takes_less_than_500_characters() {
    for seats in 2..=8 {
        let lengths = lengths((0..GAMES).map(|seed| play(seats, "-", seed)));
        let (median, most) = (lengths[lengths.len() / 2], lengths[lengths.len() * 9 / 10]);
        println!("{seats} players: median {median}, 90th percentile {most}");
        assert!(median < 500, "{seats} players: {median}");
    }
}
