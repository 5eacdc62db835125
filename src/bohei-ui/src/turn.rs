//! The turn while nothing waits on it: its three phases, and the buttons of the one that it is in.

use ::bohei::{Action, Phase};
use ::table::{cards, localized};
use ui::{HoldButton, drawing, named};
use yew::prelude::*;

use super::acts::{Act, Props, Question, goes_on, hands_over, key_of, may};
use super::phases::Phases;
use crate::art::eye;

/// Phases, question, buttons.
#[component]
pub(super) fn Turn(props: &Props) -> Html {
    let (view, lang) = (&props.view, props.lang);
    let seat = view.turn;
    let take = |words: &'static str| {
        html! {
            <HoldButton key={format!("{seat}take")} press={hands_over(props)}>
                { drawing(eye(false, 28)) }{ words }
            </HoldButton>
        }
    };
    let pass = |words: &'static str| {
        let press = goes_on(props, seat, Action::Pass);
        html! { <HoldButton key={key_of(seat, Action::Pass)} class="btn second" {press}>{ words }</HoldButton> }
    };
    let (words, acts) = match view.phase {
        Phase::Draw => {
            let count = cards(view.draw, lang);
            // With both piles empty there is nothing to draw.
            let empty = props.telling.is_none() && !may(props, seat, Action::Draw);
            let draw = || {
                let press = goes_on(props, seat, Action::Draw);
                let words = localized!(lang, "{count} ziehen", "Draw {count}");
                html! { <HoldButton key={key_of(seat, Action::Draw)} {press}>{ words }</HoldButton> }
            };
            let acts = match empty {
                true => vec![pass(lang.select("Weiter: Beide Stapel sind leer", "Go on: both piles are empty"))],
                false => vec![draw(), pass(lang.select("Nicht ziehen", "Draw nothing"))],
            };
            (lang.select(", ziehst du?", ", will you draw?"), acts)
        }
        Phase::Rule => {
            let take = take(lang.select("Regel spielen: Karten ansehen", "Play a rule: look at the cards"));
            (lang.select(", du musst eine Regel spielen.", ", you must play a rule."), vec![take])
        }
        Phase::Play => {
            let acts = vec![
                take(lang.select("Karte spielen", "Play a card")),
                pass(lang.select("Nichts spielen", "Play nothing")),
            ];
            (lang.select(", spielst du noch etwas?", ", will you play a card?"), acts)
        }
        Phase::Close => return Html::default(),
        Phase::Over => {
            let goal = cards(view.goal, lang);
            let words = localized!(lang, " gewinnt mit {goal}.", " wins with {goal}.");
            return html! { <Question table={props.clone()} {seat} {words}>{ to_result(props) }</Question> };
        }
    };
    let above = html! { <Phases phase={view.phase} waits={view.pending.is_some()} {lang} /> };
    html! {
        <Question table={props.clone()} {seat} {words} {above}>
            <div class="acts" id="acts">{ for acts }</div>
        </Question>
    }
}

/// The button that leads from the end of the game to its result.
fn to_result(props: &Props) -> Html {
    let Some(done) = props.on_acknowledge.clone() else { return Html::default() };
    let onclick = props.telling.is_none().then_some(done);
    let words = props.lang.select("Zum Ergebnis", "To the result");
    html! { <div class="acts" id="acts"><Act class="btn" {onclick}>{ words }</Act></div> }
}

/// That the player on turn may still call, and that it wins: the button for it is on the rail.
pub(super) fn last_call(props: &Props) -> Option<Html> {
    let (view, lang) = (&props.view, props.lang);
    let goal = cards(view.goal, lang);
    let says = localized!(
        lang,
        " hält genau {goal}, zum Rufen war noch keine Zeit. Bis zur Entscheidung unten gewinnt „Bohei!“ sofort.",
        " holds exactly {goal}, and there was no time to call. Until the choice below, “Bohei!” wins at once."
    );
    view.last_call.then(|| {
        html! {
            <div class="board late-call" role="status">
                <b class="display">{ "Bohei?" }</b>
                <p>{ named(props.players.name(view.turn)) }{ says }</p>
            </div>
        }
    })
}
