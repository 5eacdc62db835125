//! Whole games of Larry, tapped from the first card to the last, and the scenes around a last card.

use larry::{Action, Event, Larry, Options, Phase};
use serde_json::Value;
use table::{Game, Lang, Record, Viewer, signed};
use tests::{BrowserTest, Device, Moment, Page, scene};

use crate::tap_counts::Count;

/// Everything that makes Larry what it is happens in this game; the rules' own tests say so.
const FOUR: &str = include_str!("../../../src/larry/tests/golden/four.snap");
/// A short game.
const SHORT: &str = include_str!("../../../src/larry/tests/golden/short.snap");

/// The record and the story of a golden game.
fn played(text: &str) -> (Record<Larry>, Vec<&str>) {
    let (record, story) = tests::golden(text).split_once("\n\n").expect("a record, then its story");
    // Table lines are indented; the places at the end stand elsewhere.
    let told = story.split("\n\n").skip(1).flat_map(str::lines);
    let told = told.filter(|line| !line.starts_with(|first: char| first == ' ' || first.is_ascii_digit()));
    (record.parse().expect("a record"), told.collect())
}

#[test]
#[ignore = "needs a browser: cargo verify browser"]
fn a_whole_game_for_four_on_a_phone() {
    let (line, story) = played(FOUR);
    BrowserTest::new(Device::PHONE.german().calm()).fast_timers().run(async |page| {
        page.lay_out(&line.prefix(0)).await;
        assert!(Count::played(page, &line).await.mean() <= 3.8);
        page.ranks(&line).await;
        page.tap("Verlauf").await;
        // The latest turn stands first, and in each the latest line last.
        let told = "[...new Set([...document.querySelectorAll('[role=dialog] li')].map((line) => line.parentElement))].reverse()
            .flatMap((turn) => [...turn.children].map((line) => line.innerText.trim()))";
        let told = page.ask(told, vec![]).await;
        assert!(texts(&told).into_iter().eq(story), "the golden game's story: {told}");
    });
}

#[test]
#[ignore = "needs a browser: cargo verify browser"]
fn a_short_game_for_two_on_a_tablet_in_english() {
    let (line, _) = played(SHORT);
    BrowserTest::new(Device::TABLET.english().calm()).fast_timers().run(async |page| {
        page.lay_out(&line.prefix(0)).await;
        page.play_line(&line, 0).await;
        page.ranks(&line).await;
        page.tap("Rematch").await;
        let next = line.steps().next().expect("it was played").seat.after(1, 2);
        page.curtain(&line.notes.names(2)[next.index()], 1).await;
    });
}

const FOUR_NAMES: [&str; 4] = ["Anna", "Bo", "Çelik", "Dora"];

/// Somebody has laid the last card, and the next one has to answer.
fn last_card(right: bool) -> Record<Larry> {
    let wanted = |record: &Record<Larry>| {
        let game = record.game();
        let view = game.view(Viewer::Table);
        let answered = |action: Action| {
            let mut after = record.clone();
            let events = after.act(view.turn, action).expect("a last card is answered").to_vec();
            (after.game().view(Viewer::Table).turn != view.turn).then_some(events)
        };
        view.phase == Phase::Answer && view.round == 1 && view.pile.len() > 1 && answered(Action::Accept).is_some() && {
            let events = answered(Action::Doubt).unwrap_or_default();
            events.iter().any(|event| matches!(event, Event::Revealed(reveal) if reveal.right == right))
        }
    };
    scene(&FOUR_NAMES, &Options::default(), wanted)
}

/// Answers a last card; the record after it.
async fn answer(page: &Page, before: &Record<Larry>, action: Action) -> Record<Larry> {
    page.lay_out(before).await;
    page.sees("hat keine Karte mehr").await;
    let mut after = before.clone();
    page.tap_act(&mut after, &action).await;
    after
}

