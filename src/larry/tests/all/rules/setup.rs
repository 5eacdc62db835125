//! Spielmaterial and Spielvorbereitung.

use larry::{Card, DECK, FACES, Options, hand_size};
use table::{Game, Lang, Options as _, Viewer};

use crate::rules::check::{dealt, lying};

fn count(cards: impl Fn(Card) -> bool) -> u8 {
    FACES.iter().filter(|face| cards(face.card)).map(|face| face.count).sum()
}

/// Spielmaterial: "38 Zahlenkarten (3x 7; 6x 4; 6x 3; 6x 2; 5x 1; 4x 0; 4x -1 und 4x -2)", "13 Aktionskarten", "3 Ätsch-Karten".
#[test]
fn the_cards_are_those_of_the_booklet() {
    let numbers: Vec<(i8, u8)> = FACES.iter().filter_map(|face| Some((face.value?, face.count))).collect();
    assert_eq!(numbers, [(-2, 4), (-1, 4), (0, 4), (1, 5), (2, 6), (3, 6), (4, 6), (7, 3)]);
    assert_eq!(count(Card::is_number), 38);
    assert_eq!(count(Card::is_action), 13);
    assert_eq!(count(|card| card == Card::Aetsch), 3);
    assert_eq!(count(|_| true), DECK);
}

/// Rulings, Larry, "Actions (R)".
#[test]
fn the_actions_divide_as_in_the_rulings() {
    let counts = [Card::OpenPlay, Card::DrawTwo, Card::GiveOne, Card::Reverse].map(|card| card.face().count);
    assert_eq!(counts, [3, 3, 3, 4]);
}

/// Rulings, Larry, "Larrys on a card (R)".
#[test]
fn the_larrys_are_those_of_the_rulings() {
    let larrys: Vec<String> = FACES.iter().map(|face| format!("{} {}", face.sign, face.larrys)).collect();
    assert_eq!(larrys, ["_2 2", "_1 2", "0 1", "1 1", "2 1", "3 1", "4 1", "7 2", "A 3", "O 2", "D 2", "G 2", "R 2"]);
}

/// Spielvorbereitung, 1st paragraph.
#[test]
fn it_begins_clockwise_with_limit_7() {
    assert_eq!(lying(&dealt(3, "s2", 1)), "hands 9,9,9, empty pile, limit 7, b to play");
    assert!(dealt(3, "s2", 1).view(Viewer::Table).clockwise);
}

/// Spielvorbereitung, 1st paragraph, and rulings, All games, "Who starts": the hint, and the seat that the table chose.
#[test]
fn the_most_honest_begins_or_the_youngest_as_the_table_says() {
    let hint = Options::SPECS[0].hint;
    assert!(hint.get(Lang::De).contains("ehrlichsten") && hint.get(Lang::De).contains("jüngsten"));
    assert!(lying(&dealt(8, "s8", 1)).ends_with("h to play"));
}

/// Rulings, All games, "Who starts": else the seed. 600 deals, six standard deviations.
#[test]
fn else_the_seed_decides_who_begins() {
    for seat in ["a to play", "b to play", "c to play"] {
        let begun = (0..600).filter(|&seed| lying(&dealt(3, "-", seed)).ends_with(seat)).count() as i32;
        assert!((begun - 200).abs() < 70, "{seat}: {begun} times");
    }
}

/// Spielvorbereitung, the table, and the sentence before it: the others are the draw pile, and nothing lies openly.
#[test]
fn each_gets_the_same_number_of_cards_and_the_rest_is_the_draw_pile() {
    for (seats, cards) in (2..=8).zip([12, 9, 7, 6, 5, 5, 5]) {
        let view = dealt(seats, "-", 1).view(Viewer::Table);
        assert_eq!(hand_size(seats), cards);
        assert_eq!(view.hands, vec![cards; seats.into()]);
        assert_eq!((view.draw, view.discard), (DECK - seats * cards, 0));
    }
}

/// Spielvorbereitung: "mischt alle 54 Karten". Every seat and every seed has other cards.
#[test]
fn the_cards_are_shuffled() {
    let hand = |seed, seat| dealt(3, "s1", seed).view(Viewer::Seat(table::Seat::new(seat))).hand;
    assert_ne!(hand(1, 0), hand(1, 1));
    assert_ne!(hand(1, 0), hand(2, 0));
    assert_eq!(hand(1, 0), hand(1, 0));
}
