//! Whom an action means: somebody whom its player chooses, or everybody with a trait, whom the table ticks.

use std::rc::Rc;

use ::bohei::{Action, Card, Pending, Trait, View};
use ::table::{Seat, Seats};
use ui::names::same;
use yew::prelude::*;

use super::acts::{Act, Props, Question, does, key_of, player, player_with_cards, tick};
use super::played::Played;

/// What is shown while the player of an action chooses.
#[derive(Properties, PartialEq)]
pub(super) struct AimProps {
    /// Who has played it.
    pub(super) by: Seat,
    /// The action.
    pub(super) card: Card,
    /// The open table.
    pub(super) table: Props,
}

/// The names to choose from.
#[component]
pub(super) fn Aim(props: &AimProps) -> Html {
    let AimProps { by, card, table } = props;
    let (by, lang, players) = (*by, table.lang, &table.players);
    let name = |seat: Seat| {
        let action = Action::Choose(seat);
        html! {
            <Act key={key_of(by, action)} class="btn paper" onclick={does(table, by, action)}>
                { player_with_cards(&table.view, players, seat, lang) }
            </Act>
        }
    };
    html! {
        <>
            <Played {by} card={*card} players={Rc::clone(players)} {lang} />
            <Question table={table.clone()} seat={by} words={lang.select(", wen trifft es?", ", who is it for?")}>
                <div class="acts target-names">{ for by.others(players.seats()).map(name) }</div>
            </Question>
        </>
    }
}

/// Reads how the games stood that were played earlier this evening, with the names of their players, the latest first.
pub(super) type Earlier<'a> = &'a dyn Fn() -> Vec<(View, Vec<String>)>;

/// The ticks that this evening's earlier games remember, when an action has just begun to ask for them.
pub(super) fn recall(before: &View, view: &View, names: &[String], earlier: Earlier<'_>) -> Vec<Action> {
    let Some(Pending::Ticks { with, .. }) = view.pending else { return Vec::new() };
    if matches!(before.pending, Some(Pending::Ticks { .. })) || !view.ticks[with.index()].is_empty() {
        return Vec::new();
    }
    let ticked = earlier().into_iter().find_map(|(view, names)| {
        let ticked = view.ticks[with.index()];
        (!ticked.is_empty()).then(|| ticked.iter().map(|seat| names[seat.index()].clone()).collect::<Vec<String>>())
    });
    let ticked = ticked.unwrap_or_default();
    let here = Seat::all(names.len() as u8).zip(names);
    here.filter(|(_, name)| ticked.iter().any(|other| same(other, name))).map(|(seat, _)| Action::Tick(seat)).collect()
}

/// What is shown while the table ticks.
#[derive(Properties, PartialEq)]
pub(super) struct TicksProps {
    /// Who has played the action.
    pub(super) by: Seat,
    /// The action.
    pub(super) card: Card,
    /// The trait of those whom it means.
    pub(super) with: Trait,
    /// The open table.
    pub(super) table: Props,
}

/// The names to tick. What was ticked once this evening is ticked already.
#[component]
pub(super) fn Ticks(props: &TicksProps) -> Html {
    let TicksProps { by, card, with, table } = props;
    let (by, lang, players) = (*by, table.lang, &table.players);
    let ticked = table.view.ticks.get(with.index()).copied().unwrap_or(Seats::NONE);
    let one = |seat: Seat| {
        let (on, action) = (ticked.contains(seat), Action::Tick(seat));
        html! {
            <Act key={key_of(by, action)} class="trait-tick" onclick={does(table, by, action)} pressed={on}>
                { player(players, seat, 34) }<i class="tick-box">{ on.then(|| tick(26)) }</i>
            </Act>
        }
    };
    let go = match ticked.is_empty() {
        true => lang.select("Niemand: ohne Wirkung ablegen", "Nobody: discard without effect"),
        false => lang.select("Stimmt so", "That’s right"),
    };
    html! {
        <>
            <Played {by} card={*card} players={Rc::clone(players)} {lang} />
            <div class="question-row">
                <h2>{ lang.select("Wer ist gemeint?", "Who is meant?") }</h2>
                <p class="medium muted">{ lang.select("Schaut euch um.", "Look around.") }</p>
            </div>
            <div class="trait-ticks">{ for Seat::all(players.seats()).map(one) }</div>
            <div class="question-foot">
                <div class="acts">
                    <Act key={key_of(by, Action::Go)} class="btn" onclick={does(table, by, Action::Go)}>{ go }</Act>
                </div>
            </div>
        </>
    }
}
