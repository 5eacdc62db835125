//! The lesson of Larry: laying and saying, a lie, a doubt, and an action card.

use game_ui::{COMPANY, Lesson, LessonNote};

/// The lesson.
pub(super) fn lesson() -> Lesson {
    Lesson { record: "larry.2.3.CxUAAAAAAAAAAAAAAAAAAA.-.s1.33.25.27.45.16.17.d.22.Db", names: &COMPANY, notes: &NOTES }
}

const NOTES: [LessonNote; 10] = [
    LessonNote::new(
        0,
        "Larry! Du hast neun Karten, und wer zuerst keine mehr hat, gewinnt.",
        "Larry! You have nine cards, and whoever gets rid of all of them first wins.",
    ),
    LessonNote::new(
        0,
        "Leg eine Karte verdeckt und sag eine Zahl dazu. Fang ehrlich an: Tippe eine 3 an und sag „3“.",
        "Lay a card face down and say a number. Begin honestly: tap a 3 and say “3”.",
    ),
    LessonNote::new(
        1,
        "Reihum legen alle eine Karte dazu und sagen die neue Summe. Höher als das Limit 7 darf niemand gehen.",
        "In turn, everybody adds a card and says the new sum. Nobody may go above the limit of 7.",
    ),
    LessonNote::new(
        3,
        "Die Summe ist 7, und deine Zahlen sind alle zu hoch. Dann hilft nur eins: schummeln!",
        "The sum is 7, and all your numbers are too high. Then only one thing helps: cheating!",
    ),
    LessonNote::new(
        3,
        "Leg eine 4 und sag „5“, als wäre es eine −2. Die Karte sieht ja niemand.",
        "Lay a 4 and say “5”, as if it were a −2. After all, nobody sees the card.",
    ),
    LessonNote::new(
        5,
        "Mira hat nicht gezweifelt, sondern gelegt. Damit steht sie für den ganzen Stapel ein, auch für deine Lüge.",
        "Mira did not doubt but laid a card. So she now answers for the whole pile, your lie included.",
    ),
    LessonNote::new(
        6,
        "Theo sagt 7. Du weißt, dass das nicht stimmen kann: Deine 4 war ja keine −2. Zweifle!",
        "Theo says 7. You know that cannot be true: your 4 was no −2, after all. Doubt it!",
    ),
    LessonNote::new(
        7,
        "Alles wird aufgedeckt: Die Summe ist 13. Wer zuletzt gelegt hat, zieht zwei, und das ist Theo. Gelogen hast du!",
        "Everything is turned up: the sum is 13. Whoever laid last draws two, and that is Theo. The liar was you!",
    ),
    LessonNote::new(
        8,
        "Theo hat neu begonnen. Blaue Karten spielst du offen: Spiel „Zieh zwei“ gegen Mira.",
        "Theo has begun anew. Blue cards are played openly: play “Draw two” against Mira.",
    ),
    LessonNote::new(
        9,
        "Mira zieht zwei Karten. Was es sonst noch gibt, sagt dir das Gerät, wenn es so weit ist: Jetzt lüg los.",
        "Mira draws two cards. Whatever else there is, the device tells you when it comes up: go and lie.",
    ),
];
