//! A saved game in the list: what it is, its record as a file if it cannot be opened, and the question before it is deleted.

use game_ui::art::{Icon, emblem, icon, torn_ticket};
use ui::{IconButton, drawing};
use yew::prelude::*;

use super::{DeleteAnswers, PendingDelete};
use crate::context::{AppContext, use_app};
use crate::file_link::{FileLink, link_of};
use crate::games::game_of;
use crate::navigation::{Navigation, Screen};
use crate::store::{Save, Saved, State};
use crate::time;

/// What a [`Row`] shows.
#[derive(Properties, PartialEq)]
pub(super) struct RowProps {
    /// The name of the game on this device.
    pub(super) id: String,
    /// What is saved under it.
    pub(super) saved: Saved,
    /// Whether saves of older builds still wait for their summary.
    pub(super) waiting: bool,
    /// Whether it is asked if the game is to be deleted.
    pub(super) asked: bool,
    /// Asks whether something is to be deleted; with nothing, takes the question back.
    pub(super) on_ask: Callback<Option<PendingDelete>>,
    /// Deletes it.
    pub(super) on_delete: Callback<PendingDelete>,
}

/// A saved game.
#[component]
pub(super) fn Row(props: &RowProps) -> Html {
    let RowProps { id, saved, waiting, asked, on_ask, on_delete } = props;
    let app = &use_app();
    let lang = app.lang();
    let words = match saved {
        Saved::Game(save) => match game(app, id, save) {
            Some(row) => row,
            // Nothing is said of it for the moment that it takes to load its game.
            None if *waiting && save.summary.is_none() => Html::default(),
            None => unopened(app, id, save),
        },
        Saved::Damaged(_) => damaged(app),
    };
    let pending = PendingDelete::One(id.clone());
    let ask = {
        let pending = pending.clone();
        on_ask.reform(move |_| Some(pending.clone()))
    };
    html! {
        <>
            <li class="saved-game">
                { words }<IconButton icon={Icon::Bin} label={lang.select("Löschen", "Delete")} onclick={ask} />
            </li>
            if *asked {
                <li class="acts even">
                    <DeleteAnswers {pending} yes={lang.select("Für immer löschen", "Delete for good")} {on_ask} {on_delete} />
                </li>
            }
        </>
    }
}

/// A game that can be opened.
fn game(app: &AppContext, id: &str, save: &Save) -> Option<Html> {
    let lang = app.lang();
    let entry = game_of(id)?;
    let summary = save.summary.as_ref().filter(|_| entry.outdated(&save.record).is_none())?;
    let off = save.state == State::Off;
    let line = if off { lang.select("Abgebrochen", "Abandoned").to_owned() } else { summary.line(lang) };
    // A game that was broken off does not go on, but can be looked at once more.
    let id = AttrValue::from(id.to_owned());
    let onclick = app.going(Navigation::To(if off { Screen::Replay(id) } else { Screen::Play(id) }));
    Some(html! {
        <button type="button" class="saved-open" {onclick}>
            { drawing(emblem(entry.regular, 42)) }
            <span class="grow">
                <b>{ format!("{}, {}", entry.name, summary.place(lang)) }</b>
                <small>{ format!("{line}. {}", time::said_when(save.changed, lang)) }</small>
                <small>{ summary.names.join(", ") }</small>
            </span>
            { drawing(icon(Icon::Next, 24)) }
        </button>
    })
}

/// A game that cannot be opened: why, if the rules are to blame, and its record to take along.
fn unopened(app: &AppContext, id: &str, save: &Save) -> Html {
    let lang = app.lang();
    let Some(entry) = game_of(id) else { return damaged(app) };
    let row = match entry.outdated(&save.record) {
        Some(problem) => html! {
            <div class="saved-open">
                { drawing(emblem(entry.regular, 42)) }
                <span class="grow">
                    <b>{ format!("{}, {}", entry.name, lang.select("andere Fassung", "another version")) }</b>
                    <small>{ problem.phrase().get(lang) }</small>
                    <small>{ time::said_when(save.changed, lang) }</small>
                </span>
            </div>
        },
        None => damaged(app),
    };
    html! {
        <>
            { row }
            <FileLink class="icon" name={entry.name} link={link_of(&save.record)}
                label={lang.select("Partie als Datei sichern", "Save the game as a file")}>
                { drawing(icon(Icon::Share, 24)) }
            </FileLink>
        </>
    }
}

fn damaged(app: &AppContext) -> Html {
    html! {
        <div class="saved-open">
            { drawing(torn_ticket(64)) }
            <span class="grow"><b>{ app.lang().select("Nicht mehr zu lesen", "Cannot be read any more") }</b></span>
        </div>
    }
}
