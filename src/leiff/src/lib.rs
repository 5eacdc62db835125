//! Leiff: four cards face down, and what you remember of them.
//!
//! # The game
//! For 2 to 8 players, each with four cards face down in a square; one more begins the discard pile, the others are the
//! draw pile. Before the first round you look once at your two front cards, and from then on you must know them by heart.
//!
//! On your turn you draw a card, unseen from the draw pile or the open one from the discard pile. You swap it with one of
//! your cards, which is discarded, or discard it. A 7 drawn unseen and discarded at once lets you look at an own card, an 8
//! at any card; a 9 swaps two cards of two players; a Spielautomat discards an own card or lets another player draw one.
//!
//! Whenever the top of the discard pile agrees with a card on the table, anybody may throw that card onto it: an own one
//! ("Passt!", a mistake costs two cards), or somebody else's ("Erwischt!", it costs the owner two cards, a mistake costs
//! you one).
//!
//! If you believe that you have the fewest points, you call "Leiff!" instead of drawing. All cards are turned and counted; the
//! caller alone has fewest and gets five off, or five on. At 50 or 100 points the game ends, and the lowest total wins.
//!
//! # Variants
//! A ledger of the drinking rules, which only counts. Ten special cards with effects of their own. Teams of
//! two, partners sitting opposite.
//!
//! # Files
//! [`FACES`] are the cards, a [`Place`] is where one lies, [`Action`] what can be done, `check` and `menu` what may be done
//! when. `deal`, `turn`, `effect`, `special`, `snap` and `round` are the headings of the booklet, `ledger` is its chapter
//! about drinking. [`Event`] is the story, [`View`] what somebody sees. Cards are secret even from their owners: a view
//! shows one only while its player looks. The rulings that decide what the booklet leaves open are cited where they act.

mod action;
mod card;
mod check;
mod deal;
mod effect;
mod error;
mod event;
mod lawful;
mod ledger;
mod menu;
mod options;
mod parse_error;
mod place;
mod round;
mod row;
mod scene;
mod sight;
mod snap;
mod special;
mod turn;
mod view;
mod words;

pub use action::Action;
pub use card::{Card, FACES, Face, SPECIALS, Special};
pub use error::Error;
pub use event::{Event, HiddenEvent, Observation};
pub use ledger::{Charge, Glass, Measure, Slip};
pub use options::Options;
pub use parse_error::ParseError;
pub use place::{Place, Slot};
pub use view::{Effect, Hand, Lying, Phase, Pile, Score, View};

use std::collections::VecDeque;
use std::fmt;
use std::ops::RangeInclusive;

use table::{Game, GameRng, MAX_SEATS, Outcome, Seat, Seats, Viewer};

use ledger::Ledger;
use row::Row;

/// A table of Leiff.
#[derive(Clone, PartialEq, Eq)]
pub struct Leiff {
    options: Options,
    rng: GameRng,
    seats: u8,
    /// The number of the round, from 1.
    round: u16,
    /// Who began the round.
    starter: Seat,
    /// Whose turn it is.
    turn: Seat,
    phase: Phase,
    /// From the bottom to the top, like both piles.
    draw: Vec<Card>,
    discard: Vec<Card>,
    /// The card that waits for its place during [`Phase::Drawn`].
    drawn: Option<Card>,
    /// Entries beyond `seats` stay empty.
    rows: [Row; MAX_SEATS as usize],
    /// Whom the Kellner protects until the next round.
    immune: Seats,
    /// What the Magier does at the end of the round, in the order played.
    spells: VecDeque<Spell>,
    /// What the enchanted player of the first spell has picked, while the magician still picks.
    offered: Option<Slot>,
    /// Who invented the drinking rule in force.
    rule: Option<Seat>,
    /// Who drinks along with the right neighbour.
    bound: Option<Seat>,
    ledger: Ledger,
    /// Every scored round.
    rounds: Vec<Score>,
}

/// A Magier that was played in this round.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Spell {
    magician: Seat,
    enchanted: Seat,
}

/// Prints only what the open table shows, because a state may be printed in a test's message or a panic.
impl fmt::Debug for Leiff {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.view(Viewer::Table).fmt(f)
    }
}

impl Leiff {
    fn all(&self) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator + use<> {
        Seat::all(self.seats)
    }

    fn is_here(&self, seat: Seat) -> bool {
        seat.index() < usize::from(self.seats)
    }

    fn row(&self, seat: Seat) -> &Row {
        &self.rows[seat.index()]
    }

    fn row_mut(&mut self, seat: Seat) -> &mut Row {
        &mut self.rows[seat.index()]
    }

    /// The card that lies in a place.
    fn card_at(&self, place: Place) -> Option<Card> {
        self.row(place.seat).card(place.slot)
    }

    /// The top of the discard pile. A drawn card that is not yet placed does not lie there.
    fn top(&self) -> Option<Card> {
        self.discard.last().copied()
    }

