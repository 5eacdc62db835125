//! The outcome of a game.

use crate::{Seat, Seats};

/// The result of a finished game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Outcome {
    /// Who has won; several seats if they share the victory.
    pub winners: Seats,
    /// The final score of each seat, in the unit of the game.
    pub scores: Vec<i32>,
    /// The place of each seat, from 1. Equal scores share a place.
    pub places: Vec<u8>,
}

impl Outcome {
    /// The highest score wins; equal scores share the place.
    #[must_use]
    pub fn highest(scores: Vec<i32>) -> Outcome {
        Outcome::ranked(scores, |other, mine| other > mine)
    }

    /// The lowest score wins; equal scores share the place.
    #[must_use]
    pub fn lowest(scores: Vec<i32>) -> Outcome {
        Outcome::ranked(scores, |other, mine| other < mine)
    }

    fn ranked(scores: Vec<i32>, beats: fn(i32, i32) -> bool) -> Outcome {
        let better = |mine: i32| scores.iter().filter(|&&other| beats(other, mine)).count();
        let places: Vec<u8> = scores.iter().map(|&mine| 1 + better(mine) as u8).collect();
        let seats = Seat::all(scores.len() as u8);
        let winners = seats.filter(|seat| places[seat.index()] == 1).collect();
        Outcome { winners, scores, places }
    }

    /// The seats in the order of their places, equal places in sitting order.
    #[must_use]
    pub fn ranking(&self) -> Vec<Seat> {
        let seats = self.scores.len() as u8;
        (1..=seats).flat_map(|place| Seat::all(seats).filter(move |seat| self.places[seat.index()] == place)).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equals_share_a_place() {
        let outcome = Outcome::highest(vec![12, 30, 30, 0]);
        assert_eq!(outcome.places, [3, 1, 1, 4]);
        assert_eq!(outcome.winners, [Seat::new(1), Seat::new(2)].into_iter().collect());
        assert_eq!(outcome.ranking(), [1, 2, 0, 3].map(Seat::new));
    }

    #[test]
    fn in_some_games_few_points_are_good() {
        let outcome = Outcome::lowest(vec![12, 30, -4, 12]);
        assert_eq!(outcome.places, [2, 4, 1, 2]);
        assert_eq!(outcome.winners, Seats::only(Seat::new(2)));
    }
}
