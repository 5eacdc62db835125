//! Games of Bohei in which what is wanted happens: everybody sees through every card.

use bohei::{
    Action, Answer, Bohei, Card, Cause, Change, Event, HiddenEvent, Kind, Lying, Options, Party, Pending, Phase, Reply,
    Rule, Slot, View, Whom,
};
use table::{Game, Record, Seat, Seed};

use crate::saves::dealt;

/// Something that happens in a planned game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Wish {
    /// "Nö".
    No,
    /// "Nö" to the penalty of a breach.
    NoToPenalty,
    /// Opposite day.
    Opposite,
    /// Somebody reaches for a card, and goes back without it.
    Vain,
    /// A breach is reported while an action waits, and confirmed.
    Breach,
    /// A duel is won.
    Duel,
    /// A duel with a third person is won.
    Third,
    /// A challenge of the group is won by the last one in it.
    Group,
    /// A challenge is played again.
    Again,
    /// A challenge is called off.
    CalledOff,
    /// The extra slot lies there.
    Extra,
    /// A slot is closed.
    Closed,
    /// Somebody is ticked.
    Ticks,
    /// An action is aimed at somebody.
    Aim,
    /// "Bohei!" with another number of cards.
    FalseCall,
    /// Another number of cards wins.
    Goal,
}

/// How many games are tried.
const GAMES: u64 = 3000;

/// No game is longer than that.
const LONGEST: usize = 190;

/// The shortest of many games in which all this happens, once for each time that it is named.
///
/// # Panics
/// If there is none.
#[must_use]
pub fn planned(names: &[&str], wishes: &[Wish]) -> Record<Bohei> {
    let mut shortest: Option<Record<Bohei>> = None;
    for seed in 0..GAMES {
        let most = shortest.as_ref().map_or(LONGEST, |record| record.entries().len() - 1);
        shortest = Plan::new(names, wishes, seed).played(most).or(shortest);
    }
    shortest.expect("a game in which all this happens")
}

/// Games in which all this happens, in no order.
pub fn plans(names: &[&str], wishes: &[Wish]) -> impl Iterator<Item = Record<Bohei>> {
    (0..GAMES).filter_map(move |seed| Plan::new(names, wishes, seed).played(LONGEST))
}

/// A game in which nothing is wished for: everybody draws up to the goal and calls, and lots decide what is played.
///
/// # Panics
/// If nobody wins.
#[must_use]
pub fn ordinary(names: &[&str], seed: u64) -> Record<Bohei> {
    let mut plan = Plan::new(names, &[], seed);
    let game = |plan: &Plan| plan.record.game().reveal_all().filter(|_| plan.record.game().outcome().is_none());
    let mut lots = Seed::from_number(seed).rng(plan.record.game().seats());
    while let Some(all) = game(&plan) {
        let (seat, mut action) = plan.next(&all);
        if all.pending.is_none() && matches!(all.phase, Phase::Rule | Phase::Play) && action != Action::Bohei {
            let mut menu = plan.record.game().legal(seat);
            let offered = offered(&all);
            menu.retain(|action| match *action {
                Action::Enact(_, slot) => slot.is_none() || slot == offered,
                Action::Play(_) => true,
                Action::Pass => all.phase == Phase::Play,
                _ => false,
            });
            action = *lots.pick(&menu).unwrap_or(&action);
        }
        plan.record.act(seat, action).expect("an act of the menu");
        assert!(plan.record.entries().len() < 2 * LONGEST, "somebody wins");
    }
    plan.record
}

