//! A game of one kind as the screen runs it: all that must be compiled anew for every game.

use std::rc::Rc;

use table::{
    Action, Entry, Lang, Link, LinkError, NoteKey, Notes, Outcome, Record, Seat, Seats, Seed, Sentence, Side, Start,
    Step, Turn, Viewer, told_openly, turns,
};
use yew::prelude::*;

use super::new_seed;
use super::running::{Acted, Around, Fact, Open, Private, Running};
use crate::face::{End, Face, Finale, Forecast, Guests, HandProps, TableProps};

/// A record, and what is shown of it.
struct Seated<G: Face> {
    record: Record<G>,
    /// The table before the last act: one value as long as that is told, so the table is not drawn anew meanwhile.
    before: Rc<G::View>,
    /// What would follow from the acts of the seat that is to act, if the face shows it.
    forecast: Option<Forecast<G>>,
    /// How many acts stand before the last one and what the page [recalled](Face::recall) after it.
    past: usize,
}

/// The game of this record.
pub(crate) fn open<G: Face>(record: &str) -> Result<Box<dyn Running>, LinkError> {
    Ok(seated::<G>(record.parse::<Record<G>>()?))
}

/// The same of a record that has been read.
pub(crate) fn seated<G: Face>(mut record: Record<G>) -> Box<dyn Running> {
    let seats = record.game().seats();
    crate::names::admit(&mut record.notes, seats);
    let before = Rc::new(record.game().view(Viewer::Table));
    let mut seated = Seated { record, before, forecast: None, past: 0 };
    seated.renew();
    Box::new(seated)
}

impl<G: Face> Seated<G> {
    /// What is asked of the rules after every change.
    fn renew(&mut self) {
        let game = self.record.game();
        if G::FORECASTS {
            self.forecast = self.in_turn().map(|seat| Forecast::new(game, seat));
        }
        self.past = self.record.steps().count().saturating_sub(1);
    }

    /// Whose menu the table shows.
    fn in_turn(&self) -> Option<Seat> {
        self.record.game().awaited().iter().next()
    }

    /// The table as everybody sees it.
    fn view(&self, telling: bool) -> Rc<G::View> {
        if telling { Rc::clone(&self.before) } else { Rc::new(self.record.game().view(Viewer::Table)) }
    }

    /// What a seat may do on this side.
    fn menu(&self, seat: Seat, side: Side) -> Vec<G::Action> {
        self.record.game().legal(seat).into_iter().filter(|action| action.side() == side).collect()
    }

    fn step(&self, line: u16) -> Option<&Step<G>> {
        match self.record.entries().get(usize::from(line)) {
            Some(Entry::Act(step)) => Some(step),
            _ => None,
        }
    }

    /// What everybody was told of the acts that stand, after the first `past` of them.
    fn told(&self, past: usize) -> Vec<G::Told> {
        let mut told = Vec::new();
        for step in self.record.steps().skip(past) {
            for event in &step.events {
                told.extend(G::told(event, Viewer::Table));
            }
        }
        told
    }

    /// The text that was written last with an act that stands.
    fn note(&self) -> Option<&str> {
        let writes = |line: &u16| self.step(*line).is_some_and(|step| !step.struck && G::writes(&step.action));
        let line = (0..self.lines()).rev().find(writes)?;
        self.record.notes.get(NoteKey::Entry(line))
    }
}

impl<G: Face> Running for Seated<G> {
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

