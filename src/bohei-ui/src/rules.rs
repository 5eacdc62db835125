//! The rules in our own words, in the booklet's order.

use ::bohei::Card;
use ::table::Lang;
use game_ui::Paragraph;

use crate::art::{self, Icon, REGULAR, SeatSymbol, crown, head, icon, mat};

/// A title and a text.
pub(super) type Words = (&'static str, &'static str);

/// Each paragraph in German and in English.
const BOOKLET: [[Words; 2]; 14] = [
    [
        (
            "Darum geht’s",
            "Beginnst du deinen Zug mit genau 7 Karten auf der Hand, hast du gewonnen. „Bohei!“ muss vorher gerufen sein.",
        ),
        (
            "The aim",
            "Begin your turn with exactly 7 cards in hand, and you have won. “Bohei!” must have been called before.",
        ),
    ],
    [
        (
            "Vorher",
            "Alle bekommen drei Karten. Der Rest ist der Ziehstapel, daneben entsteht die Ablage. Auf dem Tisch sind zwei Plätze für Regeln frei.",
        ),
        (
            "Before",
            "Everybody gets three cards. The rest is the draw pile, and beside it the discard pile grows. Two slots for rules are free on the table.",
        ),
    ],
    [
        (
            "Dein Zug",
            "Im Uhrzeigersinn, in drei Phasen. Erstens: Zieh eine Karte, oder lass es. Zweitens: Hältst du eine Regel, musst du eine spielen. Drittens: Spiel eine Aktion oder eine Challenge, oder lass es.",
        ),
        (
            "Your turn",
            "Clockwise, in three phases. First: draw a card or don’t. Second: if you hold a rule, you must play one. Third: play an action or a challenge, or don’t.",
        ),
    ],
    [
        (
            "„Bohei!“",
            "Hast du 7 Karten, auch nur kurz und auch im Zug anderer, ruf laut „Bohei!“ und drück den Knopf bei deinem Namen. Sonst kannst du in deinem nächsten Zug nicht gewinnen.",
        ),
        (
            "“Bohei!”",
            "Whenever you hold 7 cards, if only for a moment and even out of turn, shout “Bohei!” and press the button by your name. Otherwise you cannot win in your next turn.",
        ),
    ],
    [
        (
            "Alle zählen mit",
            "Wie viele Karten du hältst, sehen alle. Welche, nur du. Was abgeworfen wird, hat keine Wirkung.",
        ),
        (
            "Everybody counts",
            "Everybody sees how many cards you hold. Which ones, only you know. A card that is discarded has no effect.",
        ),
    ],
    [
        ("Nichts mehr zu ziehen", "Dann wird die Ablage gemischt und ist der neue Ziehstapel."),
        ("Nothing left to draw", "Then the discard pile is shuffled and becomes the new draw pile."),
    ],
    [
        (
            "Regeln",
            "Eine Regel gilt für alle, solange sie auf ihrem Platz liegt. Du wählst den Platz; was dort lag, gilt nicht mehr. Manche Regeln ändern Zahlen, sogar das Ziel.",
        ),
        (
            "Rules",
            "A rule holds for everybody as long as it lies in its slot. You choose the slot; what lay there has ended. Some rules change numbers, even the goal.",
        ),
    ],
    [
        (
            "Mehr Platz, weniger Platz",
            "Eine Regelkarte baut einen dritten Platz an. Eine andere schließt einen Platz. Beides bleibt so bis zum Schluss.",
        ),
        (
            "More room, less room",
            "One rule card adds a third slot. Another one closes a slot. Both stay like that until the end.",
        ),
    ],
    [
        (
            "Regelbruch",
            "Alle passen auf. Brichst du eine Regel, wirfst du eine Karte ab. Mit 8 oder mehr Karten auf der Hand ziehst du stattdessen eine.",
        ),
        (
            "Breaking a rule",
            "Everybody keeps watch. Break a rule, and you discard a card. With 8 cards in hand or more, you draw one instead.",
        ),
    ],
    [
        (
            "Aktionen",
            "Lies die Karte vor. Wer gemeint ist, zieht oder wirft ab. Oft entscheidet etwas, das alle sehen: Brille, Ringe, Schnürsenkel.",
        ),
        (
            "Actions",
            "Read the card out. Whoever is meant draws or discards. Often it goes by something all can see: glasses, rings, laces.",
        ),
    ],
    [
        (
            "Nö",
            "Sollst du ziehen oder abwerfen, wegen einer Aktion oder eines Regelbruchs? Spiel „Nö“, auch wenn du nicht dran bist, und du bleibst verschont. Für alle anderen gilt es weiter.",
        ),
        (
            "Nope",
            "Must you draw or discard, because of an action or a broken rule? Play “Nope”, even out of turn, and you are spared. For the others nothing changes.",
        ),
    ],
    [
        (
            "Gegenteiltag",
            "Dreht eine Aktion um, aber nur für dich: Statt zu ziehen wirfst du ab, statt abzuwerfen ziehst du.",
        ),
        (
            "Opposite Day",
            "It turns an action round, but only for you: instead of drawing you discard, instead of discarding you draw.",
        ),
    ],
    [
        (
            "Challenges",
            "Zum Duell forderst du heraus, wen du willst; manchmal hilft eine dritte Person. Sind alle gefragt, scheidet nach und nach aus, wer verliert. Wer mitspielt oder hilft, muss so lange keine Regel beachten. Ohne klares Ergebnis geht es von vorn los.",
        ),
        (
            "Challenges",
            "In a duel you choose your opponent; sometimes a third person helps. If it is for all, the losers drop out one by one. Meanwhile no rule applies to those who play or help. Without a clear result, play it again.",
        ),
    ],
    [
        (
            "Die Belohnung",
            "Gewinnst du, darfst du bis zu 2 Karten ziehen oder bis zu 2 abwerfen. Oder keins von beiden.",
        ),
        ("The reward", "If you win, you may draw up to 2 cards, or discard up to 2. Or neither."),
    ],
];

/// Paragraphs in the language of the page, each with its picture.
pub(super) fn said(texts: &[[Words; 2]], lang: Lang, picture: &dyn Fn(usize) -> String) -> Vec<Paragraph> {
    let one = |(place, &[german, english]): (usize, &[Words; 2])| {
        let (title, text) = lang.select(german, english);
        Paragraph { picture: picture(place), title, text, holds: true }
    };
    texts.iter().enumerate().map(one).collect()
}

/// The booklet.
pub(super) fn booklet(lang: Lang) -> Vec<Paragraph> {
    let card = |number: u8, width| art::card(Card::new(number), width, lang);
    let two = |one, other| card(one, 34) + &card(other, 34);
    said(&BOOKLET, lang, &|place| match place {
        0 => crown(48),
        1 => art::back(22).repeat(3),
        2 => art::back(22) + &card(6, 22) + &card(33, 22),
        3 => head(REGULAR, 60),
        4 => mat(SeatSymbol::Krug, 26) + &art::back(20).repeat(2),
        5 => art::back(34) + &icon(Icon::Undo, 24),
        6 => card(6, 44),
        7 => two(16, 17),
        8 => card(6, 34) + &icon(Icon::Close, 28),
        9 => two(26, 36),
        10 => art::card(Card::NO, 44, lang),
        11 => art::card(Card::OPPOSITE, 44, lang),
        12 => two(46, 58),
        _ => art::back(34).repeat(2),
    })
}
