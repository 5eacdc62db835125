//! Which letters a name or a text may have: it comes from a field, a link or a file, and is shown inside our sentences.
//!
//! Kept are the letters of every language, emoji and what joins them. Gone is what cannot be seen, what turns the
//! direction of the words after it, and what piles up over other lines. No table of Unicode is needed for it: a page
//! that wants composed letters asks its browser before.

/// The most marks that one letter may wear; Vietnamese needs two where they are not composed.
const MOST_MARKS: usize = 3;

/// A text in one line: single spaces, none at the ends, nothing unseen.
///
/// ```
/// assert_eq!(table::cleaned("\u{202E} Mira\u{200B}\nvon  der Theke "), "Mira von der Theke");
/// ```
#[must_use]
pub fn cleaned(text: &str) -> String {
    let mut kept = String::new();
    let (mut gap, mut marks, mut seen) = (false, 0, false);
    for letter in text.chars() {
        if is_space(letter) {
            gap = true;
            continue;
        }
        if is_unseen(letter) {
            continue;
        }
        // A joiner between marks does not make room for more of them.
        match (is_mark(letter), is_joiner(letter)) {
            (true, _) => marks += 1,
            (_, true) => {}
            _ => marks = 0,
        }
        if marks > MOST_MARKS && is_mark(letter) {
            continue;
        }
        if std::mem::take(&mut gap) && !kept.is_empty() {
            kept.push(' ');
        }
        kept.push(letter);
        seen |= !is_mark(letter) && !is_joiner(letter);
    }
    // Joiners and marks alone are nothing to read.
    if seen { kept } else { String::new() }
}

/// The same, at most `most` characters long.
pub(crate) fn cut(text: &str, most: usize) -> String {
    let clean = cleaned(text);
    match clean.char_indices().nth(most) {
        // Once more: the cut may have left a space at the end.
        Some((end, _)) => cleaned(clean.get(..end).unwrap_or_default()),
        None => clean,
    }
}

/// What takes up room and shows nothing.
fn is_space(letter: char) -> bool {
    matches!(letter,
        '\t'..='\r' | ' ' | '\u{85}' | '\u{A0}' | '\u{1680}' | '\u{2000}'..='\u{200A}' | '\u{2028}' | '\u{2029}'
        | '\u{202F}' | '\u{205F}' | '\u{2800}' | '\u{3000}' | '\u{115F}' | '\u{1160}' | '\u{3164}' | '\u{FFA0}')
}

/// What nobody can see, or what turns the direction of the words after it: controls, marks and embeddings of direction,
/// tags, and what Unicode leaves to private use (there a sentence keeps the places of its names).
fn is_unseen(letter: char) -> bool {
    matches!(letter,
        '\0'..='\u{1F}' | '\u{7F}'..='\u{9F}' | '\u{AD}' | '\u{34F}' | '\u{61C}' | '\u{17B4}' | '\u{17B5}'
        | '\u{180B}'..='\u{180F}' | '\u{200B}' | '\u{200E}' | '\u{200F}' | '\u{202A}'..='\u{202E}'
        | '\u{2060}'..='\u{206F}' | '\u{E000}'..='\u{F8FF}' | '\u{FDD0}'..='\u{FDEF}' | '\u{FEFF}'
        | '\u{FFF0}'..='\u{FFFC}' | '\u{FFFE}' | '\u{FFFF}' | '\u{1BCA0}'..='\u{1BCA3}' | '\u{1D173}'..='\u{1D17A}'
        | '\u{E0000}'..='\u{10FFFF}')
}

/// What sits on the letter before it.
fn is_mark(letter: char) -> bool {
    matches!(letter,
        '\u{300}'..='\u{36F}' | '\u{483}'..='\u{489}' | '\u{1AB0}'..='\u{1AFF}' | '\u{1DC0}'..='\u{1DFF}'
        | '\u{20D0}'..='\u{20FF}' | '\u{FE20}'..='\u{FE2F}')
}

/// What makes one picture or one script's form of the letters around it.
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
