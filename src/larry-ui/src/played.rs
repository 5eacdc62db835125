//! An action card played openly: who against whom, and what followed; and what was given away.

use ::larry::{Card, Event, Larry, Why};
use ::table::{Seat, localized};
use game_ui::TableProps;
use ui::{drawing, named};
use yew::prelude::*;

use super::cards::{back, face, named as called};
use super::events::told;
use super::parts::{Facts, Instance, Limit, lies, who};
use super::said::follows;
use crate::art::{Icon, icon, mat};

/// The page of an action card, if that was the last act.
pub(super) fn page(props: &TableProps<Larry>, instance: Instance) -> Option<Html> {
    let (lang, view, players) = (props.lang, &props.view, &props.players);
    let (seat, does, big, larry) = told(props).iter().find_map(|event| match *event {
        Event::Played { seat, card, target, larry } => {
            let does = localized!(lang, " spielt {}", " plays {}", called(card, lang));
            let what = match target {
                Some(target) => against(target, card, props),
                None => turned(props).unwrap_or_else(|| gift(props)),
            };
            Some((seat, does, html! { <>{ lying(face(card, 132, lang), instance) }{ what }</> }, larry))
        }
        Event::Gave { seat, to, larry, .. } => {
            let does = localized!(lang, " schenkt {} eine Karte", " gives {} a card", players.name(to));
            let big = html! {
                <>
                    <div>{ drawing(mat(players.symbol(seat), 84)) }</div>
                    { lying(back(96), instance) }
                    { drawing(icon(Icon::Next, 34)) }
                    <div>{ drawing(mat(players.symbol(to), 84)) }</div>
                </>
            };
            Some((seat, does, big, larry))
        }
        Event::GaveNothing { seat, larry } => {
            let does = lang.select(" verschenkt nichts", " gives nothing away").to_owned();
            let kept = lang.select("Alle Karten bleiben, wo sie sind.", "All cards stay where they are.");
            let card = lying(face(Card::GiveOne, 132, lang), instance);
            Some((seat, does, html! { <>{ card }<p class="grow hint">{ kept }</p></> }, larry))
        }
        _ => None,
    })?;
    Some(html! {
        <>
            <section>
                { who(seat, &does, players, instance) }
                <div class="big">
                    { big }
                    if larry {
                        <span class="shout">{ lang.select("„Larry!“", "“Larry!”") }</span>
                    }
                </div>
            </section>
            <section class="side">
                <Facts {view} {players} {lang} />
                <>{ follows(told(props), players, lang) }</>
                <>{ lies(view, players, lang) }</>
            </section>
        </>
    })
}

/// The card in the middle of the table.
fn lying(picture: String, instance: Instance) -> Html {
    html! { <div class="card-big" id={instance.id("pile")}>{ drawing(picture) }</div> }
}

/// Whom it hits, and what that one must do.
fn against(target: Seat, card: Card, props: &TableProps<Larry>) -> Html {
    let (lang, players) = (props.lang, &props.players);
    let drew = told(props).iter().find_map(|event| match event {
        Event::Drew { seat, cards, why: Why::Ordered } if *seat == target => Some(cards.len()),
        _ => None,
    });
    let must = match (card, drew) {
        (Card::OpenPlay, _) => lang.select("muss die nächste Zahl offen legen", "must lay the next number face up"),
        (_, Some(0)) => lang.select("zieht nichts: Es ist nichts da", "draws nothing: there is none"),
        (_, Some(1)) => lang.select("zieht eine, mehr ist nicht da", "draws one, there is no more"),
        _ => lang.select("zieht zwei", "draws two"),
    };
    html! {
        <div class="target-player">
            { drawing(mat(players.symbol(target), 84)) }
            <div class="display">{ named(players.name(target)) }</div>
            <div class="medium muted">{ must }</div>
        </div>
    }
}

/// The limit card, turned over.
fn turned(props: &TableProps<Larry>) -> Option<Html> {
    told(props).iter().find_map(|event| match *event {
        Event::Reversed { clockwise, limit } => {
            Some(html! { <Limit {limit} {clockwise} turned=true lang={props.lang} /> })
        }
        _ => None,
    })
}

fn gift(props: &TableProps<Larry>) -> Html {
    let words = props
        .lang
        .select("Vielleicht wechselt gleich eine Karte die Hand.", "Perhaps a card is about to change hands.");
    html! { <p class="grow hint">{ words }</p> }
}
