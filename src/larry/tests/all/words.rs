//! What the game says: a sentence for everything, in both languages.

use crate::common;
use larry::{Card, Error, FACES, Larry};
use table::{Game, Lang, Record, Scene, Seat, Viewer, Words};
use testkit::words::{Wording, named};

/// "Larry!" may end a sentence. A score is the same in both languages when no card with a name is left in a hand. No word is
/// joined by a hyphen.
const WORDING: Wording =
    Wording { ends: &['.', '“', '”'], never: &["-"], same: |sentence| sentence.starts_with("Runde") };

#[test]
fn everything_that_happens_in_sensible_games_has_a_sentence_in_both_languages() {
    for seed in 0..40 {
        let seats = 2 + (seed % 7) as u8;
        told(&common::play(seats, if seed % 2 == 0 { "k1" } else { "-" }, seed));
    }
}

#[test]
fn everything_that_happens_in_random_games_has_a_sentence_in_both_languages() {
    for seats in 2..=8 {
        told(&testkit::random(seats, "-", 1, usize::MAX));
    }
}

/// Every event and the table after each, for everybody.
fn told(record: &Record<Larry>) {
    let seats = record.game().seats();
    for viewer in Viewer::all(seats) {
        for event in record.steps().flat_map(|step| &step.events) {
            let told = Larry::told(event, viewer).expect("told to all");
            WORDING.both(|lang| Larry::story(&told, lang));
        }
        for lines in [0, record.entries().len() / 2, record.entries().len()] {
            WORDING.table_reads_well::<Larry>(&record.prefix(lines).game().view(viewer));
        }
    }
}

#[test]
fn every_refusal_has_a_sentence_in_both_languages() {
    for error in [
        Error::NotYourTurn { turn: Seat::new(1) },
        Error::AnswerFirst,
        Error::GiveFirst,
        Error::NothingToAccept,
        Error::NothingToGive,
        Error::NothingToDoubt,
        Error::NotInHand { card: Card::MinusOne },
        Error::AboveLimit { limit: 5 },
        Error::TooLow { least: -6 },
        Error::MustBeOpen,
        Error::MustBeHidden,
        Error::NotANumber { card: Card::Aetsch },
        Error::OthersOnly,
        Error::TooFewToGive,
        Error::SaysItself,
        Error::TooManyToShout,
        Error::ShoutWhenGiving,
    ] {
        WORDING.both(|lang| Larry::refusal(&error, lang));
    }
}

/// Each refusal of a "Larry!" names the one reason there is.
#[test]
fn a_refused_larry_reads_like_this() {
    let refused = |error: Error| Lang::ALL.map(|lang| named(&Larry::refusal(&error, lang)));
    assert_eq!(
        refused(Error::SaysItself),
        [
            "„Larry!“ rufst du hier nicht selbst: Das sagt das Gerät.",
            "You do not shout “Larry!” yourself here: the device says it.",
        ]
    );
    assert_eq!(
        refused(Error::TooManyToShout),
        [
            "Mit mehr als 7 Karten auf der Hand rufst du nicht „Larry!“.",
            "With more than 7 cards in hand you do not shout “Larry!”.",
        ]
    );
    assert_eq!(
        refused(Error::ShoutWhenGiving),
        [
            "Wenn du „Schenken“ spielst, rufst du „Larry!“ erst beim Verschenken.",
            "When you play “Give one”, you shout “Larry!” only when you give.",
        ]
    );
}

#[test]
fn every_card_has_a_name() {
    let names = |lang| FACES.map(|face| face.card.name(lang)).join(", ");
    assert_eq!(names(Lang::De), "−2, −1, 0, 1, 2, 3, 4, 7, Ätsch!, Spiel offen, Zieh zwei, Schenken, Wenden");
    assert_eq!(names(Lang::En), "−2, −1, 0, 1, 2, 3, 4, 7, Ätsch!, Play openly, Draw two, Give one, Turn round");
}

/// What these acts bring about, told to this seat, or else to everybody; a sentence a line.
#[track_caller]
fn reads(position: &str, acts: &str, seat: Option<u8>, sentences: [&str; 2]) {
    let viewer = seat.map_or(Viewer::Table, |seat| Viewer::Seat(Seat::new(seat)));
    let told = |lang| testkit::words::told::<Larry>(position, acts, viewer, lang).join("\n");
    assert_eq!(Lang::ALL.map(told), sentences.map(|text| text.replace("\n            ", "\n")));
}

