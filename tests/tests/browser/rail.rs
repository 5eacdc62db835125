//! Room for everybody on a small screen: the rail with its looks out of turn, eight players, twenty cards, and what is only heard.

use larry::{Larry, Options, Phase};
use riffifi::Riffifi;
use serde_json::json;
use table::{Game, Record, Viewer};
use tests::{Device, Moment, fresh, scene, visit};

const PHONES: [Device; 2] = [Device::PHONE.german().calm(), Device::SMALL.german().calm()];
const THREE: [&str; 3] = ["Anna", "Bo", "Çelik"];

#[test]
#[ignore = "needs a browser: cargo verify browser"]
fn the_rail_gives_a_look_out_of_turn() {
    let record = fresh::<Larry>(&THREE);
    for device in PHONES {
        visit(device, async |page| {
            page.lay_out(&record).await;
            page.tap("Zum offenen Tisch").await;
            page.pause().await;
            page.press_name("Bo").await;
            page.until("!!control('Meine Karten')").await;
            assert!(!page.offers("Ich, Anna, fange an").await, "the table is frozen");
            assert!(page.offers("Menü").await, "the bar can be reached");
            page.press_name("Bo").await;
            page.until("!control('Meine Karten')").await;
            assert!(page.offers("Ich, Anna, fange an").await);
            page.press_name("Çelik").await;
            page.later().await;
            page.press_name("Bo").await;
            page.tap("Meine Karten").await;
            page.curtain("Bo", 1).await;
            page.pause().await;
            page.it_is_me().await;
            page.look().await;
            let hand = page.faces().await;
            assert!(!page.is("!!document.querySelector('#act')").await, "out of turn nothing is played");
            assert!(page.is("cards().every((card) => card.getAttribute('aria-disabled') === 'true')").await);
            page.cover().await;
            page.is_covered(&hand, "letting go").await;
            page.leave().await;
            assert!(page.offers("Ich, Anna, fange an").await, "the table is as it was");
            page.press_name("Bo").await;
            page.tap("Nichts").await;
            page.until("!control('Meine Karten')").await;
        });
    }
}

#[test]
#[ignore = "needs a browser: cargo verify browser"]
fn a_mouse_that_stays_on_a_name_has_pressed_it_once() {
    let record = fresh::<Larry>(&THREE);
    visit(PHONES[0], async |page| {
        page.lay_out(&record).await;
        page.tap("Zum offenen Tisch").await;
        page.pause().await;
        let middle = page.ask("middle(within(['Am Tisch'], 'Bo'))", vec![]).await;
        for kind in ["mousePressed", "mouseReleased"] {
            let event = json!({ "type": kind, "x": middle["x"], "y": middle["y"], "button": "left", "clickCount": 1 });
            page.devtools("Input.dispatchMouseEvent", event).await;
            page.until("!!control('Meine Karten')").await;
            tokio::time::sleep(std::time::Duration::from_millis(900)).await;
        }
        assert!(page.offers("Meine Karten").await, "the click belongs to the press");
        page.press_name("Bo").await;
        page.until("!control('Meine Karten')").await;
    });
}

/// Two fingers on two names, so many milliseconds apart.
const TWO_PRESSES: &str = "((start) => {
    const touch = (name, id, time) => finger(within(['Am Tisch'], name), ['pointerdown'], time, { pointerId: id, isPrimary: id === 1 });
    touch('Bo', 1, start);
    touch('Çelik', 2, start + arguments[0]);
})(Math.round(performance.now()))";

#[test]
#[ignore = "needs a browser: cargo verify browser"]
fn of_two_names_pressed_together_the_first_counts_and_the_distance_is_shown() {
    let record = fresh::<Larry>(&THREE);
    visit(PHONES[0], async |page| {
        page.lay_out(&record).await;
        page.tap("Zum offenen Tisch").await;
        page.pause().await;
        page.ask(TWO_PRESSES, vec![json!(120)]).await;
        page.until("/Çelik\\s+120 ms später/.test(document.querySelector('main').innerText)").await;
        let strip =
            "[...document.querySelectorAll('[role=group]')].some((group) => group.getAttribute('aria-label') === 'Bo')";
        assert!(page.is(strip).await, "Bo was first");
        page.later().await;
        page.press_name("Çelik").await;
        page.until("[...document.querySelectorAll('[role=group]')].some((group) => group.getAttribute('aria-label') === 'Çelik')").await;
        assert!(
            !page.is("/ms später/.test(document.querySelector('main').innerText)").await,
            "that was a press of its own"
        );
    });
}

