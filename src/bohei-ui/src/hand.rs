//! The own hand behind the curtain: a rule, an action or a challenge, an answer, a card to discard. Every card can be read at
//! any time, whether it can be played or not.

mod ask;
mod slots;
mod targets;
mod turn_summary;
mod zoom;

use std::rc::Rc;

use ::bohei::{Action, Answer, Bohei, Card, Kind, Rule, Slot};
use ::table::Lang;
use game_ui::{HandCommon, HandProps};
use ui::dom;
use ui::{InHand, Swipe, act, hand_in_rows, leave, on_tap, use_swipe};
use yew::prelude::*;

use super::phases::Phases;
use crate::art::{back, card as face};
use targets::targets;
use zoom::{Zoom, advice};

pub(super) use ask::{Ask, waiting};
pub(super) use slots::SlotChoice;
pub(super) use turn_summary::turn_summary;

/// How wide a card in hand is drawn; the style sheet overrules it.
pub(super) const CARD: u32 = 104;

/// What is chosen in the hand.
#[derive(Clone, Copy, Default)]
struct Choice {
    /// The card that was tapped last, by its place.
    card: Option<usize>,
    /// The slot for it, if one was tapped.
    slot: Option<Slot>,
    /// How often a card was tapped.
    read: u32,
}

/// What is tapped.
enum Tap {
    /// A card, by its place.
    Card(usize),
    /// A slot for the rule at this place.
    Slot(usize, Slot),
}

impl Reducible for Choice {
    type Action = Tap;

    fn reduce(self: Rc<Self>, tap: Tap) -> Rc<Self> {
        let slot = self.slot;
        Rc::new(match tap {
            // A slot was chosen for the card before.
            Tap::Card(at) => {
                Choice { card: Some(at), slot: slot.filter(|_| self.card == Some(at)), read: self.read + 1 }
            }
            Tap::Slot(at, slot) => Choice { card: Some(at), slot: Some(slot), ..*self },
        })
    }
}

impl Choice {
    /// The place of the card that is read: the one that was tapped, or in an open hand the only one that can be played.
    fn place(&self, props: &HandProps<Bohei>) -> Option<usize> {
        self.card.or_else(|| {
            let ask = Ask::of(props.seat, &props.view);
            let hand = props.view.hand.iter().flatten().enumerate();
            let mut playable = hand.filter(|(_, card)| ask.plays(**card, &props.menu));
            let (place, card) = playable.next()?;
            playable.all(|(_, other)| other == card).then_some(place)
        })
    }

    /// The card that is read, while it may be seen.
    fn card(&self, props: &HandProps<Bohei>) -> Option<Card> {
        props.view.hand.as_ref()?.get(self.place(props)?).copied()
    }

    /// The slot for a rule: the one that was tapped, or the one that is meant.
    fn slot(&self, card: Card, props: &HandProps<Bohei>) -> Option<Option<Slot>> {
        self.slot.map(Some).or_else(|| slots::preset(card, &props.view, &props.menu))
    }

    /// The whole act that is chosen, if the menu has it. An answer is never chosen, but given at once.
    fn act(&self, props: &HandProps<Bohei>) -> Option<Action> {
        let card = self.card(props)?;
        let act = match Ask::of(props.seat, &props.view) {
            Ask::Rule => Action::Enact(card, self.slot(card, props)?),
            Ask::Play => Action::Play(card),
            Ask::Discard(_) | Ask::Reward(_) => Action::Discard(card),
            Ask::Nothing | Ask::Answer(..) => return None,
        };
        props.menu.contains(&act).then_some(act)
    }
}

/// The hand: phases, cards, the chosen one in large letters, and what can be done with it.
#[component]
pub(super) fn Hand(props: &HandProps<Bohei>) -> Html {
    let choice = use_reducer(Choice::default);
    let tap = {
        let (choice, props) = (choice.clone(), props.clone());
        Callback::from(move |tap| {
            choice.dispatch(tap);
            // The handle reads what the reducer has just made of the tap.
            props.choose(choice.act(&props).as_ref());
        })
    };
    // A rule whose slot must be tapped first is only chosen.
    let swipe = use_swipe(props.open, tap.reform(Tap::Card), {
        let (choice, props, tap) = (choice.clone(), props.clone(), tap.clone());
        Callback::from(move |at| {
            // Another finger may have chosen another card meanwhile.
            tap.emit(Tap::Card(at));
            if let Some(action) = choice.act(&props) {
                props.act(&action);
            }
        })
    });
    let (place, shown) = (choice.place(props), choice.card(props));
    // A card that is read comes into sight.
    use_effect_with((choice.read, place), |(_, place)| {
        if place.is_some() {
            dom::scroll_to("read");
        }
    });

    let HandProps { view, menu, common: HandCommon { seat, lang, .. } } = props;
    let (lang, ask) = (*lang, Ask::of(*seat, view));
    let step = match shown {
        Some(card) => {
            let playable = ask == Ask::Nothing || ask.plays(card, menu);
            // What is new is read before the first tap.
            let news = if choice.card.is_none() { props.news.clone() } else { Vec::new() };
            let preset = choice.card.is_none() && choice.act(props).is_some();
            html! { <Zoom {card} {ask} {playable} {preset} {news} {lang} /> }
        }
        None => advice(ask, props),
    };
    let rule = place.zip(shown).filter(|(_, card)| slots::slots_of(*card, menu).iter().any(Option::is_some));
    let places = rule.map(|(at, card)| {
        let (slots, chosen) = (slots::lying(card, view, menu), choice.slot(card, props).flatten());
        let (closes, on_choose) = (card.rule() == Some(Rule::Closed), tap.reform(move |slot| Tap::Slot(at, slot)));
        html! { <SlotChoice {slots} {closes} {chosen} {on_choose} {lang} /> }
    });
    html! {
        <div class="body bohei-hand">
            <div class="tops">
                <Phases phase={view.phase} waits={view.pending.is_some()} {lang} />
                { leave(&props.on_leave, lang) }
            </div>
            { cards(props, place, ask, &tap.reform(Tap::Card), &swipe) }
            // Each has a place of its own: no element is made of another one, which would tell what the hand has shown.
            <>{ step }</>
            <>{ places }</>
            <>{ acts(props, *choice, ask) }</>
        </div>
    }
}

