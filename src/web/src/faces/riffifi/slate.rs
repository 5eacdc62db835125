//! The slate: the chips of the round, the totals of all rounds; with the score sheet what is ticked off and what is missing.

use ::riffifi::{Colour, Event, Loot, Place, Riffifi, TICKED, Told, View};
use ::table::{Lang, Seat, Words, tell};

use super::place::chips;
use super::words::some;
use crate::art::{self, Icon, icon, mat};
use crate::face::{Guests, TableProps};
use crate::ui::old::{El, el, named, said};

/// The chips of a full score sheet.
const SHEET: u8 = Colour::ALL.len() as u8 * TICKED;

/// The round that has just ended.
#[derive(Clone, Copy)]
pub(super) struct Ended<'a> {
    round: u16,
    loot: &'a [Loot],
    /// What was told last: who leads the next one.
    next: Option<&'a Told>,
}

/// The round that the last act has ended, if it has.
pub(super) fn ended(last: &[Told]) -> Option<Ended<'_>> {
    last.iter().find_map(|event| match event {
        Event::RoundEnded { round, loot, .. } => Some(Ended { round: *round, loot, next: last.last() }),
        _ => None,
    })
}

impl Ended<'_> {
    /// Who had most, and how it goes on.
    pub(super) fn headline(&self, props: &TableProps<Riffifi>) -> El {
        let (lang, guests, round) = (props.lang, &props.guests, self.round);
        let most = self.loot.iter().map(|loot| loot.sum()).max().unwrap_or(0);
        let best: Vec<Seat> = Seat::all(guests.seats()).filter(|seat| self.loot[seat.index()].sum() == most).collect();
        let (picture, head) = match best.as_slice() {
            &[one] => {
                let words = tell!(lang, " räumt ab: {most} Chips", " cleans up: {most} chips");
                (mat(guests.symbol(one), 44), el("h2", "d").add(named(guests.name(one))).tell(words))
            }
            _ => {
                let words = tell!(lang, "Durchgang {round} ist zu Ende", "Round {round} is over");
                (art::emblem(art::Regular::Riffifi, 44), el("h2", "d").tell(words))
            }
        };
        let story = self.next.map(|event| el("p", "").nodes(said(&Riffifi::story(event, lang), guests)));
        let words = el("div", "grow").add(head).add(el("div", "t2 muted").maybe(story));
        el("div", "turn best").draw(picture).add(words)
    }
}

/// Everybody's points; of a round that has just ended the chips, too.
pub(super) fn slate(view: &View, over: Option<Ended<'_>>, guests: &Guests, lang: Lang) -> El {
    let row = |(seat, place): (Seat, &Place)| {
        let round = over.map(|over| over.loot[seat.index()]);
        let lines = match (place.sheet, round) {
            (Some(sheet), _) => ticks(sheet, lang),
            (None, Some(round)) => chips("chs", round, |_, chip| chip, lang),
            (None, None) => el("div", "small").tell(sums(&place.rounds)),
        };
        let name = el("b", "nm d").add(named(guests.name(seat)));
        let row = el("li", "").class("tick", place.sheet.is_some()).draw(mat(guests.symbol(seat), 34)).add(name);
        row.add(points(place, round, lang)).add(lines)
    };
    let seats = Seat::all(guests.seats()).zip(&view.places);
    el("ul", "slate").set("aria-label", lang.pick("Stand", "Score")).all(seats.map(row))
}

/// The chips of each round, if there are several: "12 + 9 + 14".
fn sums(rounds: &[u8]) -> String {
    match rounds {
        [_] => String::new(),
        rounds => rounds.iter().map(ToString::to_string).collect::<Vec<_>>().join(" + "),
    }
}

/// The total, and what it was before the last round; on the score sheet how many chips are missing.
fn points(place: &Place, round: Option<Loot>, lang: Lang) -> El {
    let right = el("div", "pts d num");
    let (right, number) = match (place.sheet, round) {
        (Some(sheet), _) => {
            let missing = SHEET - sheet.sum();
            (
                right.add(el("span", "").say(lang.pick(if missing == 1 { "fehlt" } else { "fehlen" }, "missing"))),
                missing.into(),
            )
        }
        (None, Some(round)) if place.rounds.len() > 1 => {
            let before = place.total - u16::from(round.sum());
            (right.add(el("span", "").tell(before.to_string())).draw(icon(Icon::Next, 18)), place.total)
        }
        (None, _) => (right, place.total),
    };
    right.add(el("b", "").tell(number.to_string()))
}

/// The score sheet of a player: strokes up to seven, then a tick; below it what is missing.
fn ticks(sheet: Loot, lang: Lang) -> El {
    let one = |(colour, count): (Colour, u8)| {
        let ticked = count == TICKED;
        let mark = if ticked { icon(Icon::Check, 26) } else { strokes(count) };
        el("span", "").class("z", !ticked).draw(art::loot(super::loot(colour), 22)).draw(mark)
    };
    let missing = sheet.iter().filter(|(_, count)| *count < TICKED);
    let missing: Vec<String> = missing.map(|(colour, count)| some(TICKED - count, colour, lang)).collect();
    let missing = match missing.is_empty() {
        true => lang.pick("Alles abgehakt", "All ticked off").to_owned(),
        false => format!("{} {}", lang.pick("noch", "still"), missing.join(", ")),
    };
    let marks = el("div", "ticks").set("aria-hidden", "true").all(sheet.iter().map(one));
    el("div", "").add(marks).add(el("p", "small").tell(missing))
}

/// Strokes in chalk, the fifth across the four before it.
fn strokes(count: u8) -> String {
    let one = |stroke: u8| match stroke {
        4 => "M1 17L25 5".to_owned(),
        _ => format!("M{} 3v16", 4 + stroke * 6),
    };
    let strokes: String = (0..count).map(one).collect();
    format!(
        r#"<svg width="44" height="22" viewBox="0 0 44 22" aria-hidden="true"><path d="{strokes}" fill="none" stroke="currentColor" stroke-width="2.5" stroke-linecap="round"/></svg>"#
    )
}
