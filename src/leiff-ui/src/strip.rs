//! The strip of the selected player: "Passt!", "Erwischt!", and what else is done out of turn.

use ::leiff::Action;
use ::table::{Lang, Seat, tell};
use ui::{self, Strip, on_press};
use yew::prelude::*;

use super::desk::{Desk, Tap, acts_of};
use super::state::Shout;

/// The strip of the selected player with all shouts, and above them what is to be done: here nothing can hide it.
pub(super) fn below(desk: &Desk) -> Option<Html> {
    let mut acts = shouts(desk, desk.props.selected?);
    acts.extend(ask(desk).map(|hint| html! { <p key="hint" class="hnt" role="status">{ hint }</p> }));
    strip(desk, acts)
}

/// The strip of the selected player, with these buttons.
pub(super) fn strip(desk: &Desk, acts: Vec<Html>) -> Option<Html> {
    let props = &desk.props;
    Some(ui::strip(Strip {
        seat: props.selected?,
        guests: &props.guests,
        late: props.late,
        acts: acts.into_iter().collect(),
        look: props.look.clone(),
        close: props.unselect.clone(),
        lang: props.lang,
    }))
}

/// The shouts of a player; the one that is meant is lit as soon as a card is tapped.
fn shouts(desk: &Desk, seat: Seat) -> Vec<Html> {
    let lang = desk.props.lang;
    let acts = acts_of(&desk.props, seat);
    let now = desk.shout();
    // Three buttons at once would take the room of what is asked.
    let talking = now == Some(Shout::Talk);
    if talking && let Some(target) = desk.penalty() {
        return vec![shout(desk, seat, Shout::Talk, true, penalty_card(desk, target))];
    }
    let matches = acts.iter().any(|action| matches!(action, Action::Match(_)));
    let catches = acts.iter().any(|action| matches!(action, Action::Catch(_)));
    let talks = acts.iter().any(|action| matches!(action, Action::Penalty(_)));
    let ready = |which: Shout| now == Some(which) && desk.marked().is_some();
    let mut list = Vec::new();
    if matches && !talking {
        list.push(shout(desk, seat, Shout::Match, ready(Shout::Match), lang.pick("Passt!", "Match!")));
    }
    if catches && !talking {
        list.push(shout(desk, seat, Shout::Catch, ready(Shout::Catch), lang.pick("Erwischt!", "Caught!")));
    }
    if talks && (now.is_none() || talking) {
        list.push(shout(desk, seat, Shout::Talk, false, lang.pick("Geplaudert!", "Talked!")));
    }
    if list.is_empty() {
        let words = lang.pick("Gerade gibt es nichts aufzudecken.", "There is nothing to turn up now.");
        list.push(html! { <span class="t2 none">{ words }</span> });
    }
    list
}

/// What the button says once it is known who has talked.
pub(super) fn penalty_card(desk: &Desk, target: Seat) -> String {
    let name = desk.props.guests.name(target);
    tell!(desk.props.lang, "Strafkarte für {name}", "Penalty card for {name}")
}

/// A shout, taken before the finger is lifted: it matters who was first. What counts in the end waits for the whole tap.
pub(super) fn shout(desk: &Desk, seat: Seat, which: Shout, ready: bool, words: impl Into<AttrValue>) -> Html {
    let chosen = desk.props.selected == Some(seat);
    let on = chosen && desk.shout() == Some(which);
    let key = match which {
        Shout::Match => "match",
        Shout::Catch => "catch",
        Shout::Talk => "talk",
    };
    let words: AttrValue = words.into();
    let (onpointerdown, onclick) = if chosen {
        (None, desk.timed(move |at| Tap::Shout(seat, which, at)))
    } else {
        let (touched, clicked) = on_press(desk.taps.reform(move |at| Tap::Shout(seat, which, at)));
        (Some(touched), clicked)
    };
    html! {
        <button {key} type="button" class={classes!("btn", (!ready).then_some("paper"), on.then_some("now"))}
            {onpointerdown} {onclick} aria-pressed={on.to_string()}>
            { words }
        </button>
    }
}

/// What the selected player is to do, in a sentence.
pub(super) fn hint(desk: &Desk) -> Option<String> {
    let (props, lang) = (&desk.props, desk.props.lang);
    let fixed = |de: &str, en: &str| Some(lang.pick(de, en).to_owned());
    if desk.state.nameless {
        return fixed("Wer deckt auf? Erst den eigenen Namen antippen.", "Who turns it up? Tap your own name first.");
    }
    props.selected?;
    match (desk.shout(), desk.marked(), desk.penalty()) {
        (Some(Shout::Talk), _, Some(_)) => fixed("Eine Karte mehr, verdeckt. Sicher?", "One card more, unseen. Sure?"),
        (Some(Shout::Talk), ..) => fixed("Wer hat geplaudert? Tippe den Namen an.", "Who has talked? Tap the name."),
        (_, Some(_), _) => fixed("Noch einmal antippen deckt auf.", "Tap once more to turn it up."),
        _ => claim(desk),
    }
}

/// What the selected player believes.
pub(super) fn claim(desk: &Desk) -> Option<String> {
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
fn ask(desk: &Desk) -> Option<String> {
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
