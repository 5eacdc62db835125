//! The open table of a game.

use table::{Lang, Localized, Seat};
use yew::prelude::*;

use crate::{ActionOf, Beat, GameUi, Hint, ObservationOf, Recent, Sound, TableProps, ViewOf};

/// The open table: what everybody sees, and what follows on the page from an act.
pub trait TableUi: GameUi {
    /// Whether anybody may act at any moment. Then the game draws the strip of the selected name itself, at the foot of its
    /// table, with `ui::Strip`.
    const REACTS: bool = false;

    /// Whether the game itself draws the table of a device that [lies in the middle](crate::TableCommon::flat). Otherwise its table lies
    /// between the places, turned to whoever is to act.
    const FLAT: bool = false;

    /// Whether dice are rolled, so that [shaking](crate::TableCommon::shakes) the device can roll them.
    const SHAKES: bool = false;

    /// Whether the table shows what is certain to follow from an act; then there is a [`Forecast`](crate::Forecast).
    const FORECASTS: bool = false;

    /// The line below the game's name: "Runde 3 · Wurf 2 von 5".
    fn subtitle(view: &ViewOf<Self>, lang: Lang) -> String;

    /// The one public fact about a seat that the rail shows, with its unit for those who hear it: `("21", "21 Chips")`.
    fn seat_stat(view: &ViewOf<Self>, seat: Seat, lang: Lang) -> (String, String);

    /// What else the rail shows of a seat with an open eye beside the number, in words: who must play openly.
    fn mark(_view: &ViewOf<Self>, _seat: Seat, _lang: Lang) -> Option<&'static str> {
        None
    }

    /// What stands on the rail beside the seats.
    fn rail_extra(_view: &ViewOf<Self>, _lang: Lang) -> Option<Html> {
        None
    }

    /// What a seat can shout at any moment with one tap on the rail.
    fn shout(_view: &ViewOf<Self>, _seat: Seat, _lang: Lang) -> Option<Shout> {
        None
    }

    /// What an open act is called on the strip, out of turn.
    fn label(_action: &ActionOf<Self>, _lang: Lang) -> String {
        String::new()
    }

    /// The table between bar and rail.
    fn table(props: TableProps<Self::Game>) -> Html;

    /// How long the table needs to tell these events, in milliseconds; at most 1000.
    fn telling(told: &[ObservationOf<Self>]) -> u32;

    /// What is heard of these events, one after another.
    fn sounds(told: &[ObservationOf<Self>]) -> Vec<Sound>;

    /// What the last act came to, in one large sentence that stays until the next player taps; nothing of a mere step.
    fn beat(recent: &Recent<'_, Self::Game>, lang: Lang) -> Option<Beat>;

    /// What the regulars of the house might say to it, one line each; nothing where there is no occasion.
    fn remarks(recent: &Recent<'_, Self::Game>) -> &'static [Localized];

    /// Whether what was told stays on the table until somebody leads on.
    fn needs_acknowledgement(_told: &[ObservationOf<Self>]) -> bool {
        false
    }

    /// Whether whoever does this looks at the own cards next, if there is anything to be chosen among them: the covered hand comes by
    /// itself, as soon as everybody has seen the act.
    fn goes_on(_action: &ActionOf<Self>) -> bool {
        false
    }

    /// Whether a text is written with this act; it is kept beside the record.
    fn writes(_action: &ActionOf<Self>) -> bool {
        false
    }

    /// What somebody who plays for the first time should know at this moment, the most important first: made of what everybody sees, and of
    /// the open acts of each seat in sitting order.
    fn hints(_view: &ViewOf<Self>, _menus: &[Vec<ActionOf<Self>>], _lang: Lang) -> Vec<Hint> {
        Vec::new()
    }

    /// What the page does at once after an act, in the name of whoever did it. `earlier` reads how this game stood when it was last played
    /// this evening, as everybody saw it, with the names of the players, the latest first.
    fn recall(
        _before: &ViewOf<Self>,
        _view: &ViewOf<Self>,
        _names: &[String],
        _earlier: &dyn Fn() -> Vec<(ViewOf<Self>, Vec<String>)>,
    ) -> Vec<ActionOf<Self>> {
        Vec::new()
    }
}

/// A shout: its button on the rail does this act, whatever is shown above it.
#[derive(Clone, PartialEq)]
pub struct Shout {
    /// What stands on the button.
    pub label: &'static str,
    /// Whether it was shouted and still counts; then the button is filled and does nothing.
    pub called: bool,
    /// Whether it decides the game at this moment, and soon no more; then the button stands out.
    pub urgent: bool,
    /// The act, as the record writes it.
    pub act: String,
}
