use ::bohei::Device;

use super::{Mark, Phase, Referee, Verdict, hundredths};

const WAIT: f64 = 3_000.0;

fn duel(device: Device) -> Referee {
    Referee::new(device, 2, true)
}

fn group(device: Device, players: usize) -> Referee {
    Referee::new(device, players, false)
}

/// A touch with a finger that is lifted at once.
fn tap(referee: &mut Referee, half: usize, at: f64) {
    referee.press(1, half, at, WAIT);
    referee.lift(1, at + 10.0);
}

/// The pause after a measurement passes.
fn pause(referee: &mut Referee) {
    let until = referee.alarm().expect("a pause ends");
    assert_eq!(referee.phase(), Phase::Resting);
    assert!(!referee.time(until - 1.0) && referee.time(until));
}

/// Everybody stops the clock after so many milliseconds.
fn stopped(device: Device, times: &[f64]) -> Referee {
    let mut referee = duel(device);
    if times.len() != 2 {
        referee = group(device, times.len());
    }
    for &time in times {
        tap(&mut referee, 0, 1_000.0);
        tap(&mut referee, 0, 1_000.0 + time);
        pause(&mut referee);
    }
    assert_eq!(referee.phase(), Phase::Done);
    referee
}

#[test]
fn who_stops_the_clock_closer_wins() {
    assert_eq!(stopped(Device::Stop(10), &[9_870.0, 10_400.0]).verdict(), Verdict::Wins(0));
    assert_eq!(stopped(Device::Stop(10), &[9_870.0, 10_100.0]).verdict(), Verdict::Wins(1));
    let referee = stopped(Device::Stop(7), &[7_300.0, 6_950.0, 9_000.0]);
    assert_eq!((referee.verdict(), referee.ranking()), (Verdict::Wins(1), vec![1, 0, 2]));
}

#[test]
fn the_same_hundredth_is_a_tie_on_either_side() {
    assert_eq!(hundredths(9_874.9), 987);
    assert_eq!(stopped(Device::Stop(10), &[9_871.0, 10_129.0]).verdict(), Verdict::Tie);
    assert_eq!(stopped(Device::Stop(7), &[7_101.0, 9_000.0, 7_098.0]).verdict(), Verdict::Tie);
    assert_eq!(
        stopped(Device::Stop(7), &[7_101.0, 9_000.0, 9_000.0]).verdict(),
        Verdict::Wins(0),
        "only the best count"
    );
}

#[test]
fn a_double_tap_does_not_stop_the_clock() {
    let mut referee = duel(Device::Stop(10));
    tap(&mut referee, 0, 0.0);
    tap(&mut referee, 0, 200.0);
    assert_eq!(referee.phase(), Phase::Running);
    tap(&mut referee, 0, 400.0);
    assert_eq!(referee.mark(0), Mark::Time(400.0));
}

#[test]
fn the_next_player_begins_after_a_pause() {
    let mut referee = duel(Device::Stop(10));
    tap(&mut referee, 0, 0.0);
    tap(&mut referee, 0, 9_000.0);
    tap(&mut referee, 0, 9_200.0);
    assert_eq!((referee.phase(), referee.turn()), (Phase::Resting, 0));
    pause(&mut referee);
    assert_eq!((referee.phase(), referee.turn()), (Phase::Ready, 1));
}

fn lit() -> Referee {
    let mut referee = duel(Device::React);
    referee.start(0.0, WAIT);
    assert!(!referee.time(WAIT - 1.0) && referee.time(WAIT));
    referee
}

#[test]
fn the_first_touch_after_the_signal_wins() {
    let mut referee = lit();
    referee.press(7, 1, WAIT + 231.0, 0.0);
    assert_eq!(referee.phase(), Phase::Settling);
    referee.press(8, 0, WAIT + 260.0, 0.0);
    assert_eq!((referee.phase(), referee.verdict()), (Phase::Resting, Verdict::Wins(1)));
    assert_eq!((referee.mark(0), referee.mark(1)), (Mark::Time(260.0), Mark::Time(231.0)));
}

#[test]
fn the_time_of_the_touch_counts_not_when_it_is_heard_of() {
    let mut referee = lit();
    referee.press(7, 0, WAIT + 240.0, 0.0);
    referee.press(8, 1, WAIT + 239.0, 0.0);
    assert_eq!(referee.verdict(), Verdict::Wins(1));
    let mut referee = lit();
    referee.press(7, 0, WAIT - 1.0, 0.0);
    assert_eq!((referee.mark(0), referee.verdict()), (Mark::Early, Verdict::Wins(1)));
}

