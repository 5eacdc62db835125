//! What is heard and felt of an act, if the players want that.

mod voices;

use std::rc::Rc;

use game_ui::Sound;
use platform::sound::Speaker;
use ui::Switch;
use yew::prelude::*;

use crate::context::use_app;
use crate::settings::SettingsChange;
use voices::{RATE, samples};

/// How long the device vibrates at least after an act, in milliseconds.
const BUZZ: u32 = 20;

/// Sounds and vibrates, as far as the settings allow it.
#[hook]
pub(crate) fn use_sounds() -> Callback<Rc<[Sound]>> {
    let speaker = use_mut_ref(Speaker::default);
    let settings = use_app().settings;
    use_callback((settings.sounds, settings.buzz), move |heard: Rc<[Sound]>, (sounds, buzz)| {
        if *sounds {
            speaker.borrow_mut().play(&samples(&heard), RATE);
        }
        if *buzz {
            platform::vibrate(heard.iter().map(|sound| sound.vibration()).max().unwrap_or(BUZZ));
        }
    })
}

/// The switch for sounds.
#[component]
pub(crate) fn SoundSwitch() -> Html {
    let app = use_app();
    let (lang, on) = (app.lang(), app.settings.sounds);
    html! {
        <Switch title={lang.select("Geräusche", "Sounds")}
            hint={lang.select("Würfel, Chips und Karten, leise", "Dice, chips and cards, quietly")}
            {on} onclick={app.setting(SettingsChange::Sounds(!on))} />
    }
}
