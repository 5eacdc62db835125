//! The way of a hidden hand over one phone: nobody sees a card by accident, and nothing of it is found in the page.

use fantoccini::key::Key;
use larry::{Larry, Options};
use riffifi::Riffifi;
use serde_json::json;
use table::{Game, Record};
use tests::{Device, Moment, Page, Tapped, scene, visit};

const PHONES: [Device; 2] = [Device::PHONE.german().calm(), Device::SMALL.german().calm()];
const THREE: [&str; 3] = ["Anna", "Bo", "Çelik"];

/// The first moment of a game that Anna begins.
fn fresh<G: Game>(names: &[&str]) -> Record<G>
where
    G::Options: Default,
{
    scene(names, &G::Options::default(), |_| true)
}

/// Everything by which a shown hand could be known: the names of its cards, and their pictures.
async fn faces(page: &Page) -> Vec<String> {
    let told = page.ask("cards().flatMap((card) => [`aria-label=\"${name(card)}\"`, card.querySelector('svg').outerHTML])", vec![]).await;
    let faces: Vec<String> = told.as_array().into_iter().flatten().filter_map(|face| face.as_str().map(str::to_owned)).collect();
    assert!(faces.len() >= 14 && faces.iter().any(|face| face.starts_with("<svg")), "{faces:?}");
    faces
}

/// Whether one of these is anywhere in the document, in text or attribute.
async fn finds(page: &Page, faces: &[String]) -> Vec<String> {
    let html = page.ask("document.documentElement.outerHTML", vec![]).await;
    let html = html.as_str().unwrap_or_default();
    faces.iter().filter(|face| html.contains(face.as_str())).cloned().collect()
}

/// The hand is covered, its faces are gone, and the seat is still asked for in this way.
async fn is_covered(page: &Page, faces: &[String], after: &str) {
    page.until("!looking()").await;
    let found = finds(page, faces).await;
    assert!(found.is_empty(), "after {after}: {found:?}");
}

fn three_steps<G: Tapped>(device: Device)
where
    G::Options: Default,
{
    let record = fresh::<G>(&THREE);
    visit(device, async |page| {
        page.lay_out(&record).await;
        page.curtain(Moment::of(&record).on(), 1).await;
        assert!(page.cards().await.is_empty());
        page.it_is_me().await;
        page.curtain(Moment::of(&record).on(), 2).await;
        assert!(page.cards().await.is_empty());
        page.look().await;
        let hand = faces(page).await;
        let count = page.cards().await.len();
        page.choose_card(1).await;
        page.cover().await;
        is_covered(page, &hand, "letting go").await;
        assert_eq!(page.cards().await.len(), count, "as many backs");
        assert!(page.cards().await.iter().all(|name| name.contains("verdeckt")), "{:?}", page.cards().await);
        assert_eq!(page.chosen().await, Some(1), "the choice stays");
        page.look().await;
        assert_eq!(page.chosen().await, Some(1));
        assert_eq!(faces(page).await.len(), hand.len());
        page.cover().await;
        page.leave().await;
        is_covered(page, &hand, "leaving").await;
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

/// What else ends a look, as the browser tells it. Hiding the page is done for real on each engine elsewhere.
const ENDS: [(&str, &str); 3] = [
    ("a call", "document.querySelector('#hold').dispatchEvent(new PointerEvent('pointercancel', { bubbles: true, pointerId: looker }))"),
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
        page.ask("addEventListener('pointerdown', ({ pointerId }) => { window.looker = pointerId; }, true)", vec![]).await;
        for (end, script) in ENDS {
            page.look().await;
            let hand = faces(page).await;
            page.ask(&script.replace("looker", "window.looker"), vec![]).await;
            is_covered(page, &hand, end).await;
            page.release().await;
            assert!(page.is("!looking() && cards().length > 0").await, "letting go after {end} opens nothing");
        }
        page.look().await;
        let hand = faces(page).await;
        page.choose_card(0).await;
        page.hide_tab().await;
        is_covered(page, &hand, "hiding the page").await;
        page.show_tab().await;
        page.curtain("Anna", 1).await;
        page.release().await;

        page.it_is_me().await;
        page.look().await;
        page.release().await;
        page.reload().await;
        page.curtain("Anna", 1).await;
        is_covered(page, &hand, "a reload").await;
    });
}

/// Presses the middle of whatever is there twice, as fast as a finger can.
async fn tap_twice(page: &Page, called: &str) {
    let at = "(({ x, y, width, height }) => [x + width / 2, y + height / 2])(control(arguments[0]).getBoundingClientRect())";
    page.control(called).await;
    assert_eq!(page.ask("reached(control(arguments[0]))", vec![json!(called)]).await, json!(true));
    let at = page.ask(at, vec![json!(called)]).await;
    for _ in 0..2 {
        page.devtools("Input.dispatchTouchEvent", json!({ "type": "touchStart", "touchPoints": [{ "x": at[0], "y": at[1] }] })).await;
        page.devtools("Input.dispatchTouchEvent", json!({ "type": "touchEnd", "touchPoints": [] })).await;
    }
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
            tap_twice(page, "Anna fängt an").await;
            page.pause().await;
            page.curtain("Anna", 1).await;
            tap_twice(page, "Ich bin’s, Anna").await;
            page.pause().await;
            page.curtain("Anna", 2).await;
            tap_twice(page, "Doch nicht Anna?").await;
            page.pause().await;
            page.curtain("Anna", 1).await;
            page.it_is_me().await;
            page.look().await;
            page.choose_card(0).await;
            page.cover().await;
            tap_twice(page, "Tisch").await;
            page.pause().await;
            assert!(page.is("!curtain() && !cards().length").await, "{}", page.text().await);

            // The tap that plays a card answers no question of the table after it.
            page.take_and_look(&Moment::of(&record)).await;
            page.choose_card(0).await;
            page.say(3).await;
            page.cover().await;
            tap_twice(page, "Legen, „3“ sagen").await;
            page.pause().await;
            page.sees("Bo, glaubst du das?").await;
            assert_eq!(page.remembered::<Larry>().await.entries().len(), 1);
            tap_twice(page, "Ja, ich lege").await;
            page.pause().await;
            page.curtain("Bo", 1).await;
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
        page.it_is_me().await;
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
        page.it_is_me().await;
        page.look().await;
        assert_eq!(page.chosen().await, None);
        page.cover().await;
        // The device's own button leaves the game, and the way back into it leads to the curtain.
        page.back().await;
        page.tap("Weiter: Riffifi").await;
        page.curtain(anna.on(), 1).await;
        assert_eq!(page.remembered::<Riffifi>().await.entries().len(), 0);
    });
}

