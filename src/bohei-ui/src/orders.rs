//! What is ordered: the played card, large, who has said what to it, and the question to one who has not.

use std::rc::Rc;

use ::bohei::{Action, Answer, Cause, Event, Ordered, Orders, Reply};
use ::table::{Lang, Seat, cards, localized};
use ui::{HoldButton, drawing};
use yew::prelude::*;

use super::acts::{
    Act, Props, Question, beside_answers, does, goes_behind, goes_on, hands_over, key_of, may, player, tick,
};
use super::passing::use_passing;
use super::played::{Penalty, Played};
use super::words::{does_not, does_shortly};
use crate::art::eye;

/// From this many rows on they stand in two columns and say less.
const MANY: usize = 3;

/// What is shown of orders.
#[derive(Properties, PartialEq)]
pub(super) struct AnsweringProps {
    /// What is ordered.
    pub(super) orders: Orders,
    /// The open table.
    pub(super) table: Props,
}

/// The paper, everybody concerned, and the question.
#[component]
pub(super) fn Answering(props: &AnsweringProps) -> Html {
    let AnsweringProps { orders, table } = props;
    let (lang, selected) = (table.lang, table.selected);
    // Whose answer is asked for, of several that are missing: until somebody is selected, and until the next act.
    let (wished, ask) = use_passing::<_, Option<Seat>>((orders.clone(), selected));
    let asked = orders.due.map(|(seat, _)| seat).or_else(|| asked(orders, [selected, wished]));
    let players = || Rc::clone(&table.players);
    let paper = match (orders.cause, orders.each.first()) {
        (Cause::Action { by, card }, first) => {
            html! { <Played {by} {card} whom={first.map(|each| each.seat)} players={players()} {lang} /> }
        }
        (Cause::Breach, Some(each)) => {
            html! { <Penalty seat={each.seat} change={each.change} players={players()} {lang} /> }
        }
        (Cause::Breach, None) => html! { <div></div> },
    };
    let flat = table.flat.is_some();
    let rows = orders.each.iter().map(|each| row(props, each, asked == Some(each.seat), &ask));
    let foot = match (orders.due, asked) {
        (Some((seat, count)), _) => Some(due(table, seat, count)),
        (None, _) if flat => beside_answers(table),
        (None, Some(seat)) => Some(question(props, seat)),
        (None, None) => Some(question_to_all(props)),
    };
    html! {
        <>
            { paper }
            // A device that lies in the middle shows them at the edges.
            if !flat {
                <ul class={classes!("answer-list", (orders.each.len() >= MANY).then_some("answers-columns"))}>{ for rows }</ul>
            }
            { foot }
        </>
    }
}

/// Who is asked alone: whoever was tapped, on the rail or in the list, or the last one without an answer; else all are asked. Those who
/// look into their cards come last.
fn asked(orders: &Orders, wished: [Option<Seat>; 2]) -> Option<Seat> {
    let missing = || orders.each.iter().filter(|each| !each.reply.is_given());
    let wished = wished.into_iter().flatten().find(|seat| missing().any(|each| each.seat == *seat));
    let mut others = thinking(orders);
    let only = match (others.next(), others.next()) {
        (Some(_), Some(_)) => None,
        (first, _) => first.or_else(|| missing().next().map(|each| each.seat)),
    };
    wished.or(only)
}

/// Who has neither answered nor reached for a card.
fn thinking(orders: &Orders) -> impl Iterator<Item = Seat> {
    orders.each.iter().filter(|each| each.reply == Reply::Missing).map(|each| each.seat)
}

/// What a player has said, as far as it is told.
fn reply(table: &Props, each: &Ordered) -> Ordered {
    let mut now = *each;
    for event in table.telling.iter().flat_map(|told| told.iter()) {
        match *event {
            Event::Accepted { seat } if seat == each.seat => now.reply = Reply::Accepted,
            Event::Answered { seat, answer, change } if seat == each.seat => {
                now.reply = Reply::Played(answer);
                now.change = change.unwrap_or(now.change);
            }
            _ => {}
        }
    }
    now
}

fn row(props: &AnsweringProps, each: &Ordered, asked: bool, ask: &Callback<Option<Seat>>) -> Html {
    let AnsweringProps { orders, table } = props;
    let now = reply(table, each);
    let seat = each.seat;
    let missing = !now.reply.is_given();
    let says = html! { <>{ player(&table.players, seat, 30) }{ said(now, table.lang) }</> };
    let tappable = missing && orders.due.is_none() && table.telling.is_none();
    html! {
        <li key={seat.to_string()} class={classes!(class_of(now.reply), asked.then_some("answer-asked"))}>
            if tappable {
                <button type="button" class="answer-row" onclick={ask.reform(move |_| (!asked).then_some(seat))}
                    aria-pressed={asked.to_string()}>
                    { says }
                </button>
            } else {
                <div class="answer-row">{ says }</div>
            }
        </li>
    }
}

/// The class of what a player has said.
fn class_of(reply: Reply) -> Option<&'static str> {
    match reply {
        // Whoever looks into the hand thinks like everybody else.
        Reply::Missing | Reply::Reaching(_) => Some("answer-thinking"),
        Reply::Accepted => Some("answer-accepted"),
        Reply::Played(Answer::No) => None,
        Reply::Played(Answer::Opposite) => Some("answer-opposite"),
    }
}

