//! What a bot is: it is told what its seat is told, and chooses from the view of its seat and from its menu.

use table::{Game, GameRng, Seat};

/// A player made of code at one seat of a game.
///
/// A bot never gets a [`Game`] or a [`Record`](table::Record): it is honest by type. What it may use is in the arguments.
///
/// # Replays
/// What a bot remembers and chooses depends on nothing but the arguments, so a replay repeats every choice. `chance` is seeded by the
/// seed of the record, the seat, and the number of acts so far.
pub trait Bot<G: Game> {
    /// Takes in what the seat was told of one act, and its view after the act. It is called once for the deal, with
    /// nothing told, and then for every act of the game, the own ones included, in order.
    ///
    /// A corrected act has not happened: after a correction a new bot is told the acts that are left. If the bot remembered
    /// what a corrected act has shown, it would know what comes next.
    fn observe(&mut self, told: &[G::Observation], view: &G::View, chance: &mut GameRng) {
        let _ = (told, view, chance);
    }

    /// Begins to choose one act of the menu, because the table waits for this seat. The menu is not empty.
    fn ponder(&self, view: &G::View, menu: &[G::Action], chance: GameRng) -> Box<dyn Thought<G::Action>>;

    /// Whether the seat does something out of turn now: one act of the menu, after a humane time. It is asked once after every
    /// act while the table waits for somebody else and the menu is not empty. What it proposes lapses when anybody acts before.
    fn react(&self, view: &G::View, menu: &[G::Action], chance: GameRng) -> Option<Choice<G::Action>> {
        let _ = (view, menu, chance);
        None
    }
}

/// A choice that is being made, in steps that the page can spread over several frames. Dropping it is giving it up.
pub trait Thought<A> {
    /// Thinks on with at most the playouts of this budget; `None` if it needs more.
    ///
    /// The choice does not depend on how the playouts are divided among the calls. If the budget gives none, a thought that
    /// needs none may still choose.
    fn think(&mut self, budget: &mut Budget) -> Option<Choice<A>>;
}

/// An act that a bot has chosen.
#[derive(Clone, PartialEq, Debug)]
pub struct Choice<A> {
    /// What it does.
    pub action: A,
    /// How long it waits after the last act, in milliseconds. An act on turn may say 0; the driver then lets people follow
    /// the game (see `Company`).
    pub delay: u32,
    /// What it weighed, to look back at; in the unit and the order of the bot. Empty if there was nothing to weigh.
    pub weighed: Vec<Weighed<A>>,
}

/// An act that a bot has weighed.
#[derive(Clone, PartialEq, Debug)]
pub struct Weighed<A> {
    /// The act.
    pub action: A,
    /// What it is worth: the higher, the better. The unit is the game's: see its module.
    pub value: f64,
}

impl<A> Choice<A> {
    /// This act, on turn, with nothing weighed.
    pub fn of(action: A) -> Choice<A> {
        Choice { action, delay: 0, weighed: Vec::new() }
    }
}

/// A choice that needed no playouts.
#[derive(Clone, Debug)]
pub struct Decided<A>(pub Choice<A>);

impl<A: Clone + 'static> Decided<A> {
    /// The thought of a bot that has chosen already.
    pub fn thought(choice: Choice<A>) -> Box<dyn Thought<A>> {
        Box::new(Decided(choice))
    }
}

impl<A: Clone> Thought<A> for Decided<A> {
    fn think(&mut self, _budget: &mut Budget) -> Option<Choice<A>> {
        Some(self.0.clone())
    }
}

/// How many playouts may still be done. Work is counted and never timed, so every machine chooses the same.
///
/// A playout is one game played on from an imagined table, to its end or to the depth of the search; or one evaluation that takes
/// about as long (below 2 ms on a slow phone).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Budget {
    left: u32,
    used: u32,
}

impl Budget {
    /// So many playouts.
    #[must_use]
    pub fn new(playouts: u32) -> Budget {
        Budget { left: playouts, used: 0 }
    }

    /// Takes one playout; `false` if none is left.
    #[must_use]
    pub fn take(&mut self) -> bool {
        let some = self.left > 0;
        self.left -= u32::from(some);
        self.used += u32::from(some);
        some
    }

    /// How many playouts were taken.
    #[must_use]
    pub fn used(&self) -> u32 {
        self.used
    }
}

/// Where a bot sits, and what it is told before the deal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Sitting<'a, G: Game> {
    /// Its seat.
    pub seat: Seat,
    /// The number of players.
    pub seats: u8,
    /// The house rules.
    pub options: &'a G::Options,
}
