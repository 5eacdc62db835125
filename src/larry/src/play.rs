//! What an act does: lay, show, play, give, doubt, accept.

use table::{Seat, Seats, Secret};

use crate::pile::{Laid, Lying, Reveal};
use crate::{Action, Card, Event, Gift, Larry, Phase, Played, Up, Why};

type Events = Vec<Event<Secret<Card>>>;

impl Larry {
    /// The act itself, before anything follows from it.
    pub(crate) fn headline(&self, seat: Seat, action: &Action) -> Event<Secret<Card>> {
        let larry = self.says_larry(seat, action.larry());
        match *action {
            Action::Lay { card, sum, .. } => {
                Event::Laid { seat, card: Secret::of(seat, card), sum, open: false, larry }
            }
            Action::Show { card, .. } => {
                Event::Laid { seat, card: Secret::open(card), sum: self.sum_with(card), open: true, larry }
            }
            Action::Play { played, .. } => Event::Played { seat, card: played.card(), target: played.target(), larry },
            Action::Give { card, to, .. } => {
                let both: Seats = [seat, to].into_iter().collect();
                Event::Gave { seat, to, card: Secret::among(both, card), larry }
            }
            Action::GiveNothing { larry } => Event::GaveNothing { seat, larry },
            Action::Doubt => Event::Doubted { seat, liable: self.last },
            Action::Accept => Event::Accepted { seat, open: self.pile_is_open() },
        }
    }

    /// The last sum plus an open card: no bluff is possible.
    fn sum_with(&self, card: Card) -> i8 {
        self.sum() + card.value().unwrap_or(0)
    }

    /// What follows if this card, laid openly, passes the limit.
    pub(crate) fn over_limit(&self, seat: Seat, card: Card) -> Option<Event<Secret<Card>>> {
        let (sum, limit) = (self.sum_with(card), self.limit());
        (sum > limit).then_some(Event::OverLimit { seat, sum, limit })
    }

    pub(crate) fn carry_out(&mut self, seat: Seat, action: Action, events: &mut Events) {
        events.push(self.headline(seat, &action));
        let said = self.says_larry(seat, action.larry());
        match action {
            Action::Lay { card, sum, .. } => {
                let up = if self.is_bound(seat) { Up::NoNumber } else { Up::Down };
                self.put_down(Lying { seat, card, up }, sum);
                self.gifts.retain(|gift| gift.to != seat);
                self.hear_larry(seat, said, events);
                self.pass(events);
            }
            Action::Show { card, .. } => self.show(seat, card, said, events),
            Action::Play { played, .. } => self.play(seat, played, said, events),
            Action::Give { card, to, .. } => {
                self.give(seat, to, card);
                self.hear_larry(seat, said, events);
                self.pass(events);
            }
            // At least two cards are left: no "Larry!" is due.
            Action::GiveNothing { .. } => {
                self.discard(seat, Card::GiveOne);
                self.pass(events);
            }
            Action::Doubt => self.turn_up(Some(seat), events),
            Action::Accept => self.score(self.last, events),
        }
    }

    /// A card leaves the hand openly; by any card its player accepts the sum and becomes liable for the pile.
    fn take_from_hand(&mut self, seat: Seat, card: Card) {
        self.hand_mut(seat).remove(card);
        self.last = seat;
        self.gifts.retain(|gift| gift.to != seat || gift.card != card);
    }

    fn put_down(&mut self, lying: Lying, sum: i8) {
        self.take_from_hand(lying.seat, lying.card);
        self.pile.push(Laid { lying, sum });
    }

    /// "Offen Spielen": one of the cards before the player is fulfilled, whether the limit is passed or not.
    fn show(&mut self, seat: Seat, card: Card, said: bool, events: &mut Events) {
        let over = self.over_limit(seat, card);
        self.put_down(Lying { seat, card, up: Up::Open }, self.sum_with(card));
        self.open_play[seat.index()] -= 1;
        self.discard(seat, Card::OpenPlay);
        events.push(Event::Fulfilled { seat });
        self.hear_larry(seat, said, events);
        if let Some(over) = over {
            events.push(over);
            self.draw_two_and_lead(seat, Why::OverLimit, events);
        } else {
            self.pass(events);
        }
    }

