//! The scores of a round: a round is scored. Hands turned over, Larrys counted, old and new totals, who begins next and why.

use std::rc::Rc;

use ::larry::{Card, Event, Larry, Score};
use ::table::{Lang, Seat, localized, signed};
use game_ui::TableProps;
use ui::Players;
use ui::{drawing, named};
use yew::prelude::*;

use super::cards::face;
use super::events::told;
use super::parts::{Instance, heading, who};
use crate::art::{Icon, icon, mat, nose};

/// The page after a scored round.
pub(super) fn page(score: &Score, props: &TableProps<Larry>, instance: Instance) -> Html {
    let (lang, players) = (props.lang, &props.players);
    let start = told(props).iter().find_map(|event| match *event {
        Event::Dealt { start, tie, .. } => Some(starts(start, tie, players, lang)),
        _ => None,
    });
    html! {
        <>
            <section>
                { who(score.winner, lang.select(" ist alle Karten los.", " got rid of every card."), players, instance) }
                <RoundScores score={score.clone()} {players} {lang} />
            </section>
            <section class="side">{ start }</section>
        </>
    }
}

/// What the scores show.
#[derive(Properties, PartialEq)]
pub(super) struct RoundScoresProps {
    /// How the round was scored.
    pub(super) score: Score,
    /// Who plays.
    pub(super) players: Rc<Players>,
    /// The language.
    pub(super) lang: Lang,
}

/// Everybody's line.
#[component]
pub(super) fn RoundScores(props: &RoundScoresProps) -> Html {
    let RoundScoresProps { score, players, lang } = props;
    let lang = *lang;
    let card = |(at, card): (usize, &Card)| {
        html! { <span key={at} role="img" aria-label={card.name(lang)}>{ drawing(face(*card, 32, lang)) }</span> }
    };
    let line = |seat: Seat| {
        let (gained, total) = (i32::from(score.points[seat.index()]), i32::from(score.totals[seat.index()]));
        html! {
            <li key={seat.index()}>
                { drawing(mat(players.symbol(seat), 34)) }
                <div class="grow">
                    <div class="row">
                        <b class="player-name display">{ named(players.name(seat)) }</b>
                        if seat == score.winner {
                            <span class="stamp">{ signed(gained) }</span>
                        } else {
                            <span class="small">{ signed(gained) }{ drawing(nose(20)) }</span>
                        }
                    </div>
                    <div class="score-cards">{ for score.hands[seat.index()].iter().enumerate().map(card) }</div>
                </div>
                <div class="points display num">
                    if score.round > 1 {
                        <span>{ signed(total - gained) }</span>
                        { drawing(icon(Icon::Next, 18)) }
                    }
                    <b>{ signed(total) }</b>
                </div>
            </li>
        }
    };
    html! {
        <ul class="slate" aria-label={lang.select("Wertung", "Scores")}>{ for Seat::all(players.seats()).map(line) }</ul>
    }
}

/// Everybody's points so far, round by round.
pub(super) fn standing(props: &TableProps<Larry>, instance: Instance) -> Html {
    let (lang, view, players) = (props.lang, &props.view, &props.players);
    let line = |seat: Seat| {
        let rounds = view.points.iter().map(|round| signed(round[seat.index()].into())).collect::<Vec<_>>().join(", ");
        html! {
            <li key={seat.index()}>
                { drawing(mat(players.symbol(seat), 34)) }
                <div class="grow">
                    <b class="player-name display">{ named(players.name(seat)) }</b>
                    if view.points.len() > 1 {
                        <div class="small muted num">{ rounds }</div>
                    }
                </div>
                <div class="points display num"><b>{ signed(view.totals[seat.index()].into()) }</b></div>
            </li>
        }
    };
    let after = localized!(lang, "Stand nach Runde {0}", "Score after round {0}", view.points.len());
    html! {
        <>
            <section>
                <div class="lead">{ heading(html! { after }, instance) }</div>
                <ul class="slate" aria-label={lang.select("Stand", "Score")}>
                    { for Seat::all(players.seats()).map(line) }
                </ul>
            </section>
            <section class="side" />
        </>
    }
}

fn starts(start: Seat, tie: bool, players: &Players, lang: Lang) -> Html {
    let why = match tie {
        true => lang.select(
            " fängt an. Mehrere haben die wenigsten Punkte; wer davon in der Reihenfolge zuletzt kam, beginnt.",
            " begins. Several have the fewest points; the last of them in the order of play begins.",
        ),
        false => lang.select(" fängt an, mit den wenigsten Punkten.", " begins, with the fewest points."),
    };
    html! {
        <div class="seat-note">
            { drawing(mat(players.symbol(start), 24)) }
            <span><b>{ named(players.name(start)) }</b>{ why }</span>
        </div>
    }
}
