//! Taking back: what showed a card to anybody, asked chance or was chosen unseen is never taken back; the rest is, until the
//! next act.

mod common;

use bohei::{Bohei, Event, HiddenEvent, Options};
use table::{Action, Game, RandomPlayer, Record, Seed, Side, read_act, read_options};

/// How many acts of each game are tried.
const ACTS: usize = 200;

/// What somebody has learned.
fn is_news(event: &HiddenEvent) -> bool {
    match event {
        Event::Drew { cards, .. } => !cards.is_empty(),
        // At the end all hands may be looked at.
        Event::Discarded { .. } | Event::RuleDue { .. } | Event::Ended { .. } => true,
        _ => false,
    }
}

/// Each act of some games with its kind, whether it must stay, and whether it can be taken back; then the table is as it was.
fn acts(seats: u8, games: u64) -> Vec<(&'static str, bool, bool)> {
    let mut acts = Vec::new();
    for seed in 0..games {
        let mut record: Record<Bohei> = Record::deal(seats, Options::default(), Seed::from_number(seed));
        let mut player = RandomPlayer::new(Seed::from_number(!seed).rng(seats));
        for _ in 0..ACTS {
            let Some((seat, action)) = player.choose(record.game()) else { break };
            let before = record.clone();
            let news = record.act(seat, action).expect("a listed act").iter().any(is_news);
            let stays = news || record.game().rng() != before.game().rng();
            let mut again = record.clone();
            let taken_back = again.retract();
            if taken_back {
                assert_eq!(again, before);
            }
            acts.push((action.kind(), stays || action.side() == Side::Private, taken_back));
        }
    }
    acts
}

#[test]
fn what_showed_nothing_can_be_taken_back_and_nothing_else() {
    for seats in [3, 5] {
        for (kind, stays, taken_back) in acts(seats, 20) {
            assert_eq!(taken_back, !stays, "{kind}");
        }
    }
}

#[test]
fn these_acts_can_be_taken_back_and_these_never() {
    let acts = acts(4, 60);
    let tried = |kind| acts.iter().filter(move |(tried, _, _)| *tried == kind);
    for kind in
        ["pass", "choose", "tick", "go", "accept", "reach", "won", "out", "again", "call-off", "bohei", "report"]
    {
        assert!(tried(kind).any(|(_, _, taken_back)| *taken_back), "{kind}");
    }
    for kind in ["draw", "enact", "play", "answer", "back", "discard"] {
        assert!(tried(kind).count() > 0 && tried(kind).all(|(_, _, taken_back)| !taken_back), "{kind}");
    }
}

fn played(acts: &str) -> Record<Bohei> {
    let options: Options = read_options("s1", 3).expect("options");
    let mut record: Record<Bohei> = Record::deal(3, options, Seed::from_number(1));
    for act in acts.split(' ') {
        let (seat, action) = read_act(act, record.game()).expect(act);
        record.act(seat, action).expect(act);
    }
    record
}

#[test]
fn after_the_next_act_nothing_is_taken_back() {
    assert!(played("B").retract());
    assert!(!played("B z").retract());
}

/// Whoever has looked at all hands knows more than when the act was chosen; the table may still agree to correct it.
#[test]
fn the_end_is_not_taken_back_but_may_be_corrected() {
    let mut record = common::play(3, "-", 1);
    assert!(record.game().outcome().is_some());
    let before = record.prefix(record.entries().len() - 1);
    assert!(!record.retract() && record.correct());
    assert_eq!(record.game(), before.game());
}

/// By agreement everything can be struck out, and then the same card is drawn.
#[test]
fn the_table_may_agree_to_correct_and_then_the_same_card_is_drawn() {
    let mut record = played("z");
    let drawn = record.game().clone();
    assert!(!record.retract() && record.correct());
    let (seat, action) = read_act("z", record.game()).expect("an act");
    record.act(seat, action).expect("a card");
    assert_eq!(record.game(), &drawn);
}
