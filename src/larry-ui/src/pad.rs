//! The second step of the hand: how the card is played, what is said, against whom.

use std::rc::Rc;

use ::larry::{Card, Larry};
use ::table::{Lang, Seat, localized};
use game_ui::HandProps;
use ui::Players;
use ui::{drawing, named, on_tap};
use yew::prelude::*;

use super::cards::{named as called, number, term};
use super::choice::{self, Choice, Tapped, Way};
use crate::art::mat;

/// The listeners of a button that does this.
pub(super) fn taps(on_tapped: &Callback<Tapped>, tapped: Tapped) -> (Callback<PointerEvent>, Callback<MouseEvent>) {
    on_tap(on_tapped.reform(move |()| tapped))
}

/// What the second step is about.
#[derive(Properties, PartialEq)]
pub(super) struct StepProps {
    /// The hand.
    pub(super) hand: HandProps<Larry>,
    /// The chosen card.
    pub(super) card: Card,
    /// What else is chosen.
    pub(super) choice: Choice,
    /// Told what is tapped.
    pub(super) on_tapped: Callback<Tapped>,
}

/// The second step, as long as the hand is open.
#[component]
pub(super) fn Step(props: &StepProps) -> Html {
    let StepProps { hand, card, choice, on_tapped } = props;
    let (card, lang) = (*card, hand.lang);
    let way = choice.way(card, &hand.menu);
    let inside = match way {
        Way::Lay => {
            let sums = choice::sums(card, &hand.menu);
            html! {
                <>
                    <div class="step-head">
                        <span class="display">{ aloud(lang) }</span>
                        { honest(card, &sums, choice.sum, hand, on_tapped) }
                    </div>
                    <Pad {sums} sum={choice.sum} low={choice.low} limit={hand.view.limit} {on_tapped} {lang} />
                </>
            }
        }
        Way::Show => shown(card, hand),
        Way::Play if !card.has_target() => alone(card, lang),
        Way::Play | Way::Give => {
            let question = match (way, card) {
                (Way::Give, _) => localized!(lang, "Wer bekommt {}?", "Who gets {}?", called(card, lang)),
                (_, Card::DrawTwo) => lang.select("Wer zieht zwei?", "Who draws two?").to_owned(),
                _ => lang.select("Wer muss offen legen?", "Who must lay face up?").to_owned(),
            };
            html! {
                <>
                    <div class="step-head"><span class="display">{ question }</span></div>
                    <Targets seat={hand.seat} hands={hand.view.hands.clone()} target={choice.target}
                        players={&hand.players} {on_tapped} {lang} />
                </>
            }
        }
    };
    // Nothing is to be chosen where the card must lie openly or be given away.
    let ways = matches!(way, Way::Lay | Way::Play).then(|| {
        let refused = (!choice::can_play(card, &hand.menu)).then(|| match card.is_action() {
            true => lang.select("erst ab drei Karten", "from three cards on"),
            false => lang.select("nur blaue Karten", "blue cards only"),
        });
        ways(way == Way::Play, refused, on_tapped, lang)
    });
    html! { <section class="step" id="step">{ ways }{ inside }</section> }
}

/// Face down, or `openly`; `refused` says why the card cannot lie openly.
pub(super) fn ways(openly: bool, refused: Option<&'static str>, on_tapped: &Callback<Tapped>, lang: Lang) -> Html {
    let one = |way: bool, words: &'static str| {
        let (onpointerdown, onclick) = taps(on_tapped, Tapped::Openly(way));
        html! {
            <button type="button" role="radio" {onpointerdown} {onclick} aria-checked={(way == openly).to_string()}>
                { words }
            </button>
        }
    };
    let words = lang.select("Offen spielen", "Play openly");
    html! {
        <div class={classes!("segmented", refused.map(|_| "dim"))} role="radiogroup" aria-label={lang.select("Wie?", "How?")}>
            { one(false, lang.select("Verdeckt legen", "Lay face down")) }
            if let Some(why) = refused {
                <button type="button" role="radio" aria-checked="false" aria-disabled="true">
                    { words }<small>{ why }</small>
                </button>
            } else {
                { one(true, words) }
            }
        </div>
    }
}

/// The class of an act whose words need smaller letters.
pub(super) fn length_class(words: &str) -> Option<&'static str> {
    (words.chars().count() > 22).then_some("long")
}

/// What can be said.
#[derive(Properties, PartialEq)]
pub(super) struct PadProps {
    /// The sums that may be said, low ones first.
    pub(super) sums: Vec<i8>,
    /// The chosen one.
    pub(super) sum: Option<i8>,
    /// Whether those below zero are shown, or the others.
    pub(super) low: bool,
    /// The limit, 5 or 7.
    pub(super) limit: i8,
    /// Told what is tapped.
    pub(super) on_tapped: Callback<Tapped>,
    /// The language.
    pub(super) lang: Lang,
}

