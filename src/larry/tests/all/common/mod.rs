//! A sensible player for tests.

use larry::{Action, Card, Larry, Phase, View};
use table::{Game, GameRng, Record, Seat, Seed, Viewer};
use testkit::{begun, play_on};

/// A whole game between sensible players, with options as a record writes them.
pub(crate) fn play(seats: u8, options: &str, seed: u64) -> Record<Larry> {
    let mut rng = Seed::from_number(!seed).rng(seats);
    play_on(begun(seats, options, seed), usize::MAX, |game| sensible(game, &mut rng))
}

/// Says the truth unless it passes the limit, doubts now and then, and forgets "Larry!" once in eight times.
fn sensible(game: &Larry, rng: &mut GameRng) -> Option<(Seat, Action)> {
    let seat = game.awaited().iter().next()?;
    let (view, menu) = (game.view(Viewer::Seat(seat)), game.legal(seat));
    let doubts = menu.contains(&Action::Doubt) && rng.below(12) < suspicion(&view);
    let wanted: Vec<Action> = if doubts {
        vec![Action::Doubt]
    } else {
        let best = menu.iter().map(|action| worth(&view, action)).max()?;
        menu.into_iter().filter(|action| worth(&view, action) == best).collect()
    };
    let action = *rng.pick(&wanted)?;
    Some((seat, with_larry(game, &view, seat, action, rng)))
}

/// In twelfths: the nearer the sum is to the limit, the more; a last card is seldom believed.
fn suspicion(view: &View) -> u32 {
    let near = view.limit - view.sum.unwrap_or(0) <= 1;
    match (view.phase, near) {
        (Phase::Answer, true) => 8,
        (Phase::Answer, false) => 4,
        (_, true) => 4,
        (_, false) => 1,
    }
}

/// The truth first, then an action card, then a lie just below the limit, an Ätsch among other cards.
fn worth(view: &View, action: &Action) -> u8 {
    match *action {
        Action::Lay { card: Card::Aetsch, sum, .. } if sum == view.limit => 2,
        Action::Lay { card, sum, .. } if card.is_number() && view.honest(card) == Some(sum) => 3,
        Action::Lay { card, sum, .. } if card.is_number() && (view.limit - 1..=view.limit).contains(&sum) => 1,
        Action::Show { card, .. } if view.honest(card).is_some_and(|sum| sum <= view.limit) => 3,
        Action::Play { .. } => 2,
        Action::Give { card, .. } => 1 + card.face().larrys,
        Action::Accept => 1,
        _ => 0,
    }
}

/// The same act, with "Larry!" if it leaves one card: forgotten once in eight times.
fn with_larry(game: &Larry, view: &View, seat: Seat, action: Action, rng: &mut GameRng) -> Action {
    let due = view.hands[seat.index()] == 2 && rng.below(8) > 0;
    let said = match action {
        Action::Lay { card, sum, .. } => Action::Lay { card, sum, larry: due },
        Action::Show { card, .. } => Action::Show { card, larry: due },
        Action::Play { played, .. } => Action::Play { played, larry: due },
        Action::Give { card, to, .. } => Action::Give { card, to, larry: due },
        other => other,
    };
    if game.check(seat, &said).is_ok() { said } else { action }
}
