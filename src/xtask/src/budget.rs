//! Limits for what is sent, as brotli, in bytes. The goals are 250 kB for a first visit, 115 for a game and 620 for everything;
//! ordinary Yew misses the last two, and nothing is bent to reach them.

/// The home screen on a first visit, and the setup of a game without the game.
pub const FIRST_VISIT: usize = 232_000;
/// All other screens: the page asks for them once the home screen is there.
pub const SCREENS: usize = 236_000;
/// Any game that is opened then.
pub const GAME: usize = 162_000;
/// Everything.
pub const ALL: usize = 1_066_000;
