//! The callbacks of the screen. A callback is the same value as long as it does the same, so that nothing is drawn anew because of it.

use std::rc::Rc;

use game_ui::Sound;
use table::Seat;
use ui::Press;
use yew::prelude::*;

use super::action::PlayAction;
use super::stage::{RevealGesture, Step};

/// What presses say, whatever is shown.
pub(super) struct Callbacks {
    /// A seat acts, with the text that was written with it.
    pub(super) act: Callback<(Seat, String, Option<String>)>,
    /// A seat does an act that goes on with its own cards, and a finger stays.
    pub(super) act_and_hold: Callback<(Seat, String, i32)>,
    /// The device is handed to a seat.
    pub(super) hand_over: Callback<Seat>,
    /// What was turned up has been looked at.
    pub(super) done: Callback<MouseEvent>,
    /// A name on the rail was pressed, at a time in milliseconds.
    pub(super) select: Callback<(Seat, f64)>,
    /// Nobody is selected any more.
    pub(super) unselect: Callback<MouseEvent>,
    /// A seat shouts, at a time in milliseconds.
    pub(super) shout: Callback<(Seat, String, f64)>,
    /// The hold bar is pressed.
    pub(super) open: Callback<RevealGesture>,
    /// Something of a hand is pressed that is held like the bar.
    pub(super) hold: Callback<PointerEvent>,
    /// It is let go.
    pub(super) release: Callback<RevealGesture>,
    /// A private act is chosen, or none.
    pub(super) choose: Callback<Option<String>>,
    /// What is chosen is done.
    pub(super) play: Callback<()>,
    /// The device lies openly again.
    pub(super) leave: Callback<()>,
    /// A tap beside all buttons does not want to wait for the regulars.
    pub(super) hurry: Callback<PointerEvent>,
    /// Whoever holds something gets no menu of the browser.
    pub(super) no_menu: Callback<MouseEvent>,
    /// Lets the device sound and vibrate, if that is wanted.
    pub(super) sound: Callback<Sound>,
    /// A number by chance.
    pub(super) random: Callback<(), u32>,
}

/// The callbacks of a screen that is told of actions by `send`, and lets the device be heard by `sound`.
#[hook]
pub(super) fn use_callbacks(send: &Callback<PlayAction>, sound: &Callback<Rc<[Sound]>>) -> Rc<Callbacks> {
    use_memo((send.clone(), sound.clone()), |(send, sound)| Callbacks {
        act: send.reform(|(seat, act, text)| PlayAction::Act(seat, act, text)),
        act_and_hold: send.reform(|(seat, act, finger)| PlayAction::Hold(seat, act, RevealGesture::Finger(finger))),
        hand_over: send.reform(PlayAction::HandOver),
        done: send.reform(|_| PlayAction::Acknowledge),
        select: send.reform(|(seat, when)| PlayAction::Select(seat, when)),
        unselect: send.reform(|_| PlayAction::ReturnToTable),
        shout: send.reform(|(seat, act, when)| PlayAction::Shout(seat, act, when)),
        open: send.reform(PlayAction::OpenHand),
        hold: {
            let send = send.clone();
            Callback::from(move |event: PointerEvent| {
                if event.button() <= 0 {
                    send.emit(PlayAction::OpenHand(RevealGesture::Finger(event.pointer_id())));
                }
            })
        },
        release: send.reform(PlayAction::Release),
        choose: send.reform(PlayAction::Choose),
        play: send.reform(|()| PlayAction::Play),
        leave: send.reform(|()| PlayAction::ReturnToTable),
        hurry: {
            let send = send.clone();
            Callback::from(move |event: PointerEvent| {
                let target = event.target_dyn_into::<web_sys::Element>();
                let pressed =
                    |target: web_sys::Element| target.closest("button, input, label, summary, a").ok().flatten();
                if target.and_then(pressed).is_none() {
                    send.emit(PlayAction::Hurry);
                }
            })
        },
        no_menu: Callback::from(|event: MouseEvent| event.prevent_default()),
        sound: sound.reform(|sound| Rc::from([sound])),
        random: Callback::from(|()| platform::random_u32()),
    })
}

/// Hands the device to a seat when tapped, and opens its cards as well when held, if `hold`; nothing without a seat.
#[hook]
pub(super) fn use_take(send: &Callback<PlayAction>, seat: Option<Seat>, hold: bool) -> Option<Press> {
    let take = use_memo((send.clone(), seat, hold), |(send, seat, hold)| {
        seat.map(|seat| {
            let held = move |finger| PlayAction::Take(seat, Some(RevealGesture::Finger(finger)));
            Press {
                on_tap: send.reform(move |_| PlayAction::Take(seat, None)),
                on_hold: hold.then(|| send.reform(held)),
            }
        })
    });
    (*take).clone()
}

/// Draws the curtain of a seat when pressed; nothing without a seat.
#[hook]
pub(super) fn use_curtain(send: &Callback<PlayAction>, curtain: Option<(Seat, Step)>) -> Option<Callback<MouseEvent>> {
    let pressed = use_memo((send.clone(), curtain), |(send, curtain)| {
        curtain.map(|(seat, step)| {
            send.reform(move |_| match step {
                Step::Name => PlayAction::HandOver(seat),
                Step::Hold => PlayAction::AnswerCurtain(seat),
            })
        })
    });
    (*pressed).clone()
}

/// Takes the last act of a record with so many lines back when pressed.
#[hook]
pub(super) fn use_retract(send: &Callback<PlayAction>, lines: u16) -> Callback<MouseEvent> {
    use_callback((send.clone(), lines), |_, (send, lines)| send.emit(PlayAction::Retract(*lines)))
}
