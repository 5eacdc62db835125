//! The strip of the selected player: a breach is reported or confirmed here, and the own cards are looked at.

use ::bohei::{Action, Pending, Rule};
use ::table::{Seat, tell};

use super::desk::{Desk, Msg};
use crate::art::Icon;
use crate::ui::old::{self, El, Strip, button, el, icon_button};

/// The strip, if somebody is selected.
pub(super) fn below(desk: &Desk<'_>) -> Option<El> {
    let props = desk.props;
    let seat = props.selected?;
    let accusing = desk.state.accuser == Some(seat);
    Some(old::strip(Strip {
        seat,
        guests: &props.guests,
        late: props.late,
        acts: if accusing { accused(desk, seat) } else { report(desk, seat) },
        look: props.look.clone().filter(|_| !accusing),
        close: props.unselect.clone(),
        lang: props.lang,
    }))
}

/// Whom the selected player may accuse: of a breach that somebody has reported already, or of one that nobody has.
fn accusable(desk: &Desk<'_>, seat: Seat, reported: bool) -> impl Iterator<Item = Seat> {
    let breaches = &desk.props.view.breaches;
    desk.acts_of(seat).iter().filter_map(move |action| match action {
        Action::Report(accused) => {
            (breaches.iter().any(|breach| breach.seat == *accused) == reported).then_some(*accused)
        }
        _ => None,
    })
}

/// Whom to confirm, and "Regelbruch!"; or why neither.
fn report(desk: &Desk<'_>, seat: Seat) -> Vec<El> {
    let (props, lang) = (desk.props, desk.props.lang);
    let confirm = |accused: Seat| {
        let name = props.guests.name(accused);
        let words = match accused == seat {
            true => lang.pick("Ich geb’s zu", "I admit it").to_owned(),
            false => tell!(lang, "Bestätigen: {name}", "Confirm: {name}"),
        };
        desk.does("btn bad", seat, Action::Report(accused)).tell(words)
    };
    let new = || button("btn second", desk.on(Msg::Accuse(Some(seat)))).say(lang.pick("Regelbruch!", "Breach!"));
    let mut acts: Vec<El> = accusable(desk, seat, true).map(confirm).collect();
    acts.extend(accusable(desk, seat, false).next().map(|_| new()));
    if acts.is_empty() {
        acts.push(el("span", "t2 none").say(why_not(desk)));
    }
    acts
}

/// The names, the own one last.
fn accused(desk: &Desk<'_>, seat: Seat) -> Vec<El> {
    let (props, lang) = (desk.props, desk.props.lang);
    let question = match props.view.ended.map(|card| card.title(lang)) {
        None => lang.pick("Wer hat eine Regel gebrochen?", "Who has broken a rule?").to_owned(),
        Some(ended) => tell!(
            lang,
            "Wer hat eine Regel gebrochen? Bis zum Ende des Zuges zählt auch „{ended}“.",
            "Who has broken a rule? Until the turn ends, “{ended}” counts too."
        ),
    };
    let one = |accused: Seat| {
        let name = if accused == seat { lang.pick("Ich selbst", "Myself") } else { props.guests.name(accused) };
        desk.does("btn bad", seat, Action::Report(accused)).tell(name.to_owned())
    };
    let back = icon_button(Icon::Back, lang.pick("Doch nicht", "Not after all"), desk.on(Msg::Accuse(None)));
    let question = el("p", "hnt").set("role", "status").tell(question);
    [question].into_iter().chain(accusable(desk, seat, false).map(one)).chain([back]).collect()
}

/// Why there is nothing to report, in a few words.
fn why_not(desk: &Desk<'_>) -> &'static str {
    let (view, lang) = (&desk.props.view, desk.props.lang);
    let behaviour = view.rules.iter().any(|card| matches!(card.rule(), Some(Rule::Behaviour(_))));
    let waits = |confirmed| view.breaches.iter().any(|breach| breach.confirmed == confirmed);
    if waits(false) {
        lang.pick("Ein zweiter Name fehlt.", "A second name is missing.")
    } else if waits(true) {
        lang.pick("Bestätigt, Strafe folgt.", "Confirmed, penalty follows.")
    } else if !behaviour && view.ended.is_none() {
        lang.pick("Keine Verhaltensregel aktiv.", "No rule about behaviour.")
    } else if matches!(view.pending, Some(Pending::Challenge { .. })) {
        lang.pick("In der Challenge ruhen die Regeln.", "In a challenge the rules rest.")
    } else {
        lang.pick("Erst kommt, was gerade läuft.", "What is going on comes first.")
    }
}
