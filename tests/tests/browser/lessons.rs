//! The lessons of all games, played to their end by what is read on the screen.

use bohei::Bohei;
use futures::executor::block_on;
use game_ui::{Lesson, LessonNote};
use geizen::{Action, Geizen};
use larry::Larry;
use leiff::Leiff;
use riffifi::Riffifi;
use serde_json::json;
use table::{Action as _, Entry, Game, Lang, NoteKey, Record, Seat, Side, Step};
use tests::{BrowserTest, Device, Moment, Page, Tapped, visit};

use crate::screens::{faults_of, shape};

/// Where a lesson has least room: width, height, and the size of letters in percent. `screens` tries the first step in all sizes.
const TIGHT: [(u32, u32, u32); 4] = [(320, 568, 100), (568, 320, 100), (740, 360, 100), (390, 844, 200)];

/// The lesson of a game.
fn lesson<G: Game>() -> Lesson {
    let entry = app::games::entry(G::ID).expect("a game of the list");
    (block_on(entry.load()).expect("nothing is split here").lesson)()
}

/// The record of a lesson, with the names of its players.
fn record<G: Game>(lesson: &Lesson, lang: Lang) -> Record<G> {
    let mut record: Record<G> = lesson.record.parse().unwrap_or_else(|_| panic!("a record of {}", G::ID));
    for (seat, name) in Seat::all(record.game().seats()).zip(lesson.names) {
        record.notes.set(NoteKey::Name(seat), name.get(lang));
    }
    record
}

/// Waits until so many acts of the lesson are done, or more: those of others may follow at once.
async fn done(page: &Page, acts: usize) {
    page.until(&format!("document.querySelector('progress')?.value >= {acts}")).await;
}

/// Reads the notes of a step, and leads on from all but the last one.
async fn read(page: &Page, notes: &[&LessonNote], lang: Lang) {
    for (at, note) in notes.iter().enumerate() {
        page.sees(note.text.get(lang)).await;
        if at + 1 < notes.len() {
            page.later().await;
            page.tap(lang.select("Weiter", "Go on")).await;
        }
    }
    page.later().await;
}

/// Whether all of a step can be reached and read where there is least room.
async fn fits(page: &Page, step: usize) {
    for (width, height, letters) in TIGHT {
        shape(page, width, height, letters).await;
        let faults = faults_of(page, letters > 100).await;
        assert!(faults.is_empty(), "step {step} at {width}x{height}, {letters} %:\n{}", faults.join("\n"));
    }
    shape(page, Device::PHONE.width, Device::PHONE.height, 100).await;
}

/// Plays a lesson from its first note to its last one; `act` taps an act of the learner.
async fn learn<G: Game>(page: &Page, lang: Lang, act: impl AsyncFn(&Page, &Record<G>, &Step<G>)) {
    let lesson = lesson::<G>();
    let whole: Record<G> = record(&lesson, lang);
    for (line, entry) in whole.entries().iter().enumerate() {
        let Entry::Act(step) = entry else { panic!("a lesson has no corrections") };
        done(page, line).await;
        let notes: Vec<&LessonNote> = lesson.notes.iter().filter(|note| usize::from(note.at) == line).collect();
        if notes.is_empty() {
            // Others act by themselves, and the learner has done it with the press before.
            continue;
        }
        read(page, &notes, lang).await;
        if lang == Lang::De {
            fits(page, line).await;
        }
        if step.seat == Lesson::learner() {
            act(page, &whole.prefix(line), step).await;
        } else {
            page.tap(lang.select("Weiter", "Go on")).await;
        }
    }
    done(page, whole.entries().len()).await;
    let last: Vec<&LessonNote> =
        lesson.notes.iter().filter(|note| usize::from(note.at) == whole.entries().len()).collect();
    read(page, &last, lang).await;
}

/// Taps an act at the open table or in the hand that lies open.
async fn tapped<G: Tapped>(page: &Page, before: &Record<G>, step: &Step<G>) {
    let moment = Moment::by(before, step.seat);
    if step.action.side() == Side::Open {
        G::tap_openly(page, &moment, &step.action).await;
    } else {
        G::choose(page, &moment, &step.action).await;
        G::play(page, &moment, &step.action).await;
    }
}

/// The same in Leiff, where nobody looks next.
async fn looked(page: &Page, before: &Record<Leiff>, step: &Step<Leiff>) {
    match step.action {
        leiff::Action::Seen => drop(page.act().await),
        _ => tapped(page, before, step).await,
    }
}

/// Rolls, or keeps dice of the roll.
async fn rolled(page: &Page, _: &Record<Geizen>, step: &Step<Geizen>) {
    if let Action::Keep(dice) = step.action {
        let lying = page.standing().await.dice;
        let mut left: Vec<usize> = (0..lying.len()).collect();
        for face in dice.faces() {
            let at = left.iter().position(|&at| lying[at].face == face).expect("such a die");
            page.choose([left.remove(at)]).await;
        }
    }
    page.act().await;
}

