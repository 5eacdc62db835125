//! Every screen with most players and the longest names: in no shape is anything out of reach, cut or covered, and axe finds nothing.

use std::collections::BTreeMap;

use serde_json::{Value, json};
use tests::screens::{People, SCREENS, Screen};
use tests::{BrowserTest, Device, Page};

/// What is cut or covered on the screen as it is.
const FAULTS: &str = include_str!("screens.js");

/// Width and height: phones in both directions, a window beside another, tablets and laptops without the bars of their browser.
const SIZES: [(u32, u32); 13] = [
    (320, 568),
    (360, 640),
    (390, 844),
    (844, 390),
    (740, 360),
    (568, 320),
    (717, 512),
    (768, 1024),
    (820, 1180),
    (1024, 768),
    (1133, 670),
    (1180, 820),
    (1280, 800),
];

/// Where letters of twice the size are tried: they lay a screen out as if it were half as large, so that neighbours in `SIZES` are
/// alike.
const LARGE_LETTER_SIZES: [(u32, u32); 6] = [(320, 568), (390, 844), (568, 320), (844, 390), (768, 1024), (1180, 820)];

/// The screens of a device that lies in the middle of the table, without the bars of its browser.
const TABLE_SIZES: [(u32, u32); 8] =
    [(744, 1063), (768, 1024), (820, 1110), (820, 1180), (1024, 698), (1133, 670), (1180, 820), (1280, 800)];

/// Where axe looks, and in which light: sizes are not its concern, but what is laid out for each is.
const WITH_AXE: [(u32, u32, &str); 2] = [(390, 844, "dark"), (1180, 820, "light")];

/// Screens that are tried elsewhere: a program that has fallen does not see how large the screen is any more, and a browser without
/// WebAssembly keeps to itself.
const ELSEWHERE: [&str; 3] = ["the program fell", "the program fell twice", "no WebAssembly"];

/// Goes to every screen that is wanted, and looks for faults in all sizes, and in some with letters of twice the size.
fn in_every_shape(wanted: impl Fn(&Screen) -> bool) {
    // It was said that it goes round: the question where it lies would cover every screen of a tablet.
    let shapes: [(u32, &[_]); 2] = [(100, &SIZES), (200, &LARGE_LETTER_SIZES)];
    in_shapes(Device::PHONE.placed(Some("around")), &shapes, wanted);
}

/// The same on a device that lies in the middle of the table, with letters of the usual size.
fn in_table_mode(wanted: impl Fn(&Screen) -> bool) {
    in_shapes(Device::FLAT, &[(100, &TABLE_SIZES)], |screen| screen.is_of_table_mode() && wanted(screen));
}

/// `shapes` are sizes of the screen for each size of the letters, in percent of the usual one.
fn in_shapes(device: Device, shapes: &[(u32, &[(u32, u32)])], wanted: impl Fn(&Screen) -> bool) {
    let device = device.german().light("dark");
    // A hint lies upon the page; `hints` tries what it keeps clear of.
    let still =
        |screen: &&Screen| !screen.is_moving() && !ELSEWHERE.contains(&screen.name) && !screen.name.starts_with("hint");
    let mut faults: BTreeMap<String, Vec<String>> = BTreeMap::new();
    // A page that is left while it still loads a chunk complains, and is right; a screen whose chunk does not come is not reached.
    BrowserTest::new(device).forgiving(&["__wasm_split.js"]).run(async |page| {
        for screen in SCREENS.iter().filter(still).filter(|screen| wanted(screen)) {
            screen.reach(page, device, People::Most).await;
            // Letters of another size are laid out twice, so they change less often than the size of the screen.
            for &(letters, sizes) in shapes {
                letter_size(page, letters).await;
                for &(width, height) in sizes {
                    screen_size(page, width, height).await;
                    let mut found = faults_of(page, width.min(height) < 600 && letters > 100).await;
                    if let Some((.., theme)) =
                        WITH_AXE.iter().find(|with| (with.0, with.1, 100) == (width, height, letters))
                    {
                        page.ask("document.documentElement.dataset.theme = arguments[0]", vec![json!(theme)]).await;
                        found.extend(page.axe().await);
                        page.ask("document.documentElement.dataset.theme = 'dark'", vec![]).await;
                    }
                    for fault in found {
                        let seen = faults.entry(format!("{}: {fault}", screen.name)).or_default();
                        seen.push(format!("{width}x{height} {letters} %"));
                    }
                }
            }
            shape(page, device.width, device.height, 100).await;
            page.let_go().await;
        }
    });
    let lines: Vec<String> = faults.iter().map(|(fault, seen)| format!("{fault} [{}]", seen.join(", "))).collect();
    assert!(lines.is_empty(), "{} faults\n{}", lines.len(), lines.join("\n"));
}

