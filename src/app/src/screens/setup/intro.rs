//! The three pictures of a game at its setup: unfolded before the first game, folded up afterwards.

use game_ui::GameInfo;
use ui::Fold;
use yew::prelude::*;

use crate::context::use_app;
use crate::settings::SettingsChange;
use crate::sheets::Intro;

/// What an [`IntroFold`] shows.
#[derive(Properties, PartialEq)]
pub(super) struct IntroFoldProps {
    /// The game.
    pub(super) game: &'static GameInfo,
    /// Whether it is unfolded at first.
    pub(super) unfolded: bool,
}

/// The pictures, and the line that folds them up.
#[component]
pub(super) fn IntroFold(IntroFoldProps { game, unfolded }: &IntroFoldProps) -> Html {
    let app = use_app();
    let lang = app.lang();
    let on = use_state(|| *unfolded);
    let onclick = {
        let (on, set, game) = (on.clone(), app.set.clone(), game.id);
        Callback::from(move |_| {
            set.emit(SettingsChange::Folded(game, *on));
            on.set(!*on);
        })
    };
    html! {
        <section class="row-group">
            <Fold title={lang.select("So geht’s", "How it goes")} hint={lang.select("In drei Bildern", "In three pictures")}
                on={*on} {onclick} />
            if *on {
                <Intro {game} />
            }
        </section>
    }
}
