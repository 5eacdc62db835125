//! Light, language, comfort.

use game_ui::art::{Beer, mug, phone};
use table::{Lang, tell};
use ui::{Choice, LinkRow, Switch, TopBar, drawing};
use yew::prelude::*;

use crate::app::{Go, Screen};
use crate::context::{AppContext, use_app};
use crate::settings::{Light, Settings};
use crate::store;

/// The settings as a screen.
pub(crate) fn settings_screen(house: &AppContext) -> Html {
    let lang = house.lang();
    html! {
        <main class="app narrow">
            <TopBar title={lang.pick("Einstellungen", "Settings")} on_back={house.going(Go::Back)} {lang} />
            <div class="body">
                <SettingsList />
                { elsewhere(house) }
            </div>
        </main>
    }
}

/// What can be set, for the screen and for the sheet in a game.
#[component]
pub(crate) fn SettingsList() -> Html {
    let house = &use_app();
    let lang = house.lang();
    let settings = &house.settings;
    let languages =
        vec![html! { <span lang="de">{ "Deutsch" }</span> }, html! { <span lang="en">{ "English" }</span> }];
    let language: [fn(&mut Settings); 2] =
        [|settings| settings.set_lang(Lang::De), |settings| settings.set_lang(Lang::En)];
    let looks = vec![html! { lang.pick("Halten", "Hold") }, html! { lang.pick("Antippen", "Tap") }];
    let look: [fn(&mut Settings); 2] = [|settings| settings.hold = true, |settings| settings.hold = false];
    html! {
        <>
            { lights(house) }
            { one_of(house, "seg", lang.pick("Sprache", "Language"), languages, lang.pick(0, 1), language) }
            { one_of(house, "seg", lang.pick("In die Karten sehen", "Looking at the cards"), looks,
                if settings.hold { 0 } else { 1 }, look) }
            <div class="gr">
                // What this device cannot do is not offered.
                if platform::can("vibrate") {
                    <Switch title={lang.pick("Brummen", "Buzz")}
                        hint={lang.pick("Das Gerät brummt kurz bei jedem Schritt", "The device buzzes at every step")}
                        on={settings.buzz} onclick={house.setting(|settings| settings.buzz = !settings.buzz)} />
                }
                if platform::can("wakeLock") {
                    <Switch title={lang.pick("Bildschirm bleibt an", "Screen stays on")}
                        hint={lang.pick("Solange ein Spiel läuft", "While a game runs")}
                        on={settings.awake} onclick={house.setting(|settings| settings.awake = !settings.awake)} />
                }
                <Switch title={lang.pick("Weniger Bewegung", "Less motion")}
                    hint={lang.pick("Sonst wie auf dem Gerät eingestellt", "Otherwise as set on the device")}
                    on={settings.calm} onclick={house.setting(|settings| settings.calm = !settings.calm)} />
            </div>
        </>
    }
}

/// Where else one can go from the settings.
fn elsewhere(house: &AppContext) -> Html {
    let lang = house.lang();
    let games = match store::games().len() {
        0 => lang.pick("Keine Spiele auf diesem Gerät", "No games on this device").to_owned(),
        1 => lang.pick("1 Spiel auf diesem Gerät", "1 game on this device").to_owned(),
        many => tell!(lang, "{many} Spiele auf diesem Gerät", "{many} games on this device"),
    };
    let saved = lang.pick("Gespeichert sind alle Karten, auch verdeckte.", "All cards are saved, hidden ones too.");
    let about =
        lang.pick("Inoffiziell. Die gedruckten Spiele lohnen sich.", "Unofficial. The printed games are worth it.");
    html! {
        <div class="gr">
            <LinkRow title={games} hint={saved} onclick={house.going(Go::To(Screen::Saved))} />
            <LinkRow title={lang.pick("Über Stammtisch", "About Stammtisch")} hint={about}
                onclick={house.going(Go::To(Screen::About))} />
        </div>
    }
}

fn lights(house: &AppContext) -> Html {
    let lang = house.lang();
    let options = vec![
        html! { <>{ drawing(mug(Beer::Dark, 66)) }<span>{ lang.pick("Dunkles", "Dark") }</span></> },
        html! { <>{ drawing(mug(Beer::Light, 66)) }<span>{ lang.pick("Helles", "Light") }</span></> },
        html! { <>{ drawing(phone(66)) }<span class="own">{ lang.pick("Wie das Gerät", "Like the device") }</span></> },
    ];
    let chosen = match house.settings.light {
        Light::Dark => 0,
        Light::Light => 1,
        Light::Auto => 2,
    };
    let changes: [fn(&mut Settings); 3] = [
        |settings| settings.light = Light::Dark,
        |settings| settings.light = Light::Light,
        |settings| settings.light = Light::Auto,
    ];
    one_of(house, "lg", lang.pick("Licht", "Light"), options, chosen, changes)
}

/// A setting with a caption: its alternatives, which of them is chosen, and what each of them changes.
fn one_of<const COUNT: usize>(
    house: &AppContext,
    class: &'static str,
    label: &'static str,
    options: Vec<Html>,
    chosen: usize,
    changes: [fn(&mut Settings); COUNT],
) -> Html {
    let on_choose = house.set.reform(move |at: usize| changes[at]);
    html! {
        <div>
            <div class="caption big">{ label }</div>
            <Choice {class} {label} {options} {chosen} {on_choose} />
        </div>
    }
}
