//! "Nö-Karten", "Gegenteiltag-Karten"; rulings, "An action is announced openly and waits …".

use table::{Game, Viewer};

use crate::rules::check::{after, check, ends, menu, table};

/// Everybody draws two; b holds a "Nö", c Opposite day.
const POSITION: &str = "hands:41.18/44.20/45.21.22 phase:play draw:1.2.4.5.6.7";

/// Rulings, "waits until every affected player has accepted, said 'Noe', or turned it round".
#[test]
fn an_action_waits_for_all_whom_it_concerns_in_any_order() {
    check(POSITION, "k41 c-y b-y", "a plays 41\nit concerns abc\nc accepts\nb accepts");
    assert_eq!(table(POSITION, "k41 c-y").awaited(), [0, 1].map(table::Seat::new).into_iter().collect());
    ends(POSITION, "k41 c-y b-y a-y", "a accepts\na draws 1 2\nb draws 4 5\nc draws 6 7\nround 1: b");
}

/// "verhindern, dass man Karten aufnehmen oder ablegen muss". Rulings: "cancels for that player only".
#[test]
fn a_no_cancels_for_that_player_only() {
    ends(POSITION, "k41 y c-y b-fn b-an", "b reaches for n\nb answers n\na draws 1 2\nc draws 4 5\nround 1: b");
    let discard = "hands:38/44.20.21/22 phase:play";
    ends(discard, "k38 c-y b-fn b-an", "b answers n\nc discards 22\nround 1: b");
}

/// "drehen für die entsprechende Person den Effekt einer gespielten Aktionskarte um". Rulings: "turns draw into discard and
/// back, once".
#[test]
fn opposite_day_turns_drawing_into_discarding_and_back() {
    ends(
        POSITION,
        "k41 y b-y c-fo c-ao",
        "c reaches for o\nc answers o: -2\na draws 1 2\nb draws 4 5\nc discards 21\nc discards 22\nround 1: b",
    );
    let discard = "hands:38/45.20/22 phase:play draw:1.2";
    ends(discard, "k38 c-y b-fo b-ao", "b answers o: +1\nb draws 1\nc discards 22\nround 1: b");
}

/// Rulings, "one answer per player"; "nothing answers a 'Noe'".
#[test]
fn everybody_answers_once() {
    let position = "hands:41.18/44.45.44/21 phase:play";
    check(
        position,
        "k41 b-fo b-ao b-fn b-y",
        "
        a plays 41\nit concerns abc\nb reaches for o\nb answers o: -2\nb may not: one answer\nb may not: one answer",
    );
    ends(position, "k41 c-y c-fn c-b", "c accepts\nc may not: one answer\nc may not: one answer");
    let discarding = "hands:38/20.21/22.23 phase:play";
    ends(discarding, "k38 c-y b-y c-fn b-y b-20", "b may not: one answer\nb discards 20");
}

/// Who was never asked has not answered either.
#[test]
fn who_is_not_concerned_has_nothing_to_answer() {
    let position = "hands:37/18.19.21/22 phase:play";
    ends(position, "k37 qb c-y", "a aims at b\nit concerns b\nc may not: the table waits for b");
    check(position, "y", "a may not: nothing to answer");
}

/// Rulings, "What is offered there does not depend on the hand: everybody affected sees the same three buttons".
#[test]
fn everybody_concerned_is_offered_the_same_three_answers() {
    for hands in ["41/44.45/20", "41/20/44", "41/-/45"] {
        let position = format!("hands:{hands} phase:play");
        for seat in ["a", "b", "c"] {
            assert_eq!(menu(&position, "k41", seat), "y fn fo B", "{position} {seat}");
        }
    }
}

