//! Regulars at the table.

use super::*;

/// A game of Larry in which only this seat is a person.
fn with_regulars(person: u8) -> Rc<PlayState> {
    let mut record: Record<larry::Larry> = Record::deal(3, Default::default(), Seed::from_number(5));
    for seat in Seat::all(3).filter(|seat| seat.index() != usize::from(person)) {
        record.notes.set(NoteKey::Player(seat, 0), Level::Host.key());
    }
    state_of::<LarryUi>(&record)
}

#[test]
fn whoever_plays_alone_has_the_own_hand_open_when_it_is_to_be_chosen_from() {
    let (_, record) = dealt::<LarryUi>();
    let (seat, private) = first(&record, Side::Private);
    let state = with_regulars(seat.index() as u8);
    let open = Stage::Hand { seat, held: Some(RevealGesture::Tap), chosen: None };
    assert_eq!((state.stage.clone(), state.alone()), (open.clone(), Some(seat)));
    // At the table the hand stays away until it is asked for.
    let away = after(&state, PlayAction::ReturnToTable);
    assert_eq!(away.stage, Stage::Table(None));
    let back = after(&after(&away, PlayAction::PauseEnded), PlayAction::HandOver(seat));
    assert_eq!(back.stage, open, "no curtain");
    let hidden = after(&state, PlayAction::PageHidden);
    assert_eq!(hidden.stage, open, "nobody is there from whom it must be hidden");
    // The next one is a regular, whose hand nobody opens.
    let played =
        after(&after(&after(&state, PlayAction::Choose(Some(private))), PlayAction::Play), PlayAction::TellingEnded);
    let next = seat.after(1, 3);
    assert_eq!((lines(&played), played.stage.clone(), played.next_chooser()), (1, Stage::Table(None), None));
    for opening in [PlayAction::HandOver(next), PlayAction::AnswerCurtain(next)] {
        let tried = after(&after(&played, PlayAction::PauseEnded), opening);
        assert_eq!(tried.stage, Stage::Table(None));
    }
    assert_eq!(after(&played, PlayAction::Select(next, 5000.0)).stage, Stage::Table(None));
}

#[test]
fn a_regular_acts_once_and_only_for_its_own_seat() {
    let (_, record) = dealt::<LarryUi>();
    let (seat, private) = first(&record, Side::Private);
    let state = with_regulars(seat.after(1, 3).index() as u8);
    assert_eq!((state.stage.clone(), state.next_chooser()), (Stage::Table(None), None), "no curtain for a regular");
    let played = after(&state, PlayAction::Regular(seat, private.clone(), 0));
    assert_eq!((lines(&played), played.counts.acts), (1, 1));
    let again = after(
        &after(&after(&played, PlayAction::TellingEnded), PlayAction::PauseEnded),
        PlayAction::Regular(seat, private.clone(), 0),
    );
    assert_eq!(lines(&again), 1, "what was chosen for a table that has changed lapses");
    let person = with_regulars(seat.index() as u8);
    assert_eq!(lines(&after(&person, PlayAction::Regular(seat, private, 0))), 0, "nobody acts for a person");
}

#[test]
fn a_stand_in_takes_a_seat_and_gives_it_back() {
    let (state, record) = dealt::<LarryUi>();
    let (seat, _) = first(&record, Side::Private);
    let taken = after(&state, PlayAction::SetRegular(seat, Some(Level::Regular)));
    assert_eq!((taken.stage.clone(), taken.counts.saves), (Stage::Table(None), 1));
    assert!(taken.is_regular(seat) && !state.is_regular(seat));
    let save = taken.save.as_ref().expect("a save").record.clone();
    let read = (taken.game.open)(&save).expect("a record");
    assert_eq!(read.regular(seat), Some(Level::Regular), "the record says who plays");
    let given = after(&taken, PlayAction::SetRegular(seat, None));
    assert!(!given.is_regular(seat) && given.next_chooser().is_some());
    // One person stays.
    let alone = with_regulars(seat.index() as u8);
    assert!(!after(&alone, PlayAction::SetRegular(seat, Some(Level::Host))).is_regular(seat));
}

#[test]
fn the_regulars_wait_as_long_as_no_act_is_taken_and_a_tap_hurries_them() {
    let state = with_regulars(0);
    // An act in the pause would be lost, and nobody would ask the regulars again.
    let looked = after(&state, PlayAction::ReturnToTable);
    assert!(looked.pausing && looked.regulars_wait());
    let ready = after(&looked, PlayAction::PauseEnded);
    assert!(!ready.regulars_wait());
    let hurried = after(&ready, PlayAction::Hurry);
    assert!(hurried.counts.hurries == 1 && hurried != ready, "effects run only with what is drawn anew");
}
