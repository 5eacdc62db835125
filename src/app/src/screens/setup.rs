//! Who sits at the table, and by which rules.

mod knobs;
mod last;
mod more;
mod proposal;
mod row;
mod seating;

use game_ui::GameInfo;
use game_ui::art::{Icon, emblem, icon};
use table::{Lang, Link, tell};
use ui::dom;
use ui::{TopBar, drawing, icon_button, lets_go, named};
use yew::prelude::*;

use crate::app::{Go, Screen, is_here};
use crate::context::{AppContext, use_app};
use crate::names::{self, Regular};
use crate::play::begin;
use crate::sheets::{Fair, Sheet, Tab, booklet, fair, share_rules};
use crate::store::State;
use knobs::Knobs;
use last::SameTable;
use more::More;
use row::Row;
use seating::{Action, Seating};

pub(crate) use proposal::propose;

/// What the setup of a game is given.
#[derive(Properties, PartialEq)]
pub(crate) struct SetupProps {
    /// The game.
    pub(crate) game: &'static GameInfo,
    /// The sheet that lies on the screen.
    pub(crate) sheet: Option<Sheet>,
}

/// The setup of a game.
#[component]
pub(crate) fn Setup(SetupProps { game, sheet }: &SetupProps) -> Html {
    let house = &use_app();
    let game = *game;
    let lang = house.lang();
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
    let on_start = {
        let (seating, house) = (seating.clone(), house.clone());
        Callback::from(move |_: MouseEvent| {
            if is_here() {
                start(game, &seating, &house);
            }
        })
    };
    let on_same = {
        let (seating, house) = (seating.clone(), house.clone());
        Callback::from(move |_: MouseEvent| {
            if is_here() && seating.last.is_some() {
                seating.dispatch(Action::Same);
                start(game, &seating, &house);
            }
        })
    };

    let seated = seating.guests.len();
    let (from, to) = game.seats;
    let minutes = (game.minutes)(&seating.choices, seated as u8);
    let subtitle =
        tell!(lang, "{from}–{to} am Tisch, etwa {minutes} Minuten", "{from}–{to} players, about {minutes} minutes");
    html! {
        <main class="app narrow" data-game={game.id}>
            { sheet.and_then(|sheet| laid(sheet, game, &seating, &on, house)) }
            <TopBar title={game.name} {subtitle} emblem={emblem(game.regular, 44)} on_back={house.going(Go::Back)}
                {lang}>
                { icon_button(Icon::Book, lang.pick("Regeln", "Rules"), house.opening(Sheet::Rules(Tab::Booklet))) }
            </TopBar>
            <div class="body">
                if let Some(last) = seating.last.clone() {
                    <SameTable {game} {last} onclick={on_same} {lang} />
                }
                <h2>{ lang.pick("Wer sitzt am Tisch?", "Who is at the table?") }</h2>
                <p class="t2 muted">
                    { lang.pick("So, wie ihr sitzt: im Uhrzeigersinn.", "In the order you sit: clockwise.") }
                </p>
                <ol class="seats">
                    { for rows(game, &seating, &on, lang) }
                    { known(&seating.absent(), &on, lang) }
                </ol>
                <div class="col">
                    if seated < usize::from(to) {
                        <button type="button" class="btn second dash" onclick={on.reform(|_| Action::More)}>
                            { drawing(icon(Icon::Plus, 22)) }{ lang.pick("Noch jemand", "One more") }
                        </button>
                    }
                </div>
                <Knobs {game} choices={seating.choices.clone()} names={seating.names()}
                    on_choose={on.reform(|(topic, choice)| Action::Chosen(topic, choice))} {lang} />
                <More rules={seating.topics.len() > 1} seed={seating.seed.clone()} />
            </div>
            <div class="acts">
                <button type="button" class="btn full" onclick={on_start}>{ lets_go(seated, lang) }</button>
            </div>
        </main>
    }
}

/// A row for everybody at the table.
fn rows(game: &GameInfo, seating: &Seating, on: &Callback<Action>, lang: Lang) -> impl Iterator<Item = Html> {
    let names = seating.names();
    let count = seating.guests.len();
    (0..count).map(move |at| {
        html! {
            <Row key={format!("row-{at}")} {at} guest={seating.guests[at].clone()} {count}
                wrong={ui::names::wrong(&names, at).filter(|_| seating.was_left(at))}
                removable={count > usize::from(game.seats.0)} taken={seating.taken(at)}
                picking={seating.picking == Some(at)} on={on.clone()} {lang} />
        }
    })
}

/// Whom this device has met and who does not sit here yet.
fn known(absent: &[&Regular], on: &Callback<Action>, lang: Lang) -> Option<Html> {
    let one = |known: &&Regular| {
        let name = named(&known.name);
        let known = (*known).clone();
        html! { <button type="button" onclick={on.reform(move |_| Action::Known(known.clone()))}>{ name }</button> }
    };
    let label = lang.pick("Schon einmal da gewesen", "Has been here before");
    (!absent.is_empty()).then(|| {
        html! { <li key="names" class="names" aria-label={label}>{ for absent.iter().map(one) }</li> }
    })
}

/// The sheet that lies on the screen, if it is one that belongs there.
fn laid(
    sheet: Sheet,
    game: &'static GameInfo,
    seating: &Seating,
    on: &Callback<Action>,
    house: &AppContext,
) -> Option<Html> {
    match sheet {
        Sheet::Rules(tab) => Some(booklet(house, game, tab, None)),
        Sheet::Share => {
            let rules = Link::of_choices(game.head(), &seating.topics, &seating.choices);
            Some(share_rules(house, game.name, rules))
        }
        Sheet::Fair => {
            let luck = Some(on.reform(|(at, text)| Action::Lucky(at, text)));
            let names = seating.called(house.lang());
            Some(fair(house, Fair { seed: &seating.seed, names, luck, over: false }))
        }
        _ => None,
    }
}

/// Begins, unless a name is missing: then the field says so.
fn start(game: &'static GameInfo, seating: &UseReducerHandle<Seating>, house: &AppContext) {
    seating.dispatch(Action::Ready);
    // The handle reads the state as the dispatch has left it.
    if let Some(at) = seating.wrong() {
        dom::focus(&format!("name-{at}"));
        return;
    }
    let Seating { guests, topics, choices, seed, .. } = &**seating;
    names::remember(guests);
    last::remember(game, guests, topics, choices);
    let symbols = guests.iter().map(|guest| guest.symbol).collect();
    let id = begin(game.id, (game.deal)(&seating.names(), choices, seed.clone()).as_ref(), symbols, State::Running);
    house.go(Go::Instead(Screen::Play(id.into())));
}
