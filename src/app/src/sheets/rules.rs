//! The rules: the booklet in our words, the options of this table, and what the booklet leaves open.

use game_ui::GameInfo;
use game_ui::Paragraph;
use game_ui::art::emblem;
use table::{Choices, Lang, Seat, Topic};
use ui::Guests;
use ui::{Choice, drawing};
use yew::prelude::*;

use super::{Sheet, Tab, frame};
use crate::app::{Go, Screen};
use crate::context::AppContext;

/// The rules of a game; without a table, that is what it has chosen and who sits there, there are no options to show.
pub(crate) fn booklet(house: &AppContext, game: &GameInfo, tab: Tab, table: Option<(&[u8], &Guests)>) -> Html {
    let lang = house.lang();
    let tabs = [
        (Tab::Booklet, lang.pick("Das Heft", "The booklet")),
        (Tab::Table, lang.pick("Euer Tisch", "Your table")),
        (Tab::Rulings, lang.pick("Geklärt", "Settled")),
    ];
    let tabs: Vec<_> = tabs.into_iter().filter(|(one, _)| *one != Tab::Table || table.is_some()).collect();
    let options: Vec<Html> = tabs.iter().map(|(_, label)| html! { *label }).collect();
    let chosen = tabs.iter().position(|(one, _)| *one == tab);
    let on_choose = {
        let (house, tabs) = (house.clone(), tabs.iter().map(|(one, _)| *one).collect::<Vec<_>>());
        Callback::from(move |at: usize| house.go(Go::Instead(Screen::Sheet(Sheet::Rules(tabs[at])))))
    };
    let paragraphs: Vec<Html> = match (tab, table) {
        (Tab::Rulings, _) => (game.rulings)(lang).iter().map(paragraph).collect(),
        (Tab::Table, Some((choices, guests))) => {
            let settings = (game.topics)().into_iter().zip(choices);
            let can = settings.filter(|(topic, _)| topic.choices.count(guests.seats()) > 1);
            can.map(|(topic, &chosen)| setting(&topic, chosen, guests, lang)).collect()
        }
        _ => (game.rules)(lang).iter().map(paragraph).collect(),
    };
    let title = format!("{}: {}", game.name, lang.pick("die Regeln", "the rules"));
    let content = html! {
        <>
            <Choice class="seg" label={lang.pick("Regeln", "Rules")} {options} {chosen} {on_choose} />
            <div class="list rules" tabindex="0">{ paragraphs }</div>
        </>
    };
    frame(house, &title, Some(emblem(game.regular, 40)), content)
}

fn paragraph(Paragraph { title, text, picture }: &Paragraph) -> Html {
    html! {
        <div class="rr">
            if !picture.is_empty() {
                <div class="pic">{ drawing(picture.clone()) }</div>
            }
            <div class="grow"><h2>{ *title }</h2><p>{ *text }</p></div>
        </div>
    }
}

/// How a table plays, whoever sits there and begins.
pub(crate) fn house_rules(topics: &[Topic], choices: &[u8], lang: Lang) -> Html {
    let nobody = Guests { names: Vec::new(), symbols: Vec::new() };
    let settings = topics.iter().zip(choices).filter(|(topic, _)| !matches!(topic.choices, Choices::Start));
    html! {
        <div class="rules">{ for settings.map(|(topic, &chosen)| setting(topic, chosen, &nobody, lang)) }</div>
    }
}

/// How this table plays.
fn setting(topic: &Topic, chosen: u8, guests: &Guests, lang: Lang) -> Html {
    let label = match (topic.choices.label(chosen), chosen.checked_sub(1)) {
        (Some(label), _) => label.get(lang).to_owned(),
        (None, None) => lang.pick("Der Zufall", "Chance").to_owned(),
        (None, Some(seat)) => guests.name(Seat::new(seat)).to_owned(),
    };
    html! { <div class="rr"><div class="grow"><h2>{ topic.label.get(lang) }</h2><p>{ label }</p></div></div> }
}
