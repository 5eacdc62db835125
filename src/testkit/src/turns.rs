//! Checks of the turns of a record.

use table::{Entry, Game, Lang, Record, Step, Turn, Turns, turn_of_the_evening, turns};

use crate::words::{Wording, named};

/// The turns of a record, as everybody saw them and with all cards open. Checks the turns and every title.
///
/// # Panics
/// If a line belongs to no turn or to two, if turns or rounds do not ascend, if a title is not clean, or if the two
/// languages differ in more than the titles.
#[track_caller]
pub fn told_in_turns<G: Turns>(record: &Record<G>, wording: &Wording) -> [Vec<Turn>; 2] {
    [false, true].map(|open| {
        let [de, en] = Lang::ALL.map(|lang| turns(record, open, lang));
        let mut lines = 0;
        let mut number = 0;
        for turn in &de {
            assert_eq!(turn.lines.start, lines, "{record:?}");
            assert!(!turn.lines.is_empty());
            lines = turn.lines.end;
            number += u16::from(turn.number.is_some());
            assert!(turn.number.is_none_or(|own| own == number), "{turn:?}");
            assert_eq!(turn.seat.is_some(), turn.number.is_some(), "{turn:?}");
        }
        assert_eq!(lines, record.entries().len());
        assert!(de.windows(2).all(|pair| pair[0].round <= pair[1].round), "rounds ascend");
        assert_eq!(turn_of_the_evening(&de), turn_of_the_evening(&en));
        for (de, en) in de.iter().zip(&en) {
            assert_eq!((&de.lines, de.number, de.seat, de.round), (&en.lines, en.number, en.seat, en.round));
            let titles = [de, en].map(|turn| named(&turn.title.text));
            for title in &titles {
                wording.clean(title);
                assert!(!title.is_empty() && !title.ends_with('.'), "{title}: {de:?}");
            }
            for truth in [de, en].iter().filter_map(|turn| turn.title.truth.as_ref()) {
                wording.clean(&named(truth));
            }
        }
        de
    })
}

/// The acts of a turn, corrected ones included.
pub fn steps<'a, G: Game>(record: &'a Record<G>, turn: &Turn) -> impl Iterator<Item = &'a Step<G>> + Clone {
    record.entries()[turn.lines.clone()].iter().filter_map(|entry| match entry {
        Entry::Act(step) => Some(step),
        Entry::Correction => None,
    })
}

/// The titles of the turns with their numbers, as everybody saw them or with all cards open.
#[must_use]
pub fn titles<G: Turns>(record: &Record<G>, open: bool, lang: Lang) -> Vec<String> {
    let title = |turn: Turn| {
        let number = turn.number.map(|number| format!("{number} ")).unwrap_or_default();
        format!("{number}{}", named(&turn.title.text))
    };
    turns(record, open, lang).into_iter().map(title).collect()
}
