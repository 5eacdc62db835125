//! What the players may do at the open table: the acts of each, the buttons for them, and the question above these.

use ::bohei::{Action, Bohei, Event, View};
use ::table::{Lang, Seat, cards};
use game_ui::TableProps;
use ui::Players;
use ui::{IconButton, Press, drawing, named};
use yew::prelude::*;

use super::words::line;
use crate::art::{Icon, icon, mat};

/// What the open table is given.
pub(super) type Props = TableProps<Bohei>;

/// The open acts of a player; nobody does anything while something is told.
pub(super) fn acts_of(props: &Props, seat: Seat) -> &[Action] {
    let menu = props.menus.get(seat.index()).filter(|_| props.telling.is_none());
    menu.map_or(&[], Vec::as_slice)
}

/// Whether a player may do this now.
pub(super) fn may(props: &Props, seat: Seat, action: Action) -> bool {
    acts_of(props, seat).contains(&action)
}

/// Does an open act of a player, if it is possible now.
pub(super) fn does(props: &Props, seat: Seat, action: Action) -> Option<Callback<MouseEvent>> {
    may(props, seat, action).then(|| props.reacting(seat, &action))
}

/// Does an open act of a player who goes on with the own cards, if it is possible now.
pub(super) fn goes_on(props: &Props, seat: Seat, action: Action) -> Option<Press> {
    may(props, seat, action).then(|| props.going_on(seat, &action))
}

/// Hands the device to the player who is to choose a card.
pub(super) fn hands_over(props: &Props) -> Option<Press> {
    props.take.clone().filter(|_| props.telling.is_none())
}

/// Hands the device to any player, who has reached for a card.
pub(super) fn goes_behind(props: &Props, seat: Seat) -> Option<Callback<MouseEvent>> {
    props.telling.is_none().then(|| props.on_hand_over.reform(move |_| seat))
}

/// What an [`Act`] shows and does.
#[derive(Properties, PartialEq)]
pub(super) struct ActProps {
    /// Its class.
    pub(super) class: Classes,
    /// What a press does; `None` if that is impossible now.
    pub(super) onclick: Option<Callback<MouseEvent>>,
    /// Whether it is on, if it can be switched on and off.
    #[prop_or_default]
    pub(super) pressed: Option<bool>,
    /// What stands on it.
    pub(super) children: Html,
}

/// A button that does something, or nothing now.
#[component]
pub(super) fn Act(props: &ActProps) -> Html {
    let ActProps { class, onclick, pressed, children } = props;
    let disabled = onclick.is_none().then_some("true");
    html! {
        <button type="button" class={class.clone()} onclick={onclick.clone()} aria-disabled={disabled}
            aria-pressed={pressed.map(|on| on.to_string())}>
            { children.clone() }
        </button>
    }
}

/// The key of the button for an act: another player's is another button.
pub(super) fn key_of(seat: Seat, action: Action) -> String {
    format!("{seat}{action}")
}

/// What a [`Question`] asks.
#[derive(Properties, PartialEq)]
pub(super) struct QuestionProps {
    /// The open table.
    pub(super) table: Props,
    /// Whom it asks; nobody if it asks several.
    #[prop_or_default]
    pub(super) seat: Option<Seat>,
    /// The words, after the name of whom it asks.
    pub(super) words: AttrValue,
    /// What stands above it; otherwise a call of "Bohei!", if there was one.
    #[prop_or_default]
    pub(super) above: Option<Html>,
    /// Its buttons.
    pub(super) children: Html,
}

/// A question with the way back of the last act beside it, something above it, and its buttons: they stay in sight.
#[component]
pub(super) fn Question(props: &QuestionProps) -> Html {
    let QuestionProps { table, seat, words, above, children } = props;
    let players = &table.players;
    html! {
        <div class="question-foot">
            { above.clone().or_else(|| called(table)) }
            <div class="question-row">
                { seat.map(|seat| drawing(mat(players.symbol(seat), 38))) }
                <h2 class="grow">{ seat.map(|seat| named(players.name(seat))) }{ words }</h2>
                { undo(table) }
            </div>
            { children.clone() }
        </div>
    }
}

/// Somebody has just called "Bohei!" while something waits.
fn called(props: &Props) -> Option<Html> {
    let call = props.last.iter().find(|event| matches!(event, Event::Bohei { .. }))?;
    Some(line(0, call, &props.players, props.lang, Some("call-line")))
}

/// What stands beside the answers of all on a device that lies in the middle: a call, and the way back of the last act.
pub(super) fn beside_answers(props: &Props) -> Option<Html> {
    let (called, undo) = (called(props), undo(props));
    (called.is_some() || undo.is_some())
        .then(|| html! { <div class="question-row"><div class="grow">{ called }</div>{ undo }</div> })
}

fn undo(props: &Props) -> Option<Html> {
    props.undoable()?;
    Some(
        html! { <IconButton icon={Icon::Undo} label={props.lang.select("Zurück", "Undo")} onclick={props.on_retract.clone()} /> },
    )
}

/// A player's mat and name.
pub(super) fn player(players: &Players, seat: Seat, size: u32) -> Html {
    html! { <>{ drawing(mat(players.symbol(seat), size)) }<b class="player-name">{ named(players.name(seat)) }</b></> }
}

/// A player's mat, number of cards and name, for a button that means this player.
pub(super) fn player_with_cards(view: &View, players: &Players, seat: Seat, lang: Lang) -> Html {
    let count = view.players.get(seat.index()).map_or(0, |player| player.cards);
    html! {
        <>
            { player(players, seat, 34) }
            <span class="card-number" aria-hidden="true">{ count }</span>
            <span class="visually-hidden">{ cards(count, lang) }</span>
        </>
    }
}

/// The tick of what is done.
pub(super) fn tick(size: u32) -> Html {
    drawing(icon(Icon::Check, size))
}
