//! The middle, and what lies before each player: the open card and what it claims, the chips, their sum.

use std::rc::Rc;

use ::riffifi::{Card, Cards, Loot, Phase, View, named as called};
use ::table::{Lang, Seat, localized};
use ui::{Players, capital, drawing, named};
use yew::prelude::*;

use super::cards::{back, picture};
use super::chips::{Chips, Piles};
use super::ids::{Owner, spot_id};
use super::motion::Motion;
use super::words::{claim, short};
use crate::art::{gap, mat};

/// How wide a card is drawn; the style sheet overrules it.
const CARD: u32 = 78;

/// What lies in the middle.
#[derive(Properties, PartialEq)]
pub(super) struct MiddleProps {
    /// The chips that are left.
    pub(super) loot: Loot,
    /// The ones that have left the game.
    pub(super) out: Cards,
    /// Whether the chips are piled up, on a device that lies in the middle.
    #[prop_or_default]
    pub(super) piled: bool,
    /// The language.
    pub(super) lang: Lang,
}

/// What is left in the middle, and of which colour the one has left the game.
#[component]
pub(super) fn Middle(props: &MiddleProps) -> Html {
    let MiddleProps { loot, out, piled, lang } = *props;
    let cards = out.iter().map(|card| called(card, lang)).collect::<Vec<_>>().join(", ");
    let out_of_game = (!cards.is_empty()).then(|| {
        html! { <p class="visually-hidden">{ localized!(lang, "Nicht im Spiel: {cards}", "Not in the game: {cards}") }</p> }
    });
    let (title, owner) = (lang.select("In der Mitte", "In the middle"), Owner::Middle);
    if piled {
        return html! {
            <section class="loot-piles" aria-label={title}>{ out_of_game }<Piles {loot} {owner} {out} {lang} /></section>
        };
    }
    html! {
        <section class="board loot-middle">
            { out_of_game }
            <p class="small">{ title }</p>
            <Chips {loot} {owner} {out} {lang} />
        </section>
    }
}

/// What lies before the players.
#[derive(Properties, PartialEq)]
pub(super) struct PlacesProps {
    /// The table.
    pub(super) view: Rc<View>,
    /// What moves on it.
    pub(super) motion: Rc<Motion>,
    /// Who plays.
    pub(super) players: Rc<Players>,
    /// The language.
    pub(super) lang: Lang,
}

/// Everybody's place, in sitting order.
#[component]
pub(super) fn Places(props: &PlacesProps) -> Html {
    let seats = props.players.seats();
    let class = ["places-3", "places-4", "places-5"][usize::from(seats.clamp(3, 5)) - 3];
    let PlacesProps { view, motion, players, lang } = props;
    let place = |seat: Seat| html! { <OwnPlace key={seat.index()} {seat} {view} {motion} {players} lang={*lang} /> };
    html! { <ul class={classes!("places", class)}>{ for Seat::all(seats).map(place) }</ul> }
}

/// What an [`OwnPlace`] shows.
#[derive(Properties, PartialEq)]
pub(super) struct OwnPlaceProps {
    /// Whose place it is.
    pub(super) seat: Seat,
    /// The table.
    pub(super) view: Rc<View>,
    /// What moves on it.
    pub(super) motion: Rc<Motion>,
    /// Who plays.
    pub(super) players: Rc<Players>,
    /// The language.
    pub(super) lang: Lang,
}

/// The place of a seat.
#[component]
pub(super) fn OwnPlace(props: &OwnPlaceProps) -> Html {
    let OwnPlaceProps { seat, view, motion, players, lang } = props;
    let (seat, lang) = (*seat, *lang);
    let place = &view.places[seat.index()];
    let on = view.turn == seat;
    html! {
        <li class={on.then_some("on")}>
            { drawing(mat(players.symbol(seat), 30)) }
            <b class="player-name display">{ named(players.name(seat)) }</b>
            <span class="claim-note">{ note(place, on.then_some(view.phase), lang) }</span>
            { spot(place, seat, motion) }
            <Chips loot={place.loot} owner={Owner::Seat(seat)} {lang} />
            <span class="loot-total display num">{ place.loot.sum() }</span>
        </li>
    }
}

/// The card, its back, or the lids that a turned-down card leaves. What is told is already seen: the played card on its
/// way, and the back of a card that is being turned down.
fn spot(place: &::riffifi::Place, seat: Seat, motion: &Motion) -> Html {
    let played = motion.played.filter(|(by, _)| *by == seat).map(|(_, card)| card);
    let turns = motion.turns(seat);
    let shown = match (played, place.open) {
        (Some(Some(card)), _) | (None, Some(card)) => picture(card, CARD),
        (Some(None), _) => back(CARD),
        (None, None) => gap(CARD),
    };
    let comes = played.map(|_| "comes");
    let lower = (motion.lower == Some(seat)).then_some("lower");
    html! {
        <div class={classes!("spot", comes, turns.then_some("down"), lower)} id={spot_id(seat)}>
            { drawing(shown) }
            if turns {
                { drawing(back(CARD)) }
            }
        </div>
    }
}

/// What the open card claims, or why there is none; `phase` only for the player on turn.
fn note(place: &::riffifi::Place, phase: Option<Phase>, lang: Lang) -> String {
    let fixed = |de: &str, en: &str| lang.select(de, en).to_owned();
    match (place.open, place.lost, phase) {
        (Some(Card::OFFICER), ..) => fixed("schickt den Officer", "sends the Officer"),
        (Some(card), _, Some(_)) => localized!(lang, "ist dran: {}", "to play: {}", claim(card, lang)),
        (Some(card), _, None) => localized!(lang, "will {}", "wants {}", claim(card, lang)),
        (None, _, Some(Phase::Play)) => fixed("spielt aus", "to play a card"),
        (None, Some(lost), _) => {
            let lost = capital(&short(lost, lang));
            localized!(lang, "{lost} war zu gierig", "{lost} was too greedy")
        }
        (None, None, _) if place.hand == 0 => fixed("ist fertig", "is done"),
        (None, None, _) if place.pile == 0 => fixed("noch keine Karte", "no card yet"),
        (None, None, _) => fixed("geht leer aus", "gets nothing"),
    }
}
