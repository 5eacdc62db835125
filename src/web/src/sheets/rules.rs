//! The rules: the booklet in our words, the options of this table, and what the booklet leaves open.

use std::marker::PhantomData;

use table::{Choices, Lang, Options};
use yew::prelude::*;

use super::Frame;
use crate::app::use_house;
use crate::art::emblem;
use crate::face::{Face, Guests, Paragraph};
use crate::ui::{Alternative, choice, drawing};

/// Which rules.
#[derive(Properties)]
pub(crate) struct RulesProps<G: Face> {
    /// The options of this table; without them there is no table yet.
    #[prop_or_default]
    pub(crate) options: Option<G::Options>,
    /// Who plays.
    #[prop_or_default]
    pub(crate) guests: Option<std::rc::Rc<Guests>>,
    #[prop_or_default]
    pub(crate) game: PhantomData<G>,
}

impl<G: Face> PartialEq for RulesProps<G> {
    fn eq(&self, other: &RulesProps<G>) -> bool {
        self.options == other.options && self.guests == other.guests
    }
}

/// The tabs of the sheet.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Tab {
    Booklet,
    Table,
    Rulings,
}

#[component]
pub(crate) fn RulesSheet<G: Face>(props: &RulesProps<G>) -> Html {
    let lang = use_house().settings.lang();
    let tab = use_state(|| Tab::Booklet);
    let tabs = [
        (Tab::Booklet, lang.pick("Das Heft", "The booklet")),
        (Tab::Table, lang.pick("Euer Tisch", "Your table")),
        (Tab::Rulings, lang.pick("Geklärt", "Settled")),
    ];
    let shown = *tab;
    let alternatives = tabs
        .into_iter()
        .filter(|(one, _)| *one != Tab::Table || props.options.is_some())
        .map(|(one, label)| {
            let tab = tab.clone();
            Alternative {
                label: html! { { label } },
                on: shown == one,
                choose: Callback::from(move |_| tab.set(one)),
            }
        })
        .collect();
    let paragraphs = match shown {
        Tab::Booklet => G::rules(lang).iter().map(paragraph).collect::<Html>(),
        Tab::Rulings => G::rulings(lang).iter().map(paragraph).collect(),
        Tab::Table => props.options.as_ref().map(|options| knobs(options, props.guests.as_deref(), lang)).unwrap_or_default(),
    };
    html! {
        <Frame title={format!("{}: {}", G::NAME, lang.pick("die Regeln", "the rules"))} picture={drawing(emblem(G::REGULAR, 40))}>
            { choice("seg", lang.pick("Regeln", "Rules"), alternatives) }
            <div class="list rules" tabindex="0">{ paragraphs }</div>
        </Frame>
    }
}

fn paragraph(paragraph: &Paragraph) -> Html {
    html! {
        <div class="rr">
            if !paragraph.picture.is_empty() {
                <div class="pic">{ drawing(paragraph.picture.clone()) }</div>
            }
            <div class="grow"><h2>{ paragraph.title }</h2><p>{ paragraph.text }</p></div>
        </div>
    }
}

/// How this table plays, option by option.
fn knobs<O: Options>(options: &O, guests: Option<&Guests>, lang: Lang) -> Html {
    O::KNOBS
        .iter()
        .map(|knob| {
            let chosen = (knob.get)(options);
            let label = match knob.choices {
                Choices::Start => match chosen.checked_sub(1) {
                    None => lang.pick("Der Zufall", "Chance").to_owned(),
                    Some(seat) => guests.map(|guests| guests.name(table::Seat::new(seat)).to_owned()).unwrap_or_default(),
                },
                Choices::Listed(list) => list[usize::from(chosen)].label.get(lang).to_owned(),
            };
            html! {
                <div class="rr">
                    <div class="grow"><h2>{ knob.label.get(lang) }</h2><p>{ label }</p></div>
                </div>
            }
        })
        .collect()
}
