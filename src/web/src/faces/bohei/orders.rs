//! What is ordered: the played card, large, who has said what to it, and the question to one who has not.

use ::bohei::{Action, Answer, Card, Cause, Change, Event, Ordered, Orders, Reply, Whom};
use ::table::{Lang, Seat, cards, tell};

use super::desk::{Desk, Msg, tick};
use super::words::{does, does_not, does_shortly};
use crate::art::{bohei as art, eye, lids};
use crate::ui::old::{El, capital, el, named};

/// From this many rows on they stand in two columns and say less.
const MANY: usize = 3;

/// The paper of a card that somebody has played.
pub(super) fn played(desk: &Desk<'_>, by: Seat, card: Card, whom: Option<Seat>) -> El {
    let (props, lang) = (desk.props, desk.props.lang);
    let says = lang.pick(" spielt: ", " plays: ");
    let head = desk.player(el("div", "by"), by, 28);
    let head = head.add(el("span", "").say(says).add(el("b", "").say(card.title(lang))));
    let text = el("p", "d");
    let text = match card.order() {
        // In the room it is said of somebody, not to somebody.
        Some(order) => match whom.or((order.whom == Whom::Actor).then_some(by)) {
            Some(seat) if matches!(order.whom, Whom::Actor | Whom::Chosen) => {
                let does = does(order.change, lang);
                text.add(named(props.guests.name(seat))).tell(format!(" {does}."))
            }
            _ => text.tell(order.text(lang)),
        },
        None => text,
    };
    let words = el("div", "grow").add(text).add(el("p", "ln").say(card.line(lang)));
    el("div", "board bo-card").add(head).add(el("div", "row").add(words).draw(art::picture(card, 96)))
}

/// The paper of a penalty.
fn penalty(desk: &Desk<'_>, seat: Seat, change: Change) -> El {
    let lang = desk.props.lang;
    let head = desk.player(el("div", "by"), seat, 28).add(el("span", "").say(lang.pick("Regelbruch", "Breach")));
    let change = capital(&does(change, lang));
    let why = lang.pick(
        "Bei 7 Karten oder weniger wird abgeworfen, ab 8 gezogen.",
        "With 7 cards or fewer you discard, with 8 or more you draw.",
    );
    let words = el("div", "grow").add(el("p", "d").tell(format!("{change}."))).add(el("p", "ln").say(why));
    el("div", "board bo-card").add(head).add(words)
}

/// The paper, everybody concerned, and the question.
pub(super) fn orders(desk: &Desk<'_>, orders: &Orders) -> Vec<El> {
    let first = orders.each.first().map(|each| each.seat);
    let paper = match (orders.cause, orders.each.first()) {
        (Cause::Action { by, card }, _) => played(desk, by, card, first),
        (Cause::Breach, Some(each)) => penalty(desk, each.seat, each.change),
        (Cause::Breach, None) => el("div", ""),
    };
    let asked = orders.due.map(|(seat, _)| seat).or_else(|| asked(desk, orders));
    let rows = orders.each.iter().map(|each| row(desk, orders, each, asked == Some(each.seat)));
    let rows = el("ul", "bo-answers").class("bo-2", orders.each.len() >= MANY).all(rows);
    let foot = match (orders.due, asked) {
        (Some((seat, count)), _) => Some(due(desk, seat, count)),
        (None, Some(seat)) => Some(question(desk, orders, seat)),
        (None, None) => None,
    };
    [paper, rows].into_iter().chain(foot).collect()
}

/// Who is asked: whoever was tapped, on the rail or in the list, else the first one clockwise without an answer; those who look
/// into their cards last.
fn asked(desk: &Desk<'_>, orders: &Orders) -> Option<Seat> {
    let missing = || orders.each.iter().filter(|each| !each.reply.is_given());
    let wished = [desk.props.selected, desk.state.asked].into_iter().flatten();
    let mut wished = wished.filter(|seat| missing().any(|each| each.seat == *seat));
    let first = missing().find(|each| each.reply == Reply::Missing).or_else(|| missing().next());
    wished.next().or_else(|| first.map(|each| each.seat))
}

