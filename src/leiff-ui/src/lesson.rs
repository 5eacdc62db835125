//! The lesson of Leiff: the first look, swapping, an effect, a match, and "Leiff!".

use game_ui::{COMPANY, Lesson, LessonNote};

/// The lesson.
pub(super) fn lesson() -> Lesson {
    Lesson {
        record: "leiff.2.3.ciYDAAAAAAAAAAAAAAAAAA.-.s1.k.k.k.z.s1.z.w.a-m2.z.s1.z.w.a3.k.z.w.z.s3.L",
        names: &COMPANY,
        notes: &NOTES,
    }
}

const NOTES: [LessonNote; 14] = [
    LessonNote::new(
        0,
        "Leiff! Vor dir liegen vier verdeckte Karten. Am Ende zählen ihre Zahlen zusammen, und wer am wenigsten hat, gewinnt.",
        "Leiff! Four cards lie face down before you. In the end their numbers add up, and whoever has the fewest points wins.",
    ),
    LessonNote::new(
        0,
        "Nur jetzt darfst du zwei davon ansehen: eine 12 und eine 11. Merk dir, wo sie liegen! Dann tippe auf „Gemerkt“.",
        "Only now you may look at two of them: a 12 and an 11. Remember where they lie! Then tap “Got it”.",
    ),
    LessonNote::new(
        3,
        "Alle haben zwei Karten gesehen, jetzt bist du dran. Zieh eine Karte vom Stapel: Nur du siehst sie.",
        "Everybody has seen two cards, now it is your turn. Draw a card from the pile: only you see it.",
    ),
    LessonNote::new(
        4,
        "Eine −1, besser geht es nicht! Vorn links schläft deine 12: Tippe sie an und tausche.",
        "A −1, it gets no better! Your 12 sleeps front left: tap it and swap.",
    ),
    LessonNote::new(
        5,
        "Die 12 liegt jetzt offen auf der Ablage, und du bist sie los. Mira ist dran.",
        "The 12 now lies face up on the discards, and you are rid of it. Mira is next.",
    ),
    LessonNote::new(
        7,
        "Mira hat eine 11 abgeworfen, und du hast auch eine! Gleiche Karten wirfst du sofort dazu, auch wenn du nicht dran bist.",
        "Mira has discarded an 11, and you have one too! You throw an equal card on it at once, even out of turn.",
    ),
    LessonNote::new(
        7,
        "Tippe unten auf „Gast“, dann auf „Passt!“. Deine 11 liegt vorn rechts: Tippe sie zweimal an.",
        "Tap “Guest” below, then “Match!”. Your 11 lies front right: tap it twice.",
    ),
    LessonNote::new(
        8,
        "Passt! Nur noch drei Karten. Eine falsche hätte dich zwei neue gekostet.",
        "A match! Only three cards left. A wrong one would have cost you two new ones.",
    ),
    LessonNote::new(10, "Du bist wieder dran. Zieh noch einmal.", "Your turn again. Draw once more."),
    LessonNote::new(
        11,
        "Eine 7! Frisch vom Stapel und gleich abgeworfen, zeigt sie dir eine deiner Karten. Wirf sie ab.",
        "A 7! Fresh from the pile and discarded at once, it shows you one of your cards. Discard it.",
    ),
    LessonNote::new(
        12,
        "Die beiden hinteren kennst du noch nicht. Tippe die linke an.",
        "You do not know the two at the back yet. Tap the left one.",
    ),
    LessonNote::new(13, "Eine 2, sehr gut! Merk sie dir.", "A 2, very good! Remember it."),
    LessonNote::new(
        18,
        "Du hast −1, 2 und eine Unbekannte. Das könnte reichen: Statt zu ziehen, ruf „Leiff!“. Dann zählen alle.",
        "You have −1, 2 and one unknown card. That could do: instead of drawing, call “Leiff!”. Then everybody counts.",
    ),
    LessonNote::new(
        19,
        "Am wenigsten, also 5 Punkte ab! Sonst wären es 5 mehr. Bei 50 Punkten ist Schluss. Jetzt kannst du Leiff.",
        "Fewest, so 5 points off! Otherwise it would be 5 more. At 50 points the game ends. Now you know Leiff.",
    ),
];
