//! What else can be done in a game.

use yew::prelude::*;

use super::{Sheet, frame};
use crate::app::{Go, House};
use crate::ui::old::{El, el, leading};

/// What the menu of this moment offers.
pub(crate) struct Offers {
    /// Takes the last act back, while that is possible.
    pub(crate) retract: Option<Callback<MouseEvent>>,
    /// Whether there is an act that could be struck out.
    pub(crate) correctable: bool,
    /// Whether the game still runs.
    pub(crate) running: bool,
}

/// The menu.
pub(crate) fn menu(house: &House, offers: Offers) -> El {
    let lang = house.lang();
    let correctable = offers.correctable && offers.retract.is_none();
    let retract = offers.retract.map(|retract| {
        let hint = lang.pick("Da hat sich jemand vertan.", "Somebody made a slip.");
        leading(lang.pick("Zurücknehmen", "Take back"), hint, retract)
    });
    let correct = correctable.then(|| {
        let hint = lang.pick(
            "Alle sind einverstanden: Der letzte Schritt gilt nicht.",
            "All agree: the last step does not count.",
        );
        leading(lang.pick("Korrigieren", "Correct"), hint, house.turning(Sheet::Correct))
    });
    let settings = leading(
        lang.pick("Einstellungen", "Settings"),
        lang.pick("Licht, Sprache, Bewegung", "Light, language, motion"),
        house.turning(Sheet::Settings),
    );
    let share = leading(
        lang.pick("Diese Partie teilen", "Share this game"),
        lang.pick("Als Link, QR-Code oder Datei", "As a link, QR code or file"),
        house.turning(Sheet::Share),
    );
    let fair = leading(
        lang.pick("Ehrlich gemischt", "Fairly shuffled"),
        lang.pick("Fingerabdruck und wie ihr nachprüft", "Fingerprint, and how to check"),
        house.turning(Sheet::Fair),
    );
    let start = leading(
        lang.pick("Zum Start", "To the start"),
        lang.pick("Das Spiel bleibt gespeichert.", "The game stays saved."),
        house.going(Go::Home),
    );
    let quit = offers.running.then(|| {
        let hint = lang.pick("Nur wenn alle wollen.", "Only if everybody wants to.");
        el("div", "gr").add(leading(
            lang.pick("Spiel beenden", "Abandon the game"),
            hint,
            house.turning(Sheet::Quit(false)),
        ))
    });
    let list = el("div", "list")
        .add(el("div", "gr").maybe(retract).maybe(correct).add(share).add(fair).add(settings).add(start))
        .maybe(quit);
    frame(house, lang.pick("Menü", "Menu").to_owned(), None, vec![list])
}
