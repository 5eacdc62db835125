//! Who sits at the table, by which rules, and with whose luck, before the game begins.

use std::rc::Rc;

use bots::Level;
use game_ui::GameInfo;
use game_ui::art::SeatSymbol;
use table::{Choices, Lang, OptionInfo, PlayerSeed, Seat, Seed};
use ui::Players;
use yew::prelude::*;

use super::last::{self, Last};
use super::proposal::proposed;
use super::round::Round;
use crate::names::{self, Guest};
use crate::play::new_seed;
use crate::sheets::swap;

/// Within how many milliseconds two taps are one double tap.
const DOUBLE: f64 = 300.0;

/// What happens on the screen. Places count from 0.
#[derive(Clone)]
pub(super) enum Action {
    /// A name is being typed.
    Named(usize, String),
    /// A field was left.
    Left(usize),
    /// A field was entered.
    Entered(usize),
    /// A mat was pressed.
    Picking(usize),
    /// A symbol was chosen, and whether no other one is to be looked at.
    Picked(usize, u8, bool),
    /// Somebody is taken off the table, at this time in milliseconds.
    Gone(usize, f64),
    /// Somebody moves to another place.
    Moved(usize, usize),
    /// A row is taken by its handle, or let go.
    Held(Option<usize>),
    /// What is held is now over this row.
    Over(usize),
    /// Two swap their places around a device that lies in the middle.
    Swapped(Seat, Seat),
    /// One more.
    More,
    /// Somebody known sits down.
    Known(Guest),
    /// A regular of the house sits down, and is called so.
    House(Level, String),
    /// A house rule: of the option with this number, the choice with that one.
    Chosen(usize, u8),
    /// Some luck is added at a seat.
    PlayerSeed(usize, String),
    /// The last table sits down again.
    Same,
    /// The game is to begin: the names are written as they are kept, and what is wrong with them may be shown.
    Ready,
}

impl Action {
    /// Of which place it speaks. A busy page still gets to what was meant for one that is gone.
    fn place(&self) -> Option<usize> {
        match *self {
            Action::Named(at, _)
            | Action::Left(at)
            | Action::Entered(at)
            | Action::Picking(at)
            | Action::Picked(at, ..)
            | Action::Gone(at, _)
            | Action::Moved(at, _)
            | Action::Over(at) => Some(at),
            _ => None,
        }
    }
}

/// A table that is being set up.
#[derive(Clone, PartialEq)]
pub(super) struct Seating {
    /// The game.
    game: &'static GameInfo,
    /// Who sits there, in sitting order.
    pub(super) players: Vec<Guest>,
    /// The number of the place of each of them around a device that lies in the middle; empty as long as nobody has swapped.
    pub(super) places: Vec<u8>,
    /// Rows whose mistake may be shown: not before they were left.
    left: Vec<usize>,
    /// The row that was entered last, and how many were before it. If it has no name, its field wants the focus.
    pub(super) entered: Option<(u32, usize)>,
    /// The row that is being dragged.
    held: Option<usize>,
    /// The row whose symbol is being picked.
    pub(super) picking: Option<usize>,
    /// When somebody was taken off the table last, in milliseconds.
    gone: f64,
    /// The house rules of the game.
    pub(super) infos: Rc<[OptionInfo]>,
    /// The number of the choice for each option.
    pub(super) choices: Vec<u8>,
    /// Whom this device has met.
    met: Rc<[Guest]>,
    /// The last table, unless it has been seated.
    pub(super) last: Option<Last>,
    /// What the game's chance will come from: drawn before anybody has added some luck.
    pub(super) seed: Seed,
}

impl Seating {
    /// The table as the screen shows it first: the round that goes on to this game, who played the game last, or empty chairs.
    pub(super) fn new(game: &'static GameInfo) -> Seating {
        let (from, to) = game.seats;
        let round = Round::invited(game.id);
        let together = round.is_some();
        let Round { mut players, mut places } =
            round.unwrap_or_else(|| Round { players: last::guests_of(game).unwrap_or_default(), places: Vec::new() });
        players.truncate(usize::from(to));
        if places.len() != players.len() {
            places.clear();
        }
        let infos = (game.infos)();
        let rules = together.then(|| last::choices(game, &infos));
        let proposed = proposed(game.id, &infos).or(rules);
        let mut seating = Seating {
            game,
            players,
            places,
            left: Vec::new(),
            entered: None,
            held: None,
            picking: None,
            gone: f64::NEG_INFINITY,
            // Whoever comes with house rules wants these.
            last: if proposed.is_some() { None } else { last::last(game, &infos) },
            choices: proposed.unwrap_or_else(|| infos.iter().map(|info| info.printed).collect()),
            infos: infos.into(),
            met: names::met().into(),
            seed: new_seed(),
        };
        while seating.players.len() < usize::from(from) {
            seating.seat_one();
        }
        seating
    }

