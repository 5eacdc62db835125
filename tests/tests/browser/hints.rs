//! Hints for those who play for the first time: each once for each name, near what it is about, never upon it.

use leiff::{Action, Leiff, Options, Phase, Pile};
use serde_json::json;
use table::{Game, Record, Viewer};
use tests::{Device, Moment, Page, scene, visit};

const SWITCH: &str = "Hinweise in der ersten Runde";

/// Whether the hint that is shown keeps clear of what it points to and of all that can be pressed, but for what yields to it.
const CLEAR: &str = "(() => {
    const rect = (element) => element.getBoundingClientRect();
    const apart = (one, other) => one.right <= other.left || other.right <= one.left || one.bottom <= other.top || other.bottom <= one.top;
    const hint = controls().find((one) => /^(Hinweis für|Hint for) /.test(name(one)));
    return !!hint && controls().filter((one) => one.tagName === 'BUTTON' && one !== hint && !one.closest('[data-yields]') && one.getAttribute('aria-disabled') !== 'true').every((one) => apart(rect(hint), rect(one)));
})()";

/// What the hint says that is shown.
async fn hint(page: &Page) -> Option<String> {
    page.controls().await.into_iter().find(|name| name.starts_with("Hinweis für ") || name.starts_with("Hint for "))
}

/// Waits for a hint that says this to this name.
async fn reads(page: &Page, name: &str, words: &str) {
    page.until(&format!(
        "controls().map(name).some((one) => one.startsWith({}) && one.includes({}))",
        json!(format!("Hinweis für {name}: ")),
        json!(words)
    ))
    .await;
}

/// Whether the switch for hints is on.
async fn is_on(page: &Page) -> bool {
    page.control(SWITCH).await;
    page.is(&format!("control('{SWITCH}').getAttribute('aria-checked') === 'true'")).await
}

#[test]
#[ignore = "needs a browser: cargo verify browser"]
fn each_name_reads_a_hint_once_and_a_reload_changes_nothing() {
    for device in [Device::PHONE.german().calm(), Device::SMALL.german().calm()] {
        visit(device, async |page| {
            page.sit_down(&["Anna", "Bo"]).await;
            page.act().await;
            reads(page, "Anna", "Tippe an, was du behältst").await;
            assert!(page.is(CLEAR).await, "{}", page.text().await);
            // As long as nobody has put it away, it is there.
            page.reload().await;
            reads(page, "Anna", "Tippe an, was du behältst").await;
            page.tap("Hinweis für Anna").await;
            page.until("!document.querySelector('#hint')").await;
            page.reload().await;
            page.until("!!document.querySelector('#act')").await;
            page.later().await;
            assert_eq!(hint(page).await, None, "it was read");

            // An act has read it, too.
            page.choose([0, 1, 2, 3, 4]).await;
            page.act().await;
            page.act().await;
            reads(page, "Bo", "Tippe an, was du behältst").await;
            page.choose([0, 1, 2, 3, 4]).await;
            page.act().await;
            for _ in 0..2 {
                page.act().await;
                page.later().await;
                assert!(!page.text().await.contains("Tippe an, was du behältst:"), "both have read it");
                page.choose([0, 1, 2, 3, 4]).await;
                page.act().await;
            }
        });
    }
}

#[test]
#[ignore = "needs a browser: cargo verify browser"]
fn a_hint_goes_with_what_scrolls() {
    visit(Device::PHONE.german().calm(), async |page| {
        // Letters of one and a half times the size: the table scrolls between its bars.
        page.devtools("Page.setFontSizes", json!({ "fontSizes": { "standard": 24, "fixed": 20 } })).await;
        page.sit_down(&["Anna", "Bo"]).await;
        page.act().await;
        reads(page, "Anna", "Tippe an, was du behältst").await;
        page.until(CLEAR).await;
        page.ask("[...document.querySelectorAll('main, main *')].forEach((one) => one.scrollTo(0, 999))", vec![]).await;
        page.later().await;
        assert!(hint(page).await.is_none() || page.is(CLEAR).await, "{}", page.text().await);
    });
}

