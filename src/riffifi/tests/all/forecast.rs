//! Forecasts: everything but the hands of the next round.

use riffifi::{Action, Card, Cards, Colour, Due, Event, Observation, Riffifi};
use table::{Game, Scene, Seat, Viewer, play_scene};
use testkit::seat;

fn forecast(position: &str, act: &str) -> Vec<Observation> {
    testkit::position::forecast::<Riffifi>(position, act)
}

fn card(text: &str) -> Card {
    text.parse::<Cards>().expect(text).iter().next().expect(text)
}

#[test]
fn a_card_promises_what_it_turns_down() {
    let position = "hands:b2b7,b4,g1 open:-,b5,-";
    let played = |text| Event::Played { seat: seat("a"), card: card(text) };
    let turned =
        |loser, high, by, low| Event::Turned { seat: seat(loser), card: card(high), by: seat(by), lower: card(low) };
    assert_eq!(forecast(position, "b2"), [played("b2"), turned("b", "b5", "a", "b2")]);
    assert_eq!(forecast(position, "b7"), [played("b7"), turned("a", "b7", "b", "b5")]);
}

/// The forecast is for the player, who knows the card.
#[test]
fn a_card_laid_unseen_promises_itself() {
    assert_eq!(
        forecast("hands:b2b7,b4,g1 open:-,b5,-", "_b7"),
        [Event::Laid { seat: seat("a"), card: Some(Card::new(Colour::Blue, 7)) }]
    );
}

#[test]
fn collecting_promises_who_pays() {
    let position = "hands:-,-,y1,- open:-,-,b4,- loot:b6,b3,-,b3 turn:c";
    let collected =
        Event::Collected { seat: seat("c"), card: card("b4"), middle: 0, paid: vec![(seat("a"), 4)], lapsed: 0 };
    assert_eq!(forecast(position, "k"), [collected]);
}

/// What the table says before the choice who gives one more is certain: every choice adds one chip for each who is chosen.
#[test]
fn what_is_due_before_the_choice_comes_true_with_every_choice() {
    let due = |position: &str| Riffifi::from_position(position).expect(position).view(Viewer::Table).due;
    let four = "hands:-,y1,-,-,- open:b6,-,-,-,- loot:-,b3,b3,b3,b3";
    let all = ["b", "c", "d", "e"].map(|owner| (seat(owner), 1)).to_vec();
    assert_eq!(due(four), Some(Due { colour: Colour::Blue, middle: 0, paid: all, more: 2, lapsed: 0 }));
    for position in [
        four,
        "hands:-,y1,-,- open:b4,-,-,- loot:-,b4,b4,b4",
        "hands:-,y1,-,-,- open:b8,-,-,-,- loot:-,b2,b6,b2,b2",
        "hands:-,y1,- open:g8,-,- loot:g6,g1,-",
        "hands:y2,b2,g2 open:r4,-,-",
    ] {
        let game = Riffifi::from_position(position).expect(position);
        let Due { middle, paid, more, lapsed, .. } = due(position).expect("a claim");
        for action in game.legal(seat("a")) {
            let Action::Collect(chosen) = action else { panic!("{action} does not collect") };
            let told = game.forecast(seat("a"), &action);
            let Some(Event::Collected { middle: from_middle, paid: given, lapsed: lost, .. }) = told.first() else {
                panic!("{action} collects")
            };
            assert_eq!((*from_middle, *lost, chosen.len()), (middle, lapsed, more), "{position}");
            let chips =
                |paid: &[(Seat, u8)], owner| paid.iter().find(|(seat, _)| *seat == owner).map_or(0, |paid| paid.1);
            for owner in Seat::all(game.seats()) {
                let one_more = u8::from(chosen.contains(owner));
                assert_eq!(chips(given, owner), chips(&paid, owner) + one_more, "{position} {action}");
            }
        }
    }
    assert_eq!(due("hands:y2,b2,g2"), None);
}

/// Nobody knows what will be dealt; at the end of the game there is nothing left to know.
#[test]
fn the_last_act_of_a_round_promises_its_end_and_no_hands() {
    let last = "hands:-,-,- open:y3,-,-";
    let kinds = |position: &str| {
        let told = forecast(position, "k");
        told.iter().map(|told| format!("{told:?}").split(' ').next().map(str::to_owned)).collect::<Option<Vec<_>>>()
    };
    let (collected, ended, over) = ("Collected".to_owned(), "RoundEnded".to_owned(), "Ended".to_owned());
    assert_eq!(kinds(last), Some(vec![collected.clone(), ended.clone()]));
    assert_eq!(kinds(&format!("{last} options:e1")), Some(vec![collected.clone(), ended.clone()]));
    assert_eq!(kinds(&format!("{last} scored:-,-,-/-,-,-")), Some(vec![collected, ended, over]));
}

/// The forecast is the beginning of what is told.
#[test]
fn a_promise_comes_true() {
    let position = "hands:-,-,- open:y3,-,-";
    let mut game = Riffifi::from_position(position).expect(position);
    let promised = forecast(position, "k");
    let steps = play_scene(&mut game, "k").expect("an act");
    let Some(table::SceneStep::Done(_, events)) = steps.into_iter().next() else { panic!("it is allowed") };
    let told: Vec<Observation> =
        events.iter().filter_map(|event| Riffifi::told(event, Viewer::Seat(seat("a")))).collect();
    assert_eq!(told[..promised.len()], promised);
    assert_eq!(told.len(), promised.len() + 1, "the deal was not promised");
}

#[test]
fn what_is_refused_promises_nothing() {
    assert_eq!(forecast("hands:y2,b2,g2", "y3"), []);
    assert_eq!(forecast("hands:y2,b2,g2", "b-b2"), []);
}
