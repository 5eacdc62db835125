//! The tiles, and the way back into the last game. The picture above stands in the page itself.

use table::Lang;
use yew::prelude::*;

use crate::app::{Go, House, Screen, use_house};
use crate::art::{Icon, emblem, head, icon};
use crate::browser;
use crate::games::{Entry, GAMES, entry};
use crate::settings::Light;
use crate::store::{self, Save, Saved, State};
use crate::ui::{drawing, going, icon_button};

/// The first screen.
#[component]
pub fn Home() -> Html {
    let house = use_house();
    let lang = house.settings.lang();
    let games = use_memo((), |()| store::games());
    let running = games.iter().find_map(|(id, saved)| match saved {
        Saved::Game(save) if save.state == State::Running => Some((id, save)),
        _ => None,
    });
    html! {
        <main class="app home">
            { switches(&house) }
            if let Some((id, save)) = running {
                { resume(&house, id, save) }
            }
            <ul class="games">{ for GAMES.iter().map(|game| tile(&house, game)) }</ul>
            <p class="foot">
                { lang.pick("Inoffiziell. Die gedruckten Spiele lohnen sich.", "Unofficial. The printed games are worth it.") }
                <br />
                if !games.is_empty() {
                    <button type="button" onclick={going(&house.go, Go::To(Screen::Saved))}>
                        { lang.pick("Gespeicherte Spiele", "Saved games") }
                    </button>
                }
                <button type="button" onclick={going(&house.go, Go::To(Screen::About))}>
                    { lang.pick("Über Stammtisch", "About Stammtisch") }
                </button>
            </p>
        </main>
    }
}

/// Language, light, settings.
fn switches(house: &House) -> Html {
    let lang = house.settings.lang();
    let other = lang.pick(Lang::En, Lang::De);
    let turn = |change: &dyn Fn(&mut crate::settings::Settings)| {
        let mut settings = house.settings.clone();
        change(&mut settings);
        house.set.reform(move |_: MouseEvent| settings.clone())
    };
    let dark = house.settings.light == Light::Dark;
    let (lamp, label) = if dark {
        (Icon::Sun, lang.pick("Helles: das Licht an", "Light: turn the lamp up"))
    } else {
        (Icon::Moon, lang.pick("Dunkles: das Licht aus", "Dark: turn the lamp down"))
    };
    let light = if dark { Light::Light } else { Light::Dark };
    html! {
        <div class="top">
            <button class="icon lang" type="button" lang={other.pick("de", "en")} aria-label={other.pick("Auf Deutsch", "In English")} onclick={turn(&|settings| settings.set_lang(other))}>
                { lang.pick("DE", "EN") }
            </button>
            { icon_button(lamp, label, turn(&|settings| settings.light = light)) }
            { icon_button(Icon::Gear, lang.pick("Einstellungen", "Settings"), going(&house.go, Go::To(Screen::Settings))) }
        </div>
    }
}

fn resume(house: &House, id: &str, save: &Save) -> Html {
    let lang = house.settings.lang();
    let Some(entry) = entry(id.split('-').next().unwrap_or_default()) else { return Html::default() };
    let Some(summary) = entry.built.and_then(|built| (built.summary)(&save.record, lang)) else { return Html::default() };
    let when = browser::said_when(save.changed, lang);
    let onclick = going(&house.go, Go::To(Screen::Play(id.to_owned().into())));
    html! {
        <button class="board cont" type="button" {onclick}>
            { drawing(emblem(entry.regular, 42)) }
            <span class="grow">
                <b>{ format!("{}: {}, {}", lang.pick("Weiter", "Continue"), entry.name, summary.place) }</b>
                <span class="small muted">{ format!("{}. {when}", summary.line) }</span>
            </span>
            { drawing(icon(Icon::Next, 24)) }
        </button>
    }
}

fn tile(house: &House, game: &Entry) -> Html {
    let lang = house.settings.lang();
    let words = html! { <span class="grow"><h2>{ game.name }</h2><p>{ game.tagline.get(lang) }</p></span> };
    let (from, to) = game.seats;
    if game.built.is_none() {
        return html! {
            <li><button class="g soon" type="button" data-game={game.id} aria-disabled="true">
                { drawing(head(game.regular, 66)) }{ words }
                <span class="tag">{ lang.pick("kommt bald", "coming soon") }</span>
            </button></li>
        };
    }
    let onclick = going(&house.go, Go::To(Screen::Setup(game.id.into())));
    let players = lang.pick(format!("{from} bis {to} Personen"), format!("{from} to {to} players"));
    html! {
        <li><button class="g" type="button" data-game={game.id} {onclick}>
            { drawing(head(game.regular, 66)) }{ words }
            <span class="pl" role="img" aria-label={players}>{ format!("{from}–{to}") }{ drawing(icon(Icon::People, 22)) }</span>
        </button></li>
    }
}
