//! Taking back: collecting until the next card, the Officer's choice until the next act; a card never, and nothing that
//! brought new hands or the end.

use riffifi::{Event, HiddenEvent, Options, Riffifi};
use table::{Game, Record, Seed, read_options};

/// New hands, or the end, at which all that was laid unseen may be looked at.
fn is_news(event: &HiddenEvent) -> bool {
    matches!(event, Event::Dealt { .. } | Event::Passed { .. } | Event::Ended { .. })
}

/// Whether each act of a game with these options can be taken back, as its kind and what it brought about tell.
fn acts(seats: u8, options: &str) -> Vec<(&'static str, bool, bool)> {
    let options: Options = read_options(options, seats).expect("options");
    let mut acts = Vec::new();
    for seed in 0..20 {
        let mut record: Record<Riffifi> = Record::deal(seats, options, Seed::from_number(seed));
        let mut player = table::RandomPlayer::new(Seed::from_number(!seed).rng(seats));
        while let Some((seat, action)) = player.choose(record.game()) {
            let before = record.clone();
            let news = record.act(seat, action).expect("a listed act").iter().any(is_news);
            let mut again = record.clone();
            let taken_back = again.retract();
            if taken_back {
                assert_eq!(again, before);
            }
            acts.push((table::Action::kind(&action), news, taken_back));
        }
    }
    acts
}

#[test]
fn open_acts_can_be_taken_back_and_cards_never() {
    for (kind, news, taken_back) in acts(4, "o1").into_iter().chain(acts(3, "o1e1")) {
        let open = ["collect", "turn"].contains(&kind);
        assert_eq!(taken_back, open && !news, "{kind}, news: {news}");
    }
}

#[test]
fn each_kind_of_act_was_tried_and_rounds_have_ended() {
    let acts = acts(4, "o1");
    for kind in ["collect", "turn", "play", "lay"] {
        assert!(acts.iter().any(|(tried, _, _)| *tried == kind), "{kind}");
    }
    assert!(acts.iter().any(|(_, news, _)| *news));
}

#[test]
fn after_the_next_act_nothing_is_taken_back() {
    let mut record: Record<Riffifi> = Record::deal(3, Options::default(), Seed::from_number(1));
    let mut player = table::RandomPlayer::new(Seed::from_number(2).rng(3));
    loop {
        let (seat, action) = player.choose(record.game()).expect("somebody collects");
        record.act(seat, action).expect("a listed act");
        if table::Action::kind(&action) == "collect" {
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
    let mut record: Record<Riffifi> = testkit::random(3, "-", 1, usize::MAX);
    assert!(record.game().outcome().is_some());
    let before = record.prefix(record.entries().len() - 1);
    assert!(!record.retract() && record.correct());
    assert_eq!(record.game(), before.game());
}
