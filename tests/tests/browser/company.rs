//! Regulars of the house: somebody plays alone to the end, a stand-in takes a seat and gives it back, and nobody sees a regular's
//! cards.

use serde_json::json;
use table::{Record, Seat};
use tests::{BrowserTest, Device, Page, Tapped};

/// Regulars who keep nobody waiting.
fn quick() -> BrowserTest {
    let settings =
        json!({ "version": 1, "lang": "de", "light": "dark", "calm": true, "awake": false, "tempo": "quick" });
    BrowserTest::new(Device::PHONE).remembering("stammtisch.settings", settings).fast_timers()
}

async fn try_alone(page: &Page, game: &str) {
    page.tap(&format!("Allein probieren: {game}")).await;
    page.until("!!document.querySelector('main[data-game]') && document.documentElement.dataset.screen === 'play'")
        .await;
}

/// Alone to the end, with a reload between; no curtain asks for a name.
fn alone<G: Tapped>(game: &str, seed: u64) {
    quick().run(async |page| {
        try_alone(page, game).await;
        page.play_alone::<G>(Seat::new(0), 3, seed).await;
        page.reload().await;
        let record: Record<G> = page.play_alone(Seat::new(0), usize::MAX, seed + 1).await;
        assert!(record.game().outcome().is_some());
        page.ranks(&record).await;
    });
}

#[test]
#[ignore = "needs a browser: cargo verify browser"]
fn somebody_plays_geizen_alone() {
    alone::<geizen::Geizen>("Geizen", 1);
}
