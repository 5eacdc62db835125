//! While nothing happens the page does nothing: no timer, no animation frame, no animation.

use bohei::Bohei;
use geizen::Geizen;
use larry::Larry;
use leiff::Leiff;
use riffifi::Riffifi;
use serde_json::{Value, json};
use table::Game;
use tests::{BrowserTest, Device, Page, fresh};

/// Writes down each timer and animation frame that comes true.
const LISTEN: &str = "{
    window.idle = { wait: setTimeout.bind(window), done: [] };
    for (const name of ['setTimeout', 'setInterval', 'requestAnimationFrame']) {
        const real = window[name].bind(window);
        window[name] = (what, ...rest) => real((...given) => { idle.done.push(name); what(...given); }, ...rest);
    }
}";

/// What comes true within a second, and what moves after it.
const REST: &str = "new Promise((done) => {
    idle.done.length = 0;
    idle.wait(() => done([...idle.done, ...document.getAnimations().filter((one) => one.playState === 'running').map((one) => one.animationName)]), 1000);
})";

async fn rests(page: &Page, screen: &str) {
    // The last press has come to its end, and what it moved.
    page.until("!document.getAnimations().some((one) => one.playState === 'running')").await;
    page.later().await;
    assert_eq!(page.ask(REST, Vec::new()).await, json!([]), "{screen}");
}

async fn game_rests<G: Game<Options: Default>>(page: &Page) {
    page.lay_out(&fresh::<G>(&["Anna", "Bo", "Cem"])).await;
    rests(page, G::ID).await;
}

#[test]
#[ignore = "needs a browser: cargo verify browser"]
fn nothing_runs_while_nothing_happens() {
    // In motion, with sound.
    BrowserTest::new(Device::PHONE.german()).with_service_worker().injecting(LISTEN).run(async |page| {
        page.sees("Bohei").await;
        rests(page, "home").await;
        game_rests::<Leiff>(page).await;
        game_rests::<Geizen>(page).await;
        game_rests::<Larry>(page).await;
        game_rests::<Riffifi>(page).await;
        game_rests::<Bohei>(page).await;
        page.tap("Menü").await;
        rests(page, "a sheet").await;
        let tells: Value = page
            .ask(
                "(setTimeout(() => {}, 100), new Promise((done) => idle.wait(() => done(idle.done.length), 300)))",
                vec![],
            )
            .await;
        assert_eq!(tells, json!(1), "a timer would be told");
    });
}
