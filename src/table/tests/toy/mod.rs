//! A small game with one planted fault for each law. `FAULT` is the number of the fault; 0 is the game without one.
//!
//! Everybody holds one secret card. On your turn you draw a new one unseen by the others, or show yours; a shown card
//! is out. Anybody may knock once at any time. The game ends when all cards are shown.

use std::fmt;
use std::ops::RangeInclusive;
use std::str::FromStr;

use table::laws::Lawful;
use table::{Action, Game, GameRng, Localized, OptionSpec, Options, Outcome, Seat, Seats, Secret, Side, Start, Viewer};

pub(crate) const HONEST: u8 = 0;
pub(crate) const NEVER_ENDS_PROPERLY: u8 = 1;
pub(crate) const AWAITS_WITHOUT_ACTS: u8 = 2;
pub(crate) const LISTS_WHAT_IT_REFUSES: u8 = 3;
pub(crate) const REFUSAL_WRITES: u8 = 4;
pub(crate) const SHARED_NOTATION: u8 = 5;
pub(crate) const FORECAST_LIES: u8 = 6;
pub(crate) const LOSES_A_CARD: u8 = 7;
pub(crate) const REMEMBERS_OUTSIDE: u8 = 8;
pub(crate) const TOO_LONG: u8 = 9;
pub(crate) const LEAKS_IN_VIEW: u8 = 10;
pub(crate) const LEAKS_IN_MENU: u8 = 11;
pub(crate) const LEAKS_IN_REFUSAL: u8 = 12;
pub(crate) const LEAKS_IN_FORECAST: u8 = 13;
pub(crate) const LEAKS_IN_STORY: u8 = 14;
pub(crate) const FORGETS_WHEN_KILLED: u8 = 15;
pub(crate) const SERVES_STRANGERS: u8 = 16;
pub(crate) const LISTS_TOO_MUCH: u8 = 17;
pub(crate) const MISREADS: u8 = 18;
pub(crate) const FOREIGN_LETTERS: u8 = 19;
pub(crate) const ALLOWS_WHAT_IT_HIDES: u8 = 20;
pub(crate) const LEAKS_IN_AWAITED: u8 = 21;
pub(crate) const LEAKS_AFTER_AN_ACT: u8 = 22;
pub(crate) const NO_SUCH_ACT_THERE: u8 = 23;

/// A number that comparing two tables ignores.
#[derive(Clone, Debug)]
pub(crate) struct Unseen(u32);

impl PartialEq for Unseen {
    fn eq(&self, _other: &Unseen) -> bool {
        true
    }
}

impl Eq for Unseen {}

#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Toy<const FAULT: u8> {
    seats: u8,
    rng: GameRng,
    cards: Vec<u8>,
    shown: Seats,
    knocked: Seats,
    turn: Seat,
    acts: u32,
    written: std::cell::Cell<u32>,
    dealt: Unseen,
}

#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub(crate) struct Rules {
    start: Start,
}

const HINT: Localized = Localized { de: "", en: "" };

impl Options for Rules {
    const SPECS: &'static [OptionSpec<Rules>] = &[Start::spec(HINT, |options| &mut options.start)];
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Act {
    Draw,
    Show,
    Knock,
    /// Listed only by a fault.
    Extra(u8),
}

impl Action for Act {
    fn side(&self) -> Side {
        if *self == Act::Show { Side::Private } else { Side::Open }
    }

    fn kind(&self) -> &'static str {
        match self {
            Act::Draw => "draw",
            Act::Show => "show",
            Act::Knock => "knock",
            Act::Extra(_) => "extra",
        }
    }
}

impl fmt::Display for Act {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Act::Draw => f.write_str("d"),
            Act::Show => f.write_str("s"),
            Act::Knock => f.write_str("k"),
            Act::Extra(2) => f.write_str("e!"),
            Act::Extra(_) => f.write_str("e"),
        }
    }
}

