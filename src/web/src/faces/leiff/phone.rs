//! The table on a phone: everybody in short, one square large, the piles beside it; or the square that came near; or the names,
//! where the selected player is to choose one.

use ::leiff::{Card, Phase, Special};
use ::table::{Seat, tell};

use super::acts::{acts, tools};
use super::desk::{Desk, Msg, Shout};
use super::motion::Motion;
use super::piles::piles;
use super::say::{Say, say};
use super::square::{badges, columns, overview, places, square};
use super::strip::{claim, hint, which};
use super::table::focus;
use crate::art::{Icon, mat};
use crate::ui::old::{El, el, icon_button, named, said};

/// The body.
pub(super) fn body(desk: &Desk<'_>, motion: &Motion) -> El {
    let guests = &desk.props.guests;
    let large = desk.state.near.unwrap_or_else(|| focus(desk));
    let seats = guests.seats();
    let near = desk.state.near.is_some();
    let body = el("div", "body lf").class("near", near).class("sel", desk.props.selected.is_some());
    if let Some(choice) = names(desk) {
        return body.class("whose", true).add(lying(desk)).add(choice);
    }
    let class = ["p2", "p3", "p4", "p5", "p6", "p7", "p8"][usize::from(seats.clamp(2, 8)) - 2];
    let one = |seat| overview(desk, seat, Some(large), desk.choosable(seat));
    let all = el("div", "ovs").class(class, true).all(Seat::all(seats).map(one));
    let body = body.add(all).maybe(rule(desk));
    match near {
        true => body.add(close_up(desk, large, motion)),
        false => body.add(middle(desk, large, motion)),
    }
}

/// Everybody whom the selected player can choose: whose card is caught, or who has talked.
fn names(desk: &Desk<'_>) -> Option<El> {
    let by = desk.props.selected.filter(|_| desk.state.near.is_none())?;
    let can = |seat: &Seat| match desk.shout() {
        Some(Shout::Catch) => *seat != by && desk.meaning_of(*seat),
        Some(Shout::Talk) => desk.choosable(*seat),
        _ => false,
    };
    let seats: Vec<Seat> = Seat::all(desk.props.guests.seats()).filter(can).collect();
    let one = |seat| overview(desk, seat, None, true);
    (!seats.is_empty()).then(|| el("div", "ovs").all(seats.into_iter().map(one)))
}

/// The piles and what is to be done, and the square beside them.
fn middle(desk: &Desk<'_>, large: Seat, motion: &Motion) -> El {
    let wide = matches!(columns(places(&desk.props.view, large).len()), "c4" | "c5" | "c6" | "c7");
    let side = el("section", "lsd").all(head(desk)).add(piles(desk)).add(acts(desk, true)).add(tools(desk));
    let on = desk.props.seat == Some(large);
    let badges = badges(&desk.props.view, large, &desk.props.guests, desk.props.lang);
    let badges = (!badges.is_empty()).then(|| el("div", "bdgs").all(badges));
    let hint = hint(desk).filter(|_| desk.props.selected.is_none());
    let hint = hint.map(|hint| el("p", "hnt").set("role", "status").tell(hint));
    let square = el("section", "sq").class("on", on).maybe(badges).add(square(desk, large, motion)).maybe(hint);
    let idle = matches!(desk.props.view.phase, Phase::Turn) && desk.props.telling.is_none();
    let last = el("div", "lst t2 muted").nodes(desk.props.tale.clone());
    el("div", "mdl").class("wide", wide).class("idle", idle).add(side).add(square).add(last)
}

/// Whose turn it is and what is to be done; while something is told, the story.
pub(super) fn head(desk: &Desk<'_>) -> Vec<El> {
    let (props, lang) = (desk.props, desk.props.lang);
    if let Some(told) = &props.telling {
        let story = told.iter().map(|event| {
            use ::table::Words;
            el("p", "b").nodes(said(&::leiff::Leiff::story(event, lang), &props.guests))
        });
        return vec![el("div", "tls").all(story.take(3))];
    }
    let Say { seat, does, how } = say(desk);
    let title =
        el("h2", "grow").set("id", "stage").set("tabindex", "-1").add(named(props.guests.name(seat))).tell(does);
    vec![el("div", "hd").draw(mat(props.guests.symbol(seat), 30)).add(title), el("p", "how t2 muted").tell(how)]
}

