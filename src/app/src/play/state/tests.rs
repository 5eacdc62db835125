use bohei::Bohei;
use bohei_ui::BoheiUi;
use bots::Level;
use game_ui::CompleteUi;
use geizen_ui::GeizenUi;
use larry_ui::LarryUi;
use leiff_ui::LeiffUi;
use riffifi::{Phase, Riffifi};
use riffifi_ui::RiffifiUi;
use table::{Action as _, Game, NoteKey, Record, Seats, Seed, Side, Viewer};

use super::*;

mod company;
mod holding;
mod sealing;

/// A game that has just been dealt to three, as the page begins it.
fn dealt<U: CompleteUi>() -> (Rc<PlayState>, Record<U::Game>) {
    let record: Record<U::Game> = Record::deal(3, Default::default(), Seed::from_number(5));
    (state_of::<U>(&record), record)
}

/// A game as the page finds it.
fn state_of<U: CompleteUi>(record: &Record<U::Game>) -> Rc<PlayState> {
    let save = Save {
        version: crate::store::VERSION,
        record: record.to_string(),
        summary: None,
        symbols: vec![0, 1, 2],
        places: Vec::new(),
        begun: 0.0,
        changed: 0.0,
        played: 0.0,
        state: State::Running,
    };
    Rc::new(PlayState::new(GameInfo::of::<U>(), Some(save), Seats::NONE, 0.0, true))
}

/// The first act of a menu on this side.
fn first<G: Game>(record: &Record<G>, side: Side) -> (Seat, String) {
    let seat = record.game().awaited().iter().next().expect("somebody is on turn");
    let act = record.game().legal(seat).into_iter().find(|action| action.side() == side).expect("an act");
    (seat, act.to_string())
}

/// A game of Riffifi in which somebody collects and then plays a card.
fn collecting() -> Record<Riffifi> {
    let mut record: Record<Riffifi> = Record::deal(3, Default::default(), Seed::from_number(5));
    while record.game().view(Viewer::Table).phase != Phase::Collect {
        let (seat, act) = first(&record, Side::Private);
        record.act(seat, act.parse().expect("an act")).expect("an act of the menu");
    }
    record
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
    assert_eq!((lines(&told), told.counts.saves, told.counts.acts, told.telling, told.pausing), (1, 1, 1, true, true));
    assert_eq!(told.save.as_ref().map(|save| save.record.clone()), told.table.as_ref().map(|table| table.record()));
    assert_eq!(lines(&state), 0, "the state before is as it was");
    for tap in [act.clone(), act.clone()] {
        assert_eq!(lines(&after(&told, tap)), 1);
    }
    // A tap ends the telling, and is not yet an act.
    let rest = after(&told, PlayAction::Skip);
    assert!(!rest.telling && rest.pausing && lines(&after(&rest, act)) == 1);
    assert!(!after(&rest, PlayAction::PauseEnded).pausing);
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
    let answered = after(&state, PlayAction::AnswerCurtain(seat));
    assert!(answered.pausing, "a double tap does not open it");
    let held = RevealGesture::Finger(1);
    assert!(!after(&answered, PlayAction::OpenHand(held)).looked);
    let ready = after(&answered, PlayAction::PauseEnded);
    let under = Rc::clone(&ready).reduce(PlayEvent {
        action: PlayAction::OpenHand(held),
        now: 0.0,
        still: false,
        covered: true,
    });
    assert!(!under.looked && under.stage == ready.stage);
    let open = after(&ready, PlayAction::OpenHand(held));
    assert!(open.looked);
    assert_eq!(after(&open, PlayAction::Release(held)).stage, Stage::Hand { seat, held: None, chosen: None });
    assert_eq!(
        after(&open, PlayAction::PageHidden).stage,
        Stage::Curtain(seat, Step::Name),
        "and the name is asked again"
    );
}

