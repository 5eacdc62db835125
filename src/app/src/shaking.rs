//! Shaking the device rolls the dice, where the players want that.

use ui::Switch;
use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

use crate::context::use_app;
use crate::settings::SettingsChange;

/// The switch for shaking; nothing on a device that cannot be shaken. Where the device has to be asked and refuses, it stays off and says so.
#[component]
pub(crate) fn ShakeSwitch() -> Html {
    let app = use_app();
    let lang = app.lang();
    let refused = use_state_eq(|| false);
    let onclick = {
        let (set, refused, on) = (app.set.clone(), refused.clone(), app.settings.shake);
        Callback::from(move |_: MouseEvent| {
            if on {
                return set.emit(SettingsChange::Shake(false));
            }
            let (set, refused) = (set.clone(), refused.clone());
            spawn_local(async move {
                let granted = platform::motion::ask().await;
                refused.set(!granted);
                if granted {
                    set.emit(SettingsChange::Shake(true));
                }
            });
        })
    };
    let hint = if *refused {
        lang.select("Dieses Gerät erlaubt es der Seite nicht", "This device does not allow it")
    } else {
        lang.select("Das Gerät schütteln wirft die Würfel", "Shake the device to throw the dice")
    };
    html! {
        if platform::motion::can_be_shaken() {
            <Switch title={lang.select("Schütteln", "Shaking")} {hint} on={app.settings.shake} {onclick} />
        }
    }
}
