//! Varianten, Der Officer; rulings, 8th bullet.

use riffifi::Card;
use table::{Game, Viewer};

use crate::rules::check::{after, check, dealt, hands, menu};

/// 1st and 2nd sentence; rulings: "one random 1 leaves, with three players all five 1s".
#[test]
fn the_officer_comes_for_one_one_and_with_three_players_for_all_of_them() {
    for (seats, out, each) in [(3, 5, 12), (4, 1, 10), (5, 1, 8)] {
        let game = dealt(seats, "o1", 1);
        let gone = game.view(Viewer::Table).out;
        assert!(gone.len() == out && gone.iter().all(|card| card.claim().is_some_and(|(_, value)| value == 1)));
        let hands = hands(&game);
        assert!(hands.iter().all(|hand| hand.len() == each), "{hands:?}");
        assert_eq!(hands.iter().filter(|hand| hand.contains(Card::OFFICER)).count(), 1);
    }
}

const POSITION: &str = "hands:ofy2,b2,g8 open:-,r4,o6 options:o1";

/// 3rd sentence: "eine beliebige offen liegende Karte umdrehen"; 4th: "dann ebenfalls umgedreht und abgelegt".
#[test]
fn the_officer_turns_any_open_card_down_and_then_himself() {
    check(POSITION, "of tc", "a plays of\na's Officer turns o6 of c");
    assert_eq!(after(POSITION, "of", "open"), "of,r4,o6");
    assert_eq!(after(POSITION, "of tc", "open"), "-,r4,-");
    let piles = after(POSITION, "of tc", "piles");
    let piles: Vec<&str> = piles.split(',').collect();
    assert!(piles[0].contains("of") && piles[2].contains("o6"), "{piles:?}");
}

/// 3rd sentence, "darf"; rulings: "(or none)".
#[test]
fn the_officer_need_not_turn_any_card_down() {
    assert_eq!(menu(POSITION, "of"), "tb tc t");
    check(POSITION, "of t", "a plays of\na's Officer turns nothing");
    assert_eq!(after(POSITION, "of t", "open"), "-,r4,o6");
}

/// A card that was turned down collects nothing.
#[test]
fn whose_card_the_officer_has_turned_goes_without() {
    check(POSITION, "of tb k b2", "a plays of\na's Officer turns r4 of b\nb may not: nothing to collect\nb plays b2");
}

/// Where no card lies openly there is nothing to choose, and play goes on.
#[test]
fn without_an_open_card_the_officer_is_put_away_at_once() {
    check("hands:of,b2,g8 options:o1", "of b2", "a plays of\na's Officer turns nothing\nb plays b2");
}

/// The own card was collected for before, so only cards of others can lie openly.
#[test]
fn the_officer_cannot_be_sent_where_no_card_lies() {
    let position = "hands:of,b2,g8 open:-,r4,- options:o1";
    let refused =
        "a may not: nothing open before c\na may not: nothing open before a\na may not: nothing open before h";
    check(position, "of tc ta th tb", &format!("a plays of\n{refused}\na's Officer turns r4 of b"));
}

/// 5th sentence.
#[test]
fn the_officer_is_played_only_in_the_own_turn() {
    check("hands:y2,ofb2,g8 options:o1", "b-of", "b may not: it is a's turn");
}

/// The Officer is a card like any other: it is played instead of one, and after collecting.
#[test]
fn the_officer_is_the_card_of_the_turn() {
    check(
        "hands:ofy2,b2,g8 open:o5,r4,- options:o1",
        "of k of y2 k tb y2",
        "a may not: collect first
         a collects o5: middle 5
         a plays of
         a may not: the Officer first
         a may not: the Officer first
         a's Officer turns r4 of b
         b may not: y2 is not in hand",
    );
}

/// Cards are turned down by choice with the Officer alone.
#[test]
fn without_the_officer_nobody_turns_cards_down_by_choice() {
    check("hands:y2,b2,g8 open:-,r4,-", "tb t", "a may not: no Officer\na may not: no Officer");
}

/// He meets no card: he has no colour, and so he can neither be turned down nor laid unseen.
#[test]
fn the_officer_is_never_laid_unseen() {
    check(POSITION, "_of", "a may not: of must be shown");
}

/// An Officer who turns down the last open card ends the round.
#[test]
fn the_officer_may_end_a_round() {
    check(
        "hands:of,-,- open:-,r4,- loot:b1,-,- options:o1 scored:-,-,-/-,-,-",
        "of tb",
        "a plays of
         a's Officer turns r4 of b
         round 3 is over: 1,0,0; in all 1,0,0
         won by a",
    );
}
