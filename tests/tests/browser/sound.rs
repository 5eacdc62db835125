//! Sounds: nobody hears anything who has not asked for it, nothing is made before a tap, and the device rests afterwards.

use tests::{BrowserTest, Device, Page};

/// Counts what the page has made of sounds, and keeps the state of its device.
const HEARD: &str = "(() => {
    const Context = window.AudioContext;
    window.audioLog = { contexts: [], samples: [] };
    window.AudioContext = class extends Context {
        constructor(...options) {
            super(...options);
            window.audioLog.contexts.push(this);
        }
        createBuffer(...options) {
            window.audioLog.samples.push(options[1]);
            return super.createBuffer(...options);
        }
    };
})();";

async fn counts(page: &Page) -> [u64; 2] {
    let counted = page.ask("[audioLog.contexts.length, audioLog.samples.length]", vec![]).await;
    serde_json::from_value(counted).expect("two numbers")
}

/// A table for two with one roll, after which one die is put aside.
async fn rolled(page: &Page) {
    page.sit_down(&["Anna", "Bo"]).await;
    assert_eq!(counts(page).await, [0, 0], "nothing has been done yet");
    page.act().await;
}

#[test]
#[ignore = "needs a browser: cargo verify browser"]
fn nobody_hears_anything_who_has_not_asked_for_it() {
    BrowserTest::new(Device::PHONE.german().calm()).injecting(HEARD).run(async |page| {
        rolled(page).await;
        page.choose([0]).await;
        page.act().await;
        assert_eq!(counts(page).await, [0, 0]);
    });
}

#[test]
#[ignore = "needs a browser: cargo verify browser"]
fn every_act_is_heard_and_then_the_device_rests() {
    BrowserTest::new(Device::PHONE.german().calm()).injecting(HEARD).run(async |page| {
        page.tap("Geizen").await;
        page.tap("Geräusche").await;
        page.tap("Zurück").await;
        rolled(page).await;
        assert_eq!(counts(page).await, [1, 1], "five dice");
        page.until("audioLog.contexts[0].state === 'suspended'").await;
        page.choose([0]).await;
        page.act().await;
        assert_eq!(counts(page).await, [1, 2], "one die is put aside, and four roll on");
        assert!(
            page.is("audioLog.samples[0] < audioLog.samples[1]").await,
            "a knock and four dice are heard longer than five dice"
        );
        // The menu makes an end of it.
        page.tap("Menü").await;
        page.tap("Geräusche").await;
        page.tap("Schließen").await;
        page.pause().await;
        page.choose([0]).await;
        page.act().await;
        assert_eq!(counts(page).await, [1, 2]);
    });
}
