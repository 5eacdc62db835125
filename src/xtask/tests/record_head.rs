//! `bootstrap.js` knows how long the head of a record is: it offers the game of a program that has panicked without its last act.

use std::fs;
use std::path::Path;

use table::{Action as _, Game, NoteKey, Options as _, Record, Seat, Seed};

/// `HEAD` of bootstrap.js is how many segments a record has before its first act, and notes begin with "~".
fn head_of<G: Game>(head: usize) {
    let seats = *G::SEATS.start();
    let mut record: Record<G> = Record::deal(seats, G::Options::default(), Seed::from_number(1));
    record.notes.set(NoteKey::Name(Seat::new(0)), "Anna");
    let segments = |record: &Record<G>| record.to_string().split('~').next().map(|played| played.split('.').count());
    assert_eq!(segments(&record), Some(head), "{}", G::ID);
    let seat = record.game().awaited().iter().next().expect("somebody begins");
    let act = record.game().legal(seat).swap_remove(0);
    assert!(!act.to_string().contains(['.', '~']), "{}", act.kind());
    record.act(seat, act).expect("the menu offers it");
    assert_eq!(segments(&record), Some(head + 1), "{}", G::ID);
    assert!(!G::Options::SPECS.is_empty());
}

#[test]
fn the_head_of_a_record() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../static/bootstrap.js");
    let bootstrap = fs::read_to_string(path).expect("the script");
    let head = bootstrap.split("const HEAD = ").nth(1).and_then(|rest| rest.split(';').next());
    let head: usize = head.expect("HEAD").parse().expect("a number");
    assert!(bootstrap.contains("record.split(\"~\", 1)"));
    macro_rules! heads {
        ($($slug:ident: $game:ty, $ui:ty;)*) => { $(head_of::<$game>(head);)* };
    }
    games::for_each_game!(heads);
}
