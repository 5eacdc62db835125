//! House rules: only who begins.

use table::{Localized, OptionSpec, Start};

/// The options of Bohei; the default is the printed game.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Options {
    /// Who begins.
    pub start: Start,
}

const PRINTED: Localized = Localized {
    de: "Im Heft beginnt, wer am wenigsten organisiert ist.",
    en: "In the booklet, the least organised person begins.",
};

impl table::Options for Options {
    const SPECS: &'static [OptionSpec<Options>] = &[Start::spec(PRINTED, |options| &mut options.start)];
}
