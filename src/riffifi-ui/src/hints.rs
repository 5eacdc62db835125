//! What somebody who plays Riffifi for the first time should know.

use ::riffifi::{Action, Phase, View};
use ::table::{Lang, Seat};
use game_ui::Hint;

use super::ids::spot_id;

/// The hints at the open table: about what is collected, and from whom.
pub(super) fn hints(view: &View, _menus: &[Vec<Action>], lang: Lang) -> Vec<Hint> {
    let seat = view.turn;
    let mut hints = Vec::new();
    if let Some(due) = view.due.as_ref().filter(|_| matches!(view.phase, Phase::Collect | Phase::LastCollect)) {
        if !due.paid.is_empty() || due.more > 0 {
            let robbery = lang.select(
                "Die Mitte reicht nicht, also zahlt, wer am meisten von dieser Farbe hat.",
                "The middle is too poor, so whoever has most of this colour pays.",
            );
            hints.push(Hint::new("robbery", seat, robbery, "due"));
        }
        if due.sum() > 0 {
            let collect = lang.select(
                "Deine Karte liegt noch offen: Du kassierst, was sie fordert, und sie kommt weg.",
                "Your card still lies face up: you collect what it claims, and it goes away.",
            );
            hints.push(Hint::new("collect", seat, collect, spot_id(seat)));
        }
    }
    if view.phase == Phase::Play && view.places[seat.index()].lost.is_some() {
        let lost = lang.select(
            "Eine niedrigere Karte derselben Farbe hat deine umgedreht: Sie bringt nichts.",
            "A lower card of the same colour has turned yours down: it brings nothing.",
        );
        hints.push(Hint::new("lost", seat, lost, spot_id(seat)));
    }
    hints
}

/// The hint behind the curtain: about what a card claims.
pub(super) fn hand_hints(view: &View, seat: Seat, lang: Lang) -> Vec<Hint> {
    if view.turn != seat || view.phase != Phase::Play {
        return Vec::new();
    }
    let play = lang.select(
        "Die Zahl fordert so viele Chips ihrer Farbe, aber von jeder Farbe bleibt nur die niedrigste Karte offen.",
        "The number claims so many chips of its colour, but of each colour only the lowest card stays face up.",
    );
    vec![Hint::new("claim", seat, play, "hand")]
}
