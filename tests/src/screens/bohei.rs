//! Games of Bohei on the device, as the pictures need them.

use bohei::{Answer, Bohei, Card, Device, Party, Pending, Phase, Reply, Rule, View};
use serde_json::Value;
use table::{Game, Record, Viewer};

use super::saved::People;
use crate::bohei::{Wish, planned, plans};
use crate::saves::Save;

/// A moment of a game.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum At {
    /// Somebody draws or not, for so many, while rules are in force.
    Draw(usize),
    /// A rule must be played, and two lie there.
    Rule,
    /// The first card of a large hand can be played against somebody, by so many.
    Target(usize),
    /// An action waits, for so many; somebody has answered with a card.
    Orders(usize),
    /// Somebody reaches for a "Nö" and holds it.
    Reach,
    /// The table ticks who is meant.
    Ticks,
    /// A breach is reported.
    Breach,
    /// A duel in the room.
    Duel,
    /// A duel on the device: the hidden clock, the halves.
    Clock,
    Halves,
    /// A challenge of the group, one of whom is out.
    Group,
    /// A challenge is won.
    Reward,
    /// The game is over.
    Over,
}

impl At {
    /// The keys and values of the storage.
    pub(super) fn storage(self, people: People) -> Vec<(String, Value)> {
        vec![(Save::<Bohei>::slot(1), Save::of(self.record(people)).json())]
    }

    /// The game.
    pub(super) fn record(self, people: People) -> Record<Bohei> {
        let names = people.names(4, 8);
        let four = |wishes: &[Wish], wanted: fn(&View) -> bool| moment(names, wishes, |record| wanted(&table(record)));
        match self {
            At::Draw(seats) => moment(people.names(seats, 8), &[Wish::Extra, Wish::Goal], |record| {
                let view = table(record);
                let wide = view.slots.len() > 2 || view.players.len() > 4;
                view.pending.is_none() && view.phase == Phase::Draw && view.rules.len() > 1 && wide
            }),
            At::Rule => four(&[Wish::Closed, Wish::Duel], |view| view.phase == Phase::Rule && view.rules.len() > 1),
            At::Target(seats) => moment(people.names(seats, seats), &[Wish::Duel], |record| {
                let (view, seat) = (table(record), record.game().awaited().iter().next());
                let hand = seat.and_then(|seat| record.game().view(Viewer::Seat(seat)).hand).unwrap_or_default();
                let targets = hand.first().is_some_and(|card| card.needs_player());
                view.pending.is_none() && view.phase == Phase::Play && targets && hand.len() > 4
            }),
            At::Orders(seats) => moment(people.names(seats, 8), &[Wish::No], |record| answered(&table(record))),
            At::Reach => moment(names, &[Wish::No], |record| {
                let all = record.game().reveal_all();
                all.is_some_and(|all| reaching(&all).is_some_and(|at| all.hands[at].contains(&Card::NO)))
            }),
            At::Ticks => four(
                &[Wish::Ticks],
                |view| matches!(view.pending, Some(Pending::Ticks { with, .. }) if !view.ticks[with.index()].is_empty()),
            ),
            At::Breach => four(&[Wish::Breach], |view| view.breaches.iter().any(|breach| !breach.confirmed)),
            At::Duel => {
                four(&[Wish::Duel], |view| plays(view, |party, device| party == Party::Duel && device.is_none()))
            }
            At::Clock => four(&[Wish::Duel], |view| plays(view, |_, device| matches!(device, Some(Device::Stop(10))))),
            At::Halves => four(&[Wish::Duel], |view| plays(view, |_, device| device == Some(Device::Hold))),
            At::Group => four(&[Wish::Group], |view| {
                let all = |party, device: Option<Device>| party == Party::Group && device.is_none();
                plays(view, all)
                    && matches!(view.pending, Some(Pending::Challenge { inside, .. }) if usize::from(inside.len()) + 1 == view.players.len())
            }),
            At::Reward => four(&[Wish::Duel], |view| matches!(view.pending, Some(Pending::Reward { .. }))),
            At::Over => {
                let wishes = [Wish::No, Wish::No, Wish::Breach, Wish::Duel, Wish::Duel, Wish::Group, Wish::Closed];
                planned(names, &wishes)
            }
        }
    }
}

/// Where a planned game first stands like this.
fn moment(names: &[&str], wishes: &[Wish], wanted: impl Fn(&Record<Bohei>) -> bool) -> Record<Bohei> {
    let found = |line: Record<Bohei>| (0..=line.entries().len()).map(|at| line.prefix(at)).find(&wanted);
    plans(names, wishes).find_map(found).expect("a game comes to such a table")
}

fn table(record: &Record<Bohei>) -> View {
    record.game().view(Viewer::Table)
}

/// Whether everybody is meant, somebody has answered with a card, another one has not, and a rule is in force.
fn answered(view: &View) -> bool {
    let Some(Pending::Orders(orders)) = &view.pending else { return false };
    let behaves = view.rules.iter().any(|card| matches!(card.rule(), Some(Rule::Behaviour(_))));
    let many = orders.each.len() >= view.players.len();
    let says = |wanted: fn(Reply) -> bool| orders.each.iter().any(|each| wanted(each.reply));
    behaves && many && says(|reply| reply == Reply::Missing) && says(|reply| reply == Reply::Played(Answer::No))
}

/// Who reaches for a "Nö".
fn reaching(view: &View) -> Option<usize> {
    let Some(Pending::Orders(orders)) = &view.pending else { return None };
    let reaches = orders.each.iter().find(|each| each.reply == Reply::Reaching(Answer::No));
    reaches.map(|each| each.seat.index())
}

/// Whether a challenge of this kind is being played.
fn plays(view: &View, wanted: fn(Party, Option<Device>) -> bool) -> bool {
    let Some(Pending::Challenge { card, .. }) = view.pending else { return false };
    card.challenge().is_some_and(|challenge| wanted(challenge.party, challenge.device))
}
