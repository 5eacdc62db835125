//! The way of a hidden hand over one phone: nobody sees a card by accident, and nothing of it is found in the page.

use bohei::Bohei;
use fantoccini::key::Key;
use larry::Larry;
use riffifi::Riffifi;
use serde_json::json;
use table::{Game, Record};
use tests::{Device, Moment, Page, Tapped, fresh, scene, visit};

const PHONES: [Device; 2] = [Device::PHONE.german().calm(), Device::SMALL.german().calm()];
const THREE: [&str; 3] = ["Anna", "Bo", "Çelik"];

fn three_steps<G: Tapped<Options: Default>>(device: Device) {
    let record = fresh::<G>(&THREE);
    visit(device, async |page| {
        page.lay_out(&record).await;
        page.curtain(Moment::of(&record).on(), 1).await;
        assert!(page.cards().await.is_empty());
        page.it_is_me().await;
        page.curtain(Moment::of(&record).on(), 2).await;
        assert!(page.cards().await.is_empty());
        page.look().await;
        let hand = page.faces().await;
        let count = page.cards().await.len();
        page.choose_card(1).await;
        page.cover().await;
        page.is_covered(&hand, "letting go").await;
        assert_eq!(page.cards().await.len(), count, "as many backs");
        assert!(page.cards().await.iter().all(|name| name.contains("verdeckt")), "{:?}", page.cards().await);
        assert_eq!(page.chosen().await, Some(1), "the choice stays");
        page.look().await;
        assert_eq!(page.chosen().await, Some(1));
        assert_eq!(page.faces().await.len(), hand.len());
        page.cover().await;
        page.leave().await;
        page.is_covered(&hand, "leaving").await;
    });
}

#[test]
#[ignore = "needs a browser: cargo verify browser"]
fn three_steps_lead_to_the_cards_and_letting_go_covers_them() {
    for device in PHONES {
        three_steps::<Larry>(device);
        three_steps::<Riffifi>(device);
    }
}

#[test]
#[ignore = "needs a browser: cargo verify browser"]
fn a_second_finger_chooses_while_the_first_one_holds() {
    let record = fresh::<Larry>(&THREE);
    visit(PHONES[0], async |page| {
        page.lay_out(&record).await;
        page.it_is_me().await;
        page.look().await;
        let last = page.cards().await.pop().expect("a card");
        page.tap_with_second_finger(&last).await;
        page.until("cards().some((card) => card.getAttribute('aria-pressed') === 'true')").await;
        page.tap_with_second_finger("Verdeckt legen").await;
        page.tap_with_second_finger("Summe 7").await;
        assert!(page.is("looking()").await, "the first finger still holds");
        page.cover().await;
        // At once: this tap is another one than the second finger's.
        page.act().await;
        page.sees("Bo, glaubst du das?").await;
    });
}

/// Some browsers make a click of letting go, on whatever lies there by now.
const CLICK: &str = "addEventListener('pointerup', ({ clientX, clientY }) => setTimeout(() => (window.hit = document.elementFromPoint(clientX, clientY)).click()))";

/// Plays the first card, and lets go when the table takes acts again.
async fn lets_go<G: Tapped>(page: &Page, record: &Record<G>, choose: impl AsyncFn(&Page)) {
    page.lay_out(record).await;
    page.it_is_me().await;
    page.look().await;
    page.choose_card(0).await;
    choose(page).await;
    page.act().await;
    page.until("!cards().length").await;
    page.pause().await;
    page.ask(CLICK, vec![]).await;
    page.release().await;
    page.until("!!window.hit").await;
    page.pause().await;
    assert!(page.is("!curtain()").await, "{}", page.text().await);
    assert_eq!(page.remembered::<G>().await.entries().len(), 1);
}

#[test]
#[ignore = "needs a browser: cargo verify browser"]
fn letting_go_after_the_play_presses_nothing_on_the_table() {
    let (larry, riffifi) = (fresh::<Larry>(&THREE), fresh::<Riffifi>(&THREE));
    for device in PHONES {
        visit(device, async |page| {
            lets_go(page, &larry, async |page| page.say(3).await).await;
            lets_go(page, &riffifi, async |_| {}).await;
        });
    }
}

