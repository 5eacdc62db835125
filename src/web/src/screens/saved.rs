//! The evening: the saved games of this device, who has won how often, and all of it as a file.

mod luck;

use std::cmp::Reverse;

use table::{Lang, tell};
use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

use crate::app::{Go, House, Screen};
use crate::art::{Icon, emblem, icon, torn_ticket};
use crate::games::{Entry, UNLOADED, Unloaded, game_of, load_all};
use crate::names::same;
use crate::play::{FileLink, Running};
use crate::store::{self, EveningFile, FiledGame, Save, Saved, State};
use crate::ui::old::{Context, El, Live, bar, button, el, icon_button, named};
use crate::{browser, outside, summaries};

/// The longest file that is read, in bytes.
const LONGEST: f64 = 4_000_000.0;

/// What happens on the screen.
pub(crate) enum Msg {
    /// One of the games, or everything, is to be deleted; nothing after all.
    Ask(Option<Doomed>),
    /// It is deleted.
    Delete(Doomed),
    /// Every save that can be read has its summary.
    Summarised,
    /// Dice and cards are to be unfolded, or folded up again.
    Fold,
    /// Their games have been loaded, or could not be.
    Unfold(Result<(), Unloaded>),
    /// A file was chosen.
    Chosen(Event),
    /// It was read, or could not be.
    Read(Option<String>),
    /// The games in it have been loaded, or could not be.
    TakeIn(String, Result<(), Unloaded>),
}

/// What is to be deleted.
#[derive(Clone, PartialEq)]
pub(crate) enum Doomed {
    /// This game.
    One(String),
    /// Every game.
    All,
}

/// The games on this device.
pub(crate) struct Evening {
    asked: Option<Doomed>,
    /// Whether dice and cards are unfolded.
    unfolded: bool,
    /// What came of the last file.
    said: String,
    /// Whether saves of older builds still wait for their summary.
    waiting: bool,
}

impl Live for Evening {
    type Message = Msg;
    type Properties = House;

    fn create(ctx: &Context<Evening>) -> Evening {
        let waiting = summaries::fill(ctx.link().reform(|()| Msg::Summarised));
        Evening { asked: None, unfolded: false, said: String::new(), waiting }
    }

    fn update(&mut self, ctx: &Context<Evening>, msg: Msg) -> bool {
        match msg {
            Msg::Summarised => self.waiting = false,
            Msg::Ask(doomed) => self.asked = doomed,
            Msg::Delete(doomed) => {
                self.asked = None;
                match doomed {
                    Doomed::One(id) => store::delete_game(&id),
                    Doomed::All => store::games().iter().for_each(|(id, _)| store::delete_game(id)),
                }
            }
            Msg::Fold if self.unfolded => self.unfolded = false,
            Msg::Fold => {
                let over: Vec<&Entry> = finished(&store::games()).map(|(game, _)| game).collect();
                load(over, ctx.link().reform(Msg::Unfold));
                return false;
            }
            Msg::Unfold(loaded) => {
                self.unfolded = loaded.is_ok();
                self.said = said(loaded, ctx.props().lang());
            }
            Msg::Chosen(event) => {
                outside::read_file(&event, LONGEST, ctx.link().reform(Msg::Read));
                return false;
            }
            Msg::Read(Some(text)) if super::link::opens(&text) => {
                ctx.props().go(Go::Instead(Screen::Link));
                return false;
            }
            Msg::Read(text) => match text.as_deref().and_then(EveningFile::read) {
                Some(file) => {
                    let text = text.unwrap_or_default();
                    let games = file.games.iter().filter_map(|one| game_of(one.id.as_deref()?)).collect();
                    load(games, ctx.link().reform(move |loaded| Msg::TakeIn(text.clone(), loaded)));
                    return false;
                }
                None => {
                    let none = ("Das ist keine Datei vom Stammtisch.", "That is not a Stammtisch file.");
                    self.said = ctx.props().lang().pick(none.0, none.1).to_owned();
                }
            },
            Msg::TakeIn(text, Ok(())) => self.said = take_in(&text, ctx.props().lang()),
            Msg::TakeIn(_, lost) => self.said = said(lost, ctx.props().lang()),
        }
        true
    }

