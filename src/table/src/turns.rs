//! The turns of a record: which lines belong to a turn, its title, and which turns the replay can jump to.

use std::ops::Range;

use crate::{Entry, Game, Lang, Record, Seat, Sentence, Viewer, Words, localized};

/// A game whose story is divided into turns. A turn may have several acts; acts of other players meanwhile belong to it.
///
/// The methods get observations and views only. During a game these are those of the open table. When all cards lie
/// open, they are those of the players and the [revealed](Game::reveal_all) table, so that a title can name a lie.
pub trait Turns: Words {
    /// What begins with an act; `None` if the turn goes on. `before` is the open table before it, `turn` what everybody was told
    /// since the turn began (empty at the start of the game), `act` what everybody is told of the act.
    fn begins(before: &Self::View, turn: &[Self::Observation], act: &[Self::Observation]) -> Option<Begins>;

    /// The number of the round, from 1.
    fn round(view: &Self::View) -> u16;

    /// The name of a round: `Runde 2`.
    #[must_use]
    fn round_name(round: u16, lang: Lang) -> String {
        localized!(lang, "Runde {round}", "Round {round}")
    }

    /// The title of a turn.
    fn title(turn: &Past<'_, Self>, lang: Lang) -> Title;
}

/// What begins with an act.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Begins {
    /// A turn of this seat.
    Turn(Seat),
    /// Acts before the first turn of a round, such as a look at cards.
    Opening,
}

/// A turn, which may still go on.
pub struct Past<'a, G: Game> {
    /// Whose turn it is; `None` for an opening.
    pub seat: Option<Seat>,
    /// What was told in it.
    pub told: &'a [G::Observation],
    /// The table after it.
    pub after: &'a G::View,
}

/// The title of a turn.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Title {
    /// What happened, in a few words without a full stop: `Jonas lügt`.
    pub text: Sentence,
    /// Why the replay can jump to it.
    pub mark: Option<Mark>,
    /// How important the turn is, by the measure of the game. The turn of the evening has the largest weight.
    pub weight: u32,
    /// What was hidden at that time, as a sentence: `Wahr ist 7.`
    pub truth: Option<Sentence>,
}

/// Why the replay can jump to a turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mark {
    /// Somebody lies.
    Lie,
    /// Somebody is caught.
    Catch,
}

/// A turn of a record.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Turn {
    /// Its lines in the record, counted from 0.
    pub lines: Range<usize>,
    /// Its number, from 1; `None` for an opening.
    pub number: Option<u16>,
    /// Whose turn it is; `None` for an opening.
    pub seat: Option<Seat>,
    /// The number of its round, from 1.
    pub round: u16,
    /// Its title.
    pub title: Title,
}

/// The index of the turn of the evening: the first one of the largest [weight](Title::weight); `None` if all weights are 0.
#[must_use]
pub fn turn_of_the_evening(turns: &[Turn]) -> Option<usize> {
    let weight = |at: &usize| turns[*at].title.weight;
    (0..turns.len()).rev().max_by_key(weight).filter(|at| weight(at) > 0)
}

/// An event as told when all cards lie open: what a player was told who was told more than everybody.
#[must_use]
pub fn told_openly<G: Game>(event: &G::Event, seats: u8) -> Option<G::Observation> {
    let told = G::told(event, Viewer::Table);
    let more = Seat::all(seats).map(|seat| G::told(event, Viewer::Seat(seat))).find(|more| *more != told);
    more.unwrap_or(told)
}

