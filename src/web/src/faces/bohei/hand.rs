//! The own hand behind the curtain: a rule, an action or a challenge, an answer, a card to discard. Every card can be read at
//! any time, whether it can be played or not.

mod ask;
mod brief;
mod slots;
mod zoom;

use ::bohei::{Action, Answer, Bohei, Card, Kind, Slot, View};
use ::table::Lang;
use yew::prelude::*;

use super::phases::phases;
use crate::art::bohei::{back, card as face};
use crate::browser;
use crate::face::{Guests, HandProps};
use crate::ui::old::{Context, El, InHand, Live, act, el, hand_in_rows, leave};

use ask::Ask;

/// How wide a card in hand is drawn; the style sheet overrules it.
const CARD: u32 = 104;

/// What is chosen in the hand.
pub(super) struct Hand {
    /// The card that is read, by its place.
    chosen: Option<usize>,
    /// The slot for it, if one was tapped.
    slot: Option<Slot>,
    /// Whether a card was chosen just now: then it comes into sight.
    fresh: bool,
}

/// What is tapped.
pub(super) enum Msg {
    /// A card, by its place.
    Card(usize),
    /// A slot for the chosen rule.
    Slot(Slot),
    /// The answer, or the way back from it.
    Reply(Action),
}

impl Live for Hand {
    type Message = Msg;
    type Properties = HandProps<Bohei>;

    fn create(_ctx: &Context<Hand>) -> Hand {
        Hand { chosen: None, slot: None, fresh: false }
    }

    fn update(&mut self, ctx: &Context<Hand>, msg: Msg) -> bool {
        let props = ctx.props();
        match msg {
            Msg::Card(at) => {
                // A slot was chosen for the card before.
                if self.chosen != Some(at) {
                    self.slot = None;
                }
                (self.chosen, self.fresh) = (Some(at), true);
            }
            Msg::Slot(slot) => self.slot = Some(slot),
            Msg::Reply(action) => {
                props.choose(Some(&action));
                props.play.emit(());
                return true;
            }
        }
        props.choose(self.act(props).as_ref());
        true
    }

    fn view(&self, ctx: &Context<Hand>) -> Html {
        self.screen(ctx.props(), ctx.link())
    }

    fn rendered(&mut self, _ctx: &Context<Hand>, _first: bool) {
        if std::mem::take(&mut self.fresh) {
            browser::scroll_to("read");
        }
    }
}

impl Hand {
    /// The chosen card, while it may be seen.
    fn card(&self, view: &View) -> Option<Card> {
        view.hand.as_ref()?.get(self.chosen?).copied()
    }

    /// The slot for a rule: the one that was tapped, or the one that is meant.
    fn slot(&self, card: Card, props: &HandProps<Bohei>) -> Option<Option<Slot>> {
        self.slot.map(Some).or_else(|| slots::preset(card, &props.view, &props.menu))
    }

    /// The whole act that is chosen, if the menu has it. An answer is never chosen, but given at once.
    fn act(&self, props: &HandProps<Bohei>) -> Option<Action> {
        let card = self.card(&props.view)?;
        let act = match Ask::of(props.seat, &props.view) {
            Ask::Rule => Action::Enact(card, self.slot(card, props)?),
            Ask::Play => Action::Play(card),
            Ask::Discard(_) | Ask::Reward(_) => Action::Discard(card),
            Ask::Nothing | Ask::Answer(..) => return None,
        };
        props.menu.contains(&act).then_some(act)
    }

    fn screen(&self, props: &HandProps<Bohei>, tap: &Callback<Msg>) -> Html {
        let HandProps { seat, view, menu, lang, .. } = props;
        let ask = Ask::of(*seat, view);
        let body =
            el("div", "body bo-hand").add(el("div", "tops").add(phases(view, *lang)).add(leave(&props.leave, *lang)));
        let body = body.add(self.cards(ask, props, tap));
        // Whoever has reached for a card finds it at once, without looking for it.
        let answer = || match menu.first() {
            Some(Action::Answer(answer)) => Some(answer.card()),
            _ => None,
        };
        let shown = self.card(view).or_else(answer);
        let step = match shown {
            Some(card) => zoom::zoom(card, ask, ask == Ask::Nothing || ask.plays(card, menu), *lang),
            None => zoom::advice(ask, props),
        };
        let places = shown.filter(|card| slots::slots_of(*card, menu).iter().any(Option::is_some));
        let places = places.map(|card| {
            let chosen = self.slot(card, props).flatten();
            slots::slots(card, chosen, view, menu, &tap.reform(Msg::Slot), *lang)
        });
        body.add(step).maybe(places).maybe(self.acts(ask, props, tap)).into()
    }

