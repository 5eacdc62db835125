//! The open table: every square, the piles, who is to do what; and whoever wants to match or catch.

use std::rc::Rc;

use ::leiff::{Action, Leiff, Phase, Place};
use ::table::Seat;
use game_ui::TableProps;
use ui::names::cleaned;
use yew::prelude::*;

use super::flat::Flat;
use super::motion::Motion;
use super::phone::Phone;
use super::score_sheets::ScoreSheets;
use super::state::{Change, Moment, Shout, State, Sure};
use super::table_context::{Meaning, TableContext, Tap, acts_of, may, meaning};
use super::{linger, strip};

/// The table, and what is half done on it.
#[component]
pub(super) fn Table(props: &TableProps<Leiff>) -> Html {
    let props = Rc::new(props.clone());
    let moment = Moment::of(&props);
    let state = {
        let moment = moment.clone();
        use_reducer(move || State::new(moment))
    };
    {
        // A choice is forgotten for good with its moment, also if that moment comes again.
        let dispatcher = state.dispatcher();
        use_effect_with(moment.clone(), move |moment| dispatcher.dispatch(Change::Moment(moment.clone())));
    }
    let taps = {
        let state = state.clone();
        use_callback(Rc::clone(&props), move |tap, props| take(tap, props, &state))
    };
    let motion =
        use_memo(props.telling.clone(), |told| told.as_deref().map(|told| Motion::of(told)).unwrap_or_default());

    let context = TableContext { state: Rc::new(state.at(&moment)), motion, taps, props };
    let props = &context.props;
    let lingering = props.on_acknowledge.is_some() && props.telling.is_none();
    let scored = matches!(props.view.phase, Phase::Scored { .. } | Phase::Over) || context.state.sheet.is_some();
    let page = match linger::page(props).filter(|_| lingering) {
        Some(page) => Some(page),
        None if scored => Some(html! { <><ScoreSheets ..context.clone() /><>{ strip::below(&context) }</></> }),
        None => None,
    };
    match (page, props.flat.clone()) {
        (page, Some(seating)) => return html! { <Flat {context} {seating} {page} /> },
        (Some(page), None) => return page,
        (None, None) => {}
    }
    html! { <><Phone ..context.clone() /><>{ strip::below(&context) }</></> }
}

/// Takes a tap: does the act that it means, or changes what is half done. The state is that of the tap, also if nothing was drawn
/// since the tap before.
fn take(tap: Tap, props: &TableProps<Leiff>, state: &UseReducerHandle<State>) {
    match tap {
        Tap::Card(place, at) => card(place, at, props, state),
        Tap::Act(action, at) => {
            state.dispatch(Change::Tapped(at));
            props.act(&action, None);
        }
        Tap::Player(seat, at) => {
            state.dispatch(Change::Tapped(at));
            player(seat, at, props, state);
        }
        Tap::Ask(shout) => state.dispatch(Change::Ask(shout)),
        Tap::Shout(seat, shout, at) => shouted(seat, shout, at, props, state),
        Tap::Back => state.dispatch(Change::Back),
        Tap::ScoreSheet(sheet) => state.dispatch(Change::ScoreSheet(sheet)),
        Tap::Sure(sure) => state.dispatch(Change::Sure(sure)),
        Tap::Type(text) => state.dispatch(Change::Text(text)),
        Tap::Write => {
            let text = cleaned(&state.text);
            if !text.is_empty() && may(props, Action::Invent) {
                state.dispatch(Change::Text(String::new()));
                props.act(&Action::Invent, Some(text));
            }
        }
    }
}

/// A card was tapped: chosen; or marked, and turned up by another tap.
fn card(place: Place, at: f64, props: &TableProps<Leiff>, state: &UseReducerHandle<State>) {
    let (marked, doubled) = (state.marked, state.doubles(at));
    state.dispatch(Change::Tapped(at));
    match meaning(props, place) {
        Some(Meaning::Act(action)) => props.act(&action, None),
        Some(Meaning::Snap(seat, action)) => match marked == Some((seat, place)) {
            true if doubled => {}
            true => props.react(seat, &action),
            false => state.dispatch(Change::Mark(seat, place)),
        },
        None if !doubled && props.selected.is_none() && props.view.snappable => state.dispatch(Change::Nameless),
        None => {}
    }
}

/// A player was tapped: named or chosen, where that is asked; else the square comes near.
fn player(seat: Seat, at: f64, props: &TableProps<Leiff>, state: &UseReducerHandle<State>) {
    if let (None, Some(shout)) = (props.selected, state.asked) {
        return shouted(seat, shout, at, props, state);
    }
    match props.selected {
        None if may(props, Action::Choose(seat)) => props.act(&Action::Choose(seat), None),
        Some(by) if state.shout == Some((by, Shout::Talk)) => {
            let penalty = acts_of(props, by).contains(&Action::Penalty(seat));
            state.dispatch(Change::Sure(penalty.then_some(Sure::Penalty(seat))));
        }
        _ if state.near == Some(seat) => state.dispatch(Change::Back),
        _ => state.dispatch(Change::Near(seat)),
    }
}

/// A shout: the fitting square comes near; with a card of it already tapped, that card is turned up.
fn shouted(seat: Seat, shout: Shout, at: f64, props: &TableProps<Leiff>, state: &UseReducerHandle<State>) {
    if let Some((_, place)) = state.marked.filter(|_| state.shout == Some((seat, shout)))
        && let Some(Meaning::Snap(by, action)) = meaning(props, place)
    {
        props.react(by, &action);
        return;
    }
    if let Some(Sure::Penalty(target)) = state.sure.filter(|_| shout == Shout::Talk) {
        props.react(seat, &Action::Penalty(target));
        return;
    }
    let first = props.selected.is_some_and(|first| first != seat);
    state.dispatch(if first { Change::Wish(seat, shout) } else { Change::Want(seat, shout) });
    if props.selected != Some(seat) {
        props.on_select.emit((seat, at));
    }
}
