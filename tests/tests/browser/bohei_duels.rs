//! Bohei's challenges on the device: a hidden clock, two fingers, two keys.

use std::time::{Duration, Instant};

use bohei::{Action, Bohei, Device as Play, Options, Pending};
use serde_json::{Value, json};
use table::{Game, NoteKey, Record, Seat, Viewer};
use tests::{Device, Page, scene, visit};

const NAMES: [&str; 4] = ["Anna", "Bo", "Çelik", "Dora"];
const PHONE: Device = Device::PHONE.german().calm();

/// A game that stands at a duel of this kind, and the two who play.
fn duel(wanted: Play) -> (Record<Bohei>, [Seat; 2]) {
    let record = scene::<Bohei>(&NAMES, &Options::default(), |record| {
        let view = record.game().view(Viewer::Table);
        let device = |card: bohei::Card| card.challenge().and_then(|challenge| challenge.device);
        view.breaches.is_empty()
            && matches!(view.pending, Some(Pending::Challenge { card, tries: 1, .. }) if device(card) == Some(wanted))
    });
    let Some(Pending::Challenge { by, inside, .. }) = record.game().view(Viewer::Table).pending else {
        unreachable!("just that was wanted")
    };
    let other = inside.iter().find(|seat| *seat != by).expect("an opponent");
    (record, [by, other])
}

/// Waits until the page takes taps again after the last one, and opens the play field.
async fn field(page: &Page) {
    page.tap("Los geht’s").await;
    page.until("!!control('Spielfeld verlassen')").await;
    page.later().await;
}

/// Opens the play field of such a duel, and goes on there; told are the record and the names of the two who play.
fn on_the_field(wanted: Play, what: impl AsyncFnOnce(&Page, &Record<Bohei>, [Seat; 2], [&str; 2])) {
    let (record, players) = duel(wanted);
    visit(PHONE, async |page| {
        page.lay_out(&record).await;
        page.to_the_table().await;
        field(page).await;
        what(page, &record, players, players.map(|seat| NAMES[seat.index()])).await;
    });
}

#[test]
#[ignore = "needs a browser: cargo verify browser"]
fn a_hidden_clock_is_stopped() {
    on_the_field(Play::Stop(10), async |page, record, players, names| {
        let least = Duration::from_millis(500);
        let mut longest = Duration::ZERO;
        for (at, name) in names.iter().enumerate() {
            page.sees(&format!("{} von 2", at + 1)).await;
            let start = Instant::now();
            page.hold(&format!("{name} Start")).await;
            page.release().await;
            page.sees("Die Uhr läuft verdeckt.").await;
            assert!(!page.is("/\\d,\\d/.test(layer().innerText)").await, "nobody sees the time");
            // The second one comes nearer to the aim, however long the first one took.
            tokio::time::sleep(longest + least).await;
            page.hold(&format!("{name} Stopp")).await;
            if at == 0 {
                longest = start.elapsed();
            }
            page.release().await;
        }
        page.sees(&format!("{} gewinnt", names[1])).await;
        assert_eq!(remembered(page).await, record.to_string(), "nothing is entered before the table agrees");
        page.later().await;
        page.tap(&format!("{} gewinnt", names[1])).await;
        page.sees(&format!("{} hat gewonnen.", names[1])).await;
        let after = page.remembered::<Bohei>().await;
        assert_eq!(after.steps().last().map(|step| step.action), Some(Action::Won(players[1])));
        let line = u16::try_from(record.entries().len()).expect("a short game");
        let note = after.notes.get(NoteKey::Entry(line)).expect("what was measured").to_owned();
        let times: Vec<f64> =
            note.split(" / ").filter_map(|time| time.strip_suffix(" s")?.replace(',', ".").parse().ok()).collect();
        // To a hundredth, as it is written.
        let (least, longest) = (least.as_secs_f64() - 0.01, longest.as_secs_f64() + 0.01);
        assert!(times.len() == 2 && (least..longest).contains(&times[1]) && times[0] >= longest + least, "{note}");
        page.reload().await;
        page.to_the_table().await;
        page.sees(&note).await;
    });
}

