//! The voices of the sounds: each is struck once or several times, and rings in a few modes as wood, paper, clay or metal do.

use game_ui::Sound;

/// Samples per second.
pub(super) const RATE: f32 = 32_000.0;

/// The loudest sample, of 1: sounds are quiet by default.
const LOUDEST: f32 = 0.25;

/// Strikes of one sound are not further apart than this many would take, however many dice, chips or cards there are.
const MOST: u8 = 8;

/// How something sounds that is struck.
struct Voice {
    /// How long it is struck, in milliseconds.
    strike: f32,
    /// The frequency in Hz, the time in milliseconds in which it fades to a third, and the loudness of each mode.
    modes: &'static [(f32, f32, f32)],
    /// How long it is heard, in milliseconds.
    length: f32,
    /// How long after a strike the next one follows, in milliseconds.
    pause: f32,
}

const DIE: Voice = Voice { strike: 2.0, modes: &[(1150.0, 6.0, 1.0), (2600.0, 3.0, 0.7)], length: 40.0, pause: 55.0 };
const CHIP: Voice =
    Voice { strike: 1.0, modes: &[(3100.0, 16.0, 1.0), (4700.0, 11.0, 0.6)], length: 80.0, pause: 65.0 };
const CARD: Voice = Voice { strike: 45.0, modes: &[(1800.0, 0.5, 1.0), (500.0, 0.8, 0.6)], length: 60.0, pause: 90.0 };
const TURNED: Voice = Voice { strike: 25.0, modes: &[(3000.0, 0.4, 1.0)], length: 35.0, pause: 70.0 };
const KNOCK: Voice =
    Voice { strike: 3.0, modes: &[(140.0, 30.0, 1.0), (420.0, 12.0, 0.5)], length: 120.0, pause: 140.0 };
const STAMP: Voice = Voice { strike: 8.0, modes: &[(75.0, 60.0, 1.0), (900.0, 4.0, 0.3)], length: 200.0, pause: 200.0 };
const BELL: Voice = Voice {
    strike: 1.0,
    modes: &[(1568.0, 260.0, 1.0), (3136.0, 150.0, 0.5), (4390.0, 90.0, 0.3)],
    length: 800.0,
    pause: 200.0,
};

/// These sounds one after another, as samples from -1 to 1 at [`RATE`].
pub(super) fn samples(sounds: &[Sound]) -> Vec<f32> {
    let mut samples = Vec::new();
    let mut noise = Noise(1);
    let mut at = 0.0;
    for sound in sounds {
        let (voice, times) = match *sound {
            // A die knocks twice on its way.
            Sound::Dice(count) => (&DIE, 2 * count),
            Sound::Chips(count) => (&CHIP, count),
            Sound::Cards(count) => (&CARD, count),
            Sound::Turned => (&TURNED, 2),
            Sound::Shuffled => (&CARD, MOST),
            Sound::Knock => (&KNOCK, 2),
            Sound::Stamp => (&STAMP, 1),
            Sound::Bell => (&BELL, 1),
        };
        for _ in 0..times.min(MOST) {
            voice.strike(&mut samples, at, &mut noise);
            // Even pauses would sound like a machine.
            at += voice.pause * (1.0 + 0.3 * noise.next());
        }
    }
    let loudest = samples.iter().fold(f32::EPSILON, |loudest: f32, sample| loudest.max(sample.abs()));
    for sample in &mut samples {
        *sample *= LOUDEST / loudest;
    }
    samples
}

impl Voice {
    /// Adds a strike after so many milliseconds, as loud as every other one.
    fn strike(&self, samples: &mut Vec<f32>, at: f32, noise: &mut Noise) {
        let (start, length) = (count(at), count(self.length));
        samples.resize(samples.len().max(start + length), 0.0);
        let mut struck = vec![0.0; length];
        for &(frequency, fading, gain) in self.modes {
            // A resonator of two poles: each sample follows from the two before. The series are exact to a thousandth here.
            let turn = core::f32::consts::TAU * frequency / RATE;
            let radius = 1.0 - 1000.0 / (fading * RATE);
            let square = turn * turn;
            let cosine = 1.0 - square / 2.0 + square * square / 24.0;
            let sine = turn * (1.0 - square / 6.0);
            let (mut last, mut before) = (0.0, 0.0);
            for (at, sample) in struck.iter_mut().enumerate() {
                let blow = (1.0 - at as f32 / count(self.strike) as f32).max(0.0) * noise.next();
                let now = 2.0 * radius * cosine * last - radius * radius * before + gain * sine * blow;
                (before, last) = (last, now);
                *sample += now;
            }
        }
        let loudest = struck.iter().fold(f32::EPSILON, |loudest: f32, sample| loudest.max(sample.abs()));
        for (sample, struck) in samples[start..].iter_mut().zip(struck) {
            *sample += struck / loudest;
        }
    }
}

/// So many samples last so many milliseconds.
fn count(milliseconds: f32) -> usize {
    (milliseconds * RATE / 1000.0) as usize
}

/// White noise, always the same: a sound depends on nothing but its name.
struct Noise(u32);

impl Noise {
    /// From -1 to 1.
    fn next(&mut self) -> f32 {
        self.0 = self.0.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        (self.0 >> 8) as f32 / 8_388_608.0 - 1.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ALL: [Sound; 8] = [
        Sound::Dice(5),
        Sound::Chips(3),
        Sound::Cards(1),
        Sound::Turned,
        Sound::Shuffled,
        Sound::Knock,
        Sound::Stamp,
        Sound::Bell,
    ];

    #[test]
    fn each_sound_is_heard_quiet_and_shorter_than_a_second() {
        for sound in ALL {
            let samples = samples(&[sound]);
            let loudest = samples.iter().fold(0.0_f32, |loudest, sample| loudest.max(sample.abs()));
            assert!((loudest - LOUDEST).abs() < 0.001, "{sound:?}: {loudest}");
            assert!((1..=count(1000.0)).contains(&samples.len()), "{sound:?}: {} samples", samples.len());
            let end = samples[samples.len() - 20..].iter().fold(0.0_f32, |loudest, sample| loudest.max(sample.abs()));
            assert!(end < LOUDEST / 10.0, "{sound:?} breaks off at {end}");
        }
    }

    #[test]
    fn a_sound_is_always_the_same_and_no_two_are_alike() {
        for (at, sound) in ALL.into_iter().enumerate() {
            assert_eq!(samples(&[sound]), samples(&[sound]), "{sound:?}");
            for other in &ALL[at + 1..] {
                assert_ne!(samples(&[sound]), samples(&[*other]), "{sound:?}, {other:?}");
            }
        }
    }

    #[test]
    fn more_dice_are_heard_longer_and_nothing_is_silence() {
        assert!(samples(&[Sound::Dice(1)]).len() < samples(&[Sound::Dice(4)]).len());
        assert!(samples(&[]).is_empty() && samples(&[Sound::Chips(0)]).is_empty());
    }
}
