//! Five dice, lying together in no order.

use std::fmt;
use std::str::FromStr;

use table::shortened;

use crate::ParseError;

/// How many dice the game has.
pub const DICE: u8 = 5;

/// Up to five dice by how many show each face; written as their faces in ascending order, `1334`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Debug)]
pub struct Dice([u8; 6]);

impl Dice {
    /// No dice at all.
    pub const NONE: Dice = Dice([0; 6]);

    /// How many dice lie here.
    #[must_use]
    pub fn len(self) -> u8 {
        self.0.iter().sum()
    }

    /// Whether none lies here.
    #[must_use]
    pub fn is_empty(self) -> bool {
        self.0 == [0; 6]
    }

    /// How many of them show `face`, 1 to 6.
    #[must_use]
    pub fn count(self, face: u8) -> u8 {
        self.0[usize::from(face) - 1]
    }

    /// The faces, ascending.
    pub fn faces(self) -> impl Iterator<Item = u8> {
        (1..=6).flat_map(move |face| std::iter::repeat_n(face, usize::from(self.count(face))))
    }

    /// With one more die that shows `face`, 1 to 6.
    #[must_use]
    pub fn with(mut self, face: u8) -> Dice {
        self.0[usize::from(face) - 1] += 1;
        self
    }

    /// These and those together.
    #[must_use]
    pub fn plus(self, other: Dice) -> Dice {
        Dice(std::array::from_fn(|at| self.0[at] + other.0[at]))
    }

    /// What is left when `other` is taken away; `None` if it does not lie here.
    #[must_use]
    pub fn minus(self, other: Dice) -> Option<Dice> {
        let enough = (0..6).all(|at| other.0[at] <= self.0[at]);
        enough.then(|| Dice(std::array::from_fn(|at| self.0[at] - other.0[at])))
    }

    /// Every choice of at least one of these dice: first by how many, then by their faces.
    #[must_use]
    pub fn choices(self) -> Vec<Dice> {
        let mut all = vec![Dice::NONE];
        for face in (1..=6).rev().filter(|&face| self.count(face) > 0) {
            let known = std::mem::take(&mut all);
            for count in (0..=self.count(face)).rev() {
                all.extend(known.iter().map(|choice| {
                    let mut choice = *choice;
                    choice.0[usize::from(face) - 1] = count;
                    choice
                }));
            }
        }
        (1..=self.len()).flat_map(|count| all.iter().copied().filter(move |choice| choice.len() == count)).collect()
    }
}

impl FromIterator<u8> for Dice {
    fn from_iter<I: IntoIterator<Item = u8>>(faces: I) -> Dice {
        faces.into_iter().fold(Dice::NONE, Dice::with)
    }
}

impl fmt::Display for Dice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.faces().try_for_each(|face| write!(f, "{face}"))
    }
}

/// One to five faces in ascending order.
impl FromStr for Dice {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Dice, ParseError> {
        let faces = text.as_bytes();
        let known = faces.iter().all(|face| (b'1'..=b'6').contains(face));
        let fits = (1..=usize::from(DICE)).contains(&faces.len());
        if !known || !fits {
            return Err(ParseError::Dice(shortened(text)));
        }
        let dice = faces.iter().map(|face| face - b'0').collect();
        if faces.is_sorted() { Ok(dice) } else { Err(ParseError::Unsorted(dice.to_string())) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn dice(text: &str) -> Dice {
        text.parse().expect("dice")
    }

    #[test]
    fn choices_are_every_subset_once_in_a_fixed_order() {
        let choices: Vec<String> = dice("1224").choices().iter().map(ToString::to_string).collect();
        assert_eq!(choices, ["1", "2", "4", "12", "14", "22", "24", "122", "124", "224", "1224"]);
        assert_eq!(dice("12345").choices().len(), 31);
        assert_eq!(dice("66666").choices().len(), 5);
    }

    #[test]
    fn only_ascending_faces_are_notation() {
        assert_eq!(dice("1334").to_string(), "1334");
        for wrong in ["", "0", "7", "123456", "1x"] {
            assert_eq!(wrong.parse::<Dice>(), Err(ParseError::Dice(wrong.to_owned())));
        }
        assert_eq!("64216".parse::<Dice>(), Err(ParseError::Unsorted("12466".to_owned())));
    }
}
