//! The private side: the own cards, what to do with the chosen one, what to say, and the act.

use std::rc::Rc;

use ::larry::{Action, Card, Larry, Phase, Played};
use ::table::{Lang, localized};
use game_ui::{HandCommon, HandProps};
use ui::dom;
use ui::{InHand, act, drawing, hand, leave};
use yew::prelude::*;

use super::cards::{back, face, number};
use super::choice::{Chosen, Tap, Tapped, Way};
use super::pad::{Step, length_class, taps};
use super::parts::{Facts, lies};
use crate::art::nose;

/// The hand, and what is chosen in it.
#[component]
pub(super) fn Hand(props: &HandProps<Larry>) -> Html {
    let chosen = use_reducer(Chosen::default);
    // The second step of a card comes into sight when that is tapped.
    use_effect_with(chosen.taps, |taps| {
        if *taps > 0 {
            dom::scroll_to("step");
        }
    });
    let on_tapped = {
        let chosen = chosen.clone();
        use_callback(props.clone(), move |tapped, props| {
            if tapped == Tapped::Nothing {
                props.act(&Action::GiveNothing { larry: chosen.choice.larry });
            }
            chosen.dispatch(Tap { tapped, view: Rc::clone(&props.view), menu: props.menu.clone() });
            // What is chosen after this tap; the act above may not be taken.
            props.choose(chosen.act().as_ref());
        })
    };
    Screen { props, chosen: &chosen, on_tapped: &on_tapped }.html()
}

/// What stands on the screen.
struct Screen<'a> {
    props: &'a HandProps<Larry>,
    chosen: &'a Chosen,
    on_tapped: &'a Callback<Tapped>,
}

