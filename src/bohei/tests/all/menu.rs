//! The order of the menu must not change: random players, scenes and buttons depend on it.

use bohei::{Action, Bohei, Card, Kind};
use table::{Game, Scene, Seat, joined};

fn menu(position: &str, seat: u8) -> String {
    testkit::position::menu::<Bohei>(position, seat)
}

#[test]
fn the_phase_comes_before_the_call_and_reports_from_the_left_neighbour_on() {
    let position = "hands:3.20.44/18/46 slots:5/- turn:b";
    assert_eq!(menu(position, 1), "z p B vc va vb");
    assert_eq!(menu(position, 0), "B vb vc va");
    assert_eq!(menu("hands:3.20.44/18/46", 1), "B", "no rule to break");
}

#[test]
fn cards_come_in_the_order_of_the_hand_and_slots_in_theirs() {
    assert_eq!(menu("hands:16.3.17.20/18/46 slots:5/- phase:rule", 0), "r3A r3B r16 r17A r17B B vb vc va");
    assert_eq!(menu("hands:3.20/18/46 slots:5/17 phase:rule", 0), "r3A B vb vc va");
    assert_eq!(menu("hands:44.47.20/18/46 phase:play", 0), "k20 k47 p B");
}

#[test]
fn what_waits_is_listed_with_cards_last() {
    assert_eq!(menu("hands:1/2/3 pending:aim.36", 0), "qb qc B");
    assert_eq!(menu("hands:1/2/3 pending:ticks.26", 0), "g ta tb tc B");
    assert_eq!(menu("hands:1/2.44/3 pending:orders.39.a.b?n.cy", 1), "an b B");
    assert_eq!(menu("hands:1/2.44/3 pending:orders.39.a.b?o.cy", 1), "b B");
    assert_eq!(menu("hands:1/2.44/3 pending:orders.39.a.b?o.cy", 2), "B");
    assert_eq!(menu("hands:1/2.44.44/3 pending:orders.37.by.b2", 1), "2 44 B");
    assert_eq!(menu("hands:1/2/3 pending:challenge.58.ac.1", 0), "wa wc oa oc n c B");
    assert_eq!(menu("hands:1/2/3 pending:reward.58.b.-1", 1), "p 2 B");
}

#[test]
fn a_card_that_needs_a_player_asks_next_for_one_of_all_others() {
    let played = |card: &Card| matches!(card.kind(), Kind::Action(_) | Kind::Challenge(_));
    for card in Card::all().filter(played) {
        let mut game = Bohei::from_position(&format!("hands:{card}.3/1/2 phase:play")).expect("a position");
        game.apply(Seat::new(0), Action::Play(card)).expect("it is on turn");
        let legal = game.legal(Seat::new(0));
        let asked: Vec<Seat> = Seat::new(0).others(3).filter(|other| legal.contains(&Action::Choose(*other))).collect();
        assert_eq!(asked.len(), if card.needs_player() { 2 } else { 0 }, "{card}");
    }
}

#[test]
fn over_is_over() {
    assert_eq!(menu("hands:1.2.3.4.5.6.7/8/9 called:a phase:over", 0), "");
    assert_eq!(menu("hands:1.2.3.4.5.6.7/8/9 called:a phase:over", 1), "");
}

/// However many cards somebody holds, the page has room for them.
#[test]
fn the_longest_menus_are_those_of_whole_decks_in_one_hand() {
    for text in [
        "hands:-/1/2 phase:rule slots:-/-/- rest:a",
        "hands:-/1/2 phase:play rest:a",
        "hands:-/1/2 pending:reward.58.a rest:a",
    ] {
        let game = Bohei::from_position(text).expect(text);
        let menu = game.legal(Seat::new(0));
        assert!((40..100).contains(&menu.len()), "{text}: {}", menu.len());
    }
}

/// Between the announcement and the last answer, the offer says nothing about a hand.
#[test]
fn what_is_open_to_the_concerned_never_depends_on_the_hand() {
    for seed in 0..30 {
        for game in testkit::random_tables::<Bohei>(4, "-", seed).take(300) {
            let view = game.view(table::Viewer::Table);
            let Some(bohei::Pending::Orders(orders)) = view.pending else { continue };
            let action = matches!(orders.cause, bohei::Cause::Action { .. });
            for ordered in orders.each.iter().filter(|ordered| ordered.reply == bohei::Reply::Missing) {
                let offer = joined(game.legal(ordered.seat).iter().take(3), " ");
                assert_eq!(offer, if action { "y fn fo" } else { "y fn B" });
            }
        }
    }
}
