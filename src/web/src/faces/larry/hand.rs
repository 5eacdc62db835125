//! The private side: the own cards, what to do with the chosen one, what to say, and the act.

use ::larry::{Action, Card, Larry, Phase};
use ::table::{Seat, tell};
use yew::prelude::*;

use super::cards::{back, face, number};
use super::choice::{Choice, Way};
use super::pad;
use super::parts::{facts, lies};
use crate::art::nose;
use crate::browser;
use crate::face::HandProps;
use crate::ui::old::{Context, El, InHand, Live, act, el, hand, leave};

/// The hand, and what is chosen in it.
pub(super) struct Hand {
    choice: Choice,
    /// The act that is chosen, without and with "Larry!".
    acts: [Option<Action>; 2],
    /// Whether "Larry!" can be shouted with an act of the menu.
    shouts: bool,
    /// Whether a card was chosen just now: then its second step comes into sight.
    fresh: bool,
}

/// What was tapped.
#[derive(Clone, Copy)]
pub(super) enum Tapped {
    /// A card, by its place.
    Card(usize),
    /// Face down, or openly.
    Openly(bool),
    /// A sum.
    Sum(i8),
    /// The other half of the pad.
    Low(bool),
    /// A player.
    Seat(Seat),
    /// "Larry!".
    Larry,
    /// Nothing is given away.
    Nothing,
}

impl Live for Hand {
    type Message = Tapped;
    type Properties = HandProps<Larry>;

    fn create(ctx: &Context<Hand>) -> Hand {
        let mut hand = Hand { choice: Choice::default(), acts: [None; 2], shouts: false, fresh: false };
        hand.look(ctx.props());
        hand
    }

    fn changed(&mut self, ctx: &Context<Hand>, _before: &HandProps<Larry>) -> bool {
        self.look(ctx.props());
        true
    }

    fn update(&mut self, ctx: &Context<Hand>, tapped: Tapped) -> bool {
        let HandProps { view, menu, open, .. } = ctx.props();
        let choice = &mut self.choice;
        self.fresh = matches!(tapped, Tapped::Card(_));
        match tapped {
            Tapped::Card(place) => choice.choose(place, view, menu),
            Tapped::Openly(openly) => choice.openly = openly,
            Tapped::Sum(sum) => choice.sum = Some(sum),
            Tapped::Low(low) => choice.low = low,
            Tapped::Seat(seat) => choice.target = Some(seat),
            Tapped::Larry => choice.larry = !choice.larry,
            Tapped::Nothing => {
                ctx.props().choose(Some(&Action::GiveNothing { larry: choice.larry }));
                ctx.props().play.emit(());
            }
        }
        if *open {
            self.acts = choice.acts(view, menu);
        }
        ctx.props().choose(self.act().as_ref());
        true
    }

    fn view(&self, ctx: &Context<Hand>) -> Html {
        self.screen(ctx.props(), ctx.link())
    }

    fn rendered(&mut self, _ctx: &Context<Hand>, _first: bool) {
        if std::mem::take(&mut self.fresh) {
            browser::scroll_to("step");
        }
    }
}

impl Hand {
    /// What can be known of the menu only while the hand is open.
    fn look(&mut self, props: &HandProps<Larry>) {
        if props.open {
            self.shouts = props.menu.iter().any(Action::larry);
        }
    }

    /// The act that is chosen. A "Larry!" that does not go with it [is not shown](Hand::can_shout) either.
    fn act(&self) -> Option<Action> {
        self.acts[usize::from(self.choice.larry)].or(self.acts[0])
    }

    fn screen(&self, props: &HandProps<Larry>, tap: &Callback<Tapped>) -> Html {
        let HandProps { seat, view, guests, lang, .. } = props;
        let news = (!props.news.is_empty()).then(|| el("div", "news small muted").nodes(props.news.clone()));
        let acting = view.turn == *seat && view.phase != Phase::Answer;
        let body = el("div", "body lh")
            .add(facts(view, guests, *lang).add(leave(&props.leave, *lang)))
            .add(el("div", "about").all(lies(view, guests, *lang)).maybe(news))
            .add(self.cards(props, tap));
        let body = match self.choice.card(view).filter(|_| acting) {
            Some(card) => body.add(self.details(card, props, tap)),
            None => body.maybe(self.resting(props)),
        };
        body.maybe(acting.then(|| self.go(props, tap))).into()
    }

