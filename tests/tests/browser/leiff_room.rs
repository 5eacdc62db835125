//! Leiff on a phone while a name is chosen: nothing lies over what is read and tapped.

use leiff::{Action, Leiff, Options, Phase, Pile, Place, Slot};
use serde_json::json;
use table::{Game, Record, Seat, Viewer};
use tests::{Device, Moment, Page, fresh, scene, visit};

/// By light every button has a rim: there is the least room.
const PHONES: [Device; 2] = [Device::PHONE.german().calm(), Device::SMALL.german().light("light").calm()];
const EIGHT: [&str; 8] = ["Anna", "Bo", "Çelik", "Dora", "Emil", "Friederike-Charlotte", "Gül", "Hannes"];

/// The first turn of a game, and a moment at which a card taken from the discard pile waits for its place; for four and for
/// eight players.
fn moments() -> [Record<Leiff>; 4] {
    let taken = |record: &Record<Leiff>| {
        let view = record.game().view(Viewer::Table);
        let whole = view.hands.iter().all(|hand| hand.slots.iter().flatten().count() == 4);
        view.phase == Phase::Drawn(Pile::Discard) && view.snappable && whole
    };
    let [four, eight] = [&EIGHT[..4], &EIGHT[..]];
    [begun(four), begun(eight), scene(four, &Options::default(), taken), scene(eight, &Options::default(), taken)]
}

fn begun(names: &[&str]) -> Record<Leiff> {
    let mut record = fresh::<Leiff>(names);
    while let Phase::Peek { seat, .. } = record.game().view(Viewer::Table).phase {
        record.act(seat, Action::Decline).expect("nobody has to look");
    }
    record
}

/// Which of these sentences and controls are not there, or are covered somewhere, or lie outside the window, before anything is
/// scrolled; and which controls are too small to be tapped.
const COVERED: &str = "arrived().then(() => arguments[0].filter((called) => {
    const texts = [...document.querySelectorAll('main p')].filter(shown);
    const button = controls().find((one) => name(one).startsWith(called));
    const found = button ?? texts.find((one) => one.textContent === called);
    if (!found) return true;
    const { left, right, top, bottom, width, height } = found.getBoundingClientRect();
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    const points = [[x, y], [x, top + 2], [x, bottom - 2], [left + 2, y], [right - 2, y]];
    const small = button && (width < 43.5 || height < 43.5);
    return small || !points.every((point) => found.contains(document.elementFromPoint(...point)));
}))";

/// Fails if one of these is covered, missing or too small.
async fn uncovered(page: &Page, called: &[String], place: &str) {
    assert_eq!(page.ask(COVERED, vec![json!(called)]).await, json!([]), "{place}\n{}", page.text().await);
}

/// The four cards that a player has from the start.
fn cards(name: &str) -> Vec<String> {
    ["vorn links", "vorn rechts", "hinten links", "hinten rechts"].map(|slot| format!("{name}, {slot}, ")).to_vec()
}

fn with(mut called: Vec<String>, sentence: &str) -> Vec<String> {
    called.push(sentence.to_owned());
    called
}

#[test]
#[ignore = "needs a browser: cargo verify browser"]
fn nothing_lies_over_the_cards_and_the_sentence_of_a_claim() {
    let records = moments();
    for device in PHONES {
        visit(device, async |page| {
            for record in &records {
                let moment = Moment::of(record);
                let by = moment.name(moment.seat.after(1, record.game().seats()));
                let place = |step: &str| format!("{step}, {} players, {device:?}", record.game().seats());
                page.lay_out(record).await;
                page.to_the_table().await;
                page.press_name(by).await;
                page.until("!!control('Nichts')").await;
                uncovered(page, &cards(moment.on()), &place("a name")).await;
                page.tap("Passt!").await;
                page.sees(&format!("{by} meint: Eine eigene passt.")).await;
                uncovered(page, &with(cards(by), "Welche? Tippe sie an."), &place("a match")).await;
                page.tap(&cards(by)[0]).await;
                page.sees("Noch einmal antippen deckt auf.").await;
                uncovered(page, &with(cards(by), "Noch einmal antippen deckt auf."), &place("a marked card")).await;
            }
        });
    }
}

