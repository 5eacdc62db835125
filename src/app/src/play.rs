//! The one screen on which every game runs: bar, table, curtain, hand, rail, sheets, and the story being told.
//!
//! An act is decided and saved first and told after: while it is told, the table is shown as it was before, and no further
//! act is taken. Any tap ends the telling. Only acts are saved; a half-made choice is forgotten by a reload.
//!
//! [`Stage`] says who may look: the open table and the curtain are drawn from what everybody may see, and only a hand
//! that is held open is drawn from what its seat sees. A page that was loaded anew or out of sight begins at the curtain.

mod acting;
mod begin;
mod curtain;
mod hold;
mod listen;
mod over;
mod questions;
mod rail;
pub(crate) mod replay;
mod screens;
mod stage;
mod tabs;
mod tales;

use std::ops::Range;
use std::rc::Rc;

use game_ui::{GameInfo, GameSession};
use gloo::events::EventListener;
use gloo::timers::callback::Timeout;
use platform::storage;
use table::Seat;
use ui::Guests;
use ui::dom;
use yew::prelude::*;

use crate::app::{Go, House, is_here};
use crate::sheets::Sheet;
use crate::store;
use crate::store::{Save, State};
use begin::guests;
use listen::listeners;

pub(crate) use begin::begin;
pub use begin::new_seed;
pub use replay::Replay;
pub use stage::{Held, Stage, Step};

/// How long no act is taken after one was, and no hand opened after its curtain was answered, in milliseconds: a double
/// tap is one act.
const PAUSE: u32 = 250;

/// How long after a press that began in the pause and outlasted it no act is taken, in milliseconds: the click of the same press.
const CLICK: u32 = 50;

/// How long a game has only just begun, in milliseconds: too short to have looked at anything and loaded the page again. The clock
/// may have been put right by a little meanwhile.
const JUST: Range<f64> = -120_000.0..2000.0;

/// Within how many milliseconds after a name on the rail another one counts as pressed at the same time: it is shown, and
/// the first one counts. The same shout again is the same shout for so long.
const TOGETHER: f64 = 300.0;

/// Which game, and what lies on it.
#[derive(Properties, PartialEq)]
pub struct Props {
    /// The game that it is.
    pub game: &'static GameInfo,
    /// The house.
    pub house: House,
    /// Its name on this device.
    pub id: AttrValue,
    /// The sheet that lies on the table.
    pub sheet: Option<Sheet>,
}

/// What happens on the screen. Acts are written as in the record.
#[derive(Clone)]
pub enum Msg {
    /// A seat acts on the open table; a text that was written with it is kept beside the record.
    Act(Seat, String, Option<String>),
    /// A private act is chosen, or none.
    Choose(Option<String>),
    /// What is chosen is done.
    Play,
    /// The device is elsewhere.
    Stage(Stage),
    /// A name on the rail was pressed at this time, in milliseconds.
    Select(Seat, f64),
    /// A seat shouts on the rail at this time, in milliseconds.
    Shout(Seat, String, f64),
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
    /// A finger comes down, wherever.
    Down(Held),
    /// The pause after an act is over.
    Ready,
    /// The last act, on this line of the record, is taken back by its player.
    Retract(u16),
    /// The last act, on this line of the record, is struck out by agreement.
    Correct(u16),
    /// The game is broken off.
    Quit,
    /// The same players again.
    Again,
    /// The page was hidden or is shown again.
    Turned,
    /// That nothing can be saved has been read.
    Noted,
    /// Another tab has written something under this key.
    Stored(String),
    /// That the game is open twice has been read.
    Alone,
}

/// A game on the table.
pub struct Play {
    save: Option<Save>,
    table: Option<Box<dyn GameSession>>,
    guests: Rc<Guests>,
    stage: Stage,
    /// Whether a hand was opened since the last act: who has seen more takes nothing back.
    looked: bool,
    /// Who has the device in the hand, as far as the page can know: who acted or opened a hand last, in sight of the page.
    holder: Option<Seat>,
    /// Whether the last act is being told, and the table shown as it was before.
    telling: bool,
    /// What opened a hand last and is not let go yet.
    holding: Option<Held>,
    /// What came down last while nothing was taken, and is not let go yet.
    early: Option<Held>,
    /// When the selected name was pressed, in milliseconds.
    pressed: f64,
    /// Whose name was pressed too late, and by how many milliseconds.
    late: Option<(Seat, u32)>,
    /// Who shouted last, and when, in milliseconds.
    shouted: Option<(Seat, f64)>,
    /// Whether what the last act turned up is still looked at.
    reading: bool,
    /// Whether an act was taken a moment ago.
    pausing: bool,
    /// Whether that pause is only for the click of a press that began too early.
    clicking: bool,
    /// Whether the device remembers the game, and whether that it does not has been read.
    kept: bool,
    noted: bool,
    /// Whether the game is open in another tab too.
    doubled: bool,
    /// Whether the stage has just changed: then a screen reader begins at its heading.
    turned: bool,
    timers: Vec<Timeout>,
    awake: Option<platform::Awake>,
    _listeners: Vec<EventListener>,
}

impl Component for Play {
    type Message = Msg;
    type Properties = Props;

