//! What the last act came to, large on the open table until somebody taps; and what a regular says to it.

use std::rc::Rc;

use game_ui::art::emblem;
use game_ui::{Beat, BeatBoard, GameSession};
use table::Seat;
use ui::drawing;
use yew::prelude::*;

use super::screens::PlayScreen;
use super::stage::Stage;
use crate::remarks::Remark;

impl PlayScreen<'_> {
    /// What a regular says to the last act, as long as nobody has tapped since.
    pub(super) fn remark(&self) -> Option<&Remark> {
        self.state.remark.as_ref().filter(|_| self.state.fresh && self.app.settings.remarks)
    }

    /// What lies on the open table: the sentence, unless the table of the game shows it itself, and the remark. On a device that lies in
    /// the middle both are there twice, for those who sit opposite, too.
    pub(super) fn beat(&self, table: &dyn GameSession) -> Option<Html> {
        let state = self.state;
        let open = matches!(state.stage, Stage::Table(_)) || self.flat.is_some();
        if !open || !state.fresh || state.telling {
            return None;
        }
        let beat = table.beat(self.app.lang()).filter(|beat| !beat.in_page);
        let remark = self.remark().map(|remark| self.remarked(remark));
        if beat.is_none() && remark.is_none() {
            return None;
        }
        let lone = beat.is_none().then_some("lone");
        let board = beat.map(|beat| {
            html! { <BeatBoard {beat} players={Rc::clone(&state.players)} fresh=true /> }
        });
        let one = html! { <>{ board }{ remark }</> };
        // A new one is a new element, so that it moves.
        let key = state.counts.acts.to_string();
        Some(match self.flat {
            Some(_) => html! {
                <div {key} class="beat-layer flat-beats">
                    <div class="flat-beat away">{ one.clone() }</div>
                    <div class="flat-beat">{ one }</div>
                </div>
            },
            None => html! { <div {key} class={classes!("beat-layer", lone)}>{ one }</div> },
        })
    }

    fn remarked(&self, remark: &Remark) -> Html {
        html! {
            <p class="remark" aria-hidden="true">
                { drawing(emblem(remark.by, 42)) }<span>{ remark.words.get(self.app.lang()) }</span>
            </p>
        }
    }

    /// What the last act came to, for the curtain of a seat that was not its own.
    pub(super) fn since(&self, table: &dyn GameSession, seat: Seat) -> Option<Beat> {
        table.beat(self.app.lang()).filter(|_| table.last() != Some(seat))
    }
}
