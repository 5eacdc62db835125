//! Who sits at the table, and by which rules.

mod knobs;
mod last;
mod more;
mod proposal;
mod row;

use table::{Choices, Lang, Link, Luck, Seed, Topic, tell};
use yew::prelude::*;

use crate::app::{Go, House, Screen, is_here};
use crate::art::{Icon, SeatSymbol, icon};
use crate::browser;
use crate::names::{self, Regular};
use crate::play::new_seed;
use crate::profile::Profile;
use crate::sheets::{Fair, Sheet, Tab, booklet, fair, share_rules};
use crate::ui::old::{Context, El, Live, bar, button, el, icon_button, lets_go, named};

use knobs::Knobs;
use last::Last;
pub(crate) use proposal::propose;
use proposal::proposed;
use row::Row;

/// Within how many milliseconds two taps are one double tap.
const DOUBLE: f64 = 300.0;

/// Which game, the house, and the sheet that lies on the screen.
#[derive(PartialEq)]
pub(crate) struct Props {
    /// The game.
    pub game: &'static Profile,
    /// The house.
    pub house: House,
    /// Only the rules.
    pub sheet: Option<Sheet>,
}

/// What happens on the screen.
#[derive(Clone)]
pub(crate) enum Msg {
    /// A name is being typed.
    Named(usize, String),
    /// A field was left.
    Left(usize),
    /// A field was entered.
    Entered(usize),
    /// A mat was pressed.
    Picking(usize),
    /// A symbol was chosen.
    Picked(usize, u8),
    /// Somebody is taken off the table, at this time in milliseconds.
    Gone(usize, f64),
    /// Somebody moves to another place.
    Moved(usize, usize),
    /// A row is taken by its handle, or let go.
    Held(Option<usize>),
    /// What is held is now over this row.
    Over(usize),
    /// One more.
    More,
    /// Somebody known sits down.
    Known(Regular),
    /// A house rule: of the topic with this number, the choice with that one.
    Chosen(usize, u8),
    /// Some luck is added at a seat.
    Lucky(usize, String),
    /// What few need is unfolded, or folded up again.
    Fold,
    /// The last table sits down again and begins.
    Same,
    /// Begin.
    Start,
}

impl Msg {
    /// Of which place it speaks. A busy page still gets to what was meant for one that is gone.
    fn place(&self) -> Option<usize> {
        match *self {
            Msg::Named(at, _)
            | Msg::Left(at)
            | Msg::Entered(at)
            | Msg::Picking(at)
            | Msg::Picked(at, _)
            | Msg::Gone(at, _)
            | Msg::Moved(at, _)
            | Msg::Over(at) => Some(at),
            _ => None,
        }
    }
}

/// The setup of a game.
pub struct Setup {
    guests: Vec<Regular>,
    /// Rows whose mistake may be shown: not before they were left.
    left: Vec<usize>,
    entered: Option<usize>,
    /// The row that is being dragged.
    held: Option<usize>,
    picking: Option<usize>,
    /// When somebody was taken off the table last, in milliseconds.
    gone: f64,
    topics: Vec<Topic>,
    /// The number of the choice for each topic.
    choices: Vec<u8>,
    met: Vec<Regular>,
    last: Option<Last>,
    /// Whether what few need is unfolded.
    unfolded: bool,
    /// What the game's chance will come from: drawn before anybody has added some luck.
    seed: Seed,
}

impl Live for Setup {
    type Message = Msg;
    type Properties = Props;

    fn create(ctx: &Context<Setup>) -> Setup {
        let game = ctx.props().game;
        let (from, to) = game.seats;
        let mut guests = last::guests_of(game).unwrap_or_default();
        guests.truncate(usize::from(to));
        let topics = (game.topics)();
        let proposed = proposed(game.id, &topics);
        let mut setup = Setup {
            guests,
            left: Vec::new(),
            entered: None,
            held: None,
            picking: None,
            gone: f64::NEG_INFINITY,
            // Whoever comes with house rules wants these.
            last: if proposed.is_some() { None } else { last::last(game, &topics) },
            choices: proposed.unwrap_or_else(|| topics.iter().map(|topic| topic.printed).collect()),
            topics,
            met: names::met(),
            unfolded: false,
            seed: new_seed(),
        };
        while setup.guests.len() < usize::from(from) {
            setup.seat_one(String::new());
        }
        setup
    }

