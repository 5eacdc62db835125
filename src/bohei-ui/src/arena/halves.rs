//! Two at the same time: the screen divided, each half turned to its player.

use ::bohei::Device;
use ::table::localized;
use ui::{drawing, named};
use yew::prelude::*;

use super::KEYS;
use super::frame::{FieldProps, above, on_finger, on_menu, on_start, sentence};
use super::measured::written;
use super::referee::{Mark, Phase, Verdict};
use crate::art::{bolt, mat};

/// A crack through the ice, as wide as it gets.
const CRACK: &str = r##"<svg class="crack" viewBox="0 0 100 60" preserveAspectRatio="none" aria-hidden="true"><path d="M0 22l18 9 9-13 17 16 12-20 14 22 11-9 19 10M27 18l3-18M44 34l-6 26M70 36l8 24M56 14l6-14" fill="none" stroke="#5f9fce" stroke-width="1.6" stroke-linejoin="round"/></svg>"##;

/// Both halves, and between them how it goes.
#[component]
pub(super) fn Halves(props: &FieldProps) -> Html {
    let FieldProps { referee, hear, table, .. } = props;
    let lang = table.lang;
    let ready = referee.phase() == Phase::Ready;
    let says = if ready { Some(sentence(referee, lang)) } else { came_of_it(props) };
    html! {
        <div class={classes!("challenge", "live", "two-halves", opponent(props))}>
            { above(props, String::new()) }
            // The opponent sits opposite, unless a device that lies in the middle knows better.
            { half(props, 1) }
            <div class="field-middle">
                { says }
                if ready && referee.device() == Device::React {
                    <button type="button" class="btn" id="act" onclick={on_start(hear)}>
                        { lang.select("Start", "Start") }
                    </button>
                }
            </div>
            { half(props, 0) }
        </div>
    }
}

/// Where the opponent sits around a device that lies in the middle, as the first of the two sees it.
fn opponent(props: &FieldProps) -> Option<&'static str> {
    let FieldProps { scene, table, .. } = props;
    let seating = table.flat.as_ref()?;
    let duellists = scene.players(table.players.seats());
    let [here, there] = [0, 1].map(|at| duellists.get(at).map(|&seat| seating.place(seat)));
    let (here, there) = (here?, there?);
    Some(match there.side.turns_from(here.side) {
        1 => "from-left",
        2 => "opposite",
        3 => "from-right",
        _ if there.index > here.index => "beside-left",
        _ => "beside-right",
    })
}

/// Who has won, while thumbs still lie there.
fn came_of_it(props: &FieldProps) -> Option<Html> {
    let FieldProps { scene, referee, table, .. } = props;
    if referee.phase() != Phase::Resting {
        return None;
    }
    let lang = table.lang;
    let words = match referee.verdict() {
        Verdict::Wins(player) => {
            let seat = scene.players(table.players.seats()).get(player).copied()?;
            let name = table.players.name(seat);
            localized!(lang, "{name} gewinnt", "{name} wins")
        }
        Verdict::Tie => lang.select("Kein klarer Sieg", "No clear winner").to_owned(),
    };
    Some(html! { <p class="display" role="status">{ words }</p> })
}

fn half(props: &FieldProps, half: usize) -> Html {
    let FieldProps { scene, referee, hear, table } = props;
    let (lang, players, device) = (table.lang, &table.players, referee.device());
    let fixed = |de: &'static str, en: &'static str| lang.select(de, en).to_owned();
    let ice = device == Device::Hold;
    let mark = referee.mark(half);
    let (state, words) = match (mark, referee.phase()) {
        (Mark::Sunk, _) => ("sunk", fixed("Knack!", "Crack!")),
        (Mark::Early, _) => ("lost", fixed("Zu früh!", "Too early!")),
        (Mark::Time(_), _) if ice => ("off", fixed("Losgelassen", "Let go")),
        (Mark::Time(_), _) => ("off", written(mark, device, lang)),
        (_, Phase::Running | Phase::Settling) => ("lit", fixed("Jetzt!", "Now!")),
        _ if ice && referee.holds(half) => ("held", fixed("Hält", "Holds")),
        (_, Phase::Ready) if ice => ("", fixed("Hier halten", "Hold here")),
        (_, Phase::Ready) => ("", fixed("Dein Feld", "Your half")),
        (_, Phase::Resting) => ("", "–".to_owned()),
        _ => ("wait", fixed("Warte …", "Wait …")),
    };
    let seat = scene.players(players.seats()).get(half).copied().unwrap_or(scene.by);
    let class = classes!("field-half", ice.then_some("ice"), (half == 1).then_some("there"));
    html! {
        <div {class} data-is={state} onpointerdown={on_finger(hear, half)} oncontextmenu={on_menu()}>
            if state == "sunk" {
                { drawing(CRACK.to_owned()) }
            }
            <div class="half-content">
                if state == "lit" {
                    { drawing(bolt(84)) }
                }
                <span class="display say">{ words }</span>
                <span class="row">
                    { drawing(mat(players.symbol(seat), 44)) }
                    <b class="player-name">{ named(players.name(seat)) }</b>
                    { KEYS.get(half).map(|key| html! { <kbd>{ *key }</kbd> }) }
                </span>
            </div>
        </div>
    }
}
