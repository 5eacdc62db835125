//! Whom an action means: somebody whom its player chooses, or everybody with a trait, whom the table ticks.

use ::bohei::{Action, Bohei, Card, Pending, Trait, View};
use ::table::{Game, Record, Seat, Seats, Viewer, cards};

use super::desk::{Desk, tick};
use super::orders::played;
use crate::names::same;
use crate::store;
use crate::ui::old::{El, el};

/// The names to choose from.
pub(super) fn aim(desk: &Desk<'_>, by: Seat, card: Card) -> Vec<El> {
    let lang = desk.props.lang;
    let others = by.others(desk.props.guests.seats());
    let name = |seat: Seat| {
        let count = desk.props.view.players.get(seat.index()).map_or(0, |player| player.cards);
        let number = el("span", "n").set("aria-hidden", "true").tell(count.to_string());
        let spoken = el("span", "sr").tell(cards(count, lang));
        desk.player(desk.does("btn paper", by, Action::Choose(seat)), seat, 34).add(number).add(spoken)
    };
    let names = el("div", "acts bo-names").all(others.map(name));
    let question = lang.pick(", wen trifft es?", ", who is it for?");
    vec![played(desk, by, card, None), desk.asks(None, by, question.to_owned(), names)]
}

/// The ticks that this evening's earlier games remember, when an action has just begun to ask for them.
pub(super) fn recall(before: &View, view: &View, names: &[String]) -> Vec<Action> {
    let Some(Pending::Ticks { with, .. }) = view.pending else { return Vec::new() };
    if matches!(before.pending, Some(Pending::Ticks { .. })) || !view.ticks[with.index()].is_empty() {
        return Vec::new();
    }
    let games = store::games();
    let ticked = store::evening(&games).filter_map(|(_, save)| {
        // The record of another game is none of this one.
        let record: Record<Bohei> = save.record.parse().ok()?;
        let (game, names) = (record.game(), record.notes.names(record.game().seats()));
        let ticked = game.view(Viewer::Table).ticks[with.index()];
        (!ticked.is_empty()).then(|| ticked.iter().map(|seat| names[seat.index()].clone()).collect())
    });
    let ticked: Vec<String> = { ticked }.next().unwrap_or_default();
    let here = Seat::all(names.len() as u8).zip(names);
    here.filter(|(_, name)| ticked.iter().any(|other| same(other, name))).map(|(seat, _)| Action::Tick(seat)).collect()
}

/// The names to tick. What was ticked once this evening is ticked already.
pub(super) fn ticks(desk: &Desk<'_>, by: Seat, card: Card, with: Trait) -> Vec<El> {
    let lang = desk.props.lang;
    let ticked = desk.props.view.ticks.get(with.index()).copied().unwrap_or(Seats::NONE);
    let one = |seat: Seat| {
        let on = ticked.contains(seat);
        let toggle = desk.does("bo-tick", by, Action::Tick(seat)).flag("aria-pressed", on);
        desk.player(toggle, seat, 34).add(el("i", "bx").maybe_draw(on.then(|| tick(26))))
    };
    let all = el("div", "bo-ticks").all(Seat::all(desk.props.guests.seats()).map(one));
    let head = el("div", "bo-ask")
        .add(el("h2", "").say(lang.pick("Wer ist gemeint?", "Who is meant?")))
        .add(el("p", "t2 muted").say(lang.pick("Schaut euch um.", "Look around.")));
    let go = match ticked.is_empty() {
        true => lang.pick("Niemand: ohne Wirkung ablegen", "Nobody: discard without effect"),
        false => lang.pick("Stimmt so", "That’s right"),
    };
    let foot = el("div", "bo-foot").add(el("div", "acts").add(desk.does("btn", by, Action::Go).say(go)));
    vec![played(desk, by, card, None), head, all, foot]
}
