//! The texts of a game's rules sheet.

use table::Lang;

use crate::{GameUi, OptionsOf};

/// The rules sheet.
pub trait RulesUi: GameUi {
    /// Three pictures: what the game is about, what a turn is, and how it is won.
    fn intro(lang: Lang) -> [Panel; 3];

    /// The rules in our own words, in the booklet's order. Which of them [hold](Paragraph::holds), these house rules say; all may hold if
    /// there are none yet.
    fn rules(options: Option<&OptionsOf<Self>>, lang: Lang) -> Vec<Paragraph>;

    /// What the booklet leaves open, and how it is played here; of this, too, these house rules say what holds.
    fn rulings(options: Option<&OptionsOf<Self>>, lang: Lang) -> Vec<Paragraph>;
}

/// One of the three pictures with which a game introduces itself.
pub struct Panel {
    /// The picture, a [scene](crate::art::scene), as SVG text.
    pub picture: String,
    /// The sentence below it.
    pub text: &'static str,
}

/// A paragraph of the rules sheet with its small picture (SVG; empty for none).
pub struct Paragraph {
    /// The picture as SVG text.
    pub picture: String,
    /// The heading.
    pub title: &'static str,
    /// The text.
    pub text: &'static str,
    /// Whether it holds by the house rules of the table.
    pub holds: bool,
}

impl Paragraph {
    /// The same for tables with this house rule alone.
    #[must_use]
    pub fn only(self, rule: bool) -> Paragraph {
        Paragraph { holds: self.holds && rule, ..self }
    }
}
