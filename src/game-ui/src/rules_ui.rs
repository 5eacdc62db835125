//! The texts of a game's rules sheet.

use table::Lang;

use crate::GameUi;

/// The rules sheet.
pub trait RulesUi: GameUi {
    /// The rules in our own words, in the booklet's order.
    fn rules(lang: Lang) -> Vec<Paragraph>;

    /// What the booklet leaves open, and how it is played here.
    fn rulings(lang: Lang) -> Vec<Paragraph>;
}

/// A paragraph of the rules sheet with its small picture (SVG; empty for none).
pub struct Paragraph {
    /// The picture as SVG text.
    pub picture: String,
    /// The heading.
    pub title: &'static str,
    /// The text.
    pub text: &'static str,
}
