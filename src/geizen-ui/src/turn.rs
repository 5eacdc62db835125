//! What is drawn of a turn: what lies there, what is chosen, what it costs.

use ::geizen::{Action, Bill, Dice, Event, Geizen};
use ::table::Seat;
use game_ui::TableProps;

use super::choice::Choice;

/// What is drawn of a turn.
pub(super) struct Turn<'a> {
    /// The dice that are falling.
    pub(super) throw: Option<Dice>,
    /// The calculation whose chips are on their way, and whose it is.
    pub(super) scored: Option<(Seat, &'a Bill)>,
    /// The dice that lie there to choose from.
    pub(super) lying: Dice,
    /// What they show, from the left.
    pub(super) faces: Vec<u8>,
    /// Which of them are chosen, from the left.
    pub(super) chosen: Vec<bool>,
    /// The chosen ones.
    pub(super) picked: Dice,
    /// The calculation if these were kept.
    pub(super) bill: Bill,
    /// What each die costs or brings; empty while they roll.
    pub(super) prices: Vec<Option<i32>>,
    /// The dice put aside.
    pub(super) kept: Dice,
    /// Whether keeping the chosen ones ends the turn.
    pub(super) last: bool,
}

impl<'a> Turn<'a> {
    /// What is drawn with this choice.
    pub(super) fn new(props: &'a TableProps<Geizen>, choice: &Choice) -> Turn<'a> {
        let view = &props.view;
        let throw = told(props, |event| match event {
            Event::Rolled { dice, .. } => Some(*dice),
            _ => None,
        });
        // Dice that were put aside with the same press as the throw.
        let aside = told(props, |event| match event {
            Event::Kept { dice, bill, .. } if throw.is_some() => Some((*dice, bill)),
            _ => None,
        });
        let scored = scored(props);
        let settled = scored.map(|(_, bill)| bill).or(aside.map(|(_, bill)| bill));
        let lying = throw.unwrap_or(view.rolled);
        let faces: Vec<u8> = lying.faces().collect();
        let chosen = match throw {
            Some(_) => vec![false; faces.len()],
            None => choice.among(view),
        };
        let picked: Dice = faces.iter().zip(&chosen).filter(|(_, on)| **on).map(|(face, _)| *face).collect();
        let asking = Asking { props };
        // While the chips travel, what was foretold has come true.
        let foretold = match &props.telling {
            Some(told) if scored.is_some() => told.to_vec(),
            _ => asking.told(picked),
        };
        Turn {
            throw,
            scored,
            lying,
            bill: settled.cloned().unwrap_or_else(|| asking.bill(picked)),
            prices: if throw.is_some() { Vec::new() } else { asking.prices(&faces, &chosen, picked) },
            faces,
            chosen,
            picked,
            kept: match aside {
                Some((dice, _)) => view.kept.plus(dice),
                None if scored.is_some() => view.kept.plus(view.rolled),
                None => view.kept,
            },
            last: foretold.iter().any(|event| matches!(event, Event::Scored { .. })),
        }
    }

    /// The calculation that the receipt shows: at the end that of the last turn.
    pub(super) fn receipt(&self, props: &'a TableProps<Geizen>) -> &Bill {
        match props.view.over {
            true => props.last.iter().find_map(bill_of).map_or(&self.bill, |(_, bill)| bill),
            false => &self.bill,
        }
    }

    /// Whether something is being told: then nothing can be done.
    pub(super) fn is_told(&self) -> bool {
        self.throw.is_some() || self.scored.is_some()
    }

    /// What is to be done.
    pub(super) fn hint(&self, props: &TableProps<Geizen>) -> &'static str {
        let lang = props.lang;
        if self.scored.is_some() {
            lang.select("Jetzt wird abgerechnet", "Settling up")
        } else if self.throw.is_some() {
            lang.select("Die Würfel fallen", "The dice are falling")
        } else if props.view.over {
            lang.select("Das Spiel ist aus", "The game is over")
        } else if !self.lying.is_empty() {
            lang.select("Antippen, was du behältst", "Tap what you keep")
        } else if self.kept.is_empty() {
            lang.select("Alle Würfel in den Turm!", "All dice into the tower!")
        } else {
            lang.select("Der Rest muss noch mal rein", "The rest goes in again")
        }
    }
}

/// Something of what is being told.
fn told<'a, T>(props: &'a TableProps<Geizen>, pick: impl Fn(&'a Event) -> Option<T>) -> Option<T> {
    props.telling.as_ref()?.iter().find_map(pick)
}

/// The turn whose chips are on their way.
pub(super) fn scored(props: &TableProps<Geizen>) -> Option<(Seat, &Bill)> {
    told(props, bill_of)
}

/// The turn that was scored, and its calculation.
fn bill_of(event: &Event) -> Option<(Seat, &Bill)> {
    match event {
        Event::Scored { seat, bill, .. } => Some((*seat, bill)),
        _ => None,
    }
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
