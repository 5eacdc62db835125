//! Bohei in three pictures.

use ::bohei::Card;
use ::table::Lang;
use game_ui::Panel;

use crate::art::{self, Icon, REGULAR, SeatSymbol, bubble, crowned_mat, head, icon, placed, pointer, scene};

/// The paper of the pictures.
const PAPER: &str = "#ffe5cf";

pub(super) fn intro(lang: Lang) -> [Panel; 3] {
    let card = |number, x, y, width, turn| placed(&art::card(Card::new(number), width, lang), x, y, width, turn);
    let back = |x, y, turn| placed(&art::back(46), x, y, 46, turn);
    let kinds = [
        placed(&head(REGULAR, 64), 8, 46, 84, 0),
        card(6, 92, 52, 54, -7),
        card(26, 148, 42, 54, 0),
        card(46, 206, 46, 54, 7),
    ];
    let turn = [
        back(20, 62, 0),
        back(14, 56, 0),
        placed(&icon(Icon::Plus, 24), 26, 18, 26, 0),
        pointer((68, 88), (90, 88), 5),
        card(6, 98, 46, 60, 0),
        pointer((164, 88), (184, 88), 5),
        card(36, 186, 34, 46, -6),
        card(58, 214, 80, 46, 5),
    ];
    let seven: Vec<String> =
        (0..7).map(|at| back(78 + 20 * at, 92 - [0, 7, 12, 14, 12, 7, 0][at as usize], 4 * at - 12)).collect();
    let won = [
        placed(&crowned_mat(SeatSymbol::Glocke, 60), 12, 72, 76, 0),
        bubble(lang.select("Bohei!", "Bohei!"), 64, 14),
        seven.concat(),
        r##"<text x="226" y="58" text-anchor="middle" font-size="50" fill="#1c1512">7</text>"##.to_owned(),
    ];
    [
        Panel {
            picture: scene(PAPER, &kinds),
            text: lang.select(
                "Regeln, Aktionen, Challenges: Karten kommen und gehen, und alle am Tisch machen mit.",
                "Rules, actions, challenges: cards come and go, and the whole table joins in.",
            ),
        },
        Panel {
            picture: scene(PAPER, &turn),
            text: lang.select(
                "Zieh eine Karte oder lass es, spiel eine Regel, wenn du eine hast, dann eine Aktion oder Challenge, wenn du magst.",
                "Draw a card or don’t, play a rule if you hold one, then an action or a challenge if you like.",
            ),
        },
        Panel {
            picture: scene(PAPER, &won),
            text: lang.select(
                "Du gewinnst, wenn du deinen Zug mit genau 7 Karten beginnst und „Bohei!“ gerufen hast.",
                "You win if you begin your turn with exactly 7 cards and have called “Bohei!”.",
            ),
        },
    ]
}
