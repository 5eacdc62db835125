//! What the game says: a sentence for everything, in both languages, and none that names a card that lies face down again.

use crate::common::play;
use leiff::{Card, Charge, Effect, Error, FACES, Glass, Leiff, Measure, Pile, Place, Slot, Special};
use table::{Game, Lang, Record, Seat, Viewer, Words};
use testkit::words::{PLAIN, named};

#[test]
fn everything_that_happens_has_a_sentence_in_both_languages() {
    for (seed, options) in (0..24).zip(["-", "d1c1", "d1c1a1", "l1p1d1c1t1"].into_iter().cycle()) {
        reads_well(&play(4, options, seed));
        reads_well(&testkit::random(4, options, seed, usize::MAX));
    }
}

fn reads_well(record: &Record<Leiff>) {
    for event in record.steps().flat_map(|step| &step.events) {
        for viewer in [Viewer::Table, Viewer::Seat(Seat::new(0))] {
            let told = Leiff::told(event, viewer).expect("everything is told");
            PLAIN.both(|lang| Leiff::story(&told, lang));
        }
    }
    for lines in (0..=record.entries().len()).step_by(7) {
        for viewer in [Viewer::Table, Viewer::Seat(Seat::new(1))] {
            PLAIN.table_reads_well::<Leiff>(&record.prefix(lines).game().view(viewer));
        }
    }
}

#[test]
fn every_refusal_has_a_sentence_in_both_languages() {
    let seat = Seat::new(1);
    let place = Place::new(seat, Slot::new(4));
    let effects = [
        Effect::Seven,
        Effect::Eight,
        Effect::Nine { first: None },
        Effect::Machine,
        Effect::Philosopher { target: None },
        Effect::Philosopher { target: Some(seat) },
        Effect::Waiter,
        Effect::Gossip,
        Effect::Beauty,
        Effect::Magician,
        Effect::Glimpse { enchanted: seat, first: None },
    ];
    let errors = [
        Error::NotYourTurn { turn: seat },
        Error::PeekFirst { seat },
        Error::PlaceFirst,
        Error::EffectFirst,
        Error::LookFirst { seat },
        Error::OfferFirst { seat },
        Error::RoundOver,
        Error::NothingToSee,
        Error::FrontCardsOnly,
        Error::DealtCardsOnly,
        Error::PeekChosen,
        Error::NothingDrawn,
        Error::CameFrom { pile: Pile::Draw },
        Error::CameFrom { pile: Pile::Discard },
        Error::DrawPileEmpty,
        Error::DiscardPileEmpty,
        Error::MachineStays,
        Error::CanDraw,
        Error::NoCardThere { place },
        Error::NobodyThere { seat },
        Error::NoEffect,
        Error::OwnCardsOnly,
        Error::OthersOnly,
        Error::Immune { seat },
        Error::SamePlayer,
        Error::NothingToSwap,
        Error::AlreadyPicked { place },
        Error::MagiciansCardsOnly { magician: seat },
        Error::TooFewCards { seat },
        Error::Steps { most: 3 },
        Error::WaterShows,
        Error::AlcoholDrinks,
        Error::NothingOnTop,
        Error::OwnCard,
        Error::NoOffer,
        Error::NotScored,
        Error::NoTeams,
        Error::NoDrinks,
        Error::SipsToOthers,
        Error::EmptyGlass { seat },
        Error::NoSips,
        Error::SameGlass,
        Error::NothingOwed,
    ];
    for error in errors.into_iter().chain(effects.map(|effect| Error::OtherEffect { effect })) {
        PLAIN.both(|lang| Leiff::refusal(&error, lang));
    }
}

