//! Who has won how often in the evening.

use std::cmp::Reverse;

use table::{Lang, Seat, localized};
use ui::named;
use ui::names::same;
use yew::prelude::*;

use crate::games::Entry;
use crate::store::Save;

/// Who has won how often, the best first.
pub(super) fn standings(over: &[(&Entry, &Save)], lang: Lang) -> Option<Html> {
    let mut rows: Vec<(String, u16, u16)> = Vec::new();
    for summary in over.iter().filter_map(|(_, save)| save.summary.as_ref()) {
        for (seat, name) in Seat::all(summary.names.len() as u8).zip(&summary.names) {
            let at = rows.iter().position(|(other, ..)| same(other, name)).unwrap_or_else(|| {
                rows.push((name.clone(), 0, 0));
                rows.len() - 1
            });
            rows[at].1 += u16::from(summary.winners.contains(seat));
            rows[at].2 += 1;
        }
    }
    if rows.is_empty() {
        return None;
    }
    rows.sort_by_key(|(_, won, played)| (Reverse(*won), *played));
    let row = |(name, won, played): &(String, u16, u16)| {
        html! {
            <li>
                <b class="grow">{ named(name) }</b>
                <span class="num">{ localized!(lang, "{won} von {played} gewonnen", "won {won} of {played}") }</span>
            </li>
        }
    };
    Some(html! {
        <div class="col">
            <h2>{ lang.select("Stand des Abends", "Standings of the evening") }</h2>
            <ol class="rank">{ for rows.iter().map(row) }</ol>
        </div>
    })
}
