//! The open table: what the last act showed everybody, until the next one, and what the next player does about it.

use ::larry::{Action, Event, Larry, Phase, Reveal, Score};
use ::table::tell;
use gloo::timers::callback::Timeout;
use yew::prelude::*;

use super::cards::number;
use super::flights::flights;
use super::{Told, played, reveal, said, slate};
use crate::art::mat;
use crate::face::TableProps;
use crate::ui::old::{Context, El, Live, button, el, flying, named, set_out};

/// What happens on the table.
pub(super) enum Msg {
    /// The pile of this round has been looked at.
    Looked(u8),
    /// The slate takes taps.
    Ready,
    /// All points so far, or the table again.
    Standing,
}

/// The table. Where a doubt has ended a round, the pile is looked at first, then the slate.
pub(super) struct Table {
    /// The round whose pile has been looked at.
    looked: Option<u8>,
    /// Whether all points so far are shown.
    standing: bool,
    /// Runs for a moment after that: a double tap does not go past the slate.
    pause: Option<Timeout>,
}

/// How long the slate takes no tap, in milliseconds.
const PAUSE: u32 = 250;

/// What a table shows of the last act.
pub(super) struct Page {
    /// The one big thing.
    pub(super) lead: El,
    /// What stands beside it.
    pub(super) side: El,
}

impl Live for Table {
    type Message = Msg;
    type Properties = TableProps<Larry>;

    fn create(_ctx: &Context<Table>) -> Table {
        Table { looked: None, standing: false, pause: None }
    }

    fn update(&mut self, ctx: &Context<Table>, msg: Msg) -> bool {
        match msg {
            Msg::Looked(round) => {
                let link = ctx.link().clone();
                self.looked = Some(round);
                self.pause = Some(Timeout::new(PAUSE, move || link.emit(Msg::Ready)));
            }
            Msg::Ready => self.pause = None,
            Msg::Standing => self.standing = !self.standing,
        }
        true
    }

    fn changed(&mut self, ctx: &Context<Table>, _before: &TableProps<Larry>) -> bool {
        if ctx.props().telling.is_some() {
            (self.looked, self.standing) = (None, false);
        }
        true
    }

    fn view(&self, ctx: &Context<Table>) -> Html {
        let props = ctx.props();
        let told = told(props);
        let (revealed, scored) = (revealed(told), scored(told));
        let to_slate = scored.filter(|score| revealed.is_some() && self.looked != Some(score.round));
        let page = match (revealed, scored) {
            _ if self.standing => slate::standing(props),
            (Some(reveal), None) => reveal::page(reveal, props),
            (Some(reveal), Some(_)) if to_slate.is_some() => reveal::page(reveal, props),
            (_, Some(score)) => slate::page(score, props),
            _ => played::page(props).unwrap_or_else(|| said::page(props)),
        };
        let link = ctx.link();
        let ask = match to_slate {
            Some(&Score { round, .. }) => {
                let on = button("btn", link.reform(move |_| Msg::Looked(round))).keyed("slate".to_owned());
                el("div", "acts").add(on.say(props.lang.pick("Zur Wertung", "To the scores")))
            }
            None => ask(props, scored.is_none().then(|| self.toggle(ctx)).flatten()),
        };
        let telling = props.telling.is_some();
        let flying = telling.then(|| flying(&flights(told, props.lang)));
        el("div", "body lt")
            .class("told", telling || self.pause.is_some())
            .maybe(flying)
            .add(page.lead)
            .add(page.side)
            .add(ask)
            .into()
    }

    fn rendered(&mut self, ctx: &Context<Table>, _first: bool) {
        let props = ctx.props();
        if props.telling.is_some() {
            set_out(&flights(told(props), props.lang));
            reveal::turn(told(props));
        }
    }
}

impl Table {
    /// Brings all points so far, once there are any.
    fn toggle(&self, ctx: &Context<Table>) -> Option<El> {
        let lang = ctx.props().lang;
        let words = match self.standing {
            true => lang.pick("Tisch", "Table"),
            false => lang.pick("Stand", "Score"),
        };
        let toggle = ctx.link().reform(|_: MouseEvent| Msg::Standing);
        let scored = !ctx.props().view.points.is_empty();
        scored.then(|| button("btn second", toggle).keyed("standing".to_owned()).say(words))
    }
}

/// What everybody is being told, or was told last.
pub(super) fn told(props: &TableProps<Larry>) -> &[Told] {
    props.telling.as_ref().unwrap_or(&props.last)
}

/// The pile that was turned up, if one was.
pub(super) fn revealed(told: &[Told]) -> Option<&Reveal> {
    told.iter().find_map(|event| match event {
        Event::Revealed(reveal) => Some(reveal),
        _ => None,
    })
}

/// The round that was scored, if one was.
pub(super) fn scored(told: &[Told]) -> Option<&Score> {
    told.iter().find_map(|event| match event {
        Event::Scored(score) => Some(score),
        _ => None,
    })
}

/// What the next player is asked, and how to answer; while nothing is doubted, there is room for the points.
fn ask(props: &TableProps<Larry>, points: Option<El>) -> El {
    let (lang, view) = (props.lang, &props.view);
    let done = props.done.clone().map(|done| button("btn", done).say(lang.pick("Zum Ergebnis", "To the result")));
    let Some(seat) = props.seat else { return el("div", "end").add(el("div", "acts").maybe(done)) };
    let doubts = props.menu.contains(&Action::Doubt);
    let name = props.guests.name(seat);
    let question = doubts.then(|| {
        let fresh = told(props).iter().any(|event| matches!(event, Event::Laid { .. }));
        let words = match view.sum.filter(|_| !fresh) {
            None => lang.pick(", glaubst du das?", ", do you believe it?").to_owned(),
            Some(sum) => tell!(lang, ", glaubst du die {0}?", ", do you believe the {0}?", number(sum)),
        };
        let title = el("span", "d").add(named(name)).tell(words);
        el("div", "ask").draw(mat(props.guests.symbol(seat), 38)).add(title)
    });
    let act = |action: Action, class: &'static str, words: &'static str| {
        let press = button(class, props.acting(&action, None));
        props.menu.contains(&action).then(|| press.keyed(words.to_owned()).say(words))
    };
    let take = props.take.clone().map(|take| button("btn", take).keyed("take".to_owned()).tell(taking(props, doubts)));
    let acts = el("div", "acts")
        .maybe(act(Action::Doubt, "btn bad", lang.pick("Glaub ich nicht", "I doubt it")))
        .maybe(act(Action::Accept, "btn", lang.pick("Ich glaub’s", "I believe it")))
        .maybe(take)
        .maybe(points.filter(|_| !doubts));
    el("div", "end").maybe(question).add(acts)
}

/// What taking the device is called.
fn taking(props: &TableProps<Larry>, doubts: bool) -> String {
    let (lang, view) = (props.lang, &props.view);
    let name = props.seat.map_or("", |seat| props.guests.name(seat));
    let fresh = told(props).is_empty() || scored(told(props)).is_some();
    match view.phase {
        Phase::Give => tell!(lang, "{name} sucht etwas aus", "{name} chooses a gift"),
        _ if doubts => lang.pick("Ja, ich spiele", "Yes, I’ll play").to_owned(),
        _ if fresh => tell!(lang, "{name} fängt an", "{name} begins"),
        _ if told(props).iter().any(|event| matches!(event, Event::Leads { .. })) => {
            tell!(lang, "{name} fängt neu an", "{name} starts anew")
        }
        _ => tell!(lang, "{name} macht weiter", "{name} goes on"),
    }
}