/// Whose names in the players' squares are cut off.
const CUT: &str = "arguments[0].filter((called) => {
    const button = controls().find((one) => name(one).startsWith(called));
    return ![...button.querySelectorAll('*')].every((part) => part.scrollWidth <= part.clientWidth + 1 || getComputedStyle(part).display === 'inline');
})";

#[test]
#[ignore = "needs a browser: cargo verify browser"]
fn everybody_who_can_be_caught_is_read_and_reached() {
    let records = moments();
    for device in PHONES {
        visit(device, async |page| {
            for record in &records {
                let by = Seat::new(3);
                let others: Vec<&str> = by.others(record.game().seats()).map(|seat| EIGHT[seat.index()]).collect();
                let squares: Vec<String> = others.iter().map(|name| format!("{name}: ")).collect();
                let place = |step: &str| format!("{step}, {} players, {device:?}", record.game().seats());
                page.lay_out(record).await;
                page.to_the_table().await;
                page.press_name(EIGHT[by.index()]).await;
                page.tap("Erwischt!").await;
                page.sees("Bei wem? Tippe den Namen an.").await;
                uncovered(page, &with(squares.clone(), "Bei wem? Tippe den Namen an."), &place("a catch")).await;
                assert_eq!(page.ask(CUT, vec![json!(squares)]).await, json!([]), "{}", place("names"));
                for name in &others[others.len() - 2..] {
                    page.tap(&format!("{name}: ")).await;
                    uncovered(page, &with(cards(name), "Welche? Tippe sie an."), &place("a square")).await;
                    page.tap(&cards(name)[1]).await;
                    let sure = "Noch einmal antippen deckt auf.";
                    page.sees(sure).await;
                    uncovered(page, &with(cards(name), sure), &place("a marked card")).await;
                    page.tap("Zurück").await;
                    page.sees("Bei wem? Tippe den Namen an.").await;
                }
            }
        });
    }
}

/// The pictures of both piles and their labels, as boxes.
const PILES: &str = "['Genommen: ', 'Oben liegt '].map((called) => {
    const pile = [...document.querySelectorAll('main [aria-label]')].find((one) => shown(one) && name(one).startsWith(called));
    return [pile.querySelector('svg'), pile.querySelector('span')].map((part) => {
        const { left, right, top, bottom } = part.getBoundingClientRect();
        return { left, right, top, bottom };
    });
})";

#[test]
#[ignore = "needs a browser: cargo verify browser"]
fn a_taken_card_lies_beside_the_discard_pile() {
    let [.., four, eight] = moments();
    for device in PHONES {
        visit(device, async |page| {
            for record in [&four, &eight] {
                page.lay_out(record).await;
                page.to_the_table().await;
                page.until("!!document.querySelector('main [aria-label^=\"Genommen: \"]')").await;
                let piles = page.ask(PILES, vec![]).await;
                let edge = |pile: usize, part: usize, side: &str| piles[pile][part][side].as_f64().unwrap_or_default();
                // One beside the other, or where there is room one below the other. The frame of the taken card is four pixels wide.
                let beside =
                    edge(0, 0, "right") + 5.0 <= edge(1, 0, "left") && edge(0, 1, "right") < edge(1, 1, "left");
                let below = edge(0, 0, "bottom") + 5.0 <= edge(1, 0, "top") && edge(0, 1, "bottom") < edge(1, 0, "top");
                assert!(beside || below, "{device:?}: {piles}");
                let along = if beside { "top" } else { "left" };
                assert!((edge(0, 0, along) - edge(1, 0, along)).abs() < 2.0, "{device:?}: {piles}");
            }
        });
    }
}