/// The turns of a record, in order. Every line belongs to exactly one. `open` says whether all cards lie open.
///
/// A corrected act stays in its turn. If it began the turn, the next act begins it instead.
#[must_use]
pub fn turns<G: Turns>(record: &Record<G>, open: bool, lang: Lang) -> Vec<Turn> {
    let mut grouping = Grouping { again: record.prefix(0), open, groups: Vec::new(), standing: Vec::new() };
    for (line, entry) in record.entries().iter().enumerate() {
        match entry {
            Entry::Act(step) => {
                let events = step.events.as_slice();
                grouping.act(line, events);
                // The act is legal: the record carried it out at the same table.
                let _ = grouping.again.act(step.seat, step.action.clone());
            }
            Entry::Correction => {
                grouping.again.correct();
                grouping.correct(line);
            }
        }
    }
    grouping.close();
    let mut number = 0;
    let turn = |group: Group<G>| {
        let number = (group.begins != Begins::Opening).then(|| {
            number += 1;
            number
        });
        let title = match &group.after {
            Some(after) if !group.known.is_empty() => {
                G::title(&Past { seat: group.begins.seat(), told: &group.known, after }, lang)
            }
            _ => Title { text: lang.select("zurückgenommen", "taken back").into(), ..Title::default() },
        };
        Turn { lines: group.lines, number, seat: group.begins.seat(), round: group.round, title }
    };
    grouping.groups.into_iter().map(turn).collect()
}

impl Begins {
    fn seat(self) -> Option<Seat> {
        match self {
            Begins::Turn(seat) => Some(seat),
            Begins::Opening => None,
        }
    }
}

/// The lines read so far.
struct Grouping<G: Turns> {
    /// The game after these lines.
    again: Record<G>,
    open: bool,
    groups: Vec<Group<G>>,
    /// For each act that was not struck out: its group, and the lengths of the group's `public` and `known` before it.
    standing: Vec<(usize, [usize; 2])>,
}

/// The lines of a turn.
struct Group<G: Game> {
    lines: Range<usize>,
    begins: Begins,
    round: u16,
    /// What everybody was told.
    public: Vec<G::Observation>,
    /// What is told when all cards lie open, or else the same as `public`.
    known: Vec<G::Observation>,
    /// The table after it.
    after: Option<G::View>,
}

impl<G: Turns> Grouping<G> {
    fn act(&mut self, line: usize, events: &[G::Event]) {
        let game = self.again.game();
        let seats = game.seats();
        let before = game.view(Viewer::Table);
        let told: Vec<G::Observation> = events.iter().filter_map(|event| G::told(event, Viewer::Table)).collect();
        let turn = self.groups.last().map(|group| group.public.as_slice()).unwrap_or_default();
        let first = turn.is_empty();
        let begins = G::begins(&before, turn, &told).or_else(|| first.then_some(Begins::Opening));
        if let Some(begins) = begins {
            let round = G::round(&before);
            match self.groups.last_mut().filter(|group| group.public.is_empty()) {
                Some(group) => (group.begins, group.round) = (begins, round),
                None => {
                    self.close();
                    let (public, known) = (Vec::new(), Vec::new());
                    self.groups.push(Group { lines: line..line, begins, round, public, known, after: None });
                }
            }
        }
        let at = self.groups.len() - 1;
        if let Some(group) = self.groups.last_mut() {
            self.standing.push((at, [group.public.len(), group.known.len()]));
            group.lines.end = line + 1;
            if self.open {
                group.known.extend(events.iter().filter_map(|event| told_openly::<G>(event, seats)));
            } else {
                group.known.extend(told.iter().cloned());
            }
            group.public.extend(told);
        }
    }

    /// Strikes out the last act. Later turns have no act left.
    fn correct(&mut self, line: usize) {
        if let Some((at, [public, known])) = self.standing.pop() {
            self.groups.truncate(at + 1);
            if let Some(group) = self.groups.last_mut() {
                group.public.truncate(public);
                group.known.truncate(known);
            }
        }
        if let Some(group) = self.groups.last_mut() {
            group.lines.end = line + 1;
        }
    }

    /// Closes the last turn.
    fn close(&mut self) {
        let game = self.again.game();
        let view = if self.open { game.reveal_all() } else { None };
        let view = view.unwrap_or_else(|| game.view(Viewer::Table));
        if let Some(group) = self.groups.last_mut() {
            group.after = Some(view);
        }
    }
}
