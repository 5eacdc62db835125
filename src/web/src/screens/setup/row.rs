//! One place at the table: mat, name, away with it, and a handle.

use table::Lang;
use web_sys::{HtmlElement, HtmlInputElement};
use yew::prelude::*;

use super::{Msg, complaint};
use crate::art::{Icon, SeatSymbol, icon, mat};
use crate::browser;
use crate::names::{Regular, Wrong};
use crate::ui::{drawing, icon_button};

#[derive(Properties)]
pub(super) struct RowProps<O: Clone + PartialEq + 'static> {
    pub(super) at: usize,
    pub(super) guest: Regular,
    pub(super) count: usize,
    pub(super) wrong: Option<Wrong>,
    pub(super) removable: bool,
    pub(super) taken: Vec<u8>,
    pub(super) picking: bool,
    pub(super) on: Callback<Msg<O>>,
    pub(super) lang: Lang,
}

impl<O: Clone + PartialEq + 'static> PartialEq for RowProps<O> {
    fn eq(&self, other: &RowProps<O>) -> bool {
        self.at == other.at
            && self.guest == other.guest
            && self.count == other.count
            && self.wrong == other.wrong
            && self.removable == other.removable
            && self.taken == other.taken
            && self.picking == other.picking
            && self.on == other.on
            && self.lang == other.lang
    }
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

#[component]
pub(super) fn Row<O: Clone + PartialEq + 'static>(props: &RowProps<O>) -> Html {
    let (at, lang) = (props.at, props.lang);
    let symbol = SeatSymbol::ALL[usize::from(props.guest.symbol) % SeatSymbol::ALL.len()];
    let on = &props.on;
    let name = props.guest.name.clone();
    let oninput = on.reform(move |event: InputEvent| {
        Msg::Named(at, event.target_dyn_into::<HtmlInputElement>().map(|input| input.value()).unwrap_or_default())
    });
    let next = (at + 1 < props.count).then_some(at + 1);
    let onkeydown = Callback::from(move |event: KeyboardEvent| {
        if event.key() == "Enter" {
            event.prevent_default();
            match next {
                Some(next) => browser::focus(&format!("name-{next}")),
                None => browser::blur(),
            }
        }
    });
    let mat_label = lang.pick(
        format!("Platz {}, Zeichen {}: ändern", at + 1, symbol_name(symbol, lang)),
        format!("Seat {}, symbol {}: change", at + 1, symbol_name(symbol, lang)),
    );
    html! {
        <>
            <li class={classes!("p", props.picking.then_some("ed"), props.wrong.map(|_| "wrong"))} id={format!("row-{at}")}>
                <button class="m" type="button" aria-expanded={props.picking.to_string()} aria-label={mat_label} onclick={on.reform(move |_: MouseEvent| Msg::Picking(at))}>
                    { drawing(mat(symbol, 44)) }
                </button>
                <input
                    id={format!("name-{at}")}
                    value={name.clone()}
                    maxlength="80"
                    autocomplete="off"
                    autocapitalize="words"
                    spellcheck="false"
                    enterkeyhint={if next.is_some() { "next" } else { "done" }}
                    placeholder={lang.pick("Name", "Name")}
                    aria-label={lang.pick(format!("Name an Platz {}", at + 1), format!("Name at seat {}", at + 1))}
                    aria-invalid={props.wrong.is_some().to_string()}
                    aria-describedby={props.wrong.map(|_| format!("wrong-{at}"))}
                    {oninput}
                    {onkeydown}
                    onfocus={on.reform(move |_: FocusEvent| Msg::Entered(at))}
                    onblur={on.reform(move |_: FocusEvent| Msg::Left(at))}
                />
                if props.removable {
                    { icon_button(Icon::Close, format!("{} {name}", lang.pick("Vom Tisch nehmen:", "Take off the table:")), on.reform(move |_| Msg::Gone(at))) }
                }
                { handle(props, &name) }
            </li>
            if let Some(wrong) = props.wrong {
                <li class="err" id={format!("wrong-{at}")} role="alert">{ complaint(wrong, lang) }</li>
            }
            if props.picking {
                { picker(props, symbol) }
            }
        </>
    }
}

/// Dragged up or down, or moved with the arrow keys.
fn handle<O: Clone + PartialEq + 'static>(props: &RowProps<O>, name: &str) -> Html {
    let (at, count) = (props.at, props.count);
    let onpointerdown = Callback::from(|event: PointerEvent| {
        if let Some(handle) = event.target_dyn_into::<HtmlElement>().and_then(|target| target.closest("button").ok().flatten()) {
            let _ = handle.set_pointer_capture(event.pointer_id());
        }
    });
    let onpointermove = sending(&props.on, move |event: PointerEvent| {
        let held = event
            .target_dyn_into::<HtmlElement>()
            .is_some_and(|handle| handle.has_pointer_capture(event.pointer_id()));
        let over = (0..count).find(|&row| {
            browser::place(&format!("row-{row}"))
                .is_some_and(|rect| (rect.top()..rect.bottom()).contains(&f64::from(event.client_y())))
        });
        over.filter(|&to| held && to != at).map(|to| Msg::Moved(at, to))
    });
    let onkeydown = sending(&props.on, move |event: KeyboardEvent| {
        let to = match event.key().as_str() {
            "ArrowUp" => at.checked_sub(1)?,
            "ArrowDown" => Some(at + 1).filter(|&to| to < count)?,
            _ => return None,
        };
        event.prevent_default();
        browser::focus(&format!("handle-{to}"));
        Some(Msg::Moved(at, to))
    });
    let label = props.lang.pick(
        format!("Platz {} verschieben {name}: ziehen oder Pfeiltasten", at + 1),
        format!("Move seat {} {name}: drag or arrow keys", at + 1),
    );
    html! {
        <button class="icon muted drag" type="button" id={format!("handle-{at}")} aria-label={label} {onpointerdown} {onpointermove} {onkeydown}>
            { drawing(icon(Icon::Drag, 22)) }
        </button>
    }
}

/// A callback that says something only sometimes.
fn sending<E: 'static, M: 'static>(on: &Callback<M>, message: impl Fn(E) -> Option<M> + 'static) -> Callback<E> {
    let on = on.clone();
    Callback::from(move |event| {
        if let Some(message) = message(event) {
            on.emit(message);
        }
    })
}

fn picker<O: Clone + PartialEq + 'static>(props: &RowProps<O>, chosen: SeatSymbol) -> Html {
    let (at, lang) = (props.at, props.lang);
    html! {
        <li class="pick" role="radiogroup" aria-label={lang.pick("Zeichen", "Symbol")}>
            { for (0_u8..).zip(SeatSymbol::ALL).map(|(number, symbol)| {
                let used = props.taken.contains(&number);
                let onclick = props.on.reform(move |_: MouseEvent| Msg::Picked(at, number));
                html! {
                    <button type="button" role="radio" aria-checked={(symbol == chosen).to_string()} class={classes!(used.then_some("used"))} disabled={used} {onclick}>
                        { drawing(mat(symbol, 38)) }{ symbol_name(symbol, lang) }
                    </button>
                }
            }) }
        </li>
    }
}
