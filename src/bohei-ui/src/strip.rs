//! The strip of the selected player: a breach is reported or confirmed here, and the own cards are looked at.

use ::bohei::{Action, Pending, Rule};
use ::table::{Seat, localized};
use ui::{IconButton, Strip};
use yew::prelude::*;

use super::acts::{Act, Props, acts_of, does, key_of};
use super::passing::use_passing;
use crate::art::Icon;

/// The strip, if somebody is selected.
#[component]
pub(super) fn Reports(props: &Props) -> Html {
    // Whether the selected player says that somebody has broken a rule, but not yet who.
    let (accusing, accuse) = use_passing::<_, bool>((props.selected, props.view.breaches.clone()));
    let Some(seat) = props.selected else { return Html::default() };
    let acts = if accusing { accused(props, seat, &accuse) } else { report(props, seat, &accuse) };
    html! {
        <Strip {seat} players={&props.players} late={props.late} on_look={props.on_look.clone().filter(|_| !accusing)}
            on_close={&props.on_unselect} lang={props.lang}>
            { acts }
        </Strip>
    }
}

/// Whom the selected player may accuse: of a breach that somebody has reported already, or of one that nobody has.
fn accusable(props: &Props, seat: Seat, reported: bool) -> impl Iterator<Item = Seat> {
    let breaches = &props.view.breaches;
    acts_of(props, seat).iter().filter_map(move |action| match action {
        Action::Report(accused) => {
            (breaches.iter().any(|breach| breach.seat == *accused) == reported).then_some(*accused)
        }
        _ => None,
    })
}

/// A button that reports a breach, or confirms it.
fn reports(props: &Props, seat: Seat, accused: Seat, words: String) -> Html {
    let action = Action::Report(accused);
    html! { <Act key={key_of(seat, action)} class="btn bad" onclick={does(props, seat, action)}>{ words }</Act> }
}

/// Whom to confirm, and "Regelbruch!"; or why neither.
fn report(props: &Props, seat: Seat, accuse: &Callback<bool>) -> Html {
    let lang = props.lang;
    let confirm = |accused: Seat| {
        let name = props.players.name(accused);
        let words = match accused == seat {
            true => lang.select("Ich geb’s zu", "I admit it").to_owned(),
            false => localized!(lang, "Bestätigen: {name}", "Confirm: {name}"),
        };
        reports(props, seat, accused, words)
    };
    let new = accusable(props, seat, false).next().map(|_| {
        html! {
            <button key="new" type="button" class="btn second" onclick={accuse.reform(|_| true)}>
                { lang.select("Regelbruch!", "Breach!") }
            </button>
        }
    });
    let mut acts = accusable(props, seat, true).map(confirm).chain(new).peekable();
    if acts.peek().is_none() {
        return html! { <span class="medium none">{ why_not(props) }</span> };
    }
    html! { <>{ for acts }</> }
}

/// The names, the own one last.
fn accused(props: &Props, seat: Seat, accuse: &Callback<bool>) -> Html {
    let lang = props.lang;
    let question = match props.view.ended.map(|card| card.title(lang)) {
        None => lang.select("Wer hat eine Regel gebrochen?", "Who has broken a rule?").to_owned(),
        Some(ended) => localized!(
            lang,
            "Wer hat eine Regel gebrochen? Bis zum Ende des Zuges zählt auch „{ended}“.",
            "Who has broken a rule? Until the turn ends, “{ended}” counts too."
        ),
    };
    let one = |accused: Seat| {
        let name = if accused == seat { lang.select("Ich selbst", "Myself") } else { props.players.name(accused) };
        reports(props, seat, accused, name.to_owned())
    };
    html! {
        <>
            <p class="strip-hint" role="status">{ question }</p>
            <>{ for accusable(props, seat, false).map(one) }</>
            <IconButton icon={Icon::Back} label={lang.select("Doch nicht", "Not after all")} onclick={accuse.reform(|_| false)} />
        </>
    }
}

/// Why there is nothing to report, in a few words.
fn why_not(props: &Props) -> &'static str {
    let (view, lang) = (&props.view, props.lang);
    let behaviour = view.rules.iter().any(|card| matches!(card.rule(), Some(Rule::Behaviour(_))));
    let waits = |confirmed| view.breaches.iter().any(|breach| breach.confirmed == confirmed);
    if waits(false) {
        lang.select("Ein zweiter Name fehlt.", "A second name is missing.")
    } else if waits(true) {
        lang.select("Bestätigt, Strafe folgt.", "Confirmed, penalty follows.")
    } else if !behaviour && view.ended.is_none() {
        lang.select("Keine Verhaltensregel aktiv.", "No rule about behaviour.")
    } else if matches!(view.pending, Some(Pending::Challenge { .. })) {
        lang.select("In der Challenge ruhen die Regeln.", "In a challenge the rules rest.")
    } else {
        lang.select("Erst kommt, was gerade läuft.", "What is going on comes first.")
    }
}
