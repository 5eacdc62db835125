//! Whole tables made up from what one seat knows.

use table::{GameRng, Imagine, Seat};

use crate::deal::{deck, fair};
use crate::{Before, Card, Cards, Event, Laid, Loot, Observation, Phase, Player, Riffifi, View};

/// How often the hidden cards are dealt anew before no table is found.
const ATTEMPTS: u32 = 200;

/// What a seat has learned of the hands: which cards belong to which, and what the cards laid unseen can be.
#[derive(Clone, Default, Debug)]
pub struct Memory {
    /// Of the hand that each seat was given for this round, the cards that are known to belong to it.
    known: [Cards; 5],
    /// The cards of each seat that have lain openly in this round.
    shown: [Cards; 5],
    /// Cards that were laid unseen in this round.
    laid: Vec<Unseen>,
    /// Rounds before with the same hands: what was shown of each hand and what was laid unseen.
    before: Vec<([Cards; 5], Vec<Unseen>)>,
    /// What lies openly before each seat.
    open: [Option<Card>; 5],
    /// What each player had at the end of each finished round.
    scored: Vec<[Loot; 5]>,
}

/// A card that was laid unseen.
#[derive(Clone, Copy, Debug)]
struct Unseen {
    /// Who holds the hand in this round from which it was laid.
    seat: Seat,
    /// What it is, if the own seat laid it.
    card: Option<Card>,
    /// What lay openly before the others.
    lay_open: Cards,
}

impl Unseen {
    /// Those of these cards that it can be.
    fn choices(&self, cards: impl Iterator<Item = Card>) -> Vec<Card> {
        cards.filter(|card| self.card.is_none_or(|own| own == *card) && self.lay_open.undercut(*card)).collect()
    }
}

impl Memory {
    /// Whether a card of which nothing is known can belong to the hand of a seat: in each round before with the same hands it was
    /// laid unseen.
    fn may_hold(&self, seat: usize, card: Card) -> bool {
        self.before
            .iter()
            .all(|(_, laid)| laid.iter().any(|unseen| unseen.seat.index() == seat && unseen.lay_open.undercut(card)))
    }

    fn take_in(&mut self, event: &Observation, seats: u8) {
        match event {
            Event::Played { seat, card } => {
                self.known[seat.index()].insert(*card);
                self.shown[seat.index()].insert(*card);
            }
            Event::Laid { seat, card } => {
                let lay_open = seat.others(seats).filter_map(|other| self.open[other.index()]).collect();
                self.laid.push(Unseen { seat: *seat, card: *card, lay_open });
            }
            Event::RoundEnded { loot, .. } => {
                self.scored.push(std::array::from_fn(|at| loot.get(at).copied().unwrap_or_default()));
            }
            Event::Dealt { .. } => {
                *self = Memory { scored: std::mem::take(&mut self.scored), ..Memory::default() };
            }
            Event::Passed { .. } => {
                self.before.push((self.shown, std::mem::take(&mut self.laid)));
                self.shown = [Cards::NONE; 5];
                let around = usize::from(seats);
                self.known[..around].rotate_right(1);
                for (shown, laid) in &mut self.before {
                    shown[..around].rotate_right(1);
                    laid.iter_mut().for_each(|unseen| unseen.seat = unseen.seat.after(1, seats));
                }
            }
            _ => {}
        }
    }
}

impl Imagine for Riffifi {
    type Memory = Memory;

    fn remember(memory: &mut Memory, seat: Seat, told: &[Observation], view: &View) {
        let seats = view.places.len() as u8;
        told.iter().for_each(|event| memory.take_in(event, seats));
        for (open, place) in memory.open.iter_mut().zip(&view.places) {
            *open = place.open;
        }
        // What is in the own hand belongs to it; so at the deal the whole hand is known.
        for held in view.hand.iter().flatten() {
            memory.known[seat.index()].insert(held.card);
        }
    }

