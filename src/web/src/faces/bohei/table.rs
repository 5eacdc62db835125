//! The open table: the rules in force, everybody's cards, what waits, and whose move it is.

use ::bohei::{Bohei, Event, Pending, Told};
use ::table::Words;
use yew::prelude::*;

use super::arena::arena;
use super::breach::breaches;
use super::desk::{Desk, Msg, State};
use super::motion::Motion;
use super::orders::orders;
use super::players::{piles, players};
use super::slots::slots;
use super::strip;
use super::ticks::{aim, ticks};
use super::turn::{last_call, turn};
use crate::face::TableProps;
use crate::ui::old::{Context, El, Live, el, flying, said};

/// The open table.
pub(super) struct Table {
    state: State,
}

impl Live for Table {
    type Message = Msg;
    type Properties = TableProps<Bohei>;

    fn create(_ctx: &Context<Table>) -> Table {
        Table { state: State::default() }
    }

    fn update(&mut self, _ctx: &Context<Table>, msg: Msg) -> bool {
        match msg {
            Msg::Ask(seat) => self.state.asked = Some(seat),
            Msg::Accuse(seat) => self.state.accuser = seat,
        }
        true
    }

    /// A half-made choice belongs to whoever is selected, and to the moment before the next act.
    fn changed(&mut self, ctx: &Context<Table>, before: &TableProps<Bohei>) -> bool {
        let props = ctx.props();
        if props.selected != before.selected || props.view.breaches != before.view.breaches {
            self.state.accuser = None;
        }
        if props.view.pending != before.view.pending || props.selected.is_some() {
            self.state.asked = None;
        }
        true
    }

    fn view(&self, ctx: &Context<Table>) -> Html {
        let props = ctx.props();
        let (view, lang) = (&props.view, props.lang);
        let desk = Desk { props, state: self.state, link: ctx.link() };
        let motion = props.telling.as_ref().map(|told| Motion::of(told)).unwrap_or_default();
        let side = el("div", "bo-side").add(slots(view, lang)).add(players(&desk)).add(piles(view, lang));
        let main = el("div", "bo-main").set("id", "middle").maybe(breaches(&desk)).maybe(last_call(&desk));
        let main = main.maybe(view.pending.is_none().then(|| last(props)));
        let main = match (arena(ctx.shared_props()), &view.pending) {
            (Some(arena), _) => main.add(arena),
            (None, Some(Pending::Orders(waiting))) => main.all(orders(&desk, waiting)),
            (None, Some(Pending::Aim { by, card })) => main.all(aim(&desk, *by, *card)),
            (None, Some(Pending::Ticks { by, card, with })) => main.all(ticks(&desk, *by, *card, *with)),
            (None, _) => main.maybe(turn(&desk)),
        };
        let body = el("div", "body bo")
            .class("odd", view.goal != 7)
            .class("bo-turn", view.pending.is_none())
            .add(side)
            .add(main)
            .add(flying(&motion.flights));
        let (body, strip): (Html, Option<Html>) = (body.into(), strip::below(&desk).map(Html::from));
        html! { <>{ body }{ for strip }</> }
    }

    fn rendered(&mut self, ctx: &Context<Table>, _first: bool) {
        if let Some(told) = &ctx.props().telling {
            Motion::of(told).set_out();
        }
    }
}

/// What has just happened; whose turn it is now says the question.
fn last(props: &TableProps<Bohei>) -> El {
    let matters = |event: &&Told| {
        !matches!(
            event,
            Event::Turn { missed: false, .. } | Event::LastCall { .. } | Event::RuleDue { holds: true, .. }
        )
    };
    el("div", "bo-last").all(props.last.iter().filter(matters).map(|event| line(event, props)))
}

/// A sentence of the story.
pub(super) fn line(event: &Told, props: &TableProps<Bohei>) -> El {
    el("p", "").nodes(said(&Bohei::story(event, props.lang), &props.guests))
}
