//! How the page arrives: first paint, weight, sub-paths; and the pages for a browser without WebAssembly and for a program that has panicked.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use app::games::GAMES;
use serde_json::json;
use tests::{BrowserTest, Device, Engine, Page, Save, save, site, visit};
use xtask::budget::{ALL, FIRST_VISIT, GAME, SCREENS};
use xtask::serve::Server;

use crate::links::follow;

on_each_engine!(a_game_that_did_not_arrive_can_be_asked_for_again, screens_that_did_not_arrive_can_be_asked_for_again);

/// A browser whose worker does not come, so that nothing is fetched but what the page asks for.
const FAILING_WORKER: &str = "ServiceWorkerContainer.prototype.register = () => Promise.reject(new Error('not here'));";

/// A copy of the site without the files of one kind, gone with the value.
struct Partial(PathBuf);

impl Partial {
    fn without(name: &str, missing: impl Fn(&Path) -> bool) -> Partial {
        let folder = std::env::temp_dir().join(format!("stammtisch-{name}-{}", std::process::id()));
        copy(&site(), &folder, &|path| !missing(path));
        Partial(folder)
    }
}

/// Brings what was missing on the server of a page.
fn complete(page: &Page, missing: impl Fn(&Path) -> bool) {
    copy(&site(), &page.served(), &missing);
}

/// Copies these files of a folder.
fn copy(from: &Path, to: &Path, wanted: &impl Fn(&Path) -> bool) {
    fs::create_dir_all(to).expect("a folder");
    for entry in fs::read_dir(from).expect("the site").flatten() {
        let target = to.join(entry.file_name());
        if entry.path().is_dir() {
            copy(&entry.path(), &target, wanted);
        } else if wanted(&entry.path()) {
            fs::copy(entry.path(), target).expect("a copy");
        }
    }
}

impl Drop for Partial {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

fn is_wasm(path: &Path) -> bool {
    path.to_string_lossy().contains("_bg.wasm")
}

/// Where the picture with the regulars lies.
async fn hero(page: &Page) -> serde_json::Value {
    let boxes = "['#hero', '#hero h1', '#hero svg', '#hero svg text'].map((part) => {
        const { x, y, width, height } = document.querySelector(part).getBoundingClientRect();
        return [x, y, width, height].map((number) => Math.round(number * 10) / 10);
    })";
    page.ask(boxes, vec![]).await
}

#[test]
#[ignore = "needs a browser: cargo verify browser"]
fn the_first_paint_is_the_page_itself_and_does_not_jump() {
    let bare = Partial::without("bare", |path| {
        path.extension().is_some_and(|kind| kind == "js" || kind == "wasm") || path.to_string_lossy().contains(".js.")
    });
    for device in [Device::PHONE, Device::SMALL, Device::TABLET] {
        let mut before = json!(null);
        BrowserTest::of(&bare.0, device).forgiving(&[".js"]).run(async |page| {
            page.sees("Stammtisch").await;
            assert!(page.is("document.fonts.ready.then(() => true)").await);
            assert!(page.is("document.querySelector('#hero svg').getBoundingClientRect().height > 150").await);
            before = hero(page).await;
        });
        visit(device, async |page| {
            page.until("!!control('Geizen')").await;
            assert!(page.is("document.fonts.ready.then(() => true)").await);
            assert_eq!(hero(page).await, before, "on {device:?}");
        });
    }
}

/// No chunk before the page says `come()`.
const WAITING_CHUNKS: &str = "
    const coming = new Promise((done) => { window.come = done; });
    const fetched = window.fetch;
    window.fetch = async (what, ...rest) => {
        if (/(split|chunk)_/.test(what.url ?? what)) await coming;
        return fetched(what, ...rest);
    };";

