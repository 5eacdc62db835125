//! Pieces that several screens show: who, the limit, what was said last, what lies openly, who draws.

use std::rc::Rc;

use ::larry::{Card, Phase, View};
use ::table::{Lang, Seat, tell};
use ui::Guests;
use ui::{drawing, named};
use yew::prelude::*;

use super::cards::{back, face, limit_card, number};
use crate::art::mat;

/// The heading: a mat, a name, and what its player does; a screen reader begins here.
pub(super) fn who(seat: Seat, does: &str, guests: &Guests) -> Html {
    html! {
        <div class="lead">
            { drawing(mat(guests.symbol(seat), 56)) }
            <h2 id="stage" tabindex="-1">{ named(guests.name(seat)) }{ does }</h2>
        </div>
    }
}

/// "im Uhrzeigersinn".
pub(super) fn way(clockwise: bool, lang: Lang) -> &'static str {
    match clockwise {
        true => lang.pick("im Uhrzeigersinn", "clockwise"),
        false => lang.pick("gegen den Uhrzeigersinn", "anticlockwise"),
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
        <div class={classes!("lim", turned.then_some("turned"))}>
            { drawing(limit_card(limit, clockwise, 124)) }
            <div class="d">{ tell!(lang, "Limit {limit}", "Limit {limit}") }</div>
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
    pub(super) guests: Rc<Guests>,
    /// The language.
    pub(super) lang: Lang,
    /// What stands at the end of the row.
    #[prop_or_default]
    pub(super) children: Html,
}

/// The limit, and who said what last: one row.
#[component]
pub(super) fn Facts(props: &FactsProps) -> Html {
    let FactsProps { view, guests, lang, children } = props;
    let lang = *lang;
    let limit = limit_card(view.limit, view.clockwise, 66);
    let heard = tell!(lang, "Limit {0}, {1}", "Limit {0}, {1}", view.limit, way(view.clockwise, lang));
    html! {
        <div class="facts">
            <span class="sr">{ heard }</span>
            { drawing(limit) }
            <div class="board said">
                if let Some(top) = view.pile.last() {
                    <span class="grow">
                        <span class="row t2 b">
                            { drawing(mat(guests.symbol(top.seat), 24)) }
                            <span class="cut">{ named(guests.name(top.seat)) }</span>
                            <span>{ lang.pick("sagt", "says") }</span>
                        </span>
                        <span class="small">{ in_pile(view, guests, lang) }</span>
                    </span>
                    <span class={classes!("d", (top.sum < 0).then_some("wide"))}>{ number(top.sum) }</span>
                } else {
                    <span class="t2 b">{ lang.pick("Der Stapel ist leer", "The pile is empty") }</span>
                }
            </div>
            { children.clone() }
        </div>
    }
}

/// "6 im Stapel", and who is liable for it, if that is not whoever has said the sum.
pub(super) fn in_pile(view: &View, guests: &Guests, lang: Lang) -> String {
    let pile = tell!(lang, "{0} im Stapel", "{0} in the pile", view.pile.len());
    match (view.liable, view.pile.last()) {
        (Some(liable), Some(top)) if liable != top.seat => {
            let name = guests.name(liable);
            pile + &tell!(lang, ", {name} haftet", ", {name} is liable")
        }
        _ => pile,
    }
}

/// What everybody must see of each seat: who plays openly, who is nearly done.
pub(super) fn lies(view: &View, guests: &Guests, lang: Lang) -> Vec<Html> {
    let mut lines = Vec::new();
    let mut line = |card: bool, seat: Seat, words: &'static str| {
        lines.push(html! {
            <div class="lies">
                if card {
                    { drawing(face(Card::OpenPlay, 26, lang)) }
                }
                { drawing(mat(guests.symbol(seat), 24)) }
                <span><b>{ named(guests.name(seat)) }</b>{ words }</span>
            </div>
        });
    };
    for seat in Seat::all(guests.seats()) {
        match view.open_play[seat.index()] {
            0 => {}
            1 => line(true, seat, lang.pick(" legt die nächste Zahl offen.", " lays the next number face up.")),
            _ => line(true, seat, lang.pick(" legt die nächsten Zahlen offen.", " lays the next numbers face up.")),
        }
        match view.hands[seat.index()] {
            0 if view.phase == Phase::Answer => {
                line(false, seat, lang.pick(" hat keine Karte mehr.", " has no card left."));
            }
            1 => line(false, seat, lang.pick(" hat nur noch eine Karte.", " has only one card left.")),
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
    pub(super) guests: Rc<Guests>,
    /// The language.
    pub(super) lang: Lang,
}

/// Somebody draws, and why.
#[component]
pub(super) fn Drawn(props: &DrawnProps) -> Html {
    let DrawnProps { seat, cards, why, guests, lang } = props;
    let what = match cards {
        0 => lang.pick(" zieht nichts: Es ist nichts da", " draws nothing: there is none"),
        1 => lang.pick(" zieht eine, mehr ist nicht da", " draws one, there is no more"),
        _ => lang.pick(" zieht zwei", " draws two"),
    };
    html! {
        <div class="panel drawn">
            if *cards > 0 {
                <div class="two">{ for (0..*cards).map(|_| drawing(back(52))) }</div>
            }
            <div class="grow">
                <div class="d">{ named(guests.name(*seat)) }{ what }</div>
                <div class="t2 muted">{ why }</div>
            </div>
        </div>
    }
}