/// Rulings, "'Noe' and Opposite day lead to that seat's curtain, where the player plays the card or goes back".
#[test]
fn who_reaches_for_a_card_plays_it_or_goes_back() {
    assert_eq!(menu(POSITION, "k41 b-fn", "b"), "an b B");
    assert_eq!(menu(POSITION, "k41 b-fo", "b"), "b B", "not held");
    assert_eq!(menu(POSITION, "k41 c-fn", "c"), "b B", "not held");
    check(
        POSITION,
        "k41 c-fn c-an c-b c-y",
        "
        a plays 41\nit concerns abc\nc reaches for n\nc may not: 44 is not in hand\nc goes back\nc accepts",
    );
    check(POSITION, "k41 b-an b-fn b-y b-ao", "
        a plays 41\nit concerns abc\nb may not: reach first\nb reaches for n\nb may not: back first\nb may not: back first");
}

/// Rulings, "the open table shows the same 'still thinking' either way, never a refusal".
#[test]
fn the_table_does_not_see_whether_the_card_is_held() {
    let look = |hands: &str| table(&format!("hands:{hands} phase:play rest:draw"), "k41 b-fn").view(Viewer::Table);
    assert_eq!(look("41/44/20").pending, look("41/21/20").pending);
    assert_eq!(look("41/44/20").players, look("41/21/20").players);
}

/// "Nö-Karten können jederzeit gespielt werden". Rulings: "never the card of phase 3".
#[test]
fn the_answers_are_never_the_card_of_phase_3() {
    assert_eq!(menu("hands:44.45/21/22 phase:play", "", "a"), "p B");
    check(
        "hands:44.45/21/22 phase:play",
        "k44 k45 an fn",
        "
        a may not: 44 is not for phase 3\na may not: 45 is not for phase 3\na may not: nothing to answer
        a may not: nothing to answer",
    );
}

/// The actor answers too: an own action can be refused, or turned round.
#[test]
fn the_actor_may_answer_the_own_action() {
    ends(
        "hands:18.45.20.21.22.23/46/47 phase:play",
        "k18 fo ao 20 21 22",
        "
        a answers o: -3\na discards 20\na discards 21\na discards 22\nround 1: b",
    );
}

/// A played answer leaves the hand, and the number of cards with it.
#[test]
fn an_answer_leaves_the_hand_at_once() {
    assert_eq!(after(POSITION, "k41 b-fn b-an", "hands"), "18/20/21.22.45");
    let called = "hands:41/18.19.20.21.22.23.44/24 phase:play called:b";
    assert_eq!(after(called, "k41 b-fn", "called"), "b");
    assert_eq!(after(called, "k41 b-fn b-an", "called"), "");
}

/// The answer itself was the last card: nothing is left to discard.
#[test]
fn opposite_day_with_an_empty_hand_discards_nothing() {
    ends(
        "hands:41.18/45/22 phase:play draw:1.2.4.6",
        "k41 y c-y b-fo b-ao",
        "
        b answers o: -2\na draws 1 2\nb has nothing to discard\nc draws 4 6\nround 1: b",
    );
}

/// Turned into drawing, an order is refused by empty piles only.
#[test]
fn opposite_day_draws_what_is_there() {
    let position = "hands:38/45.20/22 phase:play draw:- discard:- rest:a";
    ends(position, "k38 c-y b-fo b-ao", "b answers o: +1\nb draws  (0 of 1)\nc discards 22\nround 1: b");
}

/// "Nö-Karten können jederzeit gespielt werden": against an own action too.
#[test]
fn a_no_cancels_an_own_action() {
    let position = "hands:18.44/46/47 phase:play";
    ends(position, "k18 fn an", "it concerns a\na reaches for n\na answers n\nround 1: b");
    assert_eq!(after(position, "k18 fn an", "discard"), "44.18");
}

/// Rulings, "does not depend on the hand": for a penalty neither.
#[test]
fn whoever_pays_is_offered_the_same_whatever_is_held() {
    for hand in ["18.44", "18.45", "18.19"] {
        let position = format!("hands:20/{hand}/22 slots:3/- pending:penalty.-1.b");
        assert_eq!(menu(&position, "", "b"), "y fn B vc va", "{hand}");
    }
}

/// While one thinks, the others answer, and nothing is carried out.
#[test]
fn nobody_waits_for_who_thinks_but_the_action_does() {
    check(
        "hands:41/44.20/22 phase:play draw:1.2.4.5.6.7",
        "k41 b-fn y c-y a-y b-b b-y",
        "a plays 41\nit concerns abc\nb reaches for n\na accepts\nc accepts\na may not: one answer
         b goes back\nb accepts\na draws 1 2\nb draws 4 5\nc draws 6 7\nround 1: b",
    );
}
