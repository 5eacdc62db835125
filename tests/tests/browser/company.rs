//! Regulars of the house: somebody plays alone to the end, a stand-in takes a seat and gives it back, and nobody sees a regular's
//! cards.

use bots::HasBots;
use geizen::Geizen;
use serde_json::json;
use table::{Game, NoteKey, Record, Seat};
use tests::{BrowserTest, Device, Page, Save, Tapped, fresh, game_of_hosts, random_game};

/// Regulars who keep nobody waiting.
fn quick() -> BrowserTest {
    let settings =
        json!({ "version": 1, "lang": "de", "light": "dark", "calm": true, "awake": false, "tempo": "quick" });
    BrowserTest::new(Device::PHONE).remembering("stammtisch.settings", settings).fast_timers()
}

async fn try_alone(page: &Page, game: &str) {
    page.tap(&format!("Allein probieren: {game}")).await;
    page.until("!!document.querySelector('main[data-game]') && document.documentElement.dataset.screen === 'play'")
        .await;
}

/// Alone to the end, with a reload between; no curtain asks for a name.
fn alone<G: Tapped>(game: &str, seed: u64) {
    quick().run(async |page| {
        try_alone(page, game).await;
        page.play_alone::<G>(Seat::new(0), 3, seed).await;
        page.reload().await;
        let record: Record<G> = page.play_alone(Seat::new(0), usize::MAX, seed + 1).await;
        assert!(record.game().outcome().is_some());
        page.ranks(&record).await;
    });
}

#[test]
#[ignore = "needs a browser: cargo verify browser"]
fn somebody_plays_geizen_alone() {
    alone::<Geizen>("Geizen", 1);
}

#[test]
#[ignore = "needs a browser: cargo verify browser"]
fn somebody_plays_larry_alone() {
    alone::<larry::Larry>("Larry", 2);
}

#[test]
#[ignore = "needs a browser: cargo verify browser"]
fn somebody_plays_riffifi_alone() {
    alone::<riffifi::Riffifi>("Riffifi", 3);
}

#[test]
#[ignore = "needs a browser: cargo verify browser"]
fn somebody_plays_leiff_alone() {
    alone::<leiff::Leiff>("Leiff", 4);
}

/// A turn of Geizen: all five dice are kept.
async fn turn(page: &Page) {
    page.act().await;
    page.choose([0, 1, 2, 3, 4]).await;
    page.act().await;
}

/// How many acts of a seat are on record.
fn acts(record: &Record<Geizen>, seat: Seat) -> usize {
    record.steps().filter(|step| step.seat == seat).count()
}

/// Somebody goes out for a moment: the stand-in plays on, also after a reload, until the seat is given back.
#[test]
#[ignore = "needs a browser: cargo verify browser"]
fn a_stand_in_takes_a_seat_and_gives_it_back() {
    let [anna, bo, cem] = [0, 1, 2].map(Seat::new);
    quick().run(async |page| {
        page.lay_out(&fresh::<Geizen>(&["Anna", "Bo", "Cem"])).await;
        page.seat_stand_in("Bo", "Stammgast").await;
        turn(page).await;
        let record = page.until_awaited::<Geizen>(cem).await;
        assert!(acts(&record, bo) >= 2 && record.notes.get(NoteKey::Player(bo, 0)).is_some());

        page.reload().await;
        turn(page).await;
        page.until_awaited::<Geizen>(anna).await;
        turn(page).await;
        let record = page.until_awaited::<Geizen>(cem).await;
        let played = acts(&record, bo);
        assert!(played >= 4, "the stand-in is still there");

        page.seat_stand_in("Bo", "Selbst").await;
        turn(page).await;
        page.until_awaited::<Geizen>(anna).await;
        turn(page).await;
        let record = page.until_awaited::<Geizen>(bo).await;
        page.later().await;
        assert_eq!(acts(&page.remembered().await, bo), played, "nobody plays for Bo any more");
        assert!(record.game().awaited().contains(bo));
        turn(page).await;
        assert!(acts(&page.remembered().await, bo) > played);
    });
}