/// What a player has said, in words and with the stamp of a card.
fn said(now: Ordered, lang: Lang) -> Html {
    let words = match now.reply {
        Reply::Missing | Reply::Reaching(_) => {
            let still = lang.select(" noch", "");
            html! { <>{ lang.select("überlegt", "thinking") }<span class="long-word">{ still }</span></> }
        }
        Reply::Accepted => html! { { lang.select("macht mit", "joins in") } },
        Reply::Played(Answer::No) => html! { { does_not(now.change, lang) } },
        Reply::Played(Answer::Opposite) => html! { { does_shortly(now.change, lang) } },
    };
    html! {
        <>
            <span class="answer-words">{ words }</span>
            { (now.reply == Reply::Accepted).then(|| tick(24)) }
            { stamp(now.reply, lang) }
        </>
    }
}

/// What a player has said to the orders, or can say: at the own edge of a device that lies in the middle.
pub(super) fn at_the_edge(table: &Props, orders: &Orders, seat: Seat) -> Option<Html> {
    let each = orders.each.iter().find(|each| each.seat == seat)?;
    let now = reply(table, each);
    let asked = !now.reply.is_given() && orders.due.is_none();
    Some(html! {
        if asked {
            <div class="edge-answers" role="group" aria-label={table.players.name(seat).to_owned()}>{ answers(table, orders, seat) }</div>
        } else {
            <div class={classes!("edge-answer", class_of(now.reply))}>{ said(now, table.lang) }</div>
        }
    })
}

/// What an answer leaves on the row.
fn stamp(reply: Reply, lang: Lang) -> Option<Html> {
    let (class, words) = match reply {
        Reply::Played(Answer::No) => ("stamp-no", lang.select("Nö!", "Nope!")),
        Reply::Played(Answer::Opposite) => ("stamp-opposite", lang.select("Gegen\u{ad}teiltag", "Opposite Day")),
        _ => return None,
    };
    Some(html! { <em {class}>{ words }</em> })
}

/// The question to all who have not answered. Whoever is not willing is asked alone.
fn question_to_all(props: &AnsweringProps) -> Html {
    let AnsweringProps { orders, table } = props;
    let lang = table.lang;
    let accept: Vec<(Seat, Action)> = thinking(orders).map(|seat| (seat, Action::Accept)).collect();
    let can = accept.iter().all(|(seat, action)| may(table, *seat, *action));
    let onclick = can.then(|| table.acting_together(&accept));
    html! {
        <Question table={table.clone()} words={lang.select("Was macht ihr?", "What will you do?")}>
            <p class="medium muted">
                { lang.select("Wer nicht will, tippt auf den eigenen Namen.", "Not willing? Tap your own name.") }
            </p>
            <div class="acts" id="answers">
                <Act key="together" class="btn full" {onclick}>{ lang.select("Alle machen’s", "All do it") }</Act>
            </div>
        </Question>
    }
}

/// The question to one who has not answered.
fn question(props: &AnsweringProps, seat: Seat) -> Html {
    let AnsweringProps { orders, table } = props;
    let words = match reaches(orders, seat) {
        true => table.lang.select(", spielst du die Karte?", ", will you play the card?"),
        false => table.lang.select(", was machst du?", ", what will you do?"),
    };
    html! { <Question table={table.clone()} {seat} {words}>{ answers(table, orders, seat) }</Question> }
}

/// Whether a player has reached for a card, and looks into the hand.
fn reaches(orders: &Orders, seat: Seat) -> bool {
    orders.each.iter().any(|each| each.seat == seat && matches!(each.reply, Reply::Reaching(_)))
}

/// The three buttons: the same for everybody, whatever is held.
fn answers(table: &Props, orders: &Orders, seat: Seat) -> Html {
    let lang = table.lang;
    if reaches(orders, seat) {
        return html! {
            <div class="acts">
                <Act key={format!("{seat}behind")} class="btn" onclick={goes_behind(table, seat)}>
                    { drawing(eye(false, 28)) }{ lang.select("Weiter hinter dem Vorhang", "Go on behind the curtain") }
                </Act>
            </div>
        };
    }
    let reach = |class: &'static str, answer: Answer| {
        let action = Action::Reach(answer);
        let (mark, name) = (if answer == Answer::No { "!" } else { "" }, answer.name(lang));
        html! {
            <HoldButton key={key_of(seat, action)} class={classes!("btn", class)} press={goes_on(table, seat, action)}>
                { drawing(eye(false, 30)) }{ format!("{name}{mark}") }
            </HoldButton>
        }
    };
    let accept = Action::Accept;
    html! {
        <div class="acts answer-buttons" id={format!("answers-{seat}")}>
            <Act key={key_of(seat, accept)} class="btn full" onclick={does(table, seat, accept)}>
                { lang.select("Mach ich", "I’ll do it") }
            </Act>
            { reach("bad", Answer::No) }
            // A penalty cannot be turned round.
            { (orders.cause != Cause::Breach).then(|| reach("paper", Answer::Opposite)) }
        </div>
    }
}

/// Discards are the player's choice.
fn due(table: &Props, seat: Seat, count: u8) -> Html {
    let lang = table.lang;
    let count = cards(count, lang);
    html! {
        <Question table={table.clone()} {seat} words={localized!(lang, ", wirf {count} ab.", ", discard {count}.")}>
            <div class="acts">
                <HoldButton key={format!("{seat}take")} press={hands_over(table)}>
                    { drawing(eye(false, 28)) }{ table.players.its_me(seat, lang) }
                </HoldButton>
            </div>
        </Question>
    }
}
