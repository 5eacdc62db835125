//! Storage that is blocked, full or damaged: the game goes on, the page says so, and nothing else is lost.

use serde_json::json;
use table::Game as _;
use tests::{BrowserTest, Device, Page, Save, save, visit};

/// As Safari and Firefox do when a user forbids it: every access throws.
const BLOCKED: &str =
    "Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('blocked', 'SecurityError'); } });";
/// A full one refuses to write.
pub(crate) const FULL: &str =
    "Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); };";

async fn the_game_can_be_played_and_says_so(page: &Page) {
    page.sit_down(&["Anna", "Bo"]).await;
    page.short_turn().await;
    page.sees("Bo").await;
    page.long_turn().await;
    let text = page.text().await.to_lowercase();
    let says_so = ["gespeichert", "speicher", "saved", "storage", "remember"].iter().any(|word| text.contains(word));
    assert!(says_so, "the page says that the device will not remember this game: {text}");
    // Leaving the table loses nothing as long as the page is open.
    let table = page.standing().await;
    page.back().await;
    page.until("!!control('Weiter: Geizen') || !!control('Continue: Geizen')").await;
    page.tap(if page.offers("Weiter: Geizen").await { "Weiter: Geizen" } else { "Continue: Geizen" }).await;
    assert_eq!(page.standing().await, table);
}

#[test]
#[ignore = "needs a browser: cargo verify browser"]
fn a_game_is_played_without_storage() {
    BrowserTest::new(Device::PHONE).injecting(BLOCKED).run(the_game_can_be_played_and_says_so);
}

#[test]
#[ignore = "needs a browser: cargo verify browser"]
fn a_game_is_played_with_full_storage() {
    BrowserTest::new(Device::PHONE.german().calm()).injecting(FULL).run(the_game_can_be_played_and_says_so);
}

#[test]
#[ignore = "needs a browser: cargo verify browser"]
fn what_was_not_saved_is_not_said_to_be() {
    visit(Device::PHONE.german().calm(), async |page| {
        page.lay_out(&save(&["Anna", "Bo"], |view| view.round == 2).record).await;
        page.ask(FULL.trim_end_matches(';'), vec![]).await;
        page.short_turn().await;
        page.ask(
            "dispatchEvent(new CustomEvent('stammtisch-panic', { detail: { message: 'told by the test' } }))",
            vec![],
        )
        .await;
        page.sees("Da ist was umgefallen.").await;
        assert!(!page.text().await.contains("Gespeichert ist alles"), "the last acts are not");
    });
}

#[test]
#[ignore = "needs a browser: cargo verify browser"]
fn what_is_deleted_need_not_be_saved() {
    visit(Device::PHONE.german().calm(), async |page| {
        page.lay_out(&save(&["Anna", "Bo"], |view| view.round == 2).record).await;
        page.ask(FULL.trim_end_matches(';'), vec![]).await;
        page.short_turn().await;
        page.until("!!document.documentElement.dataset.unsaved").await;
        page.back().await;
        page.tap("Gespeicherte Spiele").await;
        page.sees("Nur auf diesem Gerät").await;
        page.tap("Löschen").await;
        page.tap("Für immer löschen").await;
        page.sees("Hier liegt noch kein Spiel.").await;
        page.until("!document.documentElement.dataset.unsaved").await;
    });
}

#[test]
#[ignore = "needs a browser: cargo verify browser"]
fn a_damaged_game_is_listed_and_the_others_are_untouched() {
    let whole = save(&["Anna", "Bo"], |view| view.round == 2);
    let mut cut = save(&["Cem", "Dora"], |view| view.round == 2).older();
    cut["record"] = cut["record"].as_str().map(|record| format!("{}.zz", record.replace('~', "."))).into();
    let visit = BrowserTest::new(Device::PHONE.german().calm());
    visit
        .remembering(&Save::key(1), whole.json())
        .remembering(&Save::key(2), "{\"record\":")
        .remembering(&Save::key(3), cut)
        .remembering("stammtisch.names", "[[[")
        .remembering("stammtisch.table.geizen", "7")
        .run(async |page| {
            page.sees("Weiter: Geizen, Runde 2").await;
            page.tap("Gespeicherte Spiele").await;
            // One is no JSON; the other is no record, which is known when its game has been loaded.
            page.until("text().split('Nicht mehr zu lesen').length === 3").await;
            page.tap("Geizen, Runde 2").await;
            page.short_turn().await;
            page.back().await;
            page.tap("Zurück").await;
            page.tap("Geizen").await;
            page.sees("Wer sitzt am Tisch?").await;
        });
}

