//! Bohei: win with exactly seven cards, while the rules change.
//!
//! # The game
//! For 3 to 8 players, each with three cards. Whoever begins a turn with exactly seven has won, if "Bohei!" was called since
//! the hand came to seven. Anybody may call at any time; whoever came to seven by the very step that began the turn, until its
//! first act.
//!
//! A turn has three phases. First you draw a card or not. Then you must play a rule card if you hold one: it goes into one of
//! two slots and ends the rule that lay there. The whole table watches over rules about behaviour; a breach that is reported
//! and confirmed costs a card, or gives one to a hand of eight or more. Last you play an action or a challenge, or nothing.
//!
//! An action orders cards to be drawn or discarded, by one player, by all, or by everybody with glasses. Everybody concerned
//! may say "Nö" with a card and do nothing, or turn it round with Opposite day. A challenge is a little contest in the room,
//! a duel or one for the group; the winner draws up to two cards, or discards up to two.
//!
//! # What waits
//! On top of the turn lies at most one [`Pending`]: an action and its answers, a penalty, a challenge, a reward. Below it wait
//! the reported breaches, one for each accused; those that are confirmed cost as soon as nothing else is going on, clockwise
//! from the player on turn. When nothing waits and phase 3 is over, the turn ends.
//!
//! # Files
//! [`KINDS`] are the cards, [`Action`] is what can be done, `check` and `menu` what may be done when. `deal`, `turn`, `order`,
//! `challenge` and `breach` are the headings of the booklet. [`Event`] is the story, [`View`] what somebody sees, and the
//! texts of the cards stand in `deck`. The rulings that decide what the booklet leaves open are cited where they act.

mod action;
mod breach;
mod card;
mod challenge;
mod check;
mod deal;
mod deck;
mod error;
mod event;
mod lawful;
mod menu;
mod options;
mod order;
mod parse_error;
mod place;
mod scene;
mod sight;
mod turn;
mod view;
mod words;

pub use action::Action;
pub use card::{Card, Challenge, Change, DECK, Device, KINDS, Kind, Order, Party, Rule, Trait, Whom};
pub use error::Error;
pub use event::{Event, HiddenEvent, Observation};
pub use options::Options;
pub use parse_error::ParseError;
pub use place::{Answer, Slot};
pub use view::{Breach, Cause, Lying, Ordered, Orders, Pending, Phase, Player, Reply, View};

use std::fmt;
use std::ops::RangeInclusive;

use table::{Game, GameRng, MAX_SEATS, Outcome, Seat, Seats, Viewer};

/// A table of Bohei.
#[derive(Clone, PartialEq, Eq)]
pub struct Bohei {
    options: Options,
    rng: GameRng,
    seats: u8,
    /// The number of the round, from 1.
    round: u16,
    /// Who began the game.
    starter: Seat,
    /// Whose turn it is; at the end, who has won.
    turn: Seat,
    phase: Phase,
    pending: Option<Pending>,
    /// The reports that wait, the oldest first; never two against one player.
    breaches: Vec<Breach>,
    /// The rule about behaviour that has ended in this turn: until the turn ends, breaches of it are reported.
    ended: Option<Card>,
    /// From the bottom to the top, like both piles.
    draw: Vec<Card>,
    discard: Vec<Card>,
    /// Sorted. Those beyond `seats` stay empty.
    hands: [Vec<Card>; MAX_SEATS as usize],
    /// Who has called "Bohei!" since the own hand came to the goal number.
    called: Seats,
    /// Whether the player on turn came to the goal number by the step that began the turn, and may still call.
    last_call: bool,
    /// What lies in the slots, the closing card included.
    slots: [Option<Card>; Slot::ALL.len()],
    /// The slot that is closed for good.
    closed: Option<Slot>,
    /// The card that opened the third slot.
    extra: Option<Card>,
    /// The rules in force, the oldest first.
    rules: Vec<Card>,
    /// Who is ticked for each trait.
    ticks: [Seats; Trait::ALL.len()],
}

/// Prints only what the open table shows, because a state may be printed in a test's message or a panic.
impl fmt::Debug for Bohei {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.view(Viewer::Table).fmt(f)
    }
}

impl Bohei {
    fn all(&self) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator + use<> {
        Seat::all(self.seats)
    }

    fn is_here(&self, seat: Seat) -> bool {
        seat.index() < usize::from(self.seats)
    }

    fn hand(&self, seat: Seat) -> &[Card] {
        &self.hands[seat.index()]
    }

    /// The slots on the table: two, and the extra one.
    fn open_slots(&self) -> &[Slot] {
        let [beside @ .., _] = &Slot::ALL;
        if self.extra.is_some() { &Slot::ALL } else { beside }
    }

