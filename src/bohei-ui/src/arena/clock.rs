//! The countdown of a challenge: it is started, stopped and started anew.

use ::table::{Lang, localized};

/// A clock of up to so many milliseconds starts anew with every press.
const SHORT: f64 = 10_000.0;
/// How often a running clock is drawn, in milliseconds.
const TICK: f64 = 200.0;

/// A countdown. Times are those of the events, in milliseconds.
#[derive(Clone, PartialEq)]
pub(super) struct Clock {
    full: f64,
    left: f64,
    /// Since when it runs.
    since: Option<f64>,
}

impl Clock {
    /// A clock of so many seconds that stands still.
    pub(super) fn new(seconds: u16) -> Clock {
        let full = f64::from(seconds) * 1000.0;
        Clock { full, left: full, since: None }
    }

    fn left(&self, now: f64) -> f64 {
        (self.left - self.since.map_or(0.0, |since| now - since)).max(0.0)
    }

    /// The part of its time that is over, 0 to 1.
    pub(super) fn part(&self, now: f64) -> f64 {
        1.0 - self.left(now) / self.full
    }

    /// Whether its time is over.
    pub(super) fn over(&self, now: f64) -> bool {
        self.left(now) == 0.0
    }

    /// Whether it was stopped before its time is over.
    pub(super) fn paused(&self) -> bool {
        self.since.is_none() && self.left < self.full && self.left > 0.0
    }

    /// Whether every press starts it anew.
    pub(super) fn short(&self) -> bool {
        self.full <= SHORT
    }

    /// Its only button: it starts, stops and goes on; a short clock begins anew, and so does one that is over.
    pub(super) fn press(&mut self, now: f64) {
        if self.short() || self.over(now) {
            self.restart(now);
        } else if self.since.is_some() {
            self.stop(now);
        } else {
            self.since = Some(now);
        }
    }

    /// Begins anew.
    pub(super) fn restart(&mut self, now: f64) {
        (self.left, self.since) = (self.full, Some(now));
    }

    /// Stands still.
    pub(super) fn stop(&mut self, now: f64) {
        self.left = self.left(now);
        self.since = None;
    }

    /// It is now so late; whether it has just run out.
    pub(super) fn time(&mut self, now: f64) -> bool {
        let over = self.since.is_some() && self.over(now);
        if over {
            self.stop(now);
        }
        over
    }

    /// When it is to be drawn anew.
    pub(super) fn next(&self, now: f64) -> Option<f64> {
        self.since.map(|_| now + self.left(now).min(TICK))
    }

    /// The whole seconds that are left.
    pub(super) fn number(&self, now: f64) -> String {
        (((self.left(now) + 999.0) / 1000.0) as u32).to_string()
    }

    /// What is said aloud of a running clock: every tenth second.
    pub(super) fn spoken(&self, now: f64, lang: Lang) -> Option<String> {
        let seconds = (self.left(now) / 1000.0).ceil() as u32;
        (self.since.is_some() && seconds > 0 && seconds.is_multiple_of(10))
            .then(|| localized!(lang, "Noch {seconds} Sekunden", "{seconds} seconds left"))
    }

    /// What its button does.
    pub(super) fn label(&self, now: f64, lang: Lang) -> &'static str {
        match (self.over(now), self.since.is_some()) {
            (true, _) => lang.select("Zeit! Von vorn", "Time! Start over"),
            (_, true) if self.short() => lang.select("Gesagt! Von vorn", "Said it! Start over"),
            (_, true) => lang.select("Uhr anhalten", "Stop the clock"),
            (_, false) if self.left < self.full => lang.select("Uhr weiter", "Resume"),
            _ => lang.select("Uhr starten", "Start the clock"),
        }
    }
}

#[cfg(test)]
mod tests {
    use ::table::Lang;

    use super::Clock;

    #[test]
    fn a_clock_stops_goes_on_and_runs_out() {
        let mut clock = Clock::new(60);
        assert_eq!(clock.next(0.0), None);
        clock.press(1_000.0);
        clock.press(21_000.0);
        assert!((clock.left(99_000.0) - 40_000.0).abs() < 1.0);
        clock.press(100_000.0);
        assert!(!clock.time(139_999.0) && clock.time(140_000.0) && !clock.time(140_200.0));
        clock.press(150_000.0);
        assert!((clock.left(150_000.0) - 60_000.0).abs() < 1.0, "it begins anew");
    }

    #[test]
    fn a_running_clock_tells_every_tenth_second() {
        let mut clock = Clock::new(60);
        assert_eq!(clock.spoken(0.0, Lang::De), None, "it stands still");
        clock.press(0.0);
        let told: Vec<u32> =
            (1..=60).filter(|&second| clock.spoken(f64::from(second) * 1000.0, Lang::De).is_some()).collect();
        assert_eq!(told, [10, 20, 30, 40, 50]);
        assert_eq!(clock.spoken(20_000.0, Lang::En).as_deref(), Some("40 seconds left"));
    }

    #[test]
    fn a_short_clock_begins_anew_with_every_tap() {
        let mut clock = Clock::new(5);
        clock.press(0.0);
        clock.press(4_000.0);
        assert!(!clock.time(8_999.0) && clock.time(9_000.0));
    }
}