    /// Rulings, "Larry!": checked when the card has left the hand, before other penalties.
    fn hear_larry(&mut self, seat: Seat, said: bool, events: &mut Events) {
        if self.hand(seat).len() == 1 && !said {
            events.push(Event::Forgot { seat });
            self.draw_two(seat, Why::ForgotLarry, events);
        }
    }

    /// An action card takes effect, then it goes to the discard pile ("nachdem sie ausgeführt wurden").
    fn play(&mut self, seat: Seat, played: Played, said: bool, events: &mut Events) {
        self.take_from_hand(seat, played.card());
        if played != Played::GiveOne {
            self.hear_larry(seat, said, events);
        }
        match played {
            // "Larry!" is due, and the next player is on turn, only after the act that gives something or nothing.
            Played::GiveOne => {
                self.phase = Phase::Give;
                return;
            }
            // It stays before its target until a number card is laid openly.
            Played::OpenPlay(target) => self.open_play[target.index()] += 1,
            Played::DrawTwo(target) => {
                self.draw_two(target, Why::Ordered, events);
                self.discard(seat, Card::DrawTwo);
            }
            Played::Reverse => {
                self.clockwise = !self.clockwise;
                events.push(Event::Reversed { clockwise: self.clockwise, limit: self.limit() });
                self.discard(seat, Card::Reverse);
            }
        }
        self.pass(events);
    }

    fn give(&mut self, seat: Seat, to: Seat, card: Card) {
        self.hand_mut(seat).remove(card);
        self.hand_mut(to).add(card);
        self.gifts.retain(|gift| gift.to != seat);
        self.gifts.push(Gift { from: seat, to, card });
        self.discard(seat, Card::GiveOne);
    }

    /// The next player is on turn. After a last card the sum is answered or checked, or the round is scored.
    fn pass(&mut self, events: &mut Events) {
        let (seat, next) = (self.turn, self.next());
        self.phase = Phase::Play;
        if self.hand(seat).len() > 0 {
            self.turn = next;
            return;
        }
        events.push(Event::LastCard { seat });
        if self.pile.is_empty() {
            self.score(seat, events);
        } else if self.options.short {
            self.turn_up(None, events);
        } else {
            (self.turn, self.phase) = (next, Phase::Answer);
        }
    }

    /// Turns the pile up. Who was wrong draws two and leads, unless a last card was right: then the round is over.
    fn turn_up(&mut self, doubter: Option<Seat>, events: &mut Events) {
        let reveal = Reveal::of(&self.pile);
        let (right, liable) = (reveal.right, self.last);
        let finished = right && self.hand(liable).len() == 0;
        events.push(Event::Revealed(reveal));
        for laid in &mut self.pile {
            laid.lying.up = Up::Open;
        }
        match doubter {
            _ if !right => self.draw_two_and_lead(liable, Why::WrongSum, events),
            Some(doubter) if !finished => self.draw_two_and_lead(doubter, Why::WrongDoubt, events),
            Some(doubter) => self.draw_two(doubter, Why::WrongDoubt, events),
            None => {}
        }
        if finished {
            self.score(liable, events);
        }
    }

    /// Whoever draws leads. Rulings, Larry: "Whoever gets back only the single card just laid, because no other is left, does
    /// not lead: the next player does (else a lone 7 at limit 5 would go round for ever)."
    fn draw_two_and_lead(&mut self, seat: Seat, why: Why, events: &mut Events) {
        let lone = matches!(self.pile[..], [Laid { lying, .. }] if lying.seat == seat);
        self.draw_two_to_lead(seat, why, events);
        self.phase = Phase::Play;
        self.turn = seat;
        if lone && self.hand(seat).len() == 1 {
            self.turn = self.next();
        }
        events.push(Event::Leads { seat: self.turn });
    }

    /// An action card goes openly to the discard pile.
    fn discard(&mut self, seat: Seat, card: Card) {
        self.discard.push(Lying { seat, card, up: Up::Open });
    }
}
