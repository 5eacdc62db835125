//! The chosen card in large letters, or what is to be done.

use ::bohei::{Answer, Bohei, Card, Kind};
use ::table::{Lang, tell};

use super::ask::Ask;
use crate::art::bohei::picture;
use crate::face::HandProps;
use crate::ui::old::{El, el, named};

/// What a card says, on its own pasteboard: title, kind and text.
pub(super) fn zoom(card: Card, ask: Ask, playable: bool, lang: Lang) -> El {
    let ground = match card.kind() {
        Kind::Rule(_) => "",
        Kind::Action(_) => "k-act",
        Kind::No => "k-no",
        Kind::Opposite => "k-opp",
        Kind::Challenge(_) => "k-cha",
    };
    let (kind, title) = (card.kind().name(lang), card.title(lang));
    // An action orders in large letters what its data says; its own line is only a word on the way.
    let (aside, text) = match card.order() {
        Some(order) => (card.line(lang), order.text(lang)),
        None => ("", card.line(lang).to_owned()),
    };
    let long = text.chars().count() > 56;
    let words = el("div", "grow")
        .add(el("p", "small b").tell(format!("{kind}: {title}")))
        .add(el("p", if long { "b" } else { "d" }).tell(text))
        .maybe((!aside.is_empty()).then(|| el("p", "small").say(aside)))
        .maybe(ask.note(card, playable, lang).map(|note| el("p", "small b").tell(note)));
    let board = el("div", "board zoom").class(ground, !ground.is_empty());
    board.draw(picture(card, 72)).add(words)
}

/// What is to be done, as long as no card is chosen or nobody may see it.
pub(super) fn advice(ask: Ask, props: &HandProps<Bohei>) -> El {
    let lang = props.lang;
    let held = !props.menu.is_empty();
    let (head, below) = match (ask, props.open) {
        (Ask::Answer(answer, _), true) => {
            let card = answer.card().title(lang);
            let lacks = match answer {
                Answer::No => tell!(lang, "Du hast kein {card}.", "You hold no {card}."),
                Answer::Opposite => tell!(lang, "Du hast keinen {card}.", "You hold no {card}."),
            };
            (lacks, lang.pick("Geh zurück. Am Tisch sieht das niemand.", "Go back. Nobody at the table sees it."))
        }
        (Ask::Answer(..), false) => (ask.text(lang), lang.pick("Sieh in deine Karten.", "Look into your cards.")),
        (_, false) if props.ready => (
            lang.pick("Deine Wahl bleibt liegen", "Your choice stays").to_owned(),
            lang.pick("Öffne die Karten, um sie zu ändern.", "Open your cards to change it."),
        ),
        (_, false) => (ask.text(lang), lang.pick("Sieh dir deine Karten an.", "Look at your cards.")),
        (Ask::Play, true) if !held => (
            lang.pick("Keine Aktion, keine Challenge", "No action, no challenge").to_owned(),
            lang.pick("Am Tisch geht es weiter: „Nichts spielen“.", "Go on at the table: “Play nothing”."),
        ),
        (Ask::Nothing, true) => (ask.text(lang), lang.pick("Tippe eine an, um sie zu lesen.", "Tap one to read it.")),
        (Ask::Play | Ask::Reward(_), true) => (
            ask.text(lang),
            lang.pick("Tippe eine an. Alles andere geht am Tisch.", "Tap one. All else is done at the table."),
        ),
        (_, true) => (ask.text(lang), lang.pick("Tippe eine Karte an.", "Tap a card.")),
    };
    let news = (!props.news.is_empty()).then(|| el("div", "news small").nodes(props.news.clone()));
    let who = el("p", "small b").add(named(props.guests.name(props.seat)));
    let words = el("div", "grow").add(who).add(el("p", "d").tell(head)).add(el("p", "t2").say(below)).maybe(news);
    el("div", "board zoom").add(words)
}
