//! The one screen on which every game runs: bar, table, curtain, hand, rail, sheets, and the story being told.
//!
//! An act is decided and saved first and told after: while it is told, the table is shown as it was before, and no further
//! act is taken. Any tap ends the telling. Only acts are saved; a half-made choice is forgotten by a reload.
//!
//! [`Stage`] says who may look: the open table and the curtain are drawn from what everybody may see, and only a hand
//! that is held open is drawn from what its seat sees. A page that was loaded anew or out of sight begins at the curtain.

mod action;
mod bar;
mod beat;
mod begin;
mod callbacks;
mod company;
mod curtain;
mod flat;
mod hint;
mod hold;
mod lesson;
mod listen;
mod narration;
mod over;
mod phones;
mod questions;
mod rail;
pub(crate) mod replay;
mod screens;
mod sealed;
mod sheet;
mod stage;
mod state;
mod tabs;
mod toast;

use std::rc::Rc;

use game_ui::{GameInfo, Sound, rematch};
use gloo::timers::callback::Timeout;
use platform::{WakeLock, storage};
use ui::dom;
use yew::prelude::*;

use crate::context::{AppContext, use_app};
use crate::navigation::{Navigation, Screen, Sheet};
use crate::sheets::{use_places, use_unplaced};
use crate::sounds::use_sounds;
use crate::store::{self, State};
use action::{PlayAction, PlayEvent};
use callbacks::{use_callbacks, use_curtain, use_retract, use_take};
use company::use_company;
use listen::use_listeners;
use screens::PlayScreen;
use sealed::{sealed_seats, use_sealed, use_sealed_callbacks};
use sheet::seat_in_charge;
use state::PlayState;

pub use begin::new_seed;
pub(crate) use begin::{begin, begin_alone};
pub use lesson::LessonScreen;
pub use replay::Replay;
pub use stage::{RevealGesture, Stage, Step};

/// Which game, and what lies on it.
#[derive(Properties, Clone, PartialEq)]
pub struct PlayProps {
    /// The game that it is.
    pub game: &'static GameInfo,
    /// Its name on this device.
    pub id: AttrValue,
    /// The sheet that lies on the table.
    pub sheet: Option<Sheet>,
}

/// A game on the table.
#[component]
pub fn Play(props: &PlayProps) -> Html {
    let PlayProps { game, id, sheet } = props;
    let app = &use_app();
    let state = {
        let id = id.clone();
        use_reducer_eq(move || {
            let (save, sealed) = (store::game(&id), sealed_seats(&id));
            PlayState::new(game, save, sealed, platform::now(), storage::remembers())
        })
    };
    let order = state.save.as_ref().map(|save| save.places.clone()).unwrap_or_default();
    let over = !state.is_running() && !state.telling && !state.reading;
    let flat = use_places(state.players.seats(), order).filter(|_| !over);
    let sheet_seat = use_state_eq(|| None);
    let at = sheet_seat.unwrap_or_else(|| seat_in_charge(&state));
    let asks_placement = use_unplaced() && state.table.is_some();
    // What lies below a sheet or a question cannot be looked at; on a device that lies in the middle, a sheet lies at one edge.
    let covered = asks_placement
        || sheet.is_some_and(|sheet| match (&flat, state.stage.seat()) {
            (Some(places), seat) if !sheet.is_question() => {
                seat.is_some_and(|seat| places[seat.index()].side == places[at.index()].side)
            }
            _ => true,
        });
    let timers = use_mut_ref(Timers::default);
    let sound = use_sounds();
    let send = {
        let state = state.clone();
        use_callback(
            (props.clone(), app.clone(), covered, sound.clone()),
            move |action, (props, app, covered, sound)| {
                send(&state, action, props, app, *covered, sound, &mut timers.borrow_mut());
            },
        )
    };
    use_listeners(id, &send, &state);
    use_company(&state, &send, asks_placement || sheet.is_some(), app.settings.tempo);

    // Another tab may have it open.
    use_effect_with(id.clone(), |id| tabs::ask(id));
    {
        let send = send.clone();
        use_effect_with(covered, move |covered| {
            if *covered {
                send.emit(PlayAction::CoverHand);
            }
        });
    }
    // What was done is seen by all first.
    {
        let send = send.clone();
        use_effect_with(state.goes_on(), move |goes_on| {
            if *goes_on {
                send.emit(PlayAction::GoOn);
            }
        });
    }
    // A sheet stays where it was laid down, whoever is on turn meanwhile.
    {
        let sheet_seat = sheet_seat.clone();
        use_effect_with(sheet.is_some(), move |lies| sheet_seat.set(lies.then_some(at)));
    }
    // The screen stays on while a game runs and the page is seen; a page that was hidden has to ask again.
    use_effect_with((app.settings.awake && state.is_running(), state.counts.shown), |(wanted, _)| {
        let awake = wanted.then(WakeLock::ask);
        move || drop(awake)
    });
    // A screen reader begins at the heading of what has just come.
    use_effect_with(state.counts.stages, |stages| {
        if *stages > 0 {
            dom::focus("stage");
        }
        // What happened last comes into sight where there is no room for all.
        dom::show_last_lines("since");
    });
    // What had the focus may be gone after an act.
    use_effect(|| dom::keep_focus(&["stage", "game"]));
    {
        let beside: Option<&[&str]> = if flat.is_some() && sheet.is_some_and(|sheet| !sheet.is_question()) {
            Some(&dom::BESIDE_A_SHEET_AT_A_PLACE)
        } else if sheet.is_some() || asks_placement {
            Some(&dom::BESIDE_A_SHEET)
        } else if !game.reacts && state.stage.selected().is_some() {
            Some(&dom::BESIDE_A_SELECTION)
        } else {
            None
        };
        use_effect(move || dom::freeze(beside));
    }

    let callbacks = use_callbacks(&send, &sound);
    let sealed = use_sealed(id, &state);
    let sealing = use_sealed_callbacks(id, game, &send);
    // Whoever sits at the device has not been handed it.
    let at_place = |(seat, step)| (seat, if flat.is_some() { Step::Hold } else { step });
    // At a device that lies in the middle, the cards open elsewhere than where the finger is.
    let holds = app.settings.hold && flat.is_none();
    let take = use_take(&send, state.next_chooser(), holds);
    let look = use_curtain(&send, state.looking().map(at_place));
    let retract = use_retract(&send, state.table.as_ref().map_or(0, |table| table.lines()));
    PlayScreen {
        state: &state,
        props,
        app,
        send: &send,
        callbacks: &callbacks,
        sealed,
        sealing,
        holds,
        take,
        look,
        retract,
        flat,
        sheet_seat: at,
        on_turn_sheet: Callback::from(move |seat| sheet_seat.set(Some(seat))),
        covered,
        asks_placement,
    }
    .draw()
}

