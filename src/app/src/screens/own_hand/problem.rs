//! Why a text brings no hand to this phone, in a sentence.

use sealed::{KeyLinkError, SheetError};
use table::Lang;

use crate::games::UNLOADED;

/// Why a text brings no hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Problem {
    /// It begins as a key and cannot be read.
    Key(KeyLinkError),
    /// It is a key of a game that this page does not know.
    UnknownGame,
    /// The table has a newer page than this phone.
    NewerPage,
    /// The table has an older page than this phone.
    OlderPage,
    /// The game of the hand did not come.
    Unloaded,
    /// A sheet came before a key.
    NoKey,
    /// It is no sheet, or the key does not open it.
    Sheet(SheetError),
}

impl Problem {
    /// The sentence.
    pub(super) fn phrase(self, lang: Lang) -> &'static str {
        match self {
            Problem::Key(_) => lang.select(
                "Dieser Schlüssel ist beschädigt. Lass ihn dir am Tisch noch einmal zeigen.",
                "This key is damaged. Have it shown at the table once more.",
            ),
            Problem::UnknownGame => lang.select(
                "Dieses Spiel kennt die Seite auf deinem Handy nicht. Lade sie neu, sobald du Empfang hast.",
                "The page on your phone does not know this game. Load it again as soon as you have a connection.",
            ),
            Problem::NewerPage | Problem::Sheet(SheetError::NewerFormat | SheetError::NewerRules) => lang.select(
                "Der Tisch spielt nach neueren Regeln als dein Handy. Lade die Seite neu, sobald du Empfang hast.",
                "The table plays by newer rules than your phone. Load the page again as soon as you have a connection.",
            ),
            Problem::OlderPage | Problem::Sheet(SheetError::OlderRules) => lang.select(
                "Der Tisch spielt nach älteren Regeln als dein Handy. Ladet dort die Seite neu, wenn die Partie vorbei ist.",
                "The table plays by older rules than your phone. Load the page there again when the game is over.",
            ),
            Problem::Unloaded => UNLOADED.get(lang),
            Problem::NoKey => lang.select(
                "Das ist der Code des Tisches. Scanne zuerst deinen Schlüssel: am Tisch im Menü unter „Karten auf eigenen Handys“.",
                "This is the table’s code. First scan your key: at the table, in the menu, “Cards on own phones”.",
            ),
            Problem::Sheet(SheetError::NotASheet) => lang.select(
                "Das ist kein Code von einem Stammtisch.",
                "This is no code of a Stammtisch table.",
            ),
            Problem::Sheet(SheetError::OtherGame | SheetError::OtherTable) => lang.select(
                "Dieser Code gehört zu einem anderen Tisch.",
                "This code belongs to another table.",
            ),
            Problem::Sheet(SheetError::NotInIt(_)) => lang.select(
                "In diesem Code sind keine Karten für dich. Vielleicht liegen sie wieder hinter dem Vorhang.",
                "This code holds no cards for you. Perhaps they are back behind the curtain.",
            ),
            Problem::Sheet(SheetError::Older) => lang.select(
                "Dieser Code ist älter als deine Karten. Scanne den, der jetzt auf dem Tisch steht.",
                "This code is older than your cards. Scan the one that the table shows now.",
            ),
            Problem::Sheet(SheetError::WrongKey) => lang.select(
                "Dein Schlüssel passt nicht zu diesem Code. Am Tisch gibt es vielleicht schon einen neuen.",
                "Your key does not fit this code. Perhaps the table has given out a new one.",
            ),
            Problem::Sheet(SheetError::Damaged | SheetError::TooManyCodes) => lang.select(
                "Dieser Code ist beschädigt. Scanne ihn noch einmal.",
                "This code is damaged. Scan it once more.",
            ),
        }
    }
}
