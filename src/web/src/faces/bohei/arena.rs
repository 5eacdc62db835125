//! A challenge on the table: who against whom, what to do, a clock or a small game on the device, and who has won.

mod clock;
mod field;
mod halves;
mod measured;
mod paper;
mod play;
mod referee;

use std::rc::Rc;

use ::bohei::{Action, Bohei, Card, Challenge, Device, Party, Pending};
use ::table::{Seat, Seats};
use gloo::events::EventListener;
use gloo::timers::callback::Timeout;
use wasm_bindgen::JsCast;
use yew::prelude::*;

use crate::browser;
use crate::face::TableProps;
use crate::settings::Settings;
use crate::ui::old::{Context, El, Live, el, live};

use clock::Clock;
use referee::{Finger, Referee};

/// The finger of a click without one.
const CLICK: Finger = Finger::MIN + 9;

/// Where two play at the same time, each has a key: the own half of the keyboard, by the number of the half of the screen.
const KEYS: [&str; 2] = ["l", "a"];

/// Up to here a click belongs to the touch before it, and a second tap to the first one, in milliseconds.
const SAME: f64 = 700.0;
const DOUBLE: f64 = 350.0;

/// The challenge that waits, from the choice of the opponent to the reward; nothing if none does.
pub(super) fn arena(props: Rc<TableProps<Bohei>>) -> Option<El> {
    match props.view.pending {
        Some(Pending::Opponent { .. } | Pending::Third { .. } | Pending::Challenge { .. } | Pending::Reward { .. }) => {
            Some(el("section", "arena").keyed("arena".to_owned()).node(live::<Arena>("arena", props)))
        }
        _ => None,
    }
}

/// What is being played; as soon as it changes, everything measured is forgotten.
#[derive(Clone, Copy, PartialEq)]
struct Scene {
    card: Card,
    by: Seat,
    inside: Seats,
    third: Option<Seat>,
    tries: u8,
    needs: Challenge,
}

impl Scene {
    fn of(pending: Option<&Pending>) -> Option<Scene> {
        match *pending? {
            Pending::Challenge { by, card, inside, third, tries } => {
                Some(Scene { card, by, inside, third, tries, needs: card.challenge()? })
            }
            _ => None,
        }
    }

    /// Whether the whole group plays.
    fn group(&self) -> bool {
        self.needs.party == Party::Group
    }

    /// Those who play, in their order: the actor first.
    fn players(&self, seats: u8) -> Vec<Seat> {
        [self.by].into_iter().chain(self.by.others(seats)).filter(|&seat| self.inside.contains(seat)).collect()
    }
}

/// What happens during a challenge. Times are those of the events, in milliseconds.
#[derive(Clone, Copy)]
enum Msg {
    /// "Call it off" was tapped.
    CallOff(f64),
    /// A name strikes out, or wins.
    Winners(bool),
    /// It is played without the device, or with it.
    Plain(bool),
    /// The play field is opened or left.
    Field(bool),
    /// The small game begins.
    Start(f64),
    /// A finger comes down on a half of the field.
    Press(Finger, usize, f64),
    /// The key of a half goes down.
    Key(usize, f64),
    /// The field was clicked, perhaps without a finger.
    Click(f64),
    /// A finger is lifted.
    Lift(Finger, f64),
    /// The device has taken a finger away.
    Cancel(Finger),
    /// The page has lost the focus, or is out of sight.
    Gone,
    /// The clock is started or stopped, or begins anew.
    Clock(bool),
    /// Time has passed.
    Time,
}

/// What is half done in a challenge; none of it is saved.
struct Arena {
    scene: Option<Scene>,
    /// When "Call it off" was tapped once.
    sure: Option<f64>,
    /// Whether a name wins, instead of being out.
    winners: bool,
    /// Whether a game of the device is played without it.
    plain: bool,
    clock: Option<Clock>,
    referee: Option<Referee>,
    /// The last time known, on the events' clock.
    now: f64,
    /// When the field was touched or left last.
    touched: f64,
    /// When the field was laid out: the second half of the tap before it begins nothing.
    opened: f64,
    /// Whether the field has just been laid out: the focus goes there.
    turned: bool,
    timer: Option<Timeout>,
    _listeners: Vec<EventListener>,
}

