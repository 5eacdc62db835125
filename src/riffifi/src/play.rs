//! A turn: collect if the own card still lies openly, then play a card.

use table::{Seat, Seats, Secret};

use crate::claim::Claim;
use crate::view::{Due, Effect};
use crate::{Action, Card, Cards, Error, Event, HiddenEvent, Laid, Phase, Riffifi};

impl Riffifi {
    /// What the player on turn has to do.
    pub(crate) fn phase(&self) -> Phase {
        let player = self.player(self.turn);
        match player.open {
            _ if self.over => Phase::Over,
            Some(Card::OFFICER) => Phase::Officer,
            Some(_) if player.hand.is_empty() => Phase::LastCollect,
            Some(_) => Phase::Collect,
            None => Phase::Play,
        }
    }

    /// What the player on turn may do.
    pub(crate) fn menu(&self) -> Vec<Action> {
        let seat = self.turn;
        match self.phase() {
            Phase::Over => Vec::new(),
            Phase::Collect | Phase::LastCollect => {
                self.claim(seat).iter().flat_map(Claim::choices).map(Action::Collect).collect()
            }
            Phase::Officer => self.targets(seat).iter().map(Some).chain([None]).map(Action::Turn).collect(),
            Phase::Play => {
                let hand = self.player(seat).hand;
                let lie_open = self.open_cards(seat);
                let unseen = hand.iter().filter(|card| lie_open.undercut(*card));
                hand.iter().map(Action::Play).chain(unseen.map(Action::LayUnseen)).collect()
            }
        }
    }

    pub(crate) fn allowed(&self, seat: Seat, action: Action) -> Result<(), Error> {
        if seat != self.turn {
            return Err(Error::NotYourTurn { turn: self.turn });
        }
        let player = self.player(seat);
        match (action, player.open) {
            (Action::Turn(Some(target)), Some(Card::OFFICER)) if !self.targets(seat).contains(target) => {
                Err(Error::NothingOpen { seat: target })
            }
            (Action::Turn(_), Some(Card::OFFICER)) => Ok(()),
            (Action::Turn(_), _) => Err(Error::NoOfficer),
            (_, Some(Card::OFFICER)) => Err(Error::OfficerFirst),
            (Action::Collect(more), _) => match self.claim(seat) {
                Some(claim) => claim.accepts(more),
                None => Err(Error::NothingToCollect),
            },
            (_, Some(_)) => Err(Error::CollectFirst),
            (Action::Play(card) | Action::LayUnseen(card), None) if !player.hand.contains(card) => {
                Err(Error::NotInHand { card })
            }
            (Action::LayUnseen(card), None) if !self.open_cards(seat).undercut(card) => Err(Error::Show { card }),
            _ => Ok(()),
        }
    }

    /// Takes what the own open card claims, and turns it down.
    pub(crate) fn collect(&mut self, more: Seats, events: &mut Vec<HiddenEvent>) {
        let seat = self.turn;
        let (Some(claim), Some(card)) = (self.claim(seat), self.turn_down(seat)) else { return };
        let Some((colour, _)) = card.claim() else { return };
        let Claim { middle, lapsed, .. } = claim;
        let paid = claim.paid(seat, self.seats, more);
        self.middle.take(colour, middle);
        for &(owner, chips) in &paid {
            self.player_mut(owner).loot.take(colour, chips);
        }
        let sum = middle + paid.iter().map(|(_, chips)| chips).sum::<u8>();
        self.player_mut(seat).loot.add(colour, sum);
        events.push(Event::Collected { seat, card, middle, paid, lapsed });
        if self.player(seat).hand.is_empty() {
            self.go_on(events);
        }
    }

    /// Plays a card openly: of two cards of one colour the higher one is turned down at once.
    pub(crate) fn play(&mut self, card: Card, events: &mut Vec<HiddenEvent>) {
        let seat = self.turn;
        let effect = self.effect(seat, card);
        let player = self.player_mut(seat);
        player.hand.remove(card);
        (player.open, player.lost) = (Some(card), None);
        events.push(Event::Played { seat, card });
        match effect {
            Effect::Alone => {}
            Effect::Turns(rival) => self.meet(rival, seat, events),
            Effect::TurnedBy(rival) => self.meet(seat, rival, events),
            Effect::Officer if self.targets(seat).is_empty() => return self.send_officer(None, events),
            Effect::Officer => return,
        }
        self.go_on(events);
    }

