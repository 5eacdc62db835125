//! Resampling: every resampled table is reachable, what the viewer knows stays, and everything else may differ.

use riffifi::{Action, Card, Cards, Colour, Riffifi};
use table::laws::Lawful;
use table::{Game, Record, Scene, Seat, Seed, Viewer, joined};
use testkit::position::word;

const SEATS: u8 = 4;

/// A random game of so many acts.
fn played(options: &str, seed: u64, acts: usize) -> Record<Riffifi> {
    testkit::random(SEATS, options, seed, acts)
}

fn resampled(game: &Riffifi, viewer: Viewer, seed: u64) -> Riffifi {
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

/// In the first round: the same acts, but for cards laid unseen, lead from the hands of the resampled table to this table.
#[test]
fn a_resampled_table_is_reached_by_the_same_acts() {
    for options in ["-", "o1"] {
        for seed in 0..40 {
            let record = played(options, seed, 5 + seed as usize);
            let game = record.game();
            for viewer in Viewer::all(SEATS) {
                let other = resampled(game, viewer, seed);
                let hands = joined(dealt(&other), ",");
                let (out, dealer) = (word(&other, "out"), word(&other, "dealer"));
                let start = format!("hands:{hands} out:{out} dealer:{dealer} options:{options}");
                let mut again = Riffifi::from_position(&start).expect("a position");
                let mut laid = laid(&other).into_iter().map(|(card, _)| card);
                for step in record.steps() {
                    let action = match step.action {
                        Action::LayUnseen(_) => Action::LayUnseen(laid.next().expect("a card")),
                        action => action,
                    };
                    again.apply(step.seat, action).expect("a legal act");
                }
                assert_eq!(again.position(), other.position());
                let four_at_most = |hand: &Cards| Colour::ALL.into_iter().all(|colour| hand.count(colour) < 5);
                assert!(dealt(&other).iter().all(four_at_most));
            }
        }
    }
}

/// With equal chances, in the third round: a viewer has held three of the hands, and still knows what they are.
#[test]
fn the_hands_that_the_viewer_has_held_stay() {
    for seed in 0..20 {
        let record = played("e1", seed, 150);
        let game = record.game();
        assert_eq!(game.view(Viewer::Table).round, 3);
        for seat in Seat::all(SEATS) {
            let (here, there) = (dealt(game), dealt(&resampled(game, Viewer::Seat(seat), seed)));
            for steps in 0..3 {
                let known = seat.after(steps, SEATS).index();
                assert_eq!(here[known], there[known], "{seat} has held this hand");
            }
        }
    }
}

/// No hand card of another player, and no card that another player has laid unseen, is the same at all resampled tables; the own
/// hand is. A card laid unseen stays if no other card could have been laid so.
#[test]
fn every_hidden_card_is_dealt_anew() {
    let record = played("o1", 3, 24);
    let game = record.game();
    for viewer in Viewer::all(SEATS) {
        let others: Vec<Riffifi> = (0..60).map(|seed| resampled(game, viewer, seed)).collect();
        for (seat, hand) in Seat::all(SEATS).zip(cards(game, "hands")) {
            let stays = |card: &Card| others.iter().all(|other| cards(other, "hands")[seat.index()].contains(*card));
            let own = viewer == Viewer::Seat(seat);
            assert_eq!(hand.iter().filter(stays).count(), if own { hand.iter().count() } else { 0 });
        }
        for (nth, (card, lay_open)) in laid(game).into_iter().enumerate() {
            let stays = others.iter().all(|other| laid(other)[nth].0 == card);
            let fits = |other: &Card| lay_open.iter().any(|open| other.tops(open));
            let fitting = hidden(game, viewer).iter().filter(|hidden| *hidden != card).filter(fits).count();
            assert_eq!(stays, fitting == 0 || !hidden(game, viewer).contains(card), "{card} for {viewer:?}");
        }
    }
}

/// The cards laid unseen, each with the cards that lay openly then.
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
