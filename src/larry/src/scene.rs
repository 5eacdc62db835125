//! The position text of Larry: `hands:34A,_1D,72 pile:a3=4,b4=7 turn:c draw:07*`.
//!
//! | key | value | if missing |
//! |---|---|---|
//! | `options` | house rules as a record writes them | the printed game |
//! | `hands` | the cards of each player in sitting order, `-` for none | three players with `?????????` |
//! | `pile` | in order: who, card, `=` face down, `~` face down before Open play, `!` openly, and the sum | empty |
//! | `draw` | the draw pile, the card drawn first at the left | all that is left |
//! | `discard` | from bottom to top: `3` openly, `b3=` or `b3~` laid unseen by b | empty |
//! | `open` | before whom Open-play cards lie: `bbc` | before nobody |
//! | `turn` | who must act | `a` |
//! | `phase` | `play`, `give` (Give one lies on the table) or `answer` (a last card was laid) | `play` |
//! | `last` | who played the last card | who laid the top of the pile, else `turn` |
//! | `limit` | `7` or `5`, and with it the direction | `7` |
//! | `start` | who began the round | `a` |
//! | `points` | of the scored rounds: `2,-3,-8/-5,2,-1`; after the last round the game is over | none |
//! | `gifts` | cards given away that may still be there: `a3b` | none |
//!
//! Among cards `?` is one of those that are named nowhere, and `*` all of them; without a `*` they lie below the draw pile.

mod zone;

use table::{
    GameRng, MAX_SEATS, Position, PositionError, Scene, Seat, Start, joined, joined_or_dash, read_each, read_seat,
    seats_for, write_options, write_words,
};

use crate::check::SMALLEST_HAND_THAT_GIVES;
use crate::pile::{Laid, Lying};
use crate::{Card, Gift, Larry, Options, Phase, Up};
use zone::{Zone, deal};

impl Scene for Larry {
    const KEYS: &'static [&'static str] = &[
        "options", "hands", "pile", "draw", "discard", "open", "turn", "phase", "last", "limit", "start", "points",
        "gifts",
    ];

    fn position(&self) -> String {
        let hands = joined(self.all().map(|seat| joined_or_dash(self.hand(seat).cards(), "")), ",");
        let pile = self.pile.iter().map(|laid| format!("{}{}", write_lying(&laid.lying), laid.sum));
        let open = self.all().flat_map(|seat| std::iter::repeat_n(seat, self.open_play[seat.index()].into()));
        let points = self.points.iter().map(|points| joined(&points[..self.seats.into()], ","));
        let discard = self.discard.iter().map(|lying| match lying.up {
            Up::Open => lying.card.to_string(),
            _ => write_lying(lying),
        });
        let phase = match self.phase {
            Phase::Play => "play",
            Phase::Give => "give",
            Phase::Answer => "answer",
        };
        let words = [
            ("options", write_options(&self.options)),
            ("hands", hands),
            ("pile", joined(pile, ",")),
            ("draw", joined_or_dash(self.draw.iter().rev(), "")),
            ("discard", joined(discard, ",")),
            ("open", joined(open, "")),
            ("turn", self.turn.to_string()),
            ("phase", phase.to_owned()),
            ("last", self.last.to_string()),
            ("limit", self.limit().to_string()),
            ("start", self.start.to_string()),
            ("points", joined(points, "/")),
            ("gifts", joined(self.gifts.iter().map(|Gift { from, to, card }| format!("{from}{card}{to}")), ",")),
        ];
        write_words(words)
    }

    fn set_up(position: &Position<'_>) -> Result<Larry, PositionError> {
        let hands = position.get("hands").unwrap_or("?????????,?????????,?????????");
        let mut zones = hands.split(',').map(|cards| Zone::read("hands", cards)).collect::<Result<Vec<_>, _>>()?;
        let seats = seats_for::<Larry>(zones.len())?;
        let options: Options = position.options(seats)?;
        let mut game =
            Larry::begin(seats, Options { start: Start::Seat(Seat::new(0)), ..options }, GameRng::from_seed([0; 32]));
        game.options = options;
        game.pile = position.items("pile", ',', "cannot be read", |text| read_laid(text, seats))?;
        game.discard = position.items("discard", ',', "cannot be read", |text| read_discarded(text, seats))?;
        for seat in position.seats::<Vec<Seat>>("open", seats)? {
            let orders = &mut game.open_play[seat.index()];
            *orders = orders.saturating_add(1);
        }
        game.turn = position.seat("turn", seats)?.unwrap_or(Seat::new(0));
        game.start = position.seat("start", seats)?.unwrap_or(Seat::new(0));
        game.last = position.seat("last", seats)?.unwrap_or(game.pile.last().map_or(game.turn, |laid| laid.lying.seat));
        game.phase = match position.get("phase") {
            None | Some("play") => Phase::Play,
            Some("give") => Phase::Give,
            Some("answer") => Phase::Answer,
            Some(other) => return Err(PositionError::new(format!("phase:{other}"), "play, give or answer")),
        };
        game.clockwise = match position.get("limit") {
            None | Some("7") => true,
            Some("5") => false,
            Some(other) => return Err(PositionError::new(format!("limit:{other}"), "7 or 5")),
        };
        game.points = position.items("points", '/', "cannot be read", |text| read_points(text, seats))?;
        game.gifts = position.items("gifts", ',', "cannot be read", |text| read_gift(text, seats))?;
        let scored = game.points.len() as u8;
        game.over = scored == game.rounds();
        game.round = if game.over { scored } else { scored + 1 };

        zones.push(position.get("draw").map_or(Ok(Zone::default()), |cards| Zone::read("draw", cards))?);
        let table = game.lies_openly();
        let mut dealt = deal(zones, &table, &mut game.rng)?;
        game.draw = dealt.pop().unwrap_or_default();
        game.draw.reverse();
        for (hand, cards) in game.hands.iter_mut().zip(dealt) {
            *hand = cards.into_iter().collect();
        }
        game.possible()?;
        Ok(game)
    }
}

