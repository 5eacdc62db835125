//! The referee of the small games on the device: fingers and times go in, what was measured and who has won comes out.
//!
//! It knows no browser. Times are those of the events, in milliseconds of one clock: it matters when a finger touched the
//! screen, not when the page heard of it.

use ::bohei::Device;

/// Up to here a second touch belongs to the first one, in milliseconds.
const BOUNCE: f64 = 300.0;
/// How long the slower of two is waited for, in milliseconds.
const SETTLE: f64 = 500.0;
/// How long nothing counts after a measurement, in milliseconds: fingers are still on their way.
const REST: f64 = 1500.0;
/// Two taps are further apart, in milliseconds; anything faster is no finger.
const APART: f64 = 40.0;

/// One finger on the screen, or a key.
pub(super) type Finger = i32;

/// What was measured of a player.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) enum Mark {
    /// Nothing: not measured yet, or the other one was faster.
    Nothing,
    /// A time in milliseconds.
    Time(f64),
    /// So many taps.
    Taps(u16),
    /// A touch before the signal.
    Early,
    /// Still held when the ice broke.
    Sunk,
}

/// How far a game is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Phase {
    /// Nothing is measured yet.
    Ready,
    /// The signal, the crack or the ring is still to come.
    Waiting,
    /// The clock runs.
    Running,
    /// One was fast; the other one is measured too.
    Settling,
    /// Measured; fingers are taken off.
    Resting,
    /// All is measured, or asked: who held the bomb?
    Done,
}

/// What follows from all that was measured.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Verdict {
    /// This player has won, by the place in the list of players.
    Wins(usize),
    /// Nobody has clearly won: once more.
    Tie,
}

/// A small game that is being played.
#[derive(Clone, PartialEq)]
pub(super) struct Referee {
    device: Device,
    /// Both play at the same time, each on a half of the screen; otherwise one after the other.
    together: bool,
    marks: Vec<Mark>,
    turn: usize,
    phase: Phase,
    /// When the phase began, and when it ends by itself.
    since: f64,
    until: f64,
    /// When the last measurement ended.
    ended: f64,
    down: Vec<Finger>,
    /// The finger that counts on each half.
    held: [Option<Finger>; 2],
    taps: u16,
    tapped: f64,
    crowded: bool,
    void: bool,
}

impl Referee {
    /// The game for so many players; of the reaction game, two may play at the same time.
    pub(super) fn new(device: Device, players: usize, duel: bool) -> Referee {
        Referee {
            device,
            together: duel && matches!(device, Device::React | Device::Hold),
            marks: vec![Mark::Nothing; players],
            turn: 0,
            phase: Phase::Ready,
            since: 0.0,
            until: f64::INFINITY,
            ended: 0.0,
            down: Vec::new(),
            held: [None; 2],
            taps: 0,
            tapped: 0.0,
            crowded: false,
            void: false,
        }
    }

    /// Which game it is.
    pub(super) fn device(&self) -> Device {
        self.device
    }

    /// Whether both play at the same time, each on a half of the screen.
    pub(super) fn together(&self) -> bool {
        self.together
    }

    /// How far it is.
    pub(super) fn phase(&self) -> Phase {
        self.phase
    }

    /// Whose turn it is where they play one after the other, by the place in the list of players.
    pub(super) fn turn(&self) -> usize {
        self.turn
    }

    /// What was measured of this player.
    pub(super) fn mark(&self, player: usize) -> Mark {
        self.marks.get(player).copied().unwrap_or(Mark::Nothing)
    }

    /// Whether this half is being held.
    pub(super) fn holds(&self, half: usize) -> bool {
        self.held.get(half).is_some_and(Option::is_some) && self.mark(half) == Mark::Nothing
    }

    /// How many taps there are so far.
    pub(super) fn taps(&self) -> u16 {
        self.taps
    }

    /// Whether more than one finger lies there where only one counts.
    pub(super) fn crowded(&self) -> bool {
        self.crowded
    }

    /// Whether the last try was disturbed and does not count.
    pub(super) fn void(&self) -> bool {
        self.void
    }

