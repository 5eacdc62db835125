//! The slate: all cards turned over and counted, and the points of all rounds.

use ::leiff::{Card, Event, Score, Told, View};
use ::table::{Lang, Seat, number, signed};

use super::face;
use crate::art::{Icon, icon, mat};
use crate::face::Guests;
use crate::ui::old::{El, el, named};

/// The cards that were counted, in sitting order, and what came of it.
struct Counted<'a> {
    cards: Vec<Vec<Card>>,
    score: &'a Score,
}

impl<'a> Counted<'a> {
    /// As it was told; the page may still show the table before it.
    fn told(told: &'a [Told]) -> Option<Counted<'a>> {
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

/// The scored round: who called, every card, the sums, old and new points. What has just been told is turned over card by
/// card. The heading takes the focus.
pub(super) fn slate(view: &View, told: Option<&[Told]>, guests: &Guests, lang: Lang) -> El {
    let page = el("section", "counted");
    let fresh = told.and_then(Counted::told);
    let page = page.class("fresh", fresh.is_some());
    match fresh.or_else(|| Counted::lying(view)) {
        Some(counted) => page.add(headline(counted.score, view, guests, lang)).add(rows(&counted, view, guests, lang)),
        None => page,
    }
}

/// The last round that was told, without its heading.
pub(super) fn last(view: &View, told: &[Told], guests: &Guests, lang: Lang) -> Option<El> {
    Counted::told(told).map(|counted| el("div", "counted").add(rows(&counted, view, guests, lang)))
}

fn headline(score: &Score, view: &View, guests: &Guests, lang: Lang) -> El {
    let caller = score.caller;
    let side = |side| sum(score, view, side);
    let own = side(view.side(caller));
    let why = match (0..view.totals.len()).map(side).min() {
        _ if score.bonus < 0 => {
            lang.pick("Stimmt. Allein am wenigsten: minus 5.", "Right. Lowest, without a tie: minus 5.")
        }
        Some(least) if least == own => lang.pick("Gleichstand hilft nicht: plus 5.", "A tie does not help: plus 5."),
        _ => lang.pick("Andere haben weniger: plus 5.", "Others have fewer: plus 5."),
    };
    let title = el("h2", "").set("id", "stage").set("tabindex", "-1").add(named(guests.name(caller)));
    let title = title.say(lang.pick(": „Leiff!“", ": “Leiff!”"));
    let words = el("div", "grow").add(title).add(el("p", "t2 muted").say(why));
    el("div", "lead").draw(mat(guests.symbol(caller), 52)).add(words)
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
fn equation(terms: &[i16], result: i16) -> El {
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
    el("span", "eq").tell(left).add(el("b", "d").tell(number(result)))
}

/// A line for every side.
fn rows(counted: &Counted<'_>, view: &View, guests: &Guests, lang: Lang) -> El {
    let sides = 0..counted.score.totals.len();
    let row = |side| {
        if view.options.teams {
            team(side, counted, view, guests, lang)
        } else {
            one(side, counted, view, guests, lang)
        }
    };
    el("ul", "slate").set("aria-label", lang.pick("Wertung", "Scores")).all(sides.map(row))
}

/// The name of a player, and what the call brought.
fn heading(seat: Seat, score: &Score, guests: &Guests) -> El {
    let name = el("b", "nm d").add(named(guests.name(seat)));
    let stamp =
        || el("span", "stamp").class("high", score.bonus > 0).tell(format!("Leiff {}", signed(score.bonus.into())));
    el("div", "row").add(name).maybe((seat == score.caller).then(stamp))
}

fn hand<'a>(seat: Seat, counted: &'a Counted<'_>) -> &'a [Card] {
    counted.cards.get(seat.index()).map_or(&[], Vec::as_slice)
}

fn small(cards: &[Card], lang: Lang) -> El {
    let card =
        |card: &Card| el("span", "").set("role", "img").put("aria-label", card.name(lang)).draw(face(*card, 33, lang));
    el("div", "cs grow").all(cards.iter().map(card))
}

/// "23 → 49".
fn totals(side: usize, score: &Score, view: &View) -> El {
    let total = score.totals.get(side).copied().unwrap_or_default();
    let before = total - points(score, view, side);
    let line = el("div", "pts d num");
    let line = line.add(el("span", "").tell(number(before))).draw(icon(Icon::Next, 18));
    line.add(el("b", "").tell(number(total)))
}

/// A player alone: the calculation holds the call, too.
fn one(side: usize, counted: &Counted<'_>, view: &View, guests: &Guests, lang: Lang) -> El {
    let seat = Seat::all(guests.seats()).nth(side).unwrap_or(counted.score.caller);
    let cards = hand(seat, counted);
    let mut terms: Vec<i16> = cards.iter().map(|card| card.points()).collect();
    if seat == counted.score.caller {
        if terms.is_empty() {
            terms.push(0);
        }
        terms.push(counted.score.bonus);
    }
    let eq = equation(&terms, points(counted.score, view, side));
    let below = el("div", "row").add(small(cards, lang)).add(totals(side, counted.score, view));
    let words = el("div", "grow").add(heading(seat, counted.score, guests).add(eq)).add(below);
    el("li", "").draw(mat(guests.symbol(seat), 34)).add(words)
}

/// A team: both hands, then their sum with the call.
fn team(side: usize, counted: &Counted<'_>, view: &View, guests: &Guests, lang: Lang) -> El {
    let score = counted.score;
    let partner = |seat: Seat| {
        let cards = hand(seat, counted);
        let terms: Vec<i16> = cards.iter().map(|card| card.points()).collect();
        let eq = equation(&terms, terms.iter().sum());
        let words = el("div", "grow").add(heading(seat, score, guests).add(eq)).add(small(cards, lang));
        el("div", "row").draw(mat(guests.symbol(seat), 34)).add(words)
    };
    let mut terms: Vec<i16> = members(view, side).filter_map(|seat| score.hands.get(seat.index()).copied()).collect();
    if view.side(score.caller) == side {
        terms.push(score.bonus);
    }
    let both = el("div", "row").add(equation(&terms, points(score, view, side))).add(totals(side, score, view));
    el("li", "duo").all(members(view, side).map(partner)).add(both)
}

/// The points of every round and their sums, a column for each side. A ring marks who called.
pub(super) fn board(view: &View, guests: &Guests, lang: Lang) -> El {
    let sides = 0..view.totals.len();
    let head = |side| {
        let cell = el("th", "").set("scope", "col");
        members(view, side).fold(cell, |cell, seat| {
            cell.draw(mat(guests.symbol(seat), 28)).add(el("span", "nm").add(named(guests.name(seat))))
        })
    };
    let row = |(round, score): (usize, &Score)| {
        let cell = |side| {
            let called = view.side(score.caller) == side;
            let points = el("span", "").class("on", called).tell(number(points(score, view, side)));
            el("td", "d").add(points).maybe(called.then(|| el("span", "sr").say(" Leiff")))
        };
        el("tr", "").add(el("th", "").set("scope", "row").tell(round.to_string())).all(sides.clone().map(cell))
    };
    let label = el("th", "").set("scope", "row").set("aria-label", lang.pick("Summe", "Sum")).say("=");
    let sums = view.totals.iter().map(|&total| el("td", "d").tell(number(total)));
    let first = el("th", "").set("aria-label", lang.pick("Runde", "Round"));
    let caption = lang.pick("Umringt: hat „Leiff!“ gerufen", "Ringed: called “Leiff!”");
    let table = el("table", "")
        .add(el("caption", "small").say(caption))
        .add(el("thead", "").add(el("tr", "").add(first).all(sides.clone().map(head))))
        .add(el("tbody", "").all((1..).zip(&view.rounds).map(row)))
        .add(el("tfoot", "").add(el("tr", "").add(label).all(sums)));
    el("div", "slate chalk")
        .class("many", view.totals.len() > 4)
        .set("role", "region")
        .set("aria-label", lang.pick("Alle Runden", "All rounds"))
        .set("tabindex", "0")
        .add(table)
}
