//! What waits on top of the turn, as a word of a position.

use table::{PositionError, Seat, joined, read_seat};

use crate::{Answer, Bohei, Card, Cause, Change, Kind, Order, Ordered, Orders, Party, Pending, Phase, Reply, Whom};

use super::text::{read_seats, write_seats};

impl Pending {
    pub(super) fn written(&self) -> String {
        match self {
            Pending::Aim { card, .. } => format!("aim.{card}"),
            Pending::Ticks { card, .. } => format!("ticks.{card}"),
            Pending::Opponent { card, .. } => format!("opponent.{card}"),
            Pending::Third { card, opponent, .. } => format!("third.{card}.{opponent}"),
            Pending::Challenge { card, inside, third, tries, .. } => {
                let third = third.map(|seat| format!(".{seat}")).unwrap_or_default();
                format!("challenge.{card}.{}.{tries}{third}", write_seats(*inside))
            }
            Pending::Reward { seat, card, taken } => {
                let taken = taken.map(|change| format!(".{}", write_change(change))).unwrap_or_default();
                format!("reward.{card}.{seat}{taken}")
            }
            Pending::Orders(orders) => {
                let start = match (orders.cause, orders.each.first()) {
                    (Cause::Action { card, .. }, _) => format!("orders.{card}"),
                    (Cause::Breach, first) => {
                        format!("penalty.{}", first.map(|first| write_change(first.change)).unwrap_or_default())
                    }
                };
                let each = joined(orders.each.iter().map(write_ordered), ".");
                let due = orders.due.map(|(seat, count)| format!(".{seat}{count}")).unwrap_or_default();
                format!("{start}.{each}{due}")
            }
        }
    }
}

fn write_change(change: Change) -> String {
    match change {
        Change::Draw(count) => format!("+{count}"),
        Change::Discard(count) => format!("-{count}"),
    }
}

fn read_change(text: &str) -> Option<Change> {
    let change = match text.strip_prefix('-') {
        Some(count) => Change::Discard(count.parse().ok()?),
        None => Change::Draw(text.strip_prefix('+')?.parse().ok()?),
    };
    (write_change(change) == text && change.count() > 0).then_some(change)
}

/// `b` has not answered, `b?n` reaches for a card, `by` accepts, `bn` or `bo` has played one.
fn write_ordered(ordered: &Ordered) -> String {
    let reply = match ordered.reply {
        Reply::Missing => String::new(),
        Reply::Reaching(answer) => format!("?{answer}"),
        Reply::Accepted => "y".to_owned(),
        Reply::Played(answer) => answer.to_string(),
    };
    format!("{}{reply}", ordered.seat)
}

fn read_reply(text: &str) -> Option<Reply> {
    match (text, text.strip_prefix('?')) {
        ("", _) => Some(Reply::Missing),
        ("y", _) => Some(Reply::Accepted),
        (_, Some(answer)) => answer.parse().ok().map(Reply::Reaching),
        (answer, None) => answer.parse().ok().map(Reply::Played),
    }
}

impl Bohei {
    /// Reads what waits. Whether its cards are there is checked later.
    pub(super) fn read_pending(&mut self, text: &str) -> Result<(), PositionError> {
        let word = format!("pending:{text}");
        let wrong = |problem: &str| PositionError::new(&word, problem);
        let parts: Vec<&str> = text.split('.').collect();
        let [name, card, rest @ ..] = parts.as_slice() else { return Err(wrong("expected name.card")) };
        self.pending = Some(if *name == "penalty" {
            let change = read_change(card).ok_or_else(|| wrong("+1 or -1"))?;
            self.read_orders(Cause::Breach, change, rest, &word)?
        } else {
            self.phase = Phase::Close;
            let card: Card = card.parse().map_err(|_| wrong("no card"))?;
            match card.kind() {
                Kind::Action(order) => self.read_action(name, card, order, rest, &word)?,
                Kind::Challenge(challenge) => self.read_challenge(name, card, challenge.party, rest, &word)?,
                _ => return Err(wrong("neither an action nor a challenge")),
            }
        });
        Ok(())
    }

