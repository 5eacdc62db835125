//! Accessibility: keyboard, screen reader, large type, size of what is tapped, narrow screens.

use fantoccini::key::Key;
use serde_json::json;
use tests::{BrowserTest, Device, Page, Save, save, visit};

/// Walks with Tab until what has the focus is called so.
async fn tab_to(page: &Page, name: &str) {
    let mut seen = Vec::new();
    for _ in 0..60 {
        page.press(&[Key::Tab]).await;
        let focused = page.focused().await;
        if focused.starts_with(name) {
            return;
        }
        seen.push(focused);
    }
    panic!("Tab never comes to '{name}', only to {seen:#?}");
}

#[test]
#[ignore = "needs a browser: cargo verify browser"]
fn a_whole_turn_is_played_by_keyboard() {
    visit(Device::PHONE.german().calm(), async |page| {
        page.until("!!control('Geizen')").await;
        tab_to(page, "Geizen").await;
        page.press(&[Key::Enter]).await;
        page.sees("Wer sitzt am Tisch?").await;
        tab_to(page, "Name an Platz 1").await;
        page.devtools("Input.insertText", json!({ "text": "Anna" })).await;
        page.press(&[Key::Enter]).await;
        assert_eq!(page.focused().await, "Name an Platz 2", "Enter leads on");
        page.devtools("Input.insertText", json!({ "text": "Bo" })).await;
        tab_to(page, "Los geht’s").await;
        page.press(&[Key::Space]).await;
        page.until("!!document.querySelector('#act')").await;
        let first = page.standing().await.on;

        tab_to(page, "Würfeln").await;
        page.press(&[Key::Enter]).await;
        page.until("standing().dice.length === 5").await;
        assert_eq!(page.focused().await, "Mindestens einen behalten", "the focus stays on the act");
        tab_to(page, "Würfel").await;
        page.press(&[Key::Space]).await;
        page.until("standing().dice[0][1]").await;
        tab_to(page, "Die").await;
        pause(page).await;
        page.press(&[Key::Space]).await;
        page.until("standing().dice.length === 4").await;
        pause(page).await;
        for _ in 0..4 {
            tab_to(page, "Würfel").await;
            page.press(&[Key::Space]).await;
        }
        page.press(&[Key::Tab]).await;
        assert!(
            page.is("document.activeElement.id === 'act'").await,
            "the act comes next, not '{}'",
            page.focused().await
        );
        page.press(&[Key::Enter]).await;
        page.until("standing().dice.length === 0").await;
        assert_ne!(page.standing().await.on, first, "the next one is on turn");
    });
}

/// The page takes no act for a moment after one.
async fn pause(page: &Page) {
    page.ask("new Promise((done) => setTimeout(done, 300))", vec![]).await;
}

#[test]
#[ignore = "needs a browser: cargo verify browser"]
fn a_sheet_takes_the_focus_and_escape_closes_it() {
    visit(Device::PHONE.german().calm(), async |page| {
        page.sit_down(&["Anna", "Bo"]).await;
        for (button, title) in [("Regeln", "Geizen: die Regeln"), ("Verlauf", "Verlauf"), ("Menü", "Menü")] {
            page.ask("control(arguments[0]).focus()", vec![json!(button)]).await;
            page.press(&[Key::Enter]).await;
            page.until("!!document.querySelector('[role=dialog]')").await;
            assert_eq!(page.focused().await, title);
            page.press(&[Key::Tab]).await;
            assert!(page.is("!!document.activeElement.closest('[role=dialog]')").await, "Tab stays in {title}");
            page.press(&[Key::Escape]).await;
            page.until("!document.querySelector('[role=dialog]')").await;
            assert_eq!(page.focused().await, button, "the focus goes back where it came from");
        }
    });
}

#[test]
#[ignore = "needs a browser: cargo verify browser"]
fn tab_does_not_leave_an_open_sheet() {
    visit(Device::PHONE.german().calm(), async |page| {
        page.sit_down(&["Anna", "Bo"]).await;
        page.tap("Menü").await;
        page.sees("Spiel beenden").await;
        for _ in 0..12 {
            page.press(&[Key::Tab]).await;
            let inside =
                "document.activeElement === document.body || !!document.activeElement.closest('[role=dialog]')";
            assert!(page.is(inside).await, "Tab leaves the sheet for '{}'", page.focused().await);
        }
    });
}

