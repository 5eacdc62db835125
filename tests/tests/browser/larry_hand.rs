//! The hand of Larry on phones: every card can be read and reached, whatever is open below it.

use larry::{Card, Larry, Options, Phase};
use serde_json::json;
use table::{Game, Record, Viewer};
use tests::{BrowserTest, Device, Moment, Page, scene};

const FOUR: [&str; 4] = ["Anna", "Bo", "Çelik", "Dora"];
const EIGHT: [&str; 8] = ["Anna", "Bo", "Çelik", "Dora", "Emil", "Friederike", "Gül", "Hans"];

/// The cards of whoever is on turn.
fn hand(record: &Record<Larry>) -> Vec<Card> {
    let game = record.game();
    let turn = game.view(Viewer::Table).turn;
    game.view(Viewer::Seat(turn)).hand.unwrap_or_default()
}

/// Somebody has so many cards, a number and an action against somebody among them, and is to play, or to give one away.
fn holding(names: &[&str], count: usize, phase: Phase) -> Record<Larry> {
    scene(names, &Options::default(), |record: &Record<Larry>| {
        let (view, hand) = (record.game().view(Viewer::Table), hand(record));
        let action = |card: &Card| card.has_target() || count < 3 || phase == Phase::Give;
        !view.over
            && view.phase == phase
            && view.open_play[view.turn.index()] == 0
            && hand.len() == count
            && hand[0].is_number()
            && hand.iter().any(action)
    })
}

/// What is wrong with the cards: how wide they are, and what they lie upon. A chosen one has risen; below its edge the hand
/// is cut off.
const WRONG: &str = "(() => {
    const box = (one) => one.getBoundingClientRect();
    const hand = box(group(['Deine Karten', 'Your cards']));
    const held = cards().map((card) => [name(card), box(card), box(card.querySelector('svg'))]);
    const top = box(document.querySelector('header')).bottom;
    const others = [group(['Du sagst laut']), group(['Wie?']), document.querySelector('#act'), document.querySelector('#hold'),
        ...controls().filter((one) => one.closest('main') && !one.closest('header') && !cards().includes(one))].filter((one) => one && shown(one));
    const wrong = [];
    for (const [called, seen, picture] of held) {
        if (picture.width < arguments[0]) wrong.push(`${called} is ${picture.width} wide`);
        if (seen.width < 43.5 || seen.height < 43.5) wrong.push(`of ${called} ${seen.width} x ${seen.height} is seen`);
        if (picture.top < top || picture.left < 0 || picture.right > innerWidth) wrong.push(`${called} leaves the screen at ${picture.left},${picture.top}`);
        for (const other of others) {
            const it = box(other);
            const [upper, lower] = [Math.max(picture.top, it.top), Math.min(picture.bottom, hand.bottom, it.bottom)];
            if (upper < lower - 1 && picture.left < it.right && picture.right > it.left) wrong.push(`${called} lies upon ${name(other)}`);
        }
    }
    for (const other of others) if (box(other).top < top - 1) wrong.push(`${name(other)} is under the header`);
    const act = box(document.querySelector('#act'));
    if (act.bottom > box(document.querySelector('#hold')).top) wrong.push('the act is under the hold bar');
    return wrong;
})()";

/// Nothing is wrong on the screen.
async fn right(page: &Page, width: u32, what: &str) {
    assert_eq!(page.ask(WRONG, vec![json!(width)]).await, json!([]), "{what}");
}

/// Opens the hand, chooses every card, and says or covers what can be chosen then.
async fn every_card(page: &Page, record: &Record<Larry>, width: u32) {
    page.lay_out(record).await;
    page.take_and_look(&Moment::of(record)).await;
    let hand = hand(record);
    let what = |more: &str| format!("{} players, {} cards, {more}", record.game().seats(), hand.len());
    right(page, width, &what("none chosen")).await;
    for (place, card) in hand.iter().enumerate() {
        // Of equal cards the first and the last are enough.
        if place > 0 && hand.get(place + 1) == Some(card) {
            continue;
        }
        page.choose_card(place).await;
        right(page, width, &what(&format!("{card} chosen"))).await;
    }
    page.choose_card(0).await;
    if page.offers("unter 0").await {
        page.tap("unter 0").await;
        right(page, width, &what("below 0")).await;
    }
    page.cover().await;
    right(page, width, &what("covered")).await;
}

/// Look: rows of at most seven, readable; a chosen card rises in its place.
fn on(device: Device, names: &[&str], width: u32) {
    BrowserTest::new(device.german().calm()).fast_timers().run(async |page| {
        for count in [1, 5, 7, 8, 10, 14] {
            every_card(page, &holding(names, count, Phase::Play), width).await;
        }
        for count in [2, 9] {
            every_card(page, &holding(names, count, Phase::Give), width).await;
            page.sees("Nichts verschenken").await;
        }
    });
}

#[test]
#[ignore = "needs a browser: cargo verify browser"]
fn every_card_of_a_hand_is_large_and_in_reach_on_a_phone() {
    on(Device::PHONE, &FOUR, 90);
}

#[test]
#[ignore = "needs a browser: cargo verify browser"]
fn so_it_is_with_eight_on_the_smallest_phone() {
    on(Device::SMALL, &EIGHT, 60);
}

/// How far below each other's lower edge the rows of the hand begin, at their nearest, in pixels; less than 0 where they overlap.
const APART: &str = "(() => {
    const rows = [...new Set(cards().map((card) => card.parentElement))].map((row) => [...row.children].map((card) => card.querySelector('svg').getBoundingClientRect()));
    return Math.min(...rows.slice(1).map((row, at) => Math.min(...row.map((card) => card.top)) - Math.max(...rows[at].map((card) => card.bottom))));
})()";

#[test]
#[ignore = "needs a browser: cargo verify browser"]
fn rows_lie_apart_while_nothing_is_chosen() {
    let record = holding(&FOUR[..2], 12, Phase::Play);
    BrowserTest::new(Device::PHONE.german().calm()).fast_timers().run(async |page| {
        page.lay_out(&record).await;
        page.take_and_look(&Moment::of(&record)).await;
        let apart = async || page.ask(APART, Vec::new()).await.as_f64().expect("a number");
        let before = apart().await;
        assert!(before >= 4.0, "{before}");
        page.choose_card(0).await;
        assert!(apart().await < before, "they make room for the pad");
    });
}

#[test]
#[ignore = "needs a browser: cargo verify browser"]
fn nothing_is_given_with_one_tap() {
    let before = holding(&FOUR, 5, Phase::Give);
    BrowserTest::new(Device::PHONE.german().calm()).run(async |page| {
        page.lay_out(&before).await;
        let mut after = before.clone();
        page.tap_act(&mut after, &larry::Action::GiveNothing { larry: false }).await;
        page.sees("verschenkt nichts").await;
        assert_eq!(page.remembered::<Larry>().await.to_string(), after.to_string());
    });
}
