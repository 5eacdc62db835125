//! The cards of a seat whose hand is on its player's phone: backs with labels, of which one is laid, played or given away.
//!
//! Which card has which label only the phone shows. So whatever some card could do is offered with every label, and what the chosen card
//! cannot do is refused.

use ::larry::{Action, FACES, Larry, Phase, Played};
use ::table::localized;
use game_ui::{BlindAct, BlindProps, blind_button};
use ui::{InHand, hand};
use yew::prelude::*;

use super::cards::{back, number};
use super::choice::{Choice, Tapped, Way};
use super::hand::{give_nothing, larry_switch};
use super::pad::{Pad, Targets, aloud, length_class, ways};
use super::parts::Facts;

/// The backs, and what can be done with the chosen one.
#[component]
pub(super) fn Blind(props: &BlindProps<Larry>) -> Html {
    let BlindProps { seat, view, acting, labels, head, play, players, lang } = props;
    let (seat, lang) = (*seat, *lang);
    let choice = use_state(Choice::default);
    let on_tapped = {
        let (choice, play) = (choice.clone(), play.clone());
        Callback::from(move |tapped| {
            if tapped == Tapped::Nothing {
                play.emit(BlindAct::new(None, [Action::GiveNothing { larry: choice.larry }]));
            }
            choice.set(choice.after(tapped));
        })
    };
    let chosen = choice.place.and_then(|at| labels.get(at)).filter(|_| *acting);
    let cards = labels.iter().map(|label| InHand::labelled(back(92), label, chosen == Some(label), *acting, lang));
    let way = if view.phase == Phase::Give { Way::Give } else { choice.blind_way() };
    html! {
        <div class="body larry-hand blind">
            { head.clone() }
            <Facts {view} {players} {lang} />
            { hand(cards.collect(), &on_tapped.reform(Tapped::Card), lang) }
            if chosen.is_some() {
                <section class="step" id="step">
                    <Step hand={props.clone()} choice={*choice} {way} on_tapped={&on_tapped} />
                </section>
            }
            if *acting {
                <div class="acts play-acts">
                    if way == Way::Give {
                        { give_nothing(&on_tapped, lang) }
                    }
                    if view.may_shout(seat) {
                        { larry_switch(choice.larry, &on_tapped, lang) }
                    }
                    <Play key="act" hand={props.clone()} chosen={chosen.cloned()} choice={*choice} {way} />
                </div>
            }
        </div>
    }
}

impl Choice {
    /// What is chosen after this tap.
    fn after(&self, tapped: Tapped) -> Choice {
        let mut next = *self;
        match tapped {
            Tapped::Card(place) => next.place = Some(place),
            Tapped::Openly(openly) => next.openly = openly,
            Tapped::Sum(sum) => next.sum = Some(sum),
            Tapped::Low(low) => next.low = low,
            // Another tap takes it back: only some cards are played against somebody.
            Tapped::Seat(seat) => next.target = (next.target != Some(seat)).then_some(seat),
            Tapped::Larry => next.larry = !next.larry,
            Tapped::Nothing => {}
        }
        next
    }

    /// How a card leaves the hand that may be any.
    fn blind_way(&self) -> Way {
        if self.openly { Way::Play } else { Way::Lay }
    }

    /// The act with each card that the chosen one may be; `None` as long as something is missing.
    fn blind_acts(&self, way: Way) -> Option<Vec<Action>> {
        let Choice { sum, target, larry, .. } = *self;
        let cards = FACES.iter().map(|face| face.card);
        Some(match way {
            Way::Lay => {
                let sum = sum?;
                cards.map(|card| Action::Lay { card, sum, larry }).collect()
            }
            Way::Give => {
                let to = target?;
                cards.map(|card| Action::Give { card, to, larry }).collect()
            }
            Way::Show | Way::Play => {
                // A number is played against nobody.
                let shown = cards.clone().filter(|card| target.is_none() && card.is_number());
                let played = cards.filter_map(|card| Played::new(card, target));
                // Whoever gives says "Larry!" with the gift.
                let played = played.map(|played| Action::Play { played, larry: larry && played != Played::GiveOne });
                shown.map(|card| Action::Show { card, larry }).chain(played).collect()
            }
        })
    }
}

