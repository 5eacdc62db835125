//! What a sheet and its keys belong to.

use table::Seat;

/// The longest slug of a game, in letters.
pub const MAX_SLUG: usize = 16;

/// One table of a game with one version of its rules. What was sealed for another one does not open.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Scope {
    game: String,
    version: u16,
    table: u32,
}

impl Scope {
    /// A table of the game with this slug. `version` is that of its rules; `table` is a number that no other table near has, so it is
    /// drawn at random.
    ///
    /// # Panics
    /// If `game` is not 1 to [`MAX_SLUG`] lower-case letters from `a` to `z`.
    #[must_use]
    pub fn new(game: &str, version: u16, table: u32) -> Scope {
        assert!(is_slug(game), "'{game}' is no slug");
        Scope { game: game.to_owned(), version, table }
    }

    /// The slug of the game.
    #[must_use]
    pub fn game(&self) -> &str {
        &self.game
    }

    /// The version of the rules.
    #[must_use]
    pub fn version(&self) -> u16 {
        self.version
    }

    /// The number of the table.
    #[must_use]
    pub fn table(&self) -> u32 {
        self.table
    }

    /// What is authenticated with a hand: the length of the slug (1 byte) and the slug, version (2), table (4), seat (1) and
    /// counter (4), big endian.
    pub(crate) fn associated_data(&self, seat: Seat, counter: u32) -> Vec<u8> {
        let mut bytes = vec![self.game.len() as u8];
        bytes.extend(self.game.as_bytes());
        bytes.extend(self.version.to_be_bytes());
        bytes.extend(self.table.to_be_bytes());
        bytes.push(seat.index() as u8);
        bytes.extend(counter.to_be_bytes());
        bytes
    }
}

/// Whether a text can be the slug of a game.
pub(crate) fn is_slug(text: &str) -> bool {
    (1..=MAX_SLUG).contains(&text.len()) && text.bytes().all(|byte| byte.is_ascii_lowercase())
}
