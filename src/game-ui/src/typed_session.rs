//! A game of one kind as the screen runs it: all that must be compiled anew for every game.

mod company;
mod end;
mod log;
mod sealed;

use std::cell::RefCell;
use std::rc::Rc;

use bots::Company;
use table::{
    Action as _, Entry, Game, Lang, LinkError, Localized, NoteKey, Outcome, Record, Seat, Seats, Seed, Side, Start,
    Step, Turns, Viewer, read_act,
};
use ui::Players;
use yew::prelude::*;

use crate::{
    Acted, ActionOf, Beat, CompleteUi, FlatTable, Forecast, GameLog, GameScreens, GameSession, GameState, HandInput,
    HandProps, Hint, ObservationOf, Recent, SeatStat, TableInput, TableProps, TableStatus, ViewOf,
};

/// A record, and what is shown of it.
struct TypedSession<U: CompleteUi> {
    record: Record<U::Game>,
    shown: Rc<Shown<U>>,
    /// The regulars at the table. All copies share them: they follow whichever record asks.
    company: Rc<RefCell<Company<U::Game>>>,
}

/// What the open table shows. Worked out once after every change, so that properties share it: equal values behind
/// the same pointer are not compared again.
struct Shown<U: CompleteUi> {
    /// The table as everybody sees it.
    now: Rc<ViewOf<U>>,
    /// The same before the last act.
    before: Rc<ViewOf<U>>,
    /// Whose menu the table shows.
    seat: Option<Seat>,
    /// The open acts of that seat.
    menu: Rc<[ActionOf<U>]>,
    /// The open acts of every seat in sitting order, where anybody may act at any moment.
    menus: Rc<[Vec<ActionOf<U>>]>,
    /// What would follow from the acts of that seat, if the page shows it.
    forecast: Option<Forecast<U::Game>>,
    /// What everybody was told of the last act, and of what the page [recalled](crate::TableUi::recall) after it.
    last: Rc<Vec<ObservationOf<U>>>,
}

impl<U: CompleteUi> Shown<U> {
    /// What a record shows whose last act, and all that was recalled after it, are the steps after the first `past`.
    fn of(record: &Record<U::Game>, past: usize, before: Option<Rc<ViewOf<U>>>) -> Rc<Shown<U>> {
        let game = record.game();
        let now = Rc::new(game.view(Viewer::Table));
        let seat = game.awaited().iter().next();
        Rc::new(Shown {
            before: before.unwrap_or_else(|| Rc::clone(&now)),
            now,
            seat,
            menu: seat.map(|seat| menu(game, seat, Side::Open)).unwrap_or_default().into(),
            menus: if U::REACTS {
                Seat::all(game.seats()).map(|seat| menu(game, seat, Side::Open)).collect()
            } else {
                Rc::default()
            },
            forecast: seat.filter(|_| U::FORECASTS).map(|seat| Forecast::new(game, seat)),
            last: Rc::new(told::<U>(record, past)),
        })
    }
}

/// What a seat may do on this side.
fn menu<G: Game>(game: &G, seat: Seat, side: Side) -> Vec<G::Action> {
    game.legal(seat).into_iter().filter(|action| action.side() == side).collect()
}

/// What everybody was told of the acts that stand, after the first `past` of them.
fn told<U: CompleteUi>(record: &Record<U::Game>, past: usize) -> Vec<ObservationOf<U>> {
    let events = record.steps().skip(past).flat_map(|step| &step.events);
    events.filter_map(|event| <U::Game>::told(event, Viewer::Table)).collect()
}

/// Whether a seat chooses among its own cards now.
fn chooses<U: CompleteUi>(game: &U::Game, view: &ViewOf<U>, seat: Seat) -> bool {
    game.awaited().contains(seat) && U::takes(view, seat).unwrap_or_else(|| !menu(game, seat, Side::Private).is_empty())
}

/// All acts that stand but the last one.
fn but_last<G: Game>(record: &Record<G>) -> usize {
    record.steps().count().saturating_sub(1)
}

/// The game of this record.
pub fn open<U: CompleteUi>(record: &str) -> Result<Box<dyn GameSession>, LinkError> {
    Ok(session::<U>(record.parse::<Record<U::Game>>()?))
}

/// How the games of these records stand, as everybody sees it, with the names of their players.
fn earlier<U: CompleteUi>(records: Vec<String>) -> Vec<(ViewOf<U>, Vec<String>)> {
    // The record of another game is none of this one.
    let records = records.into_iter().filter_map(|record| record.parse::<Record<U::Game>>().ok());
    let known = |record: Record<U::Game>| {
        let game = record.game();
        (game.view(Viewer::Table), record.notes.names(game.seats()))
    };
    records.map(known).collect()
}

