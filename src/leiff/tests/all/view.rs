//! What each viewer sees in each phase: only the cards that the rules show.

use leiff::{Leiff, Lying, Phase, View};
use table::{Game, Scene, Seat, Seats, Viewer, joined, play_scene};

fn game(position: &str, acts: &str) -> Leiff {
    let mut game = Leiff::from_position(position).expect(position);
    play_scene(&mut game, acts).expect(acts);
    game
}

fn view(position: &str, viewer: Viewer) -> View {
    game(position, "").view(viewer)
}

const TABLE: Viewer = Viewer::Table;

fn seen_by(letter: &str) -> Viewer {
    Viewer::Seat(letter.parse().expect("a seat"))
}

/// Every card, whatever is shown of it.
fn lying(view: &View) -> impl Iterator<Item = Lying> + '_ {
    view.hands.iter().flat_map(|hand| &hand.slots).copied().flatten()
}

/// The cards that are shown, hands first, and the drawn one.
fn shown(position: &str, viewer: Viewer) -> String {
    let view = view(position, viewer);
    let cards = lying(&view).filter_map(|lying| lying.card).chain(view.drawn);
    joined(cards, " ")
}

#[test]
fn each_phase_shows_its_cards_to_those_who_may_see_them() {
    let hands = "hands:4.7.2/1.3.9/5.6.8 discard:11 options:c1";
    for (phase, table, a, b) in [
        ("phase:turn", "", "", ""),
        ("phase:peek", "", "4 7", ""),
        ("phase:drawn.10", "", "10", ""),
        ("phase:taken.10", "10", "10", "10"),
        ("phase:seven", "", "", ""),
        ("phase:nine.b2", "", "", ""),
        ("phase:look.a.b2", "", "3", ""),
        ("phase:look.b.a1.a3", "", "", "4 2"),
        ("phase:glimpse.b.a1", "", "", ""),
        ("phase:offer.1 spells:ab", "", "", ""),
        ("phase:scored scored:a1.1.1", "4 7 2 1 3 9 5 6 8", "4 7 2 1 3 9 5 6 8", "4 7 2 1 3 9 5 6 8"),
        ("phase:over scored:a50.1.1", "4 7 2 1 3 9 5 6 8", "4 7 2 1 3 9 5 6 8", "4 7 2 1 3 9 5 6 8"),
    ] {
        let position = format!("{hands} {phase}");
        let seen = [TABLE, seen_by("a"), seen_by("b")].map(|viewer| shown(&position, viewer));
        assert_eq!(seen, [table, a, b], "{phase}");
    }
}

/// In a team the peek shows nothing before both cards are chosen.
#[test]
fn in_a_team_the_chosen_cards_are_shown_together() {
    let position = "hands:4.7.2.12/1.3.9.13/5.6.8.10/5.6.8.10 discard:11 options:t1";
    assert_eq!(shown(&format!("{position} phase:peek.b.2"), seen_by("b")), "");
    assert_eq!(shown(&format!("{position} phase:peek.b.2.4"), seen_by("b")), "3 13");
    assert_eq!(shown(&format!("{position} phase:peek.b.2.4"), seen_by("d")), "", "not to the partner");
}

/// The Magier works unseen: not even the phase names a slot.
#[test]
fn what_is_offered_to_the_magier_is_in_nobodys_view() {
    let offer = |slot: &str| {
        let position = format!("hands:4.7/1.3 discard:11 options:c1 spells:ab phase:offer.{slot}");
        Viewer::all(2).map(|viewer| view(&position, viewer)).collect::<Vec<_>>()
    };
    assert_eq!(offer("1"), offer("2"));
}

#[test]
fn the_piles_are_counted_and_only_the_top_is_seen() {
    let table = view("hands:4/1 discard:11.7 draw:10.5 rest:b", TABLE);
    assert_eq!((table.stock, table.discarded, table.top.map(|card| card.to_string())), (2, 2, Some("7".to_owned())));
    let taken = view("hands:4/1 discard:11 phase:taken.7", TABLE);
    assert_eq!(taken.top.map(|card| card.to_string()), Some("11".to_owned()), "a taken card does not lie there");
    assert_eq!(view("hands:4/1 discard:- phase:taken.7", TABLE).top, None);
}

#[test]
fn it_says_when_anybody_may_match_or_catch() {
    for (position, snappable) in [
        ("hands:4.7/1.3 discard:11", true),
        ("hands:4.7/1.3 discard:11 phase:drawn.5", true),
        ("hands:4.7/1.3 discard:11 phase:eight", true),
        ("hands:4.7/1.3 discard:- phase:taken.5", false),
        ("hands:4.7/1.3 discard:11 phase:peek", false),
        ("hands:4.7/1.3 discard:11 phase:look.a.a1", false),
        ("hands:4.7/1.3 discard:11 options:c1 spells:ab phase:offer", false),
        ("hands:4.7/1.3 discard:11 phase:scored scored:a1.1", false),
    ] {
        assert_eq!(view(position, TABLE).snappable, snappable, "{position}");
    }
}

