//! Games of other versions of the rules: the page says why they cannot go on, and loses nothing of them.

use bohei::Bohei;
use larry::Larry;
use serde_json::{Value, json};
use table::{Link, Words};
use tests::{BrowserTest, Device, Page, Save, random_game, scene, visit};

const PHONE: Device = Device::PHONE.german().calm();
const OLDER: &str = "Diese Partie stammt aus einer älteren Fassung der Regeln. Hier geht sie weder weiter noch lässt sie sich nachspielen.";
const NEWER: &str = "Hol dir erst die neue Fassung dieser Seite.";

/// The same game under another version of the rules.
fn of_version<G: Words>(save: &Save<G>, version: u16) -> (String, Value) {
    let record = save.record.to_string();
    let record = record.replacen(&format!("{}.{}.", G::ID, G::VERSION), &format!("{}.{version}.", G::ID), 1);
    let mut json = save.older();
    json["record"] = json!(record);
    (record, json)
}

fn running<G: Words<Options: Default>>() -> Save<G> {
    Save::of(scene(&["Anna", "Bo", "Cem"], &G::Options::default(), |record| record.steps().count() > 12))
}

fn over<G: Words<Options: Default>>() -> Save<G> {
    Save::of(random_game(&["Anna", "Bo", "Cem"], &G::Options::default(), 1))
}

/// Every file that the page offers.
async fn files(page: &Page) -> Vec<String> {
    let files = "[...layer().querySelectorAll('a[download]')].map((one) => decodeURIComponent(one.href.split(',')[1]))";
    let files = page.ask(files, Vec::new()).await;
    files.as_array().into_iter().flatten().filter_map(|file| file.as_str().map(str::to_owned)).collect()
}

/// Lets the page read a file.
pub(crate) async fn read_in(page: &Page, text: &str) {
    let choose = "(([field]) => { const data = new DataTransfer(); data.items.add(new File([arguments[0]], 'abend.json')); field.files = data.files; field.dispatchEvent(new Event('change', { bubbles: true })); })(document.querySelectorAll('input[type=file]'))";
    page.ask(choose, vec![json!(text)]).await;
}

fn a_running_game<G: Words<Options: Default>>(version: u16, sentence: &str) {
    let (record, json) = of_version(&running::<G>(), version);
    let slot = Save::<G>::slot(1);
    let kept = format!("JSON.parse(localStorage.getItem('{slot}')).record === {}", json!(record));
    BrowserTest::new(PHONE).remembering(&slot, json).run(async |page| {
        page.sees(&format!("{} geht hier nicht weiter", G::NAME)).await;
        page.sees(sentence).await;
        page.sees_no("Weiter:").await;
        page.tap(&format!("{} geht hier nicht weiter", G::NAME)).await;
        page.sees("Gespeicherte Spiele").await;
        page.sees(sentence).await;
        page.sees_no("Nicht mehr zu lesen").await;
        let link = format!("#{}", Link::ended(&record));
        assert!(files(page).await.iter().any(|file| file.ends_with(&link)), "the record can be taken along");
        // The page was loaded anew in the middle of the game, and its rules are others.
        page.ask("history.replaceState(arguments[0], '')", vec![json!(format!("1 play {}-1", G::ID))]).await;
        page.reload().await;
        page.sees("Dieses Spiel geht hier nicht weiter.").await;
        page.sees(sentence).await;
        page.sees_no("nicht zu lesen").await;
        assert!(files(page).await.iter().any(|file| file.ends_with(&link)), "here too");
        assert!(page.is(&kept).await, "nothing is lost");
        page.tap("Zum Start").await;
        page.sees("Über Stammtisch").await;
    });
}

#[test]
#[ignore = "needs a browser: cargo verify browser"]
fn a_running_game_of_other_rules_says_why_it_does_not_go_on() {
    a_running_game::<Larry>(0, OLDER);
    a_running_game::<Bohei>(0, OLDER);
    a_running_game::<Bohei>(999, NEWER);
}

#[test]
#[ignore = "needs a browser: cargo verify browser"]
fn a_finished_game_of_other_rules_travels_with_the_evening() {
    let (record, old) = of_version(&over::<Bohei>(), 0);
    let games = [(Save::<Bohei>::slot(1), old), (Save::<Larry>::slot(2), over::<Larry>().json())];
    let link = format!("https://example.org/#{}", Link::ended(&record));
    let mut evening = String::new();
    let device =
        games.iter().fold(BrowserTest::new(PHONE), |visit, (slot, json)| visit.remembering(slot, json.clone()));
    device.run(async |page| {
        page.sees_no("geht hier nicht weiter").await;
        page.tap("Gespeicherte Spiele").await;
        page.sees(OLDER).await;
        page.sees("Der Abend").await;
        let files = files(page).await;
        evening = files.into_iter().find(|file| file.contains("\"stammtisch\"")).expect("the evening as a file");
        assert!(evening.contains(&record));
        page.ask("history.replaceState('1 replay bohei-1', '')", Vec::new()).await;
        page.reload().await;
        page.sees(OLDER).await;
    });
    visit(PHONE, async |page| {
        page.tap("Einstellungen").await;
        page.tap("Keine Spiele auf diesem Gerät").await;
        read_in(page, &evening).await;
        page.sees("Neu: 2. Schon da: 0. Nicht zu lesen: 0.").await;
        page.sees(OLDER).await;
        read_in(page, &evening).await;
        page.sees("Neu: 0. Schon da: 2.").await;
        let kept = page.ask("Object.values(localStorage).join()", Vec::new()).await;
        assert!(kept.as_str().is_some_and(|kept| kept.contains(&record)), "{kept}");
        // The file of one game is a link.
        read_in(page, &link).await;
        page.sees("Diese Partie ist zu alt.").await;
        page.sees(OLDER).await;
    });
}

#[test]
#[ignore = "needs a browser: cargo verify browser"]
fn a_link_of_other_rules_is_not_called_torn() {
    let record = |version| Link::ended(&of_version(&running::<Larry>(), version).0);
    visit(PHONE, async |page| {
        for (version, title, sentence) in [(0, "zu alt.", OLDER), (999, "zu neu.", NEWER)] {
            page.ask("void (location.hash = arguments[0])", vec![json!(record(version))]).await;
            page.sees(&format!("Diese Partie ist {title}")).await;
            page.sees(sentence).await;
            page.sees_no("gerissen").await;
            page.sees_no("fehlt nur das Ende").await;
        }
    });
}