    /// The cards, or as many backs.
    fn cards(&self, props: &HandProps<Larry>, tap: &Callback<Tapped>) -> El {
        let HandProps { seat, view, menu, lang, .. } = props;
        let chosen = |at: usize| self.choice.place == Some(at);
        let cards = match &view.hand {
            Some(cards) => cards
                .iter()
                .enumerate()
                .map(|(at, &card)| InHand {
                    picture: face(card, 92, *lang),
                    name: card.name(*lang),
                    mark: follows(card, props),
                    chosen: chosen(at),
                    choosable: !menu.is_empty(),
                })
                .collect(),
            None => {
                (0..usize::from(view.hands[seat.index()])).map(|at| InHand::covered(back(92), chosen(at))).collect()
            }
        };
        hand(cards, &tap.reform(Tapped::Card), *lang)
    }

    /// The second step, as long as the hand is open.
    fn details(&self, card: Card, props: &HandProps<Larry>, tap: &Callback<Tapped>) -> El {
        let way = self.choice.way(card, &props.menu);
        let pick = el("section", "step").set("id", "step").maybe(pad::ways(card, way, props, tap));
        match way {
            Way::Lay => pick.all(pad::sums(card, &self.choice, props, tap)),
            Way::Show => pick.add(pad::shown(card, props)),
            Way::Play if !card.has_target() => pick.add(pad::alone(card, props)),
            Way::Play | Way::Give => pick.all(pad::targets(card, way, self.choice.target, props, tap)),
        }
    }

    /// While the hand is covered: only what everybody will hear in a moment.
    fn resting(&self, props: &HandProps<Larry>) -> Option<El> {
        let lang = props.lang;
        if props.open || self.choice.place.is_none() {
            return None;
        }
        let sum = match self.act().filter(|_| props.ready) {
            Some(Action::Lay { sum, .. }) => Some(sum),
            _ => None,
        };
        let title = match sum {
            Some(_) => lang.pick("Du sagst laut", "You say aloud"),
            None => lang.pick("Deine Wahl bleibt liegen", "Your choice stays"),
        };
        let hint = match sum {
            Some(_) => lang.pick(
                "Deine Wahl bleibt liegen. Öffne die Karten, um sie zu ändern.",
                "Your choice stays. Open your cards to change it.",
            ),
            None => lang.pick("Öffne die Karten, um sie zu ändern.", "Open your cards to change it."),
        };
        let words = el("div", "grow").add(el("b", "d").say(title)).add(el("div", "t2 muted").say(hint));
        Some(el("div", "board rest").add(words).maybe(sum.map(|sum| el("span", "d").tell(number(sum)))))
    }

    /// "Larry!" beside the act; after Give one, above both, giving nothing, which depends on no card.
    fn go(&self, props: &HandProps<Larry>, tap: &Callback<Tapped>) -> El {
        let lang = props.lang;
        let shout = self.can_shout(props).then(|| {
            let words = el("span", "")
                .say(lang.pick("„Larry!“", "“Larry!”"))
                .add(el("small", "").say(lang.pick("rufen", "shout")));
            let press = el("button", "shouts").set("type", "button").set("role", "switch").keyed("larry".to_owned());
            let press = press.flag("aria-checked", self.choice.larry).tap(tap.reform(|()| Tapped::Larry));
            press.draw(nose(30)).add(words)
        });
        let nothing = (props.view.phase == Phase::Give).then(|| {
            let press = el("button", "btn second nothing").set("type", "button").keyed("nothing".to_owned());
            press.tap(tap.reform(|()| Tapped::Nothing)).say(lang.pick("Nichts verschenken", "Give nothing"))
        });
        let (act, label) = (act(self.ready(props).is_some(), &props.play), self.label(props));
        el("div", "acts go").maybe(nothing).maybe(shout).add(act.class("long", label.chars().count() > 22).tell(label))
    }

