//! The sheet that lies on a game: rules, story, menu, a question. On a device that lies in the middle of the table it lies at somebody's
//! place, turned to them, and leaves the others theirs.

use std::rc::Rc;

use game_ui::GameSession;
use game_ui::art::{Icon, emblem};
use table::Seat;
use ui::IconButton;
use yew::prelude::*;

use super::action::PlayAction;
use super::narration;
use super::questions::{correction, quit, surely_quit};
use super::screens::PlayScreen;
use super::state::PlayState;
use crate::navigation::Sheet;
use crate::screens::{Round, SettingsList};
use crate::sheets::{Ask, Fair, Menu, OtherGames, Places, Rules, ShareGame, SheetFrame, StandIns, Story};

/// The seat that has the device, or will have it next, as far as anybody can tell: a sheet opens at its place.
pub(super) fn seat_in_charge(state: &PlayState) -> Seat {
    let awaited = state.table.iter().flat_map(|table| table.awaited().iter()).next();
    state.stage.seat().or(state.stage.selected()).or(awaited).unwrap_or_else(|| Seat::new(0))
}

impl PlayScreen<'_> {
    /// The sheet, where it lies.
    pub(super) fn placed_sheet(&self, table: &dyn GameSession, sheet: Sheet) -> Html {
        let Some(places) = &self.flat else { return self.sheet(table, sheet) };
        let seat = self.sheet_seat;
        let next = seat.after(1, self.state.players.seats());
        let onclick = self.on_turn_sheet.reform(move |_| next);
        let label = self.app.lang().select("Zum nächsten Platz drehen", "Turn to the next place");
        let question = sheet.is_question().then_some("question");
        html! {
            <div class={classes!("flat-private", "flat-sheet", places[seat.index()].classes(), question)}>
                { self.sheet(table, sheet) }
                <IconButton icon={Icon::Cw} {label} {onclick} />
            </div>
        }
    }

    /// The sheet: a question, or a frame with its heading and what stands on it.
    fn sheet(&self, table: &dyn GameSession, sheet: Sheet) -> Html {
        let (app, game, lang, players) = (self.app, self.props.game, self.app.lang(), &self.state.players);
        let over = table.outcome().is_some();
        let (title, content): (AttrValue, Html) = match sheet {
            Sheet::Correct => {
                let on_yes = self.on(PlayAction::Correct(table.lines()));
                return html! { <Ask asked={correction(table, players, lang)} {on_yes} /> };
            }
            Sheet::Quit(false) => {
                return html! { <Ask asked={quit(lang)} on_yes={app.turning(Sheet::Quit(true))} /> };
            }
            Sheet::Quit(true) => return html! { <Ask asked={surely_quit(lang)} on_yes={self.quitting()} /> },
            Sheet::Rules(tab) => (
                format!("{}: {}", game.name, lang.select("die Regeln", "the rules")).into(),
                html! { <Rules {game} {tab} table={(table.choices(), Rc::clone(players))} /> },
            ),
            Sheet::Story => (
                lang.select("Verlauf", "The story so far").into(),
                html! { <Story chapters={narration::chapters(table, players, lang)} /> },
            ),
            Sheet::Settings => {
                (lang.select("Einstellungen", "Settings").into(), html! { <div class="list"><SettingsList /></div> })
            }
            Sheet::Fair => (
                lang.select("Ehrlich gemischt", "Fairly shuffled").into(),
                html! { <Fair seed={table.seed().clone()} names={players.names.clone()} {over} /> },
            ),
            Sheet::Share => {
                let title = lang.select("Diese Partie teilen", "Share this game");
                let telling = (!over).then_some(game.hands);
                let (bare, named) = (table.link(false), table.link(true));
                (title.into(), html! { <ShareGame {title} name={game.name} {bare} {named} {telling} /> })
            }
            Sheet::Places => {
                let on_swap = self.send.reform(|(one, other)| PlayAction::Swap(one, other));
                let places = self.flat.as_ref().map(|places| {
                    html! { <Places players={Rc::clone(players)} places={Rc::clone(places)} {on_swap} /> }
                });
                (lang.select("Plätze am Tisch", "Places at the table").into(), places.unwrap_or_default())
            }
            Sheet::StandIns => {
                let on_seat = self.send.reform(|(seat, level)| PlayAction::SetRegular(seat, level));
                let regulars = Seat::all(players.seats()).map(|seat| table.regular(seat)).collect::<Vec<_>>();
                let title = lang.select("Wer spielt?", "Who plays?");
                (title.into(), html! { <StandIns players={Rc::clone(players)} {regulars} {on_seat} /> })
            }
            Sheet::Phones => (lang.select("Karten auf eigenen Handys", "Cards on own phones").into(), self.phones()),
            Sheet::OtherGames => {
                let round = self.state.save.as_ref().and_then(Round::of);
                let games = round.map(|round| {
                    html! { <div class="list"><OtherGames {round} played={game.id} on_sheet=true /></div> }
                });
                (
                    lang.select("Gleiche Runde, anderes Spiel", "Same round, another game").into(),
                    games.unwrap_or_default(),
                )
            }
            Sheet::Menu => (
                lang.select("Menü", "Menu").into(),
                html! {
                    <Menu {game} on_retract={self.retraction(table)} correctable={table.last().is_some()} running={!over}
                        lies_flat={self.flat.is_some()} />
                },
            ),
        };
        let picture = matches!(sheet, Sheet::Rules(_)).then(|| emblem(game.regular, 40));
        html! { <SheetFrame {title} {picture} modal={self.flat.is_none()}>{ content }</SheetFrame> }
    }
}