#[test]
#[ignore = "needs a browser: cargo verify browser"]
fn whoever_wants_no_hints_gets_none() {
    visit(Device::PHONE.german().calm(), async |page| {
        page.tap("Geizen").await;
        assert!(is_on(page).await, "nobody has played it yet");
        page.tap(SWITCH).await;
        assert!(!is_on(page).await);
        page.tap("Zurück").await;
        page.sit_down(&["Anna", "Bo"]).await;
        page.act().await;
        page.later().await;
        assert_eq!(hint(page).await, None);
        // The menu brings them, and takes them away again.
        for on in [true, false] {
            page.tap("Menü").await;
            page.tap(SWITCH).await;
            assert_eq!(is_on(page).await, on);
            page.tap("Schließen").await;
            page.pause().await;
            if on {
                reads(page, "Anna", "Tippe an, was du behältst").await;
            }
        }
        page.later().await;
        assert_eq!(hint(page).await, None);
        // What was chosen stays for the next game.
        page.back().await;
        page.tap("Geizen").await;
        assert!(!is_on(page).await);
        page.tap("Zurück").await;
        page.tap("Larry").await;
        assert!(is_on(page).await, "another game is new");
    });
}

#[test]
#[ignore = "needs a browser: cargo verify browser"]
fn a_hint_waits_while_a_sheet_lies_on_the_table() {
    visit(Device::PHONE.german().calm(), async |page| {
        page.sit_down(&["Anna", "Bo"]).await;
        page.act().await;
        reads(page, "Anna", "Tippe an, was du behältst").await;
        page.tap("Regeln").await;
        page.until("!document.querySelector('#hint')").await;
        page.tap("Schließen").await;
        reads(page, "Anna", "Tippe an, was du behältst").await;
    });
}

/// The hints of Leiff, and what they say: at the open table, and behind the curtain.
const OF_LEIFF: [(&str, &str); 5] = [
    ("draw", "Tippe den Stapel an"),
    ("match", "dürfen alle sie jederzeit"),
    ("call", "rufst du „Leiff!“"),
    ("catch", "Auch eine fremde Karte"),
    ("effects", "Gleich abgeworfen"),
];

/// Opens a game of Leiff in which this hint comes first.
async fn first_of_leiff(page: &Page, record: &Record<Leiff>, id: &str) {
    let others = OF_LEIFF.iter().filter(|(other, _)| *other != id).map(|(other, _)| format!("leiff.{other}"));
    let read = json!([{ "name": Moment::of(record).on(), "read": others.collect::<Vec<_>>() }]);
    let wanted = "(() => {
        const settings = JSON.parse(localStorage.getItem('stammtisch.settings') ?? '{}');
        localStorage.setItem('stammtisch.settings', JSON.stringify({ ...settings, games: [{ game: 'leiff', hints: true }] }));
        localStorage.setItem('stammtisch.hints', JSON.stringify(arguments[0]));
    })()";
    // An arrow function has no arguments of its own.
    page.ask(wanted, vec![read]).await;
    page.lay_out(record).await;
}

#[test]
#[ignore = "needs a browser: cargo verify browser"]
fn each_hint_of_leiff_finds_room_on_a_phone() {
    let eight = ["Anna", "Bo", "Cem", "Dana", "Emil", "Fee", "Gül", "Hans"];
    for names in [&eight[..2], &eight[..4], &eight] {
        let found = |wanted: fn(&leiff::View, &[Action]) -> bool| {
            scene::<Leiff>(names, &Options::default(), |record| {
                let view = record.game().view(Viewer::Table);
                wanted(&view, &record.game().legal(view.turn))
            })
        };
        let turn = found(|view, menu| {
            let agrees = |act: fn(&Action) -> bool| menu.iter().any(act);
            view.phase == Phase::Turn
                && view.snappable
                && menu.contains(&Action::Call)
                && agrees(|act| matches!(act, Action::Match(_)))
                && agrees(|act| matches!(act, Action::Catch(_)))
        });
        let drawn = found(|view, _| view.phase == Phase::Drawn(Pile::Draw));
        for device in [Device::PHONE.german().calm(), Device::SMALL.german().calm()] {
            visit(device, async |page| {
                for (id, words) in OF_LEIFF {
                    let record = if id == "effects" { &drawn } else { &turn };
                    first_of_leiff(page, record, id).await;
                    if id == "effects" {
                        page.it_is_me().await;
                        page.look().await;
                    }
                    reads(page, Moment::of(record).on(), words).await;
                    assert!(page.is(CLEAR).await, "{id} for {}: {}", names.len(), page.text().await);
                }
            });
        }
    }
}
