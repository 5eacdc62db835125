//! The table on a player's turn: choose among the dice, see what it costs, keep or roll.

use ::geizen::{Action, Bill, DICE, Dice, Event, Geizen, View};
use ::table::{Lang, Seat, tell};
use yew::prelude::*;

use super::board::board;
use super::chips::flights;
use super::dice::{Lying, roll, shelf, tower};
use super::receipt::receipt;
use crate::art::{Icon, icon, mat};
use crate::face::TableProps;
use crate::ui::{Context, El, Live, button, el, flying, named, set_out};

/// Which of the rolled dice are chosen, for the roll they belong to.
struct Choice {
    /// Turn, roll and dice for which the choice was made; it is forgotten with the next.
    of: (u16, usize, u8, Dice),
    chosen: Vec<bool>,
}

fn moment(view: &View) -> (u16, usize, u8, Dice) {
    (view.round, view.turn.index(), view.rolls, view.rolled)
}

/// The table, and which dice are chosen on it.
pub(super) struct Table {
    choice: Option<Choice>,
}

impl Live for Table {
    /// A die was tapped.
    type Message = usize;
    type Properties = TableProps<Geizen>;

    fn create(_ctx: &Context<Table>) -> Table {
        Table { choice: None }
    }

    fn update(&mut self, ctx: &Context<Table>, at: usize) -> bool {
        let props = ctx.props();
        let mut chosen = self.chosen(&props.view, props.view.rolled);
        if let Some(one) = chosen.get_mut(at) {
            *one = !*one;
        }
        self.choice = Some(Choice { of: moment(&props.view), chosen });
        true
    }

    fn view(&self, ctx: &Context<Table>) -> Html {
        let thrown = told(ctx.props(), |event| match event {
            Event::Rolled { dice, .. } => Some(*dice),
            _ => None,
        });
        let scored = scored(ctx.props());
        let lying = thrown.unwrap_or(ctx.props().view.rolled);
        let chosen = if thrown.is_some() { vec![false; 5] } else { self.chosen(&ctx.props().view, lying) };
        table(ctx.props(), thrown, scored, &chosen, ctx.link())
    }

    fn rendered(&mut self, ctx: &Context<Table>, _first: bool) {
        if let Some((seat, bill)) = scored(ctx.props()) {
            set_out(&flights(seat, bill));
        }
    }
}

