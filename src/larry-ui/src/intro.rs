//! Larry in three pictures.

use ::larry::Card;
use ::table::Lang;
use game_ui::Panel;

use super::cards::{back, face, limit_card};
use crate::art::{REGULAR, SeatSymbol, bubble, crowned_mat, head, mat, nose, placed, pointer, scene};

/// The paper of the pictures.
const PAPER: &str = "#d9ebfc";

pub(super) fn intro(lang: Lang) -> [Panel; 3] {
    let covered = |x, y, width, turn| placed(&back(52), x, y, width, turn);
    let card = |card, x, y, turn| placed(&face(card, 52, lang), x, y, 52, turn);
    let pile = [
        placed(&mat(SeatSymbol::Fisch, 44), 14, 66, 44, 0),
        bubble("3", 42, 18),
        placed(&mat(SeatSymbol::Krug, 44), 206, 62, 44, 0),
        bubble("5", 214, 14),
        covered(94, 66, 66, -10),
        covered(108, 56, 66, 8),
        covered(98, 58, 66, -3),
        placed(&limit_card(7, true, 48), 198, 116, 50, 0),
    ];
    let turn = [
        placed(&head(REGULAR, 64), 8, 70, 96, 0),
        bubble("5!", 64, 14),
        card(Card::Seven, 106, 76, -6),
        pointer((162, 106), (186, 112), 5),
        covered(200, 92, 52, 6),
        covered(192, 84, 52, -4),
    ];
    let won = [
        placed(&crowned_mat(SeatSymbol::Krug, 60), 20, 50, 92, 0),
        placed(&mat(SeatSymbol::Fisch, 40), 124, 20, 40, 0),
        card(Card::Four, 160, 12, -6),
        placed(&nose(34), 216, 34, 34, 0),
        placed(&mat(SeatSymbol::Blatt, 40), 124, 116, 40, 0),
        card(Card::Seven, 160, 98, -6),
        placed(&nose(34), 216, 106, 34, 0),
        placed(&nose(34), 216, 136, 34, 0),
    ];
    [
        Panel {
            picture: scene(PAPER, &pile),
            text: lang.select(
                "Alle legen verdeckt auf einen Stapel und sagen, was darin liegt, ehrlich oder nicht.",
                "All lay cards face down on one pile and say what is in it, honestly or not.",
            ),
        },
        Panel {
            picture: scene(PAPER, &turn),
            text: lang.select(
                "Du legst eine Karte und sagst die neue Summe, oder du zweifelst: Wer sich irrt, zieht zwei.",
                "You lay a card and say the new sum, or you doubt: whoever is wrong draws two.",
            ),
        },
        Panel {
            picture: scene(PAPER, &won),
            text: lang.select(
                "Wer zuerst alle Karten los ist, gewinnt die Runde, und jede Nase auf der Hand kostet einen Punkt.",
                "The first to get rid of all cards wins the round, and every nose in hand costs a point.",
            ),
        },
    ]
}
