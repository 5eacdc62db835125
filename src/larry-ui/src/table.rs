//! The open table: what the last act showed everybody, until the next one, and what the next player does about it.

use std::rc::Rc;

use ::larry::{Action, Event, Larry, Phase, Score};
use ::table::{Seat, localized};
use game_ui::{FlatSeating, FlatTable, TableProps};
use ui::dom::Timeout;
use ui::{HoldButton, drawing, flying, named, set_out};
use yew::prelude::*;

use super::cards::number;
use super::events::{revealed, scored, told};
use super::flights::flights;
use super::parts::Instance;
use super::{played, reveal, round_scores, said};
use crate::art::mat;

/// What is looked at. Where a doubt has ended a round, the pile is looked at first, then the scores.
#[derive(Clone, Copy, PartialEq, Default)]
struct Looking {
    /// The round whose pile has been looked at.
    looked: Option<u8>,
    /// Whether all points so far are shown.
    standing: bool,
    /// Whether the scores take no tap yet: a double tap does not go past it.
    pausing: bool,
}

/// What happens on the table.
enum Look {
    /// An act was done: it is seen on the table.
    Told,
    /// The pile of this round has been looked at.
    Looked(u8),
    /// The scores take taps.
    Ready,
    /// All points so far, or the table again.
    Standing,
}

impl Reducible for Looking {
    type Action = Look;

    fn reduce(self: Rc<Looking>, look: Look) -> Rc<Looking> {
        let looking = *self;
        Rc::new(match look {
            Look::Told => looking.told(),
            Look::Looked(round) => Looking { looked: Some(round), pausing: true, ..looking },
            Look::Ready => Looking { pausing: false, ..looking },
            Look::Standing => Looking { standing: !looking.standing, ..looking },
        })
    }
}

impl Looking {
    /// What is looked at while an act is told.
    fn told(self) -> Looking {
        Looking { pausing: self.pausing, ..Looking::default() }
    }
}

/// How long the scores take no tap, in milliseconds.
const PAUSE: u32 = 250;

/// The table.
#[component]
pub(super) fn Table(props: &TableProps<Larry>) -> Html {
    let looking = use_reducer_eq(Looking::default);
    let telling = props.telling.is_some();
    {
        let looking = looking.dispatcher();
        use_effect_with(props.last.clone(), move |_| looking.dispatch(Look::Told));
    }
    {
        let pausing = looking.pausing;
        let looking = looking.dispatcher();
        use_effect_with(pausing, move |pausing| {
            let pause = pausing.then(|| Timeout::new(PAUSE, move || looking.dispatch(Look::Ready)));
            move || drop(pause)
        });
    }
    {
        // Only after drawing it is known where everything lies.
        let lang = props.lang;
        use_effect_with(props.telling.clone(), move |told| {
            if let Some(told) = told {
                set_out(&flights(told, lang));
                reveal::turn(told);
            }
        });
    }

    let Looking { looked, standing, pausing } = if telling { looking.told() } else { *looking };
    let told = told(props);
    let (revealed, scored) = (revealed(told), scored(told));
    let to_slate = scored.filter(|score| revealed.is_some() && looked != Some(score.round));
    let drawn = |instance: Instance| match (revealed, scored) {
        _ if standing => Some(round_scores::standing(props, instance)),
        (Some(reveal), None) => Some(reveal::page(reveal, props, instance)),
        (Some(reveal), Some(_)) if to_slate.is_some() => Some(reveal::page(reveal, props, instance)),
        (_, Some(score)) => Some(round_scores::page(score, props, instance)),
        _ => played::page(props, instance),
    };
    // While a place is open, the page begins there for a screen reader.
    let instance = match &props.flat {
        Some(seating) if seating.private.is_some() => Instance::Second,
        _ => Instance::First,
    };
    let page = match (drawn(instance), &props.flat) {
        (Some(page), None) => page,
        (None, None) => said::page(props),
        (Some(page), Some(_)) => html! {
            <div class="flat-pages">
                <div class="away" aria-hidden="true">{ drawn(Instance::Second) }</div>
                <div>{ page }</div>
            </div>
        },
        (None, Some(_)) => said::flat(props, instance),
    };
    let ask = match to_slate {
        Some(&Score { round, .. }) => {
            let onclick = Callback::from(move |_: MouseEvent| looking.dispatch(Look::Looked(round)));
            html! {
                <div class="acts">
                    <button key="slate" type="button" class="btn" {onclick}>
                        { props.lang.select("Zur Wertung", "To the scores") }
                    </button>
                </div>
            }
        }
        None => {
            let toggle = Callback::from(move |_: MouseEvent| looking.dispatch(Look::Standing));
            ask(props, (scored.is_none() && !props.view.points.is_empty()).then_some((standing, toggle)))
        }
    };
    let class = classes!("body", "larry-table", (telling || pausing).then_some("told"));
    let flying = telling.then(|| flying(&flights(told, props.lang)));
    if let Some(seating) = props.flat.clone() {
        return flat(props, seating, html! { <div {class}>{ page }</div> }, ask, flying);
    }
    html! {
        <div {class}>
            <>{ flying }</>
            { page }
            { ask }
        </div>
    }
}

