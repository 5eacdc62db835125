//! Links: a game goes from one device to another and is played on or watched there; house rules travel; a torn link says
//! where; honest chance can be checked; the evening goes into a file and back.

use geizen::Geizen;
use serde_json::json;
use table::{Game as _, Lang, Link, Record, Viewer, turns};
use tests::{BrowserTest, Device, Engine, Page, Save, random_game, save, visit};

on_each_engine!(
    a_game_travels,
    a_finished_game_counts_where_it_was_played,
    of_two_replays_each_is_its_own,
    a_torn_link_says_where,
    house_rules_travel,
    chance_can_be_checked,
    an_evening_in_a_file
);

/// The lit buttons that can be seen, also below a sheet that does not cover them.
const AMBER: &str = "(({ top, bottom }) => [...document.querySelectorAll('button, a')].filter((one) => {
    const [{ height, y }, lit] = [one.getBoundingClientRect(), getComputedStyle(one).backgroundColor === 'rgb(255, 185, 56)'];
    return lit && height > 0 && (layer().contains(one) || y + height / 2 > bottom || y + height / 2 < top);
}).map(name))((document.querySelector('[aria-modal=true]')?.parentElement ?? document.createElement('i')).getBoundingClientRect())";

const NAMES: [&str; 2] = ["Anna", "Çelik 🎲"];

fn phone(engine: Engine) -> Device {
    Device::PHONE.german().calm().on(engine)
}

/// A game of Geizen in its third round.
fn midgame() -> Record<Geizen> {
    save(&NAMES, |view| view.round == 3).record
}

/// Opens the site by a link, as from a messenger.
pub(crate) async fn follow(page: &Page, link: &str) {
    // A page that is left while it still loads complains, and is right.
    page.until("!!document.documentElement.dataset.screen").await;
    page.go("icon.svg").await;
    page.go(&format!("#{link}")).await;
}

/// The link on the sheet that lies open, as its file holds it.
async fn link(page: &Page) -> String {
    let href = page.ask("decodeURIComponent(layer().querySelector('a[download]').href.split(',')[1])", vec![]).await;
    href.as_str().expect("a file").rsplit('#').next().expect("a link").to_owned()
}

/// Whether a text stands anywhere where others could read it: address, history, title.
async fn is_told(page: &Page, text: &str) -> bool {
    let told = page.ask("[location.href, JSON.stringify(history.state), document.title].join(' ')", vec![]).await;
    told.as_str().is_some_and(|told| told.contains(text))
}

fn a_game_travels(engine: Engine) {
    let record = midgame();
    let secret = record.seed().device.written();
    let saved = Save::of(record.clone());
    let mut shared = Vec::new();
    BrowserTest::new(phone(engine)).remembering(&Save::key(1), saved.json()).run(async |page| {
        page.resume().await;
        page.tap("Menü").await;
        page.tap("Diese Partie teilen").await;
        page.until("!!group(['Der Link als QR-Code'])?.querySelector('path')").await;
        // There are no cards to be seen in it, but what will be rolled.
        page.sees("Der Link enthält auch die Würfe, die noch kommen").await;
        page.sees_no("Karten").await;
        shared.push(link(page).await);
        // Where nothing can be copied, the link is there to be taken by hand.
        page.ask("void Object.defineProperty(navigator, 'clipboard', { value: undefined })", vec![]).await;
        page.tap("Link kopieren").await;
        page.sees("Kopier ihn hier von Hand").await;
        let shown = page.ask("layer().querySelector('textarea').value", vec![]).await;
        assert!(shown.as_str().is_some_and(|shown| shown.ends_with(&shared[0])), "{shown}");
        page.tap("Namen mitschicken").await;
        // The link is drawn anew a moment later.
        let bare = json!(shared[0]);
        let now = "decodeURIComponent(layer().querySelector('a[download]').href.split(',')[1])";
        page.until(&format!("!{now}.endsWith({bare})")).await;
        shared.push(link(page).await);
        assert!(!is_told(page, &secret).await);
    });
    let links = [false, true].map(|names| Link::of_game(&record, names));
    assert_eq!(shared, links, "names travel only if the table says so");

    // On another device: first watched, then played on.
    let [bare, named] = links;
    visit(phone(engine), async |page| {
        follow(page, &bare).await;
        page.sees("Eine Partie für euch.").await;
        page.sees("A, B").await;
        page.sees_no("Karten").await;
        assert!(!is_told(page, &secret).await, "the link is taken out of the address");
        page.reload().await;
        page.sees("Eine Partie für euch.").await;
        page.tap("Wiederholung ansehen").await;
        let turns = turns(&record, true, Lang::De);
        // There is none while the game is being loaded.
        let shown = "(document.querySelector('h2')?.textContent ?? '')";
        page.until(&format!("{shown} === 'Am Anfang'")).await;
        page.sees("Geizen. Nicht zu Ende gespielt.").await;
        page.tap("Ein Zug weiter").await;
        page.until(&format!("{shown}.startsWith('Zug 1: ')")).await;
        page.tap("Tempo: 1-fach").await;
        page.tap("Abspielen").await;
        page.until(&format!("{shown}.startsWith('Zug 2: ')")).await;
        page.tap("Anhalten").await;
        assert!(!is_told(page, &secret).await);
        page.reload().await;
        page.until(&format!("{shown} === 'Am Anfang'")).await;
        assert!(!is_told(page, &secret).await, "the history does not tell it either");
        for _ in 0..4 {
            page.tap("Ein Zug weiter").await;
        }
        page.until(&format!("{shown}.startsWith('Zug 4: ')")).await;
        let at = turns[3].lines.end;
        page.tap("Ab hier anders spielen").await;
        // A new game, exactly as it stood there.
        let view = record.prefix(at).game().view(Viewer::Table);
        page.sees("Geizen").await;
        let chips: Vec<u32> = page.standing().await.hands.iter().map(|(_, chips)| *chips).collect();
        assert_eq!(json!(chips), json!(view.hands), "after {at} acts");
    });
    visit(phone(engine), async |page| {
        follow(page, &named).await;
        page.sees("Anna, Çelik 🎲").await;
        page.tap("Hier weiterspielen").await;
        page.sees("Runde 3").await;
        page.act().await;
        page.reload().await;
        page.sees("Anna").await;
        page.back().await;
        page.sees("Weiter: Geizen").await;
    });
}