/// Opens the lesson on the setup of a game, plays it, and leaves it.
fn learned<G: Game>(act: &impl AsyncFn(&Page, &Record<G>, &Step<G>)) {
    for lang in Lang::ALL {
        let device = Device::PHONE.lang(lang.select("de", "en")).calm();
        BrowserTest::new(device).fast_timers().run(async |page| {
            let entry = app::games::entry(G::ID).expect("a game of the list");
            page.tap(entry.name).await;
            page.tap(lang.select("Kurz erklärt", "In short")).await;
            page.until("document.documentElement.dataset.screen === 'lesson'").await;
            learn::<G>(page, lang, act).await;
            page.tap(lang.select("Fertig", "Done")).await;
            page.until("document.documentElement.dataset.screen === 'setup'").await;
            let saved =
                page.ask("Object.keys(localStorage).filter((key) => key.includes('game')).length", vec![]).await;
            assert_eq!(saved, json!(0), "a lesson leaves no game behind");
        });
    }
}

#[test]
#[ignore = "needs a browser: cargo verify browser"]
fn geizen_is_learned_in_both_languages() {
    learned::<Geizen>(&rolled);
}

#[test]
#[ignore = "needs a browser: cargo verify browser"]
fn larry_is_learned_in_both_languages() {
    learned::<Larry>(&tapped);
}

#[test]
#[ignore = "needs a browser: cargo verify browser"]
fn riffifi_is_learned_in_both_languages() {
    learned::<Riffifi>(&tapped);
}

#[test]
#[ignore = "needs a browser: cargo verify browser"]
fn leiff_is_learned_in_both_languages() {
    learned::<Leiff>(&looked);
}

#[test]
#[ignore = "needs a browser: cargo verify browser"]
fn bohei_is_learned_in_both_languages() {
    learned::<Bohei>(&tapped);
}

/// Names and house rules wait until the lesson is over, whether it was opened on the setup or on its rules sheet.
#[test]
#[ignore = "needs a browser: cargo verify browser"]
fn a_table_that_is_set_up_waits_below_the_lesson() {
    visit(Device::PHONE.german().calm(), async |page| {
        let on =
            async |screen: &str| page.until(&format!("document.documentElement.dataset.screen === '{screen}'")).await;
        page.tap("Leiff").await;
        page.tap("Noch jemand").await;
        for (place, name) in [(1, "Anna"), (2, "Bo"), (3, "Cem")] {
            page.type_into(&format!("Name an Platz {place}"), name).await;
        }
        page.tap("Trinkregeln").await;
        page.tap("Kurz erklärt").await;
        on("lesson").await;
        page.tap("Schluss damit").await;
        on("setup").await;
        page.tap("Regeln").await;
        page.sees("Leiff: die Regeln").await;
        page.tap("Kurz erklärt: In drei Minuten kannst du’s").await;
        on("lesson").await;
        page.back().await;
        on("setup").await;
        page.sees("Leiff: die Regeln").await;
        page.tap("Schließen").await;
        page.sees("Wer sitzt am Tisch?").await;
        let names = page.ask("[...document.querySelectorAll('input')].map((field) => field.value)", vec![]).await;
        assert_eq!(names, json!(["Anna", "Bo", "Cem"]));
        assert!(page.is("control('Trinkregeln').ariaChecked === 'true'").await);

        // Another table is a new one.
        page.tap("Zurück").await;
        page.tap("Leiff").await;
        page.sees("Wer sitzt am Tisch?").await;
        assert!(page.is("[...document.querySelectorAll('input')].every((field) => field.value === '')").await);
    });
}

/// Whoever taps something else is told so, may have it done, and may leave at any time.
#[test]
#[ignore = "needs a browser: cargo verify browser"]
fn a_wrong_tap_is_no_dead_end() {
    BrowserTest::new(Device::SMALL.german().calm()).run(async |page| {
        page.tap("Larry").await;
        page.tap("Regeln").await;
        page.sees("Larry: die Regeln").await;
        // The list that holds it is heard to begin with the same words.
        page.tap("Kurz erklärt: In drei Minuten kannst du’s").await;
        page.until("document.documentElement.dataset.screen === 'lesson'").await;
        page.tap("Weiter").await;
        page.pause().await;
        page.choose_card(0).await;
        page.say(7).await;
        page.act().await;
        page.sees("Das kommt später").await;
        page.pause().await;
        page.tap("Zeig’s mir").await;
        done(page, 1).await;
        page.tap("Schluss damit").await;
        page.until("document.documentElement.dataset.screen === 'setup'").await;
        page.sees("Larry: die Regeln").await;
    });
}