#[test]
#[ignore = "needs a browser: cargo verify browser"]
fn whoever_cannot_hold_taps() {
    let record = fresh::<Larry>(&THREE);
    visit(PHONES[1], async |page| {
        page.lay_out(&record).await;
        page.it_is_me().await;
        page.tap("Lieber antippen statt halten").await;
        page.sees("Lieber halten statt antippen").await;
        page.tap("Karten ansehen").await;
        page.until("looking()").await;
        let hand = faces(page).await;
        page.choose_card(0).await;
        page.tap("Verdecken").await;
        is_covered(page, &hand, "a second tap").await;
        page.tap("Karten ansehen").await;
        page.until("looking()").await;
        page.hide_tab().await;
        is_covered(page, &hand, "hiding the page").await;
        page.show_tab().await;
        page.curtain("Anna", 1).await;
        // The device remembers it.
        page.reload().await;
        page.it_is_me().await;
        page.sees("Lieber halten statt antippen").await;
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
            page.devtools("Input.dispatchKeyEvent", json!({ "type": kind, "key": " ", "code": "Space", "text": " " })).await;
        };
        key("keyDown").await;
        page.until("looking()").await;
        assert!(page.focused().await.starts_with("Loslassen"), "the focus stays on the bar");
        let hand = faces(page).await;
        key("keyUp").await;
        is_covered(page, &hand, "letting the key go").await;
    });
}

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
            assert!(!page.offers("Anna fängt an").await, "the table is frozen");
            assert!(page.is("document.querySelector('header.bar').inert").await);
            page.press_name("Bo").await;
            page.until("!control('Meine Karten')").await;
            assert!(page.offers("Anna fängt an").await);
            page.press_name("Çelik").await;
            page.press_name("Bo").await;
            page.tap("Meine Karten").await;
            page.curtain("Bo", 1).await;
            page.pause().await;
            page.it_is_me().await;
            page.look().await;
            let hand = faces(page).await;
            assert!(!page.is("!!document.querySelector('#act')").await, "out of turn nothing is played");
            assert!(page.is("cards().every((card) => card.getAttribute('aria-disabled') === 'true')").await);
            page.cover().await;
            is_covered(page, &hand, "letting go").await;
            page.leave().await;
            assert!(page.offers("Anna fängt an").await, "the table is as it was");
            page.press_name("Bo").await;
            page.tap("Nichts").await;
            page.until("!control('Meine Karten')").await;
        });
    }
}

/// Whatever can be pressed, how large it is, and what it is that a finger on it touches.
const REACH: &str = "controls().filter((one) => one.tagName === 'BUTTON').map((one) => {
    const at = reached(one);
    const { left, right, top, bottom, width, height } = one.getBoundingClientRect();
    const small = width < 43.5 || height < 43.5;
    const outside = left < -1 || right > innerWidth + 1 || top < -1 || bottom > innerHeight + 1;
    return at === true && !small && !outside ? null : `${name(one)}: ${Math.round(width)}x${Math.round(height)} at ${Math.round(left)},${Math.round(top)}, touched ${at}`;
}).filter(Boolean)";

const EIGHT: [&str; 8] = ["Anna", "Bo", "Çelik", "Dora", "Emil", "Friederike-Charlotte", "Gül", "Hannes"];

#[test]
#[ignore = "needs a browser: cargo verify browser"]
fn eight_at_the_smallest_phone_reach_everything() {
    let record = fresh::<Larry>(&EIGHT);
    visit(PHONES[1], async |page| {
        page.lay_out(&record).await;
        let check = async |place: &str| {
            assert_eq!(page.rail().await.len(), 8);
            assert_eq!(page.ask(REACH, vec![]).await, json!([]), "on {place}");
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
        let view = record.game().view(table::Viewer::Table);
        record.game().outcome().is_none() && view.hands[view.turn.index()] >= 20 && view.phase == larry::Phase::Play
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
        assert_eq!(page.ask(REACH, vec![]).await, json!([]));
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
        assert!(curtain.contains("Ich bin’s, Bo"), "Anna has dealt, so Bo leads");
        for card in &hand {
            assert!(!curtain.contains(card), "{card} on the curtain");
        }
    });
}
