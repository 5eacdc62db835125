//! A text that is no link of ours, or not all of one: where it is torn, and a field for the whole link.

use game_ui::art::{Icon, icon, torn_ticket};
use table::{Lang, LinkError, Problem};
use ui::drawing;
use web_sys::HtmlInputElement;
use yew::prelude::*;

use super::{keep, start};
use crate::context::use_app;
use crate::navigation::{Navigation, Screen};

/// What is said of a torn link.
#[derive(Properties, PartialEq)]
pub(super) struct TornProps {
    /// The text that was opened.
    pub(super) text: AttrValue,
    /// Why it cannot be read, and where.
    pub(super) error: LinkError,
}

/// A torn link.
#[component]
pub(super) fn Torn(TornProps { text, error }: &TornProps) -> Html {
    let app = &use_app();
    let lang = app.lang();
    // The text of the field; nothing before the field is shown.
    let typed = use_state(|| None::<String>);
    let oninput = {
        let typed = typed.setter();
        Callback::from(move |event: InputEvent| {
            let field = event.target_dyn_into::<HtmlInputElement>();
            typed.set(Some(field.map(|field| field.value()).unwrap_or_default()));
        })
    };
    let again = {
        let typed = typed.clone();
        app.acting(move |app| match typed.as_ref().filter(|typed| !typed.trim().is_empty()) {
            Some(link) => {
                keep(link);
                typed.set(None);
                // Another link is another screen, and its game may have to be loaded.
                app.go(Navigation::Instead(Screen::Link(link.clone().into())));
            }
            None => typed.set(Some(String::new())),
        })
    };
    // The link may be whole, and only the rules others.
    let whole = matches!(error.problem, Problem::OlderVersion | Problem::NewerVersion);
    let title = match error.problem {
        Problem::OlderVersion => lang.select("Diese Partie ist zu alt.", "This game is too old."),
        Problem::NewerVersion => lang.select("Diese Partie ist zu neu.", "This game is too new."),
        _ => lang.select("Der Link ist gerissen.", "The link is torn."),
    };
    let label = lang.select("Der ganze Link", "The whole link");
    html! {
        <>
            <div class="body">
                { drawing(torn_ticket(300)) }
                <h1>{ title }</h1>
                <p class="medium" role="status">{ error.sentence(lang) }</p>
                if error.place > 0 {
                    { around(text, error.place, lang) }
                }
                <ul class="next-steps muted">
                    <li>
                        { drawing(icon(Icon::Check, 24)) }
                        <span>
                            { lang.select(
                                "Deine gespeicherten Spiele sind unberührt.",
                                "Your saved games are untouched.",
                            ) }
                        </span>
                    </li>
                    // The sentence has said so, where it is known.
                    if !whole && error.problem != Problem::CutOff {
                        <li>
                            { drawing(icon(Icon::Share, 24)) }
                            <span>
                                { lang.select(
                                    "Oft fehlt nur das Ende: den ganzen Link noch einmal kopieren.",
                                    "Often only the end is missing: copy the whole link once more.",
                                ) }
                            </span>
                        </li>
                    }
                </ul>
                if let Some(text) = typed.as_ref() {
                    <input class="paste" aria-label={label} placeholder={label} maxlength="110000" value={text.clone()}
                        {oninput} />
                }
            </div>
            <div class="acts">
                <button type="button" class="btn" onclick={again}>
                    { match typed.as_ref() {
                        Some(_) => lang.select("Diesen Link öffnen", "Open this link"),
                        None => lang.select("Link noch einmal einfügen", "Paste the link again"),
                    } }
                </button>
                { start(app) }
            </div>
        </>
    }
}

/// How many pieces of the text are shown.
const AROUND: usize = 5;

/// The pieces of the text around the one that cannot be read; `place` counts from 1.
fn around(text: &str, place: usize, lang: Lang) -> Html {
    let text = table::smoothed(text);
    let pieces: Vec<&str> = text.split(['.', '~']).collect();
    let first = place.saturating_sub(4);
    let last = (first + AROUND).min(pieces.len());
    let piece = |at: usize| {
        let text: String = table::cleaned(pieces[at]).chars().take(24).collect();
        html! {
            <span key={at}>
                { (at == first && first > 0).then_some("… ") }
                if at + 1 == place {
                    <mark>{ text }</mark>
                } else {
                    { text }
                }
                { (at + 1 == last && last < pieces.len()).then_some(" …") }
            </span>
        }
    };
    html! {
        <div class="board code">
            <div class="small">{ lang.select("Um die Stelle herum", "Around the place") }</div>
            <div class="code-line">{ for (first..last).map(piece) }</div>
        </div>
    }
}
