//! Taking back: collecting until the next card, the Officer's choice until the next act; a card never, and nothing that
//! brought new hands or the end.

use riffifi::{Event, HiddenEvent, Riffifi};
use table::{Action, Game, RandomPlayer};
use testkit::begun;
use testkit::games::random_player;
use testkit::undo::{Tried, the_end_is_only_corrected, tried};

/// New hands, or the end, at which all that was laid unseen may be looked at.
fn is_news(event: &HiddenEvent) -> bool {
    matches!(event, Event::Dealt { .. } | Event::Passed { .. } | Event::Ended { .. })
}

/// Each act of some games with these options, played to their end.
fn acts(seats: u8, options: &str) -> Vec<Tried> {
    let game = |seed| begun::<Riffifi>(seats, options, seed);
    (0..20).flat_map(|seed| tried(game(seed), usize::MAX, seed, RandomPlayer::choose, is_news)).collect()
}

#[test]
fn open_acts_can_be_taken_back_and_cards_never() {
    for act in acts(4, "o1").into_iter().chain(acts(3, "o1e1")) {
        let open = ["collect", "turn"].contains(&act.kind);
        assert_eq!(act.taken_back, open && !act.news, "{act:?}");
    }
}

#[test]
fn each_kind_of_act_was_tried_and_rounds_have_ended() {
    let acts = acts(4, "o1");
    for kind in ["collect", "turn", "play", "lay"] {
        assert!(acts.iter().any(|act| act.kind == kind), "{kind}");
    }
    assert!(acts.iter().any(|act| act.news));
}

#[test]
fn after_the_next_act_nothing_is_taken_back() {
    let mut record = begun::<Riffifi>(3, "-", 1);
    let mut player = random_player(3, 1);
    loop {
        let (seat, action) = player.choose(record.game()).expect("somebody collects");
        record.act(seat, action).expect("a listed act");
        if action.kind() == "collect" {
            break;
        }
    }
    let seat = record.game().awaited().iter().next().expect("somebody is on turn");
    let card = record.game().legal(seat)[0];
    record.act(seat, card).expect("a listed act");
    assert!(!record.retract());
}

/// Whoever has looked at everything knows more than when the act was chosen; the table may still agree to correct it.
#[test]
fn the_end_is_not_taken_back_but_may_be_corrected() {
    the_end_is_only_corrected(testkit::random::<Riffifi>(3, "-", 1, usize::MAX));
}
