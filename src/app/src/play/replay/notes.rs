//! "Zeig's ihnen": notes at the steps of a game, which travel in its link.

use game_ui::GameSession;
use platform::sharing;
use table::{Lang, MAX_STEP_NOTE, NoteKey};
use web_sys::HtmlInputElement;
use yew::prelude::*;

use super::{Msg, Replay};
use crate::store;

/// The field of a note.
const FIELD: &str = "note";

impl Replay {
    /// What is to be read at this step.
    pub(super) fn note(&self) -> Option<&str> {
        self.table.as_ref()?.notes().get(NoteKey::Step(self.at))
    }

    /// Keeps a note at this step, and with the game if the device has it.
    pub(super) fn annotate(&mut self, ctx: &Context<Replay>, text: &str) {
        self.writing = false;
        self.copied = None;
        let Some(table) = &mut self.table else { return };
        table.annotate(self.at, text);
        let source = &ctx.props().source;
        if let Some(mut save) = store::game(source) {
            save.record = table.record();
            store::save_game(source, &save);
        }
    }

    /// The note of this step, above the table.
    pub(super) fn shown_note(&self, ctx: &Context<Replay>) -> Html {
        let lang = ctx.props().app.lang();
        let note = self.note();
        if !self.writing {
            return note.map(|note| html! { <p class="board step-note" role="note">{ note }</p> }).unwrap_or_default();
        }
        let keep = |field: Option<HtmlInputElement>| Msg::Note(field.map(|field| field.value()).unwrap_or_default());
        let onsubmit = ctx.link().callback(move |event: SubmitEvent| {
            event.prevent_default();
            keep(ui::dom::element(FIELD).and_then(|field| wasm_bindgen::JsCast::dyn_into(field).ok()))
        });
        html! {
            <form class="row step-note" {onsubmit}>
                <input type="text" class="paste grow" id={FIELD} maxlength={MAX_STEP_NOTE.to_string()} autocomplete="off"
                    enterkeyhint="done" value={note.unwrap_or_default().to_owned()}
                    aria-label={lang.select("Notiz zu diesem Schritt", "Note at this step")}
                    placeholder={lang.select("Hier passiert …", "Here …")} />
                <button class="btn">{ lang.select("Merken", "Keep") }</button>
            </form>
        }
    }

    /// What writes a note, and shows the game with its notes to others.
    pub(super) fn note_buttons(&self, ctx: &Context<Replay>, table: &dyn GameSession) -> Html {
        let lang = ctx.props().app.lang();
        let words = match (self.writing, self.note()) {
            (true, _) => lang.select("Doch nicht", "Not after all"),
            (false, Some(_)) => lang.select("Notiz ändern", "Change the note"),
            (false, None) => lang.select("Notiz schreiben", "Write a note"),
        };
        let show = {
            let (link, told) = (link(table), ctx.link().callback(Msg::Copied));
            let title = lang.select("Eine Partie für euch", "A game for you");
            Callback::from(move |_: MouseEvent| {
                if sharing::can_share() {
                    sharing::share(title, &link);
                } else {
                    let told = told.clone();
                    sharing::copy(&link, move |copied| told.emit(copied));
                }
            })
        };
        html! {
            <>
                <button type="button" class="jump" onclick={self.on(ctx, Msg::Write)}>{ words }</button>
                if table.notes().has_steps() {
                    <button type="button" class="jump" onclick={show}>{ lang.select("Zeig’s ihnen", "Show them") }</button>
                }
            </>
        }
    }

    /// Whether the link was copied; if not, the link.
    pub(super) fn copied_link(&self, table: &dyn GameSession, lang: Lang) -> Html {
        match self.copied {
            None => Html::default(),
            Some(true) => html! {
                <p class="medium" role="status">{ lang.select("Link mit Notizen kopiert.", "Link with notes copied.") }</p>
            },
            Some(false) => html! {
                <>
                    <p class="medium" role="status">
                        { lang.select("Kopier den Link hier von Hand:", "Copy the link here by hand:") }
                    </p>
                    <textarea class="paste" readonly=true aria-label={lang.select("Der Link", "The link")} value={link(table)} />
                </>
            },
        }
    }
}

/// The link of the game, with its notes but without names.
fn link(table: &dyn GameSession) -> String {
    format!("{}#{}", sharing::address(), table.link(false))
}
