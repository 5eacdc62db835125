//! The part of a link after `#`: a whole game, or the house rules of a table ("Unsere Kneipenregeln").
//!
//! A game is its record, as [`Record`] writes it. House rules are `game.rules.version.options`. After that stand `~`
//! and a checksum of four letters or digits. Without a checksum, a link that has lost its end would be read as a
//! shorter game. The checksum also keeps messengers from taking the last character for the end of a sentence.
//!
//! Names and notes are part of a link only if the table wants it. They go together, because notes are written by
//! players, too. A game replays without them: what a device has measured is in the act that followed from it.
//!
//! Links are untrusted input. The reader checks the length, then the characters, then the checksum, and then each act
//! by the rules. An error is a sentence with the place.

use sha2::{Digest, Sha256};
use thiserror::Error;

use crate::options::{read_choices, write_choices};
use crate::record::HEAD;
use crate::{
    Choices, Game, Head, Lang, MAX_LENGTH, OptionInfo, Problem, ReadError, Record, Start, choosing, chosen, cleaned,
    localized, shortened,
};

/// The second segment of a link with house rules. A link with a game has the version there.
const RULES: &str = "rules";

/// The length of the checksum in characters.
const CHECKSUM: usize = 4;

/// A link whose game is known. The rules of that game read the rest.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Link {
    /// A whole game.
    Game(GameLink),
    /// House rules.
    Rules(RulesLink),
}

/// A game in a link. Its acts are not checked yet.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GameLink {
    /// The game's slug.
    pub game: String,
    /// The number of players.
    pub seats: u8,
    /// Whether the link has names or notes.
    pub named: bool,
    record: String,
}

/// House rules in a link. The choices are not checked yet.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RulesLink {
    /// The game's slug.
    pub game: String,
    version: u16,
    options: String,
}

/// Why a link cannot be read, and at which place.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("{}", self.sentence(Lang::En))]
pub struct LinkError {
    /// The number of the wrong segment, from 1; 0 if the link as a whole is wrong. Segments are separated by `.` and `~`.
    pub place: usize,
    /// The wrong segment, at most 40 characters of it; for a character that no link has, only that character.
    pub found: String,
    /// How much before it was read: steps of the game, or characters for [`Problem::Letter`].
    pub before: usize,
    /// What is wrong.
    pub problem: Problem,
}

impl Link {
    /// Reads the part of a link after `#`, or a whole address with it. Line breaks and spaces are ignored. `known` says whether
    /// there is a game with this slug.
    ///
    /// # Errors
    /// [`LinkError`]: the link is too long, has a character that no link has, is no link, is about an unknown game, or
    /// its checksum is missing or wrong.
    pub fn read(text: &str, known: impl Fn(&str) -> bool) -> Result<Link, LinkError> {
        let text = letters(text)?;
        about(&text, known)?;
        let (body, end) = text.rsplit_once('~').ok_or(LinkError::whole(Problem::CutOff))?;
        if end.len() != CHECKSUM {
            return Err(LinkError::whole(Problem::CutOff));
        }
        if checksum(body) != end {
            return Err(LinkError::whole(Problem::Changed));
        }
        Link::of_body(body)
    }

    /// Reads the same without a checksum: a record from a file, or as the page shows it after an error.
    ///
    /// # Errors
    /// [`LinkError`], as [`Link::read`]. A missing end is not noticed.
    pub fn read_record(text: &str, known: impl Fn(&str) -> bool) -> Result<Link, LinkError> {
        let text = letters(text)?;
        about(&text, known)?;
        Link::of_body(&text)
    }

    /// The part of a link after `#` for a whole game, with names and texts or without. What is to be read at its steps travels with it
    /// anyhow: it was written for others.
    #[must_use]
    pub fn of_game<G: Game>(record: &Record<G>, with_names: bool) -> String {
        if with_names {
            return Link::ended(&record.to_string());
        }
        let mut bare = record.clone();
        bare.notes = record.notes.only_steps();
        Link::ended(&bare.to_string())
    }

    /// The part of a link after `#` for these house rules. Who begins is left out, because every table decides it anew.
    #[must_use]
    pub fn of_rules<G: Game>(options: &G::Options) -> String {
        Link::of_choices(Head::of::<G>(), &OptionInfo::of::<G::Options>(), &chosen(options))
    }

    /// The same, from the number of the choice for each option of a game.
    #[must_use]
    pub fn of_choices(game: Head, infos: &[OptionInfo], choices: &[u8]) -> String {
        let start = |info: &OptionInfo| matches!(info.choices, Choices::Start);
        let choice = |(info, choice): (&OptionInfo, &u8)| if start(info) { Start::Random.number() } else { *choice };
        let choices: Vec<u8> = infos.iter().zip(choices).map(choice).collect();
        Link::ended(&format!("{}.{RULES}.{}.{}", game.game, game.version, write_choices(infos, &choices)))
    }

