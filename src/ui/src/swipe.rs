//! Cards that are swiped to the side. A browser leaves such a movement to the page where the style sheet says `touch-action: pan-y`.

use yew::prelude::*;

use crate::dom;
use crate::tap;

/// From how far on a finger swipes and does not tap, in pixels.
const BEGINS: i32 = 10;
/// How far to the side it must be when it is lifted, in pixels.
const FAR: i32 = 64;
/// The id of the hand, of which `--swiped` says how far the card is from its place.
const HAND: &str = "hand";

/// How far a card is swiped.
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug)]
pub(crate) enum Swiped {
    /// Not at all: it lies in its place.
    #[default]
    No,
    /// It follows the finger, and goes back if that is lifted now.
    Near,
    /// It follows the finger, and is played if that is lifted now.
    Far,
}

impl Swiped {
    /// How far it is once the finger has come so far to the side and up or down, in pixels.
    fn moved(self, aside: i32, down: i32) -> Swiped {
        match (self, aside.abs()) {
            (Swiped::No, aside) if aside < BEGINS => Swiped::No,
            (_, aside) if aside >= FAR && aside > down.abs() => Swiped::Far,
            _ => Swiped::Near,
        }
    }
}

/// A finger on a card.
#[derive(Clone, Copy)]
struct Finger {
    id: i32,
    /// The place of the card.
    card: usize,
    /// Where it came down, in pixels.
    from: (i32, i32),
    /// By how many quarters the hand is turned clockwise.
    quarters: i32,
    /// How far it has swiped the card.
    swiped: Swiped,
}

impl Finger {
    /// How far it has come to the side and downwards, for whoever the hand is turned to; nothing if the event is of another one.
    fn moved(self, event: &PointerEvent) -> Option<(i32, i32)> {
        let (x, y) = (event.client_x() - self.from.0, event.client_y() - self.from.1);
        (event.pointer_id() == self.id).then(|| turned_back((x, y), self.quarters))
    }
}

/// A distance to the right and downwards, as it is for whoever looks at the screen turned clockwise by so many quarters.
fn turned_back((x, y): (i32, i32), quarters: i32) -> (i32, i32) {
    match quarters {
        1 => (y, -x),
        2 => (-x, -y),
        3 => (-y, x),
        _ => (x, y),
    }
}

/// What a hand does with a finger that may swipe a card, and which card is swiped.
#[derive(Clone)]
pub struct Swipe {
    /// The place of the card that is swiped, and how far.
    card: Option<(usize, Swiped)>,
    /// A finger comes down on the card at this place.
    pub(crate) down: Callback<(usize, PointerEvent)>,
    /// For `onpointermove` and the three events that end a touch: `onpointerup`, `onpointercancel` and `onpointerleave`.
    pub(crate) follow: Callback<PointerEvent>,
}

impl Swipe {
    /// How far the card at this place is swiped.
    pub(crate) fn of(&self, place: usize) -> Swiped {
        self.card.filter(|(card, _)| *card == place).map(|(_, swiped)| swiped).unwrap_or_default()
    }
}

/// Tells the place of a card that begins to be swiped, so that the hand shows what comes of it, and again when it is let go to either
/// side. A hand that is covered meanwhile keeps the card.
#[hook]
pub fn use_swipe(open: bool, on_begin: Callback<usize>, on_swipe: Callback<usize>) -> Swipe {
    let card = use_state_eq(|| None::<(usize, Swiped)>);
    let finger = use_mut_ref(|| None::<Finger>);
    {
        let (card, finger) = (card.setter(), finger.clone());
        use_effect_with(open, move |_| {
            finger.take();
            card.set(None);
            dom::unset_properties(HAND);
        });
    }
    let down = {
        let (card, finger) = (card.setter(), finger.clone());
        Callback::from(move |(place, event): (usize, PointerEvent)| {
            if event.button() <= 0 {
                let from = (event.client_x(), event.client_y());
                let (id, quarters) = (event.pointer_id(), dom::quarters(HAND));
                finger.replace(Some(Finger { id, card: place, from, quarters, swiped: Swiped::No }));
                card.set(None);
            }
        })
    };
    let follow = {
        let card = card.setter();
        Callback::from(move |event: PointerEvent| {
            let Some(mut touching) = *finger.borrow() else { return };
            let Some((aside, down)) = touching.moved(&event) else { return };
            let before = touching.swiped;
            touching.swiped = before.moved(aside, down);
            if before == Swiped::No && touching.swiped != Swiped::No {
                on_begin.emit(touching.card);
            }
            if event.type_() == "pointermove" {
                finger.replace(Some(touching));
                if let Some(hand) = dom::element(HAND) {
                    dom::set_property(&hand, "--swiped", aside);
                }
                return card.set(Some((touching.card, touching.swiped)));
            }
            finger.take();
            card.set(None);
            dom::unset_properties(HAND);
            if event.type_() == "pointerup" && touching.swiped == Swiped::Far {
                tap::take(&event);
                on_swipe.emit(touching.card);
            }
        })
    };
    Swipe { card: *card, down, follow }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// How far a card is swiped by a finger that has come so far, one step after another.
    fn swiped(steps: &[(i32, i32)]) -> Swiped {
        steps.iter().fold(Swiped::No, |swiped, (aside, down)| swiped.moved(*aside, *down))
    }

    /// At the left edge of a device that lies in the middle the right hand is on the side of the screen's foot.
    #[test]
    fn a_hand_that_is_turned_is_swiped_to_its_own_side() {
        let down = (0, 80);
        assert_eq!([0, 1, 2, 3].map(|quarters| turned_back(down, quarters)), [(0, 80), (80, 0), (0, -80), (-80, 0)]);
        let right = (80, 0);
        assert_eq!([0, 1, 2, 3].map(|quarters| turned_back(right, quarters)), [(80, 0), (0, -80), (-80, 0), (0, 80)]);
    }

    #[test]
    fn a_finger_that_trembles_swipes_nothing() {
        assert_eq!(swiped(&[(3, 2), (-9, 40), (0, 0)]), Swiped::No);
    }

    #[test]
    fn far_to_either_side_is_a_swipe() {
        assert_eq!(swiped(&[(20, 3), (80, 10)]), Swiped::Far);
        assert_eq!(swiped(&[(-20, 3), (-80, -10)]), Swiped::Far);
    }

    #[test]
    fn a_card_that_is_brought_back_or_up_is_kept() {
        assert_eq!(swiped(&[(80, 10), (30, 10)]), Swiped::Near);
        assert_eq!(swiped(&[(80, 10), (2, 0)]), Swiped::Near);
        assert_eq!(swiped(&[(70, 200)]), Swiped::Near);
    }
}
