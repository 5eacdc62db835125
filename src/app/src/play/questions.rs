//! What a table is asked before something that cannot be taken back.

use game_ui::GameLog;
use table::Lang;
use ui::Players;

use super::narration::last;
use crate::sheets::Question;

/// What a correction would strike out, and what it cannot undo.
pub(super) fn correction(table: &dyn GameLog, players: &Players, lang: Lang) -> Question {
    let last = last(table, lang);
    let last: Vec<String> = last.iter().map(|sentence| sentence.plain(&players.names)).collect();
    let note = lang.select(
        "Der Verlauf behält es. Würfel und Karten kommen danach genauso wieder.",
        "The story keeps it. Dice and cards will come out just the same again.",
    );
    Question {
        question: lang.select("Gilt der letzte Schritt nicht?", "Does the last step not count?"),
        consequence: format!("{} {note}", last.join(" ")).into(),
        yes: lang.select("Streichen, alle sind einverstanden", "Strike it out, all agree"),
        no: lang.select("Er gilt", "It counts"),
        grave: false,
    }
}

/// Whether to break the game off, asked for the first time.
pub(super) fn quit(lang: Lang) -> Question {
    Question {
        question: lang.select("Das Spiel beenden?", "Abandon the game?"),
        consequence: lang
            .select(
                "Es zählt dann nicht. Wer nur eine Pause will, geht einfach zum Start.",
                "It will not count. For a break, simply go to the start.",
            )
            .into(),
        yes: lang.select("Ja, beenden", "Abandon it"),
        no: lang.select("Weiterspielen", "Keep playing"),
        grave: false,
    }
}

/// And for the second time.
pub(super) fn surely_quit(lang: Lang) -> Question {
    Question {
        question: lang.select("Wollen das wirklich alle?", "Does everybody want that?"),
        consequence: lang.select("Danach geht es nicht mehr weiter.", "It cannot be continued afterwards.").into(),
        yes: lang.select("Ja, Schluss", "Yes, stop here"),
        no: lang.select("Doch weiterspielen", "Keep playing after all"),
        grave: true,
    }
}
