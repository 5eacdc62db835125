//! Bohei, in which nobody learns from the page what somebody holds: neither a rule, nor the card for which somebody reaches.

use bohei::{Action, Answer, Bohei, Card, Change, Kind, Phase, Rule, Whom};
use table::{Game, Record, Seat, Viewer};
use tests::{Device, Moment, Page};

use super::{Moments, compare, compare_on, document, indistinguishable, on};

fn hand(game: &Bohei, seat: Seat) -> Vec<Card> {
    game.view(Viewer::Seat(seat)).hand.unwrap_or_default()
}

fn all_differ(one: &Bohei, other: &Bohei) -> bool {
    Seat::all(4).all(|seat| hand(one, seat) != hand(other, seat))
}

const DRAWN: &[fn(&Action) -> bool] = &[|action| *action == Action::Draw];

#[test]
#[ignore = "needs a browser: cargo verify browser"]
fn before_a_card_is_played() {
    let last = |game: &Bohei| hand(game, on(game)).last().map(|card| card.kind());
    let differ = |one: &Bohei, other: &Bohei| {
        let kinds = (last(one), last(other));
        let playable = matches!(kinds, (Some(Kind::Action(_)), Some(Kind::Challenge(_))));
        one.view(Viewer::Table).phase == Phase::Play && playable && all_differ(one, other)
    };
    let choose = async |page: &Page| page.choose_card(page.cards().await.len() - 1).await;
    compare(Viewer::Table, indistinguishable::<Bohei>(Viewer::Table, DRAWN, differ), &choose);
}

#[test]
#[ignore = "needs a browser: cargo verify browser"]
fn before_a_rule_is_played() {
    let first = |game: &Bohei| hand(game, on(game)).first().and_then(|card| card.rule());
    // What is chosen behind the curtain first is no rule.
    let closes = |game: &Bohei| hand(game, on(game)).last().is_some_and(|card| card.rule().is_none());
    let differ = |one: &Bohei, other: &Bohei| {
        let rules = (first(one), first(other));
        let unlike = matches!(rules, (Some(Rule::Behaviour(_)), Some(Rule::Extra | Rule::Goal(_))));
        one.view(Viewer::Table).phase == Phase::Rule && unlike && closes(one) && closes(other) && all_differ(one, other)
    };
    compare(Viewer::Table, indistinguishable::<Bohei>(Viewer::Table, DRAWN, differ), &async |page: &Page| {
        page.choose_card(0).await;
    });
}

/// The only rule is chosen as soon as the hand is open; the covered hand does not tell that there is one only.
#[test]
#[ignore = "needs a browser: cargo verify browser"]
fn with_one_rule_or_with_two() {
    let rules = |game: &Bohei| hand(game, on(game)).iter().filter(|card| card.rule().is_some()).count();
    let differ = |one: &Bohei, other: &Bohei| {
        let phases = [one, other].map(|game| game.view(Viewer::Table).phase);
        phases[0] == Phase::Rule && (rules(one), rules(other)) == (1, 2) && all_differ(one, other)
    };
    compare(Viewer::Table, indistinguishable::<Bohei>(Viewer::Table, DRAWN, differ), &async |page: &Page| {
        page.choose_card(0).await;
    });
}

/// Goes everywhere where it could be seen whether somebody who has reached for a card holds it.
async fn walk(page: &Page, record: &Record<Bohei>) -> Moments {
    let moment = Moment::of(record);
    let (seat, other) = (moment.seat, moment.name(moment.seat.after(2, 4)));
    let mut seen: Moments = Vec::new();
    let mut see = async |place: &'static str, eyes: Option<Seat>| seen.push((place, eyes, document(page).await));
    page.lay_out(record).await;
    page.curtain(moment.on(), 1).await;
    see("the curtain after a reload", None).await;
    page.to_the_table().await;
    see("the table", None).await;
    page.tap("Verlauf").await;
    see("the story", None).await;
    page.tap("Schließen").await;
    page.until("!document.querySelector('[role=dialog]')").await;
    page.press_name(other).await;
    page.until("!!control('Nichts')").await;
    see("the strip", None).await;
    page.tap("Nichts").await;
    page.ask_player(moment.on()).await;
    see("the question", None).await;

    page.take(&moment).await;
    see("the curtain", None).await;
    // Whoever goes on behind the curtain is asked for the name.
    if page.is("curtain()?.[1] === 1").await {
        page.it_is_me().await;
    }
    see("its second step", None).await;
    page.look().await;
    see("the hand", Some(seat)).await;
    page.cover().await;
    see("the covered hand", None).await;
    page.leave().await;
    see("the table again", None).await;
    page.tap_act_of(&mut record.clone(), seat, &Action::Back).await;
    see("the table after the way back", None).await;
    page.back().await;
    page.sees("Weiter: ").await;
    see("the home page", None).await;
    seen
}

#[test]
#[ignore = "needs a browser: cargo verify browser"]
fn while_somebody_looks_for_a_card() {
    let line: &[fn(&Action) -> bool] = &[
        |action| *action == Action::Draw,
        |action| {
            let Action::Play(card) = action else { return false };
            let order = card.order();
            order.is_some_and(|order| order.whom == Whom::Everybody && matches!(order.change, Change::Draw(_)))
        },
        |action| *action == Action::Accept,
        |action| *action == Action::Reach(Answer::No),
    ];
    let differ = |one: &Bohei, other: &Bohei| {
        let holds = |game: &Bohei| hand(game, on(game)).contains(&Card::NO);
        holds(one) && !holds(other)
    };
    compare_on(Device::PHONE, Viewer::Table, indistinguishable::<Bohei>(Viewer::Table, line, differ), &walk);
}
