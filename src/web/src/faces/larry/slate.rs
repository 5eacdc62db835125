//! The slate: a round is scored. Hands turned over, Larrys counted, old and new totals, who begins next and why.

use ::larry::{Card, Event, Larry, Score};
use ::table::{Lang, Seat, signed, tell};

use super::cards::face;
use super::parts::who;
use super::table::{Page, told};
use crate::art::{Icon, icon, mat, nose};
use crate::face::{Guests, TableProps};
use crate::ui::old::{El, el, named};

/// The page after a scored round.
pub(super) fn page(score: &Score, props: &TableProps<Larry>) -> Page {
    let (lang, guests) = (props.lang, &props.guests);
    let done = lang.pick(" ist alle Karten los.", " got rid of every card.").to_owned();
    let lead = el("section", "").add(who(score.winner, done, guests)).add(slate(score, guests, lang));
    let start = told(props).iter().find_map(|event| match *event {
        Event::Dealt { start, tie, .. } => Some(starts(start, tie, guests, lang)),
        _ => None,
    });
    Page { lead, side: el("section", "side").maybe(start) }
}

/// Everybody's line.
pub(super) fn slate(score: &Score, guests: &Guests, lang: Lang) -> El {
    let line = |seat: Seat| {
        let (gained, total) = (i32::from(score.points[seat.index()]), i32::from(score.totals[seat.index()]));
        let hand = &score.hands[seat.index()];
        let card = |card: &Card| {
            el("span", "").set("role", "img").put("aria-label", card.name(lang)).draw(face(*card, 32, lang))
        };
        let points = match seat == score.winner {
            true => el("span", "stamp").tell(signed(gained)),
            false => el("span", "small").tell(signed(gained)).draw(nose(20)),
        };
        let name = el("div", "row").add(el("b", "nm d").add(named(guests.name(seat)))).add(points);
        let totals = el("div", "pts d num");
        let totals = match score.round {
            1 => totals,
            _ => totals.add(el("span", "").tell(signed(total - gained))).draw(icon(Icon::Next, 18)),
        };
        let totals = totals.add(el("b", "").tell(signed(total)));
        let cards = el("div", "cs").all(hand.iter().map(card));
        el("li", "").draw(mat(guests.symbol(seat), 34)).add(el("div", "grow").add(name).add(cards)).add(totals)
    };
    el("ul", "slate").set("aria-label", lang.pick("Wertung", "Scores")).all(Seat::all(guests.seats()).map(line))
}

/// Everybody's points so far, round by round.
pub(super) fn standing(props: &TableProps<Larry>) -> Page {
    let (lang, view, guests) = (props.lang, &props.view, &props.guests);
    let line = |seat: Seat| {
        let rounds = view.points.iter().map(|round| signed(round[seat.index()].into())).collect::<Vec<_>>().join(", ");
        let name = el("b", "nm d").add(named(guests.name(seat)));
        let rounds = (view.points.len() > 1).then(|| el("div", "small muted num").tell(rounds));
        let words = el("div", "grow").add(name).maybe(rounds);
        let total = el("b", "").tell(signed(view.totals[seat.index()].into()));
        el("li", "").draw(mat(guests.symbol(seat), 34)).add(words).add(el("div", "pts d num").add(total))
    };
    let after = tell!(lang, "Stand nach Runde {0}", "Score after round {0}", view.points.len());
    let title = el("h2", "").set("id", "stage").set("tabindex", "-1").tell(after);
    let list = el("ul", "slate").set("aria-label", lang.pick("Stand", "Score"));
    let lead = el("section", "").add(el("div", "lead").add(title));
    Page { lead: lead.add(list.all(Seat::all(guests.seats()).map(line))), side: el("section", "side") }
}

fn starts(start: Seat, tie: bool, guests: &Guests, lang: Lang) -> El {
    let why = match tie {
        true => lang.pick(
            " fängt an. Mehrere haben die wenigsten Punkte; wer davon in der Reihenfolge zuletzt kam, beginnt.",
            " begins. Several have the fewest points; the last of them in the order of play begins.",
        ),
        false => lang.pick(" fängt an, mit den wenigsten Punkten.", " begins, with the fewest points."),
    };
    let words = el("span", "").add(el("b", "").add(named(guests.name(start)))).say(why);
    el("div", "lies").draw(mat(guests.symbol(start), 24)).add(words)
}