    /// For whom the table waits; nobody when the game is over.
    fn waits_for(&self) -> Option<Seat> {
        match self.phase {
            Phase::Peek { seat, .. } | Phase::Look { seat, .. } | Phase::Offer { seat, .. } => Some(seat),
            Phase::Effect(Effect::Glimpse { enchanted, .. }) => Some(enchanted),
            Phase::Turn | Phase::Drawn(_) | Phase::Effect(_) => Some(self.turn),
            Phase::Scored { next } => Some(next),
            Phase::Over => None,
        }
    }

    /// Whether the effect of another player may not touch this one (Kellner). Own effects always work.
    fn is_safe(&self, seat: Seat, from: Seat) -> bool {
        seat != from && self.immune.contains(seat)
    }

    /// Whether this player takes the effects of special cards as those do who drink alcohol. The versions in brackets are
    /// for all others, and for everybody without the drinking rules.
    fn drinks_alcohol(&self, seat: Seat) -> bool {
        self.options.drinks && self.ledger.glass(seat) == Glass::Alcohol
    }

    fn bound(&self) -> Seats {
        self.bound.map_or(Seats::NONE, Seats::only)
    }
}

impl Game for Leiff {
    const ID: &'static str = "leiff";
    const VERSION: u16 = 2;
    const SEATS: RangeInclusive<u8> = 2..=8;

    type Options = Options;
    type Action = Action;
    type Event = HiddenEvent;
    type Observation = Observation;
    type View = View;
    type Error = Error;

    fn deal(seats: u8, options: Options, rng: GameRng) -> Leiff {
        assert!(Leiff::SEATS.contains(&seats), "Leiff is for 2 to 8");
        let mut game = Leiff::lay_out(seats, options, rng);
        game.deal_round();
        game
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    fn rng(&self) -> &GameRng {
        &self.rng
    }

    fn awaited(&self) -> Seats {
        self.waits_for().map_or(Seats::NONE, Seats::only)
    }

    fn legal(&self, seat: Seat) -> Vec<Action> {
        self.menu(seat)
    }

    fn check(&self, seat: Seat, action: &Action) -> Result<(), Error> {
        self.allowed(seat, *action)
    }

    fn resolve(&mut self, seat: Seat, action: Action, events: &mut Vec<HiddenEvent>) {
        match action {
            Action::Seen => self.end_look(seat, events),
            Action::Call => self.call(events),
            Action::Draw => self.draw_unseen(events),
            Action::Take => self.take(events),
            Action::Pass => self.pass(events),
            Action::Swap(slot) | Action::Put(slot) => self.swap(slot, events),
            Action::Discard | Action::PutBack => self.discard(events),
            Action::Pick(place) => self.pick(place, events),
            Action::Choose(target) => self.choose(target, events),
            Action::Use => self.use_effect(events),
            Action::Invent => self.invent(events),
            Action::SwapHands => self.swap_hands(events),
            Action::Decline => self.decline(seat, events),
            Action::Rotate(steps) => self.rotate(steps, events),
            Action::Offer(slot) => self.offer(seat, slot, events),
            Action::Match(slot) => self.snap_own(Place::new(seat, slot), events),
            Action::Catch(place) => self.catch(seat, place, events),
            Action::Penalty(target) => self.penalty(seat, target, events),
            Action::Next => self.go_on(events),
            Action::HandOut(to) => {
                self.ledger.hand_out(seat, to, self.bound(), self.immune);
                events.push(Event::HandedOut { from: seat, to });
            }
            Action::Fill(glass) => {
                self.ledger.fill(seat, glass);
                events.push(Event::Filled { seat, glass });
            }
            Action::Done => {
                self.ledger.tick(seat);
                events.push(Event::Done { seat });
            }
        }
    }

    fn told(event: &HiddenEvent, viewer: Viewer) -> Option<Observation> {
        Some(event.told(viewer))
    }

    /// Events that show everybody a card that lay face down or in a pile below others.
    fn reveals(event: &HiddenEvent) -> bool {
        match event {
            Event::Swapped { .. }
            | Event::Dropped { .. }
            | Event::Shown { .. }
            | Event::Matched { .. }
            | Event::Caught { .. }
            | Event::Scored { .. }
            | Event::Dealt { .. } => true,
            Event::Discarded { from, .. } => *from == Pile::Draw,
            _ => false,
        }
    }

    /// Everything that depends neither on chance nor on a card that nobody knows yet.
    fn forecast(&self, seat: Seat, action: &Action) -> Vec<Observation> {
        let mut events = Vec::new();
        if self.allowed(seat, *action).is_ok() {
            self.clone().resolve(seat, *action, &mut events);
        }
        let own = |from: &Pile| *from == Pile::Discard || self.turn == seat;
        let certain = |event: &&HiddenEvent| match event {
            Event::Discarded { from, .. } => own(from),
            Event::Drew { .. } | Event::Looked { .. } => false,
            other => !Leiff::reveals(other),
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
