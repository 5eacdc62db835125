//! Geizen, tapped on the screen by what is read and heard, and a game of it that is played as people play.

use geizen::{Action, Dice, Event, Geizen, Options};
use table::{Game, Record, Seat, Viewer};

use crate::Page;
use crate::hands::{Moment, Tapped};
use crate::saves::dealt;

/// A whole game in which everybody keeps the cheapest die and all that cost nothing then.
///
/// # Panics
/// If a seed without such a game is given: none is known.
#[must_use]
pub fn thrifty(names: &[&str], seed: u64) -> Record<Geizen> {
    let mut record: Record<Geizen> = dealt(names, Options::default(), seed);
    while let Some(seat) = record.game().awaited().iter().next() {
        let action = thrifty_act(record.game(), seat);
        record.act(seat, action).expect("what the menu offers is allowed");
    }
    record
}

fn thrifty_act(game: &Geizen, seat: Seat) -> Action {
    let rolled = game.view(Viewer::Table).rolled;
    if rolled.is_empty() {
        return Action::Roll;
    }
    let after = |dice: Dice| match game.forecast(seat, &Action::Keep(dice)).first() {
        Some(Event::Kept { bill, .. }) => bill.after,
        _ => i16::MIN,
    };
    let mut rest: Vec<u8> = rolled.faces().collect();
    let mut kept = Dice::NONE;
    while let Some(best) = (0..rest.len()).max_by_key(|&at| after(kept.with(rest[at]))) {
        let more = kept.with(rest[best]);
        if !kept.is_empty() && after(more) < after(kept) {
            break;
        }
        kept = more;
        rest.remove(best);
    }
    Action::Keep(kept)
}

impl Tapped for Geizen {
    fn takes(_: &Moment<'_, Geizen>) -> Vec<String> {
        // Nobody has a hand.
        Vec::new()
    }

    async fn tap_openly(page: &Page, moment: &Moment<'_, Geizen>, action: &Action) {
        match action {
            Action::Keep(dice) => page.keep_faces(moment, *dice).await,
            Action::Roll => _ = page.act().await,
        }
    }

    /// What is left after a keep is rolled at once.
    fn together(_: &Moment<'_, Geizen>, acts: &[(Seat, Action)]) -> Vec<(Seat, Action)> {
        match acts {
            [keep @ (by, Action::Keep(_)), roll @ (on, Action::Roll), ..] if by == on => vec![*keep, *roll],
            _ => Vec::new(),
        }
    }

    async fn tap_together(page: &Page, moment: &Moment<'_, Geizen>, acts: &[(Seat, Action)]) {
        Geizen::tap_openly(page, moment, &acts[0].1).await;
    }

    async fn choose(_: &Page, _: &Moment<'_, Geizen>, _: &Action) {}

    async fn play(_: &Page, _: &Moment<'_, Geizen>, _: &Action) {}
}

impl Page {
    /// Keeps dice with these faces, as whoever knows the page does: the last one is held. The dice lie as they have fallen, and of equal
    /// ones the left ones are chosen.
    async fn keep_faces(&self, moment: &Moment<'_, Geizen>, dice: Dice) {
        let mut wanted: Vec<u8> = dice.faces().collect();
        let lying = self.standing().await.dice;
        debug_assert_eq!(lying.len(), moment.table.view(Viewer::Table).rolled.faces().count());
        let mut places = Vec::new();
        for (at, die) in lying.iter().enumerate() {
            if let Some(found) = wanted.iter().position(|face| *face == die.face) {
                wanted.remove(found);
                places.push(at);
            }
        }
        let last = places.pop().expect("a die is kept");
        self.choose(places).await;
        self.hold_die(last).await;
    }
}
