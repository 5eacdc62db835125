//! The games as the page knows them, made of the list in `src/games`.
//!
//! What the home screen says of a game is known from the start. What it draws and its rules are in its [`GameInfo`], which is loaded
//! when the game is opened: the finished site keeps it in a wasm chunk of its own (feature `split`). Its style comes with it: the file
//! `SLUG.css` beside the app's script.

use std::cmp::Ordering;
use std::fmt;
use std::future::Future;
use std::pin::Pin;
use std::sync::OnceLock;

use game_ui::CompleteUi;
use game_ui::GameInfo;
use game_ui::art::Regular;
use table::{Game as _, Head, Localized, Problem, Words as _};
use yew::platform::spawn_local;

/// A game as the page knows it before it is loaded.
pub struct Entry {
    /// The slug.
    pub id: &'static str,
    /// The version of its rules.
    pub version: u16,
    /// The name.
    pub name: &'static str,
    /// The regular.
    pub regular: Regular,
    /// The tile's words.
    pub tagline: Localized,
    /// How many can play.
    pub seats: (u8, u8),
    /// Whether the players [hold](game_ui::HandUi::HANDS) something that only they may see.
    pub hands: bool,
    /// Whether regulars of the house can take a seat.
    pub has_regulars: bool,
    loaded: &'static OnceLock<&'static GameInfo>,
    load: fn() -> Loading,
}

impl PartialEq for Entry {
    fn eq(&self, other: &Entry) -> bool {
        self.id == other.id
    }
}

/// A chunk or its style did not come: there was no network, or the site has another build by now.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Unloaded;

/// What is said then.
pub(crate) const UNLOADED: Localized = Localized {
    de: "Dieses Spiel ließ sich nicht laden. Prüfe die Verbindung, dann versuch es noch einmal. Gespeicherte Spiele sind unberührt.",
    en: "This game could not be loaded. Check the connection, then try again. Saved games are untouched.",
};

/// What is said of a part that is no game.
pub(crate) const PART_UNLOADED: Localized = Localized {
    de: "Ein Teil der Seite ließ sich nicht laden. Prüfe die Verbindung, dann versuch es noch einmal.",
    en: "A part of the site could not be loaded. Check the connection, then try again.",
};

impl fmt::Display for Unloaded {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a part of the site could not be loaded")
    }
}

impl std::error::Error for Unloaded {}

impl From<platform::MissingStyle> for Unloaded {
    fn from(_: platform::MissingStyle) -> Unloaded {
        Unloaded
    }
}

#[cfg(feature = "split")]
impl From<wasm_split_helpers::SplitLoaderError> for Unloaded {
    fn from(_: wasm_split_helpers::SplitLoaderError) -> Unloaded {
        Unloaded
    }
}

type Loading = Pin<Box<dyn Future<Output = Result<&'static GameInfo, Unloaded>>>>;

impl Entry {
    const fn of<U: CompleteUi>(loaded: &'static OnceLock<&'static GameInfo>, load: fn() -> Loading) -> Entry {
        Entry {
            id: <U::Game>::ID,
            version: <U::Game>::VERSION,
            name: <U::Game>::NAME,
            regular: U::REGULAR,
            tagline: U::TAGLINE,
            seats: (*<U::Game>::SEATS.start(), *<U::Game>::SEATS.end()),
            hands: U::HANDS,
            has_regulars: U::REGULARS.is_some(),
            loaded,
            load,
        }
    }

    /// Why a whole record is not opened here: it belongs to another version of the rules.
    pub(crate) fn outdated(&self, record: &str) -> Option<Problem> {
        let head = Head::read(record).filter(|head| head.game == self.id)?;
        match head.version.cmp(&self.version) {
            Ordering::Less => Some(Problem::OlderVersion),
            Ordering::Equal => None,
            Ordering::Greater => Some(Problem::NewerVersion),
        }
    }

    /// The game, if it has been loaded.
    #[must_use]
    pub fn loaded(&self) -> Option<&'static GameInfo> {
        self.loaded.get().copied()
    }

    /// Loads the game and its style, unless that has been done.
    ///
    /// # Errors
    /// [`Unloaded`]; a later call tries again.
    pub async fn load(&self) -> Result<&'static GameInfo, Unloaded> {
        match self.loaded() {
            Some(info) => Ok(info),
            None => Ok(self.loaded.get_or_init({
                let style = platform::load_style(&format!("{}.css", self.id));
                let info = (self.load)().await?;
                // It is drawn when its style has come, too.
                style.await?;
                move || info
            })),
        }
    }

    /// Begins to load the game before it is opened. What does not come now is asked for again then.
    pub(crate) fn load_soon(&'static self) {
        spawn_local(async {
            let _ = self.load().await;
        });
    }
}

/// Loads these games.
///
/// # Errors
/// [`Unloaded`], at the first that does not come.
pub async fn load_all(games: impl IntoIterator<Item = &'static Entry>) -> Result<(), Unloaded> {
    for game in games {
        game.load().await?;
    }
    Ok(())
}

/// The list, and the function behind which each game is loaded.
macro_rules! games {
    ($($id:ident: $rules:ty, $ui:ty;)*) => {
        /// All games, in the order of the home page.
        pub static GAMES: [Entry; [$(stringify!($id)),*].len()] = [$({
            static LOADED: OnceLock<&GameInfo> = OnceLock::new();
            Entry::of::<$ui>(&LOADED, || Box::pin(async { load!($id) }))
        }),*];

        mod chunks {
            use super::{GameInfo, Unloaded};

            $(
                // The macro writes the calls into the chunk and out of it.
                #[cfg_attr(feature = "split", allow(unsafe_code, missing_docs))]
                #[cfg_attr(feature = "split", wasm_split_helpers::wasm_split($id, fallible))]
                pub(super) fn $id() -> Result<&'static GameInfo, Unloaded> {
                    Ok(GameInfo::of::<$ui>())
                }
            )*
        }
    };
}

/// The macro makes its function asynchronous.
#[cfg(feature = "split")]
macro_rules! load {
    ($id:ident) => {
        chunks::$id().await
    };
}

#[cfg(not(feature = "split"))]
macro_rules! load {
    ($id:ident) => {
        chunks::$id()
    };
}

::games::for_each_game!(games);

/// The game with this slug.
#[must_use]
pub fn entry(id: &str) -> Option<&'static Entry> {
    GAMES.iter().find(|entry| entry.id == id)
}

/// The game of something that begins with its slug: of its name on this device, or of a record.
#[must_use]
pub fn game_of(id: &str) -> Option<&'static Entry> {
    entry(id.split(['-', '.']).next()?)
}

#[cfg(test)]
mod tests {
    use futures::executor::block_on;

    use super::*;

    #[test]
    fn what_is_known_of_a_game_before_it_is_loaded_is_what_it_says_itself() {
        for entry in &GAMES {
            let game = block_on(entry.load()).expect("nothing is split here");
            assert!(entry.loaded() == Some(game));
            let known = (entry.id, entry.version, entry.name, entry.seats, entry.hands, entry.has_regulars);
            assert_eq!(known, (game.id, game.version, game.name, game.seats, game.hands, game.regulars.is_some()));
        }
    }
}
