//! Games of Leiff on the device, as the pictures need them.

use leiff::{Action, Card, Effect, Leiff, Options, Phase, Pile, Special};
use serde_json::Value;
use table::{Entry, Game, NoteKey, Record, Seat, Viewer};

use super::saved::People;
use crate::leiff::{Wish, planned, plans};
use crate::saves::{Save, scene};

/// A moment of a game.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Spot {
    /// The first look, for so many.
    Peek(usize),
    /// Somebody draws, for so many; the second seat's front left card agrees with nothing.
    Turn(usize),
    /// Somebody draws who has more than six cards.
    Many,
    /// Somebody has drawn.
    Drawn,
    /// A 9 waits for its second card.
    Nine,
    /// A drinking rule is to be invented.
    Gossip,
    /// Somebody looks at a card of somebody else.
    Look,
    /// A round is scored, and sips are to be handed out.
    Scored,
    /// Several rounds are scored.
    Later,
    /// A round of teams is scored.
    TeamsScored,
    /// The game is over.
    Over,
}

impl Spot {
    /// The keys and values of the storage.
    pub(super) fn storage(self, people: People) -> Vec<(String, Value)> {
        vec![(Save::<Leiff>::slot(1), Save::of(self.record(people)).json())]
    }

    /// The game.
    pub(super) fn record(self, people: People) -> Record<Leiff> {
        with_a_rule(self.found(people))
    }

    fn found(self, people: People) -> Record<Leiff> {
        let all = Options { drinks: true, specials: true, aid: true, ..Options::default() };
        let names = people.names(4, 8);
        let four = |wish: Wish, wanted: fn(&Record<Leiff>) -> bool| moment(names, all, &[wish], wanted);
        let gossip = Wish::Special(Special::Gossip);
        match self {
            Spot::Peek(seats) => scene(people.names(seats, 8), &all, |_| true),
            Spot::Turn(seats) => {
                let cards = [gossip, Wish::Special(Special::Waiter), Wish::Match, Wish::WrongMatch];
                let names = people.names(seats, 8);
                moment(names, all, &cards[..if names.len() == 2 { 1 } else { 4 }], |record| {
                    let view = record.game().view(Viewer::Table);
                    let much = view.hands.len() == 2 || view.hands.iter().any(|hand| hand.immune);
                    view.phase == Phase::Turn && much && view.rule.is_some() && agrees_not(record)
                })
            }
            Spot::Many => scene(names, &all, |record: &Record<Leiff>| {
                let view = record.game().view(Viewer::Table);
                view.phase == Phase::Turn && view.hands[view.turn.index()].slots.len() > 6
            }),
            Spot::Drawn => four(Wish::Look, |record| {
                let turn = record.game().view(Viewer::Table).turn;
                let drawn = record.game().view(Viewer::Seat(turn)).drawn;
                phase(record) == Phase::Drawn(Pile::Draw) && drawn == Some(Card::Number(8))
            }),
            Spot::Nine => {
                four(Wish::Exchange, |record| matches!(phase(record), Phase::Effect(Effect::Nine { first: Some(_) })))
            }
            Spot::Gossip => four(gossip, |record| phase(record) == Phase::Effect(Effect::Gossip)),
            Spot::Look => four(
                Wish::Look,
                |record| matches!(phase(record), Phase::Look { seat, at } if at.iter().any(|place| place.seat != seat)),
            ),
            Spot::Scored => four(Wish::Catch, |record| {
                let gives =
                    |seat: Seat| record.game().legal(seat).iter().any(|action| matches!(action, Action::HandOut(_)));
                matches!(phase(record), Phase::Scored { .. }) && Seat::all(record.game().seats()).any(gives)
            }),
            Spot::Later => moment(names, Options { long: true, ..all }, &[Wish::Match], |record| {
                record.game().view(Viewer::Table).rounds.len() > 3
            }),
            Spot::TeamsScored => moment(names, Options { teams: true, ..all }, &[Wish::Match], |record| {
                matches!(phase(record), Phase::Scored { .. })
            }),
            Spot::Over => planned(names, &all, &[Wish::Match, Wish::Catch, Wish::Look, Wish::Exchange]),
        }
    }
}

/// Where a planned game first stands like this.
fn moment(names: &[&str], options: Options, wishes: &[Wish], wanted: impl Fn(&Record<Leiff>) -> bool) -> Record<Leiff> {
    let found = |line: Record<Leiff>| (0..=line.entries().len()).map(|at| line.prefix(at)).find(&wanted);
    plans(names, options, wishes).find_map(found).expect("a game comes to such a table")
}

/// The same game, in which a drinking rule is one that people would write.
fn with_a_rule(mut record: Record<Leiff>) -> Record<Leiff> {
    let lines: Vec<u16> = (0..)
        .zip(record.entries())
        .filter_map(|(line, entry)| match entry {
            Entry::Act(step) if step.action == Action::Invent => Some(line),
            _ => None,
        })
        .collect();
    for line in lines {
        record.notes.set(NoteKey::Entry(line), "Wer zuletzt „Prost!“ ruft, trinkt.");
    }
    record
}

fn phase(record: &Record<Leiff>) -> Phase {
    record.game().view(Viewer::Table).phase
}

/// Whether the second seat's front left card is another one than the top, so that it goes back when it is turned up.
fn agrees_not(record: &Record<Leiff>) -> bool {
    let Some(view) = record.game().reveal_all() else { return false };
    let front = view.hands[1].slots.first().copied().flatten();
    front.is_some_and(|lying| lying.card != view.top) && view.top.is_some()
}
