//! Reported breaches of rules: they wait below what is played, side by side on one more paper.

use ::bohei::Breach;
use ::table::{cards, tell};

use super::desk::{Desk, tick};
use crate::art::mat;
use crate::ui::old::{El, el, named};

/// The paper, if somebody was reported.
pub(super) fn breaches(desk: &Desk<'_>) -> Option<El> {
    match desk.props.view.breaches.as_slice() {
        [] => None,
        [one] => Some(alone(desk, *one)),
        several => Some(side_by_side(desk, several)),
    }
}

/// One report in whole sentences.
fn alone(desk: &Desk<'_>, Breach { by, seat, confirmed }: Breach) -> El {
    let (props, lang) = (desk.props, desk.props.lang);
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
    el("div", "board bo-breach").draw(mat(props.guests.symbol(seat), 34)).add(words)
}

/// Several: who is accused, by whom, and whether it is confirmed.
fn side_by_side(desk: &Desk<'_>, breaches: &[Breach]) -> El {
    let (guests, lang) = (&desk.props.guests, desk.props.lang);
    let one = |breach: &Breach| {
        let by = guests.name(breach.by);
        let (words, mark) = match breach.confirmed {
            true => (lang.pick("zahlt", "pays").to_owned(), Some(tick(20))),
            false => (tell!(lang, "von {by}", "by {by}"), None),
        };
        let item = el("li", "").keyed(breach.seat.to_string());
        desk.player(item, breach.seat, 24).add(el("span", "small").tell(words)).maybe_draw(mark)
    };
    let asks = match breaches.iter().all(|breach| breach.confirmed) {
        true => lang.pick("Regelbrüche, alle bestätigt", "Breaches, all of them confirmed"),
        false => lang.pick("Gemeldet. Wer bestätigt? Namen antippen.", "Reported. To confirm one, tap your name."),
    };
    el("div", "board bo-breach bo-several").add(el("b", "").say(asks)).add(el("ul", "").all(breaches.iter().map(one)))
}
