//! How the page arrives: first paint, weight, sub-paths; and the pages for a browser that cannot or a program that fell.

use std::fs;
use std::path::{Path, PathBuf};

use serde_json::json;
use tests::{Device, Page, Save, Visit, save, site, visit};
use xtask::serve::Server;

/// The most that a first visit may cost, in bytes as sent.
const FIRST_VISIT: u64 = 315_000;

/// A copy of the site without the files of one kind, gone with the value.
struct Partial(PathBuf);

impl Partial {
    fn without(name: &str, missing: impl Fn(&Path) -> bool) -> Partial {
        fn copy(from: &Path, to: &Path, missing: &impl Fn(&Path) -> bool) {
            fs::create_dir_all(to).expect("a folder");
            for entry in fs::read_dir(from).expect("the site").flatten() {
                let target = to.join(entry.file_name());
                if entry.path().is_dir() {
                    copy(&entry.path(), &target, missing);
                } else if !missing(&entry.path()) {
                    fs::copy(entry.path(), target).expect("a copy");
                }
            }
        }
        let folder = std::env::temp_dir().join(format!("stammtisch-{name}-{}", std::process::id()));
        copy(&site(), &folder, &missing);
        Partial(folder)
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
        let server = Server::start(&bare.0, "127.0.0.1:0").expect("a free port");
        Visit::to(device, server).forgiving(&[".js"]).run(async |page| {
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

#[test]
#[ignore = "needs a browser: cargo verify browser"]
fn a_first_visit_is_light_and_asks_for_every_file_once() {
    visit(Device::PHONE, async |page| {
        page.until("!!control('Geizen')").await;
        page.tap("Geizen").await;
        page.sees("Who is at the table?").await;
        let requests = page.requests();
        let mut paths: Vec<&str> = requests.iter().map(|request| request.path.as_str()).collect();
        paths.sort_unstable();
        let mut once = paths.clone();
        once.dedup();
        assert_eq!(paths, once, "every file once");
        assert!(requests.iter().all(|request| request.status == 200), "{requests:#?}");
        // The worker comes when all is there.
        let bytes: u64 = requests.iter().filter(|request| request.path != "/sw.js").map(|request| request.bytes).sum();
        assert!(bytes <= FIRST_VISIT, "a first visit costs {bytes} bytes: {requests:#?}");
    });
}

#[test]
#[ignore = "needs a browser: cargo verify browser"]
fn the_site_works_below_any_path() {
    let server = Server::start_under("/kneipe/stamm/", site(), "127.0.0.1:0").expect("a free port");
    Visit::to(Device::PHONE.german().calm(), server).run(async |page| {
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
    Visit::new(Device::PHONE.german()).crippled("delete globalThis.WebAssembly;").run(async |page| {
        page.sees("Dieser Browser spielt nicht mit.").await;
        page.sees("Stammtisch braucht WebAssembly.").await;
        assert!(page.is("shown(document.querySelector('#hero'))").await);
    });
}

#[test]
#[ignore = "needs a browser: cargo verify browser"]
fn a_part_that_did_not_arrive_can_be_asked_for_again() {
    let partial = Partial::without("partial", is_wasm);
    let folder = partial.0.clone();
    let server = Server::start(&folder, "127.0.0.1:0").expect("a free port");
    Visit::to(Device::PHONE.english(), server).forgiving(&["404"]).run(async |page| {
        page.sees("The table never arrived.").await;
        for entry in fs::read_dir(site()).expect("the site").flatten().filter(|entry| is_wasm(&entry.path())) {
            fs::copy(entry.path(), folder.join(entry.file_name())).expect("a copy");
        }
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
    Visit::new(Device::PHONE.german().calm()).remembering(&Save::key(1), game.json()).run(async |page| {
        page.tap("Weiter: Geizen").await;
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

#[test]
#[ignore = "needs a browser: cargo verify browser"]
fn the_record_of_a_fallen_program_is_copied_only_when_asked_for() {
    let game = save(&["Anna", "Bo"], |view| view.round == 2);
    Visit::new(Device::PHONE.german().calm()).remembering(&Save::key(1), game.json()).run(async |page| {
        page.tap("Weiter: Geizen").await;
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
