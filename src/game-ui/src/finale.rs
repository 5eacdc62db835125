//! The end of a game as its page tells it.

use std::rc::Rc;

use table::{Game, Lang, Seat};
use ui::Players;
use yew::prelude::*;

/// What a game has to say at the end.
#[derive(Clone, PartialEq)]
pub struct Finale {
    /// What one winner has done, and what several have: "hat gegeizt.", "haben gegeizt."
    pub won: [&'static str; 2],
    /// "41 Chips. Theo ist pleite, Schluss."
    pub reason: String,
    /// What the curve shows: "Chips nach jedem Zug".
    pub counted: &'static str,
    /// For every seat what it had at the start and after every round; an empty list for a seat that has no curve of its own.
    pub counts: Vec<Vec<i32>>,
    /// The drawing of the unit beside each score.
    pub unit: String,
    /// What one of it is called, and what several are: "Chip", "Chips".
    pub called: [&'static str; 2],
    /// What each seat has, where the scores say no more than who has won.
    pub held: Option<Vec<i32>>,
    /// What is worth telling.
    pub highlight: Option<Html>,
    /// How many rounds it took; `None` where the game calls something else a round.
    pub rounds: Option<u16>,
}

/// What a game is told about its end.
pub struct End<'a, G: Game> {
    /// The table at the end, as everybody sees it.
    pub view: &'a G::View,
    /// All that was told openly, in order.
    pub told: &'a [G::Observation],
    /// The first winner in sitting order.
    pub winner: Seat,
    /// Who played.
    pub players: &'a Rc<Players>,
    /// The language.
    pub lang: Lang,
}
