//! The regulars at the table of a session.

use std::cell::RefCell;
use std::rc::Rc;

use bots::{Choice, Company, Level, Next};
use table::{Game, Lang, NoteKey, Seat, Seats, Sentence, Viewer, Words as _};

use super::TypedSession;
use crate::{ActionOf, CompleteUi, GameCompany, GameLog, SeatReview, WeighedAct, Weighing};

/// What the notes call a player who is none of the regulars.
const PERSON: &str = "person";

impl<U: CompleteUi> TypedSession<U> {
    /// Seats the regulars whom the notes name.
    pub(super) fn seat_regulars(&self) {
        let mut company = self.company.borrow_mut();
        for seat in Seat::all(self.record.game().seats()) {
            if let (Some(level), Some(regulars)) = (self.regular(seat), U::REGULARS) {
                company.seat(&self.record, seat, move |sitting| (regulars.bot)(sitting, level));
            }
        }
    }

    /// Whether a regular plays a seat now.
    pub(super) fn is_regular(&self, seat: Seat) -> bool {
        self.regular(seat).is_some()
    }

    /// What a seat would have been told of an act of its own after these lines of the record.
    fn imagined(&self, lines: u16, seat: Seat, action: &ActionOf<U>, lang: Lang) -> Sentence {
        let mut record = self.record.prefix(lines.into());
        let events = record.act(seat, action.clone()).unwrap_or_default();
        let mut told = events.iter().filter_map(|event| <U::Game>::told(event, Viewer::Seat(seat)));
        told.next().map_or_else(|| Sentence::from(action.to_string()), |told| <U::Game>::story(&told, lang))
    }

    /// The open acts of every seat that a person plays.
    pub(super) fn menus_of_people(&self) -> Rc<[Vec<ActionOf<U>>]> {
        let menus = &self.shown.menus;
        if Seat::all(menus.len() as u8).all(|seat| !self.is_regular(seat)) {
            return Rc::clone(menus);
        }
        let own = |(seat, menu): (Seat, &Vec<_>)| if self.is_regular(seat) { Vec::new() } else { menu.clone() };
        Seat::all(menus.len() as u8).zip(menus.iter()).map(own).collect()
    }
}

impl<U: CompleteUi> GameCompany for TypedSession<U> {
    fn regular(&self, seat: Seat) -> Option<Level> {
        let word = self.record.notes.player(seat, self.lines())?;
        Level::from_key(word).filter(|_| U::REGULARS.is_some())
    }

    fn set_regular(&mut self, seat: Seat, level: Option<Level>) {
        let key = NoteKey::Player(seat, self.lines());
        self.record.notes.set(key, level.map_or(PERSON, Level::key));
        // Other copies of the session go on with those who sat here before.
        self.company = Rc::new(RefCell::new(Company::new(&self.record)));
        self.seat_regulars();
    }

    fn next_of_regulars(&self, playouts: u32) -> Next<String> {
        match self.company.borrow_mut().next(&self.record, playouts) {
            Next::Nothing => Next::Nothing,
            Next::Thinking => Next::Thinking,
            Next::Act { seat, choice } => {
                let choice = Choice { delay: choice.delay, ..Choice::of(choice.action.to_string()) };
                Next::Act { seat, choice }
            }
        }
    }

    fn weighing(&self, seat: Seat, playouts: u32, lang: Lang) -> Option<Weighing> {
        let choice = self.company.borrow_mut().choice(&self.record, seat, playouts)?;
        let mut weighed = choice.map(|choice| choice.weighed).unwrap_or_default();
        weighed.sort_by(|one, other| other.value.total_cmp(&one.value));
        let acts = weighed.into_iter().map(|weighed| WeighedAct {
            act: weighed.action.to_string(),
            sentence: self.imagined(self.lines(), seat, &weighed.action, lang),
            value: weighed.value,
        });
        let unit = U::REGULARS.zip(self.regular(seat)).map(|(regulars, level)| (regulars.unit)(level).get(lang));
        Some(Weighing { unit: unit.unwrap_or_default(), acts: acts.collect() })
    }

    fn review(&self, lang: Lang) -> Vec<SeatReview> {
        let Some(review) = U::REGULARS.and_then(|regulars| regulars.review) else { return Vec::new() };
        let turns = review(&self.record);
        let of = |seat: Seat| {
            let own = || turns.iter().filter(move |turn| turn.seat == seat);
            let most =
                own().filter_map(|turn| turn.costliest.as_ref()).max_by(|one, other| one.cost.total_cmp(&other.cost));
            let costliest = most.map(|most| {
                let line = most.line as u16;
                (line, self.imagined(line, seat, &most.best, lang), most.cost)
            });
            SeatReview {
                luck: own().map(|turn| turn.luck).sum(),
                choices: own().map(|turn| turn.choices).sum(),
                costliest,
            }
        };
        Seat::all(self.record.game().seats()).map(of).collect()
    }

    fn people(&self) -> Seats {
        Seat::all(self.record.game().seats()).filter(|seat| !self.is_regular(*seat)).collect()
    }
}
