//! The paper of what is carried out: a card that somebody has played, or a penalty.

use std::rc::Rc;

use ::bohei::{Card, Change, Whom};
use ::table::{Lang, Seat};
use ui::Players;
use ui::{capital, drawing, named};
use yew::prelude::*;

use super::acts::player;
use super::words::does;
use crate::art::picture;

/// What the paper of a card shows.
#[derive(Properties, PartialEq)]
pub(super) struct PlayedProps {
    /// Who has played it.
    pub(super) by: Seat,
    /// The card.
    pub(super) card: Card,
    /// Whom it means first, if that is known.
    #[prop_or_default]
    pub(super) whom: Option<Seat>,
    /// Who plays.
    pub(super) players: Rc<Players>,
    /// The language.
    pub(super) lang: Lang,
}

/// The paper of a card that somebody has played.
#[component]
pub(super) fn Played(props: &PlayedProps) -> Html {
    let PlayedProps { by, card, whom, players, lang } = props;
    let text = card.order().map(|order| match whom.or((order.whom == Whom::Actor).then_some(*by)) {
        // In the room it is said of somebody, not to somebody.
        Some(seat) if matches!(order.whom, Whom::Actor | Whom::Chosen) => {
            let does = does(order.change, *lang);
            html! { <>{ named(players.name(seat)) }{ format!(" {does}.") }</> }
        }
        _ => html! { { order.text(*lang) } },
    });
    html! {
        <div class="board played-card">
            <div class="played-by">
                { player(players, *by, 28) }
                <span>{ lang.select(" spielt: ", " plays: ") }<b>{ card.title(*lang) }</b></span>
            </div>
            <div class="row">
                <div class="grow"><p class="display">{ text }</p><p class="card-line">{ card.line(*lang) }</p></div>
                { drawing(picture(*card, 96)) }
            </div>
        </div>
    }
}

/// What the paper of a penalty shows.
#[derive(Properties, PartialEq)]
pub(super) struct PenaltyProps {
    /// Who pays.
    pub(super) seat: Seat,
    /// The price.
    pub(super) change: Change,
    /// Who plays.
    pub(super) players: Rc<Players>,
    /// The language.
    pub(super) lang: Lang,
}

/// The paper of a penalty.
#[component]
pub(super) fn Penalty(props: &PenaltyProps) -> Html {
    let PenaltyProps { seat, change, players, lang } = props;
    let change = capital(&does(*change, *lang));
    let why = lang.select(
        "Bei 7 Karten oder weniger wird abgeworfen, ab 8 gezogen.",
        "With 7 cards or fewer you discard, with 8 or more you draw.",
    );
    html! {
        <div class="board played-card">
            <div class="played-by">{ player(players, *seat, 28) }<span>{ lang.select("Regelbruch", "Breach") }</span></div>
            <div class="grow"><p class="display">{ format!("{change}.") }</p><p class="card-line">{ why }</p></div>
        </div>
    }
}
