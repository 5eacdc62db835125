//! Whole games of Leiff, tapped from the first peek to the last point, with everything that happens out of turn.

use leiff::{Action, Card, Effect, Event, Leiff, Options, Phase, Place, Score, Special, View};
use serde_json::{Value, json};
use table::{Game, Lang, Record, Seat, Step, Viewer};
use tests::{BrowserTest, Device, Moment, Page, RULE, Wish, planned};

const NAMES: [&str; 4] = ["Anna", "Bo", "Çelik", "Dora"];

/// Drinks and special cards; both ways to shout, rightly and wrongly; every kind of effect.
fn evening() -> Record<Leiff> {
    use Wish::{Catch, Decline, Done, Exchange, Fill, HandOut, Look, Machine, Match, WrongMatch};
    let options = Options { drinks: true, specials: true, ..Options::default() };
    let cards = [Special::Gossip, Special::Magician].map(Wish::Special);
    let wishes =
        [Fill, Match, Match, WrongMatch, Catch, HandOut, Look, Exchange, Machine, cards[0], cards[1], Decline, Done];
    planned(&NAMES, &options, &wishes)
}

#[test]
#[ignore = "needs a browser: cargo verify browser"]
fn a_whole_game_for_four_on_a_phone() {
    let line = evening();
    BrowserTest::new(Device::PHONE.german().calm()).fast_timers().run(async |page| {
        page.lay_out(&line.prefix(0)).await;
        page.curtain(Moment::of(&line.prefix(0)).on(), 1).await;
        let mut record = line.prefix(0);
        for step in line.steps() {
            page.tap_act_of(&mut record, step.seat, &step.action).await;
            look_round(page, &record, step, Lang::De).await;
        }
        page.ranks(&line).await;
        look_back(page, &line).await;
    });
}

#[test]
#[ignore = "needs a browser: cargo verify browser"]
fn a_team_game_for_four_on_a_tablet_in_english() {
    let options = Options { teams: true, ..Options::default() };
    let line = planned(&NAMES, &options, &[Wish::Match, Wish::Catch, Wish::Look, Wish::Penalty]);
    BrowserTest::new(Device::FLAT.english().calm()).fast_timers().run(async |page| {
        page.lay_out(&line.prefix(0)).await;
        let mut record = line.prefix(0);
        for step in line.steps() {
            if let Action::Penalty(target) = step.action {
                asked_twice(page, &record, step.seat, target).await;
            }
            page.tap_act_of(&mut record, step.seat, &step.action).await;
            look_round(page, &record, step, Lang::En).await;
        }
        page.ranks(&line).await;
    });
}

/// What the table shows after an act, where there is something to see.
async fn look_round(page: &Page, record: &Record<Leiff>, step: &Step<Leiff>, lang: Lang) {
    let view = record.game().view(Viewer::Table);
    for event in &step.events {
        match event {
            Event::Matched { place, card, right: false } => goes_back(page, record, *place, *card, lang).await,
            Event::Invented { .. } => page.sees(RULE).await,
            Event::Scored { .. } => the_round_scores(page, record, &view, lang).await,
            _ => {}
        }
    }
    if matches!(view.phase, Phase::Effect(Effect::Nine { first: Some(_) })) {
        in_the_middle(page, record).await;
    }
    if view.options.drinks {
        the_slips(page, record, &view, step, lang).await;
    }
    if step.action == Action::Next && view.phase != Phase::Over {
        the_board(page, &view).await;
    }
}

/// A card that all have seen stays until somebody leads on, and then lies face down again.
async fn goes_back(page: &Page, record: &Record<Leiff>, place: Place, card: Card, lang: Lang) {
    let name = card.name(lang);
    let shown = page.ask(FACES, vec![]).await;
    let face = texts(&shown).into_iter().find(|face| face.split(' ').count() == 2 && face.ends_with(&name));
    let face = face.unwrap_or_else(|| panic!("{name} is not shown, but {shown}"));
    let names = record.notes.names(4);
    let others = ["Nichts", "Nothing"];
    page.press_name(&names[(place.seat.index() + 1) % 4]).await;
    page.pause().await;
    assert!(!page.offers(others[0]).await && !page.offers(others[1]).await, "meanwhile nobody is selected");
    page.lead_on().await;
    assert!(!texts(&page.ask(FACES, vec![]).await).contains(&face), "the card is covered");
    let owner = &names[place.seat.index()];
    let lying = format!("{owner}, {}", place.slot.name(lang));
    if !page.offers(&lying).await {
        page.tap_player(owner).await;
    }
    assert!(page.offers(&lying).await, "it lies where it lay");
    assert_eq!(remembered(page).await, record.to_string());
}

