//! The moment of a game that is shown: how far its turns have come, and which choices are around it.

use std::rc::Rc;

use bots::Level;
use game_ui::GameSession;
use table::{Lang, Seat, Turn, localized};
use ui::Players;

/// A moment of a game.
pub(super) struct Moment {
    /// The whole game.
    pub(super) table: Rc<dyn GameSession>,
    pub(super) players: Rc<Players>,
    /// Its turns, told as the cards lie now.
    pub(super) turns: Rc<Vec<Turn>>,
    /// How many lines have happened.
    pub(super) at: u16,
}

impl PartialEq for Moment {
    fn eq(&self, other: &Moment) -> bool {
        let Moment { table, players, turns, at } = self;
        // A table is never changed here: another note makes another one.
        Rc::ptr_eq(table, &other.table) && (players, turns, at) == (&other.players, &other.turns, &other.at)
    }
}

/// A choice of a seat.
#[derive(Clone, Copy, PartialEq)]
pub(super) struct Choice {
    /// Its line in the record.
    pub(super) line: u16,
    pub(super) seat: Seat,
    /// The regular who chose; nobody if it was a person.
    pub(super) regular: Option<Level>,
}

/// What the time before the first line is called.
pub(super) fn at_start(lang: Lang) -> &'static str {
    lang.select("Am Anfang", "At the start")
}

impl Moment {
    /// The turn to which the last line belongs; none before the first line.
    pub(super) fn now(&self) -> Option<usize> {
        let last = usize::from(self.at).checked_sub(1)?;
        self.turns.iter().position(|turn| turn.lines.contains(&last))
    }

    /// So many turns from the start, each to its end.
    pub(super) fn after(&self, turns: usize) -> u16 {
        turns.checked_sub(1).and_then(|last| self.turns.get(last)).map_or(0, |turn| turn.lines.end as u16)
    }

    /// The choice in a line, if it is one.
    fn choice_in(&self, line: u16) -> Option<Choice> {
        let (seat, _) = self.table.stands(line)?;
        Some(Choice { line, seat, regular: self.table.notes().player(seat, line).and_then(Level::from_key) })
    }

    /// The last choice in the turn that is shown.
    pub(super) fn choice(&self) -> Option<Choice> {
        let turn = &self.turns[self.now()?];
        (turn.lines.start as u16..self.at).rev().find_map(|line| self.choice_in(line))
    }

    /// The moments after the last and the next choice, from here.
    pub(super) fn choices_around(&self) -> (Option<u16>, Option<u16>) {
        let chosen = |line: &u16| self.table.stands(*line).is_some();
        let here = self.choice().map_or(self.at, |choice| choice.line);
        let next = (self.at..self.table.lines()).find(chosen);
        ((0..here).rev().find(chosen).map(|line| line + 1), next.map(|line| line + 1))
    }

    /// `Zug 23 von 58, Runde 1: Jonas lügt`.
    pub(super) fn spoken(&self, lang: Lang) -> String {
        let Some(now) = self.now() else { return at_start(lang).to_owned() };
        let turn = &self.turns[now];
        let (title, round) = (turn.title.text.plain(&self.players.names), self.table.round_name(turn.round, lang));
        let all = self.turns.iter().rev().find_map(|turn| turn.number).unwrap_or_default();
        match turn.number {
            Some(number) => {
                localized!(lang, "Zug {number} von {all}, {round}: {title}", "Turn {number} of {all}, {round}: {title}")
            }
            None => format!("{round}: {title}"),
        }
    }
}