/// What was won elsewhere is looked at here, and counts there.
fn a_finished_game_counts_where_it_was_played(engine: Engine) {
    let played = |names: &[&str]| random_game::<Geizen>(names, &geizen::Options::default(), 1);
    let saved = Save::of(played(&NAMES));
    BrowserTest::new(phone(engine)).remembering(&Save::key(1), saved.json()).run(async |page| {
        follow(page, &Link::of_game(&played(&["Dora", "Emil"]), true)).await;
        page.tap("Ergebnis ansehen").await;
        page.until("!!ranking()").await;
        page.sees_no("Minute").await;
        page.tap("Wiederholung").await;
        page.sees("Gerade vorbei.").await;
        page.back().await;
        page.back().await;
        page.tap("Gespeicherte Spiele").await;
        page.sees("Nur auf diesem Gerät").await;
        page.until("controls().filter((one) => name(one).startsWith('Geizen')).length === 2").await;
        page.tap("Der Abend").await;
        page.until("!!group(['Stand des Abends'])").await;
        let standings = page.ask("group(['Stand des Abends']).innerText", vec![]).await;
        let counted = |name: &str| standings.as_str().is_some_and(|standings| standings.contains(name));
        assert!(NAMES.into_iter().all(counted) && !counted("Dora") && !counted("Emil"), "{standings}");
    });
}

/// One was opened by a link on the page of the other, and back leads from it to that.
fn of_two_replays_each_is_its_own(engine: Engine) {
    let played = |names: &[&str]| random_game::<Geizen>(names, &geizen::Options::default(), 1);
    BrowserTest::new(phone(engine)).remembering(&Save::key(1), Save::of(played(&NAMES)).json()).run(async |page| {
        page.tap("Gespeicherte Spiele").await;
        page.sees("Nur auf diesem Gerät").await;
        page.tap("Geizen").await;
        page.tap("Wiederholung").await;
        page.sees("Am Anfang").await;
        page.sees("Anna").await;
        let link = Link::of_game(&played(&["Dora", "Emil"]), true);
        page.ask("void (location.hash = arguments[0])", vec![json!(link)]).await;
        page.tap("Wiederholung ansehen").await;
        page.sees("Dora").await;
        page.sees_no("Anna").await;
        page.back().await;
        page.sees("Anna").await;
        page.sees_no("Dora").await;
    });
}

