//! The list of turns: rounds as dividers, the turn that is shown unfolded.

use std::rc::Rc;

use game_ui::art::mat;
use table::{Mark, Turn};
use ui::{drawing, said};
use yew::prelude::*;

use super::moment::{Moment, at_start};
use super::narration;
use super::state::{ReplayAction, pressing};
use crate::context::use_app;
use crate::sheets::Line;

/// What a [`TurnList`] shows.
#[derive(Properties, PartialEq)]
pub(super) struct TurnListProps {
    /// The moment that is shown.
    pub(super) moment: Rc<Moment>,
    /// Whether all cards lie open.
    pub(super) open: bool,
    /// Is told what is pressed.
    pub(super) send: Callback<ReplayAction>,
    /// Begins a new game at this moment; nothing if nothing is left to play.
    pub(super) on_branch: Option<Callback<MouseEvent>>,
}

/// Every turn, to be tapped.
#[component]
pub(super) fn TurnList(TurnListProps { moment, open, send, on_branch }: &TurnListProps) -> Html {
    let lang = use_app().lang();
    let Moment { table, players, turns, .. } = &**moment;
    let now = moment.now();
    let rounds = turns.last().is_some_and(|turn| turn.round > 1);
    let beginning = html! { <span class="grow">{ at_start(lang) }</span> };
    let mut items = vec![match now {
        Some(_) => html! {
            <li key="beginning">
                <button type="button" class="row" onclick={pressing(send, ReplayAction::Jump(0))}>
                    <span class="turn-number" />{ beginning }
                </button>
            </li>
        },
        None => html! {
            <li key="beginning" class="now" id="turn" aria-current="true">
                <div class="row">
                    <span class="turn-number" /><div class="grow">{ beginning }<Branch onclick={on_branch.clone()} /></div>
                </div>
            </li>
        },
    }];
    let mut round = 0;
    for (at, turn) in turns.iter().enumerate() {
        if rounds && turn.round > round {
            round = turn.round;
            items.push(html! {
                <li key={format!("round {round}")} class="round"><h3>{ table.round_name(round, lang) }</h3></li>
            });
        }
        let number = html! { <span class="turn-number">{ turn.number }</span> };
        let mat = turn.seat.map(|seat| drawing(mat(players.symbol(seat), 26)));
        if now == Some(at) {
            // Its name is the heading of the page.
            items.push(html! {
                <li key={at} class="now" id="turn" aria-current="true">
                    <div class="row">
                        { number }
                        { mat }
                        <Acts {moment} turn={turn.clone()} {open} {send} {on_branch} />
                    </div>
                </li>
            });
            continue;
        }
        let mark = match turn.title.mark {
            Some(Mark::Lie) => Some("lie"),
            Some(Mark::Catch) => Some("catch"),
            _ => None,
        };
        items.push(html! {
            <li key={at}>
                <button type="button" class={classes!("row", mark)} onclick={pressing(send, ReplayAction::Jump(moment.after(at + 1)))}>
                    { number }
                    { mat }
                    <span class="grow">{ said(&turn.title.text, players) }</span>
                </button>
            </li>
        });
    }
    html! {
        <ol class="list" id="turns" tabindex="0" aria-label={lang.select("Alle Züge", "All turns")}>{ items }</ol>
    }
}

/// What [`Acts`] show.
#[derive(Properties, PartialEq)]
struct ActsProps {
    /// The moment that is shown.
    moment: Rc<Moment>,
    /// The turn to which it belongs.
    turn: Turn,
    /// Whether all cards lie open.
    open: bool,
    /// Is told what is pressed.
    send: Callback<ReplayAction>,
    /// Begins a new game at this moment; nothing if nothing is left to play.
    on_branch: Option<Callback<MouseEvent>>,
}

/// The acts of the turn that is shown. What has not happened yet is pale; where there are several, each can be tapped.
#[component]
fn Acts(ActsProps { moment, turn, open, send, on_branch }: &ActsProps) -> Html {
    let lang = use_app().lang();
    let Moment { table, players, at, .. } = &**moment;
    let several = turn.lines.len() > 1;
    let act = |line: u16| {
        let told = narration::entry(&**table, line, *open, players, lang);
        let words = |(at, Line { text, struck, .. }): (usize, Line)| match struck {
            true => html! { <s key={at}>{ text }</s> },
            false => html! { <span key={at}>{ text }</span> },
        };
        let nothing = told.is_empty();
        let words: Html = told.into_iter().enumerate().map(words).collect();
        (!nothing).then(|| match several {
            true => html! {
                <li key={line}>
                    <button type="button" class={(line >= *at).then_some("yet")} onclick={pressing(send, ReplayAction::Show(line + 1))}
                        aria-pressed={(line + 1 == *at).to_string()}>
                        { words }
                    </button>
                </li>
            },
            false => html! { <li key={line}><div>{ words }</div></li> },
        })
    };
    let truth = turn.title.truth.as_ref().filter(|_| *open);
    html! {
        <ol class="done grow">
            <>{ for turn.lines.clone().filter_map(|line| act(line as u16)) }</>
            { truth.map(|truth| html! { <li class="truth">{ said(truth, players) }</li> }) }
            if on_branch.is_some() {
                <li><Branch onclick={on_branch.clone()} /></li>
            }
        </ol>
    }
}

/// What a [`Branch`] shows.
#[derive(Properties, PartialEq)]
struct BranchProps {
    /// Begins a new game at this moment; nothing if nothing is left to play.
    onclick: Option<Callback<MouseEvent>>,
}

/// What begins a new game at this moment.
#[component]
fn Branch(BranchProps { onclick }: &BranchProps) -> Html {
    let lang = use_app().lang();
    html! {
        if let Some(onclick) = onclick {
            <button type="button" class="jump" {onclick}>{ lang.select("Ab hier anders spielen", "Play on differently") }</button>
        }
    }
}
