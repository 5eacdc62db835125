//! A record told in turns: which lines make up a turn, what the turn is called, and which turns are worth a jump.

use std::ops::Range;

use crate::{Entry, Game, Lang, Record, Seat, Sentence, Viewer, Words, localized};

/// A game whose story is told in turns. A turn may take several acts; what others do meanwhile belongs to it.
///
/// All of it is read from what was told. From what everybody was told it gives away nothing; once all cards lie open, the same
/// functions are asked with what each player was told and the table in [hindsight](Game::reveal_all), and can name a lie.
pub trait Turns: Words {
    /// Whether something new begins with an act. `before` is the open table before it, `turn` what everybody was told since
    /// the last beginning (nothing where the game begins), `act` what everybody is told of the act.
    fn begins(before: &Self::View, turn: &[Self::Observation], act: &[Self::Observation]) -> Option<Begins>;

    /// The number of the round, from 1.
    fn round(view: &Self::View) -> u16;

    /// What a round is called: `Runde 2`.
    #[must_use]
    fn round_name(round: u16, lang: Lang) -> String {
        localized!(lang, "Runde {round}", "Round {round}")
    }

    /// What is said of a turn.
    fn title(turn: &Past<'_, Self>, lang: Lang) -> Title;
}

/// What begins with an act.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Begins {
    /// The turn of this seat.
    Turn(Seat),
    /// What comes before the first turn of a round, such as a look at cards.
    Opening,
}

/// A turn as far as it has been played.
pub struct Past<'a, G: Game> {
    /// Whose turn it is; nobody's in an opening.
    pub seat: Option<Seat>,
    /// What was told of it.
    pub told: &'a [G::Observation],
    /// The table after it.
    pub after: &'a G::View,
}

/// What is said of a turn.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Title {
    /// What happened, in a few words without a full stop: `Jonas lügt`.
    pub text: Sentence,
    /// Why it is worth a jump.
    pub mark: Option<Mark>,
    /// How large it is, by the measure of the game; the largest one is the turn of the evening.
    pub weight: u32,
    /// What was hidden then, as a sentence: `Wahr ist 7.`
    pub truth: Option<Sentence>,
}

/// Why a turn is worth a jump.
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
    /// Its number, from 1; openings have none.
    pub number: Option<u16>,
    /// Whose it is; nobody's in an opening.
    pub seat: Option<Seat>,
    /// The number of its round, from 1.
    pub round: u16,
    /// What is said of it.
    pub title: Title,
}

/// The number of the turn of the evening, counted from 0: the first one of the largest [weight](Title::weight), if any has one.
#[must_use]
pub fn turn_of_the_evening(turns: &[Turn]) -> Option<usize> {
    let weight = |at: &usize| turns[*at].title.weight;
    (0..turns.len()).rev().max_by_key(weight).filter(|at| weight(at) > 0)
}

/// What can be told of an event once all cards lie open: the telling of a player who was told more than everybody.
#[must_use]
pub fn told_openly<G: Game>(event: &G::Event, seats: u8) -> Option<G::Observation> {
    let told = G::told(event, Viewer::Table);
    let more = Seat::all(seats).map(|seat| G::told(event, Viewer::Seat(seat))).find(|more| *more != told);
    more.unwrap_or(told)
}

/// The turns of a record: every line belongs to one, and they follow each other. `open` says whether all cards lie open.
///
/// A corrected act stays in its turn. If it began the turn, the act that follows takes its place.
#[must_use]
pub fn turns<G: Turns>(record: &Record<G>, open: bool, lang: Lang) -> Vec<Turn> {
    let mut grouping = Grouping { again: record.prefix(0), open, groups: Vec::new(), standing: Vec::new() };
    for (line, entry) in record.entries().iter().enumerate() {
        match entry {
            Entry::Act(step) => {
                let events = step.events.as_slice();
                grouping.act(line, events);
                // It was carried out before, from the same table.
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
    /// The game up to there.
    again: Record<G>,
    open: bool,
    groups: Vec<Group<G>>,
    /// For each act that stands, its group and how much of the group's story was told before it.
    standing: Vec<(usize, [usize; 2])>,
}

/// The lines of a turn.
struct Group<G: Game> {
    lines: Range<usize>,
    begins: Begins,
    round: u16,
    /// What everybody was told.
    public: Vec<G::Observation>,
    /// The same, or with all cards open.
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

    /// The last act that stands is struck out; no later turn has one.
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

    /// Nothing more belongs to the last turn.
    fn close(&mut self) {
        let game = self.again.game();
        let view = if self.open { game.reveal_all() } else { None };
        let view = view.unwrap_or_else(|| game.view(Viewer::Table));
        if let Some(group) = self.groups.last_mut() {
            group.after = Some(view);
        }
    }
}
