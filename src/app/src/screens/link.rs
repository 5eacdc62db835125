//! A link that was opened: go on here, look at it once more, play by its house rules, or the sentence that says where it is
//! torn.

mod torn;

use std::rc::Rc;

use game_ui::GameInfo;
use game_ui::GameSession;
use game_ui::art::emblem;
use platform::storage::{self, tab};
use table::{GameLink, Link as Text, LinkError, Problem};
use ui::drawing;
use yew::prelude::*;

use crate::context::{AppContext, use_app};
use crate::games::{Entry, entry};
use crate::navigation::{Navigation, Screen};
use crate::play::begin;
use crate::sheets::HouseRules;
use crate::store::{State, Summary};
use torn::Torn;

/// Where the link waits in its tab until somebody has answered, and while its game is watched: a reload loses nothing.
const KEY: &str = "stammtisch.link";

/// Keeps what stood behind the `#` of the address.
pub(crate) fn keep(link: &str) {
    tab::write(KEY, link);
}

/// The link that waits in this tab for an answer. An older build has kept it where all tabs find it: the first one that asks takes it.
pub(crate) fn waiting() -> Option<String> {
    tab::read(KEY).or_else(|| {
        let older: String = storage::read(KEY)?;
        storage::remove(KEY);
        keep(&older);
        Some(older)
    })
}

/// Keeps a text that is a link, as the text of a file may be: shared games also travel as files. Whether it is one.
pub(super) fn keep_if_link(text: &str) -> bool {
    let ours = parse(text).is_ok();
    if ours {
        keep(text);
    }
    ours
}

/// The record of the game in the link that was opened last, if it is only watched.
pub(crate) fn watched() -> Option<String> {
    match parse(&waiting()?) {
        Ok(Text::Game(link)) => Some(link.text().to_owned()),
        _ => None,
    }
}

/// The game that a link is about, if it is about one.
pub(crate) fn game_in(link: &str) -> Option<&'static Entry> {
    entry(parse(link).ok()?.game())
}

/// Reads a link as far as that needs no game.
fn parse(text: &str) -> Result<Text, LinkError> {
    Text::read(text, |game| entry(game).is_some())
}

