//! Who sits at the table, and by which rules.

mod intro;
mod last;
mod more;
mod option_list;
mod proposal;
mod regulars;
mod round;
mod row;
mod seat_list;
mod seating;
mod sheet;

use std::rc::Rc;

use game_ui::GameInfo;
use game_ui::art::{Icon, emblem, icon};
use table::{Seat, localized};
use ui::dom;
use ui::{IconButton, Switch, TopBar, drawing, lets_go};
use yew::prelude::*;

use crate::context::{AppContext, use_app};
use crate::hints::HintSwitch;
use crate::names;
use crate::navigation::{Navigation, Screen, Sheet, Tab};
use crate::play::begin;
use crate::settings::SettingsChange;
use crate::sheets::{LessonButton, PlacementChoice, Places, use_places};
use crate::sounds::SoundSwitch;
use crate::store::State;
use intro::IntroFold;
use last::SameTable;
use more::More;
use option_list::OptionList;
use regulars::Regulars;
use seat_list::SeatList;
use seating::{Action, Seating};
use sheet::SetupSheet;

pub(crate) use proposal::propose;
pub(crate) use round::Round;
pub(crate) use row::symbol_name;

/// What the setup of a game is given.
#[derive(Properties, PartialEq)]
pub(crate) struct SetupProps {
    /// The game.
    pub(crate) game: &'static GameInfo,
    /// The sheet that lies on the screen.
    pub(crate) sheet: Option<Sheet>,
    /// The lesson of the game, which takes the place of the screen for a while.
    #[prop_or_default]
    pub(crate) lesson: Option<Html>,
}

/// The setup of a game.
#[component]
pub(crate) fn Setup(SetupProps { game, sheet, lesson }: &SetupProps) -> Html {
    let app = &use_app();
    let game = *game;
    let lang = app.lang();
    let seating = use_reducer(|| Seating::new(game));
    let on = seating.dispatcher().to_callback();
    {
        // A new row wants a name.
        let nameless = seating.nameless();
        use_effect_with(seating.entered, move |_| {
            if let Some(at) = nameless {
                dom::focus(&format!("name-{at}"));
            }
        });
    }
    // Whether the players want their hands on their phones as soon as the game has begun.
    let phones = use_state_eq(|| false);
    let on_phones = {
        let phones = phones.clone();
        Callback::from(move |_: MouseEvent| phones.set(!*phones))
    };
    let on_start = {
        let (seating, phones) = (seating.clone(), *phones);
        app.acting(move |app| start(game, &seating, phones, app))
    };
    let on_same = {
        let (seating, phones) = (seating.clone(), *phones);
        app.acting(move |app| {
            if seating.last.is_some() {
                seating.dispatch(Action::Same);
                start(game, &seating, phones, app);
            }
        })
    };

    // Whoever has played it knows it: then the pictures stand below.
    let new = *use_memo(game.id, |_| !last::was_played(game));
    let first = *use_memo(game.id, |_| new && !app.settings.of(game.id).folded);
    let intro = html! { <IntroFold {game} unfolded={first} /> };
    let count = seating.players.len();
    let places = use_places(count as u8, seating.places.clone());
    if let Some(lesson) = lesson {
        return lesson.clone();
    }
    let (from, to) = game.seats;
    let minutes = (game.minutes)(&seating.choices, count as u8);
    let subtitle = localized!(
        lang,
        "{from}–{to} am Tisch, etwa {minutes} Minuten",
        "{from}–{to} players, about {minutes} minutes"
    );
    html! {
        <main class="app narrow" data-game={game.id}>
            if let Some(sheet) = *sheet {
                <SetupSheet {sheet} {game} seating={seating.clone()} />
            }
            <TopBar title={game.name} {subtitle} emblem={emblem(game.regular, 44)} on_back={app.going(Navigation::Back)}
                {lang}>
                <IconButton icon={Icon::Book} label={lang.select("Regeln", "Rules")} onclick={app.opening(Sheet::Rules(Tab::Booklet))} />
            </TopBar>
            <div class="body">
                if first {
                    { intro.clone() }
                }
                if let Some(last) = seating.last.clone() {
                    <SameTable {game} {last} onclick={on_same} {lang} />
                }
                <LessonButton game={game.id} class="link-button lesson-link" />
                <h2>{ lang.select("Wer sitzt am Tisch?", "Who is at the table?") }</h2>
                <p class="medium muted">
                    { lang.select("So, wie ihr sitzt: im Uhrzeigersinn.", "In the order you sit: clockwise.") }
                </p>
                <SeatList {game} seating={seating.clone()} />
                <div class="col">
                    if count < usize::from(to) {
                        <button type="button" class="btn second dash" onclick={on.reform(|_| Action::More)}>
                            { drawing(icon(Icon::Plus, 22)) }{ lang.select("Noch jemand", "One more") }
                        </button>
                    }
                </div>
                <Regulars {game} full={count >= usize::from(to) && !seating.has_empty_chair()} on_seat={on.reform(|(level, name)| Action::House(level, name))} {lang} />
                <PlacementChoice caption="caption" />
                if let Some(places) = places {
                    <Places players={Rc::new(seating.seated(lang))} {places} on_swap={on.reform(|(one, other)| Action::Swapped(one, other))} />
                }
                <OptionList {game} choices={seating.choices.clone()} names={seating.names()}
                    on_choose={on.reform(|(info, choice)| Action::Chosen(info, choice))} {lang} />
                <div class="row-group">
                    <HintSwitch {game} standard={new} />
                    <SoundSwitch />
                    if game.sealed.is_some() {
                        <Switch title={lang.select("Karten auf eigenen Handys", "Cards on own phones")}
                            hint={lang.select("Wer mag, holt sie sich per QR-Code", "Whoever likes takes them by QR code")}
                            on={*phones} onclick={on_phones} />
                    }
                </div>
                if !first {
                    { intro }
                }
                <More rules={seating.infos.len() > 1} seed={seating.seed.clone()} />
            </div>
            <div class="acts">
                <button type="button" class="btn full" onclick={on_start}>{ lets_go(count, lang) }</button>
            </div>
        </main>
    }
}

/// Begins, unless a name is missing: then the field says so. With `phones` the way of the hands to phones is shown first.
fn start(game: &'static GameInfo, seating: &UseReducerHandle<Seating>, phones: bool, app: &AppContext) {
    seating.dispatch(Action::Ready);
    // The handle reads the state as the dispatch has left it.
    if let Some(at) = seating.wrong() {
        dom::focus(&format!("name-{at}"));
        return;
    }
    let Seating { players, places, infos, choices, seed, .. } = &**seating;
    names::remember(players);
    let new = !last::was_played(game);
    last::remember(game, players, infos, choices);
    app.set.emit(SettingsChange::Folded(game.id, true));
    if new && app.settings.of(game.id).hints.is_none() {
        app.set.emit(SettingsChange::Hints(game.id, true));
    }
    let symbols = players.iter().map(|guest| guest.symbol).collect();
    let mut table = (game.deal)(&seating.names(), choices, seed.clone());
    for (seat, guest) in Seat::all(players.len() as u8).zip(players) {
        if guest.level.is_some() {
            table.set_regular(seat, guest.level);
        }
    }
    let id = begin(game.id, table.as_ref(), symbols, places.clone(), State::Running);
    let screen = Screen::Play(id.into());
    app.go(if phones { Navigation::InsteadWith(screen, Sheet::Phones) } else { Navigation::Instead(screen) });
}

#[cfg(test)]
mod tests;
