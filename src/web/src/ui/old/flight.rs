//! Things on their way between two places of the screen.

use super::{El, el};
use crate::ui::Flight;

/// The things, not yet in their places.
pub(crate) fn flying(flights: &[Flight]) -> El {
    let one = |(at, flight): (usize, &Flight)| {
        let flying = el("div", "flying").put("id", format!("fly-{at}")).set("aria-hidden", "true");
        flying.draw(flight.picture.clone())
    };
    el("div", "").all(flights.iter().enumerate().map(one))
}
