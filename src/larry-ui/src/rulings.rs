//! What the booklet leaves open, and how it is played here.

use ::larry::Options;
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
            "Auch Zahlen unter null: bis −2 für jede Karte im Stapel, deine mitgezählt, aber nie unter −20.",
        ),
        (
            "What may be said?",
            "Numbers below zero, too: down to −2 for each card in the pile, yours included, but never below −20.",
        ),
    ],
    [
        (
            "Wer darf zweifeln?",
            "Nur an der letzten Summe, und nur statt zu spielen. Nach dem Wenden kann das die eigene sein.",
        ),
        ("Who may doubt?", "Only the last sum, and only instead of playing. After a “Turn round” it can be your own."),
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
            "Danach beginnst du einen neuen Stapel. Was im alten verdeckt liegt, bleibt ungesehen. War es deine letzte Karte, geht die Runde weiter.",
        ),
        (
            "Face up over the limit",
            "Then you start a new pile. What lies face down in the old one stays unseen. If it was your last card, the round goes on.",
        ),
    ],
    [
        (
            "Schenken",
            "Was du wem schenkst, suchst du erst aus, wenn die Karte liegt. Verdeckt legen kannst du sie immer.",
        ),
        (
            "Give one",
            "You choose what you give, and to whom, only when the card lies there. You can always lay it face down.",
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
            "Beim Schenken erst mit dem Geschenk. Geprüft wird sofort, andere Strafen kommen dazu. Ein unnötiges „Larry!“ kostet nichts.",
        ),
        (
            "When to say “Larry!”",
            "After “Give one”, with the gift. It is checked at once, other penalties add up. A needless “Larry!” costs nothing.",
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
            "Haben mehrere am wenigsten: wer davon in der Reihenfolge zuletzt kam, gezählt ab der Person, die begonnen hat. Es geht wieder im Uhrzeigersinn, mit Limit 7.",
        ),
        (
            "Who begins the next round?",
            "If several have the fewest points: whoever of them came last in the order of play, counted from the one who began. It goes clockwise again, with limit 7.",
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

/// Those that matter by these house rules, or all of them.
pub(super) fn rulings(options: Option<&Options>, lang: Lang) -> Vec<Paragraph> {
    let by = |rule: fn(&Options) -> bool| options.is_none_or(rule);
    let one = |&[de, en]: &[Words; 2]| {
        let holds = match de.0 {
            "Letzte Karte blau" | "Wer beginnt die nächste Runde?" => by(|options| !options.short),
            "Wann „Larry!“?" => by(|options| !options.reminds),
            _ => true,
        };
        said(String::new(), lang, de, en).only(holds)
    };
    RULINGS.iter().map(one).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What the list must say, in each language.
    #[test]
    fn what_is_ruled_is_on_the_page() {
        let says = |lang: Lang, words: &str| rulings(None, lang).iter().any(|ruling| ruling.text.contains(words));
        for (de, en) in [
            ("Beginnst du nicht, bleibt er liegen, und du ziehst, was da ist", "If you do not start it, it stays"),
            ("Bekommst du nur die eine Karte zurück", "If you get back only the one card"),
        ] {
            assert!(says(Lang::De, de), "{de}");
            assert!(says(Lang::En, en), "{en}");
        }
    }
}
