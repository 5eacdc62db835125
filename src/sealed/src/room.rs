//! How long a sealed hand is.

/// The most codes that a game can have room for.
pub const MAX_ROOM: u8 = 80;

/// The tag at the end of a sealed hand, in bytes.
pub(crate) const TAG: usize = 16;

/// What a sealed hand has besides its codes, in bytes: the epoch (4), the number of codes (1) and the tag.
pub(crate) const OVERHEAD: usize = 4 + 1 + TAG;
