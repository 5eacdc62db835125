//! What the game says: a sentence for everything, in both languages.

use crate::common::play;
use riffifi::{Error, Riffifi};
use table::{Game, Lang, Seat, Seats, Viewer, Words};
use testkit::words::{PLAIN, Wording};

/// A colour may get a wrong ending in German. No word is joined by a hyphen.
const WORDING: Wording = Wording { never: &["orangee", "-"], ..PLAIN };

#[test]
fn everything_that_happens_has_a_sentence_in_both_languages() {
    for seats in 3..=5 {
        for (game, options) in (0..40).zip(["-", "o1", "e1w1", "o1e1w1"].into_iter().cycle()) {
            let random = || testkit::random(seats, options, game, usize::MAX);
            let record = if game < 20 { random() } else { play(seats, options, game) };
            for event in record.steps().flat_map(|step| &step.events) {
                for viewer in [Viewer::Table, Viewer::Seat(Seat::new(0))] {
                    let told = Riffifi::told(event, viewer).expect("everything is told");
                    WORDING.both(|lang| Riffifi::story(&told, lang));
                }
            }
            for lines in [0, 30, 60, record.entries().len()] {
                let game = record.prefix(lines).game().clone();
                Viewer::all(seats).for_each(|viewer| WORDING.table_reads_well::<Riffifi>(&game.view(viewer)));
            }
        }
    }
}

#[test]
fn every_refusal_has_a_sentence_in_both_languages() {
    let (seat, card) = (Seat::new(1), "o4".parse().expect("a card"));
    let officer = riffifi::Card::OFFICER;
    let tied: Seats = [Seat::new(0), Seat::new(2), Seat::new(3)].into_iter().collect();
    for error in [
        Error::NotYourTurn { turn: seat },
        Error::CollectFirst,
        Error::NothingToCollect,
        Error::Choose { more: 1, tied },
        Error::Choose { more: 2, tied },
        Error::NothingToChoose,
        Error::OfficerFirst,
        Error::NoOfficer,
        Error::NothingOpen { seat },
        Error::NotInHand { card },
        Error::NotInHand { card: officer },
        Error::Show { card },
        Error::Show { card: officer },
    ] {
        WORDING.both(|lang| Riffifi::refusal(&error, lang));
    }
}

/// The sentences for what these acts bring about, as `viewer` is told.
#[track_caller]
fn told(position: &str, acts: &str, viewer: Viewer, lang: Lang) -> String {
    testkit::words::told::<Riffifi>(position, acts, viewer, lang).join(" ")
}

#[track_caller]
fn reads(position: &str, acts: &str, sentences: [&str; 2]) {
    assert_eq!(Lang::ALL.map(|lang| told(position, acts, Viewer::Table, lang)), sentences);
}

#[test]
fn cards_that_meet_read_like_this() {
    reads(
        "hands:o5,o7,b2 open:-,-,o6",
        "o5 o7",
        [
            "Mira spielt die orange 5. Aylin muss die orange 6 umdrehen, denn vor Mira liegt die orange 5. \
             Jonas spielt die orange 7. Jonas muss die orange 7 umdrehen, denn vor Mira liegt die orange 5.",
            "Mira plays the orange 5. Aylin must turn down the orange 6, because the orange 5 lies in front of Mira. \
             Jonas plays the orange 7. Jonas must turn down the orange 7, because the orange 5 lies in front of Mira.",
        ],
    );
}

#[test]
fn a_card_laid_unseen_is_named_to_its_player_alone() {
    let position = "hands:r7,b1,b2 open:-,r4,-";
    reads(position, "_r7", ["Mira legt eine Karte verdeckt ab.", "Mira lays down a card unseen."]);
    let own = told(position, "_r7", Viewer::Seat(Seat::new(0)), Lang::De);
    assert_eq!(own, "Mira legt die rote 7 verdeckt ab.");
}

#[test]
fn collecting_reads_like_this() {
    reads(
        "hands:-,y1,- open:b7,-,- loot:-,b6,b4",
        "k",
        [
            "Mira dreht die blaue 7 um und kassiert 7 blaue Chips: 2 aus der Mitte, 5 von Jonas.",
            "Mira turns down the blue 7 and collects 7 blue chips: 2 from the middle, 5 from Jonas.",
        ],
    );
    reads(
        "hands:-,y1,- open:g5,-,- loot:g11,g1,-",
        "k",
        [
            "Mira dreht die grüne 5 um und kassiert 1 grünen Chip von Jonas. 4 verfallen, denn mehr als 12 gibt es nicht.",
            "Mira turns down the green 5 and collects 1 green chip from Jonas. 4 lapse, as there are only 12.",
        ],
    );
    reads(
        "hands:-,y1,- open:g5,-,- loot:g12,-,-",
        "k",
        [
            "Mira dreht die grüne 5 um und kassiert nichts: Vor Mira liegen schon alle grünen Chips.",
            "Mira turns down the green 5 and collects nothing: all green chips already lie in front of Mira.",
        ],
    );
}

