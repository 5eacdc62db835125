//! A challenge that is played in the room: who plays, the clock beside it, and who is out or has won.

use std::rc::Rc;

use ::bohei::Action;
use ::table::{Seat, localized};
use ui::{Choice, drawing, named};
use yew::prelude::*;

use super::super::acts::Props;
use super::contest::{Contest, Input, Scene};
use super::paper::{Names, Pasteboard, Who, call_off, question};
use super::stopwatch::{ClockButtons, Stopwatch};
use crate::art::mat;
use crate::art::picture;

/// What is shown of a challenge.
#[derive(Properties, PartialEq)]
pub(super) struct PlayingProps {
    /// What is being played.
    pub(super) scene: Scene,
    /// What is half done.
    pub(super) contest: Rc<Contest>,
    /// What a tap on "Call it off" does.
    pub(super) on_call_off: Callback<MouseEvent>,
    /// Takes in what happens.
    pub(super) hear: Callback<Input>,
    /// The open table.
    pub(super) table: Props,
}

impl PlayingProps {
    /// Whether it is played on the device, on a field that is laid out for it.
    fn opens(&self) -> bool {
        self.scene.needs.device.is_some() && !self.contest.plain
    }
}

/// The challenge as it is explained and played, before or without the field on the device.
#[component]
pub(super) fn Playing(props: &PlayingProps) -> Html {
    let (card, lang) = (props.scene.card, props.table.lang);
    let plainly = card.without_device(lang).filter(|_| props.contest.plain);
    html! {
        <div class="challenge">
            <div class="challenge-left">
                <Pasteboard {card} text={plainly.unwrap_or(card.line(lang))} {lang} />
                { between(props) }
            </div>
            <div class="challenge-right">{ if props.opens() { begin(props) } else { decide(props) } }</div>
        </div>
    }
}

/// Who plays against whom, with the clock between them.
fn between(props: &PlayingProps) -> Html {
    let PlayingProps { scene, contest, hear, table, .. } = props;
    let lang = table.lang;
    let players = || Rc::clone(&table.players);
    let duellists = scene.players(table.players.seats());
    let rests = match (table.view.rules.is_empty(), scene.group(), scene.third) {
        (true, ..) => "",
        (_, true, _) => lang.select("So lange ruhen für alle die Regeln.", "Meanwhile no rules apply to anybody."),
        (.., Some(_)) => {
            lang.select("So lange ruhen für alle drei die Regeln.", "Meanwhile no rules apply to these three.")
        }
        (.., None) => lang.select("So lange ruhen für beide die Regeln.", "Meanwhile no rules apply to either."),
    };
    let clock = || contest.clock.clone();
    let middle = || match clock() {
        Some(clock) => html! { <Stopwatch {clock} now={contest.now} {hear} {lang} /> },
        None => html! { <div class="clock-face">{ drawing(picture(scene.card, 120)) }</div> },
    };
    let both = if scene.group() {
        (props.opens() || contest.clock.is_some()).then(|| html! { <div class="versus">{ middle() }</div> })
    } else {
        let side = |&seat: &Seat| html! { <Who class="duellist" {seat} size={80} players={players()} /> };
        let mut sides = duellists.iter().map(side);
        Some(html! { <div class="versus">{ sides.next() }{ middle() }{ sides.next() }</div> })
    };
    // Where nobody is struck out by name, the names stand here.
    let order = (scene.group() && props.opens()).then(|| {
        let one = |&seat: &Seat| {
            html! {
                <li key={seat.index()}><Who class="row" {seat} size={26} players={players()} /></li>
            }
        };
        html! {
            <ol class="playing-order" aria-label={lang.select("In dieser Reihenfolge", "In this order")}>
                { for duellists.iter().map(one) }
            </ol>
        }
    });
    html! {
        <div class="challenge-players">
            { both }
            { order }
            if let Some(clock) = clock() {
                <ClockButtons {clock} now={contest.now} {hear} {lang} />
            }
            if let Some(seat) = scene.third {
                <Who class="row challenge-line" {seat} size={26} players={players()} does={lang.select("hilft", "helps")} />
            }
            <div class="row resting-rules">
                if scene.tries > 1 {
                    <span class="tag">{ localized!(lang, "Versuch {}", "Try {}", scene.tries) }</span>
                }
                <span>{ rests }</span>
            </div>
        </div>
    }
}

