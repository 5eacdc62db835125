//! The end: who lies best, the curve of the points, who got away with most, and the scores of the last round.

use ::larry::{Card, Event, Larry, Reveal};
use ::table::{Lang, Seat, localized, signed};
use game_ui::{End, Finale};
use ui::{Highlight, named};
use yew::prelude::*;

use super::Observation;
use super::events::{revealed, scored};
use super::reveal::Receipt;
use super::round_scores::RoundScores;
use crate::art::{REGULAR, head, nose};

pub(super) fn finale(story: &End<'_, Larry>) -> Finale {
    let (lang, view) = (story.lang, story.view);
    Finale {
        won: lang.select(["lügt am besten.", "lügen am besten."], ["lies best.", "lie best."]),
        reason: reason(view.totals[story.winner.index()], lang),
        counted: lang.select("Punkte nach jeder Runde", "Points after each round"),
        counts: Seat::all(story.players.seats()).map(|seat| counts(story, seat)).collect(),
        unit: nose(30),
        called: lang.select(["Punkt", "Punkte"], ["point", "points"]),
        held: None,
        highlight: Some(html! { <div class="col">{ highlight(story) }{ last(story) }</div> }),
        rounds: Some(view.points.len() as u16),
    }
}

fn reason(best: i16, lang: Lang) -> String {
    let points = signed(best.into());
    match best {
        -1 | 1 => localized!(lang, "{points} Punkt, mehr hat niemand.", "{points} point, nobody has more."),
        _ => localized!(lang, "{points} Punkte, mehr hat niemand.", "{points} points, nobody has more."),
    }
}

/// A seat's points after each round.
fn counts(story: &End<'_, Larry>, seat: Seat) -> Vec<i32> {
    let mut counts = vec![0];
    let mut total = 0;
    for round in &story.view.points {
        total += i32::from(round[seat.index()]);
        counts.push(total);
    }
    counts
}

/// The wrong sums that somebody said and the next player believed, as far as a pile was turned up later.
fn believed(told: &[Observation], seat: Seat) -> usize {
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

/// What is worth telling where nobody is known to have got away with a lie.
fn nobody(told: &[Observation], lang: Lang) -> (&'static str, &'static str) {
    let doubted = told.iter().any(|event| matches!(event, Event::Doubted { .. }));
    let caught = told.iter().any(|event| matches!(event, Event::Revealed(reveal) if !reveal.right));
    let honest = lang.select("Ehrliche Leute", "Honest people");
    match (caught, doubted) {
        (true, _) => (
            lang.select("Feine Nasen", "Good noses"),
            lang.select("Was gelogen war, flog sofort auf.", "What was a lie was found out at once."),
        ),
        (false, true) => (honest, lang.select("Keine Lüge kam ans Licht.", "No lie has come to light.")),
        (false, false) => (honest, lang.select("Niemand hat je gezweifelt.", "Nobody has ever doubted.")),
    }
}

/// Who got away with most, as far as it came out; else how high the pile grew.
fn highlight(story: &End<'_, Larry>) -> Html {
    let lang = story.lang;
    let boldest = Seat::all(story.players.seats()).rev().max_by_key(|&seat| believed(story.told, seat));
    let boldest = boldest.map(|seat| (seat, believed(story.told, seat))).filter(|(_, lies)| *lies > 0);
    let (title, tale) = match boldest {
        Some((seat, lies)) => {
            let what = match lies {
                1 => lang.select(" kam mit einer falschen Summe durch.", " got away with a wrong sum.").to_owned(),
                _ => localized!(lang, " kam mit {lies} falschen Summen durch.", " got away with {lies} wrong sums."),
            };
            let title = lang.select("Die frechste Nase", "The boldest nose");
            (title, html! { <span class="muted">{ named(story.players.name(seat)) }{ what }</span> })
        }
        None => {
            let (title, tale) = nobody(story.told, lang);
            (title, html! { <span class="muted">{ tale }</span> })
        }
    };
    html! { <Highlight picture={head(REGULAR, 48)} {title}>{ tale }</Highlight> }
}

/// The last pile that was turned up with the last act, and the scores of the last round.
fn last(story: &End<'_, Larry>) -> Html {
    let (players, lang) = (story.players, story.lang);
    // The last act begins after everything that was scored or dealt before.
    let from = story
        .told
        .iter()
        .rposition(|event| matches!(event, Event::Laid { .. } | Event::Played { .. } | Event::Gave { .. }));
    let act = &story.told[from.unwrap_or(0)..];
    html! {
        <>
            if let Some(reveal) = revealed(act) {
                <Receipt reveal={reveal.clone()} {players} {lang} />
            }
            if let Some(score) = scored(act) {
                <RoundScores score={score.clone()} {players} {lang} />
            }
        </>
    }
}

#[cfg(test)]
mod tests {
    use ::larry::Rule;

    use super::*;

    #[test]
    fn only_who_never_lied_is_called_honest() {
        let [liable, seat] = [0, 1].map(Seat::new);
        let doubted = Event::Doubted { seat, liable };
        let pile = |right| Event::Revealed(Reveal { cards: Vec::new(), said: 3, right, rule: Rule::Sum });
        let title = |told: &[Observation]| nobody(told, Lang::En);
        assert_eq!(title(&[]), ("Honest people", "Nobody has ever doubted."));
        assert_eq!(title(&[doubted.clone(), pile(true)]), ("Honest people", "No lie has come to light."));
        assert_eq!(title(&[doubted, pile(true), pile(false)]), ("Good noses", "What was a lie was found out at once."));
    }
}
