//! The open table: the middle, everybody's place, what is next; or the slate instead of them.

use ::riffifi::{Phase, Riffifi};
use ::table::tell;
use yew::prelude::*;

use super::act::{acts, turn, undo};
use super::motion::Motion;
use super::place::{middle, places};
use super::slate::{ended, slate};
use crate::face::TableProps;
use crate::ui::old::{Context, El, Live, button, el, flying};

/// The table, and whether the slate lies on it.
pub(super) struct Table {
    slate: bool,
}

impl Live for Table {
    /// The slate is brought or taken away.
    type Message = ();
    type Properties = TableProps<Riffifi>;

    fn create(_ctx: &Context<Table>) -> Table {
        Table { slate: false }
    }

    fn update(&mut self, _ctx: &Context<Table>, (): ()) -> bool {
        self.slate = !self.slate;
        true
    }

    /// Whatever happens is seen on the table.
    fn changed(&mut self, ctx: &Context<Table>, _before: &TableProps<Riffifi>) -> bool {
        self.slate &= ctx.props().telling.is_none();
        true
    }

    fn view(&self, ctx: &Context<Table>) -> Html {
        let props = ctx.props();
        let (view, guests, lang) = (&props.view, &props.guests, props.lang);
        let motion = props.telling.as_ref().map(|told| Motion::of(told)).unwrap_or_default();
        // A round that has just ended is looked at until the next card.
        let over = props.telling.is_none().then(|| ended(&props.last)).flatten();
        let body = el("div", "body rf").add(flying(&motion.flights));
        let (body, label) = if let Some(head) = over.map(|over| over.headline(props)) {
            let (round, name) = (view.round, guests.name(view.turn));
            let label = tell!(lang, "Durchgang {round}: {name} spielt aus", "Round {round}: {name} leads");
            (body.add(head).add(slate(view, over, guests, lang)), Some(label))
        } else if self.slate {
            (body.add(slate(view, None, guests, lang)).add(turn(props)), None)
        } else {
            (body.add(middle(view, lang)).add(places(view, guests, &motion, lang)).add(turn(props)), None)
        };
        let acts = acts(props, label.as_deref());
        let choice = props.telling.is_none() && acts.len() > 1;
        let send = view.phase == Phase::Officer && props.telling.is_none();
        let standing = if acts.len() > 1 || over.is_some() { None } else { self.standing(ctx) };
        body.add(
            el("div", "acts")
                .class("send", send)
                .class("give", choice && !send)
                .all(acts)
                .maybe(undo(props))
                .maybe(standing),
        )
        .into()
    }

    fn rendered(&mut self, ctx: &Context<Table>, _first: bool) {
        if let Some(told) = &ctx.props().telling {
            Motion::of(told).set_out();
        }
    }
}

impl Table {
    /// Brings the slate, once something stands on it.
    fn standing(&self, ctx: &Context<Table>) -> Option<El> {
        let lang = ctx.props().lang;
        let scored = ctx.props().view.places.iter().any(|place| !place.rounds.is_empty());
        let words = match self.slate {
            true => lang.pick("Tisch", "Table"),
            false => lang.pick("Stand", "Score"),
        };
        let toggle = ctx.link().reform(|_: MouseEvent| ());
        scored.then(|| button("btn second", toggle).keyed("slate".to_owned()).say(words))
    }
}
