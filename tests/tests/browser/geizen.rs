//! Whole games of Geizen, from the first tap to the last chip.

use geizen::Geizen;
use serde_json::json;
use table::{Game, Record};
use tests::{BrowserTest, Device, Page, Save, Standing, save, visit};

const THREE: [&str; 3] = ["Anna", "Bo", "Çelik"];

#[test]
#[ignore = "needs a browser: cargo verify browser"]
fn a_whole_game_for_three_on_a_phone_in_german() {
    BrowserTest::new(Device::PHONE.german().calm()).fast_timers().run(async |page| {
        page.sit_down(&THREE).await;
        page.sees("Anna ist dran").await;
        reload_in_the_middle_of_a_turn(page).await;

        // Home and back in by "Weiter".
        let left = page.standing().await;
        page.tap("Menü").await;
        page.tap("Zum Start").await;
        page.resume().await;
        assert_eq!(page.standing().await, left);

        page.long_turn().await;
        page.play_out().await;
        the_end_is_told(page, "Chips nach jedem Zug", "hat gegeizt", "haben gegeizt").await;
        page.tap("Revanche").await;
        page.sees("Bo ist dran").await;
        let again = page.standing().await;
        assert_eq!(again.hands, THREE.map(|name| (name.to_owned(), 22)));
        assert_eq!((again.bank, again.place.as_str()), (64, "Runde 1"));
    });
}

#[test]
#[ignore = "needs a browser: cargo verify browser"]
fn a_whole_game_for_three_on_a_tablet_in_english_with_a_look_into_german() {
    BrowserTest::new(Device::TABLET.english().calm()).fast_timers().run(async |page| {
        page.sit_down(&THREE).await;
        page.sees("Anna to play").await;
        reload_in_the_middle_of_a_turn(page).await;

        page.act().await;
        let before = page.standing().await;
        page.tap("Menu").await;
        page.tap("Settings").await;
        page.tap("Deutsch").await;
        page.sees("Einstellungen").await;
        page.tap("Schließen").await;
        page.sees("Antippen, was du behältst").await;
        let switched = page.standing().await;
        assert_eq!((switched.hands, switched.bank, switched.board), (before.hands, before.bank, before.board));
        page.tap("Menü").await;
        page.tap("Einstellungen").await;
        page.tap("English").await;
        page.tap("Close").await;
        page.choose([0, 1, 2, 3, 4]).await;
        page.act().await;

        page.play_out().await;
        the_end_is_told(page, "Chips after each turn", "kept the most", "kept the most").await;
        page.tap("Rematch").await;
        page.sees("Bo to play").await;
        assert_eq!(page.standing().await.hands, THREE.map(|name| (name.to_owned(), 22)));
    });
}

/// Rolls, keeps and rolls on, and loads the page: the same dice lie there, and the choice alone is forgotten.
async fn reload_in_the_middle_of_a_turn(page: &Page) {
    page.act().await;
    page.choose([0]).await;
    page.act().await;
    let before = page.standing().await;
    assert_eq!(before.dice.len(), 4);
    page.choose([1]).await;
    page.reload().await;
    assert_eq!(page.standing().await, before);
    page.choose([0, 1, 2, 3]).await;
    page.act().await;
}

/// Ranking and curve say what the record says.
async fn the_end_is_told(page: &Page, curve: &str, one: &str, several: &str) {
    let end: Standing = page.standing().await;
    let ranking = page
        .ask("[...ranking().querySelectorAll('li')].map((li) => [...li.children].map(name).filter(Boolean))", vec![])
        .await;
    let ranking: Vec<(u32, String, u32)> = ranking
        .as_array()
        .expect("a ranking")
        .iter()
        .map(|row| {
            let word = |at: usize| row[at].as_str().unwrap_or_default().to_owned();
            (word(0).parse().expect("a place"), word(1), word(2).parse().expect("chips"))
        })
        .collect();
    let mut scores = recorded_scores(page).await;
    scores.sort();
    let mut ranked: Vec<(String, u32)> = ranking.iter().map(|(_, name, chips)| (name.clone(), *chips)).collect();
    assert!(ranked.is_sorted_by(|one, next| one.1 >= next.1), "most chips first: {ranking:?}");
    for (place, _, chips) in &ranking {
        let better = ranking.iter().filter(|(_, _, other)| other > chips).count();
        assert_eq!(*place as usize, better + 1, "{ranking:?}");
    }
    ranked.sort();
    assert_eq!(ranked, scores);
    assert!(scores.iter().any(|(_, chips)| *chips == 0), "somebody is broke: {scores:?}");
    let winners: Vec<&str> =
        ranking.iter().filter(|(place, ..)| *place == 1).map(|(_, name, _)| name.as_str()).collect();
    for winner in &winners {
        assert!(end.turn.contains(winner), "{}", end.turn);
    }
    assert!(end.turn.contains(if winners.len() == 1 { one } else { several }), "{}", end.turn);
    page.sees(curve).await;
    assert!(
        page.is("group(['Chips nach jedem Zug', 'Chips after each turn']).getBoundingClientRect().height > 60").await
    );
}

