//! What stands on the screen of a game: the open table, the curtain, a hand, the end; and a sheet upon them.

use std::rc::Rc;

use game_ui::Common;
use game_ui::art::{Icon, emblem};
use game_ui::{GameSession, HandInput, TableInput, TableStatus};
use table::{Outcome, Seat, Seats, tell};
use ui::{Strip, drawing, icon_button, strip};
use yew::prelude::*;

use super::begin::{damaged, unopened};
use super::curtain::Curtain;
use super::hold::{Bar, HoldBar};
use super::over::{Over, length, over};
use super::questions::{correction, quit, surely_quit};
use super::rail::Rail;
use super::stage::{Stage, Step};
use super::{Msg, Play, Props, tales};
use crate::app::{Go, Screen};
use crate::sheets::{self, Fair, Offers, Sheet, Tab, ask, booklet, fair, menu, share_game, story};
use crate::store::{self, Save};

impl Play {
    /// The whole screen.
    pub(super) fn screen(&self, ctx: &Context<Play>) -> Html {
        let Props { game, house, sheet, .. } = ctx.props();
        let Some(table) = self.table.as_deref() else {
            return self.save.as_ref().map_or_else(|| damaged(house), |save| unopened(house, game, save));
        };
        let outcome = table.outcome().filter(|_| !self.telling && !self.reading);
        let class = classes!(
            "app",
            outcome.is_some().then_some("narrow over"),
            (matches!(self.stage, Stage::Curtain(..)) && outcome.is_none()).then_some("veiled"),
            matches!(self.stage, Stage::Hand { .. }).then_some("private"),
        );
        // Any tap ends the telling.
        let onpointerdown = self.telling.then(|| ctx.link().callback(|_| Msg::Skip));
        html! {
            <main {class} data-game={game.id} data-telling={self.telling.then_some("")} {onpointerdown}>
                // What comes and goes stands first, so that everything after it stays the same element.
                { sheet.map(|sheet| self.sheet(ctx, table, sheet)) }
                { self.unsaved(ctx) }
                <p class="sr" role="status">{ self.spoken(ctx, table) }</p>
                { self.stage(ctx, table, outcome) }
            </main>
        }
    }

    fn stage(&self, ctx: &Context<Play>, table: &dyn GameSession, outcome: Option<Outcome>) -> Html {
        let around = table.around(self.telling, ctx.props().house.lang());
        match (outcome, &self.stage) {
            // At the end the ranking names everybody.
            (Some(outcome), _) => self.over(ctx, table, outcome),
            (None, Stage::Table(selected)) => html! {
                <>
                    { self.bar(ctx, &around.subtitle) }
                    { self.table(ctx, table) }
                    { selected.filter(|_| !ctx.props().game.reacts).map(|seat| self.strip(ctx, table, seat)) }
                    { self.rail(ctx, table, around) }
                </>
            },
            (None, Stage::Curtain(seat, step)) => html! {
                <>
                    { self.curtain(ctx, table, *seat, *step) }
                    { (*step == Step::Hold).then(|| self.tapping(ctx)) }
                    { (*step == Step::Hold).then(|| self.hold(ctx, *seat, Bar::Lit)) }
                    { self.rail(ctx, table, around) }
                </>
            },
            (None, Stage::Hand { seat, held, .. }) => html! {
                <>
                    { self.bar(ctx, &around.subtitle) }
                    { self.hand(ctx, table, *seat) }
                    { self.hold(ctx, *seat, if held.is_some() { Bar::Held } else { Bar::Calm }) }
                    { self.rail(ctx, table, around) }
                </>
            },
        }
    }

    /// What a screen reader says: only what everybody may hear.
    fn spoken(&self, ctx: &Context<Play>, table: &dyn GameSession) -> String {
        let lang = ctx.props().house.lang();
        match self.stage {
            _ if self.telling => String::new(),
            Stage::Table(_) => tales::spoken(table, &self.guests, lang),
            Stage::Curtain(seat, _) | Stage::Hand { seat, .. } => {
                let name = self.guests.name(seat);
                tell!(lang, "{name} hat das Gerät.", "{name} has the device.")
            }
        }
    }

    fn bar(&self, ctx: &Context<Play>, subtitle: &str) -> Html {
        let Props { game, house, .. } = ctx.props();
        let lang = house.lang();
        html! {
            <header class="bar">
                { drawing(emblem(game.regular, 44)) }
                <div class="grow"><h1>{ game.name }</h1><div class="small muted">{ subtitle }</div></div>
                { icon_button(Icon::Book, lang.pick("Regeln", "Rules"), house.opening(Sheet::Rules(Tab::Booklet))) }
                { icon_button(Icon::List, lang.pick("Verlauf", "Story"), house.opening(Sheet::Story)) }
                { icon_button(Icon::Dots, lang.pick("Menü", "Menu"), house.opening(Sheet::Menu)) }
            </header>
        }
    }

