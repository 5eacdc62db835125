//! Leiff for the law kit: counting the deck, and resampling what a viewer does not see.

use table::laws::Lawful;
use table::{Game, GameRng, Seat, Viewer};

use crate::deal::deck;
use crate::{Action, Card, Event, Leiff, Place};

impl Lawful for Leiff {
    /// Of 50,000 random games, 12 took more than 2,400 acts. A record of 12,000 acts can still be read.
    const LONGEST: usize = 12_000;

    const HASTY: &'static [&'static str] = &["call"];

    fn rounds(&self) -> u32 {
        u32::from(self.round)
    }

    /// Hands, piles and the drawn card make up the whole deck.
    fn conserved(&self) -> Result<(), String> {
        let lying = self.all().flat_map(|seat| self.row(seat).cards()).map(|(_, held)| held.card);
        let piles = self.draw.iter().chain(&self.discard).copied().chain(self.drawn);
        let mut all: Vec<Card> = lying.chain(piles).collect();
        let mut whole: Vec<Card> = deck(self.options.specials).collect();
        all.sort_unstable();
        whole.sort_unstable();
        if all == whole { Ok(()) } else { Err(format!("these cards instead of the deck: {all:?}")) }
    }

    /// Deals anew what the viewer does not see at this moment: the draw pile, every card that lies face down, and a card
    /// that somebody else has drawn unseen. The viewer's own cards and cards that the viewer has looked at before
    /// are dealt anew, too, because the program does not show them. The discard pile stays.
    fn resample(&self, viewer: Viewer, mut rng: GameRng) -> Leiff {
        let mut resampled = self.clone();
        let mut hidden = std::mem::take(&mut resampled.draw);
        let face_down =
            |seat: Seat| self.row(seat).cards().map(move |(slot, held)| (Place::new(seat, slot), held.card));
        let unseen = |place: Place| !self.shows(viewer, place);
        hidden.extend(self.all().flat_map(face_down).filter(|(place, _)| unseen(*place)).map(|(_, card)| card));
        hidden.extend(self.drawn.filter(|_| !self.shows_drawn(viewer)));
        rng.shuffle(&mut hidden);
        for seat in self.all() {
            resampled.row_mut(seat).deal_anew(|slot, card| match unseen(Place::new(seat, slot)) {
                true => hidden.pop().unwrap_or(card),
                false => card,
            });
        }
        resampled.drawn = self.drawn.map(|card| match self.shows_drawn(viewer) {
            true => card,
            false => hidden.pop().unwrap_or(card),
        });
        resampled.draw = hidden;
        Leiff { rng, ..resampled }
    }

    /// The same act, or where only its player knows which it was, another one of its kind; if it shows the viewer the same
    /// cards at both tables.
    fn matching_action(&self, resampled: &Leiff, viewer: Viewer, seat: Seat, action: &Action) -> Option<Action> {
        let secret = matches!(action, Action::Rotate(_) | Action::Offer(_)) && viewer != Viewer::Seat(seat);
        let like = |other: &Action| match secret {
            true => table::Action::kind(other) == table::Action::kind(action),
            false => other == action,
        };
        let other = resampled.legal(seat).into_iter().rfind(like)?;
        let shown = self.shown_by(seat, *action, viewer)?;
        (resampled.shown_by(seat, other, viewer)? == shown).then_some(other)
    }
}

impl Leiff {
    /// The cards that an act shows to this viewer; `None` if it shows them all.
    fn shown_by(&self, seat: Seat, action: Action, viewer: Viewer) -> Option<Vec<Card>> {
        let mut after = self.clone();
        let mut events = Vec::new();
        after.resolve(seat, action, &mut events);
        let mut shown = Vec::new();
        for event in &events {
            match event.told(viewer) {
                Event::Scored { .. } => return None,
                Event::Swapped { out: card, .. }
                | Event::Discarded { card, .. }
                | Event::Dropped { card, .. }
                | Event::Shown { card, .. }
                | Event::Matched { card, .. }
                | Event::Caught { card, .. }
                | Event::Dealt { top: card, .. } => shown.push(card),
                // Only the player who draws or looks at a card may learn it, whatever the event says.
                Event::Drew { seat: player, card } if viewer == Viewer::Seat(player) => shown.extend(card),
                Event::Looked { seat: player, at } if viewer == Viewer::Seat(player) => {
                    shown.extend(at.into_iter().filter_map(|(_, card)| card));
                }
                _ => {}
            }
        }
        let places =
            after.all().flat_map(|seat| after.row(seat).cards().map(move |(slot, held)| (seat, slot, held.card)));
        let seen = places.filter(|(seat, slot, _)| after.shows(viewer, Place::new(*seat, *slot)));
        shown.extend(seen.map(|(_, _, card)| card));
        Some(shown)
    }
}
