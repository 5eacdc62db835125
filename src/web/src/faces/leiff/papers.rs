//! What lies on the table in place of it: the round that was scored, the scores of all rounds, the drinks slip.

use ::leiff::{Action, Event, Phase, Told};
use ::table::tell;

use super::desk::{Desk, Msg, Paper};
use super::{slate, slip};
use crate::art::Icon;
use crate::ui::old::{El, button, el, icon_button};

/// The points at which the game ends.
pub(super) fn goal(long: bool) -> i16 {
    if long { 100 } else { 50 }
}

/// The paper, and what leads on.
pub(super) fn body(desk: &Desk<'_>) -> El {
    let (props, lang) = (desk.props, desk.props.lang);
    // Each paper is an element of its own, so it opens at its top.
    let paper = match desk.state.paper {
        Some(Paper::Slip) => "slip",
        Some(Paper::Board) => "board",
        None => "slate",
    };
    let body = el("div", "body lfp").keyed(paper.to_owned());
    let scored = matches!(props.view.phase, Phase::Scored { .. } | Phase::Over);
    let close =
        || icon_button(Icon::Close, lang.pick("Zurück zum Tisch", "Back to the table"), desk.on(Msg::Paper(None)));
    let titled = |title: &'static str| {
        el("div", "row").add(el("h2", "grow").set("id", "stage").set("tabindex", "-1").say(title)).add(close())
    };
    let body = match desk.state.paper {
        Some(Paper::Slip) => body.add(titled(lang.pick("Getränke", "Drinks"))).add(slip::slip(props)),
        Some(Paper::Board) => {
            let board = slate::board(&props.view, &props.guests, lang);
            body.add(titled(lang.pick("Alle Runden", "All rounds"))).add(board)
        }
        None => body.add(slate::slate(
            &props.view,
            turned(props.telling.as_deref().unwrap_or(&props.last)),
            &props.guests,
            lang,
        )),
    };
    let tools = (scored && desk.state.paper.is_none()).then(|| super::acts::tools(desk));
    body.maybe(tools).maybe(scored.then(|| next(desk)))
}

/// The cards that were turned over just now.
fn turned(told: &[Told]) -> Option<&[Told]> {
    told.iter().any(|event| matches!(event, Event::Scored { .. })).then_some(told)
}

/// On to the next round, or to the end.
fn next(desk: &Desk<'_>) -> El {
    let (view, lang) = (&desk.props.view, desk.props.lang);
    let over = view.totals.iter().any(|total| *total >= goal(view.options.long));
    let round = view.round + 1;
    let words = match over {
        true => lang.pick("Zum Ergebnis", "To the result").to_owned(),
        false => tell!(lang, "Runde {round}", "Round {round}"),
    };
    let go =
        button("btn", desk.act(Action::Next)).keyed("next".to_owned()).flag("aria-disabled", !desk.may(Action::Next));
    el("div", "acts").add(go.tell(words))
}
