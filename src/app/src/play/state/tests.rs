use game_ui::CompleteUi;
use geizen_ui::GeizenUi;
use larry_ui::LarryUi;
use table::{Action as _, Game, Record, Seed, Side};

use super::*;

/// A game that has just been dealt to three, as the page begins it.
fn dealt<U: CompleteUi>() -> (Rc<PlayState>, Record<U::Game>) {
    let record: Record<U::Game> = Record::deal(3, Default::default(), Seed::from_number(5));
    (state_of::<U>(&record), record)
}

/// A game as the page finds it.
fn state_of<U: CompleteUi>(record: &Record<U::Game>) -> Rc<PlayState> {
    let save = Save {
        version: store::VERSION,
        record: record.to_string(),
        summary: None,
        symbols: vec![0, 1, 2],
        places: Vec::new(),
        begun: 0.0,
        changed: 0.0,
        played: 0.0,
        state: State::Running,
    };
    Rc::new(PlayState::new(GameInfo::of::<U>(), Some(save), 0.0, true))
}

/// The first act of a menu on this side.
fn first<G: Game>(record: &Record<G>, side: Side) -> (Seat, String) {
    let seat = record.game().awaited().iter().next().expect("somebody is on turn");
    let act = record.game().legal(seat).into_iter().find(|action| action.side() == side).expect("an act");
    (seat, act.to_string())
}

fn after(state: &Rc<PlayState>, action: PlayAction) -> Rc<PlayState> {
    Rc::clone(state).reduce(PlayEvent { action, now: 1000.0, still: false, covered: false })
}

/// How many lines the record has.
fn lines(state: &PlayState) -> u16 {
    state.table.as_ref().map_or(0, |table| table.lines())
}

#[test]
fn an_act_is_saved_and_told_and_a_second_tap_is_none() {
    let (state, record) = dealt::<GeizenUi>();
    let (seat, roll) = first(&record, Side::Open);
    let act = PlayAction::Act(seat, roll, None);
    let told = after(&state, act.clone());
    assert_eq!((lines(&told), told.saves, told.acts, told.telling, told.pausing), (1, 1, 1, true, true));
    assert_eq!(told.save.as_ref().map(|save| save.record.clone()), told.table.as_ref().map(|table| table.record()));
    assert_eq!(lines(&state), 0, "the state before is as it was");
    for fast_timers in [act.clone(), act.clone()] {
        assert_eq!(lines(&after(&told, fast_timers)), 1);
    }
    // A tap ends the telling, and is not yet an act.
    let rest = after(&told, PlayAction::Skip);
    assert!(!rest.telling && rest.pausing && lines(&after(&rest, act)) == 1);
    assert!(!after(&rest, PlayAction::Ready).pausing);
}

#[test]
fn without_motion_nothing_is_told() {
    let (state, record) = dealt::<GeizenUi>();
    let (seat, roll) = first(&record, Side::Open);
    let action = PlayAction::Act(seat, roll, None);
    let next = Rc::clone(&state).reduce(PlayEvent { action, now: 0.0, still: true, covered: false });
    assert_eq!((lines(&next), next.telling, next.pausing), (1, false, true));
}

#[test]
fn a_hand_opens_behind_its_curtain_and_never_under_a_sheet() {
    let (state, record) = dealt::<LarryUi>();
    let (seat, _) = first(&record, Side::Private);
    assert_eq!(state.stage, Stage::Curtain(seat, Step::Name));
    let answered = after(&state, PlayAction::Stage(Stage::Curtain(seat, Step::Hold)));
    assert!(answered.pausing, "a double tap does not open it");
    let held = RevealGesture::Finger(1);
    assert!(!after(&answered, PlayAction::Open(held)).looked);
    let ready = after(&answered, PlayAction::Ready);
    let under =
        Rc::clone(&ready).reduce(PlayEvent { action: PlayAction::Open(held), now: 0.0, still: false, covered: true });
    assert!(!under.looked && under.stage == ready.stage);
    let open = after(&ready, PlayAction::Open(held));
    assert!(open.looked && open.holder == Some(seat));
    assert_eq!(after(&open, PlayAction::Release(held)).stage, Stage::Hand { seat, held: None, chosen: None });
    assert_eq!(after(&open, PlayAction::Hidden).stage, Stage::Curtain(seat, Step::Name), "and the name is asked again");
    assert_eq!(after(&open, PlayAction::Hidden).holder, None);
}

