//! A round with all cards known, as the search plays it: numbers and bits instead of the rules' events and views.

/// Where a place has no open card.
pub(super) const NONE: u8 = u8::MAX;
/// The number of the Officer; other cards are colour times eight plus value minus one.
pub(super) const OFFICER: u8 = 40;
/// Chips of each colour.
const CHIPS: u8 = 12;

/// One round. Hands are sets of card numbers, a bit for each.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Round {
    pub(super) seats: usize,
    pub(super) turn: usize,
    pub(super) hands: [u64; 5],
    pub(super) open: [u8; 5],
    pub(super) middle: [u8; 5],
    pub(super) loot: [[u8; 5]; 5],
    /// Cards that everybody knows to be in no hand: they left the game, or have lain openly in this round.
    pub(super) gone: u64,
}

pub(super) fn bits(mut set: u64) -> impl Iterator<Item = u8> {
    std::iter::from_fn(move || {
        let bit = set.trailing_zeros() as u8;
        set &= set.wrapping_sub(1);
        (bit < 64).then_some(bit)
    })
}

/// The cards of the same colour that are lower.
pub(super) fn lower(card: u8) -> u64 {
    ((1 << (card % 8)) - 1) << (card / 8 * 8)
}

/// The cards of the same colour that are higher.
pub(super) fn higher(card: u8) -> u64 {
    (0xff_u64 << (card / 8 * 8)) & !lower(card) & !(1 << card)
}

impl Round {
    /// Whose open card has this colour, apart from `seat`'s own.
    pub(super) fn rival(&self, seat: usize, colour: u8) -> Option<usize> {
        (0..self.seats).find(|&other| other != seat && self.open[other] < OFFICER && self.open[other] / 8 == colour)
    }

    /// Whether this card of the player on turn would be turned down as soon as it is played.
    pub(super) fn is_undercut(&self, card: u8) -> bool {
        card < OFFICER && self.rival(self.turn, card / 8).is_some_and(|rival| self.open[rival] < card)
    }

    /// Collects what the open card of the player on turn claims, and turns it down. `more` are those of the equally rich who give
    /// one chip more; `None` takes it from whoever has most chips in all.
    pub(super) fn collect(&mut self, more: Option<u8>) {
        let seat = self.turn;
        let card = std::mem::replace(&mut self.open[seat], NONE);
        let colour = usize::from(card / 8);
        let mut due = (card % 8 + 1).min(CHIPS - self.loot[seat][colour]);
        let middle = due.min(self.middle[colour]);
        self.middle[colour] -= middle;
        self.loot[seat][colour] += due;
        due -= middle;
        while due > 0 {
            let owned = |round: &Round, other: usize| if other == seat { 0 } else { round.loot[other][colour] };
            let most = (0..self.seats).map(|other| owned(self, other)).max().unwrap_or(0);
            let tied = (0..self.seats).filter(|&other| owned(self, other) == most).fold(0_u8, |set, at| set | 1 << at);
            let each = most.min(due / tied.count_ones() as u8);
            for other in bits(tied.into()) {
                self.loot[usize::from(other)][colour] -= each;
            }
            due -= each * tied.count_ones() as u8;
            if each < most {
                self.take_one_each(colour, tied, more, due);
                break;
            }
        }
        if self.hands[seat] == 0 {
            self.go_on();
        }
    }

    fn take_one_each(&mut self, colour: usize, mut tied: u8, more: Option<u8>, due: u8) {
        if let Some(more) = more {
            bits(more.into()).for_each(|other| self.loot[usize::from(other)][colour] -= 1);
            return;
        }
        for _ in 0..due {
            let richest = bits(tied.into()).max_by_key(|&other| self.loot[usize::from(other)].iter().sum::<u8>());
            let Some(richest) = richest else { return };
            self.loot[usize::from(richest)][colour] -= 1;
            tied &= !(1 << richest);
        }
    }

    /// Plays a card of the player on turn openly. After the Officer [`Round::send_officer`] follows, if he can turn down a card.
    pub(super) fn play(&mut self, card: u8) {
        let seat = self.turn;
        self.hands[seat] &= !(1 << card);
        self.gone |= 1 << card;
        self.open[seat] = card;
        if card == OFFICER {
            if self.targets().next().is_none() {
                self.send_officer(None);
            }
            return;
        }
        if let Some(rival) = self.rival(seat, card / 8) {
            let loser = if self.open[rival] > card { rival } else { seat };
            self.open[loser] = NONE;
        }
        self.go_on();
    }

    /// The other seats with an open card.
    pub(super) fn targets(&self) -> impl Iterator<Item = usize> {
        (0..self.seats).filter(|&other| other != self.turn && self.open[other] != NONE)
    }

    /// The Officer turns down the open card of a player, or none, and is turned down himself.
    pub(super) fn send_officer(&mut self, target: Option<usize>) {
        if let Some(target) = target {
            self.open[target] = NONE;
        }
        self.open[self.turn] = NONE;
        self.go_on();
    }

    /// Lays a card of the player on turn face down.
    pub(super) fn lay_unseen(&mut self, card: u8) {
        self.hands[self.turn] &= !(1 << card);
        self.go_on();
    }

    fn go_on(&mut self) {
        for _ in 0..self.seats {
            self.turn = (self.turn + 1) % self.seats;
            if self.open[self.turn] != NONE || self.hands[self.turn] != 0 {
                return;
            }
        }
    }

    /// Whether all cards are played and all claims settled.
    pub(super) fn is_over(&self) -> bool {
        self.open[self.turn] == NONE && self.hands[self.turn] == 0
    }
}