#[test]
fn the_same_millisecond_is_a_tie_and_no_touch_is_slower_than_any() {
    let mut referee = lit();
    referee.press(7, 0, WAIT + 240.2, 0.0);
    referee.press(8, 1, WAIT + 240.9, 0.0);
    assert_eq!(referee.verdict(), Verdict::Tie);
    let mut referee = lit();
    referee.press(7, 0, WAIT + 240.0, 0.0);
    assert!(referee.time(WAIT + 800.0));
    assert_eq!((referee.phase(), referee.verdict()), (Phase::Resting, Verdict::Wins(0)));
}

#[test]
fn a_touch_before_the_signal_loses_at_once() {
    let mut referee = duel(Device::React);
    referee.start(0.0, WAIT);
    referee.press(7, 0, 1_000.0, 0.0);
    assert_eq!((referee.phase(), referee.verdict()), (Phase::Resting, Verdict::Wins(1)));
}

#[test]
fn a_resting_thumb_is_no_touch_and_a_second_one_on_the_half_counts_nothing() {
    let mut referee = duel(Device::React);
    referee.press(7, 0, 0.0, WAIT);
    referee.press(8, 1, 0.0, WAIT);
    assert_eq!(referee.phase(), Phase::Ready, "thumbs do not begin it");
    referee.start(100.0, WAIT);
    assert!(referee.time(100.0 + WAIT));
    referee.lift(7, 3_200.0);
    assert_eq!(referee.phase(), Phase::Running, "lifting is no touch");
    referee.press(9, 1, 3_300.0, 0.0);
    referee.press(10, 1, 3_301.0, 0.0);
    assert_eq!((referee.mark(0), referee.mark(1)), (Mark::Nothing, Mark::Time(200.0)));
}

#[test]
fn in_the_group_everybody_waits_alone_and_early_is_out() {
    let mut referee = group(Device::React, 3);
    for (time, begun) in [(210.0, 0.0), (-500.0, 10_000.0), (180.0, 20_000.0)] {
        tap(&mut referee, 0, begun);
        if time > 0.0 {
            assert!(referee.time(begun + WAIT));
        }
        tap(&mut referee, 0, begun + WAIT + time);
        pause(&mut referee);
    }
    assert_eq!(referee.mark(1), Mark::Early);
    assert_eq!((referee.verdict(), referee.ranking()), (Verdict::Wins(2), vec![2, 0, 1]));
}

#[test]
fn all_too_early_is_a_tie() {
    let mut referee = group(Device::React, 3);
    for _ in 0..3 {
        tap(&mut referee, 0, 0.0);
        tap(&mut referee, 0, 1_000.0);
        pause(&mut referee);
    }
    assert_eq!(referee.verdict(), Verdict::Tie);
}

fn holding() -> Referee {
    let mut referee = duel(Device::Hold);
    referee.press(1, 0, 0.0, WAIT);
    assert_eq!(referee.phase(), Phase::Ready);
    referee.press(2, 1, 500.0, WAIT);
    assert_eq!((referee.phase(), referee.alarm()), (Phase::Waiting, Some(500.0 + WAIT)));
    referee
}

#[test]
fn who_lets_go_last_before_the_crack_wins() {
    let mut referee = holding();
    referee.lift(1, 2_000.0);
    assert!(!referee.holds(0) && referee.holds(1));
    referee.lift(2, 2_001.0);
    assert_eq!((referee.phase(), referee.verdict()), (Phase::Resting, Verdict::Wins(1)));
}

#[test]
fn who_still_holds_when_it_breaks_loses() {
    let mut referee = holding();
    referee.lift(2, 600.0);
    assert!(referee.time(3_500.0));
    assert_eq!((referee.mark(0), referee.verdict()), (Mark::Sunk, Verdict::Wins(1)));
    referee.lift(1, 3_499.0);
    assert_eq!(referee.verdict(), Verdict::Wins(0), "it was before the crack and is only heard of late");
}

#[test]
fn both_hold_too_long_or_let_go_together_is_a_tie() {
    let mut referee = holding();
    assert!(referee.time(3_500.0));
    assert_eq!(referee.verdict(), Verdict::Tie);
    let mut referee = holding();
    referee.lift(1, 2_000.1);
    referee.lift(2, 2_000.7);
    assert_eq!(referee.verdict(), Verdict::Tie);
}

