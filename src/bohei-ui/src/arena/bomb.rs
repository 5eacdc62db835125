//! The device goes round, and rings.

use std::rc::Rc;

use ::bohei::Action;
use ::table::localized;
use ui::drawing;
use yew::prelude::*;

use super::frame::{FieldProps, above, on_start, sentence};
use super::paper::{Names, question};
use super::referee::Phase;

/// A hot potato on a grid of 100.
const POTATO: &str = r##"<svg class="potato" width="180" height="180" viewBox="0 0 100 100" aria-hidden="true"><g stroke="#1c1512" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"><path d="M14 66c-2-22 18-34 38-32 26 2 38 14 36 32-2 20-20 26-38 25S16 86 14 66z" fill="#d9a441"/><path d="M34 22q-6-6 0-12M52 20q-6-7 0-14M70 23q-6-6 0-12" fill="none" stroke="currentColor"/><path d="M38 56v.01M62 56v.01" stroke-width="9"/><path d="M40 72q10-8 22 0M26 72l3 3M74 66l3-3M46 44l4 1" fill="none"/></g></svg>"##;

/// The bomb, until it is said who held it.
#[component]
pub(super) fn Bomb(props: &FieldProps) -> Html {
    let FieldProps { scene, referee, hear, table } = props;
    let (lang, players) = (table.lang, &table.players);
    let left = scene.inside.len();
    let above = above(props, localized!(lang, "noch {left} drin", "{left} still in"));
    let potato = drawing(POTATO.to_owned());
    match referee.phase() {
        Phase::Ready => html! {
            <div class="challenge live hot">
                { above }
                { sentence(referee, lang) }
                <div class="ticking-bomb">{ potato }</div>
                <button type="button" class="btn start-button" id="act" onclick={on_start(hear)}>
                    { lang.select("Start", "Start") }
                </button>
            </div>
        },
        phase @ (Phase::Resting | Phase::Done) => {
            let (seats, table) = (scene.players(players.seats()), table.clone());
            html! {
                <div class="challenge live hot rung">
                    { above }
                    <p class="display say" role="alert">{ lang.select("Klingeling!", "Ring ring!") }</p>
                    if phase == Phase::Done {
                        { question(lang.select("Bei wem hat es geklingelt?", "Who held it when it rang?")) }
                        <Names {seats} players={Rc::clone(players)}
                            on_choose={move |seat| table.act(&Action::Out(seat), None)} />
                    }
                </div>
            }
        }
        _ => html! {
            <div class="challenge live hot">
                { above }
                <div class="ticking-bomb on">{ potato }</div>
                <p class="display say">{ lang.select("Ein Wort, weitergeben!", "A word, pass it on!") }</p>
            </div>
        },
    }
}
