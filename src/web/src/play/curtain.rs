//! The curtain between two players: the name, "Ich bin's", hold to see. Nothing that it shows is hidden from anybody.
//!
//! What is pressed in its second step never lies where its first step was pressed, so a double tap cannot get through.

use table::{Lang, Seat, tell};
use yew::prelude::*;

use super::stage::Step;
use crate::art::{curtain as cloth, mat};
use crate::face::Guests;
use crate::sheets::Line;
use crate::ui::old::{El, button, el, named};

/// What hangs there.
pub(super) struct Hanging<'a> {
    pub(super) seat: Seat,
    pub(super) step: Step,
    pub(super) guests: &'a Guests,
    /// What the seat must know to decide.
    pub(super) brief: Option<Html>,
    /// What everybody has seen since the last act of the seat.
    pub(super) story: Vec<Line>,
    /// The seat answers.
    pub(super) answer: Callback<MouseEvent>,
    /// Back to the table; from the second step back to the first.
    pub(super) back: Callback<MouseEvent>,
    /// Whether hands are held open, or tapped.
    pub(super) hold: bool,
    pub(super) lang: Lang,
}

/// The curtain.
pub(super) fn curtain(hanging: Hanging<'_>) -> El {
    let Hanging { seat, step, guests, brief, story, answer, back, hold, lang } = hanging;
    let name = guests.name(seat);
    let asking = step == Step::Name;
    let label = if asking {
        lang.pick("Gib das Gerät an", "Pass the device to")
    } else {
        lang.pick("Niemand schaut mit?", "Nobody looking?")
    };
    let who = el("h1", "who")
        .class("long", (7..=12).contains(&name.chars().count()))
        .class("longer", name.chars().count() > 12)
        .set("id", "stage")
        .set("tabindex", "-1")
        .add(named(name));
    let inside = el("div", "in")
        .add(dots(if asking { 1 } else { 2 }, lang))
        .add(el("div", "lbl").say(label))
        .add(who)
        .draw(mat(guests.symbol(seat), 190));
    let inside = if asking {
        inside
            .maybe(brief)
            .maybe((!story.is_empty()).then(|| since(story, lang)))
            .add(button("btn", answer).set("id", "answer").tell(tell!(lang, "Ich bin’s, {name}", "It’s me, {name}")))
            .add(button("lnk", back).say(lang.pick("Zum offenen Tisch", "To the open table")))
    } else {
        let hint = if hold {
            lang.pick(
                "Halten zeigt deine Karten. Loslassen verdeckt sie.",
                "Hold to see your cards. Let go to cover them.",
            )
        } else {
            lang.pick(
                "Ein Tipp zeigt deine Karten, noch einer verdeckt sie.",
                "Tap to see your cards. Tap again to cover them.",
            )
        };
        inside.add(el("p", "hint").say(hint)).add(button("lnk", back).tell(tell!(
            lang,
            "Doch nicht {name}?",
            "Not {name} after all?"
        )))
    };
    el("section", "curtain")
        .class("up", !asking)
        .node(crate::ui::old::drawing(cloth(guests.symbol(seat).color())))
        .add(inside)
}

/// Three dots for the three steps.
fn dots(step: usize, lang: Lang) -> El {
    let label = tell!(lang, "Schritt {step} von 3", "Step {step} of 3");
    el("div", "dots")
        .set("role", "img")
        .put("aria-label", label)
        .all((1..=3).map(|dot| el("i", "").class("o", dot <= step)))
}

fn since(story: Vec<Line>, lang: Lang) -> El {
    let line = |line: Line| el("li", "").draw(line.mat).add(el("span", "").nodes(line.text));
    el("div", "board story")
        .add(el("div", "caption").say(lang.pick("Seit deinem letzten Zug", "Since your last turn")))
        .add(el("ul", "").set("id", "since").all(story.into_iter().map(line)))
}
