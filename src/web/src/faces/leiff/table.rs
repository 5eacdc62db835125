//! The open table: every square, the piles, who is to do what; and whoever wants to match or catch.

use ::leiff::{Action, Leiff, Phase, View};
use ::table::Seat;
use gloo::events::EventListener;
use yew::prelude::*;

use super::desk::{Desk, Meaning, Msg, Paper, Shout, State, Sure, acts_of, may, meaning};
use super::motion::Motion;
use super::{flat, linger, papers, phone, strip};
use crate::browser;
use crate::face::TableProps;
use crate::names::cleaned;
use crate::ui::old::{Context, El, Live, el, flying};

/// From this size on the device lies flat in the middle of the table, and everybody sits around it.
const FLAT: &str = "(min-width:900px) and (min-height:600px)";

/// The table.
pub(super) struct Table {
    state: State,
    resized: Option<EventListener>,
}

impl Live for Table {
    type Message = Msg;
    type Properties = TableProps<Leiff>;

    fn create(_ctx: &Context<Table>) -> Table {
        Table { state: State::default(), resized: None }
    }

    fn update(&mut self, ctx: &Context<Table>, msg: Msg) -> bool {
        let props = ctx.props();
        let state = &mut self.state;
        state.nameless = false;
        match msg {
            Msg::Card(place, at) => match (meaning(props, place), state.doubles(at)) {
                (Some(Meaning::Act(action)), _) => props.act(&action, None),
                (Some(Meaning::Snap(seat, action)), doubled) if state.marked == Some((seat, place)) => {
                    if !doubled {
                        props.react(seat, &action);
                    }
                }
                (Some(Meaning::Snap(seat, _)), _) => {
                    let shout = if place.seat == seat { Shout::Match } else { Shout::Catch };
                    (state.shout, state.marked) = (Some((seat, shout)), Some((seat, place)));
                }
                (None, true) => {}
                (None, false) => state.nameless = props.selected.is_none() && props.view.snappable,
            },
            Msg::Act(action, at) => {
                state.tapped = at;
                props.act(&action, None);
            }
            Msg::Player(seat, at) => {
                state.tapped = at;
                self.player(props, seat);
            }
            Msg::Shout(seat, shout, at) => self.shout(props, seat, shout, at),
            Msg::Back => state.step_back(),
            Msg::Paper(paper) => state.paper = paper,
            Msg::Sure(sure) => state.sure = sure,
            Msg::Type(text) => {
                // Only the button must know whether there is a text.
                let before = std::mem::replace(&mut state.text, text);
                return before.trim().is_empty() != state.text.trim().is_empty();
            }
            Msg::Write => {
                let text = cleaned(&state.text);
                if !text.is_empty() && may(props, Action::Invent) {
                    state.text.clear();
                    props.act(&Action::Invent, Some(text));
                }
            }
            Msg::Flat(flat) => {
                let changed = state.flat != flat;
                state.flat = flat;
                return changed;
            }
        }
        true
    }

    fn changed(&mut self, ctx: &Context<Table>, before: &TableProps<Leiff>) -> bool {
        let props = ctx.props();
        let state = &mut self.state;
        let another = |seat: Seat| props.selected != Some(seat);
        state.shout.take_if(|(seat, _)| another(*seat));
        state.marked.take_if(|(seat, _)| another(*seat));
        if props.selected != before.selected
            && let Some((seat, shout)) = state.wish.take().filter(|(seat, _)| !another(*seat))
        {
            state.wants(seat, shout);
        }
        // Whatever happens is seen on the table, and a half-made choice belonged to the moment before it.
        let told = props.telling.is_some() || props.done.is_some();
        if told || moment(&props.view) != moment(&before.view) {
            (state.near, state.marked, state.sure, state.nameless) = (None, None, None, false);
            if told || props.view.phase != before.view.phase {
                state.paper = None;
            }
        }
        if before.selected.is_some() && props.selected.is_none() {
            (state.near, state.sure) = (None, None);
        }
        true
    }

