//! Limits for what is sent, as brotli, in bytes. The goals are 250, 115 and 620 kB; ordinary Yew misses them, and nothing is
//! bent to reach them.

/// The home screen on a first visit.
pub const FIRST_VISIT: usize = 397_000;
/// Any game that is opened then.
pub const GAME: usize = 159_500;
/// Everything.
pub const ALL: usize = 1_012_000;
