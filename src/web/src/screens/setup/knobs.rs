//! House rules, drawn from their description: one screen for every game.

use table::{Choices, Knob, Lang, Options};
use yew::prelude::*;

use crate::face::Face;
use crate::names;
use crate::ui::{Alternative, El, choice, el, named};

/// Every option of a game with its choices.
pub(super) fn knobs<G: Face>(
    options: &G::Options,
    names: &[String],
    set: &Callback<G::Options>,
    lang: Lang,
) -> Vec<El> {
    let one = |knob: &'static Knob<G::Options>| {
        let caption = el("div", "caption").say(knob.label.get(lang));
        el("div", "col").add(caption).all(one(knob, options, names, set, lang))
    };
    let can = |knob: &&Knob<G::Options>| knob.choices.count(names.len() as u8) > 1;
    G::Options::KNOBS.iter().filter(can).map(one).collect()
}

fn one<O: Options>(knob: &'static Knob<O>, options: &O, names: &[String], set: &Callback<O>, lang: Lang) -> Vec<El> {
    let chosen = (knob.get)(options);
    let label = knob.label.get(lang);
    let pick = |choice: u8| {
        let mut options = options.clone();
        (knob.set)(&mut options, choice);
        let set = set.clone();
        Callback::from(move |_: MouseEvent| set.emit(options.clone()))
    };
    match knob.choices {
        Choices::Start => {
            let mut rows = vec![choice(
                "seg",
                label,
                vec![
                    Alternative::new(lang.pick("Der Zufall", "Chance"), chosen == 0, pick(0)),
                    Alternative::new(lang.pick("Wir bestimmen", "We decide"), chosen > 0, pick(chosen.max(1))),
                ],
            )];
            if chosen > 0 {
                let seat = |(number, name): (u8, &String)| {
                    let name = names::cleaned(name);
                    let place = lang.pick("Platz", "Seat");
                    let name = if name.is_empty() { format!("{place} {number}") } else { name };
                    Alternative { label: named(&name).into(), on: chosen == number, choose: pick(number) }
                };
                rows.push(choice("seg many", label, (1..).zip(names).map(seat).collect()));
            }
            rows.push(explanation(knob.hint.get(lang)));
            rows
        }
        Choices::Listed(list) | Choices::ListedFor { choices: list, .. } => {
            let all = (0..).zip(list).map(|(at, one)| Alternative::new(one.label.get(lang), at == chosen, pick(at)));
            let hint = list.get(usize::from(chosen)).map_or("", |one| one.hint.get(lang));
            vec![choice("seg", label, all.collect()), explanation(hint)]
        }
    }
}

/// A line below the choices.
fn explanation(hint: &'static str) -> El {
    el("p", "small muted").say(hint)
}