/// A team talks while somebody is to look or looks: the card is asked for twice, nobody sees it, and the look goes on.
#[test]
#[ignore = "needs a browser: cargo verify browser"]
fn a_team_that_talks_during_a_look_gets_a_card() {
    let options = Options { teams: true, ..Options::default() };
    let phase = |record: &Record<Leiff>| record.game().view(Viewer::Table).phase;
    let look = |record: &Record<Leiff>| matches!(phase(record), Phase::Look { .. });
    let peek = |record: &Record<Leiff>| matches!(phase(record), Phase::Peek { choosing: false, .. });
    for (device, names) in PHONES.into_iter().zip([&EIGHT[..4], &EIGHT[..]]) {
        let records = [scene(names, &options, |_| true), scene(names, &options, peek), scene(names, &options, look)];
        visit(device, async |page| {
            for record in &records {
                let moment = Moment::of(record);
                let seats = record.game().seats();
                let [by, target] = [1, 2].map(|on| moment.seat.after(on, seats));
                page.lay_out(record).await;
                page.to_the_table().await;
                page.press_name(moment.name(by)).await;
                page.tap("Geplaudert!").await;
                page.sees("Wer hat geplaudert?").await;
                let squares: Vec<String> = names.iter().map(|name| format!("{name}: ")).collect();
                uncovered(page, &with(squares, "Tippe den Namen an."), "who has talked").await;
                page.tap(&format!("{}: ", moment.name(target))).await;
                page.sees("Sicher?").await;
                assert_eq!(page.remembered::<Leiff>().await.to_string(), record.to_string(), "asked once");
                page.later().await;
                page.tap(&format!("Strafkarte für {}", moment.name(target))).await;
                let mut after = record.clone();
                after.act(by, Action::Penalty(target)).expect("a team has talked");
                page.until(&format!("remembered() === {}", json!(after.to_string()))).await;
                page.pause().await;
                assert_eq!(phase(&after), phase(record));
                // The one who looks goes on looking.
                let next = after.game().legal(moment.seat)[0];
                page.tap_act(&mut after, &next).await;
            }
        });
    }
}

/// Who has looked and lets go reads that the cards are covered again.
#[test]
#[ignore = "needs a browser: cargo verify browser"]
fn after_a_look_the_cards_are_covered_again() {
    // The last one: nobody looks next.
    let mut record = fresh::<Leiff>(&EIGHT[..4]);
    for _ in 0..3 {
        record.act(Moment::of(&record).seat, Action::Seen).expect("everybody looks");
    }
    for (device, words) in [(PHONES[0], "Wieder verdeckt"), (Device::SMALL.english().calm(), "Covered again")] {
        visit(device, async |page| {
            page.lay_out(&record).await;
            page.take_and_look(&Moment::of(&record)).await;
            page.sees_no(words).await;
            page.cover().await;
            page.sees(words).await;
        });
    }
}

/// Both reactions stand on the open table, whoever they belong to: the name is asked for after the shout.
#[test]
#[ignore = "needs a browser: cargo verify browser"]
fn a_shout_asks_for_the_name() {
    let [four, eight, ..] = moments();
    for device in PHONES {
        visit(device, async |page| {
            for record in [&four, &eight] {
                page.lay_out(record).await;
                page.to_the_table().await;
                let shouts = ["Passt!", "Erwischt!"].map(str::to_owned);
                uncovered(page, &shouts, "the open table").await;
                page.tap("Erwischt!").await;
                page.sees("Wer ruft „Erwischt!“?").await;
                let names = record.notes.names(record.game().seats());
                let squares: Vec<String> = names.iter().map(|name| format!("{name}: ")).collect();
                uncovered(page, &[squares, shouts.to_vec()].concat(), "whose shout it is").await;
                // Another tap takes it back, and another shout takes its place.
                page.tap("Erwischt!").await;
                page.sees_no("Wer ruft").await;
                page.tap("Erwischt!").await;
                page.tap("Passt!").await;
                page.sees("Wer ruft „Passt!“?").await;
                page.tap("Bo: ").await;
                page.sees("Bo meint: Eine eigene passt.").await;
                page.turn_up(&Moment::by(record, Seat::new(1)), Place::new(Seat::new(1), Slot::new(0))).await;
                page.until(&format!("remembered().length > {}", record.to_string().len())).await;
                let after = page.remembered::<Leiff>().await;
                let last = after.steps().last().map(|step| (step.seat.index(), step.action));
                assert_eq!(last, Some((1, Action::Match(Slot::new(0)))));
            }
        });
    }
}
