//! The open cards and the middle in short: on the curtain and above a hand.

use std::rc::Rc;

use ::riffifi::{Card, View};
use ::table::{Lang, Seat, localized};
use ui::{Players, drawing, named};
use yew::prelude::*;

use super::cards::picture;
use super::chips::Chips;
use super::words::claim;
use crate::art::mat;

/// What lies openly.
#[derive(Properties, PartialEq)]
pub(super) struct OpenCardsProps {
    /// What the panel looks like.
    pub(super) class: &'static str,
    /// The table.
    pub(super) view: Rc<View>,
    /// Whose card is left out.
    #[prop_or_default]
    pub(super) own: Option<Seat>,
    /// Who plays.
    pub(super) players: Rc<Players>,
    /// The language.
    pub(super) lang: Lang,
}

/// The cards that lie openly before everybody else, and what is left in the middle.
#[component]
pub(super) fn OpenCards(props: &OpenCardsProps) -> Html {
    let OpenCardsProps { class, view, own, players, lang } = props;
    let others = Seat::all(players.seats()).filter(|seat| Some(*seat) != *own);
    let open = |seat: Seat| view.places[seat.index()].open.map(|open| card(seat, open, players, *lang));
    let cards: Vec<Html> = others.filter_map(open).collect();
    html! {
        <div class={classes!(*class, "open")}>
            if cards.is_empty() {
                <p class="medium">{ lang.select("Gerade liegt keine Karte offen.", "No card is face up now.") }</p>
            } else {
                <ul class="open-cards">{ cards }</ul>
            }
            <div class="remaining">
                <span class="small">{ lang.select("Mitte", "Middle") }</span>
                <Chips loot={view.middle} lang={*lang} />
            </div>
        </div>
    }
}

fn card(seat: Seat, open: Card, players: &Players, lang: Lang) -> Html {
    let will = claim(open, lang);
    html! {
        <li key={seat.index()}>
            { drawing(picture(open, 54)) }
            { drawing(mat(players.symbol(seat), 30)) }
            <span class="player-name">{ named(players.name(seat)) }</span>
            <span class="visually-hidden">{ localized!(lang, "will {will}", "wants {will}") }</span>
        </li>
    }
}
