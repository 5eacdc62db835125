//! The players against whom the chosen card can be played.

use ::bohei::{Action, Bohei, Kind};
use ::table::Seat;
use game_ui::{HandCommon, HandProps};
use ui::on_tap;
use yew::prelude::*;

use crate::acts::player_with_cards;

/// The most players whose hands show the names: without the own one they stand in one row on a phone.
const MOST: u8 = 5;

/// The names of the others, if the chosen act plays a card against one of them: each plays it against this player at once. A screen
/// with little room shows the button of the card in their place, and the open table asks for the name.
pub(super) fn targets(props: &HandProps<Bohei>, action: Action) -> Option<Html> {
    let HandProps { view, common: HandCommon { seat, players, lang, .. }, .. } = props;
    let Action::Play(card) = action else { return None };
    if !card.needs_player() || players.seats() > MOST {
        return None;
    }
    let asks = match card.kind() {
        Kind::Challenge(_) => lang.select("Gegen wen?", "Against whom?"),
        _ => lang.select("Wen trifft es?", "Who is it for?"),
    };
    let name = |other: Seat| {
        let plays = props.acting_together(&[action, Action::Choose(other)]);
        let (onpointerdown, onclick) = on_tap(plays);
        html! {
            <button key={other.index()} type="button" class="btn paper" {onpointerdown} {onclick}>
                { player_with_cards(view, players, other, *lang) }
            </button>
        }
    };
    Some(html! {
        <>
            <p class="medium bold">{ asks }</p>
            <div class="target-names" role="group" aria-label={asks}>
                { for seat.others(players.seats()).map(name) }
            </div>
        </>
    })
}
