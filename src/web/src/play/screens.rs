//! What stands on the screen of a game: the open table, the curtain, a hand, the end; and a sheet upon them.

use std::rc::Rc;

use table::{Action, Outcome, Record, Seat, Seats, Side, Viewer, tell};
use yew::prelude::*;

use super::begin::damaged;
use super::curtain::{Hanging, curtain};
use super::hold::{Bar, hold};
use super::over::{Over, over};
use super::questions::{correction, quit, surely_quit};
use super::rail::{Rail, rail};
use super::stage::{Stage, Step};
use super::{Msg, Play, taker, tales};
use crate::art::{Icon, emblem};
use crate::face::{End, Face, Forecast, HandProps, TableProps};
use crate::screens::settings_list;
use crate::sheets::{Offers, Sheet, Tab, ask, frame, menu, past, rules, story};
use crate::ui::{El, Strip, button, el, icon_button, strip};

/// What a seat may do on the open table.
fn open_acts<G: Face>(game: &G, seat: Seat) -> Vec<G::Action> {
    game.legal(seat).into_iter().filter(|action| action.side() == Side::Open).collect()
}

impl<G: Face> Play<G> {
    /// The whole screen.
    pub(super) fn screen(&self, ctx: &Context<Play<G>>) -> Html {
        let house = &ctx.props().house;
        let Some(record) = &self.record else { return damaged(house) };
        let game = record.game();
        let view = Rc::new(game.view(Viewer::Table));
        let shown = self.telling.as_ref().map_or_else(|| Rc::clone(&view), |telling| Rc::clone(&telling.before));
        let outcome = game.outcome().filter(|_| self.telling.is_none() && !self.reading);
        let veiled = matches!(self.stage, Stage::Curtain(..)) && outcome.is_none();
        // What comes and goes stands first, so that everything after it stays the same element.
        let screen = el("main", "app")
            .class("narrow over", outcome.is_some())
            .class("veiled", veiled)
            .class("private", matches!(self.stage, Stage::Hand { .. }))
            .set("data-game", G::ID)
            .maybe(ctx.props().sheet.and_then(|sheet| self.sheet(ctx, record, sheet)))
            .maybe(self.unsaved(ctx))
            .add(el("p", "sr").set("role", "status").tell(self.spoken(ctx, record)));
        let screen = match (outcome, &self.stage) {
            // At the end the ranking names everybody.
            (Some(outcome), _) => screen.add(self.bar(ctx, &shown)).all(self.over(ctx, record, &view, outcome)),
            (None, Stage::Table(selected)) => screen
                .add(self.bar(ctx, &shown))
                .node(self.table(ctx, record, &shown))
                .maybe(selected.filter(|_| !G::REACTS).map(|seat| self.strip(ctx, record, seat)))
                .add(self.rail(ctx, record, &shown)),
            (None, Stage::Curtain(seat, step)) => screen
                .add(self.curtain(ctx, record, &shown, *seat, *step))
                .maybe((*step == Step::Hold).then(|| self.tapping(ctx)))
                .maybe((*step == Step::Hold).then(|| self.hold(ctx, *seat, Bar::Lit)))
                .add(self.rail(ctx, record, &shown)),
            (None, Stage::Hand { seat, held, .. }) => screen
                .add(self.bar(ctx, &shown))
                .node(self.hand(ctx, record, &shown, *seat))
                .add(self.hold(ctx, *seat, if held.is_some() { Bar::Held } else { Bar::Calm }))
                .add(self.rail(ctx, record, &shown)),
        };
        // Any tap ends the telling.
        if self.telling.is_some() {
            screen.set("data-telling", "").touch(ctx.link().callback(|_| Msg::Skip)).into()
        } else {
            screen.into()
        }
    }

