//! A newer build of the site: when it is taken, and what a page of an older one may still ask for.

use std::fs;

use serde_json::json;
use tests::{BrowserTest, Build, Device, Engine, Page, site};

use crate::offline::phone;

on_each_engine!(a_newer_build_waits_until_the_game_is_left, a_page_of_an_older_build_keeps_its_games);

fn a_newer_build_waits_until_the_game_is_left(engine: Engine) {
    phone(engine).run(async |page| {
        page.sit_down(&["Anna", "Bo"]).await;
        page.kept().await;
        let _build = page.publish("new");
        let table = page.short_turn().await;
        page.reload().await;
        assert_eq!(page.standing().await, table);
        page.build_lies_ready().await;
        page.sees_no("neue Fassung").await;
        assert_eq!(page.builds().await, (String::new(), String::new()), "the game goes on with its own build");
        let table = page.short_turn().await;

        page.back().await;
        page.sees("Eine neue Fassung liegt bereit.").await;
        page.tap("Geizen").await;
        page.sees("Wer sitzt am Tisch?").await;
        page.sees_no("neue Fassung").await;
        page.back().await;
        page.tap("In English").await;
        page.sees("A new version is ready.").await;
        page.tap("Auf Deutsch").await;
        page.tap_away("Laden").await;
        page.runs("new").await;
        page.sees("Über Stammtisch").await;
        assert_eq!(page.builds().await, ("new".to_owned(), "new".to_owned()), "page and script of one build");
        page.sees_no("neue Fassung").await;
        page.resume().await;
        assert_eq!(page.standing().await, table);
        page.unplug();
        page.reload().await;
        assert_eq!(page.standing().await, table);
        assert_eq!(page.builds().await, ("new".to_owned(), "new".to_owned()));
    });
}

/// The server has a newer build, and the worker has taken it, as another tab told it to: this page is of an older one.
async fn outlived_by_a_newer_build(page: &Page) -> Build {
    page.kept().await;
    let build = page.publish("new");
    page.reload().await;
    page.build_lies_ready().await;
    let registration = "navigator.serviceWorker.getRegistration()";
    page.settled(&format!("{registration}.then(({{ waiting }}) => void waiting.postMessage('go'))")).await;
    page.until(&format!("{registration}.then(({{ waiting, active }}) => !waiting && active.state === 'activated')"))
        .await;
    keeps_both_builds(page).await;
    build
}

async fn keeps_both_builds(page: &Page) {
    assert_eq!(page.kept_bytes("bootstrap-").await.len(), 2, "what this tab may still ask for is there");
}

/// Opens a game from the first screen; it is that of the page's own build.
async fn opens_its_own(page: &Page, game: &str) {
    page.tap(game).await;
    page.sees("Wer sitzt am Tisch?").await;
    assert_eq!(page.builds().await, (String::new(), String::new()), "its games are those of its own build");
}

/// What a page opens later, while the worker and the server have a newer build already.
fn a_page_of_an_older_build_keeps_its_games(engine: Engine) {
    phone(engine).run(async |page| {
        page.sees("Über Stammtisch").await;
        let _build = outlived_by_a_newer_build(page).await;
        opens_its_own(page, "Leiff").await;
        page.unplug();
        page.back().await;
        opens_its_own(page, "Larry").await;
    });
}

#[test]
#[ignore = "needs a browser: cargo verify browser"]
fn a_tab_that_takes_a_newer_build_disturbs_no_other() {
    phone(Engine::Chromium).run(async |page| {
        page.sit_down(&["Anna", "Bo"]).await;
        page.kept().await;
        let _build = page.publish("new");
        page.another_tab().await;
        page.sees("Eine neue Fassung liegt bereit.").await;
        page.tap_away("Laden").await;
        page.runs("new").await;
        page.sees("Über Stammtisch").await;

        page.tab(0).await;
        assert_eq!(page.builds().await, (String::new(), String::new()));
        let table = page.short_turn().await;
        keeps_both_builds(page).await;
        page.unplug();
        let own = "fetch(document.querySelector('[data-wasm]').src).then(({ ok }) => ok)";
        assert_eq!(page.settled(own).await, json!(true));
        page.back().await;
        opens_its_own(page, "Leiff").await;
        page.back().await;
        page.sees("Eine neue Fassung liegt bereit.").await;
        page.tap_away("Laden").await;
        page.runs("new").await;
        page.resume().await;
        assert_eq!(page.standing().await, table);
    });
}

