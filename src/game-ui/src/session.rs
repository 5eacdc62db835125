//! What the screen asks of the game that runs on it, without knowing which one: all of it is plain, so the screen is compiled
//! once, and not anew for every game.

use std::rc::Rc;

use bots::{Level, Next};
use table::{Lang, Localized, NoteKey, Notes, Outcome, Seat, Seats, Seed, Sentence, Side, Turn, Viewer};
use ui::Players;
use yew::prelude::*;

use crate::{Beat, BlindInput, Finale, HandCommon, Hint, SeatReview, Shout, Sound, TableCommon, Weighing};

/// What is written down of a game: its record, and what can be told of it.
pub trait GameLog {
    /// The record, as it is saved.
    fn record(&self) -> String;

    /// The game as it stands behind the `#` of a link, with names and texts or without.
    fn link(&self, with_names: bool) -> String;

    /// What its chance comes from.
    fn seed(&self) -> &Seed;

    /// The number of the choice for each option.
    fn choices(&self) -> Vec<u8>;

    /// The names in sitting order.
    fn names(&self) -> Vec<String>;

    /// Names and texts.
    fn notes(&self) -> &Notes;

    /// How many lines the record has.
    fn lines(&self) -> u16;

    /// Who acted in a line, and whether the act stands; nobody where the table has corrected.
    fn stands(&self, line: u16) -> Option<(Seat, bool)>;

    /// Who acted in a line, the act as the record writes it, and where it was chosen; nothing where the table has corrected.
    fn act_in(&self, line: u16) -> Option<(Seat, String, Side)>;

    /// What everybody was told in a line, or what a seat alone was.
    fn sentences(&self, line: u16, viewer: Viewer, lang: Lang) -> Vec<Sentence>;

    /// What can be told of a line once all cards lie open.
    fn openly(&self, line: u16, lang: Lang) -> Vec<Sentence>;

    /// The turns of the record, as everybody saw them or with all cards open.
    fn turns(&self, open: bool, lang: Lang) -> Vec<Turn>;

    /// What a round is called.
    fn round_name(&self, round: u16, lang: Lang) -> String;

    /// What everybody may hear of a line.
    fn entry(&self, line: u16, lang: Lang) -> Option<LogEntry> {
        let stands = self.stands(line);
        (line < self.lines()).then(|| LogEntry {
            seat: stands.map(|(seat, _)| seat),
            struck: stands.is_some_and(|(_, stands)| !stands),
            sentences: self.sentences(line, Viewer::Table, lang),
            note: self.notes().get(NoteKey::Entry(line)).map(str::to_owned),
        })
    }
}

/// How a game stands: who must act, and what everybody may do.
pub trait GameState {
    /// Who must act.
    fn awaited(&self) -> Seats;

    /// The seat that must choose among its own cards next, if one must.
    fn private_chooser(&self) -> Option<Seat>;

    /// The result, once the game is over.
    fn outcome(&self) -> Option<Outcome>;

    /// Whose act was the last one that stands.
    fn last(&self) -> Option<Seat>;

    /// Whose last act may be taken back.
    fn retractable(&self) -> Option<Seat>;

    /// Where the game stands, in a few words.
    fn place(&self, lang: Lang) -> String;

    /// The number of the round, from 1.
    fn round(&self) -> u16;

    /// What the regulars of the house might say to the last act.
    fn remarks(&self) -> &'static [Localized];

    /// Whether a seat finds anything behind its curtain.
    fn has_private_view(&self, seat: Seat) -> bool;

    /// If a seat can do nothing behind its curtain but look, and another one looks next: the act that says that the seat has looked, and
    /// who is next.
    fn next_look(&self, seat: Seat) -> Option<(String, Seat)>;

    /// The open acts of a seat, and what they are called on the strip.
    fn open_acts(&self, seat: Seat, lang: Lang) -> Vec<(String, String)>;
}

