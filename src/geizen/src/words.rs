//! What the game says, in both languages.

mod receipt;
mod turns;

use table::{Lang, Name, Seat, Sentence, Words, joined, localized, names, signed};

pub use receipt::{Receipt, ReceiptLine};

use crate::{DICE, Dice, Error, Event, Field, Geizen, ROWS, View};

impl Words for Geizen {
    const NAME: &'static str = "Geizen";

    fn story(told: &Event, lang: Lang) -> Sentence {
        match told {
            Event::Rolled { seat, dice, .. } => {
                let (seat, dice) = (Name(*seat), faces(*dice));
                localized!(lang, "{seat} würfelt {dice}.", "{seat} rolls {dice}.")
            }
            Event::Kept { seat, dice, bill } => {
                let (seat, dice, net) = (Name(*seat), faces(*dice), signed(bill.so_far()));
                let kept = localized!(lang, "{seat} behält {dice}.", "{seat} keeps {dice}.");
                let so_far = localized!(lang, " Bisher {net}.", " So far {net}.");
                // With the last die the whole calculation follows.
                if bill.dice() == DICE { kept } else { kept + &so_far }
            }
            Event::Scored { seat, bill, hands } => receipt::sentence(*seat, bill, hands.len() as u8, lang),
            Event::Ended { seat, winners } => {
                let (seat, several, winners) = (Name(*seat), winners.len() > 1, names(*winners, lang));
                let over = localized!(
                    lang,
                    "{seat} hat keine Chips mehr. Das Spiel ist aus. ",
                    "{seat} is out of chips. The game is over. "
                );
                over + &match several {
                    false => localized!(lang, "{winners} gewinnt.", "{winners} wins."),
                    true => localized!(lang, "{winners} gewinnen gemeinsam.", "{winners} win together."),
                }
            }
        }
        .into()
    }

    fn refusal(error: &Error, lang: Lang) -> Sentence {
        match error {
            Error::NotYourTurn { turn } => {
                let turn = Name(*turn);
                localized!(lang, "Gerade ist {turn} dran.", "It is {turn}’s turn.")
            }
            Error::KeepFirst => lang
                .select(
                    "Nach jedem Wurf musst du mindestens einen Würfel behalten.",
                    "After every roll you must keep at least one die.",
                )
                .to_owned(),
            Error::RollFirst => lang.select("Erst würfeln, dann behalten.", "Roll first, then keep.").to_owned(),
            Error::NotRolled { dice } => {
                let dice = faces(*dice);
                localized!(
                    lang,
                    "Behalten kannst du nur, was du gerade gewürfelt hast. Das war nicht dabei: {dice}.",
                    "You can keep only what you have just rolled. That was not among it: {dice}."
                )
            }
        }
        .into()
    }

    fn table(view: &View, lang: Lang) -> Vec<Sentence> {
        let seats = Seat::all(view.hands.len() as u8);
        let hands: Vec<String> = seats.map(|seat| format!("{} {}", Name(seat), view.hands[seat.index()])).collect();
        let bank = lang.select("Bank", "bank");
        let mut lines = vec![format!("{}, {bank} {}", hands.join(", "), view.bank)];
        lines.extend((1..=5).map(|face| row(view, face, lang)));
        lines.push(turn(view, lang));
        lines.into_iter().map(Sentence::from).collect()
    }
}

/// Dice as they are read out: `2, 2, 6`.
fn faces(dice: Dice) -> String {
    joined(dice.faces(), ", ")
}

/// `Reihe 1: 2 1 o R (andere −1)`: chips on the filled fields, `o` for a free green field, `B` for one that the bank pays,
/// `R` for the red one.
fn row(view: &View, face: u8, lang: Lang) -> String {
    let (row, plan) = (view.board.row(face), &ROWS[usize::from(face) - 1]);
    let filled = row.filled().iter().map(ToString::to_string);
    let free = plan.fields.iter().skip(row.filled().len()).map(|field| match field {
        Field::Green => "o".to_owned(),
        Field::Yellow => "B".to_owned(),
        Field::Red => "R".to_owned(),
    });
    let fields: Vec<String> = filled.chain(free).collect();
    let (name, others) = lang.select(("Reihe", "andere"), ("Row", "others"));
    format!("{name} {face}: {} ({others} −{})", fields.join(" "), plan.arrow)
}

fn turn(view: &View, lang: Lang) -> String {
    if view.over {
        return lang.select("Das Spiel ist aus.", "The game is over.").to_owned();
    }
    let (seat, round) = (Name(view.turn), view.round);
    let mut text = localized!(lang, "Runde {round}: {seat} ist dran", "Round {round}: {seat} is to play");
    if view.rolls > 0 {
        text += &localized!(lang, ", Wurf {}", ", roll {}", view.rolls);
    }
    let (kept, rolled) = lang.select(("behalten", "gewürfelt"), ("kept", "rolled"));
    for (what, dice) in [(kept, view.kept), (rolled, view.rolled)] {
        if !dice.is_empty() {
            text += &format!("; {what} {}", faces(dice));
        }
    }
    text + "."
}