/// The table of a device that lies in the middle: whoever is asked answers at the own place.
fn flat(props: &TableProps<Larry>, seating: Rc<FlatSeating>, middle: Html, ask: Html, flying: Option<Html>) -> Html {
    let towards = props.seat.map(|seat| seating.side(seat));
    // What is only to be led on lies with what is looked at.
    let Some(asked) = props.seat else {
        let middle = html! { <>{ middle }{ ask }</> };
        return html! { <FlatTable class="larry-flat" {seating} {towards} {middle}>{ flying }</FlatTable> };
    };
    let panel = |seat: Seat| if seat == asked { ask.clone() } else { Html::default() };
    let panels: Vec<Html> = Seat::all(props.players.seats()).map(panel).collect();
    html! { <FlatTable class="larry-flat" {seating} {towards} {panels} {middle}>{ flying }</FlatTable> }
}

/// What the next player is asked, and how to answer; while nothing is doubted, there is room for the points, which are
/// shown or not, and brought or taken away by this.
fn ask(props: &TableProps<Larry>, points: Option<(bool, Callback<MouseEvent>)>) -> Html {
    let (lang, view) = (props.lang, &props.view);
    let Some(seat) = props.seat else {
        let done = props.on_acknowledge.as_ref().map(|done| {
            html! {
                <button type="button" class="btn" onclick={done}>{ lang.select("Zum Ergebnis", "To the result") }</button>
            }
        });
        return html! { <div class="end"><div class="acts">{ done }</div></div> };
    };
    let doubts = props.menu.contains(&Action::Doubt);
    let question = doubts.then(|| {
        let fresh = told(props).iter().any(|event| matches!(event, Event::Laid { .. }));
        let words = match view.sum.filter(|_| !fresh) {
            None => lang.select(", glaubst du das?", ", do you believe it?").to_owned(),
            Some(sum) => localized!(lang, ", glaubst du die {0}?", ", do you believe the {0}?", number(sum)),
        };
        html! {
            <div class="ask">
                { drawing(mat(props.players.symbol(seat), 38)) }
                <span class="display">{ named(props.players.name(seat)) }{ words }</span>
            </div>
        }
    });
    let act = |action: Action, id: &'static str, class: &'static str, words: &'static str| {
        let onclick = props.acting(&action, None);
        let press = || html! { <button key={words} type="button" {class} {id} {onclick}>{ words }</button> };
        props.menu.contains(&action).then(press)
    };
    let take = props.take.as_ref().map(|take| {
        html! { <HoldButton key="take" id="take" press={take.clone()}>{ taking(props, doubts) }</HoldButton> }
    });
    let points = points.filter(|_| !doubts).map(|(standing, toggle)| {
        let words = if standing { lang.select("Tisch", "Table") } else { lang.select("Stand", "Score") };
        html! { <button key="standing" type="button" class="btn second" onclick={toggle}>{ words }</button> }
    });
    html! {
        <div class="end">
            { question }
            <div class="acts">
                { act(Action::Doubt, "doubt", "btn bad", lang.select("Glaub ich nicht", "I doubt it")) }
                { act(Action::Accept, "accept", "btn", lang.select("Ich glaub’s", "I believe it")) }
                { take }
                { points }
            </div>
        </div>
    }
}

/// What taking the device is called.
fn taking(props: &TableProps<Larry>, doubts: bool) -> String {
    let (lang, view) = (props.lang, &props.view);
    let name = props.seat.map_or("", |seat| props.players.name(seat));
    let fresh = told(props).is_empty() || scored(told(props)).is_some();
    match view.phase {
        Phase::Give => localized!(lang, "Ich, {name}, suche etwas aus", "I, {name}, choose a gift"),
        _ if doubts => lang.select("Ja, ich spiele", "Yes, I’ll play").to_owned(),
        _ if fresh => localized!(lang, "Ich, {name}, fange an", "I, {name}, begin"),
        _ if told(props).iter().any(|event| matches!(event, Event::Leads { .. })) => {
            localized!(lang, "Ich, {name}, fange neu an", "I, {name}, start anew")
        }
        _ => localized!(lang, "Ich, {name}, mache weiter", "I, {name}, go on"),
    }
}
