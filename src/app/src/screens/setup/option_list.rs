//! House rules, drawn from their description: one screen for every game.

use game_ui::GameInfo;
use table::{Choices, Lang, OptionInfo, localized};
use ui::{Choice, Switch, named};
use yew::prelude::*;

/// What is chosen, and for whom.
#[derive(Properties, PartialEq)]
pub(super) struct OptionListProps {
    /// The game.
    pub(super) game: &'static GameInfo,
    /// The number of the choice for each of its options.
    pub(super) choices: Vec<u8>,
    /// The names in sitting order.
    pub(super) names: Vec<String>,
    /// Called with the number of an option and that of a choice.
    pub(super) on_choose: Callback<(usize, u8)>,
    /// The language.
    pub(super) lang: Lang,
}

/// Every option of the game with its choices; switches that follow each other share a panel.
#[component]
pub(super) fn OptionList(props: &OptionListProps) -> Html {
    let OptionListProps { game, choices, names, on_choose, lang } = props;
    let lang = *lang;
    let mut all: Vec<Html> = Vec::new();
    let mut switches: Vec<Html> = Vec::new();
    for (at, info) in (game.infos)().iter().enumerate() {
        if info.choices.count(names.len() as u8) < 2 {
            continue;
        }
        let title = info.label.get(lang);
        let rows = match info.choices {
            Choices::Switch(on) | Choices::SwitchFor { on, .. } => {
                let chosen = choices[at];
                let hint = if chosen == 0 { info.hint } else { on };
                let onclick = on_choose.reform(move |_| (at, 1 - chosen.min(1)));
                switches
                    .push(html! { <Switch key={info.key} {title} hint={hint.get(lang)} on={chosen > 0} {onclick} /> });
                continue;
            }
            Choices::Listed(list) => listed(props, at, info, list),
            Choices::Start => start(props, at, info),
        };
        all.extend(panel(all.len(), &mut switches));
        all.push(html! { <div key={info.key} class="col"><div class="caption">{ title }</div>{ rows }</div> });
    }
    all.extend(panel(all.len(), &mut switches));
    all.into_iter().collect()
}

/// Chance, or a seat; then the booklet's own question helps.
fn start(props: &OptionListProps, at: usize, info: &OptionInfo) -> Html {
    let OptionListProps { choices, names, on_choose, lang, .. } = props;
    let (chosen, lang) = (choices[at], *lang);
    let label = info.label.get(lang);
    let ways = vec![html! { lang.select("Der Zufall", "Chance") }, html! { lang.select("Wir bestimmen", "We decide") }];
    let seat = |(number, name): (usize, &String)| {
        let name = ui::names::cleaned(name);
        let place = lang.select("Platz", "Seat");
        named(&if name.is_empty() { format!("{place} {number}") } else { name })
    };
    let seats: Vec<Html> = (1..).zip(names).map(seat).collect();
    html! {
        <>
            <Choice class="segmented" {label} options={ways} chosen={usize::from(chosen > 0)}
                on_choose={on_choose.reform(move |way| (at, if way == 0 { 0 } else { chosen.max(1) }))} />
            if chosen > 0 {
                <p class="small muted">{ info.hint.get(lang) }</p>
                <Choice class="segmented many" {label} options={seats} chosen={usize::from(chosen) - 1}
                    on_choose={on_choose.reform(move |seat| (at, seat as u8 + 1))} />
            }
        </>
    }
}

/// One of several, each with how long a game is by it, if that depends on it.
fn listed(props: &OptionListProps, at: usize, info: &OptionInfo, list: &[table::Choice]) -> Html {
    let OptionListProps { game, choices, names, on_choose, lang } = props;
    let (chosen, lang) = (usize::from(choices[at]), *lang);
    let minutes = |choice: u8| {
        let mut choices = choices.clone();
        choices[at] = choice;
        (game.minutes)(&choices, names.len() as u8)
    };
    let matters = (0..).zip(list).any(|(choice, _)| minutes(choice) != minutes(0));
    let one = |(number, one): (u8, &table::Choice)| {
        let minutes = minutes(number);
        html! {
            <>
                { one.label.get(lang) }
                if matters {
                    <small>{ localized!(lang, "etwa {minutes} Min.", "about {minutes} min") }</small>
                }
            </>
        }
    };
    let options: Vec<Html> = (0..).zip(list).map(one).collect();
    html! {
        <>
            <Choice class="segmented" label={info.label.get(lang)} {options} {chosen}
                on_choose={on_choose.reform(move |choice| (at, choice as u8))} />
            <p class="small muted">{ list.get(chosen).map_or("", |one| one.hint.get(lang)) }</p>
        </>
    }
}

/// The switches so far; `at` is their place in the list.
fn panel(at: usize, switches: &mut Vec<Html>) -> Option<Html> {
    let switches = std::mem::take(switches);
    (!switches.is_empty()).then(|| html! { <div key={at} class="row-group">{ switches }</div> })
}