/// The faults of the screen as it is. On a phone with letters of twice the size, names and facts may be shortened as far as it
/// takes, but whatever can be pressed is in reach.
pub(crate) async fn faults_of(page: &Page, cramped: bool) -> Vec<String> {
    let mut found = list(page.ask("unreached()", vec![]).await);
    if !cramped {
        found.extend(list(page.ask(FAULTS, vec![]).await));
    }
    found
}

fn list(found: Value) -> Vec<String> {
    serde_json::from_value(found).expect("a list of sentences")
}

/// Makes the screen as large as this, and the letters of the browser so many percent of their usual size.
pub(crate) async fn shape(page: &Page, width: u32, height: u32, letters: u32) {
    letter_size(page, letters).await;
    screen_size(page, width, height).await;
}

async fn letter_size(page: &Page, percent: u32) {
    let sizes = json!({ "fontSizes": { "standard": 16 * percent / 100, "fixed": 13 * percent / 100 } });
    page.devtools("Page.setFontSizes", sizes).await;
}

/// Waits until the screen is drawn in its new size.
async fn screen_size(page: &Page, width: u32, height: u32) {
    let metrics = json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": true });
    page.devtools("Emulation.setDeviceMetricsOverride", metrics).await;
    let drawn = "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(true))))";
    page.ask(drawn, vec![]).await;
}

fn is_of(screen: &Screen, game: &str) -> bool {
    screen.name.starts_with(&format!("{game}:"))
}

#[test]
#[ignore = "needs a browser: cargo verify browser"]
fn leiff() {
    in_every_shape(|screen| is_of(screen, "Leiff"));
}

#[test]
#[ignore = "needs a browser: cargo verify browser"]
fn larry() {
    in_every_shape(|screen| is_of(screen, "Larry"));
}

#[test]
#[ignore = "needs a browser: cargo verify browser"]
fn riffifi() {
    in_every_shape(|screen| is_of(screen, "Riffifi"));
}

#[test]
#[ignore = "needs a browser: cargo verify browser"]
fn bohei() {
    in_every_shape(|screen| is_of(screen, "Bohei"));
}

#[test]
#[ignore = "needs a browser: cargo verify browser"]
fn leiff_in_table_mode() {
    in_table_mode(|screen| is_of(screen, "Leiff"));
}

#[test]
#[ignore = "needs a browser: cargo verify browser"]
fn bohei_in_table_mode() {
    in_table_mode(|screen| is_of(screen, "Bohei"));
}

#[test]
#[ignore = "needs a browser: cargo verify browser"]
fn the_other_games_in_table_mode() {
    in_table_mode(|screen| !is_of(screen, "Leiff") && !is_of(screen, "Bohei"));
}

#[test]
#[ignore = "needs a browser: cargo verify browser"]
fn geizen_and_what_all_games_share() {
    in_every_shape(|screen| !["Leiff", "Larry", "Riffifi", "Bohei"].iter().any(|game| is_of(screen, game)));
}