/// What the second step is about.
#[derive(Properties, PartialEq)]
struct StepProps {
    /// The hand.
    hand: BlindProps<Larry>,
    /// What is chosen.
    choice: Choice,
    /// How the card leaves the hand.
    way: Way,
    /// Told what is tapped.
    on_tapped: Callback<Tapped>,
}

/// What is said, or against whom, or for whom.
#[component]
fn Step(props: &StepProps) -> Html {
    let StepProps { hand, choice, way, on_tapped } = props;
    let BlindProps { seat, view, players, lang, .. } = hand;
    let lang = *lang;
    let ways = || ways(choice.openly, None, on_tapped, lang);
    let targets = html! {
        <Targets seat={*seat} hands={view.hands.clone()} target={choice.target} {players} {on_tapped} {lang} />
    };
    match way {
        Way::Lay => html! {
            <>
                { ways() }
                <div class="step-head"><span class="display">{ aloud(lang) }</span></div>
                <Pad sums={view.sums.clone().collect::<Vec<_>>()} sum={choice.sum} low={choice.low} limit={view.limit} {on_tapped} {lang} />
            </>
        },
        Way::Give => html! {
            <><div class="step-head"><span class="display">{ lang.select("Wer bekommt sie?", "Who gets it?") }</span></div>{ targets }</>
        },
        Way::Show | Way::Play => html! {
            <>
                { ways() }
                <div class="step-head">
                    <span class="display">{ lang.select("Gegen wen?", "Against whom?") }</span>
                    <span class="medium muted">{ lang.select("Nur wenn die Karte jemanden trifft.", "Only if the card is played against somebody.") }</span>
                </div>
                { targets }
            </>
        },
    }
}

/// What [`Play`] does.
#[derive(Properties, PartialEq)]
struct PlayProps {
    /// The hand.
    hand: BlindProps<Larry>,
    /// The label of the chosen card.
    chosen: Option<AttrValue>,
    /// What else is chosen.
    choice: Choice,
    /// How the card leaves the hand.
    way: Way,
}

/// Does what is chosen, or says what is missing.
#[component]
fn Play(props: &PlayProps) -> Html {
    let PlayProps { hand, chosen, choice, way } = props;
    let BlindProps { play, players, lang, .. } = hand;
    let (chosen, way, lang) = (chosen.as_ref(), *way, *lang);
    let done = chosen.and_then(|label| Some(BlindAct::new(Some(label), choice.blind_acts(way)?)));
    let label = match (chosen, way) {
        (None, _) => lang.select("Wähl einen Buchstaben", "Choose a letter").to_owned(),
        (_, Way::Lay) => match choice.sum {
            Some(sum) => localized!(lang, "Legen, „{0}“ sagen", "Lay it, say “{0}”", number(sum)),
            None => lang.select("Was sagst du?", "What do you say?").to_owned(),
        },
        (_, Way::Give) => match choice.target {
            Some(seat) => localized!(lang, "{0} schenken", "Give it to {0}", players.name(seat)),
            None => lang.select("Wem?", "To whom?").to_owned(),
        },
        (_, Way::Show | Way::Play) => match choice.target {
            Some(seat) => localized!(lang, "Gegen {0} spielen", "Play against {0}", players.name(seat)),
            None => lang.select("Offen spielen", "Play it openly").to_owned(),
        },
    };
    blind_button(done, length_class(&label), play, label)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn larry_is_not_said_with_the_card_but_with_the_gift() {
        let choice = Choice { larry: true, ..Choice::default() };
        let acts = choice.blind_acts(Way::Play).expect("nothing is missing");
        assert!(acts.contains(&Action::Play { played: Played::GiveOne, larry: false }));
        assert!(!acts.contains(&Action::Play { played: Played::GiveOne, larry: true }));
    }
}
