//! House rules, drawn from their description: one screen for every game.

use table::{Choices, Knob, Lang, Options, Seat};
use yew::prelude::*;

use crate::face::Face;
use crate::names;
use crate::ui::{Alternative, choice};

#[derive(Properties)]
pub(super) struct KnobsProps<G: Face> {
    pub(super) options: G::Options,
    pub(super) names: Vec<String>,
    pub(super) set: Callback<G::Options>,
    pub(super) lang: Lang,
}

impl<G: Face> PartialEq for KnobsProps<G> {
    fn eq(&self, other: &KnobsProps<G>) -> bool {
        self.options == other.options && self.names == other.names && self.set == other.set && self.lang == other.lang
    }
}

#[component]
pub(super) fn Knobs<G: Face>(props: &KnobsProps<G>) -> Html {
    G::Options::KNOBS
        .iter()
        .map(|knob| {
            html! {
                <div>
                    <div class="caption">{ knob.label.get(props.lang) }</div>
                    { one(props, knob) }
                </div>
            }
        })
        .collect()
}

fn one<G: Face>(props: &KnobsProps<G>, knob: &'static Knob<G::Options>) -> Html {
    let chosen = (knob.get)(&props.options);
    let label = knob.label.get(props.lang);
    let pick = |choice: u8| {
        let mut options = props.options.clone();
        (knob.set)(&mut options, choice);
        props.set.reform(move |_: MouseEvent| options.clone())
    };
    match knob.choices {
        Choices::Start => start(props, label, chosen, pick),
        Choices::Listed(list) => {
            let alternatives = (0..).zip(list).map(|(at, one)| Alternative {
                label: html! { { one.label.get(props.lang) } },
                on: at == chosen,
                choose: pick(at),
            });
            let hint = list.get(usize::from(chosen)).map(|one| one.hint.get(props.lang));
            html! {
                <>
                    { choice("seg", label, alternatives.collect()) }
                    <p class="small muted hint">{ hint }</p>
                </>
            }
        }
    }
}

/// Chance, or one of the names above.
fn start<G: Face>(props: &KnobsProps<G>, label: &'static str, chosen: u8, pick: impl Fn(u8) -> Callback<MouseEvent>) -> Html {
    let lang = props.lang;
    let first = vec![
        Alternative { label: html! { { lang.pick("Der Zufall", "Chance") } }, on: chosen == 0, choose: pick(0) },
        Alternative { label: html! { { lang.pick("Wir bestimmen", "We decide") } }, on: chosen > 0, choose: pick(chosen.max(1)) },
    ];
    let seats = Seat::all(props.names.len() as u8).zip((1..).zip(&props.names)).map(|(_, (number, name))| {
        let name = names::cleaned(name);
        let name = if name.is_empty() { lang.pick(format!("Platz {number}"), format!("Seat {number}")) } else { name };
        Alternative { label: html! { <bdi>{ name }</bdi> }, on: chosen == number, choose: pick(number) }
    });
    html! {
        <>
            { choice("seg", label, first) }
            if chosen > 0 {
                { choice("seg many", label, seats.collect()) }
            }
        </>
    }
}