#[test]
fn the_officer_reads_like_this() {
    reads(
        "hands:of,b2,g3 open:-,r4,- options:o1",
        "of tb",
        [
            "Mira spielt den Officer. Der Officer von Mira dreht vor Jonas die rote 4 um.",
            "Mira plays the Officer. Mira’s Officer turns down the red 4 in front of Jonas.",
        ],
    );
    reads(
        "hands:of,b2,g3 options:o1",
        "of",
        [
            "Mira spielt den Officer. Der Officer von Mira dreht nichts um.",
            "Mira plays the Officer. Mira’s Officer turns no card down.",
        ],
    );
}

#[test]
fn the_end_of_a_round_and_of_a_game_reads_like_this() {
    reads(
        "hands:-,-,-,-,- open:y3,-,-,-,- loot:-,r2,-,-,- options:o1w1 out:o1 scored:y4,-,-,-,-",
        "k",
        [
            "Mira dreht die gelbe 3 um und kassiert 3 gelbe Chips aus der Mitte. \
             Durchgang 2 ist zu Ende: Mira 3, Jonas 2, Aylin 0, Theo 0, Lena 0. \
             Insgesamt: Mira 7, Jonas 2, Aylin 0, Theo 0, Lena 0. Mira hakt ab: gelb. \
             Durchgang 3: Mira gibt, Jonas spielt zuerst aus. Nicht im Spiel: rote 1.",
            "Mira turns down the yellow 3 and collects 3 yellow chips from the middle. \
             Round 2 is over: Mira 3, Jonas 2, Aylin 0, Theo 0, Lena 0. \
             In all: Mira 7, Jonas 2, Aylin 0, Theo 0, Lena 0. Mira ticks off: yellow. \
             Round 3: Mira deals, Jonas leads. Not in the game: red 1.",
        ],
    );
    reads(
        "hands:-,-,- open:y3,-,- loot:-,r3,- scored:-,-,-/-,-,-",
        "k",
        [
            "Mira dreht die gelbe 3 um und kassiert 3 gelbe Chips aus der Mitte. \
             Durchgang 3 ist zu Ende: Mira 3, Jonas 3, Aylin 0. Insgesamt: Mira 3, Jonas 3, Aylin 0. \
             Mira und Jonas gewinnen gemeinsam.",
            "Mira turns down the yellow 3 and collects 3 yellow chips from the middle. \
             Round 3 is over: Mira 3, Jonas 3, Aylin 0. In all: Mira 3, Jonas 3, Aylin 0. \
             Mira and Jonas win together.",
        ],
    );
}

/// With the score sheet it is said why somebody wins: by a full sheet, and of several by the chips of the last round.
#[test]
fn the_end_of_a_game_with_the_score_sheet_says_why_somebody_wins() {
    let last = |loot: &str, lang| {
        let scored = "scored:y7r7b7g7o6,y5r5b5g5o5,y7r7b7g7";
        let position = format!("hands:-,-,- open:o1,-,- loot:{loot} {scored} options:w1");
        testkit::words::told::<Riffifi>(&position, "k", Viewer::Table, lang).pop().expect("the end")
    };
    for (loot, sentences) in [
        (
            "-,-,-",
            ["Mira hat alle fünf Farben abgehakt und gewinnt.", "Mira has ticked off all five colours and wins."],
        ),
        (
            "-,y2r2b2g2o2,-",
            [
                "Mira und Jonas haben alle fünf Farben abgehakt. Es entscheiden die Chips des letzten Durchgangs: \
                 Mira 1, Jonas 10. Jonas gewinnt.",
                "Mira and Jonas have ticked off all five colours. The chips of the last round decide: \
                 Mira 1, Jonas 10. Jonas wins.",
            ],
        ),
        (
            "y9,y2r2b2g2o2,-",
            [
                "Mira und Jonas haben alle fünf Farben abgehakt. Es entscheiden die Chips des letzten Durchgangs: \
                 Mira 10, Jonas 10. Mira und Jonas gewinnen gemeinsam.",
                "Mira and Jonas have ticked off all five colours. The chips of the last round decide: \
                 Mira 10, Jonas 10. Mira and Jonas win together.",
            ],
        ),
    ] {
        assert_eq!(Lang::ALL.map(|lang| last(loot, lang)), sentences);
    }
}

#[test]
fn a_refused_choice_says_how_many_give_one_more() {
    let tied: Seats = [Seat::new(0), Seat::new(2), Seat::new(3)].into_iter().collect();
    let refusal =
        |more| Lang::ALL.map(|lang| testkit::words::named(&Riffifi::refusal(&Error::Choose { more, tied }, lang)));
    assert_eq!(
        refusal(1),
        [
            "Mira, Aylin und Theo haben gleich viele Chips. Wähl, wer davon einen mehr gibt.",
            "Mira, Aylin and Theo have the same number of chips. Choose which of them gives one more.",
        ]
    );
    assert_eq!(
        refusal(2),
        [
            "Mira, Aylin und Theo haben gleich viele Chips. Wähl, welche zwei davon je einen mehr geben.",
            "Mira, Aylin and Theo have the same number of chips. Choose which two of them give one more each.",
        ]
    );
}
