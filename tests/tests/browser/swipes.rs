//! A card that is swiped to the side is played at once; a finger that goes elsewhere, or comes back, plays nothing.

use bohei::{Action, Bohei};
use riffifi::Riffifi;
use serde_json::json;
use table::{Game, Record};
use tests::{Device, Moment, Page, Tapped, fresh, scene, visit};

const PHONE: Device = Device::PHONE.german().calm();
const THREE: [&str; 3] = ["Anna", "Bo", "Çelik"];

/// Movements of a finger that swipe no card away: brought back, up, and no farther than a tap that trembles.
const KEPT: [&[(i32, i32)]; 3] = [&[(30, 2), (80, 4), (20, 4)], &[(10, -40), (30, -120)], &[(6, 4)]];

/// Whether this is still what the device remembers.
async fn is_unchanged<G: Game>(page: &Page, record: &Record<G>) -> bool {
    page.later().await;
    page.is(&format!("looking() && remembered() === {}", json!(record.to_string()))).await
}

/// Swipes with the second finger while the first one holds the bar; a card that was not swiped far enough is kept.
async fn swipes<G: Tapped>(page: &Page, record: &Record<G>, act: &G::Action) {
    let moment = Moment::of(record);
    let place = G::swiped(&moment, act).expect("a swipe plays it");
    page.lay_out(record).await;
    page.it_is_me().await;
    page.look().await;
    page.pause().await;
    for steps in KEPT {
        page.swipe_with_finger(place, steps).await;
        assert!(is_unchanged(page, record).await, "{steps:?}");
    }
    let hand = page.faces().await;
    page.swipe_with_finger(place, &[(30, 2), (80, 4)]).await;
    let mut after = record.clone();
    after.act(moment.seat, act.clone()).expect("an act that is allowed");
    let played = format!("remembered() === {}", json!(after.to_string()));
    page.until(&played).await;
    page.let_go().await;
    page.is_covered(&hand, "the swipe").await;
    page.later().await;
    assert!(page.is(&played).await, "nothing more was done");
}

#[test]
#[ignore = "needs a browser: cargo verify browser"]
fn a_card_that_is_swiped_to_the_side_is_played_once() {
    let riffifi = fresh::<Riffifi>(&THREE);
    let card = riffifi.game().legal(Moment::of(&riffifi).seat).swap_remove(0);
    let rules = |record: &Record<Bohei>| {
        let seat = record.game().awaited().iter().next();
        seat.is_some_and(|seat| record.game().legal(seat).iter().any(|act| matches!(act, Action::Enact(..))))
    };
    let bohei = scene::<Bohei>(&THREE, &Default::default(), rules);
    let moment = Moment::of(&bohei);
    let menu = bohei.game().legal(moment.seat).into_iter();
    let rule = menu.filter(|act| matches!(act, Action::Enact(..))).find(|act| Bohei::swiped(&moment, act).is_some());
    let rule = rule.expect("a rule for a slot that is meant");
    visit(PHONE, async |page| {
        swipes(page, &riffifi, &card).await;
        swipes(page, &bohei, &rule).await;
    });
}

/// With cards that are tapped open it is the only finger, of which the browser would make a click or a movement of the page.
#[test]
#[ignore = "needs a browser: cargo verify browser"]
fn the_only_finger_swipes_a_card_that_was_tapped_open() {
    let record = fresh::<Riffifi>(&THREE);
    visit(PHONE, async |page| {
        page.lay_out(&record).await;
        page.it_is_me().await;
        page.tap("Lieber antippen als halten").await;
        page.tap("Karten ansehen").await;
        page.until("looking()").await;
        // A tap that opens a hand is followed by no act for a moment.
        page.swipe_with_finger(0, &[(30, 2), (80, 4)]).await;
        assert!(is_unchanged(page, &record).await, "at once");
        page.taken().await;
        page.swipe_with_finger(0, &[(-30, 2), (-12, 4)]).await;
        assert!(is_unchanged(page, &record).await, "brought back");
        assert_eq!(page.chosen().await, Some(0), "what comes of it is shown as soon as it moves");
        page.swipe_with_finger(0, &[(-30, 2), (-80, 4)]).await;
        page.until("!looking()").await;
        assert_eq!(page.remembered::<Riffifi>().await.entries().len(), 1);
    });
}

/// A hand that is covered while a card is on its way keeps it, and lies there like any other.
#[test]
#[ignore = "needs a browser: cargo verify browser"]
fn a_hand_that_is_covered_meanwhile_keeps_the_card() {
    let record = fresh::<Riffifi>(&THREE);
    visit(PHONE, async |page| {
        page.lay_out(&record).await;
        page.it_is_me().await;
        page.look().await;
        let hand = page.faces().await;
        page.swipe_and_stay(0).await;
        let aside = "cards().some((card) => getComputedStyle(card).translate !== 'none')";
        page.until(aside).await;
        page.ask("window.dispatchEvent(new FocusEvent('blur'))", vec![]).await;
        page.is_covered(&hand, "another window").await;
        page.release().await;
        // Open again, the card lies in its place, and the finger that is still there has no card.
        page.pause().await;
        page.look().await;
        assert!(!page.is(aside).await, "every card lies in its place");
        assert!(page.is("!document.querySelector('main [style]')").await, "no trace is left of what was placed");
        let lifted =
            "finger(cards()[0], ['pointerup'], performance.now(), { pointerId: 1e6, isPrimary: false, clientX: 300 })";
        page.ask(lifted, vec![]).await;
        page.later().await;
        assert_eq!(page.remembered::<Riffifi>().await.entries().len(), 0);
    });
}
