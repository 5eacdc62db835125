//! The turn while nothing waits on it: its three phases, and the buttons of the one that it is in.

use ::bohei::{Action, Phase};
use ::table::{cards, tell};

use super::desk::Desk;
use super::phases::phases;
use crate::art::lids;
use crate::ui::old::{El, el, named};

/// Phases, question, buttons.
pub(super) fn turn(desk: &Desk<'_>) -> Option<El> {
    let (view, lang) = (&desk.props.view, desk.props.lang);
    let seat = view.turn;
    let take = |words: &'static str| desk.hands_over(seat).draw(lids(28)).say(words);
    let pass = |words: &'static str| desk.does("btn second", seat, Action::Pass).say(words);
    let (question, acts) = match view.phase {
        Phase::Draw => {
            let count = cards(view.draw, lang);
            // With both piles empty there is nothing to draw.
            let empty = desk.props.telling.is_none() && !desk.may(seat, Action::Draw);
            let draw = desk.does("btn", seat, Action::Draw).tell(tell!(lang, "{count} ziehen", "Draw {count}"));
            let none = match empty {
                true => lang.pick("Weiter: Beide Stapel sind leer", "Go on: both piles are empty"),
                false => lang.pick("Nicht ziehen", "Draw nothing"),
            };
            let acts = if empty { vec![pass(none)] } else { vec![draw, pass(none)] };
            (lang.pick(", ziehst du?", ", will you draw?"), acts)
        }
        Phase::Rule => {
            let take = take(lang.pick("Regel spielen: Karten ansehen", "Play a rule: look at the cards"));
            (lang.pick(", du musst eine Regel spielen.", ", you must play a rule."), vec![take])
        }
        Phase::Play => {
            let acts = vec![
                take(lang.pick("Karte spielen", "Play a card")),
                pass(lang.pick("Nichts spielen", "Play nothing")),
            ];
            (lang.pick(", spielst du noch etwas?", ", will you play a card?"), acts)
        }
        Phase::Close | Phase::Over => return None,
    };
    Some(desk.asks(Some(phases(view, lang)), seat, question.to_owned(), el("div", "acts").all(acts)))
}

/// That the player on turn may still call, and that it wins: the button for it is on the rail.
pub(super) fn last_call(desk: &Desk<'_>) -> Option<El> {
    let (view, guests, lang) = (&desk.props.view, &desk.props.guests, desk.props.lang);
    let goal = cards(view.goal, lang);
    let says = tell!(
        lang,
        " hält genau {goal}, zum Rufen war noch keine Zeit. Bis zur Entscheidung unten gewinnt „Bohei!“ sofort.",
        " holds exactly {goal}, and there was no time to call. Until the choice below, “Bohei!” wins at once."
    );
    let words = el("p", "").add(named(guests.name(view.turn))).tell(says);
    let paper = || el("div", "board bo-late").set("role", "status").add(el("b", "d").say("Bohei?")).add(words);
    view.last_call.then(paper)
}
