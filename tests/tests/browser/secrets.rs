//! The secrecy law in the document: two games that differ only in what the viewer may not know look the same, down to the last
//! attribute and computed style, wherever nobody else may see a card.

mod bohei;
mod leiff;
mod table_mode;

use std::collections::HashMap;

use larry::{Card, Larry, Played};
use riffifi::{Effect, Riffifi};
use serde_json::{Value, json};
use table::{Game, NoteKey, Record, Seat, Seed, Start, Viewer};
use tests::{BrowserTest, Device, Moment, Page, Tapped};

const NAMES: [&str; 4] = ["Anna", "Bo", "Çelik", "Dora"];

/// Everything in the page that a script could read.
const DOCUMENT: &str = include_str!("document.js");

/// Keeps what is written on the console, and stops the clock: two games of which one is told "00:34" and the other "00:35"
/// differ in no secret.
const CONSOLE: &str = "Date.now = () => 1763001260000; for (const kind of ['log', 'info', 'debug', 'warn', 'error', 'table', 'dir']) console[kind] = (...words) => (window.said ??= []).push([kind, ...words].join(' '))";

/// Two games whose acts look the same, and which `viewer` cannot tell apart. The line says what is seen of each act; any act that
/// looks so will do. `unlike` says in which secret the two shall differ.
fn indistinguishable<G: Game<Options: Default>>(
    viewer: Viewer,
    line: &[fn(&G::Action) -> bool],
    unlike: impl Fn(&G, &G) -> bool,
) -> [Record<G>; 2] {
    indistinguishable_by(&G::Options::default(), viewer, line, unlike)
}

/// The same by these house rules.
fn indistinguishable_by<G: Game>(
    options: &G::Options,
    viewer: Viewer,
    line: &[fn(&G::Action) -> bool],
    unlike: impl Fn(&G, &G) -> bool,
) -> [Record<G>; 2] {
    let mut seen: HashMap<String, Vec<Record<G>>> = HashMap::new();
    for seed in 0..60_000 {
        let Some(record) = dealt::<G>(options, seed, line) else { continue };
        let told: Vec<Option<G::Observation>> =
            record.steps().flat_map(|step| &step.events).map(|event| G::told(event, viewer)).collect();
        let known = format!("{:?} {told:?}", record.game().view(viewer));
        let alike = seen.entry(known).or_default();
        if let Some(other) = alike.iter().find(|other| unlike(other.game(), record.game())) {
            return [other.clone(), record];
        }
        alike.push(record);
    }
    panic!("no two such games");
}

fn dealt<G: Game>(options: &G::Options, seed: u64, line: &[fn(&G::Action) -> bool]) -> Option<Record<G>> {
    let mut options = options.clone();
    Start::Seat(Seat::new(0)).choose(&mut options);
    let mut record: Record<G> = Record::deal(4, options, Seed::from_number(seed));
    for (seat, name) in Seat::all(4).zip(NAMES) {
        record.notes.set(NoteKey::Name(seat), name);
    }
    for looks in line {
        let seat = record.game().awaited().iter().next()?;
        let action = record.game().legal(seat).into_iter().find(looks)?;
        record.act(seat, action).ok()?;
    }
    Some(record)
}

fn on<G: Game>(game: &G) -> Seat {
    game.awaited().iter().next().expect("somebody is on turn")
}

/// The document, and its accessibility tree.
async fn document(page: &Page) -> Value {
    // What was tapped stays pressed for a moment, and then changes its colour.
    page.until("!document.querySelector('button:active')").await;
    page.pause().await;
    // Letters that few names have come later.
    page.until("document.fonts.ready.then(({ status }) => status === 'loaded')").await;
    page.until("document.getAnimations().every((one) => one.playState === 'finished')").await;
    let mut document = page.ask(DOCUMENT, vec![]).await;
    let tree = page.devtools("Accessibility.getFullAXTree", json!({})).await;
    let nodes = tree["nodes"].as_array().into_iter().flatten();
    let heard = |node: &Value| {
        json!([
            node["role"]["value"],
            node["name"]["value"],
            node["description"]["value"],
            node["value"]["value"],
            node["ignored"]
        ])
    };
    document["heard"] = nodes.map(heard).collect();
    document
}

