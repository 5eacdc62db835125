//! "Spielende"; rulings, "Win" and "Bohei".

use table::Game;

use crate::rules::check::{after, check, ends, seat, table};

/// b holds seven cards and is next.
const SEVEN: &str = "hands:20/18.19.21.22.23.24.25/26 phase:play";

/// "Es gewinnt, wer den eigenen Zug mit 7 Handkarten beginnt." Rulings: "in the same step that ends the turn before".
#[test]
fn who_begins_a_turn_with_seven_cards_and_has_called_wins() {
    check(SEVEN, "b-B p", "b calls\na passes\nwon by b");
    let outcome = table(SEVEN, "b-B p").outcome().expect("the end");
    assert_eq!((outcome.winners, outcome.scores), (table::Seats::only(seat("b")), vec![0, 1, 0]));
    check(SEVEN, "b-B p b-z", "b calls\na passes\nwon by b\nb may not: the game is over");
}

/// "Andernfalls kann das Spiel im eigenen nächsten Zug nicht gewonnen werden."
#[test]
fn without_the_call_there_is_no_win_in_this_turn() {
    check(SEVEN, "p", "a passes\nround 1: b has missed the call");
    check(SEVEN, "p b-B p", "a passes\nround 1: b has missed the call\nb calls\nb draws nothing\nb holds no rule");
}

/// Whoever calls late may win in the turn after that.
#[test]
fn a_late_call_counts_for_the_turn_after_if_the_number_stays() {
    ends(SEVEN, "p B p p p p p p", "round 2: a\na draws nothing\na holds no rule\na passes\nwon by b");
}

/// "exactly 7 cards".
#[test]
fn eight_cards_do_not_win() {
    check("hands:20/18.19.21.22.23.24.25.27/26 phase:play", "b-B p", "b calls in vain\na passes\nround 1: b");
}

/// Rulings, "It counts if the hand has the goal number at that moment. A false call costs nothing."
#[test]
fn a_false_call_costs_nothing() {
    check(SEVEN, "B c-B", "a calls in vain\nc calls in vain");
    assert_eq!(after(SEVEN, "B c-B", "hands"), after(SEVEN, "", "hands"));
}

/// Rulings, "a button in reach of everybody at all times".
#[test]
fn anybody_may_call_at_any_time() {
    for position in [
        SEVEN,
        "hands:3/5/6 phase:rule",
        "hands:1/2/3 pending:orders.39.a.b.c",
        "hands:1/2/3 pending:challenge.58.abc.1",
    ] {
        for letter in ["a", "b", "c"] {
            let menu = table(position, "").legal(seat(letter));
            assert!(menu.contains(&bohei::Action::Bohei), "{position}");
        }
    }
}

/// Rulings, "'Bohei' called since that number was last reached".
#[test]
fn a_call_lapses_when_the_number_is_left() {
    let position = "hands:42/18.19.21.22.23.24.25/26.27 phase:play called:b draw:1.2.4.5.6.7";
    assert_eq!(after(position, "k42 y b-y c-y", "called"), "");
    let back = "hands:18/42.19.20.21.22.23.24/26 turn:b phase:play called:b draw:1.2.4.5.6.7";
    assert_eq!(after(back, "", "called"), "b");
    assert_eq!(after(back, "k42", "called"), "");
}

/// The same: two cards more, two less, and seven again; without a new call that is no victory.
#[test]
fn a_call_that_has_lapsed_does_not_come_back_with_the_number() {
    let position = "hands:42/18.19.20.21.22.23.24/26.37 phase:play called:b draw:40.41.46.47.48.49";
    let back = "k42 y b-y c-y p p p k37 qb b-y b-18 b-19";
    assert_eq!(after(position, back, "hands").split('/').nth(1), Some("20.21.22.23.24.46.47"));
    ends(position, &format!("{back} p p"), "a passes\nround 2: b has missed the call");
    ends(position, &format!("{back} b-B p p"), "a passes\nwon by b");
}

/// Rulings, "an earlier missed call is forgotten when the number is left and reached again".
#[test]
fn who_reaches_the_number_anew_may_call_anew() {
    ends(
        "hands:18/19.20.21.22.23.24/26 turn:b draw:40.41",
        "z p b-B p p p p",
        "b passes\nround 1: c\nb calls\nc draws nothing\nc holds no rule\nc passes\nround 2: a\na draws nothing
         a holds no rule\na passes\nwon by b",
    );
}

