//! The rules: the booklet in our words, the options of this table, and what the booklet leaves open.

use super::{Sheet, Tab, frame};
use crate::app::House;
use crate::art::emblem;
use crate::face::{Guests, Paragraph};
use crate::profile::Profile;
use crate::ui::old::{Alternative, El, choice, el};
use table::{Choices, Lang, Seat, Topic};

/// The rules of a game; without a table, that is what it has chosen and who sits there, there are no options to show.
pub(crate) fn booklet(house: &House, game: &Profile, tab: Tab, table: Option<(&[u8], &Guests)>) -> El {
    let lang = house.lang();
    let tabs = [
        (Tab::Booklet, lang.pick("Das Heft", "The booklet")),
        (Tab::Table, lang.pick("Euer Tisch", "Your table")),
        (Tab::Rulings, lang.pick("Geklärt", "Settled")),
    ];
    let tabs = tabs.into_iter().filter(|(one, _)| *one != Tab::Table || table.is_some());
    let tabs = tabs.map(|(one, label)| Alternative::new(label, one == tab, house.turning(Sheet::Rules(one)))).collect();
    let paragraphs: Vec<El> = match (tab, table) {
        (Tab::Rulings, _) => (game.rulings)(lang).iter().map(paragraph).collect(),
        (Tab::Table, Some((choices, guests))) => {
            let settings = (game.topics)().into_iter().zip(choices);
            let can = settings.filter(|(topic, _)| topic.choices.count(guests.seats()) > 1);
            can.map(|(topic, &chosen)| setting(&topic, chosen, guests, lang)).collect()
        }
        _ => (game.rules)(lang).iter().map(paragraph).collect(),
    };
    let title = format!("{}: {}", game.name, lang.pick("die Regeln", "the rules"));
    let list = el("div", "list rules").set("tabindex", "0").all(paragraphs);
    let tabs = choice("seg", lang.pick("Regeln", "Rules"), tabs);
    frame(house, title, Some(emblem(game.regular, 40)), vec![tabs, list])
}

fn paragraph(paragraph: &Paragraph) -> El {
    let picture = Some(&paragraph.picture).filter(|picture| !picture.is_empty());
    let picture = picture.map(|picture| el("div", "pic").draw(picture.clone()));
    let words = el("div", "grow").add(el("h2", "").say(paragraph.title)).add(el("p", "").say(paragraph.text));
    el("div", "rr").maybe(picture).add(words)
}

/// How a table plays, whoever sits there and begins.
pub(crate) fn house_rules(topics: &[Topic], choices: &[u8], lang: Lang) -> El {
    let nobody = Guests { names: Vec::new(), symbols: Vec::new() };
    let settings = topics.iter().zip(choices).filter(|(topic, _)| !matches!(topic.choices, Choices::Start));
    el("div", "rules").all(settings.map(|(topic, &chosen)| setting(topic, chosen, &nobody, lang)))
}

/// How this table plays.
fn setting(topic: &Topic, chosen: u8, guests: &Guests, lang: Lang) -> El {
    let label = match (topic.choices.label(chosen), chosen.checked_sub(1)) {
        (Some(label), _) => label.get(lang).to_owned(),
        (None, None) => lang.pick("Der Zufall", "Chance").to_owned(),
        (None, Some(seat)) => guests.name(Seat::new(seat)).to_owned(),
    };
    let words = el("div", "grow").add(el("h2", "").say(topic.label.get(lang))).add(el("p", "").tell(label));
    el("div", "rr").add(words)
}