/// Where two documents part, in a few words.
fn parting(one: &Value, other: &Value) -> Option<String> {
    let parts = one.as_object().expect("a document").keys().filter(|key| one[*key] != other[*key]);
    let told = parts.map(|key| match (&one[key], &other[key]) {
        (Value::String(one), Value::String(other)) => {
            let same = one.bytes().zip(other.bytes()).take_while(|(one, other)| one == other).count();
            let near = |text: &str| {
                let near = text.bytes().skip(same.saturating_sub(60)).take(200).collect::<Vec<_>>();
                String::from_utf8_lossy(&near).into_owned()
            };
            format!("{key}:\n    {}\n    {}", near(one), near(other))
        }
        (Value::Array(one), Value::Array(other)) => {
            let unlike = one.iter().zip(other).filter(|(one, other)| one != other).take(5);
            let unlike: Vec<String> = unlike.map(|(one, other)| format!("\n    {one}\n    {other}")).collect();
            format!("{key}: {} and {}{}", one.len(), other.len(), unlike.concat())
        }
        (one, other) => format!("{key}: {one} and {other}"),
    });
    let told: Vec<String> = told.collect();
    (!told.is_empty()).then(|| told.join("\n"))
}

/// What is looked at on the way through a game: its name, the seat that may see it if not everybody may, and the document.
type Moments = Vec<(&'static str, Option<Seat>, Value)>;

/// Goes everywhere where a card could be, the same way in every game.
async fn walk<G: Tapped>(page: &Page, record: &Record<G>, choose: &impl AsyncFn(&Page)) -> Moments {
    let moment = Moment::of(record);
    let seat = moment.seat;
    let other = seat.after(2, 4);
    let mut seen: Moments = Vec::new();
    let mut see = async |place: &'static str, eyes: Option<Seat>| seen.push((place, eyes, document(page).await));
    page.lay_out(record).await;
    see("the curtain after a reload", None).await;
    page.tap("Zum offenen Tisch").await;
    page.until("!curtain()").await;
    see("the table", None).await;
    page.tap("Verlauf").await;
    see("the story", None).await;
    page.tap("Schließen").await;
    page.until("!document.querySelector('[role=dialog]')").await;

    page.press_name(moment.name(other)).await;
    see("the strip", None).await;
    page.tap("Meine Karten").await;
    page.curtain(moment.name(other), 1).await;
    see("somebody else's curtain", None).await;
    page.pause().await;
    page.it_is_me().await;
    see("its second step", None).await;
    page.look().await;
    see("somebody else's hand", Some(other)).await;
    page.cover().await;
    see("the same covered", None).await;
    page.leave().await;

    page.take(&moment).await;
    see("the curtain", None).await;
    // Whoever has taken the device has answered already.
    if page.is("curtain()?.[1] === 1").await {
        page.it_is_me().await;
    }
    see("the second step", None).await;
    page.look().await;
    see("the hand", Some(seat)).await;
    page.cover().await;
    see("the covered hand", None).await;
    page.look().await;
    page.choose_card(page.cards().await.len() - 1).await;
    page.cover().await;
    see("the covered hand with a card chosen", None).await;
    page.look().await;
    choose(page).await;
    page.cover().await;
    see("the covered hand with an act chosen", None).await;
    page.leave().await;
    see("the table again", None).await;
    page.back().await;
    page.sees("Weiter: ").await;
    see("the home page", None).await;
    seen
}

/// Walks through both games. What the viewer may see is the same; a hand that the viewer may not see is not, which shows that the
/// comparison sees something.
fn compare<G: Tapped>(viewer: Viewer, indistinguishable: [Record<G>; 2], choose: &impl AsyncFn(&Page)) {
    compare_on(Device::PHONE, viewer, indistinguishable, &async |page: &Page, record: &Record<G>| {
        walk(page, record, choose).await
    });
}

/// The same on another device and another way.
fn compare_on<G: Tapped>(
    device: Device,
    viewer: Viewer,
    [one, other]: [Record<G>; 2],
    walk: &impl AsyncFn(&Page, &Record<G>) -> Moments,
) {
    BrowserTest::new(device.german().calm()).injecting(CONSOLE).fast_timers().run(async |page| {
        let (one, other) = (walk(page, &one).await, walk(page, &other).await);
        let mut leaks = Vec::new();
        for ((place, eyes, one), (_, _, other)) in one.iter().zip(&other) {
            let parting = parting(one, other);
            if eyes.is_none_or(|seat| viewer == Viewer::Seat(seat)) {
                leaks.extend(parting.map(|parting| format!("{place}: {parting}")));
            } else {
                assert!(parting.is_some(), "{place} is not the same");
            }
        }
        assert!(leaks.is_empty(), "{}", leaks.join("\n"));
    });
}

/// Says 3 with the last card, laid face down.
async fn say_three(page: &Page) {
    page.choose_card(page.cards().await.len() - 1).await;
    page.tap("Verdeckt legen").await;
    page.say(3).await;
}

/// One would change direction with the last card at once, the other has to say something.
fn last_cards_differ(one: &Larry, other: &Larry) -> bool {
    let last = |game: &Larry| game.view(Viewer::Seat(on(game))).hand.and_then(|hand| hand.last().copied());
    let (one, other) = (last(one), last(other));
    one == Some(Card::Reverse) && !other.is_some_and(Card::is_action)
}

#[test]
#[ignore = "needs a browser: cargo verify browser"]
fn larry_at_the_first_card() {
    compare(Viewer::Table, indistinguishable::<Larry>(Viewer::Table, &[], last_cards_differ), &say_three);
}

#[test]
#[ignore = "needs a browser: cargo verify browser"]
fn larry_after_cards_that_nobody_has_seen() {
    use larry::Action::{Give, Lay, Play};
    let line: &[fn(&larry::Action) -> bool] = &[
        |action| matches!(action, Lay { sum: 3, .. }),
        |action| matches!(action, Play { played: Played::DrawTwo(_), .. }),
        |action| matches!(action, Lay { sum: 5, .. }),
        |action| matches!(action, Play { played: Played::GiveOne, .. }),
        |action| matches!(action, Give { .. }),
    ];
    compare(Viewer::Table, indistinguishable::<Larry>(Viewer::Table, line, last_cards_differ), &say_three);
}

#[test]
#[ignore = "needs a browser: cargo verify browser"]
fn larry_for_one_who_holds_the_same_cards() {
    let viewer = Viewer::Seat(Seat::new(0));
    let differ = |one: &Larry, other: &Larry| {
        let hand = |game: &Larry, seat| game.view(Viewer::Seat(Seat::new(seat))).hand;
        (1..4).all(|seat| hand(one, seat) != hand(other, seat))
    };
    compare(viewer, indistinguishable::<Larry>(viewer, &[], differ), &say_three);
}

/// In one game the last card would be turned down at once, and so could be laid unseen; in the other it lies alone.
fn last_effects_differ(one: &Riffifi, other: &Riffifi) -> bool {
    let last = |game: &Riffifi| game.view(Viewer::Seat(on(game))).hand.and_then(|hand| hand.last().copied());
    let effect = |game: &Riffifi| last(game).map(|card| card.effect);
    matches!(effect(one), Some(Effect::TurnedBy(_))) && effect(other) == Some(Effect::Alone)
}

async fn last_card(page: &Page) {
    page.choose_card(page.cards().await.len() - 1).await;
}

#[test]
#[ignore = "needs a browser: cargo verify browser"]
fn riffifi_after_a_card_that_was_laid_unseen() {
    use riffifi::Action::{LayUnseen, Play};
    let line: &[fn(&riffifi::Action) -> bool] =
        &[|action| matches!(action, Play(card) if card.to_string() == "o2"), |action| matches!(action, LayUnseen(_))];
    compare(Viewer::Table, indistinguishable::<Riffifi>(Viewer::Table, line, last_effects_differ), &last_card);
}

#[test]
#[ignore = "needs a browser: cargo verify browser"]
fn riffifi_for_one_who_holds_the_same_cards() {
    let viewer = Viewer::Seat(Seat::new(1));
    let differ = |one: &Riffifi, other: &Riffifi| {
        let hand = |game: &Riffifi, seat| game.view(Viewer::Seat(Seat::new(seat))).hand;
        [0, 2, 3].into_iter().all(|seat| hand(one, seat) != hand(other, seat))
    };
    compare(viewer, indistinguishable::<Riffifi>(viewer, &[], differ), &last_card);
}

/// A page that keeps the name of a card where nobody looks.
const LEAK: &str = "new MutationObserver(() => { const card = document.querySelector('[aria-label=\"Deine Karten\"] [aria-pressed=true]:not([aria-label*=verdeckt])'); if (card && document.body.dataset.card !== card.ariaLabel) document.body.dataset.card = card.ariaLabel; }).observe(document, { subtree: true, childList: true, attributes: true })";

#[test]
#[ignore = "needs a browser: cargo verify browser"]
fn a_leak_is_noticed() {
    let [one, other] = indistinguishable::<Larry>(Viewer::Table, &[], last_cards_differ);
    BrowserTest::new(Device::PHONE.german().calm()).injecting(LEAK).fast_timers().run(async |page| {
        let (one, other) = (walk(page, &one, &say_three).await, walk(page, &other, &say_three).await);
        let leaks: Vec<&str> = one
            .iter()
            .zip(&other)
            .filter(|((_, _, one), (_, _, other))| {
                parting(one, other).is_some_and(|parting| parting.contains("data-card"))
            })
            .map(|((place, ..), _)| *place)
            .collect();
        assert!(
            leaks.contains(&"the covered hand with a card chosen") && leaks.contains(&"the table again"),
            "{leaks:?}"
        );
    });
}
