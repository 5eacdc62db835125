//! What the screens call chips.

use ::table::Lang;

/// "1 Chip", "21 Chips".
pub(super) fn counted(chips: u8, lang: Lang) -> String {
    ::table::counted(chips.into(), ["Chip", "chip"], ["Chips", "chips"], lang)
}
