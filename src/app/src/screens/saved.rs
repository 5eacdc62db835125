//! The saved games of this device: how the evening stands, what chance has brought, and all of it as a file.

mod file;
mod random_summary;
mod row;

use platform::sharing;
use table::Lang;
use ui::TopBar;
use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

use crate::context::use_app;
use crate::evening::Evening;
use crate::games::{Entry, UNLOADED, Unloaded, load_all};
use crate::navigation::Navigation;
use crate::screens::EveningRow;
use crate::store::{self, Saved, Saves};
use crate::summaries;
use random_summary::RandomSummary;
use row::Row;

/// What is to be deleted.
#[derive(Clone, PartialEq)]
enum PendingDelete {
    /// This game.
    One(String),
    /// Every game.
    All,
}

/// What [`SavedGames`] shows.
#[derive(Properties, PartialEq)]
pub(crate) struct SavedGamesProps {
    /// The games on this device.
    pub(crate) games: Saves,
}

/// The games on this device.
#[component]
pub(crate) fn SavedGames(SavedGamesProps { games }: &SavedGamesProps) -> Html {
    let app = &use_app();
    let lang = app.lang();
    // What may be deleted, while that is asked.
    let asked = use_state(|| None::<PendingDelete>);
    // What came of the last file.
    let answer = use_state(String::new);
    // Whether saves of older builds still wait for their summary.
    let waiting = use_state(|| true);
    {
        let (waiting, games, refresh) = (waiting.setter(), games.clone(), app.refresh.clone());
        use_effect_with((), move |()| {
            let done = waiting.clone();
            let done = Callback::from(move |()| {
                refresh.emit(());
                done.set(false);
            });
            waiting.set(summaries::fill(&games, done));
        });
    }
    let on_ask = {
        let asked = asked.setter();
        use_callback((), move |pending, ()| asked.set(pending))
    };
    let on_delete = {
        let asked = asked.setter();
        use_callback(app.refresh.clone(), move |pending, refresh| {
            match pending {
                PendingDelete::One(id) => store::delete_game(&id),
                PendingDelete::All => store::games().iter().for_each(|(id, _)| store::delete_game(id)),
            }
            asked.set(None);
            refresh.emit(());
        })
    };
    let on_answer = {
        let answer = answer.setter();
        use_callback(app.refresh.clone(), move |words, refresh| {
            answer.set(words);
            refresh.emit(());
        })
    };
    let records: Vec<(&'static Entry, String)> =
        Evening::of(games).games.iter().map(|over| (over.entry, over.save.record.clone())).collect();
    let row = |(id, saved): &(String, Saved)| {
        let asked = matches!(&*asked, Some(PendingDelete::One(pending)) if pending == id);
        html! {
            <Row key={id.clone()} id={id.clone()} saved={saved.clone()} waiting={*waiting} {asked}
                on_ask={&on_ask} on_delete={&on_delete} />
        }
    };
    html! {
        <main class="app narrow">
            <TopBar title={lang.select("Gespeicherte Spiele", "Saved games")} on_back={app.going(Navigation::Back)} {lang} />
            <div class="body">
                <p class="muted medium">
                    { lang.select(
                        "Nur auf diesem Gerät. Gespeichert sind alle Karten, auch verdeckte.",
                        "On this device only. All cards are saved, hidden ones too.",
                    ) }
                </p>
                <EveningRow {games} always=true />
                if !records.is_empty() {
                    <RandomSummary {records} on_answer={&on_answer} {lang} />
                }
                if games.is_empty() {
                    <p>{ lang.select("Hier liegt noch kein Spiel.", "There is no game here yet.") }</p>
                }
                <ul class="seats">{ for games.iter().map(row) }</ul>
                <div class="col">
                    <p class="medium" role="status">{ &*answer }</p>
                    <Files {games} on_ask={&on_ask} on_answer={&on_answer} />
                    if *asked == Some(PendingDelete::All) {
                        <div class="acts even">
                            <DeleteAnswers pending={PendingDelete::All} yes={lang.select("Wirklich alles löschen", "Really delete all")}
                                {on_ask} {on_delete} />
                        </div>
                    }
                    <p class="small muted">
                        { lang.select(
                            "Die Datei enthält alle Karten, auch die laufender Spiele. Sie geht nur dorthin, wohin ihr sie schickt.",
                            "The file holds all cards, those of running games too. It goes nowhere unless you send it.",
                        ) }
                    </p>
                </div>
            </div>
        </main>
    }
}

/// What [`Files`] work on.
#[derive(Properties, PartialEq)]
struct FilesProps {
    /// The games on this device.
    games: Saves,
    /// Asks whether something is to be deleted.
    on_ask: Callback<Option<PendingDelete>>,
    /// Told what came of a file that was read.
    on_answer: Callback<String>,
}

/// The whole evening as a file, from a file, or gone.
#[component]
fn Files(FilesProps { games, on_ask, on_answer }: &FilesProps) -> Html {
    let app = use_app();
    let lang = app.lang();
    let label = lang.select("Datei einlesen", "Read a file");
    let onchange = {
        let on_answer = on_answer.clone();
        Callback::from(move |event: Event| file::read(&event, app.clone(), on_answer.clone()))
    };
    html! {
        <div class="acts even">
            if !games.is_empty() {
                <a class="btn second" href={sharing::file(&file::written(games))} download="Stammtisch.json">
                    { lang.select("Als Datei sichern", "Save as a file") }
                </a>
            }
            <label class="btn second">
                { label }
                <input type="file" aria-label={label} accept=".json,.txt" {onchange} />
            </label>
            if !games.is_empty() {
                <button type="button" class="btn second" onclick={on_ask.reform(|_| Some(PendingDelete::All))}>
                    { lang.select("Alles löschen", "Delete all") }
                </button>
            }
        </div>
    }
}

/// What [`DeleteAnswers`] answer.
#[derive(Properties, PartialEq)]
struct DeleteAnswersProps {
    /// What may be deleted.
    pending: PendingDelete,
    /// What the button says that deletes it.
    yes: &'static str,
    /// Takes the question back.
    on_ask: Callback<Option<PendingDelete>>,
    /// Deletes it.
    on_delete: Callback<PendingDelete>,
}

/// The two answers to the question whether something is to be deleted.
#[component]
fn DeleteAnswers(props: &DeleteAnswersProps) -> Html {
    let DeleteAnswersProps { pending, yes, on_ask, on_delete } = props;
    let lang = use_app().lang();
    let on_yes = {
        let pending = pending.clone();
        on_delete.reform(move |_| pending.clone())
    };
    html! {
        <>
            <button type="button" class="btn second" onclick={on_ask.reform(|_| None)}>
                { lang.select("Behalten", "Keep") }
            </button>
            <button type="button" class="btn bad" onclick={on_yes}>{ *yes }</button>
        </>
    }
}

/// Loads these games, and tells when that is done.
fn load(games: Vec<&'static Entry>, done: Callback<Result<(), Unloaded>>) {
    spawn_local(async move { done.emit(load_all(games).await) });
}

/// What is said of an attempt to load games.
fn said(loaded: Result<(), Unloaded>, lang: Lang) -> String {
    loaded.map_or_else(|_| UNLOADED.get(lang).to_owned(), |()| String::new())
}
