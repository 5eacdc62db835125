//! Why a text is no record or no link, in sentences.

use thiserror::Error;

use crate::{Lang, Localized};

/// Why a text is no record of this game, and at which place.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("place {place} ('{found}'): {problem}")]
pub struct ReadError<E> {
    /// The number of the wrong segment, from 1.
    pub place: usize,
    /// The wrong segment, at most 40 characters of it.
    pub found: String,
    /// What is wrong with it.
    pub problem: Problem,
    /// The number of steps that were read before it.
    pub before: usize,
    /// The rule that forbids the act, if it is one.
    pub rule: Option<E>,
}

/// What can be wrong with a text or one segment of it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Error)]
#[error("{}", self.phrase().en)]
pub enum Problem {
    /// The text does not begin like a record.
    NoRecord,
    /// The text is about another game.
    OtherGame,
    /// The text was made by an older version of the rules.
    OlderVersion,
    /// The text was made by a newer version of the rules.
    NewerVersion,
    /// The game is not for so many players.
    Seats,
    /// The device's secret is damaged.
    Secret,
    /// The player seeds are damaged.
    PlayerSeeds,
    /// The options do not exist.
    Options,
    /// The game does not know this act.
    NoAct,
    /// The rules forbid this act here.
    Refused,
    /// The game is over before this act.
    Over,
    /// There is nothing to correct.
    NothingToCorrect,
    /// There are more corrections than a record may have.
    TooManyCorrections,
    /// The notes after `~` are damaged.
    Notes,
    /// The text is too long.
    TooLong,
    /// A link with nothing behind its `#`.
    Empty,
    /// A character that no link has.
    Letter,
    /// A link to something else.
    NoLink,
    /// A link of an unknown game.
    UnknownGame,
    /// A link without its checksum.
    CutOff,
    /// A link with a wrong checksum.
    Changed,
}

impl Problem {
    /// What is wrong, in a sentence. [`ReadError::sentence`] also says which rule forbids an act.
    #[must_use]
    pub fn phrase(self) -> Localized {
        let (de, en) = match self {
            Problem::NoRecord => ("Das ist keine Aufzeichnung.", "That is not a record."),
            Problem::OtherGame => ("Das ist ein anderes Spiel.", "That is another game."),
            Problem::OlderVersion => (
                "Diese Partie stammt aus einer älteren Fassung der Regeln. Hier geht sie weder weiter noch lässt sie sich nachspielen.",
                "This game comes from an older version of the rules. It can be neither continued nor replayed here.",
            ),
            Problem::NewerVersion => (
                "Diese Partie stammt aus einer neueren Fassung der Regeln. Hol dir erst die neue Fassung dieser Seite.",
                "This game comes from a newer version of the rules. First get the new version of this page.",
            ),
            Problem::Seats => {
                ("Für so viele ist dieses Spiel nicht gedacht.", "This game is not for that many players.")
            }
            Problem::Secret => ("Das Geheimnis ist beschädigt.", "The secret is damaged."),
            Problem::PlayerSeeds => ("Das Glück ist beschädigt.", "The luck is damaged."),
            Problem::Options => ("Diese Kneipenregeln gibt es nicht.", "No such house rules."),
            Problem::NoAct => ("Das kennt das Spiel nicht.", "The game does not know that."),
            Problem::Refused => ("Das ist hier nicht möglich.", "That is not possible here."),
            Problem::Over => ("Das Spiel ist vorbei.", "The game is over."),
            Problem::NothingToCorrect => ("Es gibt nichts zu korrigieren.", "There is nothing to correct."),
            Problem::TooManyCorrections => ("Zu viele Korrekturen.", "Too many corrections."),
            Problem::Notes => ("Die Namen sind beschädigt.", "The names are damaged."),
            Problem::TooLong => ("Der Text ist zu lang.", "The text is too long."),
            Problem::Empty => ("Der Link ist leer.", "The link is empty."),
            Problem::Letter => ("So eines kommt in keinem Link vor.", "No link has one of those."),
            Problem::NoLink => (
                "Der Link führt zu keiner Partie und zu keinen Kneipenregeln.",
                "The link leads to no game and to no house rules.",
            ),
            Problem::UnknownGame => ("Dieses Spiel gibt es hier nicht.", "There is no such game here."),
            Problem::CutOff => {
                ("Das Ende des Links fehlt. Kopier ihn ganz.", "The end of the link is missing. Copy all of it.")
            }
            Problem::Changed => (
                "Der Link ist beschädigt: Unterwegs ist etwas verloren gegangen.",
                "The link is damaged: something was lost on the way.",
            ),
        };
        Localized { de, en }
    }
}

impl ReadError<()> {
    /// The error of a game, with the rule that forbids the act, if one does.
    pub(super) fn because<E>(self, rule: Option<E>) -> ReadError<E> {
        let ReadError { place, found, problem, before, .. } = self;
        ReadError { place, found, problem, before, rule: rule.filter(|_| problem == Problem::Refused) }
    }
}

impl<E> ReadError<E> {
    /// The error as a sentence. `rule` words the rule that forbids an act.
    pub fn sentence(&self, lang: Lang, rule: impl Fn(&E) -> String) -> String {
        let problem = self.rule.as_ref().map_or_else(|| self.problem.phrase().get(lang).to_owned(), rule);
        crate::localized!(lang, "Stelle {} („{}“): {problem}", "Place {} (“{}”): {problem}", self.place, self.found)
    }
}
