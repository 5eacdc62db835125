//! Hands on own phones, in flight mode: the table shows codes, and the phones see them by their cameras.

mod keys;

use bohei::Bohei;
use larry::Larry;
use leiff::Leiff;
use riffifi::{Length, Riffifi};
use serde_json::json;
use table::{Game as _, Lang, Record, Seat, Viewer};
use tests::{
    Blind, BrowserTest, Camera, Device, Engine, Page, Phone, Save, random_game, sealed_names, sealed_table, visit,
};

use crate::links::follow;
use crate::offline::SILENCE;
use crate::storage::FULL;

on_each_engine!(a_hand_comes_by_links_and_stays, a_table_goes_on_as_it_was);

const NAMES: [&str; 3] = ["Anna", "Bo", "Cem"];

/// The shortest of some games by chance.
fn short<G: Blind>(options: &G::Options) -> Record<G> {
    let games = (0..300).map(|seed| random_game::<G>(&NAMES, options, seed));
    games.min_by_key(|game| game.entries().len()).expect("games")
}

/// Plays a whole game of three: the hands of the first two are on their phones, the third one plays behind the curtain.
fn play<G: Blind>(record: &Record<G>) {
    let phone = Device::PHONE.german().calm();
    let cameras = [Camera::new(), Camera::new()];
    let with_camera =
        |camera: &Camera| BrowserTest::new(phone).with_camera(camera).with_service_worker().forgiving(SILENCE);
    BrowserTest::new(phone.pixel_ratio(200)).with_service_worker().fast_timers().forgiving(SILENCE).run(
        async |table| {
            with_camera(&cameras[0])
                .visited(async |first| {
                    with_camera(&cameras[1])
                        .visited(async |second| {
                            let phones = [(0, first, &cameras[0]), (1, second, &cameras[1])]
                                .map(|(seat, page, camera)| Phone { seat: Seat::new(seat), page, camera });
                            table.lay_out(&record.prefix(0)).await;
                            for page in [table, first, second] {
                                page.kept().await;
                                page.unplug();
                            }
                            for phone in &phones {
                                phone.begin().await;
                                table.to_the_table().await;
                                table.hand_to(phone, NAMES[phone.seat.index()]).await;
                                phone.scan(table).await;
                                table.tap("Tisch").await;
                                table.pause().await;
                            }
                            table.play_line_with_phones(record, &phones).await;
                            table.ranks(record).await;
                        })
                        .await;
                })
                .await;
        },
    );
}

#[test]
#[ignore = "needs a browser: cargo verify browser"]
fn a_whole_game_of_riffifi_with_two_phones() {
    let options = riffifi::Options { length: Length::OneRound, ..riffifi::Options::default() };
    play::<Riffifi>(&short(&options));
}

#[test]
#[ignore = "needs a browser: cargo verify browser"]
fn a_whole_game_of_larry_with_two_phones() {
    let options = larry::Options { short: true, ..larry::Options::default() };
    play::<Larry>(&short(&options));
}

#[test]
#[ignore = "needs a browser: cargo verify browser"]
fn a_whole_game_of_bohei_with_two_phones() {
    use tests::bohei::Wish::{Extra, No, Opposite, Vain};
    play::<Bohei>(&tests::bohei::planned(&NAMES, &[No, Opposite, Vain, Extra]));
}

/// A game of Larry whose first player is on turn, with that hand on a phone.
fn larry() -> Record<Larry> {
    random_game::<Larry>(&NAMES, &larry::Options::default(), 3).prefix(0)
}

fn on_turn(record: &Record<Larry>) -> Seat {
    table::Game::awaited(record.game()).iter().next().expect("somebody is on turn")
}

/// A ledger as it lies in the storage.
fn ledger_text(ledger: &sealed::Ledger) -> String {
    json!(ledger.to_string()).to_string()
}