#[test]
fn a_card_reads_like_this_for_everybody_and_for_its_player() {
    let position = "hands:_24,???,??? pile:c1=1";
    reads(
        position,
        "_2_1L",
        None,
        ["Mira legt eine Karte und sagt −1. „Larry!“", "Mira lays a card and says −1. “Larry!”"],
    );
    reads(
        position,
        "_2_1L",
        Some(0),
        ["Mira legt die −2 und sagt −1. „Larry!“", "Mira lays the −2 and says −1. “Larry!”"],
    );
    reads(
        position,
        "d",
        None,
        [
            "Mira glaubt es nicht. Es haftet Aylin.
            Aufgedeckt: 1, gesagt: 1. Das stimmt.
            Falsch gezweifelt: Mira zieht zwei Karten.
            Der Stapel kommt auf die Ablage.
            Mira beginnt einen neuen Stapel.",
            "Mira does not believe it. Aylin is liable.
            Turned up: 1, said: 1. That is right.
            Wrong doubt: Mira draws two cards.
            The pile goes to the discard pile.
            Mira starts a new pile.",
        ],
    );
}

#[test]
fn the_calculation_reads_like_this() {
    reads(
        "hands:4??,???,??? pile:b_1=0,cA=3,aA=3,bD=5 draw:7_1",
        "45 d",
        None,
        [
            "Mira legt eine Karte und sagt 5.
            Jonas glaubt es nicht. Es haftet Mira.
            Aufgedeckt: −1 + 0 (Ätsch!) + 0 (Ätsch!) + 0 (Zieh zwei) + 4 = 3, gesagt: 5. Zwei „Ätsch!“ heben sich auf. Das stimmt nicht.
            Falsche Summe: Mira zieht zwei Karten.
            Der Stapel kommt auf die Ablage.
            Mira beginnt einen neuen Stapel.",
            "Mira lays a card and says 5.
            Jonas does not believe it. Mira is liable.
            Turned up: −1 + 0 (Ätsch!) + 0 (Ätsch!) + 0 (Draw two) + 4 = 3, said: 5. Two “Ätsch!” cancel each other. That is wrong.
            Wrong sum: Mira draws two cards.
            The pile goes to the discard pile.
            Mira starts a new pile.",
        ],
    );
}

#[test]
fn actions_read_like_this() {
    reads(
        "hands:D??,R??,G4_1?,??? draw:7_1",
        "Dd R",
        Some(3),
        [
            "Mira spielt „Zieh zwei“ gegen Theo.
            Theo zieht die 7 und die −1.
            Jonas spielt „Wenden“.
            Jetzt geht es gegen den Uhrzeigersinn, Limit 5.",
            "Mira plays “Draw two” against Theo.
            Theo draws the 7 and the −1.
            Jonas plays “Turn round”.
            It goes anticlockwise now, limit 5.",
        ],
    );
    reads(
        "hands:G4?,???,???",
        "G g4b",
        None,
        [
            "Mira spielt „Schenken“.
            Mira schenkt Jonas eine Karte.
            Mira hat „Larry!“ vergessen.
            Mira zieht zwei Karten.",
            "Mira plays “Give one”.
            Mira gives Jonas a card.
            Mira has forgotten “Larry!”.
            Mira draws two cards.",
        ],
    );
    reads(
        "hands:G4?,???,???",
        "G nL",
        None,
        [
            "Mira spielt „Schenken“.
            Mira verschenkt nichts. „Larry!“",
            "Mira plays “Give one”.
            Mira gives nothing away. “Larry!”",
        ],
    );
}

#[test]
fn open_play_reads_like_this() {
    reads(
        "hands:4??,???,??? pile:c4=4 open:a",
        "4",
        None,
        [
            "Mira legt die 4 offen. Das macht 8.
            „Spiel offen“ vor Mira ist erfüllt.
            Mira kommt auf 8, das Limit ist 7.
            Über dem Limit: Mira zieht zwei Karten.
            Der Stapel kommt auf die Ablage. Was verdeckt liegt, bleibt ungesehen.
            Mira beginnt einen neuen Stapel.",
            "Mira lays the 4 face up. That makes 8.
            “Play openly” in front of Mira is done.
            Mira gets to 8, the limit is 7.
            Over the limit: Mira draws two cards.
            The pile goes to the discard pile. What lies face down stays unseen.
            Mira starts a new pile.",
        ],
    );
}

#[test]
fn the_end_of_a_round_reads_like_this() {
    reads(
        "points:-9,2,-3 hands:4,_1A,7 pile:c3=3",
        "47 a",
        None,
        [
            "Mira legt eine Karte und sagt 7.
            Mira hat keine Karte mehr.
            Jonas glaubt es. Was verdeckt liegt, bleibt verdeckt.
            Runde 2: Mira +2; Jonas −5 (−1, Ätsch!); Aylin −2 (7). Insgesamt: Mira −7, Jonas −3, Aylin −5.
            Runde 3: Mira beginnt, mit den wenigsten Punkten.",
            "Mira lays a card and says 7.
            Mira has no card left.
            Jonas believes it. What lies face down stays face down.
            Round 2: Mira +2; Jonas −5 (−1, Ätsch!); Aylin −2 (7). In all: Mira −7, Jonas −3, Aylin −5.
            Round 3: Mira begins, with the fewest points.",
        ],
    );
}

