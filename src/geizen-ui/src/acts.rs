//! The one button to press, and what it is called.

use ::geizen::{Action, DICE, Dice, Geizen};
use ::table::{Lang, Seat, localized};
use game_ui::{TableProps, UndoButton};
use yew::prelude::*;

use super::choice::Choice;
use super::turn::Turn;

/// The one button to press, and the way back beside it.
pub(super) fn acts(props: &TableProps<Geizen>, turn: &Turn) -> Html {
    let lang = props.lang;
    let Turn { picked, lying, last, .. } = *turn;
    let label = if props.view.over {
        lang.select("Zum Ergebnis", "To the result").to_owned()
    } else if lying.is_empty() || props.view.rolled.is_empty() {
        roll_label(props.view.kept.len(), lang)
    } else if picked.is_empty() {
        lang.select("Mindestens einen behalten", "Keep at least one").to_owned()
    } else {
        keep_label(picked, last, lang)
    };
    let onclick = props.on_acknowledge.clone().or_else(|| next(props, turn).map(|acts| props.acting_together(&acts)));
    let disabled = onclick.is_none();
    let back = props.retractable.filter(|_| !turn.is_told() && props.view.rolled.is_empty()).map(|seat| {
        let name = props.players.name(seat);
        let label = localized!(lang, "Zurück: {name} wählt noch einmal", "Undo: {name} chooses again");
        html! {
            <UndoButton key="back" {label} onclick={&props.on_retract}>{ lang.select("Zurück", "Undo") }</UndoButton>
        }
    });
    html! {
        <div class="acts">
            // The same element through the turn, so that the focus stays on it.
            <button key="act" type="button" class="btn" id="act" {onclick} aria-disabled={disabled.to_string()}>
                { label }
            </button>
            { back }
        </div>
    }
}

/// What the button does now: the acts, one after another, of whoever is on turn; nothing while something is told or missing.
fn next(props: &TableProps<Geizen>, turn: &Turn) -> Option<Vec<(Seat, Action)>> {
    let Turn { picked, lying, last, .. } = *turn;
    let acts = if lying.is_empty() || props.view.rolled.is_empty() {
        vec![Action::Roll]
    } else if last {
        vec![Action::Keep(picked)]
    } else {
        // What is left is rolled at once.
        vec![Action::Keep(picked), Action::Roll]
    };
    let seat = props.seat.filter(|_| !turn.is_told() && props.menu.contains(&acts[0]))?;
    Some(acts.into_iter().map(|action| (seat, action)).collect())
}

/// Keeps what is chosen, and the die at this place with it, as the button would.
pub(super) fn kept_with(at: usize, props: &TableProps<Geizen>, choice: &Choice) {
    if let Some(acts) = next(props, &Turn::new(props, &choice.with(at, &props.view))) {
        props.acting_together(&acts).emit(());
    }
}

/// What shaking the device does: what the button does, if that rolls.
pub(super) fn shaken(props: &TableProps<Geizen>, turn: &Turn) -> Option<Callback<()>> {
    let acts = next(props, turn).filter(|_| props.shakes)?;
    let rolls = acts.iter().any(|(_, action)| *action == Action::Roll);
    rolls.then(|| props.acting_together(&acts))
}

fn roll_label(kept: u8, lang: Lang) -> String {
    match (kept, DICE - kept) {
        (0, _) => lang.select("Würfeln", "Roll the dice").to_owned(),
        (_, 1) => lang.select("Den letzten Würfel werfen", "Roll the last die").to_owned(),
        (_, rest) => {
            let words = ["", "", "zwei", "drei", "vier"];
            let english = ["", "", "two", "three", "four"];
            let at = usize::from(rest);
            localized!(lang, "Noch mal mit {}", "Roll the other {}", lang.select(words, english)[at])
        }
    }
}

fn keep_label(picked: Dice, last: bool, lang: Lang) -> String {
    let faces: Vec<u8> = picked.faces().collect();
    let alike = faces.iter().all(|face| *face == faces[0]);
    let what = match (faces.len(), alike) {
        // The last dice are all of them: so many need not be named one by one.
        (4, false) if last => lang.select("Alle vier", "all four").to_owned(),
        (5, false) if last => lang.select("Alle fünf", "all five").to_owned(),
        (1, _) => localized!(lang, "Die {}", "the {}", faces[0]),
        (count, true) => {
            let times = ["", "", "Zweimal", "Dreimal", "Viermal", "Fünfmal"][count];
            let english = ["", "", "two", "three", "four", "five"][count];
            localized!(lang, "{times} die {}", "{english} {}s", faces[0])
        }
        (_, false) => {
            let (end, rest) = faces.split_last().map_or((0, Vec::new()), |(end, rest)| {
                (*end, rest.iter().map(ToString::to_string).collect::<Vec<_>>())
            });
            localized!(lang, "{} und {end}", "{} and {end}", rest.join(", "))
        }
    };
    if last {
        localized!(lang, "{what} nehmen, abrechnen", "Take {what}, settle up")
    } else {
        localized!(lang, "{what} behalten, weiterwürfeln", "Keep {what}, roll on")
    }
}
