//! The strip of the selected player: "Passt!", "Erwischt!", and what else is done out of turn.

use ::leiff::Action;
use ::table::{Lang, Seat, tell};

use super::desk::{Desk, Msg, Shout, Sure, acts_of};
use crate::ui::old::{self, El, Strip, el};

/// The strip of the selected player with all shouts, and above them what is to be done: here nothing can hide it.
pub(super) fn below(desk: &Desk<'_>) -> Option<El> {
    let mut acts = shouts(desk, desk.props.selected?);
    acts.extend(ask(desk).map(|hint| el("p", "hnt").keyed("hint".to_owned()).set("role", "status").tell(hint)));
    strip(desk, acts)
}

/// The strip of the selected player, with these buttons.
pub(super) fn strip(desk: &Desk<'_>, acts: Vec<El>) -> Option<El> {
    let seat = desk.props.selected?;
    Some(old::strip(Strip {
        seat,
        guests: &desk.props.guests,
        late: desk.props.late,
        acts,
        look: desk.props.look.clone(),
        close: desk.props.unselect.clone(),
        lang: desk.props.lang,
    }))
}

/// The shouts of a player; the one that is meant is lit as soon as a card is tapped.
fn shouts(desk: &Desk<'_>, seat: Seat) -> Vec<El> {
    let lang = desk.props.lang;
    let acts = acts_of(desk.props, seat);
    let matches = acts.iter().any(|action| matches!(action, Action::Match(_)));
    let catches = acts.iter().any(|action| matches!(action, Action::Catch(_)));
    let talks = acts.iter().any(|action| matches!(action, Action::Penalty(_)));
    let now = desk.shout();
    let sure = match desk.state.sure {
        Some(Sure::Penalty(target)) => Some(target),
        _ => None,
    };
    if now == Some(Shout::Talk)
        && let Some(target) = sure
    {
        let name = desk.props.guests.name(target);
        let words = tell!(lang, "Strafkarte für {name}", "Penalty card for {name}");
        return vec![shout(desk, seat, Shout::Talk, true, words)];
    }
    let ready = |shout: Shout| now == Some(shout) && desk.marked().is_some();
    let fixed = |de: &str, en: &str| lang.pick(de, en).to_owned();
    let mut list = Vec::new();
    // Three buttons at once would take the room of what is asked.
    let talking = now == Some(Shout::Talk);
    if matches && !talking {
        list.push(shout(desk, seat, Shout::Match, ready(Shout::Match), fixed("Passt!", "Match!")));
    }
    if catches && !talking {
        list.push(shout(desk, seat, Shout::Catch, ready(Shout::Catch), fixed("Erwischt!", "Caught!")));
    }
    if talks && (now.is_none() || talking) {
        list.push(shout(desk, seat, Shout::Talk, false, fixed("Geplaudert!", "Talked!")));
    }
    if list.is_empty() {
        let words = lang.pick("Gerade gibt es nichts aufzudecken.", "There is nothing to turn up now.");
        list.push(el("span", "t2 none").say(words));
    }
    list
}

/// A shout, taken before the finger is lifted: it matters who was first. What counts in the end waits for the whole tap.
pub(super) fn shout(desk: &Desk<'_>, seat: Seat, which: Shout, ready: bool, words: String) -> El {
    let on = desk.props.selected == Some(seat) && desk.shout() == Some(which);
    let key = match which {
        Shout::Match => "match",
        Shout::Catch => "catch",
        Shout::Talk => "talk",
    };
    let button = el("button", "btn").set("type", "button").class("paper", !ready).class("now", on);
    let button = button.keyed(key.to_owned()).flag("aria-pressed", on).tell(words);
    match desk.props.selected == Some(seat) {
        true => button.press(desk.timed(move |at| Msg::Shout(seat, which, at))),
        false => button.quick(desk.at_once(seat, which)),
    }
}

/// What the selected player is to do, in a sentence.
pub(super) fn hint(desk: &Desk<'_>) -> Option<String> {
    let (props, lang) = (desk.props, desk.props.lang);
    let fixed = |de: &str, en: &str| Some(lang.pick(de, en).to_owned());
    if desk.state.nameless {
        return fixed("Wer deckt auf? Erst den eigenen Namen antippen.", "Who turns it up? Tap your own name first.");
    }
    props.selected?;
    match (desk.shout(), desk.marked(), desk.state.sure) {
        (Some(Shout::Talk), _, Some(Sure::Penalty(_))) => {
            fixed("Eine Karte mehr, verdeckt. Sicher?", "One card more, unseen. Sure?")
        }
        (Some(Shout::Talk), ..) => fixed("Wer hat geplaudert? Tippe den Namen an.", "Who has talked? Tap the name."),
        (_, Some(_), _) => fixed("Noch einmal antippen deckt auf.", "Tap once more to turn it up."),
        _ => claim(desk),
    }
}

/// What the selected player believes.
pub(super) fn claim(desk: &Desk<'_>) -> Option<String> {
    let lang = desk.props.lang;
    let name = desk.props.guests.name(desk.props.selected?);
    Some(match desk.shout()? {
        Shout::Match => tell!(lang, "{name} meint: Eine eigene passt.", "{name} claims a match."),
        Shout::Catch => {
            tell!(lang, "{name} meint: Da liegt noch eine.", "{name} claims there is another one.")
        }
        Shout::Talk => return None,
    })
}

/// What the selected player is to do on a phone, where the squares come near one by one.
fn ask(desk: &Desk<'_>) -> Option<String> {
    let lang = desk.props.lang;
    let near = desk.state.near;
    match desk.shout() {
        _ if desk.marked().is_some() || desk.state.sure.is_some() => hint(desk),
        Some(Shout::Talk) => Some(lang.pick("Tippe den Namen an.", "Tap the name.").to_owned()),
        Some(Shout::Catch) if near.is_none() => {
            Some(lang.pick("Bei wem? Tippe den Namen an.", "Whose? Tap the name.").to_owned())
        }
        _ if near.is_some_and(|seat| desk.meaning_of(seat)) => Some(which(lang).to_owned()),
        _ => hint(desk),
    }
}

/// A card is asked for.
pub(super) fn which(lang: Lang) -> &'static str {
    lang.pick("Welche? Tippe sie an.", "Which one? Tap it.")
}
