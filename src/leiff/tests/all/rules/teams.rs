//! Erweitertes Spiel, 3 "Team Regeln"; rulings, "Teams".

use table::{Game, Viewer};

use crate::rules::check::{after, check, dealt, ends, menu, table, word};

const POSITION: &str = "hands:4.7.2/1.3/5.6/8.9 discard:11 draw:10.12 options:t1";

/// "Spielt in Zweierteams."; rulings: "partner = the seat opposite (seat + n/2)", and 4, 6 or 8 play.
#[test]
fn partners_sit_opposite() {
    for (seats, side) in [(4, 2), (6, 3), (8, 4)] {
        let view = dealt(seats, "t1", 1).view(Viewer::Table);
        assert_eq!(view.totals.len(), side);
        assert!(table::Seat::all(seats).all(|seat| view.side(seat) == seat.index() % side));
    }
    for seats in [2, 3, 5, 7] {
        assert!(table::read_options::<leiff::Options>("t1", seats).is_err(), "{seats}");
    }
}

/// "Jedes Team erhält zu Beginn insgesamt acht verdeckte Handkarten, die es unter sich aufteilt (4 / 4)."
#[test]
fn a_team_has_eight_cards_four_each() {
    let view = dealt(4, "t1", 1).view(Viewer::Table);
    assert!(view.hands.iter().all(|hand| hand.slots.len() == 4));
}

/// "Jeder Spieler darf sich zu Beginn zwei beliebige seiner Handkarten ansehen."
#[test]
fn each_looks_at_any_two_own_cards() {
    let position = format!("{POSITION} phase:peek");
    check(&position, "a3 a1 k b-b2", "a looks at a3=2 a1=4");
    check(
        &position,
        "b1 a4 a2 a2 k n",
        "a may not: dealt cards only\na may not: no card at a4\na may not: a2 is picked\na may not: nothing to see\na declines",
    );
    check(&position, "a1 a2 a3 n k", "a looks at a1=4 a2=7\na may not: both are chosen\na may not: both are chosen");
}

/// The cards are seen only when both are chosen, and by their player alone.
#[test]
fn the_chosen_cards_are_seen_by_their_player_alone() {
    let position = format!("{POSITION} phase:peek");
    let seen = |acts: &str, viewer| {
        let hands = table(&position, acts).view(viewer).hands;
        hands.iter().flat_map(|hand| &hand.slots).flatten().filter(|lying| lying.card.is_some()).count()
    };
    let [a, c] = ["a", "c"].map(|letter| Viewer::Seat(crate::rules::check::seat(letter)));
    assert_eq!((seen("a1", a), seen("a1 a3", a)), (0, 2));
    assert_eq!((seen("a1 a3", c), seen("a1 a3", Viewer::Table), seen("a1 a3 k", a)), (0, 0, 0));
}

/// Rulings: the same option as the peek.
#[test]
fn teams_look_before_the_first_round_or_before_every_one() {
    assert_eq!(word(&dealt(4, "s1t1", 1), "phase"), "peek.a");
    let scored = "hands:1/1/1/1 scored:a1.1.1.1 phase:scored";
    assert_eq!(after(&format!("{scored} options:t1"), "b-g", "phase"), "turn");
    assert_eq!(after(&format!("{scored} options:p1t1"), "b-g", "phase"), "peek.b");
}

/// "In jeder Runde darf jedes Teammitglied eine Karte ziehen."; rulings: "Ordinary turns for all."
#[test]
fn every_member_has_ordinary_turns() {
    let turns: Vec<String> = (0..5).map(|turn| after(POSITION, &"z s1 ".repeat(turn), "turn")).collect();
    assert_eq!(turns, ["a", "b", "c", "d", "a"]);
}

/// Rulings: "Scores, Leiff, +-5, 50/100 and the win are by team (sum of both hands)."
#[test]
fn teams_count_both_hands_and_the_call_is_for_the_team() {
    check("hands:1.2/5/3/9 discard:11 options:t1", "L", "a calls\nscored 3,5,3,9: -5 for a, in all 1,14");
    check("hands:1.2/0/9/5 discard:11 options:t1", "L", "a calls\nscored 3,0,9,5: +5 for a, in all 17,5");
    check("hands:1/2/4/3 discard:11 options:t1", "L", "a calls\nscored 1,2,4,3: +5 for a, in all 10,5");
}

/// The same: the end, and who wins.
#[test]
fn the_game_ends_by_team_and_both_win() {
    ends(
        "hands:9/1/6/2 turn:b discard:11 options:t1 scored:b20.1.15.2",
        "L b-g",
        "scored 9,1,6,2: -5 for b, in all 50,-4\nwon by b and d",
    );
}

/// "Die Teammitglieder dürfen sich ... darüber abstimmen, ob und wann ein Teammitglied "Leiff" rufen möchte": whoever of
/// them is on turn calls.
#[test]
fn either_member_may_call() {
    ends("hands:1/9/2/9 turn:c discard:11 options:t1", "L", "scored 1,9,2,9: -5 for c, in all -2,18");
}

/// Rulings: "A partner is 'another player' for effects and catching."
#[test]
fn a_partner_is_another_player() {
    ends("hands:4/1/5/8 discard:11 draw:0 options:t1", "z w qc", "c gets 2");
    ends("hands:4/1/5/8 discard:11 draw:9 options:t1", "z w a1 c1", "a swaps a1 with c1");
    check("hands:4/1/7/8 discard:7 draw:1.2 options:t1", "cc1", "a catches c1=7\nc gets 2 3");
}

