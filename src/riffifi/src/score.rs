//! The end of a round and of the game.

use table::{Outcome, Seat, Secret};

use crate::{Cards, Colour, Event, HiddenEvent, Length, Loot, Riffifi};

/// Chips of a colour that tick it off on the score sheet (Wertungsvariante).
pub const TICKED: u8 = 7;

/// A player with a full sheet ranks before everybody without one, who has fewer chips on it than this.
const FULL: i32 = 100;

impl Riffifi {
    /// The number of the round, from 1.
    pub(crate) fn round(&self) -> u16 {
        self.scored.len() as u16 + u16::from(!self.over)
    }

    /// How many rounds are played: as many as players, or one; `None` if the score sheet decides it.
    pub(crate) fn rounds(&self) -> Option<u16> {
        match self.options.length {
            Length::Printed => Some(self.seats.into()),
            Length::Sheet => None,
            Length::OneRound => Some(1),
        }
    }

    pub(crate) fn has_sheet(&self) -> bool {
        self.options.length == Length::Sheet
    }

    /// How often the hands of the last deal have been passed on.
    pub(crate) fn passes(&self) -> u8 {
        if self.options.equal { ((self.round() - 1) % u16::from(self.seats)) as u8 } else { 0 }
    }

    /// All cards are played and all claims settled: scores the round, and begins the next one or ends the game.
    pub(crate) fn end_round(&mut self, events: &mut Vec<HiddenEvent>) {
        let round = self.round();
        let sheets: Vec<Loot> = self.all().map(|seat| self.sheet(seat)).collect();
        self.scored.push(self.players.map(|player| player.loot));
        events.push(Event::RoundEnded {
            round,
            loot: self.places().iter().map(|player| player.loot).collect(),
            totals: self.all().map(|seat| self.total(seat)).collect(),
        });
        if self.has_sheet() {
            events.extend(self.all().zip(sheets).filter_map(|(seat, before)| self.newly_ticked(seat, before)));
        }
        self.over = self.finished();
        match self.result() {
            Some(outcome) => {
                let full = self.all().filter(|&seat| self.full(seat));
                let full = full.map(|seat| (seat, self.player(seat).loot.sum())).collect();
                events.push(Event::Ended { winners: outcome.winners, full });
            }
            None => self.next_round(events),
        }
    }

    fn newly_ticked(&self, seat: Seat, before: Loot) -> Option<HiddenEvent> {
        let now = self.sheet(seat);
        let ticked = |colour: &Colour| before.of(*colour) < TICKED && now.of(*colour) == TICKED;
        let colours: Vec<Colour> = Colour::ALL.into_iter().filter(ticked).collect();
        (!colours.is_empty()).then_some(Event::Ticked { seat, colours })
    }

    /// The deal passes left. With equal chances the hands do, too, until everybody has played each of them once.
    fn next_round(&mut self, events: &mut Vec<HiddenEvent>) {
        self.dealer = self.dealer.after(1, self.seats);
        self.turn = self.dealer.after(1, self.seats);
        self.middle = Loot::ALL;
        let (round, dealer, lead) = (self.round(), self.dealer, self.turn);
        if self.passes() > 0 {
            self.pass_hands();
            events.push(Event::Passed { round, lead, hands: self.hands() });
        } else {
            self.deal_cards();
            events.push(Event::Dealt { round, dealer, lead, out: self.out, hands: self.hands() });
        }
    }

    fn hands(&self) -> Vec<Secret<Cards>> {
        self.all().map(|seat| Secret::of(seat, self.player(seat).hand)).collect()
    }

    /// The chips of a seat in all finished rounds.
    pub(crate) fn total(&self, seat: Seat) -> u16 {
        self.scored.iter().map(|round| u16::from(round[seat.index()].sum())).sum()
    }

    /// The score sheet of a seat: chips beyond those that tick a colour off are not scored.
    pub(crate) fn sheet(&self, seat: Seat) -> Loot {
        let add = |sheet: Loot, round: &[Loot; 5]| sheet.plus(round[seat.index()]).at_most(TICKED);
        self.scored.iter().fold(Loot::NONE, add)
    }

    fn full(&self, seat: Seat) -> bool {
        self.has_sheet() && self.sheet(seat) == Loot::ALL.at_most(TICKED)
    }

    /// Whether the rounds that were scored end the game.
    pub(crate) fn finished(&self) -> bool {
        match self.rounds() {
            Some(rounds) => self.scored.len() >= rounds.into(),
            None => self.all().any(|seat| self.full(seat)),
        }
    }

    /// Most chips win. With the score sheet whoever has ticked off everything wins; among several, most chips of the last
    /// round; then they share. The others rank by the chips on their sheets, which are the scores then.
    pub(crate) fn result(&self) -> Option<Outcome> {
        let last = self.scored.last().filter(|_| self.over)?;
        if !self.has_sheet() {
            return Some(Outcome::highest(self.all().map(|seat| self.total(seat).into()).collect()));
        }
        let scores: Vec<i32> = self.all().map(|seat| self.sheet(seat).sum().into()).collect();
        let rank = |seat: Seat| match self.full(seat) {
            true => FULL + i32::from(last[seat.index()].sum()),
            false => scores[seat.index()],
        };
        Some(Outcome { scores: scores.clone(), ..Outcome::highest(self.all().map(rank).collect()) })
    }
}