/// A link waits in its own tab: what is opened or answered in another one leaves it.
#[test]
#[ignore = "needs a browser: cargo verify browser"]
fn each_tab_has_its_own_link() {
    let link = |names: [&str; 2]| Link::of_game(&save(&names, |view| view.round == 3).record, true);
    visit(phone(Engine::Chromium), async |page| {
        follow(page, &link(NAMES)).await;
        page.sees("Anna").await;
        page.another_tab().await;
        follow(page, &link(["Dora", "Emil"])).await;
        page.sees("Dora").await;
        page.tab(0).await;
        page.sees("Anna").await;
        page.reload().await;
        page.sees("Anna").await;
        page.tab(1).await;
        page.tap("Hier weiterspielen").await;
        page.sees("Runde 3").await;
        page.tab(0).await;
        page.reload().await;
        page.sees("Anna").await;
        page.tap("Hier weiterspielen").await;
        page.sees("Runde 3").await;
    });
}

fn a_torn_link_says_where(engine: Engine) {
    let whole = Link::of_game(&midgame(), true);
    visit(phone(engine), async |page| {
        for (torn, sentence) in [
            (whole[..whole.len() - 9].to_owned(), "Das Ende des Links fehlt."),
            (format!("{}<b>", &whole[..40]), "Das 41. Zeichen ist „<“. So eines kommt in keinem Link vor."),
            ("skat.1.3.x~abcd".to_owned(), "Dieses Spiel gibt es hier nicht."),
        ] {
            // On the page that is there already.
            page.ask("void (location.hash = arguments[0])", vec![json!(torn)]).await;
            page.sees("Der Link ist gerissen.").await;
            let text = page.text().await;
            assert!(text.contains(sentence) && text.contains("Spiele sind unberührt."), "{sentence}: {text}");
            assert!(!page.is("!!layer().querySelector('b b, mark b')").await, "markup is only letters");
        }
        // The piece with the wrong letter is marked, also where a program has written the `~` before the names in its own way.
        let (acts, names) = whole.split_once('~').expect("names");
        let torn = format!("{acts}%7E{}<b>", &names[..9]);
        page.ask("void (location.hash = arguments[0])", vec![json!(torn)]).await;
        page.until("!!document.querySelector('mark')").await;
        let marked = page.ask("document.querySelector('mark').innerText", vec![]).await;
        assert!(marked.as_str().is_some_and(|marked| marked.starts_with(&names[..9])), "{marked}");
        page.tap("Link noch einmal einfügen").await;
        page.type_into("Der ganze Link", &format!("https://example.org/spiel/#{whole}")).await;
        page.tap("Diesen Link öffnen").await;
        page.sees("Eine Partie für euch.").await;
        page.tap("Zum Start").await;
        page.sees("Über Stammtisch").await;
        page.reload().await;
        page.sees("Über Stammtisch").await;
    });
}

fn house_rules_travel(engine: Engine) {
    let mut shared = String::new();
    visit(phone(engine), async |page| {
        page.tap("Leiff").await;
        page.tap("Lang").await;
        page.tap("Mehr").await;
        page.tap("Unsere Kneipenregeln").await;
        page.until("!!group(['Der Link als QR-Code'])?.querySelector('path')").await;
        let lit = page.ask(AMBER, vec![]).await;
        assert_eq!(lit.as_array().map(Vec::len), Some(1), "of two lit buttons nobody knows which is meant: {lit}");
        shared = link(page).await;
    });
    let Ok(Link::Rules(rules)) = Link::read(&shared, |game| game == "leiff") else { panic!("{shared}") };
    assert!(rules.options::<leiff::Leiff>().expect("options").long);
    visit(phone(engine), async |page| {
        follow(page, &shared).await;
        page.sees("Unsere Kneipenregeln").await;
        page.tap("Mit diesen Regeln spielen").await;
        page.sees("Wer sitzt am Tisch?").await;
        page.until(
            "[...document.querySelectorAll('[aria-checked=true]')].some(one => one.innerText.startsWith('Lang'))",
        )
        .await;
    });
}

