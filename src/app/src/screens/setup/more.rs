//! What few need when a game begins: the house rules as a link, and where chance comes from.

use table::{Seed, localized};
use ui::{Fold, LinkRow};
use yew::prelude::*;

use crate::context::use_app;
use crate::navigation::Sheet;
use crate::sheets::short_print;

/// What [`More`] shows.
#[derive(Properties, PartialEq)]
pub(super) struct MoreProps {
    /// Whether the game has house rules to share.
    pub(super) rules: bool,
    /// What the game's chance will come from.
    pub(super) seed: Seed,
}

/// The rows that few tables need, in a section that is folded up at first.
#[component]
pub(super) fn More(MoreProps { rules, seed }: &MoreProps) -> Html {
    let app = &use_app();
    let lang = app.lang();
    let unfolded = use_state(|| false);
    let fold = {
        let unfolded = unfolded.clone();
        Callback::from(move |_| unfolded.set(!*unfolded))
    };
    let print = short_print(seed);
    html! {
        <div class="row-group">
            <Fold title={lang.select("Mehr", "More")}
                hint={lang.select("Regeln weitergeben, den Zufall prüfen", "Pass the rules on, check the chance")}
                on={*unfolded} onclick={fold} />
            if *unfolded {
                if *rules {
                    <LinkRow title={lang.select("Unsere Kneipenregeln", "Our house rules")}
                        hint={lang.select("Als Link oder QR-Code teilen", "Share them as a link or QR code")}
                        onclick={app.opening(Sheet::Share)} />
                }
                <LinkRow title={localized!(lang, "Fingerabdruck {print}", "Fingerprint {print}")}
                    hint={lang.select(
                        "Ehrlich gemischt. Auch ihr könnt Glück dazugeben.",
                        "Fairly shuffled. Add some luck yourselves.",
                    )}
                    onclick={app.opening(Sheet::Fair)} />
            }
        </div>
    }
}
