//! The laws find leaks: the real game with one planted leak in each place from which somebody could learn something.

use bohei::{Action, Answer, Bohei, Card, Error, Event, HiddenEvent, Observation, Options, Pending, Reply};
use table::laws::sample_games;
use table::{Game, Seat, Viewer};
use testkit::leak::{HONEST, Leaks, Leaky, sees};

/// Everybody sees the first card of the player on turn.
const HAND_IN_VIEW: u8 = 1;
/// The neighbour sees the right neighbour's hand.
const NEIGHBOUR_IN_VIEW: u8 = 2;
/// The stack says whether somebody who thinks holds the card.
const HOLDS_IN_VIEW: u8 = 3;
/// The story names a drawn card to everybody.
const DRAWN_IN_STORY: u8 = 4;
/// "Nö" is offered only to those who hold one.
const CARD_IN_MENU: u8 = 5;
/// Reaching for "Nö" is refused to those who hold none.
const CARD_IN_REFUSAL: u8 = 6;
/// What is promised of an open act depends on the hand.
const CARD_IN_FORECAST: u8 = 7;

/// The leaks of Bohei.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Planted;

fn hand(game: &Bohei, seat: Seat) -> Vec<Card> {
    game.view(Viewer::Seat(seat)).hand.unwrap_or_default()
}

fn holds_no(game: &Bohei, seat: Seat) -> bool {
    hand(game, seat).contains(&Card::NO)
}

fn withheld(game: &Bohei, seat: Seat, action: &Action) -> bool {
    *action == Action::Reach(Answer::No) && !holds_no(game, seat)
}

impl Leaks for Planted {
    type Game = Bohei;

    fn legal(leak: u8, game: &Bohei, seat: Seat) -> Vec<Action> {
        let mut menu = game.legal(seat);
        if leak == CARD_IN_MENU {
            menu.retain(|action| !withheld(game, seat, action));
        }
        menu
    }

    fn check(leak: u8, game: &Bohei, seat: Seat, action: &Action) -> Result<(), Error> {
        match game.check(seat, action) {
            Ok(()) if leak == CARD_IN_MENU && withheld(game, seat, action) => Err(Error::NothingToAnswer),
            Err(_) if leak == CARD_IN_REFUSAL && holds_no(game, seat) => Err(Error::NothingToAnswer),
            answer => answer,
        }
    }

    fn reads(leak: u8, event: &HiddenEvent, viewer: Viewer) -> Viewer {
        match event {
            Event::Drew { seat, .. } if leak == DRAWN_IN_STORY => Viewer::Seat(*seat),
            _ => viewer,
        }
    }

    fn forecast(leak: u8, game: &Bohei, seat: Seat, action: &Action) -> Vec<Observation> {
        let mut certain = game.forecast(seat, action);
        if leak == CARD_IN_FORECAST && holds_no(game, seat) {
            certain.clear();
        }
        certain
    }

    fn shows(leak: u8, game: &Bohei, viewer: Viewer) -> String {
        let view = game.view(viewer);
        let cards: Vec<Card> = match (leak, viewer) {
            (HAND_IN_VIEW, Viewer::Table) => hand(game, view.turn).into_iter().take(1).collect(),
            (NEIGHBOUR_IN_VIEW, Viewer::Seat(seat)) => hand(game, seat.after(1, game.seats())),
            _ => Vec::new(),
        };
        let thinking = match &view.pending {
            Some(Pending::Orders(orders)) => orders.each.iter().find(|each| matches!(each.reply, Reply::Reaching(_))),
            _ => None,
        };
        let holds = leak == HOLDS_IN_VIEW && thinking.is_some_and(|each| holds_no(game, each.seat));
        format!("{cards:?} {holds}")
    }
}

/// The laws that some games of three break.
fn broken<const FAULT: u8>() -> Vec<String> {
    sample_games::<Leaky<Planted, FAULT>>(3, &Options::default(), 8, 1, 3).violations
}

#[track_caller]
fn leaks<const FAULT: u8>(law: &str) {
    sees(&broken::<FAULT>(), law);
}

#[test]
fn without_a_leak_no_law_is_broken() {
    assert_eq!(broken::<HONEST>(), [""; 0]);
}

#[test]
fn every_leak_is_seen() {
    leaks::<HAND_IN_VIEW>("Table learns nothing hidden: the views differ");
    leaks::<NEIGHBOUR_IN_VIEW>("learns nothing hidden: the views differ");
    leaks::<HOLDS_IN_VIEW>("learns nothing hidden: the views differ");
    leaks::<DRAWN_IN_STORY>("the stories differ");
    leaks::<CARD_IN_MENU>("learns nothing hidden: the menus of seat");
    leaks::<CARD_IN_REFUSAL>("learns nothing hidden: the refusals of");
    leaks::<CARD_IN_FORECAST>("learns nothing hidden: the forecasts of seat");
}
