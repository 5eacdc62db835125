//! What stands behind the `#` of a link: a whole game, or the house rules of a table ("Unsere Kneipenregeln").
//!
//! A game is its record ([`Record`] says how it is written), house rules are `game.rules.version.options`. Then `~` and
//! four letters or digits, made from everything before them: a link that lost its end on the way would else be a
//! shorter game, and nobody would notice. It also ends in nothing that a messenger takes for the end of a sentence.
//!
//! Names and texts travel only if the table wants it, and together: what somebody has written is as much the table's as
//! a name is. What a device has measured counts by the act that came of it, so a game without them replays as well.
//!
//! Reading is made for hostile texts: the length is looked at first, then the letters, then the end, and only then the
//! rules are asked, act by act. Whatever is wrong, the answer is a sentence and the place.

use sha2::{Digest, Sha256};
use thiserror::Error;

use crate::options::{read_choices, write_choices};
use crate::record::HEAD;
use crate::{
    Choices, Game, Head, Lang, MAX_LENGTH, OptionInfo, Problem, ReadError, Record, Start, choosing, chosen, cleaned,
    localized, shortened,
};

/// The second segment of house rules, where a game has its version.
const RULES: &str = "rules";

/// How many letters and digits stand at the end.
const MARK: usize = 4;

/// A link that can be read so far that its game may be asked for the rest.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Link {
    /// A whole game.
    Game(GameLink),
    /// House rules.
    Rules(RulesLink),
}

/// A game in a link; its acts are not looked at yet.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GameLink {
    /// The game's slug.
    pub game: String,
    /// How many play.
    pub seats: u8,
    /// Whether names and texts came with it.
    pub named: bool,
    record: String,
}

/// House rules in a link; the choices are not looked at yet.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RulesLink {
    /// The game's slug.
    pub game: String,
    version: u16,
    options: String,
}

/// Why a link cannot be read, and where.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("{}", self.sentence(Lang::En))]
pub struct LinkError {
    /// The segment between `.` and `~`, counted from 1; 0 if it is about the link as a whole.
    pub place: usize,
    /// What stands there, at most 40 characters; for a letter that is in no link just that letter.
    pub found: String,
    /// How much is all right before it: steps of the game, or characters before such a letter.
    pub before: usize,
    /// What is wrong.
    pub problem: Problem,
}

impl Link {
    /// Reads what stands behind `#`, or a whole address with it, as it was copied: line breaks and spaces do not count.
    /// `known` says whether there is a game with this slug.
    ///
    /// # Errors
    /// [`LinkError`]: too long, a letter that is in no link, no link, an unknown game, or its end is missing or does not
    /// belong to it.
    pub fn read(text: &str, known: impl Fn(&str) -> bool) -> Result<Link, LinkError> {
        let text = letters(text)?;
        about(&text, known)?;
        let (body, end) = text.rsplit_once('~').ok_or(LinkError::whole(Problem::CutOff))?;
        if end.len() != MARK {
            return Err(LinkError::whole(Problem::CutOff));
        }
        if mark(body) != end {
            return Err(LinkError::whole(Problem::Changed));
        }
        Link::of_body(body)
    }

    /// Reads the same without its end: a record as it stands in a file, or as the page shows it after a mishap.
    ///
    /// # Errors
    /// [`LinkError`], as [`Link::read`], but nobody can tell whether something is missing.
    pub fn read_record(text: &str, known: impl Fn(&str) -> bool) -> Result<Link, LinkError> {
        let text = letters(text)?;
        about(&text, known)?;
        Link::of_body(&text)
    }

    /// The text behind `#` for a whole game, with names and texts or without.
    #[must_use]
    pub fn of_game<G: Game>(record: &Record<G>, with_names: bool) -> String {
        let text = record.to_string();
        Link::ended(if with_names { &text } else { text.split('~').next().unwrap_or_default() })
    }

    /// The text behind `#` for these house rules. Who begins is decided anew by every table.
    #[must_use]
    pub fn of_rules<G: Game>(options: &G::Options) -> String {
        Link::of_choices(Head::of::<G>(), &OptionInfo::of::<G::Options>(), &chosen(options))
    }

