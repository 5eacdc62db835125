//! Whole games of Riffifi, tapped from the first card to the last chip.

use std::collections::BTreeSet;

use riffifi::{Action, Event, Options, Riffifi};
use table::Record;
use tests::{Device, Visit, by_chance};

const NAMES: [&str; 5] = ["Anna", "Bo", "Çelik", "Dora", "Emil"];

/// What is seen on the screen when it happens.
fn happenings(record: &Record<Riffifi>) -> BTreeSet<&'static str> {
    let events = record.steps().flat_map(|step| &step.events).filter_map(|event| match event {
        Event::Collected { paid, .. } if !paid.is_empty() => Some("a robbery"),
        Event::Laid { .. } => Some("a card laid unseen"),
        Event::Officer { turned: Some(_), .. } => Some("the Officer"),
        Event::Turned { .. } => Some("a card turned down"),
        Event::Ticked { .. } => Some("a colour ticked off"),
        Event::Passed { .. } => Some("hands that go on"),
        _ => None,
    });
    let chosen = |action: &Action| matches!(action, Action::Collect(more) if !more.is_empty());
    let choice = record.steps().any(|step| chosen(&step.action)).then_some("a choice who pays");
    events.chain(choice).collect()
}

/// The shortest of many games by chance in which all this happens.
fn game(seats: u8, options: Options, wanted: &[&str]) -> Record<Riffifi> {
    let all = |record: &Record<Riffifi>| wanted.iter().all(|happening| happenings(record).contains(happening));
    let games = (0..1000).map(|seed| by_chance(&NAMES[..seats.into()], &options, seed)).filter(all);
    games.min_by_key(|record| record.entries().len()).expect("a game in which all this happens")
}

/// Taps all of it, and compares the end with the rules.
fn play(device: Device, record: &Record<Riffifi>) {
    Visit::new(device.calm()).hurried().run(async |page| {
        page.lay_out(&record.prefix(0)).await;
        page.play_line(record, 0).await;
        page.ranks(record).await;
    });
}

#[test]
#[ignore = "needs a browser: cargo verify browser"]
fn the_printed_game_for_three() {
    let wanted = ["a robbery", "a choice who pays", "a card laid unseen", "a card turned down"];
    play(Device::PHONE.german(), &game(3, Options::default(), &wanted));
}

#[test]
#[ignore = "needs a browser: cargo verify browser"]
fn all_variants_for_four() {
    let options = Options { officer: true, equal: true, sheet: true, ..Options::default() };
    play(
        Device::TABLET.english(),
        &game(4, options, &["the Officer", "hands that go on", "a colour ticked off", "a robbery"]),
    );
}

#[test]
#[ignore = "needs a browser: cargo verify browser"]
fn ticking_off_for_five() {
    let options = Options { sheet: true, ..Options::default() };
    play(Device::SMALL.german(), &game(5, options, &["a colour ticked off", "a choice who pays", "a robbery"]));
}
