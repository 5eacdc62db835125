//! The tiles, and the way back into the last game. The picture above stands in the page itself.

use std::cell::Cell;
use std::rc::Rc;

use game_ui::art::{Icon, emblem, head, icon};
use gloo::timers::callback::Timeout;
use table::Lang;
use ui::{IconButton, drawing};
use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

use crate::context::{AppContext, use_app};
use crate::games::{Entry, GAMES, game_of};
use crate::navigation::{Navigation, Screen};
use crate::play::begin_alone;
use crate::screens::EveningRow;
use crate::settings::{Light, SettingsChange};
use crate::sheets::LessonButton;
use crate::store::{Save, Saved, Saves, State};
use crate::time;

/// How long this screen rests before it loads the games that no worker fetches, in milliseconds.
const REST: u32 = 2000;

/// What [`Home`] shows.
#[derive(Properties, PartialEq)]
pub(crate) struct HomeProps {
    /// The games on this device.
    pub(crate) games: Saves,
}

/// The first screen.
#[component]
pub(crate) fn Home(HomeProps { games }: &HomeProps) -> Html {
    let app = &use_app();
    let lang = app.lang();
    use_games_without_worker();
    let mut running = games.iter().filter_map(|(id, saved)| match saved {
        Saved::Game(save) if save.state == State::Running => Some((id.as_str(), save)),
        _ => None,
    });
    let resume = running.clone().find_map(|(id, save)| resume(app, id, save));
    let outdated = running.find_map(|(id, save)| outdated(app, id, save));
    html! {
        <main class="app home">
            { switches(app) }
            // What comes later has a place of its own, so that nothing else is drawn anew.
            <>{ resume }</>
            <>{ outdated }</>
            <EveningRow games={games.clone()} />
            <ul class="games">
                { for GAMES.iter().map(|game| html! {
                    <li key={game.id}>
                        <Tile {game} />
                        <div class="tile-links">
                            <LessonButton game={game.id} class="lesson-chip" tile={game.name} />
                            // Whoever comes by a link is mostly alone.
                            if games.is_empty() && game.has_regulars {
                                <TryAlone {game} />
                            }
                        </div>
                    </li>
                }) }
            </ul>
            <p class="foot">
                { lang.select(
                    "Inoffiziell. Die gedruckten Spiele lohnen sich.",
                    "Unofficial. The printed games are worth it.",
                ) }
                <br />
                if !games.is_empty() {
                    <button type="button" onclick={app.going(Navigation::To(Screen::Saved))}>
                        { lang.select("Gespeicherte Spiele", "Saved games") }
                    </button>
                }
                <button type="button" onclick={app.going(Navigation::To(Screen::About))}>
                    { lang.select("Über Stammtisch", "About Stammtisch") }
                </button>
            </p>
        </main>
    }
}

/// Loads all games where the browser has no worker that would, so that the network may go.
#[hook]
fn use_games_without_worker() {
    use_effect_with((), |()| {
        let load = || GAMES.iter().for_each(Entry::load_soon);
        let timeout = (!platform::can("serviceWorker")).then(|| Timeout::new(REST, load));
        move || drop(timeout)
    });
}

/// Language, light, settings.
fn switches(app: &AppContext) -> Html {
    let lang = app.lang();
    let other = lang.select(Lang::En, Lang::De);
    let (icon, label, light) = match app.settings.light {
        Light::Dark => (Icon::Sun, lang.select("Helles: das Licht an", "Light: turn the lamp up"), Light::Light),
        Light::Light | Light::Auto => {
            (Icon::Moon, lang.select("Dunkles: das Licht aus", "Dark: turn the lamp down"), Light::Dark)
        }
    };
    html! {
        <div class="top">
            <button type="button" class="icon lang" onclick={app.setting(SettingsChange::Lang(other))} lang={lang.select("en", "de")}
                aria-label={lang.select("In English instead of DE", "Auf Deutsch statt EN")}>
                { lang.select("DE", "EN") }
            </button>
            <IconButton {icon} {label} onclick={app.setting(SettingsChange::Light(light))} />
            <IconButton icon={Icon::Gear} label={lang.select("Einstellungen", "Settings")} onclick={app.going(Navigation::To(Screen::Settings))} />
        </div>
    }
}

