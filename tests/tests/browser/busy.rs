//! A phone that is busy gets to more than one tap before it has drawn what the first one brings: the others were meant for what
//! was there before. And a second tap may be slow.

use bohei::{Action, Bohei};
use geizen::Geizen;
use larry::Larry;
use serde_json::json;
use table::{Game, Record, Seat, Viewer};
use tests::{BrowserTest, Device, Page, Save, fresh, random_game, save, scene, visit};

const PHONE: Device = Device::PHONE.german().calm();

/// A test on a device that stores a game that is over.
fn finished() -> BrowserTest {
    let over = Save::of(random_game::<Geizen>(&["Anna", "Bo"], &geizen::Options::default(), 7));
    BrowserTest::new(PHONE).remembering(&Save::key(1), over.json())
}

/// Waits until the page is on this screen, with as many sheets upon it and as many games on the device, and stays there.
async fn is_on(page: &Page, screen: &str, sheets: usize, games: usize) {
    let now = "[document.documentElement.dataset.screen, document.querySelectorAll('[aria-modal]').length,
        Object.keys(localStorage).filter((key) => key.startsWith('stammtisch.game.')).length].join(' ')";
    let wanted = json!(format!("{screen} {sheets} {games}"));
    page.until(&format!("{now} === {wanted}")).await;
    page.pause().await;
    assert_eq!(page.ask(now, Vec::new()).await, wanted, "{}", page.text().await);
}

/// Waits until the device remembers so many acts, and takes no other one.
async fn has_acts<G: Game>(page: &Page, acts: usize) {
    let now = async || page.remembered::<G>().await.entries().len();
    for _ in 0..100 {
        if now().await == acts {
            break;
        }
    }
    page.pause().await;
    assert_eq!(now().await, acts, "{}", page.text().await);
}

#[test]
#[ignore = "needs a browser: cargo verify browser"]
fn a_screen_or_sheet_opens_and_closes_once() {
    let saved = save(&["Anna", "Bo"], |view| view.round == 2);
    BrowserTest::new(PHONE).remembering(&Save::key(1), saved.json()).run(async |page| {
        page.tap_twice_while_busy("Einstellungen").await;
        is_on(page, "settings", 0, 1).await;
        page.tap_twice_while_busy("Zurück").await;
        is_on(page, "home", 0, 1).await;
        page.tap_twice_while_busy("Weiter: Geizen, Runde 2").await;
        is_on(page, "play", 0, 1).await;
        page.tap_twice_while_busy("Menü").await;
        is_on(page, "play", 1, 1).await;
        page.tap_twice_while_busy("Schließen").await;
        is_on(page, "play", 0, 1).await;
        page.tap("Menü").await;
        page.tap_twice_while_busy("Spiel beenden").await;
        is_on(page, "play", 1, 1).await;
        page.tap_twice_while_busy("Weiterspielen").await;
        is_on(page, "play", 0, 1).await;
        page.back().await;
        is_on(page, "home", 0, 1).await;
    });
}

#[test]
#[ignore = "needs a browser: cargo verify browser"]
fn a_game_begins_once() {
    finished().run(async |page| {
        page.tap("Gespeicherte Spiele").await;
        page.tap("Geizen").await;
        page.tap("Wiederholung").await;
        page.tap_twice_while_busy("Ab hier anders spielen").await;
        is_on(page, "play", 0, 2).await;
        page.back().await;
        page.tap_twice_while_busy("Revanche").await;
        is_on(page, "play", 0, 3).await;
    });
    visit(PHONE, async |page| {
        page.tap_twice_while_busy("Geizen").await;
        is_on(page, "setup", 0, 0).await;
        for (place, name) in [(1, "Anna"), (2, "Bo")] {
            page.type_into(&format!("Name an Platz {place}"), name).await;
        }
        page.ask("document.activeElement.blur()", vec![]).await;
        page.tap_twice_while_busy("Los geht’s").await;
        is_on(page, "play", 0, 1).await;
        page.back().await;
        is_on(page, "home", 0, 1).await;
    });
    visit(PHONE, async |page| {
        page.tap_twice_while_busy("Allein probieren: Geizen").await;
        is_on(page, "play", 0, 1).await;
    });
    // Somebody goes elsewhere before the game has come.
    visit(PHONE, async |page| {
        let alone = "Allein probieren: Larry";
        page.control(alone).await;
        page.press_while_busy(&[alone, alone, "Einstellungen"]).await;
        is_on(page, "settings", 0, 0).await;
        page.later().await;
        is_on(page, "settings", 0, 0).await;
    });
}

