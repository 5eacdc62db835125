//! Breaches of rules: reported, confirmed, paid for ("Regelkarten").

use table::Seat;

use crate::{Bohei, Breach, Card, Cause, Change, Error, Event, Happened, Ordered, Orders, Pending, Reply, Rule};

/// Who breaks a rule with so many cards or fewer discards; with more, draws. Rules about the goal do not change it.
const DISCARDS_UP_TO: u8 = 7;

impl Bohei {
    /// How many cards a breach costs.
    pub(crate) fn penalty_number(&self) -> u8 {
        let penalty = |rule| if let Rule::Penalty(cards) = rule { Some(cards) } else { None };
        self.newest(penalty).unwrap_or(1)
    }

    /// Anybody may report a breach at any time; one report at a time, until it is paid for or lapses.
    pub(crate) fn may_report(&self, by: Seat, seat: Seat) -> Result<(), Error> {
        let behaviour = |card: &Card| matches!(card.rule(), Some(Rule::Behaviour(_)));
        self.seated(seat)?;
        match self.breach {
            Some(Breach { seat, confirmed: true, .. }) => Err(Error::PenaltyComing { seat }),
            Some(other) if other.seat != seat => Err(Error::OtherReport { seat: other.seat }),
            Some(breach) if breach.by == by => Err(Error::SecondName),
            // A breach from before is confirmed at any time.
            Some(_) => Ok(()),
            None => match self.penalised() {
                Some(seat) => Err(Error::PenaltyComing { seat }),
                None if !self.rules.iter().any(behaviour) => Err(Error::NoRuleToBreak),
                None if self.participants().contains(seat) => Err(Error::RulesInactive { seat }),
                None => Ok(()),
            },
        }
    }

    /// Who is paying for a breach.
    fn penalised(&self) -> Option<Seat> {
        match &self.pending {
            Some(Pending::Orders(orders)) if orders.cause == Cause::Breach => {
                orders.each.first().map(|ordered| ordered.seat)
            }
            _ => None,
        }
    }

    /// A breach is reported, or by a second name confirmed.
    pub(crate) fn report(&mut self, by: Seat, seat: Seat, events: &mut Vec<Happened>) {
        if let Some(breach) = &mut self.breach {
            breach.confirmed = true;
            events.push(Event::Confirmed { by, seat });
        } else {
            self.breach = Some(Breach { by, seat, confirmed: false });
            events.push(Event::Reported { by, seat });
        }
    }

    /// A confirmed breach is to be paid for; `false` if there is none.
    pub(crate) fn penalise(&mut self, events: &mut Vec<Happened>) -> bool {
        let Some(Breach { seat, .. }) = self.breach.take_if(|breach| breach.confirmed) else { return false };
        let count = self.penalty_number();
        let change = if self.count(seat) <= DISCARDS_UP_TO { Change::Discard(count) } else { Change::Draw(count) };
        let each = vec![Ordered { seat, change, reply: Reply::Missing }];
        self.pending = Some(Pending::Orders(Orders { cause: Cause::Breach, each, due: None }));
        events.push(Event::Penalised { seat, change });
        true
    }
}
