//! Games on the device just before a great moment.

use bohei::Bohei;
use geizen::{Dice, Geizen, Options};
use larry::Larry;
use leiff::Leiff;
use riffifi::Riffifi;
use serde_json::Value;
use table::{Action as _, Game, Record, Seat, Side, Start, Viewer};

use super::saved::People;
use crate::Save;
use crate::saves::{dealt, scene};

/// A great moment.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Peak {
    /// Five of a kind in Geizen.
    Five,
    /// A row completed twice there.
    Twice,
    /// A lie caught in Larry.
    Lie,
    /// A lie there that worked, told at the reveal.
    Passed,
    /// A great robbery in Riffifi.
    Robbery,
    /// "Leiff!" at minus.
    Minus,
    /// The seventh card in Bohei, called.
    Seventh,
}

impl Peak {
    /// How many play.
    pub(super) fn seats(self) -> [usize; 2] {
        match self {
            Peak::Five | Peak::Twice => [2, 5],
            Peak::Robbery => [3, 5],
            Peak::Seventh => [3, 8],
            Peak::Lie | Peak::Passed | Peak::Minus => [2, 8],
        }
    }

    /// The keys and values of the storage.
    pub(super) fn storage(self, people: People) -> Vec<(String, Value)> {
        let names = |most| people.names(4, most);
        match self {
            Peak::Five => geizen(
                names(5),
                4,
                |event| matches!(event, geizen::Event::Scored { bill, .. } if bill.lines.iter().all(|line| line.face == 4) && bill.dice() == 5),
            ),
            Peak::Twice => geizen(names(5), 1, |event| {
                let red = |line: &&geizen::Line| {
                    line.face == 1 && line.place.is_some_and(|place| place.kind == geizen::Field::Red)
                };
                matches!(event, geizen::Event::Scored { bill, .. } if bill.lines.iter().filter(red).count() == 2)
            }),
            Peak::Lie => next::<Larry>(names(8), |record, told| {
                let view = record.game().view(Viewer::Table);
                let long = view.pile.len() > 2 && view.phase == larry::Phase::Play;
                long && told.iter().any(|told| matches!(told, larry::Event::Revealed(reveal) if lied(reveal)))
            }),
            Peak::Passed => next::<Larry>(names(8), |record, told| {
                let plays = record.game().view(Viewer::Table).phase == larry::Phase::Play;
                let passed = |reveal: &larry::Reveal| reveal.right && reveal.rule == larry::Rule::Sum && passed(reveal);
                plays && told.iter().any(|told| matches!(told, larry::Event::Revealed(reveal) if passed(reveal)))
            }),
            Peak::Robbery => next::<Riffifi>(names(5), |record, told| {
                let alone = |seat| record.game().legal(seat).len() == 1;
                let robbed: u8 = told
                    .iter()
                    .map(|told| match told {
                        riffifi::Event::Collected { paid, .. } => paid.iter().map(|(_, chips)| chips).sum(),
                        _ => 0,
                    })
                    .sum();
                robbed >= 5 && record.game().awaited().iter().all(alone)
            }),
            Peak::Minus => next::<Leiff>(names(8), |_, told| {
                told.iter().any(|told| matches!(told, leiff::Event::Scored { score, .. } if score.bonus < 0 && score.hands[score.caller.index()] < 0))
            }),
            Peak::Seventh => next::<Bohei>(names(8), |record, told| {
                let view = record.game().view(Viewer::Table);
                view.goal == 7
                    && view.pending.is_none()
                    && told.iter().any(|told| matches!(told, bohei::Event::Bohei { counts: true, .. }))
            }),
        }
    }
}

/// Whether the last card was a lie.
fn lied(reveal: &larry::Reveal) -> bool {
    let Some((last, before)) = reveal.cards.split_last() else { return false };
    let before = before.last().map_or(0, |turned| turned.said);
    !reveal.right && last.card != larry::Card::Aetsch && last.said != before + last.card.value().unwrap_or(0)
}

/// Whether a card below the last one was a great lie.
fn passed(reveal: &larry::Reveal) -> bool {
    let said = |at: usize| at.checked_sub(1).map_or(0, |before| reveal.cards[before].said);
    let off = |at: usize| reveal.cards[at].said - said(at) - reveal.cards[at].card.value().unwrap_or(0);
    (0..reveal.cards.len().saturating_sub(1))
        .any(|at| off(at).abs() >= 3 && reveal.cards[at].said != reveal.cards[at].sum)
}

/// A game played by chance in which an open act of somebody would be told like this.
fn next<G: Game<Options: Default>>(
    names: &[&str],
    wanted: impl Fn(&Record<G>, &[G::Observation]) -> bool,
) -> Vec<(String, Value)> {
    let record = scene::<G>(names, &G::Options::default(), |record| {
        let game = record.game();
        let open = Seat::all(game.seats()).flat_map(|seat| {
            let acts = game.legal(seat).into_iter().filter(|action| action.side() == Side::Open);
            acts.map(move |action| (seat, action))
        });
        let mut told = open.filter_map(|(seat, action)| {
            let events = game.clone().apply(seat, action).ok()?;
            Some(events.iter().filter_map(|event| G::told(event, Viewer::Table)).collect::<Vec<_>>())
        });
        told.any(|told| wanted(record, &told))
    });
    vec![(Save::<G>::slot(1), Save::of(record).json())]
}

/// A game of Geizen in which everybody is after one face, at a roll whose last dice would be told like this.
fn geizen(names: &[&str], face: u8, wanted: impl Fn(&geizen::Event) -> bool) -> Vec<(String, Value)> {
    for seed in 0..3_000 {
        let mut record: Record<Geizen> = dealt(names, Options { start: Start::Seat(Seat::new(0)) }, seed);
        while let Some(seat) = record.game().awaited().iter().next() {
            let view = record.game().view(Viewer::Table);
            let all = geizen::Action::Keep(view.rolled);
            if record.game().forecast(seat, &all).iter().any(&wanted) {
                return vec![(Save::<Geizen>::slot(1), Save::of(record).json())];
            }
            let action =
                if view.rolled.is_empty() { geizen::Action::Roll } else { geizen::Action::Keep(kept(&view, face)) };
            record.act(seat, action).expect("what is kept was rolled");
        }
    }
    panic!("no game comes to such a roll");
}

/// All dice of this face, or else one.
fn kept(view: &geizen::View, face: u8) -> Dice {
    let wanted = view.rolled.faces().filter(|rolled| *rolled == face).fold(Dice::NONE, Dice::with);
    if wanted.is_empty() { view.rolled.faces().take(1).fold(Dice::NONE, Dice::with) } else { wanted }
}
