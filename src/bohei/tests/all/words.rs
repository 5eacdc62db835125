//! What the game says: a sentence for everything, in both languages, and none that tells what a hand holds.

use bohei::{Answer, Bohei, Card, Change, Error, Event, Kind, Observation, Phase, Rule, Slot, Trait};
use table::{Game, Lang, Scene, Seat, Seats, Viewer, Words};
use testkit::words::{PLAIN, named};

fn mira() -> Seat {
    Seat::new(0)
}

fn jonas() -> Seat {
    Seat::new(1)
}

fn aylin() -> Seat {
    Seat::new(2)
}

fn seats(seats: &[Seat]) -> Seats {
    seats.iter().copied().collect()
}

/// The first card of this kind.
fn card(is: impl Fn(Kind) -> bool) -> Card {
    Card::all().find(|card| is(card.kind())).expect("in the deck")
}

fn rule(rule: Rule) -> Card {
    card(|kind| kind == Kind::Rule(rule))
}

/// At least one event of each kind.
fn events() -> Vec<Observation> {
    let (seat, by, slot) = (mira(), jonas(), Slot::ALL[1]);
    let quiet = rule(Rule::Behaviour(6));
    let mut events = vec![
        Event::Turn { seat, round: 2, missed: false },
        Event::Turn { seat, round: 2, missed: true },
        Event::LastCall { seat },
        Event::Drew { seat, cards: vec![None], due: 1 },
        Event::Drew { seat, cards: vec![None, None], due: 2 },
        Event::Drew { seat, cards: vec![Some(Card::NO), Some(quiet)], due: 2 },
        Event::Drew { seat, cards: vec![Some(Card::NO)], due: 2 },
        Event::Drew { seat, cards: vec![None], due: 2 },
        Event::Drew { seat, cards: Vec::new(), due: 1 },
        Event::Skipped { seat },
        Event::RuleDue { seat, holds: true },
        Event::RuleDue { seat, holds: false },
        Event::Enacted { seat, card: rule(Rule::Extra), slot: None, replaced: None },
        Event::Enacted { seat, card: rule(Rule::Closed), slot: Some(slot), replaced: Some(quiet) },
        Event::Enacted { seat, card: rule(Rule::Closed), slot: Some(slot), replaced: None },
        Event::GoalChanged { goal: 8 },
        Event::Passed { seat },
        Event::Aimed { by, seat },
        Event::Accepted { seat },
        Event::Reaches { seat, answer: Answer::No },
        Event::Reaches { seat, answer: Answer::Opposite },
        Event::Returned { seat },
        Event::Answered { seat, answer: Answer::No, change: None },
        Event::Answered { seat, answer: Answer::Opposite, change: Some(Change::Discard(2)) },
        Event::EmptyHanded { seat },
        Event::Challenged { by, seat },
        Event::Third { by, seat },
        Event::Out { seat },
        Event::Rewarded { seat },
        Event::Bohei { seat, counts: true },
        Event::Bohei { seat, counts: false },
        Event::Reported { by, seat },
        Event::Confirmed { by, seat },
        Event::Confirmed { by: seat, seat },
        Event::Lapsed { seat },
        Event::Penalised { seat, change: Change::Draw(1) },
        Event::Penalised { seat, change: Change::Discard(2) },
        Event::Reshuffled,
        Event::Ended { winner: seat },
    ];
    for card in Card::all() {
        events.push(Event::Discarded { seat, card });
        match card.kind() {
            Kind::Rule(_) => events.push(Event::Enacted { seat, card, slot: Some(slot), replaced: None }),
            Kind::Action(_) => {
                events.push(Event::Played { seat, card });
                events.push(Event::Announced { by, card, seats: Seats::default() });
                events.push(Event::Announced { by, card, seats: seats(&[mira(), jonas(), aylin()]) });
            }
            Kind::Challenge(_) => events.extend([
                Event::Played { seat, card },
                Event::Again { card },
                Event::CalledOff { card },
                Event::Won { seat, card },
            ]),
            Kind::No | Kind::Opposite => {}
        }
    }
    for with in Trait::ALL {
        events.extend([true, false].map(|ticked| Event::Ticked { seat, with, ticked }));
    }
    events
}

