//! The only source of randomness: a generator with a seed to which every player can contribute and that everybody can check.
//!
//! The device draws 16 bytes. Their SHA-256 is the fingerprint that the page shows before the deal. Every seat may add
//! a player seed. The seed is SHA-256 over [`PREFIX`], the 16 bytes, and the player seeds in sitting order, each after
//! its length in one byte. The generator is `ChaCha8`: it gives the same numbers on every machine, and they cannot be
//! computed from the open cards. Numbers below n and shuffling are implemented here, because a library may change its
//! algorithm between versions, and old records would then deal other cards.

use std::collections::VecDeque;
use std::fmt;
use std::str::FromStr;

use base64ct::{Base64UrlUnpadded, Encoding as _};
use rand::rngs::ChaCha8Rng;
use rand::{Rng, SeedableRng};
use sha2::{Digest, Sha256};

use crate::{ParseError, Seat, shortened};

/// The first bytes that are hashed for the seed, so that no other use of the device secret gives the same hash.
pub const PREFIX: &[u8] = b"stammtisch chance 1";

/// The first bytes that are hashed for the randomness of a bot.
const BOT_PREFIX: &[u8] = b"stammtisch bot 1";

/// The longest player seed, in characters.
pub const MAX_PLAYER_SEED: usize = 12;

/// The 16 bytes drawn by the device. They tell which cards are dealt, so neither `Debug` nor `Display` prints them.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct DeviceSecret([u8; 16]);

impl DeviceSecret {
    /// A secret of 16 bytes from the random source of the device, or of fixed ones in tests.
    #[must_use]
    pub fn new(bytes: [u8; 16]) -> DeviceSecret {
        DeviceSecret(bytes)
    }

    /// The bytes. They must not be shown before the game is over.
    #[must_use]
    pub fn bytes(&self) -> [u8; 16] {
        self.0
    }

    /// The bytes as a record writes them: 22 characters of base64url.
    #[must_use]
    pub fn written(&self) -> String {
        Base64UrlUnpadded::encode_string(&self.0)
    }

    /// SHA-256 of the bytes. It commits the device to them and does not reveal them.
    #[must_use]
    pub fn fingerprint(&self) -> [u8; 32] {
        Sha256::digest(self.0).into()
    }
}

/// Prints none of the bytes.
impl fmt::Debug for DeviceSecret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("DeviceSecret")
    }
}

impl FromStr for DeviceSecret {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<DeviceSecret, ParseError> {
        let bytes = Base64UrlUnpadded::decode_vec(text).map_err(|_| ParseError::Secret)?;
        bytes.try_into().map(DeviceSecret).map_err(|_| ParseError::Secret)
    }
}

/// A few letters or digits that a player adds, so that the device alone cannot choose the deal.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct PlayerSeed(String);

impl FromStr for PlayerSeed {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<PlayerSeed, ParseError> {
        let fits = text.len() <= MAX_PLAYER_SEED && text.bytes().all(|byte| byte.is_ascii_alphanumeric());
        if fits { Ok(PlayerSeed(text.to_owned())) } else { Err(ParseError::PlayerSeed(shortened(text))) }
    }
}

impl fmt::Display for PlayerSeed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// All that determines the random numbers of one game: the device secret and the player seeds.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Seed {
    /// Drawn by the device.
    pub device: DeviceSecret,
    /// Added by the players, in sitting order; missing ones are empty.
    pub player_seeds: Vec<PlayerSeed>,
}

impl Seed {
    /// A seed without player seeds.
    #[must_use]
    pub fn new(device: DeviceSecret) -> Seed {
        Seed { device, player_seeds: Vec::new() }
    }

    /// A seed from a small number, for tests, benchmarks and playouts.
    #[must_use]
    pub fn from_number(number: u64) -> Seed {
        let mut bytes = [0; 16];
        bytes[..8].copy_from_slice(&number.to_le_bytes());
        Seed::new(DeviceSecret(bytes))
    }

