//! The end: who lies best, the curve of the points, who got away with most, and the last slate.

use ::larry::{Card, Event, Larry, Reveal};
use ::table::{Lang, Seat, signed, tell};

use super::table::{revealed, scored};
use super::{Told, reveal, slate};
use crate::art::{Line, Regular, curve, head, nose};
use crate::face::{End, Finale};
use crate::ui::{El, el, named};

pub(super) fn finale(story: &End<'_, Larry>) -> Finale {
    let (lang, view) = (story.lang, story.view);
    let best = story.winners.first().map_or(0, |seat| view.totals[seat.index()]);
    let title = lang.pick("Punkte nach jeder Runde", "Points after each round");
    let chart = el("figure", "board chart").add(el("figcaption", "small").say(title));
    Finale {
        headline: headline(story),
        reason: reason(best, lang),
        curve: chart.draw(curve(&lines(story), title)),
        unit: nose(30),
        highlight: Some(el("div", "col").add(highlight(story)).all(last(story))),
        rounds: view.points.len() as u16,
    }
}

fn reason(best: i16, lang: Lang) -> String {
    let points = signed(best.into());
    match best {
        -1 | 1 => tell!(lang, "{points} Punkt, mehr hat niemand.", "{points} point, nobody has more."),
        _ => tell!(lang, "{points} Punkte, mehr hat niemand.", "{points} points, nobody has more."),
    }
}

fn headline(story: &End<'_, Larry>) -> String {
    let names: Vec<&str> = story.winners.iter().map(|&seat| story.guests.name(seat)).collect();
    let lang = story.lang;
    match names.as_slice() {
        [one] => tell!(lang, "{one} lügt am besten.", "{one} lies best."),
        [rest @ .., last] => {
            let rest = rest.join(", ");
            tell!(lang, "{rest} und {last} lügen am besten.", "{rest} and {last} lie best.")
        }
        [] => String::new(),
    }
}

/// Everybody's points after each round, the best first.
fn lines(story: &End<'_, Larry>) -> Vec<Line> {
    let counts = |seat: Seat| {
        let mut total = 0;
        let after = story.view.points.iter().map(|round| {
            total += i32::from(round[seat.index()]);
            total
        });
        std::iter::once(0).chain(after).collect()
    };
    story.ranking.iter().map(|&seat| Line { seat: story.guests.symbol(seat), counts: counts(seat) }).collect()
}

/// The wrong sums that somebody said and the next player believed, as far as a pile was turned up later.
fn believed(told: &[Told], seat: Seat) -> usize {
    let lies = |reveal: &Reveal| {
        let said = std::iter::once(0).chain(reveal.cards.iter().map(|turned| turned.said));
        let believed = reveal.cards.split_last().map_or(&[][..], |(_, believed)| believed);
        let lie = |(before, turned): (i8, &::larry::Turned)| {
            turned.seat == seat
                && turned.card != Card::Aetsch
                && turned.said != before + turned.card.value().unwrap_or(0)
        };
        said.zip(believed).filter(|pair| lie(*pair)).count()
    };
    told.iter().filter_map(|event| revealed(std::slice::from_ref(event))).map(lies).sum()
}

/// Who got away with most, as far as it came out; else how high the pile grew.
fn highlight(story: &End<'_, Larry>) -> El {
    let lang = story.lang;
    let boldest = Seat::all(story.guests.seats()).rev().max_by_key(|&seat| believed(story.told, seat));
    let boldest = boldest.map(|seat| (seat, believed(story.told, seat))).filter(|(_, lies)| *lies > 0);
    let (title, tale) = match boldest {
        Some((seat, lies)) => {
            let what = match lies {
                1 => lang.pick(" kam mit einer falschen Summe durch.", " got away with a wrong sum.").to_owned(),
                _ => tell!(lang, " kam mit {lies} falschen Summen durch.", " got away with {lies} wrong sums."),
            };
            let title = lang.pick("Die frechste Nase", "The boldest nose");
            (title, el("span", "muted").add(named(story.guests.name(seat))).tell(what))
        }
        None => {
            let doubts = story.told.iter().filter(|event| matches!(event, Event::Doubted { .. })).count();
            let tale = match doubts {
                0 => lang.pick("Niemand hat je gezweifelt.", "Nobody has ever doubted."),
                _ => lang.pick("Keine Lüge kam ans Licht.", "No lie has come to light."),
            };
            (lang.pick("Ehrliche Leute", "Honest people"), el("span", "muted").say(tale))
        }
    };
    let words = el("div", "grow t2").add(el("b", "").say(title)).add(el("br", "")).add(tale);
    el("div", "panel row").draw(head(Regular::Larry, 48)).add(words)
}

/// The last pile that was turned up with the last act, and the last slate.
fn last(story: &End<'_, Larry>) -> Vec<El> {
    let (guests, lang) = (story.guests, story.lang);
    // The last act begins after everything that was scored or dealt before.
    let from = story
        .told
        .iter()
        .rposition(|event| matches!(event, Event::Laid { .. } | Event::Played { .. } | Event::Gave { .. }));
    let act = &story.told[from.unwrap_or(0)..];
    let receipt = revealed(act).map(|turned| reveal::receipt(turned, false, guests, lang));
    let slate = scored(act).map(|score| slate::slate(score, guests, lang));
    receipt.into_iter().chain(slate).collect()
}
