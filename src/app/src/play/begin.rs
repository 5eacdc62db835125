//! The beginning of a game, and what is left of one that cannot be read.

use bots::Level;
use game_ui::GameInfo;
use game_ui::GameSession;
use game_ui::art::{SeatSymbol, torn_ticket};
use table::{Lang, Localized, Seat, Seed};
use ui::Players;
use ui::drawing;
use yew::prelude::*;

use crate::context::AppContext;
use crate::file_link::{FileLink, link_of};
use crate::games::game_of;
use crate::names;
use crate::navigation::Navigation;
use crate::store;
use crate::store::{Save, State, Summary};

/// Draws a new seed from the device.
#[must_use]
pub fn new_seed() -> Seed {
    Seed::new(table::DeviceSecret::new(platform::random_bytes()))
}

/// Saves a game of this slug that is new here, with the symbols of the seats and their places; its name on this device.
#[must_use]
pub(crate) fn begin(game: &str, table: &dyn GameSession, symbols: Vec<u8>, places: Vec<u8>, state: State) -> String {
    let id = store::new_id(game);
    let now = platform::now();
    let (record, summary) = (table.record(), Some(Summary::of(table)));
    let save = Save {
        version: store::VERSION,
        record,
        summary,
        symbols,
        places,
        begun: now,
        changed: now,
        played: 0.0,
        state,
    };
    store::save_game(&id, &save);
    id
}

/// How many sit at the table of somebody who tries a game alone, where as many can.
const TRIED_BY: u8 = 3;

/// Begins a game of somebody with regulars of the house, by the printed rules; its name on this device.
#[must_use]
pub(crate) fn begin_alone(game: &GameInfo, lang: Lang) -> String {
    let person = names::met().into_iter().next().map(|met| met.name);
    let person = person.unwrap_or_else(|| lang.select("Gast", "Guest").to_owned());
    let seats = TRIED_BY.clamp(game.seats.0, game.seats.1);
    // One who plays well, and one who learns.
    let levels = [Level::Regular, Level::Apprentice].into_iter().cycle().take(usize::from(seats) - 1);
    let names: Vec<String> =
        std::iter::once(person).chain(levels.clone().map(|level| level.name().get(lang).to_owned())).collect();
    let choices: Vec<u8> = (game.infos)().iter().map(|info| info.printed).collect();
    let mut table = (game.deal)(&names, &choices, new_seed());
    for (seat, level) in Seat::all(seats).skip(1).zip(levels) {
        table.set_regular(seat, Some(level));
    }
    begin(game.id, table.as_ref(), (0..seats).collect(), Vec::new(), State::Running)
}

/// Who sits at the table of a save.
pub(super) fn players(save: Option<&Save>, table: Option<&dyn GameSession>) -> Players {
    let names = table.map(game_ui::GameLog::names).unwrap_or_default();
    let symbol = |seat| save.map_or_else(|| SeatSymbol::numbered(seat), |save| save.symbol(seat));
    Players { symbols: (0..names.len()).map(symbol).collect(), names }
}

/// A save that cannot be opened: why, and its record to take along.
pub(super) fn unopened(app: &AppContext, game: &GameInfo, save: &Save) -> Html {
    let lang = app.lang();
    let outdated =
        game_of(game.id).and_then(|game| game.outdated(&save.record)).map(|problem| problem.phrase().get(lang));
    let title = match outdated {
        Some(_) => lang.select("Dieses Spiel geht hier nicht weiter.", "This game does not go on here."),
        None => NOT_TO_BE_READ.get(lang),
    };
    let keeps = html! {
        <FileLink class="btn second" name={game.name} link={link_of(&save.record)}>
            { lang.select("Als Datei sichern", "Save as a file") }
        </FileLink>
    };
    let cards =
        lang.select("Die Datei enthält alle Karten, auch verdeckte.", "The file holds all cards, hidden ones too.");
    torn(app, title, outdated.into_iter().chain([untouched(lang), cards]), Some(keeps))
}

const NOT_TO_BE_READ: Localized = Localized { de: "Dieses Spiel ist nicht zu lesen.", en: "This game cannot be read." };

/// A save that is no game any more.
pub(super) fn damaged(app: &AppContext) -> Html {
    let lang = app.lang();
    torn(app, NOT_TO_BE_READ.get(lang), [untouched(lang)].into_iter(), None)
}

fn untouched(lang: Lang) -> &'static str {
    lang.select("Die anderen Spiele auf diesem Gerät sind unberührt.", "The other games on this device are untouched.")
}

fn torn(app: &AppContext, title: &'static str, words: impl Iterator<Item = &'static str>, keeps: Option<Html>) -> Html {
    html! {
        <main class="app narrow">
            <div class="body">
                { drawing(torn_ticket(300)) }
                <h1>{ title }</h1>
                <>{ for words.enumerate().map(|(at, words)| html! { <p key={at}>{ words }</p> }) }</>
                <div class="acts even">
                    <button type="button" class="btn" onclick={app.going(Navigation::Home)}>
                        { app.lang().select("Zum Start", "To the start") }
                    </button>
                    { keeps }
                </div>
            </div>
        </main>
    }
}
