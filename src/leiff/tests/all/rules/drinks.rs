//! Erweitertes Spiel, 1 "Trinkregeln": what is charged; rulings, "Drinking".

use leiff::{Charge, Glass};
use table::{Game, Viewer};

use crate::rules::check::{check, measure, menu, owed, seat, slip, table};

const SCORED: &str = "hands:1/10.13.5/8.6 discard:11 options:d1";

/// 1st point: "Für jede Handkarte, die 10 Punkte oder mehr zählt, trinkst du einen Shot oder vier Schlücke."
#[test]
fn every_card_of_10_or_more_is_a_shot() {
    assert_eq!(slip(SCORED, "L", "b").charges[0], Charge::High { cards: 2 });
    assert_eq!(owed(SCORED, "L", "b"), "2.2");
    for (card, cost) in [("9", "0.3"), ("10", "1.0"), ("13", "1.0")] {
        assert_eq!(owed(&format!("hands:1/{card} discard:11 options:d1"), "L", "b"), cost, "{card}");
    }
}

/// 2nd point: "Addiere die Werte aller übrigen Handkarten ... Teile diese Summe durch drei und runde immer auf".
#[test]
fn the_other_cards_are_a_third_of_their_sum_rounded_up() {
    assert_eq!(slip(SCORED, "L", "c").charges, [Charge::Rest { sum: 14, sips: 5 }]);
    for (cards, sips) in [("1", "0.1"), ("1.2", "0.1"), ("1.3", "0.2"), ("6", "0.2"), ("7", "0.3"), ("0", "0.0")] {
        assert_eq!(owed(&format!("hands:1/{cards} discard:11 options:d1"), "L", "b"), sips, "{cards}");
    }
}

/// Rulings: "the sum of the cards below 10 (not below 0)"; the -1 is one of them.
#[test]
fn the_sum_of_the_other_cards_is_not_below_nothing() {
    assert_eq!(owed("hands:1/12._1 discard:11 options:d1", "L", "b"), "1.0");
    assert_eq!(owed("hands:1/12._1.5 discard:11 options:d1", "L", "b"), "1.2");
}

/// The five points for the call are no card.
#[test]
fn the_call_costs_nothing_to_drink() {
    assert_eq!(owed("hands:9/1 discard:11 options:d1", "L", "a"), "0.3");
}

/// Aktionen, 1st point: "Wenn eine deiner Karten aufgedeckt wird ... musst du einen Shot trinken oder vier Schlücke."
#[test]
fn whose_card_is_caught_owes_a_shot() {
    let position = "hands:4/7.3/2 discard:7 options:d1";
    assert_eq!(slip(position, "c-cb1", "b").charges, [Charge::Caught]);
    assert_eq!((owed(position, "c-cb1", "b"), owed(position, "c-cb1", "c")), ("1.0".to_owned(), "0.0".to_owned()));
}

/// The same: "oder du eine Karte falsch aufdeckst (siehe Catching-Regel)"; rulings: "the catcher only".
#[test]
fn a_wrong_catch_costs_the_catcher_a_shot_and_nobody_else_anything() {
    let position = "hands:4/7.3/2 discard:7 options:d1";
    assert_eq!(slip(position, "c-cb2", "c").charges, [Charge::WrongCatch]);
    assert_eq!((owed(position, "c-cb2", "c"), owed(position, "c-cb2", "b")), ("1.0".to_owned(), "0.0".to_owned()));
}

/// Only catching is named: a match costs nothing to drink, right or wrong.
#[test]
fn matching_costs_nothing_to_drink() {
    let position = "hands:4.7/7.3/2 discard:7 options:d1";
    assert_eq!((owed(position, "m1", "a"), owed(position, "m2", "a")), ("0.0".to_owned(), "0.0".to_owned()));
}

/// Rulings: "off by default".
#[test]
fn without_the_drinking_rules_there_is_no_ledger() {
    let position = "hands:4/7.3/2 discard:7 draw:1.2";
    assert_eq!(table(position, "c-cb1").view(Viewer::Table).hands[1].slip, None);
    check(position, "Ga hb V", "a may not: no drinks\na may not: no drinks\na may not: no drinks");
}

/// Rulings: "each player is set to alcohol, water or none, and may change at any time"; it begins with water.
#[test]
fn everybody_may_change_the_own_glass_at_any_time() {
    let position = "hands:4/7.3 discard:7 draw:1.2 options:d1";
    assert_eq!(slip(position, "", "b").glass, Glass::Water);
    check(
        position,
        "b-Ga z b-Gn w b-Gn b-Gw",
        "b fills a\na draws 1\nb fills n\na discards 1\nb may not: the same glass\nb fills w",
    );
    check("hands:4.5/7.6 discard:7 options:d1 phase:peek", "b-Ga", "b fills a");
    assert_eq!(menu("hands:1/1 discard:7 options:d1 scored:a9.9 phase:scored", "", "a"), "Ga Gn");
}

/// Rulings: "Water: the same numbers."
#[test]
fn water_counts_as_alcohol_does() {
    for glass in ["a", "w"] {
        let position = format!("hands:1/10.5 discard:11 options:d1 ledger:w,{glass}");
        assert_eq!(owed(&position, "L", "b"), "1.2", "{glass}");
    }
}

/// Rulings: "None: nothing is counted."
#[test]
fn without_a_glass_nothing_is_counted() {
    let position = "hands:1/10.5._1/3 discard:11.13 draw:5.6.8 options:d1 ledger:w,n,w";
    assert_eq!(owed(position, "L", "b"), "0.0");
    assert_eq!(owed(position, "b-ca1 L", "b"), "0.0");
    let below = slip("hands:1/_1/3 discard:11 options:d1 ledger:w,n,w", "L", "b");
    assert_eq!((below.charges.len(), below.to_give), (0, 0));
}

/// What was charged before the glass was put away is still there, to be ticked off or not.
#[test]
fn what_is_charged_already_stays_when_the_glass_changes() {
    assert_eq!(owed("hands:4/7.3/2 discard:7 options:d1", "c-cb1 b-Gn", "b"), "1.0");
}

/// Rulings: "The program keeps a ledger": all rounds add up, and a player ticks off what is done.
#[test]
fn the_ledger_adds_up_and_is_ticked_off() {
    let position = "hands:1/10.5 discard:11 options:d1 scored:a1.1 ledger:w,wc/1.4/1.4/0";
    let page = slip(position, "L", "b");
    assert_eq!([page.round, page.total, page.done].map(measure), ["2.2", "3.6", "1.4"]);
    check(position, "b-V b-V", "b is done\nb may not: nothing owed");
    let page = slip(position, "b-V L b-g", "b");
    assert_eq!(
        [page.round, page.total, page.done].map(measure),
        ["0.0", "3.6", "2.4"],
        "the round is over, its shots are not"
    );
    assert_eq!(slip(position, "b-V L b-g", "b").charges, []);
}

/// Nobody must tick anything off for the game to go on.
#[test]
fn the_game_goes_on_whoever_owes_what() {
    let game = table("hands:1/10.5 discard:11 options:d1", "L b-g");
    assert_eq!(game.awaited().iter().collect::<Vec<_>>(), [seat("b")]);
}
