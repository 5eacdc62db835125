//! Hands on own phones.

use std::rc::Rc;

use table::{Game, Seat, Viewer};
use yew::prelude::*;

use super::{TypedSession, chooses};
use crate::{BlindInput, BlindProps, CompleteUi, GameSealed};

impl<U: CompleteUi> GameSealed for TypedSession<U> {
    fn sealed_codes(&self, seat: Seat) -> Vec<u8> {
        U::codes(&self.record.game().view(Viewer::Seat(seat)))
    }

    fn unsealed(&self, seat: Seat, acts: &[String], place: Option<usize>) -> Option<String> {
        let card = match place {
            Some(place) => Some(*self.sealed_codes(seat).get(place)?),
            None => None,
        };
        let possible = self.record.game().legal(seat);
        let mut fitting = possible.iter().filter(|action| U::code_of(action) == card).map(ToString::to_string);
        fitting.find(|act| acts.contains(act))
    }

    fn is_blind(&self, seat: Seat) -> bool {
        U::is_blind(self.view(false), seat)
    }

    fn blind(&self, input: BlindInput) -> Html {
        let BlindInput { seat, labels, head, play, players, lang } = input;
        let (game, view) = (self.record.game(), Rc::clone(self.view(false)));
        let acting = chooses::<U>(game, &view, seat);
        U::blind(BlindProps { seat, view, acting, labels, head, play, players, lang })
    }
}