#[test]
fn cards_places_and_glasses_have_their_names() {
    let names = |lang| {
        let cards = FACES.iter().map(|face| face.card).chain(Special::ALL.map(Card::Special));
        cards.map(|card| card.name(lang)).collect::<Vec<_>>().join(" ")
    };
    assert_eq!(
        names(Lang::De),
        "−1 Spielautomat 1 2 3 4 5 6 7 8 9 10 11 12 13 Kneipenphilosoph Kellner Klatschtante Dorfschönheit Magier"
    );
    assert_eq!(
        names(Lang::En),
        "−1 Slot machine 1 2 3 4 5 6 7 8 9 10 11 12 13 Philosopher Waiter Gossip Village Belle Magician"
    );
    assert!(Special::ALL.iter().all(|special| {
        Lang::ALL
            .iter()
            .all(|&lang| special.title(lang).contains(special.name(lang)) && !special.title(lang).ends_with(' '))
    }));
    let slots = |lang| [0, 1, 2, 3, 4, 11].map(|slot| Slot::new(slot).name(lang)).join(", ");
    assert_eq!(slots(Lang::De), "vorn links, vorn rechts, hinten links, hinten rechts, auf Platz 5, auf Platz 12");
    assert_eq!(slots(Lang::En), "front left, front right, back left, back right, place 5, place 12");
    assert_eq!(Glass::ALL.map(|glass| glass.name(Lang::De)), ["Alkohol", "Wasser", "kein Glas"]);
}

#[test]
fn what_is_owed_reads_like_this() {
    let text = |shots, sips, lang| Measure { shots, sips }.text(lang);
    assert_eq!(text(1, 4, Lang::De), "1 Shot und 4 Schlucke");
    assert_eq!(text(2, 1, Lang::En), "2 shots and 1 sip");
    assert_eq!((text(0, 1, Lang::De), text(3, 0, Lang::De)), ("1 Schluck".to_owned(), "3 Shots".to_owned()));
    assert_eq!((text(0, 0, Lang::De), text(0, 0, Lang::En)), ("nichts".to_owned(), "nothing".to_owned()));
    let from = Seat::new(1);
    let charges = [
        Charge::Caught,
        Charge::WrongCatch,
        Charge::Given { from },
        Charge::High { cards: 2 },
        Charge::Rest { sum: 14, sips: 5 },
    ];
    for charge in charges {
        let [de, en] = Lang::ALL.map(|lang| named(&charge.reason(lang)));
        assert_ne!(de, en);
        [de, en].iter().for_each(|text| PLAIN.clean(text));
    }
}

/// The story of these acts, as `viewer` is told.
#[track_caller]
fn told(position: &str, acts: &str, viewer: Viewer, lang: Lang) -> String {
    testkit::words::told::<Leiff>(position, acts, viewer, lang).join(" ")
}

#[track_caller]
fn reads(position: &str, acts: &str, sentences: [&str; 2]) {
    assert_eq!(Lang::ALL.map(|lang| told(position, acts, Viewer::Table, lang)), sentences);
}

/// The cards 7 and 5 lie face down in the end.
#[test]
fn what_lies_face_down_again_is_not_named() {
    let position = "hands:4.7.2/5.3 discard:11 draw:1.6.8 options:c1";
    for acts in ["m2 b-m1", "cb1 b-ca2", "l t1", "z s1"] {
        for lang in Lang::ALL {
            let text = told(position, acts, Viewer::Table, lang);
            let face_down = match acts {
                "l t1" => "11",
                "z s1" => "eine 1 ",
                _ => "7",
            };
            assert!(!text.contains(face_down) && !text.contains("eine 5") && !text.contains("a 5"), "{text}");
        }
    }
    let shown = told("hands:4.7/5.3 discard:11 draw:D options:c1", "z w a2", Viewer::Table, Lang::De);
    assert!(!shown.contains('7'), "{shown}");
}

#[test]
fn a_turn_reads_like_this() {
    reads(
        "hands:4.7/1.3 discard:11 draw:10.5",
        "z s2 l r",
        [
            "Mira zieht vom Zugstapel. Mira tauscht vorn rechts und legt eine 7 ab. \
             Jonas nimmt die oberste Karte von der Ablage. \
             Jonas legt die oberste Karte zurück auf die Ablage.",
            "Mira draws from the draw pile. Mira swaps front right and discards a 7. \
             Jonas takes the top card of the discard pile. Jonas puts the top card back on the discard pile.",
        ],
    );
}

