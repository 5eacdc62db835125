//! The lesson of Bohei: the three phases, a breach, an answer, and "Bohei!".

use game_ui::{COMPANY, Lesson, LessonNote};

/// The lesson.
pub(super) fn lesson() -> Lesson {
    Lesson {
        record: "bohei.2.3.hdofAAAAAAAAAAAAAAAAAA.-.s1.z.r1A.k18.y.z.a-vb.c-vb.y.28.k38.c-y.fn.an.25.p.p.z.k19.y.a-B",
        names: &COMPANY,
        notes: &NOTES,
    }
}

const NOTES: [LessonNote; 17] = [
    LessonNote::new(
        0,
        "Bohei! Wer den eigenen Zug mit genau 7 Karten beginnt, gewinnt. Du hast 3.",
        "Bohei! Whoever begins their own turn with exactly 7 cards wins. You have 3.",
    ),
    LessonNote::new(
        0,
        "Ein Zug hat drei Phasen. Phase 1: Du darfst eine Karte ziehen. Zieh!",
        "A turn has three phases. Phase 1: you may draw a card. Draw!",
    ),
    LessonNote::new(
        1,
        "Phase 2: Wer eine Regelkarte hält, muss eine spielen. Leg „Klopfzeichen“ auf Platz A: Ab jetzt gilt es für alle.",
        "Phase 2: whoever holds a rule card must play one. Put “Knock Knock” in slot A: from now on it is for everybody.",
    ),
    LessonNote::new(
        2,
        "Phase 3: Du darfst eine Aktion oder Challenge spielen. Spiel „Hausmitteilung“: Du ziehst 3 Karten.",
        "Phase 3: you may play an action or a challenge. Play “House Notice”: you draw 3 cards.",
    ),
    LessonNote::new(
        3,
        "Eine Aktion gilt, sobald alle geantwortet haben, die sie trifft. Das bist nur du: Tippe auf „Mach ich“.",
        "An action counts once everybody it concerns has answered. That is only you: tap “I’ll do it”.",
    ),
    LessonNote::new(
        4,
        "Schon 5 Karten! Jetzt ist Mira dran. Achte auf die Regel: Wer zieht, klopft vorher.",
        "5 cards already! Now it is Mira’s turn. Mind the rule: knock before you draw.",
    ),
    LessonNote::new(
        5,
        "Mira hat gezogen, aber nicht geklopft! Tippe unten auf „Gast“, dann auf „Regelbruch!“ und „Mira“.",
        "Mira drew without knocking! Tap “Guest” below, then “Breach!” and “Mira”.",
    ),
    LessonNote::new(
        6,
        "Bestätigt das noch jemand, kostet es Mira eine Karte. Theo bestätigt.",
        "If somebody else confirms it, it costs Mira a card. Theo does.",
    ),
    LessonNote::new(
        10,
        "Mira rächt sich mit „Ohne mich“: Alle anderen werfen 1 Karte ab. Gefragt wird reihum, zuerst Theo.",
        "Mira takes revenge with “Count Me Out”: all others discard 1 card. Theo is asked first.",
    ),
    LessonNote::new(
        11,
        "Theo macht’s. Du aber hast ein „Nö“: Tippe auf „Nö!“.",
        "Theo will do it. But you have a “Nope”: tap “Nope!”.",
    ),
    LessonNote::new(12, "Hier ist es. Spiel das „Nö“.", "Here it is. Play the “Nope”."),
    LessonNote::new(
        13,
        "„Nö“, und du musst nicht. Nur Theo wirft ab.",
        "“Nope”, and you need not. Only Theo discards.",
    ),
    LessonNote::new(
        16,
        "Vier Karten hast du noch, drei fehlen. Dein Zug: Zieh eine.",
        "You have four cards left and need three more. Your turn: draw one.",
    ),
    LessonNote::new(
        17,
        "Keine Regelkarte, also gleich Phase 3. Spiel „Kleingedrucktes“: noch einmal 3 Karten.",
        "No rule card, so phase 3 at once. Play “Small Print”: 3 more cards.",
    ),
    LessonNote::new(18, "Rechne nach: 4 und 3 sind 7. Mach’s!", "Count: 4 and 3 make 7. Do it!"),
    LessonNote::new(
        19,
        "Genau 7! Das musst du ansagen, sonst gewinnst du nicht: Tippe unten bei deinem Namen auf „Bohei“.",
        "Exactly 7! Announce it, or you cannot win: tap “Bohei” below at your name.",
    ),
    LessonNote::new(
        20,
        "Beginnst du den nächsten Zug noch mit 7 Karten, hast du gewonnen. Mira und Theo werden das verhindern wollen: Das ist Bohei.",
        "Begin your next turn with 7 cards, and you have won. Mira and Theo will try to stop you: that is Bohei.",
    ),
];
