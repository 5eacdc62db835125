//! The focus after acts and changes of screen, the title of the page, and the arrow keys in a choice.

use bohei::Bohei;
use fantoccini::key::Key;
use larry::Larry;
use leiff::Leiff;
use riffifi::Riffifi;
use serde_json::json;
use table::{Entry, Game};
use tests::{Device, Moment, Page, Tapped, fresh, random_game, save, visit};

const FOUR: [&str; 4] = ["Anna", "Bo", "Çelik", "Dora"];

/// How many acts are played.
const ACTS: usize = 12;

/// After every act something on the screen has the focus, so that a keyboard and a screen reader go on from there.
fn is_kept<G: Tapped + Game<Options: Default>>() {
    let line = random_game::<G>(&FOUR, &G::Options::default(), 3);
    visit(Device::PHONE.german().calm(), async |page| {
        let mut record = line.prefix(0);
        page.lay_out(&record).await;
        assert_focus(page, "at the beginning").await;
        for entry in line.entries().iter().take(ACTS) {
            let Entry::Act(step) = entry else { break };
            page.tap_act_of(&mut record, step.seat, &step.action).await;
            assert_focus(page, &format!("{}: after {:?}", G::ID, step.action)).await;
        }
    });
}

async fn assert_focus(page: &Page, when: &str) {
    let kept = "await soon(() => ![document.body, null].includes(document.activeElement))";
    assert!(page.is(kept).await, "nothing has the focus {when}");
}

#[test]
#[ignore = "needs a browser: cargo verify browser"]
fn is_kept_in_bohei() {
    is_kept::<Bohei>();
}

#[test]
#[ignore = "needs a browser: cargo verify browser"]
fn is_kept_in_larry() {
    is_kept::<Larry>();
}

#[test]
#[ignore = "needs a browser: cargo verify browser"]
fn is_kept_in_leiff() {
    is_kept::<Leiff>();
}

#[test]
#[ignore = "needs a browser: cargo verify browser"]
fn is_kept_in_riffifi() {
    is_kept::<Riffifi>();
}

#[test]
#[ignore = "needs a browser: cargo verify browser"]
fn the_title_says_which_screen_it_is_and_which_game() {
    visit(Device::PHONE.german().calm(), async |page| {
        let titled = async |title: &str| page.until(&format!("document.title === '{title}'")).await;
        titled("Stammtisch").await;
        page.tap("Einstellungen").await;
        titled("Einstellungen · Stammtisch").await;
        page.back().await;
        page.tap("Geizen").await;
        titled("Neue Runde · Geizen · Stammtisch").await;
        page.lay_out(&save(&["Anna", "Bo"], |view| view.round == 2).record).await;
        titled("Geizen · Stammtisch").await;
    });
}

#[test]
#[ignore = "needs a browser: cargo verify browser"]
fn arrow_keys_choose() {
    visit(Device::PHONE.german().calm().light("dark"), async |page| {
        page.tap("Einstellungen").await;
        let chosen = "document.querySelector('[role=radio][aria-checked=true]')";
        // The screen may have to be loaded first.
        page.until(&format!("!!{chosen}")).await;
        page.ask(&format!("{chosen}.focus()"), vec![]).await;
        let before = page.focused().await;
        page.press(&[Key::Right]).await;
        page.until(&format!("document.activeElement === {chosen}")).await;
        assert_ne!(page.focused().await, before);
        page.press(&[Key::Left]).await;
        page.until(&format!("document.activeElement === {chosen}")).await;
        assert_eq!(page.focused().await, before, "and back again");
    });
}

/// A key that goes down or up, with the shift key or without.
async fn key(page: &Page, kind: &str, key: &str, code: u32, shift: bool) {
    let event = json!({
        "type": kind, "key": key, "windowsVirtualKeyCode": code, "modifiers": if shift { 8 } else { 0 },
    });
    page.devtools("Input.dispatchKeyEvent", event).await;
}

#[test]
#[ignore = "needs a browser: cargo verify browser"]
fn a_hand_that_a_key_holds_open_stays_open_on_the_way_to_its_cards() {
    let record = fresh::<Larry>(&FOUR);
    visit(Device::PHONE.german().calm(), async |page| {
        page.lay_out(&record).await;
        page.take(&Moment::of(&record)).await;
        page.it_is_me().await;
        page.until("!!document.querySelector('#hold')").await;
        page.ask("document.querySelector('#hold').focus()", vec![]).await;
        key(page, "keyDown", " ", 32, false).await;
        page.until("looking()").await;
        for _ in 0..30 {
            key(page, "keyDown", "Tab", 9, true).await;
            key(page, "keyUp", "Tab", 9, true).await;
            assert!(page.is("looking()").await, "Tab covers the hand");
            if page.is("cards().includes(document.activeElement)").await {
                break;
            }
        }
        assert!(page.is("cards().includes(document.activeElement)").await, "the cards are reached");
        key(page, "keyUp", " ", 32, false).await;
        page.until("!looking()").await;
    });
}
