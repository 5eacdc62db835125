//! The two piles: the draw pile, where a drawn card waits to be placed, and the discard pile.

use ::leiff::{Action, Phase, Pile};
use ::table::{Lang, localized};
use ui::{HoldButton, Press, capital, drawing};
use yew::prelude::*;

use super::cards::face;
use super::table_context::TableContext;
use super::words::{object, the};
use crate::art;

/// How wide a card is drawn; the style sheet overrules it.
pub(super) const CARD: u32 = 84;

/// Both piles. While an effect works, only the card that works.
#[component]
pub(super) fn Piles(context: &TableContext) -> Html {
    let working = matches!(context.props.view.phase, Phase::Effect(_));
    html! {
        <div class={classes!("piles", working.then_some("single"))}>
            { (!working).then(|| left(context)) }
            { discards(context) }
        </div>
    }
}

/// The draw pile; or what was drawn, until it is placed.
fn left(context: &TableContext) -> Html {
    let (view, lang) = (&context.props.view, context.props.lang);
    match view.phase {
        Phase::Drawn(Pile::Draw) => {
            let spoken = lang.select("Gezogen, verdeckt", "Drawn, face down").to_owned();
            taken(art::leiff_back(CARD), lang.select("gezogen", "drawn"), spoken)
        }
        Phase::Drawn(Pile::Discard) => {
            let picture = view.drawn.map_or_else(|| art::leiff_back(CARD), |card| face(card, CARD, lang));
            let spoken = view.drawn.map_or_else(String::new, |card| the(card, lang));
            taken(picture, lang.select("genommen", "taken"), localized!(lang, "Genommen: {spoken}", "Taken: {spoken}"))
        }
        _ => {
            let stock = view.stock;
            let picture = if stock == 0 { art::gap(CARD) } else { art::leiff_back(CARD) };
            let spoken = localized!(
                lang,
                "Vom Stapel ziehen, im Stapel {0}",
                "Draw from the pile, in the pile {0}",
                ::table::cards(stock, lang)
            );
            let can = context.may(Action::Draw);
            let press = can.then(|| Press {
                on_tap: context.act(Action::Draw),
                on_hold: context.props.going_on(view.turn, &Action::Draw).on_hold,
            });
            html! {
                <HoldButton id="stock" label={spoken} {press}
                    class={classes!("pile", can.then_some("choosable"), (stock > 1).then_some("thick"))}>
                    { drawing(picture) }
                    <span class="small">{ localized!(lang, "Stapel {stock}", "Pile {stock}") }</span>
                </HoldButton>
            }
        }
    }
}

/// A card that waits to be placed.
fn taken(picture: String, label: &'static str, spoken: String) -> Html {
    html! {
        <div class="pile taken" id="stock" role="img" aria-label={spoken}>
            { drawing(picture) }<span class="small">{ label }</span>
        </div>
    }
}

fn discards(context: &TableContext) -> Html {
    let lang = context.props.lang;
    let top = context.props.view.top;
    let can = top.is_some() && context.may(Action::Take);
    let spoken = match top {
        None => lang.select("Die Ablage ist leer", "The discards are empty").to_owned(),
        Some(top) if can => {
            let top = object(top, lang);
            match lang {
                Lang::De => format!("{} von der Ablage nehmen", capital(&top)),
                Lang::En => format!("Take {top} from the discards"),
            }
        }
        Some(top) => localized!(lang, "Oben liegt {} auf der Ablage", "On top of the discards: {}", the(top, lang)),
    };
    html! {
        <button type="button" id="top" class={classes!("pile", can.then_some("choosable"))} aria-label={spoken}
            aria-disabled={top.map(|_| (!can).to_string())} onclick={can.then(|| context.act(Action::Take))}>
            { drawing(top.map_or_else(|| art::gap(CARD), |top| face(top, CARD, lang))) }
            <span class="small">{ lang.select("Ablage", "Discards") }</span>
        </button>
    }
}