    /// Of two open cards of one colour, `seat` has the higher one.
    fn meet(&mut self, seat: Seat, by: Seat, events: &mut Vec<HiddenEvent>) {
        if let (Some(card), Some(lower)) = (self.turn_down(seat), self.player(by).open) {
            self.player_mut(seat).lost = Some(card);
            events.push(Event::Turned { seat, card, by, lower });
        }
    }

    /// Lays a card that would be turned down at once, without showing it (Karten ausspielen II, last sentence).
    pub(crate) fn lay_unseen(&mut self, card: Card, events: &mut Vec<HiddenEvent>) {
        let seat = self.turn;
        let lay_open = self.open_cards(seat);
        let player = self.player_mut(seat);
        player.hand.remove(card);
        player.lost = None;
        player.pile.insert(card);
        self.laid.push(Laid { card, lay_open });
        events.push(Event::Laid { seat, card: Secret::of(seat, card) });
        self.go_on(events);
    }

    /// The Officer turns down this player's open card, or none, and is turned down himself (Der Officer).
    pub(crate) fn send_officer(&mut self, target: Option<Seat>, events: &mut Vec<HiddenEvent>) {
        let seat = self.turn;
        let turned = target.and_then(|target| Some((target, self.turn_down(target)?)));
        self.turn_down(seat);
        events.push(Event::Officer { seat, turned });
        self.go_on(events);
    }

    /// The open card before a seat goes face down onto the pile.
    fn turn_down(&mut self, seat: Seat) -> Option<Card> {
        let player = self.player_mut(seat);
        let card = player.open.take()?;
        player.pile.insert(card);
        Some(card)
    }

    /// The next player clockwise who holds a card or has one lying openly; the own place comes last.
    fn go_on(&mut self, events: &mut Vec<HiddenEvent>) {
        let next = (1..=self.seats).map(|steps| self.turn.after(steps, self.seats)).find(|&seat| self.waits(seat));
        match next {
            Some(seat) => self.turn = seat,
            None => self.end_round(events),
        }
    }

    /// Whether a player still has something to do in this round.
    pub(crate) fn waits(&self, seat: Seat) -> bool {
        let player = self.player(seat);
        player.open.is_some() || !player.hand.is_empty()
    }

    /// What a card of `seat` would do with the open cards of the others.
    pub(crate) fn effect(&self, seat: Seat, card: Card) -> Effect {
        let Some(colour) = card.colour() else { return Effect::Officer };
        let rival = seat.others(self.seats).find_map(|other| {
            let open = self.player(other).open?;
            (open.colour() == Some(colour)).then_some((other, open))
        });
        match rival {
            None => Effect::Alone,
            Some((rival, open)) if card.tops(open) => Effect::TurnedBy(rival),
            Some((rival, _)) => Effect::Turns(rival),
        }
    }

    /// The cards that lie openly before the others.
    fn open_cards(&self, seat: Seat) -> Cards {
        seat.others(self.seats).filter_map(|other| self.player(other).open).collect()
    }

    /// The players whose open card the Officer of `seat` can turn down.
    fn targets(&self, seat: Seat) -> Seats {
        seat.others(self.seats).filter(|&other| self.player(other).open.is_some()).collect()
    }

    /// What the player on turn has to collect.
    pub(crate) fn due(&self) -> Option<Due> {
        let seat = self.turn;
        let (colour, _) = self.player(seat).open?.claim()?;
        let claim = self.claim(seat)?;
        let Claim { middle, more, lapsed, .. } = claim;
        Some(Due { colour, middle, paid: claim.paid(seat, self.seats, Seats::NONE), more, lapsed })
    }

    /// What the open card of a seat brings; `None` if it claims nothing.
    fn claim(&self, seat: Seat) -> Option<Claim> {
        let (colour, chips) = self.player(seat).open?.claim()?;
        let owned: Vec<u8> = self.places().iter().map(|player| player.loot.of(colour)).collect();
        Some(Claim::new(seat, chips, self.middle.of(colour), &owned))
    }
}
