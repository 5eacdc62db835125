//! Das Basis-Spiel, 3 "Der Spielzug"; rulings, "Turn" and "Who has no cards".

use table::{Game, Viewer};

use crate::rules::check::{after, check, menu, seat, table};

const POSITION: &str = "hands:4.7.2.12/1.3.9.13/5.5.6.6 discard:8.11 draw:10.2.3";

/// 1st sentence: "im Uhrzeigersinn".
#[test]
fn the_turn_goes_round_clockwise() {
    for (acts, turn) in [("", "a"), ("z w", "b"), ("z w z w", "c"), ("z w z w z w", "a")] {
        assert_eq!(after(POSITION, acts, "turn"), turn, "{acts}");
    }
    check(POSITION, "b-z", "b may not: it is a's turn");
}

/// 2nd sentence: "ziehst du eine Karte (vom Zug- oder Ablagestapel)".
#[test]
fn a_card_is_drawn_from_either_pile() {
    check(POSITION, "z", "a draws 10");
    check(POSITION, "l", "a takes 11");
    assert_eq!(menu(POSITION, "", "a").split(' ').take(3).collect::<Vec<_>>(), ["L", "z", "l"]);
}

/// The card from the draw pile is seen by its player alone, the one from the discard pile by all.
#[test]
fn a_card_from_the_draw_pile_is_seen_by_its_player_alone() {
    let drawn = |acts: &str, viewer| table(POSITION, acts).view(viewer).drawn.map(|card| card.to_string());
    assert_eq!(drawn("z", Viewer::Seat(seat("a"))), Some("10".to_owned()));
    assert_eq!((drawn("z", Viewer::Seat(seat("b"))), drawn("z", Viewer::Table)), (None, None));
    assert_eq!(drawn("l", Viewer::Table), Some("11".to_owned()));
}

/// 3rd sentence: "mit einer deiner Handkarten tauschen"; rulings, "Turn": "old card is discarded openly".
#[test]
fn the_card_is_swapped_with_an_own_one_which_is_discarded() {
    check(POSITION, "z s4", "a draws 10\na puts a4=10, out 12");
    check(POSITION, "l t1", "a takes 11\na puts a1=11, out 4");
    assert_eq!(after(POSITION, "z s4", "hands"), "4.7.2.10+a/1.3.9.13/5.5.6.6");
    assert_eq!(after(POSITION, "z s4", "discard"), "8.11.12");
    assert_eq!(after(POSITION, "l t1", "discard"), "8.4");
}

/// 3rd sentence: "oder direkt auf den Ablagestapel werfen".
#[test]
fn the_card_may_be_discarded_at_once() {
    check(POSITION, "z w", "a draws 10\na discards 10");
    assert_eq!(after(POSITION, "z w", "discard"), "8.11.10");
}

/// Rulings, "Turn": "Discarding a card drawn from the discard pile is allowed and does nothing."
#[test]
fn a_card_from_the_discard_pile_may_be_put_back_without_an_effect() {
    check("hands:4/1 discard:7 draw:5", "l r z", "a takes 7\na puts 7 back\nb draws 5");
}

/// Either card has its own acts.
#[test]
fn each_pile_has_its_own_way_on() {
    check(
        POSITION,
        "z r t1",
        "a draws 10\na may not: it came from the draw pile\na may not: it came from the draw pile",
    );
    check(
        POSITION,
        "l w s1",
        "a takes 11\na may not: it came from the discard pile\na may not: it came from the discard pile",
    );
}

/// One card in each turn, and no call after it.
#[test]
fn a_turn_is_one_card() {
    check(
        POSITION,
        "z z l L p",
        "a draws 10\na may not: place the card first\na may not: place the card first\na may not: place the card first\na may not: place the card first",
    );
    check(
        POSITION,
        "s1 w t1 r g",
        "a may not: nothing drawn\na may not: nothing drawn\na may not: nothing drawn\na may not: nothing drawn\na may not: not scored",
    );
}

/// A slot must hold a card to be swapped.
#[test]
fn only_a_card_can_be_swapped() {
    check(POSITION, "z s5", "a draws 10\na may not: no card at a5");
}

/// Rulings, "Who has no cards plays on".
#[test]
fn who_has_no_cards_plays_on() {
    let position = "hands:-.-/1.3/2 discard:11 draw:8.6";
    check(position, "z w b2 k", "a draws 8\na discards 8\na looks at b2=3");
    check(position, "L", "a calls\nscored 0,4,2: -5 for a, in all -5,4,2");
}

/// Rulings, "All games": what the drawn card is nobody is told who may not know it; the story says only that it was drawn.
#[test]
fn the_others_are_not_told_what_was_drawn_or_swapped() {
    let mut game = table(POSITION, "");
    let told = |game: &mut leiff::Leiff, act: leiff::Action| {
        let events = game.apply(seat("a"), act).expect("an act");
        let told = events.iter().filter_map(|event| leiff::Leiff::told(event, Viewer::Table));
        told.collect::<Vec<_>>()
    };
    assert_eq!(told(&mut game, leiff::Action::Draw), [leiff::Event::Drew { seat: seat("a"), card: None }]);
    let swapped = told(&mut game, leiff::Action::Swap(leiff::Slot::new(0)));
    let out = leiff::Card::Number(4);
    assert_eq!(swapped, [leiff::Event::Swapped { seat: seat("a"), slot: leiff::Slot::new(0), card: None, out }]);
}
