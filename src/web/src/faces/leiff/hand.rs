//! The private side: the cards that a look shows, the drawn card and where it goes, what is chosen unseen.

use ::leiff::{Action, Card, Effect, Leiff, Phase, Pile, Place, Slot, View};
use ::table::{Lang, Seat, listed, tell};
use yew::prelude::*;

use super::square::{columns, places};
use super::words::the;
use crate::art::{self, lids, mat};
use crate::face::HandProps;
use crate::ui::old::{Context, El, Live, act, capital, el, leave, named};

/// How wide a card is drawn; the style sheet overrules it.
const CARD: u32 = 128;

/// What lies behind the curtain now.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Task {
    /// Cards to be looked at.
    Look,
    /// A drawn card to be placed.
    Place,
    /// Somebody's cards to be turned.
    Rotate(Seat),
    /// A card to be given away.
    Offer,
    /// Only the own cards, and what the learner's aid says about them.
    Rest,
}

impl Task {
    fn of(view: &View, seat: Seat) -> Task {
        let on = view.turn == seat;
        match &view.phase {
            Phase::Peek { seat: peeks, choosing: false, .. } if *peeks == seat => Task::Look,
            Phase::Look { seat: looks, .. } if *looks == seat => Task::Look,
            Phase::Drawn(Pile::Draw) if on => Task::Place,
            Phase::Effect(Effect::Philosopher { target: Some(target) }) if on => Task::Rotate(*target),
            Phase::Offer { seat: offers, .. } if *offers == seat => Task::Offer,
            _ => Task::Rest,
        }
    }
}

/// Whether a seat finds anything behind its curtain.
pub(super) fn looks(view: &View, seat: Seat) -> bool {
    view.options.aid || Task::of(view, seat) != Task::Rest
}

/// The hand, and what is chosen in it.
pub(super) struct Hand {
    chosen: Option<Action>,
}

impl Live for Hand {
    /// An act is chosen.
    type Message = Action;
    type Properties = HandProps<Leiff>;

    fn create(_ctx: &Context<Hand>) -> Hand {
        Hand { chosen: None }
    }

    fn update(&mut self, ctx: &Context<Hand>, action: Action) -> bool {
        // What can be chosen is on the table for all to see, so it can be chosen while the hand is covered, too.
        self.chosen = Some(action);
        ctx.props().choose(self.chosen.as_ref());
        true
    }

    fn view(&self, ctx: &Context<Hand>) -> Html {
        let props = ctx.props();
        let task = Task::of(&props.view, props.seat);
        let lang = props.lang;
        let who = el("div", "grow hd").draw(mat(props.guests.symbol(props.seat), 44));
        let who = who.add(el("b", "d nm").add(named(props.guests.name(props.seat))));
        let body =
            el("div", "body lfh").add(el("div", "row").add(who).add(leave(&props.leave, lang))).add(head(props, task));
        let body = match task {
            Task::Place => body.add(self.placing(ctx)),
            Task::Rotate(target) => body.add(self.rotating(ctx, target)),
            Task::Look => body.all(looked(props)),
            Task::Offer | Task::Rest => body.add(self.square(ctx, props.seat, task == Task::Offer)),
        };
        body.maybe((task != Task::Rest).then(|| self.acts(ctx, task))).into()
    }

    /// Whoever has seen the cards can only let them sleep again.
    fn rendered(&mut self, ctx: &Context<Hand>, _first: bool) {
        let props = ctx.props();
        if props.open && !props.ready && props.menu.contains(&Action::Seen) {
            props.choose(Some(&Action::Seen));
        }
    }
}

impl Hand {
    /// The drawn card, and the own square into which it may go.
    fn placing(&self, ctx: &Context<Hand>) -> El {
        let props = ctx.props();
        let lang = props.lang;
        let drawn = props.view.drawn.filter(|_| props.open);
        let picture = drawn.map_or_else(|| art::leiff_back(CARD), |card| super::face(card, CARD, lang));
        let spoken =
            drawn.map_or_else(|| lang.pick("Gezogen, verdeckt", "Drawn, covered").to_owned(), |card| the(card, lang));
        let on = self.chosen == Some(Action::Discard);
        let card = el("div", "drw").set("role", "img").put("aria-label", spoken).class("mkd", on).draw(picture);
        let throw = el("button", "btn second").set("type", "button").flag("aria-pressed", on);
        let throw = throw
            .class("picked", on)
            .tap(ctx.link().reform(|()| Action::Discard))
            .say(lang.pick("Abwerfen", "Discard"));
        let top = props.view.top.map(|top| {
            let label = tell!(lang, "Oben liegt {}", "On top: {}", the(top, lang));
            el("div", "tp").set("role", "img").put("aria-label", label).draw(super::face(top, 64, lang))
        });
        let left = el("div", "lft").add(card).add(el("div", "thr").maybe(top).add(throw));
        el("div", "two-up").add(left).add(self.square(ctx, props.seat, true))
    }

