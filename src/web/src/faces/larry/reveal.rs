//! The pile turned up: card by card, the sum counting along, the receipt, and the rule that decides.

use ::larry::{Card, Event, Larry, Reveal, Rule, Turned, Why};
use ::table::{Lang, Seat, tell};

use super::Told;
use super::cards::{self, back, face, number, term};
use super::parts::{drawn, who};
use super::table::{Page, revealed, told};
use crate::art::mat;
use crate::browser;
use crate::face::{Guests, TableProps};
use crate::ui::old::{El, el, named};

/// How much later the next card turns, in milliseconds.
const NEXT: u32 = 90;
/// How long a card takes to turn.
const TURN: u32 = 220;
/// However many there are, the last one begins to turn by then.
const LAST: u32 = 700;

/// When a card of the pile turns.
fn start(at: usize, count: usize) -> u32 {
    let (at, last) = (at as u32, count.saturating_sub(1).max(1) as u32);
    at * NEXT.min(LAST / last)
}

/// How long the turning takes.
pub(super) fn duration(told: &[Told]) -> u32 {
    revealed(told).map_or(0, |reveal| start(reveal.cards.len(), reveal.cards.len()) + TURN)
}

/// Sets each card its moment, as soon as they are drawn.
pub(super) fn turn(told: &[Told]) {
    let count = revealed(told).map_or(0, |reveal| reveal.cards.len());
    for at in 0..count {
        for part in ["turn", "sum"] {
            if let Some(element) = browser::element(&format!("{part}-{at}")) {
                browser::set_delay(&element, start(at, count));
            }
        }
    }
}

/// Who has doubted, and who is liable. In a short game nobody doubts: whoever lays the last card, of any kind, has to prove
/// the sum, also one that somebody else has said.
fn doubt(told: &[Told]) -> Option<(Option<Seat>, Seat)> {
    told.iter().find_map(|event| match *event {
        Event::Doubted { seat, liable } => Some((Some(seat), liable)),
        Event::LastCard { seat } => Some((None, seat)),
        _ => None,
    })
}

/// Who said the last sum.
fn speaker(reveal: &Reveal) -> Seat {
    reveal.cards.last().map_or(Seat::new(0), |turned| turned.seat)
}

/// The page after a doubt.
pub(super) fn page(reveal: &Reveal, props: &TableProps<Larry>) -> Page {
    let (lang, guests) = (props.lang, &props.guests);
    let telling = props.telling.is_some();
    let told = told(props);
    let said_by = speaker(reveal);
    let (doubter, liable) = doubt(told).unwrap_or((None, said_by));
    let (speaker, does) = match (doubter, telling, reveal.right) {
        (None, true, _) => (liable, lang.pick(" muss es beweisen.", " has to prove it.")),
        (None, false, true) => (liable, lang.pick(" hat es bewiesen.", " has proved it.")),
        (None, false, false) => (liable, lang.pick(" kann es nicht beweisen.", " cannot prove it.")),
        (Some(doubter), true, _) => (doubter, lang.pick(" glaubt es nicht.", " does not believe it.")),
        (Some(doubter), false, false) => (doubter, lang.pick(" hat recht.", " is right.")),
        (Some(doubter), false, true) if reveal.rule == Rule::Aetsch => {
            (doubter, lang.pick(" irrt sich. Ätsch!", " is wrong. Ätsch!"))
        }
        (Some(_), false, true) => (said_by, lang.pick(" hat nicht gelogen.", " did not lie.")),
    };
    let cards = reveal.cards.iter().enumerate().map(|(at, turned)| card(at, *turned, telling, guests, lang));
    let many = reveal.cards.len();
    let pile = el("div", "rv")
        .class("m", many > 4)
        .class("l", many > 8)
        .set("tabindex", "0")
        .set("role", "group")
        .set("aria-label", lang.pick("Der Stapel", "The pile"))
        .all(cards);
    let lead = el("section", "").add(who(speaker, does.to_owned(), guests)).add(pile);
    // A last card can be a Draw two: then somebody draws for it first.
    let drew = told.iter().filter_map(|event| {
        let Event::Drew { seat, cards, why } = event else { return None };
        let why = match why {
            Why::Ordered => {
                let name = guests.name(liable);
                let card = cards::named(Card::DrawTwo, lang);
                tell!(lang, "{name} hat {card} gespielt.", "{name} has played {card}.")
            }
            _ => reason(reveal, liable, guests, lang),
        };
        Some(drawn(*seat, cards.len(), why, guests, lang))
    });
    let side = el("section", "side").add(receipt(reveal, telling, guests, lang)).all(drew);
    Page { lead, side }
}

/// A card of the pile with the mat of who laid it; while it is told, it lies on its back first.
fn card(at: usize, turned: Turned, telling: bool, guests: &Guests, lang: Lang) -> El {
    let spoken = format!("{}: {}", guests.name(turned.seat), turned.card.name(lang));
    el("div", "tn")
        .put("id", format!("turn-{at}"))
        .set("role", "img")
        .put("aria-label", spoken)
        .maybe(telling.then(|| el("span", "bk").draw(back(76))))
        .add(el("span", "fc").draw(face(turned.card, 76, lang)))
        .draw(mat(guests.symbol(turned.seat), 28))
}