/// What is drawn of a game while it runs.
pub trait GameScreens {
    /// What everybody sees around the table.
    fn status(&self, telling: bool, lang: Lang) -> TableStatus;

    /// What the last act came to.
    fn beat(&self, lang: Lang) -> Option<Beat>;

    /// What a seat must know to decide, on its curtain.
    fn turn_summary(&self, telling: bool, players: &Rc<Players>, lang: Lang) -> Option<Html>;

    /// The table between bar and rail.
    fn table(&self, open: TableInput) -> Html;

    /// The private side of a seat.
    fn hand(&self, private: HandInput) -> Html;

    /// What somebody who plays for the first time should know at the open table, or behind the curtain of this seat.
    fn hints(&self, private: Option<Seat>, lang: Lang) -> Vec<Hint>;
}

/// Who plays, and what the regulars of the house do.
pub trait GameCompany {
    /// The level of the regular who plays a seat now; nothing for a person.
    fn regular(&self, seat: Seat) -> Option<Level>;

    /// From now on a regular of this level plays a seat, or a person.
    fn set_regular(&mut self, seat: Seat, level: Option<Level>);

    /// What the regular who plays a seat weighs before its next act, after at most so many playouts more than before; `None` while it
    /// thinks on. Tells what only the seat may know: for a look back.
    fn weighing(&self, seat: Seat, playouts: u32, lang: Lang) -> Option<Weighing>;

    /// What luck and what choices brought every seat so far, in sitting order; empty where they cannot be told apart
    /// ([`GameInfo::reviews`](crate::GameInfo)).
    fn review(&self, lang: Lang) -> Vec<SeatReview>;

    /// What the regulars do next, after at most so many playouts more than before; the act as the record writes it.
    fn next_of_regulars(&self, playouts: u32) -> Next<String>;

    /// The seats of people.
    fn people(&self) -> Seats;

    /// The only person at a table of regulars.
    fn alone(&self) -> Option<Seat> {
        let people = self.people();
        people.iter().next().filter(|_| people.len() == 1)
    }
}

/// Hands on own phones.
pub trait GameSealed {
    /// The hand of a seat: a code for each card.
    fn sealed_codes(&self, seat: Seat) -> Vec<u8>;

    /// Of these acts the one that names the card at this place of the seat's hand, or no card without a place; `None` if the seat cannot do
    /// that now.
    fn unsealed(&self, seat: Seat, acts: &[String], place: Option<usize>) -> Option<String>;

    /// Whether what this seat is to do now is done before everybody, with a look at its phone.
    fn is_blind(&self, seat: Seat) -> bool;

    /// The cards of a seat as backs with labels, and what can be done with them.
    fn blind(&self, input: BlindInput) -> Html;
}

/// What is shown of a game that is over.
pub trait GameEnd {
    /// What there is to say at the end, if this seat is the first winner in sitting order.
    fn finale(&self, winner: Seat, players: &Rc<Players>, lang: Lang) -> Finale;

    /// Whether some cards were hidden.
    fn hides(&self) -> bool;

    /// The table of a game that is looked at once more.
    fn look_back(&self, sight: Sight, players: &Rc<Players>, lang: Lang) -> Html;

    /// What chance can bring, each with how many of it there are.
    fn random_outcomes(&self, lang: Lang) -> Vec<(String, u8)>;

    /// What chance has brought so far, by its place in [`random_outcomes`](GameEnd::random_outcomes). Tells what only a seat may know: for a game that
    /// is over.
    fn observed_outcomes(&self) -> Vec<usize>;
}

/// How the table of a game is looked at once more.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sight {
    /// With everything turned up.
    Open,
    /// As everybody saw it.
    Table,
    /// As one seat saw it.
    Seat(Seat),
}

/// A game on the screen. Acts come and go as the record writes them, lines of the record are counted from 0, and where it
/// matters `telling` says whether the table is still shown as it was before the last act.
pub trait GameSession: GameLog + GameState + GameScreens + GameSealed + GameCompany + GameEnd {
    /// A copy, to be changed.
    fn fork(&self) -> Box<dyn GameSession>;

