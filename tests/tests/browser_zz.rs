//! x
use larry::{Larry, Options};
use serde_json::json;
use tests::{Device, Visit, scene};
#[test]
#[ignore = "x"]
fn zz() {
    for (sheet, ax) in [(false, false)] {
    let record = scene::<Larry>(&["A", "B", "C"], &Options::default(), |_| true);
    Visit::new(Device::PHONE.german().calm()).hurried().run(async |page| {
        page.lay_out(&record).await;
        page.tap("Zum offenen Tisch").await;
        page.pause().await;
        if sheet {
            page.tap("Verlauf").await;
            page.tap("Schließen").await;
            page.until("!document.querySelector('[role=dialog]')").await;
        }
        page.press_name("C").await;
        page.tap("Meine Karten").await;
        page.curtain("C", 1).await;
        page.pause().await;
        page.it_is_me().await;
        let doc = include_str!("document.js");
        page.ask(doc, vec![]).await;
        if ax { page.devtools("Accessibility.getFullAXTree", json!({})).await; }
        page.ask("['pointerdown', 'pointerup', 'pointercancel', 'click', 'touchstart', 'touchend', 'blur', 'dblclick'].forEach((kind) => addEventListener(kind, (e) => (window.log ??= []).push([kind, e.isPrimary, e.pointerId, e.button, Math.round(e.timeStamp), (e.target.outerHTML ?? 'window').slice(0, 60)].join(' ')), true))", vec![]).await;
        page.hold("Halten zum Ansehen").await;
        page.pause().await;
        page.pause().await;
        println!("{sheet} {ax} {:#} {}", page.ask("window.log", vec![]).await, page.is("looking()").await);
    });
    }
}