    /// The same for the number of the choice for each topic of a game.
    #[must_use]
    pub fn of_choices(game: Head, infos: &[OptionInfo], choices: &[u8]) -> String {
        let start = |info: &OptionInfo| matches!(info.choices, Choices::Start);
        let choice = |(info, choice): (&OptionInfo, &u8)| if start(info) { Start::Random.number() } else { *choice };
        let choices: Vec<u8> = infos.iter().zip(choices).map(choice).collect();
        Link::ended(&format!("{}.{RULES}.{}.{}", game.game, game.version, write_choices(infos, &choices)))
    }

    /// A text with the end that belongs to it, as every link has.
    #[must_use]
    pub fn ended(body: &str) -> String {
        format!("{body}~{}", mark(body))
    }

    /// The slug of the game it is about.
    #[must_use]
    pub fn game(&self) -> &str {
        match self {
            Link::Game(link) => &link.game,
            Link::Rules(link) => &link.game,
        }
    }

    fn of_body(body: &str) -> Result<Link, LinkError> {
        if let Some(head) = Head::read(body) {
            let (game, seats) = (head.game.to_owned(), head.seats);
            return Ok(Link::Game(GameLink { game, seats, named: body.contains('~'), record: body.to_owned() }));
        }
        let segments: Vec<&str> = body.split('.').collect();
        match (segments.as_slice(), segments.get(2).and_then(|version| version.parse().ok())) {
            ([game, RULES, _, options], Some(version)) => {
                Ok(Link::Rules(RulesLink { game: (*game).to_owned(), version, options: (*options).to_owned() }))
            }
            _ => Err(LinkError::at(2, segments.get(1).copied().unwrap_or_default(), Problem::NoLink)),
        }
    }
}

impl GameLink {
    /// The text of its record: what a save keeps once [`GameLink::record`] could read it.
    #[must_use]
    pub fn text(&self) -> &str {
        &self.record
    }

    /// Replays the game, act by act. An older or newer version of the rules is not tried: a version is raised just because
    /// its records would replay to another table.
    ///
    /// # Errors
    /// [`LinkError`], at the first place that this game cannot follow.
    pub fn record<G: Game>(&self) -> Result<Record<G>, LinkError> {
        self.record.parse::<Record<G>>().map_err(LinkError::from)
    }
}

impl RulesLink {
    /// The house rules, for any number of players who know them; [`Record::deal`] takes those that fit its table.
    /// Those of another version count as long as each choice is still there: the table reads them before it plays.
    ///
    /// # Errors
    /// [`LinkError`], if it is about another game or a choice is unknown.
    pub fn options<G: Game>(&self) -> Result<G::Options, LinkError> {
        self.choices(Head::of::<G>(), &OptionInfo::of::<G::Options>()).map(|choices| choosing(&choices))
    }

    /// The same as the number of the choice for each topic of a game.
    ///
    /// # Errors
    /// [`LinkError`], as [`RulesLink::options`].
    pub fn choices(&self, game: Head, infos: &[OptionInfo]) -> Result<Vec<u8>, LinkError> {
        if self.game != game.game {
            return Err(LinkError::at(1, &self.game, Problem::OtherGame));
        }
        let read = (1..=game.seats).rev().find_map(|seats| read_choices(infos, &self.options, seats).ok());
        read.ok_or_else(|| match self.version {
            version if version > game.version => LinkError::whole(Problem::NewerVersion),
            _ => LinkError::at(4, &self.options, Problem::Options),
        })
    }
}

impl LinkError {
    /// The error as a sentence, and where it is, as somebody finds it who knows nothing of records.
    #[must_use]
    pub fn sentence(&self, lang: Lang) -> String {
        let (problem, found, before) = (self.problem.phrase().get(lang), &self.found, self.before);
        match self.problem {
            Problem::Letter => {
                let (at, letter) = (before + 1, self.letter(lang));
                localized!(lang, "Das {at}. Zeichen ist {letter}. {problem}", "Character {at} is {letter}. {problem}")
            }
            Problem::Notes => localized!(lang, "Am Ende des Links: {problem}", "At the end of the link: {problem}"),
            _ if self.place == 0 => problem.to_owned(),
            _ if found.is_empty() => localized!(lang, "Etwas fehlt: {problem}", "Something is missing: {problem}"),
            _ if self.place <= HEAD => {
                localized!(
                    lang,
                    "„{found}“ am Anfang des Links: {problem}",
                    "“{found}” at the beginning of the link: {problem}"
                )
            }
            _ if before == 0 => {
                localized!(
                    lang,
                    "Gleich der erste Schritt ist „{found}“: {problem}",
                    "The first step is “{found}”: {problem}"
                )
            }
            _ => localized!(
                lang,
                "Bis Schritt {before} stimmt alles. Dann kommt „{found}“: {problem}",
                "Up to step {before} all is well. Then comes “{found}”: {problem}"
            ),
        }
    }

