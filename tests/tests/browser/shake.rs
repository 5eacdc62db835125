//! Shaking the device throws the dice, where the players want that.

use bots::Level;
use geizen::Geizen;
use serde_json::json;
use table::{NoteKey, Record, Seat};
use tests::{BrowserTest, Device, Page, Save, fresh};

/// A device that has to be asked whether the page may feel how it is moved, and allows it.
const GRANTED: &str = "window.asked = 0;
    DeviceMotionEvent.requestPermission = async () => { window.asked++; return 'granted'; };";

/// One that does not allow it.
const DENIED: &str = "DeviceMotionEvent.requestPermission = async () => 'denied';";

/// Shakes the device to and fro, when the shaking before is over.
async fn shake(page: &Page) {
    page.until("!(performance.now() - window.shaken < 1700)").await;
    let shake = "for (const x of [0, 16, -16, 16]) {
        dispatchEvent(new DeviceMotionEvent('devicemotion', { accelerationIncludingGravity: { x, y: 0, z: 9.8 } }));
    }";
    page.ask(&format!("void (() => {{ window.shaken = performance.now(); {shake} }})()"), vec![]).await;
}

#[test]
#[ignore = "needs a browser: cargo verify browser"]
fn a_shake_throws_the_dice_and_those_that_are_not_kept() {
    BrowserTest::new(Device::PHONE.german().calm()).injecting(GRANTED).run(async |page| {
        page.sit_down(&["Anna", "Bo"]).await;
        shake(page).await;
        page.sees("Alle Würfel in den Turm!").await;
        page.tap("Menü").await;
        page.tap("Schütteln").await;
        page.until("window.asked === 1").await;
        // Not while the menu lies upon the table.
        shake(page).await;
        page.tap("Schließen").await;
        page.sees("Alle Würfel in den Turm!").await;
        shake(page).await;
        page.sees("Antippen, was du behältst").await;
        page.sees("Mindestens einen behalten").await;
        // Nothing is chosen.
        shake(page).await;
        page.sees("Mindestens einen behalten").await;
        page.choose([0]).await;
        shake(page).await;
        page.sees("Wurf 2 von 5").await;
    });
}

#[test]
#[ignore = "needs a browser: cargo verify browser"]
fn a_device_that_does_not_allow_it_says_so() {
    BrowserTest::new(Device::PHONE.german().calm()).injecting(DENIED).run(async |page| {
        page.sit_down(&["Anna", "Bo"]).await;
        page.tap("Menü").await;
        page.tap("Schütteln").await;
        page.sees("Dieses Gerät erlaubt es der Seite nicht").await;
        page.tap("Schließen").await;
        shake(page).await;
        page.sees("Alle Würfel in den Turm!").await;
    });
}

/// A device may be asked by a tap only: at the act of a regular it would refuse, and not be asked again.
#[test]
#[ignore = "needs a browser: cargo verify browser"]
fn a_device_is_asked_at_the_first_act_of_a_person() {
    let mut record: Record<Geizen> = fresh(&["Anna", "Bo"]);
    record.notes.set(NoteKey::Player(Seat::new(0), 0), Level::Host.key());
    let settings = json!({ "lang": "de", "calm": true, "shake": true, "tempo": "quick" });
    let test = BrowserTest::new(Device::PHONE)
        .remembering("stammtisch.settings", settings)
        .remembering(&Save::<Geizen>::slot(1), Save::of(record).json());
    test.injecting(GRANTED).run(async |page| {
        page.resume().await;
        page.sees("Anna zahlt").await;
        assert!(page.remembered::<Geizen>().await.entries().len() > 1, "the landlady has played");
        assert!(page.is("window.asked === 0").await);
        page.until("!document.querySelector('[data-telling]')").await;
        page.pause().await;
        page.act().await;
        page.until("window.asked === 1").await;
    });
}
