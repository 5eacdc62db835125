use super::*;

fn game() -> &'static GameInfo {
    GameInfo::of::<geizen_ui::GeizenUi>()
}

fn after(actions: impl IntoIterator<Item = Action>) -> Rc<Seating> {
    actions.into_iter().fold(Rc::new(Seating::new(game())), Seating::reduce)
}

fn named(names: &[&str]) -> Vec<Action> {
    let more = std::iter::repeat_n(Action::More, names.len().saturating_sub(usize::from(game().seats.0)));
    let name = |(at, name): (usize, &&str)| Action::Named(at, (*name).to_owned());
    more.chain(names.iter().enumerate().map(name)).collect()
}

#[test]
fn no_more_sit_down_than_can_play() {
    let seating = after(std::iter::repeat_n(Action::More, 9));
    assert_eq!(seating.players.len(), usize::from(game().seats.1));
    let mut symbols: Vec<u8> = seating.players.iter().map(|guest| guest.symbol).collect();
    symbols.sort_unstable();
    symbols.dedup();
    assert_eq!(symbols.len(), seating.players.len(), "each has a symbol of its own");
}

#[test]
fn a_double_tap_takes_one_off_and_a_later_tap_another() {
    let mut actions = named(&["Anna", "Bo", "Cem", "Dora"]);
    actions.extend([Action::Gone(1, 1000.0), Action::Gone(1, 1000.0 + DOUBLE - 1.0)]);
    assert_eq!(after(actions.clone()).names(), ["Anna", "Cem", "Dora"]);
    actions.push(Action::Gone(1, 1000.0 + DOUBLE));
    assert_eq!(after(actions).names(), ["Anna", "Dora"]);
}

#[test]
fn what_is_said_of_a_place_that_is_gone_does_no_harm() {
    let mut actions = named(&["Anna", "Bo", "Cem"]);
    actions.extend([Action::Gone(2, 1000.0), Action::Left(2), Action::Named(2, "Cem".to_owned()), Action::Over(2)]);
    actions.push(Action::Swapped(Seat::new(2), Seat::new(0)));
    let seating = after(actions);
    assert_eq!(seating.names(), ["Anna", "Bo"]);
    assert!(seating.places.is_empty());
}

#[test]
fn symbols_stay_to_pick_from_until_one_is_taken() {
    let seating = after([Action::Picking(1), Action::Picked(1, 6, false)]);
    assert_eq!((seating.picking, seating.players[1].symbol), (Some(1), 6));
    let seating = seating.reduce(Action::Picked(1, 7, true));
    assert_eq!((seating.picking, seating.players[1].symbol), (None, 7));
}

#[test]
fn luck_moves_with_whoever_has_added_it() {
    let mut actions = named(&["Anna", "Bo", "Cem"]);
    actions.extend([
        Action::PlayerSeed(0, "abc".to_owned()),
        Action::Held(Some(0)),
        Action::Over(2),
        Action::Held(None),
    ]);
    let seating = after(actions);
    assert_eq!(seating.names(), ["Bo", "Cem", "Anna"]);
    let player_seeds: Vec<String> = seating.seed.player_seeds.iter().map(ToString::to_string).collect();
    assert_eq!(player_seeds, ["", "", "abc"]);
}

#[test]
fn a_swap_around_the_device_is_gone_with_those_who_swapped() {
    let swapped: Vec<Action> =
        named(&["Anna", "Bo", "Cem"]).into_iter().chain([Action::Swapped(Seat::new(0), Seat::new(2))]).collect();
    assert_eq!(after(swapped.clone()).places, [2, 1, 0]);
    for others in [vec![Action::Gone(0, 1000.0), Action::More], vec![Action::Moved(0, 1)]] {
        assert!(after(swapped.clone().into_iter().chain(others)).places.is_empty());
    }
}

#[test]
fn whoever_sits_here_already_is_not_seated_again() {
    let bo = Guest { name: "Bo".to_owned(), symbol: 0, level: None };
    let seating = after([Action::Known(bo.clone()), Action::Known(bo)]);
    assert_eq!(seating.names().iter().filter(|name| *name == "Bo").count(), 1);
}

#[test]
fn regulars_leave_a_chair_to_people() {
    let house = |level: Level| Action::House(level, level.name().en.to_owned());
    let seating = after(std::iter::repeat_n(house(Level::Host), 9));
    assert_eq!(seating.names(), ["", "Landlady", "Landlady 2", "Landlady 3", "Landlady 4"]);
    assert!(!seating.removable(0) && seating.removable(1));
}

#[test]
fn a_round_that_goes_on_sits_there_once() {
    let player = |(name, symbol): (&str, u8)| Guest { name: name.to_owned(), symbol, level: None };
    let players: Vec<Guest> = [("Anna", 3), ("Bo", 0), ("Cem", 5)].map(player).to_vec();
    Round { players: players.clone(), places: vec![2, 0, 1] }.invite(game().id);
    let seating = Seating::new(game());
    assert!(seating.players == players && seating.places == [2, 0, 1] && seating.last.is_none());
    let seating = Seating::new(game());
    assert!(seating.players.iter().all(|guest| guest.name.is_empty()), "the next table is another one");
}

#[test]
fn a_mistake_is_shown_once_the_game_was_to_begin() {
    let seating = after(named(&["Anna", "  "]));
    assert!(seating.wrong() == Some(1) && !seating.was_left(1));
    let seating = seating.reduce(Action::Ready);
    assert!(seating.wrong() == Some(1) && seating.was_left(1));
    let seating = after(named(&["Anna", " Bo  "]).into_iter().chain([Action::Ready]));
    assert_eq!((seating.wrong(), seating.names()), (None, vec!["Anna".to_owned(), "Bo".to_owned()]));
    assert!(!seating.was_left(0));
}