    fn update(&mut self, ctx: &Context<Setup>, msg: Msg) -> bool {
        if msg.place().is_some_and(|at| at >= self.guests.len()) {
            return false;
        }
        match msg {
            Msg::Named(at, name) => self.guests[at].name = name,
            Msg::Left(at) => {
                self.guests[at].name = names::cleaned(&self.guests[at].name);
                // An empty chair is no mistake yet; and what moves at this moment would catch the tap that is under way.
                if !self.guests[at].name.is_empty() {
                    self.left.push(at);
                }
            }
            Msg::Entered(at) => {
                self.entered = Some(at);
                self.picking = None;
            }
            Msg::Picking(at) => self.picking = if self.picking == Some(at) { None } else { Some(at) },
            Msg::Picked(at, symbol) => {
                self.guests[at].symbol = symbol;
                self.picking = None;
            }
            // The second tap of a double tap meets the next one.
            Msg::Gone(_, when) if when - self.gone < DOUBLE => return false,
            Msg::Gone(at, when) => {
                (self.gone, self.held) = (when, None);
                self.guests.remove(at);
                if at < self.seed.lucks.len() {
                    self.seed.lucks.remove(at);
                }
                self.forget_places();
            }
            Msg::Moved(from, to) => self.reseat(from, to),
            Msg::Held(at) => self.held = at,
            Msg::Over(to) => match self.held.replace(to) {
                Some(from) if from != to => self.reseat(from, to),
                held => self.held = held,
            },
            Msg::More => {
                self.seat_one(String::new());
                self.entered = Some(self.guests.len() - 1);
            }
            Msg::Known(known) => self.seat_known(known),
            Msg::Chosen(topic, choice) => self.choices[topic] = choice,
            Msg::Lucky(at, text) => {
                let lucks = &mut self.seed.lucks;
                lucks.resize_with(lucks.len().max(at + 1), Luck::default);
                lucks[at] = text.parse().unwrap_or_default();
            }
            Msg::Fold => self.unfolded = !self.unfolded,
            Msg::Same => {
                let Some(last) = self.last.take_if(|_| is_here()) else { return false };
                (self.guests, self.choices) = (last.guests, last.choices);
                // It was added for who sat here before.
                self.seed.lucks.clear();
                return self.start(ctx);
            }
            Msg::Start => return is_here() && self.start(ctx),
        }
        // The button for one more may have been pressed once more before it was gone.
        self.guests.truncate(usize::from(ctx.props().game.seats.1));
        true
    }

    fn rendered(&mut self, _ctx: &Context<Setup>, _first: bool) {
        // A new row wants a name.
        let nameless = |at: &usize| self.guests.get(*at).is_some_and(|guest| guest.name.is_empty());
        if let Some(at) = self.entered.take().filter(nameless) {
            browser::focus(&format!("name-{at}"));
        }
    }

    fn view(&self, ctx: &Context<Setup>) -> Html {
        let house = &ctx.props().house;
        let lang = house.lang();
        let game = ctx.props().game;
        let (from, to) = game.seats;
        let minutes = |choices: &[u8]| (game.minutes)(choices, self.guests.len() as u8);
        let about = minutes(&self.choices);
        let subtitle =
            tell!(lang, "{from}–{to} am Tisch, etwa {about} Minuten", "{from}–{to} players, about {about} minutes");
        let book = icon_button(Icon::Book, lang.pick("Regeln", "Rules"), house.opening(Sheet::Rules(Tab::Booklet)));
        let more = (self.guests.len() < usize::from(to)).then(|| {
            button("btn second dash", self.on(ctx, Msg::More))
                .draw(icon(Icon::Plus, 22))
                .say(lang.pick("Noch jemand", "One more"))
        });
        let names = self.names();
        let knobs = Knobs {
            topics: &self.topics,
            choices: &self.choices,
            names: &names,
            minutes: &minutes,
            on: ctx.link(),
            lang,
        };
        let same = self.last.as_ref().map(|last| last.offer(&self.topics, self.on(ctx, Msg::Same), lang));
        let body = el("div", "body")
            .maybe(same)
            .add(el("h2", "").say(lang.pick("Wer sitzt am Tisch?", "Who is at the table?")))
            .add(
                el("p", "t2 muted")
                    .say(lang.pick("So, wie ihr sitzt: im Uhrzeigersinn.", "In the order you sit: clockwise.")),
            )
            .add(el("ol", "seats").all((0..self.guests.len()).flat_map(|at| self.row(ctx, at))).maybe(self.known(ctx)))
            .add(el("div", "col").maybe(more))
            .all(knobs.draw())
            .add(self.more(ctx));
        let start = lets_go(self.guests.len(), lang);
        let sheet = ctx.props().sheet.and_then(|sheet| match sheet {
            Sheet::Rules(tab) => Some(booklet(house, game, tab, None)),
            Sheet::Share => {
                Some(share_rules(house, game.name, Link::of_choices(game.head(), &self.topics, &self.choices)))
            }
            Sheet::Fair => {
                let luck = Some(ctx.link().reform(|(at, text)| Msg::Lucky(at, text)));
                Some(fair(house, Fair { seed: &self.seed, names: self.called(lang), luck, over: false }))
            }
            _ => None,
        });
        el("main", "app narrow")
            .set("data-game", game.id)
            .maybe(sheet)
            .add(bar(house, game.name, subtitle, Some(game.regular)).add(book))
            .add(body)
            .add(el("div", "acts").add(button("btn full", self.on(ctx, Msg::Start)).tell(start)))
            .into()
    }
}