/// While a tab is being opened, the worker knows only the one that was there before.
#[test]
#[ignore = "needs a browser: cargo verify browser"]
fn a_tab_that_is_opened_with_a_newer_build_leaves_an_older_one_its_files() {
    phone(Engine::Chromium).run(async |page| {
        page.sit_down(&["Anna", "Bo"]).await;
        let _build = outlived_by_a_newer_build(page).await;
        for _ in 0..2 {
            page.another_tab().await;
            page.runs("new").await;
            page.sees("Über Stammtisch").await;
        }
        page.later().await;
        page.tab(0).await;
        assert_eq!(page.builds().await, (String::new(), String::new()));
        keeps_both_builds(page).await;
        page.unplug();
        page.back().await;
        opens_its_own(page, "Leiff").await;
    });
}

#[test]
#[ignore = "needs a browser: cargo verify browser"]
fn older_builds_are_let_go() {
    phone(Engine::Chromium).run(async |page| {
        page.sees("Über Stammtisch").await;
        page.kept().await;
        let mut builds = Vec::new();
        for mark in ["one", "two"] {
            builds.push(page.publish(mark));
            page.reload().await;
            page.sees("Eine neue Fassung liegt bereit.").await;
            page.tap_away("Laden").await;
            page.runs(mark).await;
            page.sees("Über Stammtisch").await;
            page.until("!!navigator.serviceWorker.controller").await;
            page.keeps("bootstrap-", |bytes| bytes.len() == 1).await;
        }
    });
}

#[test]
#[ignore = "needs a browser: cargo verify browser"]
fn half_a_newer_build_is_none() {
    phone(Engine::Chromium).run(async |page| {
        page.sees("Über Stammtisch").await;
        page.kept().await;
        // As while it is being copied to its host: the worker is new, the page is not yet.
        let build = page.publish("new");
        let old = site().join("index.html");
        let new = fs::read(build.folder().join("index.html")).expect("a page");
        fs::copy(&old, build.folder().join("index.html")).expect("a copy");
        let before = page.requests().len();
        page.reload().await;
        // The page itself came from the device: only a worker that is being installed asks for it. It fails, and is gone.
        page.asks(before, "/").await;
        page.until("navigator.serviceWorker.getRegistration().then(({ installing }) => !installing)").await;
        page.sees_no("neue Fassung").await;
        page.unplug();
        page.reload().await;
        page.sees("Über Stammtisch").await;
        page.plug_in().await;
        fs::write(build.folder().join("index.html"), new).expect("a page");
        page.reload().await;
        page.sees("Eine neue Fassung liegt bereit.").await;
    });
}

#[test]
#[ignore = "needs a browser: cargo verify browser"]
fn an_unfinished_site_keeps_nothing_and_lets_go_of_what_was_kept() {
    phone(Engine::Chromium).run(async |page| {
        page.sit_down(&["Anna", "Bo"]).await;
        page.kept().await;
        let build = page.publish("new");
        fs::write(build.folder().join("sw.js"), include_str!("../../../static/sw.js")).expect("a worker");
        page.reload().await;
        let table = page.short_turn().await;
        page.until("caches.keys().then(({ length }) => !length)").await;
        page.until("navigator.serviceWorker.getRegistration().then((it) => !it)").await;
        page.reload().await;
        assert_eq!(page.standing().await, table);
        assert_eq!(page.builds().await.0, "new", "from the server, at once");
    });
}

/// A browser in which this worker seems to wait, while another one or the same is in charge.
macro_rules! waiting {
    ($worker:literal) => {
        concat!(
            "{
                const controller = { state: 'installed', postMessage() {} };
                const registration = Object.assign(new EventTarget(), { update: async () => {}, waiting: ",
            $worker,
            " });
                const workers = Object.assign(new EventTarget(), { controller, register: async () => registration });
                Object.defineProperty(Navigator.prototype, 'serviceWorker', { get: () => workers });
            }"
        )
    };
}

/// The first worker of all may still seem to wait when it is in charge already: one engine shows that.
#[test]
#[ignore = "needs a browser: cargo verify browser"]
fn the_first_worker_is_no_newer_build() {
    let visit = |script| BrowserTest::new(Device::PHONE.german().calm()).with_service_worker().injecting(script);
    visit(waiting!("{ state: 'installed' }")).run(async |page| {
        page.sees("Eine neue Fassung liegt bereit.").await;
    });
    visit(waiting!("controller")).run(async |page| {
        page.sees("Über Stammtisch").await;
        page.later().await;
        page.sees_no("neue Fassung").await;
    });
}
