//! Leiff in three pictures.

use ::leiff::Card;
use ::table::Lang;
use game_ui::Panel;

use super::cards::face;
use crate::art::{REGULAR, SeatSymbol, bubble, crowned_mat, eye, head, leiff_back, placed, pointer, scene};

/// The paper of the pictures.
const PAPER: &str = "#ffe1e5";

pub(super) fn intro(lang: Lang) -> [Panel; 3] {
    let card = |card, x, y, width, turn| placed(&face(card, width, lang), x, y, width, turn);
    let back = |x, y, width| placed(&leiff_back(width), x, y, width, 0);
    let number = Card::Number;
    let four_cards = [
        placed(&head(REGULAR, 64), 10, 58, 70, 0),
        back(96, 14, 50),
        back(154, 14, 50),
        card(number(3), 96, 92, 50, 0),
        card(number(11), 154, 92, 50, 0),
        placed(&eye(true, 42), 214, 114, 42, 0),
    ];
    let own: Vec<String> = [(196, 14), (224, 14), (196, 54), (224, 54)].map(|(x, y)| back(x, y, 25)).into();
    let turn = [
        back(18, 54, 56),
        back(14, 50, 56),
        pointer((78, 88), (98, 84), 4),
        card(number(4), 106, 40, 64, -4),
        pointer((176, 74), (190, 58), 4),
        own.concat(),
        pointer((176, 104), (192, 118), -4),
        card(number(12), 202, 98, 50, 5),
    ];
    let won = [
        bubble("Leiff!", 22, 16),
        placed(&crowned_mat(SeatSymbol::Krug, 60), 16, 72, 78, 0),
        card(number(2), 112, 64, 54, -12),
        card(Card::Machine, 150, 52, 54, -2),
        card(Card::MinusOne, 194, 50, 54, 9),
    ];
    [
        Panel {
            picture: scene(PAPER, &four_cards),
            text: lang.select(
                "Vier Karten liegen verdeckt vor dir, zwei davon hast du gesehen: Merk sie dir.",
                "Four cards lie face down before you, and you have seen two of them: remember them.",
            ),
        },
        Panel {
            picture: scene(PAPER, &turn),
            text: lang.select(
                "In deinem Zug ziehst du eine Karte und tauschst sie gegen eine eigene, oder du wirfst sie ab.",
                "In your turn you draw a card, and swap it with one of your own or discard it.",
            ),
        },
        Panel {
            picture: scene(PAPER, &won),
            text: lang.select(
                "Hast du am wenigsten, rufst du „Leiff!“, denn die wenigsten Punkte gewinnen.",
                "When you have the least you call “Leiff!”, because the fewest points win.",
            ),
        },
    ]
}
