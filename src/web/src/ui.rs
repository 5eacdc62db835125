//! Small pieces that every screen uses.

use table::{Lang, Part, Sentence};
use yew::prelude::*;

use crate::app::{Go, use_house};
use crate::art::{Icon, Regular, emblem, icon};
use crate::browser;
use crate::face::Guests;

/// A drawing.
pub(crate) fn drawing(svg: String) -> Html {
    Html::from_html_unchecked(AttrValue::from(svg))
}

/// A button that shows an icon and is called `label`.
pub(crate) fn icon_button(which: Icon, label: impl Into<AttrValue>, onclick: Callback<MouseEvent>) -> Html {
    html! {
        <button class="icon" type="button" aria-label={label.into()} {onclick}>{ drawing(icon(which, 24)) }</button>
    }
}

/// A sentence of the story, names set apart.
pub(crate) fn said(sentence: &Sentence, guests: &Guests) -> Html {
    sentence
        .parts()
        .into_iter()
        .map(|part| match part {
            Part::Text(text) => html! { { text.to_owned() } },
            Part::Seat(seat) => html! { <b><bdi>{ guests.name(seat).to_owned() }</bdi></b> },
        })
        .collect()
}

/// Goes somewhere when pressed.
pub(crate) fn going(go: &Callback<Go>, to: Go) -> Callback<MouseEvent> {
    let go = go.clone();
    Callback::from(move |_| go.emit(to.clone()))
}

/// What stands at the top of a screen.
#[derive(Properties, PartialEq)]
pub(crate) struct BarProps {
    /// The heading.
    pub(crate) title: AttrValue,
    /// The line below it.
    #[prop_or_default]
    pub(crate) subtitle: AttrValue,
    /// The regular beside it.
    #[prop_or_default]
    pub(crate) regular: Option<Regular>,
    /// Whether an arrow leads back.
    #[prop_or_default]
    pub(crate) back: bool,
    /// Buttons at the right.
    #[prop_or_default]
    pub(crate) children: Html,
}

#[component]
pub(crate) fn Bar(props: &BarProps) -> Html {
    let house = use_house();
    let lang = house.settings.lang();
    html! {
        <header class="bar">
            if props.back {
                { icon_button(Icon::Back, lang.pick("Zurück", "Back"), going(&house.go, Go::Back)) }
            }
            if let Some(regular) = props.regular {
                { drawing(emblem(regular, 44)) }
            }
            <div class="grow">
                <h1>{ props.title.clone() }</h1>
                if !props.subtitle.is_empty() {
                    <div class="small muted">{ props.subtitle.clone() }</div>
                }
            </div>
            { props.children.clone() }
        </header>
    }
}

/// One choice of several.
pub(crate) struct Alternative {
    /// What it is called.
    pub(crate) label: Html,
    /// Whether it is chosen.
    pub(crate) on: bool,
    /// Chooses it.
    pub(crate) choose: Callback<MouseEvent>,
}

/// A row of alternatives, one of them chosen.
pub(crate) fn choice(class: &'static str, label: impl Into<AttrValue>, alternatives: Vec<Alternative>) -> Html {
    html! {
        <div {class} role="radiogroup" aria-label={label.into()}>
            { for alternatives.into_iter().map(|one| html! {
                <button type="button" role="radio" aria-checked={one.on.to_string()} onclick={one.choose}>
                    { one.label }
                </button>
            }) }
        </div>
    }
}

/// A line with a switch.
pub(crate) fn switch(title: &str, hint: &str, on: bool, toggle: Callback<MouseEvent>) -> Html {
    html! {
        <button class="rw" type="button" role="switch" aria-checked={on.to_string()} onclick={toggle}>
            <span class="grow"><b>{ title }</b><small>{ hint }</small></span>
            <span class="tog"><i></i></span>
        </button>
    }
}

/// A line that leads elsewhere.
pub(crate) fn leading(title: &str, hint: &str, onclick: Callback<MouseEvent>) -> Html {
    html! {
        <button class="rw" type="button" {onclick}>
            <span class="grow"><b>{ title }</b><small>{ hint }</small></span>
            { drawing(icon(Icon::Next, 24)) }
        </button>
    }
}

/// "zu dritt": how many play, as the button says it.
pub(crate) fn in_number(seats: usize, lang: Lang) -> String {
    match lang {
        Lang::De => {
            let word = ["", "", "zweit", "dritt", "viert", "fünft", "sechst", "siebt", "acht"];
            format!("zu {}", word.get(seats).copied().unwrap_or_default())
        }
        Lang::En => {
            let word = ["", "", "two", "three", "four", "five", "six", "seven", "eight"];
            format!("for {}", word.get(seats).copied().unwrap_or_default())
        }
    }
}

/// Puts the focus on the element with this id as soon as it is there.
#[hook]
pub(crate) fn use_focus(id: &'static str) {
    use_effect_with((), move |()| browser::focus(id));
}
