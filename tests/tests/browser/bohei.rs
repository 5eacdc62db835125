//! Whole games of Bohei, tapped from the first card to the last shout, with everything that may come between.

use bohei::{Action, Answer, Bohei, Event, Ordered, Pending, Reply, View};
use serde_json::{Value, json};
use table::{Action as _, Game, Lang, Record, Seat, Side, Step, Viewer};
use tests::bohei::{Wish, planned};
use tests::{BrowserTest, Device, Moment, Page};

const NAMES: [&str; 4] = ["Anna", "Bo", "Çelik", "Dora"];
const EIGHT: [&str; 8] = ["Anna", "Bo", "Çelik", "Dora", "Emil", "Friederike-Charlotte", "Gül", "Hannes"];
const PHONE: Device = Device::PHONE.german().calm();

#[test]
#[ignore = "needs a browser: cargo verify browser"]
fn a_whole_game_for_four_on_a_phone() {
    use Wish::{
        Again, Aim, Breach, CalledOff, Closed, Duel, Extra, FalseCall, Goal, Group, No, NoToPenalty, Opposite, Third,
        Ticks, Vain,
    };
    let wishes = [
        No,
        No,
        NoToPenalty,
        Opposite,
        Vain,
        Breach,
        Duel,
        Third,
        Group,
        Again,
        CalledOff,
        Extra,
        Closed,
        Goal,
        Ticks,
        Aim,
        FalseCall,
    ];
    let line = planned(&NAMES, &wishes);
    BrowserTest::new(PHONE).fast_timers().run(async |page| {
        page.lay_out(&line.prefix(0)).await;
        let mut record = line.prefix(0);
        own_cards(page, &record, Seat::new(2)).await;
        let mut reloads = 0;
        for step in line.steps() {
            if step.action == Action::Bohei {
                shout_twice(page, &mut record, step.seat).await;
            } else {
                page.tap_act_of(&mut record, step.seat, &step.action).await;
            }
            look_round(page, &record, Lang::De).await;
            if is_half_answered(step, &record.game().view(Viewer::Table)) {
                in_the_middle(page, &record).await;
                reloads += 1;
            }
        }
        assert!(reloads > 0, "an answer was given while others were missing");
        page.ranks(&line).await;
        look_back(page, &line).await;
    });
}

/// With few at the table, the open hand plays a card against somebody at once; a double tap does no more.
#[test]
#[ignore = "needs a browser: cargo verify browser"]
fn a_name_in_the_open_hand_plays_the_card_once() {
    let line = planned(&NAMES, &[Wish::Aim]);
    let steps: Vec<&Step<Bohei>> = line.steps().collect();
    let targeted = |pair: &[&Step<Bohei>]| match (pair[0].action, pair[1].action) {
        (Action::Play(card), Action::Choose(target)) => Some((card, target)),
        _ => None,
    };
    let at = steps.windows(2).position(|pair| targeted(pair).is_some()).expect("an action for one other player");
    let (card, target) = targeted(&steps[at..at + 2]).expect("an action and its target");
    let (before, after) = (line.prefix(at), line.prefix(at + 2));
    BrowserTest::new(PHONE).run(async |page| {
        page.lay_out(&before).await;
        let moment = Moment::by(&before, steps[at].seat);
        page.hold_and_look(&moment).await;
        let view = before.game().view(Viewer::Seat(moment.seat));
        let place = view.hand.iter().flatten().position(|held| *held == card).expect("a card of the own hand");
        page.choose_card(place).await;
        page.tap_twice(&format!("{} {} ", moment.name(target), view.players[target.index()].cards)).await;
        let played = format!("remembered() === {}", json!(after.to_string()));
        page.until(&played).await;
        page.let_go().await;
        page.later().await;
        assert!(page.is(&played).await, "nothing more was done");
    });
}

/// A game for eight, and everything on the way can be reached by a finger.
fn eight(device: Device, lang: Lang) {
    let line = planned(&EIGHT, &[Wish::No, Wish::Breach, Wish::Group, Wish::Ticks]);
    BrowserTest::new(device).fast_timers().run(async |page| {
        page.lay_out(&line.prefix(0)).await;
        let mut record = line.prefix(0);
        let mut faults: Vec<(String, String)> = Vec::new();
        for step in line.steps() {
            if step.action.side() == Side::Private {
                let moment = Moment::by(&record, step.seat);
                page.take_and_look(&moment).await;
                let place = page.cards().await.len() - 1;
                page.choose_card(place).await;
                page.cover().await;
                unreached(page, &format!("in the hand before {}", step.action), &mut faults).await;
                page.leave().await;
            }
            page.tap_act_of(&mut record, step.seat, &step.action).await;
            look_round(page, &record, lang).await;
            unreached(page, &format!("after {}", step.action), &mut faults).await;
        }
        assert!(faults.is_empty(), "{faults:#?}");
        page.ranks(&line).await;
    });
}