/// Rulings, "Goal rules: the number replaces 7 for winning and for 'Bohei'".
#[test]
fn a_goal_rule_replaces_the_seven() {
    let six = "hands:20/18.19.21.22.23.24/26 slots:14/- phase:play";
    check(six, "b-B p", "b calls\na passes\nwon by b");
    check("hands:20/18.19.21.22.23.24.25/26 slots:14/- phase:play", "b-B p", "b calls in vain\na passes\nround 1: b");
    let eight = "hands:20/18.19.21.22.23.24.25.27/26 slots:-/15 phase:play";
    check(eight, "b-B p", "b calls\na passes\nwon by b");
}

/// Rulings, "A change of the goal number counts as leaving and reaching: all calls lapse."
#[test]
fn a_change_of_the_goal_ends_all_calls() {
    let position = "hands:14.20/18.19.21.22.23.24.25/26 phase:rule called:b";
    check(position, "r14A p", "a puts 14 into A\nthe goal is 6\na passes\nround 1: b");
    assert_eq!(after(position, "r14A", "called"), "");
    assert_eq!(after(&position.replace("14.20", "5.20"), "r5A", "called"), "b", "other rules leave calls alone");
}

/// Rulings, "Two active: the newer counts; when it leaves, the older counts again."
#[test]
fn of_two_goals_the_newer_counts() {
    let position = "hands:3.20/21/22 slots:15/14 phase:rule order:";
    check(&format!("{position}15.14"), "r3B", "a puts 3 into B, out 14\nthe goal is 8");
    check(&format!("{position}14.15"), "r3A", "a puts 3 into A, out 15\nthe goal is 6");
    check(&format!("{position}14.15"), "r3B", "a puts 3 into B, out 14");
}

/// Rulings, "before drawing": what is paid for in between counts.
#[test]
fn a_penalty_before_the_own_turn_may_cost_the_victory() {
    let position = "hands:20.23/18.19.21.22.24.25.27/26 slots:3/- phase:play draw:40.41";
    ends(position, "b-B k23 c-vb b-vb y b-y b-18", "b accepts\nb discards 18\nround 1: b");
    ends(position, "b-B k23 c-va b-va y a-y 20", "a draws 40 41\na owes -1\na accepts\na discards 20\nwon by b");
}

/// "Zu jedem anderen Zeitpunkt des Spiels, an dem man 7 Handkarten besitzt": also in the middle of a turn, and only then.
#[test]
fn seven_cards_in_between_do_not_win_at_once() {
    let position = "hands:20/18.19.21.22.24.25/26 turn:b draw:40.41";
    check(position, "z b-B p", "b draws 40\nb holds no rule\nb calls\nb passes\nround 1: c");
}

/// Comes to 7 by the step that begins the own turn.
const LATE: &str = "hands:36/18.19.21.22/26 slots:3/- phase:play draw:40.41.42";
const BEGUN: &str = "k36 qb b-y";

/// Rulings, "One exception: whoever comes to the number by the very step that begins the own turn … a call counts until the
/// first act of the turn, and wins at once."
#[test]
fn who_comes_to_the_number_by_the_end_of_a_turn_may_still_call_and_wins_at_once() {
    ends(LATE, BEGUN, "b draws 40 41 42\nround 1: b\nb may still call");
    ends(LATE, &format!("{BEGUN} b-B"), "b may still call\nb calls\nwon by b");
    let outcome = table(LATE, &format!("{BEGUN} b-B")).outcome().expect("the end");
    assert_eq!(outcome.winners, table::Seats::only(seat("b")));
    ends(
        "hands:41.18/20.21.22.23.24/46 draw:25.26.27.28.29.30",
        "p k41 a-y b-y c-y b-B",
        "round 1: b\nb may still call\nb calls\nwon by b",
    );
}

