//! Regulars of Riffifi: a search over hands dealt anew from what the seat knows. A value is a part of a game: 1 is a game won for
//! certain, -1 one that is lost.

#[cfg(test)]
mod agreement;
mod knowledge;
mod rollout;
mod round;
mod search;
mod simple;
mod worth;

use riffifi::{Action, Event, Memory, Observation, Riffifi, View};
use table::{GameRng, Imagine, Localized, Seat};

use crate::bot::{Bot, Sitting, Thought};
use crate::level::{HasBots, Level};
use knowledge::{Knowledge, Watched, open_round, set};
use round::Round;
use search::{Effort, Search};
use simple::Simple;

/// A regular at a table of Riffifi.
struct Player {
    seat: Seat,
    effort: Effort,
    memory: Memory,
    /// The cards that everybody knows to be in no hand: they have left the game or lain openly in this round.
    gone: u64,
    /// The round as everybody saw it after the last act.
    round: Option<Round>,
    /// What the others have played in this round.
    watched: Vec<Watched>,
}

impl Player {
    fn watch(&mut self, event: &Observation) {
        let (seat, card) = match *event {
            Event::Played { seat, card } => (seat, Some(card.number())),
            Event::Laid { seat, .. } => (seat, None),
            Event::Dealt { .. } | Event::Passed { .. } => {
                self.watched.clear();
                self.gone = 0;
                return;
            }
            _ => return,
        };
        if let Some(round) = self.round.filter(|_| seat != self.seat) {
            self.watched.push(Watched { round, card });
        }
        self.gone |= card.map_or(0, |card| 1 << card);
    }
}

impl Bot<Riffifi> for Player {
    fn observe(&mut self, told: &[Observation], view: &View, _chance: &mut GameRng) {
        Riffifi::remember(&mut self.memory, self.seat, told, view);
        told.iter().for_each(|event| self.watch(event));
        self.gone |= set(view.out);
        self.round = Some(open_round(view, self.gone));
    }

    fn ponder(&self, view: &View, menu: &[Action], chance: GameRng) -> Box<dyn Thought<Action>> {
        let knowledge = Knowledge::new(self.seat, view, &self.memory, self.gone, &self.watched);
        // A card that is turned down at once need not be seen.
        let hides = |action: &&Action| match action {
            Action::Play(card) => !menu.contains(&Action::LayUnseen(*card)),
            _ => true,
        };
        let menu: Vec<Action> = menu.iter().filter(hides).copied().collect();
        Box::new(Search::new(knowledge, &menu, self.effort, chance))
    }
}

impl HasBots for Riffifi {
    fn playouts(level: Level) -> u32 {
        effort(level).deals
    }

    fn bot(sitting: &Sitting<'_, Riffifi>, level: Level) -> Box<dyn Bot<Riffifi>> {
        Box::new(Player {
            seat: sitting.seat,
            effort: effort(level),
            memory: Memory::default(),
            gone: 0,
            round: None,
            watched: Vec::new(),
        })
    }

    fn unit(_level: Level) -> Localized {
        Localized { de: "1 heißt sicher gewonnen, −1 sicher verloren", en: "1 is won for certain, −1 lost" }
    }

    fn simple(_sitting: &Sitting<'_, Riffifi>) -> Box<dyn Bot<Riffifi>> {
        Box::new(Simple)
    }

    fn about(level: Level) -> Localized {
        match level {
            Level::Apprentice => Localized {
                de: "Kennt die Regeln, denkt kurz nach und greift oft zur zweitbesten Karte.",
                en: "Knows the rules, thinks briefly, and often picks the second-best card.",
            },
            Level::Regular => Localized {
                de: "Merkt sich jede Karte, die offen lag, schließt aber nichts aus dem, was ihr spielt.",
                en: "Remembers every card that lay open, but infers nothing from what you play.",
            },
            Level::Host => Localized {
                de: "Merkt sich jede Karte und schließt aus dem, was ihr spielt, auf eure Blätter.",
                en: "Remembers every card and infers your hands from what you play.",
            },
        }
    }
}

fn effort(level: Level) -> Effort {
    match level {
        Level::Apprentice => Effort { deals: 8, pool: 1, blur: 120 },
        Level::Regular => Effort { deals: 40, pool: 1, blur: 15 },
        Level::Host => Effort { deals: 160, pool: 3, blur: 0 },
    }
}