/// What a player has said, as far as it is told.
fn reply(desk: &Desk<'_>, each: &Ordered) -> Ordered {
    let mut now = *each;
    for event in desk.props.telling.iter().flat_map(|told| told.iter()) {
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

fn row(desk: &Desk<'_>, orders: &Orders, each: &Ordered, asked: bool) -> El {
    let lang = desk.props.lang;
    let now = reply(desk, each);
    let seat = each.seat;
    let missing = !now.reply.is_given();
    let (class, words, mark) = match now.reply {
        // Whoever looks into the hand thinks like everybody else.
        Reply::Missing | Reply::Reaching(_) => ("b-th", String::new(), None),
        Reply::Accepted => ("b-ok", lang.pick("macht mit", "joins in").to_owned(), Some(tick(24))),
        Reply::Played(Answer::No) => ("", does_not(now.change, lang).to_owned(), None),
        Reply::Played(Answer::Opposite) => ("b-op", does_shortly(now.change, lang), None),
    };
    let say = el("span", "wd").tell(words);
    let say = if missing {
        let more = el("span", "lng").say(lang.pick(" noch", ""));
        say.say(lang.pick("überlegt", "thinking")).add(more)
    } else {
        say
    };
    let tappable = missing && orders.due.is_none() && desk.props.telling.is_none();
    let press = match tappable {
        true => el("button", "ro").set("type", "button").press(desk.on(Msg::Ask(seat))).flag("aria-pressed", asked),
        false => el("div", "ro"),
    };
    let item = el("li", class).class("b-me", asked).keyed(seat.to_string());
    item.add(desk.player(press, seat, 30).add(say).maybe_draw(mark).maybe(stamp(now.reply, lang)))
}

/// What an answer leaves on the row.
fn stamp(reply: Reply, lang: Lang) -> Option<El> {
    let (class, words) = match reply {
        Reply::Played(Answer::No) => ("b-no", lang.pick("Nö!", "Nope!")),
        Reply::Played(Answer::Opposite) => ("b-opp", lang.pick("Gegen\u{ad}teiltag", "Opposite Day")),
        _ => return None,
    };
    Some(el("em", class).say(words))
}

/// The three buttons: the same for everybody, whatever is held.
fn question(desk: &Desk<'_>, orders: &Orders, seat: Seat) -> El {
    let lang = desk.props.lang;
    let reaches = |each: &Ordered| each.seat == seat && matches!(each.reply, Reply::Reaching(_));
    if orders.each.iter().any(reaches) {
        let words = lang.pick("Weiter hinter dem Vorhang", "Go on behind the curtain");
        let acts = el("div", "acts").add(desk.goes_behind(seat).draw(lids(28)).say(words));
        let question = lang.pick(", spielst du die Karte?", ", will you play the card?");
        return desk.asks(None, seat, question.to_owned(), acts);
    }
    let reach = |class, answer: Answer| {
        let mark = if answer == Answer::No { "!" } else { "" };
        let name = answer.name(lang);
        desk.does(class, seat, Action::Reach(answer)).draw(eye(false, 30)).tell(format!("{name}{mark}"))
    };
    let accept = desk.does("btn full", seat, Action::Accept).say(lang.pick("Mach ich", "I’ll do it"));
    let acts = el("div", "acts bo-three").add(accept).add(reach("btn bad", Answer::No));
    // A penalty cannot be turned round.
    let turns = orders.cause != Cause::Breach;
    let acts = acts.maybe(turns.then(|| reach("btn paper", Answer::Opposite)));
    desk.asks(None, seat, lang.pick(", was machst du?", ", what will you do?").to_owned(), acts)
}

/// Discards are the player's choice.
fn due(desk: &Desk<'_>, seat: Seat, count: u8) -> El {
    let lang = desk.props.lang;
    let count = cards(count, lang);
    let look = desk.hands_over(seat).draw(lids(28)).say(lang.pick("Karten ansehen", "Look at the cards"));
    let question = tell!(lang, ", wirf {count} ab.", ", discard {count}.");
    desk.asks(None, seat, question, el("div", "acts").add(look))
}
