//! Spielende und Wertung; rulings, 3rd and 7th bullet.

use crate::rules::check::{after, check, menu};

/// 1st sentence: "sobald alle Karten ausgespielt und alle Anteile kassiert wurden".
#[test]
fn a_round_ends_when_all_cards_are_played_and_all_claims_are_settled() {
    let position = "hands:-,-,r5 open:y3,b2,- turn:c";
    check(
        position,
        "r5 k k k",
        "c plays r5
         a collects y3: middle 3
         b collects b2: middle 2
         c collects r5: middle 5
         round 1 is over: 3,2,5; in all 3,2,5
         round 2: a deals, b leads, out r1b1g1o1",
    );
}

/// Also with the last card turned down at once, and with the last one laid unseen.
#[test]
fn a_round_may_end_with_a_card_that_nobody_collects_for() {
    let beaten = "hands:-,-,r5 open:-,r2,- turn:c scored:-,-,-/-,-,-";
    let end = "b collects r2: middle 2\nround 3 is over: 0,2,0; in all 0,2,0\nwon by b";
    check(beaten, "r5 k", &format!("c plays r5\nc turns r5, because b has r2\n{end}"));
    check(beaten, "_r5 k", &format!("c lays r5 unseen\n{end}"));
}

/// 2nd sentence, "als Punkte gutgeschrieben"; 3rd, "Erneut werden die Karten gemischt und ausgegeben".
#[test]
fn every_chip_is_a_point_and_the_next_round_is_dealt_anew() {
    let position = "hands:-,-,- open:y3,-,- loot:r9,b4g2,- turn:a";
    assert_eq!(after(position, "k", "scored"), "y3r9,b4g2,-");
    assert_eq!(after(position, "k", "loot"), "-,-,-");
    assert_eq!(after(position, "k", "piles"), "-,-,-");
    assert_eq!(after(position, "k", "hands").len(), 3 * 24 + 2);
}

/// Rulings, 2nd bullet: "drawn at random anew for each fresh deal".
#[test]
fn other_ones_may_leave_in_the_next_round() {
    let position = "hands:-,-,- open:y3,-,- turn:a out:y1r1b1g1";
    assert_ne!(after(position, "k", "out"), after(position, "", "out"));
}

/// Rulings, 3rd bullet: "the deal passes left each round".
#[test]
fn the_deal_passes_to_the_left_and_with_it_the_lead() {
    for (dealer, next, lead) in [("c", "a", "b"), ("a", "b", "c"), ("b", "c", "a")] {
        let position = format!("hands:-,-,- open:y3,-,- turn:a dealer:{dealer}");
        assert_eq!((after(&position, "k", "dealer"), after(&position, "k", "turn")), (next.into(), lead.into()));
    }
}

/// 4th sentence; rulings, 3rd bullet: "Rounds = players".
#[test]
fn as_many_rounds_are_played_as_players_take_part() {
    for seats in 3..=5_usize {
        let none = vec!["-"; seats].join(",");
        for played in 0..seats {
            let scored = vec![none.as_str(); played].join("/");
            let scored = if played > 0 { format!("scored:{scored}") } else { String::new() };
            let open = vec!["-"; seats - 1].join(",");
            let next = menu(&format!("hands:{none} open:y3,{open} {scored}"), "k");
            assert_eq!(next.is_empty(), played == seats - 1, "{seats} players, {played} rounds before");
        }
    }
}

/// No rule of the booklet: a game for a short break.
#[test]
fn a_game_of_one_round_ends_with_it() {
    check(
        "hands:-,-,- open:y3,-,- loot:-,r2,- options:w2",
        "k",
        "a collects y3: middle 3
         round 1 is over: 3,2,0; in all 3,2,0
         won by a",
    );
}

/// Last sentence: "insgesamt die meisten Chips".
#[test]
fn most_chips_of_all_rounds_win_not_those_of_the_last_one() {
    check(
        "hands:-,-,- open:y3,-,- loot:-,r2,- scored:-,b9,g1/-,-,g1",
        "k",
        "a collects y3: middle 3
         round 3 is over: 3,2,0; in all 3,11,2
         won by b",
    );
}

/// Rulings, 7th bullet: "equal totals, several winners".
#[test]
fn equal_totals_share_the_victory() {
    check(
        "hands:-,-,- open:y3,-,- scored:-,b9,g1/b6,-,g1",
        "k",
        "a collects y3: middle 3
         round 3 is over: 3,0,0; in all 9,9,2
         won by a and b",
    );
}

/// Nothing follows.
#[test]
fn after_the_end_every_act_is_refused() {
    let position = "hands:-,-,- open:-,-,- scored:-,b9,g1/b6,-,g1/y1,-,-";
    assert_eq!(menu(position, ""), "");
    check(position, "k y3", "a may not: the game is over\na may not: the game is over");
}
