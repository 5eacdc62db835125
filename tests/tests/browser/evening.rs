//! The evening: the slate over several games, its picture, and another game for the same round.

use std::collections::BTreeMap;

use geizen::Geizen;
use larry::Larry;
use serde_json::{Value, json};
use table::{Game as _, Record};
use tests::{BrowserTest, Device, Page, Save, random_game, save};

/// A share sheet that takes pictures and remembers what it was given.
const SHEET: &str = "navigator.canShare = ({ files }) => files.length === 1 && files[0].type === 'image/png';
    navigator.share = async ({ files }) => { window.given = files[0]; };";
/// The same, and no more room in the storage.
const SHEET_AND_FULL: &str = "navigator.canShare = ({ files }) => files.length === 1 && files[0].type === 'image/png';
    navigator.share = async ({ files }) => { window.given = files[0]; };
    Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); };";

/// Name and type of the file that was shared, how it begins, width and height as a PNG tells them, and its size in bytes.
const GIVEN: &str = "given.arrayBuffer().then((buffer) => {
    const view = new DataView(buffer);
    return [given.name, given.type, [...new Uint8Array(buffer, 0, 8)], view.getUint32(16), view.getUint32(20), buffer.byteLength];
})";

/// The colour in the middle of the lamp's shade on the picture, and that of the slate's frame.
const PAINTED: &str = "(([canvas]) => [[540, 80], [70, 700]].map(([x, y]) => [...canvas.getContext('2d').getImageData(x, y, 1, 1).data]))(document.querySelectorAll('canvas'))";

/// A game of Geizen one act before its end.
fn nearly_over(names: &[&str]) -> Save {
    let record: Record<Geizen> = save(names, |view| view.over).record;
    Save::of(record.prefix(record.entries().len() - 1))
}

/// Keeps all dice, which ends the game.
async fn end(page: &Page) {
    let dice: Vec<usize> = (0..page.standing().await.dice.len()).collect();
    page.choose(dice).await;
    page.act().await;
    page.pause().await;
    page.tap_any(&["Zum Ergebnis", "To the result"]).await;
    page.until("!!ranking()").await;
}

/// Points of everybody after these tables, by the name in capital letters.
fn points(tables: &[&[&str]]) -> BTreeMap<String, usize> {
    let mut all = BTreeMap::new();
    for names in tables {
        let outcome = save(names, |view| view.over).record.game().outcome().expect("it is over");
        for (name, place) in names.iter().zip(&outcome.places) {
            let behind = outcome.places.iter().filter(|other| *other > place).count();
            *all.entry(name.to_uppercase()).or_default() += behind;
        }
    }
    all
}

/// The lines of the slate.
async fn slate(page: &Page) -> Vec<String> {
    let lines = page.ask("members(['Stand des Abends', 'Standings of the evening'], 'li')", vec![]).await;
    serde_json::from_value(lines).expect("lines")
}

fn the_evening(device: Device, german: bool, before: &'static str) {
    let say = |de: &'static str, en: &'static str| if german { de } else { en };
    let tables: [&[&str]; 2] = [&["Anna", "Bo", "Cem"], &["Dora", "ANNA", "Cem"]];
    let visit = BrowserTest::new(device.calm()).injecting(before);
    let [first, second] = tables.map(nearly_over);
    let visit = visit.remembering(&Save::key(1), first.json()).remembering(&Save::key(2), second.json());
    visit.run(async |page| {
        for _ in 0..2 {
            page.sees_no(say("Der Abend", "The evening")).await;
            page.tap(say("Weiter: Geizen", "Continue: Geizen")).await;
            end(page).await;
            page.tap(say("Zum Start", "Home")).await;
            page.sees(say("Über Stammtisch", "About Stammtisch")).await;
        }
        page.tap(say("Der Abend: 2 Spiele", "The evening: 2 games")).await;
        page.sees(say("wie Leute hinter dir liegen", "players placed behind you")).await;
        let lines = slate(page).await;
        let expected = points(&tables);
        assert_eq!(lines.len(), expected.len(), "{lines:?}");
        for (name, points) in &expected {
            let line = lines.iter().find(|line| line.to_uppercase().contains(name)).expect("a line");
            let unit = if *points == 1 { say("Punkt", "point") } else { say("Punkte", "points") };
            assert!(line.ends_with(&format!("{points} {unit}")), "{line}");
            let part = if ["ANNA", "CEM"].contains(&name.as_str()) {
                say("2 Spiele", "2 games")
            } else {
                say("1 von 2 Spielen", "1 of 2 games")
            };
            assert!(line.contains(part), "{line}");
        }
        the_picture(page, &say).await;
        // Three can play all others, and sit there already, in the order of the last game.
        page.tap("Larry").await;
        page.sees(say("Wer sitzt am Tisch?", "Who is at the table?")).await;
        let names = "[...document.querySelectorAll('input[id^=name-]')].map(({ value }) => value)";
        let seated: Vec<String> = serde_json::from_value(page.ask(names, vec![]).await).expect("names");
        assert!(tables.iter().any(|table| **table == seated), "{seated:?}");
        page.tap(say("Los geht’s", "Let’s play")).await;
        page.sees(&seated[0]).await;
        page.until("!document.querySelector('input[id^=name-]')").await;
    });
}

