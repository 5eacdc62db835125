//! Vorbereitung; "Zubehör".

use riffifi::{CHIPS, Card, Cards, Colour, Loot, Riffifi};
use table::laws::Lawful;
use table::{Game, Viewer};

use crate::rules::check::{dealt, hands, seat, word};

fn sizes(game: &Riffifi) -> Vec<u8> {
    hands(game).into_iter().map(Cards::len).collect()
}

fn cards(game: &Riffifi) -> Cards {
    hands(game).into_iter().fold(Cards::NONE, |all, hand| all | hand)
}

/// Zubehör: 60 chips, 40 cards, 8 in each of 5 colours; rulings, 1st bullet: values 1 to 8 once, 12 chips of each colour.
#[test]
fn there_are_eight_cards_and_twelve_chips_of_each_of_five_colours() {
    let all: Vec<Card> = cards(&dealt(4, "-", 1)).iter().collect();
    let claims = Colour::ALL.into_iter().flat_map(|colour| (1..=8).map(move |value| Some((colour, value))));
    assert_eq!(all.into_iter().map(Card::claim).collect::<Vec<_>>(), claims.collect::<Vec<_>>());
    assert_eq!((CHIPS, Loot::ALL.sum()), (12, 60));
}

/// 1st sentence.
#[test]
fn the_sixty_chips_lie_in_the_middle() {
    let view = dealt(5, "-", 1).view(Viewer::Table);
    assert_eq!(view.middle, Loot::ALL);
    assert!(view.places.iter().all(|place| place.loot == Loot::NONE));
}

/// 2nd sentence.
#[test]
fn the_officer_is_not_needed() {
    for seats in 3..=5 {
        assert!(!cards(&dealt(seats, "-", 1)).contains(Card::OFFICER));
    }
}

/// 3rd and 4th sentence, and the first of the second paragraph: all cards are dealt and taken up.
#[test]
fn with_4_players_each_holds_10_cards_and_with_5_each_holds_8() {
    assert_eq!(sizes(&dealt(4, "-", 1)), [10; 4]);
    assert_eq!(sizes(&dealt(5, "-", 1)), [8; 5]);
    assert_eq!(word(&dealt(5, "-", 1), "out"), "-");
}

/// 5th and 6th sentence.
#[test]
fn with_3_players_four_ones_leave_and_each_holds_12_cards() {
    let game = dealt(3, "-", 1);
    assert_eq!(sizes(&game), [12; 3]);
    let out = game.view(Viewer::Table).out;
    assert_eq!(out.len(), 4);
    assert!(out.iter().all(|card| card.claim().is_some_and(|(_, value)| value == 1)));
    assert!(game.conserved().is_ok());
}

/// Rulings, 2nd bullet: "Ones that leave the game are drawn at random". 1,000 deals, six standard deviations.
#[test]
fn every_one_stays_in_the_game_equally_often() {
    let mut stayed = [0_i32; 5];
    for seed in 0..1_000 {
        let out = dealt(3, "-", seed).view(Viewer::Table).out;
        for colour in Colour::ALL {
            stayed[colour.index()] += i32::from(!out.contains(Card::new(colour, 1)));
        }
    }
    assert!(stayed.iter().all(|count| (count - 200).abs() < 76), "{stayed:?}");
}

/// Rulings, 2nd bullet: "and are public".
#[test]
fn everybody_sees_which_ones_have_left() {
    let game = dealt(3, "o1", 1);
    for viewer in Viewer::all(3) {
        assert_eq!(game.view(viewer).out.to_string(), "y1r1b1g1o1");
    }
}

/// Rulings, 3rd bullet, and All games, 1st bullet: "In Riffifi it names the dealer".
#[test]
fn the_table_may_choose_the_first_dealer_and_the_seat_to_the_left_leads() {
    for (options, dealer, lead) in [("s1", "a", "b"), ("s2", "b", "c"), ("s3", "c", "a")] {
        let view = dealt(3, options, 1).view(Viewer::Table);
        assert_eq!((view.dealer, view.turn), (seat(dealer), seat(lead)));
    }
}

/// Rulings, All games, 1st bullet: "random (by the seed)". 600 deals, six standard deviations.
#[test]
fn else_the_seed_decides_who_deals_and_everybody_has_the_same_chance() {
    for dealer in ["a", "b", "c"].map(seat) {
        let times = (0..600).filter(|&seed| dealt(3, "-", seed).view(Viewer::Table).dealer == dealer).count() as i32;
        assert!((times - 200).abs() < 70, "{dealer}: {times} times");
    }
}
