//! What the booklet leaves open, and how it is played here.

use ::leiff::Options;
use ::table::Lang;
use game_ui::Paragraph;

use super::rules::{Words, said};

/// Each ruling in German and in English.
const RULINGS: [[Words; 2]; 14] = [
    [
        (
            "Das Deck",
            "Zwei −1, vier Spielautomaten, je vier von 1 bis 12, zwei 13; von jeder Special Card zwei. Das ist nachempfunden.",
        ),
        (
            "The deck",
            "Two −1, four slot machines, four each of 1 to 12, two 13; two of each special card. This is reconstructed.",
        ),
    ],
    [
        (
            "Wo was liegt",
            "Vorn sind die beiden Karten, die dir am nächsten liegen. Geht eine weg, bleibt eine Lücke; neue kommen ans Ende. Ohne Erlaubnis sieht niemand die eigenen Karten an.",
        ),
        (
            "Where cards lie",
            "The front cards are the two nearest to you. A card that goes leaves a gap; new ones go to the end. Nobody looks at their own cards unless allowed.",
        ),
    ],
    [
        (
            "Ziehen",
            "Was du von der Ablage nimmst, darfst du zurücklegen. Ist der Zugstapel leer, wird die Ablage ohne ihre oberste Karte gemischt. Gibt kein Stapel etwas her, rufst du „Leiff!“ oder setzt aus. Ist für Strafkarten zu wenig da, gibt es, was da ist.",
        ),
        (
            "Drawing",
            "What you take from the discard pile you may put back. If the draw pile is empty, the discard pile without its top is shuffled. If neither gives a card, you call “Leiff!” or pass. Too few cards for a penalty: you get what there is.",
        ),
    ],
    [
        ("Effekte", "Auf jeden darfst du verzichten. Bei der 9 sieht niemand die Karten an."),
        ("Effects", "You may decline any of them. With a 9 nobody sees the cards."),
    ],
    [
        (
            "Wann passt etwas?",
            "Wert und Art sind gleich, und auf der Ablage liegt etwas. Wer zuerst tippt, war zuerst da. Auch bevor eine gezogene Karte liegt oder ein Effekt gewählt ist. Nur nicht, während jemand Karten ansieht, und nicht nach „Leiff!“.",
        ),
        (
            "When does it match?",
            "Value and kind are the same, and the discard pile is not empty. The first tap counts. Even before a drawn card is placed or an effect’s target is chosen. But not while somebody looks at cards, and not after “Leiff!”.",
        ),
    ],
    [
        (
            "Falsch gelegen",
            "Alle sehen die Karte, dann liegt sie wieder verdeckt am alten Platz. Strafkarten sieht niemand.",
        ),
        (
            "A wrong guess",
            "Everybody sees the card, then it lies face down in its place again. Nobody sees penalty cards.",
        ),
    ],
    [
        ("Keine Karten mehr", "Du spielst weiter, und deine Hand zählt 0."),
        ("No cards left", "You play on, and your hand counts 0."),
    ],
    [
        (
            "Wer beginnt?",
            "Der Zufall oder ihr. Danach jede Runde ein Platz weiter. Haben am Ende mehrere am wenigsten, gewinnen sie gemeinsam.",
        ),
        (
            "Who begins?",
            "Chance, or you. Then one place on each round. If several have the fewest points in the end, they win together.",
        ),
    ],
    [
        (
            "Der Zettel",
            "Verteilen darfst du an alle anderen mit Glas, die nicht immun sind. Was übrig ist, wenn die nächste Runde beginnt, verfällt. Dein Glas kannst du jederzeit wechseln. Minuspunkte durch den Spielautomaten gibt es nicht.",
        ),
        (
            "The slip",
            "You may hand out sips to anybody else with a glass who is not immune; those left when the next round starts lapse. You can change your glass at any time. The slot machine brings no minus points.",
        ),
    ],
    [
        (
            "Wasserregeln",
            "Sie gelten für alle ohne Alkohol im Glas, und für alle, wenn ohne Trinkregeln gespielt wird.",
        ),
        ("Water rules", "They hold for everybody without alcohol, and for all if you play without drinking rules."),
    ],
    [
        ("Immun", "Deine eigenen Effekte wirken weiter, und erwischt werden kannst du auch."),
        ("Immune", "Your own effects still work, and you can still be caught."),
    ],
    [
        (
            "Klatschtante und Dorfschönheit",
            "Die nächste beendet sie, wie immer sie auf die Ablage kommt, auch Runden später. Mitgetrunken werden auch Shots und Doppeltes, nur nicht, was die Person rechts selbst bloß mittrinkt. Ist der Platz rechts immun, trinkst du nichts mit. Ist der Platz links immun, wird nicht getauscht. Beim Tausch wandern auch die Lücken.",
        ),
        (
            "Gossip and Village Belle",
            "The next one ends them, however it reaches the discard pile, even rounds later. Shots and doubling are drunk along, but not what your neighbour merely drinks along. If your right neighbour is immune, you do not drink along. If your left neighbour is immune, there is no swap. In a swap the gaps go along.",
        ),
    ],
    [
        (
            "Magier",
            "Vor dem Aufdecken wählt erst die verzauberte Person, dann du, beide geheim. Mehrere wirken der Reihe nach. Fehlt eine Hand oder schützt ein Kellner die verzauberte Person, fällt der Tausch aus; dein eigener Kellner ändert nichts. Doppelt zählt auch, was du vorher in der Runde getrunken hast, und bei zwei Magiern nicht vierfach.",
        ),
        (
            "Magician",
            "Before the cards are turned the enchanted player picks, then you, both in secret. Several work in the order played. A missing hand, or a Waiter who protects the enchanted player, cancels the swap; your own Waiter changes nothing. What you drank earlier in the round counts double, too, and with two Magicians no more than double.",
        ),
    ],
    [
        (
            "Teams",
            "Auch Karten des eigenen Teams kannst du erwischen, und Effekte treffen es. Eine Strafkarte fürs Reden dürfen alle fordern, auch während jemand Karten ansieht; gefragt wird zweimal. Zu Beginn seht ihr nur ausgeteilte Karten an, keine Strafkarte. Der Bonus oder die Strafe für „Leiff!“ zählt einmal fürs Team.",
        ),
        (
            "Teams",
            "You can catch cards of your own team, too, and effects may hit it. Anybody may report talking, even while somebody looks at cards; the device asks twice. At the start you look at cards that were dealt, not at a penalty card. What “Leiff!” brings or costs counts once for the team.",
        ),
    ],
];

