//! How the rule tests write what happens: one line for each event, with all that its player knows of it.

use leiff::{Card, Effect, Error, Event, HiddenEvent, Pile, Place, Slot};
use table::{Refusal, Viewer, joined};

pub(super) fn happened(event: &HiddenEvent) -> String {
    match event {
        Event::Dealt { round, starter, .. } => format!("round {round}: {starter} begins"),
        Event::Looked { seat, at } => {
            let at = at.iter().map(|(place, card)| (*place, card.seen_by(Viewer::Seat(*seat)).expect("a look")));
            format!("{seat} looks at {}", joined(at.map(|(place, card)| lies(place, card)), " "))
        }
        Event::Drew { seat, card } => {
            let card = card.seen_by(Viewer::Seat(*seat)).expect("the player knows the card");
            format!("{seat} draws {card}")
        }
        Event::Took { seat, card } => format!("{seat} takes {card}"),
        Event::Passed { seat } => format!("{seat} passes"),
        Event::Swapped { seat, slot, card, out } => {
            let card = card.seen_by(Viewer::Seat(*seat)).expect("the player knows the card");
            format!("{seat} puts {}, out {out}", lies(Place::new(*seat, *slot), card))
        }
        Event::Discarded { seat, card, from: Pile::Draw } => format!("{seat} discards {card}"),
        Event::Discarded { seat, card, from: Pile::Discard } => format!("{seat} puts {card} back"),
        Event::Dropped { place, card } => format!("{} drops {}", place.seat, lies(*place, *card)),
        Event::Extra { seat, slots, due } if slots.len() == usize::from(*due) => {
            format!("{seat} gets {}", written(slots))
        }
        Event::Extra { seat, slots, due } => format!("{seat} gets {} of {due}", slots.len()),
        Event::Reshuffled => "shuffled".to_owned(),
        Event::Exchanged { by, first, second } => format!("{by} swaps {first} with {second}"),
        Event::Rotated { by, seat, steps } => {
            let steps = steps.seen_by(Viewer::Seat(*by)).expect("the player knows the number");
            format!("{by} rotates {seat} by {steps}")
        }
        Event::Immune { seat } => format!("{seat} is immune"),
        Event::Invented { seat } => format!("{seat} invents a rule"),
        Event::RuleEnded => "the rule ends".to_owned(),
        Event::Bound { seat, to } => format!("{seat} drinks along with {to}"),
        Event::Freed { seat } => format!("{seat} drinks along no more"),
        Event::Shown { place, card } => format!("{} shows {}", place.seat, lies(*place, *card)),
        Event::HandsSwapped { seat, left } => format!("{seat} swaps hands with {left}"),
        Event::Enchanted { by, seat } => format!("{by} enchants {seat}"),
        Event::Declined { seat } => format!("{seat} declines"),
        Event::Matched { place, card, right } => {
            format!("{} matches {}{}", place.seat, lies(*place, *card), wrongly(*right))
        }
        Event::Caught { by, place, card, right } => format!("{by} catches {}{}", lies(*place, *card), wrongly(*right)),
        Event::Called { seat } => format!("{seat} calls"),
        Event::Offered { seat, slot } => {
            let slot = slot.seen_by(Viewer::Seat(*seat)).expect("the player knows the slot");
            format!("{seat} offers {}", Slot::new(slot))
        }
        Event::Conjured { by, seat } => format!("{by} conjures with {seat}"),
        Event::Fizzled { by, seat } => format!("{by} cannot conjure with {seat}"),
        Event::Scored { score, .. } => {
            let (hands, totals) = (joined(score.hands.iter(), ","), joined(score.totals.iter(), ","));
            format!("scored {hands}: {:+} for {}, in all {totals}", score.bonus, score.caller)
        }
        Event::Penalty { by, seat } => format!("{by} punishes {seat}"),
        Event::HandedOut { from, to } => format!("{from} gives {to} a sip"),
        Event::Filled { seat, glass } => format!("{seat} fills {glass}"),
        Event::Done { seat } => format!("{seat} is done"),
        Event::Ended { winners, .. } => format!("won by {}", joined(winners.iter(), " and ")),
    }
}

pub(super) fn reason(refusal: &Refusal<Error>) -> String {
    let fixed = match refusal {
        Refusal::Over => "the game is over",
        Refusal::Rule(rule) => match *rule {
            Error::NotYourTurn { turn } => return format!("it is {turn}'s turn"),
            Error::PeekFirst { seat } => return format!("{seat} peeks first"),
            Error::PlaceFirst => "place the card first",
            Error::EffectFirst => "the effect first",
            Error::LookFirst { seat } => return format!("{seat} looks first"),
            Error::OfferFirst { seat } => return format!("{seat} offers first"),
            Error::RoundOver => "the round is over",
            Error::NothingToSee => "nothing to see",
            Error::FrontCardsOnly => "front cards only",
            Error::DealtCardsOnly => "dealt cards only",
            Error::PeekChosen => "both are chosen",
            Error::NothingDrawn => "nothing drawn",
            Error::CameFrom { pile: Pile::Draw } => "it came from the draw pile",
            Error::CameFrom { pile: Pile::Discard } => "it came from the discard pile",
            Error::DrawPileEmpty => "no draw pile",
            Error::DiscardPileEmpty => "no discard pile",
            Error::MachineStays => "a Spielautomat stays",
            Error::CanDraw => "draw",
            Error::NoCardThere { place } => return format!("no card at {place}"),
            Error::NobodyThere { seat } => return format!("nobody at {seat}"),
            Error::NoEffect => "no effect",
            Error::OtherEffect { effect } => return format!("{} asks for another choice", name(effect)),
            Error::OwnCardsOnly => "own cards only",
            Error::OthersOnly => "others only",
            Error::Immune { seat } => return format!("{seat} is immune"),
            Error::SamePlayer => "two players",
            Error::NothingToSwap => "nothing to swap",
            Error::AlreadyPicked { place } => return format!("{place} is picked"),
            Error::MagiciansCardsOnly { magician } => return format!("cards of {magician} only"),
            Error::TooFewCards { seat } => return format!("{seat} has too few cards"),
            Error::Steps { most } => return format!("1 to {most} steps"),
            Error::WaterShows => "water shows",
            Error::AlcoholDrinks => "alcohol drinks",
            Error::NothingOnTop => "nothing on top",
            Error::OwnCard => "match it",
            Error::NoOffer => "no offer",
            Error::NotScored => "not scored",
            Error::NoTeams => "no teams",
            Error::NoDrinks => "no drinks",
            Error::SipsToOthers => "sips go to others",
            Error::EmptyGlass { seat } => return format!("{seat} has no glass"),
            Error::NoSips => "no sips",
            Error::SameGlass => "the same glass",
            Error::NothingOwed => "nothing owed",
        },
    };
    fixed.to_owned()
}

fn name(effect: Effect) -> &'static str {
    match effect {
        Effect::Seven => "7",
        Effect::Eight => "8",
        Effect::Nine { .. } => "9",
        Effect::Machine => "0",
        Effect::Philosopher { .. } => "P",
        Effect::Waiter => "K",
        Effect::Gossip => "T",
        Effect::Beauty => "D",
        Effect::Magician | Effect::Glimpse { .. } => "M",
    }
}

/// `b3=7`.
fn lies(place: Place, card: Card) -> String {
    format!("{place}={card}")
}

fn wrongly(right: bool) -> &'static str {
    if right { "" } else { " wrongly" }
}

fn written(slots: &[Slot]) -> String {
    joined(slots.iter(), " ")
}
