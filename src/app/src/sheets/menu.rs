//! What else can be done in a game.

use ui::LinkRow;
use yew::prelude::*;

use super::{Sheet, frame};
use crate::app::Go;
use crate::context::AppContext;

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
pub(crate) fn menu(house: &AppContext, offers: Offers) -> Html {
    let lang = house.lang();
    let Offers { retract, correctable, running } = offers;
    let correctable = correctable && retract.is_none();
    let list = html! {
        <div class="list">
            <div class="gr">
                if let Some(onclick) = retract {
                    <LinkRow title={lang.pick("Zurücknehmen", "Take back")}
                        hint={lang.pick("Da hat sich jemand vertan.", "Somebody made a slip.")} {onclick} />
                }
                if correctable {
                    <LinkRow title={lang.pick("Korrigieren", "Correct")}
                        hint={lang.pick(
                            "Alle sind einverstanden: Der letzte Schritt gilt nicht.",
                            "All agree: the last step does not count.",
                        )}
                        onclick={house.turning(Sheet::Correct)} />
                }
                <LinkRow title={lang.pick("Diese Partie teilen", "Share this game")}
                    hint={lang.pick("Als Link, QR-Code oder Datei", "As a link, QR code or file")}
                    onclick={house.turning(Sheet::Share)} />
                <LinkRow title={lang.pick("Ehrlich gemischt", "Fairly shuffled")}
                    hint={lang.pick("Fingerabdruck und wie ihr nachprüft", "Fingerprint, and how to check")}
                    onclick={house.turning(Sheet::Fair)} />
                <LinkRow title={lang.pick("Einstellungen", "Settings")}
                    hint={lang.pick("Licht, Sprache, Bewegung", "Light, language, motion")}
                    onclick={house.turning(Sheet::Settings)} />
                <LinkRow title={lang.pick("Zum Start", "To the start")}
                    hint={lang.pick("Das Spiel bleibt gespeichert.", "The game stays saved.")}
                    onclick={house.going(Go::Home)} />
            </div>
            if running {
                <div class="gr">
                    <LinkRow title={lang.pick("Spiel beenden", "Abandon the game")}
                        hint={lang.pick("Nur wenn alle wollen.", "Only if everybody wants to.")}
                        onclick={house.turning(Sheet::Quit(false))} />
                </div>
            }
        </div>
    };
    frame(house, lang.pick("Menü", "Menu"), None, list)
}