/// Nothing is called face down or unseen where every card lies openly.
#[test]
fn an_open_pile_is_not_called_hidden() {
    reads(
        "hands:4,44,7 pile:c3!3 open:a",
        "4 a",
        None,
        [
            "Mira legt die 4 offen. Das macht 7.
            „Spiel offen“ vor Mira ist erfüllt.
            Mira hat keine Karte mehr.
            Jonas glaubt es. Alle Karten liegen offen.
            Runde 1: Mira +2; Jonas −2 (4, 4); Aylin −2 (7).
            Runde 2: Aylin beginnt, mit den wenigsten Punkten, bei Gleichstand als Letztes in der Reihenfolge.",
            "Mira lays the 4 face up. That makes 7.
            “Play openly” in front of Mira is done.
            Mira has no card left.
            Jonas believes it. All cards lie face up.
            Round 1: Mira +2; Jonas −2 (4, 4); Aylin −2 (7).
            Round 2: Aylin begins, with the fewest points, and of those tied the last in the order of play.",
        ],
    );
}

/// The cause stands before what follows from it.
#[test]
fn a_forgotten_larry_comes_before_the_shuffling_for_it() {
    reads(
        "hands:34,*,??? draw:- discard:1,1,1",
        "33",
        None,
        [
            "Mira legt eine Karte und sagt 3.
            Mira hat „Larry!“ vergessen.
            3 Karten von der Ablage werden gemischt und nachgelegt.
            Mira zieht zwei Karten.",
            "Mira lays a card and says 3.
            Mira has forgotten “Larry!”.
            3 cards of the discard pile are shuffled into a new draw pile.
            Mira draws two cards.",
        ],
    );
}

/// Only what is drawn is told.
#[test]
fn where_there_are_too_few_cards_it_reads_like_this() {
    let told = |draw: &str, sentences: [&str; 2]| {
        reads(&format!("hands:34,*,??? draw:{draw}"), "33", None, sentences);
    };
    told(
        "1",
        [
            "Mira legt eine Karte und sagt 3.
            Mira hat „Larry!“ vergessen.
            Mira zieht eine Karte, mehr ist nicht da.",
            "Mira lays a card and says 3.
            Mira has forgotten “Larry!”.
            Mira draws one card, there is no more.",
        ],
    );
    told(
        "-",
        [
            "Mira legt eine Karte und sagt 3.
            Mira hat „Larry!“ vergessen.
            Mira zieht nichts, denn es ist nichts da.",
            "Mira lays a card and says 3.
            Mira has forgotten “Larry!”.
            Mira draws nothing, as there is nothing.",
        ],
    );
}

/// The last sentence of a game names the winners.
#[test]
fn the_end_of_the_game_reads_like_this() {
    let last = |points: &str, hands: &str| {
        let position = format!("points:{points}/0,0,0 hands:{hands} pile:c3=3");
        let told =
            |lang| testkit::words::told::<Larry>(&position, "47 a", Viewer::Table, lang).pop().expect("a sentence");
        Lang::ALL.map(told)
    };
    assert_eq!(last("0,0,0", "4,7,7"), ["Mira gewinnt.", "Mira wins."]);
    let both = last("-2,2,-9", "4,7,7");
    assert_eq!(both, ["Mira und Jonas gewinnen gemeinsam.", "Mira and Jonas win together."]);
}

#[test]
fn the_table_reads_like_this() {
    let game = Larry::from_position("limit:5 hands:3A,44,777 pile:b_1=2,a4!6 discard:0 open:bbc points:2,-3,-4");
    let view = game.expect("a position").view(Viewer::Seat(Seat::new(0)));
    let lines = |lang| Larry::table(&view, lang).iter().map(named).collect::<Vec<_>>();
    assert_eq!(
        lines(Lang::De),
        [
            "Runde 2 von 3, gegen den Uhrzeigersinn, Limit 5: Mira ist dran.",
            "Karten: Mira 2, Jonas 2 (2 Spiel offen), Aylin 3 (Spiel offen)",
            "Stapel: Jonas 2, Mira 6 (4); es haftet Mira",
            "Zum Ziehen 41, abgelegt 1, oben 0",
            "Punkte: Mira +2, Jonas −3, Aylin −4",
            "Hand: 3, Ätsch!"
        ]
    );
    assert_eq!(lines(Lang::En)[0], "Round 2 of 3, anticlockwise, limit 5: Mira is to play.");
}
