//! The controls of setup, settings, menus and sheets.

use table::Lang;
use yew::prelude::*;

use super::drawing;
use crate::art::{Icon, icon};

/// What an [`IconButton`] shows.
#[derive(Properties, PartialEq)]
pub struct IconButtonProps {
    /// The icon.
    pub icon: Icon,
    /// What the button is called.
    pub label: &'static str,
    /// What it does.
    pub onclick: Callback<MouseEvent>,
}

/// A button that shows an icon.
#[component]
pub fn IconButton(props: &IconButtonProps) -> Html {
    let IconButtonProps { icon: shown, label, onclick } = props;
    html! { <button type="button" class="icon" {onclick} aria-label={*label}>{ drawing(icon(*shown, 24)) }</button> }
}

/// What a [`TopBar`] shows.
#[derive(Properties, PartialEq)]
pub struct TopBarProps {
    /// The heading.
    pub title: AttrValue,
    /// The line below it; none if empty.
    #[prop_or_default]
    pub subtitle: AttrValue,
    /// The drawing beside the heading, as SVG text.
    #[prop_or_default]
    pub emblem: Option<AttrValue>,
    /// What the button at the left does.
    pub on_back: Callback<MouseEvent>,
    /// The language.
    pub lang: Lang,
    /// Buttons at the right.
    #[prop_or_default]
    pub children: Html,
}

/// The top of a screen: the way back, its heading, and buttons.
#[component]
pub fn TopBar(props: &TopBarProps) -> Html {
    let TopBarProps { title, subtitle, emblem, on_back, lang, children } = props;
    html! {
        <header class="bar">
            <IconButton icon={Icon::Back} label={lang.select("Zurück", "Back")} onclick={on_back} />
            { emblem.clone().map(Html::from_html_unchecked) }
            <div class="grow">
                <h1>{ title }</h1>
                if !subtitle.is_empty() {
                    <div class="small muted">{ subtitle }</div>
                }
            </div>
            { children.clone() }
        </header>
    }
}

/// What a [`Choice`] shows.
#[derive(Properties, PartialEq)]
pub struct ChoiceProps {
    /// Its class.
    pub class: Classes,
    /// What is chosen here, for those who hear it.
    pub label: AttrValue,
    /// The alternatives.
    pub options: Vec<Html>,
    /// Which of them is chosen.
    pub chosen: Option<usize>,
    /// Called with the number of an alternative that is pressed, from 0.
    pub on_choose: Callback<usize>,
}

/// A row of alternatives, one of them chosen.
#[component]
pub fn Choice(props: &ChoiceProps) -> Html {
    let ChoiceProps { class, label, options, chosen, on_choose } = props;
    let one = |(at, label): (usize, &Html)| {
        let onclick = on_choose.reform(move |_| at);
        html! {
            <button key={at} type="button" role="radio" aria-checked={(*chosen == Some(at)).to_string()} {onclick}>
                { label.clone() }
            </button>
        }
    };
    html! {
        <div class={class.clone()} role="radiogroup" aria-label={label}>{ for options.iter().enumerate().map(one) }</div>
    }
}

/// What a line of a list says, and what pressing it does.
#[derive(Properties, PartialEq)]
pub struct LinkRowProps {
    /// What it is called.
    pub title: AttrValue,
    /// What that means.
    pub hint: AttrValue,
    /// Where it leads.
    pub onclick: Callback<MouseEvent>,
}

/// A line that leads elsewhere.
#[component]
pub fn LinkRow(props: &LinkRowProps) -> Html {
    html! {
        <button type="button" class="group-row" onclick={&props.onclick}>
            { titled(&props.title, &props.hint) }
            { drawing(icon(Icon::Next, 24)) }
        </button>
    }
}

/// What a line says that is on or off.
#[derive(Properties, PartialEq)]
pub struct SwitchProps {
    /// What it is called.
    pub title: AttrValue,
    /// What that means.
    pub hint: AttrValue,
    /// Whether it is on, or unfolded.
    pub on: bool,
    /// Switches it.
    pub onclick: Callback<MouseEvent>,
}

/// A line with a switch.
#[component]
pub fn Switch(props: &SwitchProps) -> Html {
    html! {
        <button type="button" class="group-row" role="switch" aria-checked={props.on.to_string()} onclick={&props.onclick}>
            { titled(&props.title, &props.hint) }
            <span class="toggle"><i /></span>
        </button>
    }
}

/// A line that unfolds what follows it, or folds it up.
#[component]
pub fn Fold(props: &SwitchProps) -> Html {
    html! {
        <button type="button" class="group-row" aria-expanded={props.on.to_string()} onclick={&props.onclick}>
            { titled(&props.title, &props.hint) }
            { drawing(icon(Icon::Down, 24)) }
        </button>
    }
}

fn titled(title: &AttrValue, hint: &AttrValue) -> Html {
    html! { <span class="grow"><b>{ title }</b><small>{ hint }</small></span> }
}