    /// A text with its checksum.
    #[must_use]
    pub fn ended(body: &str) -> String {
        format!("{body}~{}", checksum(body))
    }

    /// The slug of the game.
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
    /// The text of its record.
    #[must_use]
    pub fn text(&self) -> &str {
        &self.record
    }

    /// Replays the game act by act. A record of another version of the rules is not replayed, because it would lead to another
    /// table.
    ///
    /// # Errors
    /// [`LinkError`], at the first act that the rules refuse or the first segment that cannot be read.
    pub fn record<G: Game>(&self) -> Result<Record<G>, LinkError> {
        self.record.parse::<Record<G>>().map_err(LinkError::from)
    }
}

impl RulesLink {
    /// The house rules. They may have choices that exist only for some numbers of players; [`Record::deal`] resets
    /// those that do not fit. House rules of another version are read if each choice still exists.
    ///
    /// # Errors
    /// [`LinkError`], if the link is about another game or a choice does not exist.
    pub fn options<G: Game>(&self) -> Result<G::Options, LinkError> {
        self.choices(Head::of::<G>(), &OptionInfo::of::<G::Options>()).map(|choices| choosing(&choices))
    }

    /// The same, as the number of the choice for each option of a game.
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
    /// The error and its place as a sentence for people who do not know how records are written.
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

    /// The wrong character in quotes, or what it is if it is invisible.
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

/// The part of a link after `#`, without white space, escapes, and what the sentence around it has left at its end. The places of a
/// [`LinkError`] are counted in it.
#[must_use]
pub fn smoothed(text: &str) -> String {
    let text = unescaped(text.rsplit('#').next().unwrap_or_default());
    let text: String = text.chars().filter(|letter| !letter.is_ascii_whitespace()).collect();
    // No link ends with one of these: the sentence does in which it stands.
    text.trim_end_matches(['.', ',', ';', ':', '!', '?', ')', '"', '“', '”']).to_owned()
}

/// Some programs escape what may be in a link, or the spaces around it.
fn unescaped(text: &str) -> String {
    let (mut plain, mut rest) = (String::new(), text);
    while let Some((before, after)) = rest.split_once('%') {
        plain.push_str(before);
        let code = after.get(..2).and_then(|digits| u8::from_str_radix(digits, 16).ok()).map(char::from);
        let letter = code.filter(|letter| is_in_links(*letter) || letter.is_ascii_whitespace());
        plain.push(letter.unwrap_or('%'));
        rest = if letter.is_some() { &after[2..] } else { after };
    }
    plain + rest
}

/// Whether a character may be in a link.
fn is_in_links(letter: char) -> bool {
    letter.is_ascii_alphanumeric() || matches!(letter, '.' | '_' | '~' | '-')
}

/// The part of a link after `#`, if it is not too long and every character may be in a link.
fn letters(text: &str) -> Result<String, LinkError> {
    if text.len() > MAX_LENGTH {
        return Err(LinkError::whole(Problem::TooLong));
    }
    let text = smoothed(text);
    if text.is_empty() {
        return Err(LinkError::whole(Problem::Empty));
    }
    if let Some((at, letter)) = text.chars().enumerate().find(|(_, letter)| !is_in_links(*letter)) {
        let place = text.chars().take(at).filter(|letter| matches!(letter, '.' | '~')).count() + 1;
        let letter = escaped(text.chars().skip(at)).unwrap_or(letter);
        return Err(LinkError { before: at, ..LinkError::at(place, &letter.to_string(), Problem::Letter) });
    }
    Ok(text)
}

/// The character that a browser has escaped at the beginning of this text, such as `%3C`.
fn escaped(mut text: impl Iterator<Item = char>) -> Option<char> {
    let mut bytes = Vec::new();
    // A character has at most four bytes.
    while bytes.len() < 4 && text.next() == Some('%') {
        let [high, low] = [text.next()?.to_digit(16)?, text.next()?.to_digit(16)?];
        bytes.push((high * 16 + low) as u8);
    }
    let whole = bytes.utf8_chunks().next()?.valid();
    whole.chars().next()
}

/// Whether the link begins with the slug of a known game.
fn about(text: &str, known: impl Fn(&str) -> bool) -> Result<(), LinkError> {
    match text.split('.').next() {
        Some(game) if known(game) => Ok(()),
        Some(game) if text.contains('.') && game.bytes().all(|byte| byte.is_ascii_lowercase()) => {
            Err(LinkError::at(1, game, Problem::UnknownGame))
        }
        _ => Err(LinkError::whole(Problem::NoLink)),
    }
}

/// The checksum at the end of a link. It finds damage, not tampering.
fn checksum(body: &str) -> String {
    const LETTERS: [u8; 32] = *b"abcdefghijklmnopqrstuvwxyz234567";
    let hash = Sha256::digest(body);
    let letter = |byte: &u8| LETTERS.get(usize::from(byte % 32)).map(|&letter| char::from(letter));
    hash.iter().take(CHECKSUM).filter_map(letter).collect()
}