    /// When something happens by itself, in milliseconds of the events' clock.
    pub(super) fn alarm(&self) -> Option<f64> {
        self.until.is_finite().then_some(self.until)
    }

    /// How long the signal, the crack or the ring is to be waited for, in milliseconds: evenly drawn by `rng`.
    pub(super) fn wait(&self, rng: u32) -> f64 {
        let (least, most) = match self.device {
            Device::React => (2_000.0, 6_000.0),
            Device::Hold => (3_000.0, 12_000.0),
            Device::Bomb => (15_000.0, 45_000.0),
            Device::Stop(_) | Device::Taps(_) => return 0.0,
        };
        least + (most - least) * f64::from(rng) / f64::from(u32::MAX)
    }

    fn go(&mut self, phase: Phase, since: f64, until: f64) {
        (self.phase, self.since, self.until) = (phase, since, until);
        (self.void, self.crowded) = (false, false);
    }

    /// The button beside the halves, or the bomb's.
    pub(super) fn start(&mut self, at: f64, wait: f64) {
        if self.phase == Phase::Ready {
            self.go(Phase::Waiting, at, at + wait);
        }
    }

    /// A finger comes down: on a half, or (half 0) on the field. `wait` is for a game that begins with it.
    pub(super) fn press(&mut self, finger: Finger, half: usize, at: f64, wait: f64) {
        self.down.retain(|&other| other != finger);
        let others = !self.down.is_empty();
        self.down.push(finger);
        match self.phase {
            Phase::Ready => self.begin(finger, half, others, at, wait),
            Phase::Waiting if self.device == Device::React && (self.together || at - self.since > BOUNCE) => {
                self.measure(half, Mark::Early, at);
            }
            Phase::Running | Phase::Settling => self.stop(half, others, at),
            _ => {}
        }
    }

    fn begin(&mut self, finger: Finger, half: usize, others: bool, at: f64, wait: f64) {
        match self.device {
            Device::Hold => {
                if let Some(held) = self.held.get_mut(half) {
                    held.get_or_insert(finger);
                }
                if self.held.iter().all(Option::is_some) {
                    self.go(Phase::Waiting, at, at + wait);
                }
            }
            Device::Bomb => {}
            Device::React if self.together => {}
            // Whatever still rests on the field must go first.
            _ if others => self.crowded = true,
            Device::React => self.go(Phase::Waiting, at, at + wait),
            Device::Stop(_) => self.go(Phase::Running, at, f64::INFINITY),
            Device::Taps(seconds) => {
                self.go(Phase::Running, at, at + f64::from(seconds) * 1000.0);
                (self.taps, self.tapped) = (1, at);
            }
        }
    }

    fn stop(&mut self, half: usize, others: bool, at: f64) {
        match self.device {
            Device::Stop(_) if at - self.since > BOUNCE => self.measure(half, Mark::Time(at - self.since), at),
            // The page may hear of a touch after the signal that was before it.
            Device::React if at < self.since => self.measure(half, Mark::Early, at),
            Device::React => self.measure(half, Mark::Time(at - self.since), at),
            Device::Taps(_) => {
                self.crowded = others;
                if !others && at - self.tapped >= APART && at <= self.until {
                    self.taps = self.taps.saturating_add(1);
                    self.tapped = at;
                }
            }
            _ => {}
        }
    }

    /// Enters what was measured, the first time only.
    fn measure(&mut self, half: usize, mark: Mark, at: f64) {
        let player = if self.together { half } else { self.turn };
        match self.marks.get_mut(player) {
            Some(entry) if *entry == Mark::Nothing => *entry = mark,
            _ => return,
        }
        if !self.together || mark == Mark::Early || !self.marks.contains(&Mark::Nothing) {
            self.rest(at);
        } else if self.device == Device::React {
            // The signal stays where it was: the other one is measured from it.
            (self.phase, self.until) = (Phase::Settling, at + SETTLE);
        }
    }

    fn rest(&mut self, at: f64) {
        self.ended = at;
        (self.phase, self.until, self.crowded) = (Phase::Resting, at + REST, false);
    }

