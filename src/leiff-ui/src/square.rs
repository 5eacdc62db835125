//! What lies before a player: the square of cards, large or in short, and the badges of what works on the player.

use ::leiff::{Effect, Phase, Place, View};
use ::table::{Lang, Seat, localized};
use ui::{Players, drawing, named};
use yew::prelude::*;

use super::layout::{columns, places};
use super::table_context::{TableContext, Tap};
use super::words::{points, spoken};
use crate::art::{self, Badge, mat};

/// How wide a card is drawn; the style sheet overrules it.
const CARD: u32 = 72;
/// How many places can be told apart in short.
const MOST: usize = 8;

/// What a [`Square`] shows.
#[derive(Properties, PartialEq)]
pub(super) struct SquareProps {
    /// The table.
    pub(super) context: TableContext,
    /// Whose cards.
    pub(super) seat: Seat,
}

/// The square with cards that can be tapped.
#[component]
pub(super) fn Square(props: &SquareProps) -> Html {
    let SquareProps { context, seat } = props;
    let places = places(&context.props.view, *seat);
    let name = context.props.players.name(*seat);
    let picking = context.props.selected.is_none() && places.iter().any(|(place, _)| context.meaning(*place).is_some());
    let one = |&(place, lies): &(Place, bool)| if lies { card(context, place) } else { gap(place) };
    html! {
        <div class={classes!("square", columns(places.len()), picking.then_some("choosing"))} id={format!("sq-{seat}")}
            role="group" aria-label={localized!(context.props.lang, "Karten von {name}", "{name}’s cards")}>
            { for places.iter().map(one) }
        </div>
    }
}

fn gap(place: Place) -> Html {
    html! { <i key={place.slot.index()} class="card-gap" id={format!("c-{place}")} /> }
}

fn card(context: &TableContext, place: Place) -> Html {
    let (players, lang) = (&context.props.players, context.props.lang);
    let (name, slot) = (players.name(place.seat), place.slot.name(lang));
    let raised = match &context.props.view.phase {
        Phase::Effect(Effect::Nine { first } | Effect::Glimpse { first, .. }) => *first == Some(place),
        Phase::Peek { seat, slots, choosing: true } => *seat == place.seat && slots.contains(&place.slot),
        _ => false,
    };
    let marked = context.marked() == Some(place);
    let class = classes!(
        "square-card",
        context.meaning(place).map(|_| "choosable"),
        marked.then_some("marked"),
        raised.then_some("raised"),
        context.motion.leaves(place).then_some("gone"),
    );
    html! {
        <button key={place.slot.index()} type="button" {class} id={format!("c-{place}")}
            aria-pressed={(marked || raised).to_string()}
            aria-label={localized!(lang, "{name}, {slot}, verdeckt", "{name}, {slot}, face down")}
            onclick={context.timed(move |at| Tap::Card(place, at))}>
            { drawing(art::leiff_back(CARD)) }
        </button>
    }
}

/// The square in short: a dash for a gap, a tiny back for a card; of many cards only how many.
fn tiny(view: &View, seat: Seat) -> Html {
    let places = places(view, seat);
    if places.len() > MOST {
        let cards = places.iter().filter(|(_, lies)| *lies).count();
        return html! {
            <span class="tiny-square many-cards" aria-hidden="true">
                <i class="tiny-card" /><b class="display">{ cards }</b>
            </span>
        };
    }
    let card = |&(place, lies): &(Place, bool)| {
        html! { <i key={place.slot.index()} class={if lies { "tiny-card" } else { "card-gap" }} /> }
    };
    html! {
        <span class={classes!("tiny-square", columns(places.len()))} aria-hidden="true">{ for places.iter().map(card) }</span>
    }
}

/// What an [`Overview`] shows.
#[derive(Properties, PartialEq)]
pub(super) struct OverviewProps {
    /// The table.
    pub(super) context: TableContext,
    /// Whose.
    pub(super) seat: Seat,
    /// Whether this is the player whose square is shown large, below or beside. Then only the name stands here.
    #[prop_or_default]
    pub(super) large: bool,
    /// Whether the player can be chosen; then the button is framed.
    pub(super) can: bool,
}

/// A player in short: symbol, square, name.
#[component]
pub(super) fn Overview(props: &OverviewProps) -> Html {
    let OverviewProps { ref context, seat, large, can } = *props;
    let (view, players, lang) = (&context.props.view, &context.props.players, context.props.lang);
    let name = players.name(seat);
    let marked = context.penalty() == Some(seat);
    let spoken = {
        let (cards, points) = (spoken(view, seat, lang), points(view, seat, lang).1);
        let place = if large { lang.select(" im Blick", " in view") } else { "" };
        format!("{name}{place}: {cards}, {points}")
    };
    let class = classes!(
        "overview",
        (context.props.seat == Some(seat)).then_some("on"),
        large.then_some("shown-large"),
        can.then_some("choosable"),
        marked.then_some("marked"),
    );
    html! {
        <button type="button" {class} id={format!("ov-{seat}")} aria-pressed={(large || marked).to_string()}
            aria-label={spoken} onclick={context.timed(move |at| Tap::Player(seat, at))}>
            { drawing(mat(players.symbol(seat), 24)) }
            { (!large).then(|| tiny(view, seat)) }
            <span class="player-name">{ named(name) }{ team(view, seat) }</span>
            if large {
                <span class="player-name large-note">{ lang.select("im Blick", "in view") }</span>
            }
            <>{ badges(view, seat, players, lang) }</>
        </button>
    }
}

/// The letter of a team.
pub(super) fn team(view: &View, seat: Seat) -> Option<Html> {
    let letter = ["A", "B", "C", "D"].get(view.side(seat)).filter(|_| view.options.teams)?;
    Some(html! { <span class="team">{ *letter }</span> })
}

/// What works on a player: each a small mat with a symbol, and its words.
pub(super) fn badges(view: &View, seat: Seat, players: &Players, lang: Lang) -> Vec<Html> {
    let Some(hand) = view.hands.get(seat.index()) else { return Vec::new() };
    let badge = |badge: Badge, words: String| {
        html! {
            <span key={badge as u8} class="effect-badge" role="img" aria-label={words}>
                { drawing(art::badge(badge, 22)) }
            </span>
        }
    };
    let immune = hand.immune.then(|| {
        badge(Badge::Immune, lang.select("Immun bis zur nächsten Runde", "Immune until the next round").to_owned())
    });
    let enchanted = (!hand.enchanted.is_empty()).then(|| {
        let by: Vec<&str> = hand.enchanted.iter().map(|by| players.name(*by)).collect();
        let by = by.join(", ");
        badge(Badge::Enchanted, localized!(lang, "Verzaubert von {by}", "Enchanted by {by}"))
    });
    let bound = hand.bound.then(|| {
        let right = players.name(seat.after(players.seats() - 1, players.seats()));
        badge(Badge::Bound, localized!(lang, "Trinkt, was {right} trinkt", "Drinks what {right} drinks"))
    });
    immune.into_iter().chain(enchanted).chain(bound).collect()
}
