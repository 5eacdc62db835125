//! Taking back: what showed a card to anybody, asked chance or was chosen unseen is never taken back; the rest is, until the
//! next act.

mod patient;

use leiff::{Event, HiddenEvent, Leiff, Options, Pile};
use table::{Action, Game, RandomPlayer, Record, Seed, Side, read_options};

/// How many acts of each game are tried.
const ACTS: usize = 200;

/// What somebody has learned.
fn is_news(event: &HiddenEvent) -> bool {
    match event {
        Event::Dealt { .. }
        | Event::Looked { .. }
        | Event::Drew { .. }
        | Event::Swapped { .. }
        | Event::Dropped { .. }
        | Event::Shown { .. }
        | Event::Matched { .. }
        | Event::Caught { .. }
        | Event::Scored { .. } => true,
        Event::Discarded { from, .. } => *from == Pile::Draw,
        _ => false,
    }
}

/// Each act of some games with its kind, whether it must stay, and whether it can be taken back; then the table is as it was.
fn acts(seats: u8, options: &str, games: u64) -> Vec<(&'static str, bool, bool)> {
    let options: Options = read_options(options, seats).expect("options");
    let mut acts = Vec::new();
    for seed in 0..games {
        let mut record: Record<Leiff> = Record::deal(seats, options, Seed::from_number(seed));
        let mut player = RandomPlayer::new(Seed::from_number(!seed).rng(seats));
        for _ in 0..ACTS {
            let Some((seat, action)) = patient::choose(&mut player, record.game()) else { break };
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
    for (seats, options) in [(2, "-"), (3, "d1c1"), (4, "p1d1c1t1a1")] {
        for (kind, stays, taken_back) in acts(seats, options, 20) {
            assert_eq!(taken_back, !stays, "{kind}");
        }
    }
}

#[test]
fn these_acts_can_be_taken_back_and_these_never() {
    let acts = [acts(3, "c1", 100), acts(4, "d1t1", 10)].concat();
    let tried = |kind| acts.iter().filter(move |(tried, _, _)| *tried == kind);
    for kind in ["take", "put-back", "use", "invent", "swap-hands", "decline", "penalty", "hand-out", "fill", "done"] {
        assert!(tried(kind).any(|(_, _, taken_back)| *taken_back), "{kind}");
    }
    for kind in ["seen", "draw", "swap", "discard", "put", "rotate", "match", "catch"] {
        assert!(tried(kind).count() > 0 && tried(kind).all(|(_, _, taken_back)| !taken_back), "{kind}");
    }
}

#[test]
fn after_the_next_act_nothing_is_taken_back() {
    let options = read_options("s1d1", 3).expect("options");
    let mut record: Record<Leiff> = Record::deal(3, options, Seed::from_number(1));
    for act in ["Ga", "n", "b-Gn"] {
        let (seat, action) = table::read_act(act, record.game()).expect(act);
        record.act(seat, action).expect(act);
    }
    assert!(record.retract());
    let (seat, action) = table::read_act("b-k", record.game()).expect("an act");
    record.act(seat, action).expect("a look");
    assert!(!record.retract());
}

/// By agreement everything can be struck out, and then the same card is drawn.
#[test]
fn the_table_may_agree_to_correct_and_then_the_same_card_is_drawn() {
    let options = read_options("s1", 2).expect("options");
    let mut record: Record<Leiff> = Record::deal(2, options, Seed::from_number(1));
    for act in ["n", "n", "z"] {
        let (seat, action) = table::read_act(act, record.game()).expect(act);
        record.act(seat, action).expect(act);
    }
    let drawn = record.game().clone();
    assert!(!record.retract() && record.correct());
    let (seat, action) = table::read_act("z", record.game()).expect("an act");
    record.act(seat, action).expect("a card");
    assert_eq!(record.game(), &drawn);
}
