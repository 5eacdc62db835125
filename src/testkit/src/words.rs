//! Checks of every sentence of a game.

use table::{Lang, Scene, SceneStep, Sentence, Viewer, Words, play_scene};

use crate::NAMES;

/// German words that assume the gender of a player.
const NOT_FOR_PLAYERS: [&str; 12] =
    ["er", "sie", "sein", "seine", "seinen", "seiner", "ihr", "ihre", "ihren", "ihrer", "ihm", "ihn"];

/// Texts that show that a value was printed with `Debug` or that a word is missing.
const NEVER: [&str; 15] =
    ["{", "}", "[", "Seat(", "Some(", "None", "  ", ": ,", ": ;", ": .", "()", "..", "„“", "“”", "_"];

/// The exceptions of one game from the checks.
pub struct Wording {
    /// How a sentence ends.
    pub ends: &'static [char],
    /// Texts that no sentence of this game may contain.
    pub never: &'static [&'static str],
    /// Which sentences may be the same in both languages.
    pub same: fn(&str) -> bool,
}

/// The wording of a game without exceptions.
pub const PLAIN: Wording = Wording { ends: &['.'], never: &[], same: |_| false };

impl Wording {
    /// Checks a sentence in both languages.
    ///
    /// # Panics
    /// If one of them is not clean or has no end, if they are the same, or if the German one assumes the gender of a player.
    #[track_caller]
    pub fn both(&self, say: impl Fn(Lang) -> Sentence) {
        let [de, en] = Lang::ALL.map(|lang| named(&say(lang)));
        for sentence in [&de, &en] {
            self.clean(sentence);
            assert!(sentence.ends_with(self.ends), "no end: {sentence}");
        }
        assert!(de != en || (self.same)(&de), "one language only: {de}");
        let guess = de
            .split(|letter: char| !letter.is_alphabetic())
            .find(|word| NOT_FOR_PLAYERS.contains(&word.to_lowercase().as_str()));
        assert_eq!(guess, None, "{de}");
    }

    /// Checks that a sentence shows no value printed with `Debug`, and that a hyphen stands between letters only.
    ///
    /// # Panics
    /// If it does not hold.
    #[track_caller]
    pub fn clean(&self, sentence: &str) {
        let found = NEVER.iter().chain(self.never).find(|text| sentence.contains(**text));
        assert_eq!(found, None, "{sentence}");
        let letters: Vec<char> = sentence.chars().collect();
        let joins = |at: usize| {
            let next = [at.checked_sub(1), at.checked_add(1)].map(|at| letters.get(at?).copied());
            next.iter().all(|letter| letter.is_some_and(char::is_alphabetic))
        };
        let minus = (0..letters.len()).any(|at| letters[at] == '-' && !joins(at));
        assert!(!minus, "a hyphen for a minus: {sentence}");
    }

    /// Checks that the lines of a table are clean, and that both languages have as many lines.
    ///
    /// # Panics
    /// If it is not.
    #[track_caller]
    pub fn table_reads_well<G: Words>(&self, view: &G::View) {
        let [de, en] = Lang::ALL.map(|lang| G::table(view, lang));
        assert_eq!(de.len(), en.len());
        for line in de.iter().chain(&en) {
            self.clean(&named(line));
        }
    }
}

/// A sentence with the players' names of the tests.
#[must_use]
pub fn named(sentence: &Sentence) -> String {
    sentence.plain(&NAMES.map(str::to_owned))
}

/// The sentences for the events of these acts, as `viewer` is told them.
///
/// # Panics
/// If a text cannot be read, or an act is refused.
#[must_use]
#[track_caller]
pub fn told<G: Scene + Words>(position: &str, acts: &str, viewer: Viewer, lang: Lang) -> Vec<String> {
    let mut game = G::from_position(position).expect(position);
    let mut sentences = Vec::new();
    for step in play_scene(&mut game, acts).expect(acts) {
        match step {
            SceneStep::Done(_, events) => {
                let told = events.iter().filter_map(|event| G::told(event, viewer));
                sentences.extend(told.map(|told| named(&G::story(&told, lang))));
            }
            SceneStep::Refused(seat, refusal) => panic!("{seat} may not: {refusal:?}"),
        }
    }
    sentences
}

#[cfg(test)]
mod tests {
    use std::panic::catch_unwind;

    use super::*;

    fn passes(de: &'static str, en: &'static str) -> bool {
        catch_unwind(|| PLAIN.both(|lang| Sentence::from(lang.select(de, en).to_owned()))).is_ok()
    }

    #[test]
    fn a_good_sentence_passes() {
        assert!(passes("Mira legt die Bar-Karte: −1.", "Mira lays the bar-card: −1."));
    }

    #[test]
    fn whatever_is_wrong_with_a_sentence_is_seen() {
        let wrong = [
            "-1.",
            "Mira - Jonas.",
            "Some(7).",
            "Mira  zahlt.",
            "Mira zahlt",
            "Mira zahlt ..",
            "Hat er sieben.",
            "_1.",
        ];
        for de in wrong {
            assert!(!passes(de, "Mira pays."), "{de}");
        }
        for en in ["-1.", "None.", "Mira pays", "Mira zahlt."] {
            assert!(!passes("Mira zahlt.", en), "{en}");
        }
    }
}
