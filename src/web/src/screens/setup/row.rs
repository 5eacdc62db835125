//! One place at the table: mat, name, away with it, and a handle.

use table::{Lang, tell};
use web_sys::HtmlInputElement;
use yew::prelude::*;

use super::Msg;
use crate::art::{Icon, SeatSymbol, icon, mat};
use crate::browser;
use crate::names::{self, Regular, Wrong};
use crate::ui::old::{El, button, el};

/// What is drawn.
pub(super) struct Row<'a> {
    /// The place, from 0.
    pub(super) at: usize,
    pub(super) guest: &'a Regular,
    /// How many sit at the table.
    pub(super) count: usize,
    /// What is wrong with the name, if that may be said.
    pub(super) wrong: Option<Wrong>,
    pub(super) removable: bool,
    /// The symbols that others have.
    pub(super) taken: Vec<u8>,
    /// Whether a symbol is being picked.
    pub(super) picking: bool,
    pub(super) on: Callback<Msg>,
    pub(super) lang: Lang,
}

/// The names of the symbols.
fn symbol_name(symbol: SeatSymbol, lang: Lang) -> &'static str {
    match symbol {
        SeatSymbol::Krug => lang.pick("Krug", "Mug"),
        SeatSymbol::Brezel => lang.pick("Brezel", "Pretzel"),
        SeatSymbol::Fisch => lang.pick("Fisch", "Fish"),
        SeatSymbol::Hut => lang.pick("Hut", "Hat"),
        SeatSymbol::Glocke => lang.pick("Glocke", "Bell"),
        SeatSymbol::Blatt => lang.pick("Blatt", "Leaf"),
        SeatSymbol::Schluessel => lang.pick("Schlüssel", "Key"),
        SeatSymbol::Pilz => lang.pick("Pilz", "Mushroom"),
    }
}

