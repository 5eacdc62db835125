//! Games of Leiff in which what is wanted happens: everybody sees through every card.

use leiff::{Action, Card, Effect, Glass, Leiff, Options, Phase, Pile, Place, Slot, Special, View};
use table::{Game, Record, Seat, Viewer};

use crate::saves::dealt;

/// The drinking rule that is invented in a planned game: nothing in it is markup.
pub const RULE: &str = "Wer <b>„Leiff“</b> sagt, trinkt & lacht 🍻";

/// Something that happens in a planned game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Wish {
    /// "Passt!", rightly, out of turn.
    Match,
    /// "Passt!", wrongly, out of turn.
    WrongMatch,
    /// "Erwischt!", rightly, out of turn.
    Catch,
    /// "Erwischt!", wrongly, out of turn.
    WrongCatch,
    /// A 7 or an 8 shows a card.
    Look,
    /// A 9 swaps two cards.
    Exchange,
    /// A Spielautomat works.
    Machine,
    /// A special card works.
    Special(Special),
    /// An effect is let pass.
    Decline,
    /// A sip is handed out.
    HandOut,
    /// A glass is changed.
    Fill,
    /// What is owed is ticked off.
    Done,
    /// A team has talked.
    Penalty,
}

/// How many games are tried.
const GAMES: u64 = 3000;

/// No game is longer than that.
const LONGEST: usize = 140;

/// The shortest of many games in which all this happens, once for each time that it is named.
///
/// # Panics
/// If there is none.
#[must_use]
pub fn planned(names: &[&str], options: &Options, wishes: &[Wish]) -> Record<Leiff> {
    let mut shortest: Option<Record<Leiff>> = None;
    for seed in 0..GAMES {
        let most = shortest.as_ref().map_or(LONGEST, |record| record.entries().len() - 1);
        shortest = Plan::new(names, *options, wishes, seed).played(most).or(shortest);
    }
    shortest.expect("a game in which all this happens")
}

/// Games in which all this happens, in no order.
pub fn plans(names: &[&str], options: Options, wishes: &[Wish]) -> impl Iterator<Item = Record<Leiff>> {
    (0..GAMES).filter_map(move |seed| Plan::new(names, options, wishes, seed).played(LONGEST))
}

/// What others do meanwhile; the first that is possible comes first.
const OUT_OF_TURN: [Wish; 8] = [
    Wish::HandOut,
    Wish::Catch,
    Wish::Match,
    Wish::WrongMatch,
    Wish::WrongCatch,
    Wish::Fill,
    Wish::Penalty,
    Wish::Done,
];

/// Whether a wish comes true by an act out of turn; `all` is the table with every card turned up.
fn fulfils(wish: Wish, seat: Seat, action: Action, all: &View) -> bool {
    let agrees = |place: Place| card(all, place) == all.top;
    match (wish, action) {
        (Wish::HandOut, Action::HandOut(_)) | (Wish::Fill, Action::Fill(Glass::Alcohol)) => true,
        (Wish::Catch, Action::Catch(place)) => agrees(place),
        (Wish::WrongCatch, Action::Catch(place)) => !agrees(place),
        (Wish::Match, Action::Match(slot)) => agrees(Place::new(seat, slot)),
        (Wish::WrongMatch, Action::Match(slot)) => !agrees(Place::new(seat, slot)),
        (Wish::Penalty, Action::Penalty(target)) => target != seat,
        (Wish::Done, Action::Done) => matches!(all.phase, Phase::Scored { .. }),
        _ => false,
    }
}

struct Plan {
    record: Record<Leiff>,
    /// What has not happened yet.
    wishes: Vec<Wish>,
    turns: u32,
}

impl Plan {
    fn new(names: &[&str], options: Options, wishes: &[Wish], seed: u64) -> Plan {
        Plan { record: dealt(names, options, seed), wishes: wishes.to_vec(), turns: 0 }
    }

    /// Plays to the end, if that takes no more acts than these, and everything wanted has happened by then.
    fn played(mut self, most: usize) -> Option<Record<Leiff>> {
        while self.record.game().outcome().is_none() {
            if self.record.entries().len() == most {
                return None;
            }
            let (seat, action) = self.next();
            self.record.act(seat, action).expect("a planned act is allowed");
            if action == Action::Invent {
                self.record.write(RULE);
            }
        }
        self.wishes.is_empty().then_some(self.record)
    }

    /// Whether this is still wanted; from now on once less.
    fn grants(&mut self, wish: Wish) -> bool {
        let at = self.wishes.iter().position(|other| *other == wish);
        at.map(|at| self.wishes.swap_remove(at)).is_some()
    }

    fn wants(&self, wish: Wish) -> bool {
        self.wishes.contains(&wish)
    }

    fn next(&mut self) -> (Seat, Action) {
        let game = self.record.game().clone();
        let turn = game.awaited().iter().next().expect("the table waits for somebody");
        let view = game.view(Viewer::Seat(turn));
        if let Some(act) = self.out_of_turn(&game, turn, &view) {
            return act;
        }
        let menu = game.legal(turn);
        (turn, self.in_turn(&menu, &view))
    }