#[test]
#[ignore = "needs a browser: cargo verify browser"]
fn eight_on_a_tablet_in_english() {
    eight(Device::TABLET.english().calm(), Lang::En);
}

#[test]
#[ignore = "needs a browser: cargo verify browser"]
fn eight_on_the_smallest_phone() {
    eight(Device::SMALL.german().calm(), Lang::De);
}

// ---- what is seen after an act ----

/// Numbers on the rail, rules in their slots, what has been said to an order; everything as the rules have it.
async fn look_round(page: &Page, record: &Record<Bohei>, lang: Lang) {
    let view = record.game().view(Viewer::Table);
    if record.game().outcome().is_some() {
        return;
    }
    let names = record.notes.names(record.game().seats());
    let rail = page.rail().await;
    for (name, player) in names.iter().zip(&view.players) {
        let (count, one) = (player.cards, player.cards == 1);
        let cards = lang.select(if one { "Karte" } else { "Karten" }, if one { "card" } else { "cards" });
        assert!(rail.contains(&format!("{name} {count} {cards}")), "{name} {count}: {rail:?}");
        let shout = match player.called {
            true => lang.select("Gerufen", "Called"),
            false if view.last_call && names[view.turn.index()] == *name => "Bohei?",
            false => "Bohei!",
        };
        assert!(rail.contains(&format!("{name}: {shout}")), "{name} {shout}: {rail:?}");
    }
    if page.is("!!curtain() || handed()").await {
        return;
    }
    // While a challenge is played, it takes the whole screen: the rules rest. On a phone so does the question which of many
    // are meant.
    let many = names.len() > 6 && matches!(view.pending, Some(Pending::Ticks { .. }));
    let rest = many
        || matches!(view.pending, Some(Pending::Opponent { .. } | Pending::Third { .. } | Pending::Challenge { .. }));
    if !rest {
        the_rules(page, &view, lang).await;
    }
    if let Some(Pending::Orders(orders)) = &view.pending {
        let rows = page.ask("[...document.querySelectorAll('main li')].filter(shown).map(name)", vec![]).await;
        let rows = texts(&rows);
        for each in &orders.each {
            let (name, words) = (&names[each.seat.index()], said(each, lang));
            let row = rows.iter().find(|row| row.starts_with(name.as_str()));
            assert!(row.is_some_and(|row| row.replace('\u{ad}', "").contains(words)), "{name} {words}: {rows:?}");
        }
    }
}

/// Every rule in force can be read.
async fn the_rules(page: &Page, view: &View, lang: Lang) {
    let slots = page.ask("members(['Regelablage', 'Rules in force'], '[role=listitem]')", vec![]).await;
    let slots = texts(&slots);
    assert_eq!(slots.len(), view.slots.len(), "{slots:?}");
    for (read, lying) in slots.iter().zip(&view.slots) {
        let expected = match lying.card {
            _ if lying.closed => lang.select("Für immer zu", "Closed for good"),
            None => lang.select("frei", "free"),
            Some(card) => card.line(lang),
        };
        assert!(read.contains(expected), "{read}: {expected}");
    }
}

/// What everybody reads of an answer. Whoever looks into the hand thinks like everybody else.
fn said(each: &Ordered, lang: Lang) -> &'static str {
    match each.reply {
        Reply::Missing | Reply::Reaching(_) => lang.select("überlegt", "thinking"),
        Reply::Accepted => lang.select("macht mit", "joins in"),
        Reply::Played(Answer::No) => lang.select("Nö!", "Nope!"),
        Reply::Played(Answer::Opposite) => lang.select("Gegenteiltag", "Opposite Day"),
    }
}

/// Somebody has just answered with a card, and another answer is missing.
fn is_half_answered(step: &Step<Bohei>, view: &View) -> bool {
    let answered = step.events.iter().any(|event| matches!(event, Event::Answered { .. }));
    answered
        && matches!(&view.pending, Some(Pending::Orders(orders)) if orders.each.iter().any(|each| !each.reply.is_given()))
}