    /// A square in which one card can be chosen.
    fn square(&self, ctx: &Context<Hand>, owner: Seat, choosing: bool) -> El {
        let props = ctx.props();
        let task = Task::of(&props.view, props.seat);
        // Which card is given away, nobody else may see.
        let hides = task == Task::Offer && !props.open;
        let one = |(place, lies): (Place, bool)| {
            if !lies {
                return el("i", "gp");
            }
            let act = if task == Task::Offer { Action::Offer(place.slot) } else { Action::Swap(place.slot) };
            let on = choosing && self.chosen == Some(act) && !hides;
            let name = props.view.hands.get(owner.index()).and_then(|hand| *hand.slots.get(place.slot.index())?);
            let marked = props.open && name.is_some_and(|lying| lying.marked);
            let label = slot_spoken(place.slot, marked, props.lang);
            let card = el("button", "cc").set("type", "button").class("mkd", on).flag("aria-pressed", on);
            let card = card.put("aria-label", label).flag("aria-disabled", !choosing);
            let card = if choosing { card.tap(ctx.link().reform(move |()| act)) } else { card };
            card.draw(art::leiff_back(CARD)).maybe(marked.then(|| el("span", "mk").draw(lids(26))))
        };
        frame(&props.view, owner).all(places(&props.view, owner).into_iter().map(one))
    }

    /// How far somebody's cards are turned: what each way makes of them.
    fn rotating(&self, ctx: &Context<Hand>, target: Seat) -> El {
        let props = ctx.props();
        let lang = props.lang;
        let lying = places(&props.view, target);
        let count = lying.iter().filter(|(_, lies)| *lies).count();
        let now = el("div", "rot now").add(turned(&lying, 0, columns(lying.len())));
        let now = now.add(el("span", "small muted").say(lang.pick("Jetzt", "Now")));
        let way = |steps: u8| {
            let action = Action::Rotate(steps);
            let on = props.open && self.chosen == Some(action);
            let words = match steps {
                1 => lang.pick("1 weiter", "1 on").to_owned(),
                _ => tell!(lang, "{steps} weiter", "{steps} on"),
            };
            let press = el("button", "rot").set("type", "button").class("mkd", on).flag("aria-pressed", on);
            press
                .tap(ctx.link().reform(move |()| action))
                .add(turned(&lying, usize::from(steps), columns(lying.len())))
                .add(el("span", "small b").tell(words))
        };
        el("div", "rots").add(now).all((1..count.max(1) as u8).map(way))
    }

    /// The act. While the hand is covered, nothing in its words depends on a card.
    fn acts(&self, ctx: &Context<Hand>, task: Task) -> El {
        let props = ctx.props();
        let lang = props.lang;
        let fixed = |de: &str, en: &str| lang.pick(de, en).to_owned();
        let label = match (task, self.chosen.filter(|_| props.ready)) {
            (Task::Look, _) => fixed("Gemerkt", "Got it"),
            (Task::Place, Some(Action::Swap(slot))) => {
                let slot = slot.name(lang);
                tell!(lang, "Tauschen: {slot}", "Swap: {slot}")
            }
            (Task::Place, Some(Action::Discard)) => {
                match props.view.drawn.filter(|_| props.open).and_then(|card| effect(card, lang)) {
                    Some(effect) => tell!(lang, "Abwerfen, wirkt: {effect}", "Discard, effect: {effect}"),
                    None => fixed("Abwerfen", "Discard"),
                }
            }
            (Task::Place, _) => fixed("Tauschen oder abwerfen", "Swap or discard"),
            (Task::Rotate(_), _) => fixed("Drehen", "Move them on"),
            (Task::Offer, _) => fixed("Hergeben", "Give it away"),
            (Task::Rest, _) => String::new(),
        };
        el("div", "acts").add(act(props.ready, &props.play).tell(label))
    }
}

/// The squares at which the look goes, face up where the viewer sees them.
fn looked(props: &HandProps<Leiff>) -> Vec<El> {
    let mut owners: Vec<Seat> = shown(&props.view).iter().map(|place| place.seat).collect();
    owners.dedup();
    let at = shown(&props.view);
    let one = |owner: Seat| {
        let card = |(place, lies): (Place, bool)| {
            if !lies {
                return el("i", "gp");
            }
            let card = card_at(&props.view, place).filter(|_| props.open);
            let picture = card.map_or_else(|| art::leiff_back(CARD), |card| super::face(card, CARD, props.lang));
            let label =
                card.map_or_else(|| slot_spoken(place.slot, false, props.lang), |card| lies_there(place, card, props));
            el("div", "cc").set("role", "img").put("aria-label", label).class("mkd", at.contains(&place)).draw(picture)
        };
        frame(&props.view, owner).all(places(&props.view, owner).into_iter().map(card))
    };
    let sleep = props.lang.pick("Merken. Danach schläft sie weiter.", "Remember it. Then it sleeps on.");
    let sleep = if at.len() > 1 {
        props.lang.pick("Merken. Danach schlafen sie weiter.", "Remember them. Then they sleep on.")
    } else {
        sleep
    };
    owners.into_iter().map(one).chain([el("p", "t2 muted slp").say(sleep)]).collect()
}

