//! What is half done in a challenge: none of it is saved.
//!
//! Nothing here calls the browser: the time, a random number, and whether the page is hidden come with each input.

use std::rc::Rc;

use ::bohei::{Card, Challenge, Device, Party, Pending};
use ::table::{Seat, Seats};
use yew::prelude::*;

use super::clock::Clock;
use super::referee::{Finger, Phase, Referee};

/// The finger of a click without one.
const CLICK: Finger = Finger::MIN + 9;

/// Up to here a click belongs to the touch before it, and a second tap to the first one, in milliseconds.
const SAME: f64 = 700.0;
const DOUBLE: f64 = 350.0;

/// What is being played; as soon as it changes, everything measured is forgotten.
#[derive(Clone, Copy, PartialEq)]
pub(super) struct Scene {
    /// The challenge.
    pub(super) card: Card,
    /// Who has played it.
    pub(super) by: Seat,
    /// Who is still in it.
    pub(super) inside: Seats,
    /// The neutral third person.
    pub(super) third: Option<Seat>,
    /// How often it is being played, from 1.
    pub(super) tries: u8,
    /// What it needs.
    pub(super) needs: Challenge,
}

impl Scene {
    /// The scene of what waits, if that is a challenge.
    pub(super) fn of(pending: Option<&Pending>) -> Option<Scene> {
        match *pending? {
            Pending::Challenge { by, card, inside, third, tries } => {
                Some(Scene { card, by, inside, third, tries, needs: card.challenge()? })
            }
            _ => None,
        }
    }

    /// Whether the whole group plays.
    pub(super) fn group(&self) -> bool {
        self.needs.party == Party::Group
    }

    /// Those who play, in their order: the actor first.
    pub(super) fn players(&self, seats: u8) -> Vec<Seat> {
        [self.by].into_iter().chain(self.by.others(seats)).filter(|&seat| self.inside.contains(seat)).collect()
    }
}

/// What happens during a challenge. Times are those of the events, in milliseconds.
#[derive(Clone)]
pub(super) enum Input {
    /// This is pending now.
    Pending(Option<Pending>),
    /// "Call it off" was tapped.
    CallOff(f64),
    /// A name strikes out, or wins.
    Winners(bool),
    /// It is played without the device, or with it.
    Plain(bool),
    /// The play field is opened or left.
    Field(bool),
    /// The small game begins.
    Start(f64),
    /// A finger comes down on a half of the field.
    Press(Finger, usize, f64),
    /// The key of a half goes down.
    Key(usize, f64),
    /// The field was clicked, perhaps without a finger.
    Click(f64),
    /// A finger is lifted.
    Lift(Finger, f64),
    /// The device has taken a finger away.
    Cancel(Finger),
    /// The page has lost the focus; told is whether it is out of sight.
    Gone(bool),
    /// The clock is started or stopped, or begins anew.
    Clock(bool),
    /// Time has passed.
    Time,
}

/// An input, with what the browser knows at this moment.
pub(super) struct Heard {
    /// What happens.
    pub(super) input: Input,
    /// The time on the clock of the events, in milliseconds.
    pub(super) now: f64,
    /// A random number.
    pub(super) rng: u32,
}

/// What is half done in a challenge.
#[derive(Clone, PartialEq)]
pub(super) struct Contest {
    /// What is pending, from which the scene follows.
    pending: Option<Pending>,
    /// What is being played, if that is a challenge.
    pub(super) scene: Option<Scene>,
    /// When "Call it off" was tapped once.
    sure: Option<f64>,
    /// Whether a name wins, instead of being out.
    pub(super) winners: bool,
    /// Whether a game of the device is played without it.
    pub(super) plain: bool,
    /// The countdown, if the challenge has one.
    pub(super) clock: Option<Clock>,
    /// The referee, while the play field is open.
    pub(super) referee: Option<Referee>,
    /// The last time known, on the events' clock.
    pub(super) now: f64,
    /// When the field was touched or left last.
    touched: f64,
    /// When the field was laid out: the second half of the tap before it begins nothing.
    opened: f64,
    /// How often the field was laid out.
    pub(super) laid: u32,
    /// How often the clock has run out or the bomb has rung.
    pub(super) rung: u32,
    /// How many inputs there were.
    pub(super) heard: u32,
}

