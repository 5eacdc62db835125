//! What the game says: a sentence for everything, in both languages.

use crate::common::play;
use geizen::{Error, Geizen};
use table::{Game, Lang, Scene, SceneStep, Seat, Viewer, Words, play_scene};
use testkit::words::{PLAIN, Wording, named};

/// No word is joined by a hyphen.
const WORDING: Wording = Wording { never: &["-"], ..PLAIN };

#[test]
fn everything_that_happens_has_a_sentence_in_both_languages() {
    for seats in 2..=5 {
        for game in 0..100 {
            let record = if game < 50 { testkit::random(seats, "-", game, usize::MAX) } else { play(seats, game) };
            for event in record.steps().flat_map(|step| &step.events) {
                WORDING.both(|lang| Geizen::story(event, lang));
            }
            WORDING.table_reads_well::<Geizen>(&record.game().view(Viewer::Table));
        }
    }
}

#[test]
fn every_refusal_has_a_sentence_in_both_languages() {
    let dice = "26".parse().expect("dice");
    let turn = Seat::new(1);
    for error in [Error::NotYourTurn { turn }, Error::KeepFirst, Error::RollFirst, Error::NotRolled { dice }] {
        WORDING.both(|lang| Geizen::refusal(&error, lang));
    }
}

/// The last sentence before the end that these acts bring about.
#[track_caller]
fn told(position: &str, acts: &str, sentences: [&str; 2]) {
    let mut game = Geizen::from_position(position).expect(position);
    let steps = play_scene(&mut game, acts).expect(acts);
    let mut events = steps.into_iter().flat_map(|step| match step {
        SceneStep::Done(_, events) => events,
        SceneStep::Refused(seat, refusal) => panic!("{seat} may not: {refusal:?}"),
    });
    let last = events.rfind(|event| !matches!(event, geizen::Event::Ended { .. })).expect("something happens");
    assert_eq!(Lang::ALL.map(|lang| named(&Geizen::story(&last, lang))), sentences);
}

#[test]
fn a_roll_and_a_keep_read_like_this() {
    told("turn:b dice:3,1,6,4,3", "r", ["Jonas würfelt 1, 3, 3, 4, 6.", "Jonas rolls 1, 3, 3, 4, 6."]);
    told("turn:b rolled:13346", "33", ["Jonas behält 3, 3. Bisher −2.", "Jonas keeps 3, 3. So far −2."]);
    // The receipt beside it counts what is borrowed, too.
    told("hands:1,9,9 rolled:12366", "123", ["Mira behält 1, 2, 3. Bisher −5.", "Mira keeps 1, 2, 3. So far −5."]);
}

#[test]
fn the_calculation_of_a_turn_reads_like_this() {
    told(
        "board:-/211/-/111/111 kept:2246 rolled:2",
        "2",
        [
            "Mira rechnet ab. Reihe 2: 2 eigene, Reihe voll: +6, alle anderen zahlen 1. Reihe 2: 2 eigene. \
             Reihe 4: 1 aus der Bank. Die 6 ist frei. Macht +2, jetzt 24 Chips.",
            "Mira settles up. Row 2: 2 own, row full: +6, everybody else pays 1. Row 2: 2 own. \
             Row 4: 1 from the bank. The 6 is free. That makes +2, now 24 chips.",
        ],
    );
}

/// Whoever can pay less than the arrow says is named with what is paid.
#[test]
fn payments_that_differ_read_like_this() {
    let five = |hands: &str| format!("hands:{hands} board:-/-/-/111111/- kept:6666 rolled:4");
    told(
        &five("5,9,1,0,2"),
        "4",
        [
            "Mira rechnet ab. Reihe 4: 1 eigener, Reihe voll: +7, Jonas und Lena zahlen 2, Aylin zahlt 1, Theo hat nichts. \
             4 Sechsen sind frei. Macht +6, jetzt 11 Chips.",
            "Mira settles up. Row 4: 1 own, row full: +7, Jonas and Lena pay 2, Aylin pays 1, Theo has nothing. \
             4 sixes are free. That makes +6, now 11 chips.",
        ],
    );
    told(
        &five("5,0,0,0,0"),
        "4",
        [
            "Mira rechnet ab. Reihe 4: 1 eigener, Reihe voll: +7, die anderen haben nichts. 4 Sechsen sind frei. \
             Macht +6, jetzt 11 Chips.",
            "Mira settles up. Row 4: 1 own, row full: +7, the others have nothing. 4 sixes are free. \
             That makes +6, now 11 chips.",
        ],
    );
}

#[test]
fn loans_and_empty_hands_read_like_this() {
    told(
        "hands:1,9,0 board:-/2111/-/-/- rolled:11126",
        "11126",
        [
            "Mira rechnet ab. Reihe 1: 1 eigener und 3 geborgte. Reihe 2: 1 geborgter, Reihe voll: +6, \
             Jonas zahlt 1, Aylin hat nichts. Die 6 ist frei. Macht +1, jetzt 2 Chips.",
            "Mira settles up. Row 1: 1 own and 3 borrowed. Row 2: 1 borrowed, row full: +6, \
             Jonas pays 1, Aylin has nothing. The 6 is free. That makes +1, now 2 chips.",
        ],
    );
    told(
        "hands:0,60,64 board:2/-/111/-/- rolled:11366",
        "11366",
        [
            "Mira rechnet ab. Reihe 1: 1 geborgter. 2 Sechsen sind frei. \
             Mehr leiht die Bank nicht, ohne Feld bleiben: 1, 3. \
             1 geborgter bleibt offen. Macht 0, pleite.",
            "Mira settles up. Row 1: 1 borrowed. 2 sixes are free. \
             The bank lends no more, left without a field: 1, 3. \
             1 borrowed stays unpaid. That makes 0, broke.",
        ],
    );
    told(
        "hands:3,60,62 board:2/-/111/-/- rolled:13666",
        "13666",
        [
            "Mira rechnet ab. Reihe 1: 1 eigener. Reihe 3: gelbes Feld zählt ohne Chip, die Bank ist leer. \
             3 Sechsen sind frei. Macht −1, jetzt 2 Chips.",
            "Mira settles up. Row 1: 1 own. Row 3: yellow field counts without a chip, the bank is empty. \
             3 sixes are free. That makes −1, now 2 chips.",
        ],
    );
}

#[test]
fn the_end_names_who_has_won() {
    let ends = |hands: &str| {
        let position = format!("hands:{hands} kept:6666 rolled:3");
        Lang::ALL
            .map(|lang| testkit::words::told::<Geizen>(&position, "3", Viewer::Table, lang).pop().expect("the end"))
    };
    assert_eq!(
        ends("1,10,9"),
        [
            "Mira hat keine Chips mehr. Das Spiel ist aus. Jonas gewinnt.",
            "Mira is out of chips. The game is over. Jonas wins.",
        ]
    );
    assert_eq!(
        ends("1,9,9"),
        [
            "Mira hat keine Chips mehr. Das Spiel ist aus. Jonas und Aylin gewinnen gemeinsam.",
            "Mira is out of chips. The game is over. Jonas and Aylin win together.",
        ]
    );
}
