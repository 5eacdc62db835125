//! What somebody who plays Larry for the first time should know.

use ::larry::{Action, Phase, View};
use ::table::{Lang, Seat};
use game_ui::Hint;

/// The hints at the open table: about the doubt.
pub(super) fn hints(view: &View, menus: &[Vec<Action>], lang: Lang) -> Vec<Hint> {
    let seat = view.turn;
    if view.over || !menus.get(seat.index()).is_some_and(|menu| menu.contains(&Action::Doubt)) {
        return Vec::new();
    }
    let doubt = lang.select(
        "Glaubst du die Summe nicht, wird der Stapel aufgedeckt: Wer unrecht hat, zieht zwei.",
        "If you doubt the sum, the pile is turned up: whoever was wrong draws two.",
    );
    let mut hints = vec![Hint::new("doubt", seat, doubt, "doubt")];
    if view.phase != Phase::Answer {
        let liable = lang.select(
            "Spielst du weiter, haftest du für den ganzen Stapel, auch wenn jemand anderes gelogen hat.",
            "If you play on, you answer for the whole pile, even if somebody else has lied.",
        );
        hints.push(Hint::new("liable", seat, liable, "take"));
    }
    hints
}

/// The hints behind the curtain: about lying, and about the last card but one.
pub(super) fn hand_hints(view: &View, seat: Seat, lang: Lang) -> Vec<Hint> {
    if view.over || view.turn != seat || matches!(view.phase, Phase::Answer | Phase::Give) {
        return Vec::new();
    }
    let lie = lang.select(
        "Leg eine Karte und sag eine Summe: Sie muss nicht stimmen, niemand sieht die Karte.",
        "Lay a card and say a sum: it need not be true, nobody sees the card.",
    );
    let larry = lang.select(
        "Nach diesem Zug hast du nur noch eine Karte: Sag „Larry!“ dazu, sonst ziehst du zwei.",
        "After this turn you have only one card left: say “Larry!” with it, or you draw two.",
    );
    let mut hints = Vec::new();
    // Whoever must play openly cannot lie.
    if view.open_play[seat.index()] == 0 {
        hints.push(Hint::new("lie", seat, lie, "hand"));
    }
    if view.hands[seat.index()] == 2 && !view.reminds {
        hints.insert(0, Hint::new("larry", seat, larry, "act"));
    }
    hints
}
