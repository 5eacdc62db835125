//! Pieces that several screens show: who, the limit, what was said last, what lies openly, who draws.

use std::rc::Rc;

use ::larry::{Card, Phase, View};
use ::table::{Lang, Seat, localized};
use ui::Players;
use ui::{drawing, named};
use yew::prelude::*;

use super::cards::{back, face, limit_card, number};
use crate::art::mat;

/// The heading: a mat, a name, and what its player does.
pub(super) fn who(seat: Seat, does: &str, players: &Players, instance: Instance) -> Html {
    let words = html! { <>{ named(players.name(seat)) }{ does }</> };
    html! { <div class="lead">{ drawing(mat(players.symbol(seat), 56)) }{ heading(words, instance) }</div> }
}

/// Where a screen reader begins; only once on a screen.
pub(super) fn heading(words: Html, instance: Instance) -> Html {
    match instance {
        Instance::First => html! { <h2 id="stage" tabindex="-1">{ words }</h2> },
        Instance::Second => html! { <b class="display">{ words }</b> },
    }
}

/// What is drawn twice on a device that lies in the middle. An id belongs to the first one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Instance {
    /// The one that is read aloud.
    First,
    /// The one for those who sit opposite, or one beside which something private lies open.
    Second,
}

impl Instance {
    /// The id of a part of this one.
    pub(super) fn id(self, name: &'static str) -> Option<&'static str> {
        (self == Instance::First).then_some(name)
    }
}

/// "im Uhrzeigersinn".
pub(super) fn way(clockwise: bool, lang: Lang) -> &'static str {
    match clockwise {
        true => lang.select("im Uhrzeigersinn", "clockwise"),
        false => lang.select("gegen den Uhrzeigersinn", "anticlockwise"),
    }
}

/// What the limit card shows.
#[derive(Properties, PartialEq)]
pub(super) struct LimitProps {
    /// The limit.
    pub(super) limit: i8,
    /// The way round.
    pub(super) clockwise: bool,
    /// Whether the card has just been turned over.
    #[prop_or_default]
    pub(super) turned: bool,
    /// The language.
    pub(super) lang: Lang,
}

/// The limit card with its words below.
#[component]
pub(super) fn Limit(props: &LimitProps) -> Html {
    let LimitProps { limit, clockwise, turned, lang } = *props;
    html! {
        <div class={classes!("limit-card", turned.then_some("turned"))}>
            { drawing(limit_card(limit, clockwise, 124)) }
            <div class="display">{ localized!(lang, "Limit {limit}", "Limit {limit}") }</div>
            <div class="small muted">{ way(clockwise, lang) }</div>
        </div>
    }
}

/// What everybody may see of the pile.
#[derive(Properties, PartialEq)]
pub(super) struct FactsProps {
    /// The table.
    pub(super) view: Rc<View>,
    /// Who plays.
    pub(super) players: Rc<Players>,
    /// The language.
    pub(super) lang: Lang,
    /// What stands at the end of the row.
    #[prop_or_default]
    pub(super) children: Html,
}

/// The limit, and who said what last: one row.
#[component]
pub(super) fn Facts(props: &FactsProps) -> Html {
    let FactsProps { view, players, lang, children } = props;
    let lang = *lang;
    let limit = limit_card(view.limit, view.clockwise, 66);
    let heard = localized!(lang, "Limit {0}, {1}", "Limit {0}, {1}", view.limit, way(view.clockwise, lang));
    html! {
        <div class="facts">
            <span class="visually-hidden">{ heard }</span>
            { drawing(limit) }
            <div class="board said">
                if let Some(top) = view.pile.last() {
                    <span class="grow">
                        <span class="row medium bold">
                            { drawing(mat(players.symbol(top.seat), 24)) }
                            <span class="cut">{ named(players.name(top.seat)) }</span>
                            <span>{ lang.select("sagt", "says") }</span>
                        </span>
                        <span class="small">{ in_pile(view, players, lang) }</span>
                    </span>
                    <span class={classes!("display", (top.sum < 0).then_some("wide"))}>{ number(top.sum) }</span>
                } else {
                    <span class="medium bold">{ lang.select("Der Stapel ist leer", "The pile is empty") }</span>
                }
            </div>
            { children.clone() }
        </div>
    }
}

/// "6 im Stapel", and who is liable for it, if that is not whoever has said the sum.
pub(super) fn in_pile(view: &View, players: &Players, lang: Lang) -> String {
    let pile = localized!(lang, "{0} im Stapel", "{0} in the pile", view.pile.len());
    match (view.liable, view.pile.last()) {
        (Some(liable), Some(top)) if liable != top.seat => {
            let name = players.name(liable);
            pile + &localized!(lang, ", {name} haftet", ", {name} is liable")
        }
        _ => pile,
    }
}

/// What everybody must see of each seat: who plays openly, who is nearly done.
pub(super) fn lies(view: &View, players: &Players, lang: Lang) -> Vec<Html> {
    let mut lines = Vec::new();
    let mut line = |card: bool, seat: Seat, words: &'static str| {
        lines.push(html! {
            <div key={format!("{seat}{card}")} class="seat-note">
                if card {
                    { drawing(face(Card::OpenPlay, 26, lang)) }
                }
                { drawing(mat(players.symbol(seat), 24)) }
                <span><b>{ named(players.name(seat)) }</b>{ words }</span>
            </div>
        });
    };
    for seat in Seat::all(players.seats()) {
        match view.open_play[seat.index()] {
            0 => {}
            1 => line(true, seat, lang.select(" legt die nächste Zahl offen.", " lays the next number face up.")),
            _ => line(true, seat, lang.select(" legt die nächsten Zahlen offen.", " lays the next numbers face up.")),
        }
        match view.hands[seat.index()] {
            0 if view.phase == Phase::Answer => {
                line(false, seat, lang.select(" hat keine Karte mehr.", " has no card left."));
            }
            1 => line(false, seat, lang.select(" hat nur noch eine Karte.", " has only one card left.")),
            _ => {}
        }
    }
    lines
}

/// Who draws.
#[derive(Properties, PartialEq)]
pub(super) struct DrawnProps {
    /// The seat.
    pub(super) seat: Seat,
    /// How many cards there are for it, from 0 to 2.
    pub(super) cards: usize,
    /// Why it draws.
    pub(super) why: AttrValue,
    /// Who plays.
    pub(super) players: Rc<Players>,
    /// The language.
    pub(super) lang: Lang,
}

/// Somebody draws, and why.
#[component]
pub(super) fn Drawn(props: &DrawnProps) -> Html {
    let DrawnProps { seat, cards, why, players, lang } = props;
    let what = match cards {
        0 => lang.select(" zieht nichts: Es ist nichts da", " draws nothing: there is none"),
        1 => lang.select(" zieht eine, mehr ist nicht da", " draws one, there is no more"),
        _ => lang.select(" zieht zwei", " draws two"),
    };
    html! {
        <div class="panel drawn">
            if *cards > 0 {
                <div class="two">{ for (0..*cards).map(|at| html! { <key={at}>{ drawing(back(52)) }</> }) }</div>
            }
            <div class="grow">
                <div class="display">{ named(players.name(*seat)) }{ what }</div>
                <div class="medium muted">{ why }</div>
            </div>
        </div>
    }
}
