//! The bar below the table of a phone: "Passt!" and "Erwischt!" for everybody, as long as something lies on top; smaller beside them
//! "Leiff!". What it offers depends on what lies openly, never on a card.

use ::leiff::Action;
use ::table::{Lang, Seat};
use yew::prelude::*;

use super::acts::sure;
use super::state::{Shout, Sure};
use super::table_context::{TableContext, Tap};

/// The bar; nothing while a selected player's strip takes its place, or while nobody can shout anything.
#[component]
pub(super) fn Reactions(context: &TableContext) -> Html {
    let props = &context.props;
    if props.selected.is_some() || props.telling.is_some() {
        return Html::default();
    }
    let call = context.may(Action::Call);
    if call && context.state.sure == Some(Sure::Call) {
        return html! { <div class="acts reactions">{ sure(context) }</div> };
    }
    let mut buttons: Vec<Html> =
        [Shout::Match, Shout::Catch].into_iter().filter_map(|which| one(context, which)).collect();
    if call {
        let onclick = context.on(Tap::Sure(Some(Sure::Call)));
        buttons.push(
            html! { <button key="call" type="button" class="btn leiff" id="call" {onclick}>{ "Leiff!" }</button> },
        );
    }
    if buttons.is_empty() {
        return Html::default();
    }
    html! { <div class="acts reactions">{ buttons }</div> }
}

/// A shout whose player is still to be named; another tap takes it back.
fn one(context: &TableContext, which: Shout) -> Option<Html> {
    let asked = context.state.asked == Some(which);
    let onclick = context.on(Tap::Ask((!asked).then_some(which)));
    let anybody = Seat::all(context.props.players.seats()).any(|seat| context.may_shout(seat, which));
    anybody.then(|| {
        html! {
            <button key={which.key()} type="button" class={classes!("btn", "paper", asked.then_some("now"))} {onclick}
                aria-pressed={asked.to_string()}>
                { words(which, context.props.lang) }
            </button>
        }
    })
}

/// What is shouted.
pub(super) fn words(which: Shout, lang: Lang) -> &'static str {
    match which {
        Shout::Match => lang.select("Passt!", "Match!"),
        Shout::Catch => lang.select("Erwischt!", "Caught!"),
        Shout::Talk => lang.select("Geplaudert!", "Talked!"),
    }
}
