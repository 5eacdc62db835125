//! What is said of a saved game without its rules. It is kept beside the record, so that the home screen and the evening need no
//! game to be loaded.

use table::{Lang, MAX_SEATS, Seat, Seats, tell};
use wasm_bindgen::JsValue;

use super::{Kept, field, object};

/// A saved game in a few words.
#[derive(Clone, PartialEq, Debug)]
pub struct Summary {
    /// The players in sitting order.
    pub names: Vec<String>,
    /// "Runde 1" and "Round 1".
    pub place: [String; 2],
    /// Who must act.
    pub awaited: Seats,
    /// Who has won; nobody while the game goes on.
    pub winners: Seats,
}

impl Summary {
    /// "Runde 1".
    #[must_use]
    pub fn place(&self, lang: Lang) -> &str {
        let [german, english] = &self.place;
        lang.pick(german, english)
    }

    /// "Jonas ist dran", or who has won.
    #[must_use]
    pub fn line(&self, lang: Lang) -> String {
        let listed = |seats: Seats| {
            let names: Vec<&str> =
                seats.iter().filter_map(|seat| self.names.get(seat.index())).map(String::as_str).collect();
            names.join(", ")
        };
        if !self.winners.is_empty() {
            let winners = listed(self.winners);
            return tell!(lang, "Gewonnen: {winners}", "Won by {winners}");
        }
        let are = if self.awaited.len() > 1 { "sind" } else { "ist" };
        let awaited = listed(self.awaited);
        tell!(lang, "{awaited} {are} dran", "{awaited} to play")
    }
}

impl Kept for Seats {
    fn from_json(value: &JsValue) -> Option<Seats> {
        Some(Vec::<u8>::from_json(value)?.into_iter().filter(|&seat| seat < MAX_SEATS).map(Seat::new).collect())
    }

    fn to_json(&self) -> JsValue {
        self.iter().map(|seat| seat.index() as u8).collect::<Vec<u8>>().to_json()
    }
}

impl Kept for Summary {
    fn from_json(value: &JsValue) -> Option<Summary> {
        Some(Summary {
            names: Vec::from_json(&field(value, "names"))?,
            place: Vec::from_json(&field(value, "place"))?.try_into().ok()?,
            awaited: Seats::from_json(&field(value, "awaited"))?,
            winners: Seats::from_json(&field(value, "winners"))?,
        })
    }

    fn to_json(&self) -> JsValue {
        object(&[
            ("names", self.names.to_json()),
            ("place", self.place.to_vec().to_json()),
            ("awaited", self.awaited.to_json()),
            ("winners", self.winners.to_json()),
        ])
    }
}
