//! The laws find leaks: the real game with one planted leak in each place from which somebody could learn something.

use larry::{Action, Card, Error, Event, Larry, Options};
use table::laws::try_games;
use table::{Game, Seat, Secret, Viewer};
use testkit::leak::{HONEST, Leaks, Leaky, sees};

/// The open table sees the top of the pile.
const VIEW: u8 = 1;
/// Everybody is told what was laid.
const LAID: u8 = 2;
/// Everybody is told what was drawn.
const DREW: u8 = 3;
/// Everybody is told what was given away.
const GAVE: u8 = 4;
/// A doubt is offered only where it is right.
const MENU: u8 = 5;
/// A refusal says whether the card is held, whoever asks.
const REFUSAL: u8 = 6;
/// The forecast of a doubt tells the true sum.
const FORECAST: u8 = 7;
/// The view counts the number cards of all hands.
const COUNT: u8 = 8;

/// The leaks of Larry.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Planted;

/// The pile as those see it who laid it.
fn pile(game: &Larry) -> Vec<Card> {
    let seen = |seat| game.view(Viewer::Seat(seat)).pile;
    let pile = game.view(Viewer::Table).pile;
    pile.iter().enumerate().filter_map(|(at, laid)| seen(laid.seat)[at].card).collect()
}

fn true_sum(game: &Larry) -> i8 {
    pile(game).into_iter().filter_map(Card::value).sum()
}

fn lies(game: &Larry) -> bool {
    game.view(Viewer::Table).sum.is_some_and(|sum| sum != true_sum(game))
}

fn offered(leak: u8, game: &Larry, action: &Action) -> bool {
    leak != MENU || *action != Action::Doubt || lies(game)
}

impl Leaks for Planted {
    type Game = Larry;

    fn legal(leak: u8, game: &Larry, seat: Seat) -> Vec<Action> {
        game.legal(seat).into_iter().filter(|action| offered(leak, game, action)).collect()
    }

    fn check(leak: u8, game: &Larry, seat: Seat, action: &Action) -> Result<(), Error> {
        let turn = game.view(Viewer::Table).turn;
        match *action {
            Action::Lay { card, .. } if leak == REFUSAL && turn != seat => {
                let held = game.view(Viewer::Seat(turn)).hand;
                if held.is_some_and(|hand| hand.contains(&card)) {
                    Err(Error::NotYourTurn { turn: seat })
                } else {
                    Err(Error::NotInHand { card })
                }
            }
            _ if offered(leak, game, action) => game.check(seat, action),
            _ => game.check(seat, action).and(Err(Error::NothingToDoubt)),
        }
    }

    fn reads(leak: u8, event: &Event<Secret<Card>>, viewer: Viewer) -> Viewer {
        match (leak, event) {
            (LAID, Event::Laid { seat, .. }) | (DREW, Event::Drew { seat, .. }) | (GAVE, Event::Gave { seat, .. }) => {
                Viewer::Seat(*seat)
            }
            _ => viewer,
        }
    }

    fn forecast(leak: u8, game: &Larry, seat: Seat, action: &Action) -> Vec<Event<Option<Card>>> {
        let mut told = game.forecast(seat, action);
        if let (FORECAST, Action::Doubt) = (leak, action) {
            told.push(Event::OverLimit { seat, sum: true_sum(game), limit: 0 });
        }
        told
    }

    fn shows(leak: u8, game: &Larry, _viewer: Viewer) -> String {
        match leak {
            VIEW => format!("{:?}", pile(game)),
            COUNT => {
                let hands = Seat::all(game.seats()).filter_map(|seat| game.view(Viewer::Seat(seat)).hand);
                let numbers = |hand: Vec<Card>| hand.into_iter().filter(|card| card.is_number()).count();
                format!("{:?}", hands.map(numbers).collect::<Vec<_>>())
            }
            _ => String::new(),
        }
    }
}

fn broken<const LEAK: u8>(seats: u8) -> Vec<String> {
    try_games::<Leaky<Planted, LEAK>>(seats, &Options::default(), 2, 1).violations
}

/// At a table of two as at a table of four, the laws see the leak.
#[track_caller]
fn caught<const LEAK: u8>(law: &str) {
    for seats in [2, 4] {
        sees(&broken::<LEAK>(seats), law);
    }
}

#[test]
fn without_a_leak_all_laws_hold() {
    assert_eq!(broken::<HONEST>(3), [""; 0]);
}

#[test]
fn every_leak_is_caught() {
    caught::<VIEW>("learns nothing hidden: the views differ");
    caught::<LAID>("the stories differ");
    caught::<DREW>("the stories differ");
    caught::<GAVE>("the stories differ");
    caught::<MENU>("the menus of seat");
    caught::<REFUSAL>("the refusals of");
    caught::<FORECAST>("the forecasts of seat");
    caught::<COUNT>("learns nothing hidden: the views differ");
}
