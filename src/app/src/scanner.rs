//! Reads QR codes by the camera.

mod decoder;

use std::cell::Cell;
use std::rc::Rc;

use gloo::timers::future::TimeoutFuture;
use platform::camera::{Camera, CameraError};
use table::Lang;
use wasm_bindgen_futures::spawn_local;
use web_sys::HtmlVideoElement;
use yew::prelude::*;

use crate::context::use_app;
use crate::games::{PART_UNLOADED, Unloaded};
use crate::visibility::use_hidden;

/// How long the scanner rests after a frame, in milliseconds.
const REST: u32 = 250;

/// After so many frames without a code, about two seconds, the last one counts as new again.
const FORGET: u32 = 8;

/// What a [`Scanner`] needs.
#[derive(Properties, PartialEq)]
pub(crate) struct ScannerProps {
    /// Gets the text of a code, once as long as it stays in sight.
    pub(crate) on_text: Callback<String>,
}

/// Where the scanner stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum State {
    /// The camera is asked for.
    Asking,
    /// The camera runs.
    Looking,
    /// The camera is not given.
    Blind(CameraError),
    /// The decoder did not come.
    Unloaded,
}

/// The camera's picture. It runs from a tap on, until another one or until the page is out of sight.
#[component]
pub(crate) fn Scanner(ScannerProps { on_text }: &ScannerProps) -> Html {
    let lang = use_app().lang();
    let video = use_node_ref();
    let on = use_state_eq(|| false);
    let state = use_state_eq(|| State::Asking);
    let hidden = use_hidden();
    {
        let (state, video, on_text) = (state.setter(), video.clone(), on_text.clone());
        use_effect_with(*on && !hidden, move |runs| {
            let running = Rc::new(Cell::new(*runs));
            if let Some(video) = video.cast::<HtmlVideoElement>().filter(|_| *runs) {
                let running = Rc::clone(&running);
                spawn_local(async move { scan(video, &on_text, &state, &running).await });
            }
            move || running.set(false)
        });
    }
    let turn = |to: bool| {
        let (on, state) = (on.setter(), state.setter());
        Callback::from(move |_: MouseEvent| {
            state.set(State::Asking);
            on.set(to);
        })
    };
    if !*on {
        return html! {
            <div class="acts">
                <button type="button" class="btn" onclick={turn(true)}>{ lang.select("Code scannen", "Scan a code") }</button>
            </div>
        };
    }
    let failed = matches!(*state, State::Blind(_) | State::Unloaded);
    html! {
        <div class={classes!("scanner", failed.then_some("failed"))}>
            <video ref={video} playsinline=true muted=true aria-label={lang.select("Das Bild der Kamera", "The camera’s picture")} />
            <p class="medium" role="status">{ phrase(*state, lang) }</p>
            <button type="button" class="btn second" onclick={turn(false)}>
                { if failed { lang.select("Ohne Kamera", "Without the camera") } else { lang.select("Kamera aus", "Camera off") } }
            </button>
        </div>
    }
}

fn phrase(state: State, lang: Lang) -> &'static str {
    match state {
        State::Asking => lang.select("Die Kamera wird gefragt …", "Asking for the camera …"),
        State::Looking => lang.select("Halte die Kamera auf den Code.", "Point the camera at the code."),
        State::Blind(CameraError::Refused) => lang.select(
            "Die Seite darf die Kamera nicht benutzen. Scanne den Code mit der Kamera-App, sie öffnet ihn hier.",
            "The page may not use the camera. Scan the code with the camera app, which opens it here.",
        ),
        State::Blind(CameraError::Missing) => lang.select(
            "Hier gibt es keine Kamera. Scanne den Code mit der Kamera-App, sie öffnet ihn hier.",
            "There is no camera here. Scan the code with the camera app, which opens it here.",
        ),
        State::Unloaded => PART_UNLOADED.get(lang),
    }
}

/// Reads codes in the camera's picture until `running` is false.
async fn scan(
    video: HtmlVideoElement,
    on_text: &Callback<String>,
    state: &UseStateSetter<State>,
    running: &Cell<bool>,
) {
    let opened = Camera::open(video).await;
    // Ended meanwhile: another one may be asking by now.
    if !running.get() {
        return;
    }
    let camera = match opened {
        Ok(camera) => camera,
        Err(error) => return state.set(State::Blind(error)),
    };
    state.set(State::Looking);
    let mut sight = Sight::default();
    while running.get() {
        match read(&camera).await {
            Ok(code) if running.get() => {
                if let Some(text) = sight.new_code(code) {
                    on_text.emit(text);
                }
            }
            Ok(_) => {}
            Err(Unloaded) if running.get() => return state.set(State::Unloaded),
            Err(Unloaded) => return,
        }
        TimeoutFuture::new(REST).await;
    }
}

/// The code in sight.
#[derive(Default)]
struct Sight {
    /// Its text.
    last: Option<String>,
    /// In how many frames since there was none.
    missed: u32,
}

impl Sight {
    /// The text of what a frame shows, if it was not in sight already. A frame or two without a code are a hand that shakes.
    fn new_code(&mut self, code: Option<String>) -> Option<String> {
        let Some(text) = code else {
            self.missed += 1;
            return None;
        };
        let known = self.missed < FORGET && self.last.as_ref() == Some(&text);
        self.missed = 0;
        self.last = Some(text.clone());
        (!known).then_some(text)
    }
}

/// The text of a code in the picture of now: by the browser's own reader, or else by ours.
async fn read(camera: &Camera) -> Result<Option<String>, Unloaded> {
    if let Some(text) = camera.detected().await {
        return Ok(text);
    }
    match camera.frame() {
        Some(frame) => decoder::decode(frame).await,
        None => Ok(None),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_code_counts_once_until_it_was_out_of_sight_for_a_while() {
        let mut sight = Sight::default();
        let mut see = |code: Option<&str>| sight.new_code(code.map(str::to_owned)).is_some();
        assert!(see(Some("one")));
        assert!(!see(Some("one")));
        assert!(!(1..FORGET).any(|_| see(None)));
        assert!(!see(Some("one")), "it was hardly out of sight");
        assert!(!(0..FORGET).any(|_| see(None)));
        assert!(see(Some("one")), "the camera was pointed at it once more");
        assert!(see(Some("two")));
        assert!(see(Some("one")));
    }
}