/// Whether a wish comes true by what happened.
fn fulfils(wish: Wish, event: &HiddenEvent, penalty: bool) -> bool {
    let party = |card: Card| card.challenge().map(|challenge| challenge.party);
    match (wish, event) {
        (Wish::No, Event::Answered { answer: Answer::No, .. }) => !penalty,
        (Wish::NoToPenalty, Event::Answered { answer: Answer::No, .. }) => penalty,
        (Wish::Duel, Event::Won { card, .. }) => party(*card) == Some(Party::Duel),
        (Wish::Third, Event::Won { card, .. }) => party(*card) == Some(Party::DuelWithThird),
        (Wish::Group, Event::Won { card, .. }) => party(*card) == Some(Party::Group),
        (Wish::Extra, Event::Enacted { card, .. }) => card.rule() == Some(Rule::Extra),
        (Wish::Closed, Event::Enacted { card, .. }) => card.rule() == Some(Rule::Closed),
        (Wish::Opposite, Event::Answered { answer: Answer::Opposite, .. })
        | (Wish::Vain, Event::Returned { .. })
        | (Wish::Breach, Event::Penalised { .. })
        | (Wish::Again, Event::Again { .. })
        | (Wish::CalledOff, Event::CalledOff { .. })
        | (Wish::Ticks, Event::Ticked { ticked: true, .. })
        | (Wish::Aim, Event::Aimed { .. })
        | (Wish::FalseCall, Event::Bohei { counts: false, .. })
        | (Wish::Goal, Event::GoalChanged { .. }) => true,
        _ => false,
    }
}

struct Plan {
    record: Record<Bohei>,
    /// What has not happened yet. As long as there is something, nobody calls rightly, and so nobody wins.
    wishes: Vec<Wish>,
}

impl Plan {
    fn new(names: &[&str], wishes: &[Wish], seed: u64) -> Plan {
        Plan { record: dealt(names, Options::default(), seed), wishes: wishes.to_vec() }
    }

    /// Plays to the end, if that takes no more acts than these, and everything wanted has happened by then.
    fn played(mut self, most: usize) -> Option<Record<Bohei>> {
        while self.record.game().outcome().is_none() {
            if self.record.entries().len() == most {
                return None;
            }
            let all = self.record.game().reveal_all()?;
            let penalty = matches!(&all.pending, Some(Pending::Orders(orders)) if orders.cause == Cause::Breach);
            let (seat, action) = self.next(&all);
            self.record.act(seat, action).expect("a planned act is allowed");
            let events = self.record.steps().next_back().map(|step| step.events.clone()).unwrap_or_default();
            for event in &events {
                let granted = self.wishes.iter().position(|wish| fulfils(*wish, event, penalty));
                granted.map(|at| self.wishes.swap_remove(at));
            }
        }
        self.wishes.is_empty().then_some(self.record)
    }

    fn wants(&self, wish: Wish) -> bool {
        self.wishes.contains(&wish)
    }

    /// Who does what next; `all` is the table with every hand turned up.
    fn next(&self, all: &View) -> (Seat, Action) {
        let game = self.record.game();
        if let Some(act) = self.out_of_turn(all) {
            return act;
        }
        if let Some(act) = self.answer(all) {
            return act;
        }
        let seat = game.awaited().iter().next().expect("the table waits for somebody");
        let menu = game.legal(seat);
        let wanted = self.in_turn(all, seat, &menu).filter(|action| menu.contains(action));
        (seat, wanted.unwrap_or_else(|| *menu.first().expect("something is possible")))
    }

