//! House rules: only who begins.

use table::{Localized, OptionSpec, Start};

/// The options of Geizen.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Options {
    /// Who begins.
    pub start: Start,
}

const HINT: Localized = Localized {
    de: "Das Heft lässt es offen. Bei der Revanche beginnt der nächste Platz.",
    en: "The booklet leaves it open. In a rematch the next seat begins.",
};

impl table::Options for Options {
    const SPECS: &'static [OptionSpec<Options>] = &[Start::spec(HINT, |options| &mut options.start)];
}