/// The ice holds as long as it can: chance draws the highest number.
const THICK_ICE: &str = "void (crypto.getRandomValues = (bytes) => bytes.fill(255))";

/// The middles of both halves of the field, the one of whoever plays the card first.
const HALVES: &str = "arguments[0].map((called) => [...document.querySelectorAll('main *')].filter((one) => shown(one) && getComputedStyle(one).touchAction === 'none' && one.innerText.includes(called)).at(-1).getBoundingClientRect())
    .map(({ x, y, width, height }) => [x + width / 2, y + height / 2])";

#[test]
#[ignore = "needs a browser: cargo verify browser"]
fn a_second_finger_does_not_help() {
    on_the_field(Play::Hold, async |page, record, _, names| {
        page.ask(THICK_ICE, vec![]).await;
        let halves = page.ask(HALVES, vec![json!(names)]).await;
        let point = |finger: u32, half: usize| {
            let aside = f64::from(finger) * 12.0;
            json!({ "id": finger, "x": halves[half][0].as_f64().map(|x| x + aside), "y": halves[half][1] })
        };
        let (first, second, other) = (point(1, 0), point(2, 0), point(3, 1));
        let touch = async |kind: &str, points: &[&Value]| {
            page.devtools("Input.dispatchTouchEvent", json!({ "type": kind, "touchPoints": points })).await;
        };
        touch("touchStart", &[&first]).await;
        page.sees("Hält").await;
        // Another finger beside it, before the other half is held: with the first one gone, nothing is held any more.
        touch("touchStart", &[&first, &second]).await;
        touch("touchEnd", &[&first]).await;
        page.until("!layer().innerText.includes('Hält')").await;
        touch("touchEnd", &[&second]).await;

        touch("touchStart", &[&first]).await;
        touch("touchStart", &[&first, &second]).await;
        touch("touchStart", &[&first, &second, &other]).await;
        page.until("!layer().innerText.includes('Hier halten')").await;
        touch("touchEnd", &[&first]).await;
        page.sees("Losgelassen").await;
        // The second finger still lies there; the other player dares more.
        tokio::time::sleep(Duration::from_millis(400)).await;
        touch("touchEnd", &[&other]).await;
        page.sees(&format!("{} gewinnt", names[1])).await;
        touch("touchEnd", &[&second]).await;
        assert_eq!(remembered(page).await, record.to_string());
        page.sees("Gemessen").await;
        page.later().await;
        page.tap(&format!("{} gewinnt", names[1])).await;
        page.sees(&format!("{} hat gewonnen.", names[1])).await;
    });
}

#[test]
#[ignore = "needs a browser: cargo verify browser"]
fn two_at_one_keyboard_hold_a_key_each() {
    on_the_field(Play::Hold, async |page, record, _, names| {
        page.ask(THICK_ICE, vec![]).await;
        let key = async |kind: &str, key: &str| {
            page.devtools("Input.dispatchKeyEvent", json!({ "type": kind, "key": key, "text": key })).await;
        };
        key("keyDown", "l").await;
        page.sees("Hält").await;
        key("keyDown", "x").await;
        key("keyUp", "x").await;
        key("keyDown", "A").await;
        page.until("!layer().innerText.includes('Hier halten')").await;
        key("keyUp", "l").await;
        page.sees("Losgelassen").await;
        tokio::time::sleep(Duration::from_millis(400)).await;
        key("keyUp", "a").await;
        page.sees(&format!("{} gewinnt", names[1])).await;
        assert_eq!(remembered(page).await, record.to_string());
    });
}

async fn remembered(page: &Page) -> String {
    page.ask("remembered()", vec![]).await.as_str().unwrap_or_default().to_owned()
}
