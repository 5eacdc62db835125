//! The one screen on which every game runs: bar, table, rail, sheets, and the story being told.
//!
//! An act is decided and saved first and told after: while it is told, the table is shown as it was before, and no further
//! act is taken. Any tap ends the telling. Only acts are saved; a half-made choice is forgotten by a reload.

mod begin;
mod over;
mod questions;
mod rail;
mod tales;

use std::rc::Rc;

use gloo::events::EventListener;
use gloo::timers::callback::Timeout;
use table::{Action, Entry, Game, Outcome, Record, Seat, Seats, Side, Viewer};
use yew::prelude::*;

use crate::app::{Go, House, Screen};
use crate::art::{Icon, emblem};
use crate::face::{End, Face, Forecast, Guests, TableProps};
use crate::screens::settings_list;
use crate::sheets::{Offers, Sheet, Tab, ask, frame, menu, rules, story};
use crate::store::{Save, State};
use crate::ui::{El, el, icon_button};
use crate::{browser, store};

pub use begin::{begin, new_seed};

use begin::{damaged, guests};
use over::{Over, over};
use questions::{correction, quit, surely_quit};
use rail::rail;

/// How long no act is taken after one was, in milliseconds: a double tap is one act.
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
    /// A seat acts.
    Act(Seat, G::Action),
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
    telling: Option<Telling<G>>,
    /// Whether an act was taken a moment ago.
    pausing: bool,
    /// Whether the device remembers the game, and whether that it does not has been read.
    kept: bool,
    noted: bool,
    forecast: Option<Forecast<G>>,
    timers: Vec<Timeout>,
    awake: Option<browser::Awake>,
    _visible: Option<EventListener>,
}

impl<G: Face> Component for Play<G> {
    type Message = Msg<G>;
    type Properties = Props;

    fn create(ctx: &Context<Play<G>>) -> Play<G> {
        let save = store::game(&ctx.props().id);
        let record: Option<Record<G>> = save.as_ref().and_then(|save| save.record.parse().ok());
        let guests = Rc::new(guests(save.as_ref(), record.as_ref()));
        let link = ctx.link().clone();
        let visible = browser::window()
            .and_then(|window| window.document())
            .map(|document| EventListener::new(&document, "visibilitychange", move |_| link.send_message(Msg::Turned)));
        let mut play = Play {
            save,
            record,
            guests,
            telling: None,
            pausing: false,
            kept: store::remembers(),
            noted: false,
            forecast: None,
            timers: Vec::new(),
            awake: None,
            _visible: visible,
        };
        play.renew();
        play.stay_awake(&ctx.props().house);
        play
    }

    fn update(&mut self, ctx: &Context<Play<G>>, msg: Msg<G>) -> bool {
        match msg {
            Msg::Act(seat, action) => self.act(ctx, seat, action),
            Msg::Told => self.telling = None,
            Msg::Skip => {
                self.telling = None;
                // The tap that ends the telling is not yet an act, wherever it lands.
                self.pause(ctx);
            }
            Msg::Ready => self.pausing = false,
            Msg::Retract => self.change(ctx, Record::retract),
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
            Msg::Turned => self.stay_awake(&ctx.props().house),
            Msg::Noted => self.noted = true,
        }
        true
    }

    fn changed(&mut self, ctx: &Context<Play<G>>, before: &Props) -> bool {
        if ctx.props().house.settings.awake != before.house.settings.awake {
            self.stay_awake(&ctx.props().house);
        }
        true
    }

    fn view(&self, ctx: &Context<Play<G>>) -> Html {
        let house = &ctx.props().house;
        let lang = house.lang();
        let Some(record) = &self.record else { return damaged(house) };
        let game = record.game();
        let view = Rc::new(game.view(Viewer::Table));
        let shown = self.telling.as_ref().map_or_else(|| Rc::clone(&view), |telling| Rc::clone(&telling.before));
        let over = self.telling.is_none() && game.outcome().is_some();
        let words = el("div", "grow")
            .add(el("h1", "").say(G::NAME))
            .add(el("div", "small muted").tell(G::subtitle(&shown, lang)));
        let bar = el("header", "bar")
            .draw(emblem(G::REGULAR, 44))
            .add(words)
            .add(icon_button(Icon::Book, lang.pick("Regeln", "Rules"), house.opening(Sheet::Rules(Tab::Booklet))))
            .add(icon_button(Icon::List, lang.pick("Verlauf", "Story"), house.opening(Sheet::Story)))
            .add(icon_button(Icon::Dots, lang.pick("Menü", "Menu"), house.opening(Sheet::Menu)));
        let spoken = if self.telling.is_some() { String::new() } else { tales::spoken(record, &self.guests, lang) };
        // What comes and goes stands first, so that everything after it stays the same element.
        let screen = el("main", "app")
            .class("narrow over", over)
            .set("data-game", G::ID)
            .maybe(ctx.props().sheet.map(|sheet| self.sheet(ctx, record, sheet)))
            .maybe(self.unsaved(ctx))
            .add(el("p", "sr").set("role", "status").tell(spoken))
            .add(bar);
        let screen = match game.outcome().filter(|_| over) {
            // At the end the ranking names everybody.
            Some(outcome) => screen.all(self.over(ctx, record, &view, outcome)),
            None => screen.node(self.table(ctx, record, &shown)).add(rail::<G>(
                &shown,
                &self.guests,
                self.awaited(record),
                lang,
            )),
        };
        // Any tap ends the telling.
        if self.telling.is_some() {
            screen.set("data-telling", "").touch(ctx.link().callback(|_| Msg::Skip)).into()
        } else {
            screen.into()
        }
    }
}

