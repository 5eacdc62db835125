//! "Verletzt ein:e Spieler:in eine Regel …"; rulings, "Breach".

use crate::rules::check::{after, check, ends, menu};

const POSITION: &str = "hands:20/18.19/22 slots:3/- draw:40.41";

/// Rulings, "any player may report one; a second tap by another name confirms".
#[test]
fn a_breach_needs_two_names() {
    check(POSITION, "c-vb", "c reports b");
    check(POSITION, "c-vb vb", "c reports b\na confirms b\nb owes -1");
    check(POSITION, "vb c-vb", "a reports b\nc confirms b\nb owes -1");
}

/// Rulings, "not the reporter twice".
#[test]
fn the_reporter_does_not_confirm() {
    check(POSITION, "c-vb c-vb", "c reports b\nc may not: a second name");
    assert_eq!(menu(POSITION, "c-vb", "c"), "B va vc");
    assert_eq!(menu(POSITION, "c-vb", "b"), "B vc va vb");
}

/// Rulings, "the accused's own tap counts as a confession".
#[test]
fn the_accused_may_confess() {
    check(POSITION, "c-vb b-vb", "c reports b\nb confirms b\nb owes -1");
    check(POSITION, "b-vb c-vb", "b reports b\nc confirms b\nb owes -1");
}

/// "bei 7 oder weniger Handkarten 1 der eigenen Handkarten abwerfen". Rulings: "the player's choice".
#[test]
fn with_seven_cards_or_fewer_a_card_of_choice_is_discarded() {
    ends(POSITION, "c-vb vb b-y b-19", "b owes -1\nb accepts\nb discards 19");
    ends("hands:20/18.19.21.22.23.24.25/26 slots:3/-", "vb b-vb", "b owes -1");
}

/// "bei 8 oder mehr Handkarten 1 zusätzliche Karte ziehen".
#[test]
fn with_eight_cards_or_more_a_card_is_drawn() {
    ends("hands:20/18.19.21.22.23.24.25.27/26 slots:3/- draw:40", "vb b-vb b-y", "b owes +1\nb accepts\nb draws 40");
}

/// Rulings, "the penalty of a breach keeps 7 and 8".
#[test]
fn a_goal_rule_does_not_change_the_penalty() {
    ends("hands:20/18.19.21.22.23.24.25/26 slots:3/14", "vb b-vb", "b owes -1");
    ends("hands:20/18.19.21.22.23.24.25.27/26 slots:3/15", "vb b-vb", "b owes +1");
}

/// The rule that changes the penalty.
#[test]
fn a_rule_may_make_a_breach_cost_two_cards() {
    ends(
        "hands:20/18.19.21/22 slots:3/13",
        "vb b-vb b-y b-18 b-19",
        "b owes -2\nb accepts\nb discards 18\nb discards 19",
    );
}

/// Rulings, "It waits until a running action or challenge is finished".
#[test]
fn the_penalty_waits_until_an_action_is_finished() {
    ends(
        "hands:23/18.19/22 slots:3/- phase:play draw:1.2.4",
        "k23 c-vb b-vb y",
        "c reports b\nb confirms b\na accepts\na draws 1 2\nb owes -1",
    );
    ends(
        "hands:23/18.19/22 slots:3/- phase:play draw:1.2.4",
        "k23 c-vb b-vb y b-y b-18",
        "b accepts\nb discards 18\nround 1: b",
    );
}

/// The same for a challenge, reward included.
#[test]
fn the_penalty_waits_until_a_challenge_is_finished() {
    ends(
        "hands:46/18.19/22.21 slots:3/- phase:play",
        "k46 qb c-vc b-vc wb b-p",
        "c reports c\nb confirms c\nb wins\nb has enough\nc owes -1",
    );
}

/// Rulings, "unconfirmed, it lapses at the end of the turn".
#[test]
fn an_unconfirmed_report_lapses_with_the_turn() {
    ends(POSITION, "c-vb p p", "a passes\nthe report of b lapses\nround 1: b");
    assert_eq!(after(POSITION, "c-vb p p", "breach"), "");
}

/// "wenn man selbst eine Regel verletzt". Rulings: "'Noe' may cancel it"; Opposite day only an action.
#[test]
fn a_no_cancels_a_penalty_and_opposite_day_does_not() {
    let position = "hands:20/18.44.45/22 slots:3/-";
    assert_eq!(menu(position, "vb b-vb", "b"), "y fn B vc va");
    ends(position, "vb b-vb b-fo b-fn b-an", "b may not: actions only\nb reaches for n\nb answers n");
    assert_eq!(after(position, "vb b-vb b-fn b-an", "discard"), "44");
}

