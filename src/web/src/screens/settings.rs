//! Light, language, comfort.

use table::{Lang, tell};
use yew::prelude::*;

use crate::app::{Go, House, Screen};
use crate::art::{Beer, mug, phone};
use crate::settings::Light;
use crate::ui::old::{Alternative, El, bar, choice, drawing, el, leading, switch};
use crate::{browser, store};

/// The settings as a screen.
pub(crate) fn settings_screen(house: &House) -> Html {
    let body = el("div", "body").all(settings_list(house)).add(elsewhere(house));
    let bar = bar(house, house.lang().pick("Einstellungen", "Settings"), String::new(), None);
    el("main", "app narrow").add(bar).add(body).into()
}

/// What can be set, for the screen and for the sheet in a game.
pub(crate) fn settings_list(house: &House) -> Vec<El> {
    let lang = house.lang();
    let settings = &house.settings;
    let titled = |title: &'static str, choice: El| el("div", "").add(el("div", "caption big").say(title)).add(choice);
    let language = lang.pick("Sprache", "Language");
    let languages = vec![one_language(house, Lang::De, "Deutsch"), one_language(house, Lang::En, "English")];
    // What this device cannot do is not offered.
    let buzz = browser::can("vibrate").then(|| {
        switch(
            lang.pick("Brummen", "Buzz"),
            lang.pick("Das Gerät brummt kurz bei jedem Schritt", "The device buzzes at every step"),
            settings.buzz,
            house.setting(|settings| settings.buzz = !settings.buzz),
        )
    });
    let awake = browser::can("wakeLock").then(|| {
        switch(
            lang.pick("Bildschirm bleibt an", "Screen stays on"),
            lang.pick("Solange ein Spiel läuft", "While a game runs"),
            settings.awake,
            house.setting(|settings| settings.awake = !settings.awake),
        )
    });
    let calm = switch(
        lang.pick("Weniger Bewegung", "Less motion"),
        lang.pick("Sonst wie auf dem Gerät eingestellt", "Otherwise as set on the device"),
        settings.calm,
        house.setting(|settings| settings.calm = !settings.calm),
    );
    let look = lang.pick("In die Karten sehen", "Looking at the cards");
    let looks = vec![
        Alternative::new(lang.pick("Halten", "Hold"), settings.hold, house.setting(|settings| settings.hold = true)),
        Alternative::new(lang.pick("Antippen", "Tap"), !settings.hold, house.setting(|settings| settings.hold = false)),
    ];
    vec![
        titled(lang.pick("Licht", "Light"), lights(house)),
        titled(language, choice("seg", language, languages)),
        titled(look, choice("seg", look, looks)),
        el("div", "gr").maybe(buzz).maybe(awake).add(calm),
    ]
}

fn elsewhere(house: &House) -> El {
    let lang = house.lang();
    let games = match store::games().len() {
        0 => lang.pick("Keine Spiele auf diesem Gerät", "No games on this device").to_owned(),
        1 => lang.pick("1 Spiel auf diesem Gerät", "1 game on this device").to_owned(),
        many => tell!(lang, "{many} Spiele auf diesem Gerät", "{many} games on this device"),
    };
    let saved = lang.pick("Gespeichert sind alle Karten, auch verdeckte.", "All cards are saved, hidden ones too.");
    let about =
        lang.pick("Inoffiziell. Die gedruckten Spiele lohnen sich.", "Unofficial. The printed games are worth it.");
    el("div", "gr").add(leading(games, saved, house.going(Go::To(Screen::Saved)))).add(leading(
        lang.pick("Über Stammtisch", "About Stammtisch"),
        about,
        house.going(Go::To(Screen::About)),
    ))
}

fn one_language(house: &House, lang: Lang, name: &'static str) -> Alternative {
    let choose = match lang {
        Lang::De => house.setting(|settings| settings.set_lang(Lang::De)),
        Lang::En => house.setting(|settings| settings.set_lang(Lang::En)),
    };
    let label = el("span", "").set("lang", lang.pick("de", "en")).say(name);
    Alternative { label: label.into(), on: house.lang() == lang, choose }
}

fn lights(house: &House) -> El {
    let lang = house.lang();
    let one = |light, picture, name: El, choose| Alternative {
        label: Html::from_iter([drawing(picture), name.into()]),
        on: house.settings.light == light,
        choose,
    };
    let dark = el("span", "").say(lang.pick("Dunkles", "Dark"));
    let bright = el("span", "").say(lang.pick("Helles", "Light"));
    let device = el("span", "own").say(lang.pick("Wie das Gerät", "Like the device"));
    let alternatives = vec![
        one(Light::Dark, mug(Beer::Dark, 66), dark, house.setting(|settings| settings.light = Light::Dark)),
        one(Light::Light, mug(Beer::Light, 66), bright, house.setting(|settings| settings.light = Light::Light)),
        one(Light::Auto, phone(66), device, house.setting(|settings| settings.light = Light::Auto)),
    ];
    choice("lg", lang.pick("Licht", "Light"), alternatives)
}
