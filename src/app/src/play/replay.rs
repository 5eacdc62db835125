//! A game once more, turn by turn: visibly not live, and nothing in it can be pressed but what plays it.
//!
//! With all cards open, the list names lies and the sentences name cards; as the game was seen then, both are what everybody was
//! told.

mod controls;
mod knowledge;
mod list;
mod moment;
mod notes;
mod review;
mod slider;
mod state;

use std::rc::Rc;

use game_ui::art::{Icon, emblem};
use game_ui::{GameInfo, Sight};
use gloo::timers::callback::Interval;
use table::{Lang, Seats};
use ui::dom;
use ui::{IconButton, drawing};
use yew::prelude::*;

use controls::{Controls, Jumps};
use knowledge::{Knowledge, KnowledgeButton};
use list::TurnList;
use moment::{Moment, at_start};
use notes::{NoteButtons, StepNote};
use review::{Review, ReviewButton};
use slider::Slider;
use state::{ReplayAction, ReplayState, pressing};

use super::begin::{begin, damaged, players};
use super::narration;
use super::rail::Rail;
use crate::context::use_app;
use crate::copied_link::CopiedLink;
use crate::navigation::{Navigation, Screen};
use crate::store::{self, State};
use crate::time;

/// How long an act stands at single speed, in milliseconds.
const STEP: u32 = 1600;

/// How long a game has only just been played, in milliseconds.
const JUST: f64 = 12.0 * 3_600_000.0;

/// Which game, and where it comes from.
#[derive(Properties, PartialEq)]
pub struct ReplayProps {
    /// The game that it is.
    pub game: &'static GameInfo,
    /// Its name on this device, or the record itself.
    pub source: AttrValue,
}

/// A game that is looked at once more.
#[component]
pub fn Replay(ReplayProps { game, source }: &ReplayProps) -> Html {
    let app = use_app();
    let start = use_memo((*game, source.clone()), |(game, source)| ReplayState::open(game, source));
    match &*start {
        Some(start) => html! { <OpenReplay {game} {source} start={start.clone()} /> },
        None => damaged(&app),
    }
}

/// What [`OpenReplay`] shows.
#[derive(Properties, PartialEq)]
struct OpenReplayProps {
    game: &'static GameInfo,
    source: AttrValue,
    start: ReplayState,
}

