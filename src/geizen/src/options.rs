//! House rules: only who begins.

use table::{Knob, Phrase, Start};

/// The options of Geizen.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Options {
    /// Who begins.
    pub start: Start,
}

const HINT: Phrase = Phrase {
    de: "Das Heft lässt es offen. Bei der Revanche beginnt der nächste Platz.",
    en: "The booklet leaves it open. In a rematch the next seat begins.",
};

impl table::Options for Options {
    const KNOBS: &'static [Knob<Options>] = &[Start::knob(
        HINT,
        |options| options.start.number(),
        |options, choice| options.start = Start::from_number(choice),
    )];
}
