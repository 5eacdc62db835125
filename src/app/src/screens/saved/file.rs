//! The whole evening as a file: written, and read in again.

use platform::sharing;
use platform::storage;
use table::{Lang, localized};
use yew::prelude::*;

use super::{load, said};
use crate::context::AppContext;
use crate::games::game_of;
use crate::navigation::{Navigation, Screen};
use crate::screens::link;
use crate::store::{self, EveningFile, FiledGame, Saved, Summary};

/// The longest file that is read, in bytes.
const LONGEST: f64 = 4_000_000.0;

/// Reads the file that was chosen in a field, and says what came of it. A shared game is opened instead.
pub(super) fn read(event: &Event, app: AppContext, answer: Callback<String>) {
    let read = move |text: Option<String>| {
        let lang = app.lang();
        let text = text.unwrap_or_default();
        if link::keep_if_link(&text) {
            app.go(Navigation::Instead(Screen::Link(text.into())));
        } else if let Some(file) = EveningFile::read(&text) {
            let games = file.games.iter().filter_map(|one| game_of(one.id.as_deref()?)).collect();
            let answer = answer.clone();
            let loaded = move |loaded: Result<(), _>| {
                answer.emit(loaded.map_or_else(|lost| said(Err(lost), lang), |()| take_in(&text, lang)));
            };
            load(games, Callback::from(loaded));
        } else {
            let none = ("Das ist keine Datei vom Stammtisch.", "That is not a Stammtisch file.");
            answer.emit(lang.select(none.0, none.1).to_owned());
        }
    };
    sharing::read_file(event, LONGEST, read);
}

/// All games as a file.
pub(super) fn written(games: &[(String, Saved)]) -> String {
    let all = games.iter().filter_map(|(id, saved)| match saved {
        Saved::Game(save) => Some(FiledGame { id: Some(id.clone()), save: Some(save.clone()) }),
        Saved::Damaged(_) => None,
    });
    EveningFile::new(all.collect()).text()
}

/// Takes over the games of a file that can be read and are not here yet; what came of it. They have been loaded.
fn take_in(text: &str, lang: Lang) -> String {
    let mut here: Vec<String> = store::games()
        .iter()
        .filter_map(|(_, saved)| match saved {
            Saved::Game(save) => Some(save.record.clone()),
            Saved::Damaged(_) => None,
        })
        .collect();
    let (mut new, mut known, mut torn) = (0, 0, 0);
    for FiledGame { id, save } in EveningFile::read(text).map(|file| file.games).unwrap_or_default() {
        match (id.as_deref().and_then(game_of), save) {
            (Some(_), Some(save)) if here.contains(&save.record) => known += 1,
            (Some(game), Some(mut save)) => {
                let table = game.loaded().and_then(|game| (game.open)(&save.record).ok());
                if table.is_some() || game.outdated(&save.record).is_some() {
                    save.summary = table.map(|table| Summary::of(table.as_ref())).or(save.summary);
                    store::save_game(&store::new_id(game.id), &save);
                    here.push(save.record);
                    new += 1;
                } else {
                    torn += 1;
                }
            }
            _ => torn += 1,
        }
    }
    let unsaved = if storage::remembers() { "" } else { store::UNSAVED.get(lang) };
    localized!(
        lang,
        "Neu: {new}. Schon da: {known}. Nicht zu lesen: {torn}. {unsaved}",
        "New: {new}. Here already: {known}. Unreadable: {torn}. {unsaved}"
    )
}
