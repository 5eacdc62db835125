//! One place at the table: mat, name, away with it, and a handle.

use game_ui::art::{Icon, SeatSymbol, icon, mat};
use table::{Lang, localized};
use ui::dom;
use ui::drawing;
use ui::names::Wrong;
use web_sys::HtmlInputElement;
use yew::prelude::*;

use super::Action;
use crate::names::Guest;

/// What a [`Row`] shows.
#[derive(Properties, PartialEq)]
pub(super) struct RowProps {
    /// The place, from 0.
    pub(super) at: usize,
    /// Who sits there.
    pub(super) guest: Guest,
    /// What this guest is called; by the place as long as no name is typed.
    pub(super) called: String,
    /// How many sit at the table.
    pub(super) count: usize,
    /// What is wrong with the name, if that may be said.
    pub(super) wrong: Option<Wrong>,
    /// What a regular of the house can and cannot do, in a sentence.
    pub(super) about: Option<&'static str>,
    /// Whether somebody may be taken off the table.
    pub(super) removable: bool,
    /// The symbols that others have.
    pub(super) taken: Vec<u8>,
    /// Whether a symbol is being picked.
    pub(super) picking: bool,
    /// Takes what happens here.
    pub(super) on: Callback<Action>,
    /// The language.
    pub(super) lang: Lang,
}

/// The id of the chosen symbol among those to pick from: only one row has them.
const CHOSEN: &str = "chosen-symbol";

/// The names of the symbols.
pub(crate) fn symbol_name(symbol: SeatSymbol, lang: Lang) -> &'static str {
    match symbol {
        SeatSymbol::Krug => lang.select("Krug", "Mug"),
        SeatSymbol::Brezel => lang.select("Brezel", "Pretzel"),
        SeatSymbol::Fisch => lang.select("Fisch", "Fish"),
        SeatSymbol::Hut => lang.select("Hut", "Hat"),
        SeatSymbol::Glocke => lang.select("Glocke", "Bell"),
        SeatSymbol::Blatt => lang.select("Blatt", "Leaf"),
        SeatSymbol::Schluessel => lang.select("Schlüssel", "Key"),
        SeatSymbol::Pilz => lang.select("Pilz", "Mushroom"),
    }
}

fn symbol(guest: &Guest) -> SeatSymbol {
    SeatSymbol::numbered(usize::from(guest.symbol))
}

/// The row, what is wrong with it, and the symbols to pick from.
#[component]
pub(super) fn Row(props: &RowProps) -> Html {
    let RowProps { at, guest, called, wrong, about, removable, picking, on, lang, .. } = props;
    let (at, lang, symbol) = (*at, *lang, symbol(guest));
    let change = localized!(
        lang,
        "Platz {}, Zeichen {}: ändern",
        "Seat {}, symbol {}: change",
        at + 1,
        symbol_name(symbol, lang)
    );
    let off = localized!(lang, "Vom Tisch nehmen: {called}", "Take off the table: {called}");
    let button = format!("symbol-{at}");
    {
        let button = button.clone();
        use_effect_with(*picking, move |&picking| {
            if picking {
                dom::focus(CHOSEN);
            }
            move || {
                if picking {
                    dom::keep_focus(&[&button]);
                }
            }
        });
    }
    let class = classes!("seat-row", picking.then_some("picking"), wrong.map(|_| "wrong"));
    html! {
        <>
            <li {class} id={format!("row-{at}")}>
                <button type="button" class="symbol-button" id={button} onclick={on.reform(move |_| Action::Picking(at))}
                    aria-expanded={picking.to_string()} aria-label={change}>
                    { drawing(mat(symbol, 44)) }
                </button>
                { field(props) }
                if *removable {
                    <button type="button" class="icon muted" aria-label={off}
                        onclick={on.reform(move |event: MouseEvent| Action::Gone(at, event.time_stamp()))}>
                        { drawing(icon(Icon::Close, 20)) }
                    </button>
                }
                { handle(props) }
            </li>
            if let Some(about) = *about {
                <li><p class="small muted about-regular">{ about }</p></li>
            }
            if let Some(wrong) = *wrong {
                <li><p class="err" id={format!("wrong-{at}")} role="alert">{ complaint(wrong, lang) }</p></li>
            }
            if *picking {
                <li>
                    <div class="pick" role="radiogroup" aria-label={lang.select("Zeichen", "Symbol")}>
                        { for (0..).zip(SeatSymbol::ALL).map(|(number, symbol)| choice(props, number, symbol)) }
                    </div>
                </li>
            }
        </>
    }
}

