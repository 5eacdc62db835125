//! The secrecy law: a table and the same table resampled for a viewer have, for this viewer, the same views, menus, refusals,
//! forecasts and stories.

use crate::laws::Lawful;
use crate::{Action, Game, Seat, Side, Viewer};

/// What differs between a table and its resampled one, as far as `viewer` can notice; `None` if nothing does.
pub(super) fn difference<G: Game>(game: &G, resampled: &G, viewer: Viewer, seen: &[G::Action]) -> Option<String> {
    if game.view(viewer) != resampled.view(viewer) {
        return Some("the views differ".to_owned());
    }
    if game.awaited() != resampled.awaited() {
        return Some("the awaited seats differ".to_owned());
    }
    Seat::all(game.seats()).find_map(|seat| {
        let known = |action: &G::Action| viewer == Viewer::Seat(seat) || action.side() == Side::Open;
        let menu = |table: &G| table.legal(seat).into_iter().filter(known).collect::<Vec<_>>();
        if menu(game) != menu(resampled) {
            return Some(format!("the menus of seat {seat} differ"));
        }
        // What the viewer may try: the own acts, and everybody's open ones.
        let mut tried = seen.iter().filter(|action| known(action));
        if let Some(action) = tried.find(|action| game.check(seat, action) != resampled.check(seat, action)) {
            return Some(format!("the refusals of {seat}-{action} differ"));
        }
        let forecasts = |table: &G| menu(table).iter().map(|action| table.forecast(seat, action)).collect::<Vec<_>>();
        (forecasts(game) != forecasts(resampled)).then(|| format!("the forecasts of seat {seat} differ"))
    })
}

/// What differs for `viewer` when an act is carried out at a table and the matching one at its resampled table; `None` if nothing
/// does, or if there is no matching act.
pub(super) fn difference_after<G: Lawful>(
    game: &G,
    mut resampled: G,
    viewer: Viewer,
    seat: Seat,
    action: &G::Action,
) -> Option<String> {
    let other = game.matching_action(&resampled, viewer, seat, action)?;
    let mut game = game.clone();
    let (Ok(here), Ok(there)) = (game.apply(seat, action.clone()), resampled.apply(seat, other)) else {
        return Some("only one of the two can be done".to_owned());
    };
    let told = |events: &[G::Event]| events.iter().filter_map(|event| G::told(event, viewer)).collect::<Vec<_>>();
    if told(&here) != told(&there) {
        return Some("the stories differ".to_owned());
    }
    (game.view(viewer) != resampled.view(viewer)).then(|| "the views differ afterwards".to_owned())
}
