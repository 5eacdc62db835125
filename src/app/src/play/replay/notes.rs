//! "Zeig's ihnen": notes at the steps of a game, which travel in its link.

use game_ui::GameLog;
use platform::sharing;
use table::MAX_STEP_NOTE;
use web_sys::HtmlInputElement;
use yew::prelude::*;

use super::state::{ReplayAction, pressing};
use crate::context::use_app;

/// What a [`StepNote`] shows.
#[derive(Properties, PartialEq)]
pub(super) struct StepNoteProps {
    /// What is to be read at this step.
    pub(super) note: Option<AttrValue>,
    /// Whether it is being written.
    pub(super) writing: bool,
    /// Is told what was written.
    pub(super) on_note: Callback<String>,
}

/// The note of this step, above the table.
#[component]
pub(super) fn StepNote(StepNoteProps { note, writing, on_note }: &StepNoteProps) -> Html {
    let lang = use_app().lang();
    let field = use_node_ref();
    if !writing {
        return html! { if let Some(note) = note { <p class="board step-note" role="note">{ note }</p> } };
    }
    let onsubmit = {
        let field = field.clone();
        on_note.reform(move |event: SubmitEvent| {
            event.prevent_default();
            field.cast::<HtmlInputElement>().map(|field| field.value()).unwrap_or_default()
        })
    };
    html! {
        <form class="row step-note" {onsubmit}>
            <input ref={field} type="text" class="paste grow" id="note" maxlength={MAX_STEP_NOTE.to_string()}
                autocomplete="off" enterkeyhint="done" value={note.clone().unwrap_or_default()}
                aria-label={lang.select("Notiz zu diesem Schritt", "Note at this step")}
                placeholder={lang.select("Hier passiert …", "Here …")} />
            <button class="btn">{ lang.select("Merken", "Keep") }</button>
        </form>
    }
}

/// What [`NoteButtons`] show.
#[derive(Properties, PartialEq)]
pub(super) struct NoteButtonsProps {
    /// Whether there is something to be read at this step.
    pub(super) noted: bool,
    /// Whether that is being written.
    pub(super) writing: bool,
    /// The link of the game, if it has notes.
    pub(super) link: Option<AttrValue>,
    /// Is told what is pressed.
    pub(super) send: Callback<ReplayAction>,
}

/// What writes a note, and shows the game with its notes to others.
#[component]
pub(super) fn NoteButtons(NoteButtonsProps { noted, writing, link, send }: &NoteButtonsProps) -> Html {
    let lang = use_app().lang();
    let words = match (writing, noted) {
        (true, _) => lang.select("Doch nicht", "Not after all"),
        (false, true) => lang.select("Notiz ändern", "Change the note"),
        (false, false) => lang.select("Notiz schreiben", "Write a note"),
    };
    let on_show = link.clone().map(|link| {
        let (send, title) = (send.clone(), lang.select("Eine Partie für euch", "A game for you"));
        Callback::from(move |_: MouseEvent| {
            if sharing::can_share() {
                sharing::share(title, &link);
            } else {
                let send = send.clone();
                sharing::copy(&link, move |copied| send.emit(ReplayAction::Copied(copied)));
            }
        })
    });
    html! {
        <>
            <button type="button" class="jump" onclick={pressing(send, ReplayAction::Write)}>{ words }</button>
            if let Some(onclick) = on_show {
                <button type="button" class="jump" {onclick}>{ lang.select("Zeig’s ihnen", "Show them") }</button>
            }
        </>
    }
}

/// The link of the game with its notes, but without names; nothing if there are no notes.
pub(super) fn link(table: &dyn GameLog) -> Option<AttrValue> {
    table.notes().has_steps().then(|| format!("{}#{}", sharing::address(), table.link(false)).into())
}