impl Screen<'_> {
    fn html(&self) -> Html {
        let HandProps { view, common: HandCommon { seat, players, lang, news, .. }, .. } = self.props;
        let acting = view.turn == *seat && view.phase != Phase::Answer;
        let card = self.chosen.choice.card(view).filter(|_| acting);
        html! {
            <div class="body larry-hand">
                <Facts {view} {players} lang={*lang}>{ leave(&self.props.on_leave, *lang) }</Facts>
                <div class="about">
                    <>{ lies(view, players, *lang) }</>
                    if !news.is_empty() {
                        <div class="news small muted">{ news.clone() }</div>
                    }
                </div>
                { self.cards() }
                if let Some(card) = card {
                    <Step hand={self.props.clone()} {card} choice={self.chosen.choice} on_tapped={self.on_tapped} />
                } else {
                    { self.resting() }
                }
                if acting {
                    { self.go() }
                }
            </div>
        }
    }

    /// The cards, or as many backs.
    fn cards(&self) -> Html {
        let HandProps { view, menu, common: HandCommon { seat, lang, .. } } = self.props;
        let chosen = |at: usize| self.chosen.choice.place == Some(at);
        let cards = match &view.hand {
            Some(cards) => cards
                .iter()
                .enumerate()
                .map(|(at, &card)| InHand {
                    picture: face(card, 92, *lang),
                    name: spoken(card, *lang),
                    mark: follows(card, self.props),
                    chosen: chosen(at),
                    choosable: !menu.is_empty(),
                    swipeable: false,
                })
                .collect(),
            None => {
                (0..usize::from(view.hands[seat.index()])).map(|at| InHand::covered(back(92), chosen(at))).collect()
            }
        };
        hand(cards, &self.on_tapped.reform(Tapped::Card), *lang)
    }

    /// While the hand is covered: only what everybody will hear in a moment.
    fn resting(&self) -> Option<Html> {
        let (props, lang) = (self.props, self.props.lang);
        if props.open || self.chosen.choice.place.is_none() {
            return None;
        }
        let sum = match self.chosen.act().filter(|_| props.ready) {
            Some(Action::Lay { sum, .. }) => Some(sum),
            _ => None,
        };
        let title = match sum {
            Some(_) => lang.select("Du sagst laut", "You say aloud"),
            None => lang.select("Deine Wahl bleibt liegen", "Your choice stays"),
        };
        let hint = match sum {
            Some(_) => lang.select(
                "Deine Wahl bleibt liegen. Öffne die Karten, um sie zu ändern.",
                "Your choice stays. Open your cards to change it.",
            ),
            None => lang.select("Öffne die Karten, um sie zu ändern.", "Open your cards to change it."),
        };
        Some(html! {
            <div class="board forced-card">
                <div class="grow"><b class="display">{ title }</b><div class="medium muted">{ hint }</div></div>
                if let Some(sum) = sum {
                    <span class="display">{ number(sum) }</span>
                }
            </div>
        })
    }

    /// "Larry!" beside the act; after Give one, above both, giving nothing, which depends on no card.
    fn go(&self) -> Html {
        let lang = self.props.lang;
        let nothing = (self.props.view.phase == Phase::Give).then(|| give_nothing(self.on_tapped, lang));
        let shout = self.can_shout().then(|| larry_switch(self.chosen.choice.larry, self.on_tapped, lang));
        let label = self.label();
        html! {
            <div class="acts play-acts">
                { nothing }
                { shout }
                { act(self.ready().is_some(), length_class(&label), &self.props.on_play, html! { { label } }) }
            </div>
        }
    }

    /// Whether "Larry!" goes with what is chosen: with Give one it belongs to the gift. While the hand is covered it stays,
    /// or it would tell which card was chosen.
    fn can_shout(&self) -> bool {
        let [without, with] = self.chosen.acts;
        self.props.view.may_shout(self.props.seat) && (!self.props.open || without.is_some() == with.is_some())
    }

    /// The act that can be done now. While the hand is covered it must say a sum: any other one would show that no number
    /// was chosen.
    fn ready(&self) -> Option<Action> {
        let HandCommon { open, ready, .. } = self.props.common;
        self.chosen.act().filter(|act| ready && (open || matches!(act, Action::Lay { .. })))
    }

    /// What the act is called, or what is missing. Of a covered hand only the sum that will be said.
    fn label(&self) -> String {
        let (lang, players) = (self.props.lang, &self.props.players);
        let words = match self.ready() {
            Some(Action::Lay { sum, .. }) => {
                return localized!(lang, "Legen, „{0}“ sagen", "Lay it, say “{0}”", number(sum));
            }
            Some(Action::Play { played: Played::OpenPlay(seat) | Played::DrawTwo(seat), .. }) => {
                return localized!(lang, "Gegen {0} spielen", "Play against {0}", players.name(seat));
            }
            Some(Action::Give { to, .. }) => {
                return localized!(lang, "{0} schenken", "Give it to {0}", players.name(to));
            }
            Some(Action::Show { .. }) => ("Offen legen", "Lay it face up"),
            Some(_) => ("Offen spielen", "Play it openly"),
            None => self.missing(),
        };
        lang.select(words.0, words.1).to_owned()
    }

    fn missing(&self) -> (&'static str, &'static str) {
        let choice = &self.chosen.choice;
        let way = choice.card(&self.props.view).map(|card| choice.way(card, &self.props.menu));
        match way {
            None if choice.place.is_some() => ("Erst die Karten öffnen", "First open your cards"),
            None => ("Wähl eine Karte", "Choose a card"),
            Some(Way::Lay) => ("Was sagst du?", "What do you say?"),
            Some(Way::Give) => ("Wem?", "To whom?"),
            Some(_) => ("Gegen wen?", "Against whom?"),
        }
    }
}

/// Whether "Larry!" is shouted with the act.
pub(super) fn larry_switch(on: bool, on_tapped: &Callback<Tapped>, lang: Lang) -> Html {
    let (onpointerdown, onclick) = taps(on_tapped, Tapped::Larry);
    html! {
        <button key="larry" type="button" class="larry-switch" role="switch" {onpointerdown} {onclick}
            aria-checked={on.to_string()}>
            { drawing(nose(30)) }
            <span>{ lang.select("„Larry!“", "“Larry!”") }<small>{ lang.select("rufen", "shout") }</small></span>
        </button>
    }
}

/// Keeps every card after Give one.
pub(super) fn give_nothing(on_tapped: &Callback<Tapped>, lang: Lang) -> Html {
    let (onpointerdown, onclick) = taps(on_tapped, Tapped::Nothing);
    html! {
        <button key="nothing" type="button" class="btn second nothing" {onpointerdown} {onclick}>
            { lang.select("Nichts verschenken", "Give nothing") }
        </button>
    }
}