#[test]
#[ignore = "needs a browser: cargo verify browser"]
fn of_two_ways_the_first_is_taken() {
    finished().run(async |page| {
        page.tap("Gespeicherte Spiele").await;
        page.tap("Geizen").await;
        page.sees("Revanche").await;
        page.press_while_busy(&["Zum Start", "Revanche"]).await;
        is_on(page, "home", 0, 1).await;
    });
    let saved = save(&["Anna", "Bo"], |view| view.round == 2);
    BrowserTest::new(PHONE).remembering(&Save::key(1), saved.json()).run(async |page| {
        page.resume().await;
        page.tap("Menü").await;
        page.tap("Spiel beenden").await;
        page.tap("Ja, beenden").await;
        page.sees("Wollen das wirklich alle?").await;
        page.press_while_busy(&["Doch weiterspielen", "Ja, Schluss"]).await;

        is_on(page, "play", 0, 1).await;

        page.back().await;
        page.sees("Weiter: Geizen, Runde 2").await;
        // The device's own way back, and at once what has gone with it.
        page.resume().await;
        page.tap("Menü").await;
        page.sees("Spiel beenden").await;
        let back =
            "(dispatchEvent(new PopStateEvent('popstate', { state: history.state.replace('2 sheet', '1 play') })),
            control('Diese Partie teilen').click())";
        page.ask(back, Vec::new()).await;
        is_on(page, "play", 0, 1).await;
    });
}

#[test]
#[ignore = "needs a browser: cargo verify browser"]
fn only_what_was_asked_for_is_deleted() {
    let games = [1, 2].map(|at| (Save::key(at), save(&["Anna", "Bo"], |view| view.round == at as u16 + 1).json()));
    let visit = BrowserTest::new(PHONE);
    visit.remembering(&games[0].0, games[0].1.clone()).remembering(&games[1].0, games[1].1.clone()).run(async |page| {
        page.tap("Gespeicherte Spiele").await;
        page.tap("Löschen").await;
        page.sees("Für immer löschen").await;
        page.press_while_busy(&["Alles löschen", "Für immer löschen"]).await;
        is_on(page, "saved", 0, 1).await;
    });
}

#[test]
#[ignore = "needs a browser: cargo verify browser"]
fn no_more_sit_down_than_there_are_places() {
    visit(PHONE, async |page| {
        page.tap("Geizen").await;
        page.tap("Noch jemand").await;
        page.tap("Noch jemand").await;
        page.until("!!control('Name an Platz 4')").await;
        page.tap_twice_while_busy("Noch jemand").await;
        page.until("!!control('Name an Platz 5')").await;
        assert!(!page.offers("Name an Platz 6").await);
        for place in 1..=5 {
            page.type_into(&format!("Name an Platz {place}"), &format!("Gast {place}")).await;
        }
        // What is still said of a place that is gone does no harm.
        page.ask("control('Name an Platz 5').focus()", Vec::new()).await;
        page.press_while_busy(&["Vom Tisch nehmen: Gast 4", "Vom Tisch nehmen: Gast 5"]).await;
        page.until("!control('Name an Platz 5')").await;
        page.tap("Los geht’s").await;
        is_on(page, "play", 0, 1).await;
    });
}

