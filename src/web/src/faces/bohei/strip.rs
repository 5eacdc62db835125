//! The strip of the selected player: a breach is reported or confirmed here, and the own cards are looked at.

use ::bohei::{Action, Breach, Rule};
use ::table::{Seat, tell};

use super::desk::{Desk, Msg};
use crate::art::Icon;
use crate::ui::{self, El, Strip, button, el, icon_button};

/// The strip, if somebody is selected.
pub(super) fn below(desk: &Desk<'_>) -> Option<El> {
    let props = desk.props;
    let seat = props.selected?;
    let accusing = desk.state.accuser == Some(seat);
    Some(ui::strip(Strip {
        seat,
        guests: &props.guests,
        late: props.late,
        acts: if accusing { accused(desk, seat) } else { vec![report(desk, seat)] },
        look: props.look.clone().filter(|_| !accusing),
        close: props.unselect.clone(),
        lang: props.lang,
    }))
}

/// Who is reported or confirmed: an act of the selected player.
fn reports(desk: &Desk<'_>, seat: Seat) -> impl Iterator<Item = Seat> {
    desk.acts_of(seat).iter().filter_map(|action| match action {
        Action::Report(accused) => Some(*accused),
        _ => None,
    })
}

/// "Regelbruch!", or whom to confirm, or why neither.
fn report(desk: &Desk<'_>, seat: Seat) -> El {
    let (props, lang) = (desk.props, desk.props.lang);
    let waits = props.view.breach.is_some();
    match reports(desk, seat).next() {
        Some(_) if !waits => {
            button("btn second", desk.on(Msg::Accuse(Some(seat)))).say(lang.pick("Regelbruch!", "Breach!"))
        }
        Some(accused) => {
            let name = props.guests.name(accused);
            let words = match accused == seat {
                true => lang.pick("Ich geb’s zu", "I admit it").to_owned(),
                false => tell!(lang, "Bestätigen: {name}", "Confirm: {name}"),
            };
            desk.does("btn bad", seat, Action::Report(accused)).tell(words)
        }
        None => el("span", "t2 none").say(why_not(desk, seat)),
    }
}

/// The names, the own one last.
fn accused(desk: &Desk<'_>, seat: Seat) -> Vec<El> {
    let (props, lang) = (desk.props, desk.props.lang);
    let question = lang.pick("Wer hat eine Regel gebrochen?", "Who has broken a rule?");
    let one = |accused: Seat| {
        let name = if accused == seat { lang.pick("Ich selbst", "Myself") } else { props.guests.name(accused) };
        desk.does("btn bad", seat, Action::Report(accused)).tell(name.to_owned())
    };
    let back = icon_button(Icon::Back, lang.pick("Doch nicht", "Not after all"), desk.on(Msg::Accuse(None)));
    let question = el("p", "hnt").set("role", "status").say(question);
    [question].into_iter().chain(reports(desk, seat).map(one)).chain([back]).collect()
}

/// Why there is nothing to report, in a few words.
fn why_not(desk: &Desk<'_>, seat: Seat) -> &'static str {
    let (view, lang) = (&desk.props.view, desk.props.lang);
    let behaviour = view.rules.iter().any(|card| matches!(card.rule(), Some(Rule::Behaviour(_))));
    match view.breach {
        Some(Breach { confirmed: true, .. }) => lang.pick("Bestätigt, Strafe folgt.", "Confirmed, penalty follows."),
        Some(Breach { by, .. }) if by == seat => lang.pick("Ein zweiter Name fehlt.", "A second name is missing."),
        _ if !behaviour => lang.pick("Keine Verhaltensregel aktiv.", "No rule about behaviour."),
        _ => lang.pick("Erst kommt, was gerade läuft.", "What is going on comes first."),
    }
}
