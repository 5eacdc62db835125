//! The phase, as a word of a position.

use std::str::FromStr;

use table::{PositionError, joined, read_seat};

use crate::{Effect, Leiff, Phase, Pile, Place, Slot, Spell};

impl Leiff {
    pub(super) fn write_phase(&self) -> String {
        let drawn = || joined(self.drawn, "");
        match &self.phase {
            Phase::Peek { seat, .. } if !self.options.teams => format!("peek.{seat}"),
            Phase::Peek { seat, slots, .. } => dotted(format!("peek.{seat}"), slots),
            Phase::Turn => "turn".to_owned(),
            Phase::Drawn(Pile::Draw) => format!("drawn.{}", drawn()),
            Phase::Drawn(Pile::Discard) => format!("taken.{}", drawn()),
            Phase::Effect(effect) => write_effect(*effect),
            Phase::Look { seat, at } => dotted(format!("look.{seat}"), at),
            Phase::Offer { .. } => dotted("offer".to_owned(), self.offered),
            Phase::Scored { .. } => "scored".to_owned(),
            Phase::Over => "over".to_owned(),
        }
    }

    /// Reads the phase. Whether its cards lie there is checked later.
    pub(super) fn read_phase(&mut self, text: &str) -> Result<(), PositionError> {
        let word = format!("phase:{text}");
        let wrong = || PositionError::new(&word, "no such phase");
        let mut parts = text.split('.');
        let name = parts.next().unwrap_or_default();
        let parts: Vec<&str> = parts.collect();
        let seat = |text: &str| read_seat(text, &word, self.seats);
        self.phase = match (name, parts.as_slice()) {
            ("turn", []) => Phase::Turn,
            ("scored", []) => Phase::Scored { next: self.starter.after(1, self.seats) },
            ("over", []) => Phase::Over,
            ("drawn" | "taken", [card]) => {
                self.drawn = Some(card.parse().map_err(|_| wrong())?);
                Phase::Drawn(if name == "drawn" { Pile::Draw } else { Pile::Discard })
            }
            ("peek", []) => self.peek_of(self.starter),
            ("peek", [looks]) => self.peek_of(seat(looks)?),
            ("peek", [looks, slots @ ..]) if self.options.teams && slots.len() < 3 => {
                Phase::Peek { seat: seat(looks)?, slots: all(slots, wrong)?, choosing: slots.len() < 2 }
            }
            ("look", [looks, at @ ..]) if !at.is_empty() => Phase::Look { seat: seat(looks)?, at: all(at, wrong)? },
            ("offer", []) => self.offer_of(None).ok_or_else(wrong)?,
            ("offer", [slot]) => {
                self.offered = Some(slot.parse().map_err(|_| wrong())?);
                self.offer_of(self.offered).ok_or_else(wrong)?
            }
            (effect, parts) => Phase::Effect(read_effect(effect, parts, seat).ok_or_else(wrong)?),
        };
        Ok(())
    }

    /// The first spell works.
    fn offer_of(&self, offered: Option<Slot>) -> Option<Phase> {
        let Spell { magician, enchanted } = *self.spells.front()?;
        Some(Phase::Offer { seat: offered.map_or(enchanted, |_| magician), enchanted, magician })
    }

    /// Whether the cards that the phase names lie there.
    pub(super) fn lies_there(&self) -> bool {
        let lies = |place: Place| self.occupied(place).is_ok();
        match &self.phase {
            Phase::Peek { seat, slots, .. } => slots.iter().all(|&slot| lies(Place::new(*seat, slot))),
            Phase::Look { at, .. } => at.iter().all(|&place| lies(place)),
            Phase::Offer { enchanted, magician, .. } => {
                let picked = self.offered.is_none_or(|slot| lies(Place::new(*enchanted, slot)));
                picked && !self.row(*enchanted).is_empty() && !self.row(*magician).is_empty()
            }
            _ => true,
        }
    }
}

fn dotted<T: std::fmt::Display>(start: String, parts: impl IntoIterator<Item = T>) -> String {
    parts.into_iter().fold(start, |text, part| format!("{text}.{part}"))
}

fn all<T: FromStr>(parts: &[&str], wrong: impl Fn() -> PositionError) -> Result<Vec<T>, PositionError> {
    parts.iter().map(|part| part.parse().map_err(|_| wrong())).collect()
}

fn write_effect(effect: Effect) -> String {
    let name = |name: &str| name.to_owned();
    match effect {
        Effect::Seven => name("seven"),
        Effect::Eight => name("eight"),
        Effect::Nine { first } => dotted(name("nine"), first),
        Effect::Machine => name("machine"),
        Effect::Philosopher { target } => dotted(name("philosopher"), target),
        Effect::Waiter => name("waiter"),
        Effect::Gossip => name("gossip"),
        Effect::Beauty => name("beauty"),
        Effect::Magician => name("magician"),
        Effect::Glimpse { enchanted, first } => dotted(format!("glimpse.{enchanted}"), first),
    }
}

fn read_effect(
    name: &str,
    parts: &[&str],
    seat: impl Fn(&str) -> Result<table::Seat, PositionError>,
) -> Option<Effect> {
    let effect = match (name, parts) {
        ("seven", []) => Effect::Seven,
        ("eight", []) => Effect::Eight,
        ("nine", []) => Effect::Nine { first: None },
        ("nine", [first]) => Effect::Nine { first: Some(first.parse().ok()?) },
        ("machine", []) => Effect::Machine,
        ("philosopher", []) => Effect::Philosopher { target: None },
        ("philosopher", [target]) => Effect::Philosopher { target: Some(seat(target).ok()?) },
        ("waiter", []) => Effect::Waiter,
        ("gossip", []) => Effect::Gossip,
        ("beauty", []) => Effect::Beauty,
        ("magician", []) => Effect::Magician,
        ("glimpse", [enchanted]) => Effect::Glimpse { enchanted: seat(enchanted).ok()?, first: None },
        ("glimpse", [enchanted, first]) => {
            Effect::Glimpse { enchanted: seat(enchanted).ok()?, first: Some(first.parse().ok()?) }
        }
        _ => return None,
    };
    Some(effect)
}
