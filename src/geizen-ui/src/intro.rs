//! Geizen in three pictures.

use ::table::Lang;
use game_ui::Panel;

use crate::art::{Field, On, SeatSymbol, arrow, chip, crowned_mat, die, field, placed, pointer, scene, stack, tower};

/// The paper of the pictures.
const PAPER: &str = "#d3eedd";

pub(super) fn intro(lang: Lang) -> [Panel; 3] {
    let dice = |value, x, y, turn| placed(&die(value, 40), x, y, 42, turn);
    let row = |fields: &[(Field, On)], y: i32| -> String {
        let one = |(x, &(kind, on)): (i32, &(Field, On))| placed(&field(kind, on, 32), x, y, 34, 0);
        (66..).step_by(38).zip(fields).map(one).collect()
    };
    let taken = On::Chips(1);
    let costs = [
        dice(3, 14, 28, 0),
        row(
            &[
                (Field::Green, taken),
                (Field::Green, On::Next(1)),
                (Field::Green, On::Free),
                (Field::Yellow, On::Free),
                (Field::Red, On::Free),
            ],
            34,
        ),
        dice(5, 14, 100, 0),
        row(
            &[
                (Field::Green, taken),
                (Field::Green, taken),
                (Field::Yellow, On::Next(1)),
                (Field::Green, On::Free),
                (Field::Red, On::Free),
            ],
            106,
        ),
    ];
    let kept =
        r##"<rect x="116" y="108" width="134" height="56" rx="14" fill="#ffb938" stroke="#1c1512" stroke-width="3"/>"##;
    let turn = [
        placed(&tower(92), 12, 22, 92, 0),
        dice(2, 122, 40, -14),
        dice(5, 172, 26, 16),
        dice(3, 212, 50, -4),
        pointer((150, 86), (142, 104), 4),
        kept.to_owned(),
        dice(1, 124, 114, 0),
        dice(1, 168, 114, 0),
    ];
    let won = [
        row(&[(Field::Green, taken), (Field::Green, taken), (Field::Green, taken), (Field::Green, taken)], 18),
        placed(&field(Field::Red, taken, 32), 218, 18, 34, 0),
        dice(2, 14, 12, 0),
        pointer((150, 62), (106, 92), -14),
        placed(&crowned_mat(SeatSymbol::Blatt, 60), 14, 82, 78, 0),
        placed(&stack(26), 96, 96, 114, 0),
        placed(&arrow("−1", 25), 214, 96, 40, 0),
        placed(&chip(28), 220, 132, 28, 0),
    ];
    [
        Panel {
            picture: scene(PAPER, &costs),
            text: lang.select(
                "Jeder Würfel kostet einen Chip in seiner Reihe: Grün zahlst du, gelb zahlt die Bank.",
                "Each die costs a chip in its row: you pay green, the bank pays yellow.",
            ),
        },
        Panel {
            picture: scene(PAPER, &turn),
            text: lang.select(
                "In deinem Zug würfelst du, behältst mindestens einen Würfel und wirfst den Rest noch einmal.",
                "In your turn you roll, keep at least one die, and roll the rest again.",
            ),
        },
        Panel {
            picture: scene(PAPER, &won),
            text: lang.select(
                "Wer eine Reihe bis Rot füllt, nimmt sie ganz, und die meisten Chips gewinnen.",
                "Whoever fills a row up to red takes all of it, and the most chips win.",
            ),
        },
    ]
}
