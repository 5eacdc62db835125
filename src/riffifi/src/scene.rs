//! The position text of Riffifi: `hands:b2y4,b8g3,r1r4 open:-,y7,- loot:y4,-,r2g12 turn:c`.
//!
//! | key | value | if missing |
//! |---|---|---|
//! | `hands` | what each player holds, in sitting order; always needed | |
//! | `open` | the open card before each player; the Officer only before the player on turn | none |
//! | `lost` | the card of each player that a lower one has turned down since the player's last turn | none |
//! | `piles` | what each player has turned down | the cards that are named nowhere, dealt out in turn |
//! | `loot` | the chips of each player | none |
//! | `out` | the ones that have left the game | as many as must, the first that are named nowhere |
//! | `laid` | cards of the piles that were laid unseen, each with what then lay openly: `y7/y4r2` | none |
//! | `before-shown` | with equal chances, cards that lay openly in earlier rounds since the deal | none |
//! | `before-laid` | the same for cards laid unseen, written like `laid` | none |
//! | `dealer` | who dealt | the last seat |
//! | `turn` | whose turn it is | the seat after the dealer |
//! | `scored` | the chips of each player in each finished round, rounds separated by `/` | none |
//! | `options` | house rules as a record writes them | the printed game |
//!
//! Cards are written as in [`Cards`], chips as in [`Loot`]; the middle holds what players don't.

mod cards;
mod text;

use table::{GameRng, Position, PositionError, Scene, Seat, changed_options, joined, seats_for, write_words};

use crate::{Card, Cards, Loot, Riffifi};
use text::{by_seat, read_scored};

impl Scene for Riffifi {
    const KEYS: &'static [&'static str] = &[
        "hands",
        "open",
        "lost",
        "piles",
        "loot",
        "out",
        "laid",
        "before-shown",
        "before-laid",
        "dealer",
        "turn",
        "scored",
        "options",
    ];

    fn position(&self) -> String {
        let places = self.places();
        let open = |open: Option<Card>| open.into_iter().collect::<Cards>();
        let before = &self.before;
        let seats = usize::from(self.seats);
        let unless = |absent: bool, text: String| if absent { String::new() } else { text };
        let no_card_lost = places.iter().all(|player| player.lost.is_none());
        write_words([
            ("hands", joined(places.iter().map(|player| player.hand), ",")),
            ("open", joined(places.iter().map(|player| open(player.open)), ",")),
            ("piles", joined(places.iter().map(|player| player.pile), ",")),
            ("loot", joined(places.iter().map(|player| player.loot), ",")),
            ("out", self.out.to_string()),
            ("dealer", self.dealer.to_string()),
            ("turn", self.turn.to_string()),
            ("lost", unless(no_card_lost, joined(places.iter().map(|player| open(player.lost)), ","))),
            ("laid", joined(self.laid.iter(), ",")),
            ("before-shown", unless(before.shown.is_empty(), before.shown.to_string())),
            ("before-laid", joined(before.laid.iter(), ",")),
            ("scored", joined(self.scored.iter().map(|round| joined(&round[..seats], ",")), "/")),
            ("options", changed_options(&self.options)),
        ])
    }

    fn set_up(position: &Position<'_>) -> Result<Riffifi, PositionError> {
        let hands: Vec<Cards> = position.list("hands")?.unwrap_or_default();
        let seats = seats_for::<Riffifi>(hands.len())?;
        let mut game = Riffifi::lay_out(seats, position.options(seats)?, GameRng::from_seed([0; 32]));
        let loot: Vec<Loot> = by_seat(position, "loot", seats)?;
        let piles: Vec<Cards> = by_seat(position, "piles", seats)?;
        let open: Vec<Cards> = by_seat(position, "open", seats)?;
        let lost: Vec<Cards> = by_seat(position, "lost", seats)?;
        for (at, player) in game.players.iter_mut().enumerate().take(seats.into()) {
            (player.hand, player.pile, player.loot) = (hands[at], piles[at], loot[at]);
            (player.open, player.lost) = (open[at].iter().next(), lost[at].iter().next());
            game.middle = game
                .middle
                .minus(player.loot)
                .ok_or_else(|| PositionError::new("loot", "there are 12 chips of each colour"))?;
        }
        if let Some(cards) = open.iter().chain(&lost).find(|cards| cards.len() > 1) {
            return Err(PositionError::new(cards, "a player has only one such card"));
        }
        game.lay_down_the_rest(position.parsed("out")?)?;
        game.laid = position.list("laid")?.unwrap_or_default();
        game.before.shown = position.parsed("before-shown")?.unwrap_or_default();
        game.before.laid = position.list("before-laid")?.unwrap_or_default();
        game.scored = read_scored(position, seats)?;
        game.dealer = position.seat("dealer", seats)?.unwrap_or(Seat::new(seats - 1));
        game.turn = position.seat("turn", seats)?.unwrap_or(game.dealer.after(1, seats));
        game.over = game.finished();
        game.possible()?;
        Ok(game)
    }
}