    /// The same seed as a table for `seats` writes it: at most one player seed for each seat, and no empty one at the end.
    pub(crate) fn fitting(mut self, seats: u8) -> Seed {
        self.player_seeds.truncate(seats.into());
        while self.player_seeds.last() == Some(&PlayerSeed::default()) {
            self.player_seeds.pop();
        }
        self
    }

    /// The 32 bytes with which the generator is seeded at a table for `seats`.
    #[must_use]
    pub fn bytes(&self, seats: u8) -> [u8; 32] {
        let mut hash = Sha256::new();
        hash.update(PREFIX);
        hash.update(self.device.0);
        for index in 0..usize::from(seats) {
            let player_seed = self.player_seeds.get(index).map_or("", |player_seed| player_seed.0.as_str());
            hash.update([player_seed.len() as u8]);
            hash.update(player_seed);
        }
        hash.finalize().into()
    }

    /// The randomness of a bot: it depends on the seed, the seat, and the number of acts so far, so a replay repeats what the
    /// bot has chosen. It tells nothing about the numbers that the game draws, as both are hashed.
    #[must_use]
    pub fn bot_rng(&self, seats: u8, seat: Seat, acts: u32) -> GameRng {
        let mut hash = Sha256::new();
        hash.update(BOT_PREFIX);
        hash.update(self.bytes(seats));
        hash.update([seat.index() as u8]);
        hash.update(acts.to_le_bytes());
        GameRng::from_seed(hash.finalize().into())
    }

    /// The source of randomness with this seed at a table for `seats`.
    #[must_use]
    pub fn rng(&self, seats: u8) -> GameRng {
        GameRng::from_seed(self.bytes(seats))
    }
}

/// The source of randomness in the state of a game.
#[derive(PartialEq, Eq)]
pub struct GameRng {
    generator: ChaCha8Rng,
    /// The next results, which come before those of the generator; empty except in scenes.
    arranged: VecDeque<u32>,
    /// How many numbers were drawn.
    asked: u32,
}

impl Clone for GameRng {
    fn clone(&self) -> GameRng {
        // The generator is not `Clone`, so that keys are not reused by mistake. A copy of a game's state must reuse the key.
        let generator = ChaCha8Rng::deserialize_state(&self.generator.serialize_state());
        GameRng { generator, arranged: self.arranged.clone(), asked: self.asked }
    }
}

impl GameRng {
    /// A generator with this seed of 32 bytes.
    #[must_use]
    pub fn from_seed(seed: [u8; 32]) -> GameRng {
        GameRng { generator: ChaCha8Rng::from_seed(seed), arranged: VecDeque::new(), asked: 0 }
    }

    /// The same generator, but the next calls of [`GameRng::below`] return `values`, for positions that are set up by hand.
    #[must_use]
    pub fn arranged(mut self, values: impl IntoIterator<Item = u32>) -> GameRng {
        self.arranged.extend(values);
        self
    }

    /// How many numbers were drawn so far. It changes when an act uses randomness.
    #[must_use]
    pub fn asked(&self) -> u32 {
        self.asked
    }

    /// A number from 0 to `n - 1`, each with the same probability.
    ///
    /// # Panics
    /// If `n` is 0.
    pub fn below(&mut self, n: u32) -> u32 {
        assert!(n > 0, "nothing is below 0");
        self.asked += 1;
        if let Some(value) = self.arranged.pop_front() {
            return value % n;
        }
        // If 2^32 is no multiple of n, draws above the largest multiple of n are repeated.
        let rest = (u32::MAX % n + 1) % n;
        loop {
            let draw = self.generator.next_u32();
            if draw <= u32::MAX - rest {
                return draw % n;
            }
        }
    }

    /// Puts `items` into a random order, every order with the same probability.
    ///
    /// # Panics
    /// If there are 2^32 items or more.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            let count = u32::try_from(last + 1).expect("fewer than 2^32 items");
            items.swap(last, self.below(count) as usize);
        }
    }

    /// One of `items`, each with the same probability; `None` if there is none.
    pub fn pick<'a, T>(&mut self, items: &'a [T]) -> Option<&'a T> {
        let count = u32::try_from(items.len()).ok().filter(|&count| count > 0)?;
        items.get(self.below(count) as usize)
    }
}