impl Table {
    /// The choice among `lying`, if it was made for this moment.
    fn chosen(&self, view: &View, lying: Dice) -> Vec<bool> {
        match &self.choice {
            Some(choice) if choice.of == moment(view) => choice.chosen.clone(),
            // The last die is no choice.
            _ => vec![lying.len() == 1; usize::from(lying.len())],
        }
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

fn table(
    props: &TableProps<Geizen>,
    throw: Option<Dice>,
    scored: Option<(Seat, &Bill)>,
    chosen: &[bool],
    toggle: &Callback<usize>,
) -> Html {
    let lang = props.lang;
    let view = &props.view;
    let lying = throw.unwrap_or(view.rolled);
    let faces: Vec<u8> = lying.faces().collect();
    let picked: Dice = faces.iter().zip(chosen).filter(|(_, on)| **on).map(|(face, _)| *face).collect();
    let asking = Asking { props };
    let bill = scored.map_or_else(|| asking.bill(picked), |(_, bill)| bill.clone());
    let prices = if throw.is_some() { Vec::new() } else { asking.prices(&faces, chosen, picked) };
    let kept = if scored.is_some() { view.kept.plus(view.rolled) } else { view.kept };
    // While the chips travel, what was foretold has come true.
    let foretold = match &props.telling {
        Some(told) if scored.is_some() => told.to_vec(),
        _ => asking.told(picked),
    };
    let last = foretold.iter().any(|event| matches!(event, Event::Scored { .. }));
    let telling = throw.is_some() || scored.is_some();
    let turn = el("div", "turn")
        .draw(mat(props.guests.symbol(view.turn), 34))
        .add(el("h2", "d").add(named(props.guests.name(view.turn))).say(lang.pick(" ist dran", " to play")));
    let dice = scored
        .is_none()
        .then(|| roll(&Lying { faces: &faces, chosen, prices: &prices, throw: throw.is_some(), lang }, toggle));
    let dice = el("div", "dice")
        .add(turn)
        .add(el("div", "lab").say(hint(view, lying, (throw.is_some(), scored.is_some()), lang)))
        .maybe(dice)
        .add(shelf(kept, lang));
    let chips = scored.map(|(seat, bill)| flying(&flights(seat, bill)));
    el("div", "body play")
        .add(el("section", "stage").class("throw", throw.is_some()).add(tower(throw)).add(dice))
        .add(board(&view.board, &bill, scored.is_some(), lang))
        .add(receipt(&bill, view.turn, &props.guests, !lying.is_empty() && throw.is_none(), lang))
        .add(acts(props, picked, lying, last, telling))
        .add(el("div", "tale t2 muted").set("aria-hidden", "true").nodes(props.tale.clone()))
        .maybe(chips)
        .into()
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
        lang.pick("Jetzt wird abgerechnet", "Settling up")
    } else if throw {
        lang.pick("Die Würfel fallen", "The dice are falling")
    } else if !lying.is_empty() {
        lang.pick("Antippen, was du behältst", "Tap what you keep")
    } else if view.kept.is_empty() {
        lang.pick("Alle Würfel in den Turm!", "All dice into the tower!")
    } else {
        lang.pick("Der Rest muss noch mal rein", "The rest goes in again")
    }
}

/// The one button to press, and the way back beside it.
fn acts(props: &TableProps<Geizen>, picked: Dice, lying: Dice, last: bool, telling: bool) -> El {
    let lang = props.lang;
    let (label, action) = if lying.is_empty() || props.view.rolled.is_empty() {
        (roll_label(props.view.kept.len(), lang), Some(Action::Roll))
    } else if picked.is_empty() {
        (lang.pick("Mindestens einen behalten", "Keep at least one").to_owned(), None)
    } else {
        (keep_label(picked, last, lang), Some(Action::Keep(picked)))
    };
    let action = action.filter(|action| !telling && props.menu.contains(action));
    let pressed = action.as_ref().map_or_else(Callback::noop, |action| props.acting(action, None));
    let back = props.retractable.filter(|_| !telling && props.view.rolled.is_empty()).map(|seat| {
        let name = props.guests.name(seat);
        let label = tell!(lang, "Zurück: {name} wählt noch einmal", "Undo: {name} chooses again");
        let back = button("btn second", props.retract.clone()).keyed("back".to_owned()).put("aria-label", label);
        back.draw(icon(Icon::Undo, 22)).say(lang.pick("Zurück", "Undo"))
    });
    let act = button("btn", pressed)
        .keyed("act".to_owned())
        .set("id", "act")
        .flag("aria-disabled", action.is_none())
        .tell(label);
    // The act stays the same element through the turn, so that the focus stays on it.
    el("div", "acts").add(act).maybe(back)
}

fn roll_label(kept: u8, lang: Lang) -> String {
    match (kept, DICE - kept) {
        (0, _) => lang.pick("Würfeln", "Roll the dice").to_owned(),
        (_, 1) => lang.pick("Den letzten Würfel werfen", "Roll the last die").to_owned(),
        (_, rest) => {
            let words = ["", "", "zwei", "drei", "vier"];
            let english = ["", "", "two", "three", "four"];
            let at = usize::from(rest);
            tell!(lang, "Noch mal mit {}", "Roll the other {}", lang.pick(words, english)[at])
        }
    }
}

fn keep_label(picked: Dice, last: bool, lang: Lang) -> String {
    let faces: Vec<u8> = picked.faces().collect();
    let alike = faces.iter().all(|face| *face == faces[0]);
    let what = match (faces.len(), alike) {
        // The last dice are all of them: so many need not be named one by one.
        (4, false) if last => lang.pick("Alle vier", "all four").to_owned(),
        (5, false) if last => lang.pick("Alle fünf", "all five").to_owned(),
        (1, _) => tell!(lang, "Die {}", "the {}", faces[0]),
        (count, true) => {
            let times = ["", "", "Zweimal", "Dreimal", "Viermal", "Fünfmal"][count];
            let english = ["", "", "two", "three", "four", "five"][count];
            tell!(lang, "{times} die {}", "{english} {}s", faces[0])
        }
        (_, false) => {
            let (end, rest) = faces.split_last().map_or((0, Vec::new()), |(end, rest)| {
                (*end, rest.iter().map(ToString::to_string).collect::<Vec<_>>())
            });
            tell!(lang, "{} und {end}", "{} and {end}", rest.join(", "))
        }
    };
    if last {
        tell!(lang, "{what} nehmen, abrechnen", "Take {what}, settle up")
    } else {
        tell!(lang, "{what} behalten", "Keep {what}")
    }
}
