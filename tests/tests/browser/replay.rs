//! A game once more: turns with names, what leads to them, and a table of which nothing is cut off.

use geizen::Geizen;
use larry::Larry;
use serde_json::{Value, json};
use table::{Game, Lang, Link, Mark, NoteKey, Record, Turn, Turns, Viewer, turn_of_the_evening, turns};
use tests::{BrowserTest, Device, Page, Save, random_game};

const NAMES: [&str; 8] = ["Aylin", "Theo", "Mira", "Jonas", "Lena", "Bernd", "Sofia", "Maximilian"];

/// Looks at a finished game once more.
fn watching<G: Game>(device: Device, record: &Record<G>, what: impl AsyncFnOnce(&Page)) {
    let saved = Save::of(record.clone()).json();
    BrowserTest::new(device.calm()).remembering(&Save::<G>::slot(1), saved).run(async |page| {
        either(page, "Gespeicherte Spiele", "Saved games").await;
        let name = G::ID[..1].to_uppercase() + &G::ID[1..];
        page.tap(&name).await;
        either(page, "Wiederholung", "Replay").await;
        page.until("document.documentElement.dataset.screen === 'replay'").await;
        what(page).await;
    });
}

/// Taps what is called so in German or English.
async fn either(page: &Page, de: &str, en: &str) {
    page.until(&format!("!!(control('{de}') ?? control('{en}'))")).await;
    page.tap(if page.offers(de).await { de } else { en }).await;
}

/// The heading of the page: the turn that is shown.
async fn heading(page: &Page) -> String {
    let heading = page.ask("name(document.querySelector('h2'))", vec![]).await;
    heading.as_str().unwrap_or_default().to_owned()
}

/// `Zug 23: Jonas lügt`, as it is heard.
fn heard<G: Game>(record: &Record<G>, turn: &Turn, word: &str) -> String {
    let names = record.notes.names(record.game().seats());
    let number = turn.number.expect("a turn");
    format!("{word} {number}: {}", turn.title.text.plain(&names))
}

/// Waits until the heading is this turn's.
async fn shows<G: Game>(page: &Page, record: &Record<G>, turn: &Turn, word: &str) {
    let wanted = heard(record, turn, word);
    page.until(&format!("document.querySelector('h2')?.textContent === {}", json!(wanted))).await;
}

/// A game of Larry by chance, in which many lies are told and some are found.
fn lies() -> Record<Larry> {
    let games = (1..200).map(|seed| random_game::<Larry>(&NAMES[..4], &larry::Options::default(), seed));
    let marks = |record: &Record<Larry>, mark: Mark| {
        turns(record, true, Lang::De).iter().filter(|turn| turn.title.mark == Some(mark)).count()
    };
    let mut games = games.filter(|record| marks(record, Mark::Lie) > 2 && marks(record, Mark::Catch) > 2);
    games.next().expect("a game of lies")
}

#[test]
#[ignore = "needs a browser: cargo verify browser"]
fn turns_have_names_in_both_languages_and_are_led_to() {
    let record = lies();
    for (lang, word, on, back, pick) in [
        (Lang::De, "Zug", "Ein Zug weiter", "Ein Zug zurück", "Am Anfang"),
        (Lang::En, "Turn", "One turn on", "One turn back", "At the start"),
    ] {
        let device = Device::PHONE.lang(lang.select("de", "en"));
        let turns = turns(&record, true, lang);
        watching(device, &record, async |page| {
            assert_eq!(heading(page).await, pick);
            page.tap(on).await;
            shows(page, &record, &turns[0], word).await;
            page.tap(on).await;
            shows(page, &record, &turns[1], word).await;
            page.tap(back).await;
            shows(page, &record, &turns[0], word).await;
            // The next turns stand in the list, and are tapped there.
            let third = turns[2].title.text.plain(&NAMES.map(str::to_owned));
            page.tap(&format!("3 {third}")).await;
            shows(page, &record, &turns[2], word).await;
            let current = page.ask("name(document.querySelector('li[aria-current=true]'))", vec![]).await;
            assert!(current.as_str().is_some_and(|current| current.starts_with("3 ")), "{current}");
            // The last one too, and it comes into sight there.
            slide(page, turns.len()).await;
            shows(page, &record, &turns[turns.len() - 1], word).await;
            page.until(IN_SIGHT).await;
        });
    }
}

