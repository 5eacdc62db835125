//! A reported breach of a rule: it waits below what is played, as one more paper.

use ::bohei::Breach;
use ::table::{cards, tell};

use super::desk::Desk;
use crate::ui::{El, el, named};

/// The paper, if somebody was reported.
pub(super) fn breach(desk: &Desk<'_>) -> Option<El> {
    let (props, lang) = (desk.props, desk.props.lang);
    let Breach { by, seat, confirmed } = props.view.breach?;
    let head = el("b", "").say(lang.pick("Regelbruch: ", "Breach: ")).add(named(props.guests.name(seat)));
    let by = props.guests.name(by);
    let words = if confirmed {
        let count = cards(props.view.penalty, lang);
        tell!(lang, "Bestätigt. Gleich folgt die Strafe: {count}.", "Confirmed. The penalty follows: {count}.")
    } else {
        tell!(
            lang,
            "Gemeldet von {by}. Wer bestätigt? Tippe unten den eigenen Namen an.",
            "Reported by {by}. Who confirms it? Tap your own name below."
        )
    };
    let words = el("div", "grow").add(head).add(el("p", "").tell(words));
    Some(el("div", "board bo-breach").draw(crate::art::mat(props.guests.symbol(seat), 34)).add(words))
}
