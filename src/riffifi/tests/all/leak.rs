//! The laws find leaks: the real game with one planted leak in each place from which somebody could learn something.

use riffifi::{Action, Card, Cards, Error, Event, HiddenEvent, Observation, Options, Riffifi};
use table::laws::try_games;
use table::{Game, Seat, Viewer};
use testkit::leak::{HONEST, Leaks, Leaky, sees};
use testkit::position::word;

/// The page holds the hand of the player on turn.
const HAND_IN_VIEW: u8 = 1;
/// The page holds what was laid unseen.
const LAID_IN_VIEW: u8 = 2;
/// The same, but only cards that an earlier round has shown: everybody knows who has them, but not that they were laid.
const KNOWN_CARD_IN_VIEW: u8 = 3;
/// The story names the card that was laid unseen.
const LAID_IN_STORY: u8 = 4;
/// The order of open choices depends on the hand.
const HAND_IN_MENU: u8 = 5;
/// Why an act out of turn is refused depends on the hand.
const HAND_IN_REFUSAL: u8 = 6;
/// What is promised of collecting depends on the hand.
const HAND_IN_FORECAST: u8 = 7;

/// The leaks of Riffifi.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Planted;

fn hand(game: &Riffifi, seat: Seat) -> Cards {
    cards(game, "hands", seat.index())
}

/// The cards of a seat under a key of the position text; the first ones are those of seat a.
fn cards(game: &Riffifi, key: &str, at: usize) -> Cards {
    let value = word(game, key);
    let cards = value.split(',').nth(at).filter(|cards| !cards.is_empty());
    cards.map_or(Cards::NONE, |cards| cards.parse().expect("cards"))
}

fn laid(game: &Riffifi) -> Vec<Card> {
    let laid = word(game, "laid");
    let cards = laid.split(',').filter_map(|laid| laid.split_once('/'));
    cards.map(|(card, _)| card.parse().expect("a card")).collect()
}

/// One bit about a hand, which may differ at a resampled table.
fn yellow(game: &Riffifi, seat: Seat) -> bool {
    hand(game, seat).count(riffifi::Colour::Yellow) > 1
}

impl Leaks for Planted {
    type Game = Riffifi;

    fn legal(leak: u8, game: &Riffifi, seat: Seat) -> Vec<Action> {
        let mut menu = game.legal(seat);
        if leak == HAND_IN_MENU && yellow(game, seat) {
            menu.reverse();
        }
        menu
    }

    fn check(leak: u8, game: &Riffifi, seat: Seat, action: &Action) -> Result<(), Error> {
        let answer = game.check(seat, action);
        let leaks = leak == HAND_IN_REFUSAL && answer.is_err() && yellow(game, seat);
        if leaks { Err(Error::NothingToCollect) } else { answer }
    }

    fn reads(leak: u8, event: &HiddenEvent, viewer: Viewer) -> Viewer {
        match event {
            Event::Laid { seat, .. } if leak == LAID_IN_STORY => Viewer::Seat(*seat),
            _ => viewer,
        }
    }

    fn forecast(leak: u8, game: &Riffifi, seat: Seat, action: &Action) -> Vec<Observation> {
        let mut certain = game.forecast(seat, action);
        if leak == HAND_IN_FORECAST && yellow(game, seat) {
            certain.clear();
        }
        certain
    }

    fn shows(leak: u8, game: &Riffifi, _viewer: Viewer) -> String {
        let shown: Vec<Card> = match leak {
            HAND_IN_VIEW => game.awaited().iter().flat_map(|seat| hand(game, seat).iter()).collect(),
            LAID_IN_VIEW => laid(game),
            KNOWN_CARD_IN_VIEW => {
                let known = cards(game, "before-shown", 0);
                laid(game).into_iter().filter(|card| known.contains(*card)).collect()
            }
            _ => Vec::new(),
        };
        format!("{shown:?}")
    }
}

/// The laws that some games of four with the Officer and equal chances break.
fn broken<const FAULT: u8>() -> Vec<String> {
    let options = Options { officer: true, equal: true, ..Options::default() };
    try_games::<Leaky<Planted, FAULT>>(4, &options, 2, 1).violations
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
    leaks::<LAID_IN_VIEW>("learns nothing hidden: the views differ");
    leaks::<KNOWN_CARD_IN_VIEW>("learns nothing hidden: the views differ");
    leaks::<LAID_IN_STORY>("the stories differ");
    leaks::<HAND_IN_MENU>("learns nothing hidden: the menus of seat");
    leaks::<HAND_IN_REFUSAL>("learns nothing hidden: the refusals of");
    leaks::<HAND_IN_FORECAST>("learns nothing hidden: the forecasts of seat");
}
