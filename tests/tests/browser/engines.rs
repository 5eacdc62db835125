//! A game of each game to its end on each engine, with what phones do to a game meanwhile; and that the harness can do the same
//! things, and notices the same things, on all three.
//!
//! A further game is a function that sits down, is interrupted, and plays on by what the page offers, and its name in the list.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::time::Duration;

use serde_json::json;
use table::{Action as _, Entry, Game as _, Record, Side, Viewer};
use tests::{BrowserTest, Device, Engine, Moment, Page, Tapped, Wish, planned, random_game, visit};

/// More acts than any of these games has.
const ENDLESS: u32 = 600;

on_each_engine!(bohei, geizen, larry, leiff, leiff_teams, riffifi, fingers, faults);

fn phone(engine: Engine) -> Device {
    Device::PHONE.german().calm().on(engine)
}

/// Plays on as long as this act says that there is another one.
async fn play_on(page: &Page, act: impl AsyncFn(&Page) -> bool) {
    for _ in 0..ENDLESS {
        if !act(page).await {
            return;
        }
    }
    panic!("the game does not end:\n{}", page.text().await);
}

fn geizen(engine: Engine) {
    BrowserTest::new(phone(engine)).fast_timers().run(async |page| {
        page.sit_down(&["Anna", "Çelik 🎲"]).await;
        // In the middle of a turn: one die lies aside, four are rolled.
        page.act().await;
        page.choose([0]).await;
        page.act().await;
        let rolled = page.standing().await;
        assert_eq!(rolled.dice.len(), 4);
        page.hide_tab().await;
        page.show_tab().await;
        assert_eq!(page.standing().await, rolled, "nothing is secret here, so nothing is covered");
        page.reload().await;
        assert_eq!(page.standing().await, rolled, "the same dice lie there");
        page.choose([0, 1, 2, 3]).await;
        page.act().await;

        play_on(page, async |page| !page.short_turn().await.board.is_empty()).await;
        page.sees("Chips nach jedem Zug").await;
        page.tap("Revanche").await;
        page.sees("Çelik 🎲 ist dran").await;
    });
}

/// The second half of a game with hidden hands by chance. Before it the page is put away while a hand is open, and then loaded anew:
/// each time it comes back behind the curtain, and the game goes on where it was.
fn hidden<G: Tapped>(engine: Engine, names: &[&str], options: &G::Options) {
    let line = (0..300).map(|seed| random_game::<G>(names, options, seed)).min_by_key(|game| game.entries().len());
    let line = line.expect("games");
    BrowserTest::new(phone(engine)).fast_timers().run(async |page| {
        let private =
            |at: &usize| matches!(&line.entries()[*at], Entry::Act(step) if step.action.side() == Side::Private);
        let middle = (line.entries().len() / 2..).find(private).expect("cards are played until the end");
        let table = line.prefix(middle);
        page.lay_out(&table).await;
        let moment = Moment::of(&table);
        page.take_and_look(&moment).await;
        let hand = page.cards().await;
        page.choose_card(0).await;
        page.hide_tab().await;
        page.until("!looking()").await;
        page.show_tab().await;
        page.curtain(moment.on(), 1).await;
        assert!(page.cards().await.is_empty(), "the hand is gone, not only covered");
        page.release().await;
        page.pause().await;
        page.it_is_me().await;
        page.look().await;
        assert_eq!((page.cards().await, page.chosen().await), (hand, None), "the choice is forgotten");
        page.release().await;
        page.reload().await;
        page.curtain(moment.on(), 1).await;
        page.play_line(&line, middle).await;
        page.ranks(&line).await;
    });
}

fn larry(engine: Engine) {
    let options = ::larry::Options { short: true, ..Default::default() };
    hidden::<::larry::Larry>(engine, &["Anna", "Çelik 🎲"], &options);
}

fn riffifi(engine: Engine) {
    let options = ::riffifi::Options { length: ::riffifi::Length::OneRound, ..Default::default() };
    hidden::<::riffifi::Riffifi>(engine, &["Anna", "Bo", "Çelik 🎲"], &options);
}

const FOUR: [&str; 4] = ["Anna", "Bo", "Çelik 🎲", "Dora"];

/// Drinks and special cards, two matches and a catch out of turn; in the middle of an effect the page is loaded anew.
fn leiff(engine: Engine) {
    use ::leiff::{Effect, Leiff, Options, Phase, Special};
    let options = Options { drinks: true, specials: true, ..Options::default() };
    let wishes = [Wish::Match, Wish::Match, Wish::Catch, Wish::Exchange, Wish::Special(Special::Gossip)];
    let line: Record<Leiff> = planned(&FOUR, &options, &wishes);
    let chosen = |at: &usize| {
        let phase = line.prefix(*at).game().view(Viewer::Table).phase;
        matches!(phase, Phase::Effect(Effect::Nine { first: Some(_) }))
    };
    let middle = (0..line.entries().len()).find(chosen).expect("a 9 swaps two cards");
    BrowserTest::new(phone(engine)).fast_timers().run(async |page| {
        page.lay_out(&line.prefix(0)).await;
        page.play_line(&line.prefix(middle), 0).await;
        let raised = "controls().filter((card) => card.getAttribute('aria-pressed') === 'true').map(name)";
        let before = page.ask(raised, vec![]).await;
        page.reload().await;
        page.sees("Tippe die zweite an.").await;
        assert_eq!(page.ask(raised, vec![]).await, before, "the first card is chosen");
        page.play_line(&line, middle).await;
        page.ranks(&line).await;
    });
}

