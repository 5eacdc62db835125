//! What the booklet leaves open, and how it is played here.

use ::table::Lang;
use game_ui::Paragraph;

use super::rules::{Words, said};

/// Each ruling in German and in English.
const RULINGS: [[Words; 2]; 16] = [
    [
        (
            "Das Deck",
            "18 Regeln, 26 Aktionen, fünfmal „Nö“, dreimal „Gegenteiltag“ und 20 Challenges. Das ist nachempfunden, und die Texte sind unsere eigenen.",
        ),
        (
            "The deck",
            "18 rules, 26 actions, five “Nope”, three “Opposite Day” and 20 challenges. This is reconstructed, and the texts are our own.",
        ),
    ],
    [
        ("Wer beginnt?", "Der Zufall oder ihr. Im Heft ist es, wer am wenigsten organisiert ist."),
        ("Who begins?", "Chance, or you. In the booklet it is the least organised."),
    ],
    [
        (
            "Wann du gewinnst",
            "Noch vor dem Ziehen. Dein Ruf zählt, solange du die Zahl behältst. Verlierst du sie und erreichst sie wieder, rufst du neu; was vorher war, ist vergessen.",
        ),
        (
            "When you win",
            "Before you draw. Your call counts as long as you keep the number. If you lose it and reach it again, you call again; what was before is forgotten.",
        ),
    ],
    [
        (
            "„Bohei?“",
            "Kommst du erst in dem Augenblick auf die Zahl, in dem dein Zug beginnt, war zum Rufen keine Zeit. Dann ruf, bevor du dich in Phase 1 entscheidest, und du gewinnst sofort. So lange steht am Tisch „Bohei?“.",
        ),
        (
            "“Bohei?”",
            "If you come to the number at the very moment your turn begins, there was no time to call. Then call before your choice in phase 1, and you win at once. Meanwhile the table says “Bohei?”.",
        ),
    ],
    [
        (
            "Wer darf rufen?",
            "Du rufst nur für die eigene Hand. Ein falscher Ruf kostet nichts. Ändert sich das Ziel, verfallen alle Rufe.",
        ),
        (
            "Who may call?",
            "You call for your own hand only. A false call costs nothing. If the goal changes, all calls lapse.",
        ),
    ],
    [
        (
            "Die Pflichtregel",
            "Auch eine gerade gezogene, aber nur eine in jedem Zug: Hältst du mehrere, wählst du. Anbauen und Schließen zählt als deine Regel.",
        ),
        (
            "The compulsory rule",
            "Also one just drawn, but only one in each turn: if you hold several, you choose. Adding or closing a slot is your rule of the turn.",
        ),
    ],
    [
        (
            "Ein anderes Ziel",
            "Es gilt fürs Gewinnen und für „Bohei!“. Beim Regelbruch bleibt es bei 7 und 8. Liegen zwei Ziele aus, zählt das neuere; endet es, gilt wieder das ältere.",
        ),
        (
            "Another goal",
            "It holds for winning and for “Bohei!”. A broken rule keeps to 7 and 8. Of two goals the newer counts; when it ends, the older holds again.",
        ),
    ],
    [
        (
            "Einen Regelbruch melden",
            "Eine Person meldet, ein zweiter Name bestätigt, gern auch der beschuldigte. Sonst verfällt die Meldung am Ende des Zuges. Erst wird zu Ende gebracht, was läuft, dann bezahlt: der Reihe nach im Uhrzeigersinn, von der Person am Zug aus. Gegen jede Person gibt es nur eine Meldung zugleich. Eine Regel, die in diesem Zug endet, lässt sich bis zu seinem Ende noch melden.",
        ),
        (
            "Reporting a breach",
            "One person reports, a second name confirms, also the accused one. Otherwise the report lapses with the turn. What is going on is finished first, then breaches are paid for, clockwise from the player on turn. There is one report at a time against each player. A rule that ends in this turn can be reported until the turn is over.",
        ),
    ],
    [
        (
            "Wer ist gemeint?",
            "Bei Brille, Ringen und anderem hakt der Tisch ab, wer dazugehört. Auch du selbst zählst mit. Die Haken bleiben für den Abend und lassen sich ändern. Ist niemand gemeint, passiert nichts.",
        ),
        (
            "Who is meant?",
            "With glasses, rings and the like, the table ticks who is meant. You count, too. The ticks stay for the evening and can be changed. If nobody is meant, nothing happens.",
        ),
    ],
    [
        (
            "Erst antworten, dann ausführen",
            "Eine Aktion wartet, bis alle geantwortet haben, die sie meint, egal in welcher Reihenfolge. Dann wird sie im Uhrzeigersinn ausgeführt, von der Person aus, die sie gespielt hat.",
        ),
        (
            "First answer, then act",
            "An action waits until all who are meant have answered, in any order. Then it is carried out clockwise, from the one who has played it.",
        ),
    ],
    [
        (
            "Eine Antwort, mehr nicht",
            "Du gibst zu jeder Aktion nur eine. Gegen ein „Nö“ hilft nichts. „Gegenteiltag“ hilft nicht gegen einen Regelbruch, beide helfen nicht gegen eine Belohnung. In Phase 3 spielst du sie nicht.",
        ),
        (
            "One answer, no more",
            "You give only one to each action. Nothing answers a “Nope”. “Opposite Day” does not answer a broken rule, and neither of them a reward. They are never played in phase 3.",
        ),
    ],
    [
        (
            "Niemand verrät sich",
            "Die Knöpfe für „Nö“ und „Gegenteiltag“ haben alle, ob sie die Karte halten oder nicht. Das zeigt sich erst hinter dem Vorhang. Am Tisch heißt es so lange: überlegt noch.",
        ),
        (
            "Nobody gives it away",
            "Everybody has the buttons for “Nope” and “Opposite Day”, with the card or without. That shows only behind the curtain. Until then the table says: still thinking.",
        ),
    ],
    [
        (
            "Abwerfen",
            "Du wählst, was du abwirfst. Hast du zu wenige, gehen alle. Geben beide Stapel zu wenig her, ziehst du, was da ist.",
        ),
        (
            "Discarding",
            "You choose what you discard. If you have too few, all of them go. If both piles hold too few, you draw what there is.",
        ),
    ],
    [
        (
            "Challenges",
            "Wer die Karte gespielt hat, trägt das Ergebnis ein. Kann oder will sie niemand spielen, wird sie abgesagt, ohne Belohnung.",
        ),
        (
            "Challenges",
            "Whoever has played the card enters the result. If nobody can or wants to play it, it is called off without a reward.",
        ),
    ],
    [
        ("Die Belohnung", "Nach der ersten Karte darfst du aufhören."),
        ("The reward", "You may stop after the first card."),
    ],
    [
        ("Spiele auf dem Gerät", "Manche Challenges misst das Gerät. Auf jeder steht auch, wie sie ohne geht."),
        (
            "Games on the device",
            "Some challenges are measured by the device. Each of them also says how to play it without.",
        ),
    ],
];

