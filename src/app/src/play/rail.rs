//! The rail: the edge of the table, a name for every seat, always there.

use std::rc::Rc;

use game_ui::art::{Icon, eye, icon, mat};
use game_ui::{GameSession, SeatStat, Shout, TableStatus};
use table::{Lang, Seat, Seats};
use ui::Players;
use ui::{drawing, named, on_press};
use yew::prelude::*;

/// So many seats or more stand in two rows on a narrow screen.
const MANY: u8 = 6;

/// The seats that are lit: who has acted until that is told, then who has the device, or else who is awaited.
pub(super) fn lit_seats(table: &dyn GameSession, telling: bool, holder: Option<Seat>) -> Seats {
    table.last().filter(|_| telling).or(holder).map_or_else(|| table.awaited(), Seats::only)
}

/// What the rail shows.
#[derive(Properties, PartialEq)]
pub(super) struct RailProps {
    /// What is said of each seat.
    pub(super) status: TableStatus,
    /// Who plays.
    pub(super) players: Rc<Players>,
    /// The seats that are lit.
    pub(super) awaited: Seats,
    /// The seat whose name was pressed.
    #[prop_or_default]
    pub(super) selected: Option<Seat>,
    /// A name was pressed, at a time in milliseconds; nothing to press where no seat can do anything out of turn.
    #[prop_or_default]
    pub(super) on_select: Option<Callback<(Seat, f64)>>,
    /// A seat shouts: its act, and when it was pressed, in milliseconds.
    #[prop_or_default]
    pub(super) on_shout: Callback<(Seat, String, f64)>,
    /// The language.
    pub(super) lang: Lang,
}

/// The rail.
#[component]
pub(super) fn Rail(props: &RailProps) -> Html {
    let RailProps { status, players, lang, .. } = props;
    let seats = players.seats();
    html! {
        <div class={classes!("rail", (seats >= MANY).then_some("many"))} role={role(props)} aria-label={label(*lang)}>
            <>{ for Seat::all(seats).zip(&status.stats).map(|(seat, stat)| place(props, seat, stat)) }</>
            { status.rail_extra.clone() }
        </div>
    }
}

/// The role of all places together: what can be pressed is no list.
pub(super) fn role(props: &RailProps) -> &'static str {
    if props.on_select.is_none() { "list" } else { "group" }
}

/// What they are called together.
pub(super) fn label(lang: Lang) -> &'static str {
    lang.select("Am Tisch", "At the table")
}

/// The place of a seat, with its shout if it can call one.
pub(super) fn place(props: &RailProps, seat: Seat, stat: &SeatStat) -> Html {
    match &stat.shout {
        Some(shout) => {
            html! {
                <div key={seat.index()}
                    class={classes!("seat", "with-shout", lit(props, seat), shout.called.then_some("called"))}>
                    { name(props, seat, stat, classes!("seat-button")) }
                    { cry(props, seat, shout) }
                </div>
            }
        }
        None => name(props, seat, stat, classes!("seat", lit(props, seat))),
    }
}

/// Lit if the table waits for the seat, framed if its name was pressed.
fn lit(props: &RailProps, seat: Seat) -> Classes {
    let (chosen, on) = (props.selected == Some(seat), props.awaited.contains(seat));
    classes!(chosen.then_some("selected"), on.then_some("on"))
}

/// Mat, name and number of a seat; a button where names can be pressed.
fn name(props: &RailProps, seat: Seat, stat: &SeatStat, class: Classes) -> Html {
    let RailProps { players, awaited, selected, on_select, .. } = props;
    let SeatStat { shown, spoken, mark, .. } = stat;
    let id = format!("seat-{seat}");
    let current = awaited.contains(seat).then_some("true");
    let spoken = mark.map_or_else(|| spoken.clone(), |mark| format!("{spoken}, {mark}"));
    let inside = html! {
        <>
            { drawing(mat(players.symbol(seat), 34)) }
            <span class="seat-text">
                <span class="player-name">{ named(players.name(seat)) }</span>
                <span class="seat-stat num" aria-hidden="true">{ shown }{ mark.map(|_| drawing(eye(true, 20))) }</span>
            </span>
            <span class="visually-hidden">{ spoken }</span>
        </>
    };
    match on_select {
        Some(on_select) => {
            let (onpointerdown, onclick) = on_press(on_select.reform(move |when| (seat, when)));
            html! {
                <button key={seat.index()} type="button" {class} {id} aria-current={current} {onpointerdown} {onclick}
                    aria-expanded={(*selected == Some(seat)).to_string()}>
                    { inside }
                </button>
            }
        }
        None => html! {
            <div key={seat.index()} {class} role="listitem" {id} aria-current={current}>{ inside }</div>
        },
    }
}

/// The button of a shout. A press counts before the finger is lifted: it matters when it was.
fn cry(props: &RailProps, seat: Seat, shout: &Shout) -> Html {
    let Shout { label, called, urgent, act } = shout;
    let (on_shout, act, done) = (props.on_shout.clone(), act.clone(), *called);
    let (onpointerdown, onclick) = on_press(Callback::from(move |when| {
        if !done {
            on_shout.emit((seat, act.clone(), when));
        }
    }));
    html! {
        <button type="button" class={classes!("shout-button", urgent.then_some("urgent"))} id={format!("shout-{seat}")}
            {onpointerdown} {onclick}
            aria-label={format!("{}: {label}", props.players.name(seat))}
            aria-pressed={called.to_string()} aria-disabled={called.to_string()}>
            { called.then(|| drawing(icon(Icon::Check, 22))) }
            <span>{ *label }</span>
        </button>
    }
}
