//! Where a rule shall lie: the slots that are open, each with what ends there.

use std::rc::Rc;

use ::bohei::{Action, Card, Lying, Rule, Slot, View};
use ::table::{Lang, localized};
use ui::on_tap;
use yew::prelude::*;

/// The slots that a card of the hand may be put into.
pub(super) fn slots_of(card: Card, menu: &[Action]) -> Vec<Option<Slot>> {
    let slot = |action: &Action| match *action {
        Action::Enact(played, slot) if played == card => Some(slot),
        _ => None,
    };
    menu.iter().filter_map(slot).collect()
}

/// The slot that is meant as long as none was tapped: the only one, or a free one, except to close it.
pub(super) fn preset(card: Card, view: &View, menu: &[Action]) -> Option<Option<Slot>> {
    let slots = slots_of(card, menu);
    if let [only] = slots.as_slice() {
        return Some(*only);
    }
    let free = view.slots.iter().find(|lying| lying.card.is_none() && slots.contains(&Some(lying.slot)));
    free.filter(|_| card.rule() != Some(Rule::Closed)).map(|lying| Some(lying.slot))
}

/// What the slots to choose from show.
#[derive(Properties, PartialEq)]
pub(super) struct SlotChoiceProps {
    /// The rule that is to lie there.
    pub(super) card: Card,
    /// The slot that is chosen.
    pub(super) chosen: Option<Slot>,
    /// The table.
    pub(super) view: Rc<View>,
    /// The private acts of the seat.
    pub(super) menu: Rc<[Action]>,
    /// Called with a slot that is tapped.
    pub(super) on_choose: Callback<Slot>,
    /// The language.
    pub(super) lang: Lang,
}

/// The slots to choose from; for the card that opens one, what it does.
#[component]
pub(super) fn SlotChoice(props: &SlotChoiceProps) -> Html {
    let SlotChoiceProps { card, chosen, view, menu, on_choose, lang } = props;
    let open = slots_of(*card, menu);
    let closes = card.rule() == Some(Rule::Closed);
    let one = |lying: &Lying| {
        let slot = lying.slot;
        let head = match lying.card {
            _ if closes => localized!(lang, "Schließt {slot}", "Closes {slot}"),
            Some(_) => localized!(lang, "Ersetzt {slot}", "Replaces {slot}"),
            None => localized!(lang, "Auf Platz {slot}", "In slot {slot}"),
        };
        // A low screen has room for the name of a rule only.
        let below = match lying.card {
            Some(card) => html! {
                <>
                    <span class="slot-rule">{ card.line(*lang) }</span>
                    <span class="slot-rule-name" aria-hidden="true">{ card.title(*lang) }</span>
                </>
            },
            None => html! { <span>{ lang.select("noch frei", "still free") }</span> },
        };
        let (onpointerdown, onclick) = on_tap(on_choose.reform(move |()| slot));
        html! {
            <button type="button" role="radio" aria-checked={(*chosen == Some(slot)).to_string()}
                {onpointerdown} {onclick}>
                <b>{ head }</b>{ below }
            </button>
        }
    };
    let here = view.slots.iter().filter(|lying| open.contains(&Some(lying.slot)));
    html! {
        <div class="slot-choice" role="radiogroup" aria-label={lang.select("Platz für die Regel", "Slot for the rule")}>
            { for here.map(one) }
        </div>
    }
}

#[cfg(test)]
mod tests {
    use ::bohei::Bohei;
    use ::table::{Game, Scene, Seat, Viewer};

    use super::*;
    use ui::drawn;

    /// What the choice of a slot says for the only rule in the hand, and which one is meant unless another is tapped.
    fn choice(position: &str) -> (String, Option<Option<Slot>>) {
        let game = Bohei::from_position(position).expect(position);
        let (seat, view) = (Seat::new(0), Rc::new(game.view(Viewer::Seat(Seat::new(0)))));
        let menu = game.legal(seat);
        let card = menu.iter().find_map(|act| if let Action::Enact(card, _) = *act { Some(card) } else { None });
        let card = card.expect("a rule");
        let meant = preset(card, &view, &menu);
        let (chosen, on_choose) = (meant.flatten(), Callback::noop());
        let menu: Rc<[Action]> = menu.into();
        (drawn(html! { <SlotChoice {card} {chosen} {view} {menu} {on_choose} lang={Lang::En} /> }), meant)
    }

    /// Whoever has one slot only is told all the same which rule ends.
    #[test]
    fn the_only_slot_says_what_it_replaces() {
        let (said, meant) = choice("hands:5.20/21/22 slots:3/17 phase:rule");
        assert!(said.contains("Replaces A") && !said.contains("still free"), "{said}");
        assert!(meant.flatten().is_some(), "{said}");
        let (said, meant) = choice("hands:5.20/21/22 slots:3/- phase:rule");
        assert!(said.contains("Replaces A") && said.contains("In slot B"), "{said}");
        assert_eq!(said.matches("aria-checked=\"true\"").count(), 1, "{said}");
        assert!(meant.flatten().is_some(), "{said}");
    }
}