impl<G: Face> Play<G> {
    /// Says something when pressed.
    fn on(&self, ctx: &Context<Play<G>>, msg: Msg<G>) -> Callback<MouseEvent> {
        let link = ctx.link().clone();
        Callback::from(move |_| link.send_message(msg.clone()))
    }

    /// The seats that the rail lights: not before the story has been told.
    fn awaited(&self, record: &Record<G>) -> Seats {
        match (&self.telling, record.steps().next_back()) {
            (Some(_), Some(step)) => Seats::only(step.seat),
            _ => record.game().awaited(),
        }
    }

    fn act(&mut self, ctx: &Context<Play<G>>, seat: Seat, action: G::Action) {
        let Some(record) = &mut self.record else { return };
        if self.telling.is_some() || self.pausing {
            return;
        }
        debug_assert_eq!(action.side(), Side::Open, "what chooses among secrets wants a curtain");
        let before = Rc::new(record.game().view(Viewer::Table));
        let Ok(events) = record.act(seat, action) else { return };
        let told: Vec<G::Told> = events.iter().filter_map(|event| G::told(event, Viewer::Table)).collect();
        let over = record.game().outcome().is_some();
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
        if let Some(knob) = <G::Options as table::Options>::KNOBS.iter().find(|knob| knob.key == 's') {
            (knob.set)(&mut options, table::Start::Seat(next).number());
        }
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

    fn table(&self, ctx: &Context<Play<G>>, record: &Record<G>, view: &Rc<G::View>) -> Html {
        let game = record.game();
        let seat = game.awaited().iter().next();
        let menu = seat.map(|seat| game.legal(seat)).unwrap_or_default();
        let act = ctx.link().batch_callback(move |action| seat.map(|seat| Msg::Act(seat, action)));
        let lang = ctx.props().house.lang();
        G::show(&TableProps {
            view: Rc::clone(view),
            seat,
            menu: Rc::new(menu),
            forecast: self.forecast.clone(),
            act,
            telling: self.telling.as_ref().map(|telling| Rc::clone(&telling.told)),
            retractable: record.retractable().map(|step| step.seat),
            retract: self.on(ctx, Msg::Retract),
            guests: Rc::clone(&self.guests),
            tale: if self.telling.is_some() { Vec::new() } else { tales::tale(record, &self.guests, lang) },
            lang,
        })
    }

    fn over(&self, ctx: &Context<Play<G>>, record: &Record<G>, view: &G::View, outcome: Outcome) -> [El; 2] {
        let house = &ctx.props().house;
        let events = record.steps().flat_map(|step| &step.events);
        let told: Vec<G::Told> = events.filter_map(|event| G::told(event, Viewer::Table)).collect();
        let finale = G::end(&End {
            view,
            told: &told,
            winners: outcome.winners.iter().collect(),
            ranking: outcome.ranking(),
            guests: &self.guests,
            lang: house.lang(),
        });
        over(
            house,
            Over {
                finale,
                outcome,
                guests: &self.guests,
                again: self.on(ctx, Msg::Again),
                retract: record.retractable().map(|_| self.on(ctx, Msg::Retract)),
                minutes: self.save.as_ref().map_or(0, |save| ((save.changed - save.begun) / 60_000.0) as u32),
            },
        )
    }

    /// What the device cannot keep is said once.
    fn unsaved(&self, ctx: &Context<Play<G>>) -> Option<El> {
        if self.kept || self.noted {
            return None;
        }
        let lang = ctx.props().house.lang();
        let words = lang.pick(
            "Dieses Gerät speichert gerade nichts. Spielt weiter, aber lasst die Seite offen.",
            "Nothing is saved on this device at the moment. Play on, but keep the page open.",
        );
        let note = el("div", "board toast row").set("role", "status").add(el("span", "grow").say(words));
        Some(note.add(icon_button(Icon::Close, lang.pick("Gelesen", "Read"), self.on(ctx, Msg::Noted))))
    }

    fn sheet(&self, ctx: &Context<Play<G>>, record: &Record<G>, sheet: Sheet) -> El {
        let house = &ctx.props().house;
        let lang = house.lang();
        match sheet {
            Sheet::Rules(tab) => rules::<G>(house, tab, Some((record.options(), &self.guests))),
            Sheet::Story => story(house, tales::lines(record, &self.guests, lang)),
            Sheet::Settings => {
                let list = el("div", "list").all(settings_list(house));
                frame(house, lang.pick("Einstellungen", "Settings").to_owned(), None, vec![list])
            }
            Sheet::Menu => menu(
                house,
                Offers {
                    retract: record.retractable().map(|_| self.on(ctx, Msg::Retract)),
                    correctable: record.steps().next().is_some(),
                    running: record.game().outcome().is_none(),
                },
            ),
            Sheet::Correct => ask(house, correction(record, &self.guests, lang), self.on(ctx, Msg::Correct)),
            Sheet::Quit(false) => ask(house, quit(lang), house.turning(Sheet::Quit(true))),
            Sheet::Quit(true) => ask(house, surely_quit(lang), self.on(ctx, Msg::Quit)),
        }
    }
}
