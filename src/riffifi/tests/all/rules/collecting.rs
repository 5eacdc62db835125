//! Beutestücke kassieren: when, and how much. Rulings, 4th bullet: a turn.

use crate::rules::check::{after, check, menu};

/// 1st and 2nd sentence, and the 5th: the value says how many, the colour which, and the middle pays.
#[test]
fn an_open_card_claims_as_many_chips_of_its_colour_as_it_shows() {
    let position = "hands:y2,b2,g2 open:r4,-,-";
    check(position, "k", "a collects r4: middle 4");
    assert_eq!(after(position, "k", "loot"), "r4,-,-");
}

/// 3rd sentence: "nicht gleich, sondern erst eine Runde später".
#[test]
fn a_claim_is_settled_in_the_next_turn_not_at_once() {
    let position = "hands:r4y2,b2,g2";
    assert_eq!(after(position, "r4", "loot"), "-,-,-");
    check(position, "r4 a-k", "a plays r4\na may not: it is b's turn");
    check(
        position,
        "r4 b2 g2 k",
        "a plays r4
         b plays b2
         c plays g2
         a collects r4: middle 4",
    );
}

/// 6th sentence: "geht leer aus und spielt nur seine nächste Karte".
#[test]
fn who_had_to_turn_the_card_down_only_plays_the_next_one() {
    let position = "hands:r4y2,r3,g2";
    assert_eq!(menu(position, "r4 r3 g2"), "y2");
    check(
        position,
        "r4 r3 g2 k y2",
        "a plays r4
         b plays r3
         a turns r4, because b has r3
         c plays g2
         a may not: nothing to collect
         a plays y2",
    );
}

/// Rulings, 4th bullet: "collect (compulsory, if the own card still lies open; the card is turned down), then play one card".
#[test]
fn collecting_comes_first_and_cannot_be_left_out() {
    let position = "hands:y2,b2,g2 open:r4,-,-";
    assert_eq!(menu(position, ""), "k");
    check(
        position,
        "y2 k k y2",
        "a may not: collect first
         a collects r4: middle 4
         a may not: nothing to collect
         a plays y2",
    );
    assert_eq!(after(position, "k", "open"), "-,-,-");
    assert!(after(position, "k", "piles").split(',').next().is_some_and(|pile| pile.contains("r4")));
}

/// Also a claim that brings nothing is settled.
#[test]
fn who_has_all_chips_of_a_colour_still_turns_the_card_down() {
    let position = "hands:y2,b2,g2 open:r4,-,- loot:r12,-,-";
    check(position, "k", "a collects r4: nothing; 4 lapses");
    assert_eq!(after(position, "k", "open"), "-,-,-");
}

/// Rulings, 4th bullet: "After the last card, turns go on with collecting only; seats without an open card are skipped."
#[test]
fn after_the_last_card_whoever_has_an_open_card_collects_in_turn() {
    check(
        "hands:-,-,-,o3 open:r4,-,g2,- turn:d scored:-,-,-,-/-,-,-,-/-,-,-,-",
        "o3 k k k",
        "d plays o3
         a collects r4: middle 4
         c collects g2: middle 2
         d collects o3: middle 3
         round 4 is over: 4,0,2,3; in all 4,0,2,3
         won by a",
    );
}

/// The same where only the last player has an open card: the turn comes round at once.
#[test]
fn the_last_player_may_be_the_only_one_to_collect() {
    check(
        "hands:-,-,y1 open:y2,-,- turn:c scored:-,-,-/-,-,-",
        "y1 k",
        "c plays y1
         a turns y2, because c has y1
         c collects y1: middle 1
         round 3 is over: 0,0,1; in all 0,0,1
         won by c",
    );
}
