//! Who sits at the table.

use table::{Lang, Seat, listed, localized};

use crate::art::SeatSymbol;

/// Who sits at the table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Players {
    /// The names in sitting order.
    pub names: Vec<String>,
    /// The symbols in sitting order.
    pub symbols: Vec<SeatSymbol>,
}

impl Players {
    /// The name of a seat.
    #[must_use]
    pub fn name(&self, seat: Seat) -> &str {
        self.names.get(seat.index()).map_or("", String::as_str)
    }

    /// The symbol of a seat.
    #[must_use]
    pub fn symbol(&self, seat: Seat) -> SeatSymbol {
        self.symbols.get(seat.index()).copied().unwrap_or(SeatSymbol::ALL[seat.index()])
    }

    /// How many sit there.
    #[must_use]
    pub fn seats(&self) -> u8 {
        self.names.len() as u8
    }

    /// What a seat says to the question who has the device: "Ich bin’s, Mira".
    #[must_use]
    pub fn its_me(&self, seat: Seat, lang: Lang) -> String {
        localized!(lang, "Ich bin’s, {0}", "It’s me, {0}", self.name(seat))
    }

    /// The button that takes back what a seat has decided: "Zurück: Mira entscheidet noch einmal".
    #[must_use]
    pub fn decides_again(&self, seat: Seat, lang: Lang) -> String {
        localized!(lang, "Zurück: {0} entscheidet noch einmal", "Undo: {0} decides again", self.name(seat))
    }

    /// "Lena, Mira und Theo".
    pub fn listed(&self, seats: impl Iterator<Item = Seat>, lang: Lang) -> String {
        listed(&seats.map(|seat| self.name(seat).to_owned()).collect::<Vec<_>>(), lang)
    }
}