    /// A finger is lifted.
    pub(super) fn lift(&mut self, finger: Finger, at: f64) {
        self.down.retain(|&other| other != finger);
        self.crowded &= !self.down.is_empty();
        let Some(half) = self.held.iter().position(|&held| held == Some(finger)) else { return };
        match self.phase {
            Phase::Ready => self.held[half] = None,
            Phase::Waiting => self.measure(half, Mark::Time(at - self.since), at),
            // Let go before the crack; only the page has heard of it late.
            _ if at < self.ended && self.mark(half) == Mark::Sunk => self.marks[half] = Mark::Time(at - self.since),
            _ => {}
        }
    }

    /// The device has taken a finger away; whether that disturbed the game.
    pub(super) fn cancel(&mut self, finger: Finger) -> bool {
        self.down.contains(&finger) && self.disturb()
    }

    /// Something came between: what is being measured does not count. What was measured before stands.
    pub(super) fn disturb(&mut self) -> bool {
        self.down.clear();
        self.crowded = false;
        match self.phase {
            Phase::Resting | Phase::Done => false,
            Phase::Ready => std::mem::take(&mut self.held) != [None; 2],
            Phase::Waiting | Phase::Running | Phase::Settling => {
                if self.together {
                    self.marks.fill(Mark::Nothing);
                }
                self.held = [None; 2];
                self.go(Phase::Ready, self.since, f64::INFINITY);
                self.void = true;
                true
            }
        }
    }

    /// It is now so late; whether something has happened by itself.
    pub(super) fn time(&mut self, at: f64) -> bool {
        if at < self.until {
            return false;
        }
        match (self.phase, self.device) {
            (Phase::Waiting, Device::React) => self.go(Phase::Running, at, f64::INFINITY),
            (Phase::Waiting, Device::Hold) => {
                for mark in self.marks.iter_mut().filter(|mark| **mark == Mark::Nothing) {
                    *mark = Mark::Sunk;
                }
                self.rest(at);
            }
            // Whoever holds it may still have a finger anywhere.
            (Phase::Waiting, _) => self.rest(at),
            (Phase::Running, _) => self.measure(0, Mark::Taps(self.taps), at),
            (Phase::Settling, _) => self.rest(at),
            (Phase::Resting, device)
                if !self.together && device != Device::Bomb && self.turn + 1 < self.marks.len() =>
            {
                self.turn += 1;
                self.taps = 0;
                self.go(Phase::Ready, at, f64::INFINITY);
            }
            _ => self.go(Phase::Done, at, f64::INFINITY),
        }
        true
    }

    /// How far from the best a mark is, the less the better: hundredths of a second beside the aim, milliseconds after the
    /// signal, taps and milliseconds of holding below nothing. `None` has lost at once.
    fn score(&self, mark: Mark) -> Option<i32> {
        Some(match (mark, self.device) {
            (Mark::Time(time), Device::Stop(aim)) => (hundredths(time) - i32::from(aim) * 100).abs(),
            (Mark::Time(time), Device::Hold) => -(time as i32),
            (Mark::Time(time), _) => time as i32,
            (Mark::Taps(taps), _) => -i32::from(taps),
            // Faster than this is only the other one, unless that one was early.
            (Mark::Nothing, _) => i32::MAX,
            (Mark::Early | Mark::Sunk, _) => return None,
        })
    }

    /// The players, the best first.
    pub(super) fn ranking(&self) -> Vec<usize> {
        let mut ranking: Vec<usize> = (0..self.marks.len()).collect();
        ranking.sort_by_key(|&player| {
            let score = self.score(self.mark(player));
            (score.is_none(), score)
        });
        ranking
    }

    /// Who has won, as soon as all is measured.
    pub(super) fn verdict(&self) -> Verdict {
        let ranking = self.ranking();
        let score = |place: usize| ranking.get(place).and_then(|&player| self.score(self.mark(player)));
        match ranking.first() {
            Some(&best) if score(0).is_some() && score(0) != score(1) => Verdict::Wins(best),
            _ => Verdict::Tie,
        }
    }
}

/// Hundredths of a second, rounded.
pub(super) fn hundredths(milliseconds: f64) -> i32 {
    (milliseconds / 10.0 + 0.5) as i32
}

#[cfg(test)]
mod tests;