    /// What a screen reader says: only what everybody may hear.
    fn spoken(&self, ctx: &Context<Play<G>>, record: &Record<G>) -> String {
        let lang = ctx.props().house.lang();
        match self.stage {
            _ if self.telling.is_some() => String::new(),
            Stage::Table(_) => tales::spoken(record, &self.guests, lang),
            Stage::Curtain(seat, _) | Stage::Hand { seat, .. } => {
                let name = self.guests.name(seat);
                tell!(lang, "{name} hat das Gerät.", "{name} has the device.")
            }
        }
    }

    fn bar(&self, ctx: &Context<Play<G>>, shown: &G::View) -> El {
        let house = &ctx.props().house;
        let lang = house.lang();
        let words = el("div", "grow")
            .add(el("h1", "").say(G::NAME))
            .add(el("div", "small muted").tell(G::subtitle(shown, lang)));
        el("header", "bar")
            .draw(emblem(G::REGULAR, 44))
            .add(words)
            .add(icon_button(Icon::Book, lang.pick("Regeln", "Rules"), house.opening(Sheet::Rules(Tab::Booklet))))
            .add(icon_button(Icon::List, lang.pick("Verlauf", "Story"), house.opening(Sheet::Story)))
            .add(icon_button(Icon::Dots, lang.pick("Menü", "Menu"), house.opening(Sheet::Menu)))
    }

    /// The seats that the rail lights: not before the story has been told, and on a curtain whose it is.
    fn lit(&self, record: &Record<G>) -> Seats {
        match (&self.telling, record.steps().next_back()) {
            (Some(_), Some(step)) => Seats::only(step.seat),
            _ => self.stage.seat().map_or_else(|| record.game().awaited(), Seats::only),
        }
    }

    fn rail(&self, ctx: &Context<Play<G>>, record: &Record<G>, shown: &G::View) -> El {
        rail::<G>(&Rail {
            view: shown,
            guests: &self.guests,
            awaited: self.lit(record),
            selected: self.stage.selected(),
            select: G::HANDS.then(|| ctx.link().callback(|(seat, when)| Msg::Select(seat, when))),
            lang: ctx.props().house.lang(),
        })
    }

    fn strip(&self, ctx: &Context<Play<G>>, record: &Record<G>, seat: Seat) -> El {
        let game = record.game();
        let lang = ctx.props().house.lang();
        // Whoever is awaited finds the open acts on the table.
        let out_of_turn = !game.awaited().contains(seat);
        let open = open_acts(game, seat).into_iter().filter(|_| out_of_turn);
        let act = |action: G::Action| {
            let label = G::label(&action, lang);
            button("btn", self.on(ctx, Msg::Act(seat, action))).tell(label)
        };
        strip(Strip {
            seat,
            guests: &self.guests,
            late: self.late,
            acts: open.map(act).collect(),
            look: self.look(ctx, game, seat),
            close: self.on(ctx, Msg::Stage(Stage::Table(None))),
            lang,
        })
    }

    /// Draws the curtain of a seat that has something behind it.
    fn look(&self, ctx: &Context<Play<G>>, game: &G, seat: Seat) -> Option<Callback<MouseEvent>> {
        let looks = G::looks(&game.view(Viewer::Table), seat);
        looks.then(|| self.on(ctx, Msg::Stage(Stage::Curtain(seat, Step::Name))))
    }

