//! The story in turns: a turn draws or calls, and what others do meanwhile belongs to it.

use crate::common;
use leiff::{Action, Event, Leiff};
use table::{Lang, Mark, Record, turn_of_the_evening, turns};
use testkit::turns::{steps, titles, told_in_turns};
use testkit::words::{PLAIN, named};

fn games() -> impl Iterator<Item = Record<Leiff>> {
    let random = (2..=8).map(|seats| testkit::random(seats, "p1d1c1a1", 1, 1500));
    random.chain([common::play(3, "-", 5), common::play(4, "p1d1c1t1a1", 117), common::play(8, "p1", 3)])
}

#[test]
fn every_line_belongs_to_one_turn_and_each_begins_with_a_card_or_a_call() {
    for record in games() {
        let [told, _] = told_in_turns(&record, &PLAIN);
        for turn in &told {
            let mut steps = steps(&record, turn);
            let first = steps.next().expect("an act");
            let draws = matches!(first.action, Action::Draw | Action::Take | Action::Pass | Action::Call);
            assert_eq!(turn.seat, draws.then_some(first.seat), "{turn:?}");
            let again = steps.any(|step| matches!(step.action, Action::Draw | Action::Take | Action::Call));
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

/// Of every game: a wrong catch is no catch, and a call weighs what lies between the caller's hand and the hand furthest from it.
#[test]
fn a_right_catch_is_marked_and_the_call_that_set_hands_furthest_apart_is_the_turn_of_the_evening() {
    let (mut caught, mut missed, mut evenings) = (0, 0, 0);
    for record in games() {
        let turns = turns(&record, false, Lang::De);
        for turn in &turns {
            let events = steps(&record, turn).flat_map(|step| &step.events);
            let catch = |of| events.clone().any(|event| matches!(event, Event::Caught { right, .. } if *right == of));
            assert_eq!(turn.title.mark, catch(true).then_some(Mark::Catch), "{turn:?}");
            caught += usize::from(catch(true));
            missed += usize::from(catch(false) && !catch(true));
            let apart = events.clone().filter_map(|event| match event {
                Event::Scored { score, .. } => {
                    let called = i32::from(score.hands[score.caller.index()]);
                    score.hands.iter().map(|hand| called.abs_diff(i32::from(*hand))).max()
                }
                _ => None,
            });
            assert_eq!(turn.title.weight, apart.max().unwrap_or_default(), "{turn:?}");
        }
        let calls = turns.iter().filter(|turn| turn.title.weight > 0).count();
        let Some(evening) = turn_of_the_evening(&turns) else { continue };
        assert!(named(&turns[evening].title.text).contains("ruft „Leiff!“"));
        assert_eq!(Some(turns[evening].title.weight), turns.iter().map(|turn| turn.title.weight).max());
        evenings += usize::from(calls > 1);
    }
    assert!(caught > 0 && missed > 0 && evenings > 0, "{caught} {missed} {evenings}");
}