    /// The names in sitting order, as they are typed.
    pub(super) fn names(&self) -> Vec<String> {
        self.players.iter().map(|guest| guest.name.clone()).collect()
    }

    /// What everybody is called as long as no name is typed: by the place.
    pub(super) fn called(&self, lang: Lang) -> Vec<String> {
        let place = lang.select("Platz", "Seat");
        let called = |(at, name): (usize, String)| if name.is_empty() { format!("{place} {}", at + 1) } else { name };
        self.names().into_iter().enumerate().map(called).collect()
    }

    /// Who sits at the table, as it is seen from above.
    pub(super) fn seated(&self, lang: Lang) -> Players {
        let symbol = |guest: &Guest| SeatSymbol::numbered(usize::from(guest.symbol));
        Players { names: self.called(lang), symbols: self.players.iter().map(symbol).collect() }
    }

    /// Whether what is wrong with the name at a place may be said.
    pub(super) fn was_left(&self, at: usize) -> bool {
        self.left.contains(&at)
    }

    /// The row without a name that was entered last.
    pub(super) fn nameless(&self) -> Option<usize> {
        let (_, at) = self.entered?;
        self.players.get(at).filter(|guest| guest.name.is_empty()).map(|_| at)
    }

    /// The first place whose name is wrong.
    pub(super) fn wrong(&self) -> Option<usize> {
        let names = self.names();
        (0..names.len()).find(|&at| ui::names::wrong(&names, at).is_some())
    }

    /// The symbols that the others have.
    pub(super) fn taken(&self, at: usize) -> Vec<u8> {
        let others = self.players.iter().enumerate().filter(|(other, _)| *other != at);
        others.map(|(_, guest)| guest.symbol).collect()
    }

    /// Whom this device has met and who does not sit here yet; nobody if there is no place left.
    pub(super) fn absent(&self) -> Vec<&Guest> {
        let chair = self.players.iter().any(|guest| ui::names::cleaned(&guest.name).is_empty());
        if !chair && self.players.len() >= usize::from(self.game.seats.1) {
            return Vec::new();
        }
        let here = |met: &&Guest| self.players.iter().any(|guest| ui::names::same(&guest.name, &met.name));
        self.met.iter().filter(|met| !here(met)).take(8).collect()
    }

    /// Whether a chair is free beside the one that is left to people.
    pub(super) fn has_empty_chair(&self) -> bool {
        let mut people = self.players.iter().filter(|guest| guest.level.is_none());
        people.clone().count() > 1 && people.any(|guest| ui::names::cleaned(&guest.name).is_empty())
    }

    fn enter(&mut self, at: usize) {
        let before = self.entered.map_or(0, |(before, _)| before + 1);
        self.entered = Some((before, at));
    }

    fn free_symbol(&self) -> u8 {
        let mut symbols = 0..SeatSymbol::ALL.len() as u8;
        symbols.find(|symbol| self.players.iter().all(|guest| guest.symbol != *symbol)).unwrap_or(0)
    }

    fn seat_one(&mut self) {
        let symbol = self.free_symbol();
        self.players.push(Guest { name: String::new(), symbol, level: None });
    }

    /// A regular of the house takes the last empty chair, or one more; one chair is left to people.
    fn seat_house(&mut self, level: Level, name: &str) {
        let taken = |name: &str| self.players.iter().any(|guest| ui::names::same(&guest.name, name));
        let numbered = (2..).map(|number| format!("{name} {number}"));
        let Some(name) = std::iter::once(name.to_owned()).chain(numbered).find(|name| !taken(name)) else { return };
        let empty = |guest: &Guest| guest.level.is_none() && ui::names::cleaned(&guest.name).is_empty();
        let people = self.players.iter().filter(|guest| guest.level.is_none()).count();
        match self.players.iter().rposition(empty).filter(|_| people > 1) {
            Some(at) => self.players[at] = Guest { name, level: Some(level), ..self.players[at].clone() },
            None if self.players.len() < usize::from(self.game.seats.1) => {
                let symbol = self.free_symbol();
                self.players.push(Guest { name, symbol, level: Some(level) });
            }
            None => {}
        }
    }

    /// Whether somebody can be taken off the table: neither too few are left, nor nobody but regulars.
    pub(super) fn removable(&self, at: usize) -> bool {
        self.players.len() > usize::from(self.game.seats.0)
            && self.players.iter().enumerate().any(|(other, guest)| other != at && guest.level.is_none())
    }

