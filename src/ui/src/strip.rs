//! The strip on the rail's edge: what the selected seat may do out of turn, the look into its cards, and the way back.

use std::rc::Rc;

use table::{Lang, Seat, localized};
use yew::prelude::*;

use super::{IconButton, drawing, named};
use crate::Players;
use crate::art::{Icon, eye, mat};

/// What stands on the strip.
#[derive(Properties, PartialEq)]
pub struct StripProps {
    /// Who is selected.
    pub seat: Seat,
    /// Who plays.
    pub players: Rc<Players>,
    /// Whose name was pressed too late, and by how many milliseconds.
    pub late: Option<(Seat, u32)>,
    /// Draws the curtain, if there is something behind it.
    pub on_look: Option<Callback<MouseEvent>>,
    /// Nothing after all.
    pub on_close: Callback<MouseEvent>,
    /// The language.
    pub lang: Lang,
    /// The buttons.
    pub children: Html,
}

/// The strip.
#[component]
pub fn Strip(props: &StripProps) -> Html {
    let StripProps { seat, players, late, on_look, on_close, lang, children } = props;
    let look = on_look.as_ref().map(|look| {
        html! {
            <button type="button" class="btn paper" id="look" onclick={look}>
                { drawing(eye(false, 26)) }{ lang.select("Meine Karten", "My cards") }
            </button>
        }
    });
    let late = late.map(|(other, by)| {
        html! {
            <p class="late small" role="status">
                { drawing(mat(players.symbol(other), 22)) }
                { named(players.name(other)) }
                { localized!(*lang, " {by} ms später", " {by} ms later") }
            </p>
        }
    });
    html! {
        <div class="strip" role="group" aria-label={players.name(*seat).to_owned()}>
            { drawing(mat(players.symbol(*seat), 34)) }
            <b class="grow player-name">{ named(players.name(*seat)) }</b>
            { children.clone() }
            { look }
            <IconButton icon={Icon::Close} label={lang.select("Nichts", "Nothing")} onclick={on_close} />
            { late }
        </div>
    }
}
