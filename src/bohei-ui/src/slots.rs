//! The rules in force: a paper for each slot, always to be read.

use std::rc::Rc;

use ::bohei::{Card, Lying, Rule, View};
use ::table::{Lang, localized};
use ui::drawing;
use yew::prelude::*;

use crate::art::{Icon, icon};

/// What the slots show.
#[derive(Properties, PartialEq)]
pub(super) struct SlotsProps {
    /// The open table.
    pub(super) view: Rc<View>,
    /// Whether this is the second drawing, for those who sit opposite; only the first one is read aloud.
    #[prop_or_default]
    pub(super) again: bool,
    /// The language.
    pub(super) lang: Lang,
}

/// All slots.
#[component]
pub(super) fn Slots(props: &SlotsProps) -> Html {
    let SlotsProps { view, again, lang } = props;
    html! {
        <div class={classes!("rule-slots", (view.slots.len() > 2).then_some("three-slots"))} role="list"
            aria-hidden={again.then_some("true")} aria-label={lang.select("Regelablage", "Rules in force")}>
            { for view.slots.iter().map(|lying| slot(view, lying, *again, *lang)) }
        </div>
    }
}

fn slot(view: &View, lying: &Lying, again: bool, lang: Lang) -> Html {
    let letter = lying.slot;
    let id = (!again).then(|| format!("slot-{letter}"));
    let place = html! { <span class="visually-hidden">{ localized!(lang, "Platz {letter}", "Slot {letter}") }</span> };
    let head = |title: &'static str| {
        html! {
            <div class="rule-slot-title">
                <i aria-hidden="true">{ letter.to_string() }</i><span>{ title }</span>
            </div>
        }
    };
    match lying.card {
        _ if lying.closed => {
            let words = lang.select("Für immer zu", "Closed for good");
            html! {
                <div key={letter.index()} class="rule-slot shut" role="listitem" {id}>
                    { place }<b>{ drawing(icon(Icon::Close, 22)) }{ words }</b>
                </div>
            }
        }
        None => html! {
            <div key={letter.index()} class="rule-slot free" role="listitem" {id}>
                { place }{ head(lang.select("frei", "free")) }
            </div>
        },
        Some(card) => {
            let line = card.line(lang);
            // Long sentences get smaller type.
            let length = match line.chars().count() {
                0..=30 => "text-short",
                31..=60 => "text-medium",
                _ => "text-long",
            };
            let old = is_superseded(card, view);
            let counts = goal(card).is_some() && !old;
            let class = classes!("board", "rule-slot", length, counts.then_some("goal"), old.then_some("off"));
            html! {
                <div key={letter.index()} {class} role="listitem" {id}>
                    { place }
                    { head(card.title(lang)) }
                    <p>{ line }</p>
                    if old {
                        <p class="old">{ lang.select("Das neuere Ziel zählt.", "The newer goal counts.") }</p>
                    }
                </div>
            }
        }
    }
}

fn goal(card: Card) -> Option<u8> {
    if let Some(Rule::Goal(cards)) = card.rule() { Some(cards) } else { None }
}

/// Whether the card sets a goal that does not count any more.
pub(super) fn is_superseded(card: Card, view: &View) -> bool {
    goal(card).is_some_and(|goal| goal != view.goal || newest(view) != Some(card))
}

/// The card whose goal counts.
fn newest(view: &View) -> Option<Card> {
    view.rules.iter().rev().copied().find(|card| goal(*card).is_some())
}