    /// The game as it was after so many lines.
    fn prefix(&self, lines: u16) -> Box<dyn GameSession>;

    /// A new game of the same players with the same house rules, but for who begins.
    fn anew(&self, start: Seat, seed: Seed) -> Box<dyn GameSession>;

    /// Carries acts out: one of a seat, and those that follow it after a `.`, as the record writes them (`22.r`, `y.c-y`). A private one
    /// only from behind the curtain of the seat; nothing if one of them cannot be. `evening` reads the records of this game that were
    /// played earlier this evening, the latest first.
    fn act(&mut self, seat: Seat, act: &str, behind: bool, evening: &dyn Fn() -> Vec<String>) -> Option<Acted>;

    /// Keeps a text beside the last line.
    fn write(&mut self, text: &str);

    /// Sets what is to be read after so many lines when the game is shown to others; an empty text removes it.
    fn annotate(&mut self, lines: u16, text: &str);

    /// Takes the last act back; whether that was possible.
    fn retract(&mut self) -> bool;

    /// Strikes the last act out; whether there was one.
    fn correct(&mut self) -> bool;
}

/// What an act brought about.
pub struct Acted {
    /// How long the table needs to tell it, in milliseconds; at most 1000.
    pub duration: u32,
    /// Whether it stays on the table until somebody leads on.
    pub needs_acknowledgement: bool,
    /// Whether whoever did it chooses among the own cards next.
    pub goes_on: bool,
    /// What everybody hears of it.
    pub sounds: Vec<Sound>,
}

/// What everybody may hear of a line of the record.
pub struct LogEntry {
    /// Who acted; nobody where the table has corrected.
    pub seat: Option<Seat>,
    /// Whether the table has struck it out.
    pub struck: bool,
    /// What happened.
    pub sentences: Vec<Sentence>,
    /// The text that was written with it.
    pub note: Option<String>,
}

/// What bar and rail say of the game.
#[derive(Clone, PartialEq)]
pub struct TableStatus {
    /// The line below the game's name.
    pub subtitle: String,
    /// The one public fact about each seat, in sitting order.
    pub stats: Vec<SeatStat>,
    /// What stands on the rail beside the seats.
    pub rail_extra: Option<Html>,
}

/// The one public fact about a seat.
#[derive(Clone, PartialEq)]
pub struct SeatStat {
    /// As the rail shows it.
    pub shown: String,
    /// With its unit, for those who hear it.
    pub spoken: String,
    /// What the rail shows with an open eye beside it, in words.
    pub mark: Option<&'static str>,
    /// What the seat can shout.
    pub shout: Option<Shout>,
}

/// What the screen adds to the open table; [`TableProps`](crate::TableProps) says what it means.
pub struct TableInput {
    /// Whether the last act is being told, and the table shown as it was before.
    pub telling: bool,
    /// Whether nothing can be done, as what was turned up is still looked at.
    pub reading: bool,
    /// What does not depend on the game.
    pub common: TableCommon,
}

/// A new game of the same players, which the next seat begins.
pub fn rematch(table: &dyn GameSession, seed: &Seed) -> Box<dyn GameSession> {
    // Not the seat of the first act: that may be a shout of somebody else.
    let began = table.prefix(0).awaited();
    let first = began.iter().next().unwrap_or(Seat::new(0));
    let fresh = table.anew(first, seed.clone());
    // Where the seat of the option deals, the next one begins already.
    if fresh.awaited() == began { table.anew(first.after(1, table.names().len() as u8), seed.clone()) } else { fresh }
}

/// What the screen adds to the private side of a seat; [`HandProps`](crate::HandProps) says what it means.
pub struct HandInput {
    /// Whether the last act is being told, and the table shown as it was before.
    pub telling: bool,
    /// What does not depend on the game.
    pub common: HandCommon,
}