    fn taker(&self) -> Option<Seat> {
        let view = self.view(false);
        let takes = |seat| G::takes(&view, seat).unwrap_or_else(|| !self.menu(seat, Side::Private).is_empty());
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
            let told = G::told(event, viewer);
            let alone = viewer == Viewer::Table || told != G::told(event, Viewer::Table);
            sentences.extend(told.filter(|_| alone).map(|told| G::story(&told, lang)));
        }
        sentences
    }

    fn openly(&self, line: u16, lang: Lang) -> Vec<Sentence> {
        let events = self.step(line).map(|step| step.events.as_slice()).unwrap_or_default();
        let told = events.iter().filter_map(|event| told_openly::<G>(event, self.record.game().seats()));
        told.map(|told| G::story(&told, lang)).collect()
    }

    fn turns(&self, open: bool, lang: Lang) -> Vec<Turn> {
        turns(&self.record, open, lang)
    }

    fn round_name(&self, round: u16, lang: Lang) -> String {
        G::round_name(round, lang)
    }

    fn act(&mut self, seat: Seat, act: &str, behind: bool) -> Option<Acted> {
        let action: G::Action = act.parse().ok()?;
        if action.side() == Side::Private && !behind {
            return None;
        }
        let (before, veils) = (self.view(false), G::veils(&action));
        let past = self.record.steps().count();
        self.record.act(seat, action).ok()?;
        for action in G::recall(&before, &self.view(false), &self.names()) {
            if self.record.act(seat, action).is_err() {
                break;
            }
        }
        self.before = before;
        self.renew();
        self.past = past;
        let told = self.told(past);
        Some(Acted { duration: G::telling(&told).min(1000), lingers: G::lingers(&told), veils })
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

    fn anew(&self, start: Seat) -> Box<dyn Running> {
        let mut options = self.record.options().clone();
        Start::Seat(start).choose(&mut options);
        let mut fresh: Record<G> = Record::deal(self.record.game().seats(), options, new_seed());
        fresh.notes = self.record.notes.only_names();
        seated(fresh)
    }

    fn place(&self, lang: Lang) -> String {
        G::place(&self.view(false), lang)
    }

    fn around(&self, telling: bool, lang: Lang) -> Around {
        let view = self.view(telling);
        let fact = |seat| {
            let (shown, spoken) = G::fact(&view, seat, lang);
            let (mark, shout) = (G::mark(&view, seat, lang), G::shout(&view, seat, lang));
            Fact { shown, spoken, mark, shout }
        };
        Around {
            subtitle: G::subtitle(&view, lang),
            facts: Seat::all(self.record.game().seats()).map(fact).collect(),
            beside: G::beside(&view, lang),
        }
    }

    fn looks(&self, seat: Seat) -> bool {
        G::looks(&self.view(false), seat)
    }

    fn brief(&self, telling: bool, guests: &Rc<Guests>, lang: Lang) -> Option<Html> {
        G::brief(&self.view(telling), guests, lang)
    }

    fn open_acts(&self, seat: Seat, lang: Lang) -> Vec<(String, String)> {
        let acts = self.menu(seat, Side::Open);
        acts.iter().map(|action| (action.to_string(), G::label(action, lang))).collect()
    }

    fn table(&self, open: Open) -> Html {
        let Open { telling, reading, common } = open;
        let seat = self.in_turn();
        let menu = |seat| if reading { Vec::new() } else { self.menu(seat, Side::Open) };
        let seats = self.record.game().seats();
        let last = Rc::new(self.told(self.past));
        G::show(TableProps {
            view: self.view(telling),
            seat,
            menu: seat.map(menu).unwrap_or_default(),
            forecast: self.forecast.clone(),
            menus: if G::REACTS { Seat::all(seats).map(menu).collect() } else { Vec::new() },
            note: self.note().map(Rc::from),
            telling: telling.then(|| Rc::clone(&last)),
            last,
            common,
        })
    }

    fn hand(&self, private: Private) -> Html {
        let Private { telling, seat, open, .. } = private;
        let game = self.record.game();
        G::hand(HandProps {
            seat,
            open,
            view: if open { Rc::new(game.view(Viewer::Seat(seat))) } else { self.view(telling) },
            menu: if open { self.menu(seat, Side::Private) } else { Vec::new() },
            ready: private.ready,
            chosen: private.chosen,
            play: private.play,
            leave: private.leave,
            news: private.news,
            guests: private.guests,
            lang: private.lang,
        })
    }

    fn finale(&self, winner: Seat, guests: &Rc<Guests>, lang: Lang) -> Finale {
        G::end(&End { view: &self.view(false), told: &self.told(0), winner, guests, lang })
    }

    fn prefix(&self, lines: u16) -> Box<dyn Running> {
        seated(self.record.prefix(lines.into()))
    }

    fn hides(&self) -> bool {
        self.record.game().hindsight().is_some()
    }

    fn look_back(&self, open: bool, guests: &Rc<Guests>, lang: Lang) -> Html {
        let game = self.record.game();
        let view = if open { game.hindsight() } else { None };
        let view = view.unwrap_or_else(|| game.view(Viewer::Table));
        G::look_back(&view, &self.told(self.past), guests, lang)
    }

    fn lots(&self, lang: Lang) -> Vec<(String, u8)> {
        G::lots(self.record.options(), lang)
    }

    fn fallen(&self) -> Vec<usize> {
        let mut all = Vec::new();
        for event in self.record.steps().flat_map(|step| &step.events) {
            // Whoever draws is told more than all others; what lies openly is told to everybody, and counted once.
            let mut most = Vec::new();
            for viewer in Viewer::all(self.record.game().seats()) {
                let fallen = G::told(event, viewer).map(|told| G::fallen(&told)).unwrap_or_default();
                if fallen.len() >= most.len() {
                    most = fallen;
                }
            }
            all.append(&mut most);
        }
        all
    }
}

