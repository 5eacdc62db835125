//! The regulars at the table: they think in slices, so that the page keeps answering, and act after a while.

use std::cell::RefCell;
use std::rc::Rc;

use bots::Next;
use gloo::timers::callback::Timeout;
use yew::prelude::*;

use super::action::PlayAction;
use super::state::PlayState;
use crate::settings::Tempo;

/// How many playouts come one after another. A slow phone needs up to 2 ms for each, and may stand still for 50 ms.
const SLICE: u32 = 20;

/// How long the regulars wait at least after the pause that follows an act, in milliseconds.
const SHORTEST: u32 = 50;

/// Lets the regulars play as long as it is their turn and nothing `covers` the table.
#[hook]
pub(super) fn use_company(
    state: &UseReducerHandle<PlayState>,
    send: &Callback<PlayAction>,
    covers: bool,
    tempo: Tempo,
) {
    let handle = state.clone();
    let waits = covers || state.regulars_wait();
    let hurries = use_mut_ref(|| 0);
    // Every other table is a new question to the regulars.
    let changed = (state.counts.tables, waits, state.counts.hurries, tempo, send.clone());
    use_effect_with(changed, move |(_, waits, hurried, tempo, send)| {
        let hurried = std::mem::replace(&mut *hurries.borrow_mut(), *hurried) != *hurried;
        let timer = Timer::default();
        if !waits {
            let tempo = if hurried { 0.0 } else { tempo.factor() };
            think(&timer, handle, send.clone(), tempo, platform::now());
        }
        move || drop(timer.take())
    });
}

type Timer = Rc<RefCell<Option<Timeout>>>;

/// Lets the regulars think for a slice, and then think on or act.
fn think(timer: &Timer, state: UseReducerHandle<PlayState>, send: Callback<PlayAction>, tempo: f64, since: f64) {
    let Some(table) = state.table.clone() else { return };
    let next = match table.next_of_regulars(SLICE) {
        Next::Nothing => return,
        Next::Thinking => {
            let again = Rc::clone(timer);
            Timeout::new(0, move || think(&again, state, send, tempo, since))
        }
        Next::Act { seat, choice } => {
            let wanted = (f64::from(choice.delay) * tempo).max(f64::from(SHORTEST));
            let left = (wanted - (platform::now() - since)).max(0.0);
            let act = PlayAction::Regular(seat, choice.action, table.lines());
            Timeout::new(left as u32, move || send.emit(act))
        }
    };
    timer.replace(Some(next));
}
