//! The table on a phone: everybody in short, one square large, the piles beside it; or the square that came near; or the names,
//! where the selected player is to choose one.

use ::leiff::{Card, Leiff, Phase, Special};
use ::table::{Lang, Seat, Words, localized};
use ui::{IconButton, drawing, named, said};
use yew::prelude::*;

use super::acts::{Acts, Tools};
use super::cards::face;
use super::layout::places;
use super::motion::Flights;
use super::piles::{self, Piles};
use super::reactions::{Reactions, words as shouted};
use super::say::{Say, say};
use super::square::{Overview, Square, badges};
use super::state::Shout;
use super::strip::{claim, hint, which};
use super::table_context::{TableContext, Tap};
use super::words;
use crate::art::{Icon, mat};

/// The table on a phone.
#[component]
pub(super) fn Phone(context: &TableContext) -> Html {
    let near = context.state.near;
    let choices = choices(context);
    let class = classes!(
        "body",
        "leiff-table",
        near.map(|_| "near"),
        context.props.selected.map(|_| "has-selection"),
        (!choices.is_empty()).then_some("player-choices"),
    );
    let parts = if choices.is_empty() {
        let large = near.unwrap_or_else(|| focus(context));
        html! {
            <>
                { everybody(context, large) }
                <>{ rule(context) }</>
                if near.is_some() {
                    { close_up(context, large) }
                } else {
                    { middle(context, large) }
                }
            </>
        }
    } else {
        let one = |&seat: &Seat| html! { <Overview key={seat.index()} context={context.clone()} {seat} can=true /> };
        html! { <>{ lying(context) }<div class="overviews">{ for choices.iter().map(one) }</div></> }
    };
    html! { <div {class}>{ parts }<Reactions ..context.clone() /><Flights motion={&context.motion} /></div> }
}

/// Whose square is shown large when nothing else is asked for.
fn focus(context: &TableContext) -> Seat {
    let view = &context.props.view;
    match view.phase {
        Phase::Peek { seat, .. } | Phase::Look { seat, .. } | Phase::Offer { seat, .. } => seat,
        _ => view.turn,
    }
}

/// Everybody in short; `large` is shown large, below or beside.
fn everybody(context: &TableContext, large: Seat) -> Html {
    let seats = context.props.players.seats();
    let one = |seat: Seat| {
        html! {
            <Overview key={seat.index()} context={context.clone()} {seat} large={seat == large}
                can={context.choosable(seat)} />
        }
    };
    html! { <div class={classes!("overviews", format!("players-{seats}"))} data-yields="">{ for Seat::all(seats).map(one) }</div> }
}

/// Everybody who can be chosen: who shouts; or, for the selected player, whose card is caught, or who has talked. Nobody where nobody
/// is asked for.
fn choices(context: &TableContext) -> Vec<Seat> {
    if context.state.near.is_some() {
        return Vec::new();
    }
    let can = |seat: &Seat| match (context.props.selected, context.state.asked, context.shout()) {
        (None, Some(asked), _) => context.may_shout(*seat, asked),
        (Some(by), _, Some(Shout::Catch)) => *seat != by && context.meaning_of(*seat),
        (Some(_), _, Some(Shout::Talk)) => context.choosable(*seat),
        _ => false,
    };
    Seat::all(context.props.players.seats()).filter(can).collect()
}

/// The piles and what is to be done, and the square beside them.
fn middle(context: &TableContext, large: Seat) -> Html {
    let props = &context.props;
    // More than three columns leave no room beside them.
    let wide = places(&props.view, large).len() > 6;
    let idle = matches!(props.view.phase, Phase::Turn) && props.telling.is_none();
    let on = props.seat == Some(large);
    let hint = hint(context).filter(|_| props.selected.is_none());
    html! {
        <div class={classes!("leiff-middle", wide.then_some("wide"), idle.then_some("idle"))}>
            <section class="leiff-task">
                { head(context) }
                <Piles ..context.clone() />
                <Acts context={context.clone()} />
                <Tools ..context.clone() />
            </section>
            <section class={classes!("square-frame", on.then_some("on"))} data-yields="">
                <>{ works_on(context, large) }</>
                <Square context={context.clone()} seat={large} />
                <>{ hint.map(hinted) }</>
            </section>
            <div class="last-told medium muted">{ props.narration.clone() }</div>
        </div>
    }
}

/// What works on a player, if anything does.
fn works_on(context: &TableContext, seat: Seat) -> Option<Html> {
    let badges = badges(&context.props.view, seat, &context.props.players, context.props.lang);
    (!badges.is_empty()).then(|| html! { <div class="effect-badges">{ badges }</div> })
}

/// What is to be done, said also to those who do not see it.
pub(super) fn hinted(hint: String) -> Html {
    html! { <p class="strip-hint" role="status">{ hint }</p> }
}

