//! The search plays by the rules: what an act does to a [`Round`] is what it does at the table.

use riffifi::{Options, Riffifi};
use table::laws::Lawful;
use table::{Game, RandomPlayer, Seed, Viewer, variants};

use super::knowledge::{open_round, set};
use super::round::Round;
use super::search::carry_out;

/// The round at a table, with all hands. Which cards were shown before is left out.
fn round(game: &Riffifi) -> Round {
    let mut round = open_round(&game.view(Viewer::Table), 0);
    for (at, cards) in game.reveal_all().iter().flat_map(|view| &view.turned_up).enumerate() {
        round.hands[at] = set(cards.hand);
    }
    round
}

fn agrees(seats: u8, options: Options, seed: u64) {
    let mut game = Riffifi::deal(seats, options, Seed::from_number(seed).rng(seats));
    let mut player = RandomPlayer::new(Seed::from_number(!seed).rng(seats));
    while let Some((seat, action)) = player.choose(&game) {
        let mut expected = round(&game);
        carry_out(&mut expected, action);
        let before = game.rounds();
        game.apply(seat, action).expect("a legal act");
        let ended = game.rounds() > before || game.outcome().is_some();
        assert_eq!(expected.is_over(), ended, "{seats} players, seed {seed}, {action:?}");
        if ended {
            continue;
        }
        assert_eq!(Round { gone: 0, ..expected }, round(&game), "{seats} players, seed {seed}, {action:?}");
    }
}

#[test]
fn acts_do_what_they_do_at_the_table() {
    for seats in Riffifi::SEATS {
        for options in variants::<Options>(seats) {
            (0..20).for_each(|seed| agrees(seats, options, seed));
        }
    }
}