impl Reducible for Contest {
    type Action = Heard;

    fn reduce(self: Rc<Self>, heard: Heard) -> Rc<Self> {
        let nothing = match &heard.input {
            Input::Pending(pending) => *pending == self.pending,
            // Fingers come and go beside the field, too.
            Input::Lift(..) | Input::Cancel(_) | Input::Key(..) => self.referee.is_none(),
            _ => false,
        };
        if nothing {
            return self;
        }
        let mut next = Contest { now: heard.now, heard: self.heard + 1, ..(*self).clone() };
        next.hear(heard);
        Rc::new(next)
    }
}

impl Contest {
    /// Nothing is done yet in what is pending.
    pub(super) fn new(pending: Option<&Pending>, now: f64) -> Contest {
        let mut contest = Contest {
            pending: None,
            scene: None,
            sure: None,
            winners: false,
            plain: false,
            clock: None,
            referee: None,
            now,
            touched: f64::NEG_INFINITY,
            opened: f64::NEG_INFINITY,
            laid: 0,
            rung: 0,
            heard: 0,
        };
        contest.follow(pending);
        contest
    }

    /// Forgets what belongs to something else that was pending, to another challenge, or to a try that is over.
    pub(super) fn follow(&mut self, pending: Option<&Pending>) {
        if self.pending.as_ref() == pending {
            return;
        }
        self.pending = pending.cloned();
        self.sure = None;
        let scene = Scene::of(pending);
        if scene == self.scene {
            return;
        }
        let same = self.scene.map(|before| before.card) == scene.map(|now| now.card);
        if !same {
            self.plain = false;
            self.winners = scene.is_some_and(|scene| won_at_once(scene.card));
        }
        let field = same && self.referee.is_some();
        self.scene = scene;
        self.clock = scene.and_then(|scene| scene.needs.seconds).map(Clock::new);
        self.referee = if field { self.fresh() } else { None };
    }

    /// A referee who has seen nothing yet.
    fn fresh(&mut self) -> Option<Referee> {
        let scene = self.scene?;
        (self.opened, self.laid) = (self.now, self.laid + 1);
        Some(Referee::new(scene.needs.device?, scene.inside.len().into(), !scene.group()))
    }

    /// Whether it is asked a second time if the challenge is to be called off.
    pub(super) fn doubts(&self) -> bool {
        self.sure.is_some()
    }

    /// Whether "Call it off", tapped at this time, does so. The second half of a double tap is not sure of anything.
    pub(super) fn calls_off(&self, at: f64) -> bool {
        self.sure.is_some_and(|before| at - before > DOUBLE)
    }

    /// When something happens by itself, in milliseconds of the events' clock.
    pub(super) fn alarm(&self) -> Option<f64> {
        let next = self.referee.as_ref().and_then(Referee::alarm);
        next.or_else(|| self.clock.as_ref()?.next(self.now))
    }

    /// Takes in what happened.
    fn hear(&mut self, Heard { input, rng, .. }: Heard) {
        match input {
            Input::Pending(pending) => return self.follow(pending.as_ref()),
            Input::CallOff(at) => {
                self.sure.get_or_insert(at);
                return;
            }
            Input::Winners(on) => self.winners = on,
            Input::Plain(on) => (self.plain, self.referee) = (on, None),
            Input::Field(open) => self.referee = if open { self.fresh() } else { None },
            Input::Clock(anew) => match &mut self.clock {
                Some(clock) if anew => clock.restart(self.now),
                Some(clock) => clock.press(self.now),
                None => {}
            },
            Input::Time => return self.time(),
            Input::Gone(hidden) => {
                if let Some(clock) = self.clock.as_mut().filter(|_| hidden) {
                    clock.stop(self.now);
                }
                if let Some(referee) = &mut self.referee {
                    referee.disturb();
                }
                return;
            }
            _ => return self.fingers(&input, rng),
        }
        self.sure = None;
    }

    /// It is now so late.
    fn time(&mut self) {
        let now = self.now;
        let over = self.clock.as_mut().is_some_and(|clock| clock.time(now));
        let rings = self.referee.as_mut().is_some_and(|referee| {
            referee.time(now) && referee.device() == Device::Bomb && referee.phase() == Phase::Resting
        });
        if over || rings {
            self.rung += 1;
        }
    }

