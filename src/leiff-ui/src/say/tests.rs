//! The big sentence at positions that hardly ever come up.

use std::rc::Rc;

use ::leiff::{Action, Leiff};
use ::table::{Action as _, Game, Lang, Scene, Seat, Side, Viewer};
use game_ui::{TableCommon, TableProps};
use ui::Players;
use yew::prelude::*;

use super::{TableContext, say};
use crate::state::{Moment, State};

/// What the table says to the one who must act, in German.
fn said(position: &str) -> String {
    let game = Leiff::from_position(position).expect(position);
    let seat = game.awaited().iter().next();
    let names: Vec<String> = Seat::all(game.seats()).map(|seat| format!("P{seat}")).collect();
    let common = TableCommon {
        on_sound: Callback::noop(),
        shakes: false,
        random: Callback::from(|()| 0),
        on_act: Callback::noop(),
        on_act_and_hold: None,
        take: None,
        on_hand_over: Callback::noop(),
        on_acknowledge: None,
        selected: None,
        late: None,
        on_select: Callback::noop(),
        on_unselect: Callback::noop(),
        on_look: None,
        looked: false,
        retractable: None,
        on_retract: Callback::noop(),
        players: Rc::new(Players { names, symbols: Vec::new() }),
        flat: None,
        narration: Vec::new(),
        beat: None,
        fresh: false,
        lang: Lang::De,
    };
    let open = |action: &Action| action.side() == Side::Open;
    let props = TableProps {
        view: Rc::new(game.view(Viewer::Table)),
        seat,
        menu: seat.map_or_else(Vec::new, |seat| game.legal(seat)).into_iter().filter(open).collect(),
        forecast: None,
        menus: Rc::default(),
        note: None,
        telling: None,
        last: Rc::default(),
        common,
    };
    let state = Rc::new(State::new(Moment::of(&props)));
    let said = say(&TableContext { props: Rc::new(props), state, motion: Rc::default(), taps: Callback::noop() });
    said.does + ": " + &said.how
}

/// Whatever others could catch meanwhile is no target of the effect.
#[test]
fn an_effect_without_a_target_is_let_pass() {
    let none = " verzichtet: Dafür gibt es gerade kein Ziel.";
    for position in [
        // Without own cards.
        "hands:-/1.3 discard:7 draw:10 phase:seven",
        // Whoever could be aimed at is immune.
        "hands:4.5/1.3 discard:9 draw:10 phase:nine immune:b options:c1",
        "hands:4.5/1.3 discard:P draw:10 phase:philosopher immune:b options:c1",
        "hands:4.5/1.3 discard:M draw:10 phase:magician immune:b options:c1",
    ] {
        assert_eq!(said(position), none, "{position}");
    }
    assert_eq!(
        said("hands:4.5/1.3 discard:7 draw:10 phase:seven"),
        " sieht eine eigene Karte an: Welche? Tippe sie an."
    );
}

/// Who has no card to give for it puts the card back.
#[test]
fn a_card_that_nothing_is_given_for_goes_back() {
    assert!(said("hands:-/1.3 discard:11 draw:10 phase:taken.5").ends_with("Ohne eigene Karten legst du sie zurück."));
    assert!(said("hands:4/1.3 discard:11 draw:10 phase:taken.5").ends_with("die du dafür hergibst."));
}

/// Neither pile gives a card: "Leiff!" may still be called.
#[test]
fn who_cannot_draw_may_still_call() {
    let piles = "hands:4.5/1.3 discard:0 draw:- rest:b";
    assert_eq!(said(piles), " kann nichts ziehen: Also aussetzen. Oder „Leiff!“");
}

/// The price of the Magier is known before somebody is enchanted.
#[test]
fn the_magician_knows_the_price() {
    let price =
        |hand: &str, ledger: &str| said(&format!("hands:{hand}/1.3 discard:M draw:10 phase:magician options:{ledger}"));
    assert!(price("4.5.6", "c1").contains("Dafür lässt du dir in zwei Karten sehen."));
    assert!(price("4", "c1").contains("Dafür lässt du dir in deine Karte sehen."));
    assert!(!price("-", "c1").contains("Dafür"));
    let alcohol = price("4.5", "d1c1 ledger:a,w");
    assert!(alcohol.contains("zählen deine Schlucke dieser Runde doppelt."), "{alcohol}");
}
