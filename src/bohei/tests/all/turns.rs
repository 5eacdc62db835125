//! The story in turns: what was played, and who was caught.

use crate::common;
use bohei::{Bohei, Event};
use table::{Entry, Game, Lang, Mark, Record, turn_of_the_evening, turns};
use testkit::turns::{steps, titles, told_in_turns};
use testkit::words::{PLAIN, named};

fn games() -> impl Iterator<Item = Record<Bohei>> {
    // A random game of many may go on for very long: they report breaches all the time.
    let random = (3..=8).flat_map(|seats| (0..3).map(move |seed| testkit::random(seats, "-", seed, 3_000)));
    random.chain([common::play(3, "-", 2), common::play(8, "-", 3)])
}

#[test]
fn every_line_belongs_to_one_turn_and_the_turns_are_those_of_the_rules() {
    for record in games() {
        let [told, _] = told_in_turns(&record, &PLAIN);
        let mut lines = record.entries().iter().enumerate();
        let mut begins = vec![0];
        begins.extend(lines.by_ref().filter_map(|(line, entry)| match entry {
            Entry::Act(step) => step.events.iter().any(|event| matches!(event, Event::Turn { .. })).then_some(line + 1),
            Entry::Correction => None,
        }));
        begins.retain(|line| *line < record.entries().len());
        assert_eq!(told.iter().map(|turn| turn.lines.start).collect::<Vec<_>>(), begins, "{record}");
        for pair in told.windows(2) {
            assert_eq!(pair[0].seat.map(|seat| seat.after(1, record.game().seats())), pair[1].seat);
        }
    }
}

#[test]
fn a_turn_has_a_name_in_both_languages() {
    let record = testkit::random::<Bohei>(4, "-", 1, usize::MAX);
    let of = |lang, at: usize| titles(&record, false, lang)[at - 1].clone();
    assert_eq!(
        [9, 29, 31, 52].map(|at| of(Lang::De, at)),
        [
            "9 Aylin bricht eine Regel",
            "29 Mira spielt „Durchzug“",
            "31 Regel von Aylin: „Gute Kinderstube“",
            "52 Mira gewinnt"
        ]
    );
    assert_eq!(of(Lang::En, 9), "9 Aylin breaks a rule");
    assert_eq!(of(Lang::En, 52), "52 Mira wins");
}

#[test]
fn a_confirmed_breach_is_a_catch_and_most_cards_make_the_turn_of_the_evening() {
    for record in games() {
        let turns = turns(&record, true, Lang::De);
        for turn in &turns {
            let events = steps(&record, turn).flat_map(|step| &step.events);
            let caught = events.clone().any(|event| matches!(event, Event::Confirmed { .. }));
            assert_eq!(turn.title.mark, caught.then_some(Mark::Catch), "{}", named(&turn.title.text));
            let cards: usize = events
                .map(|event| match event {
                    Event::Drew { cards, .. } => cards.len(),
                    Event::Discarded { .. } => 1,
                    _ => 0,
                })
                .sum();
            assert_eq!(turn.title.weight as usize, cards);
        }
        let evening = turn_of_the_evening(&turns).map(|at| turns[at].title.weight);
        assert_eq!(evening, turns.iter().map(|turn| turn.title.weight).max());
    }
}
