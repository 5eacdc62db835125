//! The tiles, and the way back into the last game. The picture above stands in the page itself.

use table::Lang;
use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

use crate::app::{Go, House, Screen};
use crate::art::{Icon, emblem, head, icon};
use crate::browser;
use crate::games::{Entry, GAMES, game_of};
use crate::settings::{Light, Settings};
use crate::store::{self, Save, Saved, State};
use crate::ui::old::{El, button, el, icon_button};

/// The first screen.
pub(crate) fn home(house: &House) -> Html {
    let lang = house.lang();
    let games = store::games();
    let running = games.iter().find_map(|(id, saved)| match saved {
        Saved::Game(save) if save.state == State::Running => resume(house, id, save),
        _ => None,
    });
    let outdated = games.iter().find_map(|(id, saved)| match saved {
        Saved::Game(save) if save.state == State::Running => outdated(house, id, save),
        _ => None,
    });
    let saved = (!games.is_empty())
        .then(|| button("", house.going(Go::To(Screen::Saved))).say(lang.pick("Gespeicherte Spiele", "Saved games")));
    let about = button("", house.going(Go::To(Screen::About))).say(lang.pick("Über Stammtisch", "About Stammtisch"));
    let unofficial =
        lang.pick("Inoffiziell. Die gedruckten Spiele lohnen sich.", "Unofficial. The printed games are worth it.");
    el("main", "app home")
        .add(switches(house))
        .maybe(running)
        .maybe(outdated)
        .add(el("ul", "games").all(GAMES.iter().map(|game| el("li", "").add(tile(house, game)))))
        .add(el("p", "foot").say(unofficial).add(el("br", "")).maybe(saved).add(about))
        .into()
}

/// Language, light, settings.
fn switches(house: &House) -> El {
    let lang = house.lang();
    let other: fn(&mut Settings) =
        lang.pick(|settings| settings.set_lang(Lang::En), |settings| settings.set_lang(Lang::De));
    let dark = house.settings.light == Light::Dark;
    let lamp = if dark {
        let label = lang.pick("Helles: das Licht an", "Light: turn the lamp up");
        icon_button(Icon::Sun, label, house.setting(|settings| settings.light = Light::Light))
    } else {
        let label = lang.pick("Dunkles: das Licht aus", "Dark: turn the lamp down");
        icon_button(Icon::Moon, label, house.setting(|settings| settings.light = Light::Dark))
    };
    let language = button("icon lang", house.setting(other))
        .set("lang", lang.pick("en", "de"))
        .set("aria-label", lang.pick("In English", "Auf Deutsch"))
        .say(lang.pick("DE", "EN"));
    let settings =
        icon_button(Icon::Gear, lang.pick("Einstellungen", "Settings"), house.going(Go::To(Screen::Settings)));
    el("div", "top").add(language).add(lamp).add(settings)
}

fn resume(house: &House, id: &str, save: &Save) -> Option<El> {
    let lang = house.lang();
    let entry = game_of(id)?;
    let summary = save.summary.as_ref().filter(|_| entry.outdated(&save.record).is_none())?;
    let title = format!("{}: {}, {}", lang.pick("Weiter", "Continue"), entry.name, summary.place(lang));
    let line = format!("{}. {}", summary.line(lang), browser::said_when(save.changed, lang));
    let words = el("span", "grow").add(el("b", "").tell(title)).add(el("span", "small muted").tell(line));
    let going = house.going(Go::To(Screen::Play(id.to_owned().into())));
    let button = button("board cont", going).draw(emblem(entry.regular, 42));
    Some(button.add(words).draw(icon(Icon::Next, 24)))
}

/// A running game whose rules are others by now.
fn outdated(house: &House, id: &str, save: &Save) -> Option<El> {
    let lang = house.lang();
    let entry = game_of(id)?;
    let why = entry.outdated(&save.record)?.phrase().get(lang);
    let title = format!("{} {}", entry.name, lang.pick("geht hier nicht weiter", "does not go on here"));
    let words = el("span", "grow").add(el("b", "").tell(title)).add(el("span", "small muted").say(why));
    let button = button("board cont", house.going(Go::To(Screen::Saved))).draw(emblem(entry.regular, 42));
    Some(button.add(words).draw(icon(Icon::Next, 24)))
}

fn tile(house: &House, game: &'static Entry) -> El {
    let lang = house.lang();
    let words = el("span", "grow").add(el("h2", "").say(game.name)).add(el("p", "").say(game.tagline.get(lang)));
    let head = head(game.regular, 66);
    let (from, to) = game.seats;
    let players = format!("{from} {} {to} {}", lang.pick("bis", "to"), lang.pick("Personen", "players"));
    let players = el("span", "pl").set("role", "img").put("aria-label", players);
    let players = players.tell(format!("{from}–{to}")).draw(icon(Icon::People, 22));
    let going = house.going(Go::To(Screen::Setup(game.id.into())));
    // It is asked for as soon as the tile is touched.
    let touched = Callback::from(|_| {
        spawn_local(async {
            // What does not come now is asked for again when it is opened.
            let _ = game.load().await;
        });
    });
    button("g", going).touch(touched).set("data-game", game.id).draw(head).add(words).add(players)
}
