//! What the view says beside the cards: who follows, who is liable, what lies on top.

use larry::{Card, Larry, View};
use table::{Game, Scene, Seat, Viewer, play_scene};

fn view(position: &str, viewer: Viewer) -> View {
    Larry::from_position(position).expect(position).view(viewer)
}

fn table(position: &str) -> View {
    view(position, Viewer::Table)
}

#[test]
fn it_names_who_follows_in_the_direction_that_is_valid() {
    assert_eq!(table("turn:a").next, Seat::new(1));
    assert_eq!(table("turn:a limit:5").next, Seat::new(2));
    assert_eq!(table("turn:c").next, Seat::new(0));
    assert_eq!(table("hands:??,?? turn:a limit:5").next, Seat::new(1));
}

#[test]
fn it_names_who_is_liable_while_there_is_a_pile() {
    assert_eq!(table("pile:c3=3").liable, Some(Seat::new(2)));
    assert_eq!(table("pile:c3=3 last:b").liable, Some(Seat::new(1)), "an action card came after it");
    assert_eq!(table("last:b").liable, None);
    assert_eq!((table("pile:c3=-1").sum, table("").sum), (Some(-1), None));
}

/// Whoever laid it sees it on the pile, but face down on the discard pile nobody does.
#[test]
fn the_top_of_the_discard_pile_is_shown_only_if_it_lies_openly() {
    let a = Viewer::Seat(Seat::new(0));
    assert_eq!(view("discard:4,3", a).discard_top, Some(Card::Three));
    assert_eq!(view("discard:4,a3=", a).discard_top, None);
    assert_eq!(view("pile:a3=3", a).pile[0].card, Some(Card::Three));
}

#[test]
fn the_open_table_knows_no_hand_and_a_seat_only_its_own() {
    assert_eq!(table("hands:34,77,AA").hand, None);
    assert_eq!(view("hands:4_13,77,AA", Viewer::Seat(Seat::new(0))).hand.map(|hand| hand.len()), Some(3));
    let sorted = view("hands:RA4_13,77,AA", Viewer::Seat(Seat::new(0))).hand.expect("a hand");
    assert_eq!(sorted, [Card::MinusOne, Card::Three, Card::Four, Card::Aetsch, Card::Reverse]);
}

/// `reveal_all` shows everything; the views of the players do not change.
#[test]
fn reveal_all_shows_everything() {
    let text = "hands:4_13,77,AA pile:a3=4,bA=7,c2!6";
    let game = Larry::from_position(text).expect(text);
    let all = game.reveal_all().expect("a view");
    assert_eq!(
        all.turned_up,
        [vec![Card::MinusOne, Card::Three, Card::Four], vec![Card::Seven; 2], vec![Card::Aetsch; 2]]
    );
    let pile: Vec<Option<Card>> = all.pile.iter().map(|laid| laid.card).collect();
    assert_eq!(pile, [Some(Card::Three), Some(Card::Aetsch), Some(Card::Two)]);
    assert_eq!((all.hand, all.sum), (None, Some(6)));
    for viewer in Viewer::all(3) {
        assert_eq!(game.view(viewer).turned_up, [[]; 0], "{viewer:?}");
    }
}

/// Whoever has played a last card that nobody answers, or else whoever has answered it.
#[test]
fn at_the_end_the_turn_is_with_whoever_acted_last() {
    let ends = |position: &str, acts: &str| {
        let mut game = Larry::from_position(position).expect(position);
        play_scene(&mut game, acts).expect(acts);
        let view = game.view(Viewer::Table);
        assert!(view.over, "{position}");
        view.turn
    };
    let [first, second] = [0, 1].map(Seat::new);
    let last_round = "points:0,0,0/0,0,0";
    assert_eq!(ends(&format!("hands:D,44,44 {last_round}"), "Db"), first, "an empty pile");
    assert_eq!(ends("hands:3,44,44 options:k1", "33"), first, "a short game");
    assert_eq!(ends(&format!("hands:3,44,44 {last_round}"), "33 a"), second, "accepted");
    assert_eq!(ends(&format!("hands:3,44,44 {last_round}"), "33 d"), second, "doubted");
}

#[test]
fn a_printed_table_says_no_more_than_the_open_table() {
    let mut game = Larry::from_position("hands:34,77,AA").expect("a position");
    play_scene(&mut game, "37L").expect("an act");
    testkit::position::prints_the_open_table(&game);
}
