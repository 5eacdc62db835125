//! Hints for those who play for the first time: each once for each name, near what it is about, never upon it.

use serde_json::json;
use tests::{Device, Page, visit};

const SWITCH: &str = "Hinweise in der ersten Runde";

/// Whether the hint that is shown keeps clear of what it points to and of all that can be pressed.
const CLEAR: &str = "(() => {
    const rect = (element) => element.getBoundingClientRect();
    const apart = (one, other) => one.right <= other.left || other.right <= one.left || one.bottom <= other.top || other.bottom <= one.top;
    const hint = controls().find((one) => /^(Hinweis für|Hint for) /.test(name(one)));
    return !!hint && controls().filter((one) => one.tagName === 'BUTTON' && one !== hint && one.getAttribute('aria-disabled') !== 'true').every((one) => apart(rect(hint), rect(one)));
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
