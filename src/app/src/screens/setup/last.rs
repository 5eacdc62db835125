//! The last table: who sat there, with which symbols, and by which house rules each game was played.

use game_ui::GameInfo;
use game_ui::art::{Icon, icon};
use platform::storage;
use table::{Choices, Lang, Link, OptionInfo};
use ui::drawing;
use yew::prelude::*;

use crate::names::Guest;
use crate::store::{read_list, write_list};

/// Who sat together last, whatever they played.
const LATEST: &str = "stammtisch.table";

/// Who played a game last.
pub(super) fn guests_of(game: &GameInfo) -> Option<Vec<Guest>> {
    read_list(&table_of(game.id))
}

fn table_of(game: &str) -> String {
    format!("{LATEST}.{game}")
}

/// By which rules a game was played last, as a link has them.
fn rules_of(game: &str) -> String {
    format!("stammtisch.played.{game}")
}

/// Whether this game was played here before.
pub(super) fn was_played(game: &GameInfo) -> bool {
    storage::read_text(&rules_of(game.id)).is_some()
}

/// Remembers a table that begins.
pub(super) fn remember(game: &GameInfo, players: &[Guest], infos: &[OptionInfo], choices: &[u8]) {
    write_list(LATEST, players.to_vec());
    write_list(&table_of(game.id), players.to_vec());
    storage::write(&rules_of(game.id), &Link::of_choices(game.head(), infos, choices));
}

/// A table that may sit down again.
#[derive(Clone, PartialEq)]
pub(super) struct Last {
    /// Who sat there, in sitting order.
    pub(super) players: Vec<Guest>,
    /// The number of the choice for each option.
    pub(super) choices: Vec<u8>,
}

/// The last table of all games, if this one can be played by so many; else the last one of this game. The house rules are those
/// of the last game of this kind, but for who begins.
pub(super) fn last(game: &GameInfo, infos: &[OptionInfo]) -> Option<Last> {
    let (from, to) = game.seats;
    let fits = |players: &Vec<Guest>| {
        let plays = |guest: &Guest| guest.level.is_none() || game.regulars.is_some();
        (usize::from(from)..=usize::from(to)).contains(&players.len()) && players.iter().all(plays)
    };
    let players = read_list(LATEST).filter(fits).or_else(|| guests_of(game).filter(fits))?;
    Some(Last { players, choices: choices(game, infos) })
}

/// The house rules of the last game of this kind, but for who begins; the printed ones if there is none.
pub(super) fn choices(game: &GameInfo, infos: &[OptionInfo]) -> Vec<u8> {
    let link = Link::read(&storage::read::<String>(&rules_of(game.id)).unwrap_or_default(), |id| id == game.id);
    let choices = match link {
        Ok(Link::Rules(link)) => link.choices(game.head(), infos).ok(),
        _ => None,
    };
    choices.unwrap_or_else(|| infos.iter().map(|info| info.printed).collect())
}

/// What the button of the [last table](Last) says and does.
#[derive(Properties, PartialEq)]
pub(super) struct SameTableProps {
    /// The game.
    pub(super) game: &'static GameInfo,
    /// The table.
    pub(super) last: Last,
    /// Seats it again and begins.
    pub(super) onclick: Callback<MouseEvent>,
    /// The language.
    pub(super) lang: Lang,
}

/// The button that seats the last table again and begins.
#[component]
pub(super) fn SameTable(SameTableProps { game, last, onclick, lang }: &SameTableProps) -> Html {
    let lang = *lang;
    let names: Vec<String> = last.players.iter().map(|guest| guest.name.clone()).collect();
    let infos = (game.infos)();
    let rules = infos.iter().zip(&last.choices);
    let rules = rules.filter_map(|(info, choice)| unlike_printed(info, *choice, names.len() as u8, lang));
    let words: Vec<String> = std::iter::once(table::listed(&names, lang)).chain(rules).collect();
    html! {
        <button type="button" class="board continue" {onclick}>
            { drawing(icon(Icon::People, 32)) }
            <span class="grow">
                <b>{ lang.select("Gleiche Runde", "Same table") }</b>
                <span class="small muted">{ words.join(" · ") }</span>
            </span>
            { drawing(icon(Icon::Next, 24)) }
        </button>
    }
}

/// A house rule, if it is one at a table for so many and not as printed.
fn unlike_printed(info: &OptionInfo, choice: u8, seats: u8, lang: Lang) -> Option<String> {
    if choice == info.printed || choice >= info.choices.count(seats) {
        return None;
    }
    let label = info.label.get(lang);
    Some(match info.choices {
        Choices::Listed(list) => format!(
            "{label}{} {}",
            if label.ends_with('?') { "" } else { ":" },
            list.get(usize::from(choice))?.label.get(lang)
        ),
        _ => label.to_owned(),
    })
}
