//! The guide of a lesson: the regular of the game, and what is said.

use game_ui::GameInfo;
use game_ui::art::{Icon, head};
use table::localized;
use ui::{IconButton, drawing};
use yew::prelude::*;

use super::state::{LessonAction, Wait};
use crate::context::use_app;
use crate::navigation::Navigation;

/// What a [`Guide`] shows.
#[derive(Properties, PartialEq)]
pub(super) struct GuideProps {
    /// The game.
    pub(super) game: &'static GameInfo,
    /// The note of this step; without one, what has just happened is told.
    pub(super) note: Option<&'static str>,
    /// What has just happened.
    pub(super) told: Vec<Html>,
    /// What the lesson waits for.
    pub(super) waits: Wait,
    /// Whether the learner has just tried something else.
    pub(super) astray: bool,
    /// How many acts there are, and how many have been done.
    pub(super) progress: (usize, usize),
    /// Is told what is pressed.
    pub(super) send: Callback<LessonAction>,
}

/// The guide.
#[component]
pub(super) fn Guide(props: &GuideProps) -> Html {
    let app = use_app();
    let lang = app.lang();
    let GuideProps { game, note, told, waits, astray, progress: (all, done), send } = props;
    let on = |action: LessonAction| send.reform(move |_: MouseEvent| action.clone());
    let name = game.name;
    let said = match note {
        Some(note) if *waits != Wait::Telling => html! { <p>{ *note }</p> },
        _ => html! { <>{ told.clone() }</> },
    };
    let button = |class, action, words: &'static str| {
        html! { <button type="button" class={classes!("btn", class)} onclick={on(action)}>{ words }</button> }
    };
    let below = match waits {
        Wait::Read => button("", LessonAction::On, lang.select("Weiter", "Go on")),
        Wait::Act if *astray => html! {
            <>
                <p class="small" role="status">
                    { lang.select("Das kommt später. Mach es so, wie es hier steht.", "That comes later. Do it as it says here.") }
                </p>
                { button("second", LessonAction::Show, lang.select("Zeig’s mir", "Show me")) }
            </>
        },
        Wait::End => html! {
            <>
                <button type="button" class="btn" onclick={app.going(Navigation::Back)}>{ lang.select("Fertig", "Done") }</button>
                { button("second", LessonAction::Again, lang.select("Noch einmal", "Once more")) }
            </>
        },
        Wait::Telling | Wait::Act | Wait::Others => Html::default(),
    };
    html! {
        <header class="guide">
            { drawing(head(game.regular, 52)) }
            <div class="speech">
                <IconButton icon={Icon::Close} label={lang.select("Schluss damit", "Leave the lesson")} onclick={app.going(Navigation::Back)} />
                <h1 class="small" id="game" tabindex="-1">
                    { localized!(lang, "{name}, kurz erklärt", "{name} in short") }
                </h1>
                <div class="said" role="status">{ said }</div>
                <div class="row">{ below }</div>
                <progress max={all.to_string()} value={done.to_string()} aria-label={lang.select("So weit bist du", "How far you are")} />
            </div>
        </header>
    }
}
