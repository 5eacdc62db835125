//! Hands on own phones.

use super::*;

#[test]
fn of_leiff_looks_are_on_the_phone_and_nothing_else() {
    let (state, record) = dealt::<LeiffUi>();
    let (seat, seen) = first(&record, Side::Private);
    let looking = after(&after(&state, PlayAction::Sealed(seat, true)), PlayAction::PauseEnded);
    assert_eq!(looking.stage, Stage::Blind(seat));
    let done = after(&looking, PlayAction::Blind(seat, vec![seen], None));
    assert_eq!((lines(&done), &done.stage), (1, &Stage::Table(None)));
    // Who has nothing to look at, has nothing behind the curtain either.
    let other = seat.after(1, 3);
    for sealed in [true, false] {
        assert_eq!(after(&state, PlayAction::Sealed(other, sealed)).stage, Stage::Table(None));
    }
}

#[test]
fn a_hand_that_is_on_a_phone_is_never_shown_here() {
    let (state, record) = dealt::<LarryUi>();
    let (seat, _) = first(&record, Side::Private);
    let answered = after(&after(&state, PlayAction::AnswerCurtain(seat)), PlayAction::PauseEnded);
    let key = after(&answered, PlayAction::ShowKey(seat));
    let open = after(&after(&key, PlayAction::PauseEnded), PlayAction::OpenHand(RevealGesture::Finger(1)));
    assert_eq!(open.stage, Stage::Key { seat, held: Some(RevealGesture::Finger(1)), seen: true });
    assert_eq!(after(&open, PlayAction::PageHidden).stage, Stage::Curtain(seat, Step::Name), "the key is covered");
    let covered = after(&open, PlayAction::Release(RevealGesture::Finger(1)));
    assert_eq!(covered.stage, Stage::Key { seat, held: None, seen: true });
    let sealed = after(&after(&covered, PlayAction::Sealed(seat, true)), PlayAction::PauseEnded);
    assert_eq!(sealed.stage, Stage::Blind(seat));
    for way in [
        PlayAction::AnswerCurtain(seat),
        PlayAction::Take(seat, None),
        PlayAction::HandOver(seat),
        PlayAction::PageHidden,
    ] {
        let shown = after(&sealed, way);
        assert_eq!((&shown.stage, shown.looked), (&Stage::Blind(seat), true));
        assert_eq!(
            after(&after(&shown, PlayAction::PauseEnded), PlayAction::OpenHand(RevealGesture::Tap)).stage,
            shown.stage
        );
    }
    let other = seat.after(1, 3);
    assert_eq!(after(&sealed, PlayAction::Take(other, None)).stage, Stage::Curtain(other, Step::Hold));
    let back = after(&sealed, PlayAction::Sealed(seat, false));
    assert_eq!((&back.stage, back.sealed), (&Stage::Curtain(seat, Step::Name), Seats::NONE));
}

#[test]
fn a_seat_whose_hand_is_on_a_phone_plays_by_places_and_only_at_its_labels() {
    let (state, record) = dealt::<LarryUi>();
    let (seat, _) = first(&record, Side::Private);
    let state = after(&after(&state, PlayAction::Sealed(seat, true)), PlayAction::PauseEnded);
    let lay = |sum: i8| -> Vec<String> {
        larry::FACES.iter().map(|face| larry::Action::Lay { card: face.card, sum, larry: false }.to_string()).collect()
    };
    let refused = after(&state, PlayAction::Blind(seat, lay(99), Some(0)));
    assert!(refused.refused && lines(&refused) == 0);
    let done = after(&refused, PlayAction::Blind(seat, lay(0), Some(0)));
    assert_eq!((lines(&done), done.refused), (1, false));
    let other = after(&after(&state, PlayAction::ReturnToTable), PlayAction::PauseEnded);
    assert_eq!(lines(&after(&other, PlayAction::Blind(seat, lay(0), Some(0)))), 0, "not from the open table");
    // Where the hand is does not depend on a pause: the ledger says so already.
    let hurried = after(&done, PlayAction::Sealed(seat, false));
    assert!(done.pausing && hurried.sealed.is_empty());
}

#[test]
fn hands_are_sealed_anew_when_a_seat_takes_another_key() {
    let (state, record) = dealt::<LarryUi>();
    let (seat, _) = first(&record, Side::Private);
    let sealed = after(&state, PlayAction::Sealed(seat, true));
    let again = after(&sealed, PlayAction::Sealed(seat, true));
    assert_eq!((again.sealed, lines(&again)), (sealed.sealed, 0));
    assert_ne!(again.counts.tables, sealed.counts.tables);
}
