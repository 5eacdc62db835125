//! What may be done when, and the rule that forbids the rest.

use table::Seat;

use crate::deal::DEALT;
use crate::{Action, Card, Effect, Error, Glass, Leiff, Phase, Pile, Place};

impl Leiff {
    pub(crate) fn allowed(&self, seat: Seat, action: Action) -> Result<(), Error> {
        self.seated(seat)?;
        match action {
            Action::Match(slot) => self.may_throw(Place::new(seat, slot)),
            Action::Catch(place) if place.seat == seat => Err(Error::OwnCard),
            Action::Catch(place) => self.may_throw(place),
            Action::Penalty(target) => self.may_fine(target),
            Action::HandOut(to) => self.may_hand_out(seat, to),
            Action::Fill(glass) => self.may_fill(seat, glass),
            Action::Done => self.may_tick(seat),
            _ => match self.waits_for() {
                Some(turn) if turn != seat => Err(Error::NotYourTurn { turn }),
                _ => self.may_go_on(seat, action),
            },
        }
    }

    fn seated(&self, seat: Seat) -> Result<(), Error> {
        if self.is_here(seat) { Ok(()) } else { Err(Error::NobodyThere { seat }) }
    }

    /// The rule that something else comes before the turn; `None` if the turn can begin.
    fn busy(&self) -> Option<Error> {
        match self.phase {
            Phase::Turn => None,
            Phase::Peek { seat, .. } => Some(Error::PeekFirst { seat }),
            Phase::Drawn(_) => Some(Error::PlaceFirst),
            Phase::Effect(_) => Some(Error::EffectFirst),
            Phase::Look { seat, .. } => Some(Error::LookFirst { seat }),
            Phase::Offer { seat, .. } => Some(Error::OfferFirst { seat }),
            Phase::Scored { .. } | Phase::Over => Some(Error::RoundOver),
        }
    }

    /// The acts of the player for whom the table waits.
    fn may_go_on(&self, seat: Seat, action: Action) -> Result<(), Error> {
        match action {
            Action::Call | Action::Draw | Action::Take | Action::Pass => {
                self.busy().map_or(Ok(()), Err)?;
                self.may_begin(action)
            }
            Action::Swap(slot) => {
                self.drew_from(Pile::Draw)?;
                self.occupied(Place::new(seat, slot))
            }
            Action::Discard => self.drew_from(Pile::Draw),
            Action::Put(slot) => {
                self.drew_from(Pile::Discard)?;
                self.occupied(Place::new(seat, slot))
            }
            Action::PutBack => self.drew_from(Pile::Discard),
            Action::Seen => match self.phase {
                Phase::Peek { choosing: false, .. } | Phase::Look { .. } => Ok(()),
                _ => Err(Error::NothingToSee),
            },
            Action::Decline => match self.phase {
                Phase::Peek { choosing: false, .. } if self.options.teams => Err(Error::PeekChosen),
                Phase::Peek { .. } | Phase::Effect(_) => Ok(()),
                _ => Err(Error::NoEffect),
            },
            Action::Offer(slot) => match self.phase {
                Phase::Offer { .. } => self.occupied(Place::new(seat, slot)),
                _ => Err(Error::NoOffer),
            },
            Action::Next => match self.phase {
                Phase::Scored { .. } => Ok(()),
                _ => Err(Error::NotScored),
            },
            Action::Pick(place) if matches!(self.phase, Phase::Peek { .. }) => self.may_peek(seat, place),
            _ => match self.phase {
                Phase::Effect(effect) => self.may_choose(seat, effect, action),
                _ => Err(Error::NoEffect),
            },
        }
    }

    /// How a turn begins.
    fn may_begin(&self, action: Action) -> Result<(), Error> {
        let top = self.top();
        let takes = top.is_some_and(|top| top != Card::Machine);
        match action {
            Action::Draw if !self.can_draw() => Err(Error::DrawPileEmpty),
            Action::Take if top.is_none() => Err(Error::DiscardPileEmpty),
            Action::Take if !takes => Err(Error::MachineStays),
            Action::Pass if self.can_draw() || takes => Err(Error::CanDraw),
            _ => Ok(()),
        }
    }

    fn drew_from(&self, pile: Pile) -> Result<(), Error> {
        match self.phase {
            Phase::Drawn(from) if from == pile => Ok(()),
            Phase::Drawn(pile) => Err(Error::CameFrom { pile }),
            _ => Err(Error::NothingDrawn),
        }
    }

    pub(crate) fn occupied(&self, place: Place) -> Result<(), Error> {
        if self.card_at(place).is_some() { Ok(()) } else { Err(Error::NoCardThere { place }) }
    }

    /// Whether a card may be chosen for the first peek: in a team any two of those that were dealt. A card that a
    /// player got for talking stays unseen.
    fn may_peek(&self, seat: Seat, place: Place) -> Result<(), Error> {
        let Phase::Peek { slots, choosing, .. } = &self.phase else { return Err(Error::NoEffect) };
        if !self.options.teams {
            Err(Error::FrontCardsOnly)
        } else if !*choosing {
            Err(Error::PeekChosen)
        } else if place.seat != seat || place.slot.index() >= usize::from(DEALT) {
            Err(Error::DealtCardsOnly)
        } else if slots.contains(&place.slot) {
            Err(Error::AlreadyPicked { place })
        } else {
            self.occupied(place)
        }
    }

