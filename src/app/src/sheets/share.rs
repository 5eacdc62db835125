//! A link that holds a whole game, or the house rules of a table: shown, shared, copied, kept as a file.

use platform::sharing;
use ui::Switch;
use yew::prelude::*;

use crate::context::use_app;
use crate::copied_link::CopiedLink;
use crate::file_link::FileLink;
use crate::qr::QrCode;

/// The finest code that a phone shows so that another one can read it: 97 modules.
const FINEST: u8 = 20;

/// What is shared.
#[derive(Properties, PartialEq)]
pub(crate) struct ShareProps {
    /// What is called so: "Diese Partie teilen".
    pub(crate) title: &'static str,
    /// What stands behind `#`.
    pub(crate) text: AttrValue,
    /// The same with names and texts, if there are any.
    #[prop_or_default]
    pub(crate) named: Option<AttrValue>,
    /// How a file of it is called, without its ending.
    pub(crate) file: &'static str,
    /// What everybody should know before.
    #[prop_or_default]
    pub(crate) warning: Option<&'static str>,
}

/// A link as a QR code, as text and as a file.
#[component]
pub(crate) fn Share(props: &ShareProps) -> Html {
    let lang = use_app().lang();
    let ShareProps { title, text, named, file, warning } = props;
    let title = *title;
    // Whether names travel.
    let names = use_state(|| false);
    // Whether the link was copied; nothing as long as nobody has tried.
    let copied = use_state(|| None::<bool>);
    let text = named.as_ref().filter(|_| *names).unwrap_or(text);
    let link = AttrValue::from(format!("{}#{text}", sharing::address()));
    let on_names = {
        let (names, copied) = (names.clone(), copied.setter());
        Callback::from(move |_| {
            names.set(!*names);
            copied.set(None);
        })
    };
    let on_copy = {
        let (link, copied) = (link.clone(), copied.setter());
        Callback::from(move |_: MouseEvent| {
            let copied = copied.clone();
            sharing::copy(&link, move |done| copied.set(Some(done)));
        })
    };
    let on_share = {
        let link = link.clone();
        Callback::from(move |_: MouseEvent| sharing::share(title, &link))
    };
    let shares = sharing::can_share();
    html! {
        <div class="share-columns">
            <div class="list share-list">
                if let Some(warning) = *warning {
                    <p class="board small">{ warning }</p>
                }
                <QrCode text={&link} label={lang.select("Der Link als QR-Code", "The link as a QR code")} finest={FINEST}>
                    <p class="medium muted">
                        { lang.select(
                            "Für einen QR-Code ist die Partie zu lang. Nehmt den Link oder die Datei.",
                            "The game is too long for a QR code. Take the link or the file.",
                        ) }
                    </p>
                </QrCode>
                if named.is_some() {
                    <div class="row-group">
                        <Switch title={lang.select("Namen mitschicken", "Send the names along")}
                            hint={lang.select("Sonst heißen alle A, B, C.", "Otherwise all are called A, B, C.")}
                            on={*names} onclick={on_names} />
                    </div>
                }
                <CopiedLink link={&link} copied={*copied} done={lang.select("Kopiert.", "Copied.")}
                    by_hand={lang.select("Kopier ihn hier von Hand:", "Copy it here by hand:")} />
            </div>
            <div class="acts even">
                if shares {
                    <button type="button" class="btn full" onclick={on_share}>{ lang.select("Teilen", "Share") }</button>
                }
                <button type="button" class={classes!("btn", if shares { "second" } else { "full" })} onclick={on_copy}>
                    { lang.select("Link kopieren", "Copy the link") }
                </button>
                <FileLink class="btn second" name={*file} link={link.clone()}>
                    { lang.select("Als Datei", "As a file") }
                </FileLink>
            </div>
        </div>
    }
}

/// What [`ShareGame`] shares.
#[derive(Properties, PartialEq)]
pub(crate) struct ShareGameProps {
    /// The heading of the sheet.
    pub(crate) title: &'static str,
    /// The game's name.
    pub(crate) name: &'static str,
    /// The game as it stands behind `#`, without names and texts.
    pub(crate) bare: AttrValue,
    /// The same with them.
    pub(crate) named: AttrValue,
    /// Whether the link tells what nobody may know yet, as the game still runs; then whether there are hidden cards.
    pub(crate) telling: Option<bool>,
}

/// The link of a game.
#[component]
pub(crate) fn ShareGame(props: &ShareGameProps) -> Html {
    let lang = use_app().lang();
    let ShareGameProps { title, name, bare, named, telling } = props;
    let warning = telling.map(|cards| match cards {
        true => lang.select(
            "Die Partie läuft noch. Der Link enthält alle Karten, auch verdeckte: Wer ihn öffnet, kann alles sehen.",
            "The game is still running. The link holds all cards, hidden ones too: whoever opens it can see everything.",
        ),
        false => lang.select(
            "Die Partie läuft noch. Der Link enthält auch die Würfe, die noch kommen: Wer ihn öffnet, kann sie vorher sehen.",
            "The game is still running. The link holds the rolls to come, too: whoever opens it can see them beforehand.",
        ),
    });
    html! { <Share title={*title} text={bare} named={Some(named.clone())} file={*name} {warning} /> }
}