    /// What somebody else does meanwhile, if that is wanted and possible.
    fn out_of_turn(&mut self, game: &Leiff, turn: Seat, view: &View) -> Option<(Seat, Action)> {
        if matches!(view.phase, Phase::Peek { .. }) {
            return None;
        }
        let all = game.reveal_all()?;
        let menu = |seat| game.legal(seat).into_iter().map(move |action| (seat, action));
        let acts: Vec<(Seat, Action)> = turn.others(game.seats()).flat_map(menu).collect();
        let (wish, act) = OUT_OF_TURN.into_iter().filter(|wish| self.wants(*wish)).find_map(|wish| {
            let act = acts.iter().find(|(seat, action)| fulfils(wish, *seat, *action, &all));
            act.map(|act| (wish, *act))
        })?;
        self.grants(wish);
        Some(act)
    }

    fn in_turn(&mut self, menu: &[Action], view: &View) -> Action {
        let may = |action: Action| menu.contains(&action);
        match view.phase {
            Phase::Peek { choosing: true, ref slots, .. } => {
                let mut picks = menu.iter().copied().filter(|action| matches!(action, Action::Pick(_)));
                let pick = if slots.is_empty() { picks.next() } else { picks.next_back() };
                pick.expect("two cards can be chosen")
            }
            // One after the other: who looks, and who does not.
            Phase::Peek { seat, .. } if may(Action::Decline) && seat.index() % 2 == 1 => Action::Decline,
            Phase::Peek { .. } | Phase::Look { .. } => Action::Seen,
            Phase::Turn => self.begin(&may),
            Phase::Drawn(Pile::Draw) => self.place(view),
            Phase::Drawn(Pile::Discard) if self.turns.is_multiple_of(2) => Action::PutBack,
            Phase::Drawn(Pile::Discard) => occupied(view).map_or(Action::PutBack, Action::Put),
            Phase::Effect(effect) => self.choose(effect, menu),
            Phase::Offer { .. } => menu.first().copied().expect("a card can be offered"),
            Phase::Scored { .. } | Phase::Over => Action::Next,
        }
    }

    fn begin(&mut self, may: &impl Fn(Action) -> bool) -> Action {
        self.turns += 1;
        if self.wishes.iter().all(|wish| *wish == Wish::Done) {
            Action::Call
        } else if self.turns.is_multiple_of(4) && may(Action::Take) {
            Action::Take
        } else if may(Action::Draw) {
            Action::Draw
        } else {
            Action::Call
        }
    }

    /// Throws the drawn card away if its effect is wanted, and every other time if it has none.
    fn place(&mut self, view: &View) -> Action {
        let wish = view.drawn.and_then(wish);
        let wanted = wish.is_some_and(|wish| self.wants(wish) || self.wants(Wish::Decline));
        let plain = wish.is_none() && self.turns.is_multiple_of(2);
        match occupied(view) {
            Some(slot) if !wanted && !plain => Action::Swap(slot),
            _ => Action::Discard,
        }
    }

    fn choose(&mut self, effect: Effect, menu: &[Action]) -> Action {
        let wish = match effect {
            Effect::Seven | Effect::Eight => Wish::Look,
            Effect::Nine { .. } => Wish::Exchange,
            Effect::Machine => Wish::Machine,
            Effect::Philosopher { .. } => Wish::Special(Special::Philosopher),
            Effect::Waiter => Wish::Special(Special::Waiter),
            Effect::Gossip => Wish::Special(Special::Gossip),
            Effect::Beauty => Wish::Special(Special::Beauty),
            Effect::Magician | Effect::Glimpse { .. } => Wish::Special(Special::Magician),
        };
        let chooses = |action: &&Action| {
            matches!(action.to_owned(), Action::Pick(_) | Action::Choose(_) | Action::Rotate(_))
                || matches!(action, Action::Use | Action::Invent | Action::SwapHands)
        };
        let unfinished = matches!(effect, Effect::Nine { first: None } | Effect::Philosopher { target: None });
        let glimpses = matches!(effect, Effect::Glimpse { .. });
        match menu.iter().rfind(chooses) {
            Some(action) if glimpses || (unfinished && self.wants(wish)) || self.grants(wish) => *action,
            _ => {
                self.grants(Wish::Decline);
                Action::Decline
            }
        }
    }
}

/// The wish that a card from the draw pile grants when it is discarded.
fn wish(card: Card) -> Option<Wish> {
    match card {
        Card::Number(7 | 8) => Some(Wish::Look),
        Card::Number(9) => Some(Wish::Exchange),
        Card::Machine => Some(Wish::Machine),
        Card::Special(special) => Some(Wish::Special(special)),
        _ => None,
    }
}

fn card(view: &View, place: Place) -> Option<Card> {
    let slot = view.hands.get(place.seat.index())?.slots.get(place.slot.index()).copied();
    slot.flatten()?.card
}

/// The last slot before the player on turn in which a card lies.
fn occupied(view: &View) -> Option<Slot> {
    let slots = &view.hands[view.turn.index()].slots;
    slots.iter().rposition(Option::is_some).and_then(|at| u8::try_from(at).ok()).map(Slot::new)
}
