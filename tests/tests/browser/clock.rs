//! Clocks that were wrong, how long a game was played, and how long the screen stays on.

use std::time::{SystemTime, UNIX_EPOCH};

use larry::Larry;
use serde_json::json;
use table::Record;
use tests::{BrowserTest, Device, Save, golden, save};

/// A short game that somebody wins with the last act.
const SHORT: &str = include_str!("../../../src/larry/tests/golden/short.snap");

const HOUR: u64 = 3_600_000;

/// In milliseconds since 1970.
fn now() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_millis() as u64)
}

/// The game, how many acts come before its last one, and what is saved then.
fn before_the_last_act() -> (Record<Larry>, usize, Save<Larry>) {
    let line: Record<Larry> = golden(SHORT).lines().next().and_then(|line| line.parse().ok()).expect("a record");
    let last = line.entries().len() - 1;
    let saved = Save::of(line.prefix(last));
    (line, last, saved)
}

#[test]
#[ignore = "needs a browser: cargo verify browser"]
fn a_clock_that_was_ahead_is_set_right_once() {
    let mut ahead = save(&["Anna", "Bo"], |view| view.round == 2).json();
    ahead["begun"] = json!(now() + 47 * HOUR);
    ahead["changed"] = json!(now() + 48 * HOUR);
    BrowserTest::new(Device::PHONE.german().calm()).remembering(&Save::key(1), ahead).run(async |page| {
        page.sees("Weiter: Geizen, Runde 2").await;
        let kept = format!("JSON.parse(localStorage.getItem('{}'))", Save::key(1));
        page.until(&format!("{kept}.changed <= Date.now()")).await;
        assert_eq!(page.ask(&format!("{kept}.changed - {kept}.begun"), vec![]).await, json!(HOUR));
    });
}

#[test]
#[ignore = "needs a browser: cargo verify browser"]
fn a_game_says_the_day_it_was_played() {
    for (hours, day) in [(0, "Heute, "), (24, "Gestern, ")] {
        let mut saved = save(&["Anna", "Bo"], |view| view.round == 2).json();
        saved["begun"] = json!(now() - (hours + 1) * HOUR);
        saved["changed"] = json!(now() - hours * HOUR);
        BrowserTest::new(Device::PHONE.german().calm()).remembering(&Save::key(1), saved).run(async |page| {
            page.sees("Weiter: Geizen, Runde 2").await;
            page.sees(day).await;
        });
    }
}

#[test]
#[ignore = "needs a browser: cargo verify browser"]
fn a_night_between_two_acts_is_not_played() {
    let (line, last, saved) = before_the_last_act();
    let mut saved = saved.json();
    saved["begun"] = json!(now() - 22 * HOUR);
    saved["changed"] = json!(now() - 21 * HOUR);
    saved["played"] = json!(HOUR);
    BrowserTest::new(Device::PHONE.german().calm()).remembering(&Save::<Larry>::slot(1), saved).run(async |page| {
        page.resume().await;
        page.play_line(&line, last).await;
        page.ranks(&line).await;
        page.sees("75 Minuten").await;
    });
}

#[test]
#[ignore = "needs a browser: cargo verify browser"]
fn the_screen_stays_on_as_long_as_a_game_runs() {
    let (line, last, saved) = before_the_last_act();
    BrowserTest::new(Device::PHONE.german().calm()).remembering(&Save::<Larry>::slot(1), saved.json()).run(
        async |page| {
            let lock = "(window.awake = 0, navigator.wakeLock.request = async () => {
            window.awake += 1;
            return { release: async () => { window.awake -= 1; } };
        }, true)";
            page.ask(lock, Vec::new()).await;
            page.resume().await;
            page.until("window.awake === 1").await;
            page.play_line(&line, last).await;
            page.ranks(&line).await;
            page.until("window.awake === 0").await;
        },
    );
}
