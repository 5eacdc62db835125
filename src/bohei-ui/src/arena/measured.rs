//! What was measured, and who wins by it; entered only when the table agrees.

use ::bohei::{Action, Device};
use ::table::{Lang, Seat, localized};
use ui::{drawing, named};
use yew::prelude::*;

use super::contest::Input;
use super::frame::FieldProps;
use super::referee::{Mark, Verdict, hundredths};
use crate::art::mat;

/// Hundredths of a second: `9,87 s`.
fn seconds(time: i32, lang: Lang) -> String {
    let (whole, part) = (time / 100, time % 100);
    format!("{whole}{}{part:02} s", lang.select(",", "."))
}

/// A mark in a few letters: `9,87 s`, `231 ms`, `58`.
pub(super) fn written(mark: Mark, device: Device, lang: Lang) -> String {
    match mark {
        Mark::Time(time) if device == Device::React => format!("{} ms", time as i32),
        Mark::Time(time) => seconds(hundredths(time), lang),
        Mark::Taps(taps) => taps.to_string(),
        Mark::Nothing => "–".to_owned(),
        Mark::Early => lang.select("zu früh", "too early").to_owned(),
        Mark::Sunk => lang.select("eingebrochen", "fell in").to_owned(),
    }
}

/// What a mark is beside the aim: `0,13 s daneben`.
fn distance(mark: Mark, device: Device, lang: Lang) -> Option<String> {
    let (Mark::Time(time), Device::Stop(aim)) = (mark, device) else { return None };
    let off = seconds((hundredths(time) - i32::from(aim) * 100).abs(), lang);
    Some(localized!(lang, "{off} daneben", "{off} off"))
}

/// The table of what was measured, the best first, and the button that enters the winner.
#[component]
pub(super) fn Measured(props: &FieldProps) -> Html {
    let FieldProps { scene, referee, hear, table } = props;
    let (lang, players, device) = (table.lang, &table.players, referee.device());
    let duellists = scene.players(players.seats());
    let verdict = referee.verdict();
    let ranking = referee.ranking();
    let row = |&player: &usize| {
        let seat: Seat = *duellists.get(player)?;
        let mark = referee.mark(player);
        Some(html! {
            <li key={player} class={(verdict == Verdict::Wins(player)).then_some("first")}>
                { drawing(mat(players.symbol(seat), 34)) }
                <span class="grow player-name">{ named(players.name(seat)) }</span>
                if let Some(off) = distance(mark, device, lang) {
                    <small>{ off }</small>
                }
                <b class="display">{ written(mark, device, lang) }</b>
            </li>
        })
    };
    let winner = match verdict {
        Verdict::Wins(player) => duellists.get(player).copied(),
        Verdict::Tie => None,
    };
    let once_more = lang.select("Noch einmal", "Once more");
    let again = table.acting(&Action::Again, None);
    let (head, main, enter) = match winner {
        Some(seat) => {
            let note: Vec<String> = ranking.iter().map(|&player| written(referee.mark(player), device, lang)).collect();
            let (name, won) = (players.name(seat), Action::Won(seat));
            let enter = table.acting(&won, Some(note.join(" / ")));
            (lang.select("Gemessen", "Measured"), localized!(lang, "{name} gewinnt", "{name} wins"), enter)
        }
        None => (lang.select("Kein klarer Sieg", "No clear winner"), once_more.to_owned(), again.clone()),
    };
    html! {
        <div class="challenge measured-result">
            <h2 class="display question-title">{ head }</h2>
            <ol class="measured-marks">{ for ranking.iter().filter_map(row) }</ol>
            <button type="button" class="btn start-button" id="act" onclick={enter}>{ main }</button>
            <div class="challenge-buttons">
                if winner.is_some() {
                    <button type="button" class="btn second" onclick={again}>{ once_more }</button>
                }
                <button type="button" class="btn second" onclick={hear.reform(|_| Input::Plain(true))}>
                    { lang.select("Ohne Gerät spielen", "Play without the device") }
                </button>
            </div>
        </div>
    }
}
