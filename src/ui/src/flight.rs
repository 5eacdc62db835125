//! Things on their way between two places of the screen: everybody sees from whom to whom.

use web_sys::DomRect;
use yew::prelude::*;

use super::drawing;
use crate::dom;

/// How long one thing travels, in milliseconds; the style sheet's `--move`.
pub const TRAVEL: u32 = 280;

/// One thing travelling between two elements.
#[derive(Clone, PartialEq)]
pub struct Flight {
    /// The id of the element where it sets out.
    pub from: String,
    /// The id of the element where it lands.
    pub to: String,
    /// What it looks like.
    pub picture: String,
    /// When it sets out, in milliseconds.
    pub start: u32,
}

/// When the last one lands, in milliseconds; 0 if there are none.
pub fn landed(flights: &[Flight]) -> u32 {
    flights.iter().map(|flight| flight.start + TRAVEL).max().unwrap_or(0)
}

/// The things, not yet in their places.
pub fn flying(flights: &[Flight]) -> Html {
    let one = |(at, flight): (usize, &Flight)| {
        html! {
            <div key={at} class="flying" id={format!("fly-{at}")} aria-hidden="true">
                { drawing(flight.picture.clone()) }
            </div>
        }
    };
    html! { <div>{ for flights.iter().enumerate().map(one) }</div> }
}

/// Sends them on their way, as soon as they are drawn: only now it is known where everything lies. All places are read before any is
/// set: reading after a change makes the browser lay the page out again.
pub fn set_out(flights: &[Flight]) {
    let way = |(at, flight): (usize, &Flight)| {
        let id = format!("fly-{at}");
        let (element, own) = dom::element(&id).zip(dom::place(&id))?;
        let [from, to] = [&flight.from, &flight.to].map(|id| dom::place_of_mat(id));
        let put = |rect: DomRect| {
            let (x, y) = (rect.x() + rect.width() / 2.0, rect.y() + rect.height().min(44.0) / 2.0);
            ((x - own.width() / 2.0) as i32, (y - own.height() / 2.0) as i32)
        };
        Some((element, put(from?), put(to?), flight.start))
    };
    let ways: Vec<_> = flights.iter().enumerate().filter_map(way).collect();
    for (element, from, to, start) in ways {
        for (name, (x, y)) in [("0", from), ("1", to)] {
            dom::set_property(&element, &format!("--x{name}"), x);
            dom::set_property(&element, &format!("--y{name}"), y);
        }
        dom::set_delay(&element, start);
    }
}
