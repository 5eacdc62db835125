//! The tables that a viewer cannot tell apart: they can come about, they keep what is known, and all else may differ.

use riffifi::{Action, Cards, Options, Riffifi};
use table::laws::Lawful;
use table::{Game, RandomPlayer, Scene, Seat, Seed, Viewer, read_options};

const SEATS: u8 = 4;

/// A random game after so many acts, and these acts.
fn begun(options: &str, seed: u64, acts: u32) -> (Riffifi, Vec<(Seat, Action)>) {
    let options: Options = read_options(options, SEATS).expect("options");
    let mut game = Riffifi::deal(SEATS, options, Seed::from_number(seed).chance(SEATS));
    let mut player = RandomPlayer::new(Seed::from_number(!seed).chance(SEATS));
    let mut done = Vec::new();
    for _ in 0..acts {
        let (seat, action) = player.choose(&game).expect("the game goes on");
        game.apply(seat, action).expect("a listed act");
        done.push((seat, action));
    }
    (game, done)
}

fn twin(game: &Riffifi, viewer: Viewer, seed: u64) -> Riffifi {
    game.twin(viewer, Seed::from_number(seed).chance(SEATS))
}

fn word(game: &Riffifi, key: &str) -> String {
    let position = game.position();
    let value = position.split(' ').find_map(|word| word.strip_prefix(key)?.strip_prefix(':'));
    value.unwrap_or_default().to_owned()
}

fn cards(game: &Riffifi, key: &str) -> Vec<Cards> {
    word(game, key).split(',').map(|cards| cards.parse().expect("cards")).collect()
}

/// The hands as they were dealt.
fn dealt(game: &Riffifi) -> Vec<Cards> {
    let lying = ["hands", "open", "piles"].map(|key| cards(game, key));
    (0..usize::from(SEATS)).map(|at| lying[0][at] | lying[1][at] | lying[2][at]).collect()
}

/// In the first round: the hands of the twin, played like those of the game, but for what was laid unseen, lead to the twin.
#[test]
fn a_twin_can_come_about_by_the_same_acts() {
    for options in ["-", "o1"] {
        for seed in 0..40 {
            let (game, acts) = begun(options, seed, 20 + seed as u32);
            for viewer in Viewer::all(SEATS) {
                let twin = twin(&game, viewer, seed);
                let hands = dealt(&twin).iter().map(ToString::to_string).collect::<Vec<_>>().join(",");
                let (out, dealer) = (word(&twin, "out"), word(&twin, "dealer"));
                let start = format!("hands:{hands} out:{out} dealer:{dealer} options:{options}");
                let mut again = Riffifi::from_position(&start).expect("a position");
                let laid = word(&twin, "laid");
                let mut laid = laid.split(',').filter_map(|laid| laid.split('/').next()?.parse().ok());
                for (seat, action) in &acts {
                    let action = match action {
                        Action::LayUnseen(_) => Action::LayUnseen(laid.next().expect("a card")),
                        other => *other,
                    };
                    again.apply(*seat, action).expect("a legal act");
                }
                assert_eq!(again.position(), twin.position());
                let four_at_most = |hand: &Cards| riffifi::Colour::ALL.into_iter().all(|colour| hand.count(colour) < 5);
                assert!(dealt(&twin).iter().all(four_at_most));
            }
        }
    }
}

/// With equal chances, in the third round: a viewer has held three of the hands, and still knows what they are.
#[test]
fn a_twin_keeps_the_hands_that_the_viewer_has_held() {
    for seed in 0..20 {
        let (game, _) = begun("e1", seed, 150);
        assert_eq!(game.view(Viewer::Table).round, 3);
        for seat in Seat::all(SEATS) {
            let (here, there) = (dealt(&game), dealt(&twin(&game, Viewer::Seat(seat), seed)));
            for steps in 0..3 {
                let known = seat.after(steps, SEATS).index();
                assert_eq!(here[known], there[known], "{seat} has held this hand");
            }
        }
    }
}

/// Whatever the viewer does not know lies elsewhere in some twin.
#[test]
fn a_twin_deals_every_hidden_card_anew() {
    let (game, _) = begun("o1", 3, 24);
    for viewer in Viewer::all(SEATS) {
        let twins: Vec<Riffifi> = (0..60).map(|seed| twin(&game, viewer, seed)).collect();
        for seat in Seat::all(SEATS) {
            let at = seat.index();
            let always = |key: &str| {
                let everywhere = |card: &riffifi::Card| twins.iter().all(|twin| cards(twin, key)[at].contains(*card));
                cards(&game, key)[at].iter().filter(everywhere).count()
            };
            let held = usize::from(game.view(Viewer::Table).places[at].hand);
            assert_eq!(always("hands"), if viewer == Viewer::Seat(seat) { held } else { 0 }, "{viewer:?} of {seat}");
        }
        let laid = |game: &Riffifi| word(game, "laid").split(',').map(str::to_owned).collect::<Vec<_>>();
        for (nth, card) in laid(&game).into_iter().enumerate() {
            let own = cards(&game, "piles").iter().zip(Seat::all(SEATS)).any(|(pile, seat)| {
                let laid: riffifi::Card = card.split('/').next().expect("a card").parse().expect("a card");
                pile.contains(laid) && viewer == Viewer::Seat(seat)
            });
            let always = twins.iter().all(|twin| laid(twin)[nth] == card);
            assert_eq!(always, own, "{card}, for {viewer:?}");
        }
    }
}