/// The pad with the sums that may be said.
#[component]
pub(super) fn Pad(props: &PadProps) -> Html {
    let PadProps { sums, sum: chosen, low, limit, on_tapped, lang } = props;
    let mut shown: Vec<i8> = sums.iter().copied().filter(|sum| (*sum < 0) == *low).collect();
    if *low {
        shown.reverse();
    }
    let one = |&sum: &i8| {
        let (onpointerdown, onclick) = taps(on_tapped, Tapped::Sum(sum));
        let (shown, top) = (number(sum), sum == *limit);
        let limit = if top { lang.select("Limit", "limit") } else { "" };
        let spoken = localized!(lang, "Summe {shown} {limit}", "Sum {shown} {limit}");
        html! {
            <button key={sum} type="button" class={top.then_some("max")} {onpointerdown} {onclick}
                aria-label={spoken.trim().to_owned()} aria-pressed={(*chosen == Some(sum)).to_string()}>
                { shown }
                if top {
                    <small>{ limit }</small>
                }
            </button>
        }
    };
    let (onpointerdown, onclick) = taps(on_tapped, Tapped::Low(!low));
    let class = classes!("sum-pad", (*limit < 7).then_some("four"), (shown.len() > 10).then_some("deep"));
    html! {
        <div {class} role="group" aria-label={aloud(*lang)}>
            <button type="button" class="low-toggle" {onpointerdown} {onclick}>
                { if *low { lang.select("ab 0", "0 and up") } else { lang.select("unter 0", "below 0") } }
            </button>
            <>{ for shown.iter().map(one) }</>
        </div>
    }
}

/// The heading of the pad.
pub(super) fn aloud(lang: Lang) -> &'static str {
    lang.select("Du sagst laut", "You say aloud")
}

/// "ehrlich wäre 5 + 2 = 7", one tap away.
fn honest(card: Card, sums: &[i8], chosen: Option<i8>, props: &HandProps<Larry>, on_tapped: &Callback<Tapped>) -> Html {
    let (lang, view) = (props.lang, &props.view);
    let Some(sum) = view.honest(card) else {
        let words = lang.select("Ätsch! Sag, was du willst.", "Ätsch! Say what you like.");
        return html! { <span class="medium muted">{ words }</span> };
    };
    let value = card.value().unwrap_or(0);
    let made = match view.sum {
        Some(before) => format!("{}{} = {}", number(before), term(value, false), number(sum)),
        None => number(sum),
    };
    if !sums.contains(&sum) {
        // Above the limit, or below the least sum that can be said.
        let words = match sum < 0 {
            true => lang.select("ehrlich zu wenig: ", "too little if honest: "),
            false => lang.select("ehrlich zu viel: ", "too much if honest: "),
        };
        return html! { <span class="medium muted">{ words.to_owned() + &made }</span> };
    }
    let (onpointerdown, onclick) = taps(on_tapped, Tapped::Sum(sum));
    html! {
        <button type="button" class="link-button" {onpointerdown} {onclick} aria-pressed={(chosen == Some(sum)).to_string()}>
            { lang.select("ehrlich wäre ", "honest: ") }<b>{ made }</b>
        </button>
    }
}

/// A number that must lie openly: the sum follows, and so does what happens over the limit.
fn shown(card: Card, props: &HandProps<Larry>) -> Html {
    let (lang, view) = (props.lang, &props.view);
    let sum = view.honest(card).unwrap_or(0);
    let said = number(sum);
    let words = if sum > view.limit {
        localized!(
            lang,
            "Vor dir liegt „Spiel offen“. Damit sind es {said}, mehr als das Limit {0}: Du ziehst zwei und beginnst einen neuen Stapel.",
            "“Play openly” lies in front of you. This makes {said}, more than the limit {0}: you draw two and start a new pile.",
            view.limit
        )
    } else {
        localized!(
            lang,
            "Vor dir liegt „Spiel offen“. Alle sehen die Karte, es sind {said}.",
            "“Play openly” lies in front of you. Everybody sees the card, it makes {said}."
        )
    };
    html! { <p class="panel medium">{ words }</p> }
}

/// A card that is played against nobody.
fn alone(card: Card, lang: Lang) -> Html {
    let words = if card == Card::Reverse {
        lang.select(
            "Danach geht es andersherum, mit dem anderen Limit.",
            "Then it goes the other way, with the other limit.",
        )
    } else {
        lang.select(
            "Danach suchst du aus, was du wem schenkst, oder schenkst nichts.",
            "Then you choose what you give, and to whom, or give nothing.",
        )
    };
    html! { <p class="panel medium">{ words }</p> }
}

/// Who can be chosen.
#[derive(Properties, PartialEq)]
pub(super) struct TargetsProps {
    /// Whose hand it is.
    pub(super) seat: Seat,
    /// How many cards each seat holds, in sitting order.
    pub(super) hands: Vec<u8>,
    /// Who is chosen.
    pub(super) target: Option<Seat>,
    /// Who plays.
    pub(super) players: Rc<Players>,
    /// Told what is tapped.
    pub(super) on_tapped: Callback<Tapped>,
    /// The language.
    pub(super) lang: Lang,
}

/// The others, four in a row, with the number of their cards.
#[component]
pub(super) fn Targets(props: &TargetsProps) -> Html {
    let TargetsProps { seat, hands, target, players, on_tapped, lang } = props;
    let one = |seat: Seat| {
        let (onpointerdown, onclick) = taps(on_tapped, Tapped::Seat(seat));
        html! {
            <button key={seat.index()} type="button" {onpointerdown} {onclick}
                aria-pressed={(*target == Some(seat)).to_string()}>
                { drawing(mat(players.symbol(seat), 30)) }
                <span class="cut">{ named(players.name(seat)) }</span>
                <b class="display">{ hands[seat.index()] }</b>
            </button>
        }
    };
    html! {
        <div class="targets" role="group" aria-label={lang.select("Die anderen", "The others")}>
            { for seat.others(players.seats()).map(one) }
        </div>
    }
}
