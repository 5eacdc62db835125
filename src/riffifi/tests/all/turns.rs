//! The story in turns: what was collected and played.

use riffifi::{Event, Riffifi};
use table::{Action as _, Game, Lang, Mark, Record, Seat, Viewer, turn_of_the_evening, turns};
use testkit::turns::{steps, titles, told_in_turns};
use testkit::words::PLAIN;

fn games() -> impl Iterator<Item = Record<Riffifi>> {
    ["-", "o1e1w1"].into_iter().flat_map(|options| {
        (3..=5).flat_map(move |seats| (0..5).map(move |seed| testkit::random(seats, options, seed, usize::MAX)))
    })
}

#[test]
fn every_line_belongs_to_one_turn_of_one_player() {
    for record in games() {
        for turn in told_in_turns(&record, &PLAIN).into_iter().flatten() {
            assert!(steps(&record, &turn).all(|step| Some(step.seat) == turn.seat));
        }
    }
}

/// Whoever has collected and still holds a card has played one when the turn is over.
#[test]
fn whoever_collects_plays_in_the_same_turn_if_a_card_is_left() {
    let mut both = 0;
    for record in games() {
        for turn in turns(&record, false, Lang::De) {
            let kinds: Vec<&str> = steps(&record, &turn).map(|step| step.action.kind()).collect();
            let view = record.prefix(turn.lines.start).game().view(Viewer::Table);
            let holds = turn.seat.is_some_and(|seat: Seat| view.places[seat.index()].hand > 0);
            let plays = kinds.iter().any(|kind| ["play", "lay"].contains(kind));
            assert_eq!(plays, holds, "{kinds:?} in {record}");
            both += usize::from(kinds.len() > 1 && holds);
        }
    }
    assert!(both > 50, "{both}");
}

/// What a player lays down unseen is named only with open cards.
#[test]
fn a_turn_has_a_name_in_both_languages() {
    let record = testkit::random::<Riffifi>(4, "-", 1, usize::MAX);
    let named = |open, lang| titles(&record, open, lang)[4..8].to_vec();
    assert_eq!(
        named(true, Lang::De),
        [
            "5 Jonas kassiert 1 roten",
            "6 Aylin kassiert 2 blaue",
            "7 Theo legt die grüne 7 verdeckt ab",
            "8 Mira spielt die orange 5"
        ]
    );
    assert_eq!(
        named(false, Lang::En),
        [
            "5 Jonas collects 1 red",
            "6 Aylin collects 2 blue",
            "7 Theo lays a card down unseen",
            "8 Mira plays the orange 5"
        ]
    );
}

#[test]
fn the_officer_catches_and_the_greatest_robbery_is_the_turn_of_the_evening() {
    let mut caught = 0;
    for record in games() {
        let turns = turns(&record, false, Lang::De);
        let robbed = |events: &[riffifi::HiddenEvent]| -> u32 {
            let paid = events.iter().map(|event| match event {
                Event::Collected { paid, .. } => paid.iter().map(|(_, chips)| u32::from(*chips)).sum(),
                _ => 0,
            });
            paid.sum()
        };
        let most = record.steps().map(|step| robbed(&step.events)).max().unwrap_or_default();
        let evening = turn_of_the_evening(&turns).expect("somebody is robbed");
        assert_eq!(turns[evening].title.weight, most);
        for turn in &turns {
            let mut events = steps(&record, turn).flat_map(|step| &step.events);
            let officer = events.any(|event| matches!(event, Event::Officer { turned: Some(_), .. }));
            assert_eq!(turn.title.mark == Some(Mark::Catch), officer);
            caught += u32::from(officer);
        }
    }
    assert!(caught > 5, "{caught}");
}
