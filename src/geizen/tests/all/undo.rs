//! Taking back: a keep until the next roll, the last keep until the next player's first roll; a roll never.

use geizen::Geizen;
use table::{Game, Record, Seat};
use testkit::undo::corrects_and_brings_the_same_again;

/// A record in which these acts have been done; `all` keeps whatever was rolled.
fn after(acts: &str) -> Record<Geizen> {
    let mut record: Record<Geizen> = testkit::begun(3, "s1", 1);
    for act in acts.split(' ') {
        let (seat, game) = (record.game().awaited().iter().next().expect("somebody is on turn"), record.game());
        let menu = game.legal(seat);
        let action = match act {
            "roll" | "one" => menu.first(),
            "all" => menu.last(),
            _ => None,
        };
        record.act(seat, *action.expect(act)).expect(act);
    }
    record
}

/// Whether the last of these acts can be taken back; then the table is as it was before.
fn retractable(acts: &str) -> bool {
    let mut record = after(acts);
    let named = record.retractable().is_some();
    assert_eq!(record.retract(), named, "what is offered is done");
    if let Some((before, _)) = acts.rsplit_once(' ').filter(|_| named) {
        assert_eq!(record, after(before));
    }
    named
}

#[test]
fn a_keep_can_be_taken_back_until_the_next_roll() {
    assert!(retractable("roll one"));
    assert!(!retractable("roll one roll"));
}

#[test]
fn the_last_keep_can_be_taken_back_until_the_next_player_rolls() {
    assert!(retractable("roll all"));
    assert!(!retractable("roll all roll"));
}

#[test]
fn a_roll_can_never_be_taken_back() {
    assert!(!retractable("roll"));
    let mut record = after("roll one");
    assert!(record.retract() && !record.retract(), "after the keep comes the roll");
}

#[test]
fn after_taking_back_another_choice_is_free() {
    let mut record = after("roll one");
    record.retract();
    let menu = record.game().legal(Seat::new(0));
    let all = menu.last().copied().expect("a menu");
    record.act(Seat::new(0), all).expect("a listed act");
    assert_eq!(record, after("roll all"));
}

#[test]
fn the_table_may_agree_to_correct_a_roll_and_then_it_falls_as_before() {
    corrects_and_brings_the_same_again(after("roll one roll"));
}