    fn view(&self, ctx: &Context<Evening>) -> Html {
        let house = ctx.props();
        let lang = house.lang();
        let games = store::games();
        let over: Vec<(&Entry, &Save)> = finished(&games).collect();
        let nothing = games
            .is_empty()
            .then(|| el("p", "").say(lang.pick("Hier liegt noch kein Spiel.", "There is no game here yet.")));
        let device = lang.pick(
            "Nur auf diesem Gerät. Gespeichert sind alle Karten, auch verdeckte.",
            "On this device only. All cards are saved, hidden ones too.",
        );
        let mut list = el("ul", "seats");
        for (id, saved) in &games {
            let words = match saved {
                Saved::Game(save) => match game(house, id, save) {
                    Some(row) => vec![row.into()],
                    // Nothing is said of it for the moment that it takes to load its game.
                    None if self.waiting && save.summary.is_none() => Vec::new(),
                    None => unopened(house, id, save),
                },
                Saved::Damaged(_) => vec![damaged(house).into()],
            };
            let ask = ask(ctx, Some(id));
            list = list.add(el("li", "sv").all(words).add(icon_button(Icon::Bin, lang.pick("Löschen", "Delete"), ask)));
            let doomed = Doomed::One(id.clone());
            if self.asked.as_ref() == Some(&doomed) {
                let words = lang.pick("Für immer löschen", "Delete for good");
                list = list.add(el("li", "acts even").all(sure(ctx, doomed, words)));
            }
        }
        let body = el("div", "body")
            .add(el("p", "muted t2").say(device))
            .maybe(standings(&over, lang))
            .maybe((!over.is_empty()).then(|| self.luck(ctx, &over)))
            .maybe(nothing)
            .add(list)
            .add(self.files(ctx, &games));
        let bar = bar(house, lang.pick("Gespeicherte Spiele", "Saved games"), String::new(), None);
        el("main", "app narrow").add(bar).add(body).into()
    }
}