/// The time on the clock of the events, in milliseconds; 0 outside of a browser.
fn now() -> f64 {
    if cfg!(target_arch = "wasm32") { Event::new("now").map_or(0.0, |event| event.time_stamp()) } else { 0.0 }
}

/// A number by chance.
fn chance() -> u32 {
    let [a, b, c, d, ..] = browser::random_bytes();
    u32::from_le_bytes([a, b, c, d])
}

impl Live for Arena {
    type Message = Msg;
    type Properties = TableProps<Bohei>;

    fn create(ctx: &Context<Arena>) -> Arena {
        let mut arena = Arena {
            scene: None,
            sure: None,
            winners: false,
            plain: false,
            clock: None,
            referee: None,
            now: 0.0,
            touched: f64::NEG_INFINITY,
            opened: f64::NEG_INFINITY,
            turned: false,
            timer: None,
            _listeners: listeners(ctx.link()),
        };
        arena.follow(ctx.props());
        arena
    }

    fn update(&mut self, ctx: &Context<Arena>, msg: Msg) -> bool {
        self.now = now();
        let drawn = self.heard(ctx, msg);
        let next = self.referee.as_ref().and_then(Referee::alarm);
        let next = next.or_else(|| self.clock.as_ref()?.next(self.now));
        self.timer = next.map(|next| {
            let link = ctx.link().clone();
            Timeout::new((next - self.now).max(0.0) as u32 + 1, move || link.emit(Msg::Time))
        });
        drawn
    }

    fn changed(&mut self, ctx: &Context<Arena>, before: &TableProps<Bohei>) -> bool {
        if before.view.pending != ctx.props().view.pending {
            self.sure = None;
        }
        self.follow(ctx.props());
        true
    }

    fn rendered(&mut self, _: &Context<Arena>, _: bool) {
        if std::mem::take(&mut self.turned) {
            browser::focus("act");
        }
    }

    fn view(&self, ctx: &Context<Arena>) -> Html {
        Desk { arena: self, props: ctx.props(), link: ctx.link() }.draw().into()
    }
}

impl Arena {
    /// Forgets what belongs to another challenge, or to a try that is over.
    fn follow(&mut self, props: &TableProps<Bohei>) {
        let scene = Scene::of(props.view.pending.as_ref());
        if scene == self.scene {
            return;
        }
        let same = self.scene.map(|before| before.card) == scene.map(|now| now.card);
        if !same {
            self.plain = false;
            self.winners = scene.is_some_and(|scene| play::won_at_once(scene.card));
        }
        let field = same && self.referee.is_some();
        self.scene = scene;
        self.timer = None;
        self.clock = scene.and_then(|scene| scene.needs.seconds).map(Clock::new);
        self.referee = if field { self.fresh() } else { None };
    }

    /// A referee who has seen nothing yet.
    fn fresh(&mut self) -> Option<Referee> {
        let scene = self.scene?;
        (self.opened, self.turned) = (now(), true);
        Some(Referee::new(scene.needs.device?, scene.inside.len().into(), !scene.group()))
    }

    /// Takes in what happened; whether anything looks different now.
    fn heard(&mut self, ctx: &Context<Arena>, msg: Msg) -> bool {
        match msg {
            Msg::CallOff(at) => {
                // The second half of a double tap is not sure of anything.
                match self.sure {
                    Some(before) if at - before > DOUBLE => ctx.props().act(&Action::CallOff, None),
                    Some(_) => {}
                    None => self.sure = Some(at),
                }
                return true;
            }
            Msg::Winners(on) => self.winners = on,
            Msg::Plain(on) => (self.plain, self.referee) = (on, None),
            Msg::Field(open) => self.referee = if open { self.fresh() } else { None },
            Msg::Clock(anew) => match &mut self.clock {
                Some(clock) if anew => clock.restart(self.now),
                Some(clock) => clock.press(self.now),
                None => {}
            },
            Msg::Time => {
                let rang = self.clock.as_mut().is_some_and(|clock| clock.time(self.now));
                let due = self.referee.as_mut().is_some_and(|referee| referee.time(self.now));
                if (rang || due && self.rings()) && Settings::load().buzz {
                    browser::vibrate(400);
                }
                return due || self.clock.is_some();
            }
            Msg::Gone => {
                if browser::hidden()
                    && let Some(clock) = &mut self.clock
                {
                    clock.stop(self.now);
                }
                return self.referee.as_mut().is_some_and(Referee::disturb) || self.clock.is_some();
            }
            _ => return self.fingers(msg),
        }
        self.sure = None;
        true
    }

