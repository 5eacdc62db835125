//! The slip of the drinking rules: who may drink what, and why. It counts, and never presses.

use ::leiff::{Action, Glass, Leiff, Measure, Slip, View};
use ::table::{Lang, Seat, tell};
use yew::prelude::*;

use super::glass;
use crate::art::{Badge, Icon, badge, icon, mat, shot};
use crate::face::{Guests, TableProps};
use crate::ui::old::{Alternative, El, button, choice, el, named, said};

/// The slip: a page for every player, folded up until it is pressed.
pub(super) fn slip(props: &TableProps<Leiff>) -> El {
    let lang = props.lang;
    let head = el("div", "row")
        .add(el("b", "grow").say(lang.pick("Der Zettel", "The slip")))
        .add(el("span", "small muted").say(lang.pick("Wer mag. Niemand muss.", "If you like. Nobody has to.")));
    let seats = Seat::all(props.guests.seats()).zip(&props.view.hands);
    let pages = seats.filter_map(|(seat, hand)| Some(page(seat, hand.slip.as_ref()?, hand.immune, props)));
    el("section", "board slip").add(head).all(pages)
}

/// What a seat may do with its slip.
struct Own<'a> {
    seat: Seat,
    menu: &'a [Action],
    props: &'a TableProps<Leiff>,
}

impl Own<'_> {
    /// A callback that does this.
    fn doing(&self, action: Action) -> Callback<MouseEvent> {
        self.props.reacting(self.seat, &action)
    }

    /// The three glasses, where they can be changed.
    fn glasses(&self, now: Glass) -> Option<El> {
        let may = |held: Glass| self.menu.contains(&Action::Fill(held));
        Glass::ALL.into_iter().any(may).then(|| {
            let one = |held: Glass| {
                let choose = if may(held) { self.doing(Action::Fill(held)) } else { Callback::noop() };
                let label =
                    el("span", "row").draw(glass(held, 24)).add(el("span", "cap").say(held.name(self.props.lang)));
                Alternative { label: label.into(), on: held == now, choose }
            };
            choice("seg", self.props.lang.pick("Im Glas", "In the glass"), Glass::ALL.map(one).into())
        })
    }

    /// To whom a sip can be handed out.
    fn handing_out(&self, left: u16) -> Option<El> {
        let to = |action: &Action| match action {
            Action::HandOut(to) => {
                let face = button("btn second", self.doing(*action)).draw(mat(self.props.guests.symbol(*to), 26));
                Some(face.add(named(self.props.guests.name(*to))))
            }
            _ => None,
        };
        let targets: Vec<El> = self.menu.iter().filter_map(to).collect();
        let title =
            tell!(self.props.lang, "Noch {left} zu verteilen. Ein Schluck an:", "{left} left to hand out. One sip to:");
        let offer = el("div", "").add(el("p", "small b").tell(title));
        (!targets.is_empty()).then(|| offer.add(el("div", "acts").all(targets)))
    }

    fn done(&self) -> Option<El> {
        let label = self.props.lang.pick("Erledigt", "Done");
        self.menu
            .contains(&Action::Done)
            .then(|| button("btn second", self.doing(Action::Done)).draw(icon(Icon::Check, 20)).say(label))
    }
}

/// The page of a player: name and sums, and below them the calculation and what can be done.
fn page(seat: Seat, slip: &Slip, immune: bool, props: &TableProps<Leiff>) -> El {
    let (lang, guests) = (props.lang, &*props.guests);
    let menu = props.menus.get(seat.index()).map_or(&[][..], Vec::as_slice);
    let own = Own { seat, menu, props };
    let sum = match slip.glass {
        Glass::Empty => el("span", "d").set("role", "img").set("aria-label", slip.glass.name(lang)).say("–"),
        held => amount(owed(slip), held, lang),
    };
    let immune = immune.then(|| {
        el("span", "").set("role", "img").set("aria-label", lang.pick("immun", "immune")).draw(badge(Badge::Immune, 26))
    });
    let line = el("summary", "row")
        .draw(mat(guests.symbol(seat), 30))
        .add(el("b", "grow nm").add(named(guests.name(seat))))
        .maybe(immune)
        .add(sum)
        .draw(icon(Icon::Down, 18));
    let offer = own.handing_out(slip.to_give);
    let page = el("details", "");
    // Whoever has sips to hand out finds the names at once.
    let page = if offer.is_some() { page.set("open", "") } else { page };
    let receipt = (slip.glass != Glass::Empty).then(|| receipt(slip, guests, lang));
    let done = receipt.is_some().then(|| own.done()).flatten();
    page.add(line).maybe(own.glasses(slip.glass)).maybe(receipt).maybe(offer).maybe(done)
}