#[test]
fn what_is_chosen_is_done_and_whoever_has_looked_takes_nothing_back() {
    let (state, record) = dealt::<LarryUi>();
    let (seat, card) = first(&record, Side::Private);
    let held = RevealGesture::Tap;
    let mut state = after(&state, PlayAction::Stage(Stage::Curtain(seat, Step::Hold)));
    for action in [PlayAction::Ready, PlayAction::Open(held), PlayAction::Choose(Some(card)), PlayAction::Play] {
        state = after(&state, action);
    }
    assert_eq!((lines(&state), state.looked, state.holder), (1, false, Some(seat)));
    state = after(&after(&state, PlayAction::Skip), PlayAction::Ready);
    let stale = after(&state, PlayAction::Correct(0));
    assert_eq!((lines(&stale), stale.changes), (1, 0), "another line was meant");
    let corrected = after(&state, PlayAction::Correct(1));
    assert_eq!((lines(&corrected), corrected.changes, corrected.holder), (2, 1, None), "a correction is a line, too");
    let peeked = Rc::new(PlayState { looked: true, ..(*state).clone() });
    assert_eq!(lines(&after(&peeked, PlayAction::Retract(1))), 1);
}

#[test]
fn of_two_names_pressed_at_once_the_first_counts() {
    let (state, _) = dealt::<LarryUi>();
    let state = after(&after(&state, PlayAction::Stage(Stage::Table(None))), PlayAction::Ready);
    let first = after(&state, PlayAction::Select(Seat::new(1), 5000.0));
    let late = after(&first, PlayAction::Select(Seat::new(2), 5120.0));
    assert_eq!((late.stage.selected(), late.late), (Some(Seat::new(1)), Some((Seat::new(2), 120))));
    let other = after(&first, PlayAction::Select(Seat::new(2), 6000.0));
    assert_eq!((other.stage.selected(), other.late), (Some(Seat::new(2)), None));
}

#[test]
fn what_another_tab_has_done_counts_here() {
    let (state, record) = dealt::<GeizenUi>();
    let (seat, roll) = first(&record, Side::Open);
    let there = after(&state, PlayAction::Act(seat, roll, None));
    let save = there.save.clone().expect("it is saved");
    let here = after(&state, PlayAction::Taken(save.clone()));
    assert_eq!((lines(&here), here.stage.clone(), here.telling), (1, Stage::Table(None), false));
    assert!(here == after(&here, PlayAction::Taken(save)), "the same again changes nothing");
}

#[test]
fn a_game_that_is_broken_off_is_saved_so() {
    let (state, _) = dealt::<GeizenUi>();
    let off = after(&state, PlayAction::Quit);
    assert_eq!((off.save.as_ref().map(|save| save.state), off.saves), (Some(State::Off), 1));
}

#[test]
fn two_swap_their_places_and_the_game_goes_on_as_it_was() {
    let (state, _) = dealt::<LarryUi>();
    let swapped = after(&state, PlayAction::Swap(Seat::new(0), Seat::new(2)));
    let save = swapped.save.as_ref().expect("a save");
    assert_eq!((save.places.as_slice(), swapped.saves, swapped.acts), ([2, 1, 0].as_slice(), 1, 0));
    let back = after(&swapped, PlayAction::Swap(Seat::new(2), Seat::new(0)));
    assert_eq!(back.save.as_ref().map(|save| save.places.clone()), Some(vec![0, 1, 2]));
}

#[test]
fn at_a_device_in_the_middle_others_act_while_a_hand_is_open() {
    let (_, mut record) = dealt::<LarryUi>();
    let (by, act) = first(&record, Side::Private);
    record.act(by, act.parse().expect("an act")).expect("an act of the menu");
    let state = state_of::<LarryUi>(&record);
    let (next, answer) = first(&record, Side::Open);
    // Somebody else looks at the own cards meanwhile.
    let curtain = after(&state, PlayAction::Stage(Stage::Curtain(by, Step::Hold)));
    let open = after(&after(&curtain, PlayAction::Ready), PlayAction::Open(RevealGesture::Finger(1)));
    assert!(matches!(open.stage, Stage::Hand { held: Some(_), .. }));
    let answered = after(&open, PlayAction::Act(next, answer, None));
    assert_eq!((answered.acts, &answered.stage), (1, &open.stage));
}