#[test]
fn what_is_chosen_is_done_and_whoever_has_looked_takes_nothing_back() {
    let (state, record) = dealt::<LarryUi>();
    let (seat, card) = first(&record, Side::Private);
    let held = RevealGesture::Tap;
    let mut state = after(&state, PlayAction::AnswerCurtain(seat));
    for action in [PlayAction::PauseEnded, PlayAction::OpenHand(held), PlayAction::Choose(Some(card)), PlayAction::Play]
    {
        state = after(&state, action);
    }
    assert_eq!(
        (lines(&state), state.looked, state.pause),
        (0, true, TAKEN),
        "a tap that opens the hand is followed by no act until somebody can have looked"
    );
    state = after(&after(&state, PlayAction::PauseEnded), PlayAction::Play);
    assert_eq!((lines(&state), state.looked), (1, false));
    state = after(&after(&state, PlayAction::Skip), PlayAction::PauseEnded);
    let stale = after(&state, PlayAction::Correct(0));
    assert_eq!((lines(&stale), stale.counts.changes), (1, 0), "another line was meant");
    let corrected = after(&state, PlayAction::Correct(1));
    assert_eq!((lines(&corrected), corrected.counts.changes), (2, 1), "a correction is a line, too");
    let peeked = Rc::new(PlayState { looked: true, ..(*state).clone() });
    assert_eq!(lines(&after(&peeked, PlayAction::Retract(1))), 1);
}

#[test]
fn of_two_names_pressed_at_once_the_first_counts() {
    let (state, _) = dealt::<LarryUi>();
    let state = after(&after(&state, PlayAction::ReturnToTable), PlayAction::PauseEnded);
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
    let here = after(&state, PlayAction::OtherTabSaved(save.clone()));
    assert_eq!((lines(&here), here.stage.clone(), here.telling), (1, Stage::Table(None), false));
    assert!(here == after(&here, PlayAction::OtherTabSaved(save)), "the same again changes nothing");
}

#[test]
fn a_game_that_is_broken_off_is_saved_so() {
    let (state, _) = dealt::<GeizenUi>();
    let off = after(&state, PlayAction::Quit);
    assert_eq!((off.save.as_ref().map(|save| save.state), off.counts.saves), (Some(State::Off), 1));
}

#[test]
fn two_swap_their_places_and_the_game_goes_on_as_it_was() {
    let (state, _) = dealt::<LarryUi>();
    let swapped = after(&state, PlayAction::Swap(Seat::new(0), Seat::new(2)));
    let save = swapped.save.as_ref().expect("a save");
    assert_eq!((save.places.as_slice(), swapped.counts.saves, swapped.counts.acts), ([2, 1, 0].as_slice(), 1, 0));
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
    let curtain = after(&state, PlayAction::AnswerCurtain(by));
    let open = after(&after(&curtain, PlayAction::PauseEnded), PlayAction::OpenHand(RevealGesture::Finger(1)));
    assert!(matches!(open.stage, Stage::Hand { held: Some(_), .. }));
    let chosen = after(&open, PlayAction::Choose(Some("33".to_owned())));
    let answered = after(&chosen, PlayAction::Act(next, answer, None));
    assert_eq!((answered.counts.acts, &answered.stage), (1, &open.stage));
    assert_eq!(
        answered.counts.forgotten_choices,
        chosen.counts.forgotten_choices + 1,
        "the hand forgets its own part of the choice"
    );
}

#[test]
fn what_an_act_came_to_stands_until_somebody_taps_who_can_have_seen_it() {
    let (state, record) = dealt::<GeizenUi>();
    let (seat, act) = first(&record, Side::Open);
    let finger = RevealGesture::Finger(1);
    let state = after(&state, PlayAction::Act(seat, act, None));
    assert!(state.fresh && state.telling);
    // The tap that ends the telling, and the second one of a double tap, have not seen it.
    let state = after(&after(&state, PlayAction::Skip), PlayAction::PointerDown(finger));
    assert!(state.fresh && !state.telling);
    let state = after(&after(&state, PlayAction::PauseEnded), PlayAction::PointerDown(finger));
    assert!(!state.fresh);
}

