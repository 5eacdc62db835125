//! What lies before a player: the square of cards, large or in short, and the badges of what works on the player.

use ::leiff::{Effect, Phase, Place, Slot, View};
use ::table::{Lang, Seat, tell};

use super::desk::{Desk, Msg, Sure};
use super::motion::Motion;
use super::words::{points, spoken};
use crate::art::{self, Badge, mat};
use crate::face::Guests;
use crate::ui::old::{El, el, named};

/// How wide a card is drawn; the style sheet overrules it.
const CARD: u32 = 72;
/// How many places can be told apart in short.
const MOST: usize = 8;

/// The places of a hand, gaps included.
pub(super) fn places(view: &View, seat: Seat) -> Vec<(Place, bool)> {
    let slots = view.hands.get(seat.index()).map_or(&[][..], |hand| hand.slots.as_slice());
    let place = |at: usize| Place::new(seat, Slot::new(at as u8));
    slots.iter().enumerate().map(|(at, lying)| (place(at), lying.is_some())).collect()
}

/// How many columns a square needs: two rows, the front one below.
pub(super) fn columns(slots: usize) -> &'static str {
    ["c2", "c2", "c2", "c3", "c4", "c5", "c6", "c7"][slots.div_ceil(2).min(7)]
}

/// The square with cards that can be tapped.
pub(super) fn square(desk: &Desk<'_>, seat: Seat, motion: &Motion) -> El {
    let (view, guests, lang) = (&desk.props.view, &desk.props.guests, desk.props.lang);
    let places = places(view, seat);
    let name = guests.name(seat);
    let picking = desk.props.selected.is_none() && places.iter().any(|(place, _)| desk.meaning(*place).is_some());
    let card = |&(place, lies): &(Place, bool)| if lies { card(desk, place, motion) } else { gap(place) };
    el("div", "sqr")
        .class(columns(places.len()), true)
        .class("cho", picking)
        .put("id", format!("sq-{seat}"))
        .set("role", "group")
        .put("aria-label", tell!(lang, "Karten von {name}", "{name}’s cards"))
        .all(places.iter().map(card))
}

fn gap(place: Place) -> El {
    el("i", "gp").put("id", format!("c-{place}"))
}

fn card(desk: &Desk<'_>, place: Place, motion: &Motion) -> El {
    let (guests, lang) = (&desk.props.guests, desk.props.lang);
    let (name, slot) = (guests.name(place.seat), place.slot.name(lang));
    let raised = matches!(
        desk.props.view.phase,
        Phase::Effect(Effect::Nine { first: Some(first) } | Effect::Glimpse { first: Some(first), .. }) if first == place
    ) || matches!(&desk.props.view.phase, Phase::Peek { seat, slots, choosing: true } if *seat == place.seat && slots.contains(&place.slot));
    let marked = desk.marked() == Some(place);
    let can = desk.meaning(place).is_some();
    el("button", "cc")
        .set("type", "button")
        .put("id", format!("c-{place}"))
        .class("can", can)
        .class("mkd", marked)
        .class("up", raised)
        .class("gone", motion.leaves(place))
        .flag("aria-pressed", marked || raised)
        .put("aria-label", tell!(lang, "{name}, {slot}, verdeckt", "{name}, {slot}, face down"))
        .press(desk.timed(move |at| Msg::Card(place, at)))
        .draw(art::leiff_back(CARD))
}

/// The square in short: a dash for a gap, a tiny back for a card; of many cards only how many.
fn tiny(view: &View, seat: Seat) -> El {
    let places = places(view, seat);
    if places.len() > MOST {
        let cards = places.iter().filter(|(_, lies)| *lies).count();
        return el("span", "tny lots")
            .set("aria-hidden", "true")
            .add(el("i", "bc"))
            .add(el("b", "d").tell(cards.to_string()));
    }
    let card = |&(_, lies): &(Place, bool)| el("i", if lies { "bc" } else { "gp" });
    el("span", "tny").class(columns(places.len()), true).set("aria-hidden", "true").all(places.iter().map(card))
}

/// A player in short: symbol, square, name; the one who is shown large only by name. Framed, if the player can be chosen.
pub(super) fn overview(desk: &Desk<'_>, seat: Seat, large: Option<Seat>, can: bool) -> El {
    let (view, guests, lang) = (&desk.props.view, &desk.props.guests, desk.props.lang);
    let name = guests.name(seat);
    let below = large == Some(seat);
    let marked = desk.state.sure == Some(Sure::Penalty(seat));
    let spoken = {
        let (cards, points) = (spoken(view, seat, lang), points(view, seat, lang).1);
        tell!(lang, "{name}: {cards}, {points}", "{name}: {cards}, {points}")
    };
    let here = below.then(|| el("span", "nm low").say(lang.pick("unten", "below")));
    el("button", "ov")
        .set("type", "button")
        .put("id", format!("ov-{seat}"))
        .class("on", desk.props.seat == Some(seat))
        .class("here", below)
        .class("can", can)
        .class("mkd", marked)
        .flag("aria-pressed", below || marked)
        .put("aria-label", spoken)
        .press(desk.timed(move |at| Msg::Player(seat, at)))
        .draw(mat(guests.symbol(seat), 24))
        .maybe((!below).then(|| tiny(view, seat)))
        .add(el("span", "nm").add(named(name)).maybe(team(view, seat)))
        .maybe(here)
        .all(badges(view, seat, guests, lang))
}

/// The letter of a team.
pub(super) fn team(view: &View, seat: Seat) -> Option<El> {
    let letter = ["A", "B", "C", "D"].get(view.side(seat)).filter(|_| view.options.teams)?;
    Some(el("span", "team").say(letter))
}

/// What works on a player: each a small mat with a symbol, and its words.
pub(super) fn badges(view: &View, seat: Seat, guests: &Guests, lang: Lang) -> Vec<El> {
    let Some(hand) = view.hands.get(seat.index()) else { return Vec::new() };
    let badge = |badge: Badge, words: String| {
        el("span", "bdg").set("role", "img").put("aria-label", words).draw(art::badge(badge, 22))
    };
    let immune = hand.immune.then(|| {
        badge(Badge::Immune, lang.pick("Immun bis zur nächsten Runde", "Immune until the next round").to_owned())
    });
    let enchanted = (!hand.enchanted.is_empty()).then(|| {
        let by: Vec<&str> = hand.enchanted.iter().map(|by| guests.name(*by)).collect();
        let by = by.join(", ");
        badge(Badge::Enchanted, tell!(lang, "Verzaubert von {by}", "Enchanted by {by}"))
    });
    let bound = hand.bound.then(|| {
        let right = guests.name(seat.after(guests.seats() - 1, guests.seats()));
        badge(Badge::Bound, tell!(lang, "Trinkt, was {right} trinkt", "Drinks what {right} drinks"))
    });
    immune.into_iter().chain(enchanted).chain(bound).collect()
}