    /// For whom the table waits; nobody when the game is over.
    fn waits_for(&self) -> Seats {
        match &self.pending {
            _ if self.phase == Phase::Over => Seats::NONE,
            None => Seats::only(self.turn),
            Some(
                Pending::Aim { by, .. }
                | Pending::Ticks { by, .. }
                | Pending::Opponent { by, .. }
                | Pending::Third { by, .. }
                | Pending::Challenge { by, .. },
            ) => Seats::only(*by),
            Some(Pending::Reward { seat, .. }) => Seats::only(*seat),
            Some(Pending::Orders(Orders { due: Some((seat, _)), .. })) => Seats::only(*seat),
            Some(Pending::Orders(orders)) => {
                orders.each.iter().filter(|each| !each.reply.is_given()).map(|each| each.seat).collect()
            }
        }
    }
}

impl Game for Bohei {
    const ID: &'static str = "bohei";
    const VERSION: u16 = 2;
    const SEATS: RangeInclusive<u8> = 3..=8;

    type Options = Options;
    type Action = Action;
    type Event = HiddenEvent;
    type Observation = Observation;
    type View = View;
    type Error = Error;

    fn deal(seats: u8, options: Options, rng: GameRng) -> Bohei {
        assert!(Bohei::SEATS.contains(&seats), "Bohei is for 3 to 8");
        let mut game = Bohei::lay_out(seats, options, rng);
        game.deal_cards();
        game
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    fn rng(&self) -> &GameRng {
        &self.rng
    }

    fn awaited(&self) -> Seats {
        self.waits_for()
    }

    fn legal(&self, seat: Seat) -> Vec<Action> {
        self.menu(seat)
    }

    fn check(&self, seat: Seat, action: &Action) -> Result<(), Error> {
        self.allowed(seat, *action)
    }

    fn resolve(&mut self, seat: Seat, action: Action, events: &mut Vec<HiddenEvent>) {
        let rewarded = matches!(self.pending, Some(Pending::Reward { .. }));
        let begun = events.len();
        match action {
            Action::Draw if rewarded => self.draw_reward(events),
            Action::Draw => self.begin(events),
            Action::Pass if rewarded => self.end_reward(events),
            Action::Pass => self.pass(events),
            Action::Enact(card, slot) => self.enact(card, slot, events),
            Action::Play(card) => self.play(card, events),
            Action::Choose(chosen) => self.choose(chosen, events),
            Action::Tick(ticked) => self.tick(ticked, events),
            Action::Go => self.go(events),
            Action::Accept => self.accept(seat, events),
            Action::Reach(answer) => self.reach(seat, answer, events),
            Action::Answer(answer) => self.answer(seat, answer, events),
            Action::Back => self.back(seat, events),
            Action::Discard(card) if rewarded => self.discard_reward(card, events),
            Action::Discard(card) => self.discard_due(card, events),
            Action::Won(winner) => self.win_challenge(winner, events),
            Action::Out(out) => self.strike_out(out, events),
            Action::Again => self.try_again(events),
            Action::CallOff => self.call_off(events),
            Action::Bohei => self.call(seat, events),
            Action::Report(accused) => self.report(seat, accused, events),
        }
        self.settle(begun, events);
    }

    fn told(event: &HiddenEvent, viewer: Viewer) -> Option<Observation> {
        Some(event.told(viewer))
    }

    /// Cards that reach the discard pile, whether a hand holds a rule, and the end of the game, after which all hands
    /// may be looked at ([`Game::reveal_all`]).
    fn reveals(event: &HiddenEvent) -> bool {
        matches!(event, Event::Discarded { .. } | Event::RuleDue { .. } | Event::Ended { .. })
    }

    /// Everything that depends neither on chance nor on a hand. What follows from an open act only with a certain hand
    /// is left out.
    fn forecast(&self, seat: Seat, action: &Action) -> Vec<Observation> {
        let mut events = Vec::new();
        if self.allowed(seat, *action).is_ok() {
            self.clone().resolve(seat, *action, &mut events);
        }
        let certain = |event: &&HiddenEvent| match event {
            Event::Drew { seat: drawing, .. } => *drawing != seat,
            Event::RuleDue { .. } => false,
            Event::Discarded { seat: discarding, card } => (*discarding, Action::Discard(*card)) == (seat, *action),
            _ => true,
        };
        events.iter().take_while(certain).map(|event| event.told(Viewer::Seat(seat))).collect()
    }

    fn view(&self, viewer: Viewer) -> View {
        self.seen_by(viewer)
    }

    fn reveal_all(&self) -> Option<View> {
        Some(self.turned_up())
    }

    fn outcome(&self) -> Option<Outcome> {
        (self.phase == Phase::Over).then(|| self.result())
    }
}