#[test]
#[ignore = "needs a browser: cargo verify browser"]
fn a_finger_that_stays_opens_the_hand_again_once_an_act_has_been_told() {
    let rules = |record: &Record<Bohei>| {
        let game = record.game();
        let rules = |seat| game.legal(seat).iter().any(|act| matches!(act, bohei::Action::Enact(..)));
        game.awaited().iter().next().is_some_and(rules)
    };
    let record = scene::<Bohei>(&THREE, &Default::default(), rules);
    let seat = Moment::of(&record).seat;
    let rule = record.game().legal(seat).swap_remove(0);
    for stays in [true, false] {
        // In motion: the act is told.
        visit(Device::PHONE.german(), async |page| {
            page.lay_out(&record).await;
            page.it_is_me().await;
            page.look().await;
            Bohei::choose(page, &Moment::of(&record), &rule).await;
            page.act().await;
            if !stays {
                page.release().await;
            }
            page.until(&format!("remembered() !== {}", json!(record.to_string()))).await;
            page.until("handed() && !document.querySelector('[data-telling]')").await;
            page.pause().await;
            if stays {
                page.until("looking()").await;
                let hand = page.faces().await;
                page.cover().await;
                page.is_covered(&hand, "letting go").await;
            }
            assert!(page.is("!looking() && cards().length > 0").await, "{}", page.text().await);
            assert_eq!(page.remembered::<Bohei>().await.entries().len(), record.entries().len() + 1);
        });
    }
}

/// What else ends a look, as the browser tells it. Hiding the page is done for real on each engine elsewhere.
const ENDS: [(&str, &str); 3] = [
    (
        "a call",
        "document.querySelector('#hold').dispatchEvent(new PointerEvent('pointercancel', { bubbles: true, pointerId: looker }))",
    ),
    ("another window", "window.dispatchEvent(new FocusEvent('blur'))"),
    ("a page that is left", "window.dispatchEvent(new PageTransitionEvent('pagehide'))"),
];

#[test]
#[ignore = "needs a browser: cargo verify browser"]
fn whatever_ends_a_look_covers_the_hand() {
    let record = fresh::<Larry>(&THREE);
    visit(PHONES[0], async |page| {
        page.lay_out(&record).await;
        page.it_is_me().await;
        page.ask("addEventListener('pointerdown', ({ pointerId }) => { window.looker = pointerId; }, true)", vec![])
            .await;
        for (end, script) in ENDS {
            page.look().await;
            let hand = page.faces().await;
            page.ask(&script.replace("looker", "window.looker"), vec![]).await;
            page.is_covered(&hand, end).await;
            page.release().await;
            assert!(page.is("!looking() && cards().length > 0").await, "letting go after {end} opens nothing");
        }
        page.look().await;
        let hand = page.faces().await;
        page.choose_card(0).await;
        page.hide_tab().await;
        page.is_covered(&hand, "hiding the page").await;
        page.show_tab().await;
        page.curtain("Anna", 1).await;
        page.release().await;
        page.pause().await;

        page.it_is_me().await;
        page.look().await;
        page.release().await;
        page.reload().await;
        page.curtain("Anna", 1).await;
        page.is_covered(&hand, "a reload").await;
    });
}

#[test]
#[ignore = "needs a browser: cargo verify browser"]
fn a_double_tap_goes_one_step() {
    let record = fresh::<Larry>(&THREE);
    for device in PHONES {
        visit(device, async |page| {
            page.lay_out(&record).await;
            page.tap("Zum offenen Tisch").await;
            page.pause().await;
            page.tap_twice("Ich, Anna, fange an").await;
            page.taken().await;
            page.curtain("Anna", 2).await;
            page.tap_twice("Doch nicht Anna?").await;
            page.pause().await;
            page.curtain("Anna", 1).await;
            page.tap_twice("Ich bin’s, Anna").await;
            page.pause().await;
            page.curtain("Anna", 2).await;
            page.look().await;
            page.choose_card(0).await;
            page.cover().await;
            page.tap_twice("Tisch").await;
            page.pause().await;
            assert!(page.is("!curtain() && !cards().length").await, "{}", page.text().await);

            // The tap that plays a card answers no question of the table after it.
            page.take_and_look(&Moment::of(&record)).await;
            page.choose_card(0).await;
            page.say(3).await;
            page.cover().await;
            page.tap_twice("Legen, „3“ sagen").await;
            page.pause().await;
            page.sees("Bo, glaubst du das?").await;
            assert_eq!(page.remembered::<Larry>().await.entries().len(), 1);
            page.tap_twice("Ja, ich spiele").await;
            page.taken().await;
            page.curtain("Bo", 2).await;
        });
    }
}