/// The same of a record that has been read.
pub fn session<U: CompleteUi>(mut record: Record<U::Game>) -> Box<dyn GameSession> {
    let seats = record.game().seats();
    ui::names::admit(&mut record.notes, seats);
    let shown = Shown::of(&record, but_last(&record), None);
    let company = Rc::new(RefCell::new(Company::new(&record)));
    let session = TypedSession::<U> { record, shown, company };
    session.seat_regulars();
    Box::new(session)
}

impl<U: CompleteUi> TypedSession<U> {
    /// Shows the record after a change that was no act.
    fn renew(&mut self) {
        self.shown = Shown::of(&self.record, but_last(&self.record), Some(Rc::clone(&self.shown.before)));
    }

    /// The table as everybody sees it, or saw it before the last act.
    fn view(&self, telling: bool) -> &Rc<ViewOf<U>> {
        if telling { &self.shown.before } else { &self.shown.now }
    }

    fn step(&self, line: u16) -> Option<&Step<U::Game>> {
        match self.record.entries().get(usize::from(line)) {
            Some(Entry::Act(step)) => Some(step),
            _ => None,
        }
    }

    /// Asks something about what everybody was told.
    fn recent<T>(&self, ask: impl FnOnce(&Recent<'_, U::Game>) -> T) -> T {
        let all = told::<U>(&self.record, 0);
        let (earlier, told) = all.split_at(all.len().saturating_sub(self.shown.last.len()));
        ask(&Recent { told, earlier, view: self.view(false) })
    }

    /// The text that was written last with an act that stands.
    fn note(&self) -> Option<&str> {
        let writes = |line: &u16| self.step(*line).is_some_and(|step| !step.struck && U::writes(&step.action));
        let line = (0..self.lines()).rev().find(writes)?;
        self.record.notes.get(NoteKey::Entry(line))
    }
}

impl<U: CompleteUi> GameState for TypedSession<U> {
    fn awaited(&self) -> Seats {
        self.record.game().awaited()
    }

    fn private_chooser(&self) -> Option<Seat> {
        self.awaited().iter().find(|&seat| chooses::<U>(self.record.game(), self.view(false), seat))
    }

    fn outcome(&self) -> Option<Outcome> {
        self.record.game().outcome()
    }

    fn last(&self) -> Option<Seat> {
        self.record.steps().next_back().map(|step| step.seat)
    }

    fn retractable(&self) -> Option<Seat> {
        self.record.retractable().map(|step| step.seat)
    }

    fn place(&self, lang: Lang) -> String {
        U::place(self.view(false), lang)
    }

    fn round(&self) -> u16 {
        <U::Game>::round(self.view(false))
    }

    fn remarks(&self) -> &'static [Localized] {
        self.recent(U::remarks)
    }

    fn has_private_view(&self, seat: Seat) -> bool {
        U::has_private_view(self.view(false), seat)
    }

    fn next_look(&self, seat: Seat) -> Option<(String, Seat)> {
        let action = U::only_looks(self.view(false), seat)?;
        let mut after = self.record.game().clone();
        after.apply(seat, action.clone()).ok()?;
        let view = after.view(Viewer::Table);
        let next = after.awaited().iter().find(|&next| chooses::<U>(&after, &view, next))?;
        (next != seat).then(|| (action.to_string(), next))
    }

    fn open_acts(&self, seat: Seat, lang: Lang) -> Vec<(String, String)> {
        let acts = menu(self.record.game(), seat, Side::Open);
        acts.iter().map(|action| (action.to_string(), U::label(action, lang))).collect()
    }
}

impl<U: CompleteUi> GameScreens for TypedSession<U> {
    fn status(&self, telling: bool, lang: Lang) -> TableStatus {
        let view = self.view(telling);
        let stat = |seat| {
            let (shown, spoken) = U::seat_stat(view, seat, lang);
            let (mark, shout) = (U::mark(view, seat, lang), U::shout(view, seat, lang));
            SeatStat { shown, spoken, mark, shout }
        };
        TableStatus {
            subtitle: U::subtitle(view, lang),
            stats: Seat::all(self.record.game().seats()).map(stat).collect(),
            rail_extra: U::rail_extra(view, lang),
        }
    }

    fn beat(&self, lang: Lang) -> Option<Beat> {
        self.recent(|recent| U::beat(recent, lang))
    }

    fn turn_summary(&self, telling: bool, players: &Rc<Players>, lang: Lang) -> Option<Html> {
        U::turn_summary(self.view(telling), players, lang)
    }