#[test]
#[ignore = "needs a browser: cargo verify browser"]
fn damaged_settings_are_the_default() {
    for damaged in ["{", "null", "[]", "7", "{\"light\":\"pink\",\"lang\":\"fr\",\"calm\":\"yes\"}"] {
        BrowserTest::new(Device::PHONE).remembering("stammtisch.settings", damaged).run(async |page| {
            page.sees("Geizen").await;
            assert!(page.is("document.documentElement.dataset.theme === 'dark'").await, "{damaged}");
        });
    }
}

#[test]
#[ignore = "needs a browser: cargo verify browser"]
fn two_tabs_of_one_game_know_of_each_other() {
    let save = save(&["Anna", "Bo"], |view| view.round == 2 && view.rolls == 0);
    let mut later = save.clone();
    for _ in 0..4 {
        let game = later.record.game();
        let seat = game.awaited().iter().next().expect("somebody is to act");
        let action = game.legal(seat).swap_remove(0);
        later.record.act(seat, action).expect("it is in the menu");
    }
    let wanted = later.record.game().view(table::Viewer::Table);
    // What another tab writes comes in as an event of the storage.
    let written = "(([key, value]) => { localStorage.setItem(key, JSON.stringify(value)); dispatchEvent(new StorageEvent('storage', { key })); })(arguments)";
    BrowserTest::new(Device::PHONE.german().calm()).remembering(&Save::key(1), save.json()).run(async |page| {
        page.resume().await;
        page.ask(written, vec![json!("stammtisch.tab"), json!("here geizen-9 1")]).await;
        page.sees_no("in einem anderen Tab offen").await;
        page.ask(written, vec![json!("stammtisch.tab"), json!("ask geizen-1 2")]).await;
        page.until("localStorage.getItem('stammtisch.tab').includes('here geizen-1')").await;
        page.ask(written, vec![json!("stammtisch.tab"), json!("here geizen-1 3")]).await;
        page.sees("in einem anderen Tab offen").await;
        page.tap("Gelesen").await;
        page.sees_no("in einem anderen Tab offen").await;
        page.ask(written, vec![json!(Save::key(1)), later.json()]).await;
        page.sees("in einem anderen Tab offen").await;
        let chips: Vec<u32> = page.standing().await.hands.iter().map(|(_, chips)| *chips).collect();
        assert_eq!(json!(chips), json!(wanted.hands), "what was done there counts here");
        // A page that the browser has put aside hears of nothing; what was done meanwhile counts when it is back.
        let put = "localStorage.setItem(arguments[0], JSON.stringify(arguments[1]))";
        page.ask(put, vec![json!(Save::key(1)), save.json()]).await;
        page.ask("dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))", vec![]).await;
        page.pause().await;
        let chips: Vec<u32> = page.standing().await.hands.iter().map(|(_, chips)| *chips).collect();
        assert_eq!(json!(chips), json!(save.record.game().view(table::Viewer::Table).hands));
        // What another tab deletes is offered no more.
        page.back().await;
        page.sees("Weiter: Geizen").await;
        let deleted = "(([key]) => { localStorage.removeItem(key); dispatchEvent(new StorageEvent('storage', { key })); })(arguments)";
        page.tap("Gespeicherte Spiele").await;
        page.sees("Anna, Bo").await;
        page.ask(deleted, vec![json!(Save::key(1))]).await;
        page.until("!layer().innerText.includes('Anna, Bo')").await;
        page.back().await;
        page.until("!layer().innerText.includes('Weiter: Geizen')").await;
    });
}

/// What another tab has set counts here, too, but in a game only when it is left.
#[test]
#[ignore = "needs a browser: cargo verify browser"]
fn what_another_tab_sets_counts_when_no_game_is_on_the_table() {
    let save = save(&["Anna", "Bo"], |view| view.round == 2);
    let set = "(([key, settings]) => { localStorage.setItem(key, JSON.stringify(settings)); dispatchEvent(new StorageEvent('storage', { key })); })(arguments)";
    let root = "(({ lang, dataset }) => `${lang} ${dataset.light}`)(document.documentElement)";
    BrowserTest::new(Device::PHONE.german().calm()).remembering(&Save::key(1), save.json()).run(async |page| {
        page.sees("Weiter: Geizen").await;
        let key = json!("stammtisch.settings");
        page.ask(set, vec![key.clone(), json!({ "lang": "de", "light": "light" })]).await;
        page.until(&format!("{root} === 'de light'")).await;
        page.resume().await;
        page.ask(set, vec![key, json!({ "lang": "en", "light": "dark" })]).await;
        page.pause().await;
        assert_eq!(page.ask(root, vec![]).await, json!("de light"), "whoever plays goes on as before");
        page.back().await;
        page.sees("Continue: Geizen").await;
        assert_eq!(page.ask(root, vec![]).await, json!("en dark"));
    });
}
