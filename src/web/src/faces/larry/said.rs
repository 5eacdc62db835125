//! What was said: the number as large as it gets, the limit, the pile, and what was said before.

use ::larry::{Event, Larry, OnPile, Up, Why};
use ::table::tell;

use super::Told;
use super::cards::{TIP, back, face, named, number};
use super::parts::{drawn, in_pile, lies, limit, who};
use super::table::{Page, told};
use crate::art::{Regular, gap, head, mat};
use crate::face::TableProps;
use crate::ui::{El, el};

/// How many of the sums that were said are shown.
const SAID: usize = 9;

/// A card was laid, or nothing lies there yet.
pub(super) fn page(props: &TableProps<Larry>) -> Page {
    let (lang, view, guests) = (props.lang, &props.view, &props.guests);
    let laid = told(props).iter().find_map(|event| match event {
        Event::Laid { seat, card, sum, open, larry } => Some((*seat, card.filter(|_| *open), *sum, *larry)),
        _ => None,
    });
    let limit = limit(view.limit, view.clockwise, lang);
    let lead = el("section", "");
    let lead = match laid {
        Some((seat, card, sum, larry)) => {
            let does = match card {
                Some(card) => tell!(lang, " legt {} offen", " lays {} face up", named(card, lang)),
                None => lang.pick(" sagt", " says").to_owned(),
            };
            let over = told(props).iter().any(|event| matches!(event, Event::OverLimit { .. }));
            let shout = el("span", "shout").say(lang.pick("„Larry!“", "“Larry!”"));
            let sum = el("span", "d").class("wide", !(0..10).contains(&sum)).tell(number(sum));
            let bubble = el("div", "board bubble").class("high", over).draw(TIP.to_owned()).add(sum);
            let bubble = bubble.maybe(larry.then_some(shout));
            lead.add(who(seat, does, guests)).add(el("div", "big").add(bubble).add(limit))
        }
        None => {
            let begins = lang.pick(" fängt an", " begins").to_owned();
            let range = tell!(
                lang,
                "Noch liegt nichts. Leg eine Karte verdeckt und sag eine Zahl, höchstens {0}.",
                "Nothing lies there yet. Lay a card face down and say a number, {0} at most.",
                view.limit
            );
            let big = el("div", "big").draw(head(Regular::Larry, 160)).add(limit);
            let big = el("div", "").add(big).add(el("p", "hint").tell(range));
            lead.add(who(view.turn, begins, guests)).add(big)
        }
    };
    // While the first card is on its way, its place is shown.
    let pile = (props.telling.is_some() || !view.pile.is_empty()).then(|| pile(props));
    Page { lead, side: el("section", "side").all(follows(props)).maybe(pile).all(lies(view, guests, lang)) }
}

/// The pile, and what was said with its last cards.
fn pile(props: &TableProps<Larry>) -> El {
    let (lang, view, guests) = (props.lang, &props.view, &props.guests);
    let (below, top) = match view.pile.split_last() {
        Some((top, below)) => (below.len().min(4), Some(top)),
        None => (0, None),
    };
    let stack = el("div", "stack").set("id", "pile");
    let stack = stack.all((0..below).map(|_| el("span", "").draw(back(112))));
    let stack = match top {
        Some(OnPile { up: Up::Open, card: Some(card), .. }) => stack.add(el("span", "").draw(face(*card, 112, lang))),
        Some(_) => stack.add(el("span", "").draw(back(112))),
        None => stack.draw(gap(112)),
    };
    let one =
        |laid: &OnPile| el("span", "").draw(mat(guests.symbol(laid.seat), 24)).add(el("b", "").tell(number(laid.sum)));
    let last = view.pile.len().saturating_sub(SAID);
    let said = (!view.pile.is_empty()).then(|| {
        let title = in_pile(view, guests, lang) + lang.pick(", gesagt wurde:", ", and they said:");
        el("div", "panel grow")
            .add(el("div", "t2 muted").tell(title))
            .add(el("div", "saids").all(view.pile[last..].iter().map(one)))
    });
    el("div", "middle").add(stack).maybe(said)
}

/// What followed at once: who draws, and why.
pub(super) fn follows(props: &TableProps<Larry>) -> Vec<El> {
    let (lang, guests) = (props.lang, &props.guests);
    let over = |event: &Told| match event {
        Event::OverLimit { sum, limit, .. } => Some(tell!(
            lang,
            "{sum} ist mehr als das Limit {limit}. Der Stapel kommt ungesehen weg.",
            "{sum} is more than the limit {limit}. The pile goes away unseen."
        )),
        _ => None,
    };
    let one = |event: &Told| {
        let Event::Drew { seat, cards, why } = event else { return None };
        let why = match why {
            Why::ForgotLarry => lang.pick(
                "Nur noch eine Karte, aber „Larry!“ war nicht zu hören.",
                "One card left, but nobody has heard “Larry!”.",
            ),
            Why::OverLimit => return Some((*seat, cards.len(), told(props).iter().find_map(over)?)),
            _ => return None,
        };
        Some((*seat, cards.len(), why.to_owned()))
    };
    let followed = told(props).iter().filter_map(one);
    followed.map(|(seat, cards, why)| drawn(seat, cards, why, guests, lang)).collect()
}
