//! A card that everybody sees for a moment before it goes back: large, until somebody leads on.

use ::leiff::{Card, Event, Leiff, Place, Told};
use ::table::{Seat, Words, tell};

use super::desk::Desk;
use crate::art::mat;
use crate::ui::old::{El, button, capital, el, named, said};

/// How wide the card is drawn; the style sheet overrules it.
const CARD: u32 = 190;

/// A card that lies face down again: who turned it up, where it lies, and what it is.
fn shown(event: &Told) -> Option<(Seat, Place, Card)> {
    match *event {
        Event::Matched { place, card, right: false } | Event::Shown { place, card } => Some((place.seat, place, card)),
        Event::Caught { by, place, card, right: false } => Some((by, place, card)),
        _ => None,
    }
}

/// Whether a card was shown that goes back.
pub(super) fn lingers(told: &[Told]) -> bool {
    told.iter().any(|event| shown(event).is_some())
}

/// The page.
pub(super) fn page(desk: &Desk<'_>) -> Option<El> {
    let (props, lang) = (desk.props, desk.props.lang);
    let (by, place, card) = props.last.iter().find_map(shown)?;
    let (name, slot) = (props.guests.name(place.seat), place.slot.name(lang));
    let head = el("h2", "").set("id", "stage").set("tabindex", "-1");
    let head = match place.seat == by {
        true => head.add(named(name)).tell(format!(", {slot}")),
        false => head.add(named(props.guests.name(by))).say(lang.pick(" deckt auf", " turns up")),
    };
    let spoken = capital(&super::words::the(card, lang));
    let turned = el("div", "turned").set("role", "img").put("aria-label", spoken).draw(super::face(card, CARD, lang));
    let top = props.view.top.filter(|_| !matches!(props.last.first(), Some(Event::Shown { .. })));
    let against = top.map(|top| {
        let label = tell!(lang, "Oben liegt {}", "On top: {}", super::words::the(top, lang));
        let card = el("div", "").set("role", "img").put("aria-label", label).draw(super::face(top, 84, lang));
        el("div", "agst").add(card).add(el("span", "small muted").say(lang.pick("Ablage", "Discards")))
    });
    let where_ =
        (place.seat != by).then(|| el("p", "t2 muted").tell(tell!(lang, "Bei {name}, {slot}", "{name}’s {slot}")));
    let story = props.last.iter().map(|event| el("p", "").nodes(said(&Leiff::story(event, lang), &props.guests)));
    let done = props.done.clone()?;
    let go = button("btn", done).keyed("done".to_owned()).say(lang.pick("Weiter", "Go on"));
    Some(
        el("div", "body lfl")
            .keyed("linger".to_owned())
            .add(
                el("div", "lead").draw(mat(props.guests.symbol(by), 56)).add(el("div", "grow").add(head).maybe(where_)),
            )
            .add(el("div", "shw").maybe(against).add(turned))
            .add(el("div", "tls").set("role", "status").all(story))
            .add(el("div", "acts").add(go)),
    )
}