/// Names and chips at the end of the one game that is saved, by the rules alone.
async fn recorded_scores(page: &Page) -> Vec<(String, u32)> {
    let key = "Object.keys(localStorage).find((key) => key.startsWith('stammtisch.game.'))";
    let record = page.ask(&format!("JSON.parse(localStorage.getItem({key})).record"), vec![]).await;
    let record: Record<Geizen> = record.as_str().expect("a record").parse().expect("a record that reads");
    let outcome = record.game().outcome().expect("the game is over");
    record.notes.names(3).into_iter().zip(outcome.scores.iter().map(|&chips| chips.unsigned_abs())).collect()
}

fn faces(standing: &Standing) -> Vec<u8> {
    standing.dice.iter().map(|die| die.face).collect()
}

#[test]
#[ignore = "needs a browser: cargo verify browser"]
fn a_keep_is_taken_back_until_the_next_roll_has_been_seen() {
    visit(Device::PHONE.german().calm(), async |page| {
        page.sit_down(&["Anna", "Bo"]).await;
        assert!(!page.offers("Zurück").await, "nothing has happened yet");
        page.act().await;
        assert!(!page.offers("Zurück").await, "a roll is chance");
        let rolled = page.standing().await;

        // The last keep of a turn can be taken back, until the next player rolls.
        page.choose([0, 1, 2, 3, 4]).await;
        page.act().await;
        page.sees("Bo ist dran").await;
        page.take_back("Zurück: Anna wählt noch einmal").await;
        let back = page.standing().await;
        assert_eq!((faces(&back), back.hands, back.board), (faces(&rolled), rolled.hands, rolled.board));
        page.choose([0, 1, 2, 3, 4]).await;
        page.act().await;
        page.act().await;
        assert!(!page.offers("Zurück").await);

        // Any other one is seen together with the roll after it.
        page.choose([2]).await;
        page.act().await;
        let on = page.standing().await;
        assert_eq!((on.place.as_str(), on.dice.len()), ("Runde 1 · Wurf 2 von 5", 4));
        assert!(!page.offers("Zurück").await, "a roll is chance");
    });
}

#[test]
#[ignore = "needs a browser: cargo verify browser"]
fn the_last_keep_of_the_game_can_be_taken_back() {
    let over = save(&["Anna", "Bo"], |view| view.over);
    BrowserTest::new(Device::PHONE.german().calm()).remembering(&Save::key(1), over.json()).run(async |page| {
        page.tap("Gespeicherte Spiele").await;
        page.sees("Nur auf diesem Gerät").await;
        page.tap("Geizen").await;
        page.sees("Revanche").await;
        page.tap("Letzten Schritt zurücknehmen").await;
        page.sees("Antippen, was du behältst").await;
        page.reload().await;
        page.sees("Antippen, was du behältst").await;
    });
}