    fn table(&self, open: TableInput) -> Html {
        let TableInput { telling, reading, mut common } = open;
        let shown = &self.shown;
        // Whoever is behind the own curtain acts there.
        let private = common.flat.as_ref().and_then(|seating| seating.private);
        let acts = !reading
            && (private.is_none() || private != shown.seat)
            && !shown.seat.is_some_and(|seat| self.is_regular(seat));
        common.take = common.take.filter(|_| acts);
        let seating = if U::FLAT { None } else { common.flat.take() };
        let table = U::table(TableProps {
            view: Rc::clone(self.view(telling)),
            seat: shown.seat,
            menu: if acts { Rc::clone(&shown.menu) } else { Rc::default() },
            forecast: shown.forecast.clone(),
            menus: if reading { Rc::default() } else { self.menus_of_people() },
            note: self.note().map(Rc::from),
            telling: telling.then(|| Rc::clone(&shown.last)),
            last: Rc::clone(&shown.last),
            common,
        });
        match seating {
            Some(seating) => {
                let towards = shown.seat.map(|seat| seating.side(seat));
                html! { <FlatTable {seating} {towards} middle={table} /> }
            }
            None => table,
        }
    }

    fn hand(&self, HandInput { telling, common }: HandInput) -> Html {
        let (game, seat, open) = (self.record.game(), common.seat, common.open);
        U::hand(HandProps {
            view: if open { Rc::new(game.view(Viewer::Seat(seat))) } else { Rc::clone(self.view(telling)) },
            menu: if open { menu(game, seat, Side::Private).into() } else { Rc::default() },
            common,
        })
    }

    fn hints(&self, private: Option<Seat>, lang: Lang) -> Vec<Hint> {
        let view = self.view(false);
        match private {
            Some(seat) => U::hand_hints(view, seat, lang),
            None => {
                let game = self.record.game();
                let menus: Vec<_> = Seat::all(game.seats()).map(|seat| menu(game, seat, Side::Open)).collect();
                U::hints(view, &menus, lang)
            }
        }
    }
}

impl<U: CompleteUi> GameSession for TypedSession<U> {
    fn fork(&self) -> Box<dyn GameSession> {
        let (shown, company) = (Rc::clone(&self.shown), Rc::clone(&self.company));
        Box::new(TypedSession::<U> { record: self.record.clone(), shown, company })
    }

    fn prefix(&self, lines: u16) -> Box<dyn GameSession> {
        session::<U>(self.record.prefix(lines.into()))
    }

    fn anew(&self, start: Seat, seed: Seed) -> Box<dyn GameSession> {
        let mut options = self.record.options().clone();
        Start::Seat(start).choose(&mut options);
        let mut fresh: Record<U::Game> = Record::deal(self.record.game().seats(), options, seed);
        fresh.notes = self.record.notes.for_another_game();
        session::<U>(fresh)
    }

    fn act(&mut self, seat: Seat, act: &str, behind: bool, evening: &dyn Fn() -> Vec<String>) -> Option<Acted> {
        let before = Rc::clone(&self.shown.now);
        let past = self.record.steps().count();
        let mut goes_on = false;
        for (number, text) in act.split('.').enumerate() {
            let (by, action) = match number {
                0 => (seat, text.parse::<ActionOf<U>>().ok()?),
                _ => read_act(text, self.record.game()).ok()?,
            };
            if action.side() == Side::Private && !(behind && by == seat) {
                return None;
            }
            goes_on = by == seat && U::goes_on(&action);
            self.record.act(by, action).ok()?;
        }
        let after = self.record.game().view(Viewer::Table);
        for action in U::recall(&before, &after, &self.names(), &|| earlier::<U>(evening())) {
            if self.record.act(seat, action).is_err() {
                break;
            }
        }
        self.shown = Shown::of(&self.record, past, Some(before));
        let (told, view) = (&self.shown.last, &self.shown.now);
        Some(Acted {
            duration: U::telling(told).min(1000),
            needs_acknowledgement: U::needs_acknowledgement(told),
            goes_on: goes_on && chooses::<U>(self.record.game(), view, seat),
            sounds: U::sounds(told),
        })
    }

    fn write(&mut self, text: &str) {
        self.record.write(text);
    }

    fn annotate(&mut self, lines: u16, text: &str) {
        if lines <= self.lines() {
            self.record.notes.set(NoteKey::Step(lines), text);
        }
    }

    fn retract(&mut self) -> bool {
        let could = self.record.retract();
        self.renew();
        could
    }

    fn correct(&mut self) -> bool {
        let could = self.record.correct();
        self.renew();
        could
    }
}
