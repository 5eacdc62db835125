//! What the booklet leaves open, and how it is played here.

use ::table::Lang;
use game_ui::Paragraph;

use super::rules::said;

/// A title and a text.
type Words = (&'static str, &'static str);

/// Each ruling in German and in English.
const RULINGS: [[Words; 2]; 13] = [
    [
        (
            "Was darf man sagen?",
            "Jede ganze Zahl bis zum Limit. Nach unten reicht es bis −2 für jede Karte im Stapel, deine mitgezählt, aber nie unter −20.",
        ),
        (
            "What may be said?",
            "Any whole number up to the limit. Down to −2 for each card in the pile, yours included, but never below −20.",
        ),
    ],
    [
        (
            "Wer darf zweifeln?",
            "Nur wer als Nächstes dran ist, nur an der letzten Summe, und nur statt zu spielen. Nach dem Wenden kann das die eigene sein.",
        ),
        (
            "Who may doubt?",
            "Only whoever is next, only the last sum, and only instead of playing. After a “Turn round” it can be your own.",
        ),
    ],
    [
        (
            "Offen legen",
            "„Spiel offen“ bleibt liegen, bis eine Zahl offen liegt, auch über neue Stapel hinweg, höchstens bis zum Ende der Runde. Bis dahin darfst du „Ätsch!“ und blaue Karten verdeckt legen. Liegen mehrere vor dir, erfüllt jede Zahl eine davon.",
        ),
        (
            "Laying face up",
            "“Play openly” stays until a number lies face up, through new piles, at most until the round ends. Until then you may lay “Ätsch!” and blue cards face down. If several lie in front of you, each number fulfils one.",
        ),
    ],
    [
        (
            "Offen über dem Limit",
            "Du ziehst zwei, der Stapel kommt weg, und du beginnst einen neuen Stapel. Was darin verdeckt liegt, bleibt ungesehen. War es deine letzte Karte, geht die Runde weiter.",
        ),
        (
            "Face up over the limit",
            "You draw two, the pile goes away, and you start a new pile. What lies face down in it stays unseen. If it was your last card, the round goes on.",
        ),
    ],
    [
        (
            "Schenken",
            "Offen spielst du „Schenken“ ab drei Karten auf der Hand. Danach suchst du aus, was du wem schenkst. Du darfst auch nichts verschenken. Verdeckt legen kannst du die Karte immer.",
        ),
        (
            "Give one",
            "You play “Give one” openly with three cards in hand or more. Then you choose what you give, and to whom. You may give nothing. You can always lay the card face down.",
        ),
    ],
    [
        ("Zu zweit", "Gewendet wird auch zu zweit: Dran ist trotzdem immer die andere Person, nur das Limit wechselt."),
        (
            "With two players",
            "With two players “Turn round” works as well: the other player is still next, only the limit changes.",
        ),
    ],
    [
        (
            "Wann „Larry!“?",
            "Bei jedem Zug, nach dem du genau eine Karte hast; beim Schenken mit dem Geschenk. Geprüft wird sofort, andere Strafen kommen dazu. Ein unnötiges „Larry!“ kostet nichts.",
        ),
        (
            "When to say “Larry!”",
            "With any play that leaves you exactly one card; with “Give one”, with the gift. It is checked at once, other penalties add up. A needless “Larry!” costs nothing.",
        ),
    ],
    [
        (
            "Letzte Karte blau",
            "Sie wirkt zuerst. Dann antwortet, wer in der neuen Richtung folgt. Ist der Stapel leer, wird gleich gewertet.",
        ),
        (
            "A blue last card",
            "It takes effect first. Then whoever follows in the new direction answers. If the pile is empty, the round is scored at once.",
        ),
    ],
    [
        (
            "Geglaubt ist geglaubt",
            "Wird dem Stapel geglaubt, bleibt verdeckt, was verdeckt liegt. Auch am Ende der Runde.",
        ),
        (
            "Believed is believed",
            "When a pile is believed, what lies face down stays face down. Even at the end of the round.",
        ),
    ],
    [
        (
            "Zu wenig zu ziehen",
            "Reichen Ziehstapel und Ablage nicht für zwei Karten und beginnst du danach den neuen Stapel, kommt erst der Stapel in der Mitte auf die Ablage. Beginnst du nicht, bleibt er liegen, und du ziehst, was da ist: bei „Zieh zwei“, bei einem vergessenen „Larry!“ und bei einem falschen Zweifel an der letzten Karte. So kann jede Summe noch angezweifelt werden.",
        ),
        (
            "Too few to draw",
            "If draw pile and discard pile do not hold two cards and you start the new pile next, the pile in the middle goes to the discard pile first. If you do not start it, it stays, and you draw what there is: with “Draw two”, a forgotten “Larry!”, and a wrong doubt about the last card. So every sum can still be doubted.",
        ),
    ],
    [
        (
            "Nur die eigene Karte zurück",
            "Bekommst du nur die eine Karte zurück, die du gerade gelegt hast, weil es keine andere gibt, beginnt die nächste Person den neuen Stapel. Sonst ginge das mit einer 7 bei Limit 5 ewig so weiter.",
        ),
        (
            "Nothing but your own card",
            "If you get back only the one card that you have just laid, because there is no other, the next player starts the new pile. Otherwise this would go on for ever with a 7 at limit 5.",
        ),
    ],
    [
        (
            "Wer beginnt die nächste Runde?",
            "Wer die wenigsten Punkte hat. Bei Gleichstand, wer davon in der Reihenfolge zuletzt kam, gezählt ab der Person, die begonnen hat. Es geht wieder im Uhrzeigersinn, mit Limit 7.",
        ),
        (
            "Who begins the next round?",
            "Whoever has the fewest points; of several, whoever came last in the order of play, counted from the one who began. It goes clockwise again, with limit 7.",
        ),
    ],
    [
        (
            "Die blauen Karten",
            "Das Heft nennt nur die Gesamtzahl. Hier sind es dreimal „Spiel offen“, „Zieh zwei“ und „Schenken“ und viermal „Wenden“. Wie viele Larrys auf einer Karte sind, ist nachempfunden.",
        ),
        (
            "The blue cards",
            "The booklet gives only their total. Here they are three each of “Play openly”, “Draw two” and “Give one”, and four “Turn round”. The Larrys on a card are reconstructed.",
        ),
    ],
];

pub(super) fn rulings(lang: Lang) -> Vec<Paragraph> {
    RULINGS.iter().map(|&[de, en]| said(String::new(), lang, de, en)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What the list must say, in each language.
    #[test]
    fn what_is_ruled_is_on_the_page() {
        let says = |lang: Lang, words: &str| rulings(lang).iter().any(|ruling| ruling.text.contains(words));
        for (de, en) in [
            ("Du darfst auch nichts verschenken.", "You may give nothing."),
            ("Beginnst du nicht, bleibt er liegen, und du ziehst, was da ist", "If you do not start it, it stays"),
            ("Bekommst du nur die eine Karte zurück", "If you get back only the one card"),
        ] {
            assert!(says(Lang::De, de), "{de}");
            assert!(says(Lang::En, en), "{en}");
        }
    }
}
