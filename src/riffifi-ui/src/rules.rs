//! The rules in our own words, in the booklet's order, and what the booklet leaves open.

use ::riffifi::{Card, Length, Options};
use ::table::Lang;
use game_ui::Paragraph;

use super::cards::{back, picture};
use crate::art::Icon::{Check, Next};
use crate::art::{Loot, SeatSymbol, gap, icon, lids, loot, mat, officer_card};

fn said(picture: String, lang: Lang, de: (&'static str, &'static str), en: (&'static str, &'static str)) -> Paragraph {
    let (title, text) = lang.select(de, en);
    Paragraph { picture, title, text, holds: true }
}

/// A card in the margin, named as records name it.
fn card(name: &str) -> String {
    name.parse().map(|card: Card| picture(card, 24)).unwrap_or_default()
}

pub(super) fn booklet(options: Option<&Options>, lang: Lang) -> Vec<Paragraph> {
    let by = |rule: fn(&Options) -> bool| options.is_none_or(rule);
    let chips = |kinds: [Loot; 3]| kinds.map(|kind| loot(kind, 22)).concat();
    let next = icon(Next, 16);
    vec![
        said(
            chips([Loot::Crown, Loot::Heart, Loot::Diamond]),
            lang,
            ("Darum geht’s", "Der Coup ist geglückt, jetzt wird geteilt. Wer am Ende die meisten Chips hat, gewinnt."),
            ("The aim", "The heist went well, now you share. Whoever has the most chips in the end wins."),
        ),
        said(
            format!("{}{}", back(32), chips([Loot::Bundle, Loot::Goblet, Loot::Crown])),
            lang,
            (
                "Vorher",
                "60 Chips liegen in der Mitte, 12 von jeder Farbe. Alle 40 Karten werden verteilt; zu dritt kommen vorher vier Einser aus dem Spiel. Bekommt jemand fünf oder mehr Karten einer Farbe, wird neu gegeben.",
            ),
            (
                "Before",
                "60 chips lie in the middle, 12 of each colour. All 40 cards are dealt; with three players four ones leave the game first. If anybody gets five or more cards of one colour, the deal is repeated.",
            ),
        ),
        said(
            card("r4"),
            lang,
            (
                "Ausspielen",
                "Der Platz links von der Person, die gibt, fängt an, dann geht es reihum. Du legst eine Karte offen vor dich. Sie fordert: Eine rote 4 will vier rote Chips.",
            ),
            (
                "Playing",
                "The seat to the left of the dealer begins, then clockwise. You lay a card face up in front of you. It makes a claim: a red 4 wants four red chips.",
            ),
        ),
        said(
            format!("{}{next}{}", card("b2"), card("b5")),
            lang,
            (
                "Zu gierig",
                "Von jeder Farbe liegt nur eine Karte offen. Treffen sich zwei, wird die höhere sofort umgedreht und bringt nichts.",
            ),
            (
                "Too greedy",
                "Of each colour only one card lies face up. Where two meet, the higher one is turned down at once and brings nothing.",
            ),
        ),
        said(
            format!("{}{}", card("r4"), loot(Loot::Heart, 24)),
            lang,
            (
                "Kassieren",
                "Liegt deine Karte noch offen, wenn du wieder dran bist, nimmst du dir die Chips aus der Mitte. Dann drehst du die Karte um und spielst die nächste aus.",
            ),
            (
                "Collecting",
                "If your card is still face up when it is your turn again, you take the chips from the middle. Then you turn it down and play the next one.",
            ),
        ),
        said(
            gap(32),
            lang,
            (
                "Es trifft dich selbst",
                "Ausspielen musst du. Liegt schon eine kleinere Karte derselben Farbe da, drehst du deine eigene um. Du darfst sie dann auch gleich verdeckt ablegen, ohne sie zu zeigen.",
            ),
            (
                "Your own fault",
                "You must play. If a lower card of the same colour lies there already, you turn down your own. You may then also lay it face down at once, without showing it.",
            ),
        ),
        said(
            format!("{}{next}{}", mat(SeatSymbol::Blatt, 24), mat(SeatSymbol::Krug, 24)),
            lang,
            (
                "Die Mitte ist leer",
                "Was in der Mitte fehlt, zahlt, wer am meisten von der Farbe hat, bis nichts mehr da ist. Dann zahlt, wer danach am meisten hat. Sind mehrere gleich reich, wird möglichst gleich geteilt. Mehr als 12 von einer Farbe hat niemand: Der Rest verfällt.",
            ),
            (
                "The middle is empty",
                "What is missing in the middle is paid by whoever has most of the colour until nothing is left, then by the next. Equally rich players share as evenly as possible. Nobody has more than 12 of a colour: the rest lapses.",
            ),
        ),
        said(
            loot(Loot::Crown, 34),
            lang,
            (
                "Schluss",
                "Ein Durchgang endet, wenn alle Karten gespielt und alle Chips kassiert sind. Ihr spielt so viele Durchgänge, wie ihr seid, und zählt die Chips aus allen zusammen.",
            ),
            (
                "The end",
                "A round ends when all cards are played and all claims are settled. You play as many rounds as there are players, and count the chips of all of them.",
            ),
        )
        .only(by(|options| options.length == Length::Printed)),
        said(
            loot(Loot::Crown, 34),
            lang,
            (
                "Schluss",
                "Ihr spielt einen Durchgang, eine Hausregel für zwischendurch. Er endet, wenn alle Karten gespielt und alle Chips kassiert sind.",
            ),
            (
                "The end",
                "You play one round, a house rule for a short break. It ends when all cards are played and all claims are settled.",
            ),
        )
        .only(options.is_some_and(|options| options.length == Length::OneRound)),
        said(
            officer_card(40),
            lang,
            (
                "Variante: der Officer",
                "Er ersetzt einen Einser, zu dritt alle fünf. Wer den Officer ausspielt, darf eine offene Karte umdrehen. Dann ist auch er weg.",
            ),
            (
                "Variant: the Officer",
                "He replaces a one; with three players all the ones leave. Whoever plays the Officer may turn down an open card. Then he is gone, too.",
            ),
        )
        .only(by(|options| options.officer)),
        said(
            format!("{}{next}{}", back(24), back(24)),
            lang,
            (
                "Variante: gleiche Chancen",
                "Gemischt wird nur am Anfang. Nach jedem Durchgang wandert jedes Blatt nach links, bis alle jedes einmal hatten. Geht es länger, wird neu gegeben.",
            ),
            (
                "Variant: equal chances",
                "The cards are shuffled only once. After each round every hand goes on to the left, until everybody has had each of them. If the game goes on, cards are dealt anew.",
            ),
        )
        .only(by(|options| options.equal)),
        said(
            format!("{}{}", loot(Loot::Goblet, 28), icon(Check, 28)),
            lang,
            (
                "Variante: abhaken",
                "Ihr schreibt die Chips nach Farben auf. Bei 7 ist eine Farbe abgehakt, mehr zählt nicht. Wer zuerst alle fünf abhakt, gewinnt; bei Gleichstand entscheidet der letzte Durchgang.",
            ),
            (
                "Variant: ticking off",
                "You write down the chips by colour. At 7 a colour is ticked off, more does not count. The first to tick off all five wins; the last round breaks ties.",
            ),
        )
        .only(by(|options| options.length == Length::Sheet)),
    ]
}

