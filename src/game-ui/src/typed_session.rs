//! A game of one kind as the screen runs it: all that must be compiled anew for every game.

use std::rc::Rc;

use table::{
    Action as _, Entry, Game, Lang, Link, LinkError, NoteKey, Notes, Outcome, Record, Seat, Seats, Seed, Sentence,
    Side, Start, Step, Turn, Turns, Viewer, Words, told_openly, turns,
};
use ui::Players;
use yew::prelude::*;

use crate::{
    Acted, ActionOf, End, Finale, Forecast, GameSession, GameUi, HandInput, HandProps, ObservationOf, SeatStat,
    TableInput, TableProps, TableStatus, ViewOf,
};

/// A record, and what is shown of it.
struct TypedSession<U: GameUi> {
    record: Record<U::Game>,
    /// The table before the last act: one value as long as that is told, so the table is not drawn anew meanwhile.
    before: Rc<ViewOf<U>>,
    /// What would follow from the acts of the seat that is to act, if the face shows it.
    forecast: Option<Forecast<U::Game>>,
    /// How many acts stand before the last one and what the page [recalled](Face::recall) after it.
    past: usize,
}

/// The game of this record.
pub fn open<U: GameUi>(record: &str) -> Result<Box<dyn GameSession>, LinkError> {
    Ok(session::<U>(record.parse::<Record<U::Game>>()?))
}

/// How the games of these records stand, as everybody sees it, with the names of their players.
fn earlier<U: GameUi>(records: Vec<String>) -> Vec<(ViewOf<U>, Vec<String>)> {
    // The record of another game is none of this one.
    let records = records.into_iter().filter_map(|record| record.parse::<Record<U::Game>>().ok());
    let known = |record: Record<U::Game>| {
        let game = record.game();
        (game.view(Viewer::Table), record.notes.names(game.seats()))
    };
    records.map(known).collect()
}

/// The same of a record that has been read.
pub fn session<U: GameUi>(mut record: Record<U::Game>) -> Box<dyn GameSession> {
    let seats = record.game().seats();
    ui::names::admit(&mut record.notes, seats);
    let before = Rc::new(record.game().view(Viewer::Table));
    let mut session = TypedSession::<U> { record, before, forecast: None, past: 0 };
    session.renew();
    Box::new(session)
}

impl<U: GameUi> TypedSession<U> {
    /// What is asked of the rules after every change.
    fn renew(&mut self) {
        let game = self.record.game();
        if U::FORECASTS {
            self.forecast = self.in_turn().map(|seat| Forecast::new(game, seat));
        }
        self.past = self.record.steps().count().saturating_sub(1);
    }

    /// Whose menu the table shows.
    fn in_turn(&self) -> Option<Seat> {
        self.record.game().awaited().iter().next()
    }

    /// The table as everybody sees it.
    fn view(&self, telling: bool) -> Rc<ViewOf<U>> {
        if telling { Rc::clone(&self.before) } else { Rc::new(self.record.game().view(Viewer::Table)) }
    }

    /// What a seat may do on this side.
    fn menu(&self, seat: Seat, side: Side) -> Vec<ActionOf<U>> {
        self.record.game().legal(seat).into_iter().filter(|action| action.side() == side).collect()
    }

    fn step(&self, line: u16) -> Option<&Step<U::Game>> {
        match self.record.entries().get(usize::from(line)) {
            Some(Entry::Act(step)) => Some(step),
            _ => None,
        }
    }

    /// What everybody was told of the acts that stand, after the first `past` of them.
    fn told(&self, past: usize) -> Vec<ObservationOf<U>> {
        let mut told = Vec::new();
        for step in self.record.steps().skip(past) {
            for event in &step.events {
                told.extend(<U::Game>::told(event, Viewer::Table));
            }
        }
        told
    }

    /// The text that was written last with an act that stands.
    fn note(&self) -> Option<&str> {
        let writes = |line: &u16| self.step(*line).is_some_and(|step| !step.struck && U::writes(&step.action));
        let line = (0..self.lines()).rev().find(writes)?;
        self.record.notes.get(NoteKey::Entry(line))
    }
}

