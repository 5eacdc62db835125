//! The rules in our own words, in the booklet's order.

use ::leiff::{Card, Glass, Options, Special};
use ::table::Lang;
use game_ui::Paragraph;

use super::cards::{face, glass};
use crate::art::{Icon, REGULAR, SeatSymbol, crown, head, icon, leiff_back, mat, shot};

/// A title and a text.
pub(super) type Words = (&'static str, &'static str);

/// Paragraphs in the language of the page, each with its picture.
pub(super) fn said(texts: &[[Words; 2]], lang: Lang, picture: impl Fn(usize) -> String) -> Vec<Paragraph> {
    let one = |(place, &[german, english]): (usize, &[Words; 2])| {
        let (title, text) = lang.select(german, english);
        Paragraph { picture: picture(place), title, text, holds: true }
    };
    texts.iter().enumerate().map(one).collect()
}

/// Each paragraph in German and in English.
const BOOKLET: [[Words; 2]; 18] = [
    [("Darum geht’s", "Am Ende die wenigsten Punkte haben."), ("The aim", "Have the fewest points in the end.")],
    [
        (
            "Vorher",
            "Alle bekommen vier verdeckte Karten. Eine Karte liegt offen auf der Ablage, der Rest ist der Zugstapel. Vor der ersten Runde siehst du dir einmal deine beiden vorderen Karten an. Danach zählt dein Gedächtnis.",
        ),
        (
            "Before",
            "Everybody gets four cards face down. One card lies face up on the discard pile, the rest is the draw pile. Before the first round you look once at your two front cards. From then on, your memory counts.",
        ),
    ],
    [
        (
            "Dein Zug",
            "Im Uhrzeigersinn: Zieh eine Karte, vom Zugstapel oder von der Ablage. Tausch sie gegen eine deiner Karten, oder wirf sie gleich ab.",
        ),
        (
            "Your turn",
            "Clockwise: draw a card, from the draw pile or the discard pile. Swap it with one of your cards, or discard it at once.",
        ),
    ],
    [
        (
            "7 und 8",
            "Diese Karten wirken nur, wenn du sie vom Zugstapel ziehst und gleich abwirfst; so auch die 9 und der Spielautomat. 7: Sieh dir eine deiner Karten an. 8: Sieh dir irgendeine Karte an.",
        ),
        (
            "7 and 8",
            "These cards work only if you draw them from the draw pile and discard them at once; so do the 9 and the slot machine. 7: look at one of your cards. 8: look at any card.",
        ),
    ],
    [
        ("Die 9", "Tausch eine deiner Karten gegen eine fremde. Oder zwei fremde von zwei verschiedenen Plätzen."),
        ("The 9", "Swap one of your cards with somebody else’s. Or one each of two other players."),
    ],
    [
        (
            "Spielautomat",
            "Zählt 0. Wirf eine deiner Karten ab, oder jemand anderes zieht eine dazu. Von der Ablage nimmt ihn niemand mehr auf.",
        ),
        (
            "Slot machine",
            "It counts 0. Discard one of your cards, or somebody else draws one more. It is never taken from the discard pile.",
        ),
    ],
    [
        (
            "Passt!",
            "Gleicht eine deiner Karten der obersten auf der Ablage, wirf sie darauf, auch wenn du nicht dran bist. Liegst du falsch, ziehst du zwei.",
        ),
        (
            "Match!",
            "If one of your cards equals the top of the discard pile, throw it there, even out of turn. If you are wrong, you draw two.",
        ),
    ],
    [
        (
            "Erwischt!",
            "Das geht auch mit einer fremden Karte. Liegst du richtig, ist sie weg, und wer sie hatte, zieht zwei. Liegst du falsch, ziehst du eine.",
        ),
        (
            "Caught!",
            "It works with somebody else’s card, too. If you are right, it is gone, and its owner draws two. If you are wrong, you draw one.",
        ),
    ],
    [
        (
            "„Leiff!“",
            "Ruf es statt zu ziehen, wenn du glaubst, am wenigsten zu haben. Die Runde ist sofort aus, alle zählen. Hast du allein am wenigsten: minus 5. Sonst plus 5, auch bei Gleichstand.",
        ),
        (
            "“Leiff!”",
            "Call it instead of drawing if you think you have the fewest points. The round ends at once, everybody counts. Lowest, without a tie: minus 5. Else plus 5, ties included.",
        ),
    ],
    [
        ("Schluss", "Bei 50 Punkten, im langen Spiel bei 100, ist es nach der Runde aus."),
        ("The end", "It ends after a round at 50 points, or at 100 in the long game."),
    ],
    [
        (
            "Trinkregeln",
            "Nach jeder Runde: für jede Karte ab 10 ein Shot oder vier Schlucke; für den Rest ein Drittel der Summe in Schlucken, aufgerundet. Eine Hand unter null darfst du in Schlucken verteilen. Wird deine Karte erwischt oder erwischst du falsch: ein Shot oder vier Schlucke. Erwischst du richtig, verteilst du einen Schluck. Wasser zählt gleich, ohne Glas zählt nichts.",
        ),
        (
            "Drinking rules",
            "After each round: for every card of 10 or more one shot or four sips; for the rest a third of the sum in sips, rounded up. A hand below zero may be handed out in sips. If your card is caught, or you catch wrongly: one shot or four sips. If you catch rightly, you hand out a sip. Water counts the same; without a glass nothing counts.",
        ),
    ],
    [
        (
            "Special Cards",
            "Sie zählen 4 und wirken nur vom Zugstapel gezogen und gleich abgeworfen. Von der Ablage genommen, tun sie nichts.",
        ),
        (
            "Special cards",
            "They count 4 and work only if drawn from the draw pile and discarded at once. Taken from the discard pile they do nothing.",
        ),
    ],
    [
        ("Der Kneipenphilosoph", "Dreh die Karten eines anderen Platzes reihum weiter. Wie weit, weißt nur du."),
        ("The Bar-stool Philosopher", "Move another player’s cards round their places. How far, only you know."),
    ],
    [
        (
            "Kellner à la Arbeitszeitbetrug",
            "Bis zur nächsten Runde bist du immun: Du trinkst nichts, und kein fremder Effekt trifft dich.",
        ),
        (
            "The Waiter on the Clock",
            "Until the next round you are immune: you drink nothing, and no effect of others touches you.",
        ),
    ],
    [
        ("Die Klatschtante", "Erfinde eine Trinkregel für alle. Sie gilt, bis die nächste Klatschtante abgelegt wird."),
        ("The Gossip", "Invent a drinking rule for all. It holds until the next Gossip is discarded."),
    ],
    [
        (
            "Die Dorfschönheit",
            "Trink bis zur nächsten Dorfschönheit so viel wie die Person rechts von dir. Mit Wasser zeigst du stattdessen allen eine deiner Karten. Oder tausch alle Karten mit der Person links von dir.",
        ),
        (
            "The Village Belle",
            "Until the next Village Belle, drink as much as the player to your right. With water you show one of your cards to all instead. Or swap all cards with the player to your left.",
        ),
    ],
    [
        (
            "Der hinterhältige Magier",
            "Verzaubere jemanden. Am Ende der Runde tauscht ihr: deine wohl schlechteste Karte gegen die wohl beste von drüben. Dafür trinkst du in dieser Runde doppelt. Mit Wasser sieht die verzauberte Person stattdessen zwei deiner Karten an.",
        ),
        (
            "The Sneaky Magician",
            "Enchant somebody. At the end of the round you swap: what you think is your worst card for what they think is their best. For that you drink double this round. With water you let them look at two of your cards instead.",
        ),
    ],
    [
        (
            "Teams",
            "Wer sich gegenübersitzt, spielt zusammen. Zu Beginn sehen sich alle zwei eigene Karten an, welche sie wollen. Über Karten wird nicht geredet, nur darüber, ob und wann jemand „Leiff!“ ruft. Wer doch redet, bringt dem Team eine Karte ein, zu jeder Zeit bis „Leiff!“. Es zählen beide Hände zusammen.",
        ),
        (
            "Teams",
            "Partners sit opposite. At the start everybody looks at any two of their own cards. Nobody talks about cards, only about whether and when to call “Leiff!”. Whoever does talk earns the team one more card, at any time until “Leiff!”. Both hands count together.",
        ),
    ],
];

