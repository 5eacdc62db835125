//! Erweitertes Spiel, 2 "Special Cards", "Wichtig"; rulings, "Special cards".

use crate::rules::check::{after, check, ends, menu};

/// "Special Karten zählen vier Punkte in der Gesamtwertung."
#[test]
fn every_special_card_counts_four_points() {
    check("hands:P.K/T.D.M discard:11 options:c1", "L", "a calls\nscored 8,12: -5 for a, in all 3,12");
}

/// "nur, wenn sie vom Zugstapel gezogen und direkt abgeworfen werden".
#[test]
fn a_special_card_works_only_when_it_is_drawn_unseen_and_discarded_at_once() {
    for (card, effect) in [("P", "philosopher"), ("K", "waiter"), ("T", "gossip"), ("D", "beauty"), ("M", "magician")] {
        let position = format!("hands:4.5/1.3 discard:11 draw:{card} options:c1");
        assert_eq!(after(&position, "z w", "phase"), effect);
        assert_eq!(after(&position, "z s1", "phase"), "turn");
    }
}

/// "Sie können nicht vom Ablagestapel aufgenommen werden, um ihren Effekt auszulösen."
#[test]
fn a_special_card_from_the_discard_pile_does_nothing() {
    for card in ["P", "K", "T", "D", "M"] {
        let position = format!("hands:4.5/1.3 discard:{card} options:c1");
        assert_eq!(after(&position, "l r", "phase"), "turn");
        assert_eq!(after(&position, "l t1", "phase"), "turn");
    }
}

/// Rulings: "two of one kind agree".
#[test]
fn two_of_one_kind_agree() {
    check("hands:4.K/1.3 discard:K draw:5.6 options:c1", "m2", "a matches a2=K");
    check("hands:4.K/1.3 discard:K draw:5.6 options:c1", "b-ca2", "b catches a2=K\na gets 3 4");
}

/// Each effect has its own choices.
#[test]
fn each_special_card_offers_its_own_choices() {
    let offered = |card: &str, more: &str| {
        let position = format!("hands:4.5/1.3/2.6 discard:11 draw:{card} options:{more}");
        let menu = menu(&position, "z w", "a");
        menu.split(" m1").next().unwrap_or_default().to_owned()
    };
    assert_eq!(offered("P", "c1"), "qb qc n");
    assert_eq!(offered("K", "c1"), "y n");
    assert_eq!(offered("T", "c1"), "i n");
    assert_eq!(offered("D", "c1"), "a1 a2 v n");
    assert_eq!(offered("D", "d1c1 ledger:a"), "y v n");
    assert_eq!(offered("M", "c1"), "qb qc n");
}

/// What another card asks for does not help.
#[test]
fn a_choice_of_another_card_is_refused() {
    let position = "hands:4.5/1.3 discard:11 draw:K options:c1";
    ends(position, "z w qb a1 i v o1", "a may not: K asks for another choice\n".repeat(5).trim_end());
}
