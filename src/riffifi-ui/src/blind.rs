//! The cards of a seat whose hand is on its player's phone: backs with labels, of which one is played.

use ::riffifi::{Action, Card, Riffifi};
use ::table::{Lang, localized};
use game_ui::{BlindAct, BlindProps, blind_button};
use ui::{InHand, hand_in_rows, on_tap};
use yew::prelude::*;

use super::cards::back;
use super::hand::{CARD, ROW};
use super::open::OpenCards;

/// The backs, and what can be done with the chosen one.
#[component]
pub(super) fn Blind(props: &BlindProps<Riffifi>) -> Html {
    let BlindProps { seat, view, acting, labels, head, play, players, lang } = props;
    let lang = *lang;
    let place = use_state_eq(|| None::<usize>);
    let on_choose = {
        let place = place.setter();
        use_callback((), move |at, ()| place.set(Some(at)))
    };
    let chosen = place.and_then(|at| labels.get(at)).filter(|_| *acting);
    let cards = labels.iter().map(|label| InHand::labelled(back(CARD), label, chosen == Some(label), *acting, lang));
    html! {
        <div class="body riffifi-body blind">
            { head.clone() }
            <OpenCards class="panel" {view} own={*seat} {players} {lang} />
            { hand_in_rows(cards.collect(), ROW, None, &on_choose, None, lang) }
            if *acting {
                { buttons(chosen, play, lang) }
            }
        </div>
    }
}

/// Plays the chosen card, or lays it unseen. Whether the rules allow that is not known here: the card is on the phone.
fn buttons(chosen: Option<&AttrValue>, play: &Callback<BlindAct>, lang: Lang) -> Html {
    let with_any = |act: fn(Card) -> Action| chosen.map(|label| BlindAct::new(Some(label), Card::all().map(act)));
    let label = match chosen {
        Some(label) => localized!(lang, "{label} ausspielen", "Play {label}"),
        None => lang.select("Wähl einen Buchstaben", "Choose a letter").to_owned(),
    };
    let unseen = with_any(Action::LayUnseen).map(|unseen| on_tap(play.reform(move |()| unseen.clone())));
    let (onpointerdown, onclick) = unseen.unzip();
    html! {
        <div class="acts">
            { blind_button(with_any(Action::Play), None, play, label) }
            <button key="unseen" type="button" class="btn second" {onpointerdown} {onclick}
                aria-disabled={chosen.is_none().to_string()}>
                { lang.select("Verdeckt ablegen", "Lay it unseen") }
            </button>
        </div>
    }
}