fn chance_can_be_checked(engine: Engine) {
    visit(phone(engine), async |page| {
        page.tap("Geizen").await;
        page.type_into("Name an Platz 1", "Anna").await;
        page.type_into("Name an Platz 2", "Bo").await;
        assert!(!page.offers("Fingerabdruck").await, "few need it");
        page.tap("Mehr").await;
        page.tap("Fingerabdruck").await;
        let print = "layer().querySelector('code').innerText.replaceAll(' ', '')";
        page.until("!!layer().querySelector('code')").await;
        let before = page.ask(print, vec![]).await;
        page.type_into("Glück von Bo", "Prost! 9").await;
        page.back().await;
        page.tap("Los geht’s zu zweit").await;
        page.act().await;
        page.tap("Menü").await;
        page.tap("Ehrlich gemischt").await;
        page.until("!!layer().querySelector('code')").await;
        assert_eq!(page.ask(print, vec![]).await, before, "the device is bound to its bytes");
        page.sees("Prost9").await;
        let save = page.ask("Object.values(localStorage).find(text => text.includes('geizen.1.'))", vec![]).await;
        let save: serde_json::Value = serde_json::from_str(save.as_str().expect("a save")).expect("JSON");
        let record: Record<Geizen> = save["record"].as_str().expect("a record").parse().expect("it reads");
        let bytes = record.seed().device.bytes();
        let digest: String = record.seed().device.fingerprint().iter().map(|byte| format!("{byte:02x}")).collect();
        assert_eq!(json!(digest), before);
        let hidden: String = bytes.iter().map(|byte| format!("{byte:02x}")).collect();
        assert!(!page.is(&format!("document.documentElement.outerHTML.includes('{hidden}')")).await);
    });
    // After the end the secret is shown.
    let over = Save::of(random_game::<Geizen>(&NAMES, &geizen::Options::default(), 1));
    let hidden: String = over.record.seed().device.bytes().iter().map(|byte| format!("{byte:02x}")).collect();
    BrowserTest::new(phone(engine)).remembering(&Save::key(1), over.json()).run(async |page| {
        page.tap("Gespeicherte Spiele").await;
        page.sees("Nur auf diesem Gerät").await;
        page.tap("Geizen").await;
        page.tap("Menü").await;
        page.tap("Ehrlich gemischt").await;
        page.sees(&hidden).await;
    });
}

fn an_evening_in_a_file(engine: Engine) {
    let over = Save::of(random_game::<Geizen>(&NAMES, &geizen::Options::default(), 1));
    let running = Save::of(midgame());
    let mut file = String::new();
    let device = || BrowserTest::new(phone(engine));
    let two = device().remembering(&Save::key(1), over.json()).remembering(&Save::key(2), running.json());
    two.run(async |page| {
        page.tap("Gespeicherte Spiele").await;
        page.sees("Der Abend: 1 Spiel").await;
        page.sees("führt mit 1 Punkt.").await;
        let text =
            page.ask("decodeURIComponent(layer().querySelector('a[download]').href.split(',')[1])", vec![]).await;
        file = text.as_str().expect("a file").to_owned();
        page.tap("Alles löschen").await;
        page.tap("Behalten").await;
        page.sees("Der Abend: 1 Spiel").await;
        page.tap("Alles löschen").await;
        page.tap("Wirklich alles löschen").await;
        page.sees("Hier liegt noch kein Spiel.").await;
    });
    let choose = "(([field]) => { const data = new DataTransfer(); data.items.add(new File([arguments[0]], 'abend.json')); field.files = data.files; field.dispatchEvent(new Event('change', { bubbles: true })); })(document.querySelectorAll('input[type=file]'))";
    device().remembering(&Save::key(9), running.json()).run(async |page| {
        page.tap("Gespeicherte Spiele").await;
        page.until("!!document.querySelector('input[type=file]')").await;
        for wrong in ["", "{}", "<b>", "[1, 2", r#"{"stammtisch":2}"#, r#"{"stammtisch":1}"#] {
            page.ask(choose, vec![json!(wrong)]).await;
            page.sees("Das ist keine Datei vom Stammtisch.").await;
        }
        let torn = r#"{"stammtisch":1,"games":[1,null,{"id":"geizen-1","save":{}},{"id":"geizen-2","save":{"state":"over"}}]}"#;
        page.ask(choose, vec![json!(torn)]).await;
        page.sees("Neu: 0. Schon da: 0. Nicht zu lesen: 4.").await;
        page.ask(choose, vec![json!(file)]).await;
        page.sees("Neu: 1. Schon da: 1. Nicht zu lesen: 0.").await;
        page.sees("Der Abend: 1 Spiel").await;
        // A game that was too long for a QR code comes as a file with its link.
        page.ask(choose, vec![json!(format!("https://example.org/#{}", Link::of_game(&midgame(), true)))]).await;
        page.sees("Eine Partie für euch.").await;
        page.sees("Anna, Çelik 🎲").await;
        page.reload().await;
        page.sees("Eine Partie für euch.").await;
    });
}
