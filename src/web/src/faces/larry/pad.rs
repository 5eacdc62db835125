//! The second step of the hand: how the card is played, what is said, against whom.

use ::larry::{Card, Larry};
use ::table::{Lang, Seat, tell};
use yew::prelude::*;

use super::cards::{named, number, term};
use super::choice::{self, Choice, Way};
use super::hand::Tapped;
use crate::art::mat;
use crate::face::HandProps;
use crate::ui::old::{El, el, named as name};

/// A button of the private side.
fn press(class: &'static str, tap: &Callback<Tapped>, tapped: Tapped) -> El {
    el("button", class).set("type", "button").tap(tap.reform(move |()| tapped))
}

/// A heading.
fn title(words: &'static str) -> El {
    el("span", "d").say(words)
}

/// Face down or openly; nothing to choose where the card must lie openly or be given away.
pub(super) fn ways(card: Card, way: Way, props: &HandProps<Larry>, tap: &Callback<Tapped>) -> Option<El> {
    let lang = props.lang;
    if matches!(way, Way::Show | Way::Give) {
        return None;
    }
    let can = choice::can_play(card, &props.menu);
    let one = |openly: bool, words: &'static str| {
        press("", tap, Tapped::Openly(openly))
            .set("role", "radio")
            .flag("aria-checked", (way == Way::Play) == openly)
            .say(words)
    };
    let openly = if can {
        one(true, lang.pick("Offen spielen", "Play openly"))
    } else {
        let why = if card.is_action() {
            lang.pick("erst ab drei Karten", "from three cards on")
        } else {
            lang.pick("nur blaue Karten", "blue cards only")
        };
        let dim = el("button", "").set("type", "button").set("role", "radio").set("aria-checked", "false");
        dim.set("aria-disabled", "true").say(lang.pick("Offen spielen", "Play openly")).add(el("small", "").say(why))
    };
    let group = el("div", "seg").class("dim", !can).set("role", "radiogroup");
    let group = group.set("aria-label", lang.pick("Wie?", "How?"));
    Some(group.add(one(false, lang.pick("Verdeckt legen", "Lay face down"))).add(openly))
}

/// The pad with the sums that may be said, and above it what would be honest.
pub(super) fn sums(card: Card, choice: &Choice, props: &HandProps<Larry>, tap: &Callback<Tapped>) -> [El; 2] {
    let (lang, limit) = (props.lang, props.view.limit);
    let sums = choice::sums(card, &props.menu);
    let (low, high): (Vec<i8>, Vec<i8>) = sums.iter().partition(|sum| **sum < 0);
    let one = |sum: i8| {
        let press = press("", tap, Tapped::Sum(sum)).flag("aria-pressed", choice.sum == Some(sum)).tell(number(sum));
        let top = (sum == limit).then(|| el("small", "").say(lang.pick("Limit", "limit")));
        press.class("max", sum == limit).maybe(top)
    };
    let (words, shown) =
        if choice.low { (lang.pick("ab 0", "0 and up"), low) } else { (lang.pick("unter 0", "below 0"), high) };
    let other = press("lo", tap, Tapped::Low(!choice.low)).say(words);
    let pad = el("div", "pad").class("four", limit < 7).set("role", "group").put("aria-label", aloud(lang).to_owned());
    let shown: Vec<El> =
        if choice.low { shown.into_iter().rev().map(one).collect() } else { shown.into_iter().map(one).collect() };
    let pad = pad.class("deep", shown.len() > 10);
    let head = el("div", "asks").add(title(aloud(lang))).add(honest(card, &sums, choice, props, tap));
    [head, pad.add(other).all(shown)]
}

fn aloud(lang: Lang) -> &'static str {
    lang.pick("Du sagst laut", "You say aloud")
}

/// "ehrlich wäre 5 + 2 = 7", one tap away.
fn honest(card: Card, sums: &[i8], choice: &Choice, props: &HandProps<Larry>, tap: &Callback<Tapped>) -> El {
    let (lang, view) = (props.lang, &props.view);
    let Some(sum) = view.honest(card) else {
        return el("span", "t2 muted").say(lang.pick("Ätsch! Sag, was du willst.", "Ätsch! Say what you like."));
    };
    let value = card.value().unwrap_or(0);
    let made = match view.sum {
        Some(before) => format!("{}{} = {}", number(before), term(value, false), number(sum)),
        None => number(sum),
    };
    if !sums.contains(&sum) {
        // Above the limit, or below the least sum that can be said.
        let words = match sum < 0 {
            true => lang.pick("ehrlich zu wenig: ", "too little if honest: "),
            false => lang.pick("ehrlich zu viel: ", "too much if honest: "),
        };
        return el("span", "t2 muted").tell(words.to_owned() + &made);
    }
    let press = press("lnk", tap, Tapped::Sum(sum)).flag("aria-pressed", choice.sum == Some(sum));
    press.say(lang.pick("ehrlich wäre ", "honest: ")).add(el("b", "").tell(made))
}

/// A number that must lie openly: the sum follows, and so does what happens over the limit.
pub(super) fn shown(card: Card, props: &HandProps<Larry>) -> El {
    let (lang, view) = (props.lang, &props.view);
    let sum = view.honest(card).unwrap_or(0);
    let said = number(sum);
    let words = if sum > view.limit {
        tell!(
            lang,
            "Vor dir liegt „Spiel offen“. Damit sind es {said}, mehr als das Limit {0}: Du ziehst zwei und beginnst einen neuen Stapel.",
            "“Play openly” lies in front of you. This makes {said}, more than the limit {0}: you draw two and start a new pile.",
            view.limit
        )
    } else {
        tell!(
            lang,
            "Vor dir liegt „Spiel offen“. Alle sehen die Karte, es sind {said}.",
            "“Play openly” lies in front of you. Everybody sees the card, it makes {said}."
        )
    };
    el("p", "panel t2").tell(words)
}

/// A card that is played against nobody.
pub(super) fn alone(card: Card, props: &HandProps<Larry>) -> El {
    let lang = props.lang;
    let words = if card == Card::Reverse {
        lang.pick(
            "Danach geht es andersherum, mit dem anderen Limit.",
            "Then it goes the other way, with the other limit.",
        )
    } else {
        lang.pick(
            "Danach suchst du aus, was du wem schenkst, oder schenkst nichts.",
            "Then you choose what you give, and to whom, or give nothing.",
        )
    };
    el("p", "panel t2").say(words)
}

/// The others, four in a row, with the number of their cards.
pub(super) fn targets(
    card: Card,
    way: Way,
    target: Option<Seat>,
    props: &HandProps<Larry>,
    tap: &Callback<Tapped>,
) -> [El; 2] {
    let (lang, view, guests) = (props.lang, &props.view, &props.guests);
    let question = match (way, card) {
        (Way::Give, _) => tell!(lang, "Wer bekommt {}?", "Who gets {}?", named(card, lang)),
        (_, Card::DrawTwo) => lang.pick("Wer zieht zwei?", "Who draws two?").to_owned(),
        _ => lang.pick("Wer muss offen legen?", "Who must lay face up?").to_owned(),
    };
    let one = |seat: Seat| {
        press("", tap, Tapped::Seat(seat))
            .flag("aria-pressed", target == Some(seat))
            .draw(mat(guests.symbol(seat), 30))
            .add(el("span", "cut").add(name(guests.name(seat))))
            .add(el("b", "d").tell(view.hands[seat.index()].to_string()))
    };
    let others = el("div", "tgts").all(props.seat.others(guests.seats()).map(one));
    [el("div", "asks").add(el("span", "d").tell(question)), others]
}