/// The last slip, to be read only: what all rounds come to for everybody with a glass, and what of it is still open. None
/// without drinks.
pub(super) fn last(view: &View, guests: &Guests, lang: Lang) -> Option<El> {
    let seats = Seat::all(guests.seats()).zip(&view.hands);
    let seats = seats.filter_map(|(seat, hand)| Some((seat, hand.slip.as_ref()?)));
    let line = |(seat, slip): (Seat, &Slip)| {
        let open = owed(slip);
        let open = match open == Measure::default() {
            true => lang.pick("alles erledigt", "all done").to_owned(),
            false => tell!(lang, "noch offen: {}", "still open: {}", open.text(lang)),
        };
        let open = (slip.total != Measure::default()).then(|| el("span", "small muted").tell(open));
        let name = el("b", "nm").add(named(guests.name(seat)));
        el("div", "row lin")
            .draw(mat(guests.symbol(seat), 30))
            .add(el("div", "grow").add(name).maybe(open))
            .add(amount(slip.total, slip.glass, lang))
    };
    let lines: Vec<El> = seats.filter(|(_, slip)| slip.glass != Glass::Empty).map(line).collect();
    let head = el("div", "row")
        .add(el("b", "grow").say(lang.pick("Der letzte Zettel", "The last slip")))
        .add(el("span", "small muted").say(lang.pick("alle Runden", "all rounds")));
    (!lines.is_empty()).then(|| el("section", "board slip").add(head).all(lines))
}

/// What is not ticked off yet.
fn owed(slip: &Slip) -> Measure {
    let Slip { total, done, .. } = slip;
    Measure { shots: total.shots.saturating_sub(done.shots), sips: total.sips.saturating_sub(done.sips) }
}

/// Shots and sips as drawings with numbers.
fn amount(measure: Measure, held: Glass, lang: Lang) -> El {
    let one = |picture, count: u16| {
        el("span", "row").set("aria-hidden", "true").draw(picture).add(el("b", "d").tell(count.to_string()))
    };
    let shots = (measure.shots > 0).then(|| one(shot(26), measure.shots));
    let sips = (measure.sips > 0 || measure.shots == 0).then(|| one(glass(held, 26), measure.sips));
    el("span", "row").add(el("span", "sr").tell(measure.text(lang))).maybe(shots).maybe(sips)
}

/// The calculation of the round, line by line, and what all rounds come to.
fn receipt(slip: &Slip, guests: &Guests, lang: Lang) -> El {
    let row = |why: El, what: String| el("tr", "").add(why).add(el("td", "").tell(what));
    let line = |why: &'static str, what: Measure| row(el("td", "").say(why), what.text(lang));
    let charges = slip
        .charges
        .iter()
        .map(|charge| row(el("td", "").nodes(said(&charge.reason(lang), guests)), charge.measure().text(lang)));
    let doubled = slip.doubled.then(|| {
        row(el("td", "").say(lang.pick("alles doppelt (Magier)", "all of it doubled (Magician)")), "× 2".to_owned())
    });
    let nothing = Measure::default();
    let lines = slip.charges.len() + usize::from(slip.doubled);
    let round = (lines > 1 || slip.total != slip.round)
        .then(|| line(lang.pick("diese Runde", "this round"), slip.round).class("sum", true));
    let total = (slip.total != slip.round).then(|| line(lang.pick("alle Runden", "all rounds"), slip.total));
    let done = (slip.done != nothing).then(|| line(lang.pick("davon erledigt", "done so far"), slip.done));
    let sips = Measure { shots: 0, sips: slip.given };
    let given = (slip.given > 0).then(|| line(lang.pick("verteilt", "handed out"), sips));
    let body = el("tbody", "").all(charges).maybe(doubled).maybe(round).maybe(total).maybe(done).maybe(given);
    let hint = lang.pick("Ein Shot kann immer vier Schlucke sein.", "A shot can always be four sips.");
    let hint = (slip.round.shots > 0).then(|| el("p", "small muted").say(hint));
    el("div", "calc").add(el("table", "").add(body)).maybe(hint)
}