    /// What somebody does meanwhile, if that is wanted and possible.
    fn out_of_turn(&self, all: &View) -> Option<(Seat, Action)> {
        let game = self.record.game();
        let seats = || Seat::all(game.seats());
        let count = |seat: Seat| all.players[seat.index()];
        let may = |seat: Seat, action: Action| game.legal(seat).contains(&action);
        if self.wishes.is_empty() {
            let reached = |seat: &Seat| count(*seat).cards == all.goal && !count(*seat).called;
            if let Some(seat) = seats().find(reached) {
                return Some((seat, Action::Bohei));
            }
        }
        let later = self.record.entries().len() > 8;
        if later && self.wants(Wish::FalseCall) {
            let seat = all.turn.others(game.seats()).find(|seat| count(*seat).cards != all.goal)?;
            return Some((seat, Action::Bohei));
        }
        if let Some(breach) = all.breaches.iter().find(|breach| !breach.confirmed) {
            let confirms = |seat: &Seat| *seat != breach.by && *seat != breach.seat;
            let seat = seats().find(confirms)?;
            return may(seat, Action::Report(breach.seat)).then_some((seat, Action::Report(breach.seat)));
        }
        let waits = matches!(&all.pending, Some(Pending::Orders(orders)) if orders.due.is_none());
        if !self.wants(Wish::Breach) || !waits || !all.breaches.is_empty() {
            return None;
        }
        let holds = |seat: &Seat| all.hands[seat.index()].contains(&Card::NO);
        let accused = seats().find(|seat| self.wants(Wish::NoToPenalty) && holds(seat)).unwrap_or(all.turn);
        let by = accused.after(1, game.seats());
        may(by, Action::Report(accused)).then_some((by, Action::Report(accused)))
    }

    /// What somebody says to what is ordered.
    fn answer(&self, all: &View) -> Option<(Seat, Action)> {
        let Some(Pending::Orders(orders)) = &all.pending else { return None };
        if orders.due.is_some() {
            return None;
        }
        let penalty = orders.cause == Cause::Breach;
        let holds = |seat: Seat, answer: Answer| all.hands[seat.index()].contains(&answer.card());
        for each in &orders.each {
            if let Reply::Reaching(answer) = each.reply {
                let action = if holds(each.seat, answer) { Action::Answer(answer) } else { Action::Back };
                return Some((each.seat, action));
            }
        }
        let missing = || orders.each.iter().filter(|each| each.reply == Reply::Missing).map(|each| each.seat);
        let no = self.wants(if penalty { Wish::NoToPenalty } else { Wish::No });
        for seat in missing() {
            if no && holds(seat, Answer::No) {
                return Some((seat, Action::Reach(Answer::No)));
            }
            if !penalty && self.wants(Wish::Opposite) && holds(seat, Answer::Opposite) {
                return Some((seat, Action::Reach(Answer::Opposite)));
            }
            if self.wants(Wish::Vain) && !holds(seat, Answer::No) {
                return Some((seat, Action::Reach(Answer::No)));
            }
        }
        // Not in the order in which they are asked.
        missing().next_back().map(|seat| (seat, Action::Accept))
    }

    fn in_turn(&self, all: &View, seat: Seat, menu: &[Action]) -> Option<Action> {
        let missing = missing(all, seat);
        let best = |worth: &dyn Fn(Action) -> i32| {
            let best = menu.iter().rev().max_by_key(|action| worth(**action)).copied();
            best.filter(|action| worth(*action) > 0)
        };
        match &all.pending {
            None => match all.phase {
                Phase::Draw if missing > if self.wishes.is_empty() { 0 } else { -2 } => Some(Action::Draw),
                Phase::Draw => Some(Action::Pass),
                Phase::Rule => best(&|action| self.rule(all, action)),
                _ => best(&|action| if let Action::Play(card) = action { self.card(all, seat, card) } else { 0 })
                    .or(Some(Action::Pass)),
            },
            Some(Pending::Opponent { .. }) if self.wants(Wish::CalledOff) => Some(Action::CallOff),
            Some(Pending::Aim { .. } | Pending::Opponent { .. } | Pending::Third { .. }) => {
                menu.iter().rfind(|action| matches!(action, Action::Choose(_))).copied()
            }
            Some(Pending::Ticks { with, .. }) => {
                let ticked = all.ticks[with.index()];
                let answers = |seat: &Seat| all.hands[seat.index()].iter().any(|card| is_answer(*card));
                let others = || Seat::all(all.players.len() as u8).filter(|seat| !ticked.contains(*seat));
                let next = others().find(answers).or_else(|| others().next());
                Some(if ticked.len() < 2 { next.map_or(Action::Go, Action::Tick) } else { Action::Go })
            }
            Some(Pending::Challenge { .. }) if self.wants(Wish::Again) => Some(Action::Again),
            Some(Pending::Challenge { .. }) => {
                let out = menu.iter().rfind(|action| matches!(action, Action::Out(_)));
                out.or_else(|| menu.iter().rfind(|action| matches!(action, Action::Won(_)))).copied()
            }
            Some(Pending::Reward { .. }) if missing == 0 => Some(Action::Pass),
            Some(Pending::Reward { .. }) if missing > 0 && menu.contains(&Action::Draw) => Some(Action::Draw),
            Some(Pending::Reward { .. } | Pending::Orders(_)) => {
                let discards = |action: &&Action| matches!(action, Action::Discard(card) if !is_answer(*card));
                menu.iter().find(discards).copied()
            }
        }
    }

