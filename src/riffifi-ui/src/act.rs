//! What is to be done next on the open table: collect, choose who pays, send the Officer, take the device.

use ::riffifi::{Action, Due, Event, Phase, Riffifi};
use ::table::{Lang, Seat, Words, localized};
use game_ui::{TableProps, UndoButton};
use ui::{HoldButton, Players, Press, capital, drawing, named, said};
use yew::prelude::*;

use super::cards::picture;
use super::chips::Heap;
use super::words::some;
use crate::art::{gap, mat};

/// The claim of the player on turn, while it can be settled.
fn due(props: &TableProps<Riffifi>) -> Option<&Due> {
    props.view.due.as_ref().filter(|_| !props.menu.is_empty())
}

/// Where the chips come from: "2 aus der Mitte, je 1 von Bo und Cem; wer gibt einen mehr?"
fn sources(due: &Due, players: &Players, lang: Lang) -> String {
    let Due { middle, more, lapsed, .. } = *due;
    if due.sum() == 0 {
        return lang.select("mehr als 12 gibt es nicht", "there are only 12").to_owned();
    }
    let mut parts = Vec::new();
    if middle == due.sum() {
        parts.push(lang.select("aus der Mitte", "from the middle").to_owned());
    } else if middle > 0 {
        parts.push(localized!(lang, "{middle} aus der Mitte", "{middle} from the middle"));
    }
    parts.extend(due.paid.chunk_by(|one, next| one.1 == next.1).map(|equals| {
        let (chips, several) = (equals[0].1, equals.len() > 1);
        let owners = players.listed(equals.iter().map(|(owner, _)| *owner), lang);
        match several {
            false => localized!(lang, "{chips} von {owners}", "{chips} from {owners}"),
            true => localized!(lang, "je {chips} von {owners}", "{chips} each from {owners}"),
        }
    }));
    match lapsed {
        0 => {}
        1 => parts.push(lang.select("1 verfällt", "1 lapses").to_owned()),
        _ => parts.push(localized!(lang, "{lapsed} verfallen", "{lapsed} lapse")),
    }
    let question = match more {
        0 => return parts.join(", "),
        1 => lang.select("wer gibt einen mehr?", "who gives one more?"),
        2 => lang.select("wer gibt je einen mehr?", "which two give one more each?"),
        _ => lang.select("wer gibt je einen mehr?", "which three give one more each?"),
    };
    if parts.is_empty() { capital(question) } else { format!("{}; {question}", parts.join(", ")) }
}

/// Who is to act, and what that means; while something is told, the story.
#[component]
pub(super) fn Turn(props: &TableProps<Riffifi>) -> Html {
    let (lang, view, players) = (props.lang, &props.view, &props.players);
    let due = due(props).filter(|_| props.telling.is_none());
    let name = |rest: String| html! { <h2 class="display">{ named(players.name(view.turn)) }{ rest }</h2> };
    let (head, below) = match (&props.telling, due, view.phase) {
        (Some(told), ..) => {
            // The end of a round has its own page.
            let now = told.iter().take_while(|event| !matches!(event, Event::RoundEnded { .. }));
            let story = now.enumerate().map(|(at, event)| {
                html! { <p key={at} class="medium">{ said(&Riffifi::story(event, lang), players) }</p> }
            });
            (html! { <div>{ for story }</div> }, None)
        }
        (_, Some(due), phase) => {
            let what = match due.sum() {
                0 => lang.select("nichts", "nothing").to_owned(),
                sum => some(sum, due.colour, lang),
            };
            let then = match phase {
                Phase::Collect if due.more == 0 => lang.select(", dann wird ausgespielt", ", then plays a card"),
                _ => "",
            };
            let sources = sources(due, players, lang) + then;
            (name(localized!(lang, " kassiert {what}", " collects {what}")), Some(html! { <p>{ sources }</p> }))
        }
        (.., Phase::Officer) => {
            let which = lang.select("Welche Karte wird umgedreht?", "Which card is turned down?");
            (
                name(lang.select(" schickt den Officer", " sends the Officer").to_owned()),
                Some(html! { <p>{ which }</p> }),
            )
        }
        // The last sentence says what came of it; for more there is no room on a phone.
        _ => (name(lang.select(" ist dran", " to play").to_owned()), props.narration.last().cloned()),
    };
    let calm = (view.phase == Phase::Play).then_some("calm");
    html! {
        <div class={classes!("turn", "next", calm, due.map(|_| "due"))} id="due">
            { drawing(mat(players.symbol(view.turn), 44)) }
            <div class="grow">{ head }<div class="medium muted">{ below }</div></div>
            if let Some(due) = due {
                <Heap colour={due.colour} count={due.sum()} />
            }
        </div>
    }
}

