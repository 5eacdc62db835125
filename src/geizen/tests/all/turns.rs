//! The story in turns: what each has brought.

use geizen::{Event, Geizen};
use table::{Game, Lang, turn_of_the_evening, turns};
use testkit::turns::{steps, titles, told_in_turns};
use testkit::words::PLAIN;

#[test]
fn every_line_belongs_to_one_turn_which_ends_with_its_score() {
    for seats in Geizen::SEATS {
        let record = testkit::random::<Geizen>(seats, "-", u64::from(seats), usize::MAX);
        let [told, _] = told_in_turns(&record, &PLAIN);
        let mut gains = Vec::new();
        for turn in &told {
            let last = steps(&record, turn).last().expect("an act");
            let Some(Event::Scored { seat, bill, .. }) = last.events.get(1) else { panic!("{turn:?}") };
            assert_eq!(turn.seat, Some(*seat));
            gains.push(bill.net());
        }
        let evening = turn_of_the_evening(&told).expect("somebody gains");
        assert_eq!(Some(&gains[evening]), gains.iter().max());
    }
}

#[test]
fn a_turn_has_a_name_in_both_languages() {
    let record = testkit::random::<Geizen>(3, "-", 1, usize::MAX);
    let named = |lang| titles(&record, false, lang)[5..].to_vec();
    assert_eq!(
        named(Lang::De),
        [
            "6 Jonas holt Reihe 1: +1",
            "7 Aylin holt die Reihen 3 und 5: +11",
            "8 Mira würfelt: −4",
            "9 Jonas holt Reihe 4: +2",
            "10 Aylin holt die Reihen 2 und 3: +8",
            "11 Mira ist pleite"
        ]
    );
    assert_eq!(
        named(Lang::En),
        [
            "6 Jonas takes row 1: +1",
            "7 Aylin takes rows 3 and 5: +11",
            "8 Mira rolls: −4",
            "9 Jonas takes row 4: +2",
            "10 Aylin takes rows 2 and 3: +8",
            "11 Mira is broke"
        ]
    );
}

#[test]
fn a_turn_that_is_being_played_has_its_name_too() {
    let record = testkit::random::<Geizen>(3, "-", 1, 2);
    assert_eq!(titles(&record, false, Lang::De), ["1 Aylin würfelt"]);
    assert!(turns(&record.prefix(0), false, Lang::De).is_empty());
}
