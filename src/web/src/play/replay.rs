//! A game once more, step by step: visibly not live, and nothing in it can be pressed but the player of the film.

use std::rc::Rc;

use gloo::timers::callback::Interval;
use table::{Seats, tell};
use web_sys::HtmlInputElement;
use yew::prelude::*;

use super::begin::{begin, damaged, guests};
use super::rail::{Rail, rail};
use super::running::{Open, Running};
use super::tales;
use crate::app::{Go, House, Screen, is_here};
use crate::art::{Icon, emblem, icon};
use crate::browser;
use crate::face::{Common, Guests};
use crate::profile::Profile;
use crate::store::{self, State};
use crate::ui::{Context, El, Live, button, el, icon_button};

/// How long a step stands at single speed, in milliseconds.
const STEP: u32 = 1600;

/// Which game, and where it comes from.
#[derive(PartialEq)]
pub(crate) struct Props {
    /// The game that it is.
    pub game: &'static Profile,
    /// The house.
    pub house: House,
    /// Its name on this device, or the record itself.
    pub source: AttrValue,
}

/// What happens on the screen.
#[derive(Clone, Copy)]
pub(crate) enum Msg {
    /// To the table after so many lines.
    To(u16),
    /// One line on, by itself.
    On,
    /// Plays, or stops.
    Toggle,
    /// Another speed.
    Faster,
    /// All cards turned up, or the table as it was seen.
    Turn,
    /// A new game that begins here.
    Branch,
}

/// A game that is looked at once more.
pub struct Replay {
    table: Option<Box<dyn Running>>,
    guests: Rc<Guests>,
    symbols: Vec<u8>,
    /// When it was played, if this device knows.
    when: Option<f64>,
    /// How many lines have happened.
    at: u16,
    /// The table after them.
    then: Option<Box<dyn Running>>,
    speed: u32,
    open: bool,
    running: Option<Interval>,
}

impl Live for Replay {
    type Message = Msg;
    type Properties = Props;

    fn create(ctx: &Context<Replay>) -> Replay {
        let Props { game, source, .. } = ctx.props();
        let save = store::game(source);
        let record = save.as_ref().map_or(source.as_str(), |save| &save.record);
        let table = (game.open)(record).ok();
        let then = table.as_ref().map(|table| table.prefix(0));
        Replay {
            guests: Rc::new(guests(save.as_ref(), table.as_deref())),
            when: save.as_ref().map(|save| save.changed),
            symbols: save.map(|save| save.symbols).unwrap_or_default(),
            table,
            at: 0,
            then,
            speed: 1,
            open: true,
            running: None,
        }
    }

    fn update(&mut self, ctx: &Context<Replay>, msg: Msg) -> bool {
        match msg {
            Msg::To(at) => {
                self.running = None;
                self.show(at);
            }
            Msg::On => self.show(self.at.saturating_add(1)),
            Msg::Toggle if self.running.is_some() => self.running = None,
            Msg::Toggle => {
                if self.at >= self.lines() {
                    self.show(0);
                }
                self.run(ctx);
            }
            Msg::Faster => {
                self.speed = if self.speed < 4 { self.speed * 2 } else { 1 };
                if self.running.is_some() {
                    self.run(ctx);
                }
            }
            Msg::Turn => self.open = !self.open,
            Msg::Branch => {
                if let Some(then) = self.then.as_ref().filter(|_| is_here()) {
                    let id = begin(ctx.props().game.id, then.as_ref(), self.symbols.clone(), State::Running);
                    ctx.props().house.go(Go::Instead(Screen::Play(id.into())));
                }
                return false;
            }
        }
        if self.at >= self.lines() {
            self.running = None;
        }
        true
    }

