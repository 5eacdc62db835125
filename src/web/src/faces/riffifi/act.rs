//! What is to be done next on the open table: collect, choose who pays, send the Officer, take the device.

use ::riffifi::{Action, Due, Event, Phase, Riffifi};
use ::table::{Lang, Words, tell};
use yew::prelude::*;

use super::picture;
use super::place::heap;
use super::words::some;
use crate::art::{Icon, gap, icon, mat};
use crate::face::{Guests, TableProps};
use crate::ui::old::{El, button, el, named, said};

/// The claim of the player on turn, while it can be settled.
fn due(props: &TableProps<Riffifi>) -> Option<&Due> {
    props.view.due.as_ref().filter(|_| !props.menu.is_empty())
}

/// Where the chips come from: "2 aus der Mitte, je 1 von Bo und Cem; wer gibt einen mehr?"
fn sources(due: &Due, guests: &Guests, lang: Lang) -> String {
    let Due { middle, more, lapsed, .. } = *due;
    if due.sum() == 0 {
        return lang.pick("mehr als 12 gibt es nicht", "there are only 12").to_owned();
    }
    let mut parts = Vec::new();
    if middle == due.sum() {
        parts.push(lang.pick("aus der Mitte", "from the middle").to_owned());
    } else if middle > 0 {
        parts.push(tell!(lang, "{middle} aus der Mitte", "{middle} from the middle"));
    }
    parts.extend(due.paid.chunk_by(|one, next| one.1 == next.1).map(|equals| {
        let (chips, several) = (equals[0].1, equals.len() > 1);
        let owners = guests.listed(equals.iter().map(|(owner, _)| *owner), lang);
        match several {
            false => tell!(lang, "{chips} von {owners}", "{chips} from {owners}"),
            true => tell!(lang, "je {chips} von {owners}", "{chips} each from {owners}"),
        }
    }));
    match lapsed {
        0 => {}
        1 => parts.push(lang.pick("1 verfällt", "1 lapses").to_owned()),
        _ => parts.push(tell!(lang, "{lapsed} verfallen", "{lapsed} lapse")),
    }
    let question = match more {
        0 => return parts.join(", "),
        1 => lang.pick("wer gibt einen mehr?", "who gives one more?"),
        2 => lang.pick("wer gibt je einen mehr?", "which two give one more each?"),
        _ => lang.pick("wer gibt je einen mehr?", "which three give one more each?"),
    };
    if parts.is_empty() { crate::ui::old::capital(question) } else { format!("{}; {question}", parts.join(", ")) }
}

/// Who is to act, and what that means; while something is told, the story.
pub(super) fn turn(props: &TableProps<Riffifi>) -> El {
    let (lang, view, guests) = (props.lang, &props.view, &props.guests);
    let due = due(props).filter(|_| props.telling.is_none());
    let name = |rest: String| el("h2", "d").add(named(guests.name(view.turn))).tell(rest);
    let (head, below) = match (&props.telling, due, view.phase) {
        (Some(told), ..) => {
            // The end of a round has its own page.
            let now = told.iter().take_while(|event| !matches!(event, Event::RoundEnded { .. }));
            let story = now.map(|event| el("p", "t2").nodes(said(&Riffifi::story(event, lang), guests)));
            (el("div", "").all(story), Vec::new())
        }
        (_, Some(due), phase) => {
            let what = match due.sum() {
                0 => lang.pick("nichts", "nothing").to_owned(),
                sum => some(sum, due.colour, lang),
            };
            let then = match phase {
                Phase::Collect if due.more == 0 => lang.pick(", dann wird ausgespielt", ", then plays a card"),
                _ => "",
            };
            let sources = sources(due, guests, lang) + then;
            (name(tell!(lang, " kassiert {what}", " collects {what}")), vec![el("p", "").tell(sources).into()])
        }
        (.., Phase::Officer) => {
            let which = lang.pick("Welche Karte wird umgedreht?", "Which card is turned down?");
            (
                name(lang.pick(" schickt den Officer", " sends the Officer").to_owned()),
                vec![el("p", "").say(which).into()],
            )
        }
        // The last sentence says what came of it; for more there is no room on a phone.
        _ => (name(lang.pick(" ist dran", " to play").to_owned()), props.tale.last().cloned().into_iter().collect()),
    };
    let chips = due.map(|due| heap(due.colour, due.sum()));
    el("div", "turn next")
        .class("calm", view.phase == Phase::Play)
        .class("due", due.is_some())
        .draw(mat(guests.symbol(view.turn), 44))
        .add(el("div", "grow").add(head).add(el("div", "t2 muted").nodes(below)))
        .maybe(chips)
}

