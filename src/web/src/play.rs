//! The one screen on which every game runs: bar, table, curtain, hand, rail, sheets, and the story being told.
//!
//! An act is decided and saved first and told after: while it is told, the table is shown as it was before, and no further
//! act is taken. Any tap ends the telling. Only acts are saved; a half-made choice is forgotten by a reload.
//!
//! [`Stage`] says who may look: the open table and the curtain are drawn from what everybody may see, and only a hand
//! that is held open is drawn from what its seat sees. A page that was loaded anew or out of sight begins at the curtain.

mod begin;
mod curtain;
mod hold;
mod over;
mod questions;
mod rail;
mod screens;
mod stage;
mod tales;

use std::rc::Rc;

use gloo::events::EventListener;
use gloo::timers::callback::Timeout;
use table::{Action, Entry, Game, Record, Seat, Side, Viewer};
use wasm_bindgen::JsCast;
use web_sys::{KeyboardEvent, PointerEvent};
use yew::prelude::*;

use crate::app::{Go, House, Screen};
use crate::face::{Face, Forecast, Guests};
use crate::sheets::Sheet;
use crate::store::{Save, State};
use crate::{browser, store};

pub use begin::{begin, new_seed};
pub use stage::{Held, Stage, Step};

use begin::guests;

/// How long no act is taken after one was, and no hand opened after its curtain was answered, in milliseconds: a double
/// tap is one act.
const PAUSE: u32 = 250;

/// Which game, and what lies on it.
#[derive(Properties, PartialEq)]
pub struct Props {
    /// The house.
    pub house: House,
    /// The game's name on this device.
    pub id: AttrValue,
    /// The sheet that lies on the table.
    pub sheet: Option<Sheet>,
}

/// What happens on the screen.
#[derive(Clone)]
pub enum Msg<G: Game> {
    /// A seat acts on the open table.
    Act(Seat, G::Action),
    /// A private act is chosen, or none.
    Choose(Option<G::Action>),
    /// What is chosen is done.
    Play,
    /// The device is elsewhere.
    Stage(Stage<G::Action>),
    /// A name on the rail was pressed.
    Select(Seat),
    /// The hold bar is pressed.
    Open(Held),
    /// Tap instead of hold, or hold instead of tap.
    Swap,
    /// Something was let go that may have kept the hand open.
    Release(Held),
    /// The hand is covered, whatever kept it open.
    Cover,
    /// What the last act of the game turned up has been looked at.
    Done,
    /// The story has been told.
    Told,
    /// Somebody has tapped while it is told.
    Skip,
    /// The pause after an act is over.
    Ready,
    /// The last act is taken back by its player.
    Retract,
    /// The last act is struck out by agreement.
    Correct,
    /// The game is broken off.
    Quit,
    /// The same players again.
    Again,
    /// The page was hidden or is shown again.
    Turned,
    /// That nothing can be saved has been read.
    Noted,
}

/// What is being told, and the table as it was before.
struct Telling<G: Game> {
    told: Rc<Vec<G::Told>>,
    before: Rc<G::View>,
}

/// A game on the table.
pub struct Play<G: Face> {
    save: Option<Save>,
    record: Option<Record<G>>,
    guests: Rc<Guests>,
    stage: Stage<G::Action>,
    /// Whether a hand was opened since the last act: who has seen more takes nothing back.
    looked: bool,
    telling: Option<Telling<G>>,
    /// What opened a hand last and is not let go yet.
    holding: Option<Held>,
    /// Whether the game is over but what its last act turned up is still looked at.
    reading: bool,
    /// Whether an act was taken a moment ago.
    pausing: bool,
    /// Whether the device remembers the game, and whether that it does not has been read.
    kept: bool,
    noted: bool,
    /// Whether the stage has just changed: then a screen reader begins at its heading.
    turned: bool,
    forecast: Option<Forecast<G>>,
    timers: Vec<Timeout>,
    awake: Option<browser::Awake>,
    _listeners: Vec<EventListener>,
}

impl<G: Face> Component for Play<G> {
    type Message = Msg<G>;
    type Properties = Props;

    fn create(ctx: &Context<Play<G>>) -> Play<G> {
        let save = store::game(&ctx.props().id);
        let record: Option<Record<G>> = save.as_ref().and_then(|save| save.record.parse().ok());
        let guests = Rc::new(guests(save.as_ref(), record.as_ref()));
        let taker = record.as_ref().and_then(|record| taker(record.game()));
        let mut play = Play {
            save,
            record,
            guests,
            stage: taker.map_or(Stage::Table(None), |seat| Stage::Curtain(seat, Step::Name)),
            // What was seen before the page was loaded, nobody knows.
            looked: G::HANDS,
            telling: None,
            holding: None,
            reading: false,
            pausing: false,
            kept: store::remembers(),
            noted: false,
            turned: false,
            forecast: None,
            timers: Vec::new(),
            awake: None,
            _listeners: listeners(ctx),
        };
        play.renew();
        play.stay_awake(&ctx.props().house);
        play
    }