impl<U: GameUi> GameSession for TypedSession<U> {
    fn record(&self) -> String {
        self.record.to_string()
    }

    fn link(&self, with_names: bool) -> String {
        Link::of_game(&self.record, with_names)
    }

    fn names(&self) -> Vec<String> {
        self.record.notes.names(self.record.game().seats())
    }

    fn choices(&self) -> Vec<u8> {
        table::chosen(self.record.options())
    }

    fn seed(&self) -> &Seed {
        self.record.seed()
    }

    fn awaited(&self) -> Seats {
        self.record.game().awaited()
    }

    fn private_chooser(&self) -> Option<Seat> {
        let view = self.view(false);
        let takes = |seat| U::takes(&view, seat).unwrap_or_else(|| !self.menu(seat, Side::Private).is_empty());
        self.awaited().iter().find(|&seat| takes(seat))
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

    fn lines(&self) -> u16 {
        self.record.entries().len() as u16
    }

    fn notes(&self) -> &Notes {
        &self.record.notes
    }

    fn stands(&self, line: u16) -> Option<(Seat, bool)> {
        self.step(line).map(|step| (step.seat, !step.struck))
    }

    fn sentences(&self, line: u16, viewer: Viewer, lang: Lang) -> Vec<Sentence> {
        let mut sentences = Vec::new();
        for event in self.step(line).map(|step| step.events.as_slice()).unwrap_or_default() {
            let told = <U::Game>::told(event, viewer);
            let alone = viewer == Viewer::Table || told != <U::Game>::told(event, Viewer::Table);
            sentences.extend(told.filter(|_| alone).map(|told| <U::Game>::story(&told, lang)));
        }
        sentences
    }

    fn openly(&self, line: u16, lang: Lang) -> Vec<Sentence> {
        let events = self.step(line).map(|step| step.events.as_slice()).unwrap_or_default();
        let told = events.iter().filter_map(|event| told_openly::<U::Game>(event, self.record.game().seats()));
        told.map(|told| <U::Game>::story(&told, lang)).collect()
    }

    fn turns(&self, open: bool, lang: Lang) -> Vec<Turn> {
        turns(&self.record, open, lang)
    }

    fn round_name(&self, round: u16, lang: Lang) -> String {
        <U::Game>::round_name(round, lang)
    }

    fn fork(&self) -> Box<dyn GameSession> {
        let TypedSession { record, before, forecast, past } = self;
        let (record, before, forecast) = (record.clone(), Rc::clone(before), forecast.clone());
        Box::new(TypedSession::<U> { record, before, forecast, past: *past })
    }

    fn act(&mut self, seat: Seat, act: &str, behind: bool, evening: &dyn Fn() -> Vec<String>) -> Option<Acted> {
        let action: ActionOf<U> = act.parse().ok()?;
        if action.side() == Side::Private && !behind {
            return None;
        }
        let (before, hands_over) = (self.view(false), U::hands_over(&action));
        let past = self.record.steps().count();
        self.record.act(seat, action).ok()?;
        for action in U::recall(&before, &self.view(false), &self.names(), &|| earlier::<U>(evening())) {
            if self.record.act(seat, action).is_err() {
                break;
            }
        }
        self.before = before;
        self.renew();
        self.past = past;
        let told = self.told(past);
        Some(Acted {
            duration: U::telling(&told).min(1000),
            needs_acknowledgement: U::needs_acknowledgement(&told),
            hands_over,
        })
    }

    fn write(&mut self, text: &str) {
        self.record.write(text);
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

    fn anew(&self, start: Seat, seed: Seed) -> Box<dyn GameSession> {
        let mut options = self.record.options().clone();
        Start::Seat(start).choose(&mut options);
        let mut fresh: Record<U::Game> = Record::deal(self.record.game().seats(), options, seed);
        fresh.notes = self.record.notes.only_names();
        session::<U>(fresh)
    }

    fn place(&self, lang: Lang) -> String {
        U::place(&self.view(false), lang)
    }

    fn around(&self, telling: bool, lang: Lang) -> TableStatus {
        let view = self.view(telling);
        let fact = |seat| {
            let (shown, spoken) = U::fact(&view, seat, lang);
            let (mark, shout) = (U::mark(&view, seat, lang), U::shout(&view, seat, lang));
            SeatStat { shown, spoken, mark, shout }
        };
        TableStatus {
            subtitle: U::subtitle(&view, lang),
            facts: Seat::all(self.record.game().seats()).map(fact).collect(),
            rail_extra: U::rail_extra(&view, lang),
        }
    }

    fn has_private_view(&self, seat: Seat) -> bool {
        U::has_private_view(&self.view(false), seat)
    }

    fn turn_summary(&self, telling: bool, players: &Rc<Players>, lang: Lang) -> Option<Html> {
        U::turn_summary(&self.view(telling), players, lang)
    }

    fn open_acts(&self, seat: Seat, lang: Lang) -> Vec<(String, String)> {
        let acts = self.menu(seat, Side::Open);
        acts.iter().map(|action| (action.to_string(), U::label(action, lang))).collect()
    }

    fn table(&self, open: TableInput) -> Html {
        let TableInput { telling, reading, common } = open;
        let seat = self.in_turn();
        let menu = |seat| if reading { Vec::new() } else { self.menu(seat, Side::Open) };
        let seats = self.record.game().seats();
        let last = Rc::new(self.told(self.past));
        U::show(TableProps {
            view: self.view(telling),
            seat,
            menu: seat.map(menu).unwrap_or_default(),
            forecast: self.forecast.clone(),
            menus: if U::REACTS { Seat::all(seats).map(menu).collect() } else { Vec::new() },
            note: self.note().map(Rc::from),
            telling: telling.then(|| Rc::clone(&last)),
            last,
            common,
        })
    }

    fn hand(&self, private: HandInput) -> Html {
        let HandInput { telling, seat, open, .. } = private;
        let game = self.record.game();
        U::hand(HandProps {
            seat,
            open,
            view: if open { Rc::new(game.view(Viewer::Seat(seat))) } else { self.view(telling) },
            menu: if open { self.menu(seat, Side::Private) } else { Vec::new() },
            ready: private.ready,
            chosen: private.chosen,
            play: private.play,
            leave: private.leave,
            news: private.news,
            players: private.players,
            lang: private.lang,
        })
    }

    fn finale(&self, winner: Seat, players: &Rc<Players>, lang: Lang) -> Finale {
        U::end(&End { view: &self.view(false), told: &self.told(0), winner, players, lang })
    }

    fn prefix(&self, lines: u16) -> Box<dyn GameSession> {
        session::<U>(self.record.prefix(lines.into()))
    }

    fn hides(&self) -> bool {
        self.record.game().reveal_all().is_some()
    }

    fn look_back(&self, open: bool, players: &Rc<Players>, lang: Lang) -> Html {
        let game = self.record.game();
        let view = if open { game.reveal_all() } else { None };
        let view = view.unwrap_or_else(|| game.view(Viewer::Table));
        U::look_back(&view, &self.told(self.past), players, lang)
    }

    fn random_outcomes(&self, lang: Lang) -> Vec<(String, u8)> {
        U::random_outcomes(self.record.options(), lang)
    }

    fn observed_outcomes(&self) -> Vec<usize> {
        let mut all = Vec::new();
        for event in self.record.steps().flat_map(|step| &step.events) {
            // Whoever draws is told more than all others; what lies openly is told to everybody, and counted once.
            let mut most = Vec::new();
            for viewer in Viewer::all(self.record.game().seats()) {
                let observed_outcomes =
                    <U::Game>::told(event, viewer).map(|told| U::observed_outcomes(&told)).unwrap_or_default();
                if observed_outcomes.len() >= most.len() {
                    most = observed_outcomes;
                }
            }
            all.append(&mut most);
        }
        all
    }
}
