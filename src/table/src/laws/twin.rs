//! The twin law: two tables that a viewer cannot tell apart look, offer, refuse and promise the same.

use crate::laws::Lawful;
use crate::{Action, Game, Seat, Side, Viewer};

/// How `viewer` could tell the two tables apart; `None` if not at all.
pub(super) fn difference<G: Game>(game: &G, twin: &G, viewer: Viewer, seen: &[G::Action]) -> Option<String> {
    if game.view(viewer) != twin.view(viewer) {
        return Some("the views differ".to_owned());
    }
    if game.awaited() != twin.awaited() {
        return Some("the awaited seats differ".to_owned());
    }
    Seat::all(game.seats()).find_map(|seat| {
        let known = |action: &G::Action| viewer == Viewer::Seat(seat) || action.side() == Side::Open;
        let menu = |table: &G| table.legal(seat).into_iter().filter(known).collect::<Vec<_>>();
        if menu(game) != menu(twin) {
            return Some(format!("the menus of seat {seat} differ"));
        }
        // What the viewer may try: the own acts, and everybody's open ones.
        let mut tried = seen.iter().filter(|action| known(action));
        if let Some(action) = tried.find(|action| game.check(seat, action) != twin.check(seat, action)) {
            return Some(format!("the refusals of {seat}-{action} differ"));
        }
        let forecasts = |table: &G| menu(table).iter().map(|action| table.forecast(seat, action)).collect::<Vec<_>>();
        (forecasts(game) != forecasts(twin)).then(|| format!("the forecasts of seat {seat} differ"))
    })
}

/// How `viewer` could tell, while an act is carried out at both tables, which of the two it was; `None` if not at all.
pub(super) fn difference_after<G: Lawful>(
    game: &G,
    mut twin: G,
    viewer: Viewer,
    seat: Seat,
    action: &G::Action,
) -> Option<String> {
    let other = game.matching_action(&twin, viewer, seat, action)?;
    let mut game = game.clone();
    let (Ok(here), Ok(there)) = (game.apply(seat, action.clone()), twin.apply(seat, other)) else {
        return Some("only one of the two can be done".to_owned());
    };
    let told = |events: &[G::Event]| events.iter().filter_map(|event| G::told(event, viewer)).collect::<Vec<_>>();
    if told(&here) != told(&there) {
        return Some("the stories differ".to_owned());
    }
    (game.view(viewer) != twin.view(viewer)).then(|| "the views differ afterwards".to_owned())
}
