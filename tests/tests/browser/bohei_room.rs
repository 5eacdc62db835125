//! Room at Bohei's table: eight players on the smallest phone, several reports at once, a last call, and who plays a challenge.

use bohei::{Action, Bohei, Card, Challenge, Device as Play, Options, Orders, Party, Pending, Phase, Rule, View};
use serde_json::{Value, json};
use table::{Game, Lang, Record, Seat, Viewer};
use tests::{Device, Moment, Page, scene, visit};

const EIGHT: [&str; 8] = ["Anna", "Bo", "Çelik", "Dora", "Emil", "Friederike-Charlotte", "Gül", "Hannes"];
const PHONES: [Device; 2] = [Device::PHONE.german().calm(), Device::SMALL.german().calm()];

/// A running game of so many that stands like this.
fn stands(names: &[&str], wanted: impl Fn(&View) -> bool) -> Record<Bohei> {
    scene(names, &Options::default(), |record: &Record<Bohei>| {
        record.game().outcome().is_none() && wanted(&record.game().view(Viewer::Table))
    })
}

fn behaves(view: &View) -> bool {
    view.rules.iter().any(|card| matches!(card.rule(), Some(Rule::Behaviour(_))))
}

/// Lays such a game on each phone, at the open table.
fn on_each_phone(record: &Record<Bohei>, what: &impl AsyncFn(&Page)) {
    for device in PHONES {
        visit(device, async |page| {
            page.lay_out(record).await;
            page.to_the_table().await;
            page.later().await;
            what(page).await;
        });
    }
}

/// Of these elements (an expression), those that somebody would have to scroll for, or that something covers.
async fn hidden(page: &Page, elements: &str) -> Value {
    let found = format!(
        "arrived().then(() => {elements}.filter((one) => {{
            const {{ left, right, top, bottom }} = one.getBoundingClientRect();
            const seen = (y) => one.contains(document.elementFromPoint((left + right) / 2, y));
            return right - left < 1 || !seen(top + 3) || !seen(bottom - 3);
        }}).map(name))"
    );
    page.ask(&found, vec![]).await
}

#[test]
#[ignore = "needs a browser: cargo verify browser"]
fn eight_are_ticked_without_scrolling() {
    let record = stands(&EIGHT, |view| matches!(view.pending, Some(Pending::Ticks { .. })) && view.breaches.is_empty());
    on_each_phone(&record, &async |page: &Page| {
        let ticks = format!(
            "controls().filter((one) => {}.includes(name(one)) && one.hasAttribute('aria-pressed'))",
            json!(EIGHT)
        );
        assert_eq!(page.ask(&format!("{ticks}.length"), vec![]).await, json!(8));
        assert_eq!(hidden(page, &ticks).await, json!([]));
    });
}

/// The buttons of the shouts.
const SHOUTS: &str = "controls().filter((one) => name(one).endsWith(': Bohei!'))";

/// What is painted of them: pairs that touch, or nearly do, and those whose word comes near the edge.
const CROWDED: &str = "((all) => [
    ...all.flatMap(([one, a], at) => all.slice(at + 1).filter(([, b]) =>
        Math.max(b.left - a.right, a.left - b.right, b.top - a.bottom, a.top - b.bottom) < 5.5).map(([other]) => [one, other])),
    ...all.filter(([, face, word]) => word.left - face.left < 6 || face.right - word.right < 6).map(([one]) => one),
])(controls().filter((one) => name(one).endsWith(': Bohei!')).map((one) => {
    const painted = [one, ...one.querySelectorAll('*')].find((part) => getComputedStyle(part).backgroundColor !== 'rgba(0, 0, 0, 0)');
    const word = document.createRange();
    word.selectNodeContents([...one.querySelectorAll('span')].pop());
    return [name(one), painted.getBoundingClientRect(), word.getBoundingClientRect()];
}))";

#[test]
#[ignore = "needs a browser: cargo verify browser"]
fn shouts_keep_their_distance() {
    for seats in [4, 6, 8] {
        let record = stands(&EIGHT[..seats], |view| view.pending.is_none() && view.phase == Phase::Draw);
        on_each_phone(&record, &async |page: &Page| {
            assert_eq!(page.ask(&format!("{SHOUTS}.length"), vec![]).await, json!(seats));
            assert_eq!(page.ask(CROWDED, vec![]).await, json!([]), "{seats} players");
            assert_eq!(page.ask("unreached()", vec![]).await, json!([]));
        });
    }
}

