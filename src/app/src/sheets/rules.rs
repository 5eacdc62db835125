//! The rules: the booklet in our words, the options of this table, and what the booklet leaves open.

mod search;

use std::rc::Rc;

use game_ui::GameInfo;
use game_ui::Paragraph;
use table::{Choices, Lang, OptionInfo, Seat, localized};
use ui::Players;
use ui::dom::HtmlInputElement;
use ui::{Choice, drawing};
use yew::prelude::*;

use super::LessonButton;
use crate::context::use_app;
use crate::navigation::{Navigation, Screen, Sheet, Tab};
use crate::sheets::Intro;
use search::{finds, marked};

/// What [`Rules`] show.
#[derive(Properties, PartialEq)]
pub(crate) struct RulesProps {
    /// The game.
    pub(crate) game: &'static GameInfo,
    /// The tab that is open.
    pub(crate) tab: Tab,
    /// What the table has chosen, and who sits there; without a table there are no options to show.
    #[prop_or_default]
    pub(crate) table: Option<(Vec<u8>, Rc<Players>)>,
}

/// The rules of a game.
#[component]
pub(crate) fn Rules(RulesProps { game, tab, table }: &RulesProps) -> Html {
    let app = use_app();
    let lang = app.lang();
    let tabs = [
        (Tab::Booklet, lang.select("Das Heft", "The booklet")),
        (Tab::Table, lang.select("Euer Tisch", "Your table")),
        (Tab::Rulings, lang.select("Geklärt", "Settled")),
    ];
    let tabs: Vec<_> = tabs.into_iter().filter(|(one, _)| *one != Tab::Table || table.is_some()).collect();
    let options: Vec<Html> = tabs.iter().map(|(_, label)| html! { *label }).collect();
    let chosen = tabs.iter().position(|(one, _)| one == tab);
    let on_choose = {
        let (app, tabs) = (app.clone(), tabs.iter().map(|(one, _)| *one).collect::<Vec<_>>());
        Callback::from(move |at: usize| app.go(Navigation::Instead(Screen::Sheet(Sheet::Rules(tabs[at])))))
    };
    // What is looked for stays the same in the other tab.
    let query = use_state_eq(String::new);
    let wanted: Vec<&str> = query.split_whitespace().collect();
    let choices = table.as_ref().map(|(choices, _)| choices.as_slice());
    let found = |tab: Tab| {
        let mut all = if tab == Tab::Rulings { (game.rulings)(choices, lang) } else { (game.rules)(choices, lang) };
        all.retain(|paragraph| finds(paragraph, &wanted));
        all
    };
    let content = match (*tab, table) {
        (Tab::Table, Some((choices, players))) => {
            let settings = (game.infos)().into_iter().zip(choices);
            let can = settings.filter(|(info, _)| info.choices.count(players.seats()) > 1);
            can.map(|(info, &chosen)| setting(&info, chosen, players, lang)).collect::<Html>()
        }
        (tab, _) => {
            let here = found(tab);
            let (other, there) = match tab {
                Tab::Rulings => (Tab::Booklet, lang.select("Das Heft", "The booklet")),
                _ => (Tab::Rulings, lang.select("Geklärt", "Settled")),
            };
            // Whoever finds nothing here may find it there.
            let elsewhere = here.is_empty().then(|| found(other).len());
            html! {
                <>
                    if tab == Tab::Booklet && wanted.is_empty() {
                        <Intro {game} />
                    }
                    <>{ for here.iter().map(|one| paragraph(one, &wanted)) }</>
                    if let Some(count) = elsewhere {
                        <div class="rules-entry nothing-found col">
                            <p role="status">{ nothing(count, there, lang) }</p>
                            if count > 0 {
                                <button type="button" class="btn second"
                                    onclick={app.going(Navigation::Instead(Screen::Sheet(Sheet::Rules(other))))}>
                                    { localized!(lang, "Dort nachsehen: {there}", "Look there: {there}") }
                                </button>
                            }
                        </div>
                    }
                </>
            }
        }
    };
    let search = (*tab != Tab::Table || table.is_none()).then(|| {
        let label = lang.select("In den Regeln suchen", "Search the rules");
        let oninput = {
            let query = query.clone();
            Callback::from(move |event: InputEvent| {
                if let Some(field) = event.target_dyn_into::<HtmlInputElement>() {
                    query.set(field.value());
                }
            })
        };
        html! {
            <input key="search" type="search" class="rules-search" aria-label={label} placeholder={label} maxlength="40"
                autocomplete="off" enterkeyhint="search" value={(*query).clone()} {oninput} />
        }
    });
    html! {
        <>
            <Choice class="segmented" label={lang.select("Regeln", "Rules")} {options} {chosen} {on_choose} />
            <>{ search }</>
            <div class="list rules" tabindex="0">
                if *tab == Tab::Booklet {
                    <LessonButton game={game.id} class="btn second full" />
                }
                { content }
            </div>
        </>
    }
}

fn paragraph(Paragraph { title, text, picture, .. }: &Paragraph, wanted: &[&str]) -> Html {
    html! {
        <div key={*title} class="rules-entry">
            if !picture.is_empty() {
                <div class="picture">{ drawing(picture.clone()) }</div>
            }
            <div class="grow"><h2>{ marked(title, wanted) }</h2><p>{ marked(text, wanted) }</p></div>
        </div>
    }
}

/// That nothing was found here, and whether it is in the other tab.
fn nothing(count: usize, there: &str, lang: Lang) -> String {
    match count {
        0 => lang.select("Davon steht hier nichts.", "There is nothing about that.").to_owned(),
        1 => localized!(
            lang,
            "Hier steht davon nichts, aber einmal unter „{there}“.",
            "Nothing here, but once in “{there}”."
        ),
        _ => localized!(
            lang,
            "Hier steht davon nichts, aber {count}-mal unter „{there}“.",
            "Nothing here, but {count} times in “{there}”."
        ),
    }
}

/// What [`HouseRules`] show.
#[derive(Properties, PartialEq)]
pub(crate) struct HouseRulesProps {
    /// The game.
    pub(crate) game: &'static GameInfo,
    /// The number of the choice for each of its house rules.
    pub(crate) choices: Vec<u8>,
}

/// How a table plays, whoever sits there and begins.
#[component]
pub(crate) fn HouseRules(HouseRulesProps { game, choices }: &HouseRulesProps) -> Html {
    let lang = use_app().lang();
    let nobody = Players { names: Vec::new(), symbols: Vec::new() };
    let infos = (game.infos)();
    let settings = infos.iter().zip(choices).filter(|(info, _)| !matches!(info.choices, Choices::Start));
    html! {
        <div class="rules">{ for settings.map(|(info, &chosen)| setting(info, chosen, &nobody, lang)) }</div>
    }
}

/// How this table plays.
fn setting(info: &OptionInfo, chosen: u8, players: &Players, lang: Lang) -> Html {
    let label = match (info.choices.label(chosen), chosen.checked_sub(1)) {
        (Some(label), _) => label.get(lang).to_owned(),
        (None, None) => lang.select("Der Zufall", "Chance").to_owned(),
        (None, Some(seat)) => players.name(Seat::new(seat)).to_owned(),
    };
    html! {
        <div key={info.key} class="rules-entry">
            <div class="grow"><h2>{ info.label.get(lang) }</h2><p>{ label }</p></div>
        </div>
    }
}
