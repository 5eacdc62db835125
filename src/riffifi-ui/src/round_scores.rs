//! The scores of a round: the chips of the round, the totals of all rounds; with the score sheet what is ticked off and what is missing.

use std::rc::Rc;

use ::riffifi::{Colour, Event, Loot, Observation, Place, Riffifi, TICKED, View};
use ::table::{Lang, Seat, Words, localized};
use game_ui::TableProps;
use ui::{Players, drawing, named, said};
use yew::prelude::*;

use super::cards::loot;
use super::chips::Chips;
use super::words::some;
use crate::art::{self, Icon, icon, mat};

/// The chips of a full score sheet.
const SHEET: u8 = Colour::ALL.len() as u8 * TICKED;

/// The round that has just ended.
#[derive(Clone, Copy)]
pub(super) struct Ended<'a> {
    round: u16,
    /// What everybody has got in it, in sitting order.
    pub(super) loot: &'a [Loot],
    /// What was told last: who leads the next one.
    next: Option<&'a Observation>,
}

/// The round that the last act has ended, if it has.
pub(super) fn ended(last: &[Observation]) -> Option<Ended<'_>> {
    last.iter().find_map(|event| match event {
        Event::RoundEnded { round, loot, .. } => Some(Ended { round: *round, loot, next: last.last() }),
        _ => None,
    })
}

impl Ended<'_> {
    /// Who had most, and how it goes on.
    pub(super) fn headline(&self, props: &TableProps<Riffifi>) -> Html {
        let (lang, players, round) = (props.lang, &props.players, self.round);
        let most = self.loot.iter().map(|loot| loot.sum()).max().unwrap_or(0);
        let best: Vec<Seat> = Seat::all(players.seats()).filter(|seat| self.loot[seat.index()].sum() == most).collect();
        let (picture, head) = match best.as_slice() {
            &[one] => {
                let words = localized!(lang, " räumt ab: {most} Chips", " cleans up: {most} chips");
                (mat(players.symbol(one), 44), html! { <h2 class="display">{ named(players.name(one)) }{ words }</h2> })
            }
            _ => {
                let words = localized!(lang, "Durchgang {round} ist zu Ende", "Round {round} is over");
                (art::emblem(art::REGULAR, 44), html! { <h2 class="display">{ words }</h2> })
            }
        };
        let story = self.next.map(|event| html! { <p>{ said(&Riffifi::story(event, lang), players) }</p> });
        html! {
            <div class="turn best">
                { drawing(picture) }
                <div class="grow">{ head }<div class="medium muted">{ story }</div></div>
            </div>
        }
    }
}

/// What the scores show.
#[derive(Properties, PartialEq)]
pub(super) struct RoundScoresProps {
    /// The table.
    pub(super) view: Rc<View>,
    /// What everybody has got in the round that has just ended, in sitting order.
    #[prop_or_default]
    pub(super) round: Option<Vec<Loot>>,
    /// Who plays.
    pub(super) players: Rc<Players>,
    /// The language.
    pub(super) lang: Lang,
}

/// Everybody's points; of a round that has just ended the chips, too.
#[component]
pub(super) fn RoundScores(props: &RoundScoresProps) -> Html {
    let RoundScoresProps { view, round, players, lang } = props;
    let lang = *lang;
    let row = |(seat, place): (Seat, &Place)| {
        let round = round.as_ref().map(|round| round[seat.index()]);
        let lines = match (place.sheet, round) {
            (Some(sheet), _) => ticks(sheet, lang),
            (None, Some(loot)) => html! { <Chips {loot} {lang} /> },
            (None, None) => html! { <div class="small">{ sums(&place.rounds) }</div> },
        };
        html! {
            <li key={seat.index()} class={place.sheet.map(|_| "tick")}>
                { drawing(mat(players.symbol(seat), 34)) }
                <b class="player-name display">{ named(players.name(seat)) }</b>
                { points(place, round, lang) }
                { lines }
            </li>
        }
    };
    let rows = Seat::all(players.seats()).zip(&view.places).map(row);
    html! { <ul class="slate" aria-label={lang.select("Stand", "Score")}>{ for rows }</ul> }
}

/// The chips of each round, if there are several: "12 + 9 + 14".
fn sums(rounds: &[u8]) -> String {
    match rounds {
        [_] => String::new(),
        rounds => rounds.iter().map(ToString::to_string).collect::<Vec<_>>().join(" + "),
    }
}

/// The total, and what it was before the last round; on the score sheet how many chips are missing.
fn points(place: &Place, round: Option<Loot>, lang: Lang) -> Html {
    let (before, number) = match (place.sheet, round) {
        (Some(sheet), _) => {
            let missing = SHEET - sheet.sum();
            let words = lang.select(if missing == 1 { "fehlt" } else { "fehlen" }, "missing");
            (html! { <span>{ words }</span> }, missing.into())
        }
        (None, Some(round)) if place.rounds.len() > 1 => {
            let before = place.total - u16::from(round.sum());
            (html! { <><span>{ before }</span>{ drawing(icon(Icon::Next, 18)) }</> }, place.total)
        }
        (None, _) => (Html::default(), place.total),
    };
    html! { <div class="points display num">{ before }<b>{ number }</b></div> }
}

/// The score sheet of a player: strokes up to seven, then a tick; below it what is missing.
fn ticks(sheet: Loot, lang: Lang) -> Html {
    let one = |(colour, count): (Colour, u8)| {
        let ticked = count == TICKED;
        let mark = if ticked { icon(Icon::Check, 26) } else { strokes(count) };
        html! {
            <span key={colour.index()} class={(!ticked).then_some("zero")}>
                { drawing(art::loot(loot(colour), 22)) }{ drawing(mark) }
            </span>
        }
    };
    let missing = sheet.iter().filter(|(_, count)| *count < TICKED);
    let missing: Vec<String> = missing.map(|(colour, count)| some(TICKED - count, colour, lang)).collect();
    let missing = match missing.is_empty() {
        true => lang.select("Alles abgehakt", "All ticked off").to_owned(),
        false => format!("{} {}", lang.select("noch", "still"), missing.join(", ")),
    };
    html! {
        <div>
            <div class="ticks" aria-hidden="true">{ for sheet.iter().map(one) }</div>
            <p class="small">{ missing }</p>
        </div>
    }
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