/// What holds by these house rules, or all that may hold.
pub(super) fn booklet(options: Option<&Options>, lang: Lang) -> Vec<Paragraph> {
    let by = |rule: fn(&Options) -> bool| options.is_none_or(rule);
    let card = |card, width| face(card, width, lang);
    let number = |number| card(Card::Number(number), 34);
    let special = |place: usize| {
        let special = Special::ALL.get(place.saturating_sub(12)).copied().unwrap_or(Special::Beauty);
        card(Card::Special(special), 60)
    };
    let paragraphs = said(&BOOKLET, lang, |place| match place {
        0 => card(Card::MinusOne, 44),
        1 => leiff_back(28).repeat(4),
        2 => leiff_back(26) + &icon(Icon::Next, 12) + &card(Card::Number(4), 26),
        3 => number(7) + &number(8),
        4 => number(9),
        5 => card(Card::Machine, 44),
        6 => number(5) + &number(5),
        7 => leiff_back(34) + &number(5),
        8 => head(REGULAR, 60),
        9 => crown(48),
        10 => glass(Glass::Water, 30) + &glass(Glass::Alcohol, 30) + &shot(30),
        11 => card(Card::Special(Special::Waiter), 34) + &card(Card::Special(Special::Magician), 34),
        17 => mat(SeatSymbol::Krug, 34) + &mat(SeatSymbol::Blatt, 34),
        _ => special(place),
    });
    let holds = |place: usize| match place {
        10 => by(|options| options.drinks),
        11..=16 => by(|options| options.specials),
        17 => by(|options| options.teams),
        _ => true,
    };
    paragraphs.into_iter().enumerate().map(|(place, paragraph)| paragraph.only(holds(place))).collect()
}
