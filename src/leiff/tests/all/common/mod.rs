//! A player for tests that plays as people do: it remembers what it was shown.

mod memory;

use leiff::{Action, Card, Effect, Glass, Leiff, Phase, Place, View};
use table::{Game, Record, Seat, Viewer};

use memory::Memory;

/// With how many expected points a player calls "Leiff!".
const CALLS: i16 = 7;

/// A whole game between sensible players, with options as a record writes them.
pub(crate) fn play(seats: u8, options: &str, seed: u64) -> Record<Leiff> {
    play_on(testkit::begun(seats, options, seed))
}

/// Plays a game that has begun to its end; what was seen before is forgotten.
pub(crate) fn play_on(mut record: Record<Leiff>) -> Record<Leiff> {
    let seats = record.game().seats();
    let mut memories: Vec<Memory> = Seat::all(seats).map(|_| Memory::default()).collect();
    while let Some((seat, action)) = sensible(record.game(), &memories) {
        let events = record.act(seat, action).expect("a listed act").to_vec();
        for (seat, memory) in Seat::all(seats).zip(&mut memories) {
            for told in events.iter().filter_map(|event| Leiff::told(event, Viewer::Seat(seat))) {
                memory.learn(&told);
            }
        }
    }
    record
}

fn sensible(game: &Leiff, memories: &[Memory]) -> Option<(Seat, Action)> {
    let waits = game.awaited().iter().next()?;
    let view = game.view(Viewer::Seat(waits));
    let reaction = Seat::all(game.seats()).find_map(|seat| {
        let action = snap(&view, seat, &memories[seat.index()]).or_else(|| drink(game, &view, seat))?;
        Some((seat, action))
    });
    reaction.or_else(|| Some((waits, turn(game, &view, waits, &memories[waits.index()])?)))
}

/// What this player knows to agree with the top goes there at once.
fn snap(view: &View, seat: Seat, memory: &Memory) -> Option<Action> {
    let top = view.top.filter(|_| view.snappable)?;
    let place = memory.place_of(top, seat)?;
    Some(if place.seat == seat { Action::Match(place.slot) } else { Action::Catch(place) })
}

/// The first player drinks alcohol, the third has no glass, the others water; sips are handed out at once, and after the
/// round all is ticked off.
fn drink(game: &Leiff, view: &View, seat: Seat) -> Option<Action> {
    let slip = view.hands[seat.index()].slip.as_ref()?;
    let glass = match seat.index() {
        0 => Glass::Alcohol,
        2 => Glass::Empty,
        _ => Glass::Water,
    };
    let counted = matches!(view.phase, Phase::Scored { .. });
    let acts = [(glass != slip.glass).then_some(Action::Fill(glass)), counted.then_some(Action::Done)];
    let sips = seat.others(game.seats()).filter(|_| slip.to_give > 0).map(Action::HandOut);
    acts.into_iter().flatten().chain(sips).find(|action| game.check(seat, action).is_ok())
}

fn turn(game: &Leiff, view: &View, seat: Seat, memory: &Memory) -> Option<Action> {
    let menu = game.legal(seat);
    let own = |place: &Place| place.seat == seat;
    let dearest = places(view).filter(own).max_by_key(|&place| memory.points(place));
    let wanted = match &view.phase {
        Phase::Turn => {
            let hand: i16 = places(view).filter(own).map(|place| memory.points(place)).sum();
            match view.top.map(Card::points) {
                _ if hand <= CALLS => Action::Call,
                Some(..3) => Action::Take,
                _ => Action::Draw,
            }
        }
        Phase::Drawn(_) => {
            let drawn = view.drawn.map_or(0, Card::points);
            let special = matches!(view.drawn, Some(Card::Special(_)));
            match dearest.filter(|&place| memory.points(place) > drawn && !special) {
                Some(place) if menu.contains(&Action::Put(place.slot)) => Action::Put(place.slot),
                Some(place) => Action::Swap(place.slot),
                None => Action::Discard,
            }
        }
        Phase::Effect(Effect::Seven | Effect::Eight) => {
            places(view).filter(own).find(|&place| memory.card(place).is_none()).map_or(Action::Decline, Action::Pick)
        }
        Phase::Effect(Effect::Machine) => dearest.map_or(Action::Decline, Action::Pick),
        Phase::Effect(Effect::Nine { first: None }) => {
            dearest.filter(|&place| memory.card(place).is_some()).map_or(Action::Decline, Action::Pick)
        }
        Phase::Offer { enchanted, .. } => {
            let own = places(view).filter(own);
            let best = |place: &Place| memory.points(*place);
            let place = if *enchanted == seat { own.min_by_key(best) } else { own.max_by_key(best) };
            Action::Offer(place?.slot)
        }
        Phase::Scored { .. } => Action::Next,
        _ => Action::Seen,
    };
    // Otherwise the first thing on offer.
    if menu.contains(&wanted) { Some(wanted) } else { menu.into_iter().next() }
}

/// Where cards lie.
fn places(view: &View) -> impl Iterator<Item = Place> {
    Seat::all(view.hands.len() as u8).zip(&view.hands).flat_map(|(seat, hand)| {
        let slots = (0..).map(leiff::Slot::new).zip(&hand.slots);
        slots.filter(|(_, lying)| lying.is_some()).map(move |(slot, _)| Place::new(seat, slot))
    })
}
