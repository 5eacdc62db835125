//! What the view says when everything may be known.

use riffifi::{Card, Cards, Colour, Riffifi, TurnedUp};
use table::{Game, Scene, Viewer, play_scene};

fn cards(text: &str) -> Cards {
    text.parse().expect(text)
}

/// `reveal_all` shows everything; the views of the players do not change.
#[test]
fn reveal_all_shows_hands_and_piles() {
    let text = "hands:b7y4,b8g3,r1r4 open:b2,-,- piles:y8r8,g7,o2 out:y1b1g1o1 turn:b";
    let mut game = Riffifi::from_position(text).expect(text);
    play_scene(&mut game, "_b8").expect("an act");
    let all = game.reveal_all().expect("a view");
    let hands: Vec<Cards> = all.turned_up.iter().map(|cards| cards.hand).collect();
    assert_eq!(hands, ["b7y4", "g3", "r1r4"].map(cards));
    let unseen: Vec<Cards> = all.turned_up.iter().map(|cards| cards.unseen).collect();
    assert_eq!(unseen, ["-", "b8", "-"].map(cards));
    for (TurnedUp { pile, .. }, named) in all.turned_up.iter().zip(["y8r8", "g7b8", "o2"]) {
        assert!(cards(named).without(*pile).is_empty(), "{named}");
    }
    let everything = all.turned_up.iter().fold(all.out, |sum, cards| sum | cards.hand | cards.pile);
    assert_eq!(everything, Cards::COLOURED.without(cards("b2")), "but the open card");
    assert_eq!((all.hand, all.places[0].open), (None, Some(Card::new(Colour::Blue, 2))));
    for viewer in Viewer::all(3) {
        assert_eq!(game.view(viewer).turned_up, [], "{viewer:?}");
    }
}

#[test]
fn a_printed_table_says_no_more_than_the_open_table() {
    let mut game = Riffifi::from_position("hands:b7y4,b8g3,r1r4 open:b2,-,- turn:b").expect("a position");
    play_scene(&mut game, "_b8").expect("an act");
    testkit::position::prints_the_open_table(&game);
}