    /// Somebody known takes the first empty chair, with the symbol of last time if it is free.
    fn seat_known(&mut self, mut known: Guest) {
        // The second tap of a double tap.
        if self.players.iter().any(|guest| ui::names::same(&guest.name, &known.name)) {
            return;
        }
        let chair = self.players.iter().position(|guest| ui::names::cleaned(&guest.name).is_empty());
        let taken = self.taken(chair.unwrap_or(usize::MAX));
        if taken.contains(&known.symbol) {
            known.symbol = chair.map_or_else(|| self.free_symbol(), |at| self.players[at].symbol);
        }
        match chair {
            Some(at) => self.players[at] = known,
            None => self.players.push(known),
        }
    }

    fn unseat(&mut self, at: usize) {
        self.held = None;
        self.players.remove(at);
        if at < self.seed.player_seeds.len() {
            self.seed.player_seeds.remove(at);
        }
        self.forget_places();
    }

    fn reseat(&mut self, from: usize, to: usize) {
        let guest = self.players.remove(from);
        self.players.insert(to.min(self.players.len()), guest);
        // Luck stays with whoever has added it.
        let player_seeds = &mut self.seed.player_seeds;
        player_seeds.resize_with(self.players.len(), PlayerSeed::default);
        let player_seed = player_seeds.remove(from);
        player_seeds.insert(to.min(player_seeds.len()), player_seed);
        self.forget_places();
    }

    /// Others sit elsewhere now: what was known by the number of a seat no longer holds.
    fn forget_places(&mut self) {
        self.places.clear();
        self.left.clear();
        self.picking = None;
        for (info, choice) in self.infos.iter().zip(&mut self.choices) {
            if matches!(info.choices, Choices::Start) {
                *choice = 0;
            }
        }
    }

    /// The names as they are kept; if one is wrong, every mistake may be shown.
    fn make_ready(&mut self) {
        for guest in &mut self.players {
            guest.name = ui::names::cleaned(&guest.name);
        }
        if self.wrong().is_some() {
            self.left.extend(0..self.players.len());
        }
    }

    fn take(&mut self, action: Action) {
        match action {
            Action::Named(at, name) => self.players[at].name = name,
            Action::Left(at) => {
                self.players[at].name = ui::names::cleaned(&self.players[at].name);
                // An empty chair is no mistake yet; and what moves at this moment would catch the tap that is under way.
                if !self.players[at].name.is_empty() {
                    self.left.push(at);
                }
            }
            Action::Entered(at) => {
                self.enter(at);
                self.picking = None;
            }
            Action::Picking(at) => self.picking = if self.picking == Some(at) { None } else { Some(at) },
            Action::Picked(at, symbol, done) => {
                self.players[at].symbol = symbol;
                if done {
                    self.picking = None;
                }
            }
            // The second tap of a double tap meets the next one.
            Action::Gone(_, when) if when - self.gone < DOUBLE => {}
            Action::Gone(at, when) => {
                self.gone = when;
                self.unseat(at);
            }
            Action::Moved(from, to) => self.reseat(from, to),
            Action::Held(at) => self.held = at,
            Action::Over(to) => match self.held.replace(to) {
                Some(from) if from != to => self.reseat(from, to),
                held => self.held = held,
            },
            Action::Swapped(one, other) => swap(&mut self.places, self.players.len() as u8, (one, other)),
            Action::More => {
                self.seat_one();
                self.enter(self.players.len() - 1);
            }
            Action::Known(known) => self.seat_known(known),
            Action::House(level, name) => self.seat_house(level, &name),
            Action::Chosen(info, choice) => self.choices[info] = choice,
            Action::PlayerSeed(at, text) => {
                let player_seeds = &mut self.seed.player_seeds;
                player_seeds.resize_with(player_seeds.len().max(at + 1), PlayerSeed::default);
                player_seeds[at] = text.parse().unwrap_or_default();
            }
            Action::Same => {
                if let Some(last) = self.last.take() {
                    (self.players, self.choices) = (last.players, last.choices);
                    // Both were meant for those who sat here before.
                    self.seed.player_seeds.clear();
                    self.places.clear();
                }
            }
            Action::Ready => self.make_ready(),
        }
        // The button for one more may have been pressed once more before it was gone.
        self.players.truncate(usize::from(self.game.seats.1));
    }
}

impl Reducible for Seating {
    type Action = Action;

    fn reduce(self: Rc<Self>, action: Action) -> Rc<Self> {
        if action.place().is_some_and(|at| at >= self.players.len()) {
            return self;
        }
        let mut next = Rc::unwrap_or_clone(self);
        next.take(action);
        Rc::new(next)
    }
}

#[cfg(test)]
mod tests;