/// Everything on the table that can be pressed, and how it stands. After a reload nobody takes anything back.
const HEARD: &str = "controls().filter((one) => !/^(Zurück|Undo)/.test(name(one)))
    .map((one) => [name(one), one.getAttribute('aria-pressed'), one.getAttribute('aria-disabled')])";

/// A reload while an action waits: it waits on, with the answers that were given.
async fn in_the_middle(page: &Page, record: &Record<Bohei>) {
    page.to_the_table().await;
    let before = page.ask(HEARD, vec![]).await;
    page.reload().await;
    page.until("document.documentElement.dataset.screen === 'play'").await;
    page.to_the_table().await;
    look_round(page, record, Lang::De).await;
    assert_eq!(page.ask(HEARD, vec![]).await, before);
    assert_eq!(remembered(page).await, record.to_string());
}

/// What a finger cannot get at, or is too small for one, with the place where it was found first.
async fn unreached(page: &Page, place: &str, faults: &mut Vec<(String, String)>) {
    let unreached = page.ask("unreached()", vec![]).await;
    let mut found = texts(&unreached);
    if !page.is("document.documentElement.scrollWidth <= innerWidth").await {
        found.push("too wide");
    }
    for one in found {
        if faults.iter().all(|(_, known)| known != one) {
            faults.push((place.to_owned(), one.to_owned()));
        }
    }
}

/// Through the rail anybody sees the own cards, out of turn too, and all that they say.
async fn own_cards(page: &Page, record: &Record<Bohei>, seat: Seat) {
    let name = NAMES[seat.index()];
    page.to_the_table().await;
    page.press_name(name).await;
    page.tap("Meine Karten").await;
    page.curtain(name, 1).await;
    page.pause().await;
    page.it_is_me().await;
    page.look().await;
    let cards = page.cards().await;
    let hand = record.game().view(Viewer::Seat(seat)).hand.unwrap_or_default();
    assert_eq!(cards.len(), hand.len());
    for (read, card) in cards.iter().zip(&hand) {
        assert!(read.contains(card.title(Lang::De)) && read.contains(&card.text(Lang::De)), "{read}: {card}");
    }
    let faces = page.faces().await;
    page.cover().await;
    page.is_covered(&faces, "the look at the own cards").await;
    page.leave().await;
    assert_eq!(remembered(page).await, record.to_string(), "nothing has happened");
}

/// Two presses on one button, one right after the other.
const TWICE: &str = "(async (button, start) => {
    finger(button, ['pointerdown', 'pointerup'], start);
    await new Promise((done) => setTimeout(done, 100));
    finger(button, ['pointerdown', 'pointerup'], start + 100);
})(control(arguments[0]), performance.now())";

/// "Bohei!" counts when it is pressed, wherever the device is; a double tap is one.
async fn shout_twice(page: &Page, record: &mut Record<Bohei>, seat: Seat) {
    let view = record.game().view(Viewer::Table);
    let word = if view.last_call && view.turn == seat { "Bohei?" } else { "Bohei!" };
    page.ask(TWICE, vec![json!(format!("{}: {word}", NAMES[seat.index()]))]).await;
    record.act(seat, Action::Bohei).expect("anybody may call at any time");
    page.until(&format!("remembered() === {}", json!(record.to_string()))).await;
    page.later().await;
    assert_eq!(remembered(page).await, record.to_string(), "one shout");
}

/// Once more, step by step: every hand, and the rules that lay there.
async fn look_back(page: &Page, line: &Record<Bohei>) {
    page.tap("Wiederholung").await;
    let turns = table::turns(line, true, Lang::De);
    let count = turns.len();
    for turn in [count, count / 2] {
        page.slide(turn).await;
        page.until(&format!("document.querySelector('input[type=range]').value === '{turn}'")).await;
        page.pause().await;
        let at = turns[turn - 1].lines.end;
        let all = line.prefix(at).game().reveal_all().expect("every card");
        let shown = page.ask("[...layer().querySelectorAll('li li, ul:not(li ul) > li')].map(name)", vec![]).await;
        let shown = texts(&shown);
        for card in all.hands.iter().flatten().chain(&all.rules) {
            let title = card.title(Lang::De);
            assert!(shown.contains(&title), "{title} after {at} acts: {shown:?}");
        }
    }
    page.back().await;
    page.sees("Revanche").await;
}

async fn remembered(page: &Page) -> String {
    page.ask("remembered()", vec![]).await.as_str().unwrap_or_default().to_owned()
}

fn texts(list: &Value) -> Vec<&str> {
    list.as_array().into_iter().flatten().filter_map(Value::as_str).collect()
}
