//! The characters that names and notes may have. They come from a field, a link or a file, and are shown inside sentences.
//!
//! The letters of every language, emoji and joiners stay. Invisible characters, characters that change the direction of
//! text, and too many combining marks on one letter are removed. Nothing is normalized: a page that wants composed
//! letters calls its browser first.

/// The most combining marks on one letter. Decomposed Vietnamese needs two.
const MOST_MARKS: usize = 3;

/// The text in one line, with single spaces, no space at either end, and without invisible characters.
///
/// ```
/// assert_eq!(table::cleaned("\u{202E} Mira\u{200B}\nvon  der Theke "), "Mira von der Theke");
/// ```
#[must_use]
pub fn cleaned(text: &str) -> String {
    let mut clean = String::new();
    let (mut gap, mut marks, mut seen) = (false, 0, false);
    for letter in text.chars() {
        if is_space(letter) {
            gap = true;
            continue;
        }
        if is_invisible(letter) {
            continue;
        }
        // A joiner between marks does not reset the count.
        match (is_mark(letter), is_joiner(letter)) {
            (true, _) => marks += 1,
            (_, true) => {}
            _ => marks = 0,
        }
        if marks > MOST_MARKS && is_mark(letter) {
            continue;
        }
        if std::mem::take(&mut gap) && !clean.is_empty() {
            clean.push(' ');
        }
        clean.push(letter);
        seen |= !is_mark(letter) && !is_joiner(letter);
    }
    // Joiners and marks alone show no letter.
    if seen { clean } else { String::new() }
}

/// The [`cleaned`] text, at most `most` characters long.
pub(crate) fn cut(text: &str, most: usize) -> String {
    let clean = cleaned(text);
    match clean.char_indices().nth(most) {
        // The cut may have left a space at the end.
        Some((end, _)) => cleaned(clean.get(..end).unwrap_or_default()),
        None => clean,
    }
}

/// Whether this is white space, or a character that is as blank.
fn is_space(letter: char) -> bool {
    matches!(letter,
        '\t'..='\r' | ' ' | '\u{85}' | '\u{A0}' | '\u{1680}' | '\u{2000}'..='\u{200A}' | '\u{2028}' | '\u{2029}'
        | '\u{202F}' | '\u{205F}' | '\u{2800}' | '\u{3000}' | '\u{115F}' | '\u{1160}' | '\u{3164}' | '\u{FFA0}')
}

/// Whether this character is invisible or changes the direction of text: controls, direction marks and embeddings, tags, and the
/// private use area, in which a [`Sentence`](crate::Sentence) marks the seats.
fn is_invisible(letter: char) -> bool {
    matches!(letter,
        '\0'..='\u{1F}' | '\u{7F}'..='\u{9F}' | '\u{AD}' | '\u{34F}' | '\u{61C}' | '\u{17B4}' | '\u{17B5}'
        | '\u{180B}'..='\u{180F}' | '\u{200B}' | '\u{200E}' | '\u{200F}' | '\u{202A}'..='\u{202E}'
        | '\u{2060}'..='\u{206F}' | '\u{E000}'..='\u{F8FF}' | '\u{FDD0}'..='\u{FDEF}' | '\u{FEFF}'
        | '\u{FFF0}'..='\u{FFFC}' | '\u{FFFE}' | '\u{FFFF}' | '\u{1BCA0}'..='\u{1BCA3}' | '\u{1D173}'..='\u{1D17A}'
        | '\u{E0000}'..='\u{10FFFF}')
}

/// Whether this is a combining mark.
fn is_mark(letter: char) -> bool {
    matches!(letter,
        '\u{300}'..='\u{36F}' | '\u{483}'..='\u{489}' | '\u{1AB0}'..='\u{1AFF}' | '\u{1DC0}'..='\u{1DFF}'
        | '\u{20D0}'..='\u{20FF}' | '\u{FE20}'..='\u{FE2F}')
}

/// Whether this is a joiner or a variation selector.
fn is_joiner(letter: char) -> bool {
    matches!(letter, '\u{200C}' | '\u{200D}' | '\u{FE00}'..='\u{FE0F}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_of_all_languages_stay() {
        for name in ["Jürgen", "Çelik", "Małgorzata", "علي", "नीना", "美咲", "👩‍👩‍👧 B", "🏳️‍🌈", "Nguyê\u{303}\u{323}n"]
        {
            assert_eq!(cleaned(name), name);
        }
    }

    #[test]
    fn markup_is_only_letters() {
        let name = "<b onclick=\"x\">&amp;</b>";
        assert_eq!(cleaned(name), name);
    }

    #[test]
    fn what_cannot_be_seen_is_gone() {
        let cases = [
            ("\u{202E}ariM\u{202C}", "ariM"),
            ("\u{2066}Mira\u{2069}\u{200F}\u{61C}", "Mira"),
            ("Mi\0ra\u{7}\u{1B}[31m", "Mira[31m"),
            ("Mi\u{200B}r\u{AD}a\u{FEFF}", "Mira"),
            ("\u{E000}\u{F0000}\u{FFFE}Mira", "Mira"),
            ("Mira\r\n\u{2028}\u{A0}\u{3000}Theo\t", "Mira Theo"),
            ("\u{E0041}Mira\u{10FFFF}", "Mira"),
        ];
        for (text, clean) in cases {
            assert_eq!(cleaned(text), clean, "{text:?}");
        }
    }

    #[test]
    fn a_name_of_nothing_is_empty() {
        for text in ["", " ", "\u{200D}", "\u{FE0F}\u{200C}", "\u{301}\u{301}", "\u{3164}", "\u{2800} \u{200B}", "\0"] {
            assert_eq!(cleaned(text), "", "{text:?}");
        }
    }

    #[test]
    fn marks_do_not_pile_up() {
        assert_eq!(cleaned(&format!("M{}ira", "\u{301}".repeat(10_000))), "M\u{301}\u{301}\u{301}ira");
    }

    #[test]
    fn a_long_text_is_cut_and_clean_again() {
        assert_eq!(cut("Mira von der Theke", 5), "Mira");
        assert_eq!(cut(&"🍺".repeat(10_000), 80), "🍺".repeat(80));
    }

    #[test]
    fn cleaning_twice_is_cleaning_once() {
        for text in ["a \u{200D} b", "\u{301} x", "x \u{202E} \u{301}\u{301}\u{301}\u{200B}\u{301}", "\u{200D} x"] {
            let once = cleaned(text);
            assert_eq!(cleaned(&once), once, "{text:?}");
            assert_eq!(cut(&cut(text, 3), 3), cut(text, 3), "{text:?}");
        }
    }
}
