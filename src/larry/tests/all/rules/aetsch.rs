//! Mach' keinen Larry (Ätsch-Karte).

use crate::rules::check::check;

/// 1st paragraph and 2nd, 1st sentence: face down, with any sum.
#[test]
fn it_is_laid_face_down_with_any_sum() {
    check("hands:A??,???,??? pile:c3=3", "A7", "a lays A, says 7");
    check("hands:A??,???,??? pile:c3=3", "A_4", "a lays A, says -4");
}

/// 2nd paragraph, 1st sentence: "Limit beachten".
#[test]
fn the_limit_holds_for_it_too() {
    check("limit:5 hands:A??,???,???", "A6 A5", "a may not: above 5\n a lays A, says 5");
}

/// 1st paragraph: it is no action card, and no number card.
#[test]
fn it_is_never_played_openly() {
    check("hands:A??,???,???", "A", "a may not: must be hidden");
    check("hands:A??,???,??? open:a", "A", "a may not: A is no number");
}

/// 2nd paragraph, 2nd sentence: "ist die genannte Summe immer korrekt, egal welche Karten gelegt wurden".
#[test]
fn with_one_in_the_pile_every_sum_is_right() {
    check(
        "hands:A??,3??,??? draw:11",
        "A7 30 d",
        "a lays A, says 7
         b lays 3, says 0
         c doubts b; A 3 = 3, said 0: right by Aetsch; c draws 11 (wrong doubt); pile away; c leads",
    );
}

/// 2nd paragraph, 3rd sentence; rulings, Larry, "Aetsch": "cancels and counts 0".
#[test]
fn two_cancel_each_other_and_the_sum_decides() {
    let pile = "hands:3??,???,??? pile:b3=3,cA=3";
    check(
        &format!("{pile},cA=3 draw:11"),
        "36 d",
        "a lays 3, says 6
         b doubts a; 3 A A 3 = 6, said 6: right, Aetsch cancelled; b draws 11 (wrong doubt); pile away; b leads",
    );
    check(
        &format!("{pile},cA=3 draw:11"),
        "37 d",
        "a lays 3, says 7
         b doubts a; 3 A A 3 = 6, said 7: wrong, Aetsch cancelled; a draws 11 (wrong sum); pile away; a leads",
    );
}

/// 2nd paragraph, 4th sentence.
#[test]
fn with_three_everything_is_right_again() {
    check(
        "hands:3??,???,??? pile:aA=3,bA=3,cA=3 draw:11",
        "37 d",
        "a lays 3, says 7
         b doubts a; A A A 3 = 3, said 7: right by Aetsch; b draws 11 (wrong doubt); pile away; b leads",
    );
}

/// Rulings, Larry, "Aetsch": one in the pile also covers what was said before it.
#[test]
fn it_covers_the_whole_pile() {
    check(
        "hands:A??,???,??? pile:b7=-2,c7=0 draw:11",
        "A5 d",
        "a lays A, says 5
         b doubts a; 7 7 A = 14, said 5: right by Aetsch; b draws 11 (wrong doubt); pile away; b leads",
    );
}
