//! A lesson: the game's own table and hand, and above them a guide who says what to do next.
//!
//! The learner is alone: there is no curtain and no hold bar, and the own hand lies open.

mod guide;
mod state;

use std::rc::Rc;

use game_ui::{GameInfo, GameSession, HandCommon, HandInput, Lesson, TableCommon, TableInput};
use gloo::timers::callback::Timeout;
use table::{Lang, Seat};
use ui::art::SeatSymbol;
use ui::{Players, Press, dom};
use yew::prelude::*;

use self::guide::Guide;
use self::state::{LessonAction, LessonEvent, LessonState, Place, Wait};
use super::begin::damaged;
use super::narration;
use super::rail::{Rail, lit_seats};
use crate::context::{AppContext, use_app};
use crate::sounds::use_sounds;

/// How long what has happened stands before somebody else acts, in milliseconds.
const PACE: u32 = 1800;

/// Which game.
#[derive(Properties, PartialEq)]
pub struct LessonProps {
    /// The game.
    pub game: &'static GameInfo,
}

/// The lesson of a game.
#[component]
pub fn LessonScreen(LessonProps { game }: &LessonProps) -> Html {
    let app = use_app();
    let start = use_memo(*game, |game| LessonState::new(game));
    match &*start {
        Some(start) => html! { <RunningLesson {game} start={start.clone()} /> },
        None => damaged(&app),
    }
}

/// What [`RunningLesson`] shows.
#[derive(Properties, PartialEq)]
struct RunningLessonProps {
    game: &'static GameInfo,
    start: LessonState,
}

/// A lesson that can be read.
#[component]
fn RunningLesson(RunningLessonProps { game, start }: &RunningLessonProps) -> Html {
    let app = use_app();
    let state = {
        let start = start.clone();
        use_reducer(move || start)
    };
    let send = {
        let dispatcher = state.dispatcher();
        use_callback((), move |action, ()| {
            dispatcher.dispatch(LessonEvent { action, now: platform::now(), still: dom::keeps_still() });
        })
    };
    // What goes on by itself.
    use_effect_with((state.waits(), state.done, send.clone()), {
        let told = state.duration;
        move |(waits, _, send)| {
            let after = |time, action: LessonAction| {
                let send = send.clone();
                Timeout::new(time, move || send.emit(action))
            };
            let timer = match waits {
                Wait::Telling => Some(after(told, LessonAction::TellingEnded)),
                Wait::Others => Some(after(PACE, LessonAction::Due)),
                Wait::Read | Wait::Act | Wait::End => None,
            };
            move || drop(timer)
        }
    });
    let sound = use_sounds();
    {
        let sounds = Rc::clone(&state.sounds);
        let sound = sound.clone();
        use_effect_with(state.done, move |done| {
            if *done > 0 {
                sound.emit(sounds);
            }
        });
    }
    use_effect(|| dom::keep_focus(&["game"]));
    let players = use_memo((*game, app.lang()), |(game, lang)| players(game, *lang));
    let random = use_callback((), |(), ()| platform::random_u32());
    let sound = sound.reform(|sound| Rc::from([sound]));
    Scene { game, app: &app, state: &state, send: &send, players: &players, sound, random }.html()
}

/// Who sits at the table of a lesson.
fn players(game: &GameInfo, lang: Lang) -> Players {
    let names: Vec<String> = (game.lesson)().names.iter().map(|name| name.get(lang).to_owned()).collect();
    Players { symbols: SeatSymbol::ALL.into_iter().take(names.len()).collect(), names }
}

/// What stands on the screen.
struct Scene<'a> {
    game: &'static GameInfo,
    app: &'a AppContext,
    state: &'a LessonState,
    send: &'a Callback<LessonAction>,
    players: &'a Rc<Players>,
    sound: Callback<game_ui::Sound>,
    random: Callback<(), u32>,
}

