//! Honest chance: what the device has bound itself to, what the players have added, and how anybody can check it.

use table::{Lang, MAX_PLAYER_SEED, PlayerSeed, Seed, localized};
use ui::named;
use web_sys::HtmlInputElement;
use yew::prelude::*;

use crate::context::use_app;

/// What [`Fair`] shows.
#[derive(Properties, PartialEq)]
pub(crate) struct FairProps {
    /// What the game's chance comes from.
    pub(crate) seed: Seed,
    /// The names in sitting order.
    pub(crate) names: Vec<String>,
    /// Takes the luck of a seat, before the deal.
    #[prop_or_default]
    pub(crate) on_add: Option<Callback<(usize, String)>>,
    /// Whether the game is over, so that the secret may be seen.
    #[prop_or_default]
    pub(crate) over: bool,
}

/// Bytes in pairs of hexadecimal digits, in groups of `bytes` bytes each.
fn hex(bytes: &[u8], group: usize) -> String {
    let mut text = String::new();
    for (at, byte) in bytes.iter().enumerate() {
        if at > 0 && at % group == 0 {
            text.push(' ');
        }
        for digit in [byte >> 4, byte & 15] {
            text.extend(char::from_digit(digit.into(), 16));
        }
    }
    text
}

/// The beginning of the fingerprint: enough to compare by eye.
pub(crate) fn short_print(seed: &Seed) -> String {
    hex(&seed.device.fingerprint()[..4], 2)
}

/// How chance comes about.
#[component]
pub(crate) fn Fair(FairProps { seed, names, on_add, over }: &FairProps) -> Html {
    let lang = use_app().lang();
    let given: Vec<Html> = match on_add {
        Some(on_add) => {
            let field = |(at, name): (usize, &String)| {
                let value = seed.player_seeds.get(at).map(ToString::to_string).unwrap_or_default();
                let on_add = on_add.reform(move |text| (at, text));
                html! { <LuckField key={at} name={name.clone()} {value} {on_add} /> }
            };
            names.iter().enumerate().map(field).collect()
        }
        None => names
            .iter()
            .zip(&seed.player_seeds)
            .enumerate()
            .filter(|(_, (_, player_seed))| **player_seed != PlayerSeed::default())
            .map(added)
            .collect(),
    };
    let hint = match (on_add, given.is_empty()) {
        (Some(_), _) => lang.select(
            "Wer mag, gibt Glück dazu: bis zu 12 Buchstaben oder Ziffern. Dann bestimmt das Gerät den Zufall nicht allein.",
            "Add some luck if you like: up to 12 letters or digits. Then the device alone cannot choose what comes.",
        ),
        (None, true) => lang.select("Niemand hat Glück dazugegeben.", "Nobody has added any luck."),
        (None, false) => "",
    };
    html! {
        <div class="list fair">
            <p>
                { lang.select(
                    "Für dieses Spiel hat das Gerät 16 Bytes gezogen. Der Fingerabdruck dieser Bytes legt es darauf fest, ohne etwas zu verraten. Schreibt ihn ab oder fotografiert ihn: Am Ende zeigt das Gerät die Bytes.",
                    "The device has drawn 16 bytes for this game. Their fingerprint binds it to them and gives nothing away. Write it down or take a photo: at the end the device shows the bytes.",
                ) }
            </p>
            <h2>{ lang.select("Fingerabdruck", "Fingerprint") }</h2>
            <code>{ hex(&seed.device.fingerprint(), 4) }</code>
            <h2>{ lang.select("Glück", "Luck") }</h2>
            <p class="muted">{ hint }</p>
            <ul class="player-seeds">{ given }</ul>
            if *over {
                { revealed(seed, names.len() as u8, lang) }
            } else {
                <p class="muted">
                    { lang.select(
                        "Die Bytes selbst bleiben bis zum Ende verborgen: Sie verraten alles, was noch kommt.",
                        "The bytes themselves stay hidden until the end: they give away all that is to come.",
                    ) }
                </p>
            }
        </div>
    }
}

/// The secret of a game that is over, and how it is checked.
fn revealed(seed: &Seed, seats: u8, lang: Lang) -> Html {
    let secret = hex(&seed.device.bytes(), 16);
    let command = format!("printf '{secret}' | xxd -r -p | sha256sum");
    html! {
        <>
            <h2>{ lang.select("Die 16 Bytes", "The 16 bytes") }</h2>
            <code>{ secret }</code>
            <h2>{ lang.select("Nachprüfen", "Check it") }</h2>
            <p>
                { lang.select(
                    "SHA-256 dieser Bytes ist der Fingerabdruck von oben. In einem Terminal:",
                    "SHA-256 of these bytes is the fingerprint above. In a terminal:",
                ) }
            </p>
            <code>{ command }</code>
            <p>
                { lang.select(
                    "Der Keim ist SHA-256 über „stammtisch chance 1“, die 16 Bytes und für jeden Platz ein Byte mit der Länge seines Glücks und das Glück:",
                    "The seed is SHA-256 over “stammtisch chance 1”, the 16 bytes, and for each seat one byte with the length of its luck and the luck:",
                ) }
            </p>
            <code>{ hex(&seed.bytes(seats), 4) }</code>
            <p>
                { lang.select(
                    "Aus dem Keim zieht ChaCha8 jede Zahl. Wie daraus Würfel und Karten werden, steht im Quelltext unter docs/fair.md. Die Wiederholung spielt dasselbe Spiel aus denselben Bytes.",
                    "From the seed ChaCha8 draws every number. How they become dice and cards is written in the source under docs/fair.md. The replay plays the same game from the same bytes.",
                ) }
            </p>
        </>
    }
}

/// What a player has added.
fn added((at, (name, player_seed)): (usize, (&String, &PlayerSeed))) -> Html {
    html! { <li key={at} class="row"><b class="grow">{ named(name) }</b><code>{ player_seed.to_string() }</code></li> }
}

/// What a [`LuckField`] shows.
#[derive(Properties, PartialEq)]
struct LuckFieldProps {
    /// The player.
    name: AttrValue,
    /// What this player has added so far.
    value: String,
    /// Takes what is typed.
    on_add: Callback<String>,
}

/// Where a player adds some luck.
#[component]
fn LuckField(LuckFieldProps { name, value, on_add }: &LuckFieldProps) -> Html {
    let lang = use_app().lang();
    let oninput = on_add.reform(|event: InputEvent| {
        let field = event.target_dyn_into::<HtmlInputElement>();
        let mut text = field.as_ref().map(HtmlInputElement::value).unwrap_or_default();
        text.retain(|letter| letter.is_ascii_alphanumeric());
        text.truncate(MAX_PLAYER_SEED);
        // Shown at once as it is kept.
        if let Some(field) = field {
            field.set_value(&text);
        }
        text
    });
    html! {
        <li class="row">
            <b class="grow">{ named(name) }</b>
            <input class="field" aria-label={localized!(lang, "Glück von {name}", "Luck of {name}")} autocomplete="off"
                autocapitalize="off" spellcheck="false" value={value.clone()} {oninput} />
        </li>
    }
}