/// Without a rule about behaviour there is nothing to break: what the program handles cannot be broken.
#[test]
fn only_a_rule_about_behaviour_can_be_broken() {
    check("hands:20/18/22 slots:-/-", "c-vb", "c may not: no rule to break");
    check("hands:20/18/22 slots:12/14", "c-vb", "c may not: no rule to break");
    check("hands:20/18/22 slots:12/3", "c-vb c-vd", "c reports b\nc may not: nobody at d");
}

/// "Während einer Challenge sind für alle Challenge-Teilnehmer:innen die Regelkarten inaktiv." Rulings: "a neutral third person
/// included".
#[test]
fn while_a_challenge_runs_its_players_break_no_rules() {
    let duel = "hands:20/18/22 slots:3/- pending:challenge.46.ab.1";
    check(duel, "c-va c-vb c-vc", "c may not: no rules for a\nc may not: no rules for b\nc reports c");
    // Who is out still belongs to the group.
    check(
        "hands:20/18/22 slots:3/- pending:challenge.58.ab.1",
        "c-vc b-va",
        "c may not: no rules for c\nb may not: no rules for a",
    );
    let helped = "hands:20/18/22/23 slots:3/- pending:challenge.55.ab.1.c";
    check(helped, "b-vc b-vd", "b may not: no rules for c\nb reports d");
    check("hands:20/18/22 slots:3/- pending:third.55.b", "b-vc", "b reports c");
    check("hands:20/18/22 slots:3/- pending:reward.46.b", "c-vb", "c reports b");
}

/// Rulings, "Reports against different players may wait side by side (one for each accused)".
#[test]
fn nobody_hides_behind_a_report_of_their_own() {
    check(POSITION, "b-vc c-vb a-vb", "b reports c\nc reports b\na confirms b\nb owes -1");
    assert_eq!(after(POSITION, "b-vc c-vb va", "breach"), "bc.cb.aa");
    ends(POSITION, "b-vc c-vb p p", "a passes\nthe report of c lapses\nthe report of b lapses\nround 1: b");
}

/// The same: "one for each accused".
#[test]
fn a_second_report_against_one_player_waits_until_the_first_is_paid_for() {
    ends(
        POSITION,
        "c-vb vb a-vb b-y b-18 a-vb",
        "b owes -1\na may not: first b pays\nb accepts\nb discards 18\na reports b",
    );
    ends("hands:23/18.19/22 slots:3/- phase:play", "k23 c-vb b-vb c-vb", "b confirms b\nc may not: first b pays");
    assert_eq!(menu(POSITION, "c-vb vb", "a"), "B vc va");
}

/// Meanwhile others may be reported, and pay next.
#[test]
fn while_one_pays_another_may_be_reported_and_confirmed() {
    ends(POSITION, "c-vb vb a-va b-va b-y b-18", "b accepts\nb discards 18\na owes -1");
    let last = "hands:20.23/18.19/22 slots:3/- phase:play";
    ends(last, "c-vb vb b-va c-va b-y b-18 y 20 p", "a discards 20\na passes\nround 1: b");
}

/// Several that are confirmed are paid for one after the other, clockwise from the player on turn, as orders are carried out.
#[test]
fn several_confirmed_breaches_are_paid_for_clockwise_from_the_player_on_turn() {
    let position = "hands:18/41.19/22.23/24.25 slots:3/- turn:b phase:play draw:1.2.4.5.6.7.8.9";
    ends(
        position,
        "k41 b-va d-va c-vb b-vb d-vc c-vc a-y b-y c-y d-y b-y b-1 c-y c-22 a-y a-8",
        "
        b owes -1\nb accepts\nb discards 1\nc owes -1\nc accepts\nc discards 22\na owes -1\na accepts\na discards 8
        round 1: c",
    );
}

/// Rulings, "A rule that was covered or ended in this turn can still be reported until the turn ends."
#[test]
fn a_rule_that_has_ended_is_reported_until_the_turn_ends() {
    let position = "hands:12.20/18.19/22 slots:3/14 phase:rule";
    ends(position, "r12A c-va", "a puts 12 into A, out 3\nc reports a");
    assert_eq!(after(position, "r12A", "ended"), "3");
    ends(position, "r12A p c-va", "round 1: b\nc may not: no rule to break");
    let closed = position.replace("12.20", "17.20");
    ends(&closed, "r17A c-va", "a puts 17 into A, out 3\nc reports a");
    ends(position, "r12B c-va p c-va", "c reports a\na passes\nthe report of a lapses\nround 1: b\nc reports a");
    // What was no rule about behaviour cannot have been broken.
    ends("hands:12.20/18/22 slots:14/- phase:rule", "r12A c-va", "the goal is 7\nc may not: no rule to break");
}