#[test]
#[ignore = "needs a browser: cargo verify browser"]
fn a_card_is_played_covered() {
    let record = fresh::<Larry>(&THREE);
    visit(PHONES[1], async |page| {
        page.lay_out(&record).await;
        page.it_is_me().await;
        page.look().await;
        page.choose_card(2).await;
        page.say(4).await;
        page.cover().await;
        page.act().await;
        page.sees("Bo, glaubst du das?").await;
        let record = page.remembered::<Larry>().await;
        let played = record.entries().len();
        assert_eq!(played, 1);
        assert_eq!(record.game().view(table::Viewer::Table).sum, Some(4));
    });
}

#[test]
#[ignore = "needs a browser: cargo verify browser"]
fn there_is_a_way_back_from_everywhere() {
    let record = fresh::<Riffifi>(&THREE);
    visit(PHONES[0], async |page| {
        page.lay_out(&record).await;
        let anna = Moment::of(&record);
        page.curtain(anna.on(), 1).await;
        page.tap("Zum offenen Tisch").await;
        page.until("!curtain()").await;
        page.pause().await;
        page.take(&anna).await;
        page.tap("Doch nicht").await;
        page.curtain(anna.on(), 1).await;
        page.pause().await;
        page.it_is_me().await;
        page.look().await;
        page.choose_card(0).await;
        page.tap("Tisch").await;
        page.until("!curtain() && !cards().length").await;
        page.release().await;
        page.pause().await;
        // A choice that was left is forgotten.
        page.take(&anna).await;
        page.look().await;
        assert_eq!(page.chosen().await, None);
        page.cover().await;
        // The device's own button leaves the game, and the way back into it leads to the curtain.
        page.back().await;
        page.resume().await;
        page.curtain(anna.on(), 1).await;
        assert_eq!(page.remembered::<Riffifi>().await.entries().len(), 0);
    });
}

#[test]
#[ignore = "needs a browser: cargo verify browser"]
fn a_finger_that_held_the_cards_opens_nothing_on_the_screen_behind_them() {
    let record = fresh::<Larry>(&THREE);
    visit(PHONES[0], async |page| {
        page.lay_out(&record).await;
        page.it_is_me().await;
        page.look().await;
        page.back().await;
        page.sees("Gespeicherte Spiele").await;
        page.release().await;
        page.pause().await;
        page.sees("Gespeicherte Spiele").await;
        page.resume().await;
        page.curtain("Anna", 1).await;
    });
}

#[test]
#[ignore = "needs a browser: cargo verify browser"]
fn whoever_cannot_hold_taps() {
    let record = fresh::<Larry>(&THREE);
    visit(PHONES[1], async |page| {
        page.lay_out(&record).await;
        page.it_is_me().await;
        page.tap("Lieber antippen als halten").await;
        page.sees("Lieber halten als antippen").await;
        page.tap("Karten ansehen").await;
        page.until("looking()").await;
        let hand = page.faces().await;
        page.choose_card(0).await;
        page.tap("Verdecken").await;
        page.is_covered(&hand, "a second tap").await;
        page.taken().await;
        page.tap("Karten ansehen").await;
        page.until("looking()").await;
        page.hide_tab().await;
        page.is_covered(&hand, "hiding the page").await;
        page.show_tab().await;
        page.curtain("Anna", 1).await;
        // The device remembers it.
        page.reload().await;
        page.it_is_me().await;
        page.sees("Lieber halten als antippen").await;
        // Whoever comes next must not believe that letting go covers the cards.
        page.sees("Ein Tipp zeigt deine Karten, noch einer verdeckt sie.").await;
        assert!(!page.text().await.contains("Halten"), "nothing is held here");
    });
}

#[test]
#[ignore = "needs a browser: cargo verify browser"]
fn a_key_is_held_like_a_finger() {
    let record = fresh::<Larry>(&THREE);
    visit(PHONES[0], async |page| {
        page.lay_out(&record).await;
        page.ask("control('Ich bin’s').focus()", vec![]).await;
        page.press(&[Key::Enter]).await;
        page.curtain("Anna", 2).await;
        page.pause().await;
        page.ask("control('Halten zum Ansehen').focus()", vec![]).await;
        let key = async |kind: &str| {
            page.devtools("Input.dispatchKeyEvent", json!({ "type": kind, "key": " ", "code": "Space", "text": " " }))
                .await;
        };
        key("keyDown").await;
        page.until("looking()").await;
        assert!(page.focused().await.starts_with("Loslassen"), "the focus stays on the bar");
        let hand = page.faces().await;
        page.press(&[Key::Enter]).await;
        page.pause().await;
        assert!(page.is("looking()").await, "another key is let go");
        key("keyUp").await;
        page.is_covered(&hand, "letting the key go").await;
    });
}