#[test]
#[ignore = "needs a browser: cargo verify browser"]
fn the_table_may_correct_a_roll_when_all_agree() {
    visit(Device::PHONE.german().calm(), async |page| {
        page.sit_down(&["Anna", "Bo"]).await;
        let fresh = page.standing().await;
        page.act().await;
        let rolled = page.standing().await;
        page.tap("Menü").await;
        page.tap("Korrigieren").await;
        page.sees("Gilt der letzte Schritt nicht?").await;
        page.tap("Er gilt").await;
        assert_eq!(page.standing().await, rolled, "asked, and nothing done");
        page.tap("Menü").await;
        page.tap("Korrigieren").await;
        page.tap("Streichen, alle sind einverstanden").await;
        assert_eq!(page.standing().await, fresh);
        page.tap("Verlauf").await;
        page.sees("Der Tisch korrigiert").await;
        page.tap("Schließen").await;
        page.pause().await;
        page.act().await;
        assert_eq!(page.standing().await.dice, rolled.dice, "chance is not asked twice");
    });
}

#[test]
#[ignore = "needs a browser: cargo verify browser"]
fn a_double_tap_is_one_act() {
    visit(Device::PHONE.german(), async |page| {
        page.sit_down(&["Anna", "Bo"]).await;
        // Two clicks in the same moment, as fast as a finger cannot.
        page.ask("[1, 2].forEach(() => document.querySelector('#act').click())", vec![]).await;
        let rolled = page.standing().await;
        assert_eq!((rolled.place.as_str(), rolled.dice.len()), ("Runde 1 · Wurf 1 von 5", 5));
        page.choose([0]).await;
        page.ask("[1, 2].forEach(() => document.querySelector('#act').click())", vec![]).await;
        let kept = page.standing().await;
        assert_eq!((kept.place.as_str(), kept.dice.len()), ("Runde 1 · Wurf 2 von 5", 4));
    });
}

#[test]
#[ignore = "needs a browser: cargo verify browser"]
fn a_double_tap_does_not_reach_the_undo_that_appears_under_it() {
    visit(Device::PHONE.german().calm(), async |page| {
        page.sit_down(&["Anna", "Bo"]).await;
        page.act().await;
        page.choose([0, 1, 2, 3, 4]).await;
        let act = page.ask("document.querySelector('#act').getBoundingClientRect()", vec![]).await;
        let label = page.ask("name(document.querySelector('#act'))", vec![]).await;
        // The right end of the wide button, where the undo is to be.
        let at = act["x"].as_f64().unwrap_or(0.0) + act["width"].as_f64().unwrap_or(0.0) * 0.9;
        page.tap_twice_at(label.as_str().expect("a button"), 0.9).await;
        let kept = page.standing().await;
        assert_eq!(kept.dice.len(), 0, "kept and not taken back at once: {kept:?}");
        let undo = page.ask("control('Zurück').getBoundingClientRect()", vec![]).await;
        assert!(undo["x"].as_f64() < Some(at) && Some(at) < undo["right"].as_f64(), "the undo lies there: {undo}");
    });
}

/// Rolls: whether the dice are still falling after a tenth of a second, and after a little more than one. Timers end in the order
/// of their times, however late: the first one is there before the roll, the second one after it.
const FALLING: &str = "new Promise((done) => {
    const moves = () => !!document.querySelector('[data-telling]');
    let early;
    setTimeout(() => { early = moves(); }, 100);
    setTimeout(() => setTimeout(() => done([early, moves()]), 1050));
    document.querySelector('#act').click();
})";

/// Keeps and rolls on, and taps at once: whether something moved before the tap, and after it.
const TAPPED_AWAY: &str = "new Promise((done) => {
    const moves = () => !!document.querySelector('[data-telling]');
    setTimeout(() => {
        const before = moves();
        document.querySelector('main').dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
        setTimeout(() => done([before, moves()]));
    });
    document.querySelector('#act').click();
})";

#[test]
#[ignore = "needs a browser: cargo verify browser"]
fn motion_is_short_and_a_tap_ends_it() {
    visit(Device::PHONE.german(), async |page| {
        page.sit_down(&["Anna", "Bo"]).await;
        assert_eq!(page.ask(FALLING, vec![]).await, json!([true, false]), "it is seen, and a second is enough");
        page.standing().await;
        page.choose([0]).await;
        assert_eq!(page.ask(TAPPED_AWAY, vec![]).await, json!([true, false]));
        let dice = page.standing().await.dice;
        assert_eq!(dice.len(), 4);
    });
}