    /// The seats that the rail lights: not before the story has been told, and on a curtain whose it is.
    fn lit(&self, table: &dyn GameSession) -> Seats {
        let acted = table.last().filter(|_| self.telling);
        acted.or(self.stage.seat()).map_or_else(|| table.awaited(), Seats::only)
    }

    fn rail(&self, ctx: &Context<Play>, table: &dyn GameSession, around: TableStatus) -> Html {
        let link = ctx.link();
        let on_select = ctx.props().game.hands.then(|| link.callback(|(seat, when)| Msg::Select(seat, when)));
        let on_shout = link.callback(|(seat, act, when)| Msg::Shout(seat, act, when));
        html! {
            <Rail {around} guests={Rc::clone(&self.guests)} awaited={self.lit(table)} selected={self.stage.selected()}
                {on_select} {on_shout} lang={ctx.props().house.lang()} />
        }
    }

    fn strip(&self, ctx: &Context<Play>, table: &dyn GameSession, seat: Seat) -> Html {
        let lang = ctx.props().house.lang();
        // Whoever is awaited finds the open acts on the table.
        let open = if table.awaited().contains(seat) { Vec::new() } else { table.open_acts(seat, lang) };
        let act = |(act, label)| {
            let onclick = self.on(ctx, Msg::Act(seat, act, None));
            html! { <button type="button" class="btn" {onclick}>{ label }</button> }
        };
        strip(Strip {
            seat,
            guests: &self.guests,
            late: self.late,
            acts: open.into_iter().map(act).collect(),
            look: self.look(ctx, table, seat),
            close: self.on(ctx, Msg::Stage(Stage::Table(None))),
            lang,
        })
    }

    /// Draws the curtain of a seat that has something behind it.
    fn look(&self, ctx: &Context<Play>, table: &dyn GameSession, seat: Seat) -> Option<Callback<MouseEvent>> {
        table.looks(seat).then(|| self.on(ctx, Msg::Stage(Stage::Curtain(seat, Step::Name))))
    }

    fn table(&self, ctx: &Context<Play>, table: &dyn GameSession) -> Html {
        // While what was turned up is looked at, nothing else can be done.
        let take = table.taker().filter(|taker| table.awaited().iter().next() == Some(*taker) && !self.reading);
        // Whoever has just acted and still holds the device has already answered.
        let answered = table.last() == take && self.holder == take;
        let step = if answered { Step::Hold } else { Step::Name };
        let lang = ctx.props().house.lang();
        table.table(TableInput {
            telling: self.telling,
            reading: self.reading,
            common: Common {
                does: ctx.link().callback(|(seat, act, text)| Msg::Act(seat, act, text)),
                take: take.map(|seat| self.on(ctx, Msg::Stage(Stage::Curtain(seat, step)))),
                behind: ctx.link().callback(|seat| Msg::Stage(Stage::Curtain(seat, Step::Name))),
                done: self.reading.then(|| self.on(ctx, Msg::Done)),
                selected: self.stage.selected(),
                late: self.late,
                select: ctx.link().callback(|(seat, when)| Msg::Select(seat, when)),
                unselect: self.on(ctx, Msg::Stage(Stage::Table(None))),
                look: self.stage.selected().and_then(|seat| self.look(ctx, table, seat)),
                looked: self.looked,
                retractable: table.retractable().filter(|_| !self.looked),
                retract: self.on(ctx, Msg::Retract(table.lines())),
                guests: Rc::clone(&self.guests),
                vibrate: vibrating(ctx.props().house.settings.buzz),
                random: Callback::from(|()| {
                    let [a, b, c, d, ..] = platform::random_bytes();
                    u32::from_le_bytes([a, b, c, d])
                }),
                tale: if self.telling { Vec::new() } else { tales::tale(table, &self.guests, lang) },
                lang,
            },
        })
    }

    fn curtain(&self, ctx: &Context<Play>, table: &dyn GameSession, seat: Seat, step: Step) -> Html {
        let lang = ctx.props().house.lang();
        let back = if step == Step::Name { Stage::Table(None) } else { Stage::Curtain(seat, Step::Name) };
        let brief = if table.awaited().contains(seat) { table.brief(self.telling, &self.guests, lang) } else { None };
        html! {
            <Curtain {seat} {step} guests={Rc::clone(&self.guests)} {brief}
                story={tales::public_since(table, seat, &self.guests, lang)}
                on_answer={self.on(ctx, Msg::Stage(Stage::Curtain(seat, Step::Hold)))}
                on_back={self.on(ctx, Msg::Stage(back))} hold={ctx.props().house.settings.hold} {lang} />
        }
    }

    /// For those who cannot or do not want to hold.
    fn tapping(&self, ctx: &Context<Play>) -> Html {
        let house = &ctx.props().house;
        let words = if house.settings.hold {
            house.lang().pick("Lieber antippen als halten", "Tap instead of holding")
        } else {
            house.lang().pick("Lieber halten als antippen", "Hold instead of tapping")
        };
        html! {
            <div class="other">
                <button type="button" class="btn second full" onclick={self.on(ctx, Msg::Swap)}>{ words }</button>
            </div>
        }
    }

