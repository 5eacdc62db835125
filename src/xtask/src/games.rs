//! The list of games for everything outside of the page: commands, tests and fuzz targets. A new game is one line in
//! [`for_each_game!`](crate::for_each_game). The page has a list of its own (`src/app/src/games.rs`), as it loads every game from
//! a wasm chunk of its own; `tests/tests/architecture.rs` checks that no game is missing here.

use table::Game;

#[doc(no_inline)]
pub use {bohei::Bohei, geizen::Geizen, larry::Larry, leiff::Leiff, riffifi::Riffifi};

/// Calls a macro with the types of all games: `for_each_game!(table)` becomes `table! { Geizen, Larry, ... }`.
#[macro_export]
macro_rules! for_each_game {
    ($callback:ident) => {
        $callback! {
            $crate::games::Geizen,
            $crate::games::Larry,
            $crate::games::Leiff,
            $crate::games::Riffifi,
            $crate::games::Bohei,
        }
    };
}

macro_rules! ids {
    ($($game:ty,)*) => {
        /// The slugs of all games.
        pub const IDS: &[&str] = &[$(<$game as Game>::ID),*];
    };
}
for_each_game!(ids);