#[test]
fn what_was_drawn_and_looked_at_is_named_to_that_player_alone() {
    let position = "hands:4.7/1.3 discard:11 draw:8";
    let read = |viewer| told(position, "z w b2", viewer, Lang::De);
    assert_eq!(
        read(Viewer::Seat(Seat::new(0))),
        "Mira zieht eine 8 vom Zugstapel. Mira wirft eine 8 ab. Mira sieht nach: bei Jonas vorn rechts (3)."
    );
    assert_eq!(
        read(Viewer::Seat(Seat::new(1))),
        "Mira zieht vom Zugstapel. Mira wirft eine 8 ab. Mira sieht nach: bei Jonas vorn rechts."
    );
}

#[test]
fn matching_and_catching_read_like_this() {
    reads(
        "hands:4.7.2/7.3 discard:7 draw:1.5.6.8.10",
        "m2 b-m2 b-ca3 cb1",
        [
            "Mira ruft „Passt!“ und wirft eine 7 ab: vorn rechts. \
             Jonas ruft „Passt!“ und deckt auf: vorn rechts. Die Karte passt nicht und geht zurück. \
             Jonas zieht 2 Karten ungesehen: hinten links und hinten rechts. \
             Jonas ruft „Erwischt!“ und deckt auf: bei Mira hinten links. Die Karte passt nicht und geht zurück. \
             Jonas zieht 1 Karte ungesehen: auf Platz 5. \
             Mira ruft „Erwischt!“ und wirft eine 7 ab: bei Jonas vorn links. \
             Jonas zieht 2 Karten ungesehen: auf Platz 6 und auf Platz 7.",
            "Mira calls “Match!” and discards a 7: front right. \
             Jonas calls “Match!” and turns up: front right. The card does not match and goes back. \
             Jonas draws 2 cards unseen: back left and back right. \
             Jonas calls “Caught!” and turns up: Mira’s back left. The card does not match and goes back. \
             Jonas draws 1 card unseen: place 5. \
             Mira calls “Caught!” and discards a 7: Jonas’s front left. \
             Jonas draws 2 cards unseen: place 6 and place 7.",
        ],
    );
}

/// Each place is told with its player.
#[test]
fn a_swap_of_two_cards_reads_like_this() {
    let position = "hands:4.7.2.5.6/1.3/9 discard:11 draw:9";
    reads(
        position,
        "z w a5 b2",
        [
            "Mira zieht vom Zugstapel. Mira wirft eine 9 ab. \
             Mira tauscht zwei Karten ungesehen: auf Platz 5 bei Mira gegen vorn rechts bei Jonas.",
            "Mira draws from the draw pile. Mira discards a 9. \
             Mira swaps two cards unseen: Mira’s place 5 for Jonas’s front right.",
        ],
    );
    assert!(
        told(position, "z w b1 c1", Viewer::Table, Lang::De)
            .ends_with("vorn links bei Jonas gegen vorn links bei Aylin.")
    );
}

/// What a refusal of the rules says.
#[track_caller]
fn refused(error: Error, sentences: [&str; 2]) {
    assert_eq!(Lang::ALL.map(|lang| named(&Leiff::refusal(&error, lang))), sentences);
}

#[test]
fn these_refusals_read_like_this() {
    refused(
        Error::NothingToSwap,
        [
            "Mit dieser Karte kann die 9 nichts tauschen: Bei den anderen ist keine zu haben.",
            "The 9 cannot swap this card: no other player has one for it.",
        ],
    );
    refused(
        Error::FrontCardsOnly,
        [
            "Vor der Runde siehst du nur deine beiden vorderen Karten an: vorn links und vorn rechts.",
            "Before the round you look at your two front cards only: front left and front right.",
        ],
    );
    refused(
        Error::DealtCardsOnly,
        [
            "Vor der Runde siehst du zwei deiner vier ausgeteilten Karten an und sonst keine.",
            "Before the round you look at two of the four cards dealt to you, and at no others.",
        ],
    );
}