    fn update(&mut self, ctx: &Context<Play<G>>, msg: Msg<G>) -> bool {
        match msg {
            Msg::Act(seat, action) => self.act(ctx, seat, action),
            Msg::Choose(action) => {
                if let Stage::Hand { chosen, .. } = &mut self.stage {
                    *chosen = action;
                }
            }
            Msg::Play => {
                if let Stage::Hand { seat, chosen: Some(action), .. } = self.stage.clone() {
                    self.act(ctx, seat, action);
                }
            }
            Msg::Stage(stage) => {
                if self.telling.is_some() || self.pausing {
                    return false;
                }
                self.stage = stage;
                self.turned = true;
                self.pause(ctx);
            }
            Msg::Select(seat) => {
                let again = self.stage == Stage::Table(Some(seat));
                self.stage = Stage::Table((!again).then_some(seat));
            }
            Msg::Open(by) => {
                let opened = !self.pausing && ctx.props().sheet.is_none() && self.stage.open(by);
                self.looked |= opened;
                self.holding = if opened { Some(by) } else { self.holding };
                return opened;
            }
            Msg::Swap => {
                let house = &ctx.props().house;
                let mut settings = house.settings.clone();
                settings.hold = !settings.hold;
                if !self.pausing {
                    house.set.emit(settings);
                }
                return false;
            }
            Msg::Release(by) => return self.let_go(ctx, by),
            Msg::Cover => return self.stage.cover(),
            Msg::Done => {
                self.reading = self.pausing;
                self.pause(ctx);
            }
            Msg::Told => self.telling = None,
            Msg::Skip => {
                self.telling = None;
                // The tap that ends the telling is not yet an act, wherever it lands.
                self.pause(ctx);
            }
            Msg::Ready => self.pausing = false,
            Msg::Retract if !self.looked => self.change(ctx, Record::retract),
            Msg::Retract => return false,
            Msg::Correct => self.change(ctx, Record::correct),
            Msg::Quit => {
                self.keep(ctx, State::Off);
                ctx.props().house.go.emit(Go::Home);
                return false;
            }
            Msg::Again => {
                self.again(&ctx.props().house);
                return false;
            }
            Msg::Turned => {
                if browser::hidden() {
                    return self.stage.leave();
                }
                self.stay_awake(&ctx.props().house);
            }
            Msg::Noted => self.noted = true,
        }
        true
    }

    fn changed(&mut self, ctx: &Context<Play<G>>, before: &Props) -> bool {
        if ctx.props().house.settings.awake != before.house.settings.awake {
            self.stay_awake(&ctx.props().house);
        }
        if ctx.props().sheet.is_some() {
            self.stage.cover();
        }
        true
    }

    fn view(&self, ctx: &Context<Play<G>>) -> Html {
        self.screen(ctx)
    }

    fn rendered(&mut self, ctx: &Context<Play<G>>, first: bool) {
        browser::freeze(ctx.props().sheet.is_some() || matches!(self.stage, Stage::Table(Some(_))));
        let turned = std::mem::take(&mut self.turned);
        if turned {
            browser::focus("stage");
        }
        if turned || first {
            // What happened last comes into sight where there is no room for all.
            browser::scroll_to_end("since");
        }
    }
}

/// What ends a look from outside: the finger or the key is let go, wherever it is now; the page loses the focus or is hidden.
fn listeners<G: Face>(ctx: &Context<Play<G>>) -> Vec<EventListener> {
    let Some((window, document)) = browser::window().and_then(|window| Some((window.clone(), window.document()?)))
    else {
        return Vec::new();
    };
    let link = ctx.link();
    let released = || {
        let link = link.clone();
        move |event: &Event| {
            if let Some(event) = event.dyn_ref::<PointerEvent>() {
                link.send_message(Msg::Release(Held::Pointer(event.pointer_id())));
            } else if event.dyn_ref::<KeyboardEvent>().is_some_and(browser::is_press) {
                link.send_message(Msg::Release(Held::Key));
            }
        }
    };
    let send = |msg: Msg<G>| {
        let link = link.clone();
        move |_: &Event| link.send_message(msg.clone())
    };
    vec![
        EventListener::new(&window, "pointerup", released()),
        EventListener::new(&window, "pointercancel", released()),
        EventListener::new(&window, "keyup", released()),
        EventListener::new(&window, "blur", send(Msg::Cover)),
        EventListener::new(&window, "pagehide", send(Msg::Cover)),
        EventListener::new(&document, "visibilitychange", send(Msg::Turned)),
    ]
}

