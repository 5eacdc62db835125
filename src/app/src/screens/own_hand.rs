//! The own hand on the own phone.

mod hand;
mod problem;

use table::Lang;
use yew::prelude::*;

pub(crate) use hand::OwnHandScreen;

/// Whether what stands behind the `#` of a link belongs to hands on phones.
pub(crate) fn is_sealed(link: &str) -> bool {
    link.starts_with("hand.") || link.starts_with("sheet.")
}

/// How a hand comes to its player's phone.
pub(crate) fn phone_steps(lang: Lang) -> Html {
    let steps = lang.select(
        [
            "Auf dem Tisch öffnest du das Menü und tippst bei „Karten auf eigenen Handys“ deinen Namen an.",
            "Dein Handy scannt den Schlüssel, der nur dir gezeigt wird.",
            "Dann scannt es den Code, der offen auf dem Tisch steht, immer wenn sich deine Karten geändert haben.",
            "Auf dem Tisch spielst du nach Buchstaben. Welche Karte welchen hat, zeigt nur dein Handy.",
        ],
        [
            "On the table you open the menu and tap your name at “Cards on own phones”.",
            "Your phone scans the key, which is shown to you alone.",
            "Then it scans the code that lies openly on the table, whenever your cards have changed.",
            "On the table you play by letters. Only your phone shows which card has which.",
        ],
    );
    html! {
        <>
            <ol class="phone-steps">{ for steps.map(|step| html! { <li key={step}>{ step }</li> }) }</ol>
            <p class="small muted">
                { lang.select(
                    "Das geht ohne Netz und ohne Server: Die Codes reisen nur als Bild.",
                    "No network and no server: the codes travel as pictures only.",
                ) }
            </p>
        </>
    }
}
