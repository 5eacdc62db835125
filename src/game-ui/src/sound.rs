//! What the room hears, and feels through the device.

/// A sound of the table. A game makes sounds only of what everybody is told, so nothing secret can be heard, not by length either.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sound {
    /// So many dice fall through the tower.
    Dice(u8),
    /// So many chips are put down.
    Chips(u8),
    /// So many cards are laid down or drawn.
    Cards(u8),
    /// A card is turned over.
    Turned,
    /// Cards are shuffled.
    Shuffled,
    /// A knock on the table.
    Knock,
    /// A stamp: something was wrong, or is settled for good.
    Stamp,
    /// The bell.
    Bell,
}

impl Sound {
    /// How long the device vibrates with it, in milliseconds, at most 400.
    #[must_use]
    pub fn vibration(self) -> u32 {
        match self {
            Sound::Chips(_) | Sound::Cards(_) | Sound::Turned | Sound::Shuffled => 20,
            Sound::Dice(_) | Sound::Knock => 40,
            Sound::Stamp => 80,
            Sound::Bell => 400,
        }
    }
}