/// The learner's aid marks a card for those who have seen it where it lies, and shows it to nobody.
#[test]
fn marks_are_for_the_own_eyes_and_only_with_the_aid() {
    let marks = |options: &str, viewer| {
        let view = view(&format!("hands:4+ab.7+a/1.3+a discard:11 {options}"), viewer);
        assert!(lying(&view).all(|lying| lying.card.is_none()));
        lying(&view).map(|lying| lying.marked).collect::<Vec<_>>()
    };
    assert_eq!(marks("options:a1", seen_by("a")), [true, true, false, true]);
    assert_eq!(marks("options:a1", seen_by("b")), [true, false, false, false]);
    assert_eq!(marks("options:a1", TABLE), [false; 4], "nothing on the open table");
    assert_eq!(marks("", seen_by("a")), [false; 4], "nothing without the aid");
}

/// A mark goes when its card goes.
#[test]
fn a_mark_stays_as_long_as_its_card_does() {
    let marked = |position: &str, acts: &str| {
        let view = game(&format!("{position} options:c1a1"), acts).view(seen_by("a"));
        lying(&view).map(|lying| lying.marked).collect::<Vec<_>>()
    };
    let known = "hands:4+a.7+a/1+a.3+a discard:11";
    assert_eq!(marked(&format!("{known} draw:10"), "z s1"), [true, true, true, true], "the actor knows the new one");
    assert_eq!(marked(&format!("{known} draw:9"), "z w a1 b1"), [false, true, false, true]);
    assert_eq!(marked(&format!("{known} draw:P"), "z w qb o1"), [true, true, false, false]);
    assert_eq!(marked(&format!("{known} draw:D"), "z w v"), [false; 4]);
    assert_eq!(marked(&format!("{known} spells:ab"), "L u1"), [true; 4]);
    assert_eq!(marked("hands:4.7/1.3 discard:11 draw:10.5", "b-m1"), [false, false, true, false, false, false]);
    assert_eq!(marked("hands:4.7/1.3 discard:11 draw:10.5", "l t1"), [true, false, false, false]);
}

/// Who has seen what is told when the cards are turned over, not before.
#[test]
fn who_has_seen_a_card_is_told_when_it_lies_open() {
    let seen = |phase: &str| {
        let view = view(&format!("hands:4+ab/1 discard:11 options:a1 {phase}"), TABLE);
        lying(&view).map(|lying| lying.seen).collect::<Vec<_>>()
    };
    assert_eq!(seen(""), [Seats::NONE; 2]);
    let both: Seats = Seat::all(2).collect();
    assert_eq!(seen("phase:scored scored:a1.1"), [both, Seats::NONE]);
}

#[test]
fn it_names_what_lies_on_a_player() {
    let table = view("hands:4/1/2 discard:11 options:d1c1 immune:a spells:ab.cb bound:c rule:b ledger:ac,w,n", TABLE);
    assert_eq!(table.hands.iter().map(|hand| hand.immune).collect::<Vec<_>>(), [true, false, false]);
    assert_eq!(table.hands[1].enchanted, [Seat::new(0), Seat::new(2)]);
    assert_eq!(table.hands.iter().map(|hand| hand.bound).collect::<Vec<_>>(), [false, false, true]);
    assert_eq!(table.rule, Some(Seat::new(1)));
    assert!(table.hands.iter().all(|hand| hand.slip.is_some()));
    assert!(view("hands:4/1", TABLE).hands.iter().all(|hand| hand.slip.is_none()));
}

/// The open table and every seat see the same but for cards and marks.
#[test]
fn everything_but_cards_is_for_everybody() {
    let bare = |mut view: View| {
        view.drawn = None;
        view.hands.iter_mut().flat_map(|hand| &mut hand.slots).flatten().for_each(|lying| {
            (lying.card, lying.marked) = (None, false);
        });
        view
    };
    for phase in ["peek", "drawn.10", "look.a.b1", "eight"] {
        let position = format!("hands:4+ab.7/1.3 discard:11 options:d1c1a1 phase:{phase}");
        let views: Vec<View> = Viewer::all(2).map(|viewer| bare(view(&position, viewer))).collect();
        assert!(views.windows(2).all(|pair| pair[0] == pair[1]), "{phase}");
    }
}

/// `reveal_all` shows everything.
#[test]
fn reveal_all_shows_everything() {
    let all = game("hands:4+a.7/1.3 discard:11 phase:drawn.10", "").reveal_all().expect("a view");
    assert!(lying(&all).all(|lying| lying.card.is_some()) && all.drawn.is_some());
    assert_eq!(lying(&all).next().map(|lying| lying.seen), Some(Seats::only(Seat::new(0))));
    assert!(matches!(all.phase, Phase::Drawn(_)));
}

#[test]
fn a_printed_table_says_no_more_than_the_open_table() {
    testkit::position::prints_the_open_table(&game("hands:4+a.7/1.3 discard:11 phase:drawn.10", ""));
}
