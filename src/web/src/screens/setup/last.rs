//! The last table: who sat there, with which symbols, and by which house rules each game was played.

use table::{Choices, Lang, Link, Topic};
use yew::prelude::*;

use crate::art::{Icon, icon};
use crate::names::Regular;
use crate::profile::Profile;
use crate::store;
use crate::ui::old::{El, button, el};

/// Who sat together last, whatever they played.
const LATEST: &str = "stammtisch.table";

/// Who played a game last.
pub(super) fn guests_of(game: &Profile) -> Option<Vec<Regular>> {
    store::read(&table_of(game.id))
}

fn table_of(game: &str) -> String {
    format!("{LATEST}.{game}")
}

/// By which rules a game was played last, as a link has them.
fn rules_of(game: &str) -> String {
    format!("stammtisch.played.{game}")
}

/// Remembers a table that begins.
pub(super) fn remember(game: &Profile, guests: &[Regular], topics: &[Topic], choices: &[u8]) {
    let guests = guests.to_vec();
    store::write(LATEST, &guests);
    store::write(&table_of(game.id), &guests);
    store::write(&rules_of(game.id), &Link::of_choices(game.head(), topics, choices));
}

/// A table that may sit down again.
pub(super) struct Last {
    pub(super) guests: Vec<Regular>,
    /// The number of the choice for each topic.
    pub(super) choices: Vec<u8>,
}

/// The last table of all games, if this one can be played by so many; else the last one of this game. The house rules are those
/// of the last game of this kind, but for who begins.
pub(super) fn last(game: &Profile, topics: &[Topic]) -> Option<Last> {
    let (from, to) = game.seats;
    let fits = |guests: &Vec<Regular>| (usize::from(from)..=usize::from(to)).contains(&guests.len());
    let guests = store::read(LATEST).filter(fits).or_else(|| guests_of(game).filter(fits))?;
    let link = Link::read(&store::read::<String>(&rules_of(game.id)).unwrap_or_default(), |id| id == game.id);
    let choices = match link {
        Ok(Link::Rules(link)) => link.choices(game.head(), topics).ok(),
        _ => None,
    };
    Some(Last { guests, choices: choices.unwrap_or_else(|| topics.iter().map(|topic| topic.printed).collect()) })
}

impl Last {
    /// The button that seats them again and begins.
    pub(super) fn offer(&self, topics: &[Topic], begin: Callback<MouseEvent>, lang: Lang) -> El {
        let names: Vec<String> = self.guests.iter().map(|guest| guest.name.clone()).collect();
        let rules =
            topics.iter().zip(&self.choices).filter_map(|(topic, choice)| self.unlike_printed(topic, *choice, lang));
        let words: Vec<String> = std::iter::once(table::listed(&names, lang)).chain(rules).collect();
        let text = el("span", "grow")
            .add(el("b", "").say(lang.pick("Gleiche Runde", "Same table")))
            .add(el("span", "small muted").tell(words.join(" · ")));
        button("board cont", begin).draw(icon(Icon::People, 32)).add(text).draw(icon(Icon::Next, 24))
    }

    /// A house rule, if it is one at this table and not as printed.
    fn unlike_printed(&self, topic: &Topic, choice: u8, lang: Lang) -> Option<String> {
        if choice == topic.printed || choice >= topic.choices.count(self.guests.len() as u8) {
            return None;
        }
        let label = topic.label.get(lang);
        Some(match topic.choices {
            Choices::Listed(list) => format!(
                "{label}{} {}",
                if label.ends_with('?') { "" } else { ":" },
                list.get(usize::from(choice))?.label.get(lang)
            ),
            _ => label.to_owned(),
        })
    }
}