    /// What an effect asks for.
    fn may_choose(&self, seat: Seat, effect: Effect, action: Action) -> Result<(), Error> {
        match (effect, action) {
            (_, Action::Pick(place)) => self.may_pick(seat, effect, place),
            (_, Action::Choose(target)) => self.may_aim(seat, effect, target),
            (Effect::Philosopher { target: Some(target) }, Action::Rotate(steps)) => {
                let most = self.row(target).len().saturating_sub(1);
                if (1..=most).contains(&steps) { Ok(()) } else { Err(Error::Steps { most }) }
            }
            (Effect::Beauty, Action::Use) if !self.drinks_alcohol(seat) => Err(Error::WaterShows),
            (Effect::Beauty, Action::SwapHands) => self.may_affect(seat, seat.after(1, self.seats)),
            (Effect::Waiter | Effect::Beauty, Action::Use) | (Effect::Gossip, Action::Invent) => Ok(()),
            _ => Err(Error::OtherEffect { effect }),
        }
    }

    fn may_pick(&self, seat: Seat, effect: Effect, place: Place) -> Result<(), Error> {
        match effect {
            Effect::Seven | Effect::Machine | Effect::Beauty => {
                if place.seat != seat {
                    return Err(Error::OwnCardsOnly);
                }
                if effect == Effect::Beauty && self.drinks_alcohol(seat) {
                    return Err(Error::AlcoholDrinks);
                }
            }
            Effect::Eight => self.may_affect(seat, place.seat)?,
            Effect::Nine { first } => {
                self.may_affect(seat, place.seat)?;
                match first {
                    Some(first) if first.seat == place.seat => return Err(Error::SamePlayer),
                    None if !self.has_partner(place.seat) => return Err(Error::NothingToSwap),
                    _ => {}
                }
            }
            Effect::Glimpse { first, .. } => {
                if place.seat != self.turn {
                    return Err(Error::MagiciansCardsOnly { magician: self.turn });
                }
                if first == Some(place) {
                    return Err(Error::AlreadyPicked { place });
                }
            }
            Effect::Philosopher { .. } | Effect::Waiter | Effect::Gossip | Effect::Magician => {
                return Err(Error::OtherEffect { effect });
            }
        }
        self.occupied(place)
    }

    fn may_aim(&self, seat: Seat, effect: Effect, target: Seat) -> Result<(), Error> {
        let aims = matches!(effect, Effect::Machine | Effect::Philosopher { target: None } | Effect::Magician);
        if !aims {
            return Err(Error::OtherEffect { effect });
        }
        self.seated(target)?;
        if target == seat {
            return Err(Error::OthersOnly);
        }
        self.may_affect(seat, target)?;
        if matches!(effect, Effect::Philosopher { .. }) && self.row(target).len() < 2 {
            return Err(Error::TooFewCards { seat: target });
        }
        Ok(())
    }

    /// Whether an effect of `by` may touch this player (Kellner).
    fn may_affect(&self, by: Seat, seat: Seat) -> Result<(), Error> {
        if self.is_safe(seat, by) { Err(Error::Immune { seat }) } else { Ok(()) }
    }

    /// Matching and catching, by anybody at any moment of the round.
    fn may_throw(&self, place: Place) -> Result<(), Error> {
        if !self.is_open_to_all() {
            return self.busy().map_or(Ok(()), Err);
        }
        if self.discard.is_empty() { Err(Error::NothingOnTop) } else { self.occupied(place) }
    }

    fn may_fine(&self, target: Seat) -> Result<(), Error> {
        if !self.options.teams {
            return Err(Error::NoTeams);
        }
        self.seated(target)?;
        if self.is_before_the_call() { Ok(()) } else { self.busy().map_or(Ok(()), Err) }
    }

    /// What belongs to the ledger is possible at any time until the game is over.
    fn ledger_is_open(&self) -> Result<(), Error> {
        match self.phase {
            _ if !self.options.drinks => Err(Error::NoDrinks),
            Phase::Over => Err(Error::RoundOver),
            _ => Ok(()),
        }
    }

    fn may_hand_out(&self, from: Seat, to: Seat) -> Result<(), Error> {
        self.ledger_is_open()?;
        let immune = self.immune.contains(to);
        if self.ledger.may_hand_out(from, to, immune) {
            Ok(())
        } else if !self.is_here(to) {
            Err(Error::NobodyThere { seat: to })
        } else if to == from {
            Err(Error::SipsToOthers)
        } else if immune {
            Err(Error::Immune { seat: to })
        } else if let Some(seat) = [to, from].into_iter().find(|&seat| self.ledger.glass(seat) == Glass::Empty) {
            Err(Error::EmptyGlass { seat })
        } else {
            Err(Error::NoSips)
        }
    }

    fn may_fill(&self, seat: Seat, glass: Glass) -> Result<(), Error> {
        self.ledger_is_open()?;
        if self.ledger.glass(seat) == glass { Err(Error::SameGlass) } else { Ok(()) }
    }

    fn may_tick(&self, seat: Seat) -> Result<(), Error> {
        self.ledger_is_open()?;
        if self.ledger.owes(seat) { Ok(()) } else { Err(Error::NothingOwed) }
    }
}
