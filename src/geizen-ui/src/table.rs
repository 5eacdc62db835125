//! The table on a player's turn: choose among the dice, see what it costs, keep or roll.

use std::rc::Rc;

use ::geizen::{Action, Bill, DICE, Dice, Event, Geizen, View};
use ::table::{Lang, Seat, localized};
use game_ui::TableProps;
use ui::{drawing, flying, named, set_out};
use yew::prelude::*;

use super::board::Board;
use super::chips::flights;
use super::dice::{Roll, Shelf, Tower};
use super::receipt::Receipt;
use crate::art::{Icon, icon, mat};

/// Which of the rolled dice are chosen.
struct Choice {
    /// Round, turn, roll and dice for which the choice was made; it is forgotten with the next.
    of: (u16, Seat, u8, Dice),
    chosen: Vec<bool>,
}

impl Choice {
    /// The choice before anything was tapped: the last die is no choice.
    fn new(view: &View) -> Choice {
        let lying = view.rolled.len();
        Choice { of: moment(view), chosen: vec![lying == 1; usize::from(lying)] }
    }
}

fn moment(view: &View) -> (u16, Seat, u8, Dice) {
    (view.round, view.turn, view.rolls, view.rolled)
}

/// A die was tapped: the view it lay in, and its place.
struct Toggle(Rc<View>, usize);

impl Reducible for Choice {
    type Action = Toggle;

    fn reduce(self: Rc<Self>, Toggle(view, at): Toggle) -> Rc<Self> {
        let mut choice = Choice::new(&view);
        if self.of == choice.of {
            choice.chosen.clone_from(&self.chosen);
        }
        if let Some(one) = choice.chosen.get_mut(at) {
            *one = !*one;
        }
        Rc::new(choice)
    }
}

/// The table, and which dice are chosen on it.
#[component]
pub(super) fn Table(props: &TableProps<Geizen>) -> Html {
    let view = &props.view;
    let choice = {
        let view = Rc::clone(view);
        use_reducer(move || Choice::new(&view))
    };
    let on_toggle = {
        let dispatcher = choice.dispatcher();
        use_callback(Rc::clone(view), move |at, view| dispatcher.dispatch(Toggle(Rc::clone(view), at)))
    };
    let throw = told(props, |event| match event {
        Event::Rolled { dice, .. } => Some(*dice),
        _ => None,
    });
    let scored = scored(props);
    let flights = scored.map(|(seat, bill)| flights(seat, bill)).unwrap_or_default();
    {
        // Only after drawing it is known where everything lies.
        let flights = flights.clone();
        use_effect_with(props.telling.clone(), move |_| set_out(&flights));
    }

    let lang = props.lang;
    let lying = throw.unwrap_or(view.rolled);
    let faces: Vec<u8> = lying.faces().collect();
    let chosen = match throw {
        Some(_) => vec![false; faces.len()],
        None if choice.of == moment(view) => choice.chosen.clone(),
        None => Choice::new(view).chosen,
    };
    let picked: Dice = faces.iter().zip(&chosen).filter(|(_, on)| **on).map(|(face, _)| *face).collect();
    let asking = Asking { props };
    let bill = scored.map_or_else(|| asking.bill(picked), |(_, bill)| bill.clone());
    let prices = if throw.is_some() { Vec::new() } else { asking.prices(&faces, &chosen, picked) };
    let kept = if scored.is_some() { view.kept.plus(view.rolled) } else { view.kept };
    // While the chips travel, what was foretold has come true.
    let foretold = match &props.telling {
        Some(told) if scored.is_some() => told.to_vec(),
        _ => asking.told(picked),
    };
    let last = foretold.iter().any(|event| matches!(event, Event::Scored { .. }));
    let telling = throw.is_some() || scored.is_some();
    html! {
        <div class="body play">
            <section class={classes!("stage", throw.map(|_| "throw"))}>
                <Tower {throw} />
                <div class="dice">
                    <div class="turn">
                        { drawing(mat(props.players.symbol(view.turn), 34)) }
                        <h2 class="display">{ named(props.players.name(view.turn)) }{ lang.select(" ist dran", " to play") }</h2>
                    </div>
                    <div class="dice-label">{ hint(view, lying, (throw.is_some(), scored.is_some()), lang) }</div>
                    if scored.is_none() {
                        <Roll {faces} {chosen} {prices} throw={throw.is_some()} {on_toggle} {lang} />
                    }
                    <Shelf {kept} {lang} />
                </div>
            </section>
            <Board board={view.board} bill={bill.clone()} landing={scored.is_some()} {lang} />
            <Receipt {bill} turn={view.turn} players={Rc::clone(&props.players)} {lang}
                lying={!lying.is_empty() && throw.is_none()} />
            { acts(props, picked, lying, last, telling) }
            <div class="tale medium muted" aria-hidden="true">{ props.tale.clone() }</div>
            if !flights.is_empty() {
                { flying(&flights) }
            }
        </div>
    }
}

