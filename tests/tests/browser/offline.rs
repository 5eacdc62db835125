//! The site without a network: the server is really stopped. Damaged caches.

use std::collections::BTreeMap;

use app::games::GAMES;
use serde_json::json;
use tests::{BrowserTest, Device, Engine, Page, site};
use xtask::serve::Server;

on_each_engine!(
    after_the_first_visit_no_network_is_needed,
    every_file_is_sent_once,
    damaged_caches_are_repaired,
    damaged_and_without_a_network_it_says_so
);

/// What browsers say where there is no network, or it goes just then, or no such file any more.
pub(crate) const SILENCE: &[&str] = &[
    "ERR_CONNECTION_REFUSED",
    "ERR_CONNECTION_RESET",
    "ERR_EMPTY_RESPONSE",
    "ERR_FAILED",
    "Failed to update a ServiceWorker",
    "404",
    "503",
];

pub(crate) fn phone(engine: Engine) -> BrowserTest {
    BrowserTest::new(Device::PHONE.german().calm().on(engine)).with_service_worker().forgiving(SILENCE)
}

fn after_the_first_visit_no_network_is_needed(engine: Engine) {
    phone(engine).run(async |page| {
        page.sees("Über Stammtisch").await;
        page.kept().await;
        page.unplug();
        page.reload().await;
        page.sit_down(&["Anna", "Bo"]).await;
        let table = page.short_turn().await;
        page.reload().await;
        assert_eq!(page.standing().await, table);
        page.back().await;
        page.tap("In English").await;
        page.sees("Continue: Geizen").await;
        for game in GAMES.iter().map(|game| game.name) {
            page.tap(game).await;
            page.sees("Who is at the table?").await;
            page.back().await;
            page.sees("Continue: Geizen").await;
        }
    });
}

/// How often each file of the site was asked for. What the harness asks for, and what is excepted, is left out: browsers
/// look for a newer worker as often as they like, and the page itself comes before there is a worker.
fn asked(page: &Page) -> BTreeMap<String, usize> {
    let mut asked = BTreeMap::new();
    for request in page.requests() {
        let name = request.path.trim_start_matches('/').to_owned();
        if !["", "sw.js", "frame.html", "listen.js", "icon.svg", "favicon.ico"].contains(&name.as_str()) {
            *asked.entry(name).or_default() += 1;
        }
    }
    asked
}

fn every_file_is_sent_once(engine: Engine) {
    phone(engine).run(async |page| {
        page.sees("Über Stammtisch").await;
        page.kept().await;
        let asked = asked(page);
        // The worker alone asks for the games here, and the page hands over the wasm of the home screen.
        let game = |name: &str| GAMES.iter().any(|game| name.ends_with(&format!("split_{}.wasm", game.id)));
        let (once, light): (Vec<_>, Vec<_>) =
            asked.iter().partition(|(name, _)| name.ends_with("_bg.wasm") || game(name));
        assert!(once.len() > GAMES.len() && once.iter().all(|(_, times)| **times == 1), "{asked:?}");
        // Its driver starts WebKit without the cache that a browser has, so there the worker has nowhere to take from what the page has
        // loaded. With its cache (tried by hand, when the screens were no chunk yet) WebKit sends nothing twice.
        let often = if engine == Engine::WebKit { 2 } else { 1 };
        assert!(light.iter().all(|(_, times)| **times <= often), "{asked:?}");
        assert!(!asked.keys().any(|name| name.ends_with(".png") || name.contains("-west")), "{asked:?}");
        let before = page.requests().len();
        page.reload().await;
        page.sees("Über Stammtisch").await;
        let again: Vec<String> = page.requests().drain(before..).map(|request| request.path).collect();
        // The harness, and the browser for itself.
        let others = ["/sw.js", "/listen.js", "/manifest.webmanifest", "/icons/app.svg", "/icon.svg", "/favicon.ico"];
        assert!(again.iter().all(|path| others.contains(&path.as_str())), "the next visit asks for nothing: {again:?}");
    });
}

