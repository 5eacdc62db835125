//! What this is, and what it is not.

use table::{Lang, listed, localized};
use ui::TopBar;
use yew::prelude::*;

use crate::context::use_app;
use crate::games::GAMES;
use crate::navigation::Navigation;

const GERMAN: [(&str, &str); 4] = [
    (
        "Inoffiziell",
        "Die Spiele sind Werke anderer. Gespielt wird nach ihren Regeln; Texte und Bilder hier sind eigene. Wir gehören zu keinem Verlag. Die gedruckten Spiele lohnen sich: Kauft sie.",
    ),
    (
        "Nichts verlässt das Gerät",
        "Kein Konto, kein Server, keine Zählung. Namen und Spiele liegen nur im Speicher dieses Browsers, und zwar ganz: auch verdeckte Karten. Wer dort nachsieht, findet sie.",
    ),
    (
        "Ehrlicher Zufall",
        "Das Gerät zieht für jedes Spiel 16 Bytes. Aus ihnen folgt jeder Wurf und jede Karte. Die Aufzeichnung enthält sie; damit lässt sich jedes Spiel nachspielen.",
    ),
    (
        "Frei",
        "Der Quelltext ist frei: MIT oder Apache 2.0. Die Schriften Lilita One und Figtree stehen unter der OFL 1.1.",
    ),
];

const ENGLISH: [(&str, &str); 4] = [
    (
        "Unofficial",
        "The games are works of others. They are played by their rules; words and pictures here are our own. We belong to no publisher. The printed games are worth it: buy them.",
    ),
    (
        "Nothing leaves the device",
        "No account, no server, no tracking. Names and games are kept in this browser only, and in full: hidden cards too. Whoever looks there finds them.",
    ),
    (
        "Honest chance",
        "The device draws 16 bytes for every game. Every roll and every card follows from them. The record holds them, so that every game can be replayed.",
    ),
    ("Free", "The source is free: MIT or Apache 2.0. The fonts Lilita One and Figtree are under the OFL 1.1."),
];

/// "Fünf Spiele, ein Gerät": how many games there are, and their names.
fn games(lang: Lang) -> Html {
    let count = in_words(GAMES.len(), lang);
    let names = listed(&GAMES.each_ref().map(|game| game.name.to_owned()), lang);
    html! {
        <>
            <h2>{ localized!(lang, "{count} Spiele, ein Gerät", "{count} games, one device") }</h2>
            <p>
                { localized!(
                    lang,
                    "{names} für ein Telefon oder Tablet, das am Tisch herumgeht.",
                    "{names} for a phone or tablet that goes round the table."
                ) }
            </p>
        </>
    }
}

/// A number at the beginning of a title: in words from five to eight.
fn in_words(count: usize, lang: Lang) -> String {
    let words = [("Fünf", "Five"), ("Sechs", "Six"), ("Sieben", "Seven"), ("Acht", "Eight")];
    let word = count.checked_sub(5).and_then(|at| words.get(at));
    word.map_or_else(|| count.to_string(), |(de, en)| lang.select(*de, *en).to_owned())
}

/// The about page.
#[component]
pub(crate) fn About() -> Html {
    let app = use_app();
    let lang = app.lang();
    let paragraph = |(title, text): &(&'static str, &'static str)| {
        html! { <key={*title}><h2>{ *title }</h2><p>{ *text }</p></> }
    };
    html! {
        <main class="app narrow">
            <TopBar title={lang.select("Über Stammtisch", "About Stammtisch")} on_back={app.going(Navigation::Back)} {lang} />
            <div class="body">
                <div class="prose">
                    { games(lang) }
                    <>{ for lang.select(&GERMAN, &ENGLISH).iter().map(paragraph) }</>
                    <p class="muted small">{ concat!("Stammtisch ", env!("CARGO_PKG_VERSION")) }</p>
                </div>
            </div>
        </main>
    }
}
