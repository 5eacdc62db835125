//! What the game says, in both languages.

use table::{Lang, Name, Sentence, Words, signed};

use crate::{Bill, Dice, Error, Event, Field, Geizen, Line, ROWS, View};

impl Words for Geizen {
    const NAME: &'static str = "Geizen";

    fn story(told: &Event, lang: Lang) -> Sentence {
        match told {
            Event::Rolled { seat, dice, .. } => {
                let (seat, dice) = (Name(*seat), faces(*dice));
                lang.pick(format!("{seat} würfelt {dice}."), format!("{seat} rolls {dice}."))
            }
            Event::Kept { seat, dice, bill } => {
                let (seat, dice, net) = (Name(*seat), faces(*dice), signed(bill.net()));
                lang.pick(
                    format!("{seat} behält {dice}. Bisher: {net}."),
                    format!("{seat} keeps {dice}. So far: {net}."),
                )
            }
            Event::Scored { seat, bill, hands } => scored(Name(*seat), bill, hands, lang),
            Event::Ended { seat } => {
                let seat = Name(*seat);
                lang.pick(
                    format!("{seat} hat keine Chips mehr. Das Spiel ist aus."),
                    format!("{seat} is out of chips. The game is over."),
                )
            }
        }
        .into()
    }

    fn refusal(error: &Error, lang: Lang) -> Sentence {
        match error {
            Error::NotYourTurn { turn } => {
                let turn = Name(*turn);
                lang.pick(format!("{turn} ist dran."), format!("It is {turn}’s turn."))
            }
            Error::KeepFirst => lang
                .pick(
                    "Nach jedem Wurf muss mindestens ein Würfel liegen bleiben.",
                    "After every roll at least one die must be kept.",
                )
                .to_owned(),
            Error::RollFirst => lang.pick("Erst wird gewürfelt.", "Roll first.").to_owned(),
            Error::NotRolled { dice } => {
                let dice = faces(*dice);
                lang.pick(
                    format!("Behalten kann man nur, was gerade gewürfelt wurde: {dice} liegt nicht da."),
                    format!("Only dice of this roll can be kept: {dice} is not among them."),
                )
            }
        }
        .into()
    }

    fn table(view: &View, lang: Lang) -> Vec<Sentence> {
        let mut lines: Vec<Sentence> = Vec::new();
        let hands: Vec<String> = table::Seat::all(view.hands.len() as u8)
            .map(|seat| format!("{} {}", Name(seat), view.hands[seat.index()]))
            .collect();
        let bank = lang.pick("Bank", "bank");
        lines.push(format!("{}, {bank} {}", hands.join(", "), view.bank).into());
        for (face, plan) in (1..).zip(&ROWS) {
            let row = view.board.row(face);
            let fields: Vec<String> = plan
                .fields
                .iter()
                .enumerate()
                .map(|(at, field)| row.filled().get(at).map_or_else(|| sign(*field, lang), ToString::to_string))
                .collect();
            let others = lang.pick("andere", "others");
            lines.push(format!("{face}: {} ({others} −{})", fields.join(" "), plan.arrow).into());
        }
        if !view.over {
            lines.push(turn(view, lang).into());
        }
        lines
    }
}

/// Dice as they are read out: `2, 2, 6`.
fn faces(dice: Dice) -> String {
    dice.faces().map(|face| face.to_string()).collect::<Vec<_>>().join(", ")
}

/// A free field in a line of text.
fn sign(field: Field, lang: Lang) -> String {
    match field {
        Field::Green => "o",
        Field::Yellow => lang.pick("B", "B"),
        Field::Red => lang.pick("R", "R"),
    }
    .to_owned()
}

fn turn(view: &View, lang: Lang) -> String {
    let seat = Name(view.turn);
    let mut text =
        lang.pick(format!("Runde {}: {seat} ist dran", view.round), format!("Round {}: {seat} is on turn", view.round));
    if view.rolls > 0 {
        text += &lang.pick(format!(", Wurf {}", view.rolls), format!(", roll {}", view.rolls));
    }
    if !view.rolled.is_empty() {
        text += &lang.pick(format!(", gewürfelt: {}", faces(view.rolled)), format!(", rolled: {}", faces(view.rolled)));
    }
    if !view.kept.is_empty() {
        text += &lang.pick(format!(", behalten: {}", faces(view.kept)), format!(", kept: {}", faces(view.kept)));
    }
    text + "."
}

fn scored(seat: Name, bill: &Bill, hands: &[u8], lang: Lang) -> String {
    let lines: Vec<String> = bill.lines.iter().map(|line| format!("{}: {}", line.face, cost(line, lang))).collect();
    let mut text = format!("{seat} {}: {}.", signed(bill.net()), lines.join("; "));
    let paid: Vec<String> = seat
        .0
        .others(hands.len() as u8)
        .filter(|&other| bill.paid_by(other) > 0)
        .map(|other| format!("{} −{}", Name(other), bill.paid_by(other)))
        .collect();
    if !paid.is_empty() {
        text += &format!(" {}.", paid.join(", "));
    }
    if !bill.unplaced.is_empty() {
        let dice = faces(bill.unplaced);
        text += &lang.pick(format!(" Für {dice} reicht das Borgen nicht."), format!(" No more credit for {dice}."));
    }
    text
}

/// What one die costs and brings, in words: `gelb, Bank zahlt`, `grün −1`, `rot −1, nimm 6`.
#[must_use]
pub(crate) fn cost(line: &Line, lang: Lang) -> String {
    let Some(place) = line.place else { return lang.pick("frei", "free").to_owned() };
    match place.kind {
        Field::Green => lang.pick(format!("grün −{}", place.own), format!("green −{}", place.own)),
        Field::Yellow if place.bank == 0 => lang.pick("gelb, Bank leer", "yellow, bank empty").to_owned(),
        Field::Yellow => lang.pick("gelb, Bank zahlt", "yellow, bank pays").to_owned(),
        Field::Red => lang.pick(
            format!("rot −{}, nimmt {}", place.own, place.taken),
            format!("red −{}, takes {}", place.own, place.taken),
        ),
    }
}
