//! Chips on their way: from the player and the bank to the board, from a completed row to the player, from the others to
//! the bank. Everybody sees who paid.

use ::geizen::{Bill, Field};
use ::table::{MAX_SEATS, Seat};
use ui::{Flight, TRAVEL, landed};

use crate::art::{chip, chip_label};

/// How much later the next die's chips set out.
const STAGGER: u32 = 80;
/// The longest telling.
const LONGEST: u32 = 1000;

/// How long all chips need.
pub(super) fn duration(bill: &Bill) -> u32 {
    landed(&flights(Seat::new(0), bill))
}

/// The chips of a turn in the order of the dice: first to the board, then what a completed row sets off.
pub(super) fn flights(player: Seat, bill: &Bill) -> Vec<Flight> {
    let mut flights = Vec::new();
    let mut add = |from: String, to: String, chips: u8, start: u32| {
        if chips > 0 {
            let picture = if chips == 1 { chip(30) } else { chip_label(&chips.to_string(), 30) };
            flights.push(Flight { from, to, picture, start });
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
    let last = landed(&flights);
    if last > LONGEST {
        for flight in &mut flights {
            flight.start = flight.start * (LONGEST - TRAVEL) / (last - TRAVEL);
        }
    }
    flights
}