#[test]
#[ignore = "needs a browser: cargo verify browser"]
fn the_places_for_a_rule_are_in_sight() {
    let several = |record: &Record<Bohei>| {
        let game = record.game();
        let view = game.view(Viewer::Table);
        view.pending.is_none()
            && view.phase == Phase::Rule
            && view.rules.len() > 1
            && view.players[view.turn.index()].cards > 6
            && game.legal(view.turn).iter().any(|act| matches!(act, Action::Enact(_, Some(_))))
    };
    let record = scene::<Bohei>(&EIGHT, &Options::default(), several);
    let moment = Moment::of(&record);
    let rule = |act: &Action| if let Action::Enact(card, Some(_)) = *act { Some(card) } else { None };
    let card = record.game().legal(moment.seat).iter().find_map(rule).expect("a rule");
    let hand = record.game().view(Viewer::Seat(moment.seat)).hand.expect("the own hand");
    let place = hand.iter().position(|held| *held == card).expect("in the hand");
    for device in [PHONES[0], PHONES[1], Device::LYING.german().calm()] {
        visit(device, async |page| {
            page.lay_out(&record).await;
            page.take_and_look(&moment).await;
            page.choose_card(place).await;
            let places = "[...group(['Platz für die Regel']).querySelectorAll('[role=radio]')]";
            assert_eq!(hidden(page, places).await, json!([]));
            assert!(page.is(&format!("{places}.length > 1")).await);
            let text = json!(card.line(Lang::De));
            let read = format!("[...document.querySelectorAll('main p')].filter((one) => one.textContent === {text})");
            assert_eq!(hidden(page, &read).await, json!([]));
            assert!(page.is(&format!("{read}.length === 1")).await);
        });
    }
}

/// The only rule that can be played is chosen as long as the hand is open, and goes into the slot of the oldest one.
#[test]
#[ignore = "needs a browser: cargo verify browser"]
fn the_only_rule_is_chosen_already() {
    let rules = |record: &Record<Bohei>| {
        let acts = record.game().legal(Moment::of(record).seat);
        let rule = |act: &Action| if let Action::Enact(card, Some(_)) = *act { Some(card) } else { None };
        let mut rules: Vec<Card> = acts.iter().filter_map(rule).collect();
        rules.dedup();
        rules
    };
    let only = |record: &Record<Bohei>| {
        let view = record.game().view(Viewer::Table);
        let taken = view.slots.iter().all(|lying| lying.card.is_some());
        let running = view.pending.is_none() && view.phase == Phase::Rule;
        running && taken && matches!(*rules(record), [card] if card.rule() != Some(Rule::Closed))
    };
    let record = scene::<Bohei>(&EIGHT, &Options::default(), only);
    let (moment, rule) = (Moment::of(&record), rules(&record)[0]);
    let (seat, view) = (moment.seat, record.game().view(Viewer::Seat(moment.seat)));
    let place = view.hand.as_ref().and_then(|hand| hand.iter().position(|held| *held == rule));
    visit(PHONES[0], async |page| {
        page.lay_out(&record).await;
        page.take_and_look(&moment).await;
        assert_eq!(page.chosen().await, place.map(|place| place as u64));
        page.cover().await;
        let disabled = "control('Regel spielen').getAttribute('aria-disabled') === 'true'";
        assert!(page.is(disabled).await, "nothing is chosen in a covered hand");
        page.look().await;
        page.act().await;
        let oldest = view.slots.iter().find(|lying| lying.card == view.rules.first().copied());
        let mut after = record.clone();
        after.act(seat, Action::Enact(rule, oldest.map(|lying| lying.slot))).expect("a rule that can be played");
        page.until(&format!("remembered() === {}", json!(after.to_string()))).await;
    });
}