/// Looks at the picture, and shares it with and without names.
async fn the_picture(page: &Page, say: &impl Fn(&'static str, &'static str) -> &'static str) {
    let share = say("Bild teilen", "Share the picture");
    let sizes: Vec<Value> = {
        let mut sizes = Vec::new();
        for names in [false, true] {
            page.until("!!control('Bild teilen') || !!control('Share the picture')").await;
            assert_eq!(page.ask(PAINTED, vec![]).await, json!([[47, 154, 104, 255], [107, 69, 39, 255]]));
            page.tap(share).await;
            page.until("!!window.given").await;
            let given = page.ask(GIVEN, vec![]).await;
            let name = say("Stammtisch-Abend.png", "Stammtisch-evening.png");
            let png = json!([name, "image/png", [137, 80, 78, 71, 13, 10, 26, 10], 1080, 1350]);
            assert_eq!(given.as_array().map(|given| &given[..5]), png.as_array().map(Vec::as_slice), "names: {names}");
            sizes.push(given[5].clone());
            page.ask("delete window.given", vec![]).await;
            if !names {
                page.tap(say("Namen zeigen", "Show the names")).await;
                page.until("!!document.querySelector('[role=switch][aria-checked=true]')").await;
            }
        }
        sizes
    };
    assert_ne!(sizes[0], sizes[1], "with names it is another picture");
    // It can be kept, too.
    let kept = "(([link]) => [link.download.endsWith('.png'), link.href.startsWith('blob:')])(document.querySelectorAll('a[download]'))";
    assert_eq!(page.ask(kept, vec![]).await, json!([true, true]));
}

#[test]
#[ignore = "needs a browser: cargo verify browser"]
fn two_games_make_an_evening() {
    the_evening(Device::PHONE.german(), true, SHEET);
    the_evening(Device::TABLET, false, SHEET);
}

#[test]
#[ignore = "needs a browser: cargo verify browser"]
fn an_evening_needs_no_room_in_the_storage() {
    the_evening(Device::PHONE.german(), true, SHEET_AND_FULL);
}

#[test]
#[ignore = "needs a browser: cargo verify browser"]
fn without_a_share_sheet_the_picture_can_be_kept() {
    let over = random_game::<Larry>(&["Anna", "Bo"], &larry::Options::default(), 1);
    let visit = BrowserTest::new(Device::PHONE.german().calm());
    visit
        .injecting("delete Navigator.prototype.share")
        .remembering(&Save::<Larry>::slot(1), Save::of(over).json())
        .run(async |page| {
            page.tap("Gespeicherte Spiele").await;
            page.tap("Der Abend: 1 Spiel").await;
            page.until("document.querySelector('a[download]')?.download.endsWith('.png')").await;
            assert!(!page.offers("Bild teilen").await);
        });
}

#[test]
#[ignore = "needs a browser: cargo verify browser"]
fn the_same_round_goes_on_from_the_end_of_a_game() {
    let over = random_game::<Larry>(&["Anna", "Bo"], &larry::Options::default(), 1);
    let visit = BrowserTest::new(Device::PHONE.german().calm());
    visit.remembering(&Save::<Larry>::slot(1), Save::of(over).json()).run(async |page| {
        page.tap("Gespeicherte Spiele").await;
        page.tap("Larry").await;
        page.tap("Anderes Spiel").await;
        page.sees("Gleiche Runde, anderes Spiel").await;
        page.sees("Geht erst ab 3 Personen.").await;
        assert!(!page.offers("Bohei").await && !page.offers("Riffifi").await, "two are too few");
        page.tap("Leiff").await;
        page.sees("Wer sitzt am Tisch?").await;
        page.until("document.querySelector('#name-1')?.value === 'Bo'").await;
        page.back().await;
        page.sees("Revanche").await;
    });
}
