//! A game once more, turn by turn: visibly not live, and nothing in it can be pressed but the player of the film.
//!
//! With all cards open, the list names lies and the sentences name cards; as the game was seen then, both are what everybody was
//! told.

mod controls;
mod knowledge;
mod list;
mod notes;
mod review;
mod slider;

use std::rc::Rc;

use game_ui::GameInfo;
use game_ui::art::{Icon, emblem};
use game_ui::{GameSession, Sight};
use gloo::timers::callback::Interval;
use table::{Lang, Seats, Turn};
use ui::Players;
use ui::dom;
use ui::{IconButton, drawing};
use yew::prelude::*;

use knowledge::Knowledge;

use super::begin::{begin, damaged, players};
use super::narration;
use super::rail::Rail;
use crate::context::AppContext;
use crate::navigation::{Go, Screen};
use crate::store::{self, State};
use crate::time;

/// How long an act stands at single speed, in milliseconds.
const STEP: u32 = 1600;

/// How long a game has only just been played, in milliseconds.
const JUST: f64 = 12.0 * 3_600_000.0;

/// Which game, and where it comes from.
#[derive(Properties, PartialEq)]
pub struct Props {
    /// The game that it is.
    pub game: &'static GameInfo,
    /// The settings and the navigation.
    pub app: AppContext,
    /// Its name on this device, or the record itself.
    pub source: AttrValue,
}

/// What happens on the screen.
#[derive(Clone)]
pub enum Msg {
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
    /// What a regular knew, or not any more.
    Know,
    /// The regular thinks on.
    Think,
    /// What luck and what choices brought, or not any more.
    Review,
    /// A new game that begins here.
    Branch,
    /// A note is written at this step.
    Write,
    /// It reads so.
    Note(String),
    /// The notes are shown to others: the link was copied, or could not be.
    Copied(bool),
}

/// A game that is looked at once more.
pub struct Replay {
    table: Option<Box<dyn GameSession>>,
    players: Rc<Players>,
    symbols: Vec<u8>,
    /// When it was played, if this device knows.
    when: Option<f64>,
    /// Its turns, told as the cards lie now.
    turns: Vec<Turn>,
    /// How many lines have happened.
    at: u16,
    /// The table after them.
    then: Option<Box<dyn GameSession>>,
    speed: u32,
    open: bool,
    running: Option<Interval>,
    /// Whether another line has just been shown.
    moved: bool,
    /// Whether it is shown what a regular knew.
    knows: bool,
    knowledge: Option<Knowledge>,
    /// Whether it is shown what luck and what choices brought.
    reviewed: bool,
    /// Whether a note is being written at this step.
    writing: bool,
    /// Whether the link was copied; nothing as long as nobody has tried.
    copied: Option<bool>,
}

impl Component for Replay {
    type Message = Msg;
    type Properties = Props;

    fn create(ctx: &Context<Replay>) -> Replay {
        let Props { game, source, .. } = ctx.props();
        let save = store::game(source);
        let record = save.as_ref().map_or(source.as_str(), |save| &save.record);
        let table = (game.open)(record).ok();
        let then = table.as_ref().map(|table| table.prefix(0));
        let mut replay = Replay {
            players: Rc::new(players(save.as_ref(), table.as_deref())),
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
            knows: false,
            knowledge: None,
            reviewed: false,
            writing: false,
            copied: None,
        };
        replay.tell(ctx.props().app.lang());
        replay
    }

    fn update(&mut self, ctx: &Context<Replay>, msg: Msg) -> bool {
        // What is looked at or written stays.
        if matches!(msg, Msg::To(_) | Msg::Jump(_) | Msg::Write) {
            self.running = None;
        }
        match msg {
            Msg::To(at) => self.show(at),
            Msg::Jump(at) => {
                self.show(at);
                dom::scroll_to_top("film");
            }
            Msg::On => {
                self.show(self.at.saturating_add(1));
                // What is to be read takes its time.
                if self.note().is_some() {
                    self.running = None;
                }
            }
            Msg::Write => self.writing = !self.writing,
            Msg::Note(text) => self.annotate(ctx, &text),
            Msg::Copied(copied) => self.copied = Some(copied),
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
            Msg::Know => self.knows = !self.knows,
            Msg::Think => {
                self.ask(ctx);
                // Nothing looks different until it has been weighed.
                return self.knowledge.as_ref().is_some_and(Knowledge::is_weighed);
            }
            Msg::Review => self.reviewed = !self.reviewed,
            Msg::Turn => {
                self.open = !self.open;
                self.tell(ctx.props().app.lang());
            }
            Msg::Branch => {
                let Props { game, app, .. } = ctx.props();
                if let Some(then) = self.then.as_ref().filter(|_| app.is_here()) {
                    let id = begin(game.id, then.as_ref(), self.symbols.clone(), Vec::new(), State::Running);
                    app.go(Go::Instead(Screen::Play(id.into())));
                }
                return false;
            }
        }
        if self.at >= self.lines() {
            self.running = None;
        }
        self.ask(ctx);
        true
    }