impl Row<'_> {
    /// The row, what is wrong with it, and the symbols to pick from.
    pub(super) fn draw(&self) -> Vec<El> {
        let lang = self.lang;
        let mut items = vec![self.place()];
        if let Some(wrong) = self.wrong {
            let error = el("li", "err")
                .keyed(format!("wrong-{}", self.at))
                .put("id", format!("wrong-{}", self.at))
                .set("role", "alert");
            items.push(error.tell(complaint(wrong, lang)));
        }
        if self.picking {
            let label = lang.pick("Zeichen", "Symbol");
            let picker =
                el("li", "pick").keyed(format!("pick-{}", self.at)).set("role", "radiogroup").set("aria-label", label);
            items.push(picker.all((0_u8..).zip(SeatSymbol::ALL).map(|(number, symbol)| self.choice(number, symbol))));
        }
        items
    }

    fn symbol(&self) -> SeatSymbol {
        SeatSymbol::ALL[usize::from(self.guest.symbol) % SeatSymbol::ALL.len()]
    }

    /// Says something when pressed.
    fn says(&self, msg: Msg) -> Callback<MouseEvent> {
        let on = self.on.clone();
        Callback::from(move |_| on.emit(msg.clone()))
    }

    fn place(&self) -> El {
        let (at, lang, symbol) = (self.at, self.lang, self.symbol());
        let change = tell!(
            lang,
            "Platz {}, Zeichen {}: ändern",
            "Seat {}, symbol {}: change",
            at + 1,
            symbol_name(symbol, lang)
        );
        let mat = button("m", self.says(Msg::Picking(at)))
            .flag("aria-expanded", self.picking)
            .put("aria-label", change)
            .draw(mat(symbol, 44));
        let away = self.removable.then(|| {
            let label = format!("{} {}", lang.pick("Vom Tisch nehmen:", "Take off the table:"), self.guest.name);
            let gone = sending(&self.on, move |event: MouseEvent| Some(Msg::Gone(at, event.time_stamp())));
            button("icon muted", gone).put("aria-label", label).draw(icon(Icon::Close, 20))
        });
        el("li", "p")
            .keyed(format!("row-{at}"))
            .class("ed", self.picking)
            .class("wrong", self.wrong.is_some())
            .put("id", format!("row-{at}"))
            .add(mat)
            .add(self.field())
            .maybe(away)
            .add(self.handle())
    }

    fn field(&self) -> El {
        let (at, lang) = (self.at, self.lang);
        let next = (at + 1 < self.count).then_some(at + 1);
        let typed = sending(&self.on, move |event: InputEvent| {
            Some(Msg::Named(at, event.target_dyn_into::<HtmlInputElement>()?.value()))
        });
        let confirmed = Callback::from(move |event: KeyboardEvent| {
            if event.key() == "Enter" {
                event.prevent_default();
                next.map_or_else(browser::blur, |next| browser::focus(&format!("name-{next}")));
            }
        });
        let field = el("input", "")
            .put("id", format!("name-{at}"))
            .set("maxlength", "80")
            .set("autocomplete", "off")
            .set("autocapitalize", "words")
            .set("spellcheck", "false")
            .set("enterkeyhint", if next.is_some() { "next" } else { "done" })
            .set("placeholder", "Name")
            .put("aria-label", tell!(lang, "Name an Platz {}", "Name at seat {}", at + 1))
            .flag("aria-invalid", self.wrong.is_some())
            .value(self.guest.name.clone())
            .input(typed)
            .key(confirmed)
            .focus(sending(&self.on, move |_| Some(Msg::Entered(at))), sending(&self.on, move |_| Some(Msg::Left(at))));
        if self.wrong.is_some() { field.put("aria-describedby", format!("wrong-{at}")) } else { field }
    }

    /// Dragged up or down, or moved with the arrow keys.
    fn handle(&self) -> El {
        let (at, count) = (self.at, self.count);
        let held = sending(&self.on, move |event: PointerEvent| {
            // From here on the handle gets every move, wherever the finger goes.
            handle_of(&event)?.set_pointer_capture(event.pointer_id()).ok()?;
            Some(Msg::Held(Some(at)))
        });
        let dragged = sending(&self.on, move |event: PointerEvent| {
            let y = f64::from(event.client_y());
            let over = |row: &usize| {
                browser::place(&format!("row-{row}")).is_some_and(|rect| (rect.top()..rect.bottom()).contains(&y))
            };
            handle_of(&event)?.has_pointer_capture(event.pointer_id()).then(|| (0..count).find(over))?.map(Msg::Over)
        });
        let ended = sending(&self.on, |_| Some(Msg::Held(None)));
        let moved = sending(&self.on, move |event: KeyboardEvent| {
            let to = match event.key().as_str() {
                "ArrowUp" => at.checked_sub(1)?,
                "ArrowDown" => Some(at + 1).filter(|&to| to < count)?,
                _ => return None,
            };
            event.prevent_default();
            browser::focus(&format!("handle-{to}"));
            Some(Msg::Moved(at, to))
        });
        let label = tell!(
            self.lang,
            "Platz {} verschieben: ziehen oder Pfeiltasten",
            "Move seat {}: drag or arrow keys",
            at + 1
        );
        button("icon muted drag", Callback::noop())
            .put("id", format!("handle-{at}"))
            .put("aria-label", label)
            .touch(held)
            .drag(dragged, ended)
            .key(moved)
            .draw(icon(Icon::Drag, 22))
    }

    fn choice(&self, number: u8, symbol: SeatSymbol) -> El {
        let used = self.taken.contains(&number);
        let choice = button("", self.says(Msg::Picked(self.at, number)))
            .class("used", used)
            .set("role", "radio")
            .flag("aria-checked", symbol == self.symbol());
        let choice = if used { choice.set("disabled", "") } else { choice };
        choice.draw(mat(symbol, 38)).say(symbol_name(symbol, self.lang))
    }
}

/// The handle that an event belongs to, not the drawing on it.
fn handle_of(event: &PointerEvent) -> Option<web_sys::Element> {
    event.target_dyn_into::<web_sys::Element>()?.closest("button").ok()?
}

/// A callback that says something only sometimes.
fn sending<E: 'static>(on: &Callback<Msg>, message: impl Fn(E) -> Option<Msg> + 'static) -> Callback<E> {
    let on = on.clone();
    Callback::from(move |event| {
        if let Some(message) = message(event) {
            on.emit(message);
        }
    })
}

/// What is wrong with a name, said kindly.
fn complaint(wrong: Wrong, lang: Lang) -> String {
    match wrong {
        Wrong::Empty => lang.pick("Wer sitzt hier?", "Who sits here?").to_owned(),
        Wrong::Twice => lang.pick("So heißt schon jemand am Tisch.", "Somebody at the table has that name.").to_owned(),
        Wrong::Long => tell!(lang, "Höchstens {} Buchstaben, bitte.", "At most {} letters, please.", names::LONGEST),
    }
}