/// The page of a round shows everybody's hand and points, and says who begins next.
async fn the_round_scores(page: &Page, after: &Record<Larry>) {
    let scored = after.steps().last().expect("an answer").events.iter().find_map(|event| match event {
        Event::Scored(score) => Some(score.clone()),
        _ => None,
    });
    let score = scored.expect("the round is scored");
    let lines = page.ask("[...document.querySelectorAll('main li')].map(name)", vec![]).await;
    let lines = texts(&lines);
    assert_eq!(lines.len(), 4, "{lines:?}");
    for (at, line) in lines.into_iter().enumerate() {
        let cards = score.hands[at].iter().map(|card| card.name(Lang::De)).collect::<Vec<_>>().join(" ");
        assert!(line.starts_with(FOUR_NAMES[at]) && line.contains(&cards), "{line}: {cards}");
        assert!(line.ends_with(&signed(score.totals[at].into())), "{line}: {:?}", score.totals);
    }
    page.tap(&format!("Ich, {}, fange an", Moment::of(after).on())).await;
    page.curtain(Moment::of(after).on(), 2).await;
}

#[test]
#[ignore = "needs a browser: cargo verify browser"]
fn a_last_card_is_believed_doubted_and_caught() {
    BrowserTest::new(Device::SMALL.german().calm()).run(async |page| {
        // Believed: nobody sees the pile, the round is scored.
        let (lie, truth) = (last_card(false), last_card(true));
        let after = answer(page, &lie, Action::Accept).await;
        assert!(!page.offers("Zur Wertung").await);
        the_round_scores(page, &after).await;

        // Doubted though it was true: the pile first, then the scores of the round.
        let after = answer(page, &truth, Action::Doubt).await;
        page.sees(" sagte").await;
        page.tap("Zur Wertung").await;
        the_round_scores(page, &after).await;

        // A lie: the round goes on.
        let after = answer(page, &lie, Action::Doubt).await;
        page.sees("zieht zwei").await;
        let liar = Moment::of(&after);
        page.tap(&format!("Ich, {}, fange neu an", liar.on())).await;
        page.curtain(liar.on(), 2).await;
    });
}

fn texts(list: &Value) -> Vec<&str> {
    list.as_array().into_iter().flatten().filter_map(Value::as_str).collect()
}

#[test]
#[ignore = "needs a browser: cargo verify browser"]
fn between_two_piles_everybody_sees_the_points() {
    let wanted = |record: &Record<Larry>| {
        let leads = |event: &Event<_>| matches!(event, Event::Leads { .. });
        record.game().view(Viewer::Table).round == 3
            && record.steps().last().is_some_and(|step| step.events.iter().any(leads))
    };
    let record = scene(&FOUR_NAMES, &Options::default(), wanted);
    let view = record.game().view(Viewer::Table);
    BrowserTest::new(Device::SMALL.german().calm()).run(async |page| {
        page.lay_out(&record).await;
        page.tap("Zum offenen Tisch").await;
        page.tap("Stand").await;
        page.sees("Stand nach Runde 2").await;
        let lines = page.ask("[...document.querySelectorAll('main li')].map(name)", vec![]).await;
        let lines = texts(&lines);
        assert_eq!(lines.len(), 4, "{lines:?}");
        for (at, line) in lines.into_iter().enumerate() {
            let rounds = [0, 1].map(|round: usize| signed(view.points[round][at].into())).join(", ");
            assert!(line.starts_with(FOUR_NAMES[at]) && line.contains(&rounds), "{line}: {rounds}");
            assert!(line.ends_with(&signed(view.totals[at].into())), "{line}: {:?}", view.totals);
        }
        page.tap("Tisch").await;
        page.sees_no("Stand nach").await;
        page.pause().await;
        page.tap(&format!("Ich, {}, fange neu an", Moment::of(&record).on())).await;
        page.curtain(Moment::of(&record).on(), 2).await;
    });
}
