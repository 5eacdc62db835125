//! Erweitertes Spiel, 2 "Special Cards", Die Klatschtante; rulings, "Klatschtante".

use crate::rules::check::{after, check, ends};

/// "darf sofort eine neue Trinkregel erfinden"; the text itself is written beside the record.
#[test]
fn the_klatschtante_invents_a_rule() {
    let position = "hands:4.7/1.9 discard:11 draw:T.10 options:c1";
    check(position, "z w i z", "a draws T\na discards T\na invents a rule\nb draws 10");
    assert_eq!(after(position, "z w i", "rule"), "a");
}

/// "darf": no rule must be invented.
#[test]
fn no_rule_must_be_invented() {
    let position = "hands:4.7/1.9 discard:11 draw:T options:c1";
    check(position, "z w n", "a draws T\na discards T\na declines");
    assert_eq!(after(position, "z w n", "rule"), "");
}

/// "bleibt bestehen"; rulings: "over rounds".
#[test]
fn the_rule_stays_over_rounds() {
    assert_eq!(after("hands:1/9 discard:11 options:c1 rule:b", "L b-g", "rule"), "b");
}

/// "bis eine andere "Klatschtante" Karte abgelegt wird": also if no new rule follows.
#[test]
fn another_klatschtante_ends_the_rule() {
    let position = "hands:4.7/1.9 discard:11 draw:T options:c1 rule:b";
    check(position, "z w i", "a draws T\na discards T\nthe rule ends\na invents a rule");
    assert_eq!((after(position, "z w i", "rule"), after(position, "z w n", "rule")), ("a".to_owned(), String::new()));
}

/// Rulings: "until another Klatschtante reaches the discard pile in any way".
#[test]
fn the_rule_ends_in_whatever_way_another_one_comes() {
    ends("hands:T/1.9 discard:11 draw:5 options:c1 rule:b", "z s1", "a puts a1=5, out T\nthe rule ends");
    ends("hands:T/1.9 discard:11 draw:5 options:c1 rule:b", "l t1", "a puts a1=11, out T\nthe rule ends");
    ends("hands:T/1.9 discard:T draw:5.6 options:c1 rule:b", "m1", "a matches a1=T\nthe rule ends");
    ends("hands:T/1.9 discard:T draw:5.6 options:c1 rule:b", "b-ca1", "b catches a1=T\nthe rule ends\na gets 2 3");
    ends("hands:T/1.9 discard:11 draw:0 options:c1 rule:b", "z w a1", "a drops a1=T\nthe rule ends");
}

/// The one that brought the rule does not end it when it is taken up and put back.
#[test]
fn the_same_klatschtante_put_back_ends_nothing() {
    ends("hands:4/1.9 discard:T options:c1 rule:b", "l r", "a takes T\na puts T back");
}

/// Where no rule is in force none ends.
#[test]
fn without_a_rule_none_ends() {
    ends("hands:T/1.9 discard:11 draw:5 options:c1", "z s1", "a draws 5\na puts a1=5, out T");
}
