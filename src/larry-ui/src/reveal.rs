//! The pile turned up: card by card, the sum counting along, the receipt, and the rule that decides.

use std::rc::Rc;

use ::larry::{Card, Event, Larry, Reveal, Turned, Why};
use ::table::{Lang, Seat, localized};
use game_ui::{Beat, TableProps, written};
use ui::Players;
use ui::dom;
use ui::{drawing, named};
use yew::prelude::*;

use super::Observation;
use super::cards::{self, back, face, number, term};
use super::events::{revealed, told};
use super::lies::{Passed, passed};
use super::parts::{Drawn, Instance, heading, who};
use crate::art::{crossed_fingers, mat};

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
pub(super) fn duration(told: &[Observation]) -> u32 {
    revealed(told).map_or(0, |reveal| start(reveal.cards.len(), reveal.cards.len()) + TURN)
}

/// The id of what turns, or counts along, with a card of the pile.
fn part(name: &str, at: usize, instance: Instance) -> String {
    match instance {
        Instance::First => format!("{name}-{at}"),
        Instance::Second => format!("{name}-{at}-again"),
    }
}

/// Sets each card its moment, as soon as they are drawn.
pub(super) fn turn(told: &[Observation]) {
    let count = revealed(told).map_or(0, |reveal| reveal.cards.len());
    for at in 0..count {
        for (name, instance) in
            [("turn", Instance::First), ("turn", Instance::Second), ("sum", Instance::First), ("sum", Instance::Second)]
        {
            if let Some(element) = dom::element(&part(name, at, instance)) {
                dom::set_delay(&element, start(at, count));
            }
        }
    }
}

/// Who has doubted, and who is liable. In a short game nobody doubts: whoever lays the last card, of any kind, has to prove
/// the sum, also one that somebody else has said.
pub(super) fn doubt(told: &[Observation]) -> Option<(Option<Seat>, Seat)> {
    told.iter().find_map(|event| match *event {
        Event::Doubted { seat, liable } => Some((Some(seat), liable)),
        Event::LastCard { seat } => Some((None, seat)),
        _ => None,
    })
}

/// Who said the last sum.
pub(super) fn speaker(reveal: &Reveal) -> Seat {
    reveal.cards.last().map_or(Seat::new(0), |turned| turned.seat)
}

/// The page after a doubt.
pub(super) fn page(reveal: &Reveal, props: &TableProps<Larry>, instance: Instance) -> Html {
    let (lang, players) = (props.lang, &props.players);
    let telling = props.telling.is_some();
    let told = told(props);
    let said_by = speaker(reveal);
    let (doubter, liable) = doubt(told).unwrap_or((None, said_by));
    let lead = match (&props.beat, doubter) {
        (Some(beat), _) if !telling => verdict(beat, props, instance),
        (_, None) => who(liable, lang.select(" muss es beweisen.", " has to prove it."), players, instance),
        (_, Some(doubter)) => {
            who(doubter, lang.select(" glaubt es nicht.", " does not believe it."), players, instance)
        }
    };
    let slipped = passed(reveal).filter(|_| !telling).map(|passed| slipped(passed, props));
    // A last card can be a Draw two: then somebody draws for it first.
    let drew = told.iter().enumerate().filter_map(|(at, event)| {
        let Event::Drew { seat, cards, why } = event else { return None };
        let why = match why {
            Why::Ordered => {
                let name = players.name(liable);
                let card = cards::named(Card::DrawTwo, lang);
                localized!(lang, "{name} hat {card} gespielt.", "{name} has played {card}.")
            }
            _ => reason(reveal, liable, players, lang),
        };
        Some(html! { <Drawn key={at} seat={*seat} cards={cards.len()} {why} {players} {lang} /> })
    });
    html! {
        <>
            <section>
                { lead }
                <Pile cards={reveal.cards.clone()} {telling} {instance} {players} {lang} />
            </section>
            <section class="side">
                <Receipt reveal={reveal.clone()} {telling} {instance} {players} {lang} />
                <>{ for drew }</>
                <>{ slipped }</>
            </section>
        </>
    }
}

