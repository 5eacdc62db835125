//! Light, language, comfort.

use game_ui::art::{Beer, eye, mug, phone};
use table::{Lang, localized};
use ui::{Choice, LinkRow, Switch, TopBar, drawing};
use yew::prelude::*;

use crate::context::{AppContext, use_app};
use crate::navigation::{Go, Screen};
use crate::settings::{Light, Settings, Tempo};
use crate::shaking::ShakeSwitch;
use crate::sheets::PlacementChoice;
use crate::sounds::SoundSwitch;

/// What [`SettingsScreen`] shows.
#[derive(Properties, PartialEq)]
pub(crate) struct SettingsScreenProps {
    /// How many games are on this device.
    pub(crate) games: usize,
}

/// The settings as a screen.
#[component]
pub(crate) fn SettingsScreen(SettingsScreenProps { games }: &SettingsScreenProps) -> Html {
    let app = &use_app();
    let lang = app.lang();
    html! {
        <main class="app narrow">
            <TopBar title={lang.select("Einstellungen", "Settings")} on_back={app.going(Go::Back)} {lang} />
            <div class="body">
                <SettingsList />
                { elsewhere(app, *games) }
            </div>
        </main>
    }
}

/// What can be set, for the screen and for the sheet in a game.
#[component]
pub(crate) fn SettingsList() -> Html {
    let app = &use_app();
    let lang = app.lang();
    let settings = &app.settings;
    let languages =
        vec![html! { <span lang="de">{ "Deutsch" }</span> }, html! { <span lang="en">{ "English" }</span> }];
    let language: [fn(&mut Settings); 2] =
        [|settings| settings.set_lang(Lang::De), |settings| settings.set_lang(Lang::En)];
    let looks = vec![
        html! { <>{ drawing(eye(false, 30)) }{ lang.select("Halten", "Hold") }</> },
        html! { lang.select("Antippen", "Tap") },
    ];
    let look: [fn(&mut Settings); 2] = [|settings| settings.hold = true, |settings| settings.hold = false];
    html! {
        <>
            { lights(app) }
            { one_of(app, "segmented", lang.select("Sprache", "Language"), languages, lang.select(0, 1), language) }
            { one_of(app, "segmented", lang.select("In die Karten sehen", "Looking at the cards"), looks,
                if settings.hold { 0 } else { 1 }, look) }
            <PlacementChoice />
            { tempo(app) }
            <div class="row-group">
                <SoundSwitch />
                <Switch title={lang.select("Zwischenrufe", "Heckling")}
                    hint={lang.select("Die Stammgäste sagen ab und zu etwas", "The regulars say something now and then")}
                    on={settings.remarks} onclick={app.setting(|settings| settings.remarks = !settings.remarks)} />
                // What this device cannot do is not offered.
                <ShakeSwitch />
                if platform::can("vibrate") {
                    <Switch title={lang.select("Brummen", "Buzz")}
                        hint={lang.select("Kurz, bei jedem Schritt", "Shortly, at every step")}
                        on={settings.buzz} onclick={app.setting(|settings| settings.buzz = !settings.buzz)} />
                }
                if platform::can("wakeLock") {
                    <Switch title={lang.select("Bildschirm bleibt an", "Screen stays on")}
                        hint={lang.select("Solange ein Spiel läuft", "While a game runs")}
                        on={settings.awake} onclick={app.setting(|settings| settings.awake = !settings.awake)} />
                }
                <Switch title={lang.select("Für die linke Hand", "For the left hand")}
                    hint={lang.select("Knöpfe und Karten seitenverkehrt", "Buttons and cards swap sides")}
                    on={settings.left_handed} onclick={app.setting(|settings| settings.left_handed = !settings.left_handed)} />
                <Switch title={lang.select("Weniger Bewegung", "Less motion")}
                    hint={lang.select("Sonst wie auf dem Gerät eingestellt", "Otherwise as set on the device")}
                    on={settings.calm} onclick={app.setting(|settings| settings.calm = !settings.calm)} />
            </div>
        </>
    }
}

