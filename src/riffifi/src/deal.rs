//! Dealing: which cards take part, and who gets which.

use table::{GameRng, Seat};

use crate::{Before, Card, Cards, Colour, Loot, Options, Player, Riffifi};

/// With so many cards of one colour in a hand, the deal is repeated (Vorbereitung, last sentence).
const TOO_MANY: u8 = 5;

/// How many ones leave the game (Vorbereitung; Der Officer).
pub(crate) fn ones_out(seats: u8, officer: bool) -> u8 {
    match (seats, officer) {
        (3, false) => 4,
        (3, true) => 5,
        (_, false) => 0,
        (_, true) => 1,
    }
}

/// The cards of a game without the ones that have left it.
pub(crate) fn deck(out: Cards, officer: bool) -> Cards {
    let officer = officer.then_some(Card::OFFICER).into_iter().collect();
    Cards::COLOURED.without(out) | officer
}

/// Whether this hand can be dealt. The Officer has no colour.
pub(crate) fn fair(hand: Cards) -> bool {
    Colour::ALL.into_iter().all(|colour| hand.count(colour) < TOO_MANY)
}

impl Riffifi {
    /// The table before the first round is dealt.
    pub(crate) fn lay_out(seats: u8, options: Options, mut rng: GameRng) -> Riffifi {
        let dealer = options.start.seat(seats, &mut rng);
        Riffifi {
            seats,
            options,
            rng,
            dealer,
            turn: dealer.after(1, seats),
            out: Cards::NONE,
            middle: Loot::ALL,
            players: [Player::default(); 5],
            laid: Vec::new(),
            before: Before::default(),
            scored: Vec::new(),
            over: false,
        }
    }

    /// Shuffles and deals until nobody has too many cards of one colour. Only the last deal is shown.
    pub(crate) fn deal_cards(&mut self) {
        let mut ones = Colour::ALL.map(|colour| Card::new(colour, 1));
        self.rng.shuffle(&mut ones);
        self.out = ones.into_iter().take(ones_out(self.seats, self.options.officer).into()).collect();
        let mut deck: Vec<Card> = deck(self.out, self.options.officer).iter().collect();
        let each = deck.len() / usize::from(self.seats);
        loop {
            self.rng.shuffle(&mut deck);
            let hands = || deck.chunks(each).map(|cards| cards.iter().copied().collect::<Cards>());
            if hands().all(fair) {
                hands().zip(Seat::all(self.seats)).for_each(|(hand, seat)| self.take_up(seat, hand));
                break;
            }
        }
        self.laid.clear();
        self.before = Before::default();
    }

    /// Every hand goes on to the left neighbour, as it was dealt (Gleiche Chancen).
    pub(crate) fn pass_hands(&mut self) {
        self.before.shown = self.before.shown | self.shown();
        self.before.laid.append(&mut self.laid);
        let played = self.players.map(|player| player.pile);
        for seat in Seat::all(self.seats) {
            self.take_up(seat.after(1, self.seats), played[seat.index()]);
        }
    }

    fn take_up(&mut self, seat: Seat, hand: Cards) {
        *self.player_mut(seat) = Player { hand, ..Player::default() };
    }
}
