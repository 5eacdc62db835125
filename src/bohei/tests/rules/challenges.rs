//! "Challengekarten"; rulings, "Challenges are played in the room".

use crate::check::{after, check, ends, menu};

const DUEL: &str = "hands:46.20/18.19.21/22 phase:play draw:1.2.4";
const HELPED: &str = "hands:55.20/18/22/23 phase:play";
const GROUP: &str = "hands:58.20/18.19.21/22/23 phase:play draw:1.2.4";

/// "wählt die Person, welche die Karte ausgespielt hat, gegen wen sie antreten möchte".
#[test]
fn the_actor_chooses_the_opponent() {
    assert_eq!(menu(DUEL, "k46", "a"), "qb qc c B");
    check(
        DUEL,
        "k46 qa qd wa qb",
        "
        a plays 46\na may not: others only\na may not: nobody at d\na may not: no challenge\na challenges b",
    );
    assert_eq!(menu(DUEL, "k46 qb", "a"), "wa wb n c B");
}

/// "Bei manchen Challenges muss zusätzlich noch eine neutrale dritte Person bestimmt werden".
#[test]
fn some_duels_need_a_neutral_third_person() {
    assert_eq!(menu(HELPED, "k55 qb", "a"), "qc qd c B");
    check(
        HELPED,
        "k55 qb qb qa qd",
        "
        a plays 55\na challenges b\na may not: b is not neutral\na may not: a is not neutral\na asks d to help",
    );
    assert_eq!(menu(HELPED, "k55 qb qd", "a"), "wa wb n c B");
    ends(HELPED, "k55 qb qd wd", "a may not: d is not in it");
}

/// "Wer gewinnt, darf sich im Anschluss selbst belohnen".
#[test]
fn the_winner_may_choose_a_reward() {
    check(DUEL, "k46 qb wb", "a plays 46\na challenges b\nb wins");
    assert_eq!(menu(DUEL, "k46 qb wb", "b"), "z p 18 19 21 B");
    assert_eq!(menu(DUEL, "k46 qb wb", "a"), "B");
}

/// "wahlweise bis zu 2 Karten abwerfen, bis zu 2 Karten ziehen oder nichts dergleichen tun".
#[test]
fn the_reward_draws_or_discards_up_to_two_cards_or_neither() {
    ends(DUEL, "k46 qb wb b-z b-z", "b wins\nb draws 1\nb draws 2\nround 1: b");
    ends(DUEL, "k46 qb wb b-z b-p", "b wins\nb draws 1\nb has enough\nround 1: b");
    ends(DUEL, "k46 qb wb b-18 b-21", "b wins\nb discards 18\nb discards 21\nround 1: b");
    ends(DUEL, "k46 qb wb b-18 b-p", "b wins\nb discards 18\nb has enough\nround 1: b");
    ends(DUEL, "k46 qb wb b-p", "b wins\nb has enough\nround 1: b");
}

/// The reward is one or the other, not both.
#[test]
fn a_reward_does_not_both_draw_and_discard() {
    ends(DUEL, "k46 qb wb b-z b-18", "b draws 1\nb may not: either draw or discard");
    ends(DUEL, "k46 qb wb b-18 b-z", "b discards 18\nb may not: either draw or discard");
}

/// Rulings, "They do not answer rewards."
#[test]
fn nothing_answers_a_reward() {
    ends(
        "hands:46.20/44.45/22 phase:play",
        "k46 qb wb b-fn b-y",
        "b may not: nothing to answer\nb may not: nothing to answer",
    );
}

/// The card reaches the discard pile last.
#[test]
fn the_challenge_goes_to_the_discard_pile_after_the_reward() {
    assert_eq!(after(DUEL, "k46 qb wb b-18 b-21", "discard"), "18.21.46");
}

/// "Nach und nach können Personen ausscheiden. Wer in der Challenge als Letztes übrigbleibt …"
#[test]
fn in_a_group_players_drop_out_until_one_is_left() {
    assert_eq!(menu(GROUP, "k58", "a"), "wa wb wc wd oa ob oc od n c B");
    ends(GROUP, "k58 ob oa ob od", "b is out\na is out\na may not: b is not in it\nd is out\nc wins");
}

/// Who is left can be entered at once, as a game on the device does.
#[test]
fn the_winner_of_a_group_can_be_entered_at_once() {
    ends(GROUP, "k58 ob wd", "b is out\nd wins");
    ends(GROUP, "k58 ob wb", "b is out\na may not: b is not in it");
}

/// A duel has no one to drop out.
#[test]
fn in_a_duel_nobody_drops_out() {
    ends(DUEL, "k46 qb ob", "a may not: groups only");
}

/// "Eine Challenge wird immer so lange erneut gespielt, bis es einen eindeutigen Gewinner oder eine eindeutige Gewinnerin gibt."
#[test]
fn without_a_clear_winner_it_is_played_again_by_those_who_are_left() {
    ends(DUEL, "k46 qb n n wa", "once more\nonce more\na wins");
    assert_eq!(after(GROUP, "k58 ob n", "pending"), "challenge.58.acd.2");
}

/// Rulings, "may be called off by the active player: discarded, no reward".
#[test]
fn a_challenge_may_be_called_off() {
    ends(DUEL, "k46 qb c", "called off\nround 1: b");
    ends(DUEL, "k46 c", "called off\nround 1: b");
    ends(HELPED, "k55 qb c", "called off\nround 1: b");
    ends(GROUP, "k58 ob c", "called off\nround 1: b");
    ends(DUEL, "k46 qb b-c", "b may not: the table waits for a");
    assert_eq!(after(DUEL, "k46 c", "discard"), "46");
}

/// Rulings, "Cards discarded unplayed have no effect", as a reward neither.
#[test]
fn cards_discarded_as_a_reward_have_no_effect() {
    ends("hands:46.20/3.41/22 phase:play", "k46 qb wb b-3 b-41", "b discards 3\nb discards 41\nround 1: b");
}