/// Bohei is the game in which somebody may shout while something is asked.
#[test]
#[ignore = "needs a browser: cargo verify browser"]
fn what_is_struck_out_is_what_was_asked_about() {
    let mut record = fresh::<Bohei>(&["Anna", "Bo", "Cem"]);
    record.act(Seat::new(0), Action::Draw).expect("the first act of a turn");
    BrowserTest::new(PHONE).remembering(&Save::<Bohei>::slot(1), Save::of(record.clone()).json()).run(async |page| {
        page.resume().await;
        page.tap("Zum offenen Tisch").await;
        page.tap("Menü").await;
        page.tap("Korrigieren").await;
        page.sees("Gilt der letzte Schritt nicht?").await;
        let shout = "[...document.querySelectorAll('[aria-label=\"Am Tisch\"] button')].find((one) => name(one) === 'Bo: Bohei!')";
        let strike = "control('Streichen, alle sind einverstanden')";
        let both = format!("(finger({shout}, ['pointerdown', 'pointerup'], performance.now()), {strike}.click())");
        page.ask(&both, Vec::new()).await;
        // The shout, and nothing is struck out.
        has_acts::<Bohei>(page, record.entries().len() + 1).await;
    });
}

#[test]
#[ignore = "needs a browser: cargo verify browser"]
fn a_slow_second_tap_is_no_act() {
    visit(Device::PHONE.german(), async |page| {
        page.sit_down(&["Anna", "Bo"]).await;
        page.act().await;
        page.standing().await;
        page.choose([0, 1, 2, 3, 4]).await;
        let settle = page.ask("name(document.querySelector('#act'))", Vec::new()).await;
        // Where Anna settles, Bo will roll.
        page.tap_and_linger(settle.as_str().expect("a button")).await;
        page.standing().await;
        has_acts::<Geizen>(page, 2).await;
        // Whoever presses once more means it.
        page.act().await;
        has_acts::<Geizen>(page, 3).await;
    });
}

/// An act, and from then on a press every 60 ms, each of which lasts 40, on the button below what the act has brought: after how
/// many milliseconds the result is there, if it ever comes. The page's timers go by this clock, however slow the machine is.
const REPEATED_PRESSES: &str = "(async () => {
    const [wait, due] = [setTimeout, []];
    let now = 0;
    window.setTimeout = (what, after = 0) => due.push([now + after, what]);
    window.clearTimeout = (timer) => { due[timer - 1] = [Infinity]; };
    const later = async (time) => {
        now += time;
        due.forEach((timer) => timer[0] <= now && [timer[0] = Infinity, timer[1]()]);
        await new Promise((drawn) => wait(drawn, 60));
    };
    const press = (kinds) => finger(control('Zum Ergebnis') ?? document.body, kinds, performance.now());
    const over = () => ranking();
    control('Ich glaub’s').click();
    await later(15);
    while (now < 1500 && !over()) {
        await later(20);
        press(['pointerdown']);
        await later(40);
        press(['pointerup', 'click']);
        await later(0);
    }
    return over() && now;
})()";

#[test]
#[ignore = "needs a browser: cargo verify browser"]
fn presses_in_the_pause_do_not_make_it_longer() {
    let last = |record: &Record<Larry>| {
        let view = record.game().view(Viewer::Table);
        view.phase == larry::Phase::Answer && view.pile.len() > 1 && {
            let mut after = record.clone();
            after.act(view.turn, larry::Action::Accept).expect("a last card can be believed");
            after.game().outcome().is_some()
        }
    };
    let record = scene::<Larry>(&["Anna", "Bo", "Cem"], &larry::Options::default(), last);
    visit(PHONE, async |page| {
        page.lay_out(&record).await;
        page.to_the_table().await;
        page.until("!!control('Ich glaub’s')").await;
        // The pause is over after 250 ms; the press that began before that is none, and the next one counts.
        assert_eq!(page.ask(REPEATED_PRESSES, Vec::new()).await, json!(315), "{}", page.text().await);
    });
}
