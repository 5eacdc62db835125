//! Where the device is: asked once on a tablet, said in setup and in the menu, and never decided by the size of the screen alone.

use leiff::{Action, Leiff, Phase};
use serde_json::json;
use table::{Game, Record, Viewer};
use tests::{Device, Engine, Page, fresh, visit};

const NAMES: [&str; 4] = ["Anna", "Bo", "Cem", "Dora"];
const QUESTION: &str = "Wo liegt das Gerät?";

/// A game in which everybody has looked.
fn game() -> Record<Leiff> {
    let mut record: Record<Leiff> = fresh(&NAMES);
    while let Phase::Peek { seat, .. } = record.game().view(Viewer::Table).phase {
        record.act(seat, Action::Decline).expect("nobody has to look");
    }
    record
}

/// Waits until so many players have shouts of their own at their edge; a device that goes round has one bar for all.
async fn has_panels(page: &Page, count: usize) {
    let shouts = count.max(1);
    page.until(&format!("controls().filter((one) => name(one) === 'Passt!').length === {shouts}")).await;
}

#[test]
#[ignore = "needs a browser: cargo verify browser"]
fn a_tablet_asks_once_where_it_lies() {
    visit(Device::TABLET.placed(None).german().calm(), async |page| {
        page.lay_out(&game()).await;
        page.sees(QUESTION).await;
        // Nothing on the table is reached before the answer.
        assert!(!page.offers("Menü").await);
        page.tap("Es liegt auf dem Tisch").await;
        page.sees_no(QUESTION).await;
        has_panels(page, 4).await;

        page.reload().await;
        has_panels(page, 4).await;
        page.sees_no(QUESTION).await;
        page.tap("Menü").await;
        page.tap("Es geht herum").await;
        page.tap("Schließen").await;
        has_panels(page, 0).await;
        page.sees("Cem").await;
    });
}

#[test]
#[ignore = "needs a browser: cargo verify browser"]
fn a_laptop_asks_nothing_and_nobody_sits_upside_down() {
    visit(Device::TABLET.placed(None).german().calm().on(Engine::Firefox), async |page| {
        page.lay_out(&game()).await;
        page.sees_no(QUESTION).await;
        has_panels(page, 0).await;
    });
}

#[test]
#[ignore = "needs a browser: cargo verify browser"]
fn somebody_who_is_gone_swaps_places_with_nobody() {
    visit(Device::FLAT.german().calm(), async |page| {
        page.tap("Leiff").await;
        page.tap("Noch jemand").await;
        for (place, name) in [(1, "Anna"), (2, "Bo"), (3, "Cem")] {
            page.type_into(&format!("Name an Platz {place}"), name).await;
        }
        page.tap("Cem").await;
        page.sees("Cem tauscht mit …").await;
        page.tap("Vom Tisch nehmen: Cem").await;
        page.sees("Tippe zwei Namen an").await;
        page.tap("Anna").await;
        page.sees("Anna tauscht mit …").await;
        page.tap("Bo").await;
        page.tap("Los geht’s zu zweit").await;
        page.until("document.documentElement.dataset.screen === 'play'").await;
    });
}

#[test]
#[ignore = "needs a browser: cargo verify browser"]
fn setup_says_it_where_there_is_room() {
    for (device, offered) in [(Device::TABLET.placed(None), true), (Device::PHONE, false)] {
        visit(device.german().calm(), async |page| {
            page.tap("Leiff").await;
            page.sees("Wer sitzt am Tisch?").await;
            assert_eq!(page.offers("Es liegt auf dem Tisch").await, offered);
            if offered {
                page.tap("Es liegt auf dem Tisch").await;
                let chosen = page.ask("control('Es liegt auf dem Tisch').ariaChecked", Vec::new()).await;
                assert_eq!(chosen, json!("true"));
            }
        });
    }
}