    /// Whether "Larry!" goes with what is chosen: with Give one it belongs to the gift. While the hand is covered it stays,
    /// or it would tell which card was chosen.
    fn can_shout(&self, props: &HandProps<Larry>) -> bool {
        let [without, with] = self.acts;
        self.shouts && (!props.open || without.is_some() == with.is_some())
    }

    /// The act that can be done now. While the hand is covered it must say a sum: any other one would show that no number
    /// was chosen.
    fn ready(&self, props: &HandProps<Larry>) -> Option<Action> {
        self.act().filter(|act| props.ready && (props.open || matches!(act, Action::Lay { .. })))
    }

    /// What the act is called, or what is missing. Of a covered hand only the sum that will be said.
    fn label(&self, props: &HandProps<Larry>) -> String {
        let lang = props.lang;
        let words = match self.ready(props) {
            Some(Action::Lay { sum, .. }) => {
                return tell!(lang, "Legen, „{0}“ sagen", "Lay it, say “{0}”", number(sum));
            }
            Some(Action::Play { target: Some(seat), .. }) => {
                return tell!(lang, "Gegen {0} spielen", "Play against {0}", props.guests.name(seat));
            }
            Some(Action::Give { to, .. }) => {
                return tell!(lang, "{0} schenken", "Give it to {0}", props.guests.name(to));
            }
            Some(Action::Show { .. }) => ("Offen legen", "Lay it face up"),
            Some(_) => ("Offen spielen", "Play it openly"),
            None => self.missing(props),
        };
        lang.pick(words.0, words.1).to_owned()
    }

    fn missing(&self, props: &HandProps<Larry>) -> (&'static str, &'static str) {
        let way = self.choice.card(&props.view).map(|card| self.choice.way(card, &props.menu));
        match way {
            None if self.choice.place.is_some() => ("Erst die Karten öffnen", "First open your cards"),
            None => ("Wähl eine Karte", "Choose a card"),
            Some(Way::Lay) => ("Was sagst du?", "What do you say?"),
            Some(Way::Give) => ("Wem?", "To whom?"),
            Some(_) => ("Gegen wen?", "Against whom?"),
        }
    }
}

/// What follows from a number that must be laid openly, on the card's edge.
fn follows(card: Card, props: &HandProps<Larry>) -> Option<El> {
    let view = &props.view;
    let sum = view.bound.contains(&card).then(|| view.honest(card))??;
    Some(el("span", "mk").class("high", sum > view.limit).tell(number(sum)))
}

#[cfg(test)]
mod tests {
    use std::rc::Rc;

    use ::table::{Game, Lang, Scene, Viewer};

    use super::*;
    use crate::art::SeatSymbol;
    use crate::face::Guests;
    use crate::ui::old::drawn;

    /// What a shows with this card chosen, the hand open or covered again.
    fn screen(hands: &str, card: usize, open: bool) -> String {
        screen_after("c1=1", hands, card, open)
    }

    /// The same with this pile.
    fn screen_after(pile: &str, hands: &str, card: usize, open: bool) -> String {
        let larry = Larry::from_position(&format!("hands:{hands} pile:{pile}")).expect(hands);
        let (seat, lang) = (Seat::new(0), Lang::De);
        let guests = Guests { names: vec!["A".into(), "B".into(), "C".into()], symbols: SeatSymbol::ALL[..3].to_vec() };
        let mut props = HandProps {
            seat,
            open: true,
            view: Rc::new(larry.view(Viewer::Seat(seat))),
            menu: larry.legal(seat),
            ready: true,
            chosen: Callback::noop(),
            play: Callback::noop(),
            leave: Callback::noop(),
            news: Vec::new(),
            guests: Rc::new(guests),
            lang,
        };
        let mut hand = Hand { choice: Choice::default(), acts: [None; 2], shouts: false, fresh: false };
        hand.look(&props);
        hand.choice.choose(card, &props.view, &props.menu);
        hand.acts = hand.choice.acts(&props.view, &props.menu);
        if !open {
            (props.open, props.view, props.menu) = (false, Rc::new(larry.view(Viewer::Table)), Vec::new());
        }
        drawn(hand.screen(&props, &Callback::noop()))
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
