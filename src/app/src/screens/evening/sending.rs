//! The picture on the screen, and the ways to send it or to keep it.

use std::cell::Cell;
use std::rc::Rc;

use game_ui::art::{Icon, icon};
use platform::canvas::{self, Picture, Png};
use platform::sharing;
use ui::{Switch, drawing};
use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

use super::picture::SIZE;
use crate::context::use_app;

/// The id of the canvas.
const CANVAS: &str = "evening-picture";

/// What [`Sending`] shows.
#[derive(Properties, PartialEq)]
pub(super) struct SendingProps {
    /// The picture.
    pub(super) picture: Picture,
    /// Whether the names stand on it.
    pub(super) named: bool,
    /// Puts the names on it, or takes them away.
    pub(super) on_named: Callback<MouseEvent>,
}

/// The file of a picture, as far as it is made.
#[derive(Clone, PartialEq)]
enum Made {
    /// It is being drawn.
    Waits,
    /// It can be sent.
    Done(Png),
    /// This browser cannot.
    Failed,
}

/// The picture of the evening with its buttons. The file is made before anybody asks for it: a share sheet opens only during a tap.
#[component]
pub(super) fn Sending(SendingProps { picture, named, on_named }: &SendingProps) -> Html {
    let lang = use_app().lang();
    // The picture of which something is made, and what.
    let made = use_state_eq(|| None::<(Picture, Made)>);
    {
        let made = made.setter();
        let file = lang.select("Stammtisch-Abend.png", "Stammtisch-evening.png");
        use_effect_with(picture.clone(), move |picture| {
            let wanted = Rc::new(Cell::new(true));
            let (picture, still) = (picture.clone(), Rc::clone(&wanted));
            spawn_local(async move {
                let png = canvas::paint(CANVAS, &picture, file, &still).await;
                if still.get() {
                    made.set(Some((picture, png.map_or(Made::Failed, Made::Done))));
                }
            });
            move || wanted.set(false)
        });
    }
    // What was made of another picture may show names that nobody wants to send.
    let made = made.as_ref().filter(|(of, _)| of == picture).map_or(Made::Waits, |(_, made)| made.clone());
    let (width, height) = SIZE;
    html! {
        <section class="sending col">
            <h2>{ lang.select("Ein Bild vom Abend", "A picture of the evening") }</h2>
            <canvas id={CANVAS} width={width.to_string()} height={height.to_string()} role="img"
                aria-label={lang.select("Das Bild: Tafel, Zug des Abends, Stammgäste", "The picture: slate, turn of the evening, regulars")} />
            <div class="row-group">
                <Switch title={lang.select("Namen zeigen", "Show the names")}
                    hint={lang.select("Sonst stehen da nur eure Zeichen.", "Otherwise only your symbols stand there.")}
                    on={*named} onclick={on_named} />
            </div>
            { buttons(&made, lang) }
        </section>
    }
}

/// Send it, keep it, or why not.
fn buttons(made: &Made, lang: table::Lang) -> Html {
    let png = match made {
        Made::Done(png) => Some(png),
        Made::Waits => None,
        Made::Failed => {
            return html! {
                <p class="medium" role="status">
                    { lang.select(
                        "Dieser Browser kann das Bild nicht zeichnen. Nehmt ein Foto vom Bildschirm.",
                        "This browser cannot draw the picture. Take a picture of the screen.",
                    ) }
                </p>
            };
        }
    };
    let shares = png.filter(|png| sharing::can_share_picture(png)).cloned();
    let keep = lang.select("Bild sichern", "Save the picture");
    html! {
        <div class="acts even">
            if let Some(png) = shares.clone() {
                <button type="button" class="btn full" onclick={Callback::from(move |_: MouseEvent| sharing::share_picture(&png))}>
                    { drawing(icon(Icon::Share, 24)) }{ lang.select("Bild teilen", "Share the picture") }
                </button>
            }
            if let Some(png) = png {
                <a class={classes!("btn", if shares.is_some() { "second" } else { "full" })} href={png.address().to_owned()}
                    download={png.name()}>{ keep }</a>
            } else {
                <button type="button" class="btn second" aria-disabled="true">{ keep }</button>
            }
        </div>
    }
}
