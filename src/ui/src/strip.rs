//! The strip on the rail's edge: what the selected seat may do out of turn, the look into its cards, and the way back.

use table::{Lang, Seat, localized};
use yew::prelude::*;

use super::{drawing, icon_button, named};
use crate::Players;
use crate::art::{Icon, lids, mat};

/// What stands on the strip.
pub struct Strip<'a> {
    /// Who is selected.
    pub seat: Seat,
    /// Who plays.
    pub players: &'a Players,
    /// Whose name was pressed too late, and by how many milliseconds.
    pub late: Option<(Seat, u32)>,
    /// The buttons.
    pub acts: Html,
    /// Draws the curtain, if there is something behind it.
    pub look: Option<Callback<MouseEvent>>,
    /// Nothing after all.
    pub close: Callback<MouseEvent>,
    /// The language.
    pub lang: Lang,
}

/// The strip.
pub fn strip(strip: Strip<'_>) -> Html {
    let Strip { seat, players, late, acts, look, close, lang } = strip;
    let look = look.map(|look| {
        html! {
            <button type="button" class="btn paper" id="look" onclick={look}>
                { drawing(lids(26)) }{ lang.select("Meine Karten", "My cards") }
            </button>
        }
    });
    let late = late.map(|(other, by)| {
        html! {
            <p class="late small" role="status">
                { drawing(mat(players.symbol(other), 22)) }
                { named(players.name(other)) }
                { localized!(lang, " {by} ms später", " {by} ms later") }
            </p>
        }
    });
    html! {
        <div class="strip" role="group" aria-label={players.name(seat).to_owned()}>
            { drawing(mat(players.symbol(seat), 34)) }
            <b class="grow nm">{ named(players.name(seat)) }</b>
            { acts }
            { look }
            { icon_button(Icon::Close, lang.select("Nichts", "Nothing"), close) }
            { late }
        </div>
    }
}