    /// The cards, or as many backs: three in a row as long as they fit, then smaller.
    fn cards(&self, ask: Ask, props: &HandProps<Bohei>, tap: &Callback<Msg>) -> El {
        let HandProps { seat, view, menu, lang, .. } = props;
        let cards: Vec<InHand> = match &view.hand {
            Some(cards) => cards
                .iter()
                .enumerate()
                .map(|(at, &card)| {
                    let chosen = self.chosen == Some(at);
                    let shaded = ask != Ask::Nothing && !ask.plays(card, menu);
                    InHand {
                        picture: face(card, CARD, *lang),
                        name: spoken(card, shaded, *lang),
                        mark: if chosen {
                            Some(el("i", "read").set("id", "read"))
                        } else {
                            shaded.then(|| el("i", "shade"))
                        },
                        chosen,
                        choosable: true,
                    }
                })
                .collect(),
            None => {
                let count = view.players.get(seat.index()).map_or(0, |player| player.cards);
                // Of what was only read nothing is left.
                let raised = |at| props.ready && self.chosen == Some(at);
                (0..usize::from(count)).map(|at| InHand::covered(back(CARD), raised(at))).collect()
            }
        };
        let most = match cards.len() {
            0..=6 => 3,
            7 | 8 => 4,
            _ => 5,
        };
        let class = ["n3", "n4", "n5"].get(most - 3).copied().unwrap_or_default();
        hand_in_rows(cards, most, &tap.reform(Msg::Card), *lang).class(class, true)
    }

    /// What can be done with the chosen card; with an answer both, but only while the hand is open.
    fn acts(&self, ask: Ask, props: &HandProps<Bohei>, tap: &Callback<Msg>) -> Option<El> {
        let lang = props.lang;
        if ask == Ask::Nothing {
            return None;
        }
        if let Ask::Answer(..) = ask {
            let reply = |action: &Action| {
                let back = *action == Action::Back;
                let (de, en) = match action {
                    Action::Answer(Answer::No) => ("Nö! spielen", "Play Nope!"),
                    Action::Answer(Answer::Opposite) => ("Gegenteiltag spielen", "Play Opposite Day"),
                    _ if props.menu.len() > 1 => ("Doch nicht", "Not after all"),
                    _ => ("Zurück", "Back"),
                };
                let (action, tap) = (*action, tap.clone());
                let id = if back { "back" } else { "act" };
                let press = el("button", "btn").set("type", "button").set("id", id).keyed(id.to_owned());
                press
                    .class("second", back && props.menu.len() > 1)
                    .tap(Callback::from(move |()| tap.emit(Msg::Reply(action))))
                    .say(lang.pick(de, en))
            };
            return props.open.then(|| el("div", "acts").all(props.menu.iter().map(reply)));
        }
        if props.open && props.menu.is_empty() {
            let words = lang.pick("Zum Tisch", "To the table");
            return Some(el("div", "acts").add(act(true, &props.leave).say(words)));
        }
        let chosen = self.card(&props.view);
        let label = match (ask, chosen.map(Card::kind)) {
            _ if props.open && !props.ready => match chosen.filter(|card| ask.plays(*card, &props.menu)) {
                Some(_) => lang.pick("Welcher Platz?", "Which slot?"),
                None => lang.pick("Wähl eine Karte", "Choose a card"),
            },
            (Ask::Play, Some(Kind::Action(_))) => lang.pick("Aktion spielen", "Play the action"),
            (Ask::Play, Some(Kind::Challenge(_))) => lang.pick("Challenge spielen", "Play the challenge"),
            _ => ask.label(lang),
        };
        Some(el("div", "acts").add(act(props.ready, &props.play).say(label)))
    }
}

/// A card for those who hear it.
fn spoken(card: Card, shaded: bool, lang: Lang) -> String {
    let (kind, title, text) = (card.kind().name(lang), card.title(lang), card.text(lang));
    let not = if shaded { lang.pick(" Jetzt nicht spielbar.", " Not playable now.") } else { "" };
    format!("{kind}: {title}. {text}{not}")
}

/// What everybody may see and the seat must know to decide.
pub(super) fn brief(view: &View, _guests: &Guests, lang: Lang) -> Option<El> {
    Some(brief::brief(view, lang))
}
