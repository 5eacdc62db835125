//! Taking back: which acts of random games can be taken back, and that a corrected act has the same result when it is done again.

use table::{Action, Game, RandomPlayer, Record, Seat, Side, read_act};

use crate::games::random_player;

/// An act of a random game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Tried {
    /// Its kind.
    pub kind: &'static str,
    /// Whether one of its events shows something new, as the test of the game decides.
    pub news: bool,
    /// Whether it used randomness.
    pub chance: bool,
    /// Whether it was chosen behind the curtain.
    pub private: bool,
    /// Whether it could be taken back; then the table was as it was before.
    pub taken_back: bool,
}

impl Tried {
    /// Whether it must not be taken back: somebody has learned something, or it was chosen behind the curtain.
    #[must_use]
    pub fn stays(&self) -> bool {
        self.news || self.chance || self.private
    }
}

/// Plays at most so many acts of a game that has begun, and tries to take back each. `choose` asks the random player
/// for the next act.
///
/// # Panics
/// If taking back an act does not lead to the table before it.
#[track_caller]
pub fn tried<G: Game>(
    mut record: Record<G>,
    acts: usize,
    seed: u64,
    mut choose: impl FnMut(&mut RandomPlayer, &G) -> Option<(Seat, G::Action)>,
    is_news: fn(&G::Event) -> bool,
) -> Vec<Tried> {
    let mut player = random_player(record.game().seats(), seed);
    let mut tried = Vec::new();
    for _ in 0..acts {
        let Some((seat, action)) = choose(&mut player, record.game()) else { break };
        let before = record.clone();
        let (kind, private) = (action.kind(), action.side() == Side::Private);
        let news = record.act(seat, action).expect("a listed act").iter().any(is_news);
        let chance = record.game().rng() != before.game().rng();
        let mut again = record.clone();
        let taken_back = again.retract();
        if taken_back {
            assert_eq!(again, before);
        }
        tried.push(Tried { kind, news, chance, private, taken_back });
    }
    tried
}

/// The record after these acts, as a record writes them, separated by spaces.
///
/// # Panics
/// If one of them cannot be read, or is refused.
#[must_use]
#[track_caller]
pub fn played<G: Game>(mut record: Record<G>, acts: &str) -> Record<G> {
    for act in acts.split_whitespace() {
        let (seat, action) = read_act(act, record.game()).expect(act);
        record.act(seat, action).expect(act);
    }
    record
}

/// The last act can be corrected; done again, it has the same result.
///
/// # Panics
/// If it cannot be corrected, if another act is struck out, or if the result differs.
#[track_caller]
pub fn corrects_and_brings_the_same_again<G: Game>(mut record: Record<G>) {
    let after = record.game().clone();
    let last = record.steps().next_back().expect("an act");
    let (seat, action) = (last.seat, last.action.clone());
    let before = record.prefix(record.entries().len() - 1);
    assert!(record.correct());
    assert_eq!(record.game(), before.game());
    record.act(seat, action).expect("the same act");
    assert_eq!(record.game(), &after);
}

/// The last act of a finished game cannot be taken back, but can be corrected.
///
/// # Panics
/// If the game is not over, if the act can be taken back, or if it cannot be corrected.
#[track_caller]
pub fn the_end_is_only_corrected<G: Game>(mut record: Record<G>) {
    assert!(record.game().outcome().is_some());
    let before = record.prefix(record.entries().len() - 1);
    assert!(!record.retract() && record.correct());
    assert_eq!(record.game(), before.game());
}
