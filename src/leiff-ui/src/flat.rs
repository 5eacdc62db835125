//! The table on a large screen that lies in the middle: every square at its edge, turned towards its player. The panels are
//! the rail here; the piles lie in the middle, turned towards whoever is to act.

use std::rc::Rc;

use ::leiff::Action;
use ::table::Seat;
use game_ui::{FlatSeating, FlatTable};
use ui::{drawing, named, on_press};
use yew::prelude::*;

use super::acts::{Acts, Tools};
use super::motion::Flights;
use super::phone::{head, hinted, rule};
use super::piles::Piles;
use super::reactions::words;
use super::square::{Square, badges, team};
use super::state::{Shout, Sure};
use super::strip::{ShoutButton, hint, penalty_card, strip};
use super::table_context::{TableContext, Tap, acts_of};
use super::words::{points, subtitle};
use crate::art::mat;

/// What the table on a large screen shows.
#[derive(Properties, Clone, PartialEq)]
pub(super) struct FlatProps {
    /// The table.
    pub(super) context: TableContext,
    /// Who sits where.
    pub(super) seating: Rc<FlatSeating>,
    /// What lies in the middle instead of the piles: a card that all look at, or scores.
    pub(super) page: Option<Html>,
}

/// The table on a large screen.
#[component]
pub(super) fn Flat(FlatProps { context, seating, page }: &FlatProps) -> Html {
    let props = &context.props;
    let towards = seating.side(props.selected.or(props.seat).unwrap_or(props.view.turn));
    let panel = |seat: Seat| html! { <Panel context={context.clone()} {seat} /> };
    html! {
        <FlatTable class={classes!("leiff-table", "leiff-flat")} seating={Rc::clone(seating)} labelled={true} {towards}
            panels={Seat::all(props.players.seats()).map(panel).collect::<Vec<_>>()}
            middle={page.clone().unwrap_or_else(|| middle(context))}>
            <Flights motion={&context.motion} />
        </FlatTable>
    }
}

/// What lies in the middle.
fn middle(context: &TableContext) -> Html {
    let (props, lang) = (&context.props, context.props.lang);
    let strip = props.selected.and_then(|seat| {
        let talks = acts_of(props, seat).iter().any(|action| matches!(action, Action::Penalty(_)));
        let talk = talks.then(|| {
            let penalty = context.penalty().map(|target| penalty_card(context, target));
            let ready = penalty.is_some();
            let words = penalty.unwrap_or_else(|| words(Shout::Talk, lang).to_owned());
            html! { <ShoutButton key={Shout::Talk.key()} context={context.clone()} {seat} which={Shout::Talk} {ready} {words} /> }
        });
        strip(context, talk.into_iter().collect())
    });
    html! {
        <div class="leiff-middle">
            <Piles ..context.clone() />
            <div class="flat-task">
                <p class="small muted">{ subtitle(&props.view, lang) }</p>
                <div>{ head(context) }{ hint(context).map(hinted) }</div>
                <Acts context={context.clone()} asks=true />
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
        let (touched, clicked) = on_press(props.on_select.reform(move |at| (seat, at)));
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
            html! { <ShoutButton key={which.key()} context={context.clone()} {seat} {which} {ready} {words} /> }
        } else {
            html! { <button type="button" class="btn paper" aria-disabled="true">{ words }</button> }
        }
    };
    let matches = acts.iter().any(|action| matches!(action, Action::Match(_)));
    let catches = acts.iter().any(|action| matches!(action, Action::Catch(_)));
    let call = (context.props.seat == Some(seat) && context.may(Action::Call)).then(|| {
        let onclick = context.on(Tap::Sure(Some(Sure::Call)));
        html! { <button type="button" class="btn leiff" id="call" {onclick}>{ "Leiff!" }</button> }
    });
    html! {
        <div class="panel-shouts">
            { one(Shout::Match, matches, lang.select("Passt!", "Match!")) }
            { one(Shout::Catch, catches, lang.select("Erwischt!", "Caught!")) }
            { call }
        </div>
    }
}