/// Whether a text stands in the address, in the history or in what is kept of games.
async fn is_told(page: &Page, text: &str) -> bool {
    let told = "[location.href, JSON.stringify(history.state), document.title, document.documentElement.outerHTML,
        ...Object.entries({ ...localStorage, ...sessionStorage }).filter(([key]) => /game|link/.test(key)).flat()].join(' ')";
    page.ask(told, vec![]).await.as_str().is_some_and(|told| told.contains(text))
}

/// Without a camera the links do the same. What is wrong is said in a sentence, and the hand stays.
fn a_hand_comes_by_links_and_stays(engine: Engine) {
    let record = larry();
    let seat = on_turn(&record);
    let (mut ledger, sheet) = sealed_table(&record, &[seat]);
    let key = ledger.key_link(seat).expect("a key");
    let newer = ledger.advance(&[(seat, vec![0, 3])]).expect("another hand");
    ledger.set_key(seat, sealed::Key::new([99; 16]));
    let foreign = ledger.advance(&[(seat, vec![0, 3])]).expect("a hand with another key");
    // A page that is left while it still loads its game complains.
    let test = BrowserTest::new(Device::PHONE.german().calm().on(engine)).forgiving(&[
        "Load failed",
        "NetworkError",
        "AbortError",
        "not loaded",
    ]);
    test.run(async |page| {
        follow(page, &sheet.to_string()).await;
        page.sees("Scanne zuerst deinen Schlüssel").await;
        follow(page, &key.to_string()[..20]).await;
        page.sees("Dieser Schlüssel ist beschädigt.").await;
        follow(page, &key.to_string()).await;
        page.sees("Dein Schlüssel ist da.").await;
        assert!(!is_told(page, &key.key.written()).await);
        follow(page, &sheet.to_string()).await;
        page.until(&format!("cards().length === {}", 9)).await;
        let (cards, word) = (page.cards().await, page.ask("word()", vec![]).await);
        page.reload().await;
        page.sees("Deine Karten sind verdeckt.").await;
        page.tap("Aufdecken").await;
        assert_eq!((page.cards().await, page.ask("word()", vec![]).await), (cards, word.clone()));
        // The same link once more, on the page that is there already.
        for _ in 0..2 {
            page.tap("Verdecken").await;
            page.sees("Deine Karten sind verdeckt.").await;
            page.ask("void (location.hash = arguments[0])", vec![json!(sheet.to_string())]).await;
            page.until("cards().length === 9").await;
        }
        follow(page, &newer.to_string()).await;
        page.until("cards().length === 2").await;
        assert_ne!(page.ask("word()", vec![]).await, word);
        follow(page, &sheet.to_string()).await;
        page.sees("Dieser Code ist älter als deine Karten.").await;
        follow(page, &foreign.to_string()).await;
        page.sees("Dein Schlüssel passt nicht zu diesem Code.").await;
        page.sees("Dein Wort").await;
        page.tap("Karten von diesem Handy nehmen").await;
        page.sees("Karten auf eigenen Handys").await;
        assert!(page.is("!localStorage.getItem('stammtisch.hand')").await);
    });
}

/// A table knows after a reload whose hand is on a phone, shows the same word, and shows no card.
fn a_table_goes_on_as_it_was(engine: Engine) {
    let record = larry();
    let seat = on_turn(&record);
    let (ledger, _) = sealed_table(&record, &[seat]);
    let key = ledger.key_link(seat).expect("a key").key.written();
    let slot = Save::<Larry>::slot(1);
    let test = BrowserTest::new(Device::PHONE.german().calm().on(engine))
        .remembering(&slot, Save::of(record).json())
        .remembering(&slot.replace(".game.", ".sealed."), ledger_text(&ledger));
    test.run(async |page| {
        page.resume().await;
        page.until("!!word()").await;
        let word = page.ask("word()", vec![]).await;
        assert!(!is_told(page, &key).await);
        page.reload().await;
        page.until("!!word()").await;
        assert_eq!(page.ask("word()", vec![]).await, word);
        page.pause().await;
        // Nine backs, all alike.
        let pictures = "new Set(cards().map((card) => card.querySelector('svg').outerHTML)).size";
        assert_eq!(page.ask(pictures, vec![]).await, json!(1));
        page.choose_card(0).await;
        page.say(7).await;
        page.tap_twice("Legen, „7“ sagen").await;
        page.sees("glaubst du das?").await;
        assert_eq!(page.remembered::<Larry>().await.entries().len(), 1, "a double tap is one act");
    });
}