#[cfg(test)]
mod tests {
    use ::bohei::{Action, Bohei};
    use ::larry::{Larry, Options};
    use ::riffifi::Riffifi;
    use table::{Game, Seed};

    use super::super::running::rematch;
    use super::*;

    fn seated() -> Seated<Larry> {
        let record: Record<Larry> = Record::deal(3, Options::default(), Seed::from_number(5));
        let before = Rc::new(record.game().view(Viewer::Table));
        Seated { record, before, forecast: None, past: 0 }
    }

    /// The seat that is to act, and a private act of its menu.
    fn private(seated: &Seated<Larry>) -> (Seat, String) {
        let seat = seated.taker().expect("somebody must lay");
        (seat, seated.menu(seat, Side::Private)[0].to_string())
    }

    #[test]
    fn a_private_act_needs_the_curtain() {
        let mut seated = seated();
        let (seat, act) = private(&seated);
        assert!(seated.act(seat, &act, false).is_none() && seated.act(seat, "nothing", true).is_none());
        assert_eq!((seated.lines(), seated.last()), (0, None));
        assert!(seated.act(seat, &act, true).is_some());
        assert_eq!((seated.lines(), seated.last()), (1, Some(seat)));
    }

    #[test]
    fn while_an_act_is_told_the_table_is_one_and_as_it_was() {
        let mut seated = seated();
        let (start, (seat, act)) = (seated.view(false), private(&seated));
        seated.act(seat, &act, true).expect("it is in the menu");
        assert!(seated.view(true) == start && seated.view(false) != start);
        assert!(Rc::ptr_eq(&seated.view(true), &seated.view(true)));
        assert!(!Rc::ptr_eq(&seated.view(false), &seated.view(false)), "another one is another moment");
    }

    #[test]
    fn a_rematch_keeps_the_players_and_is_begun_by_the_next_seat() {
        let mut seated = seated();
        seated.record.notes.set(NoteKey::Name(Seat::new(1)), "Mira");
        let (seat, act) = private(&seated);
        seated.act(seat, &act, true).expect("it is in the menu");
        let fresh = rematch(&seated);
        assert_eq!((fresh.names(), fresh.lines()), (seated.names(), 0));
        assert_eq!(fresh.awaited(), Seats::only(seat.after(1, 3)));
    }

    /// Asserts that the rematch of a game is begun by the seat after the one that began it, whoever acted first.
    #[track_caller]
    fn the_next_seat_begins<G: Face>(seats: u8, first: impl Fn(&G, Seat) -> (Seat, G::Action)) {
        let mut record: Record<G> = Record::deal(seats, G::Options::default(), Seed::from_number(5));
        let began = record.game().awaited().iter().next().expect("somebody begins");
        let (seat, act) = first(record.game(), began);
        record.act(seat, act).expect("a legal act");
        let fresh = rematch(&*super::seated(record));
        assert_eq!(fresh.awaited(), Seats::only(began.after(1, seats)), "{} for {seats}", G::ID);
    }

    #[test]
    fn the_deal_of_riffifi_goes_on_by_one_seat_in_a_rematch() {
        for seats in Riffifi::SEATS {
            the_next_seat_begins::<Riffifi>(seats, |game, began| (began, game.legal(began)[0]));
        }
    }

    #[test]
    fn a_shout_before_the_first_turn_begins_no_rematch() {
        the_next_seat_begins::<Bohei>(4, |_, began| (began.after(2, 4), Action::Bohei));
    }
}