/// The same: a report from before waits on, whatever happens to the rule.
#[test]
fn a_report_outlives_the_rule() {
    ends("hands:12.20/18/22 slots:3/- phase:rule", "c-va r12A b-va", "b confirms a\na owes -1");
}

/// Rulings, "any player may report one": also who owes an answer, has cards to choose, or leads a challenge.
#[test]
fn who_owes_something_may_report_and_confirm() {
    let action = "hands:41/18/22 slots:3/- phase:play";
    ends(action, "k41 c-vb b-vb", "it concerns abc\nc reports b\nb confirms b");
    ends(action, "k41 c-fn c-vb", "c reaches for n\nc reports b");
    let discard = "hands:37/18.19.21/22 slots:3/- phase:play";
    ends(discard, "k37 qb b-y b-va a-va", "b accepts\nb reports a\na confirms a");
    ends("hands:20/18/22/21 slots:3/- pending:challenge.46.ab.1", "vc b-vc", "a reports c\nb confirms c");
}

/// Rulings, "at the end of the turn": the last answer ends it, and until then anybody could confirm.
#[test]
fn the_last_to_answer_may_confirm_before() {
    let position = "hands:41/18/22 slots:3/- phase:play draw:1.2.4.5.6.7";
    let answered = "k41 y b-y b-va";
    ends(position, &format!("{answered} c-y"), "c draws 6 7\nthe report of a lapses\nround 1: b");
    ends(position, &format!("{answered} c-va c-y"), "c draws 6 7\na owes -1");
}

/// Phase 2 ends if the last rule card goes with a penalty.
#[test]
fn a_penalty_may_take_the_last_rule_card() {
    ends("hands:5.20/18/22 slots:3/- phase:rule", "c-va b-va y 5", "a accepts\na discards 5\na holds no rule");
    ends("hands:5.20/18/22 slots:3/- phase:rule", "c-va b-va y 20 r5B", "a discards 20\na puts 5 into B");
}

/// The number of cards counts when the penalty is due, not when somebody saw the breach.
#[test]
fn the_penalty_goes_by_the_cards_at_that_moment() {
    let eight = "hands:37/18.19.21.22.23.24.25.27/26 slots:3/- phase:play";
    ends(eight, "k37 qb c-vb a-vb b-y b-18 b-19", "b discards 19\nb owes -1");
    let seven = "hands:36/18.19.21.22.23.24.25/26 slots:3/- phase:play draw:1.2.4";
    ends(seven, "k36 qb c-vb a-vb b-y", "b draws 1 2 4\nb owes +1");
}

/// Two cards of penalty: drawn from eight on, and of one card that one.
#[test]
fn a_penalty_of_two_draws_two_or_takes_what_is_there() {
    let eight = "hands:20/18.19.21.22.23.24.25.27/26 slots:3/13 draw:40.41.42";
    ends(eight, "vb b-vb b-y", "b owes +2\nb accepts\nb draws 40 41");
    ends("hands:20/18/26 slots:3/13", "vb b-vb b-y", "b owes -2\nb accepts\nb discards 18");
    ends("hands:20/-/26 slots:3/13", "vb b-vb b-y", "b owes -2\nb accepts\nb has nothing to discard");
}

/// A report stands, whatever happens to the rule or begins meanwhile, until the turn ends.
#[test]
fn a_report_outlives_the_rule_and_waits_out_a_challenge() {
    let rule = "hands:5.20/18.19/22 slots:3/- phase:rule";
    ends(rule, "c-vb r5A a-vb", "a puts 5 into A, out 3\na confirms b\nb owes -1");
    let challenge = "hands:46.20/18.19/22 slots:3/- phase:play";
    ends(challenge, "c-vb k46 qb a-vb wa p", "a confirms b\na wins\na has enough\nb owes -1");
}

/// A cancelled penalty leaves the turn where it was.
#[test]
fn after_a_penalty_the_turn_goes_on() {
    let position = "hands:20/18.44/22 slots:3/- draw:40";
    ends(position, "c-va b-va fn b y z", "a accepts\na discards 20\na draws 40\na holds no rule");
    ends(position, "c-vb a-vb b-fn b-an z", "b answers n\na draws 40\na holds no rule");
}
