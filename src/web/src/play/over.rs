//! The end: who has won, the curve of the game, the ranking, and once more.

use table::{Lang, Outcome, Seat, counted, number};
use yew::prelude::*;

use crate::app::{Go, House};
use crate::art::{Line, crowned_mat, curve, mat};
use crate::face::{Finale, Guests};
use crate::sheets::Sheet;
use crate::ui::old::{El, button, el, named};

/// From this many seats on the places come before the curve.
const MANY: u8 = 5;

/// What is shown.
pub(super) struct Over<'a> {
    pub(super) finale: Finale,
    /// The first winner in sitting order.
    pub(super) winner: Seat,
    pub(super) outcome: Outcome,
    pub(super) guests: &'a Guests,
    pub(super) again: Callback<MouseEvent>,
    /// Shows it once more, step by step.
    pub(super) replay: Callback<MouseEvent>,
    /// Takes the last act back, while that is possible.
    pub(super) retract: Option<Callback<MouseEvent>>,
}

/// The end of a game: what there is to see, and the buttons below it. The bar has the story, and the menu what else there is.
pub(super) fn over(house: &House, over: Over<'_>) -> [El; 2] {
    let lang = house.lang();
    let Over { finale, winner, outcome, guests, again, replay, retract } = over;
    let back = retract.map(|retract| {
        button("lnk", retract).say(lang.pick("Letzten Schritt zurücknehmen", "Take back the last step"))
    });
    let headline = headline(&outcome, guests, finale.won, lang);
    let headline = el("div", "grow")
        .add(el("h2", "").class("long", headline.chars().count() > 30).tell(headline))
        .add(el("div", "t2 muted").tell(finale.reason))
        .maybe(back);
    let scores = finale.held.as_ref().unwrap_or(&outcome.scores);
    let rank = |seat: Seat| {
        let (place, score) = (outcome.places[seat.index()], scores[seat.index()]);
        let [one, several] = finale.called;
        el("li", "")
            .class("first", place == 1)
            .add(el("span", "d").tell(place.to_string()))
            .draw(mat(guests.symbol(seat), 34))
            .add(el("span", "grow").add(named(guests.name(seat))))
            .add(el("span", "d num").tell(number(score)))
            .add(el("span", "unit").say(if score.abs() == 1 { one } else { several }))
            .draw(finale.unit.clone())
    };
    let acts = el("div", "acts even")
        .add(button("btn full", again).say(lang.pick("Revanche", "Rematch")))
        .add(button("btn second", replay).say(lang.pick("Wiederholung", "Replay")))
        .add(button("btn second", house.opening(Sheet::Share)).say(lang.pick("Teilen", "Share")))
        .add(button("btn second", house.going(Go::Home)).say(lang.pick("Zum Start", "Home")));
    let line = |seat: Seat| Line { seat: guests.symbol(seat), counts: finale.counts[seat.index()].clone() };
    let mut lines: Vec<Line> = outcome.ranking().into_iter().map(line).collect();
    lines.retain(|line| !line.counts.is_empty());
    let chart = el("figure", "board chart").add(el("figcaption", "small").say(finale.counted));
    let body = el("div", "body")
        .class("many", guests.seats() >= MANY)
        .add(el("div", "won").draw(crowned_mat(guests.symbol(winner), 104)).add(headline))
        .add(chart.draw(curve(&lines, finale.counted)))
        .add(el("ol", "rank").all(outcome.ranking().into_iter().map(rank)))
        .maybe(finale.highlight);
    [body, acts]
}

/// "Mira und Theo haben gegeizt."
fn headline(outcome: &Outcome, guests: &Guests, [one, several]: [&'static str; 2], lang: Lang) -> String {
    let won = if outcome.winners.len() > 1 { several } else { one };
    format!("{} {won}", guests.listed(outcome.winners.iter(), lang))
}

/// How long it took, if this device knows: "12 Runden · 38 Minuten".
pub(super) fn length(rounds: Option<u16>, minutes: Option<u32>, lang: Lang) -> String {
    let rounds = rounds.map(|rounds| counted(rounds.into(), ["Runde", "round"], ["Runden", "rounds"], lang));
    let minute = |minutes: u32| counted(minutes.max(1) as i32, ["Minute", "minute"], ["Minuten", "minutes"], lang);
    let pieces: Vec<String> = rounds.into_iter().chain(minutes.map(minute)).collect();
    pieces.join(" · ")
}