/// The buttons of the open acts, or the one that hands over the device.
pub(super) fn acts(props: &TableProps<Riffifi>, label: Option<&str>) -> Vec<El> {
    let (lang, guests) = (props.lang, &props.guests);
    let name = guests.name(props.view.turn);
    let plays = || label.map_or_else(|| tell!(lang, "{name} spielt aus", "{name} plays a card"), str::to_owned);
    if props.telling.is_some() {
        return vec![main(plays(), Callback::noop()).set("aria-disabled", "true")];
    }
    if let Some(done) = &props.done {
        return vec![main(lang.pick("Zum Ergebnis", "To the result").to_owned(), done.clone())];
    }
    if let Some(take) = &props.take {
        return vec![main(plays(), take.clone())];
    }
    let act = |action: &Action| props.acting(action, None);
    match (due(props), props.menu.as_slice()) {
        (Some(due), [collect]) => vec![main(collects(due, lang).to_owned(), act(collect))],
        (_, menu) => menu.iter().filter_map(|action| Some(alternative(*action, props)?.press(act(action)))).collect(),
    }
}

fn main(label: String, pressed: Callback<MouseEvent>) -> El {
    button("btn", pressed).keyed("act".to_owned()).set("id", "act").tell(label)
}

/// Whence and how much is said above the button.
fn collects(due: &Due, lang: Lang) -> &'static str {
    match due.sum() {
        0 => lang.pick("Karte umdrehen", "Turn the card down"),
        _ => lang.pick("Kassieren", "Collect"),
    }
}

/// One of several choices.
fn alternative(action: Action, props: &TableProps<Riffifi>) -> Option<El> {
    let (lang, guests) = (props.lang, &props.guests);
    let paper = el("button", "btn paper").set("type", "button").keyed(action.to_string());
    Some(match action {
        Action::Collect(more) => {
            let owners = guests.listed(more.iter(), lang);
            let mats =
                el("span", "row").all(more.iter().map(|owner| el("span", "").draw(mat(guests.symbol(owner), 24))));
            let label = tell!(lang, "Mehr von {owners}", "More from {owners}");
            paper.put("aria-label", label).add(mats).add(el("span", "giver").tell(owners))
        }
        Action::Turn(Some(target)) => {
            let card = props.view.places[target.index()].open?;
            let (owner, name) = (guests.name(target), ::riffifi::named(card, lang));
            let label = tell!(lang, "{name} von {owner} umdrehen", "Turn down {owner}’s {name}");
            paper.put("aria-label", crate::ui::old::capital(&label)).draw(picture(card, 34)).add(named(owner))
        }
        Action::Turn(None) => {
            let label = lang.pick("keine Karte umdrehen", "none of them is turned down");
            paper.set("aria-label", label).draw(gap(34)).say(lang.pick("keine", "none"))
        }
        Action::Play(_) | Action::LayUnseen(_) => return None,
    })
}

/// Takes the last act back.
pub(super) fn undo(props: &TableProps<Riffifi>) -> Option<El> {
    let seat = props.retractable.filter(|_| props.telling.is_none())?;
    let (lang, name) = (props.lang, props.guests.name(seat));
    let back = button("btn second", props.retract.clone()).keyed("back".to_owned());
    let label = tell!(lang, "Zurück: {name} entscheidet noch einmal", "Undo: {name} decides again");
    Some(back.put("aria-label", label).draw(icon(Icon::Undo, 22)))
}
