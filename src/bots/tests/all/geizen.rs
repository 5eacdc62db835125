//! Geizen: the turn is solved. What the first turn brings, worked out in two ways and played.

use std::collections::BTreeMap;

use bots::geizen::{Chances, Lattice, Solver, Worth};
use bots::{Budget, HasBots, Level, Sitting};
use geizen::{Action, DICE, Dice, Geizen, View};
use table::{Game, Record, Seat, Seed, Viewer};

fn first(seats: u8) -> View {
    Geizen::deal(seats, geizen::Options::default(), Seed::from_number(1).rng(seats)).view(Viewer::Table)
}

fn change(view: &View, dice: Dice) -> f64 {
    let seat = view.turn.index();
    f64::from(view.scored(dice).hands[seat]) - f64::from(view.hands[seat])
}

/// The expectation by single dice: every order of faces is as probable as any other, and every die may be kept or not.
fn by_single_dice(view: &View, kept: Dice, known: &mut BTreeMap<Dice, f64>) -> f64 {
    if kept.len() == DICE {
        return change(view, kept);
    }
    if let Some(&value) = known.get(&kept) {
        return value;
    }
    let count = u32::from(DICE - kept.len());
    let mut sum = 0.0;
    for order in 0..6_u32.pow(count) {
        let faces: Vec<u8> = (0..count).map(|die| (order / 6_u32.pow(die) % 6) as u8 + 1).collect();
        let mut best = f64::NEG_INFINITY;
        for chosen in 1..1_u32 << count {
            let keeps = faces.iter().zip(0..).filter(|(_, die)| chosen & (1 << die) != 0);
            let after = keeps.fold(kept, |kept, (face, _)| kept.with(*face));
            best = f64::max(best, by_single_dice(view, after, known));
        }
        sum += best;
    }
    let value = sum / f64::from(6_u32.pow(count));
    known.insert(kept, value);
    value
}

#[test]
fn the_expectation_of_the_first_turn_agrees_in_two_ways() {
    for seats in 2..=5 {
        let view = first(seats);
        let lattice = Lattice::new();
        let solved = lattice.solve(Dice::NONE, |dice| Worth { aim: change(&view, dice), chips: 0.0 });
        let enumerated = by_single_dice(&view, Dice::NONE, &mut BTreeMap::new());
        let solved = solved.of(Dice::NONE).aim;
        assert!((solved - enumerated).abs() < 1e-9, "{seats} players: {solved} and {enumerated}");
        assert!((-4.0..0.0).contains(&solved), "{seats} players: {solved} chips");
    }
}

/// What the landlady expects of her first turn is what her first turns bring.
#[test]
fn the_first_turns_bring_what_was_expected() {
    let solver = Solver::default();
    let [mut sum, mut squares, mut win] = [0.0; 3];
    let games = 3000;
    let expected = solver.solve(&first(2)).of(Dice::NONE);
    for seed in 0..games {
        let mut record = Record::<Geizen>::deal(2, geizen::Options::default(), Seed::from_number(seed));
        let seat = record.game().awaited().iter().next().expect("somebody begins");
        let options = *record.options();
        let bot = Geizen::bot(&Sitting { seat, seats: 2, options: &options }, Level::Host);
        while record.game().awaited() == table::Seats::only(seat) {
            let (view, menu) = (record.game().view(Viewer::Seat(seat)), record.game().legal(seat));
            let acts = record.entries().len() as u32;
            let mut thought = bot.ponder(&view, &menu, record.seed().bot_rng(2, seat, acts));
            let choice = thought.think(&mut Budget::new(0)).expect("no playouts are needed");
            record.act(seat, choice.action).expect("an act of the menu");
        }
        let after = record.game().view(Viewer::Table);
        let chips = f64::from(after.hands[seat.index()]) - 18.0;
        (sum, squares) = (sum + chips, squares + chips * chips);
        win += Chances::default().of(&after, seat);
    }
    let games = games as f64;
    let (mean, variance) = (sum / games, squares / games - (sum / games) * (sum / games));
    let error = (variance / games).sqrt();
    assert!((mean - expected.chips).abs() < 4.0 * error, "{mean} ± {error}, expected {}", expected.chips);
    assert!((win / games - expected.aim).abs() < 0.02, "{}, expected {}", win / games, expected.aim);
}

#[test]
fn looking_back_at_a_turn_the_best_keep_is_named() {
    // The red field of row 1 brings five chips for one, and costs the others one.
    let game: Geizen = table::Scene::from_position("hands:10,10 board:211/-/-/-/- rolled:11456").expect("a position");
    let view = game.view(Viewer::Table);
    let weighed = Solver::default().weigh(&view);
    let menu = game.legal(Seat::new(0));
    assert_eq!(weighed.iter().map(|act| Action::Keep(act.keep)).collect::<Vec<_>>(), menu);
    let best = weighed.iter().max_by(|one, other| one.win.total_cmp(&other.win)).expect("a keep");
    assert!(best.keep.count(1) > 0, "{best:?}");
    assert!(weighed.iter().all(|act| (0.0..=1.0).contains(&act.win)));
    assert!(Solver::default().weigh(&first(3)).is_empty(), "before a roll there is nothing to keep");
}

/// The tables are what the generator writes: read and written again they are the same.
#[test]
fn the_tables_read_back() {
    let chances = Chances::default();
    let stored = chances.stored();
    assert!(stored.len() < 60_000);
    assert!(chances.boards.iter().any(|value| *value > 3.0), "some boards are worth much");
    assert!(chances.duel(10.0, 8.0) > 0.6 && chances.duel(10.0, -8.0) < 0.4, "who leads wins more often");
}