/// What comes of it; over the name of a liar a nose grows.
fn verdict(beat: &Beat, props: &TableProps<Larry>, instance: Instance) -> Html {
    let peak = beat.peak.as_ref().map(|peak| {
        let class = classes!(peak.class, (!props.fresh).then_some("still"));
        html! { <span {class}>{ drawing(peak.drawing.clone()) }</span> }
    });
    let words = written(&beat.text, &props.players);
    html! { <div class={classes!("lead", "verdict", peak.is_some().then_some("lied"))}><>{ peak }</>{ heading(words, instance) }</div> }
}

/// A great lie that nobody has doubted is told now.
fn slipped(Passed { seat, said, honest }: Passed, props: &TableProps<Larry>) -> Html {
    let lang = props.lang;
    let class = classes!("panel", "slipped", (!props.fresh).then_some("still"));
    let words =
        localized!(lang, " kam durch: {} statt {}", " got away with it: {} for {}", number(said), number(honest));
    html! {
        <div {class}>
            { drawing(crossed_fingers(64)) }
            <div class="display grow">{ named(props.players.name(seat)) }{ words }</div>
        </div>
    }
}

/// What is turned up.
#[derive(Properties, PartialEq)]
struct PileProps {
    /// The cards, from the first to the last.
    cards: Vec<Turned>,
    /// Whether they are being turned.
    telling: bool,
    /// Which of two drawings it is.
    instance: Instance,
    /// Who plays.
    players: Rc<Players>,
    /// The language.
    lang: Lang,
}

/// The cards of the pile, each with the mat of who laid it; while they are being turned, they lie on their backs first.
#[component]
fn Pile(props: &PileProps) -> Html {
    let PileProps { cards, telling, instance, players, lang } = props;
    let card = |(at, turned): (usize, &Turned)| {
        let spoken = format!("{}: {}", players.name(turned.seat), turned.card.name(*lang));
        html! {
            <div key={at} class="turned-card" id={part("turn", at, *instance)} role="img" aria-label={spoken}>
                if *telling {
                    <span class="card-back">{ drawing(back(76)) }</span>
                }
                <span class="card-front">{ drawing(face(turned.card, 76, *lang)) }</span>
                { drawing(mat(players.symbol(turned.seat), 28)) }
            </div>
        }
    };
    let class =
        classes!("turned-pile", (cards.len() > 4).then_some("medium-pile"), (cards.len() > 8).then_some("large-pile"));
    html! {
        <div {class} tabindex={instance.id("0")} role="group" aria-label={lang.select("Der Stapel", "The pile")}>
            { for cards.iter().enumerate().map(card) }
        </div>
    }
}

/// What the receipt shows.
#[derive(Properties, PartialEq)]
pub(super) struct ReceiptProps {
    /// The pile.
    pub(super) reveal: Reveal,
    /// Whether its cards are being turned.
    #[prop_or_default]
    pub(super) telling: bool,
    /// Which of two drawings it is.
    #[prop_or(Instance::First)]
    pub(super) instance: Instance,
    /// Who plays.
    pub(super) players: Rc<Players>,
    /// The language.
    pub(super) lang: Lang,
}