/// What follows from a number that must be laid openly, on the card's edge.
fn follows(card: Card, props: &HandProps<Larry>) -> Option<Html> {
    let view = &props.view;
    let sum = view.bound.contains(&card).then(|| view.honest(card))??;
    let high = (sum > view.limit).then_some("high");
    Some(html! { <span class={classes!("card-mark", high)}>{ number(sum) }</span> })
}

/// What a card in the hand is called: a number alone could be anything.
pub(super) fn spoken(card: Card, lang: Lang) -> String {
    let name = card.name(lang);
    if card.is_number() { localized!(lang, "Karte {name}", "Card {name}") } else { name }
}

#[cfg(test)]
mod tests {
    use ::table::{Game, Lang, Scene, Seat, Viewer};

    use super::*;
    use crate::art::SeatSymbol;
    use ui::Players;
    use ui::drawn;

    /// What a shows with this card chosen, the hand open or covered again.
    fn screen(hands: &str, card: usize, open: bool) -> String {
        screen_after("c1=1", hands, card, open)
    }

    /// The same with this pile.
    fn screen_after(pile: &str, hands: &str, card: usize, open: bool) -> String {
        let larry = Larry::from_position(&format!("hands:{hands} pile:{pile}")).expect(hands);
        let (seat, lang) = (Seat::new(0), Lang::De);
        let players =
            Players { names: vec!["A".into(), "B".into(), "C".into()], symbols: SeatSymbol::ALL[..3].to_vec() };
        let mut props = HandProps {
            view: Rc::new(larry.view(Viewer::Seat(seat))),
            menu: larry.legal(seat).into(),
            common: HandCommon { open: true, ready: true, ..HandCommon::covered(seat, Rc::new(players), lang) },
        };
        let tap = Tap { tapped: Tapped::Card(card), view: Rc::clone(&props.view), menu: props.menu.clone() };
        let chosen = Rc::new(Chosen::default()).reduce(tap);
        if !open {
            (props.common.open, props.view, props.menu) = (false, Rc::new(larry.view(Viewer::Table)), Rc::default());
        }
        drawn(Screen { props: &props, chosen: &chosen, on_tapped: &Callback::noop() }.html())
    }

    /// Rulings, Larry: "with Give one: on the act that gives".
    #[test]
    fn no_shout_is_offered_that_give_one_would_swallow() {
        let shout = "role=\"switch\"";
        assert!(!screen("12G,44,44", 2, true).contains(shout), "a shout that is lost");
        assert!(screen("12G,44,44", 2, false).contains(shout), "the covered hand tells the card");
        for card in 0..2 {
            assert!(screen("12G,44,44", card, true).contains(shout), "a card may be the last but one");
        }
        assert!(screen("12R,44,44", 2, true).contains(shout), "so may any other action");
    }

    /// Rulings, Larry: "or gives nothing ("darf")". It depends on no card: the covered hand offers it, too.
    #[test]
    fn after_give_one_giving_nothing_is_offered() {
        for open in [true, false] {
            assert!(screen_after("c1=1 phase:give", "12,44,44", 0, open).contains("Nichts verschenken"), "{open}");
            assert!(!screen("12G,44,44", 2, open).contains("Nichts verschenken"), "{open}");
        }
    }

    /// Rulings, Larry: no sum is said above the limit, and none below -20.
    #[test]
    fn an_honest_sum_that_cannot_be_said_is_too_much_or_too_little() {
        let said = |pile: &str, hands: &str| screen_after(pile, hands, 0, true);
        assert!(said("c4=5", "33,44,44").contains("ehrlich zu viel: 5 + 3 = 8"));
        // From the tenth card on the least sum stays.
        let low = |sum: &str| said(&format!("b0=0,c1=0,b2=0,c2=0,b0=0,c1=0,b2=0,c3=0,b0=0,c1={sum}"), "_11,44,44");
        assert!(low("-20").contains("ehrlich zu wenig: −20 − 1 = −21"));
        assert!(low("-19").contains("ehrlich wäre <b>−19 − 1 = −20"));
    }
}