/// Walks over every screen, for checks that hold everywhere.
fn everywhere(device: Device, check: &impl AsyncFn(&Page, &str)) {
    let game =
        save(&["Anna", "Bo Beispielmann", "Çelik-Hohenstein 20"], |view| view.round == 3 && view.rolled.len() == 2);
    let over = save(&["Anna", "Bo", "Cem", "Dora", "Emil"], |view| view.over);
    let go = BrowserTest::new(device).remembering(&Save::key(1), game.json()).remembering(&Save::key(2), over.json());
    go.run(async |page| {
        page.until("!!control('Weiter: Geizen')").await;
        check(page, "home").await;
        page.tap("Einstellungen").await;
        check(page, "settings").await;
        // A tap soon after a busy page has left a screen would be meant for that one, and is ignored.
        page.later().await;
        page.tap("Zurück").await;
        // The settings lead there, too, as long as they have not gone.
        page.until("!!control('Weiter: Geizen')").await;
        page.tap("Über Stammtisch").await;
        check(page, "about").await;
        page.tap("Zurück").await;
        page.tap("Gespeicherte Spiele").await;
        check(page, "saved").await;
        page.ask("controls().find((one) => name(one).includes('Emil')).click()", vec![]).await;
        page.sees("Revanche").await;
        check(page, "over").await;
        page.tap("Zum Start").await;
        page.tap("Geizen").await;
        page.tap("Noch jemand").await;
        page.tap("Platz 1, Zeichen").await;
        page.tap("Wir bestimmen").await;
        page.tap("Los geht’s").await;
        page.sees("Wer sitzt hier?").await;
        check(page, "setup").await;
        page.tap("Zurück").await;
        page.resume().await;
        page.standing().await;
        check(page, "rolled").await;
        page.choose([0]).await;
        check(page, "chosen").await;
        for sheet in ["Regeln", "Verlauf", "Menü"] {
            page.tap(sheet).await;
            page.until("!!document.querySelector('[role=dialog]')").await;
            check(page, sheet).await;
            if sheet == "Menü" {
                page.tap("Spiel beenden").await;
                page.sees("Das Spiel beenden?").await;
                check(page, "quit").await;
            }
            page.back().await;
        }
        page.choose([0, 1]).await;
        page.act().await;
        check(page, "before a roll").await;
    });
}

#[test]
#[ignore = "needs a browser: cargo verify browser"]
fn nothing_is_wider_than_the_screen_and_everything_is_large_enough_for_a_finger() {
    const WIDTH: &str = "[document.documentElement.scrollWidth, innerWidth, ...[...document.querySelectorAll('main *')].filter(shown)
        .filter((e) => { const r = e.getBoundingClientRect(); return !onlyHeard(e) && !e.closest('svg, [aria-label=\"Schon einmal da gewesen\"], [aria-label=\"Am Tisch\"]') && (r.right > innerWidth + 1 || r.left < -1); }).slice(0, 3).map((e) => `${e.tagName}: ${name(e)}`)]";
    const SMALL: &str = "controls().filter((e) => e.tagName !== 'DIV').map((e) => [name(e), e.getBoundingClientRect()]).filter(([, r]) => r.width < 43.5 || r.height < 43.5).map(([name, r]) => `${name}: ${Math.round(r.width)}x${Math.round(r.height)}`)";
    for device in [Device::SMALL, Device::PHONE, Device::TABLET] {
        let mut flaws = std::cell::RefCell::new(Vec::new());
        everywhere(device.german().calm(), &async |page: &Page, screen: &str| {
            let wide = page.ask(WIDTH, vec![]).await;
            let wide = wide.as_array().expect("a list").clone();
            if wide[0].as_f64() > wide[1].as_f64() || wide.len() > 2 {
                flaws.borrow_mut().push(format!("{screen}: wider than the screen: {wide:?}"));
            }
            let small = page.ask(SMALL, vec![]).await;
            if small != json!([]) && device.width < 500 {
                flaws.borrow_mut().push(format!("{screen}: too small for a finger: {small}"));
            }
        });
        assert!(flaws.get_mut().is_empty(), "at {}x{}:\n{}", device.width, device.height, flaws.get_mut().join("\n"));
    }
}