#[test]
fn a_second_finger_does_not_hold_a_half() {
    let mut referee = holding();
    referee.press(3, 0, 700.0, WAIT);
    referee.lift(1, 1_000.0);
    assert_eq!(referee.mark(0), Mark::Time(500.0));
    referee.lift(3, 1_200.0);
    referee.press(4, 0, 1_300.0, WAIT);
    assert_eq!(referee.mark(0), Mark::Time(500.0), "who has let go has let go");
}

#[test]
fn before_both_hold_a_finger_may_come_and_go() {
    let mut referee = duel(Device::Hold);
    referee.press(1, 0, 0.0, WAIT);
    referee.lift(1, 100.0);
    referee.press(2, 1, 200.0, WAIT);
    assert_eq!(referee.phase(), Phase::Ready);
    referee.press(3, 0, 300.0, WAIT);
    assert_eq!(referee.phase(), Phase::Waiting);
}

#[test]
fn taps_of_one_finger_are_counted_for_ten_seconds() {
    let mut referee = duel(Device::Taps(10));
    for at in [0.0, 100.0, 130.0, 200.0, 10_000.0, 10_001.0] {
        tap(&mut referee, 0, at);
    }
    assert_eq!(referee.taps(), 4, "at 130 no finger is that fast, after ten seconds it is over");
    assert!(referee.time(10_000.0));
    assert_eq!(referee.mark(0), Mark::Taps(4));
    tap(&mut referee, 0, 10_100.0);
    pause(&mut referee);
    assert_eq!((referee.turn(), referee.taps()), (1, 0));
}

#[test]
fn a_second_finger_taps_for_nothing() {
    let mut referee = duel(Device::Taps(10));
    referee.press(1, 0, 0.0, 0.0);
    referee.press(2, 0, 100.0, 0.0);
    assert!(referee.crowded());
    assert_eq!(referee.taps(), 1);
    referee.lift(1, 200.0);
    referee.press(1, 0, 300.0, 0.0);
    assert_eq!(referee.taps(), 1, "the other finger still lies there");
    referee.lift(1, 400.0);
    referee.lift(2, 400.0);
    assert!(!referee.crowded());
    tap(&mut referee, 0, 500.0);
    assert_eq!(referee.taps(), 2);
}

#[test]
fn a_finger_that_rests_must_go_before_the_clock_starts() {
    let mut referee = duel(Device::Taps(10));
    referee.down.push(9);
    referee.press(1, 0, 0.0, 0.0);
    assert!(referee.crowded() && referee.phase() == Phase::Ready);
}

#[test]
fn a_disturbance_voids_only_what_is_being_measured() {
    let mut referee = group(Device::Stop(7), 3);
    tap(&mut referee, 0, 0.0);
    tap(&mut referee, 0, 7_000.0);
    pause(&mut referee);
    tap(&mut referee, 0, 20_000.0);
    assert!(referee.disturb() && referee.void());
    assert_eq!((referee.phase(), referee.turn(), referee.mark(0)), (Phase::Ready, 1, Mark::Time(7_000.0)));
    tap(&mut referee, 0, 30_000.0);
    assert!(!referee.void() && referee.phase() == Phase::Running);
}

#[test]
fn a_finger_taken_away_by_the_device_voids_the_try_of_both() {
    let mut referee = holding();
    referee.lift(1, 600.0);
    assert!(!referee.cancel(77), "a finger that was never there");
    assert!(referee.cancel(2));
    assert_eq!((referee.phase(), referee.mark(0), referee.void()), (Phase::Ready, Mark::Nothing, true));
    assert!(!referee.holds(0) && !referee.holds(1));
    referee.lift(2, 700.0);
    assert_eq!(referee.phase(), Phase::Ready);
}

#[test]
fn a_result_is_not_disturbed_any_more() {
    let mut referee = holding();
    referee.lift(1, 600.0);
    referee.lift(2, 700.0);
    assert!(!referee.disturb());
    pause(&mut referee);
    assert!(!referee.disturb() && !referee.void());
    assert_eq!((referee.phase(), referee.verdict()), (Phase::Done, Verdict::Wins(1)));
}

#[test]
fn the_bomb_rings_when_it_wants() {
    let mut referee = group(Device::Bomb, 4);
    assert_eq!((referee.wait(0), referee.wait(u32::MAX)), (15_000.0, 45_000.0));
    referee.press(1, 0, 0.0, WAIT);
    assert_eq!(referee.phase(), Phase::Ready);
    let wait = referee.wait(u32::MAX / 2);
    referee.start(0.0, wait);
    referee.press(1, 0, 10.0, WAIT);
    assert!(!referee.time(wait - 1.0) && referee.time(wait));
    pause(&mut referee);
    assert_eq!(referee.phase(), Phase::Done);
}