    fn read_action(
        &self,
        name: &str,
        card: Card,
        order: Order,
        rest: &[&str],
        word: &str,
    ) -> Result<Pending, PositionError> {
        let by = self.turn;
        match (name, order.whom, rest) {
            ("aim", Whom::Chosen, []) => Ok(Pending::Aim { by, card }),
            ("ticks", Whom::With(with), []) => Ok(Pending::Ticks { by, card, with }),
            ("orders", _, rest) => self.read_orders(Cause::Action { by, card }, order.change, rest, word),
            _ => Err(PositionError::new(word, "this card never waits so")),
        }
    }

    fn read_challenge(
        &self,
        name: &str,
        card: Card,
        party: Party,
        rest: &[&str],
        word: &str,
    ) -> Result<Pending, PositionError> {
        let wrong = || PositionError::new(word, "this card never waits so");
        let (by, seat) = (self.turn, |text: &str| read_seat(text, word, self.seats));
        let duel = party != Party::Group;
        match (name, rest) {
            ("opponent", []) if duel => Ok(Pending::Opponent { by, card }),
            ("third", [opponent]) if party == Party::DuelWithThird && seat(opponent)? != by => {
                Ok(Pending::Third { by, card, opponent: seat(opponent)? })
            }
            ("challenge", [inside, tries, third @ ..]) => {
                let inside = read_seats(inside, word, self.seats)?;
                let third = match (party, third) {
                    (Party::DuelWithThird, [third]) => Some(seat(third)?),
                    (Party::Duel | Party::Group, []) => None,
                    _ => return Err(wrong()),
                };
                let two = inside.len() == 2 && inside.contains(by);
                let neutral = third.is_none_or(|third| !inside.contains(third));
                let tries = tries.parse().ok().filter(|&tries| tries > 0).ok_or_else(wrong)?;
                let fits = neutral && if duel { two } else { inside.len() >= 2 };
                fits.then_some(Pending::Challenge { by, card, inside, third, tries }).ok_or_else(wrong)
            }
            ("reward", [winner, taken @ ..]) => {
                let taken = match taken {
                    [] => None,
                    [taken] => Some(read_change(taken).filter(|taken| taken.count() == 1).ok_or_else(wrong)?),
                    _ => return Err(wrong()),
                };
                Ok(Pending::Reward { seat: seat(winner)?, card, taken })
            }
            _ => Err(wrong()),
        }
    }

    fn read_orders(&self, cause: Cause, change: Change, rest: &[&str], word: &str) -> Result<Pending, PositionError> {
        let wrong = |problem: &str| PositionError::new(word, problem);
        let mut each: Vec<Ordered> = Vec::new();
        let mut due: Option<(Seat, u8)> = None;
        for text in rest {
            let (seat, reply) = text.split_at_checked(1).ok_or_else(|| wrong("a seat and its answer"))?;
            let seat = read_seat(seat, word, self.seats)?;
            if let Some(count) = reply.parse().ok().filter(|count| *count > 0 && due.is_none()) {
                due = Some((seat, count));
                continue;
            }
            let reply = read_reply(reply).ok_or_else(|| wrong("no answer"))?;
            let turned = matches!(reply, Reply::Played(Answer::Opposite) | Reply::Reaching(Answer::Opposite));
            if (turned && cause == Cause::Breach) || each.iter().any(|ordered| ordered.seat == seat) {
                return Err(wrong("everybody answers once, and a penalty is not turned"));
            }
            let opposite = reply == Reply::Played(Answer::Opposite);
            each.push(Ordered { seat, change: if opposite { change.opposite() } else { change }, reply });
        }
        let fits = !each.is_empty() && (cause != Cause::Breach || each.len() == 1);
        let answered = each.iter().all(|ordered| ordered.reply.is_given());
        let discards = |seat: Seat, count: u8| {
            let mine = each.iter().find(|ordered| ordered.seat == seat);
            mine.is_some_and(|ordered| {
                let asked = ordered.reply != Reply::Played(Answer::No) && count <= ordered.change.count();
                asked && matches!(ordered.change, Change::Discard(_))
            })
        };
        if !fits || answered != due.is_some() || due.is_some_and(|(seat, count)| !discards(seat, count)) {
            return Err(wrong("somebody has still to answer, or to discard"));
        }
        Ok(Pending::Orders(Orders { cause, each, due }))
    }
}
