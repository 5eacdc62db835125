//! A finished game once more, act by act, with everything turned up: who knew what.

use table::tell;
use web_sys::HtmlInputElement;
use yew::prelude::*;

use super::{Line, Sheet, frame};
use crate::app::{Go, House, Screen};
use crate::art::Icon;
use crate::ui::{El, el, icon_button};

/// The game after `at` of `acts` acts; `lines` tell the last of them.
pub(crate) fn past(house: &House, at: u16, acts: u16, lines: Vec<Line>, table: El) -> El {
    let lang = house.lang();
    let step = |to: u16, which, label| icon_button(which, label, house.turning(Sheet::Past(to)));
    let go = house.go.clone();
    let slid = Callback::from(move |event: InputEvent| {
        let slider = event.target_dyn_into::<HtmlInputElement>();
        let to = slider.and_then(|slider| slider.value().parse().ok()).unwrap_or_default();
        go.emit(Go::Instead(Screen::Sheet(Sheet::Past(to))));
    });
    let slider = el("input", "grow")
        .set("type", "range")
        .set("min", "0")
        .put("max", acts.to_string())
        .set("aria-label", lang.pick("Schritt", "Step"))
        .value(at.to_string())
        .input(slid);
    let line = |line: Line| el("p", "row").draw(line.mat).add(el("span", "grow").nodes(line.text));
    let place = tell!(lang, "Schritt {at} von {acts}", "Step {at} of {acts}");
    let steps = el("div", "row")
        .add(step(at.saturating_sub(1), Icon::Back, lang.pick("Einen Schritt zurück", "One step back")))
        .add(slider)
        .add(step((at + 1).min(acts), Icon::Next, lang.pick("Einen Schritt weiter", "One step on")));
    let list = el("div", "list past").set("tabindex", "0").add(table).all(lines.into_iter().map(line));
    let title = lang.pick("Wer wusste was?", "Who knew what?").to_owned();
    frame(house, title, None, vec![list, el("p", "small muted").tell(place), steps])
}