/// Where the name is typed.
fn field(props: &RowProps) -> Html {
    let RowProps { at, guest, count, wrong, on, lang, .. } = props;
    let at = *at;
    let next = (at + 1 < *count).then_some(at + 1);
    let oninput = sending(on, move |event: InputEvent| {
        Some(Action::Named(at, event.target_dyn_into::<HtmlInputElement>()?.value()))
    });
    let onkeydown = Callback::from(move |event: KeyboardEvent| {
        if event.key() == "Enter" {
            event.prevent_default();
            next.map_or_else(dom::blur, |next| dom::focus(&format!("name-{next}")));
        }
    });
    html! {
        <input id={format!("name-{at}")} maxlength="80" autocomplete="off" autocapitalize="words" spellcheck="false"
            enterkeyhint={if next.is_some() { "next" } else { "done" }} placeholder="Name"
            aria-label={localized!(lang, "Name an Platz {}", "Name at seat {}", at + 1)}
            aria-invalid={wrong.is_some().to_string()} aria-describedby={wrong.map(|_| format!("wrong-{at}"))}
            value={guest.name.clone()} {oninput} {onkeydown} onfocus={on.reform(move |_| Action::Entered(at))}
            onblur={on.reform(move |_| Action::Left(at))} />
    }
}

/// Dragged up or down, or moved with the arrow keys.
fn handle(props: &RowProps) -> Html {
    let RowProps { at, count, on, lang, .. } = props;
    let (at, count) = (*at, *count);
    let onpointerdown = sending(on, move |event: PointerEvent| {
        // From here on the handle gets every move, wherever the finger goes.
        handle_of(&event)?.set_pointer_capture(event.pointer_id()).ok()?;
        Some(Action::Held(Some(at)))
    });
    let onpointermove = sending(on, move |event: PointerEvent| {
        let y = f64::from(event.client_y());
        let over = |row: &usize| {
            dom::place(&format!("row-{row}")).is_some_and(|rect| (rect.top()..rect.bottom()).contains(&y))
        };
        handle_of(&event)?.has_pointer_capture(event.pointer_id()).then(|| (0..count).find(over))?.map(Action::Over)
    });
    let onkeydown = sending(on, move |event: KeyboardEvent| {
        let to = match event.key().as_str() {
            "ArrowUp" => at.checked_sub(1)?,
            "ArrowDown" => Some(at + 1).filter(|&to| to < count)?,
            _ => return None,
        };
        event.prevent_default();
        dom::focus(&format!("handle-{to}"));
        Some(Action::Moved(at, to))
    });
    let label =
        localized!(lang, "Platz {} verschieben: ziehen oder Pfeiltasten", "Move seat {}: drag or arrow keys", at + 1);
    html! {
        <button type="button" class="icon muted drag" id={format!("handle-{at}")} aria-label={label} {onpointerdown}
            {onpointermove} onlostpointercapture={on.reform(|_| Action::Held(None))} {onkeydown}>
            { drawing(icon(Icon::Drag, 22)) }
        </button>
    }
}

/// A symbol to pick, unless somebody else has it.
fn choice(props: &RowProps, number: u8, one: SeatSymbol) -> Html {
    let at = props.at;
    let used = props.taken.contains(&number);
    let checked = one == symbol(&props.guest);
    // An arrow key presses the next symbol by script (`dom::walk_choices`), and may go on from there.
    let onclick = props.on.reform(move |event: MouseEvent| Action::Picked(at, number, event.is_trusted()));
    html! {
        <button key={number} type="button" id={checked.then_some(CHOSEN)} class={used.then_some("used")} role="radio"
            aria-checked={checked.to_string()} disabled={used} {onclick}>
            { drawing(mat(one, 38)) }{ symbol_name(one, props.lang) }
        </button>
    }
}

/// The handle that an event belongs to, not the drawing on it.
fn handle_of(event: &PointerEvent) -> Option<web_sys::Element> {
    event.target_dyn_into::<web_sys::Element>()?.closest("button").ok()?
}

/// A callback that says something only sometimes.
fn sending<E: 'static>(on: &Callback<Action>, message: impl Fn(E) -> Option<Action> + 'static) -> Callback<E> {
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
        Wrong::Empty => lang.select("Wer sitzt hier?", "Who sits here?").to_owned(),
        Wrong::Twice => {
            lang.select("So heißt schon jemand am Tisch.", "Somebody at the table has that name.").to_owned()
        }
        Wrong::Long => {
            localized!(lang, "Höchstens {} Buchstaben, bitte.", "At most {} letters, please.", ui::names::LONGEST)
        }
    }
}
