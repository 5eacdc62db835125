//! A round: dealing, scoring, and who begins the next.

use table::{Game, GameRng, MAX_SEATS, Seat, Seats, Secret};

use crate::card::Hand;
use crate::{Card, DECK, Event, FACES, Larry, Options, Phase, Score};

/// How many rounds are played ("Spielende"); a short game has one.
pub const ROUNDS: u8 = 3;

/// What the winner of a round gets.
const REWARD: i16 = 2;

/// How many cards each player is dealt, for 2 to 8 players: the table in "Spielvorbereitung".
#[must_use]
pub fn hand_size(seats: u8) -> u8 {
    match seats {
        ..=2 => 12,
        3 => 9,
        4 => 7,
        5 => 6,
        6.. => 5,
    }
}

impl Larry {
    /// The first round.
    pub(crate) fn begin(seats: u8, options: Options, mut rng: GameRng) -> Larry {
        let start = options.start.seat(seats, &mut rng);
        let mut larry = Larry {
            options,
            rng,
            seats,
            round: 0,
            start,
            clockwise: true,
            turn: start,
            phase: Phase::Play,
            last: start,
            hands: [Hand::default(); MAX_SEATS as usize],
            open_play: [0; MAX_SEATS as usize],
            pile: Vec::new(),
            draw: Vec::new(),
            discard: Vec::new(),
            points: Vec::new(),
            gifts: Vec::new(),
            over: false,
        };
        larry.deal_round(start);
        larry
    }

    pub(crate) fn rounds(&self) -> u8 {
        if self.options.short { 1 } else { ROUNDS }
    }

    /// Shuffles and deals all cards; direction and limit are as at the start (rulings, "Score of a round").
    fn deal_round(&mut self, start: Seat) {
        self.round += 1;
        (self.start, self.turn, self.last) = (start, start, start);
        self.phase = Phase::Play;
        self.clockwise = true;
        self.open_play = Default::default();
        self.pile.clear();
        self.discard.clear();
        self.gifts.clear();
        self.draw.clear();
        self.draw.extend(FACES.iter().flat_map(|face| std::iter::repeat_n(face.card, face.count.into())));
        self.rng.shuffle(&mut self.draw);
        for seat in self.all() {
            let rest = usize::from(DECK - (1 + seat.index() as u8) * hand_size(self.seats));
            self.hands[seat.index()] = self.draw.drain(rest..).collect();
        }
    }

    /// "Spielende": two points for who got rid of everything, minus the Larrys in hand for the others. In a short game this
    /// ranks the others, too: whoever got rid of everything has won anyway.
    pub(crate) fn score(&mut self, winner: Seat, events: &mut Vec<Event<Secret<Card>>>) {
        let mut points = [0; MAX_SEATS as usize];
        for seat in self.all() {
            points[seat.index()] = if seat == winner { REWARD } else { -i16::from(self.hand(seat).larrys()) };
        }
        self.points.push(points);
        events.push(Event::Scored(Score {
            round: self.round,
            winner,
            hands: self.all().map(|seat| self.hand(seat).cards().collect()).collect(),
            points: points[..self.seats.into()].to_vec(),
            totals: self.totals(),
        }));
        self.phase = Phase::Play;
        if self.round == self.rounds() {
            self.over = true;
            let winners = self.outcome().map_or(Seats::NONE, |outcome| outcome.winners);
            events.push(Event::Ended { winners });
        } else {
            let (start, tie) = self.next_start();
            self.deal_round(start);
            events.push(Event::Dealt { round: self.round, start, tie });
        }
    }

    pub(crate) fn totals(&self) -> Vec<i16> {
        self.all().map(|seat| self.points.iter().map(|points| points[seat.index()]).sum()).collect()
    }

    /// The lowest total; of several the latest in turn order, counted from the last start player in the direction valid at
    /// the end (rulings, "Next start").
    fn next_start(&self) -> (Seat, bool) {
        let totals = self.totals();
        let lowest = totals.iter().min();
        let turns = (0..self.seats).map(|turn| if self.clockwise { turn } else { self.seats - turn });
        let lowest = turns
            .map(|steps| self.start.after(steps, self.seats))
            .filter(|seat| totals.get(seat.index()) == lowest)
            .collect::<Vec<Seat>>();
        (lowest.last().copied().unwrap_or(self.start), lowest.len() > 1)
    }
}
