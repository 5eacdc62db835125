//! Style sheets that come when they are needed.

use std::fmt;

use js_sys::Promise;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{Document, Event, HtmlLinkElement};

/// A style sheet did not come.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct MissingStyle;

impl fmt::Display for MissingStyle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a style sheet could not be loaded")
    }
}

impl std::error::Error for MissingStyle {}

/// What an element says about a style sheet that has come.
const LOADED: &str = "data-loaded";

/// Fetches the style sheet that lies beside the app's script, unless the page has it. It is asked for at once, not only when the
/// future is polled.
///
/// # Errors
/// [`MissingStyle`]; a later call asks again.
pub fn load_style(name: &str) -> impl Future<Output = Result<(), MissingStyle>> + use<> {
    let document = crate::window().and_then(|window| window.document());
    let link = document.map(|document| link(&document, name).map(|link| arrival(&link)));
    async move {
        // Outside of a browser nothing is drawn.
        let Some(arrival) = link else { return Ok(()) };
        if arrival.ok_or(MissingStyle)?.await { Ok(()) } else { Err(MissingStyle) }
    }
}

/// The element for a style sheet: the one that is there, or a new one. It is removed when its style sheet does not come.
fn link(document: &Document, name: &str) -> Option<HtmlLinkElement> {
    let id = format!("style-{name}");
    if let Some(link) = document.get_element_by_id(&id) {
        return link.dyn_into().ok();
    }
    let link: HtmlLinkElement = document.create_element("link").ok()?.dyn_into().ok()?;
    link.set_id(&id);
    link.set_rel("stylesheet");
    link.set_href(&beside_script(document, name)?);
    document.head()?.append_child(&link).ok()?;
    let (arrival, added) = (arrival(&link), link.clone());
    spawn_local(async move {
        if arrival.await {
            let _ = added.set_attribute(LOADED, "");
        } else {
            added.remove();
        }
    });
    Some(link)
}

/// The address of a file beside the app's script. index.html names that script, as the build has put it there.
fn beside_script(document: &Document, name: &str) -> Option<String> {
    let address = document.query_selector("script[data-script]").ok()??.get_attribute("data-script")?;
    let (folder, _) = address.rsplit_once('/')?;
    Some(format!("{folder}/{name}"))
}

/// Whether the style sheet has come, as soon as that is known.
fn arrival(link: &HtmlLinkElement) -> impl Future<Output = bool> + use<> {
    let event = (!link.has_attribute(LOADED)).then(|| {
        Promise::new(&mut |done, _| {
            for event in ["load", "error"] {
                let _ = link.add_event_listener_with_callback(event, &done);
            }
        })
    });
    async move {
        let Some(event) = event else { return true };
        let event = JsFuture::from(event).await.ok().and_then(|event| event.dyn_into::<Event>().ok());
        event.is_some_and(|event| event.type_() == "load")
    }
}