impl Setup {
    /// Says something when pressed.
    fn on(&self, ctx: &Context<Setup>, msg: Msg) -> Callback<MouseEvent> {
        ctx.link().reform(move |_| msg.clone())
    }

    fn row(&self, ctx: &Context<Setup>, at: usize) -> Vec<El> {
        let row = Row {
            at,
            guest: &self.guests[at],
            count: self.guests.len(),
            wrong: names::wrong(&self.names(), at).filter(|_| self.left.contains(&at)),
            removable: self.guests.len() > usize::from(ctx.props().game.seats.0),
            taken: self.taken(at),
            picking: self.picking == Some(at),
            on: ctx.link().clone(),
            lang: ctx.props().house.lang(),
        };
        row.draw()
    }

    fn names(&self) -> Vec<String> {
        self.guests.iter().map(|guest| guest.name.clone()).collect()
    }

    /// What everybody is called as long as no name is typed: by the place.
    fn called(&self, lang: Lang) -> Vec<String> {
        let place = lang.pick("Platz", "Seat");
        let called = |(at, name): (usize, String)| if name.is_empty() { format!("{place} {}", at + 1) } else { name };
        self.names().into_iter().enumerate().map(called).collect()
    }

    /// The symbols that the others have.
    fn taken(&self, at: usize) -> Vec<u8> {
        let others = self.guests.iter().enumerate().filter(|(other, _)| *other != at);
        others.map(|(_, guest)| guest.symbol).collect()
    }

    fn free_symbol(&self) -> u8 {
        let symbols = 0..SeatSymbol::ALL.len() as u8;
        symbols.into_iter().find(|symbol| self.guests.iter().all(|guest| guest.symbol != *symbol)).unwrap_or(0)
    }

    fn seat_one(&mut self, name: String) {
        let symbol = self.free_symbol();
        self.guests.push(Regular { name, symbol });
    }

    /// Somebody known takes the first empty chair, with the symbol of last time if it is free.
    fn seat_known(&mut self, mut known: Regular) {
        // The second tap of a double tap.
        if self.guests.iter().any(|guest| names::same(&guest.name, &known.name)) {
            return;
        }
        let chair = self.guests.iter().position(|guest| names::cleaned(&guest.name).is_empty());
        let taken = self.taken(chair.unwrap_or(usize::MAX));
        if taken.contains(&known.symbol) {
            known.symbol = chair.map_or_else(|| self.free_symbol(), |at| self.guests[at].symbol);
        }
        match chair {
            Some(at) => self.guests[at] = known,
            None => self.guests.push(known),
        }
    }

    fn reseat(&mut self, from: usize, to: usize) {
        let guest = self.guests.remove(from);
        self.guests.insert(to.min(self.guests.len()), guest);
        // Luck stays with whoever has added it.
        let lucks = &mut self.seed.lucks;
        lucks.resize_with(self.guests.len(), Luck::default);
        let luck = lucks.remove(from);
        lucks.insert(to.min(lucks.len()), luck);
        self.forget_places();
    }

    /// Places have changed: what was known of them no longer holds.
    fn forget_places(&mut self) {
        self.left.clear();
        self.picking = None;
        for (topic, choice) in self.topics.iter().zip(&mut self.choices) {
            if matches!(topic.choices, Choices::Start) {
                *choice = 0;
            }
        }
    }

    /// Whom this device has met and who does not sit here yet.
    fn known(&self, ctx: &Context<Setup>) -> Option<El> {
        let chair = self.guests.iter().any(|guest| names::cleaned(&guest.name).is_empty());
        let room = chair || self.guests.len() < usize::from(ctx.props().game.seats.1);
        let here = |met: &&Regular| self.guests.iter().any(|guest| names::same(&guest.name, &met.name));
        let absent: Vec<&Regular> = self.met.iter().filter(|met| !here(met)).take(8).collect();
        if absent.is_empty() || !room {
            return None;
        }
        let one = |known: &Regular| button("", self.on(ctx, Msg::Known(known.clone()))).add(named(&known.name));
        let label = ctx.props().house.lang().pick("Schon einmal da gewesen", "Has been here before");
        Some(el("li", "names").keyed("names".to_owned()).set("aria-label", label).all(absent.into_iter().map(one)))
    }

    /// Begins, unless a name is missing: then the field says so.
    fn start(&mut self, ctx: &Context<Setup>) -> bool {
        for guest in &mut self.guests {
            guest.name = names::cleaned(&guest.name);
        }
        let names = self.names();
        if let Some(at) = (0..names.len()).find(|&at| names::wrong(&names, at).is_some()) {
            self.left.extend(0..names.len());
            browser::focus(&format!("name-{at}"));
            return true;
        }
        names::remember(&self.guests);
        let Props { game, house, .. } = ctx.props();
        last::remember(game, &self.guests, &self.topics, &self.choices);
        let symbols = self.guests.iter().map(|guest| guest.symbol).collect();
        let id = (game.begin)(&names, symbols, &self.choices, self.seed.clone());
        house.go(Go::Instead(Screen::Play(id.into())));
        false
    }
}