/// Carries an action out, and what follows from it on the device: the save, the timers, the sounds, the way elsewhere.
fn send(
    state: &UseReducerHandle<PlayState>,
    action: PlayAction,
    props: &PlayProps,
    app: &AppContext,
    covered: bool,
    sound: &Callback<Rc<[Sound]>>,
    timers: &mut Timers,
) {
    let PlayProps { game, id, sheet } = props;
    // A Yew handle keeps every state that it dereferences, so it is cloned for this call only.
    let before = state.clone().counts;
    // A device may be asked for its motion by a tap only.
    let tapped = !matches!(action, PlayAction::Regular(..));
    state.dispatch(PlayEvent { action, now: platform::now(), still: dom::keeps_still(), covered });
    let after = state.clone();
    if after.counts.pauses != before.pauses {
        timers.pause = Some(later(state, after.pause, PlayAction::PauseEnded));
    }
    if after.counts.tellings != before.tellings {
        timers.telling = Some(later(state, after.duration, PlayAction::TellingEnded));
    } else if !after.telling {
        timers.telling = None;
    }
    if let Some(save) = after.save.as_ref().filter(|_| after.counts.saves != before.saves) {
        let kept = store::save_game(id, save);
        if kept != after.kept {
            state.dispatch(PlayEvent::bare(PlayAction::SaveResult(kept)));
        }
    }
    if after.counts.acts != before.acts {
        if tapped && app.settings.shake && game.shakes {
            platform::motion::ask_once();
        }
        sound.emit(after.sounds.clone());
        if after.remark.is_some() && app.settings.remarks {
            after.said.save();
        }
    }
    // The sheet on which the change was asked is closed.
    if after.counts.changes != before.changes && sheet.is_some() {
        app.go(Navigation::Back);
    }
}

/// What runs after an action: the pause, and the time that the telling takes.
#[derive(Default)]
struct Timers {
    pause: Option<Timeout>,
    telling: Option<Timeout>,
}

/// Dispatches an action after so many milliseconds, from now and not from the next drawing on.
fn later(state: &UseReducerHandle<PlayState>, time: u32, action: PlayAction) -> Timeout {
    let dispatcher = state.dispatcher();
    Timeout::new(time, move || dispatcher.dispatch(PlayEvent::bare(action)))
}

/// The same players, the next seat begins.
fn again(state: &PlayState, game: &GameInfo, app: &AppContext) {
    let (Some(save), Some(table)) = (&state.save, &state.table) else { return };
    let fresh = rematch(table.as_ref(), &new_seed());
    let id = begin(game.id, fresh.as_ref(), save.symbols.clone(), save.places.clone(), State::Running);
    app.go(Navigation::Instead(Screen::Play(id.into())));
}