/// "Bei Missachtung der Kommunikationsregel erhält das Team eine zusätzliche Handkarte als Strafe."; rulings: "any player may
/// give a team one extra unseen card (the table says to which partner)".
#[test]
fn a_team_that_talks_gets_a_card() {
    check(POSITION, "d-ja z", "d punishes a\na gets 4\na draws 12");
    assert_eq!(after(POSITION, "d-ja", "hands"), "4.7.2.10/1.3/5.6/8.9");
    assert!(menu(POSITION, "", "d").contains("ja jb jc jd"), "the own team too");
    check(POSITION, "je", "a may not: nobody at e");
    ends(POSITION, "L b-ja", "b may not: the round is over");
}

/// Rulings: "at any moment of the round, the first look and the looks of effects included, until "Leiff!" is called, any player".
#[test]
fn talking_is_punished_at_any_moment_until_leiff_is_called() {
    let waits = "peek peek.a.1 peek.a.1.3 turn drawn.5 taken.5 seven eight nine nine.b1 machine philosopher philosopher.b \
                 waiter gossip beauty magician glimpse.b glimpse.b.a1 look.a.a1 look.b.a1.a2";
    for phase in waits.split(' ') {
        let position = format!("hands:4.7.2/1.3/9.6/8.9 discard:11 draw:10.12 options:c1t1 phase:{phase}");
        check(&position, "c-ja d-jb", "c punishes a\na gets 4\nd punishes b\nb gets 3");
        assert_eq!(after(&position, "c-ja d-jb", "phase"), after(&position, "", "phase"), "{phase}");
        assert!(["a", "b", "d"].iter().all(|seat| menu(&position, "", seat).contains("ja jb jc jd")), "{phase}");
    }
    let called = "hands:4.7/1/5/6 discard:11 draw:10.12 options:c1t1 spells:ab";
    check(called, "L c-ja", "a calls\nc may not: b offers first");
    ends(
        called,
        "L u1 d-jb u1 d-jb",
        "d may not: a offers first\na offers 1\na conjures with b\nscored 8,4,5,6: +5 for a, in all 18,10\nd may not: the round is over",
    );
    assert!(!menu(called, "L", "c").contains('j') && !menu(called, "L u1 u1", "c").contains('j'));
}

/// The card of a penalty stays unseen: who chooses two cards first chooses among those that were dealt.
#[test]
fn the_first_look_does_not_go_to_the_card_of_a_penalty() {
    let position = "hands:4.7.2.5/1.3/9.6/8.9 discard:11 draw:10.12 options:t1 phase:peek";
    let seen = |acts: &str| -> Vec<usize> {
        let hands = table(position, acts).view(Viewer::Seat(crate::rules::check::seat("a"))).hands;
        hands.iter().map(|hand| hand.slots.iter().flatten().filter(|lying| lying.card.is_some()).count()).collect()
    };
    check(
        position,
        "c-ja a5 a1 b-ja a6 a4",
        "c punishes a\na gets 5\na may not: dealt cards only\nb punishes a\na gets 6\na may not: dealt cards only\na looks at a1=4 a4=5",
    );
    assert_eq!(menu(position, "ja a1", "a"), "a2 a3 a4 n ja jb jc jd");
    assert_eq!(seen("ja a1 a4 c-ja"), [2, 0, 0, 0]);
}

/// Rulings, "Empty draw pile", while somebody looks: the discard pile is shuffled without its top, or there is no card.
#[test]
fn a_penalty_during_a_look_may_find_no_card() {
    let position = |discard| format!("hands:4.7/1/5/6 discard:{discard} draw:- rest:b options:t1 phase:look.a.a2");
    let shuffled = position("3.11");
    check(&shuffled, "c-ja k c-m1", "c punishes a\nshuffled\na gets 3\nc matches c1=5 wrongly\nc gets 0 of 2");
    assert_eq!(after(&shuffled, "c-ja", "phase"), "look.a.a2");
    check(&position("11"), "c-ja k", "c punishes a\na gets 0 of 1");
}

/// Only in a team.
#[test]
fn without_teams_nobody_is_punished() {
    check("hands:4/1/5/8 discard:11", "jb", "a may not: no teams");
}

/// Rulings, "Magier", in a team: an enchanted partner swaps within the team, so its sum stays; an opponent does not.
#[test]
fn a_spell_moves_points_between_teams_only_from_an_opponent() {
    let called = |spells| format!("hands:4.12/1/5.6/2 discard:11 options:c1t1 spells:{spells}");
    ends(&called("ac"), "L u1 u2", "a conjures with c\nscored 9,1,18,2: +5 for a, in all 32,3");
    ends(&called("ab"), "L u1 u2", "a conjures with b\nscored 5,12,11,2: +5 for a, in all 21,14");
}

/// Rulings, "Kellner", in a team: the one who has played it is immune, not the partner; and a penalty is no effect.
#[test]
fn the_kellner_protects_a_player_and_not_the_team() {
    let position = "hands:4/1/5/8 discard:11 draw:8.2 options:c1t1 immune:b";
    ends(position, "z w b1 d1", "a may not: b is immune\na looks at d1=8");
    check(position, "c-jb", "c punishes b\nb gets 2");
}

/// Rulings, "Dorfschönheit", in a team: the left neighbour is an opponent, and the swapped hands count for the other team.
#[test]
fn hands_swapped_with_the_left_neighbour_count_for_the_other_team() {
    let position = "hands:4.7/1/5/8.9.3 discard:11 draw:D options:c1t1";
    ends(position, "z w v", "a swaps hands with b");
    assert_eq!(after(position, "z w v", "hands"), "1/4.7/5/8.9.3");
    ends(position, "z w v L", "b calls\nscored 1,11,5,20: +5 for b, in all 6,36");
}
