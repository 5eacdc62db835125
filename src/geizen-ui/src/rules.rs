//! The rules in our own words, in the booklet's order, and what the booklet leaves open.

use ::table::Lang;
use game_ui::Paragraph;

use crate::art::{Field, On, SeatSymbol, arrow, chip, chip_label, die, field, mat, tower};

fn said(picture: String, lang: Lang, de: (&'static str, &'static str), en: (&'static str, &'static str)) -> Paragraph {
    let (title, text) = lang.select(de, en);
    Paragraph { picture, title, text, holds: true }
}

pub(super) fn booklet(lang: Lang) -> Vec<Paragraph> {
    let free = |kind| field(kind, On::Free, 34);
    vec![
        said(
            format!("{}{}{}", chip(28), chip(28), chip(28)),
            lang,
            ("Darum geht’s", "Am Ende die meisten Chips haben. Zahl wenig, nimm viel."),
            ("The aim", "Have the most chips in the end. Pay little, take much."),
        ),
        said(
            format!("{}{}", mat(SeatSymbol::Fisch, 30), chip_label("25", 36)),
            lang,
            ("Vorher", "Zu zweit gibt es je 18 Chips, zu dritt je 22, sonst je 25. Der Rest ist die Bank."),
            ("Before", "With two players everybody gets 18 chips, with three 22, otherwise 25. The rest is the bank."),
        ),
        said(
            format!("{}{}", tower(34), die(4, 28)),
            lang,
            (
                "Würfeln",
                "Alle fünf Würfel in den Turm. Nach jedem Wurf behältst du mindestens einen, gern auch mehrere und verschiedene. Den Rest wirfst du wieder hinein, bis alle fünf liegen: nach spätestens fünf Würfen.",
            ),
            (
                "Rolling",
                "All five dice into the tower. After every roll you keep at least one, several and different ones if you like. The rest goes in again until all five lie there: after five rolls at the latest.",
            ),
        ),
        said(
            format!("{}{}", free(Field::Green), free(Field::Yellow)),
            lang,
            (
                "Setzen",
                "Jeder Würfel kostet einen Chip auf dem ersten freien Feld seiner Reihe. Grün zahlst du, gelb zahlt die Bank. Das erste Feld der 1 und der 2 kostet zwei Chips. Die 6 ist frei.",
            ),
            (
                "Placing",
                "Each die costs a chip on the first free field of its row. You pay green, the bank pays yellow. The first field of the 1s and of the 2s costs two chips. A 6 is free.",
            ),
        ),
        said(
            format!("{}{}", free(Field::Red), arrow("−2", 25)),
            lang,
            (
                "Rot",
                "Du zahlst das rote Feld und nimmst alle Chips der Reihe. Alle anderen zahlen der Bank, was der Pfeil sagt. Übrige Würfel dieser Zahl beginnen die leere Reihe von vorn.",
            ),
            (
                "Red",
                "You pay the red field and take all chips of the row. Everybody else pays the bank what the arrow says. Further dice of that number begin the empty row anew.",
            ),
        ),
        said(
            chip_label("−5", 38),
            lang,
            (
                "Borgen",
                "Reichen deine Chips nicht, leiht dir die Bank bis zu fünf. Am Ende des Zuges zahlst du zurück.",
            ),
            ("Borrowing", "If your chips run short, the bank lends you up to five. You repay at the end of the turn."),
        ),
        said(
            chip_label("0", 38),
            lang,
            (
                "Schluss",
                "Wer am Ende des eigenen Zuges keine Chips hat, beendet das Spiel. Die meisten Chips gewinnen; bei Gleichstand gewinnen mehrere.",
            ),
            (
                "The end",
                "Whoever has no chips at the end of their own turn ends the game. Most chips win; if several tie, they share the victory.",
            ),
        ),
    ]
}

pub(super) fn rulings(lang: Lang) -> Vec<Paragraph> {
    vec![
        said(
            String::new(),
            lang,
            (
                "Was liegt, liegt",
                "Behaltene Würfel bleiben liegen, sobald der Rest wieder im Turm ist. Bis dahin darfst du es dir anders überlegen; am Zugende bis zum nächsten Wurf.",
            ),
            (
                "Kept is kept",
                "Kept dice stay once the rest is back in the tower. Until then you may think again; at the end of the turn until the next roll.",
            ),
        ),
        said(
            String::new(),
            lang,
            (
                "Welche Reihe zuerst?",
                "Die Reihenfolge, die dir am Ende die meisten Chips lässt. Das rechnet das Gerät aus; bei Gleichstand kommen die kleinen Zahlen zuerst.",
            ),
            (
                "Which row first?",
                "The order that leaves you most chips in the end. The device works it out; among equals the low numbers come first.",
            ),
        ),
        said(
            String::new(),
            lang,
            (
                "Zweimal voll",
                "Eine Reihe kann in einem Zug zweimal voll werden. Dann zahlen die anderen zweimal, aber nie mehr, als sie haben.",
            ),
            (
                "Full twice",
                "A row can be completed twice in one turn. Then the others pay twice, but never more than they have.",
            ),
        ),
        said(
            String::new(),
            lang,
            (
                "Geborgt ist geborgt",
                "Du borgst nie mehr, als die Bank gerade hat. Reicht es für einen Würfel nicht, wird er nicht gesetzt, und alle nach ihm auch nicht.",
            ),
            (
                "Credit has its limits",
                "You never borrow more than the bank holds. The first die that cannot be paid, and all after it, are not placed.",
            ),
        ),
        said(
            String::new(),
            lang,
            ("Die Bank ist leer", "Ein gelbes Feld gilt dann als belegt, auch ohne Chip."),
            ("The bank is empty", "Then a yellow field counts as filled, even without a chip."),
        ),
        said(
            String::new(),
            lang,
            ("Bei null", "Wer nur beim Zug der anderen auf null fällt, spielt weiter."),
            ("At zero", "Whoever falls to zero on another player’s turn plays on."),
        ),
        said(
            String::new(),
            lang,
            (
                "Der Spielplan",
                "Felder und Pfeile sind nach der Beschreibung gezeichnet. Chips auf dem Plan gehören am Ende niemandem.",
            ),
            (
                "The board",
                "Fields and arrows are drawn from the description. Chips on the board belong to nobody in the end.",
            ),
        ),
    ]
}
