//! House rules: only who begins.

use table::{Knob, Phrase, Start};

/// The options of Geizen.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Options {
    /// Who begins.
    pub start: Start,
}

const HINT: Phrase =
    Phrase { de: "Das Heft sagt nur: Jemand fängt an.", en: "The booklet only says that somebody begins." };

impl table::Options for Options {
    const KNOBS: &'static [Knob<Options>] = &[Start::knob(
        HINT,
        |options| options.start.number(),
        |options, choice| options.start = Start::from_number(choice),
    )];
}