pub(super) fn rulings(options: Option<&Options>, lang: Lang) -> Vec<Paragraph> {
    let by = |rule: fn(&Options) -> bool| options.is_none_or(rule);
    vec![
        said(
            String::new(),
            lang,
            (
                "Kassieren ist Pflicht",
                "Erst wird kassiert, dann gespielt. Nach der letzten Karte wird reihum nur noch kassiert; wer nichts offen hat, wird übersprungen.",
            ),
            (
                "You must collect",
                "First you collect, then you play. After the last card turns go on with collecting alone; whoever has nothing open is skipped.",
            ),
        ),
        said(
            lids(40),
            lang,
            (
                "Verdeckt bleibt verdeckt",
                "Was ungesehen abgelegt wurde, zeigt auch der Verlauf nicht. Angeboten wird das nur bei einer Karte, die sich selbst umdrehen müsste.",
            ),
            (
                "Unseen stays unseen",
                "What was laid down unseen is not shown in the story either. It is offered only for a card that would have to turn itself down.",
            ),
        ),
        said(
            String::new(),
            lang,
            (
                "Wer gibt einen mehr?",
                "Geht es zwischen gleich reichen Leuten nicht auf, wählst du beim Kassieren, wer einen Chip mehr gibt.",
            ),
            (
                "Who gives one more?",
                "If equally rich players cannot pay equally, you choose while collecting who gives one chip more.",
            ),
        ),
        said(
            String::new(),
            lang,
            (
                "Der Zufall gibt",
                "Neu gegeben wird still, bis es passt. Welche Einser fehlen, entscheidet vor jedem Geben der Zufall, und alle sehen es.",
            ),
            (
                "Chance deals",
                "The deal is repeated silently until it fits. Which ones are missing is drawn before each deal, and everybody sees it.",
            ),
        ),
        said(
            String::new(),
            lang,
            (
                "Wer gibt?",
                "Wer zuerst gibt, entscheidet der Zufall, oder ihr macht es aus. Danach gibt immer der nächste Platz links.",
            ),
            ("Who deals?", "Chance decides who deals first, or you do. Then the deal goes on to the left."),
        ),
        said(
            String::new(),
            lang,
            ("Der Officer", "Er hat keine Farbe und zählt beim Geben nicht mit."),
            (
                "The Officer",
                "He has no colour and does not count in the deal.",
            ),
        )
        .only(by(|options| options.officer)),
        said(
            String::new(),
            lang,
            (
                "Abhaken",
                "Gezählt werden die Chips aller Durchgänge. Gespielt wird, bis eine Liste voll ist, wie lange es auch dauert. Entscheidet auch der letzte Durchgang nicht, gewinnen beide.",
            ),
            (
                "Ticking off",
                "The chips of all rounds count. You play until a sheet is full, however long it takes. If the last round does not decide either, both win.",
            ),
        )
        .only(by(|options| options.length == Length::Sheet)),
        said(
            String::new(),
            lang,
            ("Gleichstand", "Haben mehrere gleich viele Chips, gewinnen sie gemeinsam."),
            ("A tie", "Players with the same number of chips win together."),
        ),
        said(
            String::new(),
            lang,
            ("Ein Druckfehler", "Im zweiten Beispiel des Hefts spielt Kletter-Max eine grüne 8, nicht eine 5."),
            ("A misprint", "In the booklet’s second example Kletter-Max plays a green 8, not a 5."),
        ),
    ]
}
