//! The rules: the booklet in our words, the options of this table, and what the booklet leaves open.

use std::rc::Rc;

use game_ui::GameInfo;
use game_ui::Paragraph;
use table::{Choices, Lang, OptionInfo, Seat};
use ui::Players;
use ui::{Choice, drawing};
use yew::prelude::*;

use crate::context::use_app;
use crate::navigation::{Go, Screen, Sheet, Tab};

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
        Callback::from(move |at: usize| app.go(Go::Instead(Screen::Sheet(Sheet::Rules(tabs[at])))))
    };
    let paragraphs: Vec<Html> = match (*tab, table) {
        (Tab::Rulings, _) => (game.rulings)(lang).iter().map(paragraph).collect(),
        (Tab::Table, Some((choices, players))) => {
            let settings = (game.infos)().into_iter().zip(choices);
            let can = settings.filter(|(info, _)| info.choices.count(players.seats()) > 1);
            can.map(|(info, &chosen)| setting(&info, chosen, players, lang)).collect()
        }
        _ => (game.rules)(lang).iter().map(paragraph).collect(),
    };
    html! {
        <>
            <Choice class="segmented" label={lang.select("Regeln", "Rules")} {options} {chosen} {on_choose} />
            <div class="list rules" tabindex="0">{ paragraphs }</div>
        </>
    }
}

fn paragraph(Paragraph { title, text, picture }: &Paragraph) -> Html {
    html! {
        <div class="rules-entry">
            if !picture.is_empty() {
                <div class="picture">{ drawing(picture.clone()) }</div>
            }
            <div class="grow"><h2>{ *title }</h2><p>{ *text }</p></div>
        </div>
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
    html! { <div class="rules-entry"><div class="grow"><h2>{ info.label.get(lang) }</h2><p>{ label }</p></div></div> }
}