#[test]
#[ignore = "needs a browser: cargo verify browser"]
fn a_first_visit_is_light_and_asks_for_every_file_once() {
    BrowserTest::new(Device::PHONE.english()).injecting(WAITING_CHUNKS).run(async |page| {
        page.until("!!control('Geizen')").await;
        let asked = |page: &Page| -> BTreeMap<String, usize> {
            let mut requests = page.requests();
            // The harness asks for the one, and the browser by itself for the other.
            requests.retain(|request| !["/icon.svg", "/favicon.ico"].contains(&request.path.as_str()));
            assert!(requests.iter().all(|request| request.status == 200), "{requests:#?}");
            let asked: BTreeMap<String, usize> =
                requests.iter().map(|request| (request.path.clone(), request.bytes as usize)).collect();
            assert_eq!(asked.len(), requests.len(), "every file once: {requests:#?}");
            asked
        };
        let mut known = asked(page);
        let bytes: usize = known.values().sum();
        assert!(bytes <= FIRST_VISIT, "a first visit costs {bytes} bytes: {known:#?}");
        let mut added = |most: usize, what: &str| {
            let now = asked(page);
            let bytes: usize = now.iter().filter(|(path, _)| !known.contains_key(*path)).map(|(_, bytes)| bytes).sum();
            assert!((1..=most).contains(&bytes), "{what} costs {bytes} bytes: {now:#?}");
            known = now;
        };
        page.ask("come()", vec![]).await;
        page.tap("About Stammtisch").await;
        page.sees("Stammtisch 0.1.0").await;
        page.back().await;
        added(SCREENS, "the other screens");
        for game in GAMES.iter().map(|game| game.name) {
            page.tap(game).await;
            page.sees("Who is at the table?").await;
            added(GAME, game);
            page.back().await;
        }
        let bytes: usize = asked(page).values().sum();
        assert!(bytes <= ALL, "everything costs {bytes} bytes");
    });
}

fn a_game_that_did_not_arrive_can_be_asked_for_again(engine: Engine) {
    without_a_part("game", "split_leiff", engine);
}

/// A game is not shown before its style has come, too.
#[test]
#[ignore = "needs a browser: cargo verify browser"]
fn a_game_whose_style_did_not_arrive_can_be_asked_for_again() {
    without_a_part("style", "leiff.css", Engine::Chromium);
}

/// Asks again for what still does not come, and waits until this was said anew: what could be pressed before has gone meanwhile.
async fn try_in_vain(page: &Page, sentence: &str) {
    let gone = "new MutationObserver((_, observer) => {
        if (!document.body.innerText.includes(arguments[0])) {
            observer.disconnect();
            window.gone = true;
        }
    }).observe(document.body, { childList: true, characterData: true, subtree: true })";
    page.ask(gone, vec![json!(sentence)]).await;
    page.tap("Noch einmal").await;
    page.until("window.gone").await;
    page.sees(sentence).await;
}

/// Opens Leiff while a part of it is missing.
fn without_a_part(name: &str, part: &'static str, engine: Engine) {
    let is_game = move |path: &Path| path.to_string_lossy().contains(part);
    let partial = Partial::without(&format!("{name}-{engine:?}"), is_game);
    let visit = BrowserTest::of(&partial.0, Device::PHONE.german().on(engine));
    visit.forgiving(&["404", "Failed to", "wasm", "css"]).injecting(FAILING_WORKER).run(async |page| {
        page.tap("Leiff").await;
        page.sees("Dieses Spiel ließ sich nicht laden.").await;
        try_in_vain(page, "Dieses Spiel ließ sich nicht laden.").await;
        page.tap("Zum Start").await;
        page.tap("Geizen").await;
        page.sees("Wer sitzt am Tisch?").await;
        page.back().await;
        page.tap("Leiff").await;
        page.sees("Dieses Spiel ließ sich nicht laden.").await;
        complete(page, is_game);
        page.tap("Noch einmal").await;
        page.sees("Wer sitzt am Tisch?").await;
    });
}

