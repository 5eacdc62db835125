//! The story in turns: lies, catches, and the turn of the evening.

use crate::common::play;
use larry::{Action, Event, Larry};
use table::{Entry, Game, Lang, Mark, Record, Viewer, turn_of_the_evening, turns};
use testkit::turns::{titles, told_in_turns};
use testkit::words::{PLAIN, named};

fn games() -> impl Iterator<Item = Record<Larry>> {
    let sensible = (0..40).map(|seed| play(2 + (seed % 7) as u8, if seed % 2 == 0 { "k1" } else { "-" }, seed));
    sensible.chain((2..=8).map(|seats| testkit::random(seats, "-", 1, usize::MAX)))
}

#[test]
fn every_line_belongs_to_one_turn() {
    for record in games() {
        told_in_turns(&record, &PLAIN);
    }
}

/// A doubt would find it, and an honest player would have said something else.
#[test]
fn a_lie_is_a_sum_that_an_honest_player_would_not_have_said_and_that_does_not_hold() {
    let mut lies = 0;
    for record in games() {
        let turns = turns(&record, true, Lang::De);
        for turn in turns.iter().filter(|turn| turn.title.mark != Some(Mark::Catch)) {
            let line = turn.lines.start;
            let Entry::Act(step) = &record.entries()[line] else { panic!("no correction") };
            let Action::Lay { card, sum, .. } = step.action else {
                assert_eq!(turn.title.mark, None);
                continue;
            };
            let before = record.prefix(line).game().view(Viewer::Seat(step.seat));
            let mut after = record.prefix(line + 1).game().clone();
            let Some(next) = after
                .awaited()
                .iter()
                .next()
                .filter(|_| !step.events.iter().any(|event| matches!(event, Event::Ended { .. })))
            else {
                continue;
            };
            let doubted = after.apply(next, Action::Doubt).unwrap_or_default();
            let found = doubted.iter().any(|event| matches!(event, Event::Revealed(reveal) if !reveal.right));
            let lies_now = found && before.honest(card).is_some_and(|honest| honest != sum);
            assert_eq!(turn.title.mark, lies_now.then_some(Mark::Lie), "line {line} of {record}");
            lies += usize::from(lies_now);
        }
    }
    assert!(lies > 100, "{lies}");
}

#[test]
fn as_the_table_saw_it_nobody_lies_unless_the_pile_was_turned_up() {
    for record in games() {
        for turn in turns(&record, false, Lang::De) {
            assert_ne!(turn.title.mark, Some(Mark::Lie), "{turn:?}");
            assert_eq!(turn.title.truth, None);
        }
        let lie = titles(&record, false, Lang::De).into_iter().find(|title| title.contains("lügt"));
        assert_eq!(lie, None);
    }
}

#[test]
fn a_turn_has_a_name_in_both_languages() {
    let record = play(4, "-", 174);
    let named = |open, lang| titles(&record, open, lang)[45..49].to_vec();
    assert_eq!(
        named(true, Lang::De),
        ["46 Theo spielt „Wenden“", "47 Aylin vergisst „Larry!“", "48 Theo lügt", "49 Mira erwischt Theo"]
    );
    assert_eq!(
        named(true, Lang::En),
        ["46 Theo plays “Turn round”", "47 Aylin forgets “Larry!”", "48 Theo lies", "49 Mira catches Theo"]
    );
    assert_eq!(named(false, Lang::De)[2], "48 Theo legt die letzte Karte");
}

#[test]
fn a_lie_is_told_with_the_truth_and_the_greatest_is_the_turn_of_the_evening() {
    let record = play(4, "-", 174);
    let open = turns(&record, true, Lang::De);
    let evening = turn_of_the_evening(&open).expect("somebody lies");
    assert_eq!(named(&open[evening].title.text), "Theo lügt");
    assert_eq!(open[evening].title.truth.as_ref().map(named).as_deref(), Some("Wahr ist 8."));
    // As long as lies are unknown, it is the doubt that found the largest one.
    let seen = turns(&record, false, Lang::De);
    assert_eq!(turn_of_the_evening(&seen).map(|at| named(&seen[at].title.text)).as_deref(), Some("Mira erwischt Theo"));
}

#[test]
fn a_gift_belongs_to_the_turn_of_its_card() {
    let gifts = games().filter(|record| {
        let gift = |line: &usize| matches!(&record.entries()[*line], Entry::Act(step) if matches!(step.action, Action::Give { .. } | Action::GiveNothing { .. }));
        let gifts: Vec<usize> = (0..record.entries().len()).filter(gift).collect();
        let turns = turns(record, false, Lang::De);
        assert!(gifts.iter().all(|gift| turns.iter().any(|turn| turn.lines == (gift - 1..gift + 1))));
        !gifts.is_empty()
    });
    assert!(gifts.count() > 5);
}

#[test]
fn what_is_played_after_a_correction_takes_the_place_of_what_was_struck_out() {
    let whole = play(4, "-", 174);
    let acts: Vec<_> = whole.steps().map(|step| (step.seat, step.action)).collect();
    let mut record = whole.prefix(3);
    record.correct();
    record.correct();
    let lines =
        |record: &Record<Larry>| turns(record, false, Lang::De).into_iter().map(|turn| turn.lines).collect::<Vec<_>>();
    assert_eq!(lines(&record), [0..1, 1..5]);
    assert_eq!(titles(&record, false, Lang::De), ["1 Jonas sagt 2", "2 zurückgenommen"]);
    for (seat, act) in &acts[1..4] {
        record.act(*seat, *act).expect("it was legal before");
    }
    assert_eq!(lines(&record), [0..1, 1..6, 6..7, 7..8]);
    assert_eq!(titles(&record, false, Lang::De), titles(&whole.prefix(4), false, Lang::De));
    told_in_turns(&record, &PLAIN);
}