/// A running game.
fn resume(app: &AppContext, id: &str, save: &Save) -> Option<Html> {
    let lang = app.lang();
    let entry = game_of(id)?;
    let summary = save.summary.as_ref().filter(|_| entry.outdated(&save.record).is_none())?;
    let title = format!("{}: {}, {}", lang.select("Weiter", "Continue"), entry.name, summary.place(lang));
    let line = format!("{}. {}", summary.line(lang), time::said_when(save.changed, lang));
    let onpointerdown = Callback::from(|_: PointerEvent| entry.load_soon());
    Some(html! {
        <Continued {entry} {title} {line} onclick={app.going(Navigation::To(Screen::Play(id.to_owned().into())))} {onpointerdown} />
    })
}

/// A running game whose rules are others by now.
fn outdated(app: &AppContext, id: &str, save: &Save) -> Option<Html> {
    let lang = app.lang();
    let entry = game_of(id)?;
    let why = entry.outdated(&save.record)?.phrase().get(lang);
    let title = format!("{} {}", entry.name, lang.select("geht hier nicht weiter", "does not go on here"));
    Some(html! { <Continued {entry} {title} line={why} onclick={app.going(Navigation::To(Screen::Saved))} /> })
}

/// What a [`Continued`] shows.
#[derive(Properties, PartialEq)]
struct ContinuedProps {
    /// The game.
    entry: &'static Entry,
    /// The game and where it stands.
    title: AttrValue,
    /// Who plays it, or why it does not go on.
    line: AttrValue,
    /// Leads to it.
    onclick: Callback<MouseEvent>,
    /// Prepares that.
    #[prop_or_default]
    onpointerdown: Option<Callback<PointerEvent>>,
}

/// The button that leads to a running game.
#[component]
fn Continued(ContinuedProps { entry, title, line, onclick, onpointerdown }: &ContinuedProps) -> Html {
    html! {
        <button type="button" class="board continue" {onclick} onpointerdown={onpointerdown.clone()}>
            { drawing(emblem(entry.regular, 42)) }
            <span class="grow"><b>{ title }</b><span class="small muted">{ line }</span></span>
            { drawing(icon(Icon::Next, 24)) }
        </button>
    }
}

/// What a [`Tile`] and [`TryAlone`] show.
#[derive(Properties, PartialEq)]
struct TileProps {
    /// The game.
    game: &'static Entry,
}

/// The button that begins a game with regulars of the house.
#[component]
fn TryAlone(TileProps { game }: &TileProps) -> Html {
    let app = use_app();
    let (game, lang) = (*game, app.lang());
    let label = format!("{}: {}", lang.select("Allein probieren", "Solo game"), game.name);
    let wanted = use_state_eq(|| false);
    let onclick = {
        let wanted = wanted.setter();
        app.acting(move |_| wanted.set(true))
    };
    let done = wanted.setter();
    use_effect_with(*wanted, move |wanted| {
        // A game that comes after the home screen was left does not begin.
        let here = Rc::new(Cell::new(true));
        if *wanted {
            let here = Rc::clone(&here);
            spawn_local(async move {
                let loaded = game.load().await;
                if !here.get() {
                    return;
                }
                done.set(false);
                if app.is_here() {
                    // The setup says so if the game has not come.
                    app.go(Navigation::To(match loaded {
                        Ok(game) => Screen::Play(begin_alone(game, lang).into()),
                        Err(_) => Screen::Setup(game.id.into()),
                    }));
                }
            });
        }
        move || here.set(false)
    });
    html! {
        <button type="button" {onclick} aria-label={label}>
            { lang.select("Allein", "Solo") }<span class="wide">{ lang.select(" probieren", " game") }</span>
        </button>
    }
}

/// The button that sets up a game.
#[component]
fn Tile(TileProps { game }: &TileProps) -> Html {
    let app = &use_app();
    let game = *game;
    let lang = app.lang();
    let (from, to) = game.seats;
    let players = format!("{from} {} {to} {}", lang.select("bis", "to"), lang.select("Personen", "players"));
    let onpointerdown = Callback::from(|_: PointerEvent| game.load_soon());
    html! {
        <button type="button" class="game-tile" onclick={app.going(Navigation::To(Screen::Setup(game.id.into())))} {onpointerdown}
            data-game={game.id}>
            { drawing(head(game.regular, 66)) }
            <span class="grow"><h2>{ game.name }</h2><p>{ game.tagline.get(lang) }</p></span>
            <span class="player-range" role="img" aria-label={players}>
                { format!("{from}–{to}") }{ drawing(icon(Icon::People, 22)) }
            </span>
        </button>
    }
}
