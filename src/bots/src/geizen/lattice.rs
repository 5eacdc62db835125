//! All turns at once: every set of kept dice, every roll of the others, every choice.

use std::ops::Range;

use geizen::{DICE, Dice};

/// How many sets of up to five dice there are, by size: those of size n are numbered from `SIZES[n]` to `SIZES[n + 1]`.
const SIZES: [usize; 7] = [0, 1, 7, 28, 84, 210, 462];

/// The number of a set of dice, from 0 to 461.
fn number(dice: Dice) -> usize {
    // The combinatorial number system: the faces in ascending order, the n-th of them n higher, are a set without repeats.
    let rank = (1..).zip(dice.faces()).map(|(nth, face)| binomial(usize::from(face) + nth - 2, nth));
    SIZES[usize::from(dice.len())] + rank.sum::<usize>()
}

fn binomial(n: usize, k: usize) -> usize {
    (0..k).fold(1, |product, at| product * n.saturating_sub(at) / (at + 1))
}

/// All sets of so many dice, in the order of their faces.
fn sets(size: u8) -> Vec<Dice> {
    (0..size).fold(vec![Dice::NONE], |sets, _| {
        let highest = |dice: Dice| dice.faces().last().unwrap_or(1);
        sets.into_iter().flat_map(|dice| (highest(dice)..=6).map(move |face| dice.with(face))).collect()
    })
}

/// What follows from which kept dice: 24,000 small numbers that every turn has in common.
#[derive(Debug)]
pub struct Lattice {
    /// All sets by their numbers.
    dice: Vec<Dice>,
    /// For each set of fewer than five dice, its rolls, in `rolls`.
    kept: Vec<Range<usize>>,
    /// The probability of a roll, and what it can lead to, in `unions`.
    rolls: Vec<(f64, Range<usize>)>,
    /// The number of what is kept afterwards.
    unions: Vec<u16>,
}

impl Default for Lattice {
    fn default() -> Lattice {
        Lattice::new()
    }
}

impl Lattice {
    /// Works it out, which takes about as long as one [`Lattice::solve`].
    #[must_use]
    pub fn new() -> Lattice {
        let mut lattice =
            Lattice { dice: vec![Dice::NONE; SIZES[6]], kept: Vec::new(), rolls: Vec::new(), unions: Vec::new() };
        for dice in (0..=DICE).flat_map(sets) {
            lattice.dice[number(dice)] = dice;
        }
        for size in 0..DICE {
            let rolls: Vec<(f64, Vec<Dice>)> =
                sets(DICE - size).into_iter().map(|roll| (probability(roll), roll.choices())).collect();
            for at in SIZES[usize::from(size)]..SIZES[usize::from(size) + 1] {
                let first = lattice.rolls.len();
                for (probability, choices) in &rolls {
                    let start = lattice.unions.len();
                    let kept = lattice.dice[at];
                    lattice.unions.extend(choices.iter().map(|&choice| number(kept.plus(choice)) as u16));
                    lattice.rolls.push((*probability, start..lattice.unions.len()));
                }
                lattice.kept.push(first..lattice.rolls.len());
            }
        }
        lattice
    }

    /// The values of all sets of dice that contain `kept`, if the turn is worth `worth` of the five dice that lie there in the end
    /// and every choice is the best one.
    #[must_use]
    pub fn solve(&self, kept: Dice, worth: impl Fn(Dice) -> Worth) -> Values {
        let mut values = vec![Worth::default(); SIZES[6]];
        let contains = |at: usize| self.dice[at].minus(kept).is_some();
        for at in (SIZES[5]..SIZES[6]).filter(|&at| contains(at)) {
            values[at] = worth(self.dice[at]);
        }
        for at in (SIZES[usize::from(kept.len())]..SIZES[5]).rev().filter(|&at| contains(at)) {
            let mut sum = Worth::default();
            for (probability, unions) in &self.rolls[self.kept[at].clone()] {
                let mut best = Worth { aim: f64::NEG_INFINITY, chips: 0.0 };
                for &union in &self.unions[unions.clone()] {
                    let value = values[usize::from(union)];
                    if value.aim > best.aim {
                        best = value;
                    }
                }
                sum.aim += probability * best.aim;
                sum.chips += probability * best.chips;
            }
            values[at] = sum;
        }
        Values(values)
    }
}

/// How probable a roll is.
fn probability(roll: Dice) -> f64 {
    let factorial = |count: u8| f64::from((1..=u32::from(count)).product::<u32>());
    let orders = (1..=6).fold(factorial(roll.len()), |orders, face| orders / factorial(roll.count(face)));
    (0..roll.len()).fold(orders, |share, _| share / 6.0)
}

/// What the end of a turn is worth.
#[derive(Clone, Copy, PartialEq, Default, Debug)]
pub struct Worth {
    /// What the player wants most of.
    pub aim: f64,
    /// What the turn changes in the player's chips.
    pub chips: f64,
}

/// What kept dice are worth in a turn, the best choices provided.
#[derive(Clone, Debug)]
pub struct Values(Vec<Worth>);

impl Values {
    /// The value when these lie aside and the others are rolled next.
    #[must_use]
    pub fn of(&self, kept: Dice) -> Worth {
        self.0[number(kept)]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_set_of_dice_has_a_number_of_its_own() {
        let mut numbers: Vec<usize> = (0..=DICE).flat_map(sets).map(number).collect();
        numbers.sort_unstable();
        assert_eq!(numbers, (0..462).collect::<Vec<_>>());
    }

    #[test]
    fn rolls_are_as_probable_as_with_single_dice() {
        for size in 1..=DICE {
            let sum: f64 = sets(size).into_iter().map(probability).sum();
            assert!((sum - 1.0).abs() < 1e-12, "{size}: {sum}");
        }
        assert!((probability("12345".parse().expect("dice")) - 120.0 / 7776.0).abs() < 1e-15);
    }
}
