//! The document, as far as components need it. Outside of a browser (tests) everything here answers as if it were missing.

pub use gloo::events::{EventListener, EventListenerOptions};
pub use gloo::timers::callback::Timeout;
pub use wasm_bindgen::JsCast;
pub use web_sys::HtmlInputElement;
use web_sys::{DomRect, Event, FocusOptions, HtmlElement, KeyboardEvent, Window};

/// The window, if there is one. A window reaches the storage: outside of this crate there are only listeners on it.
pub(crate) fn window() -> Option<Window> {
    if cfg!(target_arch = "wasm32") { web_sys::window() } else { None }
}

/// Listens on the window.
pub fn on_window(event: &'static str, heard: impl FnMut(&Event) + 'static) -> Option<EventListener> {
    window().map(|window| EventListener::new(&window, event, heard))
}

/// Listens on the document.
pub fn on_document(event: &'static str, heard: impl FnMut(&Event) + 'static) -> Option<EventListener> {
    let document = window()?.document()?;
    Some(EventListener::new(&document, event, heard))
}

/// Whether a media query holds now.
#[must_use]
pub fn matches_media(query: &str) -> bool {
    let query = window().and_then(|window| window.match_media(query).ok().flatten());
    query.is_some_and(|query| query.matches())
}

/// Whether motion is unwelcome, on this device or by the settings.
#[must_use]
pub fn keeps_still() -> bool {
    let Some(window) = window() else { return true };
    let root = window.document().and_then(|document| document.document_element());
    matches_media("(prefers-reduced-motion: reduce)")
        || root.and_then(|root| root.get_attribute("data-motion")).as_deref() == Some("less")
}

/// Sends whatever a finger does from now on to the document, whether or not what it touched is still there.
pub fn capture(finger: i32) {
    let root = window().and_then(|window| window.document()?.document_element());
    // A finger that has just been lifted cannot be captured, and need not be.
    let _ = root.map(|root| root.set_pointer_capture(finger));
}

/// Where an element lies on the screen, by its id.
#[must_use]
pub fn place(id: &str) -> Option<DomRect> {
    let element = window()?.document()?.get_element_by_id(id)?;
    Some(element.get_bounding_client_rect())
}

/// Where the mat of an element lies, or the element itself if it has none.
#[must_use]
pub fn place_of_mat(id: &str) -> Option<DomRect> {
    let element = element(id)?;
    let mat = element.query_selector(".mat").ok().flatten();
    Some(mat.as_ref().unwrap_or(&element).get_bounding_client_rect())
}

/// The element with this id.
#[must_use]
pub fn element(id: &str) -> Option<HtmlElement> {
    window()?.document()?.get_element_by_id(id)?.dyn_into().ok()
}

/// Where everything lies that a selector finds and that takes up room: left, top, width and height in pixels.
#[must_use]
pub fn rects(selector: &str) -> Vec<[f64; 4]> {
    let elements = elements(selector).into_iter();
    elements.map(|element| sides(&element.get_bounding_client_rect())).filter(takes_room).collect()
}

/// Where that lies which stands in the elements that this selects: a short line does not fill its element.
#[must_use]
pub fn content_rects(selector: &str) -> Vec<[f64; 4]> {
    let Some(document) = window().and_then(|window| window.document()) else { return Vec::new() };
    let content = |element: web_sys::Element| {
        let range = document.create_range().ok()?;
        range.select_node_contents(&element).ok()?;
        Some(sides(&range.get_bounding_client_rect()))
    };
    elements(selector).into_iter().filter_map(content).filter(takes_room).collect()
}

fn elements(selector: &str) -> Vec<web_sys::Element> {
    let document = window().and_then(|window| window.document());
    let Some(found) = document.and_then(|document| document.query_selector_all(selector).ok()) else {
        return Vec::new();
    };
    (0..found.length()).filter_map(|at| found.item(at)?.dyn_into().ok()).collect()
}

/// Where the element with this id lies, if it takes up room: left, top, width and height in pixels.
#[must_use]
pub fn rect_of(id: &str) -> Option<[f64; 4]> {
    Some(sides(&place(id)?)).filter(takes_room)
}

/// Width and height of the element with this id in pixels, however it is turned.
#[must_use]
pub fn size_of(id: &str) -> Option<(f64, f64)> {
    let element = element(id)?;
    Some((element.offset_width().into(), element.offset_height().into()))
}

/// By how many quarters the element with this id is turned clockwise, as the style sheet says by `--quarters`.
pub(crate) fn quarters(id: &str) -> i32 {
    let style = element(id).and_then(|element| window()?.get_computed_style(&element).ok()?);
    let quarters = style.and_then(|style| style.get_property_value("--quarters").ok());
    quarters.and_then(|quarters| quarters.trim().parse().ok()).unwrap_or(0)
}

fn sides(rect: &DomRect) -> [f64; 4] {
    [rect.x(), rect.y(), rect.width(), rect.height()]
}

fn takes_room([_, _, width, height]: &[f64; 4]) -> bool {
    *width > 0.0 && *height > 0.0
}

/// Sets a custom property of an element: the only way of placing something, as the page allows no `style` attribute.
pub fn set_property(element: &HtmlElement, name: &str, pixels: i32) {
    let _ = element.style().set_property(name, &format!("{pixels}px"));
}

/// Removes all custom properties of an element again, and with them every trace of what was placed.
pub(crate) fn unset_properties(id: &str) {
    if let Some(element) = element(id) {
        let _ = element.remove_attribute("style");
    }
}

/// Puts the focus on an element, so that a screen reader begins there.
pub fn focus(id: &str) {
    if let Some(element) = element(id) {
        let _ = element.focus();
    }
}

