//! A phone that is busy gets to both taps of a double tap before it has drawn anything: they still are one tap.

use geizen::Geizen;
use serde_json::json;
use tests::{Device, Page, Save, Visit, by_chance, save, visit};

const PHONE: Device = Device::PHONE.german().calm();

/// Waits until the page has settled on this screen, with as many sheets upon it and as many games on the device.
async fn is_on(page: &Page, screen: &str, sheets: usize, games: usize) {
    page.pause().await;
    let now = "[document.documentElement.dataset.screen, document.querySelectorAll('[aria-modal]').length,
        Object.keys(localStorage).filter((key) => key.startsWith('stammtisch.game.')).length]";
    assert_eq!(page.ask(now, Vec::new()).await, json!([screen, sheets, games]), "{}", page.text().await);
}

#[test]
#[ignore = "needs a browser: cargo verify browser"]
fn a_screen_or_sheet_opens_and_closes_once() {
    let saved = save(&["Anna", "Bo"], |view| view.round == 2);
    Visit::new(PHONE).remembering(&Save::key(1), saved.json()).run(async |page| {
        page.tap_twice_while_busy("Einstellungen").await;
        is_on(page, "settings", 0, 1).await;
        page.tap_twice_while_busy("Zurück").await;
        is_on(page, "home", 0, 1).await;
        page.tap_twice_while_busy("Weiter: Geizen, Runde 2").await;
        is_on(page, "play", 0, 1).await;
        page.tap_twice_while_busy("Menü").await;
        is_on(page, "play", 1, 1).await;
        page.tap_twice_while_busy("Schließen").await;
        is_on(page, "play", 0, 1).await;
        page.tap("Menü").await;
        page.tap_twice_while_busy("Spiel beenden").await;
        is_on(page, "play", 1, 1).await;
        page.tap_twice_while_busy("Weiterspielen").await;
        is_on(page, "play", 0, 1).await;
        page.back().await;
        is_on(page, "home", 0, 1).await;
    });
}

#[test]
#[ignore = "needs a browser: cargo verify browser"]
fn a_game_begins_once() {
    let over = Save::of(by_chance::<Geizen>(&["Anna", "Bo"], &geizen::Options::default(), 7));
    Visit::new(PHONE).remembering(&Save::key(1), over.json()).run(async |page| {
        page.tap("Gespeicherte Spiele").await;
        page.tap("Geizen").await;
        page.tap("Wiederholung").await;
        page.tap_twice_while_busy("Ab hier anders spielen").await;
        is_on(page, "play", 0, 2).await;
        page.back().await;
        page.tap_twice_while_busy("Revanche").await;
        is_on(page, "play", 0, 3).await;
    });
    visit(PHONE, async |page| {
        page.tap_twice_while_busy("Geizen").await;
        is_on(page, "setup", 0, 0).await;
        for (place, name) in [(1, "Anna"), (2, "Bo")] {
            page.type_into(&format!("Name an Platz {place}"), name).await;
        }
        page.ask("document.activeElement.blur()", vec![]).await;
        page.tap_twice_while_busy("Los geht’s").await;
        is_on(page, "play", 0, 1).await;
        page.back().await;
        is_on(page, "home", 0, 1).await;
    });
}