/// The cards, or as many backs: three in a row as long as they fit, then smaller.
fn cards(props: &HandProps<Bohei>, chosen: Option<usize>, ask: Ask, choose: &Callback<usize>, swipe: &Swipe) -> Html {
    let HandProps { view, menu, common: HandCommon { seat, lang, .. } } = props;
    let one = |(at, &card): (usize, &Card)| {
        let chosen = chosen == Some(at);
        let plays = ask.plays(card, menu);
        let shaded = ask != Ask::Nothing && !plays;
        let mark = match chosen {
            true => Some(html! { <i class="read" id="read" /> }),
            false => shaded.then(|| html! { <i class="shade" /> }),
        };
        let (picture, name) = (face(card, CARD, *lang), spoken(card, shaded, *lang));
        InHand { picture, name, mark, chosen, choosable: true, swipeable: plays && !matches!(ask, Ask::Answer(..)) }
    };
    let cards: Vec<InHand> = match &view.hand {
        Some(cards) => cards.iter().enumerate().map(one).collect(),
        None => {
            let count = view.players.get(seat.index()).map_or(0, |player| player.cards);
            // Of what was only read nothing is left.
            let raised = |at| props.ready && chosen == Some(at);
            (0..usize::from(count)).map(|at| InHand::covered(back(CARD), raised(at))).collect()
        }
    };
    let (most, class) = columns(cards.len());
    hand_in_rows(cards, most, Some(class), choose, Some(swipe), *lang)
}

/// How many of so many cards stand in a row, and the class of the hand for it.
pub(super) fn columns(cards: usize) -> (usize, &'static str) {
    match cards {
        0..=6 => (3, "three-columns"),
        7 | 8 => (4, "four-columns"),
        _ => (5, "five-columns"),
    }
}

/// What can be done with the chosen card; with an answer both, but only while the hand is open.
fn acts(props: &HandProps<Bohei>, choice: Choice, ask: Ask) -> Option<Html> {
    let lang = props.lang;
    let (names, button) = match ask {
        Ask::Nothing => return None,
        Ask::Answer(..) => {
            let replies = props.menu.iter().map(|action| reply(props, *action));
            return props.open.then(|| html! { <div class="acts">{ for replies }</div> });
        }
        _ => {
            let (chosen, done) = (choice.card(props), choice.act(props));
            let label = match (ask, chosen.map(Card::kind)) {
                _ if props.open && done.is_none() => {
                    match chosen.filter(|card| ask == Ask::Rule && ask.plays(*card, &props.menu)) {
                        Some(_) => lang.select("Welcher Platz?", "Which slot?"),
                        None => lang.select("Wähl eine Karte", "Choose a card"),
                    }
                }
                (Ask::Play, Some(Kind::Action(_))) => lang.select("Aktion spielen", "Play the action"),
                (Ask::Play, Some(Kind::Challenge(_))) => lang.select("Challenge spielen", "Play the challenge"),
                _ => ask.label(lang),
            };
            let names = done.and_then(|action| targets(props, action));
            let ready = if props.open { done.is_some() } else { props.ready };
            let play = done.map_or_else(|| props.on_play.clone(), |action| props.acting(&action));
            (names, act(ready, None, &play, html! { { label } }))
        }
    };
    let class = classes!("acts", names.is_some().then_some("with-targets"));
    Some(html! { <div {class}><>{ names }</>{ button }{ nothing(props, ask) }</div> })
}

/// Plays nothing, or leaves the reward: this depends on no card, so the covered hand offers it, too.
fn nothing(props: &HandProps<Bohei>, ask: Ask) -> Option<Html> {
    let words = ask.nothing(props.lang)?;
    let (onpointerdown, onclick) = on_tap(props.acting(&Action::Pass));
    Some(html! {
        <button key="nothing" type="button" class="btn second" {onpointerdown} {onclick}>
            { words }
        </button>
    })
}

/// Gives the answer at once, or leads back from it.
fn reply(props: &HandProps<Bohei>, action: Action) -> Html {
    let (lang, both) = (props.lang, props.menu.len() > 1);
    let back = action == Action::Back;
    let (de, en) = match action {
        Action::Answer(Answer::No) => ("Nö! spielen", "Play Nope!"),
        Action::Answer(Answer::Opposite) => ("Gegenteiltag spielen", "Play Opposite Day"),
        _ if both => ("Doch nicht", "Not after all"),
        _ => ("Zurück", "Back"),
    };
    let id = if back { "back" } else { "act" };
    let (onpointerdown, onclick) = on_tap(props.acting(&action));
    html! {
        <button key={id} type="button" class={classes!("btn", (back && both).then_some("second"))} {id}
            {onpointerdown} {onclick}>
            { lang.select(de, en) }
        </button>
    }
}

/// A card for those who hear it.
pub(super) fn spoken(card: Card, shaded: bool, lang: Lang) -> String {
    let (kind, title, text) = (card.kind().name(lang), card.title(lang), card.text(lang));
    let not = if shaded { lang.select(" Jetzt nicht spielbar.", " Not playable now.") } else { "" };
    format!("{kind}: {title}. {text}{not}")
}