/// The turn that is shown lies within the list.
const IN_SIGHT: &str = "(([list, turn]) => turn.top >= list.top - 1 && turn.top < list.bottom - 30)(['ol[aria-label]', 'li[aria-current=true]'].map((one) => document.querySelector(one).getBoundingClientRect()))";

/// Slides to the end of so many turns.
async fn slide(page: &Page, turns: usize) {
    page.slide(turns).await;
    page.until(&format!("document.querySelector('input[type=range]').value === '{turns}'")).await;
}

#[test]
#[ignore = "needs a browser: cargo verify browser"]
fn the_slider_names_turn_and_round_and_marks_the_rounds() {
    let record = lies();
    let turns = turns(&record, true, Lang::De);
    let all = turns.len();
    watching(Device::PHONE.german(), &record, async |page| {
        let rounds: Vec<String> = (1..=3)
            .map(|round| {
                let first =
                    turns.iter().find(|turn| turn.round == round).and_then(|turn| turn.number).expect("a round");
                format!("Runde {round} ab Zug {first}")
            })
            .collect();
        let marks = page
            .ask(
                "document.querySelector('input[type=range]').previousElementSibling.getAttribute('aria-label')",
                vec![],
            )
            .await;
        assert_eq!(marks, json!(rounds.join(", ")));
        let at = all / 2;
        slide(page, at).await;
        let turn = &turns[at - 1];
        let title = turn.title.text.plain(&NAMES.map(str::to_owned));
        let said = page.ask("document.querySelector('input[type=range]').getAttribute('aria-valuetext')", vec![]).await;
        assert_eq!(said, json!(format!("Zug {at} von {all}, Runde {}: {title}", turn.round)));
        // A mark for each round stands where its first turn begins, on the way of the thumb.
        let places = page.ask("[...document.querySelectorAll('input[type=range]')].flatMap((slider) => [...slider.parentElement.querySelectorAll('svg text')].filter((text) => text.textContent.startsWith('Runde')).map((text) => parseFloat(text.getAttribute('x'))))", vec![]).await;
        let places: Vec<f64> = serde_json::from_value(places).expect("numbers");
        let begins = |round| turns.iter().position(|turn| turn.round == round).expect("a round") as f64;
        for place in &places {
            assert!((1..=3).any(|round| (100.0 * begins(round) / all as f64 - place).abs() < 0.1), "{places:?}");
        }
        assert!(places.len() > 1, "{places:?}");
    });
}

#[test]
#[ignore = "needs a browser: cargo verify browser"]
fn a_jump_leads_to_lies_catches_and_the_turn_of_the_evening_and_lies_are_named_with_open_cards_only() {
    let record = lies();
    let turns = turns(&record, true, Lang::De);
    let marked = |mark| turns.iter().filter(move |turn| turn.title.mark == Some(mark));
    let evening = &turns[turn_of_the_evening(&turns).expect("a great lie")];
    watching(Device::PHONE.german(), &record, async |page| {
        page.tap(&format!("Lügen {}", marked(Mark::Lie).count())).await;
        let mut lies = marked(Mark::Lie);
        shows(page, &record, lies.next().expect("a lie"), "Zug").await;
        assert!(heading(page).await.ends_with(" lügt"));
        page.sees("Wahr ist ").await;
        page.tap("Lügen").await;
        shows(page, &record, lies.next().expect("another"), "Zug").await;
        page.tap(&format!("Erwischt {}", marked(Mark::Catch).count())).await;
        let lie = marked(Mark::Lie).nth(1).expect("another").lines.start;
        let next = marked(Mark::Catch).find(|turn| turn.lines.start > lie).or_else(|| marked(Mark::Catch).next());
        shows(page, &record, next.expect("a catch"), "Zug").await;
        page.tap("Zug des Abends").await;
        shows(page, &record, evening, "Zug").await;
        // What nobody knew then, the page does not know either.
        page.tap("Wie am Tisch").await;
        page.until("!control('Lügen')").await;
        page.sees_no("Wahr ist ").await;
        assert!(!page.is("/ lügt/.test(document.body.textContent)").await);
        page.tap("Alle Karten offen").await;
        shows(page, &record, evening, "Zug").await;
    });
}