/// A square that came near, and what agrees with it.
fn close_up(desk: &Desk<'_>, seat: Seat, motion: &Motion) -> El {
    let (props, lang) = (desk.props, desk.props.lang);
    let (view, guests) = (&props.view, &props.guests);
    let name = guests.name(seat);
    let title = el("h2", "grow").set("id", "stage").set("tabindex", "-1");
    let title = match lang {
        ::table::Lang::De => title.say("Karten von ").add(named(name)),
        ::table::Lang::En => title.add(named(name)).say("’s cards"),
    };
    let close = icon_button(Icon::Close, lang.pick("Zurück", "Back"), desk.on(Msg::Back));
    let badges = badges(view, seat, guests, lang);
    let badges = (!badges.is_empty()).then(|| el("div", "bdgs").all(badges));
    // Whoever is selected reads on the strip what to do.
    let words = props.selected.is_none().then(|| {
        hint(desk).unwrap_or_else(|| match desk.meaning_of(seat) {
            true => which(lang).to_owned(),
            false => lang
                .pick("Zum Aufdecken erst den eigenen Namen antippen.", "To turn one up, tap your own name first.")
                .to_owned(),
        })
    });
    let panel = el("section", "sq cls")
        .add(el("div", "hd").draw(mat(guests.symbol(seat), 38)).add(title).maybe(badges).add(close))
        .add(square(desk, seat, motion))
        .maybe(words.map(|words| el("p", "hnt").set("role", "status").tell(words)));
    el("div", "col clu").add(lying(desk)).add(panel)
}

/// What lies on top, in words; or what the effect asks; or what is asked of whoever says that a team has talked.
fn lying(desk: &Desk<'_>) -> El {
    let (props, lang) = (desk.props, desk.props.lang);
    let line = el("div", "lyg");
    let words = |title: El, below: String| el("div", "grow").add(title).add(el("p", "t2 muted").tell(below));
    // Where no square is near, nothing else is the page's heading.
    let title = match desk.state.near {
        Some(_) => el("h2", ""),
        None => el("h2", "").set("id", "stage").set("tabindex", "-1"),
    };
    if desk.shout() == Some(Shout::Talk) {
        let title = title.say(lang.pick("Wer hat geplaudert?", "Who has talked?"));
        let fine = lang.pick("Das Team bekommt eine Karte, verdeckt.", "The team gets a card, unseen.");
        return line.add(words(title, fine.to_owned()));
    }
    let Some(top) = props.view.top else { return line };
    let words = match props.selected {
        None => {
            let Say { seat, does, how } = say(desk);
            words(title.add(named(props.guests.name(seat))).tell(does), how)
        }
        Some(_) => {
            let top = super::words::the(top, lang);
            words(title.tell(tell!(lang, "Oben liegt {top}", "On top: {top}")), claim(desk).unwrap_or_default())
        }
    };
    line.add(el("span", "tp").set("id", "top").draw(super::piles::face(props, top))).add(words)
}

/// The drinking rule in force, readable by all at any time.
pub(super) fn rule(desk: &Desk<'_>) -> Option<El> {
    let (props, lang) = (desk.props, desk.props.lang);
    let by = props.guests.name(props.view.rule?);
    let text = match props.note.as_deref() {
        Some(note) if !note.trim().is_empty() => note.to_owned(),
        _ => lang.pick("Regel ohne Text", "Rule without words").to_owned(),
    };
    let who = el("span", "small muted").add(named(by)).say(lang.pick(" hat erfunden:", " has invented:"));
    let words = el("span", "grow").add(who).add(el("b", "").add(el("bdi", "").tell(text)));
    Some(el("div", "panel rule").draw(super::face(Card::Special(Special::Gossip), 34, lang)).add(words))
}
