//! The open table: the middle, everybody's place, what is next; or the scores instead of them.

use std::rc::Rc;

use ::riffifi::{Phase, Riffifi};
use ::table::{Seat, localized};
use game_ui::{FlatSeating, FlatTable, TableProps};
use ui::flying;
use yew::prelude::*;

use super::act::{Turn, acts, undo};
use super::motion::Motion;
use super::place::{Middle, OwnPlace, Places};
use super::round_scores::{RoundScores, ended};

/// The table, and whether the scores lie on it.
#[component]
pub(super) fn Table(props: &TableProps<Riffifi>) -> Html {
    let shows_scores = use_state_eq(|| false);
    let telling = props.telling.is_some();
    {
        // What was done is seen on the table.
        let shows_scores = shows_scores.setter();
        use_effect_with(props.last.clone(), move |_| shows_scores.set(false));
    }
    // Only after drawing it is known where everything lies.
    use_effect_with(props.telling.clone(), |told| {
        if let Some(told) = told {
            Motion::of(told).set_out();
        }
    });

    let (view, players, lang) = (&props.view, &props.players, props.lang);
    let motion = Rc::new(props.telling.as_ref().map(|told| Motion::of(told)).unwrap_or_default());
    let flying = flying(&motion.flights);
    let brought = *shows_scores && !telling;
    // A round that has just ended is looked at until the next card.
    let over = if telling { None } else { ended(&props.last) };
    let leads = over.map(|_| {
        let (round, name) = (view.round, players.name(view.turn));
        localized!(lang, "Durchgang {round}: Ich, {name}, spiele aus", "Round {round}: I, {name}, lead")
    });
    let acts = acts(props, leads);
    let send = view.phase == Phase::Officer && !telling;
    let give = !telling && acts.len() > 1 && !send;
    let scored = view.places.iter().any(|place| !place.rounds.is_empty());
    let standing = (scored && (acts.len() <= 1 || brought) && over.is_none()).then(|| {
        let toggle = Callback::from(move |_: MouseEvent| shows_scores.set(!*shows_scores));
        let words = if brought { lang.select("Tisch", "Table") } else { lang.select("Stand", "Score") };
        html! { <button key="slate" type="button" class="btn second" onclick={toggle}>{ words }</button> }
    });
    let acts = html! {
        <div class={classes!("acts", send.then_some("send"), give.then_some("give"))}>
            { acts }
            { undo(props) }
            { standing }
        </div>
    };
    if let Some(seating) = props.flat.clone() {
        let middle = if let Some(over) = over {
            html! { <>{ over.headline(props) }<RoundScores {view} round={over.loot.to_vec()} {players} {lang} /></> }
        } else if brought {
            html! { <RoundScores {view} {players} {lang} /> }
        } else {
            html! { <><Middle loot={view.middle} out={view.out} piled=true {lang} /><Turn ..props.clone() /></> }
        };
        return flat(props, seating, &motion, middle, &acts, flying);
    }
    html! {
        <div class="body riffifi-body">
            { flying }
            if let Some(over) = over {
                { over.headline(props) }
                <RoundScores {view} round={over.loot.to_vec()} {players} {lang} />
            } else if brought {
                <RoundScores {view} {players} {lang} />
                <Turn ..props.clone() />
            } else {
                <Middle loot={view.middle} out={view.out} {lang} />
                <Places {view} {motion} {players} {lang} />
                <Turn ..props.clone() />
            }
            { acts }
        </div>
    }
}

/// The table of a device that lies in the middle: everybody's card and chips at the own place, and the acts at that of the player on
/// turn.
fn flat(
    props: &TableProps<Riffifi>,
    seating: Rc<FlatSeating>,
    motion: &Rc<Motion>,
    middle: Html,
    acts: &Html,
    flying: Html,
) -> Html {
    let turn = props.view.turn;
    let panel = |seat: Seat| {
        html! {
            <>
                <ul class="flat-card">
                    <OwnPlace {seat} view={&props.view} {motion} players={&props.players} lang={props.lang} />
                </ul>
                { (seat == turn).then(|| acts.clone()) }
            </>
        }
    };
    let panels: Vec<Html> = Seat::all(props.players.seats()).map(panel).collect();
    let towards = seating.side(turn);
    html! {
        <FlatTable class="riffifi-flat" {seating} {towards} {panels}
            middle={html! { <div class="body riffifi-body">{ middle }</div> }}>
            { flying }
        </FlatTable>
    }
}