    fn changed(&mut self, ctx: &Context<Replay>, _before: &Props) -> bool {
        self.tell(ctx.props().app.lang());
        // What was weighed is told in the language, too.
        self.knowledge = None;
        self.ask(ctx);
        true
    }

    fn view(&self, ctx: &Context<Replay>) -> Html {
        let Props { game, app, .. } = ctx.props();
        let (Some(table), Some(then)) = (self.table.as_deref(), self.then.as_deref()) else { return damaged(app) };
        let lang = app.lang();
        let long_ago = match table.outcome() {
            Some(_) if self.when.is_some_and(|when| platform::now() - when < JUST) => {
                lang.select("Gerade vorbei.", "Just over.")
            }
            Some(_) => lang.select("Längst vorbei.", "Long over."),
            None => lang.select("Nicht zu Ende gespielt.", "Not played to the end."),
        };
        let day = self.when.map(|when| format!("{}. ", time::said_when(when, lang))).unwrap_or_default();
        let mut status = then.status(false, lang);
        status.stats.iter_mut().for_each(|stat| stat.shout = None);
        let name = match self.now() {
            Some(now) => narration::heading(&self.turns[now], &self.players, lang),
            None => html! { { start(lang) } },
        };
        let turn = then.hides().then(|| {
            let words = match self.open {
                true => lang.select("Wie am Tisch", "As seen then"),
                false => lang.select("Alle Karten offen", "All cards open"),
            };
            html! { <button type="button" class="jump" onclick={self.on(ctx, Msg::Turn)}>{ words }</button> }
        });
        html! {
            <main class="app replay">
                <header class="film">
                    { drawing(emblem(game.regular, 44)) }
                    <div class="grow">
                        <h1>{ lang.select("Wiederholung", "Replay") }</h1>
                        <div class="small">{ format!("{}. {day}{long_ago}", game.name) }</div>
                    </div>
                    <IconButton icon={Icon::Close} label={lang.select("Schließen", "Close")} onclick={app.going(Go::Back)} />
                </header>
                <div class="body" id="film">
                    <div class="past">
                        <div class="row turn-head">
                            <div class="grow">
                                <h2 aria-live="polite">{ name }</h2>
                                <div class="small muted">{ then.place(lang) }</div>
                            </div>
                            { turn }
                        </div>
                        { self.shown_note(ctx) }
                        <div class="scene" id="scene" role="region" aria-label={lang.select("Der Tisch", "The table")} tabindex="0">
                            { self.review(ctx, table) }
                            if let Some(known) = self.known(lang) {
                                { known }
                            } else {
                                { then.look_back(if self.open { Sight::Open } else { Sight::Table }, &self.players, lang) }
                            }
                        </div>
                    </div>
                    <section class="turns">
                        <div class="jumps">{ self.question(ctx) }{ self.jumps(ctx) }{ self.review_button(ctx) }{ self.note_buttons(ctx, table) }</div>
                        { self.copied_link(table, lang) }
                        { self.list(ctx, table) }
                    </section>
                </div>
                <div class="dock">{ self.slider(ctx, table) }{ self.controls(ctx) }</div>
                <Rail {status} players={Rc::clone(&self.players)} awaited={Seats::NONE} {lang} />
            </main>
        }
    }

    fn rendered(&mut self, _ctx: &Context<Replay>, first: bool) {
        if std::mem::take(&mut self.moved) || first {
            dom::bring("turns", "turn");
            dom::bring("scene", "latest");
        }
    }
}

/// What the time before the first line is called.
fn start(lang: Lang) -> &'static str {
    lang.select("Am Anfang", "At the start")
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
        (self.writing, self.copied) = (false, None);
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
        self.running = Some(Interval::new(STEP / self.speed, move || link.send_message(Msg::On)));
    }

    /// Says something when pressed.
    fn on(&self, ctx: &Context<Replay>, msg: Msg) -> Callback<MouseEvent> {
        ctx.link().callback(move |_| msg.clone())
    }
}
