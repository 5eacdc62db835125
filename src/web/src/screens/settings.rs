//! Light, language, comfort.

use table::Lang;
use yew::prelude::*;

use crate::app::{Go, House, Screen, use_house};
use crate::art::{Beer, mug, phone};
use crate::settings::{Light, Settings};
use crate::store;
use crate::ui::{Alternative, Bar, choice, drawing, going, leading, switch};

/// The settings as a screen.
#[component]
pub fn SettingsScreen() -> Html {
    let lang = use_house().settings.lang();
    html! {
        <main class="app narrow">
            <Bar title={lang.pick("Einstellungen", "Settings")} back=true />
            <div class="body"><SettingsList /></div>
        </main>
    }
}

#[derive(Properties, PartialEq)]
pub(crate) struct ListProps {
    /// Whether a game lies below: then nothing leads away from it.
    #[prop_or_default]
    pub(crate) in_game: bool,
}

/// What can be set, for the screen and for the sheet in a game.
#[component]
pub(crate) fn SettingsList(props: &ListProps) -> Html {
    let house = use_house();
    let lang = house.settings.lang();
    let settings = &house.settings;
    html! {
        <>
            <div>
                <div class="caption big">{ lang.pick("Licht", "Light") }</div>
                { light(&house) }
            </div>
            <div>
                <div class="caption big">{ lang.pick("Sprache", "Language") }</div>
                { choice("seg", lang.pick("Sprache", "Language"), vec![
                    language(&house, Lang::De, "Deutsch"),
                    language(&house, Lang::En, "English"),
                ]) }
            </div>
            <div class="gr">
                { switch(
                    lang.pick("Brummen", "Buzz"),
                    lang.pick("Das Gerät klopft bei jedem Schritt", "The device knocks at every step"),
                    settings.buzz,
                    set(&house, |settings| settings.buzz = !settings.buzz),
                ) }
                { switch(
                    lang.pick("Bildschirm bleibt an", "Screen stays on"),
                    lang.pick("Solange ein Spiel läuft", "While a game runs"),
                    settings.awake,
                    set(&house, |settings| settings.awake = !settings.awake),
                ) }
                { switch(
                    lang.pick("Weniger Bewegung", "Less motion"),
                    lang.pick("Folgt sonst dem Gerät", "Otherwise as the device has it"),
                    settings.calm,
                    set(&house, |settings| settings.calm = !settings.calm),
                ) }
            </div>
            if !props.in_game {
                { elsewhere(&house) }
            }
        </>
    }
}

fn elsewhere(house: &House) -> Html {
    let lang = house.settings.lang();
    let games = store::games().len();
    let title = match games {
        0 => lang.pick("Keine Spiele auf diesem Gerät", "No games on this device").to_owned(),
        1 => lang.pick("1 Spiel auf diesem Gerät", "1 game on this device").to_owned(),
        _ => lang.pick(format!("{games} Spiele auf diesem Gerät"), format!("{games} games on this device")),
    };
    html! {
        <div class="gr">
            { leading(
                &title,
                lang.pick("Gespeichert sind alle Karten, auch verdeckte.", "Saved are all cards, hidden ones too."),
                going(&house.go, Go::To(Screen::Saved)),
            ) }
            { leading(
                lang.pick("Über Stammtisch", "About Stammtisch"),
                lang.pick("Inoffiziell. Die gedruckten Spiele lohnen sich.", "Unofficial. The printed games are worth it."),
                going(&house.go, Go::To(Screen::About)),
            ) }
        </div>
    }
}

fn set(house: &House, change: impl Fn(&mut Settings) + 'static) -> Callback<MouseEvent> {
    let settings = house.settings.clone();
    house.set.reform(move |_: MouseEvent| {
        let mut settings = settings.clone();
        change(&mut settings);
        settings
    })
}

fn language(house: &House, lang: Lang, name: &'static str) -> Alternative {
    Alternative {
        label: html! { <span lang={lang.pick("de", "en")}>{ name }</span> },
        on: house.settings.lang() == lang,
        choose: set(house, move |settings| settings.set_lang(lang)),
    }
}

fn light(house: &House) -> Html {
    let lang = house.settings.lang();
    let one = |light, label| Alternative {
        label,
        on: house.settings.light == light,
        choose: set(house, move |settings| settings.light = light),
    };
    choice("lg", lang.pick("Licht", "Light"), vec![
        one(Light::Dark, html! { <>{ drawing(mug(Beer::Dark, 66)) }{ lang.pick("Dunkles", "Dark") }</> }),
        one(Light::Light, html! { <>{ drawing(mug(Beer::Light, 66)) }{ lang.pick("Helles", "Light") }</> }),
        one(Light::Auto, html! {
            <>{ drawing(phone(66)) }<span class="own">{ lang.pick("Wie das Gerät", "As the device") }</span></>
        }),
    ])
}