/// What a link holds.
enum Found {
    /// A game that can be replayed.
    Game(&'static GameInfo, GameLink, Rc<dyn GameSession>),
    /// House rules: the number of the choice for each option.
    Rules(&'static GameInfo, Vec<u8>),
}

/// Reads a link to its end; its game has been loaded.
fn read(text: &str) -> Result<Found, LinkError> {
    let link = parse(text)?;
    let unknown = LinkError { place: 1, found: link.game().to_owned(), before: 0, problem: Problem::UnknownGame };
    let game = entry(link.game()).and_then(Entry::loaded).ok_or(unknown)?;
    match link {
        Text::Game(link) => {
            let table = (game.open)(link.text())?;
            Ok(Found::Game(game, link, table.into()))
        }
        Text::Rules(link) => Ok(Found::Rules(game, link.choices(game.head(), &(game.infos)())?)),
    }
}

/// What [`Link`] shows.
#[derive(Properties, PartialEq)]
pub(crate) struct LinkProps {
    /// What stood behind the `#` of the address.
    pub(crate) text: AttrValue,
}

/// A link that was opened.
#[component]
pub(crate) fn Link(LinkProps { text }: &LinkProps) -> Html {
    let app = &use_app();
    let link = use_memo(text.clone(), |text| read(text));
    let content = match &*link {
        Ok(Found::Game(game, link, table)) => opened(app, game, link, table),
        Ok(Found::Rules(game, choices)) => rules(app, game, choices),
        Err(error) => html! { <Torn text={text} error={error.clone()} /> },
    };
    html! { <main class="app narrow link-screen">{ content }</main> }
}

/// Goes elsewhere, and the link has been answered.
fn leave(app: &AppContext, to: Navigation) {
    tab::remove(KEY);
    app.go(to);
}

/// The button that leads to the tiles.
fn start(app: &AppContext) -> Html {
    let onclick = app.acting(|app| leave(app, Navigation::Home));
    html! { <button type="button" class="btn second" {onclick}>{ app.lang().select("Zum Start", "To the start") }</button> }
}

/// A game that can be read.
fn opened(app: &AppContext, game: &'static GameInfo, link: &GameLink, table: &Rc<dyn GameSession>) -> Html {
    let lang = app.lang();
    let (summary, over) = (Summary::of(table.as_ref()), table.outcome().is_some());
    let resume = {
        let table = Rc::clone(table);
        app.acting(move |app| {
            let state = if over { State::Over } else { State::Running };
            let id = begin(game.id, table.as_ref(), Vec::new(), Vec::new(), state);
            leave(app, Navigation::Instead(Screen::Play(id.into())));
        })
    };
    // The link stays, for a reload of what is watched: the history must not tell it.
    let replay = {
        let record = AttrValue::from(link.text().to_owned());
        app.acting(move |app| app.go(Navigation::Instead(Screen::Replay(record.clone()))))
    };
    let replay = (lang.select("Wiederholung ansehen", "Watch the replay"), replay);
    let [first, second] = if over {
        [replay, (lang.select("Ergebnis ansehen", "See the result"), resume)]
    } else {
        [(lang.select("Hier weiterspielen", "Play on here"), resume), replay]
    };
    html! {
        <>
            <div class="body">
                { drawing(emblem(game.regular, 104)) }
                <h1>{ lang.select("Eine Partie für euch.", "A game for you.") }</h1>
                <div class="col">
                    <p class="medium">{ format!("{}, {}. {}.", game.name, summary.place(lang), summary.line(lang)) }</p>
                    <p class="muted">{ summary.names.join(", ") }</p>
                </div>
                if !over && game.hands {
                    <p class="muted medium">
                        { lang.select(
                            "Die Partie ist nicht zu Ende. Die Wiederholung zeigt alle Karten, auch verdeckte.",
                            "The game is not over. The replay shows all cards, hidden ones too.",
                        ) }
                    </p>
                }
            </div>
            <div class="acts">
                <button type="button" class="btn" onclick={first.1}>{ first.0 }</button>
                <button type="button" class="btn second" onclick={second.1}>{ second.0 }</button>
                { start(app) }
            </div>
        </>
    }
}

/// House rules of another table.
fn rules(app: &AppContext, game: &'static GameInfo, choices: &[u8]) -> Html {
    let lang = app.lang();
    let play = {
        let choices = choices.to_vec();
        app.acting(move |app| {
            super::setup::propose(game.id, &choices);
            leave(app, Navigation::Instead(Screen::Setup(game.id.into())));
        })
    };
    html! {
        <>
            <div class="body">
                { drawing(emblem(game.regular, 104)) }
                <h1>{ lang.select("Unsere Kneipenregeln", "Our house rules") }</h1>
                <p class="medium">{ game.name }</p>
                <HouseRules {game} choices={choices.to_vec()} />
            </div>
            <div class="acts">
                <button type="button" class="btn" onclick={play}>
                    { lang.select("Mit diesen Regeln spielen", "Play by these rules") }
                </button>
                { start(app) }
            </div>
        </>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_link_waits_in_its_tab_and_not_where_all_tabs_read() {
        keep("geizen.1.2.x");
        assert_eq!((waiting().as_deref(), storage::read_text(KEY)), (Some("geizen.1.2.x"), None));
    }

    #[test]
    fn a_link_that_an_older_build_has_kept_is_taken_by_one_tab() {
        tab::remove(KEY);
        storage::write(KEY, "geizen.1.2.x");
        for _ in 0..2 {
            assert_eq!((waiting().as_deref(), storage::read_text(KEY)), (Some("geizen.1.2.x"), None));
        }
    }
}
