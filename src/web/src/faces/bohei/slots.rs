//! The rules in force: a paper for each slot, always to be read.

use ::bohei::{Card, Lying, Rule, View};
use ::table::{Lang, tell};

use crate::art::{Icon, icon};
use crate::ui::old::{El, el};

/// All slots.
pub(super) fn slots(view: &View, lang: Lang) -> El {
    el("div", "bo-rules")
        .class("bo-r3", view.slots.len() > 2)
        .set("role", "list")
        .set("aria-label", lang.pick("Regelablage", "Rules in force"))
        .all(view.slots.iter().map(|lying| slot(view, lying, lang)))
}

fn slot(view: &View, lying: &Lying, lang: Lang) -> El {
    let letter = lying.slot;
    let place = tell!(lang, "Platz {letter}", "Slot {letter}");
    let item = |class| el("div", class).set("role", "listitem").put("id", format!("slot-{letter}"));
    let head = |title: &'static str| {
        let title = el("span", "nm").say(title);
        el("div", "k").add(el("i", "").set("aria-hidden", "true").tell(letter.to_string())).add(title)
    };
    let spoken = el("span", "sr").tell(place);
    match lying.card {
        _ if lying.closed => {
            let words = lang.pick("Für immer zu", "Closed for good");
            item("bo-slot shut").add(spoken).add(el("b", "").draw(icon(Icon::Close, 22)).say(words))
        }
        None => item("bo-slot free").add(spoken).add(head(lang.pick("frei", "free"))),
        Some(card) => {
            let line = card.line(lang);
            // Long sentences get smaller type.
            let length = match line.chars().count() {
                0..=30 => "bs1",
                31..=60 => "bs2",
                _ => "bs3",
            };
            let goal = goal(card);
            let counts = goal == Some(view.goal) && newest(view) == Some(card);
            let old = (goal.is_some() && !counts)
                .then(|| el("p", "old").say(lang.pick("Das neuere Ziel zählt.", "The newer goal counts.")));
            item("board bo-slot")
                .class(length, true)
                .class("goal", counts)
                .class("off", old.is_some())
                .add(spoken)
                .add(head(card.title(lang)))
                .add(el("p", "").say(line))
                .maybe(old)
        }
    }
}

fn goal(card: Card) -> Option<u8> {
    if let Some(Rule::Goal(cards)) = card.rule() { Some(cards) } else { None }
}

/// The card whose goal counts.
fn newest(view: &View) -> Option<Card> {
    view.rules.iter().rev().copied().find(|card| goal(*card).is_some())
}
