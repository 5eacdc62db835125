//! The strip of the selected player: "Passt!", "Erwischt!", and what else is done out of turn.

use ::table::{Lang, Seat, localized};
use ui::{Strip, on_press};
use yew::prelude::*;

use super::reactions::words;
use super::state::Shout;
use super::table_context::{TableContext, Tap};

/// The strip of the selected player with all shouts, and above them what is to be done: here nothing can hide it.
pub(super) fn below(context: &TableContext) -> Option<Html> {
    let mut acts = shouts(context, context.props.selected?);
    acts.extend(ask(context).map(|hint| html! { <p key="hint" class="strip-hint" role="status">{ hint }</p> }));
    strip(context, acts)
}

/// The strip of the selected player, with these buttons.
pub(super) fn strip(context: &TableContext, acts: Vec<Html>) -> Option<Html> {
    let props = &context.props;
    // Whoever has tapped a card is about to turn it up.
    let on_look = props.on_look.clone().filter(|_| context.marked().is_none());
    Some(html! {
        <Strip seat={props.selected?} players={&props.players} late={props.late} {on_look}
            on_close={&props.on_unselect} lang={props.lang}>
            { for acts }
        </Strip>
    })
}

/// The shouts of a player; the one that is meant is lit as soon as a card is tapped.
fn shouts(context: &TableContext, seat: Seat) -> Vec<Html> {
    let lang = context.props.lang;
    let now = context.shout();
    // Three buttons at once would take the room of what is asked.
    let talking = now == Some(Shout::Talk);
    let button = |which: Shout, ready: bool, words: AttrValue| {
        html! { <ShoutButton key={which.key()} context={context.clone()} {seat} {which} {ready} {words} /> }
    };
    if talking && let Some(target) = context.penalty() {
        return vec![button(Shout::Talk, true, penalty_card(context, target).into())];
    }
    let [matches, catches, talks] =
        [Shout::Match, Shout::Catch, Shout::Talk].map(|which| context.may_shout(seat, which));
    let ready = |which: Shout| now == Some(which) && context.marked().is_some();
    let mut list = Vec::new();
    if matches && !talking {
        list.push(button(Shout::Match, ready(Shout::Match), words(Shout::Match, lang).into()));
    }
    if catches && !talking {
        list.push(button(Shout::Catch, ready(Shout::Catch), words(Shout::Catch, lang).into()));
    }
    if talks && (now.is_none() || talking) {
        list.push(button(Shout::Talk, false, words(Shout::Talk, lang).into()));
    }
    if list.is_empty() {
        let words = lang.select("Gerade gibt es nichts aufzudecken.", "There is nothing to turn up now.");
        list.push(html! { <span key="none" class="medium">{ words }</span> });
    }
    list
}

/// What the button says once it is known who has talked.
pub(super) fn penalty_card(context: &TableContext, target: Seat) -> String {
    let name = context.props.players.name(target);
    localized!(context.props.lang, "Strafkarte für {name}", "Penalty card for {name}")
}

/// What a [`ShoutButton`] shows.
#[derive(Properties, PartialEq)]
pub(super) struct ShoutButtonProps {
    /// The table.
    pub(super) context: TableContext,
    /// Who shouts.
    pub(super) seat: Seat,
    /// What is shouted.
    pub(super) which: Shout,
    /// Whether the next press counts.
    pub(super) ready: bool,
    /// What stands on it.
    pub(super) words: AttrValue,
}

/// A shout, taken before the finger is lifted: it matters who was first. What counts in the end waits for the whole tap.
#[component]
pub(super) fn ShoutButton(props: &ShoutButtonProps) -> Html {
    let ShoutButtonProps { context, seat, which, ready, words } = props;
    let (seat, which) = (*seat, *which);
    let chosen = context.props.selected == Some(seat);
    let on = chosen && context.shout() == Some(which);
    let (onpointerdown, onclick) = if chosen {
        (None, context.timed(move |at| Tap::Shout(seat, which, at)))
    } else {
        let (touched, clicked) = on_press(context.taps.reform(move |at| Tap::Shout(seat, which, at)));
        (Some(touched), clicked)
    };
    html! {
        <button type="button" class={classes!("btn", (!ready).then_some("paper"), on.then_some("now"))}
            {onpointerdown} {onclick} aria-pressed={on.to_string()}>
            { words }
        </button>
    }
}

/// What the selected player is to do, in a sentence.
pub(super) fn hint(context: &TableContext) -> Option<String> {
    let (props, lang) = (&context.props, context.props.lang);
    let fixed = |de: &str, en: &str| Some(lang.select(de, en).to_owned());
    if context.state.nameless {
        return fixed("Wer deckt auf? Erst den eigenen Namen antippen.", "Who turns it up? Tap your own name first.");
    }
    props.selected?;
    match (context.shout(), context.marked(), context.penalty()) {
        (Some(Shout::Talk), _, Some(_)) => fixed("Eine Karte mehr, verdeckt. Sicher?", "One card more, unseen. Sure?"),
        (Some(Shout::Talk), ..) => fixed("Wer hat geplaudert? Tippe den Namen an.", "Who has talked? Tap the name."),
        (_, Some(_), _) => fixed("Noch einmal antippen deckt auf.", "Tap once more to turn it up."),
        _ => claim(context),
    }
}

/// What the selected player believes.
pub(super) fn claim(context: &TableContext) -> Option<String> {
    let lang = context.props.lang;
    let name = context.props.players.name(context.props.selected?);
    Some(match context.shout()? {
        Shout::Match => localized!(lang, "{name} meint: Eine eigene passt.", "{name} claims a match."),
        Shout::Catch => {
            localized!(lang, "{name} meint: Da liegt noch eine.", "{name} claims there is another one.")
        }
        Shout::Talk => return None,
    })
}

/// What the selected player is to do on a phone, where the squares come near one by one.
fn ask(context: &TableContext) -> Option<String> {
    let lang = context.props.lang;
    let near = context.state.near;
    match context.shout() {
        _ if context.marked().is_some() || context.state.sure.is_some() => hint(context),
        Some(Shout::Talk) => Some(lang.select("Tippe den Namen an.", "Tap the name.").to_owned()),
        Some(Shout::Catch) if near.is_none() => {
            Some(lang.select("Bei wem? Tippe den Namen an.", "Whose? Tap the name.").to_owned())
        }
        _ if near.is_some_and(|seat| context.meaning_of(seat)) => Some(which(lang).to_owned()),
        _ => hint(context),
    }
}

/// A card is asked for.
pub(super) fn which(lang: Lang) -> &'static str {
    lang.select("Welche? Tippe sie an.", "Which one? Tap it.")
}
