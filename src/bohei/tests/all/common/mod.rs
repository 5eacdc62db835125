//! A player for tests that plays as people do, and reports nobody.

use bohei::{Action, Answer, Bohei, Card, Change, Kind, Pending, Phase, Reply, Rule, View, Whom};
use table::{Game, Record, Seat, Viewer};
use testkit::begun;

/// A game of more acts is broken off.
const MOST: usize = 5_000;

/// A whole game between sensible players, with options as a record writes them.
pub(crate) fn play(seats: u8, options: &str, seed: u64) -> Record<Bohei> {
    play_on(begun(seats, options, seed))
}

/// Plays a game that has begun to its end.
pub(crate) fn play_on(record: Record<Bohei>) -> Record<Bohei> {
    testkit::play_on(record, MOST, sensible)
}

fn sensible(game: &Bohei) -> Option<(Seat, Action)> {
    let waits = game.awaited().iter().next()?;
    let table = game.view(Viewer::Table);
    let all = Seat::all(game.seats());
    let mut calls = all.filter(|seat| {
        let player = table.players[seat.index()];
        player.cards == table.goal && !player.called
    });
    let view = game.view(Viewer::Seat(waits));
    calls.next().map(|seat| (seat, Action::Bohei)).or_else(|| Some((waits, turn(game, &view, waits)?)))
}

/// The cards that are missing to the goal; below 0, so many too many.
fn missing(view: &View, seat: Seat) -> i32 {
    i32::from(view.goal) - i32::from(view.players[seat.index()].cards)
}

fn turn(game: &Bohei, view: &View, seat: Seat) -> Option<Action> {
    let menu = game.legal(seat);
    let wanted = match &view.pending {
        None => phase(view, seat, &menu),
        Some(Pending::Aim { .. } | Pending::Opponent { .. } | Pending::Third { .. }) => {
            let ahead = menu.iter().filter_map(|action| match action {
                Action::Choose(chosen) => Some(*chosen),
                _ => None,
            });
            ahead.min_by_key(|&chosen| missing(view, chosen).abs()).map(Action::Choose)
        }
        Some(Pending::Ticks { with, .. }) => {
            let ticked = view.ticks[with.index()];
            let wrong = Seat::all(game.seats()).find(|other| wears(*other, with.index()) != ticked.contains(*other));
            Some(wrong.map_or(Action::Go, Action::Tick))
        }
        Some(Pending::Orders(orders)) if orders.due.is_none() => {
            let mine = orders.each.iter().find(|each| each.seat == seat)?;
            Some(answer(view, seat, mine.change, mine.reply, &menu))
        }
        Some(Pending::Challenge { inside, .. }) => {
            let members: Vec<Seat> = inside.iter().collect();
            let chosen = members[usize::from(view.stock) % members.len()];
            let out = Action::Out(chosen);
            Some(if menu.contains(&out) { out } else { Action::Won(chosen) })
        }
        Some(Pending::Reward { .. } | Pending::Orders(_)) => match missing(view, seat) {
            1.. if menu.contains(&Action::Draw) => Some(Action::Draw),
            0 if menu.contains(&Action::Pass) => Some(Action::Pass),
            _ => worst(&menu),
        },
    };
    // Otherwise the first thing on offer.
    wanted.filter(|action| menu.contains(action)).or_else(|| menu.into_iter().next())
}

fn phase(view: &View, seat: Seat, menu: &[Action]) -> Option<Action> {
    let missing = missing(view, seat);
    match view.phase {
        // A rule in hand will cost a card.
        Phase::Draw => {
            let rules = view.hand.iter().flatten().any(|card| card.rule().is_some());
            Some(if missing + i32::from(rules) > 0 { Action::Draw } else { Action::Pass })
        }
        Phase::Rule => menu.iter().copied().find(|action| match action {
            Action::Enact(card, Some(slot)) => {
                let free = view.slots.iter().any(|lying| lying.slot == *slot && lying.card.is_none());
                free || matches!(card.rule(), Some(Rule::Goal(_)))
            }
            Action::Enact(_, None) => true,
            _ => false,
        }),
        _ => {
            let gain = |action: &Action| match action {
                Action::Play(card) => gain(view, seat, *card),
                _ => 0,
            };
            let best = menu.iter().filter(|action| matches!(action, Action::Play(_))).max_by_key(|action| gain(action));
            // Too many cards must go, whatever they do.
            let worth = best.filter(|action| gain(action) > 0 || missing < 0);
            Some(worth.copied().unwrap_or(Action::Pass))
        }
    }
}

/// How much nearer to the goal a card brings, and how much farther those who are near it.
fn gain(view: &View, seat: Seat, card: Card) -> i32 {
    let Kind::Action(order) = card.kind() else {
        // A challenge is worth its reward, unless without the card the number is just right.
        return i32::from(matches!(card.kind(), Kind::Challenge(_)) && missing(view, seat) != -1);
    };
    let change = match order.change {
        Change::Draw(count) => i32::from(count),
        Change::Discard(count) => -i32::from(count),
    };
    // The card itself has left the hand.
    let before = |other: Seat| missing(view, other) + i32::from(other == seat);
    let worth = |other: Seat| {
        let (before, after) = (before(other), before(other) - change);
        if other == seat { before.abs() - after.abs() } else { danger(before) - danger(after) }
    };
    let all = || Seat::all(view.players.len() as u8);
    match order.whom {
        Whom::Actor => worth(seat),
        Whom::Chosen => all().filter(|other| *other != seat).map(worth).max().unwrap_or_default(),
        Whom::Others => all().filter(|other| *other != seat).map(worth).sum(),
        Whom::With(with) => all().filter(|other| wears(*other, with.index())).map(worth).sum(),
        Whom::Everybody => all().map(worth).sum(),
    }
}

/// How much the others fear somebody who misses so many cards.
fn danger(missing: i32) -> i32 {
    match missing.abs() {
        0 => 4,
        1 => 1,
        _ => 0,
    }
}

/// Everybody with an even number wears it, this table decides.
fn wears(seat: Seat, with: usize) -> bool {
    (seat.index() + with).is_multiple_of(2)
}

fn answer(view: &View, seat: Seat, change: Change, reply: Reply, menu: &[Action]) -> Action {
    if let Reply::Reaching(answer) = reply {
        let play = Action::Answer(answer);
        return if menu.contains(&play) { play } else { Action::Back };
    }
    let missing = missing(view, seat);
    let after = match change {
        Change::Draw(count) => missing - i32::from(count),
        Change::Discard(count) => missing + i32::from(count),
    };
    let held = |card: Card| view.hand.iter().flatten().any(|held| *held == card);
    match missing {
        -1..=1 if after.abs() > 1 && held(Card::NO) => Action::Reach(Answer::No),
        -1..=1 if after.abs() > 1 && held(Card::OPPOSITE) && menu.contains(&Action::Reach(Answer::Opposite)) => {
            Action::Reach(Answer::Opposite)
        }
        _ => Action::Accept,
    }
}

/// Challenges go first, answers last.
fn worst(menu: &[Action]) -> Option<Action> {
    let keep = |action: &&Action| match action {
        Action::Discard(card) => match card.kind() {
            Kind::Challenge(_) => 0,
            Kind::Rule(_) => 1,
            Kind::Action(_) => 2,
            Kind::No | Kind::Opposite => 3,
        },
        _ => 9,
    };
    menu.iter().min_by_key(keep).copied()
}
