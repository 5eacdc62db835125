//! The tables that a viewer cannot tell apart: they can come about, they keep what is known, and all else may differ.

use riffifi::{Action, Card, Cards, Colour, Riffifi};
use table::laws::Lawful;
use table::{Game, RandomPlayer, Scene, Seat, Seed, Viewer};
use testkit::position::word;

const SEATS: u8 = 4;

/// A random game after so many acts, and these acts.
fn begun(options: &str, seed: u64, acts: u32) -> (Riffifi, Vec<(Seat, Action)>) {
    let mut game: Riffifi = testkit::dealt(SEATS, options, seed);
    let mut player = RandomPlayer::new(Seed::from_number(!seed).rng(SEATS));
    let mut done = Vec::new();
    for _ in 0..acts {
        let (seat, action) = player.choose(&game).expect("the game goes on");
        game.apply(seat, action).expect("a listed act");
        done.push((seat, action));
    }
    (game, done)
}

fn twin(game: &Riffifi, viewer: Viewer, seed: u64) -> Riffifi {
    game.resample(viewer, Seed::from_number(seed).rng(SEATS))
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
            let (game, acts) = begun(options, seed, 5 + seed as u32);
            for viewer in Viewer::all(SEATS) {
                let twin = twin(&game, viewer, seed);
                let hands = dealt(&twin).iter().map(ToString::to_string).collect::<Vec<_>>().join(",");
                let (out, dealer) = (word(&twin, "out"), word(&twin, "dealer"));
                let start = format!("hands:{hands} out:{out} dealer:{dealer} options:{options}");
                let mut again = Riffifi::from_position(&start).expect("a position");
                let mut laid = laid(&twin).into_iter().map(|(card, _)| card);
                for (seat, action) in &acts {
                    let action = match action {
                        Action::LayUnseen(_) => Action::LayUnseen(laid.next().expect("a card")),
                        other => *other,
                    };
                    again.apply(*seat, action).expect("a legal act");
                }
                assert_eq!(again.position(), twin.position());
                let four_at_most = |hand: &Cards| Colour::ALL.into_iter().all(|colour| hand.count(colour) < 5);
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

/// No hand card of another player, and no card that another player has laid unseen, is the same in all twins; the own hand is.
/// A card laid unseen may be certain, though: where it is the only one left that could be laid so.
#[test]
fn a_twin_deals_every_hidden_card_anew() {
    let (game, _) = begun("o1", 3, 24);
    for viewer in Viewer::all(SEATS) {
        let twins: Vec<Riffifi> = (0..60).map(|seed| twin(&game, viewer, seed)).collect();
        for (seat, hand) in Seat::all(SEATS).zip(cards(&game, "hands")) {
            let stays = |card: &Card| twins.iter().all(|twin| cards(twin, "hands")[seat.index()].contains(*card));
            let own = viewer == Viewer::Seat(seat);
            assert_eq!(hand.iter().filter(stays).count(), if own { hand.iter().count() } else { 0 });
        }
        for (nth, (card, lay_open)) in laid(&game).into_iter().enumerate() {
            let stays = twins.iter().all(|twin| laid(twin)[nth].0 == card);
            let fits = |other: &Card| lay_open.iter().any(|open| other.tops(open));
            let others = hidden(&game, viewer).iter().filter(|other| *other != card).filter(fits).count();
            assert_eq!(stays, others == 0 || !hidden(&game, viewer).contains(card), "{card} for {viewer:?}");
        }
    }
}

/// Cards laid unseen, each with what lay openly then.
fn laid(game: &Riffifi) -> Vec<(Card, Cards)> {
    let text = word(game, "laid");
    let laid = text.split(',').filter_map(|laid| laid.split_once('/'));
    laid.map(|(card, open)| (card.parse().expect("a card"), open.parse().expect("cards"))).collect()
}

/// The cards that a viewer has not seen in this round: hands of others, and what they have laid unseen.
fn hidden(game: &Riffifi, viewer: Viewer) -> Cards {
    let unseen: Cards = laid(game).into_iter().map(|(card, _)| card).collect();
    let others = Seat::all(SEATS).filter(|&seat| viewer != Viewer::Seat(seat)).map(Seat::index);
    let (hands, piles) = (cards(game, "hands"), cards(game, "piles"));
    others.flat_map(|at| hands[at].iter().chain(piles[at].iter().filter(|card| unseen.contains(*card)))).collect()
}
