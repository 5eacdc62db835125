//! The hand, and the ways by which key and code come: a link, or the camera.

use game_ui::GameInfo;
use game_ui::art::phone;
use gloo::timers::callback::Timeout;
use sealed::{KeyLink, Sheet, letters, word};
use table::Lang;
use ui::{InHand, TopBar, card_label, drawing, hand_in_rows};
use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

use super::phone_steps;
use super::problem::Problem;
use crate::context::use_app;
use crate::games::{Entry, Unloaded, entry};
use crate::navigation::Navigation;
use crate::scanner::Scanner;
use crate::store::{self, OwnHand};
use crate::visibility::use_hidden;

/// The most cards in a row.
const ROW: usize = 5;

/// How long a look lasts at most, in milliseconds.
const LOOK: u32 = 15_000;

/// The game of a hand.
fn game_of(own: &OwnHand) -> Option<&'static Entry> {
    entry(own.link.parse::<KeyLink>().ok()?.scope.game())
}

/// What stands behind the `#`, if a text is a whole link.
fn fragment(text: &str) -> &str {
    text.rsplit_once('#').map_or(text, |(_, text)| text)
}

fn is_key(text: &str) -> bool {
    text.starts_with("hand.")
}

/// What a text makes of the hand on this phone.
fn taken(text: &str, own: Option<&OwnHand>) -> Result<OwnHand, Problem> {
    if is_key(text) {
        let link: KeyLink = text.parse().map_err(Problem::Key)?;
        let game = entry(link.scope.game()).ok_or(Problem::UnknownGame)?;
        if link.scope.version() != game.version {
            return Err(if link.scope.version() > game.version { Problem::NewerPage } else { Problem::OlderPage });
        }
        // The key that is there already keeps its sheet.
        let sheet = own.filter(|own| own.link == text).and_then(|own| own.sheet.clone());
        return Ok(OwnHand { link: text.to_owned(), sheet });
    }
    let sheet: Sheet = text.parse().map_err(Problem::Sheet)?;
    let own = own.ok_or(Problem::NoKey)?;
    let link: KeyLink = own.link.parse().map_err(Problem::Key)?;
    let shown = own.sheet.as_ref().and_then(|sheet| Some(sheet.parse::<Sheet>().ok()?.counter()));
    link.open(&sheet, shown).map_err(Problem::Sheet)?;
    Ok(OwnHand { link: own.link.clone(), sheet: Some(text.to_owned()) })
}

/// The hand in the sheet that was opened last.
fn opened(own: &OwnHand) -> Option<(KeyLink, sealed::Hand)> {
    let link: KeyLink = own.link.parse().ok()?;
    let hand = link.open(&own.sheet.as_ref()?.parse().ok()?, None).ok()?;
    Some((link, hand))
}

/// What has just come by a link.
#[derive(Properties, PartialEq)]
pub(crate) struct OwnHandProps {
    /// What stood behind `#`; empty if there was none.
    pub(crate) text: AttrValue,
}

