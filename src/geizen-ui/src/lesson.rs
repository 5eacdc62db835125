//! The lesson of Geizen: rolling and keeping, paying, and a row that is completed.

use game_ui::{COMPANY, Lesson, LessonNote};

/// The lesson.
pub(super) fn lesson() -> Lesson {
    Lesson {
        record: "geizen.1.3.9s4AAAAAAAAAAAAAAAAAAA.-.s1.r.66.r.366.r.11344.r.14666.r.13366",
        names: &COMPANY,
        notes: &NOTES,
    }
}

const NOTES: [LessonNote; 10] = [
    LessonNote::new(
        0,
        "Geizen heißt: Gib möglichst wenig her. Du hast 22 Chips, und wer am Ende die meisten hat, gewinnt.",
        "Geizen means stinginess: give away as little as you can. You have 22 chips, and whoever has most in the end wins.",
    ),
    LessonNote::new(0, "Wirf die fünf Würfel in den Turm.", "Throw the five dice into the tower."),
    LessonNote::new(
        1,
        "Mindestens einen Würfel legst du heraus, die übrigen wirfst du noch einmal. Sechsen kosten nichts: Behalte beide.",
        "You must keep at least one die, and roll the others again. Sixes cost nothing: keep both.",
    ),
    LessonNote::new(
        3,
        "Noch zwei Sechsen! Die 3 kostet einen Chip, das ist billig. Nimm alle drei.",
        "Two more sixes! The 3 costs one chip, that is cheap. Keep all three.",
    ),
    LessonNote::new(
        4,
        "Alle fünf liegen heraus, also wird abgerechnet: Für die 3 liegt ein Chip von dir in Reihe 3. Jetzt zahlt Mira.",
        "All five are kept, so you settle up: for the 3, one of your chips lies in row 3. Now Mira pays.",
    ),
    LessonNote::new(
        6,
        "Auf grüne Felder zahlt man selbst, auf gelbe zahlt die Bank. Zwei Chips für die erste 1: Das tut weh.",
        "You pay for green fields yourself, the bank pays for yellow ones. Two chips for the first 1: that hurts.",
    ),
    LessonNote::new(
        8,
        "Sieh dir Reihe 1 an: Nur noch das rote Feld ist frei. Wer dort landet, bekommt die ganze Reihe. Wirf!",
        "Look at row 1: only the red field is free. Whoever lands there gets the whole row. Roll!",
    ),
    LessonNote::new(
        9,
        "Eine 1! Nimm alle fünf Würfel. Unten siehst du, was es bringt.",
        "A 1! Keep all five dice. Below you see what it brings.",
    ),
    LessonNote::new(
        10,
        "Die ganze Reihe 1 gehört dir, und die anderen zahlen je einen Chip an die Bank. Du hast mehr als am Anfang!",
        "All of row 1 is yours, and the others pay one chip each to the bank. You have more than at the start!",
    ),
    LessonNote::new(
        10,
        "Wer nach dem eigenen Zug keinen Chip mehr hat, beendet das Spiel. Die meisten Chips gewinnen. Mehr ist es nicht.",
        "When somebody ends a turn without a chip, the game is over. Most chips win. That is all.",
    ),
];