impl Evening {
    /// What chance has brought in the evening, on a folded paper.
    fn luck(&self, ctx: &Context<Evening>, over: &[(&'static Entry, &Save)]) -> El {
        let lang = ctx.props().lang();
        let fold = button("row", ctx.link().reform(|_| Msg::Fold)).flag("aria-expanded", self.unfolded);
        let fold = fold.add(el("b", "grow d").say(lang.pick("Würfel und Karten", "Dice and cards")));
        let fold = el("h2", "").add(fold.draw(icon(Icon::Down, 22)));
        let hint = lang.pick(
            "Hier zählt, was gewürfelt und gezogen wurde, nicht, was ausgeteilt wurde. Der Strich zeigt, was im Mittel zu erwarten ist.",
            "This counts what was rolled and drawn, not what was dealt. The line shows what to expect on average.",
        );
        let paper = el("section", "board luck").add(fold);
        match self.unfolded {
            true => paper.add(el("p", "small").say(hint)).all(luck::papers(&opened(over), lang)),
            false => paper,
        }
    }

    /// The whole evening as a file, from a file, or gone.
    fn files(&self, ctx: &Context<Evening>, games: &[(String, Saved)]) -> El {
        let lang = ctx.props().lang();
        let chosen = ctx.link().reform(Msg::Chosen);
        let label = lang.pick("Datei einlesen", "Read a file");
        let field =
            el("input", "").set("type", "file").set("aria-label", label).set("accept", ".json,.txt").change(chosen);
        let reads = el("label", "btn second").say(label).add(field);
        let acts = el("div", "acts even");
        let acts = if games.is_empty() {
            acts.add(reads)
        } else {
            let saves = el("a", "btn second").put("href", outside::file(&written(games)));
            let saves = saves.set("download", "Stammtisch.json").say(lang.pick("Als Datei sichern", "Save as a file"));
            let all = button("btn second", ask(ctx, None)).say(lang.pick("Alles löschen", "Delete all"));
            acts.add(saves).add(reads).add(all)
        };
        let hint = lang.pick(
            "Die Datei enthält alle Karten, auch die laufender Spiele. Sie geht nur dorthin, wohin ihr sie schickt.",
            "The file holds all cards, those of running games too. It goes nowhere unless you send it.",
        );
        let sure = (self.asked == Some(Doomed::All)).then(|| {
            let words = lang.pick("Wirklich alles löschen", "Really delete all");
            el("div", "acts even").all(sure(ctx, Doomed::All, words))
        });
        el("div", "col")
            .add(el("p", "t2").set("role", "status").tell(self.said.clone()))
            .add(acts)
            .maybe(sure)
            .add(el("p", "small muted").say(hint))
    }
}

/// Asks before a game, or everything, is deleted.
fn ask(ctx: &Context<Evening>, id: Option<&str>) -> Callback<MouseEvent> {
    let id = id.map(str::to_owned);
    ctx.link().reform(move |_| Msg::Ask(Some(id.clone().map_or(Doomed::All, Doomed::One))))
}

fn sure(ctx: &Context<Evening>, doomed: Doomed, words: &'static str) -> [El; 2] {
    let lang = ctx.props().lang();
    let keep = button("btn second", ctx.link().reform(|_| Msg::Ask(None))).say(lang.pick("Behalten", "Keep"));
    [keep, button("btn bad", ctx.link().reform(move |_| Msg::Delete(doomed.clone()))).say(words)]
}

/// Loads these games, and tells when that is done.
fn load(games: Vec<&'static Entry>, done: Callback<Result<(), Unloaded>>) {
    spawn_local(async move { done.emit(load_all(games).await) });
}

/// What is said of an attempt to load games.
fn said(loaded: Result<(), Unloaded>, lang: Lang) -> String {
    loaded.map_or_else(|_| UNLOADED.get(lang).to_owned(), |()| String::new())
}

/// The finished games in the evening of the last game.
fn finished(games: &[(String, Saved)]) -> impl Iterator<Item = (&'static Entry, &Save)> {
    let over = store::evening(games).filter(|(_, save)| save.state == State::Over);
    over.filter_map(|(id, save)| Some((game_of(id)?, save)))
}

/// A game that was played to its end.
type Played = (&'static Entry, Box<dyn Running>);

/// Those of these games that have been loaded and can be read.
fn opened(over: &[(&'static Entry, &Save)]) -> Vec<Played> {
    over.iter().filter_map(|(entry, save)| Some((*entry, (entry.loaded()?.open)(&save.record).ok()?))).collect()
}

/// Who has won how often, the best first.
fn standings(over: &[(&Entry, &Save)], lang: Lang) -> Option<El> {
    let mut rows: Vec<(String, u16, u16)> = Vec::new();
    for summary in over.iter().filter_map(|(_, save)| save.summary.as_ref()) {
        for (seat, name) in table::Seat::all(summary.names.len() as u8).zip(&summary.names) {
            let at = rows.iter().position(|(other, ..)| same(other, name)).unwrap_or_else(|| {
                rows.push((name.clone(), 0, 0));
                rows.len() - 1
            });
            rows[at].1 += u16::from(summary.winners.contains(seat));
            rows[at].2 += 1;
        }
    }
    rows.sort_by_key(|(_, won, played)| (Reverse(*won), *played));
    let row = |(name, won, played): &(String, u16, u16)| {
        let line = tell!(lang, "{won} von {played} gewonnen", "won {won} of {played}");
        el("li", "").add(el("b", "grow").add(named(name))).add(el("span", "num").tell(line))
    };
    let list = el("ol", "rank").all(rows.iter().map(row));
    let title = el("h2", "").say(lang.pick("Stand des Abends", "Standings of the evening"));
    (!rows.is_empty()).then(|| el("div", "col").add(title).add(list))
}

/// All games as a file.
fn written(games: &[(String, Saved)]) -> String {
    let all = games.iter().filter_map(|(id, saved)| match saved {
        Saved::Game(save) => Some(FiledGame { id: Some(id.clone()), save: Some(save.clone()) }),
        Saved::Damaged(_) => None,
    });
    EveningFile::new(all.collect()).text()
}

/// Takes over the games of a file that can be read and are not here yet; what came of it. They have been loaded.
fn take_in(text: &str, lang: Lang) -> String {
    let mut here: Vec<String> = store::games()
        .into_iter()
        .filter_map(|(_, saved)| match saved {
            Saved::Game(save) => Some(save.record),
            Saved::Damaged(_) => None,
        })
        .collect();
    let (mut new, mut known, mut torn) = (0, 0, 0);
    for FiledGame { id, save } in EveningFile::read(text).map(|file| file.games).unwrap_or_default() {
        match (id.as_deref().and_then(game_of), save) {
            (Some(_), Some(save)) if here.contains(&save.record) => known += 1,
            (Some(game), Some(mut save)) => {
                let table = game.loaded().and_then(|game| (game.open)(&save.record).ok());
                if table.is_some() || game.outdated(&save.record).is_some() {
                    save.summary = table.map(|table| table.summary()).or(save.summary);
                    store::save_game(&store::new_id(game.id), &save);
                    here.push(save.record);
                    new += 1;
                } else {
                    torn += 1;
                }
            }
            _ => torn += 1,
        }
    }
    let unsaved = if store::remembers() { "" } else { store::UNSAVED.get(lang) };
    tell!(
        lang,
        "Neu: {new}. Schon da: {known}. Nicht zu lesen: {torn}. {unsaved}",
        "New: {new}. Here already: {known}. Unreadable: {torn}. {unsaved}"
    )
}

fn game(house: &House, id: &str, save: &Save) -> Option<El> {
    let lang = house.lang();
    let entry = game_of(id)?;
    let summary = save.summary.as_ref().filter(|_| entry.outdated(&save.record).is_none())?;
    let off = save.state == State::Off;
    let line = if off { lang.pick("Abgebrochen", "Abandoned").to_owned() } else { summary.line(lang) };
    let words = el("span", "grow")
        .add(el("b", "").tell(format!("{}, {}", entry.name, summary.place(lang))))
        .add(el("small", "").tell(format!("{line}. {}", browser::said_when(save.changed, lang))))
        .add(el("small", "").tell(summary.names.join(", ")));
    // A game that was broken off does not go on, but can be looked at once more.
    let id = AttrValue::from(id.to_owned());
    let going = house.going(Go::To(if off { Screen::Replay(id) } else { Screen::Play(id) }));
    Some(button("go", going).draw(emblem(entry.regular, 42)).add(words).draw(icon(Icon::Next, 24)))
}

/// A game that cannot be opened: why, if the rules are to blame, and its record to take along.
fn unopened(house: &House, id: &str, save: &Save) -> Vec<Html> {
    let lang = house.lang();
    let Some(entry) = game_of(id) else { return vec![damaged(house).into()] };
    let row = match entry.outdated(&save.record) {
        Some(problem) => {
            let words = el("span", "grow")
                .add(el("b", "").tell(format!("{}, {}", entry.name, lang.pick("andere Fassung", "another version"))))
                .add(el("small", "").say(problem.phrase().get(lang)))
                .add(el("small", "").tell(browser::said_when(save.changed, lang)));
            el("div", "go").draw(emblem(entry.regular, 42)).add(words)
        }
        None => damaged(house),
    };
    let label = lang.pick("Partie als Datei sichern", "Save the game as a file");
    let keeps = html! {
        <FileLink class="icon" name={entry.name} record={save.record.clone()} {label}>
            { crate::ui::drawing(icon(Icon::Share, 24)) }
        </FileLink>
    };
    vec![row.into(), keeps]
}

fn damaged(house: &House) -> El {
    let words = el("b", "").say(house.lang().pick("Nicht mehr zu lesen", "Cannot be read any more"));
    el("div", "go").draw(torn_ticket(64)).add(el("span", "grow").add(words))
}
