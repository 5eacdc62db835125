//! Random numbers that follow from a key and an epoch.

use crate::Key;
use crate::key::Purpose;

/// Random bytes without end: the hashes of the epoch and the number of the block, from 0.
pub(crate) fn stream(key: &Key, purpose: Purpose, epoch: u32) -> impl Iterator<Item = u8> {
    (0_u32..).flat_map(move |block| key.hash(purpose, &[epoch.to_be_bytes(), block.to_be_bytes()].concat()))
}

/// A number from 0 to `n - 1`, each with the same probability. `n` is not 0.
pub(crate) fn below(stream: &mut impl Iterator<Item = u8>, n: u8) -> u8 {
    // Bytes above the largest multiple of n are drawn again.
    let rest = (u8::MAX % n + 1) % n;
    stream.find(|&byte| byte <= u8::MAX - rest).expect("a stream has no end") % n
}