    fn view(&self, ctx: &Context<Replay>) -> Html {
        let Props { game, house, .. } = ctx.props();
        let (Some(table), Some(then)) = (self.table.as_deref(), self.then.as_deref()) else { return damaged(house) };
        let lang = house.lang();
        let long_ago = match table.outcome() {
            Some(_) => lang.pick("Längst vorbei.", "Long over."),
            None => lang.pick("Nicht zu Ende gespielt.", "Not played to the end."),
        };
        let day = self.when.map(|when| format!("{}. ", browser::said_when(when, lang))).unwrap_or_default();
        let film = el("header", "film")
            .draw(emblem(game.regular, 44))
            .add(
                el("div", "grow")
                    .add(el("h1", "").say(lang.pick("Wiederholung", "Replay")))
                    .add(el("div", "small").tell(format!("{}. {day}{long_ago}", game.name))),
            )
            .add(icon_button(Icon::Close, lang.pick("Schließen", "Close"), house.going(Go::Back)));
        let mut around = then.around(false, lang);
        around.facts.iter_mut().for_each(|fact| fact.shout = None);
        let (at, lines) = (self.at, table.lines());
        let head = el("div", "row")
            .add(el("h2", "grow").tell(tell!(lang, "Schritt {at} von {lines}", "Step {at} of {lines}")))
            .add(el("span", "t2 muted").tell(then.place(lang)));
        let seen = then.look_back(&self.guests, lang);
        let turn = seen.is_some().then(|| {
            let words = match self.open {
                true => lang.pick("Wie am Tisch", "As seen then"),
                false => lang.pick("Alle Karten offen", "All cards open"),
            };
            button("btn second", self.on(ctx, Msg::Turn)).say(words)
        });
        // Nothing can be pressed, but it can be scrolled.
        let still_life = el("div", "").set("inert", "");
        let still_life = match seen.filter(|_| self.open) {
            Some(seen) => still_life.add(seen),
            None => still_life.node(then.table(still(&self.guests, lang))),
        };
        let told = at.checked_sub(1).map(|line| tales::entry(table, line, &self.guests, lang)).unwrap_or_default();
        let line = |line: crate::sheets::Line| {
            let words = el(if line.struck { "s" } else { "span" }, "grow").nodes(line.text);
            el("li", "now").draw(line.mat).add(words)
        };
        let story = el("ol", "st").set("aria-live", "polite").all(told.into_iter().map(line));
        let branch = (at < lines || table.outcome().is_none()).then(|| {
            let words = lang.pick("Ab hier anders spielen", "Play on differently");
            button("btn second", self.on(ctx, Msg::Branch)).say(words)
        });
        let body = el("div", "body")
            .add(head)
            .add(el("div", "scene").set("tabindex", "0").add(still_life))
            .add(story)
            .add(self.slider(ctx, lines))
            .add(self.controls(ctx, lines))
            .add(el("div", "ct").maybe(turn).maybe(branch));
        let rail = rail(Rail {
            around,
            guests: &self.guests,
            awaited: Seats::NONE,
            selected: None,
            select: None,
            shout: Callback::noop(),
            lang,
        });
        el("main", "app replay").add(film).add(body).add(rail).into()
    }
}

impl Replay {
    fn lines(&self) -> u16 {
        self.table.as_ref().map_or(0, |table| table.lines())
    }

    fn show(&mut self, at: u16) {
        self.at = at.min(self.lines());
        self.then = self.table.as_ref().map(|table| table.prefix(self.at));
    }

    fn run(&mut self, ctx: &Context<Replay>) {
        let link = ctx.link().clone();
        self.running = Some(Interval::new(STEP / self.speed, move || link.emit(Msg::On)));
    }

    /// Says something when pressed.
    fn on(&self, ctx: &Context<Replay>, msg: Msg) -> Callback<MouseEvent> {
        ctx.link().reform(move |_| msg)
    }

    fn slider(&self, ctx: &Context<Replay>, lines: u16) -> El {
        let slid = ctx.link().reform(|event: InputEvent| {
            let slider = event.target_dyn_into::<HtmlInputElement>();
            Msg::To(slider.and_then(|slider| slider.value().parse().ok()).unwrap_or_default())
        });
        el("input", "slider")
            .set("type", "range")
            .set("min", "0")
            .put("max", lines.to_string())
            .set("aria-label", ctx.props().house.lang().pick("Schritt", "Step"))
            .value(self.at.to_string())
            .input(slid)
    }

    fn controls(&self, ctx: &Context<Replay>, lines: u16) -> El {
        let lang = ctx.props().house.lang();
        let step = |to: u16, which, label: &'static str| {
            button("btn second", self.on(ctx, Msg::To(to))).set("aria-label", label).draw(icon(which, 26))
        };
        let play = match self.running {
            Some(_) => lang.pick("Anhalten", "Pause"),
            None => lang.pick("Abspielen", "Play"),
        };
        let speed = self.speed;
        let faster = button("btn second", self.on(ctx, Msg::Faster)).tell(format!("{speed}×"));
        let label = tell!(lang, "Tempo: {speed}-fach", "Speed: {speed} times");
        el("div", "ct four")
            .add(step(self.at.saturating_sub(1), Icon::Back, lang.pick("Einen Schritt zurück", "One step back")))
            .add(button("btn", self.on(ctx, Msg::Toggle)).say(play))
            .add(faster.put("aria-label", label))
            .add(step((self.at + 1).min(lines), Icon::Next, lang.pick("Einen Schritt weiter", "One step on")))
    }
}

/// A table on which nothing can be done.
fn still(guests: &Rc<Guests>, lang: table::Lang) -> Open {
    Open {
        telling: false,
        reading: true,
        common: Common {
            does: Callback::noop(),
            take: None,
            behind: Callback::noop(),
            done: None,
            selected: None,
            late: None,
            select: Callback::noop(),
            unselect: Callback::noop(),
            look: None,
            looked: true,
            retractable: None,
            retract: Callback::noop(),
            guests: Rc::clone(guests),
            tale: Vec::new(),
            lang,
        },
    }
}
