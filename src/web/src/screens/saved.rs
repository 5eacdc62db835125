//! The games on this device.

use yew::prelude::*;

use crate::app::{Go, House, Screen, use_house};
use crate::art::{Icon, emblem, icon, torn_ticket};
use crate::browser;
use crate::games::entry;
use crate::store::{self, Save, State};
use crate::ui::{Bar, drawing, going, icon_button};

/// The list; a game is deleted with one confirmed act.
#[component]
pub fn Saved() -> Html {
    let house = use_house();
    let lang = house.settings.lang();
    let games = use_state(store::games);
    let asked = use_state(|| None::<String>);
    let delete = {
        let (games, asked) = (games.clone(), asked.clone());
        Callback::from(move |id: String| {
            store::delete_game(&id);
            games.set(store::games());
            asked.set(None);
        })
    };
    let row = |id: &String, line: Html| {
        let (sure, id) = (asked.as_ref() == Some(id), id.clone());
        let ask = {
            let (asked, id) = (asked.clone(), id.clone());
            Callback::from(move |_: MouseEvent| asked.set(Some(id.clone())))
        };
        let spare = {
            let asked = asked.clone();
            Callback::from(move |_: MouseEvent| asked.set(None))
        };
        let gone = delete.reform(move |_: MouseEvent| id.clone());
        html! {
            <>
                <li class="sv">{ line }{ icon_button(Icon::Bin, lang.pick("Löschen", "Delete"), ask) }</li>
                if sure {
                    <li class="acts even">
                        <button class="btn second" type="button" onclick={spare}>{ lang.pick("Behalten", "Keep") }</button>
                        <button class="btn bad" type="button" onclick={gone}>{ lang.pick("Löschen", "Delete") }</button>
                    </li>
                }
            </>
        }
    };
    html! {
        <main class="app narrow">
            <Bar title={lang.pick("Gespeicherte Spiele", "Saved games")} back=true />
            <div class="body">
                <p class="muted t2">
                    { lang.pick("Nur auf diesem Gerät. Gespeichert sind alle Karten, auch verdeckte.", "On this device only. Saved are all cards, hidden ones too.") }
                </p>
                if games.is_empty() {
                    <p>{ lang.pick("Hier liegt noch kein Spiel.", "There is no game here yet.") }</p>
                }
                <ul class="seats">
                    { for games.iter().map(|(id, saved)| row(id, match saved {
                        store::Saved::Game(save) => game(&house, id, save).unwrap_or_else(|| damaged(&house)),
                        store::Saved::Damaged(_) => damaged(&house),
                    })) }
                </ul>
            </div>
        </main>
    }
}

fn game(house: &House, id: &str, save: &Save) -> Option<Html> {
    let lang = house.settings.lang();
    let entry = entry(id.split('-').next()?)?;
    let summary = (entry.built?.summary)(&save.record, lang)?;
    let off = save.state == State::Off;
    let line = if off { lang.pick("Abgebrochen", "Broken off").to_owned() } else { summary.line };
    let words = html! {
        <>
            { drawing(emblem(entry.regular, 42)) }
            <span class="grow">
                <b>{ format!("{}, {}", entry.name, summary.place) }</b>
                <small>{ format!("{line}. {}", summary.names.join(", ")) }</small>
                <small>{ browser::said_when(save.changed, lang) }</small>
            </span>
        </>
    };
    // A game that was broken off does not go on.
    Some(if off {
        html! { <div class="go">{ words }</div> }
    } else {
        let onclick = going(&house.go, Go::To(Screen::Play(id.to_owned().into())));
        html! { <button class="go" type="button" {onclick}>{ words }{ drawing(icon(Icon::Next, 24)) }</button> }
    })
}

fn damaged(house: &House) -> Html {
    let lang = house.settings.lang();
    html! {
        <div class="go">
            { drawing(torn_ticket(64)) }
            <span class="grow"><b>{ lang.pick("Nicht mehr zu lesen", "Cannot be read any more") }</b></span>
        </div>
    }
}
