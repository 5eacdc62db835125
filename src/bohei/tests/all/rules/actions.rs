//! "Aktionskarten"; rulings, "Traits", "Discards are the player's choice", "A played card leaves the hand first".

use crate::rules::check::{after, check, ends, menu};

/// Rulings, "8 for oneself".
#[test]
fn an_action_for_oneself_concerns_the_actor_alone() {
    check(
        "hands:23/21/22 phase:play draw:40.41",
        "k23 y",
        "a plays 23\nit concerns a\na accepts\na draws 40 41\nround 1: b",
    );
}

/// "den alle betroffenen Spieler:innen befolgen". Rulings: "carried out clockwise from the actor".
#[test]
fn an_action_is_carried_out_clockwise_from_the_actor() {
    ends(
        "hands:20/41/22 turn:b phase:play draw:1.2.4.5.6.7",
        "k41 a-y c-y b-y",
        "a accepts\nc accepts\nb accepts\nb draws 1 2\nc draws 4 5\na draws 6 7\nround 1: c",
    );
}

/// Rulings, "Discards are the player's choice", "discards being chosen in that order".
#[test]
fn everybody_chooses_what_to_discard_one_after_the_other() {
    let answered = "k38 b-y c-y";
    let others = "hands:38/18.19.20/21.23.24.25 phase:play";
    ends(others, &format!("{answered} b-19 c-25"), "c accepts\nb discards 19\nc discards 25\nround 1: b");
    check(
        others,
        &format!("{answered} c-25 b-z"),
        "a plays 38\nit concerns bc\nb accepts\nc accepts\nc may not: the table waits for b
         b may not: what waits comes first",
    );
    assert_eq!(menu(others, answered, "b"), "18 19 20 B");
    assert_eq!(menu(others, &format!("{answered} b-19"), "c"), "21 23 24 25 B");
    assert_eq!(after(others, &format!("{answered} b-19 c-25"), "hands"), "-/18.20/21.23.24");
}

/// Two cards are two acts, and equal cards are one.
#[test]
fn cards_are_discarded_one_by_one() {
    let position = "hands:37.20/18.44.44.46/22 phase:play";
    assert_eq!(menu(position, "k37 qb b-y", "b"), "18 44 46 B");
    ends(position, "k37 qb b-y b-44 b-44", "b accepts\nb discards 44\nb discards 44\nround 1: b");
}

/// Rulings, "too few cards: all of them".
#[test]
fn who_has_too_few_cards_discards_all() {
    ends("hands:37/18.19/22 phase:play", "k37 qb b-y", "b accepts\nb discards 18\nb discards 19\nround 1: b");
    ends("hands:37/18/22 phase:play", "k37 qb b-y", "b accepts\nb discards 18\nround 1: b");
    ends("hands:37/-/22 phase:play", "k37 qb b-y", "b accepts\nb has nothing to discard\nround 1: b");
}

/// "so werden die darauf abgedruckten Aktionen, Regeln und Challenges nicht ausgeführt".
#[test]
fn discarded_cards_have_no_effect() {
    let position = "hands:37/3.41.46/22 phase:play";
    ends(position, "k37 qb b-y b-3 b-41", "b accepts\nb discards 3\nb discards 41\nround 1: b");
    assert_eq!(after(position, "k37 qb b-y b-3 b-41", "slots"), "-/-");
}

/// Rulings, "A played card leaves the hand first and reaches the discard pile last".
#[test]
fn a_played_card_reaches_the_discard_pile_last() {
    let position = "hands:37/18.19.44/22.44 phase:play";
    assert_eq!(after(position, "k37", "hands").split('/').next(), Some("-"));
    assert_eq!(after(position, "k37", "discard"), "-");
    assert_eq!(after(position, "k37 qb b-y b-18 b-19", "discard"), "18.19.37");
    assert_eq!(after(position, "k37 qb b-fn b-an", "discard"), "44.37");
    // A reshuffle does not give it back.
    let empty = "hands:41/18/22 phase:play draw:1.2.4 discard:5.6.7 rest:c";
    ends(empty, "k41 y b-y c-y", "a draws 1 2\nshuffled\nb draws 4 5\nc draws 6 7\nround 1: b");
    assert_eq!(after(empty, "k41 y b-y c-y", "discard"), "41");
}

/// Rulings, "13 against others": one chosen player, or all others.
#[test]
fn the_actor_chooses_at_whom_an_action_is_aimed() {
    let position = "hands:36/21/22 phase:play draw:1.2.4";
    assert_eq!(menu(position, "k36", "a"), "qb qc B");
    check(
        position,
        "k36 qa qd b-qc",
        "a plays 36\na may not: others only\na may not: nobody at d
        b may not: the table waits for a",
    );
    ends(position, "k36 qc c-y", "a aims at c\nit concerns c\nc accepts\nc draws 1 2 4\nround 1: b");
}

/// Rulings, "the table ticks who is meant, the actor included".
#[test]
fn the_table_ticks_who_has_the_trait() {
    let position = "hands:26/21/22 phase:play draw:1.2.4.5.6.7";
    assert_eq!(menu(position, "k26", "a"), "g ta tb tc B");
    check(
        position,
        "k26 ta tc g c-y a-y",
        "a plays 26\na is ticked\nc is ticked\nit concerns ac\nc accepts\na accepts\na draws 1 2 4\nc draws 5 6 7\nround 1: b",
    );
}

/// Rulings, "ticks are remembered for the evening and can be changed".
#[test]
fn ticks_are_remembered_and_can_be_changed() {
    let position = "hands:26/21/22 phase:play ticks:bc.a.-.-.-.-.-.-.-.-";
    ends(position, "k26 g", "a plays 26\nit concerns bc");
    ends(position, "k26 tb g", "b is not ticked\nit concerns c");
    assert_eq!(after(position, "k26 tb g", "ticks"), "c.a.-.-.-.-.-.-.-.-");
}

/// Rulings, "Nobody meant: discarded without effect."
#[test]
fn an_action_that_concerns_nobody_is_discarded() {
    let position = "hands:26/21/22 phase:play";
    check(position, "k26 g", "a plays 26\nit concerns nobody\nround 1: b");
    assert_eq!(after(position, "k26 g", "discard"), "26");
}

/// What waits comes before everything else of the turn.
#[test]
fn while_an_action_waits_nothing_else_is_played() {
    check("hands:26.20/21/22 phase:play", "k26 k20 p z 20 y n", "
        a plays 26\na may not: what waits comes first\na may not: what waits comes first\na may not: what waits comes first
        a may not: nothing to discard\na may not: nothing to answer\na may not: no challenge");
    check(
        "hands:20/21/22",
        "ta g qb",
        "a may not: nothing to tick\na may not: nothing to tick\na may not: nobody to choose",
    );
}