    fn table(&self, ctx: &Context<Play<G>>, record: &Record<G>, view: &Rc<G::View>) -> Html {
        let game = record.game();
        let seat = game.awaited().iter().next();
        // While what was turned up is looked at, nothing else can be done.
        let open = |seat| if self.reading { Vec::new() } else { open_acts(game, seat) };
        let act = ctx.link().batch_callback(move |action| seat.map(|seat| Msg::Act(seat, action)));
        let write = ctx.link().batch_callback(move |(action, text)| seat.map(|seat| Msg::Write(seat, action, text)));
        let take = taker(game).filter(|taker| Some(*taker) == seat && !self.reading);
        // Whoever has just acted holds the device and has already answered.
        let step = match record.steps().next_back() {
            Some(step) if Some(step.seat) == take => Step::Hold,
            _ => Step::Name,
        };
        let retractable = record.retractable().filter(|_| !self.looked);
        let lang = ctx.props().house.lang();
        G::show(&TableProps {
            view: Rc::clone(view),
            seat,
            menu: Rc::new(seat.map(open).unwrap_or_default()),
            forecast: self.forecast.clone(),
            act,
            take: take.map(|seat| self.on(ctx, Msg::Stage(Stage::Curtain(seat, step)))),
            done: self.reading.then(|| self.on(ctx, Msg::Done)),
            menus: Rc::new(if G::REACTS { Seat::all(game.seats()).map(open).collect() } else { Vec::new() }),
            react: ctx.link().callback(|(seat, action)| Msg::Act(seat, action)),
            write,
            note: tales::note(record).map(Rc::from),
            selected: self.stage.selected(),
            late: self.late,
            select: ctx.link().callback(|(seat, when)| Msg::Select(seat, when)),
            unselect: self.on(ctx, Msg::Stage(Stage::Table(None))),
            look: self.stage.selected().and_then(|seat| self.look(ctx, game, seat)),
            telling: self.telling.as_ref().map(|telling| Rc::clone(&telling.told)),
            last: Rc::new(tales::latest(record)),
            retractable: retractable.map(|step| step.seat),
            retract: self.on(ctx, Msg::Retract),
            guests: Rc::clone(&self.guests),
            tale: if self.telling.is_some() { Vec::new() } else { tales::tale(record, &self.guests, lang) },
            lang,
        })
    }

    fn curtain(&self, ctx: &Context<Play<G>>, record: &Record<G>, view: &G::View, seat: Seat, step: Step) -> El {
        let lang = ctx.props().house.lang();
        let back = if step == Step::Name { Stage::Table(None) } else { Stage::Curtain(seat, Step::Name) };
        let awaited = record.game().awaited().contains(seat);
        curtain(Hanging {
            seat,
            step,
            guests: &self.guests,
            brief: if awaited { G::brief(view, &self.guests, lang) } else { None },
            story: tales::public_since(record, seat, &self.guests, lang),
            answer: self.on(ctx, Msg::Stage(Stage::Curtain(seat, Step::Hold))),
            back: self.on(ctx, Msg::Stage(back)),
            lang,
        })
    }

    /// For those who cannot or do not want to hold.
    fn tapping(&self, ctx: &Context<Play<G>>) -> El {
        let house = &ctx.props().house;
        let words = if house.settings.hold {
            house.lang().pick("Lieber antippen statt halten", "Rather tap than hold")
        } else {
            house.lang().pick("Lieber halten statt antippen", "Rather hold than tap")
        };
        button("lnk", self.on(ctx, Msg::Swap)).say(words)
    }

    fn hold(&self, ctx: &Context<Play<G>>, seat: Seat, bar: Bar) -> El {
        let link = ctx.link().clone();
        let say = Callback::from(move |msg| link.send_message(msg));
        hold::<G>(&ctx.props().house, bar, self.guests.symbol(seat), say)
    }

    fn hand(&self, ctx: &Context<Play<G>>, record: &Record<G>, covered: &Rc<G::View>, seat: Seat) -> Html {
        let Stage::Hand { held, chosen, .. } = &self.stage else { return Html::default() };
        let (game, open) = (record.game(), held.is_some());
        let lang = ctx.props().house.lang();
        let private = |action: &G::Action| action.side() == Side::Private;
        let link = ctx.link().clone();
        G::hand(&HandProps {
            seat,
            open,
            view: if open { Rc::new(game.view(Viewer::Seat(seat))) } else { Rc::clone(covered) },
            menu: Rc::new(if open { game.legal(seat).into_iter().filter(private).collect() } else { Vec::new() }),
            forecast: open.then(|| Forecast::new(game, seat)),
            ready: chosen.is_some(),
            choose: ctx.link().callback(Msg::Choose),
            play: Callback::from(move |()| link.send_message(Msg::Play)),
            leave: ctx.link().callback(|()| Msg::Stage(Stage::Table(None))),
            news: if open { tales::private_since(record, seat, &self.guests, lang) } else { Vec::new() },
            guests: Rc::clone(&self.guests),
            lang,
        })
    }