/// The rulings.
pub(super) fn rulings(lang: Lang) -> Vec<Paragraph> {
    said(&RULINGS, lang, &|_| String::new())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::booklet;

    /// What these paragraphs say, in German and in English.
    #[track_caller]
    fn say(of: fn(Lang) -> Vec<Paragraph>, titles: [&str; 2], words: &[[&str; 2]]) {
        for (at, (lang, title)) in [Lang::De, Lang::En].into_iter().zip(titles).enumerate() {
            let text = of(lang).iter().find(|one| one.title == title).map(|one| one.text).unwrap_or_default();
            for words in words {
                assert!(text.contains(words[at]), "{title}: “{}” is missing in “{text}”", words[at]);
            }
        }
    }

    /// Between the beginning of the turn and its first choice.
    #[test]
    fn whoever_reaches_the_number_as_the_turn_begins_may_still_call() {
        let words = [
            [
                "in dem Augenblick auf die Zahl, in dem dein Zug beginnt",
                "the number at the very moment your turn begins",
            ],
            ["bevor du dich in Phase 1 entscheidest", "before your choice in phase 1"],
            ["du gewinnst sofort", "you win at once"],
        ];
        say(rulings, ["„Bohei?“", "“Bohei?”"], &words);
    }

    #[test]
    fn there_is_one_report_against_each_player_and_all_are_paid_in_order() {
        let words = [
            ["Gegen jede Person gibt es nur eine Meldung zugleich", "one report at a time against each player"],
            ["der Reihe nach im Uhrzeigersinn, von der Person am Zug aus", "clockwise from the player on turn"],
        ];
        say(rulings, ["Einen Regelbruch melden", "Reporting a breach"], &words);
    }

    #[test]
    fn a_rule_that_ends_in_this_turn_can_still_be_reported() {
        let words = [[
            "Eine Regel, die in diesem Zug endet, lässt sich bis zu seinem Ende noch melden",
            "A rule that ends in this turn can be reported until the turn is over",
        ]];
        say(rulings, ["Einen Regelbruch melden", "Reporting a breach"], &words);
    }

    #[test]
    fn no_rule_applies_to_the_third_person_of_a_challenge() {
        let titles = ["Challenges", "Challenges"];
        let helps = ["Wer mitspielt oder hilft, muss so lange keine Regel beachten", "to those who play or help"];
        say(booklet, titles, &[helps]);
    }
}
