//! Riffifi, tapped to the last chip: a whole game, and of games with variants what is left from where they can still show all.

use std::collections::BTreeSet;

use riffifi::{Action, Event, Length, Options, Riffifi};
use table::{Game, Record, Viewer};
use tests::{BrowserTest, Device, random_game};

const NAMES: [&str; 5] = ["Anna", "Bo", "Çelik", "Dora", "Emil"];

/// What is seen on the screen when it happens, from this act on.
fn happenings(record: &Record<Riffifi>, from: usize) -> BTreeSet<&'static str> {
    let steps = || record.steps().skip(from);
    let events = steps().flat_map(|step| &step.events).filter_map(|event| match event {
        Event::Collected { paid, .. } if !paid.is_empty() => Some("a robbery"),
        Event::Laid { .. } => Some("a card laid unseen"),
        Event::Officer { turned: Some(_), .. } => Some("the Officer"),
        Event::Turned { .. } => Some("a card turned down"),
        Event::Ticked { .. } => Some("a colour ticked off"),
        Event::Passed { .. } => Some("hands that go on"),
        _ => None,
    });
    let chosen = |action: &Action| matches!(action, Action::Collect(more) if !more.is_empty());
    let choice = steps().any(|step| chosen(&step.action)).then_some("a choice who pays");
    events.chain(choice).collect()
}

/// Of many games by chance, and an act of it from which all this is still to happen: the one with the fewest acts to its end.
fn game(seats: u8, options: Options, wanted: &[&str]) -> (Record<Riffifi>, usize) {
    let all = |record: &Record<Riffifi>, from: usize| {
        let happenings = happenings(record, from);
        wanted.iter().all(|happening| happenings.contains(happening))
    };
    let games =
        (0..300).map(|seed| random_game(&NAMES[..seats.into()], &options, seed)).filter(|record| all(record, 0));
    let latest = games.map(|record| {
        let from = (0..record.entries().len()).rev().find(|&from| all(&record, from)).unwrap_or(0);
        (record, from)
    });
    latest.min_by_key(|(record, from)| record.entries().len() - from).expect("a game in which all this happens")
}

/// Taps all of it from this act on, and compares the end with the rules.
fn play(device: Device, record: &Record<Riffifi>, from: usize) {
    BrowserTest::new(device.calm()).fast_timers().run(async |page| {
        page.lay_out(&record.prefix(from)).await;
        page.play_line(record, from).await;
        page.ranks(record).await;
    });
}

#[test]
#[ignore = "needs a browser: cargo verify browser"]
fn the_printed_game_for_three() {
    let wanted = ["a robbery", "a choice who pays", "a card laid unseen", "a card turned down"];
    let (record, _) = game(3, Options::default(), &wanted);
    play(Device::PHONE.german(), &record, 0);
}

#[test]
#[ignore = "needs a browser: cargo verify browser"]
fn all_variants_for_four() {
    let options = Options { officer: true, equal: true, length: Length::Sheet, ..Options::default() };
    let (record, from) = game(4, options, &["the Officer", "hands that go on", "a colour ticked off", "a robbery"]);
    play(Device::TABLET.english(), &record, from);
}

#[test]
#[ignore = "needs a browser: cargo verify browser"]
fn ticking_off_for_five() {
    let options = Options { length: Length::Sheet, ..Options::default() };
    let (record, from) = game(5, options, &["a colour ticked off", "a choice who pays", "a robbery"]);
    play(Device::SMALL.german(), &record, from);
}

const LONG: [&str; 5] = [
    "Maximilian-Alexander",
    "Bartholomäus Franz",
    "Wilhelmine-Charlotte",
    "Konstantin der Große",
    "Friederike Luise M",
];

/// What is said before chips are collected, and what of it is cut off, covered by buttons, or covers the places.
const CUT: &str = "(() => {
    const box = (one) => one.getBoundingClientRect();
    const cut = (one) => one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 1;
    const head = [...document.querySelectorAll('h2')].find((one) => name(one).includes(' kassiert '));
    if (!head || !shown(head)) return ['nothing is said'];
    const claim = [...document.querySelectorAll('li span')].find((one) => name(one).startsWith('ist dran: '));
    const places = [...claim.closest('ul').children];
    const buttons = controls().filter((one) => /[Kk]assier|^Mehr von /.test(name(one)));
    const line = head.nextElementSibling;
    return [
        ...places.filter((one) => box(one).bottom > box(head).top + 1).map(name),
        ...buttons.filter((one) => box(one).top < box(line).bottom - 1).map(name),
        ...[head, line, claim].filter(cut).map(name),
        ...(buttons.length ? [] : ['no button']),
    ];
})()";

/// The line that says what is collected, and from whom, can be read whole, however long the names are.
#[test]
#[ignore = "needs a browser: cargo verify browser"]
fn nothing_covers_the_line_that_says_what_is_collected() {
    let due = |seats: usize, wanted: fn(&riffifi::Due) -> bool| {
        let due = move |record: &Record<Riffifi>| record.game().view(Viewer::Table).due;
        tests::scene(&LONG[..seats], &Options::default(), move |record| due(record).is_some_and(|due| wanted(&due)))
    };
    let records = [
        due(5, |due| due.middle > 0 && due.paid.len() > 1),
        due(5, |due| due.more > 0),
        due(4, |due| due.middle > 0 && due.paid.len() > 1),
        due(4, |due| due.more > 0),
        due(3, |due| due.more > 0 && !due.paid.is_empty()),
    ];
    for device in [Device::PHONE, Device::SMALL] {
        BrowserTest::new(device.german().calm()).run(async |page| {
            for record in &records {
                page.lay_out(record).await;
                let cut = page.ask(CUT, Vec::new()).await;
                assert_eq!(cut, serde_json::json!([]), "{device:?}: {:?}", record.game().view(Viewer::Table).due);
            }
        });
    }
}