#[test]
#[ignore = "needs a browser: cargo verify browser"]
fn the_acts_of_a_turn_are_reached_one_by_one_and_any_of_them_can_be_played_on_from() {
    let record = random_game::<Geizen>(&NAMES[..3], &geizen::Options::default(), 1);
    let turns = turns(&record, true, Lang::De);
    watching(Device::PHONE.german(), &record, async |page| {
        let turn = turns.iter().position(|turn| turn.lines.len() > 3).expect("a long turn");
        slide(page, turn + 1).await;
        let acts = "[...document.querySelectorAll('li[aria-current=true] button')].filter((act) => / (würfelt|behält) /.test(name(act)))";
        let count = page.ask(&format!("{acts}.length"), vec![]).await;
        assert_eq!(count, json!(turns[turn].lines.len()));
        page.ask(&format!("{acts}[1].click()"), vec![]).await;
        page.until(&format!("{acts}[1].getAttribute('aria-pressed') === 'true'")).await;
        page.pause().await;
        page.tap("Ab hier anders spielen").await;
        let view = record.prefix(turns[turn].lines.start + 2).game().view(Viewer::Table);
        let chips: Vec<u32> = page.standing().await.hands.iter().map(|(_, chips)| *chips).collect();
        assert_eq!(json!(chips), json!(view.hands));
    });
}

#[test]
#[ignore = "needs a browser: cargo verify browser"]
fn the_story_stands_in_turns_with_the_latest_on_top() {
    let record = lies();
    let lines = record.entries().len() / 2;
    let running = record.prefix(lines);
    let told = turns(&running, false, Lang::De);
    let saved = Save::of(running.clone()).json();
    BrowserTest::new(Device::PHONE.german().calm()).remembering(&Save::<Larry>::slot(1), saved).run(async |page| {
        page.resume().await;
        page.tap("Zum offenen Tisch").await;
        page.pause().await;
        page.tap("Verlauf").await;
        page.until("layer().querySelectorAll('h3').length > 5").await;
        let titles = page.ask("[...layer().querySelectorAll('h3')].map(name)", vec![]).await;
        let wanted: Vec<String> = told.iter().rev().map(|turn| heard(&running, turn, "Zug")).collect();
        assert_eq!(titles, json!(wanted));
        let rounds = page.ask("[...layer().querySelectorAll('h2')].map(name)", vec![]).await;
        let last = told.last().map_or(1, |turn| turn.round);
        let wanted: Vec<String> = (1..=last).rev().map(|round| format!("Runde {round}")).collect();
        assert_eq!(rounds, if last > 1 { json!(wanted) } else { json!([]) });
        assert!(!page.is("/ lügt/.test(document.body.textContent)").await, "a running game tells no lie");
    });
}

/// What is cut off: an element that something around it clips, or that reaches out of what the table can be scrolled to.
const CLIPPED: &str = "(() => {
    const scene = document.querySelector('[role=region]');
    const frame = scene.getBoundingClientRect();
    const out = [];
    for (const one of scene.querySelectorAll('*')) {
        const { left, right, top, bottom, width, height } = one.getBoundingClientRect();
        if (one.ownerSVGElement || width < 2 || height < 2 || onlyHeard(one)) continue;
        const away = scene.scrollTop - frame.top;
        if (left < frame.left - 1 || right > frame.right + 1 || top + away < -1 || bottom + away > scene.scrollHeight + 1) {
            out.push(`${one.tagName} ${name(one)} out of the table`);
        }
        for (let around = one.parentElement; around !== scene; around = around.parentElement) {
            const clip = around.getBoundingClientRect();
            const cuts = getComputedStyle(around).overflow !== 'visible';
            if (cuts && (left < clip.left - 1 || right > clip.right + 1 || top < clip.top - 1 || bottom > clip.bottom + 1)) {
                out.push(`${one.tagName} ${name(one)} in ${around.tagName} ${name(around)}`);
            }
        }
        if (getComputedStyle(one).overflow !== 'visible' && one.scrollWidth > one.clientWidth + 1) out.push(`${name(one)} is too long`);
    }
    const parts = [scene.closest('main').querySelector('header'), scene, document.querySelector('ol[aria-label]'), document.querySelector('input[type=range]'), rail()];
    const places = parts.map((part) => part.getBoundingClientRect());
    places.forEach(({ left, right, top, bottom, height }, at) => {
        if (left < -1 || right > innerWidth + 1 || top < -1 || bottom > innerHeight + 1 || height < 40) out.push(`part ${at} is out of the screen`);
    });
    if (innerWidth < 760) places.slice(1).forEach(({ top }, at) => { if (top < places[at].bottom - 1) out.push(`part ${at} lies on the next one`); });
    if (document.documentElement.scrollWidth > innerWidth) out.push('the page is too wide');
    return out.slice(0, 5);
})()";