#[test]
#[ignore = "needs a browser: cargo verify browser"]
fn everything_that_can_be_pressed_has_a_name() {
    everywhere(Device::PHONE.german().calm(), &async |page: &Page, screen: &str| {
        let tree = page.devtools("Accessibility.getFullAXTree", json!({})).await;
        let roles = ["button", "link", "radio", "switch", "textbox", "dialog", "alertdialog", "radiogroup"];
        for node in tree["nodes"].as_array().into_iter().flatten() {
            let role = node["role"]["value"].as_str().unwrap_or_default();
            if node["ignored"] != json!(true) && roles.contains(&role) {
                let name = node["name"]["value"].as_str().unwrap_or_default();
                assert!(!name.trim().is_empty(), "on {screen} a {role} has no name: {node}");
            }
        }
    });
}

#[test]
#[ignore = "needs a browser: cargo verify browser"]
fn letters_of_twice_the_size_fit() {
    const LARGE: &str = "document.addEventListener('DOMContentLoaded', () => { const sheet = new CSSStyleSheet(); sheet.replaceSync('html { font-size: 200% }'); document.adoptedStyleSheets.push(sheet); });";
    BrowserTest::new(Device::PHONE.german().calm()).injecting(LARGE).run(async |page| {
        let fits = "document.documentElement.scrollWidth <= innerWidth";
        page.until("!!control('Geizen')").await;
        assert!(page.is(fits).await, "home");
        page.sit_down(&["Anna", "Bo"]).await;
        page.short_turn().await;
        page.act().await;
        assert!(page.is(fits).await, "play");
        page.choose([0, 1, 2, 3, 4]).await;
        page.act().await;
        page.tap("Menü").await;
        page.sees("Spiel beenden").await;
        assert!(page.is(fits).await, "menu");
    });
}

/// Contrast of every text against what is behind it, where that is one colour.
const CONTRAST: &str = "(() => {
    const channels = (colour) => { const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true }); canvas.fillStyle = colour; canvas.fillRect(0, 0, 1, 1); return [...canvas.getImageData(0, 0, 1, 1).data]; };
    const light = ([r, g, b]) => { const part = (c) => (c /= 255) <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4; return 0.2126 * part(r) + 0.7152 * part(g) + 0.0722 * part(b); };
    // What is laid upon something follows it in the document.
    const under = (e) => { const [one, other] = [e, e.previousElementSibling ?? e].map((each) => each.getBoundingClientRect()); return one.top >= other.top && one.bottom <= other.bottom && e.previousElementSibling; };
    const below = (e) => (getComputedStyle(e).position === 'absolute' && under(e)) || e.parentElement;
    const behind = (e) => { for (; e; e = below(e)) { const c = channels(getComputedStyle(e).backgroundColor); if (c[3] > 250) return c; if (c[3] > 5) return null; } return null; };
    const faint = new Set();
    for (const e of document.querySelectorAll('body *')) {
        if (!shown(e) || e.closest('svg') || onlyHeard(e) || ![...e.childNodes].some((n) => n.nodeType === 3 && n.data.trim())) continue;
        if (e.closest('[aria-disabled=true]')) continue;
        const back = behind(e);
        if (!back) continue;
        const [a, b] = [light(channels(getComputedStyle(e).color)), light(back)];
        const ratio = (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
        if (ratio < 4.5) faint.add(`${ratio.toFixed(1)}: ${e.textContent.trim().slice(0, 40)}`);
    }
    return [...faint];
})()";

#[test]
#[ignore = "needs a browser: cargo verify browser"]
fn all_letters_stand_out_from_what_is_behind_them() {
    for light in ["dark", "light"] {
        everywhere(Device::PHONE.german().light(light).calm(), &async |page: &Page, screen: &str| {
            let faint = page.ask(CONTRAST, vec![]).await;
            assert_eq!(faint, json!([]), "{screen}, {light}");
        });
    }
}
