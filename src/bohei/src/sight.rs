//! The view of each viewer.

use table::{Seat, Viewer};

use crate::{Bohei, Lying, Player, View};

impl Bohei {
    pub(crate) fn seen_by(&self, viewer: Viewer) -> View {
        let player = |seat: Seat| Player { cards: self.count(seat), called: self.called.contains(seat) };
        let lying = |&slot| {
            let closed = self.closed == Some(slot);
            Lying { slot, card: self.slots[slot.index()], closed }
        };
        View {
            options: self.options,
            round: self.round,
            turn: self.turn,
            phase: self.phase,
            pending: self.pending.clone(),
            breaches: self.breaches.clone(),
            ended: self.ended,
            last_call: self.last_call,
            goal: self.goal(),
            draw: self.draw_number(),
            penalty: self.penalty_number(),
            slots: self.open_slots().iter().map(lying).collect(),
            rules: self.rules.clone(),
            stock: self.draw.len() as u8,
            discarded: self.discard.len() as u8,
            top: self.discard.last().copied(),
            players: self.all().map(player).collect(),
            ticks: self.ticks,
            hand: match viewer {
                Viewer::Table => None,
                Viewer::Seat(seat) => Some(self.hand(seat).to_vec()),
            },
            hands: Vec::new(),
        }
    }

    /// The table with every hand turned up.
    pub(crate) fn turned_up(&self) -> View {
        View { hands: self.all().map(|seat| self.hand(seat).to_vec()).collect(), ..self.seen_by(Viewer::Table) }
    }
}