impl Larry {
    /// The named cards outside hands and draw pile.
    fn lies_openly(&self) -> Vec<Card> {
        let lying = self.pile.iter().map(|laid| laid.lying).chain(self.discard.iter().copied()).map(|lying| lying.card);
        let orders = self.open_play.iter().flat_map(|&orders| std::iter::repeat_n(Card::OpenPlay, orders.into()));
        let given = (self.phase == Phase::Give).then_some(Card::GiveOne);
        lying.chain(orders).chain(given).collect()
    }

    /// Whether the game can go on from this position, or is over.
    fn possible(&self) -> Result<(), PositionError> {
        let empty = |seat: Seat| self.hand(seat).len() == 0;
        let answer = self.phase == Phase::Answer;
        if usize::from(self.rounds()) < self.points.len() {
            Err(PositionError::new("points", format!("only {} are played", self.rounds())))
        } else if answer && (self.pile.is_empty() || !empty(self.last) || self.options.short) {
            Err(PositionError::new("phase:answer", "only after a last card, with a pile, and not in a short game"))
        } else if self.phase == Phase::Give && self.hand(self.turn).len() + 1 < SMALLEST_HAND_THAT_GIVES {
            Err(PositionError::new("phase:give", "only with two or more cards left"))
        } else if !self.over && self.all().any(|seat| empty(seat) && !(answer && seat == self.last)) {
            Err(PositionError::new("hands", "everybody holds a card"))
        } else if self.gifts.iter().any(|gift| !self.hand(gift.to).holds(gift.card)) {
            Err(PositionError::new("gifts", "what was given is in hand"))
        } else {
            Ok(())
        }
    }
}

fn write_lying(Lying { seat, card, up }: &Lying) -> String {
    let mark = match up {
        Up::Down => '=',
        Up::NoNumber => '~',
        Up::Open => '!',
    };
    format!("{seat}{card}{mark}")
}

/// `b3=`, and what follows.
fn read_lying(text: &str, seats: u8) -> Option<(Lying, &str)> {
    let (letter, rest) = text.split_at_checked(1)?;
    let (card, rest) = Card::read(rest)?;
    let (mark, rest) = rest.split_at_checked(1)?;
    let up = match mark {
        "=" => Up::Down,
        "~" if !card.is_number() => Up::NoNumber,
        "!" => Up::Open,
        _ => return None,
    };
    Some((Lying { seat: read_seat(letter, text, seats).ok()?, card, up }, rest))
}

fn read_laid(text: &str, seats: u8) -> Option<Laid> {
    let (lying, sum) = read_lying(text, seats)?;
    // No sum of a game has three digits.
    let sum = sum.parse().ok().filter(|sum: &i8| sum.unsigned_abs() < 100)?;
    Some(Laid { lying, sum })
}

fn read_discarded(text: &str, seats: u8) -> Option<Lying> {
    match text.parse() {
        Ok(card) => Some(Lying { seat: Seat::new(0), card, up: Up::Open }),
        Err(_) => read_lying(text, seats).filter(|(_, rest)| rest.is_empty()).map(|(lying, _)| lying),
    }
}

fn read_points(text: &str, seats: u8) -> Option<[i16; MAX_SEATS as usize]> {
    // No round is worth a thousand points.
    let read =
        read_each(text, ',', seats).filter(|points| points.iter().all(|points: &i16| points.unsigned_abs() < 1000))?;
    let mut points = [0; MAX_SEATS as usize];
    points[..read.len()].copy_from_slice(&read);
    Some(points)
}

fn read_gift(text: &str, seats: u8) -> Option<Gift> {
    let (from, rest) = text.split_at_checked(1)?;
    let (card, to) = Card::read(rest)?;
    Some(Gift { from: read_seat(from, text, seats).ok()?, to: read_seat(to, text, seats).ok()?, card })
}
