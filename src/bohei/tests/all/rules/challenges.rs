//! "Challengekarten"; rulings, "Challenges are played in the room".

use crate::rules::check::{after, check, ends, menu};

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

/// With three players the third person is whoever is left.
#[test]
fn of_three_players_the_one_left_helps() {
    let position = "hands:55.20/18/22 phase:play";
    assert_eq!(menu(position, "k55 qb", "a"), "qc c B");
    assert_eq!(menu(position, "k55 qc", "a"), "qb c B");
}

/// "zwischen der ganzen Gruppe": from three to eight.
#[test]
fn a_group_challenge_is_for_everybody() {
    for seats in 3..=8 {
        let others = ["18", "19", "21", "22", "24", "25", "27"].map(|card| format!("/{card}"));
        let position = format!("hands:58.20{} phase:play", others[..seats - 1].concat());
        let letters = &"abcdefgh"[..seats];
        assert_eq!(after(&position, "k58", "pending"), format!("challenge.58.{letters}.1"));
        let out: Vec<String> = letters.chars().skip(1).map(|letter| format!("o{letter}")).collect();
        ends(&position, &format!("k58 {}", out.join(" ")), "a wins");
    }
}

/// A reward of which a part is taken ends with what is there; the card of the challenge does not come back that way.
#[test]
fn a_reward_draws_no_more_than_there_is() {
    let position = "hands:46.20/18/22 phase:play draw:1 discard:2 rest:c";
    ends(position, "k46 qb wb b-z b-z", "b draws 1\nshuffled\nb draws 2\nround 1: b");
    let last = "hands:46.20/18/22 phase:play draw:1 rest:c";
    ends(last, "k46 qb wb b-z b-z b-p", "b draws 1\nb may not: no card left\nb has enough\nround 1: b");
    assert_eq!(menu("hands:20/-/22 pending:reward.46.b draw:- discard:- rest:c", "", "b"), "p B");
}

/// Who comes to the number by a reward calls at once, before the rest of it.
#[test]
fn a_winner_may_call_while_taking_the_reward() {
    let position = "hands:46/18.19.21.22.23.24/26 phase:play draw:40.41";
    ends(position, "k46 qb wb b-z b-B b-p", "b draws 40\nb calls\nb has enough\nwon by b");
    ends(position, "k46 qb wb b-z b-B b-z", "b calls\nb draws 41\nround 1: b");
}

/// Rulings, "One that nobody can or wants to play may be called off": an action may not.
#[test]
fn an_action_is_not_called_off() {
    ends("hands:36/18/22 phase:play", "k36 c", "a may not: no challenge");
    ends("hands:26/18/22 phase:play", "k26 c", "a may not: no challenge");
    ends("hands:46/18/22 phase:play", "k46 qb wb b-c", "b may not: no challenge");
}

/// "Während einer Challenge": before and after it rules are in force.
#[test]
fn rules_are_inactive_only_while_a_challenge_runs() {
    let position = "hands:46.20/18/22 slots:3/- phase:play";
    ends(position, "k46 c-va", "c reports a");
    ends(position, "k46 qb c-va", "c may not: no rules for a");
    ends(position, "k46 qb wb c-va", "c reports a");
}