impl FromStr for Act {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Act, &'static str> {
        match text {
            "d" => Ok(Act::Draw),
            "s" => Ok(Act::Show),
            "k" => Ok(Act::Knock),
            "e" => Ok(Act::Extra(0)),
            "e!" => Ok(Act::Extra(2)),
            _ => Err("no act of the toy"),
        }
    }
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Event<C> {
    Drawn(Seat, C),
    Shown(Seat, u8),
    Knocked(Seat),
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct View {
    pub(crate) own: Option<u8>,
    pub(crate) shown: Vec<Option<u8>>,
    pub(crate) knocked: Seats,
    pub(crate) turn: Seat,
}

/// A counter outside the state: another game, or a replay, gets another number.
fn count() -> u32 {
    thread_local!(static COUNT: std::cell::Cell<u32> = const { std::cell::Cell::new(0) });
    COUNT.set(COUNT.get() + 1);
    COUNT.get()
}

impl<const FAULT: u8> Toy<FAULT> {
    fn over(&self) -> bool {
        self.shown.len() == self.seats
    }

    fn may_knock(&self, seat: Seat) -> bool {
        !self.knocked.contains(seat) && (seat.index() < usize::from(self.seats) || FAULT == SERVES_STRANGERS)
    }

    fn next(&mut self) {
        let open = |seat: &Seat| !self.shown.contains(*seat);
        let next = self.turn.others(self.seats).find(open).or(Some(self.turn).filter(open));
        self.turn = next.unwrap_or(self.turn);
    }
}

impl<const FAULT: u8> Game for Toy<FAULT> {
    const ID: &'static str = "toy";
    const VERSION: u16 = 3;
    const SEATS: RangeInclusive<u8> = 2..=4;

    type Options = Rules;
    type Action = Act;
    type Event = Event<Secret<u8>>;
    type Observation = Event<Option<u8>>;
    type View = View;
    type Error = &'static str;

    fn deal(seats: u8, options: Rules, mut rng: GameRng) -> Self {
        let turn = options.start.seat(seats, &mut rng);
        let mut cards: Vec<u8> = (0..12).collect();
        rng.shuffle(&mut cards);
        let (shown, knocked) = (Seats::NONE, Seats::NONE);
        let dealt = Unseen(if FAULT == FORGETS_WHEN_KILLED { count() } else { 0 });
        Toy { seats, rng, cards, shown, knocked, turn, acts: 0, written: Default::default(), dealt }
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    fn rng(&self) -> &GameRng {
        &self.rng
    }

    fn awaited(&self) -> Seats {
        match FAULT {
            NEVER_ENDS_PROPERLY if self.over() => Seats::only(self.turn),
            _ if self.over() => Seats::NONE,
            LEAKS_IN_AWAITED if self.cards[0] > 8 => Seats::only(Seat::new(0)),
            AWAITS_WITHOUT_ACTS => Seat::all(self.seats).collect(),
            _ => Seats::only(self.turn),
        }
    }

    fn legal(&self, seat: Seat) -> Vec<Act> {
        let mut acts = Vec::new();
        if self.over() && FAULT != NEVER_ENDS_PROPERLY {
            return acts;
        }
        if seat == self.turn {
            acts.extend([Act::Draw, Act::Show]);
        }
        if self.may_knock(seat) {
            acts.push(Act::Knock);
        }
        match FAULT {
            LISTS_WHAT_IT_REFUSES if self.acts == 2 => acts.push(Act::Extra(0)),
            SHARED_NOTATION if seat == self.turn => acts.extend([Act::Extra(0), Act::Extra(1)]),
            MISREADS if seat == self.turn => acts.push(Act::Extra(1)),
            FOREIGN_LETTERS if seat == self.turn => acts.push(Act::Extra(2)),
            LISTS_TOO_MUCH => acts.resize(512, Act::Knock),
            // A shorter menu tells everybody who holds a high card.
            LEAKS_IN_MENU if seat == self.turn && self.cards[seat.index()] > 8 => acts.retain(|act| *act != Act::Knock),
            _ => {}
        }
        acts
    }

    fn check(&self, seat: Seat, act: &Act) -> Result<(), &'static str> {
        if FAULT == LEAKS_IN_REFUSAL && seat != self.turn && *act == Act::Draw && self.cards[seat.index()] > 8 {
            return Err("you hold a high card");
        }
        let extra = match FAULT {
            SHARED_NOTATION => *act == Act::Extra(0) || *act == Act::Extra(1),
            MISREADS => *act == Act::Extra(1),
            FOREIGN_LETTERS => *act == Act::Extra(2),
            ALLOWS_WHAT_IT_HIDES => *act == Act::Knock,
            _ => false,
        };
        if extra && seat == self.turn {
            return Ok(());
        }
        match act {
            Act::Knock if FAULT == LEAKS_IN_MENU && seat == self.turn && self.cards[seat.index()] > 8 => Err("no"),
            Act::Knock if self.may_knock(seat) => Ok(()),
            Act::Draw | Act::Show if seat == self.turn => Ok(()),
            _ => {
                self.written.set(self.written.get() + u32::from(FAULT == REFUSAL_WRITES));
                Err("not now")
            }
        }
    }

    fn resolve(&mut self, seat: Seat, act: Act, events: &mut Vec<Event<Secret<u8>>>) {
        self.acts += 1;
        match act {
            Act::Draw => {
                let last = self.cards.len() as u32 - u32::from(self.seats);
                let from = usize::from(self.seats) + self.rng.below(last) as usize;
                self.cards.swap(seat.index(), from);
                if FAULT == LOSES_A_CARD && self.acts > 3 {
                    self.cards.pop();
                }
                events.push(Event::Drawn(seat, Secret::of(seat, self.cards[seat.index()])));
                self.next();
            }
            Act::Show => {
                self.shown.insert(seat);
                events.push(Event::Shown(seat, self.cards[seat.index()]));
                self.next();
            }
            Act::Knock | Act::Extra(_) => {
                self.knocked.insert(seat);
                events.push(Event::Knocked(seat));
            }
        }
        if FAULT == REMEMBERS_OUTSIDE {
            self.written.set(count());
        }
    }

    fn told(event: &Event<Secret<u8>>, viewer: Viewer) -> Option<Event<Option<u8>>> {
        Some(match event {
            Event::Drawn(seat, card) if FAULT == LEAKS_IN_STORY => {
                Event::Drawn(*seat, card.seen_by(Viewer::Seat(*seat)))
            }
            Event::Drawn(seat, card) => Event::Drawn(*seat, card.seen_by(viewer)),
            Event::Shown(seat, card) => Event::Shown(*seat, *card),
            Event::Knocked(seat) => Event::Knocked(*seat),
        })
    }

    fn forecast(&self, seat: Seat, act: &Act) -> Vec<Event<Option<u8>>> {
        match act {
            Act::Show => vec![Event::Shown(seat, self.cards[seat.index()] + u8::from(FAULT == FORECAST_LIES))],
            // Nobody may know the next card.
            Act::Draw if FAULT == LEAKS_IN_FORECAST => {
                vec![Event::Drawn(seat, Some(self.cards[usize::from(self.seats)]))]
            }
            _ => Vec::new(),
        }
    }

    fn view(&self, viewer: Viewer) -> View {
        let seen = |seat: Seat| Some(self.cards[seat.index()]);
        View {
            own: match viewer {
                Viewer::Seat(seat) => seen(seat),
                Viewer::Table if FAULT == LEAKS_IN_VIEW => seen(self.turn),
                Viewer::Table if FAULT == LEAKS_AFTER_AN_ACT && self.acts > 0 => seen(self.turn),
                Viewer::Table => None,
            },
            shown: Seat::all(self.seats)
                .map(|seat| self.shown.contains(seat).then(|| self.cards[seat.index()]))
                .collect(),
            knocked: self.knocked,
            turn: self.turn.after((self.dealt.0 % u32::from(self.seats)) as u8, self.seats),
        }
    }

    fn outcome(&self) -> Option<Outcome> {
        self.over().then(|| Outcome::highest(self.cards[..usize::from(self.seats)].iter().map(|&c| c.into()).collect()))
    }
}

impl<const FAULT: u8> Lawful for Toy<FAULT> {
    const LONGEST: usize = if FAULT == TOO_LONG { 3 } else { 500 };

    fn rounds(&self) -> u32 {
        self.acts
    }

    fn conserved(&self) -> Result<(), String> {
        if self.cards.len() == 12 { Ok(()) } else { Err(format!("{} cards", self.cards.len())) }
    }

    fn resample(&self, viewer: Viewer, mut rng: GameRng) -> Self {
        let known = |at: usize| {
            let seat = (at < usize::from(self.seats)).then(|| Seat::new(at as u8));
            seat.is_some_and(|seat| self.shown.contains(seat) || viewer == Viewer::Seat(seat))
        };
        let hidden: Vec<usize> = (0..self.cards.len()).filter(|&at| !known(at)).collect();
        let mut dealt: Vec<u8> = hidden.iter().map(|&at| self.cards[at]).collect();
        rng.shuffle(&mut dealt);
        let mut resampled = Toy { rng, ..self.clone() };
        for (at, card) in hidden.into_iter().zip(dealt) {
            resampled.cards[at] = card;
        }
        resampled
    }

    fn matching_action(&self, _resampled: &Self, viewer: Viewer, seat: Seat, act: &Act) -> Option<Act> {
        let seen = viewer == Viewer::Seat(seat);
        match act {
            Act::Draw if FAULT == NO_SUCH_ACT_THERE => Some(Act::Extra(0)),
            Act::Draw => (!seen).then_some(*act),
            Act::Show => seen.then_some(*act),
            Act::Knock | Act::Extra(_) => Some(*act),
        }
    }
}
