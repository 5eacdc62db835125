//! "Zeig's ihnen": notes at the steps of a game, which travel in its link.

use game_ui::GameSession;
use platform::sharing;
use table::{MAX_STEP_NOTE, NoteKey};
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
    pub(super) fn notes(&self, ctx: &Context<Replay>, table: &dyn GameSession) -> Html {
        let lang = ctx.props().app.lang();
        let words = match (self.writing, self.note()) {
            (true, _) => lang.select("Doch nicht", "Not after all"),
            (false, Some(_)) => lang.select("Notiz ändern", "Change the note"),
            (false, None) => lang.select("Notiz schreiben", "Write a note"),
        };
        let link = format!("{}#{}", sharing::address(), table.link(false));
        let show = {
            let (link, told) = (link.clone(), ctx.link().callback(Msg::Copied));
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
                <div class="jumps">
                    <button type="button" class="jump" onclick={self.on(ctx, Msg::Write)}>{ words }</button>
                    if table.notes().has_steps() {
                        <button type="button" class="jump" onclick={show}>{ lang.select("Zeig’s ihnen", "Show them") }</button>
                    }
                </div>
                if let Some(copied) = self.copied {
                    <p class="medium" role="status">
                        { match copied {
                            true => lang.select("Link mit Notizen kopiert.", "Link with notes copied."),
                            false => lang.select("Kopier den Link hier von Hand:", "Copy the link here by hand:"),
                        } }
                    </p>
                    if !copied {
                        <textarea class="paste" readonly=true aria-label={lang.select("Der Link", "The link")} value={link} />
                    }
                }
            </>
        }
    }
}
