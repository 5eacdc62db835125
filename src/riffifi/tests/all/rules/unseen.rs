//! Karten ausspielen (II), last sentence; rulings, 5th bullet: laying a card without showing it.

use riffifi::{Effect, Event, HiddenEvent, Riffifi};
use table::{Game, Scene, SceneStep, Viewer, play_scene};

use crate::rules::check::{after, check, menu, seat};

const POSITION: &str = "hands:y3r3r7,b1,b2 open:-,r4,y5";

#[test]
fn a_card_that_would_be_turned_down_may_be_laid_unseen() {
    check(POSITION, "_r7", "a lays r7 unseen");
    let pile = after(POSITION, "_r7", "piles");
    assert!(pile.split(',').next().is_some_and(|pile| pile.contains("r7")), "{pile}");
    assert_eq!(after(POSITION, "_r7", "open"), "-,r4,y5");
}

/// "an extra choice, offered only then": where it is the played card that is turned down.
#[test]
fn the_choice_is_offered_only_for_a_card_that_would_be_turned_down() {
    assert_eq!(menu(POSITION, ""), "y3 r3 r7 _r7");
    check(POSITION, "_y3 _r3", "a may not: y3 must be shown\na may not: r3 must be shown");
    check("hands:y3,b1,b2", "_y3", "a may not: y3 must be shown");
    check("hands:y3,b3,b2 open:r2,-,-", "_y3", "a may not: collect first");
    check(POSITION, "_r8", "a may not: r8 is not in hand");
}

/// "it appears in no story": not the card, for anybody but the player.
#[test]
fn only_the_player_is_told_which_card_it_was() {
    let mut game = Riffifi::from_position(POSITION).expect("a position");
    let steps = play_scene(&mut game, "_r7").expect("an act");
    let [SceneStep::Done(player, events)] = steps.as_slice() else { panic!("one act: {steps:?}") };
    for viewer in Viewer::all(3) {
        let told: Vec<_> = events.iter().filter_map(|event: &HiddenEvent| Riffifi::told(event, viewer)).collect();
        let card = (viewer == Viewer::Seat(*player)).then(|| "r7".parse().expect("a card"));
        assert_eq!(told, [Event::Laid { seat: *player, card }]);
    }
}

/// What a hand card would do is shown in the own hand alone, and as the cards lie now.
#[test]
fn the_own_hand_says_what_each_card_would_do() {
    let game = Riffifi::from_position("hands:y3r3r7b8of,b3,b2 open:g2,r4,y5 turn:b options:o1").expect("a position");
    let effects = |viewer| Some(game.view(viewer).hand?.into_iter().map(|card| card.effect).collect::<Vec<_>>());
    let (b, c) = (seat("b"), seat("c"));
    assert_eq!(
        effects(Viewer::Seat(seat("a"))),
        Some(vec![Effect::Turns(c), Effect::Turns(b), Effect::TurnedBy(b), Effect::Alone, Effect::Officer])
    );
    assert_eq!(effects(Viewer::Seat(b)), Some(vec![Effect::Alone]));
    assert_eq!(effects(Viewer::Table), None);
}