/// Where the look goes.
fn shown(view: &View) -> Vec<Place> {
    match &view.phase {
        Phase::Peek { seat, slots, .. } => slots.iter().map(|slot| Place::new(*seat, *slot)).collect(),
        Phase::Look { at, .. } => at.clone(),
        _ => Vec::new(),
    }
}

/// The card at a place, if it is seen.
fn card_at(view: &View, place: Place) -> Option<Card> {
    view.hands.get(place.seat.index())?.slots.get(place.slot.index()).copied().flatten()?.card
}

/// "vorn links liegt die 12".
fn lies_there(place: Place, card: Card, props: &HandProps<Leiff>) -> String {
    let (slot, card) = (place.slot.name(props.lang), the(card, props.lang));
    let is = if place.slot.index() < 4 { "liegt" } else { "ist" };
    tell!(props.lang, "{slot} {is} {card}", "{slot}: {card}")
}

/// The same in the big sentence; in English the owner of somebody else's card is named with its place.
fn seen(place: Place, card: Card, props: &HandProps<Leiff>) -> String {
    if place.seat == props.seat || props.lang == Lang::De {
        return lies_there(place, card, props);
    }
    let (slot, name) = (place.slot.name(props.lang), props.guests.name(place.seat));
    format!("{name}’s {slot}: {}", the(card, props.lang))
}

/// One big sentence.
fn head(props: &HandProps<Leiff>, task: Task) -> El {
    let (view, lang) = (&props.view, props.lang);
    let fixed = |de: &str, en: &str| lang.pick(de, en).to_owned();
    let covered = fixed("Wieder verdeckt", "Covered again");
    let words = match task {
        Task::Look => {
            let lines: Vec<String> = shown(view)
                .into_iter()
                .filter_map(|place| Some(seen(place, card_at(view, place).filter(|_| props.open)?, props)))
                .collect();
            let other =
                shown(view).first().filter(|place| place.seat != props.seat).map(|place| props.guests.name(place.seat));
            match (lines.is_empty(), other) {
                (true, _) => covered,
                (false, Some(name)) => {
                    let lines = listed(&lines, lang);
                    capital(&tell!(lang, "Bei {name}: {lines}.", "{lines}."))
                }
                (false, None) => capital(&listed(&lines, lang)) + ".",
            }
        }
        Task::Place => match view.drawn.filter(|_| props.open) {
            Some(card) => tell!(lang, "Du hast {} gezogen", "You have drawn {}", super::words::object(card, lang)),
            None => covered,
        },
        Task::Rotate(target) => {
            let name = props.guests.name(target);
            tell!(lang, "Die Karten von {name}: Wie weit?", "{name}’s cards: how far?")
        }
        Task::Offer => super::say::brief(view, &props.guests, lang).unwrap_or_default(),
        Task::Rest => fixed("Gesehen und seitdem unverändert", "Seen and unchanged since"),
    };
    el("h2", "big-say").set("id", "stage").set("tabindex", "-1").tell(words)
}

fn frame(view: &View, owner: Seat) -> El {
    let slots = places(view, owner).len();
    el("div", "sqr").class(columns(slots), true).set("role", "group")
}

fn slot_spoken(slot: Slot, marked: bool, lang: Lang) -> String {
    let slot = capital(&slot.name(lang));
    match marked {
        true => tell!(lang, "{slot}, verdeckt, schon gesehen", "{slot}, face down, seen before"),
        false => tell!(lang, "{slot}, verdeckt", "{slot}, face down"),
    }
}

/// A square of numbered backs, turned by so many places.
fn turned(lying: &[(Place, bool)], steps: usize, columns: &'static str) -> El {
    let count = lying.iter().filter(|(_, lies)| *lies).count().max(1);
    let mut at = 0;
    let card = |&(_, lies): &(Place, bool)| {
        if !lies {
            return el("i", "gp");
        }
        let number = (at + count - steps % count) % count + 1;
        at += 1;
        el("i", "bc").tell(number.to_string())
    };
    let cards: Vec<El> = lying.iter().map(card).collect();
    el("span", "tny").class(columns, true).set("aria-hidden", "true").all(cards)
}

/// What the drawn card does if it is discarded at once, in a word.
fn effect(card: Card, lang: Lang) -> Option<&'static str> {
    Some(match card {
        Card::Number(7) => lang.pick("eigene ansehen", "look at one of yours"),
        Card::Number(8) => lang.pick("irgendeine ansehen", "look at any"),
        Card::Number(9) => lang.pick("tauschen", "swap two"),
        Card::Machine => lang.pick("Automat", "slot machine"),
        Card::Special(special) => special.name(lang),
        _ => return None,
    })
}