    fn hold(&self, ctx: &Context<Play>, seat: Seat, bar: Bar) -> Html {
        let house = &ctx.props().house;
        html! {
            <HoldBar {bar} hold={house.settings.hold} symbol={self.guests.symbol(seat)} lang={house.lang()}
                on_open={ctx.link().callback(Msg::Open)} on_release={ctx.link().callback(Msg::Release)} />
        }
    }

    fn hand(&self, ctx: &Context<Play>, table: &dyn GameSession, seat: Seat) -> Html {
        let Stage::Hand { held, chosen, .. } = &self.stage else { return Html::default() };
        let open = held.is_some();
        let lang = ctx.props().house.lang();
        table.hand(HandInput {
            telling: self.telling,
            seat,
            open,
            ready: chosen.is_some(),
            chosen: ctx.link().callback(Msg::Choose),
            play: ctx.link().callback(|()| Msg::Play),
            leave: ctx.link().callback(|()| Msg::Stage(Stage::Table(None))),
            news: if open { tales::private_since(table, seat, &self.guests, lang) } else { Vec::new() },
            guests: Rc::clone(&self.guests),
            lang,
        })
    }

    fn over(&self, ctx: &Context<Play>, table: &dyn GameSession, outcome: Outcome) -> Html {
        let house = &ctx.props().house;
        let winner = outcome.winners.iter().next().unwrap_or_else(|| Seat::new(0));
        let finale = table.finale(winner, &self.guests, house.lang());
        let length = length(finale.rounds, self.save.as_ref().and_then(Save::minutes), house.lang());
        let over = over(
            house,
            Over {
                finale,
                winner,
                outcome,
                guests: &self.guests,
                again: self.on(ctx, Msg::Again),
                replay: house.going(Go::To(Screen::Replay(ctx.props().id.clone()))),
                retract: self.retract(ctx, table),
            },
        );
        html! { <>{ self.bar(ctx, &length) }{ over }</> }
    }

    /// Takes the last act back, while that is possible.
    fn retract(&self, ctx: &Context<Play>, table: &dyn GameSession) -> Option<Callback<MouseEvent>> {
        table.retractable().filter(|_| !self.looked).map(|_| self.on(ctx, Msg::Retract(table.lines())))
    }

    /// A sentence above the table, until it has been read.
    fn toast(&self, ctx: &Context<Play>, words: &'static str, read: Msg) -> Html {
        let label = ctx.props().house.lang().pick("Gelesen", "Read");
        html! {
            <div class="board toast row" role="status">
                <span class="grow">{ words }</span>
                { icon_button(Icon::Close, label, self.on(ctx, read)) }
            </div>
        }
    }

    /// What the device cannot keep, and that the game is open twice, is said once.
    fn unsaved(&self, ctx: &Context<Play>) -> Option<Html> {
        let lang = ctx.props().house.lang();
        if self.doubled {
            let words = lang.pick(
                "Dieses Spiel ist noch in einem anderen Tab offen. Spielt nur in einem weiter.",
                "This game is open in another tab too. Play on in one of them only.",
            );
            return Some(self.toast(ctx, words, Msg::Alone));
        }
        if self.kept || self.noted {
            return None;
        }
        Some(self.toast(ctx, store::UNSAVED.get(lang), Msg::Noted))
    }

    fn sheet(&self, ctx: &Context<Play>, table: &dyn GameSession, sheet: Sheet) -> Html {
        let Props { game, house, .. } = ctx.props();
        let lang = house.lang();
        match sheet {
            Sheet::Rules(tab) => booklet(house, game, tab, Some((&table.choices(), &self.guests))),
            Sheet::Story => story(house, tales::chapters(table, &self.guests, lang)),
            Sheet::Settings => sheets::settings(house),
            Sheet::Menu => menu(
                house,
                Offers {
                    retract: self.retract(ctx, table),
                    correctable: table.last().is_some(),
                    running: table.outcome().is_none(),
                },
            ),
            Sheet::Fair => {
                let over = table.outcome().is_some();
                fair(house, Fair { seed: table.seed(), names: self.guests.names.clone(), luck: None, over })
            }
            Sheet::Share => {
                let [bare, named] = [false, true].map(|names| table.link(names));
                let telling = table.outcome().is_none().then_some(game.hands);
                share_game(house, game.name, bare, named, telling)
            }
            Sheet::Correct => {
                ask(house, correction(table, &self.guests, lang), self.on(ctx, Msg::Correct(table.lines())))
            }
            Sheet::Quit(false) => ask(house, quit(lang), house.turning(Sheet::Quit(true))),
            Sheet::Quit(true) => ask(house, surely_quit(lang), self.on(ctx, Msg::Quit)),
        }
    }
}

/// Lets the device vibrate, if that is wanted.
fn vibrating(wanted: bool) -> Callback<u32> {
    if wanted { Callback::from(platform::vibrate) } else { Callback::noop() }
}