/// Home and setup stand without them. The key in a link is nowhere but on the page: a reload would lose it.
fn screens_that_did_not_arrive_can_be_asked_for_again(engine: Engine) {
    let is_chunk = |path: &Path| path.to_string_lossy().contains("split_screens");
    let partial = Partial::without(&format!("screens-{engine:?}"), is_chunk);
    let visit = BrowserTest::of(&partial.0, Device::PHONE.german().on(engine));
    visit.forgiving(&["404", "Failed to", "wasm"]).injecting(FAILING_WORKER).run(async |page| {
        page.tap("Einstellungen").await;
        page.sees("Ein Teil der Seite ließ sich nicht laden.").await;
        page.tap("Zum Start").await;
        page.tap("Geizen").await;
        page.sees("Wer sitzt am Tisch?").await;
        page.tap("Kurz erklärt").await;
        page.sees("Dieses Spiel ließ sich nicht laden.").await;
        page.back().await;
        page.sees("Wer sitzt am Tisch?").await;
        follow(page, "hand.geizen").await;
        page.sees("Ein Teil der Seite ließ sich nicht laden.").await;
        try_in_vain(page, "Ein Teil der Seite ließ sich nicht laden.").await;
        complete(page, is_chunk);
        page.tap("Noch einmal").await;
        page.sees("Dieser Schlüssel ist beschädigt.").await;
    });
}

/// The home screen knows a saved game by the summary beside its record; a save of an older build gets one.
#[test]
#[ignore = "needs a browser: cargo verify browser"]
fn the_home_screen_needs_no_game() {
    let game = save(&["Anna", "Bo"], |view| view.round == 2);
    let is_game = |path: &str| path.contains("split_") && !path.contains("split_screens");
    let chunks = |page: &Page| page.requests().iter().filter(|request| is_game(&request.path)).count();
    let visit = BrowserTest::new(Device::PHONE.german().calm()).with_service_worker().injecting(FAILING_WORKER);
    visit.remembering(&Save::key(1), game.older()).run(async |page| {
        page.sees("Weiter: Geizen, Runde 2").await;
        assert_eq!(chunks(page), 1, "the one whose save has no summary");
        page.reload().await;
        page.sees("Weiter: Geizen, Runde 2").await;
        page.tap("Gespeicherte Spiele").await;
        page.sees("Geizen, Runde 2").await;
        page.sees("Anna, Bo").await;
        let again = "performance.getEntriesByType('resource').some(({ name }) => /split_(?!screens)/.test(name))";
        assert_eq!(page.ask(again, vec![]).await, json!(false), "after that none");
    });
}

/// Before the finger is lifted, whatever it lies upon.
#[test]
#[ignore = "needs a browser: cargo verify browser"]
fn a_game_is_asked_for_as_soon_as_it_is_touched() {
    let game = save(&["Anna", "Bo"], |view| view.round == 2);
    let visit = BrowserTest::new(Device::PHONE.german().calm()).with_service_worker().injecting(FAILING_WORKER);
    visit.remembering(&Save::key(1), game.json()).run(async |page| {
        let touched = [("Weiter: Geizen, Runde 2", "geizen"), ("Lernen: Leiff", "leiff"), ("Larry", "larry")];
        for (control, game) in touched {
            let chunk = format!("split_{game}");
            let asked = || page.requests().iter().any(|request| request.path.contains(&chunk));
            assert!(!asked(), "{game} comes before it is touched");
            page.hold(control).await;
            for _ in 0..20 {
                if !asked() {
                    page.pause().await;
                }
            }
            assert!(asked(), "{game} waits for the finger to be lifted");
            page.sees("Über Stammtisch").await;
            page.release().await;
            page.sees_no("Über Stammtisch").await;
            page.back().await;
        }
    });
}

#[test]
#[ignore = "needs a browser: cargo verify browser"]
fn the_site_works_below_any_path() {
    let server = Server::start_under("/kneipe/stamm/", site(), "127.0.0.1:0").expect("a free port");
    BrowserTest::to(Device::PHONE.german().calm(), server).with_service_worker().run(async |page| {
        page.sit_down(&["Anna", "Bo"]).await;
        page.act().await;
        let table = page.standing().await;
        page.reload().await;
        assert_eq!(page.standing().await, table);
        assert!(
            page.requests()
                .iter()
                .all(|request| request.path == "/favicon.ico" || request.path.starts_with("/kneipe/stamm/")),
            "{:?}",
            page.requests()
        );
    });
}

#[test]
#[ignore = "needs a browser: cargo verify browser"]
fn a_browser_without_webassembly_is_told_so() {
    BrowserTest::new(Device::PHONE.german()).injecting("delete globalThis.WebAssembly;").run(async |page| {
        page.sees("Dieser Browser spielt nicht mit.").await;
        page.sees("Stammtisch braucht WebAssembly.").await;
        assert!(page.is("shown(document.querySelector('#hero'))").await);
    });
}

