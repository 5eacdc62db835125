//! One after the other, on the whole of the field.

use ::bohei::Device;
use ::table::{Lang, localized};
use ui::dom;
use ui::drawing;
use yew::prelude::*;

use super::contest::Input;
use super::frame::{FieldProps, above, on_finger, on_menu, sentence};
use super::measured::written;
use super::paper::Who;
use super::referee::{Mark, Phase, Referee};
use crate::art::bolt;

/// The whole field is one button.
#[component]
pub(super) fn Turns(props: &FieldProps) -> Html {
    let FieldProps { scene, referee, hear, table } = props;
    let (lang, players) = (table.lang, &table.players);
    let duellists = scene.players(players.seats());
    let turn = referee.turn();
    let seat = duellists.get(turn).copied().unwrap_or(scene.by);
    let (at, all) = (turn + 1, duellists.len());
    let (state, big, small) = pad(referee, lang);
    let onclick = hear.reform(|event: MouseEvent| Input::Click(event.time_stamp()));
    let onkeydown = {
        let hear = hear.clone();
        Callback::from(move |event: KeyboardEvent| {
            if let Some(finger) = dom::finger_of(&event) {
                event.prevent_default();
                if !event.repeat() {
                    hear.emit(Input::Press(finger, 0, event.time_stamp()));
                }
            }
        })
    };
    html! {
        <div class="challenge live">
            { above(props, localized!(lang, "{at} von {all}", "{at} of {all}")) }
            { sentence(referee, lang) }
            <button type="button" class="tap-field" id="act" data-is={state} onpointerdown={on_finger(hear, 0)}
                oncontextmenu={on_menu()} {onkeydown} {onclick}>
                <Who class="row" {seat} size={56} players={players.clone()} />
                if state == "lit" {
                    { drawing(bolt(120)) }
                }
                <span class="display say" role="status">{ big }</span>
                <span class="medium">{ small }</span>
            </button>
        </div>
    }
}

/// How the whole field looks: its state, the large word, the small one.
fn pad(referee: &Referee, lang: Lang) -> (&'static str, String, &'static str) {
    let fixed = |de: &'static str, en: &'static str| lang.select(de, en).to_owned();
    let taps = matches!(referee.device(), Device::Taps(_));
    let one = lang.select("Nur ein Finger!", "One finger only!");
    match referee.phase() {
        Phase::Ready if referee.crowded() => ("crowd", fixed("Start", "Start"), one),
        Phase::Ready => ("go", fixed("Start", "Start"), lang.select("hier tippen", "tap here")),
        Phase::Waiting => ("wait", fixed("Warte …", "Wait …"), ""),
        Phase::Running if taps && referee.crowded() => ("crowd", referee.taps().to_string(), one),
        Phase::Running if taps => ("run", referee.taps().to_string(), ""),
        Phase::Running if referee.device() == Device::React => ("lit", fixed("Jetzt!", "Now!"), ""),
        Phase::Running => {
            ("run", fixed("Stopp", "Stop"), lang.select("Die Uhr läuft verdeckt.", "The clock runs hidden."))
        }
        _ => {
            let mark = referee.mark(referee.turn());
            // Nobody may aim at what another one has.
            let big = if matches!(mark, Mark::Early | Mark::Taps(_)) {
                written(mark, referee.device(), lang)
            } else {
                fixed("Gemessen", "Measured")
            };
            ("rest", big, lang.select("Finger weg.", "Fingers off."))
        }
    }
}
