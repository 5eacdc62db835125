//! What somebody who plays Geizen for the first time should know.

use ::geizen::{Action, Field, ROWS, View};
use ::table::{Lang, localized};
use game_ui::Hint;

/// The hints at the open table.
pub(super) fn hints(view: &View, _menus: &[Vec<Action>], lang: Lang) -> Vec<Hint> {
    if view.over || view.rolled.is_empty() {
        return Vec::new();
    }
    let hint = |id, words: String, anchor: String| Hint::new(id, view.turn, words, anchor);
    // The field on which the next chip of a row lies, with the number of the row, from the lowest row on. Where dice put aside
    // lay chips first, it is another one.
    let next = |kind: Field| {
        let mut rows = (1..).zip(&ROWS).filter(|(face, _)| view.rolled.count(*face) > 0 && view.kept.count(*face) == 0);
        rows.find_map(|(face, plan)| {
            let at = view.board.row(face).filled().len();
            (plan.fields.get(at) == Some(&kind)).then_some((face, at, plan.arrow))
        })
    };
    let keep = lang.select(
        "Tippe an, was du behältst: Darunter steht, was jeder Würfel dich kostet.",
        "Tap what you keep: below each die you see what it costs you.",
    );
    let mut hints = vec![hint("keep", keep.to_owned(), "roll".to_owned())];
    if !view.kept.is_empty() {
        let hold = lang.select(
            "Schneller: Halte einen Würfel gedrückt, und er bleibt liegen, und der Rest rollt gleich weiter.",
            "Quicker: press and hold a die, and it is kept, and the rest rolls on at once.",
        );
        hints.push(hint("hold", hold.to_owned(), "roll".to_owned()));
    }
    if let Some((face, at, arrow)) = next(Field::Red) {
        let words = localized!(
            lang,
            "Hier ist Rot frei: Behältst du eine {face}, nimmst du die ganze Reihe, und alle anderen zahlen {arrow}.",
            "Red is free here: keep a {face}, and you take the whole row, and everybody else pays {arrow}."
        );
        hints.push(hint("red", words, format!("field-{face}-{at}")));
    }
    if let Some((face, at, _)) = next(Field::Yellow) {
        let words = localized!(
            lang,
            "Gelb zahlt die Bank: Die nächste {face} kostet dich nichts.",
            "The bank pays yellow: the next {face} costs you nothing."
        );
        hints.push(hint("yellow", words, format!("field-{face}-{at}")));
    }
    hints
}

#[cfg(test)]
mod tests {
    use ::geizen::Geizen;
    use ::table::{Game, Scene, Viewer};

    use super::*;

    #[test]
    fn a_row_in_which_dice_were_put_aside_is_not_explained() {
        let yellow = |dice: &str| {
            let game = Geizen::from_position(&format!("board:-/-/111/-/- {dice}")).expect(dice);
            let hints = hints(&game.view(Viewer::Table), &[], Lang::De);
            hints.iter().any(|hint| hint.id == "yellow")
        };
        assert!(yellow("rolled:33466"));
        assert!(!yellow("kept:3 rolled:3466"));
    }
}
