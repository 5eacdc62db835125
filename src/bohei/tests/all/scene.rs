//! Position texts: a written position reads back, and errors name the wrong word.

use bohei::{Action, Bohei};
use table::{Game, Scene, Seat, Viewer};
use testkit::position::reads_back;

#[test]
fn every_position_of_a_game_reads_back() {
    for seats in 3..=8 {
        for seed in 1..4 {
            testkit::random_tables::<Bohei>(seats, "-", seed).take(400).for_each(|game| reads_back(&game));
        }
    }
}

#[test]
fn a_short_text_is_enough() {
    let game = Bohei::from_position("hands:44.3/20/46 rest:discard draw:5.6").expect("a position");
    let text = game.position();
    assert!(text.starts_with("hands:3.44/20/46 slots:-/- discard:0.1.2.4.7."), "{text}");
    assert!(text.ends_with(" draw:5.6 starter:a turn:a round:1 phase:draw"), "{text}");
}

#[test]
fn cards_that_no_word_names_lie_where_rest_says() {
    let count = |rest: &str| {
        let text = format!("hands:4.7/1/2 slots:3/-/17 discard:5.6 draw:8.9 rest:{rest}");
        let view = Bohei::from_position(&text).expect(&text).view(Viewer::Table);
        (view.stock, view.discarded, view.players[0].cards, view.players[1].cards)
    };
    assert_eq!(count("draw"), (63, 2, 2, 1));
    assert_eq!(count("discard"), (2, 63, 2, 1));
    assert_eq!(count("b"), (2, 2, 2, 62));
}

#[test]
fn the_first_named_card_of_the_draw_pile_is_drawn_first_and_the_last_named_of_the_discard_pile_is_its_top() {
    let mut game = Bohei::from_position("hands:4/5/1 discard:6.7 draw:8.9").expect("a position");
    assert_eq!(game.view(Viewer::Table).top.map(|top| top.to_string()).as_deref(), Some("7"));
    game.apply(Seat::new(0), Action::Draw).expect("a draw");
    let hand = game.view(Viewer::Seat(Seat::new(0))).hand.expect("the own hand");
    assert_eq!(hand.iter().map(ToString::to_string).collect::<Vec<_>>(), ["4", "8"]);
}

#[test]
fn a_wrong_position_says_where_it_is_wrong() {
    let wrong = testkit::position::wrong::<Bohei>;
    wrong("hands:1/2", "at 'hands': Bohei is for 3 to 8 players");
    wrong("hands:1/2/3/4/5/6/7/8/9", "at 'hands': Bohei is for 3 to 8 players");
    wrong("hands:1/2/66", "at '66': no card");
    wrong("hands:1/2/01", "at '01': no card");
    wrong("hands:1/2/1", "at '1': there are not so many of this card");
    wrong("hands:45.45/45.45/3", "at '45': there are not so many of this card");
    wrong("hands:1/2/3 turn:d", "at 'turn:d': only 3 play");
    wrong("hands:1/2/3 rest:here", "at 'rest:here': cannot be read");
    wrong("hands:1/2/3 options:z1", "at 'options:z1': no such house rules");
    wrong("hands:1/2/3 round:x", "at 'round:x': cannot be read");
    wrong("hands:1/2/3 slots:5", "at 'slots:5': two slots, or three");
    wrong("hands:1/2/3 slots:5/20", "at 'slots:5/20': no rule for a slot");
    wrong("hands:1/2/3 slots:5/16", "at 'slots:5/16': no rule for a slot");
    wrong("hands:16/2/3 slots:5/6/-", "at '16': there are not so many of this card");
    wrong("hands:1/2/3 slots:5/6 order:5", "at 'order:5': the rules in the slots, each once");
    wrong("hands:1/2/3 ticks:a.b", "at 'ticks:a.b': 10 traits");
    wrong("hands:1/2/3 called:a", "at 'called:a': a call counts with the goal number only");
    wrong("hands:1/2/3 breach:a", "at 'breach:a': cannot be read");
    wrong("hands:1/2/3 breach:", "at 'breach:': two names");
    let breach = "one for each accused, and a confirmed one costs unless something waits";
    wrong("hands:1/2/3 breach:ab+", &format!("at 'breach:ab+': {breach}"));
    wrong("hands:1/2/3 breach:ab.cb", &format!("at 'breach:ab.cb': {breach}"));
    wrong("hands:1/2/3 breach:ca pending:penalty.-1.a", &format!("at 'breach:ca': {breach}"));
    wrong("hands:1/2/3 phase:play ended:20", "at 'ended:20': no rule about behaviour");
    wrong("hands:20/2/3 slots:1/- phase:play ended:1", "at 'ended:1': a rule ends in phase 2");
    wrong("hands:1/2/3 ended:4", "at 'ended:4': a rule ends in phase 2");
    wrong("hands:1/2/3 call:first", "at 'call:first': no such call");
    wrong("hands:1/2/3 call:last", "at 'call:last': in phase 1 only, with the goal number and no call");
    wrong("hands:1/2/3 phase:dance", "at 'phase:dance': no such phase");
    for phase in ["close", "over"] {
        wrong(&format!("hands:1/2/3 phase:{phase}"), &format!("at 'phase:{phase}': the turn cannot stand so"));
    }
    wrong("hands:20/2/3 phase:rule", "at 'phase:rule': the turn cannot stand so");
    wrong("hands:1/2/3 phase:play pending:aim.36", "at 'phase:play': the turn cannot stand so");
}

#[test]
fn a_wrong_pending_says_where_it_is_wrong() {
    let wrong = |pending: &str, problem: &str| {
        let text = format!("hands:1/2/3.4 pending:{pending}");
        testkit::position::wrong::<Bohei>(&text, &format!("at 'pending:{pending}': {problem}"));
    };
    let never = "this card never waits so";
    let unfinished = "somebody has still to answer, or to discard";
    wrong("aim", "expected name.card");
    wrong("aim.x", "no card");
    wrong("aim.3", "neither an action nor a challenge");
    for pending in [
        "aim.26",
        "ticks.36",
        "dance.36",
        "opponent.58",
        "third.46.b",
        "third.55.a",
        "challenge.46.bc.1",
        "challenge.46.ab.0",
        "challenge.55.ab.1",
        "challenge.55.ab.1.b",
        "challenge.58.a.1",
        "reward.46.b.+2",
        "reward.46.b.+1.+1",
    ] {
        wrong(pending, never);
    }
    wrong("penalty.1.b", "+1 or -1");
    wrong("penalty.-0.b", "+1 or -1");
    wrong("orders.39.a.d", "only 3 play");
    wrong("orders.39.a?", "no answer");
    wrong("orders.39.a.a", "everybody answers once, and a penalty is not turned");
    wrong("penalty.-1.b?o", "everybody answers once, and a penalty is not turned");
    for pending in [
        "orders.39",
        "orders.39.ay",
        "orders.39.ay.a1",
        "orders.37.by.b3",
        "orders.37.b.b1",
        "orders.37.by.c1",
        "penalty.-1.b.c",
    ] {
        wrong(pending, unfinished);
    }
    wrong("orders.37.by.b2", "too few cards go all at once");
}

#[test]
fn a_printed_table_says_no_more_than_the_open_table() {
    let game = Bohei::from_position("hands:4.7/1/2 slots:3/-/17 pending:orders.37.b").expect("a position");
    testkit::position::prints_the_open_table(&game);
}
