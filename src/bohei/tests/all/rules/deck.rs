//! "Spielvorbereitung"; rulings, "Deck".

use bohei::{Card, Change, DECK, Kind, Party, Rule, Trait, Whom};
use table::{Game, Viewer};

use crate::rules::check::{dealt, word};

fn count(fits: impl Fn(Kind) -> bool) -> usize {
    Card::all().filter(|card| fits(card.kind())).map(|card| usize::from(card.copies())).sum()
}

fn rules(fits: impl Fn(Rule) -> bool) -> usize {
    count(|kind| matches!(kind, Kind::Rule(rule) if fits(rule)))
}

fn actions(fits: impl Fn(Whom) -> bool) -> usize {
    count(|kind| matches!(kind, Kind::Action(order) if fits(order.whom)))
}

fn challenges(party: Party) -> usize {
    count(|kind| matches!(kind, Kind::Challenge(challenge) if challenge.party == party))
}

/// Rulings, "Deck (R), 72 cards".
#[test]
fn the_deck_is_that_of_the_rulings() {
    assert_eq!(count(|_| true), DECK);
    assert_eq!([rules(|_| true), rules(|rule| matches!(rule, Rule::Behaviour(_)))], [18, 12]);
    assert_eq!([rules(|rule| matches!(rule, Rule::Draw(_))), rules(|rule| matches!(rule, Rule::Penalty(_)))], [1, 1]);
    assert_eq!([rules(|rule| rule == Rule::Goal(6)), rules(|rule| rule == Rule::Goal(8))], [1, 1]);
    assert_eq!([rules(|rule| rule == Rule::Extra), rules(|rule| rule == Rule::Closed)], [1, 1]);
    let others = |whom: Whom| !matches!(whom, Whom::Actor | Whom::Everybody);
    assert_eq!(
        [actions(|whom| whom == Whom::Actor), actions(others), actions(|whom| whom == Whom::Everybody)],
        [8, 13, 5]
    );
    assert!(actions(|whom| matches!(whom, Whom::With(_))) >= 8, "by a visible trait");
    assert_eq!([Card::NO.copies(), Card::OPPOSITE.copies()], [5, 3]);
    assert_eq!([Party::Duel, Party::DuelWithThird, Party::Group].map(challenges), [9, 3, 8]);
}

/// Rulings, "each is only 'draws n' or 'discards n' per person"; every trait has a card, every behaviour a number.
#[test]
fn every_action_moves_one_to_three_cards_and_every_trait_has_one() {
    let orders = || Card::all().filter_map(Card::order);
    assert!(orders().all(|order| (1..=3).contains(&order.change.count())));
    assert!(orders().any(|order| matches!(order.change, Change::Discard(_))));
    for with in Trait::ALL {
        assert_eq!(actions(|whom| whom == Whom::With(with)), 1, "{with:?}");
    }
    for number in 0..12 {
        assert_eq!(rules(|rule| rule == Rule::Behaviour(number)), 1, "{number}");
    }
}

/// "verteilt 3 Karten verdeckt an jede:n Spieler:in. Die übrigen Karten … bilden den Ziehstapel."
#[test]
fn everybody_gets_three_cards_and_the_others_are_the_draw_pile() {
    for seats in 3..=8 {
        let view = dealt(seats, "-", 1).view(Viewer::Table);
        assert!(view.players.iter().all(|player| player.cards == 3));
        assert_eq!((usize::from(view.stock), view.discarded), (DECK - 3 * usize::from(seats), 0));
        assert_eq!((view.slots.len(), view.goal, view.draw, view.penalty), (2, 7, 1, 1));
        assert!(view.hand.is_none() && view.hands.is_empty(), "face down");
    }
}

/// "Die unorganisierteste Person beginnt"; rulings, "Who starts".
#[test]
fn the_seed_or_the_table_decides_who_begins() {
    assert_eq!(word(&dealt(4, "s3", 1), "turn"), "c");
    let starters: std::collections::BTreeSet<String> = (0..60).map(|seed| word(&dealt(4, "-", seed), "turn")).collect();
    assert_eq!(starters.len(), 4);
}