    /// What playing this rule is worth.
    fn rule(&self, all: &View, action: Action) -> i32 {
        let Action::Enact(card, slot) = action else { return 0 };
        let behaves = all.rules.iter().any(|card| matches!(card.rule(), Some(Rule::Behaviour(_))));
        let worth = match card.rule() {
            Some(Rule::Extra) if self.wants(Wish::Extra) => 20,
            Some(Rule::Closed) if self.wants(Wish::Closed) => 20,
            Some(Rule::Goal(_)) if self.wants(Wish::Goal) => 20,
            Some(Rule::Behaviour(_)) if self.wants(Wish::Breach) && !behaves => 10,
            Some(Rule::Behaviour(_)) => 5,
            _ => 1,
        };
        worth + i32::from(slot == offered(all))
    }

    /// What playing this card is worth: first what is wanted, then cards that may be it, at last the goal.
    fn card(&self, all: &View, seat: Seat, card: Card) -> i32 {
        let done = self.wishes.is_empty();
        match card.kind() {
            Kind::Challenge(challenge) => {
                let wish = match challenge.party {
                    Party::Duel => Wish::Duel,
                    Party::DuelWithThird => Wish::Third,
                    Party::Group => Wish::Group,
                };
                let off = self.wants(Wish::CalledOff) && challenge.party != Party::Group;
                if self.wants(wish) || off { 20 } else { i32::from(done) }
            }
            Kind::Action(order) => {
                let answers = [(Wish::No, Card::NO), (Wish::Opposite, Card::OPPOSITE)]
                    .into_iter()
                    .any(|(wish, answer)| self.wants(wish) && all.hands.iter().any(|hand| hand.contains(&answer)));
                match (order.whom, order.change) {
                    (Whom::With(_), _) if self.wants(Wish::Ticks) || answers => 12,
                    (Whom::Everybody | Whom::Others, _) if answers || self.wants(Wish::Vain) => 14,
                    (Whom::Chosen, _) if self.wants(Wish::Aim) => 10,
                    (Whom::Actor, Change::Draw(count)) if missing(all, seat) >= i32::from(count) => 3,
                    (Whom::Actor, Change::Discard(_)) if missing(all, seat) < 0 => 3,
                    _ if self.wants(Wish::Breach) && order.whom != Whom::Actor => 2,
                    _ => i32::from(done && missing(all, seat) < 0),
                }
            }
            _ => 0,
        }
    }
}

/// The slot that the hand offers to whoever does not mind: a free one, or else the one of the oldest rule.
fn offered(all: &View) -> Option<Slot> {
    let age = |lying: &&Lying| lying.card.and_then(|card| all.rules.iter().position(|rule| *rule == card));
    all.slots.iter().filter(|lying| !lying.closed).min_by_key(age).map(|lying| lying.slot)
}

/// The cards that are missing to the goal; below 0, so many too many.
fn missing(all: &View, seat: Seat) -> i32 {
    i32::from(all.goal) - i32::from(all.players[seat.index()].cards)
}

fn is_answer(card: Card) -> bool {
    matches!(card.kind(), Kind::No | Kind::Opposite)
}