/// The same: "until the first act of the turn".
#[test]
fn after_the_first_act_of_the_turn_a_late_call_comes_too_late() {
    ends(LATE, &format!("{BEGUN} b-p b-B"), "b draws nothing\nb holds no rule\nb calls");
    let position = LATE.replace("40.41.42", "40.46.47").replace("slots:3/-", "slots:12/-");
    ends(&position, &format!("{BEGUN} b-z b-B"), "b holds no rule\nb calls in vain");
    assert_eq!(after(LATE, BEGUN, "call"), "last");
    assert_eq!(after(LATE, &format!("{BEGUN} b-p"), "call"), "");
}

/// The same: "the first act of the turn" is one of the player on turn, in a phase.
#[test]
fn what_others_do_meanwhile_takes_no_call_away() {
    let wins = |acts: &str| ends(LATE, &format!("{BEGUN} {acts} b-B"), "b calls\nwon by b");
    wins("a-B c-B");
    wins("c-va");
    wins("b-va c-vb");
    // Somebody else pays, and owes an answer.
    wins("c-va b-va");
    wins("c-va b-va a-fn");
    assert_eq!(after(LATE, &format!("{BEGUN} c-va b-va b-vc b-B"), "pending"), "");
}

/// Who pays for a breach has another number of cards.
#[test]
fn a_penalty_in_between_takes_the_late_call_away() {
    ends(LATE, &format!("{BEGUN} c-vb a-vb b-B"), "b owes -1\nb calls\nwon by b");
    ends(LATE, &format!("{BEGUN} c-vb a-vb b-y b-18 b-B"), "b discards 18\nb calls in vain");
    assert_eq!(after(LATE, &format!("{BEGUN} c-vb a-vb b-y b-18"), "call"), "");
}

/// Whoever held the number before the step had a moment, and no exception.
#[test]
fn who_could_have_called_before_has_missed_it() {
    let position = "hands:20.37/18.19.21.22.23.24.25.27.28/26 slots:3/- phase:play";
    // The reward is over later than the card that brought the number.
    let reward = "hands:20/46.19.21.22.23.24/26 pending:reward.58.b draw:40.41";
    ends(reward, "b-z b-p", "b draws 40\nb has enough\nround 1: b has missed the call");
    // A penalty of somebody else comes in between.
    let between = "k37 qb c-va b-va b-y b-18 b-19";
    ends(position, between, "b discards 19\na owes -1");
    ends(position, &format!("{between} a-y"), "a accepts\na discards 20\nround 1: b has missed the call");
    ends(position, &format!("{between} b-B a-y"), "a discards 20\nwon by b");
}

/// Whatever brings the number: a reward, a penalty, the last of several discards, an answer that is itself a card.
#[test]
fn whatever_brings_the_number_at_the_last_moment_leaves_the_late_call() {
    let late = |position: &str, acts: &str| {
        ends(position, acts, "round 1: b\nb may still call");
        ends(position, &format!("{acts} b-B"), "b calls\nwon by b");
    };
    late("hands:20/18.19.21.22.23/26 pending:reward.58.b draw:40.41", "b-z b-z");
    late("hands:37/18.19.21.22.23.24.25.27.28/26 phase:play", "k37 qb b-y b-18 b-19");
    // Seven and called; Opposite day makes six, and the card it orders seven again.
    late("hands:38/18.19.21.22.23.24.45/26 phase:play called:b draw:40", "k38 c-y b-fo b-ao");
    // A penalty, with a goal of 6.
    late("hands:23/18.19.21.22.24.25.27/26 slots:3/14 phase:play draw:40.41", "k23 c-vb b-vb y b-y b-18");
}

/// A new goal comes into force in phase 2, and leaves phase 3 to call in.
#[test]
fn a_changed_goal_leaves_time_to_call() {
    let position = "hands:14.20/18.19.21.22.23.24/26 phase:rule";
    ends(position, "r14A p", "the goal is 6\na passes\nround 1: b has missed the call");
    ends(position, "r14A b-B p", "a passes\nwon by b");
}

/// Rulings, "exactly": with an extra slot both goal rules may lie beside a third one, and still the newest counts.
#[test]
fn two_goals_count_by_age_in_three_slots_too() {
    let position = "hands:15.20/18.19.21.22.23.24.25.27/26 slots:14/5/- phase:rule";
    check(position, "r15C b-B p", "a puts 15 into C\nthe goal is 8\nb calls\na passes\nwon by b");
    assert_eq!(after(position, "r15C", "order"), "14.5.15");
}
