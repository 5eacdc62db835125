//! Vorbereitung, last sentence; rulings, 2nd bullet: when a deal is repeated.

use riffifi::{Card, Cards, Colour, Options, Riffifi};
use table::{Game, GameRng, Start};

use crate::rules::check::{dealt, hands, seat};

/// What [`GameRng::below`] must give for a shuffle that brings `cards` into the order of `wish`.
fn shuffle(mut cards: Vec<Card>, wish: &[Card]) -> Vec<u32> {
    let mut values = Vec::new();
    for last in (1..cards.len()).rev() {
        let at = cards.iter().position(|card| *card == wish[last]).expect("a card of the deck");
        values.push(at as u32);
        cards.swap(last, at);
    }
    values
}

/// Deals to four players, so that the cards lie as in `wish`, which is completed by the other cards of the deck.
fn deal(wish: &str, officer: bool) -> Vec<Cards> {
    let wish: Cards = wish.parse().expect("cards");
    let mut deck: Vec<Card> = Cards::COLOURED.iter().collect();
    let ones: Vec<Card> = Colour::ALL.map(|colour| Card::new(colour, 1)).to_vec();
    let mut values = shuffle(ones.clone(), &ones);
    if officer {
        deck.retain(|card| *card != ones[0]);
        deck.push(Card::OFFICER);
    }
    let mut order: Vec<Card> = wish.iter().collect();
    // The other cards by value, not by colour, so that no other hand has five of one.
    let mut rest: Vec<Card> = deck.iter().copied().filter(|card| !wish.contains(*card)).collect();
    rest.sort_by_key(|card| card.claim().map(|(colour, value)| (value, colour)));
    order.extend(rest);
    values.extend(shuffle(deck, &order));
    let options = Options { start: Start::Seat(seat("a")), officer, ..Options::default() };
    hands(&Riffifi::deal(4, options, GameRng::from_seed([1; 32]).arranged(values)))
}

#[test]
fn a_hand_with_four_cards_of_a_colour_stands() {
    let hand = "y2y3y4y5r2r3r4r5b2g2";
    assert_eq!(deal(hand, false)[0].to_string(), hand);
}

#[test]
fn with_five_cards_of_a_colour_the_cards_are_dealt_again() {
    let hand = "y2y3y4y5y6r2r3r4b2g2";
    assert_ne!(deal(hand, false)[0].to_string(), hand);
}

/// "The Officer has no colour."
#[test]
fn the_officer_counts_for_no_colour() {
    let hand = "r2r3r4r5b2b3b4b5o2of";
    assert_eq!(deal(hand, true)[0].to_string(), hand);
}

/// "until nobody holds five or more cards of one colour".
#[test]
fn nobody_ever_holds_five_cards_of_a_colour() {
    for seats in 3..=5 {
        for options in ["-", "o1"] {
            for hand in (0..300).flat_map(|seed| hands(&dealt(seats, options, seed))) {
                assert!(Colour::ALL.into_iter().all(|colour| hand.count(colour) < 5), "{hand}");
            }
        }
    }
}
