//! The players against whom the chosen card can be played.

use ::bohei::{Action, Bohei, Card, Kind};
use ::table::{Seat, cards};
use game_ui::{HandCommon, HandProps};
use ui::on_tap;
use yew::prelude::*;

use crate::acts::player;

/// The most players whose hands show the names: without the own one they stand in one row on a phone.
const MOST: u8 = 5;

/// Whether the hand shows names at a table of so many; else the open table asks for one.
pub(super) fn offers_targets(seats: u8) -> bool {
    seats <= MOST
}

/// The names of the others: each plays the card against this player at once. Only an open hand shows them, as they tell what kind of
/// card was chosen; a covered one plays the card, and the open table asks for the name.
pub(super) fn targets(props: &HandProps<Bohei>, card: Card) -> Html {
    let HandProps { view, common: HandCommon { seat, players, lang, .. }, .. } = props;
    let asks = match card.kind() {
        Kind::Challenge(_) => lang.select("Gegen wen?", "Against whom?"),
        _ => lang.select("Wen trifft es?", "Who is it for?"),
    };
    let name = |other: Seat| {
        let count = view.players.get(other.index()).map_or(0, |player| player.cards);
        let plays = props.acting_together(&[Action::Play(card), Action::Choose(other)]);
        let (onpointerdown, onclick) = on_tap(plays);
        html! {
            <button key={other.index()} type="button" class="btn paper" {onpointerdown} {onclick}>
                { player(players, other, 34) }
                <span class="card-number" aria-hidden="true">{ count }</span>
                <span class="visually-hidden">{ cards(count, *lang) }</span>
            </button>
        }
    };
    html! {
        <>
            <p class="medium bold">{ asks }</p>
            <div class="target-names" role="group" aria-label={asks}>
                { for seat.others(players.seats()).map(name) }
            </div>
        </>
    }
}
