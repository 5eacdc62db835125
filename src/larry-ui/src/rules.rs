//! The rules in our own words, in the booklet's order.

use ::larry::{Card, Options};
use ::table::Lang;
use game_ui::Paragraph;

use super::cards::{back, face, limit_card};
use crate::art::{SeatSymbol, mat, nose};

pub(super) fn said(
    picture: String,
    lang: Lang,
    de: (&'static str, &'static str),
    en: (&'static str, &'static str),
) -> Paragraph {
    let (title, text) = lang.select(de, en);
    Paragraph { picture, title, text, holds: true }
}

pub(super) fn booklet(options: Option<&Options>, lang: Lang) -> Vec<Paragraph> {
    let by = |rule: fn(&Options) -> bool| options.is_none_or(rule);
    let card = |card: Card| face(card, 44, lang);
    let two = |one: Card, other: Card| face(one, 34, lang) + &face(other, 34, lang);
    vec![
        said(
            card(Card::Four),
            lang,
            (
                "Darum geht’s",
                "Werd deine Karten los. Ehrlich oder nicht: Hauptsache, niemand zweifelt im falschen Moment.",
            ),
            ("The aim", "Get rid of your cards. Honestly or not, as long as nobody doubts you at the wrong moment."),
        ),
        said(
            limit_card(7, true, 56),
            lang,
            (
                "Vorher",
                "Zu zweit gibt es je 12 Karten, zu dritt 9, zu viert 7, zu fünft 6, sonst 5. Das Limit ist 7, es geht im Uhrzeigersinn.",
            ),
            (
                "Before",
                "Two players get 12 cards each, three get 9, four get 7, five get 6, more get 5. The limit is 7, and it goes clockwise.",
            ),
        ),
        said(
            two(Card::Three, Card::MinusOne),
            lang,
            (
                "Legen und sagen",
                "Leg eine Karte verdeckt auf den Stapel. Zähl sie zur letzten Summe dazu, Minuskarten ziehst du ab, und sag die neue Summe laut. Oder sag etwas anderes: Niemand sieht die Karte. Nur über das Limit darf keine Summe gehen.",
            ),
            (
                "Lay and say",
                "Lay a card face down on the pile. Add it to the last sum, subtract if it is below zero, and say the new sum aloud. Or say something else: nobody sees the card. Only the limit must not be passed.",
            ),
        ),
        said(
            back(44),
            lang,
            (
                "Zweifeln",
                "Wer nach dir dran ist, darf die Summe anzweifeln. Dann wird der ganze Stapel aufgedeckt und gerechnet. Stimmt die Summe, zieht zwei, wer gezweifelt hat. Stimmt sie nicht, zieht zwei, wer zuletzt eine Karte gespielt hat. Wer zieht, beginnt den neuen Stapel.",
            ),
            (
                "Doubting",
                "Whoever is next may doubt the sum. Then the whole pile is turned up and added up. If the sum is right, the doubter draws two. If it is wrong, whoever played the last card draws two. Whoever draws starts a new pile.",
            ),
        ),
        said(
            mat(SeatSymbol::Krug, 48),
            lang,
            (
                "Wer legt, haftet",
                "Mit jeder Karte, die du spielst, nimmst du hin, was vorher gesagt wurde. Ist der Stapel falsch, ziehst du, auch wenn jemand anderes gelogen hat.",
            ),
            (
                "You play, you answer for it",
                "With every card you play you accept what was said before. If the pile is wrong, you draw, even if somebody else has lied.",
            ),
        ),
        said(
            card(Card::Aetsch),
            lang,
            (
                "Ätsch!",
                "Du legst sie verdeckt und sagst irgendeine Summe bis zum Limit. Liegt ein „Ätsch!“ im Stapel, stimmt jede Summe. Zwei heben sich auf, mit dreien stimmt wieder alles.",
            ),
            (
                "Ätsch!",
                "You lay it face down and say any sum up to the limit. With one “Ätsch!” in the pile every sum is right. Two cancel each other, with three all is right again.",
            ),
        ),
        said(
            two(Card::DrawTwo, Card::Reverse),
            lang,
            (
                "Blaue Karten",
                "Statt zu legen, kannst du eine blaue Karte offen spielen. Auch damit haftest du für den Stapel. Verdeckt gelegt zählt sie 0 und tut nichts.",
            ),
            (
                "Blue cards",
                "Instead of laying you may play a blue card openly. That, too, makes you liable for the pile. Laid face down it counts 0 and does nothing.",
            ),
        ),
        said(
            card(Card::OpenPlay),
            lang,
            (
                "Spiel offen",
                "Leg sie vor jemanden: Dessen nächste Zahl liegt offen, gelogen wird da nicht. Geht die Summe über das Limit, kostet das zwei Karten, und der Stapel kommt weg.",
            ),
            (
                "Play openly",
                "Lay it in front of somebody: that player’s next number lies face up, no lie is possible. If the sum passes the limit, it costs two cards, and the pile goes away.",
            ),
        ),
        said(
            card(Card::DrawTwo),
            lang,
            ("Zieh zwei", "Jemand, den du wählst, zieht sofort zwei Karten."),
            ("Draw two", "Somebody of your choice draws two cards at once."),
        ),
        said(
            card(Card::GiveOne),
            lang,
            (
                "Schenken",
                "Such eine deiner Karten aus und schenk sie, wem du willst, oder verschenk nichts. Nicht als letzte und nicht als vorletzte Karte.",
            ),
            (
                "Give one",
                "Choose one of your cards and give it to anybody, or give nothing. Not with your last card, nor with the last but one.",
            ),
        ),
        said(
            card(Card::Reverse),
            lang,
            (
                "Wenden",
                "Die Richtung dreht sich um, und das Limit wechselt zwischen 7 und 5. Das neue gilt ab der nächsten Karte, die auf den Stapel kommt.",
            ),
            (
                "Turn round",
                "The direction turns, and the limit changes between 7 and 5. The new one holds from the next card laid on the pile.",
            ),
        ),
        said(
            back(34) + &back(34),
            lang,
            (
                "Nichts mehr zu ziehen",
                "Dann wird die Ablage gemischt und ist der neue Ziehstapel.",
            ),
            (
                "Nothing left to draw",
                "Then the discard pile is shuffled and becomes the new draw pile.",
            ),
        ),
        said(
            nose(60),
            lang,
            (
                "„Larry!“",
                "Wer nur noch eine Karte behält, muss „Larry!“ rufen. Vergessen kostet zwei Karten. Der Knopf dafür steht neben dem zum Spielen und leuchtet nie von allein.",
            ),
            (
                "“Larry!”",
                "Whoever keeps only one card must shout “Larry!”. Forgetting costs two cards. Its button is beside the one to play, and never lights up by itself.",
            ),
        )
        .only(by(|options| !options.reminds)),
        said(
            nose(60),
            lang,
            (
                "„Larry!“",
                "Wer nur noch eine Karte behält, muss „Larry!“ rufen. An eurem Tisch ruft das Gerät, also kann es niemand vergessen.",
            ),
            (
                "“Larry!”",
                "Whoever keeps only one card must shout “Larry!”. At your table the device shouts, so nobody can forget it.",
            ),
        )
        .only(options.is_some_and(|options| options.reminds)),
        said(
            two(Card::Zero, Card::Seven),
            lang,
            (
                "Die letzte Karte",
                "Danach zweifelt die nächste Person, oder sie glaubt es. Zu Recht gezweifelt: Du ziehst zwei, und es geht weiter. Zu Unrecht: Wer gezweifelt hat, zieht noch zwei, dann wird gewertet. Geglaubt: Es wird gleich gewertet.",
            ),
            (
                "The last card",
                "Then the next player doubts or believes it. Doubted rightly: you draw two and play goes on. Doubted wrongly: the doubter draws two, then the round is scored. Believed: it is scored at once.",
            ),
        )
        .only(by(|options| !options.short)),
        said(
            nose(44) + &nose(44),
            lang,
            (
                "Wertung",
                "Alle Karten los: plus 2. Alle anderen bekommen für jeden Larry auf ihren Karten einen Minuspunkt. Wer am wenigsten hat, beginnt die nächste Runde. Nach drei Runden gewinnen die meisten Punkte.",
            ),
            (
                "Scores",
                "No cards left: plus 2. Everybody else loses a point for each Larry on the cards in hand. Whoever has the fewest points begins the next round. After three rounds most points win.",
            ),
        )
        .only(by(|options| !options.short)),
        said(
            card(Card::Two),
            lang,
            (
                "Kurzes Spiel",
                "Nur eine Runde. Mit der letzten Karte wird der Stapel immer aufgedeckt: Stimmt er, hast du gewonnen. Stimmt er nicht, ziehst du zwei und beginnst einen neuen Stapel.",
            ),
            (
                "Short game",
                "One round only. With a last card the pile is always turned up: if it is right, you have won. If not, you draw two and start a new pile.",
            ),
        )
        .only(by(|options| options.short)),
    ]
}
