//! What enters or leaves the page, and only by somebody's hand: a link, the clipboard, the system's share sheet, a file.

use js_sys::Array;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{Event, File, HtmlInputElement, ShareData};

use crate::canvas::Png;
use crate::window;

/// Where the page stands, without what is behind `#`.
#[must_use]
pub fn address() -> String {
    let href = window().and_then(|window| window.location().href().ok()).unwrap_or_default();
    href.split('#').next().unwrap_or_default().to_owned()
}

/// What stands behind `#`, taken out of the address at once: it may tell all cards.
#[must_use]
pub fn take_link() -> Option<String> {
    let location = window()?.location();
    let hash = location.hash().ok()?;
    let link = hash.strip_prefix('#').filter(|link| !link.is_empty())?.to_owned();
    let history = window()?.history().ok()?;
    let _ = history.replace_state_with_url(&history.state().unwrap_or_default(), "", Some(&address()));
    Some(link)
}

/// Whether the device has a share sheet of its own.
#[must_use]
pub fn can_share() -> bool {
    crate::can("share")
}

/// Opens the system's share sheet; who closes it has changed nothing.
pub fn share(title: &str, link: &str) {
    let Some(window) = window() else { return };
    let data = ShareData::new();
    data.set_title(title);
    data.set_url(link);
    let shared = window.navigator().share_with_data(&data);
    spawn_local(async move {
        let _ = JsFuture::from(shared).await;
    });
}

/// The picture, as the share sheet takes it.
fn shared(picture: &Png) -> ShareData {
    let data = ShareData::new();
    data.set_files(&Array::of1(picture.file()));
    data
}

/// Whether the device's share sheet takes this picture.
#[must_use]
pub fn can_share_picture(picture: &Png) -> bool {
    let Some(window) = window().filter(|_| can_share() && crate::can("canShare")) else { return false };
    window.navigator().can_share_with_data(&shared(picture))
}

/// Opens the system's share sheet with a picture; who closes it has changed nothing.
pub fn share_picture(picture: &Png) {
    let Some(window) = window() else { return };
    let shared = window.navigator().share_with_data(&shared(picture));
    spawn_local(async move {
        let _ = JsFuture::from(shared).await;
    });
}

/// Copies a text to the clipboard, and says whether that was possible.
pub fn copy(text: &str, done: impl FnOnce(bool) + 'static) {
    let clipboard = window().map(|window| window.navigator().clipboard());
    // Over http there is none, whatever the type says.
    let Some(clipboard) = clipboard.filter(|clipboard| !clipboard.is_undefined()) else { return done(false) };
    let copied = clipboard.write_text(text);
    spawn_local(async move { done(JsFuture::from(copied).await.is_ok()) });
}

/// A text as the address of a file that the browser saves.
#[must_use]
pub fn file(text: &str) -> String {
    format!("data:text/plain;charset=utf-8,{}", js_sys::encode_uri_component(text))
}

/// Reads the file that was chosen in a field; nothing if none was, or if it is longer than `most` bytes.
pub fn read_file(event: &Event, most: f64, read: impl FnOnce(Option<String>) + 'static) {
    let input = event.target().and_then(|target| target.dyn_into::<HtmlInputElement>().ok());
    let file: Option<File> = input.as_ref().and_then(HtmlInputElement::files).and_then(|files| files.get(0));
    // The same file can be chosen once more.
    if let Some(input) = input {
        input.set_value("");
    }
    let Some(file) = file.filter(|file| file.size() <= most) else { return read(None) };
    spawn_local(async move {
        let text = JsFuture::from(file.text()).await;
        read(text.ok().and_then(|text| text.as_string()));
    });
}
