//! What a table is asked before something that cannot be taken back.

use game_ui::GameSession;
use table::Lang;
use ui::Guests;

use super::tales::last;
use crate::sheets::Question;

/// What a correction would strike out, and what it cannot undo.
pub(super) fn correction(table: &dyn GameSession, guests: &Guests, lang: Lang) -> Question {
    let last = last(table, lang);
    let last: Vec<String> = last.iter().map(|sentence| sentence.plain(&guests.names)).collect();
    let note = lang.pick(
        "Der Verlauf behält es. Würfel und Karten kommen danach genauso wieder.",
        "The story keeps it. Dice and cards will come out just the same again.",
    );
    Question {
        question: lang.pick("Gilt der letzte Schritt nicht?", "Does the last step not count?"),
        consequence: format!("{} {note}", last.join(" ")),
        yes: lang.pick("Streichen, alle sind einverstanden", "Strike it out, all agree"),
        no: lang.pick("Er gilt", "It counts"),
        grave: false,
    }
}

/// Whether to break the game off, asked for the first time.
pub(super) fn quit(lang: Lang) -> Question {
    Question {
        question: lang.pick("Das Spiel beenden?", "Abandon the game?"),
        consequence: lang
            .pick(
                "Es zählt dann nicht. Wer nur eine Pause will, geht einfach zum Start.",
                "It will not count. For a break, simply go to the start.",
            )
            .to_owned(),
        yes: lang.pick("Ja, beenden", "Abandon it"),
        no: lang.pick("Weiterspielen", "Keep playing"),
        grave: false,
    }
}

/// And for the second time.
pub(super) fn surely_quit(lang: Lang) -> Question {
    Question {
        question: lang.pick("Wollen das wirklich alle?", "Does everybody want that?"),
        consequence: lang.pick("Danach geht es nicht mehr weiter.", "It cannot be continued afterwards.").to_owned(),
        yes: lang.pick("Ja, Schluss", "Yes, stop here"),
        no: lang.pick("Doch weiterspielen", "Keep playing after all"),
        grave: true,
    }
}