impl Scene<'_> {
    fn html(&self) -> Html {
        let Scene { game, app, state, players, .. } = self;
        let lang = app.lang();
        let telling = state.waits() == Wait::Telling;
        // While others act, and while something is told, a tap anywhere leads on.
        let moves = matches!(state.waits(), Wait::Telling | Wait::Others);
        let onclick = moves.then(|| self.send.reform(|_: MouseEvent| LessonAction::On));
        let status = state.table.status(telling, lang);
        let lit = lit_seats(&*state.table, telling, None);
        let selected = if let Place::Table(selected) = state.place { selected } else { None };
        let select = self.send.reform(|(seat, _)| LessonAction::Select(seat));
        let shout = self.send.reform(|(seat, act, _)| LessonAction::Act(seat, act));
        html! {
            <main class="app lesson" data-game={game.id} data-telling={telling.then_some("")} {onclick}>
                <Guide {game} note={state.note().map(|note| note.text.get(lang))} told={narration::latest(&*state.table, players, lang)}
                    waits={state.waits()} astray={state.astray} progress={state.progress()} send={self.send.clone()} />
                <div class="screen">
                    { self.scene(telling) }
                    <Rail key="rail" {status} players={Rc::clone(players)} awaited={lit} {selected}
                        on_select={game.reacts.then_some(select)} on_shout={shout} {lang} />
                </div>
            </main>
        }
    }

    /// The table, or the hand of the learner.
    fn scene(&self, telling: bool) -> Html {
        // Nothing that was half chosen outlives its step.
        let (key, scene) = match &self.state.place {
            Place::Table(selected) => ("table".to_owned(), self.table(&*self.state.table, *selected, telling)),
            Place::Hand(chosen) => (self.state.done.to_string(), self.hand(&*self.state.table, chosen.is_some())),
        };
        html! { <key={key}>{ scene }</> }
    }

    fn table(&self, table: &dyn GameSession, selected: Option<Seat>, telling: bool) -> Html {
        let (state, send, lang) = (self.state, self.send, self.app.lang());
        let hand = || send.reform(|_| LessonAction::Move(Place::Hand(None)));
        let takes = table.private_chooser() == Some(Lesson::learner());
        let looks = selected == Some(Lesson::learner()) && table.has_private_view(Lesson::learner());
        table.table(TableInput {
            telling,
            reading: state.reading,
            common: TableCommon {
                on_act: send.reform(|(seat, act, _)| LessonAction::Act(seat, act)),
                on_act_and_hold: None,
                take: takes.then(|| Press { on_tap: hand(), on_hold: None }),
                on_hand_over: send.reform(|seat| {
                    let own = seat == Lesson::learner();
                    LessonAction::Move(if own { Place::Hand(None) } else { Place::Table(None) })
                }),
                on_acknowledge: (state.reading && !telling).then(|| send.reform(|_| LessonAction::On)),
                selected,
                late: None,
                on_select: send.reform(|(seat, _)| LessonAction::Select(seat)),
                on_unselect: send.reform(|_| LessonAction::Move(Place::Table(None))),
                on_look: looks.then(hand),
                looked: true,
                retractable: None,
                on_retract: Callback::noop(),
                players: Rc::clone(self.players),
                on_sound: self.sound.clone(),
                shakes: false,
                random: self.random.clone(),
                narration: narration::latest(table, self.players, lang),
                beat: None,
                fresh: false,
                flat: None,
                lang,
            },
        })
    }

    fn hand(&self, table: &dyn GameSession, ready: bool) -> Html {
        let send = self.send;
        table.hand(HandInput {
            telling: false,
            common: HandCommon {
                seat: Lesson::learner(),
                open: true,
                ready,
                on_choose: send.reform(LessonAction::Choose),
                on_play: send.reform(|()| LessonAction::Play),
                on_act: send.reform(|(seat, act, _)| LessonAction::Act(seat, act)),
                on_leave: send.reform(|()| LessonAction::Move(Place::Table(None))),
                on_hold: Callback::noop(),
                news: narration::private_since(table, Lesson::learner(), self.players, self.app.lang()),
                players: Rc::clone(self.players),
                lang: self.app.lang(),
            },
        })
    }
}