#[test]
#[ignore = "needs a browser: cargo verify browser"]
fn a_measured_challenge_names_everybody_who_plays() {
    let measured = |view: &View| {
        let needs =
            |challenge: Challenge| challenge.party == Party::Group && matches!(challenge.device, Some(Play::Stop(_)));
        matches!(view.pending, Some(Pending::Challenge { card, .. }) if card.challenge().is_some_and(needs))
    };
    let record = stands(&EIGHT, measured);
    let Some(Pending::Challenge { inside, .. }) = record.game().view(Viewer::Table).pending else { unreachable!() };
    on_each_phone(&record, &async |page: &Page| {
        let names = "[...group(['In dieser Reihenfolge'])?.querySelectorAll('li') ?? []]";
        let read = page.ask(&format!("{names}.map(name)"), vec![]).await;
        let read: Vec<&str> = read.as_array().into_iter().flatten().filter_map(Value::as_str).collect();
        let mut expected: Vec<&str> = inside.iter().map(|seat| EIGHT[seat.index()]).collect();
        expected.sort_by_key(|name| read.iter().position(|other| other == name));
        assert_eq!(read, expected);
        assert_eq!(hidden(page, names).await, json!([]));
        assert_eq!(hidden(page, "controls().filter((one) => name(one) === 'Los geht’s')").await, json!([]));
    });
}

/// An action waits for many, and somebody reports: the first two report others, so that nobody hides behind a report.
#[test]
#[ignore = "needs a browser: cargo verify browser"]
fn several_reports_stand_side_by_side_and_hide_no_answer() {
    let waits = |view: &View| {
        let many = |orders: &Orders| orders.due.is_none() && orders.each.len() >= view.players.len() - 1;
        let orders = matches!(&view.pending, Some(Pending::Orders(orders)) if many(orders));
        orders && behaves(view) && view.breaches.is_empty() && view.slots.len() > 2
    };
    for seats in [4, 8] {
        let names = &EIGHT[..seats];
        let [anna, bo, celik] = [0, 1, 2].map(Seat::new);
        let mut record = stands(names, waits);
        for (by, accused) in [(bo, celik), (anna, bo), (celik, anna)] {
            record.act(by, Action::Report(accused)).expect("one for each accused");
        }
        on_each_phone(&record, &async |page: &Page| {
            let mut record = record.clone();
            let reports = "[...document.querySelectorAll('main li')].filter((one) => shown(one) && / von | zahlt/.test(name(one)))";
            let read = page.ask(&format!("{reports}.map(name)"), vec![]).await;
            assert_eq!(read, json!(["Çelik von Bo", "Bo von Anna", "Anna von Çelik"]));
            assert_eq!(hidden(page, reports).await, json!([]), "{seats} players");
            let answers = "controls().filter((one) => ['Mach ich', 'Nö!', 'Gegenteiltag'].includes(name(one)))";
            page.ask_player(Moment::of(&record).on()).await;
            assert!(page.is(&format!("{answers}.length >= 2")).await);
            assert_eq!(hidden(page, answers).await, json!([]), "{seats} players");
            // Whoever is not the reporter confirms; the others wait on.
            page.tap_act_of(&mut record, celik, &Action::Report(bo)).await;
            let read = page.ask(&format!("{reports}.map(name)"), vec![]).await;
            assert_eq!(read, json!(["Çelik von Bo", "Bo zahlt", "Anna von Çelik"]));
            assert_eq!(page.ask("unreached()", vec![]).await, json!([]));
        });
    }
}

#[test]
#[ignore = "needs a browser: cargo verify browser"]
fn a_last_call_is_offered_by_the_table_and_wins() {
    let record = stands(&EIGHT[..4], |view| view.last_call && view.pending.is_none());
    let seat = record.game().view(Viewer::Table).turn;
    let name = EIGHT[seat.index()];
    on_each_phone(&record, &async |page: &Page| {
        let mut record = record.clone();
        page.sees(&format!("{name} hält genau")).await;
        assert!(page.rail().await.contains(&format!("{name}: Bohei?")));
        assert_eq!(page.ask("unreached()", vec![]).await, json!([]));
        page.tap_act_of(&mut record, seat, &Action::Bohei).await;
        page.sees(&format!("{name} gewinnt mit ")).await;
        page.ranks(&record).await;
    });
    on_each_phone(&record, &async |page: &Page| {
        let mut record = record.clone();
        page.tap_act_of(&mut record, seat, &Action::Pass).await;
        page.to_the_table().await;
        assert!(page.rail().await.contains(&format!("{name}: Bohei!")));
        page.sees_no(&format!("{name} hält genau")).await;
    });
}
