//! A planted fault against each law of bots, and that the law finds it.

use std::cell::RefCell;
use std::fmt::Debug;
use std::rc::Rc;

use bots::laws::{Trial, try_bots};
use bots::{Bot, Budget, Choice, Decided, HasBots, Random, Sitting, Thought};
use table::laws::Lawful;
use table::{Game, GameRng, Seat, Viewer};

/// The side door: the table in play, which no bot should reach.
type Door<G> = Rc<RefCell<Option<G>>>;

/// Looks through the side door when it chooses, or when it is told something.
struct Cheat<G> {
    door: Door<G>,
    look: fn(&G) -> u32,
    when_told: bool,
    seen: u32,
}

impl<G: Game> Cheat<G> {
    fn look(&self) -> u32 {
        self.door.borrow().as_ref().map_or(0, self.look)
    }
}

impl<G: Game> Bot<G> for Cheat<G> {
    fn observe(&mut self, _told: &[G::Observation], _view: &G::View, _chance: &mut GameRng) {
        if self.when_told {
            self.seen = self.look();
        }
    }

    fn ponder(&self, _view: &G::View, menu: &[G::Action], _chance: GameRng) -> Box<dyn Thought<G::Action>> {
        let seen = if self.when_told { self.seen } else { self.look() };
        Decided::thought(Choice::of(menu[seen as usize % menu.len()].clone()))
    }
}

/// A number that depends on all that is printed.
fn digest(printed: &impl Debug) -> u32 {
    format!("{printed:?}").bytes().fold(0, |sum: u32, byte| sum.wrapping_mul(31).wrapping_add(byte.into()))
}

fn hands<G: Game>(game: &G) -> u32 {
    digest(&Seat::all(game.seats()).map(|seat| game.view(Viewer::Seat(seat))).collect::<Vec<_>>())
}

/// What the violations of a cheat say.
fn caught<G: HasBots + Lawful>(look: fn(&G) -> u32, when_told: bool) -> String {
    let door: Door<G> = Rc::default();
    let show = |game: &G| {
        door.replace(Some(game.clone()));
    };
    let make = |_: &Sitting<'_, G>, _| -> Box<dyn Bot<G>> {
        Box::new(Cheat { door: Rc::clone(&door), look, when_told, seen: 0 })
    };
    let honest = Trial::<G>::of(3, G::Options::default(), 2);
    try_bots(&Trial { make: &make, show: &show, every: 1, ..honest }).join("\n")
}

const TWO_TABLES: &str = "chooses the same on two tables that the seat cannot tell apart";

#[test]
fn whoever_looks_into_other_hands_is_caught() {
    for when_told in [false, true] {
        assert!(caught(hands::<riffifi::Riffifi>, when_told).contains(TWO_TABLES));
        assert!(caught(hands::<larry::Larry>, when_told).contains(TWO_TABLES));
    }
}

#[test]
fn whoever_knows_the_next_cards_or_dice_is_caught() {
    let next = |game: &geizen::Geizen| game.rng().clone().below(6);
    assert!(caught(next, false).contains(TWO_TABLES));
    let top = |game: &leiff::Leiff| {
        let mut after = game.clone();
        let _ = after.apply(game.view(Viewer::Table).turn, leiff::Action::Draw);
        hands(&after)
    };
    assert!(caught(top, true).contains(TWO_TABLES));
}

/// An honest bot with one fault.
#[derive(Clone, Copy)]
enum Fault {
    None,
    NotInTheMenu,
    TooManyPlayouts,
    DependsOnTheSlices,
}

struct Faulty(Fault);

struct Slow {
    menu: Vec<geizen::Action>,
    fault: Fault,
    calls: usize,
    playouts: usize,
}

impl Bot<geizen::Geizen> for Faulty {
    fn ponder(
        &self,
        _view: &geizen::View,
        menu: &[geizen::Action],
        _chance: GameRng,
    ) -> Box<dyn Thought<geizen::Action>> {
        Box::new(Slow { menu: menu.to_vec(), fault: self.0, calls: 0, playouts: 0 })
    }
}

impl Thought<geizen::Action> for Slow {
    fn think(&mut self, budget: &mut Budget) -> Option<Choice<geizen::Action>> {
        self.calls += 1;
        let needed = if matches!(self.fault, Fault::TooManyPlayouts) { 11 } else { 10 };
        while self.playouts < needed {
            if !budget.take() {
                return None;
            }
            self.playouts += 1;
        }
        let nth = if matches!(self.fault, Fault::DependsOnTheSlices) { self.calls } else { self.playouts };
        let other = match self.menu[0] {
            geizen::Action::Roll => geizen::Action::Keep(geizen::Dice::NONE.with(1)),
            geizen::Action::Keep(_) => geizen::Action::Roll,
        };
        let action = self.menu[nth % self.menu.len()];
        Some(Choice::of(if matches!(self.fault, Fault::NotInTheMenu) { other } else { action }))
    }
}

#[test]
fn every_other_fault_is_found() {
    let found = |fault: Fault| {
        let make =
            move |_: &Sitting<'_, geizen::Geizen>, _| -> Box<dyn Bot<geizen::Geizen>> { Box::new(Faulty(fault)) };
        let honest = Trial::<geizen::Geizen>::of(2, geizen::Options::default(), 2);
        try_bots(&Trial { make: &make, playouts: |_| 10, every: 1, ..honest }).join("\n")
    };
    assert_eq!(found(Fault::None), "");
    assert!(found(Fault::NotInTheMenu).contains("is in the menu"));
    assert!(found(Fault::TooManyPlayouts).contains("no more playouts than it says, but 11"));
    assert!(found(Fault::DependsOnTheSlices).contains(TWO_TABLES));
}

#[test]
fn an_honest_player_is_not_accused() {
    let make = |sitting: &Sitting<'_, leiff::Leiff>, _| Random::bot(sitting);
    let honest = Trial::<leiff::Leiff>::of(3, leiff::Options::default(), 2);
    assert_eq!(try_bots(&Trial { make: &make, every: 3, ..honest }), Vec::<String>::new());
}
