//! Everybody at the table that is set up, and whom this device knows besides.

use game_ui::GameInfo;
use ui::named;
use yew::prelude::*;

use super::row::Row;
use super::seating::{Action, Seating};
use crate::context::use_app;
use crate::names::Guest;

/// What a [`SeatList`] shows.
#[derive(Properties, PartialEq)]
pub(super) struct SeatListProps {
    /// The game.
    pub(super) game: &'static GameInfo,
    /// The table.
    pub(super) seating: UseReducerHandle<Seating>,
}

/// A row for everybody at the table, and the names of those who could sit there.
#[component]
pub(super) fn SeatList(SeatListProps { game, seating }: &SeatListProps) -> Html {
    let lang = use_app().lang();
    let on = seating.dispatcher().to_callback();
    let (names, called) = (seating.names(), seating.called(lang));
    let count = names.len();
    let row = |at: usize| {
        let guest = &seating.players[at];
        html! {
            <Row key={format!("row-{at}")} {at} guest={guest.clone()} called={called[at].clone()} {count}
                wrong={ui::names::wrong(&names, at).filter(|_| seating.was_left(at))}
                about={guest.level.zip(game.regulars).map(|(level, about)| about(level).get(lang))}
                removable={seating.removable(at)} taken={seating.taken(at)}
                picking={seating.picking == Some(at)} on={on.clone()} {lang} />
        }
    };
    let absent = seating.absent();
    let known = |known: &&Guest| {
        let name = named(&known.name);
        let known = (*known).clone();
        html! {
            <button key={known.name.clone()} type="button" onclick={on.reform(move |_| Action::Known(known.clone()))}>
                { name }
            </button>
        }
    };
    html! {
        <ol class="seats">
            { for (0..count).map(row) }
            if !absent.is_empty() {
                <li key="names" class="names" aria-label={lang.select("Schon einmal da gewesen", "Has been here before")}>
                    { for absent.iter().map(known) }
                </li>
            }
        </ol>
    }
}
