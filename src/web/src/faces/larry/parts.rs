//! Pieces that several screens show: who, the limit, what was said last, what lies openly, who draws.

use ::larry::{Card, Phase, View};
use ::table::{Lang, Seat, tell};

use super::cards::{back, face, limit_card, number};
use crate::art::mat;
use crate::face::Guests;
use crate::ui::old::{El, el, named};

/// The heading: a mat, a name, and what its player does; a screen reader begins here.
pub(super) fn who(seat: Seat, does: String, guests: &Guests) -> El {
    let title = el("h2", "").set("id", "stage").set("tabindex", "-1").add(named(guests.name(seat))).tell(does);
    el("div", "lead").draw(mat(guests.symbol(seat), 56)).add(title)
}

/// "im Uhrzeigersinn".
pub(super) fn way(clockwise: bool, lang: Lang) -> &'static str {
    match clockwise {
        true => lang.pick("im Uhrzeigersinn", "clockwise"),
        false => lang.pick("gegen den Uhrzeigersinn", "anticlockwise"),
    }
}

/// The limit card with its words below.
pub(super) fn limit(limit: i8, clockwise: bool, lang: Lang) -> El {
    let words = el("div", "d").tell(tell!(lang, "Limit {limit}", "Limit {limit}"));
    let way = el("div", "small muted").say(way(clockwise, lang));
    el("div", "lim").draw(limit_card(limit, clockwise, 124)).add(words).add(way)
}

/// The limit, and who said what last: one row.
pub(super) fn facts(view: &View, guests: &Guests, lang: Lang) -> El {
    let limit = limit_card(view.limit, view.clockwise, 66);
    let heard = tell!(lang, "Limit {0}, {1}", "Limit {0}, {1}", view.limit, way(view.clockwise, lang));
    let said = match view.pile.last() {
        Some(top) => {
            let name = el("span", "cut").add(named(guests.name(top.seat)));
            let who = el("span", "row t2 b").draw(mat(guests.symbol(top.seat), 24)).add(name);
            let who = who.add(el("span", "").say(lang.pick("sagt", "says")));
            let words = el("span", "grow").add(who).add(el("span", "small").tell(in_pile(view, guests, lang)));
            el("div", "board said").add(words).add(el("span", "d").class("wide", top.sum < 0).tell(number(top.sum)))
        }
        None => {
            el("div", "board said").add(el("span", "t2 b").say(lang.pick("Der Stapel ist leer", "The pile is empty")))
        }
    };
    el("div", "facts").add(el("span", "sr").tell(heard)).draw(limit).add(said)
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
pub(super) fn lies(view: &View, guests: &Guests, lang: Lang) -> Vec<El> {
    let mut lines = Vec::new();
    let mut line = |card: bool, seat: Seat, words: &'static str| {
        let line = el("div", "lies").maybe_draw(card.then(|| face(Card::OpenPlay, 26, lang)));
        let words = el("span", "").add(el("b", "").add(named(guests.name(seat)))).say(words);
        lines.push(line.draw(mat(guests.symbol(seat), 24)).add(words));
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

/// Somebody draws, and why.
pub(super) fn drawn(seat: Seat, cards: usize, why: String, guests: &Guests, lang: Lang) -> El {
    let what = match cards {
        0 => lang.pick(" zieht nichts: Es ist nichts da", " draws nothing: there is none"),
        1 => lang.pick(" zieht eine, mehr ist nicht da", " draws one, there is no more"),
        _ => lang.pick(" zieht zwei", " draws two"),
    };
    let title = el("div", "d").add(named(guests.name(seat))).say(what);
    let words = el("div", "grow").add(title).add(el("div", "t2 muted").tell(why));
    let backs = (cards > 0).then(|| (0..cards).fold(el("div", "two"), |backs, _| backs.draw(back(52))));
    el("div", "panel drawn").maybe(backs).add(words)
}
