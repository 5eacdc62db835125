//! Breaches of rules: reported, confirmed, paid for ("Regelkarten").

use table::Seat;

use crate::{Bohei, Breach, Card, Cause, Change, Error, Event, HiddenEvent, Ordered, Orders, Pending, Reply, Rule};

/// Who breaks a rule with so many cards or fewer discards; with more, draws. Rules about the goal do not change it.
const DISCARDS_UP_TO: u8 = 7;

impl Bohei {
    /// How many cards a breach costs.
    pub(crate) fn penalty_number(&self) -> u8 {
        let penalty = |rule| if let Rule::Penalty(cards) = rule { Some(cards) } else { None };
        self.newest(penalty).unwrap_or(1)
    }

    /// Anybody may report a breach at any time; one report for each accused, until it is paid for or lapses.
    pub(crate) fn may_report(&self, by: Seat, seat: Seat) -> Result<(), Error> {
        self.seated(seat)?;
        match self.breaches.iter().find(|breach| breach.seat == seat) {
            Some(Breach { confirmed: true, .. }) => Err(Error::PenaltyComing { seat }),
            Some(breach) if breach.by == by => Err(Error::SecondName),
            // A breach from before is confirmed at any time.
            Some(_) => Ok(()),
            None if self.penalised() == Some(seat) => Err(Error::PenaltyComing { seat }),
            None if self.ended.is_none() && !self.rules.iter().any(behaves) => Err(Error::NoRuleToBreak),
            None if self.participants().contains(seat) => Err(Error::RulesInactive { seat }),
            None => Ok(()),
        }
    }

    /// Who is paying for a breach.
    pub(crate) fn penalised(&self) -> Option<Seat> {
        match &self.pending {
            Some(Pending::Orders(orders)) if orders.cause == Cause::Breach => {
                orders.each.first().map(|ordered| ordered.seat)
            }
            _ => None,
        }
    }

    /// A breach is reported, or by a second name confirmed.
    pub(crate) fn report(&mut self, by: Seat, seat: Seat, events: &mut Vec<HiddenEvent>) {
        if let Some(breach) = self.breaches.iter_mut().find(|breach| breach.seat == seat) {
            breach.confirmed = true;
            events.push(Event::Confirmed { by, seat });
        } else {
            self.breaches.push(Breach { by, seat, confirmed: false });
            events.push(Event::Reported { by, seat });
        }
    }

    /// A confirmed breach is to be paid for; `false` if there is none. Of several, they pay one after the other, clockwise
    /// from the player on turn.
    pub(crate) fn penalise(&mut self, events: &mut Vec<HiddenEvent>) -> bool {
        let confirmed = |seat: &Seat| self.breaches.iter().any(|breach| breach.confirmed && breach.seat == *seat);
        let mut clockwise = std::iter::once(self.turn).chain(self.turn.others(self.seats));
        let Some(seat) = clockwise.find(confirmed) else { return false };
        self.breaches.retain(|breach| breach.seat != seat);
        let count = self.penalty_number();
        let change = if self.count(seat) <= DISCARDS_UP_TO { Change::Discard(count) } else { Change::Draw(count) };
        let each = vec![Ordered { seat, change, reply: Reply::Missing }];
        self.pending = Some(Pending::Orders(Orders { cause: Cause::Breach, each, due: None }));
        events.push(Event::Penalised { seat, change });
        true
    }
}

/// Whether a card is a rule about behaviour: only such a rule can be broken.
pub(crate) fn behaves(card: &Card) -> bool {
    matches!(card.rule(), Some(Rule::Behaviour(_)))
}