/// Everything on the table that is seen as a picture, as it is called: "Die 12".
const FACES: &str = "[...document.querySelectorAll('main [role=img]')].filter(shown).map(name)";

/// A reload in the middle of an effect: it goes on exactly there.
async fn in_the_middle(page: &Page, record: &Record<Leiff>) {
    let before = page.ask(HEARD, vec![]).await;
    assert!(before.to_string().contains("\"true\""), "the first card is raised: {before}");
    page.reload().await;
    page.until("document.documentElement.dataset.screen === 'play'").await;
    page.until("!!control('Verzichten') || !!control('Let it pass')").await;
    assert_eq!(page.ask(HEARD, vec![]).await, before);
    assert_eq!(remembered(page).await, record.to_string());
}

/// Everything on the table that can be pressed, and how it stands. After a reload nobody takes anything back: who knows what was
/// seen before.
const HEARD: &str = "controls().filter((one) => !/^(Zurück|Undo): /.test(name(one)))
    .map((one) => [name(one), one.getAttribute('aria-pressed'), one.getAttribute('aria-disabled')])";

/// Every hand is counted as the rules count it.
async fn the_round_scores(page: &Page, record: &Record<Leiff>, view: &View, lang: Lang) {
    let score = view.rounds.last().expect("a round was scored");
    let names = record.notes.names(4);
    let lines = format!(
        "[...group({}).querySelectorAll('li')].map((line) => [name(line), line.innerText.replace(/\\s+/g, ' ').trim()])",
        json!(["Wertung", "Scores"])
    );
    let lines = page.ask(&lines, vec![]).await;
    let lines = lines.as_array().expect("a list");
    assert_eq!(lines.len(), view.totals.len());
    for seat in Seat::all(4) {
        let side = view.side(seat);
        let (heard, read) = (lines[side][0].as_str().unwrap_or_default(), lines[side][1].as_str().unwrap_or_default());
        assert!(heard.contains(&names[seat.index()]), "{heard}");
        let open = record.game().reveal_all().expect("every card");
        let cards: Vec<Card> = open.hands[seat.index()].slots.iter().flatten().filter_map(|lying| lying.card).collect();
        let said = cards.iter().map(|card| card.name(lang)).collect::<Vec<_>>().join(" ");
        assert!(heard.contains(&said), "{heard}: {said}");
        assert!(read.ends_with(&number(score.totals[side])), "{read}: {:?}", score.totals);
        if seat == score.caller {
            let bonus = format!("Leiff {}", table::signed(score.bonus.into()));
            assert!(read.contains(&bonus), "{read}: {bonus}");
        } else if !view.options.teams {
            assert!(
                read.contains(&format!("= {} ", number(score.hands[seat.index()]))) || cards.len() < 2,
                "{read}: {:?}",
                score.hands
            );
        }
    }
    let facts: Vec<String> = page.rail().await;
    for (fact, seat) in facts.iter().zip(Seat::all(4)) {
        assert!(fact.contains(&number(view.totals[view.side(seat)])), "{fact}: {:?}", view.totals);
    }
}