fn nothing_is_clipped<G: Turns>(record: &Record<G>) {
    let count = turns(record, true, Lang::De).len();
    for device in [Device::PHONE, Device::SMALL, Device::TABLET] {
        watching(device.german(), record, async |page| {
            for open in [true, false] {
                for at in [1, count / 5, count / 3, count / 2, 2 * count / 3, count - 1, count] {
                    slide(page, at).await;
                    let clipped = page.ask(CLIPPED, vec![]).await;
                    let size = (device.width, device.height);
                    assert_eq!(clipped, Value::Array(vec![]), "{} at {at} of {count}, open: {open}, {size:?}", G::ID);
                }
                if open && page.offers("Wie am Tisch").await {
                    page.tap("Wie am Tisch").await;
                    page.until("!!control('Alle Karten offen')").await;
                }
            }
        });
    }
}

/// A note at a step is kept with the game, travels in its link without names, and is read by whoever opens it.
#[test]
#[ignore = "needs a browser: cargo verify browser"]
fn a_note_at_a_step_is_shown_to_others() {
    const NOTE: &str = "Seht her: Gleich lügt jemand.";
    let record = lies();
    watching(Device::PHONE.german(), &record, async |page| {
        page.sees_no("Zeig’s ihnen").await;
        page.tap("Ein Zug weiter").await;
        page.tap("Abspielen").await;
        page.tap("Notiz schreiben").await;
        // The replay stops for it.
        page.until("!!control('Abspielen')").await;
        page.type_into("Notiz zu diesem Schritt", NOTE).await;
        page.tap("Merken").await;
        page.until("!!control('Notiz ändern') && !!control('Zeig’s ihnen')").await;
        page.sees(NOTE).await;
        page.tap("Ein Zug zurück").await;
        page.until("!control('Notiz ändern')").await;
        page.sees_no(NOTE).await;
        let kept = page.remembered::<Larry>().await;
        let step = (0..=kept.entries().len() as u16).find(|lines| kept.notes.get(NoteKey::Step(*lines)) == Some(NOTE));
        assert!(step.is_some(), "the device keeps the note");
        let link = Link::of_game(&kept, false);
        page.go("icon.svg").await;
        page.go(&format!("#{link}")).await;
        page.sees("Eine Partie für euch.").await;
        page.sees_no(NAMES[0]).await;
        page.tap("Wiederholung ansehen").await;
        page.until("document.documentElement.dataset.screen === 'replay'").await;
        page.tap("Ein Zug weiter").await;
        page.sees(NOTE).await;
    });
}

#[test]
#[ignore = "needs a browser: cargo verify browser"]
fn nothing_of_leiff_is_clipped() {
    let mut options = leiff::Options::default();
    (options.drinks, options.specials, options.teams) = (true, true, true);
    nothing_is_clipped(&random_game::<leiff::Leiff>(&NAMES, &options, 1));
}

#[test]
#[ignore = "needs a browser: cargo verify browser"]
fn nothing_of_geizen_is_clipped() {
    nothing_is_clipped(&random_game::<Geizen>(&NAMES[3..], &geizen::Options::default(), 1));
}

#[test]
#[ignore = "needs a browser: cargo verify browser"]
fn nothing_of_larry_is_clipped() {
    nothing_is_clipped(&random_game::<Larry>(&NAMES, &larry::Options::default(), 1));
}

#[test]
#[ignore = "needs a browser: cargo verify browser"]
fn nothing_of_riffifi_is_clipped() {
    let options = riffifi::Options { officer: true, equal: true, length: riffifi::Length::Sheet, ..Default::default() };
    nothing_is_clipped(&random_game::<riffifi::Riffifi>(&NAMES[3..], &options, 1));
}

#[test]
#[ignore = "needs a browser: cargo verify browser"]
fn nothing_of_bohei_is_clipped() {
    nothing_is_clipped(&random_game::<bohei::Bohei>(&NAMES, &bohei::Options::default(), 1));
}
