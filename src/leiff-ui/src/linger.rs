//! A card that everybody sees for a moment before it goes back: large, until somebody leads on.

use ::leiff::{Card, Event, Leiff, Observation, Place};
use ::table::{Seat, Words, localized};
use game_ui::TableProps;
use ui::{capital, drawing, named, said};
use yew::prelude::*;

use super::cards::face;
use super::words::the;
use crate::art::mat;

/// How wide the card is drawn; the style sheet overrules it.
const CARD: u32 = 190;

/// A card that lies face down again: who turned it up, where it lies, and what it is.
fn shown(event: &Observation) -> Option<(Seat, Place, Card)> {
    match *event {
        Event::Matched { place, card, right: false } | Event::Shown { place, card } => Some((place.seat, place, card)),
        Event::Caught { by, place, card, right: false } => Some((by, place, card)),
        _ => None,
    }
}

/// Whether a card was shown that goes back.
pub(super) fn needs_acknowledgement(told: &[Observation]) -> bool {
    told.iter().any(|event| shown(event).is_some())
}

/// The page, while something is looked at that lingers.
pub(super) fn page(props: &TableProps<Leiff>) -> Option<Html> {
    let (players, lang) = (&props.players, props.lang);
    let (by, place, card) = props.last.iter().find_map(shown)?;
    let done = props.on_acknowledge.as_ref()?;
    let (name, slot) = (players.name(place.seat), place.slot.name(lang));
    let own = place.seat == by;
    let top = props.view.top.filter(|_| !matches!(props.last.first(), Some(Event::Shown { .. })));
    let against = top.map(|top| {
        let label = localized!(lang, "Oben liegt {}", "On top: {}", the(top, lang));
        html! {
            <div class="against">
                <div role="img" aria-label={label}>{ drawing(face(top, 84, lang)) }</div>
                <span class="small muted">{ lang.select("Ablage", "Discards") }</span>
            </div>
        }
    });
    let story = props.last.iter().enumerate();
    let story = story.map(|(at, event)| html! { <p key={at}>{ said(&Leiff::story(event, lang), players) }</p> });
    Some(html! {
        <div key="linger" class="body leiff-shown">
            <div class="lead">
                { drawing(mat(players.symbol(by), 56)) }
                <div class="grow">
                    <h2 id="stage" tabindex="-1">
                        if own {
                            { named(name) }{ format!(", {slot}") }
                        } else {
                            { named(players.name(by)) }{ lang.select(" deckt auf", " turns up") }
                        }
                    </h2>
                    if !own {
                        <p class="medium muted">{ localized!(lang, "Bei {name}, {slot}", "{name}’s {slot}") }</p>
                    }
                </div>
            </div>
            <div class="shown-cards">
                { against }
                <div class="turned" role="img" aria-label={capital(&the(card, lang))}>
                    { drawing(face(card, CARD, lang)) }
                </div>
            </div>
            <div class="told-story" role="status">{ for story }</div>
            <div class="acts">
                <button key="done" type="button" class="btn" onclick={done}>{ lang.select("Weiter", "Go on") }</button>
            </div>
        </div>
    })
}
