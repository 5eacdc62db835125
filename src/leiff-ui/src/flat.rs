//! The table on a large screen that lies in the middle: every square at its edge, turned towards its player. The panels are
//! the rail here; the piles lie in the middle, turned towards whoever is to act.

use ::leiff::Action;
use ::table::Seat;
use ui::{drawing, named, on_press};
use yew::prelude::*;

use super::acts::{Acts, Tools};
use super::motion::Flights;
use super::phone::{head, hinted, rule};
use super::piles::Piles;
use super::square::{Square, badges, team};
use super::state::{Shout, Sure};
use super::strip::{hint, penalty_card, shout, strip};
use super::table_context::{TableContext, Tap, acts_of};
use super::words::{points, subtitle};
use crate::art::mat;

/// How many sit at each edge, clockwise from the lower one, for 2 to 8 players. The long edges take three.
const EDGES: [[u8; 4]; 7] =
    [[1, 0, 1, 0], [1, 1, 0, 1], [1, 1, 1, 1], [2, 1, 1, 1], [2, 1, 2, 1], [3, 1, 2, 1], [3, 1, 3, 1]];

/// The edges' classes.
const CLASSES: [&str; 4] = ["south", "west", "north", "east"];

/// The table on a large screen.
#[component]
pub(super) fn Flat(context: &TableContext) -> Html {
    let props = &context.props;
    let seats = props.players.seats();
    let counts = EDGES[usize::from(seats.clamp(2, 8)) - 2];
    let towards = props.selected.or(props.seat).unwrap_or(props.view.turn);
    let mut facing = CLASSES[0];
    let mut sitting = Seat::all(seats);
    let mut edge = |(class, count): (&'static str, u8)| {
        let here: Vec<Seat> = sitting.by_ref().take(count.into()).collect();
        if here.contains(&towards) {
            facing = class;
        }
        let panel = |seat: Seat| html! { <Panel context={context.clone()} {seat} /> };
        html! { <div class={classes!("edge", class)}>{ for here.into_iter().map(panel) }</div> }
    };
    let edges: Vec<Html> = CLASSES.into_iter().zip(counts).map(&mut edge).collect();
    html! {
        <div class={classes!("body", "leiff-table", "leiff-flat", (seats > 4).then_some("crowd"))}>
            { edges }
            <div class="flat-center">{ middle(context, facing) }</div>
            <Flights motion={&context.motion} />
        </div>
    }
}

/// What lies in the middle, turned towards an edge.
fn middle(context: &TableContext, facing: &'static str) -> Html {
    let (props, lang) = (&context.props, context.props.lang);
    let strip = props.selected.and_then(|seat| {
        let talks = acts_of(props, seat).iter().any(|action| matches!(action, Action::Penalty(_)));
        let talk = talks.then(|| match context.penalty() {
            Some(target) => shout(context, seat, Shout::Talk, true, penalty_card(context, target)),
            None => shout(context, seat, Shout::Talk, false, lang.select("Geplaudert!", "Talked!")),
        });
        strip(context, talk.into_iter().collect())
    });
    html! {
        <div class={classes!("leiff-middle", facing)}>
            <Piles ..context.clone() />
            <div class="flat-task">
                <p class="small muted">{ subtitle(&props.view, lang) }</p>
                <div>{ head(context) }{ hint(context).map(hinted) }</div>
                <Acts context={context.clone()} />
                <Tools ..context.clone() />
            </div>
            <>{ rule(context) }</>
            <>{ strip }</>
        </div>
    }
}

/// What a [`Panel`] shows.
#[derive(Properties, PartialEq)]
struct PanelProps {
    /// The table.
    context: TableContext,
    /// Whose panel.
    seat: Seat,
}

/// A player's panel: who, the square, the shouts.
#[component]
fn Panel(props: &PanelProps) -> Html {
    let PanelProps { ref context, seat } = *props;
    let (props, lang) = (&context.props, context.props.lang);
    let (view, players) = (&props.view, &props.players);
    let on = props.seat == Some(seat);
    let chosen = props.selected == Some(seat);
    let fact = match on {
        true => lang.select("ist dran", "to act").to_owned(),
        false => points(view, seat, lang).1,
    };
    let badges = badges(view, seat, players, lang);
    let choosable = context.choosable(seat);
    let (onpointerdown, onclick) = if choosable {
        (None, context.timed(move |at| Tap::Player(seat, at)))
    } else {
        let (touched, clicked) = on_press(props.select.reform(move |at| (seat, at)));
        (Some(touched), clicked)
    };
    html! {
        <section class={classes!("player-panel", on.then_some("on"), chosen.then_some("selected"))}
            aria-label={players.name(seat).to_owned()}>
            <button type="button" class={classes!("panel-name", choosable.then_some("choosable"))} {onpointerdown} {onclick}
                aria-expanded={chosen.to_string()}>
                { drawing(mat(players.symbol(seat), 56)) }
                <span class="display player-name">{ named(players.name(seat)) }{ team(view, seat) }</span>
                <span class="small bold">{ fact }</span>
                { (!badges.is_empty()).then(|| html! { <span class="effect-badges">{ badges }</span> }) }
            </button>
            <Square context={context.clone()} {seat} />
            { shouts(context, seat) }
        </section>
    }
}

/// The shouts of a player, always at the same place: at the right hand.
fn shouts(context: &TableContext, seat: Seat) -> Html {
    let lang = context.props.lang;
    let acts = acts_of(&context.props, seat);
    let chosen = context.props.selected == Some(seat);
    let one = |which: Shout, can: bool, words: &'static str| {
        if can {
            let ready = chosen && context.shout() == Some(which) && context.marked().is_some();
            shout(context, seat, which, ready, words)
        } else {
            html! { <button type="button" class="btn paper" aria-disabled="true">{ words }</button> }
        }
    };
    let matches = acts.iter().any(|action| matches!(action, Action::Match(_)));
    let catches = acts.iter().any(|action| matches!(action, Action::Catch(_)));
    let call = (context.props.seat == Some(seat) && context.may(Action::Call)).then(|| {
        let onclick = context.on(Tap::Sure(Some(Sure::Call)));
        html! { <button type="button" class="btn leiff" {onclick}>{ "Leiff!" }</button> }
    });
    html! {
        <div class="panel-shouts">
            { one(Shout::Match, matches, lang.select("Passt!", "Match!")) }
            { one(Shout::Catch, catches, lang.select("Erwischt!", "Caught!")) }
            { call }
        </div>
    }
}
