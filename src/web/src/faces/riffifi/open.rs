//! The open cards and the middle in short: on the curtain and above a hand.

use ::riffifi::{Card, View};
use ::table::{Lang, Seat, tell};

use super::picture;
use super::place::chips;
use super::words::claim;
use crate::art::mat;
use crate::face::Guests;
use crate::ui::old::{El, el, named};

/// The cards that lie openly before everybody but `own`, and what is left in the middle.
pub(super) fn lying(class: &'static str, view: &View, guests: &Guests, own: Option<Seat>, lang: Lang) -> El {
    let others = Seat::all(guests.seats()).filter(|seat| Some(*seat) != own);
    let cards: Vec<El> =
        others.filter_map(|seat| view.places[seat.index()].open.map(|open| card(seat, open, guests, lang))).collect();
    let none = lang.pick("Gerade liegt keine Karte offen.", "No card is face up now.");
    let open = match cards.is_empty() {
        true => el("p", "t2").say(none),
        false => el("ul", "ocs").all(cards),
    };
    let middle = chips("chs", view.middle, |_, chip| chip, lang);
    let middle = el("div", "left").add(el("span", "small").say(lang.pick("Mitte", "Middle"))).add(middle);
    el("div", class).class("open", true).add(open).add(middle)
}

fn card(seat: Seat, open: Card, guests: &Guests, lang: Lang) -> El {
    let will = claim(open, lang);
    el("li", "")
        .draw(picture(open, 54))
        .draw(mat(guests.symbol(seat), 30))
        .add(el("span", "nm").add(named(guests.name(seat))))
        .add(el("span", "sr").tell(tell!(lang, "will {will}", "wants {will}")))
}