/// The buttons of the open acts, or the one that hands over the device; `leads` is what that says at the start of a round.
pub(super) fn acts(props: &TableProps<Riffifi>, leads: Option<String>) -> Vec<Html> {
    let lang = props.lang;
    let plays = || {
        let name = props.players.name(props.view.turn);
        leads.unwrap_or_else(|| localized!(lang, "Ich, {name}, spiele aus", "I, {name}, play a card"))
    };
    if props.telling.is_some() {
        return vec![main(plays(), None)];
    }
    if let Some(done) = &props.on_acknowledge {
        return vec![main(
            lang.select("Zum Ergebnis", "To the result").to_owned(),
            Some(Press { on_tap: done.clone(), on_hold: None }),
        )];
    }
    if let Some(take) = &props.take {
        return vec![main(plays(), Some(take.clone()))];
    }
    match (due(props), &*props.menu) {
        (Some(due), [collect]) => {
            vec![main(collects(due, lang).to_owned(), props.seat.map(|seat| props.going_on(seat, collect)))]
        }
        (_, menu) => menu.iter().filter_map(|action| alternative(action, props)).collect(),
    }
}

/// The one button to press; without an act it is disabled.
fn main(words: String, press: Option<Press>) -> Html {
    html! { <HoldButton key="act" id="act" {press}>{ words }</HoldButton> }
}

/// Whence and how much is said above the button.
fn collects(due: &Due, lang: Lang) -> &'static str {
    match due.sum() {
        0 => lang.select("Karte umdrehen", "Turn the card down"),
        _ => lang.select("Kassieren", "Collect"),
    }
}

/// One of several choices.
fn alternative(action: &Action, props: &TableProps<Riffifi>) -> Option<Html> {
    let (lang, players) = (props.lang, &props.players);
    let (label, inside) = match *action {
        Action::Collect(more) => {
            let owners = players.listed(more.iter(), lang);
            let one = |owner: Seat| {
                html! { <span key={owner.index()}>{ drawing(mat(players.symbol(owner), 24)) }</span> }
            };
            let mats = more.iter().map(one);
            let inside = html! { <><span class="row">{ for mats }</span><span class="giver">{ &owners }</span></> };
            (localized!(lang, "Mehr von {owners}", "More from {owners}"), inside)
        }
        Action::Turn(Some(target)) => {
            let card = props.view.places[target.index()].open?;
            let (owner, name) = (players.name(target), ::riffifi::named(card, lang));
            let label = localized!(lang, "{name} von {owner} umdrehen", "Turn down {owner}’s {name}");
            (capital(&label), html! { <>{ drawing(picture(card, 34)) }{ named(owner) }</> })
        }
        Action::Turn(None) => {
            let label = lang.select("keine Karte umdrehen", "none of them is turned down");
            (label.to_owned(), html! { <>{ drawing(gap(34)) }{ lang.select("keine", "none") }</> })
        }
        Action::Play(_) | Action::LayUnseen(_) => return None,
    };
    let press = props.seat.map(|seat| props.going_on(seat, action));
    Some(html! { <HoldButton key={action.to_string()} class="btn paper" {press} {label}>{ inside }</HoldButton> })
}

/// Takes the last act back.
pub(super) fn undo(props: &TableProps<Riffifi>) -> Option<Html> {
    let label = props.players.decides_again(props.undoable()?, props.lang);
    Some(html! { <UndoButton key="back" {label} onclick={&props.on_retract} /> })
}