/// Puts the focus on the first of these elements that is there, if nothing has it any more, as what had it is gone; nothing scrolls.
pub fn keep_focus(ids: &[&str]) {
    let lost = focused().is_none_or(|element| element.tag_name() == "BODY");
    if let Some(element) = ids.iter().find_map(|id| element(id)).filter(|_| lost) {
        let options = FocusOptions::new();
        options.set_prevent_scroll(true);
        let _ = element.focus_with_options(&options);
    }
}

/// Chooses the next alternative of a radio group with the arrow keys, or the one before it.
pub fn walk_choices(event: &KeyboardEvent) {
    let step = match event.key().as_str() {
        "ArrowRight" | "ArrowDown" => 1,
        "ArrowLeft" | "ArrowUp" => -1,
        _ => return,
    };
    let Some(from) = focused().filter(|element| element.get_attribute("role").as_deref() == Some("radio")) else {
        return;
    };
    let Ok(Some(group)) = from.closest("[role=radiogroup]") else { return };
    let Ok(found) = group.query_selector_all("[role=radio]:not([aria-disabled=true], :disabled)") else { return };
    let radios: Vec<HtmlElement> = (0..found.length()).filter_map(|at| found.item(at)?.dyn_into().ok()).collect();
    let Some(at) = radios.iter().position(|radio| *radio == from) else { return };
    event.prevent_default();
    let next = &radios[(at as i32 + step).rem_euclid(radios.len() as i32) as usize];
    let _ = next.focus();
    next.click();
}

/// What has the focus.
#[must_use]
pub fn focused() -> Option<HtmlElement> {
    window()?.document()?.active_element()?.dyn_into().ok()
}

/// The finger that a key stands for if it presses what has the focus: two keys are two fingers. No touch has such a number.
#[must_use]
pub fn finger_of(event: &KeyboardEvent) -> Option<i32> {
    match event.key().as_str() {
        " " => Some(i32::MIN),
        "Enter" => Some(i32::MIN + 1),
        _ => None,
    }
}

/// What can be reached while a sheet lies on the screen.
pub const BESIDE_A_SHEET: [&str; 3] = ["veil", "flat-sheet", "rail"];
/// What can be reached while a sheet lies at one place of a device that lies in the middle.
pub const BESIDE_A_SHEET_AT_A_PLACE: [&str; 2] = ["flat-private", "flat-table"];
/// What can be reached while a seat is selected.
pub const BESIDE_A_SELECTION: [&str; 3] = ["strip", "rail", "bar"];

/// Lets nothing of the screen be reached but the parts of these classes; everything if there are none.
pub fn freeze(beside: Option<&[&str]>) {
    let Some(document) = window().and_then(|window| window.document()) else { return };
    let Ok(Some(screen)) = document.query_selector("main.app") else { return };
    let parts = screen.children();
    for part in (0..parts.length()).filter_map(|at| parts.item(at)) {
        let frozen = beside.is_some_and(|free| !free.iter().any(|class| part.class_list().contains(class)));
        let _ = part.toggle_attribute_with_force("inert", frozen);
    }
}

/// Scrolls the page to its top.
pub fn scroll_up() {
    if let Some(window) = window() {
        window.scroll_to_with_x_and_y(0.0, 0.0);
    }
}

/// Scrolls what an element lies in until its foot is in sight.
pub fn scroll_to(id: &str) {
    if let Some(element) = element(id) {
        element.scroll_into_view_with_bool(false);
    }
}

/// Scrolls a list until this line of it is in sight, with a little of what stands above; what the list lies in stays where it is.
pub fn bring(list: &str, line: &str) {
    let (Some(list), Some(line)) = (element(list), element(line)) else { return };
    let (frame, line) = (list.get_bounding_client_rect(), line.get_bounding_client_rect());
    if line.top() < frame.top() || line.bottom() > frame.bottom() {
        let above = if frame.height() > 170.0 { 46.0 } else { 0.0 };
        list.set_scroll_top(list.scroll_top() + (line.top() - frame.top() - above) as i32);
    }
}

/// Scrolls an element to its top.
pub fn scroll_to_top(id: &str) {
    if let Some(element) = element(id) {
        element.set_scroll_top(0);
    }
}

/// Shows the last lines of a list for which there is room. The list becomes as low as these, so that none of them is cut; the
/// earlier ones are there for whoever scrolls.
pub fn show_last_lines(id: &str) {
    let Some(list) = element(id) else { return };
    let _ = list.style().remove_property("max-height");
    list.set_scroll_top(0);
    let (frame, lines) = (list.get_bounding_client_rect(), list.children());
    let place = |at: u32| lines.item(at).map(|line| line.get_bounding_client_rect());
    let (Some(first), Some(last)) = (place(0), place(lines.length().saturating_sub(1))) else { return };
    let above = first.top() - frame.top();
    let needs = |top: f64| last.bottom() - top + above;
    if needs(first.top()) <= frame.height() + 0.5 {
        return;
    }
    let fits = (0..lines.length()).filter_map(place).map(|line| line.top()).find(|top| needs(*top) <= frame.height());
    let top = fits.unwrap_or(last.top());
    set_property(&list, "max-height", needs(top).ceil() as i32);
    list.set_scroll_top((top - first.top()).round() as i32);
}

/// Takes the focus away from the field that is being typed in, so that the keyboard goes.
pub fn blur() {
    if let Some(active) = focused() {
        let _ = active.blur();
    }
}

/// How long an element waits before it moves, in milliseconds.
pub fn set_delay(element: &HtmlElement, milliseconds: u32) {
    let _ = element.style().set_property("--wait", &format!("{milliseconds}ms"));
}

/// Whether the page is out of sight.
#[must_use]
pub fn hidden() -> bool {
    window().and_then(|window| window.document()).is_some_and(|document| document.hidden())
}
