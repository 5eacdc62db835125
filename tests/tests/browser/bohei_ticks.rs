//! Whom the table has ticked for a trait is ticked again in the evening's next game, and only then.

use bohei::{Action, Bohei, Pending};
use serde_json::json;
use table::{Game, NoteKey, Record, Seat, Seats, Viewer};
use tests::bohei::{Wish, planned};
use tests::{Device, Moment, Page, Save, visit};

const NAMES: [&str; 4] = ["Anna", "Bo", "Çelik", "Dora"];

/// In milliseconds.
const HOUR: u64 = 3_600_000;

fn asks(record: &Record<Bohei>) -> Option<Seats> {
    let view = record.game().view(Viewer::Table);
    match view.pending {
        Some(Pending::Ticks { with, .. }) => Some(view.ticks[with.index()]),
        _ => None,
    }
}

/// A game just before an action asks for a trait, that act, and the game after the ticks.
fn planned_ticks() -> (Record<Bohei>, Action, Record<Bohei>) {
    let line = planned(&NAMES, &[Wish::Ticks]);
    let moments = || (0..line.entries().len()).map(|lines| line.prefix(lines));
    let ticked =
        moments().find(|record| asks(record).is_some_and(|ticks| !ticks.is_empty())).expect("a tick is planned");
    let before = moments().take_while(|record| record.entries().len() < ticked.entries().len());
    let before = before.filter(|record| asks(record).is_none()).last().expect("it is asked by an act");
    let play = line.prefix(before.entries().len() + 1);
    let action = play.steps().next_back().expect("an act").action;
    (before, action, ticked)
}

/// The same game of people who sit the other way round and write themselves in capitals.
fn turned(mut record: Record<Bohei>) -> Record<Bohei> {
    for (seat, name) in Seat::all(4).zip(NAMES.iter().rev()) {
        record.notes.set(NoteKey::Name(seat), &name.to_uppercase());
    }
    record
}

/// Lays another game on the device that was played so long before the one that runs.
async fn played_before(page: &Page, record: Record<Bohei>, hours: u64) {
    let mut save = Save::of(record).json();
    for moment in ["begun", "changed"] {
        save[moment] = json!(save[moment].as_u64().expect("a time") - hours * HOUR);
    }
    let put = vec![json!(Save::<Bohei>::slot(9)), json!(save.to_string())];
    page.ask("localStorage.setItem(arguments[0], arguments[1])", put).await;
}

/// Plays the act by which ticks are asked for, and then compares the records.
async fn play_and_compare(page: &Page, before: &Record<Bohei>, action: &Action, ticks: &[Seat]) -> Record<Bohei> {
    let mut record = before.clone();
    let seat = Moment::of(&record).seat;
    page.only_tap(&record, seat, action).await;
    for action in std::iter::once(*action).chain(ticks.iter().copied().map(Action::Tick)) {
        record.act(seat, action).expect("an act that is allowed");
    }
    page.until(&format!("remembered() === {}", json!(record.to_string()))).await;
    page.pause().await;
    for (seat, name) in Seat::all(4).zip(NAMES) {
        let pressed = format!("control({})?.getAttribute('aria-pressed') === '{}'", json!(name), ticks.contains(&seat));
        page.until(&pressed).await;
    }
    record
}

#[test]
#[ignore = "needs a browser: cargo verify browser"]
fn the_next_game_remembers_who_was_ticked() {
    let (before, action, ticked) = planned_ticks();
    let earlier = turned(ticked.clone());
    // By name, not by seat.
    let names = earlier.notes.names(4);
    let ticked: Vec<&String> =
        asks(&ticked).into_iter().flat_map(Seats::iter).map(|seat| &names[seat.index()]).collect();
    let same: Vec<Seat> = Seat::all(4)
        .zip(NAMES)
        .filter(|(_, name)| ticked.contains(&&name.to_uppercase()))
        .map(|(seat, _)| seat)
        .collect();
    assert!(!same.is_empty());
    visit(Device::PHONE.german().calm(), async |page| {
        page.lay_out(&before).await;
        played_before(page, earlier.clone(), 7).await;
        let mut record = play_and_compare(page, &before, &action, &same).await;

        // What is remembered can be changed, and is not ticked once more.
        for &seat in &same {
            page.tap_act(&mut record, &Action::Tick(seat)).await;
        }
        page.sees("Niemand: ohne Wirkung ablegen").await;
        page.reload().await;
        page.tap_act(&mut record, &Action::Go).await;
    });
}

#[test]
#[ignore = "needs a browser: cargo verify browser"]
fn another_evening_begins_with_nobody_ticked() {
    let (before, action, ticked) = planned_ticks();
    visit(Device::PHONE.german().calm(), async |page| {
        page.lay_out(&before).await;
        played_before(page, turned(ticked.clone()), 9).await;
        play_and_compare(page, &before, &action, &[]).await;
    });
}
