//! What is shown of a game that is over.

use std::rc::Rc;

use table::{Game, Lang, Seat, Viewer};
use ui::Players;
use yew::prelude::*;

use super::{TypedSession, told};
use crate::{CompleteUi, End, Finale, GameEnd, Sight};

impl<U: CompleteUi> GameEnd for TypedSession<U> {
    fn finale(&self, winner: Seat, players: &Rc<Players>, lang: Lang) -> Finale {
        U::end(&End { view: self.view(false), told: &told::<U>(&self.record, 0), winner, players, lang })
    }

    fn hides(&self) -> bool {
        self.record.game().reveal_all().is_some()
    }

    fn look_back(&self, sight: Sight, players: &Rc<Players>, lang: Lang) -> Html {
        let game = self.record.game();
        let (view, own) = match sight {
            Sight::Open => (game.reveal_all().unwrap_or_else(|| game.view(Viewer::Table)), None),
            Sight::Table => (game.view(Viewer::Table), None),
            Sight::Seat(seat) => (game.view(Viewer::Seat(seat)), Some(seat)),
        };
        U::look_back(&view, own, &self.shown.last, players, lang)
    }

    fn random_outcomes(&self, lang: Lang) -> Vec<(String, u8)> {
        U::random_outcomes(self.record.options(), lang)
    }

    fn observed_outcomes(&self) -> Vec<usize> {
        let mut all = Vec::new();
        for event in self.record.steps().flat_map(|step| &step.events) {
            // Whoever draws is told more than all others; what lies openly is told to everybody, and counted once.
            let mut most = Vec::new();
            for viewer in Viewer::all(self.record.game().seats()) {
                let seen = <U::Game>::told(event, viewer).map(|told| U::observed_outcomes(&told)).unwrap_or_default();
                if seen.len() >= most.len() {
                    most = seen;
                }
            }
            all.append(&mut most);
        }
        all
    }
}
