//! The chosen card in large letters, or what is to be done.

use ::bohei::{Answer, Bohei, Card, Kind};
use ::table::{Lang, localized};
use game_ui::HandProps;
use ui::{drawing, named};
use yew::prelude::*;

use super::ask::Ask;
use crate::art::picture;

/// What is shown of a card.
#[derive(Properties, PartialEq)]
pub(super) struct ZoomProps {
    /// The card.
    pub(super) card: Card,
    /// What is asked of the seat.
    pub(super) ask: Ask,
    /// Whether the card can be played now.
    pub(super) playable: bool,
    /// Whether it is chosen without a tap, as the only card that can be played, until the hand is covered.
    pub(super) preset: bool,
    /// What the seat alone was told since its last turn.
    pub(super) news: Vec<Html>,
    /// The language.
    pub(super) lang: Lang,
}

/// What a card says, on its own pasteboard: title, kind and text.
#[component]
pub(super) fn Zoom(props: &ZoomProps) -> Html {
    let &ZoomProps { card, ask, playable, preset, ref news, lang } = props;
    let ground = match card.kind() {
        Kind::Rule(_) => None,
        Kind::Action(_) => Some("zoom-action"),
        Kind::No => Some("zoom-no"),
        Kind::Opposite => Some("zoom-opposite"),
        Kind::Challenge(_) => Some("zoom-challenge"),
    };
    let (kind, title) = (card.kind().name(lang), card.title(lang));
    // An action orders in large letters what its data says; its own line is only a word on the way.
    let (aside, text) = match card.order() {
        Some(order) => (card.line(lang), order.text(lang)),
        None => ("", card.line(lang).to_owned()),
    };
    let long = text.chars().count() > 56;
    html! {
        <div class={classes!("board", "zoom", ground)}>
            { drawing(picture(card, 72)) }
            <div class="grow">
                <p class="small bold">{ format!("{kind}: {title}") }</p>
                <p class={if long { "bold" } else { "display" }}>{ text }</p>
                if !aside.is_empty() {
                    <p class="small">{ aside }</p>
                }
                if let Some(note) = ask.note(card, playable, lang) {
                    <p class="small bold">{ note }</p>
                }
                if preset {
                    <p class="small">
                        { lang.select("Nur diese geht; gewählt, solange du hinsiehst.", "The only one; chosen while you look.") }
                    </p>
                }
                { told(news) }
            </div>
        </div>
    }
}

/// What is to be done, as long as no card is chosen or nobody may see it. It tells private news, so it belongs to the hand itself
/// and is covered in the same moment.
pub(super) fn advice(ask: Ask, props: &HandProps<Bohei>) -> Html {
    let (head, below) = advised(ask, props);
    html! {
        <div class="board zoom">
            <div class="grow">
                <p class="small bold">{ named(props.players.name(props.seat)) }</p>
                <p class="display">{ head }</p>
                <p class="medium">{ below }</p>
                { told(&props.news) }
            </div>
        </div>
    }
}

/// The private news.
fn told(news: &[Html]) -> Option<Html> {
    (!news.is_empty()).then(|| html! { <div class="news small">{ for news.iter().cloned() }</div> })
}

/// What is to be done, in words: in large letters, and below these.
fn advised(ask: Ask, props: &HandProps<Bohei>) -> (String, &'static str) {
    let lang = props.lang;
    let held = !props.menu.is_empty();
    match (ask, props.open) {
        (Ask::Answer(answer, _), true) => {
            let card = answer.card().title(lang);
            let lacks = match answer {
                Answer::No => localized!(lang, "Du hast kein {card}.", "You hold no {card}."),
                Answer::Opposite => localized!(lang, "Du hast keinen {card}.", "You hold no {card}."),
            };
            (lacks, lang.select("Geh zurück. Am Tisch sieht das niemand.", "Go back. Nobody at the table sees it."))
        }
        (Ask::Answer(..), false) => (ask.text(lang), lang.select("Sieh in deine Karten.", "Look into your cards.")),
        (_, false) if props.ready => (
            lang.select("Deine Wahl bleibt liegen", "Your choice stays").to_owned(),
            lang.select("Öffne die Karten, um sie zu ändern.", "Open your cards to change it."),
        ),
        (_, false) => (ask.text(lang), lang.select("Sieh dir deine Karten an.", "Look at your cards.")),
        (Ask::Play, true) if !held => (
            lang.select("Keine Aktion, keine Challenge", "No action, no challenge").to_owned(),
            lang.select("Weiter geht es mit „Nichts spielen“.", "Go on with “Play nothing”."),
        ),
        (Ask::Nothing, true) => (ask.text(lang), lang.select("Tippe eine an, um sie zu lesen.", "Tap one to read it.")),
        (Ask::Reward(_), true) => (
            ask.text(lang),
            lang.select(
                "Tippe eine an oder wisch sie zur Seite. Alles andere geht am Tisch.",
                "Tap one, or swipe it to the side. All else is done at the table.",
            ),
        ),
        (Ask::Discard(_), true) => (
            ask.text(lang),
            lang.select(
                "Tippe eine an. Wischst du sie zur Seite, ist sie gleich abgeworfen.",
                "Tap one. Swiped to the side, it is discarded at once.",
            ),
        ),
        (_, true) => (
            ask.text(lang),
            lang.select(
                "Tippe eine an. Wischst du sie zur Seite, ist sie gleich gespielt.",
                "Tap one. Swiped to the side, it is played at once.",
            ),
        ),
    }
}
