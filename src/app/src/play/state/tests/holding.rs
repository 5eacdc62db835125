//! Buttons that are held.

use super::*;

#[test]
fn whoever_holds_what_takes_the_device_sees_the_cards_after_the_same_pause() {
    let (state, record) = dealt::<LarryUi>();
    let (seat, _) = first(&record, Side::Private);
    let finger = RevealGesture::Finger(1);
    let table = after(&after(&state, PlayAction::ReturnToTable), PlayAction::PauseEnded);
    let taken = after(&after(&table, PlayAction::PointerDown(finger)), PlayAction::Take(seat, Some(finger)));
    assert_eq!((&taken.stage, taken.pause, taken.looked), (&Stage::Curtain(seat, Step::Hold), TAKEN, false));
    let open = after(&taken, PlayAction::PauseEnded);
    assert_eq!(open.stage, Stage::Hand { seat, held: Some(finger), chosen: None });
    assert!(open.looked);
    let covered = after(&open, PlayAction::Release(finger));
    assert_eq!(covered.stage, Stage::Hand { seat, held: None, chosen: None });
    // Let go, covered, hidden or left before: nothing opens. Another finger changes nothing.
    let asked = Stage::Curtain(seat, Step::Hold);
    let name = Stage::Curtain(seat, Step::Name);
    for (meanwhile, stage) in
        [(PlayAction::Release(finger), &asked), (PlayAction::CoverHand, &asked), (PlayAction::PageHidden, &name)]
    {
        let ready = after(&after(&taken, meanwhile), PlayAction::PauseEnded);
        assert_eq!((&ready.stage, ready.looked), (stage, false));
    }
    let other = after(&after(&taken, PlayAction::Release(RevealGesture::Finger(2))), PlayAction::PauseEnded);
    assert_eq!(other.stage, open.stage);
    // It is not this seat's turn.
    let late = after(&table, PlayAction::Take(seat.after(1, 3), Some(finger)));
    assert_eq!(late.stage, Stage::Table(None));
    // A hand that is on a phone is never opened.
    let sealed = after(&after(&table, PlayAction::Sealed(seat, true)), PlayAction::PauseEnded);
    let table = after(&after(&sealed, PlayAction::ReturnToTable), PlayAction::PauseEnded);
    let taken = after(&after(&table, PlayAction::Take(seat, Some(finger))), PlayAction::PauseEnded);
    assert_eq!(taken.stage, Stage::Blind(seat));
}

#[test]
fn whoever_holds_what_collects_sees_the_cards_once_that_has_been_told() {
    let record = collecting();
    let (seat, act) = first(&record, Side::Open);
    let finger = RevealGesture::Finger(1);
    let table = after(&after(&state_of::<RiffifiUi>(&record), PlayAction::ReturnToTable), PlayAction::PauseEnded);
    let kept = after(&after(&table, PlayAction::Hold(seat, act.clone(), finger)), PlayAction::PauseEnded);
    assert!(
        lines(&kept) == lines(&table) + 1 && kept.stage == Stage::Table(None) && !kept.looked,
        "everybody sees it first"
    );
    let back = after(&after(&kept, PlayAction::TellingEnded), PlayAction::GoOn);
    assert!(!back.looked && back.pausing);
    assert_eq!(after(&back, PlayAction::PauseEnded).stage, Stage::Hand { seat, held: Some(finger), chosen: None });
    for meanwhile in [PlayAction::Release(finger), PlayAction::CoverHand] {
        let covered = after(&after(&back, meanwhile), PlayAction::PauseEnded);
        assert_eq!((&covered.stage, covered.looked), (&Stage::Hand { seat, held: None, chosen: None }, false));
    }
    // Nobody acts over somebody who has begun something, and an act that was refused opens nothing.
    let selected = after(&table, PlayAction::Select(seat.after(1, 3), 5000.0));
    assert_eq!(lines(&after(&selected, PlayAction::Hold(seat, act.clone(), finger))), lines(&table));
    let told = after(&table, PlayAction::Act(seat, act.clone(), None));
    let hurried = after(&told, PlayAction::Hold(seat.after(1, 3), act, finger));
    let ready = after(&after(&after(&hurried, PlayAction::TellingEnded), PlayAction::PauseEnded), PlayAction::GoOn);
    assert!(!after(&ready, PlayAction::PauseEnded).looked);
}

#[test]
fn whoever_keeps_holding_after_an_act_that_goes_on_sees_the_cards_again_once_it_has_been_told() {
    let mut record: Record<Bohei> = Record::deal(3, Default::default(), Seed::from_number(5));
    while !matches!(record.game().view(Viewer::Table).phase, bohei::Phase::Rule) {
        let (seat, act) = first(&record, Side::Open);
        record.act(seat, act.parse().expect("an act")).expect("an act of the menu");
    }
    let (seat, rule) = first(&record, Side::Private);
    for by in [RevealGesture::Finger(1), RevealGesture::Tap] {
        let mut state = after(&state_of::<BoheiUi>(&record), PlayAction::AnswerCurtain(seat));
        for action in [
            PlayAction::PauseEnded,
            PlayAction::OpenHand(by),
            PlayAction::PauseEnded,
            PlayAction::Choose(Some(rule.clone())),
        ] {
            state = after(&state, action);
        }
        let told = after(&after(&state, PlayAction::Play), PlayAction::PauseEnded);
        assert!(lines(&told) == lines(&state) + 1 && told.stage == Stage::Table(None), "everybody sees it first");
        let back = after(&after(&told, PlayAction::TellingEnded), PlayAction::GoOn);
        let held = Some(by).filter(|by| *by != RevealGesture::Tap);
        assert_eq!(after(&back, PlayAction::PauseEnded).stage, Stage::Hand { seat, held, chosen: None });
        // Let go while it was told.
        let free = after(&after(&told, PlayAction::Release(by)), PlayAction::TellingEnded);
        let covered = after(&after(&free, PlayAction::GoOn), PlayAction::PauseEnded);
        assert_eq!((&covered.stage, covered.looked), (&Stage::Hand { seat, held: None, chosen: None }, false));
    }
}
