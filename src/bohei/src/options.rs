//! House rules: Bohei has none but the question who begins.

use table::{Knob, Phrase, Start};

/// The options of Bohei; the default is the printed game.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Options {
    /// Who begins.
    pub start: Start,
}

const PRINTED: Phrase = Phrase {
    de: "Im Heft beginnt, wer am wenigsten organisiert ist.",
    en: "In the booklet, the least organised person begins.",
};

impl table::Options for Options {
    const KNOBS: &'static [Knob<Options>] = &[Start::knob(
        PRINTED,
        |options| options.start.number(),
        |options, choice| options.start = Start::from_number(choice),
    )];
}
