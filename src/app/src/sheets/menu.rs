//! What else can be done in a game.

use game_ui::GameInfo;
use ui::LinkRow;
use yew::prelude::*;

use crate::context::use_app;
use crate::hints::HintSwitch;
use crate::navigation::{Navigation, Sheet};
use crate::shaking::ShakeSwitch;
use crate::sheets::PlacementChoice;
use crate::sounds::SoundSwitch;

/// What the [`Menu`] of this moment offers.
#[derive(Properties, PartialEq)]
pub(crate) struct MenuProps {
    /// The game.
    pub(crate) game: &'static GameInfo,
    /// Takes the last act back, while that is possible.
    pub(crate) on_retract: Option<Callback<MouseEvent>>,
    /// Whether there is an act that could be struck out.
    pub(crate) correctable: bool,
    /// Whether the game still runs.
    pub(crate) running: bool,
    /// Whether the device lies in the middle of the table.
    pub(crate) lies_flat: bool,
}

/// The menu.
#[component]
pub(crate) fn Menu(MenuProps { game, on_retract, correctable, running, lies_flat }: &MenuProps) -> Html {
    let app = use_app();
    let lang = app.lang();
    let correctable = *correctable && on_retract.is_none();
    html! {
        <div class="list">
            if *running {
                <PlacementChoice />
            }
            <div class="row-group">
                if *running {
                    <HintSwitch {game} />
                    <SoundSwitch />
                    if game.shakes && !lies_flat {
                        <ShakeSwitch />
                    }
                }
                if *lies_flat && *running {
                    <LinkRow title={lang.select("Plätze tauschen", "Swap places")}
                        hint={lang.select("Wer an welchem Rand sitzt", "Who sits at which edge")}
                        onclick={app.turning(Sheet::Places)} />
                }
                if game.regulars.is_some() && *running {
                    <LinkRow title={lang.select("Vertretung", "Stand-ins")}
                        hint={lang.select("Jemand vom Haus spielt für dich weiter", "A regular of the house plays on for you")}
                        onclick={app.turning(Sheet::StandIns)} />
                }
                if game.sealed.is_some() && *running {
                    <LinkRow title={lang.select("Karten auf eigenen Handys", "Cards on own phones")}
                        hint={lang.select("Wie es geht, und der Code für alle", "How it works, and the code for all")}
                        onclick={app.turning(Sheet::Phones)} />
                }
                if let Some(onclick) = on_retract {
                    <LinkRow title={lang.select("Zurücknehmen", "Take back")}
                        hint={lang.select("Da hat sich jemand vertan.", "Somebody made a slip.")} {onclick} />
                }
                if correctable {
                    <LinkRow title={lang.select("Korrigieren", "Correct")}
                        hint={lang.select(
                            "Alle sind einverstanden: Der letzte Schritt gilt nicht.",
                            "All agree: the last step does not count.",
                        )}
                        onclick={app.turning(Sheet::Correct)} />
                }
                <LinkRow title={lang.select("Diese Partie teilen", "Share this game")}
                    hint={lang.select("Als Link, QR-Code oder Datei", "As a link, QR code or file")}
                    onclick={app.turning(Sheet::Share)} />
                <LinkRow title={lang.select("Ehrlich gemischt", "Fairly shuffled")}
                    hint={lang.select("Fingerabdruck und wie ihr nachprüft", "Fingerprint, and how to check")}
                    onclick={app.turning(Sheet::Fair)} />
                <LinkRow title={lang.select("Einstellungen", "Settings")}
                    hint={lang.select("Licht, Sprache, Bewegung", "Light, language, motion")}
                    onclick={app.turning(Sheet::Settings)} />
                <LinkRow title={lang.select("Zum Start", "To the start")}
                    hint={lang.select("Das Spiel bleibt gespeichert.", "The game stays saved.")}
                    onclick={app.going(Navigation::Home)} />
            </div>
            if *running {
                <div class="row-group">
                    <LinkRow title={lang.select("Spiel beenden", "Abandon the game")}
                        hint={lang.select("Nur wenn alle wollen.", "Only if everybody wants to.")}
                        onclick={app.turning(Sheet::Quit(false))} />
                </div>
            }
        </div>
    }
}
