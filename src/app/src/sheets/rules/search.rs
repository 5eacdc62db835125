//! Finds words in the rules.

use game_ui::Paragraph;
use yew::prelude::*;

/// Whether a paragraph contains all words that are looked for.
pub(super) fn finds(paragraph: &Paragraph, wanted: &[&str]) -> bool {
    wanted.iter().all(|word| find(paragraph.title, word).is_some() || find(paragraph.text, word).is_some())
}

/// A text with what is looked for marked in it.
pub(super) fn marked(text: &str, wanted: &[&str]) -> Html {
    let mut parts = Vec::new();
    let mut rest = text;
    // Of several words the first in the text, and of these the longest.
    while let Some((from, to)) =
        wanted.iter().filter_map(|word| find(rest, word)).min_by_key(|(from, to)| (*from, usize::MAX - to))
    {
        parts.push(html! { { rest[..from].to_owned() } });
        parts.push(html! { <mark>{ rest[from..to].to_owned() }</mark> });
        rest = &rest[to..];
    }
    parts.push(html! { { rest.to_owned() } });
    parts.into_iter().collect()
}

/// Where a word begins and ends in a text, whatever its capitals; nowhere if it is empty.
fn find(text: &str, word: &str) -> Option<(usize, usize)> {
    let starts = text.char_indices().map(|(at, _)| at);
    let ends = |from: usize| {
        let mut letters = text[from..].char_indices();
        for wanted in word.chars() {
            letters.next().filter(|(_, letter)| small(*letter) == small(wanted))?;
        }
        Some(letters.next().map_or(text.len(), |(at, _)| from + at))
    };
    if word.is_empty() {
        return None;
    }
    starts.into_iter().find_map(|from| Some((from, ends(from)?)))
}

/// The small letter. The rules need no other capitals, and all of Unicode would weigh 5 kB.
fn small(letter: char) -> char {
    match letter {
        'Ä' => 'ä',
        'Ö' => 'ö',
        'Ü' => 'ü',
        letter => letter.to_ascii_lowercase(),
    }
}

#[cfg(test)]
mod tests {
    use ui::drawn;

    use super::*;

    fn paragraph(title: &'static str, text: &'static str) -> Paragraph {
        Paragraph { picture: String::new(), title, text, holds: true }
    }

    #[test]
    fn all_words_must_be_there_in_any_order_and_with_any_capitals() {
        let paragraph = paragraph("Nö", "Spiel „Nö“, auch wenn du nicht dran bist.");
        assert!(finds(&paragraph, &["nö"]) && finds(&paragraph, &["DRAN", "spiel"]) && finds(&paragraph, &[]));
        assert!(!finds(&paragraph, &["dran", "würfel"]));
    }

    #[test]
    fn what_is_found_is_marked_and_the_rest_stays_as_it_is() {
        let text = "Übrige Würfel <b> beginnen über der Reihe";
        let html = drawn(marked(text, &["über", "übrige", "<b>"]));
        assert_eq!(html, "<mark>Übrige</mark> Würfel <mark>&lt;b&gt;</mark> beginnen <mark>über</mark> der Reihe");
        assert_eq!(drawn(marked("Zwei", &[])), "Zwei");
        assert_eq!(drawn(marked("aaa", &["aa", "a"])), "<mark>aa</mark><mark>a</mark>");
    }
}