/// The button that lays the field out, and around it.
fn begin(props: &PlayingProps) -> Html {
    let PlayingProps { contest, on_call_off, hear, table, .. } = props;
    let lang = table.lang;
    html! {
        <>
            <button type="button" class="btn start-button" id="act" onclick={hear.reform(|_| Input::Field(true))}>
                { lang.select("Los geht’s", "Let’s play") }
            </button>
            <div class="challenge-buttons">
                <button type="button" class="btn second" onclick={hear.reform(|_| Input::Plain(true))}>
                    { lang.select("Ohne Gerät spielen", "Play without the device") }
                </button>
                { call_off(contest.doubts(), on_call_off.clone(), lang) }
            </div>
        </>
    }
}

/// Who has won, or who is out.
fn decide(props: &PlayingProps) -> Html {
    let PlayingProps { scene, contest, on_call_off, hear, table } = props;
    let (lang, players) = (table.lang, &table.players);
    let names = if scene.group() {
        let modes = [lang.select("Wer ist raus?", "Who is out?"), lang.select("Wer hat gewonnen?", "Who has won?")];
        html! {
            <>
                <Choice class="segmented mode-choice" label={lang.select("Ein Name bedeutet", "A name means")}
                    options={modes.map(|mode| html! { { mode } }).to_vec()} chosen={usize::from(contest.winners)}
                    on_choose={hear.reform(|mode| Input::Winners(mode == 1))} />
                { everybody(props) }
            </>
        }
    } else {
        let (seats, table) = (scene.players(players.seats()), table.clone());
        html! {
            <>
                { question(lang.select("Wer hat gewonnen?", "Who has won?")) }
                <Names {seats} players={Rc::clone(players)} on_choose={move |seat| table.act(&Action::Won(seat), None)} />
            </>
        }
    };
    html! {
        <>
            { names }
            <div class="challenge-buttons">
                <button type="button" class="btn second" onclick={table.acting(&Action::Again, None)}>
                    { lang.select("Noch einmal", "Once more") }
                </button>
                { call_off(contest.doubts(), on_call_off.clone(), lang) }
            </div>
            if scene.needs.device.is_some() {
                <button type="button" class="link-button" onclick={hear.reform(|_| Input::Plain(false))}>
                    { lang.select("Doch auf dem Gerät spielen", "Play on the device after all") }
                </button>
            }
        </>
    }
}

/// The whole group, those who are out struck through.
fn everybody(props: &PlayingProps) -> Html {
    let PlayingProps { scene, contest, table, .. } = props;
    let (lang, players) = (table.lang, &table.players);
    let one = |seat: Seat| {
        let (act, says) = match contest.winners {
            true => (Action::Won(seat), lang.select("gewinnt", "wins")),
            false => (Action::Out(seat), lang.select("raus", "out")),
        };
        let (picture, name) = (drawing(mat(players.symbol(seat), 30)), named(players.name(seat)));
        if scene.inside.contains(seat) {
            html! {
                <button key={seat.to_string()} type="button" class="btn paper" onclick={table.acting(&act, None)}>
                    { picture }<span class="player-name">{ name }</span><small>{ says }</small>
                </button>
            }
        } else {
            html! {
                <div key={seat.to_string()} class="struck-out">
                    { picture }<span class="player-name">{ name }</span><small>{ lang.select("ist raus", "is out") }</small>
                </div>
            }
        }
    };
    html! { <div class="name-buttons all-names">{ for Seat::all(players.seats()).map(one) }</div> }
}
