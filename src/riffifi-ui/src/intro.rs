//! Riffifi in three pictures.

use ::table::Lang;
use game_ui::Panel;

use super::cards::back;
use crate::art::{Loot, REGULAR, SeatSymbol, crowned_mat, head, loot, loot_card, mat, placed, pointer, scene};

/// The paper of the pictures.
const PAPER: &str = "#e7e0fb";

pub(super) fn intro(lang: Lang) -> [Panel; 3] {
    let chip = |kind, x, y| placed(&loot(kind, 36), x, y, 36, 0);
    let card = |kind, value, x, y, turn| placed(&loot_card(kind, value, 60), x, y, 60, turn);
    let claim = [
        placed(&head(REGULAR, 64), 10, 78, 66, 0),
        card(Loot::Heart, 4, 84, 52, -4),
        pointer((152, 92), (172, 88), 5),
        chip(Loot::Heart, 178, 30),
        chip(Loot::Heart, 212, 46),
        chip(Loot::Heart, 180, 68),
        chip(Loot::Heart, 216, 84),
        chip(Loot::Crown, 88, 8),
        chip(Loot::Diamond, 132, 12),
        chip(Loot::Bundle, 174, 116),
        chip(Loot::Goblet, 212, 126),
    ];
    let cross = r##"<path d="M184 70l44 44M228 70l-44 44" stroke="#1c1512" stroke-width="13" stroke-linecap="round"/><path d="M184 70l44 44M228 70l-44 44" stroke="#f2705f" stroke-width="7" stroke-linecap="round"/>"##;
    let turn = [
        placed(&mat(SeatSymbol::Fisch, 40), 12, 126, 40, 0),
        chip(Loot::Heart, 14, 10),
        chip(Loot::Heart, 14, 46),
        chip(Loot::Heart, 14, 82),
        card(Loot::Diamond, 2, 64, 76, -5),
        pointer((132, 100), (160, 92), 6),
        card(Loot::Diamond, 5, 178, 48, 5),
        cross.to_owned(),
    ];
    let won = [
        placed(&crowned_mat(SeatSymbol::Hut, 60), 18, 44, 100, 0),
        chip(Loot::Goblet, 128, 110),
        chip(Loot::Bundle, 168, 122),
        chip(Loot::Heart, 208, 110),
        chip(Loot::Crown, 148, 74),
        chip(Loot::Diamond, 190, 72),
        chip(Loot::Heart, 168, 36),
        placed(&back(26), 226, 20, 26, 12),
    ];
    [
        Panel {
            picture: scene(PAPER, &claim),
            text: lang.select(
                "Nach dem Coup wird geteilt: Eine rote 4 fordert vier rote Chips aus der Mitte.",
                "After the heist you share: a red 4 claims four red chips from the middle.",
            ),
        },
        Panel {
            picture: scene(PAPER, &turn),
            text: lang.select(
                "Du kassierst, was noch offen vor dir liegt, und spielst eine Karte: Von jeder Farbe bleibt nur die niedrigere.",
                "You collect what still lies face up before you and play a card: of each colour only the lower one stays.",
            ),
        },
        Panel {
            picture: scene(PAPER, &won),
            text: lang.select("Wer am Ende die meiste Beute hat, gewinnt.", "Whoever has the most loot in the end wins."),
        },
    ]
}