fn damaged_caches_are_repaired(engine: Engine) {
    phone(engine).run(async |page| {
        page.sees("Über Stammtisch").await;
        page.kept().await;
        for (name, cut) in [("app-", true), ("", false), ("bootstrap-", false), ("main-", true), ("fonts/", false)] {
            let whole = page.kept_bytes(name).await;
            page.damage(name, cut).await;
            assert_ne!(page.kept_bytes(name).await, whole);
            page.reload().await;
            page.sees("Über Stammtisch").await;
            page.keeps(name, |bytes| bytes == whole).await;
        }
        page.settled("caches.keys().then((names) => Promise.all(names.map((name) => caches.delete(name))))").await;
        page.reload().await;
        page.sees("Über Stammtisch").await;
        page.unplug();
        page.reload().await;
        page.sees("Über Stammtisch").await;
    });
}

/// The page of the worker, which speaks as the browser does.
const INCOMPLETE: &str = "/nicht vollständig|not complete/.test(document.body?.innerText)";

fn damaged_and_without_a_network_it_says_so(engine: Engine) {
    phone(engine).run(async |page| {
        page.sit_down(&["Anna", "Bo"]).await;
        page.kept().await;
        let table = page.standing().await;
        for (name, cut) in [("", false), ("app-", true)] {
            page.damage(name, cut).await;
            let lost = page.clear_browser_cache().await;
            page.unplug();
            page.reload().await;
            if !lost {
                // Then the browser's own cache repairs it.
                assert_eq!(page.standing().await, table);
                page.plug_in().await;
                continue;
            }
            page.until(INCOMPLETE).await;
            let button = if page.offers("Try again").await { "Try again" } else { "Noch einmal" };
            page.tap_away(button).await;
            page.until(INCOMPLETE).await;
            page.plug_in().await;
            page.tap_away(button).await;
            page.until(&format!("!!document.querySelector('main') && !{INCOMPLETE}")).await;
            if page.offers("Weiter: Geizen").await {
                page.resume().await;
            }
            assert_eq!(page.standing().await, table, "nothing that was saved is lost");
        }
    });
}

#[test]
#[ignore = "needs a browser: cargo verify browser"]
fn below_a_path_it_keeps_to_its_place() {
    let server = Server::start_under("/kneipe/stamm/", site(), "127.0.0.1:0").expect("a free port");
    BrowserTest::to(Device::PHONE.german().calm(), server).with_service_worker().forgiving(SILENCE).run(async |page| {
        page.sees("Über Stammtisch").await;
        page.kept().await;
        let scopes =
            "navigator.serviceWorker.getRegistrations().then((all) => all.map((one) => new URL(one.scope).pathname))";
        assert_eq!(page.settled(scopes).await, json!(["/kneipe/stamm/"]));
        page.unplug();
        page.reload().await;
        page.sit_down(&["Anna", "Bo"]).await;
        page.short_turn().await;
    });
}

#[test]
#[ignore = "needs a browser: cargo verify browser"]
fn without_a_worker_everything_else_is_there() {
    let none = "delete Navigator.prototype.serviceWorker;";
    BrowserTest::new(Device::PHONE.german().calm()).forgiving(SILENCE).injecting(none).run(async |page| {
        page.sit_down(&["Anna", "Bo"]).await;
        page.short_turn().await;
        page.back().await;
        for game in &GAMES {
            let come = format!("name.includes('split_{}')", game.id);
            page.until(&format!("performance.getEntriesByType('resource').some(({{ name }}) => {come})")).await;
        }
        page.unplug();
        for game in &GAMES {
            page.tap(game.name).await;
            page.sees("Wer sitzt am Tisch?").await;
            page.back().await;
        }
        assert!(page.requests().iter().all(|request| request.path != "/sw.js"));
    });
}
