//! "Wenn ein Spieler seine vorletzte Karte ablegt, muss er 'Larry' sagen", and rulings, Larry, "Larry!".

use crate::rules::check::check;

/// 1st sentence.
#[test]
fn whoever_keeps_one_card_says_larry() {
    check("hands:34,???,???", "33L", "a lays 3, says 3, Larry!\n = hands 1,3,3, pile 1 sum 3, limit 7, b to play");
}

/// 2nd sentence: "muss er 2 Karten vom Nachzugstapel ziehen und das Spiel geht weiter".
#[test]
fn whoever_forgets_draws_two_and_play_goes_on() {
    check(
        "hands:34,???,??? draw:01",
        "33",
        "a lays 3, says 3; a forgets Larry; a draws 01\n = hands 3,3,3, pile 1 sum 3, limit 7, b to play",
    );
}

/// Rulings: "any play that leaves exactly one card": face down, openly, and every action card.
#[test]
fn it_is_due_with_every_kind_of_play() {
    check(
        "hands:34,???,??? open:a draw:01",
        "3",
        "a shows 3, makes 3; O before a is done; a forgets Larry; a draws 01",
    );
    check("hands:34,???,??? open:a", "3L", "a shows 3, makes 3, Larry!; O before a is done");
    check("hands:R4,???,??? draw:01", "R", "a plays R; a forgets Larry; a draws 01; anticlockwise, limit 5");
    check("hands:R4,???,???", "RL", "a plays R, Larry!; anticlockwise, limit 5");
    check("hands:O4,???,??? draw:01", "Ob", "a plays O on b; a forgets Larry; a draws 01");
    check("hands:O4,???,???", "ObL", "a plays O on b, Larry!");
    check("hands:D4,???,??? draw:01", "DbL", "a plays D on b, Larry!; b draws 01");
    check("hands:A4,???,??? draw:01", "A5", "a lays A, says 5; a forgets Larry; a draws 01");
}

/// Rulings: "with Give one: after the gift", "on the act that gives".
#[test]
fn with_give_one_it_belongs_to_the_gift() {
    check("hands:G34,???,???", "GL G g3bL", "a may not: Larry when giving\n a plays G\n a gives b 3, Larry!");
    check("hands:G34,???,??? draw:01", "G g3b", "a plays G\n a gives b 3; a forgets Larry; a draws 01");
    check("hands:G344,???,???", "G g3b", "a plays G\n a gives b 3\n = hands 2,4,3, empty pile, limit 7, b to play");
}

/// Where more than one reason could be named: how to shout goes before the size of the hand, and nobody has to before both.
#[test]
fn a_refused_shout_names_the_reason_that_helps() {
    let eight = "hands:G3011111,???,???";
    check(eight, "GL G g3bL", "a may not: Larry when giving\n a plays G\n a gives b 3, Larry!");
    check("options:r1 hands:G34,???,???", "GL", "a may not: Larry is said by itself");
    check("options:r1 hands:30111112,???,???", "33L", "a may not: Larry is said by itself");
}

/// Rulings: "leaves exactly one card". Who gives nothing keeps at least two.
#[test]
fn it_is_not_due_when_nothing_is_given() {
    check("hands:G34,???,???", "G n", "a plays G\n a gives nothing\n = hands 2,3,3, empty pile, limit 7, b to play");
    check("hands:G34,???,???", "G nL", "a plays G\n a gives nothing, Larry!");
    check("options:r1 hands:G34,???,???", "G nL n", "a plays G\n a may not: Larry is said by itself\n a gives nothing");
}

/// Rulings: a card that was drawn or given to somebody else asks for nothing.
#[test]
fn it_is_not_due_when_more_or_no_cards_are_kept() {
    check("hands:344,???,???", "33", "a lays 3, says 3\n = hands 2,3,3, pile 1 sum 3, limit 7, b to play");
    check(
        "hands:3,???,???",
        "33",
        "a lays 3, says 3; a has no card\n = hands 0,3,3, pile 1 sum 3, limit 7, b to answer",
    );
}

/// Rulings: "checked when the card has left the hand, before other penalties; penalties add up".
#[test]
fn forgetting_comes_before_other_penalties_and_they_add_up() {
    check(
        "hands:44,???,??? pile:b7=1,c3=4 open:a draw:0123",
        "4",
        "a shows 4, makes 8; O before a is done; a forgets Larry; a draws 01; 8 passes 7; a draws 23 (over the limit); 3 away unseen; a leads
         = hands 5,3,3, empty pile, limit 7, a to play",
    );
    check("hands:D4,???,??? draw:0123", "Db", "a plays D on b; a forgets Larry; a draws 01; b draws 23");
    check(
        "hands:34,???,??? draw:0123",
        "37 d",
        "a lays 3, says 7; a forgets Larry; a draws 01
         b doubts a; 3 = 3, said 7: wrong; a draws 23 (wrong sum); pile away; a leads
         = hands 5,3,3, empty pile, limit 7, a to play",
    );
}

/// Rulings: "A needless 'Larry!' costs nothing."
#[test]
fn a_needless_larry_costs_nothing() {
    check("hands:344,???,???", "33L", "a lays 3, says 3, Larry!\n = hands 2,3,3, pile 1 sum 3, limit 7, b to play");
    check("hands:3,???,???", "33L", "a lays 3, says 3, Larry!; a has no card");
}

/// Decided here, because a menu has room for fewer than 512 acts: seven cards can shout, eight cannot.
#[test]
fn hands_of_more_than_seven_cards_are_not_asked() {
    check("hands:3011111,???,???", "33L", "a lays 3, says 3, Larry!");
    check("hands:30111112,???,???", "33L", "a may not: too many to shout");
}

/// Rulings: option "the app reminds ... says it automatically".
#[test]
fn with_the_reminder_it_is_said_by_itself_exactly_when_it_is_due() {
    let position = |hand: &str| format!("options:r1 hands:{hand},???,??? draw:01");
    check(&position("34"), "33", "a lays 3, says 3, Larry!");
    check(&position("344"), "33", "a lays 3, says 3");
    check(&position("R4"), "R", "a plays R, Larry!; anticlockwise, limit 5");
    check(&position("G34"), "G g3b", "a plays G\n a gives b 3, Larry!");
    check(&position("G344"), "G g3b", "a plays G\n a gives b 3");
    check(&position("34"), "33L", "a may not: Larry is said by itself");
    check("options:r1 hands:34,???,??? open:a", "3", "a shows 3, makes 3, Larry!; O before a is done");
}

/// Rulings: "off by default".
#[test]
fn the_reminder_is_off_by_default() {
    assert!(!larry::Options::default().reminds);
}