#[test]
fn everything_that_happens_has_a_sentence_in_both_languages() {
    for told in events() {
        PLAIN.both(|lang| Bohei::story(&told, lang));
    }
}

/// So many acts of a random game; most games end earlier.
const ACTS: usize = 400;

#[test]
fn random_games_read_well() {
    for (seed, seats) in (0..24).zip([3, 4, 5, 6, 8].into_iter().cycle()) {
        let record = testkit::random::<Bohei>(seats, "-", seed, ACTS);
        for event in record.steps().flat_map(|step| &step.events) {
            for viewer in [Viewer::Table, Viewer::Seat(mira())] {
                if let Some(told) = Bohei::told(event, viewer) {
                    PLAIN.both(|lang| Bohei::story(&told, lang));
                }
            }
        }
        for lines in (0..=record.entries().len()).step_by(7) {
            let prefix = record.prefix(lines);
            for viewer in [Viewer::Table, Viewer::Seat(jonas())] {
                PLAIN.table_reads_well::<Bohei>(&prefix.game().view(viewer));
            }
        }
        record.game().reveal_all().iter().for_each(|view| PLAIN.table_reads_well::<Bohei>(view));
    }
}

/// Whatever a player draws, answers or thinks about, the open table is told the same.
#[test]
fn the_story_of_the_open_table_tells_nothing_about_a_hand() {
    for lang in Lang::ALL {
        let read = |told: &Observation| named(&Bohei::story(told, lang));
        let reaches = Answer::ALL.map(|answer| read(&Event::Reaches { seat: mira(), answer }));
        assert_eq!(reaches[0], reaches[1]);
        let drew = read(&Event::Drew { seat: mira(), cards: vec![None; 2], due: 2 });
        assert!(Card::all().all(|card| !drew.contains(card.title(lang))), "{drew}");
    }
}

#[test]
fn every_refusal_has_a_sentence_in_both_languages() {
    let (seat, slot, card) = (jonas(), Slot::ALL[2], Card::NO);
    let errors = [
        Error::NotYourTurn { awaited: seats(&[mira(), jonas()]) },
        Error::PendingFirst,
        Error::PilesEmpty,
        Error::NotInHand { card },
        Error::NoRule { card },
        Error::NotForPhase3 { card },
        Error::WhichSlot,
        Error::NeedsNoSlot,
        Error::NoSlot { slot },
        Error::SlotClosed { slot },
        Error::NobodyToChoose,
        Error::NobodyThere { seat },
        Error::OthersOnly,
        Error::NotNeutral { seat },
        Error::NothingToTick,
        Error::NothingToAnswer,
        Error::OneAnswer,
        Error::ActionsOnly,
        Error::BackFirst,
        Error::ReachFirst,
        Error::NothingToDiscard,
        Error::EitherOr,
        Error::NoChallenge,
        Error::NotInChallenge { seat },
        Error::GroupOnly,
        Error::NoRuleToBreak,
        Error::RulesInactive { seat },
        Error::SecondName,
        Error::PenaltyComing { seat },
    ];
    let phases = [Phase::Draw, Phase::Rule, Phase::Play, Phase::Close, Phase::Over];
    for error in errors.into_iter().chain(phases.map(|phase| Error::OtherPhase { phase })) {
        PLAIN.both(|lang| Bohei::refusal(&error, lang));
    }
}

/// A refusal names the rule that forbids the act.
#[test]
fn a_refusal_after_an_answer_says_that_there_is_one_answer_only() {
    assert_eq!(
        Lang::ALL.map(|lang| named(&Bohei::refusal(&Error::OneAnswer, lang))),
        [
            "Du hast schon geantwortet. Mehr als eine Antwort gibt niemand.",
            "You have answered already. Everybody gives one answer only.",
        ]
    );
}