/// Whose turn it is and what is to be done; while something is told, the story.
pub(super) fn head(context: &TableContext) -> Html {
    let (props, lang) = (&context.props, context.props.lang);
    if let Some(told) = &props.telling {
        let story = told.iter().take(3).enumerate().map(|(at, event)| {
            html! { <p key={at} class="bold">{ said(&Leiff::story(event, lang), &props.players) }</p> }
        });
        return html! { <div class="told-story">{ for story }</div> };
    }
    let Say { seat, does, how } = say(context);
    html! {
        <>
            <div class="heading">
                { drawing(mat(props.players.symbol(seat), 30)) }
                <h2 class="grow" id="stage" tabindex="-1">{ named(props.players.name(seat)) }{ does }</h2>
            </div>
            <p class="how medium muted">{ how }</p>
        </>
    }
}

/// A square that came near, and what agrees with it.
fn close_up(context: &TableContext, seat: Seat) -> Html {
    let (props, lang) = (&context.props, context.props.lang);
    let players = &props.players;
    let name = named(players.name(seat));
    let title = match lang {
        Lang::De => html! { <>{ "Karten von " }{ name }</> },
        Lang::En => html! { <>{ name }{ "’s cards" }</> },
    };
    // Whoever is selected reads on the strip what to do.
    let words = props.selected.is_none().then(|| {
        hint(context).unwrap_or_else(|| match context.meaning_of(seat) {
            true => which(lang).to_owned(),
            false => lang
                .select("Zum Aufdecken erst den eigenen Namen antippen.", "To turn one up, tap your own name first.")
                .to_owned(),
        })
    });
    html! {
        <div class="col close-up">
            { lying(context) }
            <section class="square-frame close-up-square">
                <div class="heading">
                    { drawing(mat(players.symbol(seat), 38)) }
                    <h2 class="grow" id="stage" tabindex="-1">{ title }</h2>
                    { works_on(context, seat) }
                    <IconButton icon={Icon::Close} label={lang.select("Zurück", "Back")} onclick={context.on(Tap::Back)} />
                </div>
                <Square context={context.clone()} {seat} />
                <>{ words.map(hinted) }</>
            </section>
        </div>
    }
}

/// What lies on top, in words; or what the effect asks; or what is asked of whoever says that a team has talked.
fn lying(context: &TableContext) -> Html {
    let (props, lang) = (&context.props, context.props.lang);
    // Where no square is near, nothing else is the page's heading.
    let heading = context.state.near.is_none();
    let words = |title: Html, below: String| {
        html! {
            <div class="grow">
                <h2 id={heading.then_some("stage")} tabindex={heading.then_some("-1")}>{ title }</h2>
                <p class="medium muted">{ below }</p>
            </div>
        }
    };
    if context.shout() == Some(Shout::Talk) {
        let title = html! { { lang.select("Wer hat geplaudert?", "Who has talked?") } };
        let fine = lang.select("Das Team bekommt eine Karte, verdeckt.", "The team gets a card, unseen.");
        return html! { <div class="on-top">{ words(title, fine.to_owned()) }</div> };
    }
    let Some(top) = props.view.top else { return html! { <div class="on-top" /> } };
    let words = match (props.selected, context.state.asked) {
        (None, Some(asked)) => {
            let shout = shouted(asked, lang);
            let title = localized!(lang, "Wer ruft „{shout}“?", "Who calls “{shout}”?");
            words(html! { { title } }, lang.select("Tippe deinen Namen an.", "Tap your name.").to_owned())
        }
        (None, None) => {
            let Say { seat, does, how } = say(context);
            words(html! { <>{ named(props.players.name(seat)) }{ does }</> }, how)
        }
        (Some(_), _) => {
            let top = words::the(top, lang);
            let title = localized!(lang, "Oben liegt {top}", "On top: {top}");
            words(html! { { title } }, claim(context).unwrap_or_default())
        }
    };
    html! {
        <div class="on-top"><span class="top-card" id="top">{ drawing(face(top, piles::CARD, lang)) }</span>{ words }</div>
    }
}

/// The drinking rule in force, readable by all at any time.
pub(super) fn rule(context: &TableContext) -> Option<Html> {
    let (props, lang) = (&context.props, context.props.lang);
    let by = props.players.name(props.view.rule?);
    let text = match props.note.as_deref() {
        Some(note) if !note.trim().is_empty() => note.to_owned(),
        _ => lang.select("Regel ohne Text", "Rule without words").to_owned(),
    };
    Some(html! {
        <div class="panel rule">
            { drawing(face(Card::Special(Special::Gossip), 34, lang)) }
            <span class="grow">
                <span class="small muted">{ named(by) }{ lang.select(" hat erfunden:", " has invented:") }</span>
                <b><bdi>{ text }</bdi></b>
            </span>
        </div>
    })
}