/// Prints nothing about the next numbers, because a state may be printed in a test's message or a panic.
impl fmt::Debug for GameRng {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("GameRng")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Pins the numbers that follow from a device secret and player seeds. If they change, all existing records change.
    #[test]
    fn the_first_values_never_change() {
        let device: DeviceSecret = "AAECAwQFBgcICQoLDA0ODw".parse().expect("a secret");
        let player_seeds = vec!["Prost".parse().expect("a player seed"), PlayerSeed::default()];
        let mut rng = Seed { device, player_seeds }.rng(3);
        let dice: Vec<u32> = (0..20).map(|_| 1 + rng.below(6)).collect();
        let mut cards: Vec<u8> = (0..10).collect();
        rng.shuffle(&mut cards);
        assert_eq!(dice, [5, 6, 2, 4, 5, 2, 6, 2, 6, 4, 2, 3, 6, 1, 5, 1, 2, 2, 6, 3]);
        assert_eq!(cards, [6, 8, 5, 9, 4, 2, 1, 3, 7, 0]);
    }

    #[test]
    fn a_secret_reads_back_what_it_writes() {
        let device = DeviceSecret::new([7; 16]);
        assert_eq!(device.written().parse(), Ok(device));
        assert_eq!("AAECAwQFBgcICQoLDA0OD".parse::<DeviceSecret>(), Err(ParseError::Secret));
    }

    #[test]
    fn the_fingerprint_is_plain_sha_256() {
        // printf '' of the sixteen bytes 00..0f through any sha256 tool
        let device: DeviceSecret = "AAECAwQFBgcICQoLDA0ODw".parse().expect("a secret");
        let text: String = device.fingerprint().iter().map(|byte| format!("{byte:02x}")).collect();
        assert_eq!(text, "be45cb2605bf36bebde684841a28f0fd43c69850a3dce5fedba69928ee3a8991");
    }

    #[test]
    fn every_luck_and_its_place_matters() {
        let player_seeds = |texts: &[&str]| Seed {
            device: DeviceSecret::new([7; 16]),
            player_seeds: texts.iter().map(|text| text.parse().expect("a player seed")).collect(),
        };
        let first = |texts: &[&str]| player_seeds(texts).rng(3);
        assert_ne!(first(&["ab", "c"]), first(&["a", "bc"]));
        assert_ne!(first(&["ab", ""]), first(&["", "ab"]));
        assert_eq!(first(&["ab"]), first(&["ab", "", ""]), "a missing player seed is an empty one");
    }

    #[test]
    fn below_is_fair() {
        let mut rng = Seed::from_number(1).rng(2);
        let mut seen = [0_i32; 6];
        for _ in 0..60_000 {
            seen[rng.below(6) as usize] += 1;
        }
        // Six standard deviations of a binomial with 60,000 draws and p = 1/6.
        assert!(seen.iter().all(|count| (count - 10_000).abs() < 550), "{seen:?}");
    }

    #[test]
    fn every_order_comes_up() {
        let mut rng = Seed::from_number(2).rng(2);
        let mut seen = std::collections::BTreeMap::new();
        for _ in 0..6_000 {
            let mut items = [1, 2, 3];
            rng.shuffle(&mut items);
            *seen.entry(items).or_insert(0_i32) += 1;
        }
        assert_eq!(seen.len(), 6);
        assert!(seen.values().all(|count| (count - 1_000).abs() < 180), "{seen:?}");
    }

    /// Pins the numbers of bots: if they change, a replayed bot chooses otherwise.
    #[test]
    fn every_seat_and_every_moment_has_randomness_of_its_own() {
        let seed = Seed::from_number(1);
        let first = |seat, acts| seed.bot_rng(2, Seat::new(seat), acts).below(1_000_000);
        let all = [first(0, 0), first(1, 0), first(0, 1), seed.rng(2).below(1_000_000)];
        assert_eq!(all, [892149, 212502, 331311, 608895]);
    }

    #[test]
    fn nothing_prints_the_secret() {
        let seed = Seed::from_number(99);
        assert_eq!(format!("{:?} {:?}", seed.device, seed.rng(2)), "DeviceSecret GameRng");
    }
}
