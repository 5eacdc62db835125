//! Hints for those who play for the first time: each once for each name, near what it is about, never upon it.

use std::collections::BTreeMap;

use app::games::entry;
use futures::executor::block_on;
use game_ui::Hint;
use serde_json::json;
use table::{Game, Lang, Record, Seat};
use tests::{Device, Moment, Page, Tapped, random_game, visit};

const SWITCH: &str = "Hinweise in der ersten Runde";

/// Whether the hint that is shown keeps clear of what it points to and of all that can be pressed, but for what yields to it.
const CLEAR: &str = "(() => {
    const rect = (element) => element.getBoundingClientRect();
    const apart = (one, other) => one.right <= other.left || other.right <= one.left || one.bottom <= other.top || other.bottom <= one.top;
    const hint = controls().find((one) => /^(Hinweis für|Hint for) /.test(name(one)));
    return !!hint && controls().filter((one) => one.tagName === 'BUTTON' && one !== hint && !one.closest('[data-yields]') && one.getAttribute('aria-disabled') !== 'true').every((one) => apart(rect(hint), rect(one)));
})()";

/// Whether the arrow of the hint crosses out nothing of what is asked.
const LEGIBLE: &str = "(() => {
    const arrow = document.querySelector('#hint').parentElement.querySelector('svg path').getBoundingClientRect();
    const headings = [...document.querySelectorAll('main h2')].filter(shown);
    return headings.length > 0 && headings.every((heading) => {
        const line = document.createRange();
        line.selectNodeContents(heading);
        const { left, right, top, bottom } = line.getBoundingClientRect();
        return arrow.right <= left || right <= arrow.left || arrow.bottom <= top || bottom <= arrow.top;
    });
})()";

/// What the hint says that is shown.
async fn hint(page: &Page) -> Option<String> {
    page.controls().await.into_iter().find(|name| name.starts_with("Hinweis für ") || name.starts_with("Hint for "))
}

/// Waits for a hint that says this to this name.
async fn reads(page: &Page, name: &str, words: &str) {
    page.until(&format!(
        "controls().map(name).some((one) => one.startsWith({}) && one.includes({}))",
        json!(format!("Hinweis für {name}: ")),
        json!(words)
    ))
    .await;
}

/// Whether the switch for hints is on.
async fn is_on(page: &Page) -> bool {
    page.control(SWITCH).await;
    page.is(&format!("control('{SWITCH}').getAttribute('aria-checked') === 'true'")).await
}

#[test]
#[ignore = "needs a browser: cargo verify browser"]
fn each_name_reads_a_hint_once_and_a_reload_changes_nothing() {
    for device in [Device::PHONE.german().calm(), Device::SMALL.german().calm()] {
        visit(device, async |page| {
            page.sit_down(&["Anna", "Bo"]).await;
            page.act().await;
            reads(page, "Anna", "Tippe an, was du behältst").await;
            assert!(page.is(CLEAR).await, "{}", page.text().await);
            // As long as nobody has put it away, it is there.
            page.reload().await;
            reads(page, "Anna", "Tippe an, was du behältst").await;
            page.tap("Hinweis für Anna").await;
            page.until("!document.querySelector('#hint')").await;
            page.reload().await;
            page.until("!!document.querySelector('#act')").await;
            page.later().await;
            assert_eq!(hint(page).await, None, "it was read");

            // An act has read it, too.
            page.choose([0, 1, 2, 3, 4]).await;
            page.act().await;
            page.act().await;
            reads(page, "Bo", "Tippe an, was du behältst").await;
            page.choose([0, 1, 2, 3, 4]).await;
            page.act().await;
            for _ in 0..2 {
                page.act().await;
                page.later().await;
                assert!(!page.text().await.contains("Tippe an, was du behältst:"), "both have read it");
                page.choose([0, 1, 2, 3, 4]).await;
                page.act().await;
            }
        });
    }
}

#[test]
#[ignore = "needs a browser: cargo verify browser"]
fn a_hint_goes_with_what_scrolls() {
    visit(Device::PHONE.german().calm(), async |page| {
        // Letters of one and a half times the size: the table scrolls between its bars.
        page.devtools("Page.setFontSizes", json!({ "fontSizes": { "standard": 24, "fixed": 20 } })).await;
        page.sit_down(&["Anna", "Bo"]).await;
        page.act().await;
        reads(page, "Anna", "Tippe an, was du behältst").await;
        page.until(CLEAR).await;
        page.ask("[...document.querySelectorAll('main, main *')].forEach((one) => one.scrollTo(0, 999))", vec![]).await;
        page.later().await;
        assert!(hint(page).await.is_none() || page.is(CLEAR).await, "{}", page.text().await);
    });
}

#[test]
#[ignore = "needs a browser: cargo verify browser"]
fn a_hint_leaves_the_question_legible() {
    visit(Device::PHONE.german().calm(), async |page| {
        let all = ["Anna", "Bo", "Cem"];
        let moments = first_moments::<bohei::Bohei>(&all);
        let ids: Vec<&str> = moments.keys().copied().collect();
        for id in ["draw", "answer"] {
            opens(page, id, &moments[id], &ids).await;
            page.until(CLEAR).await;
            assert!(page.is(LEGIBLE).await, "{id}: {}", page.text().await);
        }
    });
}