    /// Whether the bomb rings.
    fn rings(&self) -> bool {
        self.referee
            .as_ref()
            .is_some_and(|referee| referee.device() == Device::Bomb && referee.phase() == referee::Phase::Resting)
    }

    fn fingers(&mut self, msg: Msg) -> bool {
        let Some(referee) = &mut self.referee else { return false };
        let late = |at: f64| at - self.opened > DOUBLE;
        // Only what is not begun yet needs chance.
        let wait = if referee.phase() == referee::Phase::Ready { referee.wait(chance()) } else { 0.0 };
        match msg {
            Msg::Start(at) if late(at) => referee.start(at, wait),
            Msg::Press(finger, half, at) if late(at) => {
                self.touched = at;
                referee.press(finger, half, at, wait);
            }
            Msg::Key(half, at) if late(at) && referee.together() => referee.press(key_of(half), half, at, wait),
            Msg::Click(at) if at - self.touched > SAME => {
                referee.press(CLICK, 0, at, wait);
                referee.lift(CLICK, at);
            }
            Msg::Lift(finger, at) => {
                self.touched = at;
                referee.lift(finger, at);
            }
            Msg::Cancel(finger) => return referee.cancel(finger),
            _ => return false,
        }
        true
    }
}

/// The finger that the key of a half stands for.
fn key_of(half: usize) -> Finger {
    CLICK + 1 + half as Finger
}

/// What a key does, wherever the focus is.
fn keyed(key: &KeyboardEvent) -> Option<Msg> {
    let at = key.time_stamp();
    let half = KEYS.iter().position(|name| key.key().eq_ignore_ascii_case(name));
    if key.type_() == "keyup" {
        return Some(Msg::Lift(half.map(key_of).or_else(|| browser::finger_of(key))?, at));
    }
    half.filter(|_| !key.repeat()).map(|half| Msg::Key(half, at))
}

/// Keys of the halves go down; fingers are lifted, taken away, or forgotten, wherever they are.
fn listeners(link: &Callback<Msg>) -> Vec<EventListener> {
    let Some((window, document)) = browser::window().and_then(|window| Some((window.clone(), window.document()?)))
    else {
        return Vec::new();
    };
    let heard = || {
        let link = link.clone();
        move |event: &Event| {
            let msg = match (event.dyn_ref::<PointerEvent>(), event.dyn_ref::<KeyboardEvent>()) {
                (Some(pointer), _) if event.type_() == "pointerup" => {
                    Msg::Lift(pointer.pointer_id(), event.time_stamp())
                }
                (Some(pointer), _) => Msg::Cancel(pointer.pointer_id()),
                (_, Some(key)) => match keyed(key) {
                    Some(msg) => msg,
                    None => return,
                },
                _ => Msg::Gone,
            };
            link.emit(msg);
        }
    };
    let names = ["pointerup", "pointercancel", "keydown", "keyup", "blur"];
    let window = names.map(|name| EventListener::new(&window, name, heard()));
    window.into_iter().chain([EventListener::new(&document, "visibilitychange", heard())]).collect()
}

/// The challenge at this moment.
struct Desk<'a> {
    arena: &'a Arena,
    props: &'a TableProps<Bohei>,
    link: &'a Callback<Msg>,
}

impl Desk<'_> {
    /// Says something with the time when pressed.
    fn on(&self, msg: fn(f64) -> Msg) -> Callback<MouseEvent> {
        self.link.reform(move |event: MouseEvent| msg(event.time_stamp()))
    }

    /// Does an open act when pressed.
    fn act(&self, action: Action) -> Callback<MouseEvent> {
        self.props.acting(&action, None)
    }

    fn draw(&self) -> El {
        let arena = self.arena;
        match (&self.props.view.pending, &arena.scene) {
            (Some(Pending::Opponent { by, card }), _) => self.opponent(*by, *card),
            (Some(Pending::Third { card, .. }), _) => self.third(*card),
            (Some(Pending::Reward { seat, taken, .. }), _) => self.reward(*seat, *taken),
            (_, Some(scene)) => match &arena.referee {
                Some(referee) => self.field(scene, referee),
                None => self.challenge(scene),
            },
            _ => el("div", ""),
        }
    }
}
