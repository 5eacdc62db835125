//! A game once more, turn by turn: visibly not live, and nothing in it can be pressed but the player of the film.
//!
//! With all cards open, the list names lies and the sentences name cards; as the game was seen then, both are what everybody was
//! told.

mod list;
mod slider;

use std::rc::Rc;

use gloo::timers::callback::Interval;
use table::{Lang, Mark, Seats, Turn, turn_of_the_evening};
use web_sys::HtmlInputElement;
use yew::prelude::*;

use super::begin::{begin, damaged, guests};
use super::rail::{Rail, rail};
use super::running::Running;
use super::tales;
use crate::app::{Go, House, Screen, is_here};
use crate::art::{Icon, emblem, icon};
use crate::browser;
use crate::face::Guests;
use crate::profile::Profile;
use crate::store::{self, State};
use crate::ui::old::{Context, El, Live, button, el, icon_button};

/// How long an act stands at single speed, in milliseconds.
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
    /// The same, and the table comes into sight.
    Jump(u16),
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
    /// Its turns, told as the cards lie now.
    turns: Vec<Turn>,
    /// How many lines have happened.
    at: u16,
    /// The table after them.
    then: Option<Box<dyn Running>>,
    speed: u32,
    open: bool,
    running: Option<Interval>,
    /// Whether another line has just been shown.
    moved: bool,
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
        let mut replay = Replay {
            guests: Rc::new(guests(save.as_ref(), table.as_deref())),
            when: save.as_ref().map(|save| save.changed),
            symbols: save.map(|save| save.symbols).unwrap_or_default(),
            table,
            turns: Vec::new(),
            at: 0,
            then,
            speed: 1,
            open: true,
            running: None,
            moved: false,
        };
        replay.tell(ctx.props().house.lang());
        replay
    }

    fn update(&mut self, ctx: &Context<Replay>, msg: Msg) -> bool {
        match msg {
            Msg::To(at) => {
                self.running = None;
                self.show(at);
            }
            Msg::Jump(at) => {
                self.running = None;
                self.show(at);
                browser::scroll_to_top("film");
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
            Msg::Turn => {
                self.open = !self.open;
                self.tell(ctx.props().house.lang());
            }
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

    fn changed(&mut self, ctx: &Context<Replay>, _before: &Props) -> bool {
        self.tell(ctx.props().house.lang());
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
        let name = match self.now() {
            Some(now) => tales::heading(&self.turns[now], &self.guests, lang),
            None => vec![crate::ui::old::text(start(lang).to_owned())],
        };
        let turn = then.hides().then(|| {
            let words = match self.open {
                true => lang.pick("Wie am Tisch", "As seen then"),
                false => lang.pick("Alle Karten offen", "All cards open"),
            };
            button("jump", self.on(ctx, Msg::Turn)).say(words)
        });
        let title = el("h2", "").set("aria-live", "polite").nodes(name);
        let place = el("div", "small muted").tell(then.place(lang));
        let head = el("div", "row turn-head").add(el("div", "grow").add(title).add(place)).maybe(turn);
        let label = lang.pick("Der Tisch", "The table");
        let scene = el("div", "scene").set("role", "region").set("aria-label", label).set("tabindex", "0");
        let scene = scene.add(then.look_back(self.open, &self.guests, lang));
        let past = el("div", "past").add(head).add(scene);
        let turns = el("section", "turns").maybe(self.jumps(ctx)).add(self.list(ctx, table));
        let body = el("div", "body").set("id", "film").add(past).add(turns);
        let dock = el("div", "dock").add(self.slider(ctx, table)).add(self.controls(ctx));
        let rail = rail(Rail {
            around,
            guests: &self.guests,
            awaited: Seats::NONE,
            selected: None,
            select: None,
            shout: Callback::noop(),
            lang,
        });
        el("main", "app replay").add(film).add(body).add(dock).add(rail).into()
    }

    fn rendered(&mut self, _ctx: &Context<Replay>, first: bool) {
        if std::mem::take(&mut self.moved) || first {
            browser::bring("turns", "turn");
        }
    }
}

/// What the time before the first line is called.
fn start(lang: Lang) -> &'static str {
    lang.pick("Am Anfang", "At the start")
}

impl Replay {
    fn lines(&self) -> u16 {
        self.table.as_ref().map_or(0, |table| table.lines())
    }

    /// Groups and names the turns.
    fn tell(&mut self, lang: Lang) {
        self.turns = self.table.as_ref().map(|table| table.turns(self.open, lang)).unwrap_or_default();
    }

    fn show(&mut self, at: u16) {
        self.at = at.min(self.lines());
        self.then = self.table.as_ref().map(|table| table.prefix(self.at));
        self.moved = true;
    }

    /// The turn to which the last line belongs; none before the first line.
    fn now(&self) -> Option<usize> {
        let last = usize::from(self.at).checked_sub(1)?;
        self.turns.iter().position(|turn| turn.lines.contains(&last))
    }

    /// So many turns from the start, each to its end.
    fn after(&self, turns: usize) -> u16 {
        turns.checked_sub(1).and_then(|last| self.turns.get(last)).map_or(0, |turn| turn.lines.end as u16)
    }

    fn run(&mut self, ctx: &Context<Replay>) {
        let link = ctx.link().clone();
        self.running = Some(Interval::new(STEP / self.speed, move || link.emit(Msg::On)));
    }

    /// Says something when pressed.
    fn on(&self, ctx: &Context<Replay>, msg: Msg) -> Callback<MouseEvent> {
        ctx.link().reform(move |_| msg)
    }

    fn slider(&self, ctx: &Context<Replay>, table: &dyn Running) -> El {
        let lang = ctx.props().house.lang();
        let ends: Vec<u16> = (0..=self.turns.len()).map(|turns| self.after(turns)).collect();
        let slid = ctx.link().reform(move |event: InputEvent| {
            let slider = event.target_dyn_into::<HtmlInputElement>();
            let turns: usize = slider.and_then(|slider| slider.value().parse().ok()).unwrap_or_default();
            Msg::To(ends.get(turns).copied().unwrap_or_default())
        });
        let text = self.now().map_or_else(|| start(lang).to_owned(), |now| self.spoken(now, table, lang));
        let value = self.now().map_or(0, |now| now + 1);
        let range = el("input", "")
            .set("type", "range")
            .set("min", "0")
            .put("max", self.turns.len().to_string())
            .set("aria-label", lang.pick("Zug", "Turn"))
            .put("aria-valuetext", text)
            .value(value.to_string())
            .input(slid);
        el("div", "slide").draw(slider::drawn(&self.turns, value, table, lang)).add(range)
    }

    fn controls(&self, ctx: &Context<Replay>) -> El {
        let lang = ctx.props().house.lang();
        let (turns, now) = (self.turns.len(), self.now());
        // In the middle of a turn its own end is the next stop.
        let next = match now {
            Some(now) if self.at < self.after(now + 1) => now + 1,
            Some(now) => now + 2,
            None => 1,
        };
        let step = |to: u16, which, label: &'static str| {
            button("btn second", self.on(ctx, Msg::To(to))).set("aria-label", label).draw(icon(which, 26))
        };
        let play = match self.running {
            Some(_) => lang.pick("Anhalten", "Pause"),
            None => lang.pick("Abspielen", "Play"),
        };
        let speed = self.speed;
        let faster = button("btn second", self.on(ctx, Msg::Faster)).tell(format!("{speed}×"));
        let label = table::tell!(lang, "Tempo: {speed}-fach", "Speed: {speed} times");
        el("div", "ct four")
            .add(step(self.after(now.unwrap_or(0)), Icon::Back, lang.pick("Ein Zug zurück", "One turn back")))
            .add(button("btn", self.on(ctx, Msg::Toggle)).say(play))
            .add(faster.put("aria-label", label))
            .add(step(self.after(next.min(turns)), Icon::Next, lang.pick("Ein Zug weiter", "One turn on")))
    }

    /// What leads to lies, catches and the turn of the evening, as far as the game has them.
    fn jumps(&self, ctx: &Context<Replay>) -> Option<El> {
        let lang = ctx.props().house.lang();
        let marked = |mark: Mark, name: &'static str| {
            let all: Vec<usize> = (0..self.turns.len()).filter(|at| self.turns[*at].title.mark == Some(mark)).collect();
            let next = all.iter().find(|at| self.now().is_none_or(|now| **at > now)).or_else(|| all.first())?;
            let jump = button("jump", self.on(ctx, Msg::Jump(self.after(next + 1))));
            Some(jump.say(name).add(el("b", "d").tell(all.len().to_string())))
        };
        let evening = turn_of_the_evening(&self.turns).map(|at| {
            let jump = button("jump", self.on(ctx, Msg::Jump(self.after(at + 1))));
            jump.flag("aria-pressed", self.now() == Some(at)).say(lang.pick("Zug des Abends", "Turn of the evening"))
        });
        let lies = marked(Mark::Lie, lang.pick("Lügen", "Lies"));
        let catches = marked(Mark::Catch, lang.pick("Erwischt", "Caught"));
        let jumps: Vec<El> = [lies, catches, evening].into_iter().flatten().collect();
        let label = lang.pick("Springen zu", "Jump to");
        (!jumps.is_empty()).then(|| el("div", "jumps").set("role", "group").set("aria-label", label).all(jumps))
    }
}
