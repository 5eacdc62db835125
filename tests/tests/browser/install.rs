//! The way onto the home screen: the manifest, and when it is offered to go there.

use std::fs;
use std::path::Path;

use geizen::{Geizen, Options};
use serde_json::{Value, json};
use tests::{BrowserTest, Device, Page, Save, random_game};

/// What Chromium says when the site could be installed; what is pressed then is remembered in `window.asked`.
const INSTALLABLE: &str = "dispatchEvent(Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt() { window.asked = true; } }))";
/// It says so by itself too, when it likes.
const UNASKED: &str =
    "addEventListener('beforeinstallprompt', (event) => event.isTrusted && event.stopImmediatePropagation());";
const INSTALL: &str = "Stammtisch auf den Startbildschirm?";

/// The tab was closed and the site is opened again.
async fn another_visit(page: &Page) {
    page.ask("sessionStorage.clear()", vec![]).await;
    page.reload().await;
    page.sees("Über Stammtisch").await;
    page.ask(INSTALLABLE, vec![]).await;
}

#[test]
#[ignore = "needs a browser: cargo verify browser"]
fn installing_is_offered_from_the_second_visit_on_and_never_after_a_no() {
    BrowserTest::new(Device::PHONE.german().calm()).injecting(UNASKED).run(async |page| {
        page.sees("Über Stammtisch").await;
        page.ask(INSTALLABLE, vec![]).await;
        page.sees_no(INSTALL).await;
        page.reload().await;
        page.sees("Über Stammtisch").await;
        page.ask(INSTALLABLE, vec![]).await;
        page.sees_no(INSTALL).await;
        another_visit(page).await;
        page.sees(INSTALL).await;
        page.tap("Larry").await;
        page.sees("Wer sitzt am Tisch?").await;
        page.sees_no(INSTALL).await;
        page.back().await;
        page.tap("Installieren").await;
        assert!(page.is("window.asked === true").await);
        page.sees_no(INSTALL).await;
        another_visit(page).await;
        page.tap("Nein danke").await;
        page.sees_no(INSTALL).await;
        another_visit(page).await;
        page.sees_no(INSTALL).await;
    });
}

#[test]
#[ignore = "needs a browser: cargo verify browser"]
fn chromium_finds_that_it_can_be_installed() {
    BrowserTest::new(Device::PHONE.windowed().german().calm()).with_service_worker().run(async |page| {
        page.sees("Über Stammtisch").await;
        page.kept().await;
        page.ask("sessionStorage.clear()", vec![]).await;
        page.reload().await;
        page.sees(INSTALL).await;
    });
}

#[test]
fn the_manifest_is_relative_and_its_pictures_have_their_sizes() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../static");
    let text = fs::read_to_string(folder.join("manifest.webmanifest")).expect("a manifest");
    let manifest: Value = serde_json::from_str(&text).expect("JSON");
    assert_eq!((&manifest["start_url"], &manifest["scope"]), (&json!("./"), &json!("./")));
    // Without one a site is known by its start_url, below any path; a relative one would be taken from the host's root.
    assert_eq!(manifest["id"], Value::Null);
    for icon in manifest["icons"].as_array().expect("icons") {
        let (path, size) = (icon["src"].as_str().expect("a path"), icon["sizes"].as_str().expect("a size"));
        let picture = fs::read(folder.join(path)).expect("a picture");
        if size != "any" {
            // Width and height stand at the head of a PNG.
            let number = |at: usize| picture[at..at + 4].iter().fold(0_u32, |sum, byte| sum << 8 | u32::from(*byte));
            assert_eq!(format!("{}x{}", number(16), number(20)), size, "{path}");
        }
    }
    assert!(text.contains("\"maskable\""));
}

#[test]
#[ignore = "needs a browser: cargo verify browser"]
fn installing_is_offered_after_a_finished_game() {
    let over = Save::of(random_game::<Geizen>(&["Anna", "Bo"], &Options::default(), 1));
    BrowserTest::new(Device::PHONE.english().calm()).remembering(&Save::key(1), over.json()).run(async |page| {
        page.sees("About Stammtisch").await;
        page.ask(INSTALLABLE, vec![]).await;
        page.sees("Stammtisch on your home screen?").await;
    });
}

#[test]
#[ignore = "needs a browser: cargo verify browser"]
fn on_an_iphone_a_line_says_how() {
    let iphone = "Object.defineProperty(navigator, 'standalone', { value: false });
        addEventListener('beforeinstallprompt', (event) => event.stopImmediatePropagation());";
    BrowserTest::new(Device::PHONE.german().calm()).injecting(iphone).run(async |page| {
        page.sees("Über Stammtisch").await;
        page.sees_no("Zum Home-Bildschirm").await;
        page.ask("sessionStorage.clear()", vec![]).await;
        page.reload().await;
        page.sees("erst „Teilen“, dann „Zum Home-Bildschirm“").await;
        page.tap("Verstanden").await;
        page.sees_no("Zum Home-Bildschirm").await;
    });
}