#[test]
#[ignore = "needs a browser: cargo verify browser"]
fn less_motion_delays_nothing() {
    visit(Device::PHONE.german().calm(), async |page| {
        page.sit_down(&["Anna", "Bo"]).await;
        page.ask("document.querySelector('#act').click()", vec![]).await;
        // Two frames later the dice lie there and nothing is being told.
        let told = page
            .ask(
                "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(standing()))))",
                vec![],
            )
            .await;
        assert_eq!((&told["still"], told["dice"].as_array().map(Vec::len)), (&json!(true), Some(5)));
    });
}

#[test]
#[ignore = "needs a browser: cargo verify browser"]
fn two_and_five_can_play() {
    for (names, chips, bank) in [(&["A", "B"][..], 18, 94), (&["A", "B", "C", "D", "E"], 25, 5)] {
        visit(Device::SMALL.german().calm(), async |page| {
            page.sit_down(names).await;
            let table = page.standing().await;
            assert!(table.hands.iter().all(|(_, held)| *held == chips) && table.hands.len() == names.len());
            assert_eq!(table.bank, bank);
            page.short_turn().await;
            page.long_turn().await;
        });
    }
}

/// Taps the amber button while the chips are on their way; whether they still were.
const TAP_WHILE_TOLD: &str = "new Promise((done) => {
    const act = () => document.querySelector('#act');
    act().click();
    setTimeout(() => {
        if (!document.querySelector('[data-telling]')) return done(false);
        act().dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
        setTimeout(() => { act().click(); setTimeout(() => done(true), 100); }, 30);
    }, 320);
})";

#[test]
#[ignore = "needs a browser: cargo verify browser"]
fn a_tap_that_ends_the_telling_is_no_act() {
    visit(Device::PHONE.german(), async |page| {
        page.sit_down(&["Anna", "Bo"]).await;
        // Sixes alone are told too quickly: then the next turn is tried.
        for _ in 0..4 {
            page.act().await;
            page.standing().await;
            page.choose([0, 1, 2, 3, 4]).await;
            let told = page.ask(TAP_WHILE_TOLD, vec![]).await == json!(true);
            if told {
                assert!(page.standing().await.dice.is_empty(), "the next player has not rolled yet");
                return;
            }
        }
        panic!("no turn was long enough to be tapped away");
    });
}

/// What is said before the last keep is what the story says after it: the debt that cannot be repaid is no loss.
#[test]
#[ignore = "needs a browser: cargo verify browser"]
fn the_receipt_says_before_the_last_keep_what_the_story_says_after_it() {
    let text = "geizen.1.2.cYl6p1_eMTSkqnLgViisbw.-.s1.r.2.r.1234.r.24556.r.11236.r.11666.r.11456.r.1.r.2.r.126.r";
    let record: Record<Geizen> = text.parse().expect("a record");
    BrowserTest::new(Device::SMALL.german().calm()).run(async |page| {
        page.lay_out(&record).await;
        page.choose([0, 1, 2, 3, 4]).await;
        // A row of the receipt, and the total beside it; on the smallest phone nothing of it lies below the button.
        let rows = "[...document.querySelectorAll('table tr')].map((row) => [...row.children].slice(0, 2).map(heard).join('').trim())";
        let said = ["Reihe 2: 1 eigener und 1 geborgter", "Reihe 3: 1 geborgter", "Reihe 4: 1 geborgter und 1 aus der Bank"];
        let said = [said.as_slice(), &["3 geborgte bleiben offen"]].concat();
        assert_eq!(page.ask(rows, vec![]).await, json!(said));
        let receipt = "document.querySelector('table').parentElement";
        assert!(page.is(&format!("name({receipt}).endsWith('−1 pleite')")).await, "the total");
        let covered = format!("{receipt}.getBoundingClientRect().bottom > document.querySelector('#act').getBoundingClientRect().top");
        assert!(!page.is(&covered).await, "the receipt is seen whole");
        page.act().await;
        page.pause().await;
        page.tap("Zum Ergebnis").await;
        page.sees("Revanche").await;
        page.tap("Verlauf").await;
        page.sees(&format!("rechnet ab. {}. Macht −1, pleite.", said.join(". "))).await;
    });
}