/// In Leiff a look goes to the phone and is gone from the table, and so does a drawn card; where it goes is chosen before everybody.
#[test]
#[ignore = "needs a browser: cargo verify browser"]
fn a_look_of_leiff_is_on_the_phone_alone() {
    let game = random_game::<Leiff>(&NAMES, &leiff::Options::default(), 5);
    let drawn =
        |at: &usize| game.prefix(*at).game().view(Viewer::Table).phase == leiff::Phase::Drawn(leiff::Pile::Draw);
    let draws = (0..game.entries().len()).find(drawn).expect("somebody draws");
    for (at, act) in [(0, "Gemerkt"), (draws, "Tauschen: vorn links")] {
        let record = game.prefix(at);
        let seat = table::Game::awaited(record.game()).iter().next().expect("somebody is on turn");
        let (ledger, sheet) = sealed_table(&record, &[seat]);
        let key = ledger.key_link(seat).expect("a key").to_string();
        let names = sealed_names(&record, seat, Lang::De);
        let slot = Save::<Leiff>::slot(1);
        let lines = record.to_string();
        let test = BrowserTest::new(Device::PHONE.german().calm())
            .remembering(&slot, Save::of(record).json())
            .remembering(&slot.replace(".game.", ".sealed."), ledger_text(&ledger));
        test.run(async |page| {
            follow(page, &key).await;
            page.sees("Dein Schlüssel ist da.").await;
            follow(page, &sheet.to_string()).await;
            page.until(&format!("cards().length === {}", names.len())).await;
            let shown = page.cards().await;
            assert!(shown.iter().zip(&names).all(|(shown, name)| shown.ends_with(name)), "{shown:?} {names:?}");
            // Seen is seen: only the table can show it once more.
            page.tap("Verdecken").await;
            page.sees("Gesehen. Für den nächsten Blick scannst du wieder.").await;
            page.reload().await;
            page.sees("Gesehen.").await;
            assert!(page.cards().await.is_empty() && !page.offers("Aufdecken").await);
            follow(page, &key).await;
            page.sees("Gesehen.").await;
            page.pause().await;
            assert!(page.cards().await.is_empty(), "the key is no code of the table");
            page.tap("Zurück").await;
            page.resume().await;
            page.until("!!word()").await;
            page.pause().await;
            let said = page.text().await;
            assert!(names.iter().all(|name| !said.contains(name.as_str())), "{said}");
            let lying = "[...document.querySelectorAll('main [role=group] [role=img]')].map(name).every((it) => /verdeckt/.test(it))";
            assert!(page.is(lying).await, "nothing lies open");
            if at > 0 {
                page.tap("Vorn links, verdeckt").await;
            }
            page.tap(act).await;
            page.until(&format!("remembered() !== {}", json!(lines))).await;
        });
    }
}

/// What setup, menu and settings call it.
const OFFER: &str = "Karten auf eigenen Handys";

/// Sits down to play Larry with hands on phones.
async fn sit_down(page: &Page) {
    page.tap("Larry").await;
    for (at, name) in NAMES.iter().enumerate() {
        let field = format!("Name an Platz {}", at + 1);
        if !page.offers(&field).await {
            page.tap("Noch jemand").await;
        }
        page.type_into(&field, name).await;
    }
    page.tap(OFFER).await;
    page.tap("Los geht’s").await;
    page.sees("Dein Handy scannt den Schlüssel").await;
}

