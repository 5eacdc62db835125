//! The story in turns: a turn draws or calls, and what others do meanwhile belongs to it.

mod common;

use leiff::{Action, Leiff};
use proof::turns::{titles, told_in_turns};
use proof::words::{PLAIN, named};
use table::{Entry, Lang, Mark, Record, turn_of_the_evening, turns};

fn games() -> impl Iterator<Item = Record<Leiff>> {
    let random = (2..=8).map(|seats| proof::random(seats, "p1d1c1a1", 1, 1500));
    random.chain([common::play(3, "-", 5), common::play(4, "p1d1c1t1a1", 117), common::play(8, "p1", 3)])
}

#[test]
fn every_line_belongs_to_one_turn_and_each_begins_with_a_card_or_a_call() {
    for record in games() {
        let [told, _] = told_in_turns(&record, &PLAIN);
        for turn in &told {
            let Entry::Act(first) = &record.entries()[turn.lines.start] else { panic!("no correction") };
            let draws = matches!(first.action, Action::Draw | Action::Take | Action::Pass | Action::Call);
            assert_eq!(turn.seat, draws.then_some(first.seat), "{turn:?}");
            let rest = &record.entries()[turn.lines.start + 1..turn.lines.end];
            let again = rest.iter().any(|entry| matches!(entry, Entry::Act(step) if matches!(step.action, Action::Draw | Action::Take | Action::Call)));
            assert!(!again, "{turn:?}");
        }
    }
}

#[test]
fn a_turn_has_a_name_in_both_languages() {
    let record = common::play(4, "p1d1c1t1a1", 117);
    let of = |lang| {
        let titles = titles(&record, false, lang);
        [1, 3, 10, 20, 21].map(|at| titles[at].clone())
    };
    assert_eq!(
        of(Lang::De),
        [
            "1 Mira tauscht und legt eine 13 ab",
            "3 Aylin tauscht zwei Karten",
            "10 Mira erwischt Aylin",
            "20 Theo ruft „Leiff!“: −5",
            "Der erste Blick"
        ]
    );
    assert_eq!(
        of(Lang::En),
        [
            "1 Mira swaps and discards a 13",
            "3 Aylin swaps two cards",
            "10 Mira catches Aylin",
            "20 Theo calls “Leiff!”: −5",
            "The first look"
        ]
    );
}

#[test]
fn a_right_catch_is_marked_and_the_call_that_set_hands_furthest_apart_is_the_turn_of_the_evening() {
    let record = common::play(4, "p1d1c1t1a1", 117);
    let turns = turns(&record, false, Lang::De);
    let caught: Vec<_> =
        turns.iter().filter(|turn| turn.title.mark == Some(Mark::Catch)).map(|turn| turn.number).collect();
    assert_eq!(caught, [Some(10)]);
    let evening = turn_of_the_evening(&turns).expect("somebody calls");
    assert!(named(&turns[evening].title.text).contains("ruft „Leiff!“"));
}