/// Something of what is being told.
fn told<'a, T>(props: &'a TableProps<Geizen>, pick: impl Fn(&'a Event) -> Option<T>) -> Option<T> {
    props.telling.as_ref()?.iter().find_map(pick)
}

/// The turn whose chips are on their way.
fn scored(props: &TableProps<Geizen>) -> Option<(Seat, &Bill)> {
    told(props, |event| match event {
        Event::Scored { seat, bill, .. } => Some((*seat, bill)),
        _ => None,
    })
}

/// What the rules are asked before anything is done.
struct Asking<'a> {
    props: &'a TableProps<Geizen>,
}

impl Asking<'_> {
    /// What would certainly follow if these dice were kept now.
    fn told(&self, dice: Dice) -> Vec<Event> {
        let forecast = self.props.forecast.as_ref().filter(|_| !dice.is_empty());
        forecast.map(|forecast| forecast.of(&Action::Keep(dice))).unwrap_or_default()
    }

    /// The calculation if these dice were kept now.
    fn bill(&self, dice: Dice) -> Bill {
        let kept = self.told(dice).into_iter().find_map(|event| match event {
            Event::Kept { bill, .. } => Some(bill),
            _ => None,
        });
        kept.unwrap_or_else(|| self.props.view.bill.clone())
    }

    /// What each die costs or brings: a chosen one its line in the calculation, another what it would add.
    fn prices(&self, faces: &[u8], chosen: &[bool], picked: Dice) -> Vec<Option<i32>> {
        let bill = self.bill(picked);
        let mut used = self.props.view.kept;
        let placed = |face: u8, before: u8| {
            bill.lines.iter().filter(|line| line.face == face).nth(usize::from(before)).map(::geizen::Line::net)
        };
        let price = |(&face, &on): (&u8, &bool)| {
            if on {
                let before = used.count(face);
                used = used.with(face);
                return placed(face, before);
            }
            let more = self.bill(picked.with(face));
            let fits = more.lines.len() > bill.lines.len();
            fits.then(|| i32::from(more.after) - i32::from(bill.after))
        };
        faces.iter().zip(chosen).map(price).collect()
    }
}

/// What is to be done.
fn hint(view: &View, lying: Dice, (throw, scored): (bool, bool), lang: Lang) -> &'static str {
    if scored {
        lang.select("Jetzt wird abgerechnet", "Settling up")
    } else if throw {
        lang.select("Die Würfel fallen", "The dice are falling")
    } else if !lying.is_empty() {
        lang.select("Antippen, was du behältst", "Tap what you keep")
    } else if view.kept.is_empty() {
        lang.select("Alle Würfel in den Turm!", "All dice into the tower!")
    } else {
        lang.select("Der Rest muss noch mal rein", "The rest goes in again")
    }
}

/// The one button to press, and the way back beside it.
fn acts(props: &TableProps<Geizen>, picked: Dice, lying: Dice, last: bool, telling: bool) -> Html {
    let lang = props.lang;
    let (label, action) = if lying.is_empty() || props.view.rolled.is_empty() {
        (roll_label(props.view.kept.len(), lang), Some(Action::Roll))
    } else if picked.is_empty() {
        (lang.select("Mindestens einen behalten", "Keep at least one").to_owned(), None)
    } else {
        (keep_label(picked, last, lang), Some(Action::Keep(picked)))
    };
    let action = action.filter(|action| !telling && props.menu.contains(action));
    let disabled = action.is_none();
    let onclick = action.map(|action| props.acting(&action, None));
    let back = props.retractable.filter(|_| !telling && props.view.rolled.is_empty()).map(|seat| {
        let name = props.players.name(seat);
        let label = localized!(lang, "Zurück: {name} wählt noch einmal", "Undo: {name} chooses again");
        html! {
            <button key="back" type="button" class="btn second" onclick={&props.retract} aria-label={label}>
                { drawing(icon(Icon::Undo, 22)) }{ lang.select("Zurück", "Undo") }
            </button>
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
        localized!(lang, "{what} behalten", "Keep {what}")
    }
}