/// A game that can be read.
#[component]
fn OpenReplay(OpenReplayProps { game, source, start }: &OpenReplayProps) -> Html {
    let app = use_app();
    let lang = app.lang();
    let state = {
        let start = start.clone();
        use_reducer(move || start)
    };
    let send = {
        let dispatcher = state.dispatcher();
        use_callback((), move |action, ()| {
            if let ReplayAction::Jump(_) = action {
                dom::scroll_to_top("playback");
            }
            dispatcher.dispatch(action);
        })
    };
    let ReplayState { table, then, players, .. } = &*state;
    // Another note changes no turn.
    let turns = use_memo((state.open, lang), |(open, lang)| table.turns(*open, *lang));
    let moment = Rc::new(Moment { table: table.clone(), players: players.clone(), turns, at: state.at });

    use_effect_with((state.running, state.speed, send.clone()), |(running, speed, send)| {
        let send = send.clone();
        let timer = running.then(|| Interval::new(STEP / speed, move || send.emit(ReplayAction::On)));
        move || drop(timer)
    });
    use_effect_with(state.moves, |_| {
        dom::bring("turns", "turn");
        dom::bring("scene", "latest");
    });

    let on_note = {
        let (source, table, at) = (source.clone(), table.clone(), state.at);
        send.reform(move |text: String| {
            let mut table = table.fork();
            table.annotate(at, &text);
            if let Some(mut save) = store::game(&source) {
                save.record = table.record();
                store::save_game(&source, &save);
            }
            ReplayAction::Annotated(table.into())
        })
    };
    // A new game may begin at every moment, but not where nothing is left to play.
    let on_branch = (state.at < table.lines() || table.outcome().is_none()).then(|| {
        let (game, then) = (*game, then.clone());
        let symbols = state.save.as_ref().map(|save| save.symbols.clone()).unwrap_or_default();
        app.acting(move |app| {
            let id = begin(game.id, then.as_ref(), symbols.clone(), Vec::new(), State::Running);
            app.go(Navigation::Instead(Screen::Play(id.into())));
        })
    });

    let mut status = then.status(false, lang);
    status.stats.iter_mut().for_each(|stat| stat.shout = None);
    let name = match moment.now() {
        Some(now) => narration::heading(&moment.turns[now], players, lang),
        None => html! { { at_start(lang) } },
    };
    let turn = match state.open {
        true => lang.select("Wie am Tisch", "As seen then"),
        false => lang.select("Alle Karten offen", "All cards open"),
    };
    let sight = if state.open { Sight::Open } else { Sight::Table };
    let choice = moment.choice();
    let known = choice.filter(|_| state.knows);
    let note = state.note().map(|note| AttrValue::from(note.to_owned()));
    let link = notes::link(&**table);
    html! {
        <main class="app replay">
            <header class="replay-head">
                { drawing(emblem(game.regular, 44)) }
                <div class="grow">
                    <h1>{ lang.select("Wiederholung", "Replay") }</h1>
                    <div class="small">{ format!("{}. {}", game.name, played(&state, lang)) }</div>
                </div>
                <IconButton icon={Icon::Close} label={lang.select("Schließen", "Close")} onclick={app.going(Navigation::Back)} />
            </header>
            <div class="body" id="playback">
                <div class="past">
                    <div class="row turn-head">
                        <div class="grow">
                            <h2 aria-live="polite">{ name }</h2>
                            <div class="small muted">{ then.place(lang) }</div>
                        </div>
                        if then.hides() {
                            <button type="button" class="jump" onclick={pressing(&send, ReplayAction::Turn)}>{ turn }</button>
                        }
                    </div>
                    <StepNote note={&note} writing={state.writing} {on_note} />
                    <div class="scene" id="scene" role="region" aria-label={lang.select("Der Tisch", "The table")} tabindex="0">
                        if state.reviewed {
                            <Review moment={&moment} send={&send} />
                        }
                        if let Some(choice) = known {
                            <Knowledge moment={&moment} {choice} />
                        } else {
                            { then.look_back(sight, players, lang) }
                        }
                    </div>
                </div>
                <section class="turns">
                    <div class="jumps">
                        if let Some(choice) = choice.filter(|_| game.regulars.is_some()) {
                            <KnowledgeButton {choice} pressed={state.knows} send={&send} />
                        }
                        <Jumps moment={&moment} send={&send} />
                        if game.reviews && table.outcome().is_some() {
                            <ReviewButton pressed={state.reviewed} send={&send} />
                        }
                        <NoteButtons noted={note.is_some()} writing={state.writing} link={&link} send={&send} />
                    </div>
                    if let Some(link) = link.filter(|_| state.copied.is_some()) {
                        <CopiedLink {link} copied={state.copied}
                            done={lang.select("Link mit Notizen kopiert.", "Link with notes copied.")}
                            by_hand={lang.select("Kopier den Link hier von Hand:", "Copy the link here by hand:")} />
                    }
                    <TurnList moment={&moment} open={state.open} send={&send} {on_branch} />
                </section>
            </div>
            <div class="dock">
                <Slider moment={&moment} send={&send} />
                <Controls moment={&moment} known={known.is_some()} running={state.running} speed={state.speed} send={&send} />
            </div>
            <Rail {status} players={players.clone()} awaited={Seats::NONE} {lang} />
        </main>
    }
}

/// When the game was played, if this device knows, and whether to its end.
fn played(ReplayState { save, table, .. }: &ReplayState, lang: Lang) -> String {
    let when = save.as_ref().map(|save| save.changed);
    let over = match table.outcome() {
        Some(_) if when.is_some_and(|when| platform::now() - when < JUST) => {
            lang.select("Gerade vorbei.", "Just over.")
        }
        Some(_) => lang.select("Längst vorbei.", "Long over."),
        None => lang.select("Nicht zu Ende gespielt.", "Not played to the end."),
    };
    let day = when.map(|when| format!("{}. ", time::said_when(when, lang))).unwrap_or_default();
    format!("{day}{over}")
}
