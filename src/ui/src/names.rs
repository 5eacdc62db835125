//! Players' names: what a name may be.

use table::{NoteKey, Notes, Seat};

/// The longest name, in letters as people count them.
pub const LONGEST: usize = 20;

/// What is wrong with a name.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Wrong {
    /// There is none.
    Empty,
    /// It is longer than [`LONGEST`].
    Long,
    /// Somebody else at the table has it.
    Twice,
}

/// A name as it is kept: composed letters, no invisible ones, single spaces, none at the ends.
#[must_use]
pub fn cleaned(text: &str) -> String {
    table::cleaned(&composed(text))
}

/// Two names that differ only in upper and lower case are the same.
#[must_use]
pub fn same(one: &str, other: &str) -> bool {
    let folded = |name: &str| lower(&cleaned(name)).replace('ß', "ss");
    folded(one) == folded(other)
}

/// What is wrong with the name at `place`, if anything; of two equal names the later one is wrong.
#[must_use]
pub fn wrong(names: &[String], place: usize) -> Option<Wrong> {
    let name = cleaned(&names[place]);
    if name.is_empty() {
        Some(Wrong::Empty)
    } else if letters(&name) > LONGEST {
        Some(Wrong::Long)
    } else if names[..place].iter().any(|other| same(other, &name)) {
        Some(Wrong::Twice)
    } else {
        None
    }
}

/// Makes the names of a game that came from elsewhere such as the setup takes them: whose is too long or somebody else's
/// has none, and is called by the seat's letter.
pub fn admit(notes: &mut Notes, seats: u8) {
    let names = notes.names(seats);
    for ((place, name), seat) in names.iter().enumerate().zip(Seat::all(seats)) {
        let key = NoteKey::Name(seat);
        match wrong(&names, place) {
            _ if notes.get(key).is_none() => {}
            None => notes.set(key, &cleaned(name)),
            Some(_) => notes.remove(key),
        }
    }
    // Somebody may be called by the letter of another seat.
    let names = notes.names(seats);
    if (0..names.len()).any(|place| wrong(&names, place).is_some()) {
        Seat::all(seats).for_each(|seat| notes.remove(NoteKey::Name(seat)));
    }
}

/// Unicode's composed form: ü is one letter, however it was typed.
fn composed(text: &str) -> String {
    #[cfg(target_arch = "wasm32")]
    return js_sys::JsString::from(text).normalize("NFC").into();
    #[cfg(not(target_arch = "wasm32"))]
    return unicode_normalization::UnicodeNormalization::nfc(text).collect();
}

/// Lower case, as the browser knows it.
fn lower(text: &str) -> String {
    #[cfg(target_arch = "wasm32")]
    return js_sys::JsString::from(text).to_lower_case().into();
    #[cfg(not(target_arch = "wasm32"))]
    return text.to_lowercase();
}

/// How many letters people count; where a browser cannot count so, the number of characters.
fn letters(text: &str) -> usize {
    #[cfg(target_arch = "wasm32")]
    return segmented(text).unwrap_or_else(|| text.chars().count());
    #[cfg(not(target_arch = "wasm32"))]
    return unicode_segmentation::UnicodeSegmentation::graphemes(text, true).count();
}

/// Counts with the browser's own segmenter.
#[cfg(target_arch = "wasm32")]
fn segmented(text: &str) -> Option<usize> {
    use js_sys::{Array, Function, Reflect};
    use wasm_bindgen::{JsCast, JsValue};
    let intl = Reflect::get(&js_sys::global(), &"Intl".into()).ok()?;
    let segmenter: Function = Reflect::get(&intl, &"Segmenter".into()).ok()?.dyn_into().ok()?;
    let segmenter = Reflect::construct(&segmenter, &Array::new()).ok()?;
    let segment: Function = Reflect::get(&segmenter, &"segment".into()).ok()?.dyn_into().ok()?;
    let segments = segment.call1(&segmenter, &JsValue::from_str(text)).ok()?;
    Some(Array::from(&segments).length() as usize)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(list: &[&str]) -> Vec<String> {
        list.iter().map(|&name| name.to_owned()).collect()
    }

    #[test]
    fn a_name_is_cleaned() {
        assert_eq!(cleaned("  Mira \t von\n  der Theke "), "Mira von der Theke");
        assert_eq!(cleaned("Ju\u{308}rgen"), "Jürgen");
        assert_eq!(cleaned("\u{202E}ariM\u{200B}"), "ariM");
        assert_eq!(cleaned("👩‍👩‍👧 B"), "👩‍👩‍👧 B", "joined emoji stay joined");
    }

    #[test]
    fn names_from_elsewhere_are_what_the_setup_takes() {
        let admitted = |list: &[&str]| {
            let mut notes = Notes::default();
            for (seat, name) in Seat::all(8).zip(list) {
                notes.set(NoteKey::Name(seat), name);
            }
            admit(&mut notes, list.len() as u8);
            notes.names(list.len() as u8)
        };
        assert_eq!(admitted(&["Mira", "mIRA", "Ju\u{308}rgen", "Jürgen"]), ["Mira", "B", "Jürgen", "D"]);
        assert_eq!(admitted(&["\u{202E}", &"x".repeat(10_000), "<b>Theo</b>"]), ["A", "B", "<b>Theo</b>"]);
        let mut nobody = Notes::default();
        admit(&mut nobody, 3);
        assert!(nobody.is_empty());
        assert_eq!(admitted(&["b", "", "Mira"]), ["A", "B", "C"], "nobody is called by the letter of another seat");
    }

    #[test]
    fn empty_long_and_equal_names_are_refused() {
        let table = names(&["Mira", " ", "MIRA", "Weiß", "weiss", "12345678901234567890", "123456789012345678901"]);
        let found: Vec<_> = (0..table.len()).map(|place| wrong(&table, place)).collect();
        let (empty, long, twice) = (Some(Wrong::Empty), Some(Wrong::Long), Some(Wrong::Twice));
        assert_eq!(found, [None, empty, twice, None, twice, None, long]);
    }

    #[test]
    fn a_letter_is_what_people_count() {
        assert_eq!(wrong(&names(&["👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧"]), 0), None);
    }
}