/// The points of all rounds, a column for each side, and their sums.
async fn the_board(page: &Page, view: &View) {
    page.tap_any(&["Stand", "Score"]).await;
    page.until("!!document.querySelector('table')").await;
    let rows = "[...document.querySelectorAll('tbody tr, tfoot tr')].map((row) => [...row.querySelectorAll('td')].map((cell) => cell.firstChild.textContent).join(' '))";
    let mut before = vec![0; view.totals.len()];
    let round = |score: &Score| {
        let points: Vec<String> = score.totals.iter().zip(&before).map(|(now, then)| number(now - then)).collect();
        before.clone_from(&score.totals);
        points.join(" ")
    };
    let mut expected: Vec<String> = view.rounds.iter().map(round).collect();
    expected.push(view.totals.iter().map(|total| number(*total)).collect::<Vec<_>>().join(" "));
    assert_eq!(texts(&page.ask(rows, vec![]).await), expected);
    page.put_paper_away().await;
}

/// What everybody's page of the slip says, as the rules count it; looked at when something of it has changed.
async fn the_slips(page: &Page, record: &Record<Leiff>, view: &View, step: &Step<Leiff>, lang: Lang) {
    let changes = |event: &leiff::HiddenEvent| {
        matches!(event, Event::Caught { .. } | Event::HandedOut { .. } | Event::Filled { .. } | Event::Scored { .. })
    };
    if !step.events.iter().any(changes) {
        return;
    }
    page.lead_on().await;
    for (name, hand) in record.notes.names(4).iter().zip(&view.hands) {
        let slip = hand.slip.as_ref().expect("drinks are counted");
        let text = page.page_of(name).await;
        let round = slip.round.text(lang);
        assert!(text.contains(&round), "{text}: {round}");
        let glass = "[...leaf(arguments[0]).querySelectorAll('[aria-checked=true]')].map(name)";
        assert_eq!(texts(&page.ask(glass, vec![json!(name)]).await), [slip.glass.name(lang)]);
        for charge in &slip.charges {
            let what = charge.measure().text(lang);
            assert!(text.contains(&what), "{text}: {what}");
        }
    }
    page.put_paper_away().await;
}

/// Once more, step by step: every card that lay there, and who had seen it.
async fn look_back(page: &Page, line: &Record<Leiff>) {
    page.tap("Wiederholung").await;
    let turns = table::turns(line, true, Lang::De);
    let count = turns.len();
    for turn in [count, count - 1, count - 2, count / 2] {
        page.slide(turn).await;
        page.until(&format!("document.querySelector('input[type=range]').value === '{turn}'")).await;
        page.pause().await;
        let at = turns[turn - 1].lines.end;
        let open = line.prefix(at).game().reveal_all().expect("every card");
        let lying = open.hands.iter().flat_map(|hand| (0..).zip(&hand.slots)).filter_map(|(at, slot)| {
            let (slot, lying) = (leiff::Slot::new(at), slot.as_ref()?);
            let seen: Vec<&str> = lying.seen.iter().map(|seat| NAMES[seat.index()]).collect();
            let seen = if seen.is_empty() {
                "von niemandem gesehen".to_owned()
            } else {
                format!("gesehen von {}", seen.join(", "))
            };
            Some(format!("{}: {}, {seen}", slot.name(Lang::De), lying.card?.name(Lang::De)))
        });
        let lying: Vec<String> = lying.collect();
        let shown = page.ask("[...layer().querySelectorAll('li > [role=img]')].map(name)", vec![]).await;
        assert_eq!(texts(&shown), lying, "after {at} acts");
    }
    page.back().await;
    page.sees("Revanche").await;
}

/// The first tap on a player only asks; only the second one counts.
async fn asked_twice(page: &Page, record: &Record<Leiff>, by: Seat, target: Seat) {
    let names = record.notes.names(4);
    page.accuse(&names[by.index()], &names[target.index()]).await;
    page.sees("Sure?").await;
    assert_eq!(remembered(page).await, record.to_string(), "nothing has happened yet");
    page.tap("Nothing").await;
    page.pause().await;
    assert_eq!(remembered(page).await, record.to_string());
}

async fn remembered(page: &Page) -> String {
    page.ask("remembered()", vec![]).await.as_str().unwrap_or_default().to_owned()
}

/// Points with the real minus.
fn number(points: i16) -> String {
    points.to_string().replace('-', "\u{2212}")
}

fn texts(list: &Value) -> Vec<&str> {
    list.as_array().into_iter().flatten().filter_map(Value::as_str).collect()
}
