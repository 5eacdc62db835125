//! House rules, drawn from their description: one screen for every game.

use table::{Choices, Lang, Topic};
use yew::prelude::*;

use super::Msg;
use crate::names;
use crate::ui::{Alternative, El, choice, el, named};

/// Every option of a game with its choices.
pub(super) fn knobs(topics: &[Topic], choices: &[u8], names: &[String], on: &Callback<Msg>, lang: Lang) -> Vec<El> {
    let one = |(at, (topic, chosen)): (usize, (&Topic, &u8))| {
        let set = |choice: u8| {
            let on = on.clone();
            Callback::from(move |_: MouseEvent| on.emit(Msg::Chosen(at, choice)))
        };
        let caption = el("div", "caption").say(topic.label.get(lang));
        el("div", "col").add(caption).all(one(topic, *chosen, names, set, lang))
    };
    let can = |(_, (topic, _)): &(usize, (&Topic, &u8))| topic.choices.count(names.len() as u8) > 1;
    topics.iter().zip(choices).enumerate().filter(can).map(one).collect()
}

fn one(topic: &Topic, chosen: u8, names: &[String], pick: impl Fn(u8) -> Callback<MouseEvent>, lang: Lang) -> Vec<El> {
    let label = topic.label.get(lang);
    match topic.choices {
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
            rows.push(explanation(topic.hint.get(lang)));
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
