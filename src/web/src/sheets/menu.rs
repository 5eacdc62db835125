//! What else can be done in a game.

use yew::prelude::*;

use super::{Frame, Sheet};
use crate::app::{Go, Screen, use_house};
use crate::ui::{going, leading};

/// What the menu of this moment offers.
#[derive(Properties, PartialEq)]
pub(crate) struct MenuProps {
    /// Whose last act may be taken back.
    pub(crate) retractable: Option<AttrValue>,
    /// Takes it back.
    pub(crate) retract: Callback<()>,
    /// Whether there is an act that could be struck out.
    pub(crate) correctable: bool,
    /// Whether the game still runs.
    pub(crate) running: bool,
}

#[component]
pub(crate) fn Menu(props: &MenuProps) -> Html {
    let house = use_house();
    let lang = house.settings.lang();
    let instead = |sheet| going(&house.go, Go::Instead(Screen::Sheet(sheet)));
    html! {
        <Frame title={lang.pick("Menü", "Menu")} dark=true>
            <div class="list">
                <div class="gr">
                    if let Some(name) = &props.retractable {
                        { leading(
                            lang.pick("Zurücknehmen", "Take back"),
                            &lang.pick(format!("{name} hat sich vertan."), format!("{name} made a slip.")),
                            props.retract.reform(|_: MouseEvent| ()),
                        ) }
                    }
                    if props.correctable && props.retractable.is_none() {
                        { leading(
                            lang.pick("Korrigieren", "Correct"),
                            lang.pick("Alle sind einverstanden: Der letzte Schritt gilt nicht.", "All agree: the last step does not count."),
                            instead(Sheet::Correct),
                        ) }
                    }
                    { leading(
                        lang.pick("Einstellungen", "Settings"),
                        lang.pick("Licht, Sprache, Bewegung", "Light, language, motion"),
                        instead(Sheet::Settings),
                    ) }
                    { leading(
                        lang.pick("Zum Start", "To the start"),
                        lang.pick("Das Spiel bleibt gespeichert.", "The game stays saved."),
                        going(&house.go, Go::Home),
                    ) }
                </div>
                if props.running {
                    <div class="gr">
                        { leading(
                            lang.pick("Spiel abbrechen", "Break off the game"),
                            lang.pick("Nur, wenn alle wollen.", "Only if everybody wants to."),
                            instead(Sheet::Quit(false)),
                        ) }
                    </div>
                }
            </div>
        </Frame>
    }
}