#[test]
fn empty_piles_read_like_this() {
    reads(
        "hands:4/1 draw:- discard:13.11 rest:b",
        "m1 m1",
        [
            "Mira ruft „Passt!“ und deckt auf: vorn links. Die Karte passt nicht und geht zurück. \
             Der Zugstapel ist leer. Die Ablage wird ohne die oberste Karte neu gemischt. \
             Mira zieht ungesehen die letzte Karte: vorn rechts. \
             Mira ruft „Passt!“ und deckt auf: vorn links. Die Karte passt nicht und geht zurück. \
             Mira müsste 2 Karten ziehen, aber es ist keine mehr da.",
            "Mira calls “Match!” and turns up: front left. The card does not match and goes back. \
             The draw pile is empty. The discard pile without its top card is shuffled anew. \
             Mira draws the last card unseen: front right. \
             Mira calls “Match!” and turns up: front left. The card does not match and goes back. \
             Mira would have to draw 2 cards, but there is none left.",
        ],
    );
    reads(
        "hands:4/1 draw:- discard:0 rest:b",
        "p",
        ["Kein Stapel gibt eine Karte her: Mira setzt aus.", "Neither pile gives a card: Mira passes."],
    );
}

#[test]
fn the_end_of_a_round_and_of_a_game_reads_like_this() {
    reads(
        "hands:_1.0/12/K.-.9 options:c1 discard:11 scored:b40.20.20",
        "L",
        [
            "Mira ruft „Leiff!“ und beendet die Runde. \
             Aufgedeckt: Mira −1 (−1, Spielautomat); Jonas 12 (12); Aylin 13 (Kellner, 9). \
             Mira hat die wenigsten Punkte: −5 für „Leiff!“ Insgesamt: Mira 34, Jonas 37, Aylin 33.",
            "Mira calls “Leiff!” and ends the round. \
             Turned up: Mira −1 (−1, Slot machine); Jonas 12 (12); Aylin 13 (Waiter, 9). \
             Mira has the fewest points: −5 for “Leiff!” In all: Mira 34, Jonas 37, Aylin 33.",
        ],
    );
    let verdict = |hands: &str| {
        let said = Lang::ALL.map(|lang| told(&format!("hands:{hands} discard:11"), "L", Viewer::Table, lang));
        said.map(|said| said.rsplit(". ").next().unwrap_or_default().to_owned())
    };
    assert_eq!(
        verdict("3/3"),
        [
            "Mira hat die wenigsten Punkte, aber nicht allein: +5 für „Leiff!“ Insgesamt: Mira 8, Jonas 3.",
            "Mira ties for the fewest points: +5 for “Leiff!” In all: Mira 8, Jonas 3."
        ]
    );
    assert_eq!(
        verdict("4/3"),
        [
            "Mira hat nicht die wenigsten Punkte: +5 für „Leiff!“ Insgesamt: Mira 9, Jonas 3.",
            "Mira does not have the fewest points: +5 for “Leiff!” In all: Mira 9, Jonas 3."
        ]
    );
    assert!(told("hands:1/5/2/6 discard:11 options:t1", "L", Viewer::Table, Lang::De).contains(
        "Das Team von Mira hat die wenigsten Punkte: −5 für „Leiff!“ Insgesamt: Mira und Aylin −2, Jonas und Theo 11."
    ));
    reads(
        "hands:1/1/1 scored:a50.20.20 phase:scored",
        "b-g",
        ["Jonas und Aylin gewinnen gemeinsam.", "Jonas and Aylin win together."],
    );
    reads("hands:1/1 scored:a50.20 phase:scored", "b-g", ["Jonas gewinnt.", "Jonas wins."]);
    // Partners win as a team; two teams share a victory as others do.
    reads(
        "hands:1/1/1/1 options:t1 scored:a30.20.30.20 phase:scored",
        "b-g",
        ["Das Team Jonas und Theo gewinnt.", "The team of Jonas and Theo wins."],
    );
    reads(
        "hands:1/1/1/1/2/2 options:t1 scored:a25.10.10.25.10.10 phase:scored",
        "b-g",
        [
            "Die Teams Jonas und Lena, Aylin und Bo gewinnen gemeinsam.",
            "The teams of Jonas and Lena, Aylin and Bo win together.",
        ],
    );
}