/// Whatever was called when, the last sentence of a game says who has won.
#[test]
fn the_story_ends_with_who_has_won() {
    let scenes =
        ["hands:20/18.19.21.22.23.24.25/26 called:b | p p", "hands:20/18.19.21.22.23.24.25/26 turn:b call:last | B"];
    for scene in scenes {
        let (position, acts) = scene.split_once(" | ").expect("a scene");
        let mut game = Bohei::from_position(position).expect(position);
        let mut last = Vec::new();
        for act in acts.split(' ') {
            let seat = game.awaited().iter().next().expect("somebody");
            last = game.apply(seat, act.parse().expect(act)).expect(act);
        }
        assert!(game.outcome().is_some(), "{scene}");
        let told = Bohei::told(last.last().expect("the end"), Viewer::Table).expect("told to all");
        for (lang, end) in Lang::ALL.into_iter().zip([": Jonas gewinnt.", ": Jonas wins."]) {
            let sentence = named(&Bohei::story(&told, lang));
            assert!(sentence.ends_with(end), "{sentence}");
        }
    }
}

#[test]
fn a_last_call_reads_like_this() {
    reads(
        &Event::LastCall { seat: mira() },
        [
            "Bohei? Die Kartenzahl stimmt, und bis zur Entscheidung in Phase 1 gewinnt ein Ruf von Mira sofort.",
            "Bohei? The number of cards is right, and until the choice in phase 1 a call by Mira wins at once.",
        ],
    );
}

#[track_caller]
fn reads(told: &Observation, sentences: [&str; 2]) {
    assert_eq!(Lang::ALL.map(|lang| named(&Bohei::story(told, lang))), sentences);
}

#[test]
fn drawing_reads_like_this() {
    let quiet = rule(Rule::Behaviour(6));
    reads(
        &Event::Drew { seat: mira(), cards: vec![None, None], due: 2 },
        ["Mira zieht 2 Karten.", "Mira draws 2 cards."],
    );
    reads(
        &Event::Drew { seat: mira(), cards: vec![Some(Card::NO), Some(quiet)], due: 2 },
        ["Mira zieht 2 Karten: „Nö“ und „Pssst“.", "Mira draws 2 cards: “Nope” and “Library Hours”."],
    );
    reads(
        &Event::Drew { seat: mira(), cards: vec![None], due: 2 },
        [
            "Mira zieht nur 1 statt 2 Karten, mehr sind nicht da.",
            "Mira draws only 1 instead of 2 cards, there are no more.",
        ],
    );
}

#[test]
fn rules_read_like_this() {
    let (quiet, shut) = (rule(Rule::Behaviour(6)), rule(Rule::Closed));
    reads(
        &Event::Enacted { seat: mira(), card: quiet, slot: Some(Slot::ALL[0]), replaced: Some(rule(Rule::Goal(6))) },
        [
            "Mira aktiviert „Pssst“ auf Platz A: Wer am Zug ist, flüstert. „Kleines Bohei“ gilt nicht mehr.",
            "Mira puts “Library Hours” into force in slot A: Whoever’s turn it is whispers. “Small Bohei” has ended.",
        ],
    );
    reads(
        &Event::Enacted { seat: mira(), card: shut, slot: Some(Slot::ALL[1]), replaced: None },
        [
            "Mira spielt „Wegen Umbau zu“: Platz B ist für immer geschlossen.",
            "Mira plays “Closed for Repairs”: slot B is closed for good.",
        ],
    );
}

#[test]
fn actions_and_answers_read_like_this() {
    let glasses = Card::all().find(|card| card.title(Lang::De) == "Durchblick").expect("in the deck");
    let order = |lang| glasses.order().expect("an action").text(lang);
    reads(
        &Event::Played { seat: mira(), card: glasses },
        [
            &format!("Mira spielt die Aktion „Durchblick“: {}", order(Lang::De)),
            &format!("Mira plays the action “Crystal Clear”: {}", order(Lang::En)),
        ],
    );
    reads(
        &Event::Announced { by: mira(), card: glasses, seats: seats(&[jonas(), aylin()]) },
        ["„Durchblick“ trifft Jonas und Aylin.", "“Crystal Clear” concerns Jonas and Aylin."],
    );
    reads(
        &Event::Answered { seat: jonas(), answer: Answer::No, change: None },
        ["Jonas spielt „Nö“ und bleibt verschont.", "Jonas plays “Nope” and is spared."],
    );
    reads(
        &Event::Answered { seat: jonas(), answer: Answer::Opposite, change: Some(Change::Discard(2)) },
        [
            "Jonas spielt „Gegenteiltag“ und muss jetzt 2 Karten abwerfen.",
            "Jonas plays “Opposite Day” and must now discard 2 cards.",
        ],
    );
}
