//! Orders to draw or discard: announced, answered, carried out ("Aktionskarten", "Nö", "Gegenteiltag").

use table::{Seat, Seats};

use crate::{Answer, Bohei, Card, Cause, Change, Event, HiddenEvent, Order, Ordered, Orders, Pending, Reply, Whom};

impl Bohei {
    /// An action is played: whom it concerns is clear, or is asked.
    pub(crate) fn announce(&mut self, card: Card, order: Order, events: &mut Vec<HiddenEvent>) {
        let by = self.turn;
        match order.whom {
            Whom::Actor => self.order(card, Seats::only(by), events),
            Whom::Others => self.order(card, by.others(self.seats).collect(), events),
            Whom::Everybody => self.order(card, self.all().collect(), events),
            Whom::Chosen => self.pending = Some(Pending::Aim { by, card }),
            Whom::With(with) => self.pending = Some(Pending::Ticks { by, card, with }),
        }
    }

    /// Ticks a player for the trait that an action goes by, or takes the tick away.
    pub(crate) fn tick(&mut self, seat: Seat, events: &mut Vec<HiddenEvent>) {
        let Some(Pending::Ticks { with, .. }) = self.pending else { return };
        let ticks = &mut self.ticks[with.index()];
        let ticked = !ticks.contains(seat);
        if ticked {
            ticks.insert(seat);
        } else {
            *ticks = ticks.iter().filter(|&other| other != seat).collect();
        }
        events.push(Event::Ticked { seat, with, ticked });
    }

    /// The ticks are right: the action concerns those who are ticked.
    pub(crate) fn go(&mut self, events: &mut Vec<HiddenEvent>) {
        let Some(Pending::Ticks { card, with, .. }) = self.pending else { return };
        self.order(card, self.ticks[with.index()], events);
    }

    /// An action waits for the answers of all whom it concerns; without any it is discarded.
    pub(crate) fn order(&mut self, card: Card, seats: Seats, events: &mut Vec<HiddenEvent>) {
        let by = self.turn;
        events.push(Event::Announced { by, card, seats });
        let Some(Order { change, .. }) = card.order() else { return };
        let clockwise = std::iter::once(by).chain(by.others(self.seats));
        let each = clockwise.filter(|&seat| seats.contains(seat));
        let each: Vec<Ordered> = each.map(|seat| Ordered { seat, change, reply: Reply::Missing }).collect();
        if each.is_empty() {
            self.pending = None;
            self.discard.push(card);
        } else {
            self.pending = Some(Pending::Orders(Orders { cause: Cause::Action { by, card }, each, due: None }));
        }
    }

    /// What is ordered of a player, as long as answers are missing.
    pub(crate) fn ordered(&self, seat: Seat) -> Option<&Ordered> {
        match &self.pending {
            Some(Pending::Orders(orders)) if orders.due.is_none() => {
                orders.each.iter().find(|ordered| ordered.seat == seat)
            }
            _ => None,
        }
    }

    fn ordered_mut(&mut self, seat: Seat) -> Option<&mut Ordered> {
        match &mut self.pending {
            Some(Pending::Orders(orders)) => orders.each.iter_mut().find(|ordered| ordered.seat == seat),
            _ => None,
        }
    }

    /// A player does what is ordered.
    pub(crate) fn accept(&mut self, seat: Seat, events: &mut Vec<HiddenEvent>) {
        events.push(Event::Accepted { seat });
        self.reply(seat, Reply::Accepted, events);
    }

    /// A player looks for an answer in the hand.
    pub(crate) fn reach(&mut self, seat: Seat, answer: Answer, events: &mut Vec<HiddenEvent>) {
        events.push(Event::Reaches { seat, answer });
        self.reply(seat, Reply::Reaching(answer), events);
    }

    /// A player puts the hand down again.
    pub(crate) fn back(&mut self, seat: Seat, events: &mut Vec<HiddenEvent>) {
        events.push(Event::Returned { seat });
        self.reply(seat, Reply::Missing, events);
    }

    /// A player answers with a card. It lies beside the order until that is done.
    pub(crate) fn answer(&mut self, seat: Seat, answer: Answer, events: &mut Vec<HiddenEvent>) {
        self.take(seat, answer.card());
        let Some(ordered) = self.ordered_mut(seat) else { return };
        let change = match answer {
            Answer::No => None,
            Answer::Opposite => {
                ordered.change = ordered.change.opposite();
                Some(ordered.change)
            }
        };
        events.push(Event::Answered { seat, answer, change });
        self.reply(seat, Reply::Played(answer), events);
    }

    /// Notes an answer; when all are given, the orders are carried out.
    fn reply(&mut self, seat: Seat, reply: Reply, events: &mut Vec<HiddenEvent>) {
        if let Some(ordered) = self.ordered_mut(seat) {
            ordered.reply = reply;
        }
        let Some(Pending::Orders(orders)) = &self.pending else { return };
        if orders.each.iter().all(|ordered| ordered.reply.is_given()) {
            self.carry_out(0, events);
        }
    }

    /// Carries out the orders from this one on, clockwise. It stops where a player has cards to choose from; too few cards go
    /// all.
    fn carry_out(&mut self, from: usize, events: &mut Vec<HiddenEvent>) {
        let Some(Pending::Orders(mut orders)) = self.pending.take() else { return };
        for &Ordered { seat, change, reply } in orders.each.iter().skip(from) {
            match change {
                _ if reply == Reply::Played(Answer::No) => {}
                Change::Draw(count) => self.draw_cards(seat, count, events),
                Change::Discard(_) if self.hand(seat).is_empty() => events.push(Event::EmptyHanded { seat }),
                Change::Discard(count) if self.count(seat) > count => {
                    orders.due = Some((seat, count));
                    break;
                }
                Change::Discard(_) => {
                    for card in self.hand(seat).to_vec() {
                        self.discard_card(seat, card, events);
                    }
                }
            }
        }
        if orders.due.is_some() {
            self.pending = Some(Pending::Orders(orders));
        } else {
            self.put_away(&orders);
        }
    }

    /// What is done goes to the discard pile, the answers first.
    fn put_away(&mut self, orders: &Orders) {
        let answers = orders.each.iter().filter_map(|ordered| match ordered.reply {
            Reply::Played(answer) => Some(answer.card()),
            _ => None,
        });
        self.discard.extend(answers);
        if let Cause::Action { card, .. } = orders.cause {
            self.discard.push(card);
        }
    }

    /// Discards a card that is due; after the last one the orders go on.
    pub(crate) fn discard_due(&mut self, card: Card, events: &mut Vec<HiddenEvent>) {
        let Some(Pending::Orders(orders)) = &mut self.pending else { return };
        let Some((seat, count)) = orders.due else { return };
        let at = orders.each.iter().position(|ordered| ordered.seat == seat).unwrap_or_default();
        orders.due = (count > 1).then_some((seat, count.saturating_sub(1)));
        self.discard_card(seat, card, events);
        if count <= 1 {
            self.carry_out(at + 1, events);
        }
    }
}