    fn view(&self, ctx: &Context<Table>) -> Html {
        let props = ctx.props();
        let desk = Desk { props, state: &self.state, link: ctx.link() };
        let motion = props.telling.as_ref().map(|told| Motion::of(told)).unwrap_or_default();
        let lingering = props.done.is_some() && props.telling.is_none();
        if lingering && let Some(page) = linger::page(&desk) {
            return page.into();
        }
        if matches!(props.view.phase, Phase::Scored { .. } | Phase::Over) || self.state.paper.is_some() {
            return fragment(papers::body(&desk), strip::below(&desk));
        }
        if self.state.flat {
            return flat::body(&desk, &motion).add(flying(&motion.flights)).into();
        }
        let body = phone::body(&desk, &motion).add(flying(&motion.flights));
        fragment(body, strip::below(&desk))
    }

    fn rendered(&mut self, ctx: &Context<Table>, first: bool) {
        if first {
            self.listen(ctx);
        }
        if let Some(told) = &ctx.props().telling {
            Motion::of(told).set_out();
        }
    }
}

impl Table {
    /// A player was tapped: chosen, where that is asked; else the square comes near.
    fn player(&mut self, props: &TableProps<Leiff>, seat: Seat) {
        let state = &mut self.state;
        match props.selected {
            None if may(props, Action::Choose(seat)) => props.act(&Action::Choose(seat), None),
            Some(by) if state.shout == Some((by, Shout::Talk)) => {
                let penalty = acts_of(props, by).contains(&Action::Penalty(seat));
                state.sure = penalty.then_some(Sure::Penalty(seat));
            }
            _ if state.near == Some(seat) => state.step_back(),
            selected => {
                (state.near, state.marked) = (Some(seat), None);
                let shout = if selected == Some(seat) { Shout::Match } else { Shout::Catch };
                state.shout = selected.map(|by| (by, shout));
            }
        }
    }

    /// A shout: the fitting square comes near; with a card of it already tapped, that card is turned up.
    fn shout(&mut self, props: &TableProps<Leiff>, seat: Seat, shout: Shout, at: f64) {
        let state = &mut self.state;
        if let Some((_, place)) = state.marked.filter(|_| state.shout == Some((seat, shout)))
            && let Some(Meaning::Snap(by, action)) = meaning(props, place)
        {
            props.react(by, &action);
            return;
        }
        if let Some(Sure::Penalty(target)) = state.sure.filter(|_| shout == Shout::Talk) {
            props.react(seat, &Action::Penalty(target));
            return;
        }
        if props.selected.is_some_and(|first| first != seat) {
            // Whether this was too late, the page says; until then the first one's choice stays.
            state.wish = Some((seat, shout));
        } else {
            state.wants(seat, shout);
        }
        if props.selected != Some(seat) {
            props.select.emit((seat, at));
        }
    }

    /// Learns whether the screen is large, now and whenever it is turned.
    fn listen(&mut self, ctx: &Context<Table>) {
        let Some(window) = browser::window() else { return };
        let link = ctx.link().clone();
        let look = move || {
            let query = browser::window().and_then(|window| window.match_media(FLAT).ok().flatten());
            link.emit(Msg::Flat(query.is_some_and(|query| query.matches())));
        };
        look();
        self.resized = Some(EventListener::new(&window, "resize", move |_| look()));
    }
}

/// What changes with every act on the cards.
fn moment(view: &View) -> (&Phase, Seat, u16, u8, u8) {
    (&view.phase, view.turn, view.round, view.stock, view.discarded)
}

/// The body, and the strip below it.
fn fragment(body: El, strip: Option<El>) -> Html {
    let strip: Option<Html> = strip.map(Html::from);
    let body: Html = body.into();
    html! { <>{ body }{ for strip }</> }
}

/// Whose square is shown large when nothing else is asked for.
pub(super) fn focus(desk: &Desk<'_>) -> Seat {
    let view = &desk.props.view;
    match view.phase {
        Phase::Peek { seat, .. } | Phase::Look { seat, .. } | Phase::Offer { seat, .. } => seat,
        _ => view.turn,
    }
}

/// Brings or takes away a paper.
pub(super) fn bring(desk: &Desk<'_>, paper: Paper) -> El {
    let on = desk.state.paper == Some(paper);
    let press = desk.on(Msg::Paper((!on).then_some(paper)));
    el("button", "btn second tool").set("type", "button").press(press).flag("aria-pressed", on)
}