/// Looks at some choices of a game that the landlady played against herself: each is among those that she weighs once more, so she
/// would choose the same again.
fn knowledge<G: HasBots<Options: Default>>(names: &[&str]) {
    let save = Save::of(game_of_hosts::<G>(names, 5));
    quick().remembering(&Save::<G>::slot(1), save.json()).run(async |page| {
        page.ask(&format!("history.replaceState('1 replay {}-1', '')", G::ID), vec![]).await;
        page.reload().await;
        page.sees("Wiederholung").await;
        page.slide(20).await;
        page.tap("Was wusste die Wirtin?").await;
        let mut weighed = 0;
        for _ in 0..8 {
            let told = "(group(['Was wusste die Wirtin?'])?.innerText ?? '')";
            page.until(&format!("/gewählt|nichts abzuwägen/.test({told})")).await;
            weighed += usize::from(page.is(&format!("{told}.includes('gewählt')")).await);
            page.tap("Eine Wahl zurück").await;
        }
        assert!(weighed >= 2, "{weighed} of eight choices were weighed");
        page.tap("Was wusste die Wirtin?").await;
        page.until("!group(['Was wusste die Wirtin?'])").await;
    });
}

#[test]
#[ignore = "needs a browser: cargo verify browser"]
fn a_replay_shows_what_a_regular_knew_in_geizen() {
    knowledge::<Geizen>(&["Anna", "Bo"]);
}

#[test]
#[ignore = "needs a browser: cargo verify browser"]
fn a_replay_shows_what_a_regular_knew_in_larry() {
    knowledge::<larry::Larry>(&["Anna", "Bo", "Cem"]);
}

#[test]
#[ignore = "needs a browser: cargo verify browser"]
fn a_replay_shows_what_a_regular_knew_in_riffifi() {
    knowledge::<riffifi::Riffifi>(&["Anna", "Bo", "Cem"]);
}

#[test]
#[ignore = "needs a browser: cargo verify browser"]
fn a_replay_shows_what_a_regular_knew_in_leiff() {
    knowledge::<leiff::Leiff>(&["Anna", "Bo"]);
}

/// After a game of people, the landlady says what she would have done.
#[test]
#[ignore = "needs a browser: cargo verify browser"]
fn a_replay_of_people_asks_the_landlady() {
    let save = Save::of(random_game::<Geizen>(&["Anna", "Bo"], &geizen::Options::default(), 2));
    quick().remembering(&Save::<Geizen>::slot(1), save.json()).run(async |page| {
        page.ask("history.replaceState('1 replay geizen-1', '')", vec![]).await;
        page.reload().await;
        page.sees("Wiederholung").await;
        page.sees_no("Wirtin").await;
        page.slide(3).await;
        page.tap("Was hätte die Wirtin getan?").await;
        for _ in 0..6 {
            page.until("!!group(['Was hätte die Wirtin getan?'])").await;
            if page.is("group(['Was hätte die Wirtin getan?']).innerText.includes('gewählt')").await {
                return page.sees("Siege von 100").await;
            }
            page.tap("Eine Wahl zurück").await;
        }
        panic!("she never weighs");
    });
}

/// After a game of Geizen everybody reads what luck and what choices brought, and is led to the choice that cost most.
#[test]
#[ignore = "needs a browser: cargo verify browser"]
fn a_replay_of_geizen_tells_luck_from_choices() {
    let save = Save::of(random_game::<Geizen>(&["Anna", "Bo"], &geizen::Options::default(), 2));
    quick().remembering(&Save::<Geizen>::slot(1), save.json()).run(async |page| {
        page.ask("history.replaceState('1 replay geizen-1', '')", vec![]).await;
        page.reload().await;
        page.tap("Glück oder Wahl?").await;
        page.sees("Glück ").await;
        page.sees("Wahl \u{2212}").await;
        page.tap("Das Beste wäre gewesen").await;
        page.tap("Glück oder Wahl?").await;
        page.tap("Was hätte die Wirtin getan?").await;
        page.until("group(['Was hätte die Wirtin getan?'])?.innerText.includes('gewählt')").await;
    });
}