/// How long the regulars of the house take.
fn tempo(app: &AppContext) -> Html {
    let lang = app.lang();
    let names = [
        (Tempo::Slow, lang.select("Gemütlich", "Unhurried")),
        (Tempo::Usual, lang.select("Normal", "Usual")),
        (Tempo::Quick, lang.select("Flott", "Quick")),
    ];
    let chosen = names.iter().position(|(tempo, _)| *tempo == app.settings.tempo).unwrap_or_default();
    let changes: [fn(&mut Settings); 3] = [
        |settings| settings.tempo = Tempo::Slow,
        |settings| settings.tempo = Tempo::Usual,
        |settings| settings.tempo = Tempo::Quick,
    ];
    let options = names.map(|(_, name)| html! { name }).to_vec();
    one_of(app, "segmented", lang.select("Wie das Haus spielt", "How the house plays"), options, chosen, changes)
}

/// Where else one can go from the settings.
fn elsewhere(app: &AppContext, games: usize) -> Html {
    let lang = app.lang();
    let games = match games {
        0 => lang.select("Keine Spiele auf diesem Gerät", "No games on this device").to_owned(),
        1 => lang.select("1 Spiel auf diesem Gerät", "1 game on this device").to_owned(),
        many => localized!(lang, "{many} Spiele auf diesem Gerät", "{many} games on this device"),
    };
    let saved = lang.select("Gespeichert sind alle Karten, auch verdeckte.", "All cards are saved, hidden ones too.");
    let about =
        lang.select("Inoffiziell. Die gedruckten Spiele lohnen sich.", "Unofficial. The printed games are worth it.");
    html! {
        <div class="row-group">
            <LinkRow title={games} hint={saved} onclick={app.going(Go::To(Screen::Saved))} />
            <LinkRow title={lang.select("Karten auf diesem Handy", "Cards on this phone")}
                hint={lang.select("Die eigene Hand, während das Spiel auf dem Tisch liegt", "Your own hand, while the game lies on the table")}
                onclick={app.going(Go::To(Screen::OwnHand(AttrValue::default())))} />
            <LinkRow title={lang.select("Über Stammtisch", "About Stammtisch")} hint={about}
                onclick={app.going(Go::To(Screen::About))} />
        </div>
    }
}

fn lights(app: &AppContext) -> Html {
    let lang = app.lang();
    let options = vec![
        html! { <>{ drawing(mug(Beer::Dark, 66)) }<span>{ lang.select("Dunkles", "Dark") }</span></> },
        html! { <>{ drawing(mug(Beer::Light, 66)) }<span>{ lang.select("Helles", "Light") }</span></> },
        html! { <>{ drawing(phone(66)) }<span class="own">{ lang.select("Wie das Gerät", "Like the device") }</span></> },
    ];
    let chosen = match app.settings.light {
        Light::Dark => 0,
        Light::Light => 1,
        Light::Auto => 2,
    };
    let changes: [fn(&mut Settings); 3] = [
        |settings| settings.light = Light::Dark,
        |settings| settings.light = Light::Light,
        |settings| settings.light = Light::Auto,
    ];
    one_of(app, "light-choice", lang.select("Licht", "Light"), options, chosen, changes)
}

/// A setting with a caption: its alternatives, which of them is chosen, and what each of them changes.
fn one_of<const COUNT: usize>(
    app: &AppContext,
    class: &'static str,
    label: &'static str,
    options: Vec<Html>,
    chosen: usize,
    changes: [fn(&mut Settings); COUNT],
) -> Html {
    let on_choose = app.set.reform(move |at: usize| changes[at]);
    html! {
        <div>
            <div class="caption big">{ label }</div>
            <Choice {class} {label} {options} {chosen} {on_choose} />
        </div>
    }
}