/// Those that matter by these house rules, or all of them.
pub(super) fn rulings(options: Option<&Options>, lang: Lang) -> Vec<Paragraph> {
    let by = |rule: fn(&Options) -> bool| options.is_none_or(rule);
    let holds = |title: &str| match title {
        "Der Zettel" => by(|options| options.drinks),
        "Wasserregeln" | "Immun" | "Klatschtante und Dorfschönheit" | "Magier" => by(|options| options.specials),
        "Teams" => by(|options| options.teams),
        _ => true,
    };
    let paragraphs = said(&RULINGS, lang, |_| String::new());
    paragraphs.into_iter().zip(&RULINGS).map(|(one, [(title, _), _])| one.only(holds(title))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The list of rulings says so, in both languages.
    #[test]
    fn the_magicians_own_waiter_does_not_cancel_the_swap() {
        let says = |paragraphs: Vec<Paragraph>, title: &str, words: &str| {
            let text = paragraphs.iter().find(|one| one.title == title).map(|one| one.text);
            assert!(text.is_some_and(|text| text.contains(words)), "{title}: {text:?}");
        };
        says(rulings(None, Lang::De), "Magier", "schützt ein Kellner die verzauberte Person");
        says(rulings(None, Lang::De), "Magier", "dein eigener Kellner ändert nichts");
        says(rulings(None, Lang::En), "Magician", "a Waiter who protects the enchanted player");
        says(rulings(None, Lang::En), "Magician", "your own Waiter changes nothing");
    }
}
