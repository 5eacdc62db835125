//! The curtain: its story begins with a whole line, and the way to tap instead of holding is in sight.

use larry::Larry;
use serde_json::json;
use table::{Game, Record, Viewer};
use tests::{Device, Moment, Page, fresh, scene, visit};

/// What is shown of the story: which lines are cut, and whether the last one is in sight.
const LINES: &str = "arrived().then(() => {
    const list = document.querySelector('#since');
    const [{ top, bottom }, lines] = [list.getBoundingClientRect(), [...list.children].map((line) => line.getBoundingClientRect())];
    const cut = lines.filter((line) => line.bottom > top + 1 && line.top < bottom - 1 && (line.top < top - 1 || line.bottom > bottom + 1));
    return [lines.length, lines.filter((line) => line.top >= top - 1 && line.bottom <= bottom + 1).length, cut.length, lines.at(-1).bottom <= bottom + 1];
})";

/// A game of eight in which much has happened since the last turn of whoever comes next.
fn long_story() -> Record<Larry> {
    let names = ["Anna", "Bo", "Cem", "Dora", "Maximilian Ottokar", "Fritz", "Gül", "Tante Käthe aus Köln"];
    scene::<Larry>(&names, &larry::Options::default(), |record| {
        let view = record.game().view(Viewer::Table);
        view.phase == larry::Phase::Play && view.pile.len() >= 6 && record.steps().count() > 30
    })
}

#[test]
#[ignore = "needs a browser: cargo verify browser"]
fn the_story_begins_with_a_whole_line() {
    let record = long_story();
    for device in [Device::PHONE, Device::SMALL, Device::TABLET] {
        visit(device.german().calm(), async |page| {
            page.lay_out(&record).await;
            page.until("!!document.querySelector('#since')").await;
            let lines = page.ask(LINES, Vec::new()).await;
            let (all, whole) = (lines[0].as_u64(), lines[1].as_u64());
            assert!(device == Device::TABLET || whole < all, "there is no room for all of it: {lines}");
            assert_eq!((&lines[2], &lines[3]), (&json!(0), &json!(true)), "{lines} on {} px", device.height);
            let symbol =
                page.ask("document.querySelector('#stage + svg').getBoundingClientRect().height", Vec::new()).await;
            let symbol = symbol.as_f64().unwrap_or_default();
            let hidden = device == Device::SMALL && symbol == 0.0;
            assert!(hidden || symbol >= 36.0, "the symbol beside the name is {symbol} px high");
        });
    }
}

#[test]
#[ignore = "needs a browser: cargo verify browser"]
fn whoever_stays_on_the_button_of_the_table_sees_the_cards_after_the_lock() {
    visit(Device::PHONE.german().calm(), async |page| {
        let record = fresh::<Larry>(&["Anna", "Bo", "Cem"]);
        page.lay_out(&record).await;
        page.to_the_table().await;
        let hand = record.game().view(Viewer::Seat(Moment::of(&record).seat)).hand.unwrap_or_default();
        // Let go before the lock has ended: the curtain waits for another press.
        page.ask(
            "(addEventListener('pointerdown', () => { window.downAt = performance.now(); }, true), true)",
            Vec::new(),
        )
        .await;
        page.hold("Ich, Anna, fange an").await;
        page.curtain("Anna", 2).await;
        assert!(page.is("!looking()").await, "the lock is on");
        page.sees("gleich den Knopf halten").await;
        page.release().await;
        page.taken().await;
        assert!(page.is("!looking() && !cards().length").await, "nothing is held");
        page.to_the_table().await;
        // Held on, the hand opens, not before 250 ms for the button and 600 ms for the lock are over, and goes with the finger.
        page.hold("Ich, Anna, fange an").await;
        page.until("looking()").await;
        let waited = page.ask("performance.now() - downAt", Vec::new()).await.as_f64().unwrap_or_default();
        assert!(waited >= 850.0, "after {waited} ms");
        let faces = page.faces().await;
        assert_eq!(page.cards().await.len(), hand.len());
        page.release().await;
        page.is_covered(&faces, "letting go").await;
        // Where cards are tapped open, the button is only tapped, too.
        page.leave().await;
        assert!(page.is("canBeHeld(control('Ich, Anna'))").await);
        page.tap("Ich, Anna, fange an").await;
        page.taken().await;
        page.tap("Lieber antippen als halten").await;
        page.to_the_table().await;
        assert!(page.is("!canBeHeld(control('Ich, Anna'))").await);
    });
}

#[test]
#[ignore = "needs a browser: cargo verify browser"]
fn whoever_stays_on_the_answer_sees_the_cards_after_the_lock() {
    visit(Device::PHONE.german().calm(), async |page| {
        page.lay_out(&fresh::<Larry>(&["Anna", "Bo", "Cem"])).await;
        page.curtain("Anna", 1).await;
        page.pause().await;
        page.hold("Ich bin’s, Anna").await;
        page.curtain("Anna", 2).await;
        assert!(page.is("!looking()").await, "the lock is on");
        page.release().await;
        page.taken().await;
        assert!(page.is("!looking() && !cards().length").await, "nothing is held");
        page.tap("Doch nicht Anna").await;
        page.curtain("Anna", 1).await;
        page.pause().await;
        page.hold("Ich bin’s, Anna").await;
        page.until("looking()").await;
        let faces = page.faces().await;
        page.release().await;
        page.is_covered(&faces, "letting go").await;
        // Whoever only wants to look, while somebody else is on turn, answers by a tap.
        page.leave().await;
        page.press_name("Bo").await;
        page.tap("Meine Karten").await;
        page.curtain("Bo", 1).await;
        assert!(page.is("!canBeHeld(control('Ich bin’s, Bo'))").await);
    });
}

/// Width, height and border of a button.
async fn look(page: &Page, name: &str) -> (f64, f64, f64) {
    let look = "(({ width, height }, { borderTopWidth }) => [width, height, parseFloat(borderTopWidth)])(control(arguments[0]).getBoundingClientRect(), getComputedStyle(control(arguments[0])))";
    let look = page.ask(look, vec![json!(name)]).await;
    let [width, height, border] = [0, 1, 2].map(|at| look[at].as_f64().unwrap_or_default());
    (width, height, border)
}

#[test]
#[ignore = "needs a browser: cargo verify browser"]
fn tapping_is_as_visible_as_holding() {
    for device in [Device::PHONE, Device::SMALL] {
        visit(device.german().calm(), async |page| {
            page.lay_out(&fresh::<Larry>(&["Anna", "Bo", "Cem"])).await;
            let answer = page.ask("control('Ich bin’s').getBoundingClientRect().bottom", Vec::new()).await;
            page.it_is_me().await;
            let (bar, tap) = (look(page, "Halten zum Ansehen").await, look(page, "Lieber antippen als halten").await);
            assert!((bar.0 - tap.0).abs() < 2.0 && tap.1 >= 55.0 && tap.2 >= 3.0, "holding {bar:?}, tapping {tap:?}");
            // A double tap on the answer does not reach it.
            let top = page.ask("control('Lieber antippen').getBoundingClientRect().top", Vec::new()).await;
            assert!(top.as_f64() >= answer.as_f64(), "{top} lies under the answer, which ended at {answer}");
        });
    }
}
