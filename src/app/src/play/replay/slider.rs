//! The slider over all turns, and the drawing behind it: how far the replay is, and where each round begins.

use std::fmt::Write;
use std::rc::Rc;

use game_ui::GameLog;
use table::{Lang, Turn, localized};
use ui::drawing;
use web_sys::HtmlInputElement;
use yew::prelude::*;

use super::moment::Moment;
use super::state::ReplayAction;
use crate::context::use_app;

/// What a [`Slider`] shows.
#[derive(Properties, PartialEq)]
pub(super) struct SliderProps {
    /// The moment that is shown.
    pub(super) moment: Rc<Moment>,
    /// Is told where it is moved to.
    pub(super) send: Callback<ReplayAction>,
}

/// The slider.
#[component]
pub(super) fn Slider(SliderProps { moment, send }: &SliderProps) -> Html {
    let lang = use_app().lang();
    let turns = &moment.turns;
    let ends: Vec<u16> = (0..=turns.len()).map(|turns| moment.after(turns)).collect();
    let oninput = send.reform(move |event: InputEvent| {
        let slider = event.target_dyn_into::<HtmlInputElement>();
        let turns: usize = slider.and_then(|slider| slider.value().parse().ok()).unwrap_or_default();
        ReplayAction::Show(ends.get(turns).copied().unwrap_or_default())
    });
    let value = moment.now().map_or(0, |now| now + 1);
    html! {
        <div class="slide">
            { drawing(drawn(turns, value, &*moment.table, lang)) }
            <input type="range" min="0" max={turns.len().to_string()} value={value.to_string()} {oninput}
                aria-label={lang.select("Zug", "Turn")} aria-valuetext={moment.spoken(lang)} />
        </div>
    }
}

/// From this many rounds on only the first one has room for more than its number.
const MANY: usize = 4;

/// How much of the width a name needs on a phone, in percent.
const NAME: f64 = 21.0;

/// How much a number needs.
const NUMBER: f64 = 7.0;

/// The drawing for the slider after so many turns. Everything is placed in percent of the way of its thumb.
fn drawn(turns: &[Turn], value: usize, table: &dyn GameLog, lang: Lang) -> String {
    let percent = |count: usize| 100.0 * count as f64 / turns.len().max(1) as f64;
    let begins = |at: &usize| *at == 0 || turns[at - 1].round < turns[*at].round;
    let rounds: Vec<usize> = (0..turns.len()).filter(begins).collect();
    let label: Vec<String> = rounds.iter().map(|&at| label(&turns[at..], table, lang)).collect();
    let one = if rounds.len() > 1 { "" } else { " one" };
    let mut svg = format!(r#"<svg class="slider-way{one}" role="img" aria-label="{}">"#, label.join(", "));
    let mut line = |class, to: f64| {
        let _ = write!(svg, r#"<line class="{class}" x1="0" x2="{to:.2}%" y1="20" y2="20"/>"#);
    };
    line("way", 100.0);
    let at = percent(value);
    line("gone", at);
    let mut free = 0.0;
    for &first in rounds.iter().filter(|_| rounds.len() > 1) {
        let (x, round) = (percent(first), turns[first].round);
        let _ = write!(svg, r#"<line class="tick" x1="{x:.2}%" x2="{x:.2}%" y1="9" y2="31"/>"#);
        if x < free {
            continue;
        }
        let whole = rounds.len() < MANY || first == 0;
        let (name, room) = match whole {
            true => (table.round_name(round, lang), NAME),
            false => (round.to_string(), NUMBER),
        };
        let anchor = match whole {
            true if x > 75.0 => "end",
            true => "start",
            false => "middle",
        };
        let _ = write!(svg, r#"<text x="{x:.2}%" y="48" text-anchor="{anchor}">{name}</text>"#);
        free = x + room;
    }
    let number = value.checked_sub(1).and_then(|now| turns.get(now)?.number).map(|number| number.to_string());
    let _ = write!(svg, r#"<circle class="foot" cx="{at:.2}%" cy="22" r="17"/><circle cx="{at:.2}%" cy="20" r="17"/>"#);
    let _ = write!(svg, r#"<text class="knob" x="{at:.2}%" y="26">{}</text></svg>"#, number.unwrap_or_default());
    svg
}

/// `Runde 2 ab Zug 14`.
fn label(turns: &[Turn], table: &dyn GameLog, lang: Lang) -> String {
    let round = table.round_name(turns[0].round, lang);
    match turns.iter().find_map(|turn| turn.number) {
        Some(number) => localized!(lang, "{round} ab Zug {number}", "{round} from turn {number}"),
        None => round,
    }
}
