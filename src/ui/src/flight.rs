//! Things on their way between two places of the screen: everybody sees from whom to whom.

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

/// Sends them on their way, as soon as they are drawn: only now it is known where everything lies.
pub fn set_out(flights: &[Flight]) {
    for (at, flight) in flights.iter().enumerate() {
        let id = format!("fly-{at}");
        let element = dom::element(&id).zip(dom::place(&id));
        let [from, to] = [&flight.from, &flight.to].map(|id| dom::place_of_mat(id));
        let (Some((element, own)), Some(from), Some(to)) = (element, from, to) else { continue };
        for (name, rect) in [("0", from), ("1", to)] {
            let (x, y) = (rect.x() + rect.width() / 2.0, rect.y() + rect.height().min(44.0) / 2.0);
            dom::set_property(&element, &format!("--x{name}"), (x - own.width() / 2.0) as i32);
            dom::set_property(&element, &format!("--y{name}"), (y - own.height() / 2.0) as i32);
        }
        dom::set_delay(&element, flight.start);
    }
}