const EIGHT: [&str; 8] = ["Anna", "Bo", "Çelik", "Dora", "Emil", "Friederike-Charlotte", "Gül", "Hannes"];

#[test]
#[ignore = "needs a browser: cargo verify browser"]
fn eight_at_the_smallest_phone_reach_everything() {
    let record = fresh::<Larry>(&EIGHT);
    visit(PHONES[1], async |page| {
        page.lay_out(&record).await;
        let check = async |place: &str| {
            assert_eq!(page.rail().await.len(), 8);
            assert_eq!(page.ask("unreached()", vec![]).await, json!([]), "on {place}");
            assert!(page.is("document.documentElement.scrollWidth <= innerWidth").await, "{place} is too wide");
        };
        check("the curtain").await;
        page.it_is_me().await;
        check("the second step").await;
        page.look().await;
        page.cover().await;
        check("the hand").await;
        page.leave().await;
        check("the table").await;
        let rows = page.ask("new Set([...group(['Am Tisch']).querySelectorAll('button')].map((seat) => Math.round(seat.getBoundingClientRect().top))).size", vec![]).await;
        assert_eq!(rows, json!(2), "two rows of names");
        page.press_name("Friederike").await;
        page.until("!!control('Meine Karten')").await;
        check("the strip").await;
    });
}

#[test]
#[ignore = "needs a browser: cargo verify browser"]
fn twenty_cards_can_be_seen_and_tapped_on_the_smallest_phone() {
    // Somebody on turn holds many cards, after many draws.
    let many = |record: &Record<Larry>| {
        let view = record.game().view(Viewer::Table);
        record.game().outcome().is_none() && view.hands[view.turn.index()] >= 20 && view.phase == Phase::Play
    };
    let record = scene::<Larry>(&["Anna", "Bo"], &Options::default(), many);
    visit(PHONES[1], async |page| {
        page.lay_out(&record).await;
        page.take_and_look(&Moment::of(&record)).await;
        let count = page.cards().await.len();
        assert!(count >= 20);
        // What is to be seen of a card reaches up to the next one in its row.
        let narrow = page.ask("cards().map((card) => { const { left, right } = card.getBoundingClientRect(); const next = card.nextElementSibling?.getBoundingClientRect().left ?? right; return Math.min(right, next) - left; }).filter((width) => width < 40)", vec![]).await;
        assert_eq!(narrow, json!([]), "each at least 40 pixels wide");
        for place in 0..count {
            page.choose_card(place).await;
        }
        page.cover().await;
        assert_eq!(page.ask("unreached()", vec![]).await, json!([]));
    });
}

#[test]
#[ignore = "needs a browser: cargo verify browser"]
fn a_screen_reader_hears_no_card_on_the_curtain() {
    let record = fresh::<Riffifi>(&THREE);
    visit(PHONES[0], async |page| {
        page.lay_out(&record).await;
        page.it_is_me().await;
        page.look().await;
        let hand = page.cards().await;
        page.cover().await;
        let heard = async || page.devtools("Accessibility.getFullAXTree", json!({})).await.to_string();
        assert!(heard().await.contains("verdeckt"));
        for card in &hand {
            assert!(!heard().await.contains(card), "{card} in the covered hand");
        }
        page.leave().await;
        page.take(&Moment::of(&record)).await;
        let curtain = heard().await;
        assert!(curtain.contains("Doch nicht Bo?"), "Anna has dealt, so Bo leads");
        for card in &hand {
            assert!(!curtain.contains(card), "{card} on the curtain");
        }
    });
}