    fn over(&self, ctx: &Context<Play<G>>, record: &Record<G>, view: &G::View, outcome: Outcome) -> [El; 2] {
        let house = &ctx.props().house;
        let events = record.steps().flat_map(|step| &step.events);
        let told: Vec<G::Told> = events.filter_map(|event| G::told(event, Viewer::Table)).collect();
        let finale = G::end(&End {
            view,
            told: &told,
            winners: outcome.winners.iter().collect(),
            ranking: outcome.ranking(),
            guests: &self.guests,
            lang: house.lang(),
        });
        over(
            house,
            Over {
                finale,
                outcome,
                guests: &self.guests,
                again: self.on(ctx, Msg::Again),
                past: record.game().hindsight().map(|_| record.entries().len() as u16),
                retract: record.retractable().filter(|_| !self.looked).map(|_| self.on(ctx, Msg::Retract)),
                minutes: self.save.as_ref().map_or(0, |save| ((save.changed - save.begun) / 60_000.0) as u32),
            },
        )
    }

    /// What the device cannot keep is said once.
    fn unsaved(&self, ctx: &Context<Play<G>>) -> Option<El> {
        if self.kept || self.noted {
            return None;
        }
        let lang = ctx.props().house.lang();
        let words = lang.pick(
            "Dieses Gerät speichert gerade nichts. Spielt weiter, aber lasst die Seite offen.",
            "Nothing is saved on this device at the moment. Play on, but keep the page open.",
        );
        let note = el("div", "board toast row").set("role", "status").add(el("span", "grow").say(words));
        Some(note.add(icon_button(Icon::Close, lang.pick("Gelesen", "Read"), self.on(ctx, Msg::Noted))))
    }

    /// A moment of the finished game; none while it runs.
    fn past(&self, ctx: &Context<Play<G>>, record: &Record<G>, at: u16) -> Option<El> {
        record.game().outcome()?;
        let house = &ctx.props().house;
        let lang = house.lang();
        let acts = record.entries().len() as u16;
        let at = at.min(acts);
        let view = record.prefix(at.into()).game().hindsight()?;
        let lines = at.checked_sub(1).map(|line| tales::entry(record, line.into(), &self.guests, lang));
        Some(past(house, at, acts, lines.unwrap_or_default(), G::look_back(&view, &self.guests, lang)?))
    }

    fn sheet(&self, ctx: &Context<Play<G>>, record: &Record<G>, sheet: Sheet) -> Option<El> {
        let house = &ctx.props().house;
        let lang = house.lang();
        Some(match sheet {
            Sheet::Rules(tab) => rules::<G>(house, tab, Some((record.options(), &self.guests))),
            Sheet::Story => story(house, tales::lines(record, &self.guests, lang)),
            Sheet::Settings => {
                let list = el("div", "list").all(settings_list(house));
                frame(house, lang.pick("Einstellungen", "Settings").to_owned(), None, vec![list])
            }
            Sheet::Menu => menu(
                house,
                Offers {
                    retract: record.retractable().filter(|_| !self.looked).map(|_| self.on(ctx, Msg::Retract)),
                    correctable: record.steps().next().is_some(),
                    running: record.game().outcome().is_none(),
                },
            ),
            Sheet::Past(at) => return self.past(ctx, record, at),
            Sheet::Correct => ask(house, correction(record, &self.guests, lang), self.on(ctx, Msg::Correct)),
            Sheet::Quit(false) => ask(house, quit(lang), house.turning(Sheet::Quit(true))),
            Sheet::Quit(true) => ask(house, surely_quit(lang), self.on(ctx, Msg::Quit)),
        })
    }
}