#[test]
#[ignore = "needs a browser: cargo verify browser"]
fn whoever_wants_no_hints_gets_none() {
    visit(Device::PHONE.german().calm(), async |page| {
        page.tap("Geizen").await;
        assert!(is_on(page).await, "nobody has played it yet");
        page.tap(SWITCH).await;
        assert!(!is_on(page).await);
        page.tap("Zurück").await;
        page.sit_down(&["Anna", "Bo"]).await;
        page.act().await;
        page.later().await;
        assert_eq!(hint(page).await, None);
        // The menu brings them, and takes them away again.
        for on in [true, false] {
            page.tap("Menü").await;
            page.tap(SWITCH).await;
            assert_eq!(is_on(page).await, on);
            page.tap("Schließen").await;
            page.pause().await;
            if on {
                reads(page, "Anna", "Tippe an, was du behältst").await;
            }
        }
        page.later().await;
        assert_eq!(hint(page).await, None);
        // What was chosen stays for the next game.
        page.back().await;
        page.tap("Geizen").await;
        assert!(!is_on(page).await);
        page.tap("Zurück").await;
        page.tap("Larry").await;
        assert!(is_on(page).await, "another game is new");
    });
}

#[test]
#[ignore = "needs a browser: cargo verify browser"]
fn a_hint_waits_while_a_sheet_lies_on_the_table() {
    visit(Device::PHONE.german().calm(), async |page| {
        page.sit_down(&["Anna", "Bo"]).await;
        page.act().await;
        reads(page, "Anna", "Tippe an, was du behältst").await;
        page.tap("Regeln").await;
        page.until("!document.querySelector('#hint')").await;
        page.tap("Schließen").await;
        reads(page, "Anna", "Tippe an, was du behältst").await;
    });
}

/// The earliest moment of random games at which a hint is given, and the seat behind whose curtain that is.
struct First<G: Game> {
    record: Record<G>,
    behind: Option<Seat>,
    reader: Seat,
}

/// How many random games are looked through, and how many acts of each.
const GAMES: u64 = 30;
const ACTS: usize = 120;

/// The hints of a game by their names.
fn first_moments<G: Game<Options: Default>>(names: &[&str]) -> BTreeMap<&'static str, First<G>> {
    let game = block_on(entry(G::ID).expect("a game").load()).expect("nothing is split here");
    let mut found: BTreeMap<&'static str, First<G>> = BTreeMap::new();
    for seed in 0..GAMES {
        let whole = random_game::<G>(names, &G::Options::default(), seed);
        for acts in 0..ACTS.min(whole.entries().len()) {
            let record = whole.prefix(acts);
            let session = (game.open)(&record.to_string()).expect("a record");
            let awaited = record.game().awaited().iter().map(Some);
            for behind in std::iter::once(None).chain(awaited) {
                for Hint { id, seat: reader, .. } in session.hints(behind, Lang::De) {
                    let earlier = |first: &First<G>| first.record.entries().len() <= acts;
                    if !found.get(id).is_some_and(earlier) {
                        found.insert(id, First { record: record.clone(), behind, reader });
                    }
                }
            }
        }
    }
    found
}

/// Opens such a moment for somebody who has read all hints but this one.
async fn opens<G: Tapped>(page: &Page, id: &str, first: &First<G>, all: &[&str]) {
    let name = first.record.notes.names(first.record.game().seats())[first.reader.index()].clone();
    let others = all.iter().filter(|other| **other != id).map(|other| format!("{}.{other}", G::ID));
    let read = json!([{ "name": name, "read": others.collect::<Vec<_>>() }]);
    let settings = json!({ "games": [{ "game": G::ID, "hints": true }] });
    // The page that is left remembers what was read on it.
    page.until("!!document.documentElement.dataset.screen").await;
    page.go("icon.svg").await;
    let put = format!(
        "(() => {{
            const settings = JSON.parse(localStorage.getItem('stammtisch.settings') ?? '{{}}');
            localStorage.setItem('stammtisch.settings', JSON.stringify({{ ...settings, ...{settings} }}));
            localStorage.setItem('stammtisch.hints', JSON.stringify({read}));
        }})()"
    );
    page.ask(&put, vec![]).await;
    page.open().await;
    page.lay_out(&first.record).await;
    match first.behind {
        None => page.to_the_table().await,
        Some(seat) => page.take_and_look(&Moment::by(&first.record, seat)).await,
    }
}

/// For as few and for as many as can play, on the smallest phone.
fn each_finds_room<G: Tapped<Options: Default>>() {
    let eight = ["Anna", "Bo", "Cem", "Dana", "Emil", "Fee", "Gül", "Hans"];
    for seats in [G::SEATS.start(), G::SEATS.end()] {
        let moments = first_moments::<G>(&eight[..usize::from(*seats)]);
        let all: Vec<&str> = moments.keys().copied().collect();
        assert!(all.len() > 3, "{all:?}");
        visit(Device::SMALL.german().calm(), async |page| {
            for (id, first) in &moments {
                opens(page, id, first, &all).await;
                page.until(CLEAR).await;
                if first.behind.is_some() {
                    page.release().await;
                }
            }
        });
    }
}

macro_rules! each_finds_room {
    ($($slug:ident: $rules:ty, $ui:ty;)*) => { mod each_finds_room { $(
        #[test]
        #[ignore = "needs a browser: cargo verify browser"]
        fn $slug() {
            super::each_finds_room::<$rules>();
        }
    )* } };
}
games::for_each_game!(each_finds_room);
