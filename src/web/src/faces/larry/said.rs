//! What was said: the number as large as it gets, the limit, the pile, and what was said before.

use ::larry::{Event, Larry, OnPile, Up, Why};
use ::table::{Lang, tell};

use super::Told;
use super::cards::{TIP, back, face, named, number};
use super::parts::{drawn, in_pile, lies, limit, who};
use super::table::{Page, told};
use crate::art::{Regular, gap, head, mat};
use crate::face::{Guests, TableProps};
use crate::ui::old::{El, el};

/// How many of the sums that were said are shown.
const SAID: usize = 9;

/// A card was laid, or nothing lies there yet.
pub(super) fn page(props: &TableProps<Larry>) -> Page {
    let (lang, view, guests) = (props.lang, &props.view, &props.guests);
    let laid = told(props).iter().find_map(|event| match event {
        Event::Laid { seat, card, sum, open, larry } => Some((*seat, card.filter(|_| *open), *sum, *larry)),
        _ => None,
    });
    let limit = limit(view.limit, view.clockwise, lang);
    let lead = el("section", "");
    let lead = match laid {
        Some((seat, card, sum, larry)) => {
            let does = match card {
                Some(card) => tell!(lang, " legt {} offen", " lays {} face up", named(card, lang)),
                None => lang.pick(" sagt", " says").to_owned(),
            };
            let over = told(props).iter().any(|event| matches!(event, Event::OverLimit { .. }));
            let shout = el("span", "shout").say(lang.pick("„Larry!“", "“Larry!”"));
            let sum = el("span", "d").class("wide", !(0..10).contains(&sum)).tell(number(sum));
            let bubble = el("div", "board bubble").class("high", over).draw(TIP.to_owned()).add(sum);
            let bubble = bubble.maybe(larry.then_some(shout));
            lead.add(who(seat, does, guests)).add(el("div", "big").add(bubble).add(limit))
        }
        None => {
            let begins = lang.pick(" fängt an", " begins").to_owned();
            let range = tell!(
                lang,
                "Noch liegt nichts. Leg eine Karte verdeckt und sag eine Zahl, höchstens {0}.",
                "Nothing lies there yet. Lay a card face down and say a number, {0} at most.",
                view.limit
            );
            let big = el("div", "big").draw(head(Regular::Larry, 160)).add(limit);
            let big = el("div", "").add(big).add(el("p", "hint").tell(range));
            lead.add(who(view.turn, begins, guests)).add(big)
        }
    };
    // While the first card is on its way, its place is shown.
    let pile = (props.telling.is_some() || !view.pile.is_empty()).then(|| pile(props));
    Page {
        lead,
        side: el("section", "side").all(follows(told(props), guests, lang)).maybe(pile).all(lies(view, guests, lang)),
    }
}

/// The pile, and what was said with its last cards.
fn pile(props: &TableProps<Larry>) -> El {
    let (lang, view, guests) = (props.lang, &props.view, &props.guests);
    let (below, top) = match view.pile.split_last() {
        Some((top, below)) => (below.len().min(4), Some(top)),
        None => (0, None),
    };
    let stack = el("div", "stack").set("id", "pile");
    let stack = stack.all((0..below).map(|_| el("span", "").draw(back(112))));
    let stack = match top {
        Some(OnPile { up: Up::Open, card: Some(card), .. }) => stack.add(el("span", "").draw(face(*card, 112, lang))),
        Some(_) => stack.add(el("span", "").draw(back(112))),
        None => stack.draw(gap(112)),
    };
    let one =
        |laid: &OnPile| el("span", "").draw(mat(guests.symbol(laid.seat), 24)).add(el("b", "").tell(number(laid.sum)));
    let last = view.pile.len().saturating_sub(SAID);
    let said = (!view.pile.is_empty()).then(|| {
        let title = in_pile(view, guests, lang) + lang.pick(", gesagt wurde:", ", and they said:");
        el("div", "panel grow")
            .add(el("div", "t2 muted").tell(title))
            .add(el("div", "saids").all(view.pile[last..].iter().map(one)))
    });
    el("div", "middle").add(stack).maybe(said)
}

/// What followed at once: who draws, and why.
pub(super) fn follows(told: &[Told], guests: &Guests, lang: Lang) -> Vec<El> {
    let one = |event: &Told| {
        let Event::Drew { seat, cards, why } = event else { return None };
        let why = match why {
            Why::ForgotLarry => lang
                .pick(
                    "Nur noch eine Karte, aber „Larry!“ war nicht zu hören.",
                    "One card left, but nobody has heard “Larry!”.",
                )
                .to_owned(),
            Why::OverLimit => over(told, lang)?,
            _ => return None,
        };
        Some(drawn(*seat, cards.len(), why, guests, lang))
    };
    told.iter().filter_map(one).collect()
}

/// A card laid openly has passed the limit: what becomes of the pile.
fn over(told: &[Told], lang: Lang) -> Option<String> {
    let passed = told.iter().find_map(|event| match event {
        Event::OverLimit { sum, limit, .. } => Some(tell!(
            lang,
            "{sum} ist mehr als das Limit {limit}. Der Stapel kommt weg.",
            "{sum} is more than the limit {limit}. The pile goes away."
        )),
        _ => None,
    })?;
    let unseen = told.iter().any(|event| matches!(event, Event::PutAway { open: false, .. }));
    let hidden = lang.pick(" Was verdeckt liegt, bleibt ungesehen.", " What lies face down stays unseen.");
    Some(passed + if unseen { hidden } else { "" })
}

#[cfg(test)]
mod tests {
    use ::larry::Larry;
    use ::table::{Game, Scene, SceneStep, Viewer, play_scene};

    use super::*;
    use crate::art::SeatSymbol;
    use crate::ui::old::drawn;

    /// What the table shows of who draws after this act.
    fn after(position: &str, act: &str) -> String {
        let mut larry = Larry::from_position(position).expect(position);
        let steps = play_scene(&mut larry, act).expect(act);
        let Some(SceneStep::Done(_, events)) = steps.last() else { panic!("{act} is refused") };
        let told: Vec<Told> = events.iter().filter_map(|event| Larry::told(event, Viewer::Table)).collect();
        let guests = Guests { names: vec!["A".into(), "B".into(), "C".into()], symbols: SeatSymbol::ALL[..3].to_vec() };
        drawn(el("div", "").all(follows(&told, &guests, Lang::De)))
    }

    #[test]
    fn nothing_is_called_unseen_where_all_cards_lie_openly() {
        let over = |pile: &str| after(&format!("hands:4??,???,??? open:a pile:{pile}"), "4");
        assert!(over("c4=4").contains("Der Stapel kommt weg. Was verdeckt liegt, bleibt ungesehen."));
        assert!(over("c4!4").contains("Der Stapel kommt weg.<"));
    }

    #[test]
    fn as_many_backs_are_shown_as_cards_are_drawn() {
        for (draw, cards) in [("-", 0), ("0", 1), ("01", 2), ("012", 2)] {
            let shown = after(&format!("hands:34,*,??? draw:{draw}"), "33");
            // The mat of a seat is no picture here: every picture is a back.
            assert_eq!(shown.matches("<svg").count(), cards, "{draw}: {shown}");
        }
    }
}