    fn create(ctx: &Context<Play>) -> Play {
        let Props { game, house, id, .. } = ctx.props();
        let save = store::game(id);
        let table = save.as_ref().and_then(|save| (game.open)(&save.record).ok());
        let guests = Rc::new(guests(save.as_ref(), table.as_deref()));
        let taker = table.as_ref().and_then(|table| table.taker());
        // What was seen before the page was loaded, nobody knows; in a game that has just begun it was nothing.
        let begun = save.as_ref().is_some_and(|save| JUST.contains(&(platform::now() - save.begun)));
        let mut play = Play {
            save,
            table,
            guests,
            stage: taker.map_or(Stage::Table(None), |seat| Stage::Curtain(seat, Step::Name)),
            looked: game.hands && !begun,
            holder: None,
            telling: false,
            holding: None,
            early: None,
            pressed: f64::NEG_INFINITY,
            late: None,
            shouted: None,
            reading: false,
            pausing: false,
            clicking: false,
            kept: storage::remembers(),
            noted: false,
            doubled: false,
            turned: false,
            timers: Vec::new(),
            awake: None,
            _listeners: listeners(ctx),
        };
        play.stay_awake(house);
        tabs::ask(id);
        play
    }

    fn update(&mut self, ctx: &Context<Play>, msg: Msg) -> bool {
        match msg {
            Msg::Act(seat, act, text) => self.act(ctx, seat, &act, text.as_deref()),
            Msg::Choose(act) => {
                if let Stage::Hand { chosen, .. } = &mut self.stage {
                    *chosen = act;
                }
            }
            Msg::Play => {
                if let Stage::Hand { seat, chosen: Some(act), .. } = self.stage.clone() {
                    self.act(ctx, seat, &act, None);
                }
            }
            Msg::Stage(stage) => {
                if self.telling || self.pausing {
                    return false;
                }
                self.stage = stage;
                self.turned = true;
                self.pause(ctx);
            }
            Msg::Select(seat, when) => return self.select(seat, when),
            Msg::Shout(seat, act, when) => return self.shout(ctx, seat, &act, when),
            Msg::Open(by) => {
                let opened = !self.pausing && ctx.props().sheet.is_none() && self.stage.open(by);
                self.looked |= opened;
                self.holder = if opened { self.stage.seat() } else { self.holder };
                self.holding = if opened { Some(by) } else { self.holding };
                return opened;
            }
            Msg::Swap => {
                if !self.pausing {
                    ctx.props().house.set.emit(|settings| settings.hold = !settings.hold);
                }
                return false;
            }
            Msg::Down(by) => {
                // That click would have come before the next press.
                if self.clicking {
                    (self.pausing, self.clicking) = (false, false);
                }
                self.early = self.pausing.then_some(by);
                return false;
            }
            Msg::Release(by) => return self.let_go(ctx, by),
            Msg::Cover => return self.stage.cover(),
            // A hurried tap does not make the pause longer.
            Msg::Done if self.pausing => return false,
            Msg::Done => {
                self.reading = false;
                self.turned = true;
                self.pause(ctx);
            }
            Msg::Told => {
                self.telling = false;
                self.turned = self.reading;
            }
            Msg::Skip if !self.telling => return false,
            Msg::Skip => {
                self.telling = false;
                self.turned = self.reading;
                // The tap that ends the telling is not yet an act, wherever it lands.
                self.pause(ctx);
            }
            Msg::Ready => (self.pausing, self.clicking) = (false, false),
            Msg::Retract(_) if self.looked => return false,
            Msg::Retract(lines) => self.change(ctx, lines, |table| table.retract()),
            Msg::Correct(lines) => self.change(ctx, lines, |table| table.correct()),
            Msg::Quit => {
                if is_here() {
                    self.keep(ctx, State::Off);
                    ctx.props().house.go(Go::Home);
                }
                return false;
            }
            // The second tap of the one that ended the game.
            Msg::Again => {
                if !self.pausing && is_here() {
                    self.again(ctx);
                }
                return false;
            }
            Msg::Turned => {
                if dom::hidden() {
                    self.holder = None;
                    return self.stage.leave();
                }
                self.stay_awake(&ctx.props().house);
                self.catch_up(ctx);
            }
            Msg::Noted => self.noted = true,
            Msg::Stored(key) => return self.stored(ctx, &key),
            Msg::Alone => self.doubled = false,
        }
        true
    }

    fn changed(&mut self, ctx: &Context<Play>, before: &Props) -> bool {
        if ctx.props().house.settings.awake != before.house.settings.awake {
            self.stay_awake(&ctx.props().house);
        }
        if ctx.props().sheet.is_some() {
            self.stage.cover();
        }
        true
    }

    fn view(&self, ctx: &Context<Play>) -> Html {
        self.screen(ctx)
    }

    fn rendered(&mut self, ctx: &Context<Play>, first: bool) {
        let Props { game, sheet, .. } = ctx.props();
        dom::freeze(sheet.is_some() || (!game.reacts && self.stage.selected().is_some()));
        let turned = std::mem::take(&mut self.turned);
        if turned {
            dom::focus("stage");
        }
        if turned || first {
            // What happened last comes into sight where there is no room for all.
            dom::show_last_lines("since");
        }
    }
}

impl Play {
    /// Says something when pressed.
    fn on(&self, ctx: &Context<Play>, msg: Msg) -> Callback<MouseEvent> {
        ctx.link().callback(move |_| msg.clone())
    }
}
