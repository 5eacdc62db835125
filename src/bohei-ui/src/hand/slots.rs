//! Where a rule shall lie: the slots that are open, each with what ends there.

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

/// The slot that is meant as long as none was tapped: the only one; or a free one or else the one of the oldest rule, except to close it.
pub(super) fn preset(card: Card, view: &View, menu: &[Action]) -> Option<Option<Slot>> {
    if let [only] = slots_of(card, menu).as_slice() {
        return Some(*only);
    }
    if card.rule() == Some(Rule::Closed) {
        return None;
    }
    let age = |lying: &Lying| lying.card.and_then(|card| view.rules.iter().position(|rule| *rule == card));
    lying(card, view, menu).into_iter().min_by_key(age).map(|lying| Some(lying.slot))
}

/// The same with what lies there.
pub(super) fn lying(card: Card, view: &View, menu: &[Action]) -> Vec<Lying> {
    let slots = slots_of(card, menu);
    view.slots.iter().filter(|lying| slots.contains(&Some(lying.slot))).copied().collect()
}

/// What the slots to choose from show.
#[derive(Properties, PartialEq)]
pub(in super::super) struct SlotChoiceProps {
    /// The slots, with what lies there.
    pub(in super::super) slots: Vec<Lying>,
    /// Whether the rule closes its slot.
    #[prop_or_default]
    pub(in super::super) closes: bool,
    /// The slot that is chosen.
    pub(in super::super) chosen: Option<Slot>,
    /// Called with a slot that is tapped.
    pub(in super::super) on_choose: Callback<Slot>,
    /// The language.
    pub(in super::super) lang: Lang,
}

/// The slots to choose from, each with what a rule does there.
#[component]
pub(in super::super) fn SlotChoice(props: &SlotChoiceProps) -> Html {
    let SlotChoiceProps { slots, closes, chosen, on_choose, lang } = props;
    let one = |lying: &Lying| {
        let slot = lying.slot;
        let head = match lying.card {
            _ if *closes => localized!(lang, "Schließt {slot}", "Closes {slot}"),
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
            <button key={slot.index()} type="button" role="radio"
                aria-checked={(*chosen == Some(slot)).to_string()} {onpointerdown} {onclick}>
                <b>{ head }</b>{ below }
            </button>
        }
    };
    html! {
        <div class="slot-choice" role="radiogroup" aria-label={lang.select("Platz für die Regel", "Slot for the rule")}>
            { for slots.iter().map(one) }
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
        let (seat, view) = (Seat::new(0), game.view(Viewer::Seat(Seat::new(0))));
        let menu = game.legal(seat);
        let card = menu.iter().find_map(|act| if let Action::Enact(card, _) = *act { Some(card) } else { None });
        let card = card.expect("a rule");
        let meant = preset(card, &view, &menu);
        let (slots, chosen) = (lying(card, &view, &menu), meant.flatten());
        (drawn(html! { <SlotChoice {slots} {chosen} on_choose={Callback::noop()} lang={Lang::En} /> }), meant)
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

    /// A free slot, or else the one of the oldest rule; nothing is closed for good by chance.
    #[test]
    fn the_oldest_rule_gives_way() {
        let meant = |position: &str| choice(position).1.map(|slot| slot.expect("a slot of the table").to_string());
        assert_eq!(meant("hands:5.20/21/22 slots:3/- phase:rule").as_deref(), Some("B"));
        assert_eq!(meant("hands:5.20/21/22 slots:3/4 order:3.4 phase:rule").as_deref(), Some("A"));
        assert_eq!(meant("hands:5.20/21/22 slots:3/4 order:4.3 phase:rule").as_deref(), Some("B"));
        assert_eq!(meant("hands:17.20/21/22 slots:3/4 phase:rule"), None);
    }
}
