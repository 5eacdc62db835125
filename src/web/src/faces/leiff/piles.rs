//! The two piles: the draw pile, where a drawn card waits to be placed, and the discard pile.

use ::leiff::{Action, Card, Leiff, Phase, Pile};
use ::table::{Lang, tell};

use super::desk::{Desk, may};
use super::words::{object, the};
use crate::art;
use crate::face::TableProps;
use crate::ui::old::{El, capital, el};

/// How wide a card is drawn; the style sheet overrules it.
const CARD: u32 = 84;

/// Both piles. While an effect works, only the card that works.
pub(super) fn piles(desk: &Desk<'_>) -> El {
    let props = desk.props;
    let working = matches!(props.view.phase, Phase::Effect(_));
    el("div", "piles").class("one", working).maybe((!working).then(|| left(desk))).add(discard(desk))
}

/// The draw pile; or what was drawn, until it is placed.
fn left(desk: &Desk<'_>) -> El {
    let (props, lang) = (desk.props, desk.props.lang);
    let view = &props.view;
    match view.phase {
        Phase::Drawn(Pile::Draw) => {
            let label = lang.pick("gezogen", "drawn");
            pile("taken", art::leiff_back(CARD), label.to_owned(), lang.pick("Gezogen, verdeckt", "Drawn, face down"))
        }
        Phase::Drawn(Pile::Discard) => {
            let picture = view.drawn.map_or_else(|| art::leiff_back(CARD), |card| face(props, card));
            let label = lang.pick("genommen", "taken");
            let spoken = view.drawn.map_or_else(String::new, |card| the(card, lang));
            pile("taken", picture, label.to_owned(), "")
                .put("aria-label", tell!(lang, "Genommen: {spoken}", "Taken: {spoken}"))
        }
        _ => {
            let stock = view.stock;
            let label = tell!(lang, "Stapel {stock}", "Pile {stock}");
            let picture = if stock == 0 { art::gap(CARD) } else { art::leiff_back(CARD) };
            let spoken = tell!(lang, "Vom Stapel ziehen, {0}", "Draw from the pile, {0}", ::table::cards(stock, lang));
            pressable(desk, Action::Draw, pile("stock", picture, label, ""), spoken).class("thick", stock > 1)
        }
    }
    .set("id", "stock")
}

fn discard(desk: &Desk<'_>) -> El {
    let (props, lang) = (desk.props, desk.props.lang);
    let label = lang.pick("Ablage", "Discards").to_owned();
    let Some(top) = props.view.top else {
        let spoken = lang.pick("Die Ablage ist leer", "The discard pile is empty");
        return pile("open", art::gap(CARD), label, spoken).set("id", "top");
    };
    let spoken = match may(props, Action::Take) {
        true => {
            let top = object(top, lang);
            let first = capital(&top);
            match lang {
                Lang::De => format!("{first} von der Ablage nehmen"),
                Lang::En => format!("Take {top} from the discards"),
            }
        }
        false => tell!(lang, "Oben liegt {}", "On top: {}", the(top, lang)),
    };
    pressable(desk, Action::Take, pile("open", face(props, top), label, ""), spoken).set("id", "top")
}

/// The face of a card.
pub(super) fn face(props: &TableProps<Leiff>, card: Card) -> String {
    super::face(card, CARD, props.lang)
}

fn pile(class: &'static str, picture: String, label: String, spoken: &'static str) -> El {
    let tag = if matches!(class, "stock" | "open") { "button" } else { "div" };
    let pile = el(tag, "lpl").class(class, true);
    let pile = if spoken.is_empty() { pile } else { pile.set("aria-label", spoken) };
    let pile = if tag == "button" { pile.set("type", "button") } else { pile.set("role", "img") };
    pile.draw(picture).add(el("span", "small").tell(label))
}

/// A pile from which can be drawn, if it can.
fn pressable(desk: &Desk<'_>, action: Action, pile: El, spoken: String) -> El {
    let on = desk.may(action);
    let pile = pile.put("aria-label", spoken).class("can", on).flag("aria-disabled", !on);
    if on { pile.press(desk.act(action)) } else { pile }
}
