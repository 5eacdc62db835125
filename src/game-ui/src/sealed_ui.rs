//! A hand that is on its player's own phone.
//!
//! The phone shows a label at every card. On the table the cards lie as backs with these labels: the player tells the table a card by its
//! label, and only the session knows which card that is.

use std::fmt::Display;
use std::rc::Rc;

use table::{Game, Lang, Seat};
use ui::{Players, act};
use yew::prelude::*;

use crate::{ActionOf, GameUi, HandUi, ViewOf};

/// A game whose hands can be on own phones. A game without such hands implements it with nothing in it.
pub trait SealedUi: HandUi {
    /// The most cards that a hand can have; 0 where hands stay on this device.
    const ROOM: u8 = 0;

    /// Whether these cards are only looked at: they lie on the table, so everybody knows which has which label, and a phone shows them for a
    /// moment.
    const LOOKS: bool = false;

    /// Whether what a seat is to do now can be done before everybody, with a look at its phone; otherwise it is done behind the curtain. Made
    /// of what everybody sees.
    fn is_blind(_view: &ViewOf<Self>, _seat: Seat) -> bool {
        true
    }

    /// The hand in the view of its seat: a code for each card, in the order of the hand. Everybody may know how many they are.
    fn codes(_view: &ViewOf<Self>) -> Vec<u8> {
        Vec::new()
    }

    /// The code of the card that an act names; `None` if it names none.
    fn code_of(_action: &ActionOf<Self>) -> Option<u8> {
        None
    }

    /// The card with this code; `None` for a code of no card.
    fn sealed_card(_code: u8, _lang: Lang) -> Option<SealedCard> {
        None
    }

    /// The seat's cards as backs with labels on the open table, and what can be done with them, between bar and rail. It is made of what
    /// everybody sees.
    fn blind(_props: BlindProps<<Self as GameUi>::Game>) -> Html {
        Html::default()
    }
}

/// A card as the phone of its player shows it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SealedCard {
    /// What it looks like, as SVG.
    pub picture: String,
    /// What it is called.
    pub name: String,
}

/// What a game's hands on own phones need, without knowing its types.
#[derive(Clone, Copy)]
pub struct SealedInfo {
    /// The most cards that a hand can have.
    pub room: u8,
    /// Whether its cards are only looked at.
    pub looks: bool,
    /// The card with this code.
    pub card: fn(u8, Lang) -> Option<SealedCard>,
}

/// What a seat does with the card that a label names, whichever that is: an act for each card that it may be.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BlindAct {
    /// The acts as the record writes them.
    pub acts: Vec<String>,
    /// The label of the card; `None` if they name none.
    pub label: Option<AttrValue>,
}

impl BlindAct {
    /// What a seat does with the card that this label names.
    pub fn new(label: Option<&AttrValue>, acts: impl IntoIterator<Item = impl Display>) -> BlindAct {
        BlindAct { acts: acts.into_iter().map(|act| act.to_string()).collect(), label: label.cloned() }
    }
}

/// The button that does an act with the chosen card, once nothing is missing.
pub fn blind_button(
    done: Option<BlindAct>,
    class: Option<&'static str>,
    play: &Callback<BlindAct>,
    label: String,
) -> Html {
    let ready = done.is_some();
    let on_play = match done {
        Some(done) => play.reform(move |()| done.clone()),
        None => Callback::noop(),
    };
    act(ready, class, &on_play, html! { label })
}

/// All that a game gets for the cards of a seat that are on its player's phone. Nothing in it depends on a hidden card.
#[derive(Properties, Clone, PartialEq)]
pub struct BlindProps<G: Game> {
    /// Whose cards they are.
    pub seat: Seat,
    /// The table as everybody sees it.
    pub view: Rc<G::View>,
    /// Whether the seat is to act now.
    pub acting: bool,
    /// The labels of its cards, in alphabetical order; those of a look in the order of its cards.
    pub labels: Rc<[AttrValue]>,
    /// What stands above the cards: whose they are, and the public code.
    pub head: Html,
    /// Does an act.
    pub play: Callback<BlindAct>,
    /// Who plays.
    pub players: Rc<Players>,
    /// The language.
    pub lang: Lang,
}

/// What the screen adds to the labelled backs of a seat; [`BlindProps`] says what it means.
pub struct BlindInput {
    /// Whose cards they are.
    pub seat: Seat,
    /// The labels of its cards.
    pub labels: Rc<[AttrValue]>,
    /// What stands above the cards: whose they are, and the public code.
    pub head: Html,
    /// Does an act.
    pub play: Callback<BlindAct>,
    /// Who plays.
    pub players: Rc<Players>,
    /// The language.
    pub lang: Lang,
}