/// The arithmetic, announced against true.
pub(super) fn receipt(reveal: &Reveal, telling: bool, guests: &Guests, lang: Lang) -> El {
    let said_by = speaker(reveal);
    let value = |turned: &Turned| turned.card.value().unwrap_or(0);
    // One card alone is no calculation.
    let terms: String = match reveal.cards.len() {
        1 => lang.pick("Aufgedeckt", "Turned up").to_owned(),
        _ => reveal.cards.iter().enumerate().map(|(at, turned)| term(value(turned), at == 0)).collect(),
    };
    // The sum counts along: each one covers the one before.
    let count = |(at, turned): (usize, &Turned)| {
        el("i", "").put("id", format!("sum-{at}")).set("aria-hidden", "true").tell(number(turned.sum))
    };
    let counted = telling.then(|| el("span", "d count").all(reveal.cards.iter().enumerate().map(count)));
    let sum = (!telling).then(|| el("span", "d count").tell(number(reveal.sum())));
    let right = reveal.sum() == reveal.said;
    let said = el("span", "grow").add(named(guests.name(said_by))).say(lang.pick(" sagte", " said"));
    let aetsch = (!telling).then(|| aetsch(reveal, lang)).filter(|words| !words.is_empty());
    el("div", "board bill")
        .add(el("div", "small b muted").say(lang.pick("Die Rechnung", "The arithmetic")))
        .add(
            el("div", "row")
                .add(
                    el("span", "d grow terms")
                        .class("long", terms.chars().count() > 28)
                        .class("longer", terms.chars().count() > 60)
                        .tell(terms),
                )
                .maybe(counted)
                .maybe(sum),
        )
        .add(
            el("div", "row last")
                .draw(mat(guests.symbol(said_by), 30))
                .add(said.class("d", true))
                .add(el("span", "d count").class("no", !telling && !right && !reveal.right).tell(number(reveal.said))),
        )
        .maybe(
            aetsch.map(|words| {
                el("div", "t2 b aetsch").draw(face(Card::Aetsch, 26, lang)).add(el("span", "").say(words))
            }),
        )
}

/// How many Ätsch lie there, and what that means.
fn aetsch(reveal: &Reveal, lang: Lang) -> &'static str {
    match reveal.aetsch() {
        0 => "",
        1 => lang.pick("Ein „Ätsch!“: Jede Summe stimmt.", "One “Ätsch!”: every sum is right."),
        2 => lang.pick("Zwei „Ätsch!“ heben sich auf.", "Two “Ätsch!” cancel each other."),
        _ => lang.pick("Drei „Ätsch!“: Jede Summe stimmt.", "Three “Ätsch!”: every sum is right."),
    }
}

/// The rule that decides who draws.
fn reason(reveal: &Reveal, liable: Seat, guests: &Guests, lang: Lang) -> String {
    let name = guests.name(liable);
    let before = reveal.cards.iter().rev().nth(1).map_or(0, |turned| turned.said);
    let last = reveal.cards.last();
    let honest =
        last.is_some_and(|last| last.card != Card::Aetsch && last.said == before + last.card.value().unwrap_or(0));
    match (reveal.right, last.is_some_and(|last| last.seat == liable)) {
        (true, _) => lang.pick("Wer zu Unrecht zweifelt, zieht zwei.", "Whoever doubts wrongly draws two.").to_owned(),
        (false, true) if honest => tell!(
            lang,
            "{name} hat ehrlich addiert. Aber wer zuletzt legt, haftet für den ganzen Stapel.",
            "{name} added honestly. But whoever plays last is liable for the whole pile."
        ),
        (false, true) => lang
            .pick("Wer zuletzt legt, haftet für den ganzen Stapel.", "Whoever plays last is liable for the whole pile.")
            .to_owned(),
        (false, false) => tell!(
            lang,
            "{name} hat danach eine Karte gespielt. Damit haftet {name} für den ganzen Stapel.",
            "{name} has played a card since. That makes {name} liable for the whole pile."
        ),
    }
}

#[cfg(test)]
mod tests {
    use ::larry::Larry;
    use ::table::{Game, Scene, SceneStep, play_scene};

    use super::*;
    use crate::art::SeatSymbol;
    use crate::ui::old::drawn;

    /// The receipt of a doubt about this pile.
    fn bill(pile: &str) -> String {
        let mut larry = Larry::from_position(&format!("pile:{pile}")).expect(pile);
        let steps = play_scene(&mut larry, "d").expect("a doubt");
        let Some(SceneStep::Done(_, events)) = steps.last() else { panic!("it is refused") };
        let told: Vec<Told> = events.iter().filter_map(|event| Larry::told(event, ::table::Viewer::Table)).collect();
        let guests = Guests { names: vec!["A".into(), "B".into(), "C".into()], symbols: SeatSymbol::ALL[..3].to_vec() };
        drawn(receipt(revealed(&told).expect("a pile"), false, &guests, Lang::De))
    }

    #[test]
    fn one_card_alone_is_no_calculation() {
        assert_eq!(bill("c3=5").matches(">3<").count(), 1);
        assert!(bill("c3=5").contains(">Aufgedeckt<"));
        assert!(bill("b2=2,c3=5").contains(">2 + 3<"));
    }
}
