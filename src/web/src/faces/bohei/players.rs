//! Everybody's cards, in large numbers: who is near the goal is everybody's business. And the two piles.

use ::bohei::View;
use ::table::{Lang, Seat, cards, tell};

use super::desk::Desk;
use crate::art;
use crate::ui::old::{El, el};

/// From this many players on a phone shows the numbers on the rail alone.
const MANY: usize = 6;

/// A place for everybody.
pub(super) fn players(desk: &Desk<'_>) -> El {
    let lang = desk.props.lang;
    let players = &desk.props.view.players;
    el("div", "bo-hands")
        .class("bo-many", players.len() >= MANY)
        .set("role", "list")
        .set("aria-label", lang.pick("Handkarten", "Cards in hand"))
        .all(Seat::all(players.len() as u8).map(|seat| one(desk, seat)))
}

fn one(desk: &Desk<'_>, seat: Seat) -> El {
    let (view, lang) = (&desk.props.view, desk.props.lang);
    let (count, called) = view.players.get(seat.index()).map_or((0, false), |player| (player.cards, player.called));
    let item = el("div", "bo-hd").set("role", "listitem").put("id", format!("hnd-{seat}"));
    let item = item.class("on", view.turn == seat).class("called", called).draw(fan(count));
    let stamp = called.then(|| el("em", "").say("Bohei!"));
    let number = el("span", "d num").set("aria-hidden", "true").tell(count.to_string());
    desk.player(item, seat, 28).add(number).add(el("span", "sr").tell(cards(count, lang))).maybe(stamp)
}

/// So many backs, fanned out.
fn fan(count: u8) -> String {
    let gaps = i32::from(count).max(2) - 1;
    let step = (62 / gaps).min(11);
    let start = -(step * (i32::from(count) - 1)) / 2;
    let backs: String = (0..i32::from(count))
        .map(|at| {
            let turn = start + step * at;
            format!(r#"<path d="M-7 -68h14q4 0 4 4v24q0 4 -4 4h-14q-4 0 -4 -4v-24q0 -4 4 -4zM-6 -54q3 4 5 0M1 -54q3 4 5 0" transform="translate(46 74) rotate({turn})"/>"#)
        })
        .collect();
    format!(
        r##"<svg class="fan" width="78" height="40" viewBox="0 0 92 47" aria-hidden="true"><g fill="#9c4410" stroke="#ff944d" stroke-width="2" stroke-linecap="round">{backs}</g></svg>"##
    )
}

/// The draw pile with its number, and the top of the discard pile.
pub(super) fn piles(view: &View, lang: Lang) -> El {
    let (stock, discarded) = (view.stock, view.discarded);
    let back = (stock > 0).then(|| art::bohei::back(62));
    let top = view.top.map(|card| art::bohei::card(card, 62, lang));
    let name = view.top.map_or_else(|| lang.pick("leer", "empty"), |card| card.title(lang));
    el("div", "bo-piles")
        .add(heap("stock", back, tell!(lang, "Ziehstapel: {stock}", "Draw pile: {stock}"), String::new()))
        .add(heap("top", top, tell!(lang, "Ablage: {discarded}", "Discards: {discarded}"), name.to_owned()))
}

/// A pile, and below it what it is called and how many cards it holds.
fn heap(id: &'static str, picture: Option<String>, words: String, name: String) -> El {
    let place = el("div", "pl").set("id", id).class("gone", picture.is_none()).maybe_draw(picture);
    let words = el("span", "small").add(el("b", "").tell(words)).add(el("span", "").tell(name));
    el("div", "bo-pile").add(place).add(words)
}
