//! Hands on own phones.

use std::rc::Rc;

use table::{Game, Lang, Seat, Side, Viewer};
use yew::prelude::*;

use super::{TypedSession, chooses, menu};
use crate::{ActionOf, BLIND_CARD, BlindInput, BlindProps, CompleteUi, GameSealed};

impl<U: CompleteUi> TypedSession<U> {
    /// The codes of a seat's hand.
    fn codes(&self, seat: Seat) -> Vec<u8> {
        U::codes(&self.record.game().view(Viewer::Seat(seat)))
    }
}

impl<U: CompleteUi> GameSealed for TypedSession<U> {
    fn sealed_codes(&self, seat: Seat) -> Vec<u8> {
        self.codes(seat)
    }

    fn unsealed(&self, seat: Seat, act: &str, place: Option<usize>) -> Option<String> {
        let text = match place {
            Some(place) => {
                let card = U::sealed_card(*self.codes(seat).get(place)?, Lang::De)?;
                act.replacen(BLIND_CARD, &card.written, 1)
            }
            None => act.to_owned(),
        };
        let action = text.parse::<ActionOf<U>>().ok()?;
        menu(self.record.game(), seat, Side::Private).contains(&action).then(|| action.to_string())
    }

    fn blind(&self, input: BlindInput) -> Html {
        let BlindInput { seat, labels, head, play, players, lang } = input;
        let (game, view) = (self.record.game(), Rc::clone(self.view(false)));
        let acting = chooses::<U>(game, &view, seat);
        U::blind(BlindProps { seat, view, acting, labels, head, play, players, lang })
    }
}