#[test]
fn whoever_takes_the_device_has_answered_and_opens_nothing_for_a_moment() {
    let (state, record) = dealt::<LarryUi>();
    let (seat, _) = first(&record, Side::Private);
    let table = after(&after(&state, PlayAction::ReturnToTable), PlayAction::PauseEnded);
    assert_eq!(table.next_chooser(), Some(seat));
    let taken = after(&table, PlayAction::Take(seat, None));
    assert_eq!((&taken.stage, taken.pause), (&Stage::Curtain(seat, Step::Hold), TAKEN));
    assert!(!after(&taken, PlayAction::OpenHand(RevealGesture::Finger(1))).looked);
}

#[test]
fn whoever_collects_goes_on_with_the_covered_hand_once_that_has_been_told() {
    let record = collecting();
    let (seat, act) = first(&record, Side::Open);
    let state = after(&state_of::<RiffifiUi>(&record), PlayAction::ReturnToTable);
    let told = after(&after(&state, PlayAction::PauseEnded), PlayAction::Act(seat, act, None));
    assert!(!told.goes_on() && told.stage == Stage::Table(None), "everybody sees it first");
    let ready = after(&after(&told, PlayAction::TellingEnded), PlayAction::PauseEnded);
    assert!(ready.goes_on());
    let hand = after(&ready, PlayAction::GoOn);
    assert_eq!(hand.stage, Stage::Hand { seat, held: None, chosen: None });
    assert!(!hand.looked && !after(&hand, PlayAction::OpenHand(RevealGesture::Tap)).looked, "a tap before is none");
    // Not if somebody reacts first, or the page was out of sight.
    for other in [PlayAction::Select(seat, 5000.0), PlayAction::PageHidden] {
        assert!(!after(&ready, other).goes_on());
    }
}

#[test]
fn the_next_look_is_asked_for_when_the_last_one_is_covered() {
    let (state, record) = dealt::<LeiffUi>();
    let (seat, seen) = first(&record, Side::Private);
    let next = seat.after(1, 3);
    let held = RevealGesture::Finger(1);
    let mut state = after(&state, PlayAction::AnswerCurtain(seat));
    for action in
        [PlayAction::PauseEnded, PlayAction::OpenHand(held), PlayAction::Choose(Some(seen)), PlayAction::Release(held)]
    {
        state = after(&state, action);
    }
    assert_eq!((lines(&state), &state.stage), (0, &Stage::Curtain(next, Step::Name)));
    state = after(&state, PlayAction::PauseEnded);
    // Whoever wants to look again is asked for the name again.
    let again = after(&state, PlayAction::HandOver(seat));
    assert!(lines(&again) == 0 && again.looker.is_none());
    let answered = after(&state, PlayAction::AnswerCurtain(next));
    assert_eq!((lines(&answered), &answered.stage), (1, &Stage::Curtain(next, Step::Hold)));
    assert!(answered.pausing && answered.looker.is_none());
    // Whoever stays on the answer sees the cards after the lock; nobody else can.
    assert_eq!(after(&state, PlayAction::Take(seat, Some(held))).stage, state.stage);
    let taken = after(&state, PlayAction::Take(next, Some(held)));
    assert_eq!((lines(&taken), &taken.stage, taken.pause), (1, &Stage::Curtain(next, Step::Hold), TAKEN));
    let open = after(&taken, PlayAction::PauseEnded);
    assert_eq!(open.stage, Stage::Hand { seat: next, held: Some(held), chosen: None });
    let released = after(&after(&taken, PlayAction::Release(held)), PlayAction::PauseEnded);
    assert_eq!(released.stage, Stage::Curtain(next, Step::Hold), "who lets go too early sees nothing");
}
