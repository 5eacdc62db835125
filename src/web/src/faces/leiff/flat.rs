//! The table on a large screen that lies in the middle: every square at its edge, turned towards its player. The panels are
//! the rail here; the piles lie in the middle, turned towards whoever is to act.

use ::leiff::{Action, Leiff};
use ::table::{Seat, tell};
use yew::prelude::*;

use super::acts::{acts, tools};
use super::desk::{Desk, Msg, Shout, Sure, acts_of};
use super::motion::Motion;
use super::phone::{head, rule};
use super::piles::piles;
use super::square::{badges, square, team};
use super::strip::{hint, shout, strip};
use crate::art::mat;
use crate::face::Face;
use crate::ui::old::{El, button, el, named};

/// How many sit at each edge, clockwise from the lower one, for 2 to 8 players. The long edges take three.
const EDGES: [[u8; 4]; 7] =
    [[1, 0, 1, 0], [1, 1, 0, 1], [1, 1, 1, 1], [2, 1, 1, 1], [2, 1, 2, 1], [3, 1, 2, 1], [3, 1, 3, 1]];

/// The edges' classes.
const CLASSES: [&str; 4] = ["es", "ew", "en", "ee"];

/// The body.
pub(super) fn body(desk: &Desk<'_>, motion: &Motion) -> El {
    let seats = desk.props.guests.seats();
    let counts = EDGES[usize::from(seats.clamp(2, 8)) - 2];
    let mut first = 0;
    let mut edges = Vec::new();
    let towards = desk.props.selected.or(desk.props.seat).unwrap_or(desk.props.view.turn);
    let mut facing = CLASSES[0];
    for (class, count) in CLASSES.into_iter().zip(counts) {
        let here: Vec<Seat> = Seat::all(seats).skip(first).take(count.into()).collect();
        if here.contains(&towards) {
            facing = class;
        }
        edges.push(el("div", "edge").class(class, true).all(here.into_iter().map(|seat| panel(desk, seat, motion))));
        first += usize::from(count);
    }
    el("div", "body lf leiff-flat").class("crowd", seats > 4).all(edges).add(el("div", "ctr").add(middle(desk, facing)))
}

/// What lies in the middle.
fn middle(desk: &Desk<'_>, facing: &'static str) -> El {
    let (props, lang) = (desk.props, desk.props.lang);
    let hint = hint(desk).map(|hint| el("p", "hnt").set("role", "status").tell(hint));
    let words = el("div", "wrd").all(head(desk)).maybe(hint);
    let strip = props.selected.map(|seat| {
        let talks = acts_of(props, seat).iter().any(|action| matches!(action, Action::Penalty(_)));
        let sure = match desk.state.sure {
            Some(Sure::Penalty(target)) => Some(props.guests.name(target)),
            _ => None,
        };
        let words = match sure {
            Some(name) => tell!(lang, "Strafkarte für {name}", "Penalty card for {name}"),
            None => lang.pick("Geplaudert!", "Talked!").to_owned(),
        };
        let talk = talks.then(|| shout(desk, seat, Shout::Talk, sure.is_some(), words));
        strip(desk, talk.into_iter().collect())
    });
    let place = el("p", "small muted").tell(Leiff::subtitle(&props.view, lang));
    let side = el("div", "do").add(place).add(words).add(acts(desk, false)).add(tools(desk));
    el("div", "mdl").class(facing, true).add(piles(desk)).add(side).maybe(rule(desk)).maybe(strip.flatten())
}

/// A player's panel: who, the square, the shouts.
fn panel(desk: &Desk<'_>, seat: Seat, motion: &Motion) -> El {
    let (props, lang) = (desk.props, desk.props.lang);
    let (view, guests) = (&props.view, &props.guests);
    let on = props.seat == Some(seat);
    let chosen = props.selected == Some(seat);
    let fact = match on {
        true => lang.pick("ist dran", "to act").to_owned(),
        false => super::words::points(view, seat, lang).1,
    };
    let select = props.select.clone();
    let badges = badges(view, seat, guests, lang);
    let badges = (!badges.is_empty()).then(|| el("span", "bdgs").all(badges));
    let who = el("button", "nmr")
        .set("type", "button")
        .class("can", desk.choosable(seat))
        .flag("aria-expanded", chosen)
        .draw(mat(guests.symbol(seat), 56))
        .add(el("span", "d nm").add(named(guests.name(seat))).maybe(team(view, seat)))
        .add(el("span", "small b").tell(fact))
        .maybe(badges);
    let who = match desk.choosable(seat) {
        true => who.press(desk.timed(move |at| Msg::Player(seat, at))),
        false => who.quick(Callback::from(move |at| select.emit((seat, at)))),
    };
    el("section", "pn")
        .class("on", on)
        .class("sel", chosen)
        .put("aria-label", guests.name(seat).to_owned())
        .add(who)
        .add(square(desk, seat, motion))
        .add(shouts(desk, seat))
}

/// The shouts of a player, always at the same place: at the right hand.
fn shouts(desk: &Desk<'_>, seat: Seat) -> El {
    let lang = desk.props.lang;
    let acts = acts_of(desk.props, seat);
    let chosen = desk.props.selected == Some(seat);
    let one = |which: Shout, can: bool, words: &str| {
        let ready = chosen && desk.shout() == Some(which) && desk.marked().is_some();
        match can {
            true => shout(desk, seat, which, ready, words.to_owned()),
            false => button("btn paper", Callback::noop()).flag("aria-disabled", true).tell(words.to_owned()),
        }
    };
    let matches = acts.iter().any(|action| matches!(action, Action::Match(_)));
    let catches = acts.iter().any(|action| matches!(action, Action::Catch(_)));
    let call = (desk.props.seat == Some(seat) && desk.may(Action::Call))
        .then(|| button("btn leiff", desk.on(Msg::Sure(Some(Sure::Call)))).say("Leiff!"));
    el("div", "sht")
        .add(one(Shout::Match, matches, lang.pick("Passt!", "Match!")))
        .add(one(Shout::Catch, catches, lang.pick("Erwischt!", "Caught!")))
        .maybe(call)
}
