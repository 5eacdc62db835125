//! The end: who has kept track of it all, the curve of the points, the best memory, and the scores of the last round.

use ::leiff::{Event, Leiff};
use ::table::{Seat, localized, number};
use game_ui::{End, Finale};
use ui::{Highlight, named};
use yew::prelude::*;

use super::round_scores;
use super::slip;
use super::words::counted;
use crate::art::{self, REGULAR, head};

pub(super) fn finale(story: &End<'_, Leiff>) -> Finale {
    let (lang, view) = (story.lang, story.view);
    let round_scores = round_scores::last(view, story.told, story.players, lang);
    Finale {
        won: lang.select(["hatte alles im Kopf.", "hatten alles im Kopf."], ["kept track of it all."; 2]),
        reason: reason(story),
        counted: lang.select("Punkte nach jeder Runde: weniger ist besser", "Points after each round: less is better"),
        counts: Seat::all(story.players.seats()).map(|seat| counts(story, seat)).collect(),
        unit: art::leiff_back(20),
        called: lang.select(["Punkt", "Punkte"], ["point", "points"]),
        held: None,
        highlight: Some(html! {
            <div class="col">{ highlight(story) }{ round_scores }{ slip::last(view, story.players, lang) }</div>
        }),
        rounds: Some(view.rounds.len() as u16),
    }
}

fn reason(story: &End<'_, Leiff>) -> String {
    let (lang, totals) = (story.lang, &story.view.totals);
    let [least, most] = [totals.iter().min(), totals.iter().max()].map(|points| points.copied().unwrap_or(0));
    let (least, most) = (counted(least, lang), number(most));
    localized!(
        lang,
        "{least}, weniger hat niemand. Mit {most} ist Schluss.",
        "{least}, nobody has fewer. {most} ended the game."
    )
}

/// The points of a seat's side after each round; the first partner's curve stands for a team.
fn counts(story: &End<'_, Leiff>, seat: Seat) -> Vec<i32> {
    let view = story.view;
    let side = view.side(seat);
    if Seat::all(story.players.seats()).any(|other| other < seat && view.side(other) == side) {
        return Vec::new();
    }
    let mut counts = vec![0];
    counts.extend(view.rounds.iter().map(|score| i32::from(score.totals[side])));
    counts
}

/// Who has turned up most cards rightly, own ones and those of others.
fn highlight(story: &End<'_, Leiff>) -> Option<Html> {
    let lang = story.lang;
    let snaps = |seat: Seat, hit: bool| {
        let snap = |event: &&::leiff::Observation| match event {
            Event::Matched { place, right, .. } => place.seat == seat && *right == hit,
            Event::Caught { by, right, .. } => *by == seat && *right == hit,
            _ => false,
        };
        story.told.iter().filter(snap).count()
    };
    // Of equal ones the first with fewest mistakes.
    let best = Seat::all(story.players.seats()).rev();
    let best = best.max_by_key(|&seat| (snaps(seat, true), std::cmp::Reverse(snaps(seat, false))))?;
    let (hits, slips) = (snaps(best, true), snaps(best, false));
    let hits = match hits {
        0 => return None,
        1 => lang.select("eine Karte", "one card").to_owned(),
        _ => localized!(lang, "{hits} Karten", "{hits} cards"),
    };
    let slips = match slips {
        0 => lang.select("keine falsch", "none wrong").to_owned(),
        1 => lang.select("eine falsch", "one wrong").to_owned(),
        _ => localized!(lang, "{slips} falsch", "{slips} wrong"),
    };
    let words = localized!(lang, " deckt {hits} richtig auf, {slips}.", " turns up {hits} rightly, {slips}.");
    let tale = html! { <span class="muted">{ named(story.players.name(best)) }{ words }</span> };
    Some(
        html! { <Highlight picture={head(REGULAR, 48)} title={lang.select("Das beste Gedächtnis", "The best memory")}>{ tale }</Highlight> },
    )
}
