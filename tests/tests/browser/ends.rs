//! The end of a game: every way on is in sight, and every number says what it counts.

use bohei::Bohei;
use geizen::Geizen;
use larry::Larry;
use leiff::Leiff;
use riffifi::Riffifi;
use serde_json::json;
use table::{Record, Words};
use tests::{BrowserTest, Device, Page, Save, random_game};

/// Names as long as a table can have them.
const NAMES: [&str; 8] = [
    "Maximilian Ottokar I",
    "Anna-Lena Großmann",
    "Wilhelmine von Hohen",
    "Bo",
    "Konstantin der Große",
    "Tante Käthe aus Köln",
    "Żaneta Świętosławska",
    "Mohammed Abdelrahman",
];

/// Buttons that are not wholly in sight, or that something lies upon; and those in a region that scrolls without showing it.
const HIDDEN: &str = "arrived().then(() => (({ documentElement: root }) => [...layer().querySelectorAll('button, a[href]')].filter(shown).flatMap((one) => {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    const whole = left >= -1 && right <= root.clientWidth + 1 && top >= -1 && bottom <= root.clientHeight + 1;
    const corners = [[left + 9, top + 9], [right - 9, top + 9], [left + 9, bottom - 9], [right - 9, bottom - 9]];
    const free = corners.every(([x, y]) => one.contains(document.elementFromPoint(x, y)));
    return whole && free && one.scrollWidth <= one.clientWidth + 1 ? [] : [`${name(one)}: ${[left, top, right, bottom].map(Math.round)}`];
}))(document))";

/// The ranking: what is read of each place, and whether it fits into its line.
const PLACES: &str = "[...ranking().querySelectorAll('li')].map((line) => [line.innerText.replace(/\\s+/g, ' ').trim(), line.scrollWidth <= line.clientWidth])";

/// What can be scrolled shows that it can: at its lower edge it fades, and somebody's line or paper is cut there.
const FADES: &str = "(({ scrollHeight, clientHeight }) => scrollHeight <= clientHeight + 1 || parseFloat(getComputedStyle(control('Revanche').closest('div').parentElement, '::before').height) >= 20)(ranking().parentElement)";

/// Looks at the end of a game by chance.
async fn the_end<G: Words>(page: &Page, seats: usize, units: [&str; 2]) {
    let record: Record<G> = random_game(&NAMES[..seats], &G::Options::default(), 3);
    let at = format!("{} for {seats}", G::ID);
    page.go("icon.svg").await;
    page.put(&[
        ("stammtisch.settings".to_owned(), json!({ "lang": "de", "calm": true })),
        (Save::<G>::slot(1), Save::of(record).json()),
    ])
    .await;
    page.open().await;
    page.tap("Gespeicherte Spiele").await;
    page.sees("Nur auf diesem Gerät").await;
    page.tap(G::NAME).await;
    page.sees("Revanche").await;
    for button in ["Revanche", "Anderes Spiel", "Wiederholung", "Teilen", "Zum Start"] {
        assert!(page.offers(button).await, "{at}: no {button}");
    }
    assert_eq!(page.ask(HIDDEN, vec![]).await, json!([]), "{at}");
    assert!(page.is(FADES).await, "{at}: it does not look as if it could be scrolled");
    let places = page.ask(PLACES, vec![]).await;
    let places = places.as_array().expect("a ranking");
    assert_eq!(places.len(), seats);
    for place in places {
        let (line, fits) = (place[0].as_str().expect("a line"), &place[1]);
        let [unit, number] = line.rsplit(' ').take(2).collect::<Vec<_>>()[..] else { panic!("{line}") };
        let digits = number.trim_start_matches('\u{2212}');
        assert!(!digits.is_empty() && digits.bytes().all(|digit| digit.is_ascii_digit()), "{at}: {line}");
        assert_eq!(unit, units[usize::from(digits != "1")], "{at}: {line}");
        assert_eq!(*fits, json!(true), "{at}: {line}");
    }
}

#[test]
#[ignore = "needs a browser: cargo verify browser"]
fn every_way_on_from_the_end_is_in_sight_and_every_number_says_what_it_counts() {
    for device in [Device::PHONE, Device::SMALL] {
        BrowserTest::new(device.german().calm()).run(async |page| {
            for seats in [2, 5] {
                the_end::<Geizen>(page, seats, ["Chip", "Chips"]).await;
            }
            for seats in [2, 8] {
                the_end::<Larry>(page, seats, ["Punkt", "Punkte"]).await;
                the_end::<Leiff>(page, seats, ["Punkt", "Punkte"]).await;
            }
            for seats in [3, 5] {
                the_end::<Riffifi>(page, seats, ["Chip", "Chips"]).await;
            }
            for seats in [3, 8] {
                the_end::<Bohei>(page, seats, ["Karte", "Karten"]).await;
            }
        });
    }
}
