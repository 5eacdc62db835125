//! The lesson of Riffifi: a claim, collecting, and turning somebody's card down.

use game_ui::{COMPANY, Lesson, LessonNote};

/// The lesson.
pub(super) fn lesson() -> Lesson {
    Lesson {
        record: "riffifi.1.3.GAAAAAAAAAAAAAAAAAAAAA.-.s3.r6.y7.b5.k.y3.o4.k.y2.g1",
        names: &COMPANY,
        notes: &NOTES,
    }
}

const NOTES: [LessonNote; 9] = [
    LessonNote::new(
        0,
        "Riffifi! In der Mitte liegen 60 Chips Beute in fünf Farben. Wer am Ende am meisten hat, gewinnt.",
        "Riffifi! In the middle lie 60 chips of loot in five colours. Whoever has most in the end wins.",
    ),
    LessonNote::new(
        0,
        "Mit jeder Karte meldest du Anspruch an: die rote 6 auf 6 rote Chips. Tippe sie an und spiel sie.",
        "With every card you make a claim: the red 6 claims 6 red chips. Tap it and play it.",
    ),
    LessonNote::new(
        1,
        "Deine 6 liegt offen vor dir. Kassieren darfst du erst, wenn du wieder dran bist, falls sie dann noch offen ist.",
        "Your 6 lies open before you. You may collect only on your next turn, if it is still open then.",
    ),
    LessonNote::new(
        3,
        "Niemand hat Rot gespielt, deine 6 liegt noch da. Kassiere!",
        "Nobody has played red, your 6 is still there. Collect!",
    ),
    LessonNote::new(
        4,
        "Mira will 7 gelbe Chips. Das verdirbst du: Von jeder Farbe bleibt nur die niedrigste Karte offen. Spiel die gelbe 3.",
        "Mira wants 7 yellow chips. You spoil that: of each colour only the lowest card stays open. Play the yellow 3.",
    ),
    LessonNote::new(
        5,
        "Miras 7 ist umgedreht, Mira geht leer aus. Eine höhere als deine 3 hätte sich selbst umgedreht.",
        "Mira’s 7 is turned down, Mira gets nothing. A yellow card above your 3 would turn itself down.",
    ),
    LessonNote::new(
        8,
        "Theo war noch bescheidener: Die gelbe 2 hat deine 3 umgedreht. Diesmal bekommst du nichts.",
        "Theo was more modest still: the yellow 2 has turned your 3 down. This time you get nothing.",
    ),
    LessonNote::new(
        8,
        "Unter eine 1 kommt niemand, aber sie bringt nur einen Chip. Spiel die grüne 1.",
        "Nobody gets below a 1, but it brings only one chip. Play the green 1.",
    ),
    LessonNote::new(
        9,
        "Sind alle Karten gespielt, wird gezählt. Hoch ist gierig, niedrig ist sicher: Das ist Riffifi.",
        "When all cards are played, you count. High is greedy, low is safe: that is Riffifi.",
    ),
];
