//! Light, language, comfort.

use game_ui::art::{Beer, eye, mug, phone};
use table::{Lang, localized};
use ui::{Choice, LinkRow, Switch, TopBar, drawing};
use yew::prelude::*;

use crate::context::{AppContext, use_app};
use crate::navigation::{Navigation, Screen};
use crate::settings::{Light, SettingsChange, Tempo};
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
            <TopBar title={lang.select("Einstellungen", "Settings")} on_back={app.going(Navigation::Back)} {lang} />
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
    let languages = vec![
        (SettingsChange::Lang(Lang::De), html! { <span lang="de">{ "Deutsch" }</span> }),
        (SettingsChange::Lang(Lang::En), html! { <span lang="en">{ "English" }</span> }),
    ];
    let looks = vec![
        (SettingsChange::Hold(true), html! { <>{ drawing(eye(false, 30)) }{ lang.select("Halten", "Hold") }</> }),
        (SettingsChange::Hold(false), html! { lang.select("Antippen", "Tap") }),
    ];
    let tempos = vec![
        (SettingsChange::Tempo(Tempo::Slow), html! { lang.select("Gemütlich", "Unhurried") }),
        (SettingsChange::Tempo(Tempo::Usual), html! { lang.select("Normal", "Usual") }),
        (SettingsChange::Tempo(Tempo::Quick), html! { lang.select("Flott", "Quick") }),
    ];
    html! {
        <>
            <Alternatives class="light-choice" label={lang.select("Licht", "Light")} options={lights(lang)}
                current={SettingsChange::Light(settings.light)} />
            <Alternatives label={lang.select("Sprache", "Language")} options={languages}
                current={SettingsChange::Lang(lang)} />
            <Alternatives label={lang.select("In die Karten sehen", "Looking at the cards")} options={looks}
                current={SettingsChange::Hold(settings.hold)} />
            <PlacementChoice />
            <Alternatives label={lang.select("Wie das Haus spielt", "How the house plays")} options={tempos}
                current={SettingsChange::Tempo(settings.tempo)} />
            <div class="row-group">
                <SoundSwitch />
                <Switch title={lang.select("Zwischenrufe", "Heckling")}
                    hint={lang.select("Die Stammgäste sagen ab und zu etwas", "The regulars say something now and then")}
                    on={settings.remarks} onclick={app.setting(SettingsChange::Remarks(!settings.remarks))} />
                // What this device cannot do is not offered.
                <ShakeSwitch />
                if platform::can("vibrate") {
                    <Switch title={lang.select("Brummen", "Buzz")}
                        hint={lang.select("Kurz, bei jedem Schritt", "Shortly, at every step")}
                        on={settings.buzz} onclick={app.setting(SettingsChange::Buzz(!settings.buzz))} />
                }
                if platform::can("wakeLock") {
                    <Switch title={lang.select("Bildschirm bleibt an", "Screen stays on")}
                        hint={lang.select("Solange ein Spiel läuft", "While a game runs")}
                        on={settings.awake} onclick={app.setting(SettingsChange::Awake(!settings.awake))} />
                }
                <Switch title={lang.select("Für die linke Hand", "For the left hand")}
                    hint={lang.select("Knöpfe und Karten seitenverkehrt", "Buttons and cards swap sides")}
                    on={settings.left_handed} onclick={app.setting(SettingsChange::LeftHanded(!settings.left_handed))} />
                <Switch title={lang.select("Weniger Bewegung", "Less motion")}
                    hint={lang.select("Sonst wie auf dem Gerät eingestellt", "Otherwise as set on the device")}
                    on={settings.calm} onclick={app.setting(SettingsChange::Calm(!settings.calm))} />
            </div>
        </>
    }
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
            <LinkRow title={games} hint={saved} onclick={app.going(Navigation::To(Screen::Saved))} />
            <LinkRow title={lang.select("Karten auf diesem Handy", "Cards on this phone")}
                hint={lang.select("Die eigene Hand, während das Spiel auf dem Tisch liegt", "Your own hand, while the game lies on the table")}
                onclick={app.going(Navigation::To(Screen::OwnHand(AttrValue::default())))} />
            <LinkRow title={lang.select("Über Stammtisch", "About Stammtisch")} hint={about}
                onclick={app.going(Navigation::To(Screen::About))} />
        </div>
    }
}

/// The themes.
fn lights(lang: Lang) -> Vec<(SettingsChange, Html)> {
    vec![
        (
            SettingsChange::Light(Light::Dark),
            html! { <>{ drawing(mug(Beer::Dark, 66)) }<span>{ lang.select("Dunkles", "Dark") }</span></> },
        ),
        (
            SettingsChange::Light(Light::Light),
            html! { <>{ drawing(mug(Beer::Light, 66)) }<span>{ lang.select("Helles", "Light") }</span></> },
        ),
        (
            SettingsChange::Light(Light::Auto),
            html! { <>{ drawing(phone(66)) }<span class="own">{ lang.select("Wie das Gerät", "Like the device") }</span></> },
        ),
    ]
}

/// What [`Alternatives`] show.
#[derive(Properties, PartialEq)]
struct AlternativesProps {
    /// Their class.
    #[prop_or("segmented")]
    class: &'static str,
    /// What is set here.
    label: &'static str,
    /// What each of them changes, and what stands on it.
    options: Vec<(SettingsChange, Html)>,
    /// The change to what is set now.
    current: SettingsChange,
}

/// A setting with a caption: its alternatives, one of them chosen.
#[component]
fn Alternatives(props: &AlternativesProps) -> Html {
    let AlternativesProps { class, label, options, current } = props;
    let (changes, options): (Vec<_>, Vec<_>) = options.iter().cloned().unzip();
    let chosen = changes.iter().position(|change| change == current);
    let on_choose = use_app().set.reform(move |at: usize| changes[at]);
    html! {
        <div>
            <div class="caption big">{ *label }</div>
            <Choice class={*class} label={*label} {options} {chosen} {on_choose} />
        </div>
    }
}