/// Two teams: each chooses what it looks at, and one has talked.
fn leiff_teams(engine: Engine) {
    use ::leiff::{Leiff, Options};
    let options = Options { teams: true, ..Options::default() };
    let line: Record<Leiff> = planned(&FOUR, &options, &[Wish::Match, Wish::Look, Wish::Penalty]);
    BrowserTest::new(phone(engine)).fast_timers().run(async |page| {
        page.lay_out(&line.prefix(0)).await;
        page.play_line(&line, 0).await;
        page.ranks(&line).await;
    });
}

/// Both answers, a breach, both kinds of challenge, an extra and a closed slot. While somebody looks for an answer, the page is
/// loaded anew.
fn bohei(engine: Engine) {
    use ::bohei::{Bohei, Pending, Reply};
    use tests::bohei::{Wish, planned};
    let wishes = [Wish::No, Wish::Opposite, Wish::Breach, Wish::Duel, Wish::Group, Wish::Extra, Wish::Closed];
    let line: Record<Bohei> = planned(&FOUR, &wishes);
    let reaches = |at: usize| match line.prefix(at).game().view(Viewer::Table).pending {
        Some(Pending::Orders(orders)) => {
            let each = orders.each.iter().find(|each| matches!(each.reply, Reply::Reaching(_)));
            each.map(|each| (at, FOUR[each.seat.index()]))
        }
        _ => None,
    };
    let (middle, name) = (0..line.entries().len()).find_map(reaches).expect("somebody answers");
    BrowserTest::new(phone(engine)).fast_timers().run(async |page| {
        page.lay_out(&line.prefix(0)).await;
        page.play_line(&line.prefix(middle), 0).await;
        page.until("handed() && !curtain()").await;
        page.reload().await;
        page.curtain(name, 1).await;
        page.to_the_table().await;
        page.sees("überlegt").await;
        page.play_line(&line, middle).await;
        page.ranks(&line).await;
    });
}

/// Nothing but a bar to be held and a card, with a list of what they hear. Of a second finger's tap browsers make no click.
const BAR: &str = "(() => {
    const make = (tag, text) => Object.assign(document.createElement(tag), { textContent: text });
    const [bar, card, list] = [make('button', 'Leiste'), make('button', 'Karte'), make('p', '')];
    let first;
    const hear = (target, kind, word) => target.addEventListener(kind, (event) => list.append(word(event) ?? '', ' '));
    hear(bar, 'pointerdown', ({ pointerId }) => { first = pointerId; return 'down'; });
    hear(window, 'pointerup', ({ pointerId }) => { if (pointerId === first) { first = null; return 'up'; } });
    hear(window, 'pointercancel', () => 'cancelled');
    hear(window, 'contextmenu', () => 'menu');
    hear(card, 'pointerdown', ({ isPrimary }) => isPrimary ? null : 'card');
    hear(card, 'click', () => 'card');
    hear(document, 'visibilitychange', () => document.hidden ? 'hidden' : 'shown');
    document.body.replaceChildren(bar, card, list);
})()";

/// Waits until just this was heard since the last time.
async fn hears(page: &Page, words: &str) {
    page.until(&format!("document.querySelector('p').textContent.trim().replace(/ +/g, ' ') === '{words}'")).await;
    page.ask("document.querySelector('p').replaceChildren()", vec![]).await;
}

fn fingers(engine: Engine) {
    visit(phone(engine), async |page| {
        page.sees("Geizen").await;
        page.ask(BAR, vec![]).await;
        page.hold("Leiste").await;
        // Longer than a long press: no menu may come and take the finger away.
        tokio::time::sleep(Duration::from_millis(900)).await;
        hears(page, "down").await;
        page.tap("Karte").await;
        hears(page, "card").await;
        page.tap_with_second_finger("Karte").await;
        hears(page, "card").await;
        page.release().await;
        hears(page, "up").await;

        page.hold("Leiste").await;
        page.hide_tab().await;
        hears(page, "down hidden").await;
        page.show_tab().await;
        page.release().await;
        hears(page, "shown up").await;
        page.tap("Karte").await;
        hears(page, "card").await;
    });
}

/// Each of these goes wrong, and has to be noticed by these words. It is waited for until it has happened.
const FAULTS: [(&str, &str); 5] = [
    (
        "new Promise((done) => {
            addEventListener('securitypolicyviolation', done, { once: true });
            document.body.insertAdjacentHTML('beforeend', '<i style=\"color: red\"></i>');
        })",
        "style",
    ),
    (
        "new Promise((done) => {
            addEventListener('securitypolicyviolation', done, { once: true });
            fetch('http://localhost:9/').catch(() => 0);
        })",
        "localhost:9",
    ),
    ("fetch('nothing.txt')", "404"),
    // Nobody catches what is wrong with a module that is loaded as if it were none.
    (
        "new Promise((done) => document.head.append(Object.assign(document.createElement('script'),
            { src: document.querySelector('[data-script]').dataset.script, onload: done, onerror: done })))",
        "SyntaxError",
    ),
    ("console.error('said by the page')", "said by the page"),
];

fn faults(engine: Engine) {
    let visited = catch_unwind(AssertUnwindSafe(|| {
        visit(phone(engine), async |page| {
            page.sees("Geizen").await;
            for (fault, _) in FAULTS {
                page.ask(&format!("Promise.resolve({fault}).then(() => 0)"), vec![]).await;
            }
            // What was heard before outlives a reload.
            page.reload().await;
            page.sees("Geizen").await;
            assert_eq!(page.ask("document.title", vec![]).await, json!("Stammtisch"));
        });
    }));
    let complaint = visited.expect_err("the visit went wrong").downcast::<String>().expect("a sentence");
    for (fault, words) in FAULTS {
        assert!(complaint.contains(words), "{fault} was not noticed:\n{complaint}");
    }
}
