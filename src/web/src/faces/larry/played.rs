//! An action card played openly: who against whom, and what followed; and what was given away.

use ::larry::{Card, Event, Larry};
use ::table::{Seat, tell};

use super::cards::{back, face, named};
use super::parts::{facts, lies, limit, who};
use super::said::follows;
use super::table::{Page, told};
use crate::art::{Icon, icon, mat};
use crate::face::TableProps;
use crate::ui::old::{El, el, named as name};

/// The page of an action card, if that was the last act.
pub(super) fn page(props: &TableProps<Larry>) -> Option<Page> {
    let (lang, view, guests) = (props.lang, &props.view, &props.guests);
    let told = told(props);
    let (seat, does, big, larry) = told.iter().find_map(|event| match *event {
        Event::Played { seat, card, target, larry } => {
            let does = tell!(lang, " spielt {}", " plays {}", named(card, lang));
            let what = match target {
                Some(target) => against(target, card, props),
                None => told.iter().find_map(|event| turned(event, lang)).unwrap_or_else(|| gift(props)),
            };
            Some((seat, does, el("div", "big").add(lying(face(card, 132, lang))).add(what), larry))
        }
        Event::Gave { seat, to, larry, .. } => {
            let does = tell!(lang, " schenkt {} eine Karte", " gives {} a card", guests.name(to));
            let from = el("div", "").draw(mat(guests.symbol(seat), 84));
            let to = el("div", "").draw(mat(guests.symbol(to), 84));
            Some((
                seat,
                does,
                el("div", "big").add(from).add(lying(back(96))).draw(icon(Icon::Next, 34)).add(to),
                larry,
            ))
        }
        Event::GaveNothing { seat, larry } => {
            let does = lang.pick(" verschenkt nichts", " gives nothing away").to_owned();
            let kept = lang.pick("Alle Karten bleiben, wo sie sind.", "All cards stay where they are.");
            let big = el("div", "big").add(lying(face(Card::GiveOne, 132, lang)));
            Some((seat, does, big.add(el("p", "grow hint").say(kept)), larry))
        }
        _ => None,
    })?;
    let shout = larry.then(|| el("span", "shout").say(lang.pick("„Larry!“", "“Larry!”")));
    let lead = el("section", "").add(who(seat, does, guests)).add(big.maybe(shout));
    let side = el("section", "side")
        .add(facts(view, guests, lang))
        .all(follows(told, guests, lang))
        .all(lies(view, guests, lang));
    Some(Page { lead, side })
}

/// The card in the middle of the table.
fn lying(picture: String) -> El {
    el("div", "card-big").set("id", "pile").draw(picture)
}

/// Whom it hits, and what that one must do.
fn against(target: Seat, card: Card, props: &TableProps<Larry>) -> El {
    let (lang, guests) = (props.lang, &props.guests);
    let drew = told(props).iter().find_map(|event| match event {
        Event::Drew { seat, cards, why: ::larry::Why::Ordered } if *seat == target => Some(cards.len()),
        _ => None,
    });
    let must = match (card, drew) {
        (Card::OpenPlay, _) => lang.pick("muss die nächste Zahl offen legen", "must lay the next number face up"),
        (_, Some(0)) => lang.pick("zieht nichts: Es ist nichts da", "draws nothing: there is none"),
        (_, Some(1)) => lang.pick("zieht eine, mehr ist nicht da", "draws one, there is no more"),
        _ => lang.pick("zieht zwei", "draws two"),
    };
    let words = el("div", "d").add(name(guests.name(target)));
    el("div", "aim").draw(mat(guests.symbol(target), 84)).add(words).add(el("div", "t2 muted").say(must))
}

/// The limit card, turned over.
fn turned(event: &super::Told, lang: ::table::Lang) -> Option<El> {
    match *event {
        Event::Reversed { clockwise, limit: new } => Some(limit(new, clockwise, lang).class("turned", true)),
        _ => None,
    }
}

fn gift(props: &TableProps<Larry>) -> El {
    let words =
        props.lang.pick("Vielleicht wechselt gleich eine Karte die Hand.", "Perhaps a card is about to change hands.");
    el("p", "grow hint").say(words)
}