    fn fingers(&mut self, input: &Input, rng: u32) {
        let Some(referee) = &mut self.referee else { return };
        let late = |at: f64| at - self.opened > DOUBLE;
        // Only what is not begun yet needs chance.
        let wait = if referee.phase() == Phase::Ready { referee.wait(rng) } else { 0.0 };
        match *input {
            Input::Start(at) if late(at) => referee.start(at, wait),
            Input::Press(finger, half, at) if late(at) => {
                self.touched = at;
                referee.press(finger, half, at, wait);
            }
            Input::Key(half, at) if late(at) && referee.together() => referee.press(key_of(half), half, at, wait),
            Input::Click(at) if at - self.touched > SAME => {
                referee.press(CLICK, 0, at, wait);
                referee.lift(CLICK, at);
            }
            Input::Lift(finger, at) => {
                self.touched = at;
                referee.lift(finger, at);
            }
            Input::Cancel(finger) => {
                referee.cancel(finger);
            }
            _ => {}
        }
    }
}

/// Whether the text of this card names a winner at once, though the whole group plays: nobody is struck out.
fn won_at_once(card: Card) -> bool {
    matches!(card.index(), 59 | 65)
}

/// The finger that the key of a half stands for.
pub(super) fn key_of(half: usize) -> Finger {
    CLICK + 1 + half as Finger
}

#[cfg(test)]
mod tests {
    use super::*;

    fn challenge(index: usize, inside: &[u8], tries: u8) -> Option<Pending> {
        let inside = inside.iter().map(|seat| Seat::new(*seat)).collect();
        let card = Card::all().find(|card| card.index() == index).expect("a card");
        Some(Pending::Challenge { by: Seat::new(0), card, inside, third: None, tries })
    }

    fn after(contest: Rc<Contest>, inputs: impl IntoIterator<Item = (Input, f64)>) -> Rc<Contest> {
        let hear = |contest: Rc<Contest>, (input, now)| contest.reduce(Heard { input, now, rng: 0 });
        inputs.into_iter().fold(contest, hear)
    }

    /// Two taps may come before the page is drawn anew: they are asked about the newest state.
    #[test]
    fn the_second_half_of_a_double_tap_calls_nothing_off() {
        let contest = Rc::new(Contest::new(challenge(46, &[0, 1], 1).as_ref(), 0.0));
        assert!(!contest.calls_off(1_000.0));
        let contest = after(contest, [(Input::CallOff(1_000.0), 1_000.0), (Input::CallOff(1_100.0), 1_100.0)]);
        assert!(contest.doubts() && !contest.calls_off(1_200.0) && contest.calls_off(1_400.0));
        let contest = after(contest, [(Input::Pending(challenge(46, &[0, 1], 2)), 1_500.0)]);
        assert!(!contest.doubts(), "another try is another question");
    }

    #[test]
    fn another_try_lays_the_field_out_anew_and_another_challenge_closes_it() {
        let contest = Rc::new(Contest::new(challenge(46, &[0, 1], 1).as_ref(), 0.0));
        let contest = after(contest, [(Input::Field(true), 100.0)]);
        assert_eq!((contest.laid, contest.referee.is_some()), (1, true));
        let contest = after(contest, [(Input::Pending(challenge(46, &[0, 1], 2)), 200.0)]);
        assert_eq!((contest.laid, contest.referee.is_some()), (2, true));
        let contest = after(contest, [(Input::Plain(true), 250.0), (Input::Pending(None), 300.0)]);
        assert!(contest.referee.is_none() && contest.scene.is_none() && !contest.plain);
    }

    /// Whatever has been heard before changes nothing, and nothing is drawn anew.
    #[test]
    fn what_is_known_already_is_no_news() {
        let pending = challenge(46, &[0, 1], 1);
        let contest = Rc::new(Contest::new(pending.as_ref(), 0.0));
        let same = after(Rc::clone(&contest), [(Input::Pending(pending), 50.0), (Input::Lift(1, 60.0), 60.0)]);
        assert!(Rc::ptr_eq(&contest, &same));
    }
}