    /// The letter that is in no link, if it can be shown; else what it is.
    fn letter(&self, lang: Lang) -> String {
        let found = &self.found;
        if !cleaned(found).is_empty() {
            return localized!(lang, "„{found}“", "“{found}”");
        }
        let space = found.chars().all(char::is_whitespace);
        let words = if space { ["ein Leerzeichen", "a space"] } else { ["unsichtbar", "invisible"] };
        lang.select(words[0], words[1]).to_owned()
    }

    fn whole(problem: Problem) -> LinkError {
        LinkError { place: 0, found: String::new(), before: 0, problem }
    }

    fn at(place: usize, found: &str, problem: Problem) -> LinkError {
        LinkError { found: shortened(found), place, ..LinkError::whole(problem) }
    }
}

impl<E> From<ReadError<E>> for LinkError {
    fn from(error: ReadError<E>) -> LinkError {
        let ReadError { place, found, problem, before, .. } = error;
        let whole = matches!(problem, Problem::OlderVersion | Problem::NewerVersion | Problem::TooLong);
        LinkError { place: if whole { 0 } else { place }, found, before, problem }
    }
}

/// What stands behind `#`, without what happens to a link on the way: the places of a [`LinkError`] are counted in it.
#[must_use]
pub fn smoothed(text: &str) -> String {
    let text = text.rsplit('#').next().unwrap_or_default();
    // Some programs write the one character of ours that was once thought unsafe in their own way.
    let text = text.replace("%7E", "~").replace("%7e", "~");
    text.chars().filter(|letter| !letter.is_ascii_whitespace()).collect()
}

/// What stands behind `#`, if it is not too long and has no letter that is in no link.
fn letters(text: &str) -> Result<String, LinkError> {
    if text.len() > MAX_LENGTH {
        return Err(LinkError::whole(Problem::TooLong));
    }
    let text = smoothed(text);
    if text.is_empty() {
        return Err(LinkError::whole(Problem::Empty));
    }
    let foreign = |letter: &char| !letter.is_ascii_alphanumeric() && !matches!(letter, '.' | '_' | '~' | '-');
    if let Some((at, letter)) = text.chars().enumerate().find(|(_, letter)| foreign(letter)) {
        let place = text.chars().take(at).filter(|letter| matches!(letter, '.' | '~')).count() + 1;
        let letter = escaped(text.chars().skip(at)).unwrap_or(letter);
        return Err(LinkError { before: at, ..LinkError::at(place, &letter.to_string(), Problem::Letter) });
    }
    Ok(text)
}

/// The letter that a browser has written as `%3C` or the like, because it thought it unsafe in an address.
fn escaped(mut text: impl Iterator<Item = char>) -> Option<char> {
    let mut bytes = Vec::new();
    // No letter has more than four bytes.
    while bytes.len() < 4 && text.next() == Some('%') {
        let [high, low] = [text.next()?.to_digit(16)?, text.next()?.to_digit(16)?];
        bytes.push((high * 16 + low) as u8);
    }
    let whole = bytes.utf8_chunks().next()?.valid();
    whole.chars().next()
}

/// Whether the link begins with a game that is known.
fn about(text: &str, known: impl Fn(&str) -> bool) -> Result<(), LinkError> {
    match text.split('.').next() {
        Some(game) if known(game) => Ok(()),
        Some(game) if text.contains('.') && game.bytes().all(|byte| byte.is_ascii_lowercase()) => {
            Err(LinkError::at(1, game, Problem::UnknownGame))
        }
        _ => Err(LinkError::whole(Problem::NoLink)),
    }
}

/// The four letters or digits at the end of a link: they betray a slip, and guard against nobody.
fn mark(body: &str) -> String {
    const LETTERS: [u8; 32] = *b"abcdefghijklmnopqrstuvwxyz234567";
    let hash = Sha256::digest(body);
    let letter = |byte: &u8| LETTERS.get(usize::from(byte % 32)).map(|&letter| char::from(letter));
    hash.iter().take(MARK).filter_map(letter).collect()
}
