//! What few need when a game begins: the house rules as a link, and where chance comes from.

use table::{Seed, tell};
use ui::{Fold, LinkRow};
use yew::prelude::*;

use crate::context::use_app;
use crate::sheets::{Sheet, short_print};

/// What [`More`] shows.
#[derive(Properties, PartialEq)]
pub(super) struct MoreProps {
    /// Whether the game has house rules to share.
    pub(super) rules: bool,
    /// What the game's chance will come from.
    pub(super) seed: Seed,
}

/// It, folded up at first.
#[component]
pub(super) fn More(MoreProps { rules, seed }: &MoreProps) -> Html {
    let house = &use_app();
    let lang = house.lang();
    let unfolded = use_state(|| false);
    let fold = {
        let unfolded = unfolded.clone();
        Callback::from(move |_| unfolded.set(!*unfolded))
    };
    let print = short_print(seed);
    html! {
        <div class="gr">
            <Fold title={lang.pick("Mehr", "More")}
                hint={lang.pick("Regeln weitergeben, den Zufall prüfen", "Pass the rules on, check the chance")}
                on={*unfolded} onclick={fold} />
            if *unfolded {
                if *rules {
                    <LinkRow title={lang.pick("Unsere Kneipenregeln", "Our house rules")}
                        hint={lang.pick("Als Link oder QR-Code teilen", "Share them as a link or QR code")}
                        onclick={house.opening(Sheet::Share)} />
                }
                <LinkRow title={tell!(lang, "Fingerabdruck {print}", "Fingerprint {print}")}
                    hint={lang.pick(
                        "Ehrlich gemischt. Auch ihr könnt Glück dazugeben.",
                        "Fairly shuffled. Add some luck yourselves.",
                    )}
                    onclick={house.opening(Sheet::Fair)} />
            }
        </div>
    }
}