/// Setup offers it where hands are hidden, and leads to it once the game has begun.
#[test]
#[ignore = "needs a browser: cargo verify browser"]
fn setup_offers_it() {
    visit(Device::PHONE.german().calm(), async |page| {
        page.tap("Geizen").await;
        page.sees("Wer sitzt am Tisch?").await;
        assert!(!page.offers(OFFER).await, "there is no hand");
        page.back().await;
        sit_down(page).await;
        page.tap("Cem").await;
        page.sees("Nur für Cem").await;
        // The game waits below, as if nothing had been.
        page.back().await;
        page.tap("Weiter: Larry").await;
        page.sees("Gib das Gerät an").await;
    });
}

/// A table that cannot keep keys gives none away, and says so.
#[test]
#[ignore = "needs a browser: cargo verify browser"]
fn a_full_device_keeps_hands_behind_the_curtain() {
    BrowserTest::new(Device::PHONE.german().calm()).injecting(FULL).run(async |page| {
        sit_down(page).await;
        page.sees("Dieses Gerät kann sich gerade nichts merken.").await;
        page.tap("Schließen").await;
        page.sees("Gib das Gerät an").await;
    });
}

/// A page that may not use the camera says what does the same.
#[test]
#[ignore = "needs a browser: cargo verify browser"]
fn a_camera_that_is_refused() {
    let refuse =
        "navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('no', 'NotAllowedError'));";
    BrowserTest::new(Device::PHONE.german().calm()).injecting(refuse).run(async |page| {
        page.tap("Einstellungen").await;
        page.tap("Karten auf diesem Handy").await;
        page.tap("Code scannen").await;
        page.sees("Die Seite darf die Kamera nicht benutzen.").await;
        page.tap("Ohne Kamera").await;
        page.sees("Code scannen").await;
    });
}

/// Where the browser reads codes by itself, its reader is asked: here it finds what the camera, which sees nothing, cannot show.
#[test]
#[ignore = "needs a browser: cargo verify browser"]
fn the_browsers_own_reader_is_used() {
    const READER: &str = "window.BarcodeDetector = class {
        static getSupportedFormats() { return Promise.resolve(['aztec', 'qr_code']); }
        detect(video) { return Promise.resolve(video.videoWidth > 0 ? [{ rawValue: '' }, { rawValue: window.seen ?? '' }] : []); }
    };";
    let record = larry();
    let seat = on_turn(&record);
    let (ledger, sheet) = sealed_table(&record, &[seat]);
    let camera = Camera::new();
    let test = BrowserTest::new(Device::PHONE.german().calm()).with_camera(&camera).injecting(READER);
    test.run(async |page| {
        let phone = Phone { seat, page, camera: &camera };
        phone.begin().await;
        for (code, sight) in [
            (ledger.key_link(seat).expect("a key").to_string(), "Dein Schlüssel ist da."),
            (format!("https://example.org/#{sheet}"), "Dein Wort"),
            ("https://example.org/".to_owned(), "Das ist kein Code von einem Stammtisch."),
        ] {
            page.ask("(window.seen = arguments[0], 0)", vec![json!(code)]).await;
            page.sees(sight).await;
        }
        assert_eq!(page.cards().await.len(), 9, "what is no code takes nothing away");
        // What was covered stays so while its code is in sight, and comes back when the camera is pointed at it once more.
        let see = "(window.seen = arguments[0], 0)";
        page.ask(see, vec![json!(sheet.to_string())]).await;
        page.until("!layer().innerText.includes('kein Code')").await;
        page.tap("Verdecken").await;
        page.pause().await;
        page.pause().await;
        page.sees("Deine Karten sind verdeckt.").await;
        page.ask(see, vec![json!("")]).await;
        page.until("new Promise((done) => setTimeout(() => done(true), 5000))").await;
        page.ask(see, vec![json!(sheet.to_string())]).await;
        page.until("cards().length === 9").await;
    });
}