    /// The hidden cards are dealt until every hand could be dealt and every card laid unseen was one that could be laid so.
    fn imagine(_seat: Seat, view: &View, memory: &Memory, mut rng: GameRng) -> Option<Riffifi> {
        let seats = view.places.len() as u8;
        let deck = deck(view.out, view.options.officer);
        let each = deck.len() / seats;
        let known = memory.known.iter().fold(Cards::NONE, |all, hand| all | *hand);
        let mut hidden: Vec<Card> = deck.without(known).iter().collect();
        'attempts: for _ in 0..ATTEMPTS {
            rng.shuffle(&mut hidden);
            let mut hands = memory.known;
            let mut rest = hidden.clone();
            let mut taken = Cards::NONE;
            for unseen in &memory.laid {
                let hand = &mut hands[unseen.seat.index()];
                if hand.len() == each {
                    continue;
                }
                let known = hand.without(memory.shown[unseen.seat.index()] | taken);
                let card = unseen.choices(known.iter().chain(rest.iter().copied())).first().copied();
                let Some(card) = card else { continue 'attempts };
                rest.retain(|other| *other != card);
                hand.insert(card);
                taken.insert(card);
            }
            // Cards that fit few hands come first, so that they still find one.
            let fits = |at: usize, card: Card| memory.may_hold(at, card);
            rest.sort_by_key(|card| (0..seats.into()).filter(|&at| fits(at, *card)).count());
            for card in rest {
                let room = |at: &usize| hands[*at].len() < each && fits(*at, card);
                // The more cards are missing, the more likely one of them is this.
                let open: Vec<usize> = (0..seats.into()).filter(room).collect();
                let missing = open.iter().flat_map(|&at| (hands[at].len()..each).map(move |_| at));
                let Some(&at) = rng.pick(&missing.collect::<Vec<usize>>()) else { continue 'attempts };
                hands[at].insert(card);
            }
            if !hands.iter().all(|hand| fair(*hand)) {
                continue;
            }
            let Some(laid) = fitting(&memory.laid, &hands, &memory.shown, &mut rng) else { continue };
            let before = memory.before.iter().map(|(shown, laid)| fitting(laid, &hands, shown, &mut rng));
            let Some(before) = before.collect::<Option<Vec<_>>>() else { continue };
            return Some(table(view, memory, &hands, laid, before.concat(), rng));
        }
        None
    }
}

/// A card of its hand for each card that was laid unseen in a round, at random; `None` if they do not go together.
fn fitting(laid: &[Unseen], hands: &[Cards; 5], shown: &[Cards; 5], rng: &mut GameRng) -> Option<Vec<Laid>> {
    let mut choices = Vec::with_capacity(laid.len());
    for unseen in laid {
        let at = unseen.seat.index();
        let mut cards = unseen.choices(hands[at].without(shown[at]).iter());
        rng.shuffle(&mut cards);
        choices.push(cards);
    }
    let mut found = vec![None; laid.len()];
    for at in 0..laid.len() {
        if !find(at, &choices, &mut found, &mut Cards::default()) {
            return None;
        }
    }
    found.iter().zip(laid).map(|(card, unseen)| Some(Laid { card: (*card)?, lay_open: unseen.lay_open })).collect()
}

/// Finds a card for one of them, and another one for whoever has it already.
fn find(at: usize, choices: &[Vec<Card>], found: &mut [Option<Card>], tried: &mut Cards) -> bool {
    for &card in &choices[at] {
        if tried.contains(card) {
            continue;
        }
        tried.insert(card);
        let owner = found.iter().position(|other| *other == Some(card));
        if owner.is_none_or(|owner| find(owner, choices, found, tried)) {
            found[at] = Some(card);
            return true;
        }
    }
    false
}

fn table(
    view: &View,
    memory: &Memory,
    hands: &[Cards; 5],
    laid: Vec<Laid>,
    before: Vec<Laid>,
    rng: GameRng,
) -> Riffifi {
    let unseen: Cards = laid.iter().map(|laid| laid.card).collect();
    let mut players = [Player::default(); 5];
    for (at, place) in view.places.iter().enumerate() {
        let open: Cards = place.open.into_iter().collect();
        let pile = memory.shown[at].without(open) | hands[at].without(hands[at].without(unseen));
        players[at] = Player {
            hand: hands[at].without(pile).without(open),
            open: place.open,
            lost: place.lost,
            pile,
            loot: place.loot,
        };
    }
    let shown = memory.before.iter().flat_map(|(shown, _)| shown).fold(Cards::NONE, |all, shown| all | *shown);
    Riffifi {
        seats: view.places.len() as u8,
        options: view.options,
        rng,
        dealer: view.dealer,
        turn: view.turn,
        out: view.out,
        middle: view.middle,
        players,
        laid,
        before: Before { shown, laid: before },
        scored: memory.scored.clone(),
        over: view.phase == Phase::Over,
    }
}