/// The seat that must choose among its own cards next, if one must.
fn taker<G: Face>(game: &G) -> Option<Seat> {
    let private = |seat: &Seat| game.legal(*seat).iter().any(|action| action.side() == Side::Private);
    game.awaited().iter().find(private)
}

impl<G: Face> Play<G> {
    /// Says something when pressed.
    fn on(&self, ctx: &Context<Play<G>>, msg: Msg<G>) -> Callback<MouseEvent> {
        let link = ctx.link().clone();
        Callback::from(move |_| link.send_message(msg.clone()))
    }

    fn act(&mut self, ctx: &Context<Play<G>>, seat: Seat, action: G::Action) {
        let Some(record) = &mut self.record else { return };
        let behind = self.stage.seat() == Some(seat);
        if self.telling.is_some() || self.pausing || (action.side() == Side::Private && !behind) {
            return;
        }
        let before = Rc::new(record.game().view(Viewer::Table));
        let Ok(events) = record.act(seat, action) else { return };
        let told: Vec<G::Told> = events.iter().filter_map(|event| G::told(event, Viewer::Table)).collect();
        let over = record.game().outcome().is_some();
        self.stage = Stage::Table(None);
        self.looked = false;
        self.reading = over && G::HANDS;
        self.keep(ctx, if over { State::Over } else { State::Running });
        if ctx.props().house.settings.buzz {
            browser::vibrate(20);
        }
        self.pause(ctx);
        let long = G::telling(&told).min(1000);
        if long > 0 && !browser::keeps_still() {
            self.telling = Some(Telling { told: Rc::new(told), before });
            let link = ctx.link().clone();
            self.timers.push(Timeout::new(long, move || link.send_message(Msg::Told)));
        }
        self.renew();
    }

    /// Takes nothing for a moment: a double tap is one act.
    fn pause(&mut self, ctx: &Context<Play<G>>) {
        self.pausing = true;
        let link = ctx.link().clone();
        self.timers = vec![Timeout::new(PAUSE, move || link.send_message(Msg::Ready))];
    }

    /// Changes the record without an act, and closes the sheet on which that was asked.
    fn change(&mut self, ctx: &Context<Play<G>>, change: impl FnOnce(&mut Record<G>) -> bool) {
        let Some(record) = &mut self.record else { return };
        if self.telling.is_some() || self.pausing || !change(record) {
            return;
        }
        self.stage = Stage::Table(None);
        self.reading = false;
        self.pause(ctx);
        self.keep(ctx, State::Running);
        self.renew();
        if ctx.props().sheet.is_some() {
            ctx.props().house.go.emit(Go::Back);
        }
    }

    /// What is asked of the rules after every change.
    fn renew(&mut self) {
        let Some(record) = &self.record else { return };
        let game = record.game();
        self.forecast = game.awaited().iter().next().map(|seat| Forecast::new(game, seat));
    }

    /// Writes the game down on this device.
    fn keep(&mut self, ctx: &Context<Play<G>>, state: State) {
        let (Some(save), Some(record)) = (&mut self.save, &self.record) else { return };
        save.record = record.to_string();
        save.changed = browser::now();
        save.state = state;
        self.kept = store::save_game(&ctx.props().id, save);
    }

    /// The same players, the next seat begins.
    fn again(&self, house: &House) {
        let (Some(save), Some(record)) = (&self.save, &self.record) else { return };
        let seats = record.game().seats();
        let first = record.entries().iter().find_map(|entry| match entry {
            Entry::Act(step) => Some(step.seat),
            Entry::Correction => None,
        });
        let next = first.unwrap_or_else(|| Seat::new(0)).after(1, seats);
        let mut options = record.options().clone();
        table::Start::Seat(next).choose(&mut options);
        let mut fresh: Record<G> = Record::deal(seats, options, new_seed());
        fresh.notes = record.notes.clone();
        let id = begin(&fresh, save.symbols.clone());
        house.go.emit(Go::Instead(Screen::Play(id.into())));
    }

    /// Keeps the screen on while a game runs and the page is seen.
    fn stay_awake(&mut self, house: &House) {
        let running = self.record.as_ref().is_some_and(|record| record.game().outcome().is_none());
        self.awake = (house.settings.awake && running).then(browser::Awake::ask);
    }
}