#[test]
#[ignore = "needs a browser: cargo verify browser"]
fn a_part_that_did_not_arrive_can_be_asked_for_again() {
    let partial = Partial::without("partial", is_wasm);
    BrowserTest::of(&partial.0, Device::PHONE.english()).forgiving(&["404"]).run(async |page| {
        page.sees("The table never arrived.").await;
        complete(page, is_wasm);
        page.tap_away("Try again").await;
        page.sees("About Stammtisch").await;
    });
}

const FALL: &str = "dispatchEvent(new CustomEvent('stammtisch-panic', { detail: { message: 'told by the test', game: 'geizen-1', acts: arguments[0] } }))";

#[test]
#[ignore = "needs a browser: cargo verify browser"]
fn a_fallen_program_keeps_the_game_and_shows_no_record() {
    let game = save(&["Anna", "Bo"], |view| view.round == 2 && !view.rolled.is_empty());
    let acts = game.record.entries().len();
    BrowserTest::new(Device::PHONE.german().calm()).remembering(&Save::key(1), game.json()).run(async |page| {
        page.resume().await;
        let table = page.standing().await;
        page.ask(FALL, vec![json!(acts)]).await;
        page.sees("Da ist was umgefallen.").await;
        let html = page.ask("document.documentElement.outerHTML", vec![]).await;
        let html = html.as_str().unwrap_or_default();
        let secret = game.record.seed().device.written();
        assert!(
            !html.contains(&secret) && !html.contains("told by the test"),
            "no card and no cause where others look"
        );
        assert!(!page.offers("Einen Schritt früher weiterspielen").await);
        page.tap_away("Weiterspielen").await;
        assert_eq!(page.standing().await, table, "resumed exactly there");

        page.ask(FALL, vec![json!(acts)]).await;
        page.sees("Es ist zweimal an derselben Stelle passiert.").await;
        page.tap_away("Einen Schritt früher weiterspielen").await;
        let earlier = page.standing().await;
        assert_ne!(earlier, table);
        page.short_turn().await;
        page.tap("Verlauf").await;
        page.sees("Anna").await;
    });
}

/// A timer or a part that comes late may still wake the program.
#[test]
#[ignore = "needs a browser: cargo verify browser"]
fn what_a_fallen_program_still_draws_is_not_shown() {
    let game = save(&["Anna", "Bo"], |view| view.round == 2);
    BrowserTest::new(Device::PHONE.german().calm()).remembering(&Save::key(1), game.json()).run(async |page| {
        page.control("Weiter: Geizen").await;
        page.ask(
            &format!("(controls().find((one) => name(one).startsWith('Weiter: Geizen')).click(), {FALL}, 0)"),
            vec![json!(9)],
        )
        .await;
        page.sees("Da ist was umgefallen.").await;
        page.later().await;
        assert_eq!(
            page.ask("document.querySelectorAll('main').length", vec![]).await,
            json!(1),
            "{}",
            page.text().await
        );
    });
}

#[test]
#[ignore = "needs a browser: cargo verify browser"]
fn the_record_of_a_fallen_program_is_copied_only_when_asked_for() {
    let game = save(&["Anna", "Bo"], |view| view.round == 2);
    BrowserTest::new(Device::PHONE.german().calm()).remembering(&Save::key(1), game.json()).run(async |page| {
        page.resume().await;
        page.standing().await;
        page.ask(FALL, vec![json!(9)]).await;
        page.sees("Sie verrät alle Karten").await;
        // Without the right to write into the clipboard the record comes in a field.
        page.ask("navigator.clipboard.writeText = () => Promise.reject(new Error('forbidden'))", vec![]).await;
        page.tap("Aufzeichnung kopieren").await;
        page.until("!!document.querySelector('textarea')").await;
        let value = page.ask("document.querySelector('textarea').value", vec![]).await;
        assert!(value.as_str().unwrap_or_default().contains(&game.record.to_string()));
    });
}