/// The hand.
#[component]
pub(crate) fn OwnHandScreen(OwnHandProps { text }: &OwnHandProps) -> Html {
    let app = &use_app();
    let lang = app.lang();
    let own = use_state_eq(store::own_hand);
    let problem = use_state_eq(|| None::<Problem>);
    // The cards lie open once a sheet was read, until they are covered, the page is out of sight, or a look has lasted long enough.
    let open = use_state_eq(|| false);
    let on_load = use_loading(&problem.setter());
    let on_text = {
        let (own, problem, open) = (own.setter(), problem.setter(), open.setter());
        use_callback(on_load.clone(), move |text: String, on_load| {
            let text = fragment(&text);
            match taken(text, store::own_hand().as_ref()) {
                Ok(hand) => {
                    store::save_own_hand(&hand);
                    problem.set(None);
                    on_load.emit(game_of(&hand));
                    own.set(Some(hand));
                    // A key keeps the sheet that is there, and the table may show it no longer.
                    if !is_key(text) {
                        open.set(true);
                    }
                }
                Err(found) => problem.set(Some(found)),
            }
        })
    };
    {
        let on_text = on_text.clone();
        use_effect_with(text.clone(), move |text| {
            if !text.is_empty() {
                on_text.emit(text.to_string());
            }
        });
    }
    let entry = own.as_ref().and_then(game_of);
    let game = entry.and_then(Entry::loaded);
    use_effect_with((), move |()| on_load.emit(entry));
    let hidden = use_hidden();
    {
        let open = open.setter();
        use_effect_with(hidden, move |hidden| {
            if *hidden {
                open.set(false);
            }
        });
    }
    let looks = game.and_then(|game| game.sealed).is_some_and(|sealed| sealed.looks);
    {
        let open = open.clone();
        use_effect_with((looks && *open, own.clone()), move |(looking, _)| {
            let end = looking.then(|| Timeout::new(LOOK, move || open.set(false)));
            move || drop(end)
        });
    }
    let on_cover = {
        let open = open.clone();
        Callback::from(move |_: MouseEvent| open.set(!*open))
    };
    let on_forget = {
        let (own, problem) = (own.setter(), problem.setter());
        Callback::from(move |_: MouseEvent| {
            store::delete_own_hand();
            own.set(None);
            problem.set(None);
        })
    };
    let hand = own.as_ref().and_then(opened).zip(game);
    html! {
        <main class="app narrow own-hand">
            <TopBar title={lang.select("Deine Karten", "Your cards")} subtitle={entry.map(|entry| entry.name).unwrap_or_default()}
                on_back={app.going(Navigation::Back)} {lang} />
            <div class="body">
                if let Some(((link, hand), game)) = &hand {
                    { cards(link, hand, game, *open, lang) }
                    // Whoever has looked must remember it.
                    if *open || !looks {
                        <button type="button" class="btn second" onclick={on_cover}>
                            { if *open { lang.select("Verdecken", "Cover") } else { lang.select("Aufdecken", "Show") } }
                        </button>
                    }
                } else if own.is_some() {
                    { drawing(phone(96)) }
                    <p class="medium">
                        { lang.select(
                            "Dein Schlüssel ist da. Scanne jetzt den Code auf dem Tisch, dann siehst du deine Karten.",
                            "Your key is here. Now scan the code on the table, and you see your cards.",
                        ) }
                    </p>
                } else {
                    { drawing(phone(96)) }
                    { phone_steps(lang) }
                }
                if let Some(problem) = &*problem {
                    <p class="board refused medium" role="alert">{ problem.phrase(lang) }</p>
                }
                <Scanner {on_text} />
                if own.is_some() {
                    <button type="button" class="link-button" onclick={on_forget}>
                        { lang.select("Karten von diesem Handy nehmen", "Take the cards off this phone") }
                    </button>
                }
            </div>
        </main>
    }
}

/// Loads a game, unless it is there, and draws the hand anew once it has come. Every code that is scanned tries again.
#[hook]
fn use_loading(problem: &UseStateSetter<Option<Problem>>) -> Callback<Option<&'static Entry>> {
    let (come, problem) = (use_force_update(), problem.clone());
    use_callback((), move |entry: Option<&'static Entry>, ()| {
        let Some(entry) = entry.filter(|entry| entry.loaded().is_none()) else { return };
        let (come, problem) = (come.clone(), problem.clone());
        spawn_local(async move {
            match entry.load().await {
                Ok(_) => come.force_update(),
                Err(Unloaded) => problem.set(Some(Problem::Unloaded)),
            }
        });
    })
}

/// The cards with their labels, and the word of this hand.
fn cards(link: &KeyLink, hand: &sealed::Hand, game: &GameInfo, open: bool, lang: Lang) -> Html {
    let labels = letters(&link.key, hand.epoch, hand.codes.len() as u8);
    let shown = |(label, code): (String, &u8)| {
        let card = (game.sealed.as_ref()?.card)(*code, lang)?;
        let name = format!("{label}: {}", card.name);
        let mark = Some(card_label(&label.into()));
        Some(InHand { picture: card.picture, name, mark, chosen: false, choosable: false, swipeable: false })
    };
    let looks = game.sealed.is_some_and(|sealed| sealed.looks);
    let cards: Vec<InHand> = labels.iter().zip(&hand.codes).filter_map(shown).collect();
    html! {
        <>
            <div class="board own-word">
                <div class="grow">
                    <b>{ lang.select("Dein Wort", "Your word") }</b>
                    <p class="small">
                        { lang.select("Steht auf dem Tisch ein anderes, scanne den Code dort.", "If the table shows another one, scan the code there.") }
                    </p>
                </div>
                <output class="display word">{ word(&link.key, hand.epoch) }</output>
            </div>
            if cards.is_empty() && looks {
                <p class="medium">{ lang.select("Gerade gibt es nichts anzusehen.", "There is nothing to look at now.") }</p>
            } else if !open && looks {
                <p class="medium muted">
                    { lang.select("Gesehen. Für den nächsten Blick scannst du wieder.", "Seen. For the next look you scan again.") }
                </p>
            } else if !open {
                <p class="medium muted">{ lang.select("Deine Karten sind verdeckt.", "Your cards are covered.") }</p>
            } else if cards.is_empty() {
                <p class="medium">{ lang.select("Du hast gerade keine Karten.", "You have no cards now.") }</p>
            } else {
                { hand_in_rows(cards, ROW, None, &Callback::noop(), None, lang) }
            }
        </>
    }
}
