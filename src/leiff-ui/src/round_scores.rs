//! The scores of a round: all cards turned over and counted, and the points of all rounds.

use std::rc::Rc;

use ::leiff::{Card, Event, Observation, Score, View};
use ::table::{Lang, Seat, number, signed};
use ui::{Players, drawing, named};
use yew::prelude::*;

use super::cards::face;
use crate::art::{Icon, icon, mat};

/// The cards that were counted, in sitting order, and what came of it.
struct Counted<'a> {
    cards: Vec<Vec<Card>>,
    score: &'a Score,
}

impl<'a> Counted<'a> {
    /// As it was told; the page may still show the table before it.
    fn told(told: &'a [Observation]) -> Option<Counted<'a>> {
        told.iter().rev().find_map(|event| match event {
            Event::Scored { cards, score } => {
                let cards = cards.iter().map(|hand| hand.iter().map(|(_, card, _)| *card).collect()).collect();
                Some(Counted { cards, score })
            }
            _ => None,
        })
    }

    /// As it lies on the table.
    fn lying(view: &'a View) -> Option<Counted<'a>> {
        let open = |hand: &::leiff::Hand| hand.slots.iter().filter_map(|slot| slot.as_ref()?.card).collect();
        Some(Counted { cards: view.hands.iter().map(open).collect(), score: view.rounds.last()? })
    }
}

/// What a [`RoundScores`] shows.
#[derive(Properties, PartialEq)]
pub(super) struct RoundScoresProps {
    /// The table. It may still be as it was before the round was scored.
    pub(super) view: Rc<View>,
    /// What has just been told of the scored round, if it has.
    pub(super) told: Option<Rc<Vec<Observation>>>,
    /// Who plays.
    pub(super) players: Rc<Players>,
    /// The language.
    pub(super) lang: Lang,
}

/// The scored round: who called, every card, the sums, old and new points. What has just been told is turned over card by
/// card. The heading takes the focus.
#[component]
pub(super) fn RoundScores(props: &RoundScoresProps) -> Html {
    let RoundScoresProps { view, told, players, lang } = props;
    let fresh = told.as_ref().and_then(|told| Counted::told(told));
    let class = classes!("counted", fresh.is_some().then_some("fresh"));
    let counted = fresh.or_else(|| Counted::lying(view)).map(|counted| {
        html! { <>{ headline(counted.score, view, players, *lang) }{ rows(&counted, view, players, *lang) }</> }
    });
    html! { <section {class}>{ counted }</section> }
}

/// The last round that was told, without its heading.
pub(super) fn last(view: &View, told: &[Observation], players: &Players, lang: Lang) -> Option<Html> {
    let counted = Counted::told(told)?;
    Some(html! { <div class="counted">{ rows(&counted, view, players, lang) }</div> })
}

fn headline(score: &Score, view: &View, players: &Players, lang: Lang) -> Html {
    let caller = score.caller;
    let side = |side| sum(score, view, side);
    let own = side(view.side(caller));
    let why = match (0..view.totals.len()).map(side).min() {
        _ if score.bonus < 0 => {
            lang.select("Stimmt. Allein am wenigsten: minus 5.", "Right. Lowest, without a tie: minus 5.")
        }
        Some(least) if least == own => lang.select("Gleichstand hilft nicht: plus 5.", "A tie does not help: plus 5."),
        _ => lang.select("Andere haben weniger: plus 5.", "Others have fewer: plus 5."),
    };
    html! {
        <div class="lead">
            { drawing(mat(players.symbol(caller), 52)) }
            <div class="grow">
                <h2 id="stage" tabindex="-1">
                    { named(players.name(caller)) }{ lang.select(": „Leiff!“", ": “Leiff!”") }
                </h2>
                <p class="medium muted">{ why }</p>
            </div>
        </div>
    }
}

/// Who belongs to a side, in sitting order.
fn members(view: &View, side: usize) -> impl Iterator<Item = Seat> {
    Seat::all(view.hands.len() as u8).filter(move |&seat| view.side(seat) == side)
}

/// What the hands of a side sum up to, in points.
fn sum(score: &Score, view: &View, side: usize) -> i16 {
    members(view, side).filter_map(|seat| score.hands.get(seat.index())).sum()
}

/// What a side got in a round: its hands, and what the call brought.
fn points(score: &Score, view: &View, side: usize) -> i16 {
    let bonus = if view.side(score.caller) == side { score.bonus } else { 0 };
    sum(score, view, side) + bonus
}

/// "4+7−1 = 10": what is added, and the result if there is more than one number.
fn equation(terms: &[i16], result: i16) -> Html {
    let mut left = String::new();
    for (place, &term) in terms.iter().enumerate() {
        left.push_str(&match place {
            0 => number(term),
            _ if term == 0 => "+0".to_owned(),
            _ => signed(term.into()),
        });
    }
    if terms.len() > 1 {
        left.push_str(" = ");
    } else {
        left.clear();
    }
    html! { <span class="equation">{ left }<b class="display">{ number(result) }</b></span> }
}

/// A line for every side.
fn rows(counted: &Counted<'_>, view: &View, players: &Players, lang: Lang) -> Html {
    let row = if view.options.teams { team } else { one };
    let sides = 0..counted.score.totals.len();
    html! {
        <ul class="slate" aria-label={lang.select("Wertung", "Scores")}>
            { for sides.map(|side| row(side, counted, view, players, lang)) }
        </ul>
    }
}

/// The name of a player, what the call brought, and the calculation.
fn heading(seat: Seat, score: &Score, players: &Players, equation: Html) -> Html {
    let stamp = (seat == score.caller).then(|| {
        let class = classes!("stamp", (score.bonus > 0).then_some("high"));
        html! { <span {class}>{ format!("Leiff {}", signed(score.bonus.into())) }</span> }
    });
    html! { <div class="row"><b class="player-name display">{ named(players.name(seat)) }</b>{ stamp }{ equation }</div> }
}

fn hand<'a>(seat: Seat, counted: &'a Counted<'_>) -> &'a [Card] {
    counted.cards.get(seat.index()).map_or(&[], Vec::as_slice)
}

fn small(cards: &[Card], lang: Lang) -> Html {
    let card = |(at, card): (usize, &Card)| {
        html! { <span key={at} role="img" aria-label={card.name(lang)}>{ drawing(face(*card, 33, lang)) }</span> }
    };
    html! { <div class="score-cards grow">{ for cards.iter().enumerate().map(card) }</div> }
}

/// "23 → 49".
fn totals(side: usize, score: &Score, view: &View) -> Html {
    let total = score.totals.get(side).copied().unwrap_or_default();
    let before = total - points(score, view, side);
    html! {
        <div class="points display num">
            <span>{ number(before) }</span>{ drawing(icon(Icon::Next, 18)) }<b>{ number(total) }</b>
        </div>
    }
}

/// A player alone: the calculation holds the call, too.
fn one(side: usize, counted: &Counted<'_>, view: &View, players: &Players, lang: Lang) -> Html {
    let seat = Seat::all(players.seats()).nth(side).unwrap_or(counted.score.caller);
    let cards = hand(seat, counted);
    let mut terms: Vec<i16> = cards.iter().map(|card| card.points()).collect();
    if seat == counted.score.caller {
        if terms.is_empty() {
            terms.push(0);
        }
        terms.push(counted.score.bonus);
    }
    let equation = equation(&terms, points(counted.score, view, side));
    html! {
        <li key={side}>
            { drawing(mat(players.symbol(seat), 34)) }
            <div class="grow">
                { heading(seat, counted.score, players, equation) }
                <div class="row">{ small(cards, lang) }{ totals(side, counted.score, view) }</div>
            </div>
        </li>
    }
}

/// A team: both hands, then their sum with the call.
fn team(side: usize, counted: &Counted<'_>, view: &View, players: &Players, lang: Lang) -> Html {
    let score = counted.score;
    let partner = |seat: Seat| {
        let cards = hand(seat, counted);
        let terms: Vec<i16> = cards.iter().map(|card| card.points()).collect();
        let equation = equation(&terms, terms.iter().sum());
        html! {
            <div key={seat.index()} class="row">
                { drawing(mat(players.symbol(seat), 34)) }
                <div class="grow">{ heading(seat, score, players, equation) }{ small(cards, lang) }</div>
            </div>
        }
    };
    let mut terms: Vec<i16> = members(view, side).filter_map(|seat| score.hands.get(seat.index()).copied()).collect();
    if view.side(score.caller) == side {
        terms.push(score.bonus);
    }
    html! {
        <li key={side} class="partners">
            <>{ for members(view, side).map(partner) }</>
            <div class="row">{ equation(&terms, points(score, view, side)) }{ totals(side, score, view) }</div>
        </li>
    }
}

/// What a [`Board`] shows.
#[derive(Properties, PartialEq)]
pub(super) struct BoardProps {
    /// The table.
    pub(super) view: Rc<View>,
    /// Who plays.
    pub(super) players: Rc<Players>,
    /// The language.
    pub(super) lang: Lang,
}

/// The points of every round and their sums, a column for each side. A ring marks who called.
#[component]
pub(super) fn Board(props: &BoardProps) -> Html {
    let BoardProps { view, players, lang } = props;
    let sides = 0..view.totals.len();
    let member = |seat: Seat| {
        html! {
            <key={seat.index()}>
                { drawing(mat(players.symbol(seat), 28)) }<span class="player-name">{ named(players.name(seat)) }</span>
            </>
        }
    };
    let head = |side: usize| html! { <th key={side} scope="col">{ for members(view, side).map(member) }</th> };
    let row = |(round, score): (usize, &Score)| {
        let cell = |side: usize| {
            let called = view.side(score.caller) == side;
            html! {
                <td key={side} class="display">
                    <span class={called.then_some("on")}>{ number(points(score, view, side)) }</span>
                    if called {
                        <span class="visually-hidden">{ " Leiff" }</span>
                    }
                </td>
            }
        };
        html! { <tr key={round}><th scope="row">{ round }</th><>{ for sides.clone().map(cell) }</></tr> }
    };
    let sum = |(side, &total): (usize, &i16)| html! { <td key={side} class="display">{ number(total) }</td> };
    html! {
        <div class={classes!("slate", "score-table", (view.totals.len() > 4).then_some("many"))} role="region" tabindex="0"
            aria-label={lang.select("Alle Runden", "All rounds")}>
            <table>
                <caption class="small">
                    { lang.select("Umringt: hat „Leiff!“ gerufen", "Ringed: called “Leiff!”") }
                </caption>
                <thead>
                    <tr><th scope="col"><span class="visually-hidden">{ lang.select("Runde", "Round") }</span></th><>{ for sides.clone().map(head) }</></tr>
                </thead>
                <tbody>{ for (1..).zip(&view.rounds).map(row) }</tbody>
                <tfoot>
                    <tr>
                        <th scope="row" aria-label={lang.select("Summe", "Sum")}>{ "=" }</th>
                        <>{ for view.totals.iter().enumerate().map(sum) }</>
                    </tr>
                </tfoot>
            </table>
        </div>
    }
}
