//! The position text of Leiff: `hands:4.7.-.12/1.1+ab.9.13 discard:7 draw:8.9 turn:b`.
//!
//! | key | value | if missing |
//! |---|---|---|
//! | `options` | house rules as a record writes them | the printed game |
//! | `hands` | before each player, in sitting order by `/`, the slots by `.`: a card, `-` a gap; `+ab` a and b have seen it; always needed | |
//! | `discard` | from bottom to top, by `.`; `-` for none | the last card that is named nowhere |
//! | `draw` | the draw pile, the card drawn first at the left, by `.`; `-` for none | none named |
//! | `rest` | where cards lie that are named nowhere: below the piles `draw` or `discard`, or before a player | `draw` |
//! | `starter` | who began the round | `a` |
//! | `turn` | whose turn it is | the starter |
//! | `phase` | see below | `turn` |
//! | `immune` | who is immune: `ac` | nobody |
//! | `spells` | magician and enchanted player of each Magier, in order: `ab.ca` | none |
//! | `rule` | who invented the drinking rule in force | nobody |
//! | `bound` | who drinks along with the right neighbour | nobody |
//! | `scored` | each scored round: the caller and the sum of each hand: `b12.3/a-1.20` | none |
//! | `ledger` | the page of each player, by `,`, as the ledger writes it; `a`, `w` and `n` are empty pages | `w` |
//!
//! | phase | what is going on |
//! |---|---|
//! | `turn` | the player on turn draws or calls |
//! | `drawn.7`, `taken.7` | the player on turn has drawn this card, unseen or from the discard pile |
//! | `peek`, `peek.b`, `peek.b.3` | the starter, or this player, looks first; in a team these slots are chosen so far |
//! | `seven`, `eight`, `nine`, `nine.b3`, `machine` | an effect waits; the first card is picked |
//! | `philosopher`, `philosopher.b`, `waiter`, `gossip`, `beauty`, `magician` | a special card's effect waits |
//! | `glimpse.b`, `glimpse.b.a2` | b, enchanted by the player on turn, picks cards to look at |
//! | `look.a.b3` | a looks at cards |
//! | `offer`, `offer.3` | the first spell works: the enchanted player picks, or has picked this slot |
//! | `scored`, `over` | the round is counted, the game is over |
//!
//! Cards are written as in a record of acts: `_1`, `0` for the Spielautomat, `13`, `P`, `K`, `T`, `D`, `M`.

mod cards;
mod phase;
mod text;

use table::{
    GameRng, Position, PositionError, Scene, Seat, changed_options, joined, joined_or_dash, read_each, seats_for,
    write_words,
};

use crate::{Leiff, Phase, Score};
use cards::{lay_out_cards, write_row};
use text::{read_page, read_spell};

impl Scene for Leiff {
    const KEYS: &'static [&'static str] = &[
        "options", "hands", "discard", "draw", "rest", "starter", "turn", "phase", "immune", "spells", "rule", "bound",
        "scored", "ledger",
    ];

    fn position(&self) -> String {
        let spells = self.spells.iter().map(|spell| format!("{}{}", spell.magician, spell.enchanted));
        let scored = |score: &Score| format!("{}{}", score.caller, joined(&score.hands, "."));
        let pages = self.all().map(|seat| self.ledger.written(seat));
        let words = [
            ("options", changed_options(&self.options)),
            ("hands", joined(self.all().map(|seat| write_row(self.row(seat))), "/")),
            ("discard", joined_or_dash(&self.discard, ".")),
            ("draw", joined_or_dash(self.draw.iter().rev(), ".")),
            ("starter", self.starter.to_string()),
            ("turn", self.turn.to_string()),
            ("phase", self.write_phase()),
            ("immune", joined(self.immune.iter(), "")),
            ("spells", joined(spells, ".")),
            ("rule", joined(self.rule, "")),
            ("bound", joined(self.bound, "")),
            ("scored", joined(self.rounds.iter().map(scored), "/")),
            ("ledger", if self.options.drinks { joined(pages, ",") } else { String::new() }),
        ];
        write_words(words)
    }

    fn set_up(position: &Position<'_>) -> Result<Leiff, PositionError> {
        let hands: Vec<&str> = position.get("hands").unwrap_or_default().split('/').collect();
        let seats = seats_for::<Leiff>(hands.len())?;
        let mut game = Leiff::lay_out(seats, position.options(seats)?, GameRng::from_seed([0; 32]));
        game.starter = position.seat("starter", seats)?.unwrap_or(Seat::new(0));
        game.turn = position.seat("turn", seats)?.unwrap_or(game.starter);
        game.immune = position.seats("immune", seats)?;
        game.rule = position.seat("rule", seats)?;
        game.bound = position.seat("bound", seats)?;
        let spells = position.get("spells").into_iter().flat_map(|text| text.split('.'));
        game.spells = spells.map(|text| read_spell(text, seats)).collect::<Result<_, _>>()?;
        let pages = position.get("ledger").into_iter().flat_map(|text| text.split(','));
        for (index, page) in (0..=u8::MAX).zip(pages) {
            read_page(&mut game, index, page)?;
        }
        game.read_rounds(position)?;
        let phase = position.get("phase").unwrap_or("turn");
        game.read_phase(phase)?;
        let rest = position.rest(seats)?;
        lay_out_cards(&mut game, &hands, position.get("discard"), position.get("draw"), rest)?;
        game.possible(phase)?;
        Ok(game)
    }
}

impl Leiff {
    /// The rounds that were scored, and with them the number of the current one. What a call brought follows from the sums.
    fn read_rounds(&mut self, position: &Position<'_>) -> Result<(), PositionError> {
        let round = |text: &str| {
            let (caller, sums) = text.split_at_checked(1)?;
            let caller = caller.parse().ok().filter(|&caller| self.is_here(caller))?;
            // No hand is as much as a thousand points.
            let sums = read_each(sums, '.', self.seats).filter(|sums| sums.iter().all(|sum: &i16| sum.abs() < 1000))?;
            Some((caller, sums))
        };
        let rounds = position.items("scored", '/', &format!("the caller and {} sums", self.seats), round)?;
        for (caller, sums) in rounds {
            let score = self.reckon(caller, sums);
            self.rounds.push(score);
        }
        Ok(())
    }

    /// Whether the rules can lead to this position.
    fn possible(&mut self, phase: &str) -> Result<(), PositionError> {
        let wrong = |problem| Err(PositionError::new(format!("phase:{phase}"), problem));
        let counted = matches!(self.phase, Phase::Scored { .. } | Phase::Over);
        self.round = u16::try_from(self.rounds.len() + usize::from(!counted)).unwrap_or(u16::MAX);
        if counted && self.rounds.is_empty() {
            return wrong("no round is scored");
        }
        if (self.phase == Phase::Over || !counted) && self.is_finished() != counted {
            return wrong("the game is over when, and only when, a side has reached the points");
        }
        let waiting = self.phase.clone();
        self.mend_choice();
        if self.phase != waiting || !self.lies_there() {
            return wrong("no such card lies there");
        }
        Ok(())
    }
}
