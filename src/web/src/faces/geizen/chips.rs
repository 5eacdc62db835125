//! Chips on their way: from the player and the bank to the board, from a completed row to the player, from the others to
//! the bank. Everybody sees who paid.

use crate::art::{chip, chip_label};
use crate::browser;
use crate::ui::{El, el};
use ::geizen::{Bill, Field};
use ::table::{MAX_SEATS, Seat};

/// How long one chip travels, in milliseconds; the style sheet's `--move`.
const TRAVEL: u32 = 280;
/// How much later the next die's chips set out.
const STAGGER: u32 = 80;
/// The longest telling.
const LONGEST: u32 = 1000;

/// One chip, or several in one, travelling between two elements.
pub(super) struct Flight {
    from: String,
    to: String,
    chips: u8,
    start: u32,
}

/// How long all chips need.
pub(super) fn duration(bill: &Bill) -> u32 {
    let last = flights(Seat::new(0), bill).iter().map(|flight| flight.start + TRAVEL).max();
    last.unwrap_or(0).min(LONGEST)
}

/// The chips of a turn in the order of the dice: first to the board, then what a completed row sets off.
pub(super) fn flights(player: Seat, bill: &Bill) -> Vec<Flight> {
    let mut flights = Vec::new();
    let mut add = |from: String, to: String, chips: u8, start: u32| {
        if chips > 0 {
            flights.push(Flight { from, to, chips, start });
        }
    };
    let (seat, bank) = (|seat: Seat| format!("seat-{seat}"), || "bank".to_owned());
    let mut start = 0;
    for line in &bill.lines {
        let Some(place) = line.place else { continue };
        let field = format!("field-{}-{}", line.face, place.field);
        add(seat(player), field.clone(), place.own - place.borrowed, start);
        add(bank(), field.clone(), place.borrowed + place.bank, start);
        start += STAGGER;
        if place.kind == Field::Red {
            start += TRAVEL - STAGGER;
            add(field, seat(player), place.taken, start);
            for other in Seat::all(MAX_SEATS) {
                add(seat(other), bank(), place.paid[other.index()], start + STAGGER);
            }
            start += STAGGER;
        }
    }
    // However much there is to tell, it is told within a second.
    let last = flights.iter().map(|flight| flight.start + TRAVEL).max().unwrap_or(0);
    if last > LONGEST {
        for flight in &mut flights {
            flight.start = flight.start * (LONGEST - TRAVEL) / (last - TRAVEL);
        }
    }
    flights
}

/// The chips, not yet in their places.
pub(super) fn chips(flights: &[Flight]) -> El {
    let chip = |(at, flight): (usize, &Flight)| {
        let picture = if flight.chips == 1 { chip(30) } else { chip_label(&flight.chips.to_string(), 30) };
        let flying = el("div", "flying").put("id", format!("chip-{at}")).set("aria-hidden", "true");
        flying.draw(picture)
    };
    el("div", "").all(flights.iter().enumerate().map(chip))
}

/// Sends the chips on their way, as soon as they are drawn: only now it is known where everything lies.
pub(super) fn set_out(flights: &[Flight]) {
    for (at, flight) in flights.iter().enumerate() {
        let element = browser::element(&format!("chip-{at}"));
        let (Some(element), Some(from), Some(to)) = (element, browser::place(&flight.from), browser::place(&flight.to))
        else {
            continue;
        };
        for (name, rect) in [("0", from), ("1", to)] {
            let (x, y) = (rect.x() + rect.width() / 2.0, rect.y() + rect.height().min(44.0) / 2.0);
            browser::set_property(&element, &format!("--x{name}"), x as i32 - 15);
            browser::set_property(&element, &format!("--y{name}"), y as i32 - 15);
        }
        browser::set_delay(&element, flight.start);
    }
}
