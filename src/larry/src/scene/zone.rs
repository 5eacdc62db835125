//! Hands and draw pile of a position text: cards by name, `?` for any, `*` for all that are left.

use table::{GameRng, PositionError};

use crate::{Card, FACES};

/// The cards of one place, as far as they are named.
#[derive(Default)]
pub(super) struct Zone {
    named: Vec<Card>,
    unknown: usize,
    rest: bool,
}

impl Zone {
    pub(super) fn read(key: &str, text: &str) -> Result<Zone, PositionError> {
        let mut zone = Zone::default();
        let mut left = if text == "-" { "" } else { text };
        while !left.is_empty() {
            if let Some((card, behind)) = Card::read(left) {
                zone.named.push(card);
                left = behind;
            } else if let Some(behind) = left.strip_prefix('?') {
                zone.unknown += 1;
                left = behind;
            } else if left == "*" {
                zone.rest = true;
                left = "";
            } else {
                return Err(PositionError::new(format!("{key}:{text}"), format!("no card: {left}")));
            }
        }
        Ok(zone)
    }
}

/// Gives each zone its cards; the last one is the draw pile. `table` is what lies elsewhere.
pub(super) fn deal(zones: Vec<Zone>, table: &[Card], rng: &mut GameRng) -> Result<Vec<Vec<Card>>, PositionError> {
    let named: Vec<Card> = zones.iter().flat_map(|zone| &zone.named).chain(table).copied().collect();
    let mut left: Vec<Card> = Vec::new();
    for face in &FACES {
        let count = named.iter().filter(|card| **card == face.card).count();
        let missing = usize::from(face.count).checked_sub(count);
        let missing = missing
            .ok_or_else(|| PositionError::new(face.sign, format!("{count} of them, but there are {}", face.count)))?;
        left.extend(std::iter::repeat_n(face.card, missing));
    }
    rng.shuffle(&mut left);
    let unknown: usize = zones.iter().map(|zone| zone.unknown).sum();
    if unknown > left.len() {
        return Err(PositionError::new("?", format!("{unknown} cards, but only {} are left", left.len())));
    }
    let mut rest = left.split_off(unknown);
    let nowhere = !zones.iter().any(|zone| zone.rest);
    let draw = zones.len() - 1;
    let dealt = zones.into_iter().enumerate().map(|(at, zone)| {
        let mut cards = zone.named;
        cards.extend(left.drain(..zone.unknown));
        if zone.rest || (nowhere && at == draw) {
            cards.append(&mut rest);
        }
        cards
    });
    Ok(dealt.collect())
}