/// The arithmetic, announced against true.
#[component]
pub(super) fn Receipt(props: &ReceiptProps) -> Html {
    let ReceiptProps { reveal, telling, instance, players, lang } = props;
    let (telling, instance, lang) = (*telling, *instance, *lang);
    let said_by = speaker(reveal);
    let value = |turned: &Turned| turned.card.value().unwrap_or(0);
    // One card alone is no calculation.
    let terms: String = match reveal.cards.len() {
        1 => lang.select("Aufgedeckt", "Turned up").to_owned(),
        _ => reveal.cards.iter().enumerate().map(|(at, turned)| term(value(turned), at == 0)).collect(),
    };
    let (long, longer) = (terms.chars().count() > 28, terms.chars().count() > 60);
    // The sum counts along: each one covers the one before.
    let count = |(at, turned): (usize, &Turned)| {
        html! { <i key={at} id={part("sum", at, instance)} aria-hidden="true">{ number(turned.sum) }</i> }
    };
    let wrong = !telling && reveal.sum() != reveal.said && !reveal.right;
    let aetsch = Some(aetsch(reveal, lang)).filter(|words| !telling && !words.is_empty());
    html! {
        <div class="board larry-receipt">
            <div class="small bold muted">{ lang.select("Die Rechnung", "The arithmetic") }</div>
            <div class="row">
                <span class={classes!("display", "grow", "terms", long.then_some("long"), longer.then_some("longer"))}>
                    { terms }
                </span>
                <span class="display count">
                    if telling {
                        { for reveal.cards.iter().enumerate().map(count) }
                    } else {
                        { number(reveal.sum()) }
                    }
                </span>
            </div>
            <div class="row last">
                { drawing(mat(players.symbol(said_by), 30)) }
                <span class="grow display">{ named(players.name(said_by)) }{ lang.select(" sagte", " said") }</span>
                <span class={classes!("display", "count", wrong.then_some("wrong-sum"))}>{ number(reveal.said) }</span>
            </div>
            if let Some(words) = aetsch {
                <div class="medium bold aetsch">{ drawing(face(Card::Aetsch, 26, lang)) }<span>{ words }</span></div>
            }
        </div>
    }
}

/// How many Ätsch lie there, and what that means.
fn aetsch(reveal: &Reveal, lang: Lang) -> &'static str {
    match reveal.aetsch() {
        0 => "",
        1 => lang.select("Ein „Ätsch!“: Jede Summe stimmt.", "One “Ätsch!”: every sum is right."),
        2 => lang.select("Zwei „Ätsch!“ heben sich auf.", "Two “Ätsch!” cancel each other."),
        _ => lang.select("Drei „Ätsch!“: Jede Summe stimmt.", "Three “Ätsch!”: every sum is right."),
    }
}

/// The rule that decides who draws.
fn reason(reveal: &Reveal, liable: Seat, players: &Players, lang: Lang) -> String {
    let name = players.name(liable);
    let before = reveal.cards.iter().rev().nth(1).map_or(0, |turned| turned.said);
    let last = reveal.cards.last();
    let honest =
        last.is_some_and(|last| last.card != Card::Aetsch && last.said == before + last.card.value().unwrap_or(0));
    match (reveal.right, last.is_some_and(|last| last.seat == liable)) {
        (true, _) => {
            lang.select("Wer zu Unrecht zweifelt, zieht zwei.", "Whoever doubts wrongly draws two.").to_owned()
        }
        (false, true) if honest => localized!(
            lang,
            "{name} hat ehrlich addiert. Aber wer zuletzt legt, haftet für den ganzen Stapel.",
            "{name} added honestly. But whoever plays last is liable for the whole pile."
        ),
        (false, true) => lang
            .select(
                "Wer zuletzt legt, haftet für den ganzen Stapel.",
                "Whoever plays last is liable for the whole pile.",
            )
            .to_owned(),
        (false, false) => localized!(
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
    use ui::drawn;

    /// The receipt of a doubt about this pile.
    fn bill(pile: &str) -> String {
        let mut larry = Larry::from_position(&format!("pile:{pile}")).expect(pile);
        let steps = play_scene(&mut larry, "d").expect("a doubt");
        let Some(SceneStep::Done(_, events)) = steps.last() else { panic!("it is refused") };
        let told: Vec<Observation> =
            events.iter().filter_map(|event| Larry::told(event, ::table::Viewer::Table)).collect();
        let players =
            Players { names: vec!["A".into(), "B".into(), "C".into()], symbols: SeatSymbol::ALL[..3].to_vec() };
        let reveal = revealed(&told).expect("a pile").clone();
        drawn(html! { <Receipt {reveal} players={Rc::new(players)} lang={Lang::De} /> })
    }

    #[test]
    fn one_card_alone_is_no_calculation() {
        assert_eq!(bill("c3=5").matches(">3<").count(), 1);
        assert!(bill("c3=5").contains(">Aufgedeckt<"));
        assert!(bill("b2=2,c3=5").contains(">2 + 3<"));
    }
}
