//! House rules: who begins, how many rounds, and whether "Larry!" can be forgotten.

use table::{Choice, Localized, OptionSpec, Start};

/// The options of Larry.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Options {
    /// Who begins the first round.
    pub start: Start,
    /// One round, and whoever lays the last card must prove the sum ("Kurzes Spiel").
    pub short: bool,
    /// "Larry!" is said by itself (rulings, Larry: the option "the app reminds").
    pub reminds: bool,
}

const START: Localized = Localized {
    de: "Wer von euch ist am ehrlichsten? Lässt sich das nicht klären: Wer ist am jüngsten?",
    en: "Who of you is the most honest? If that cannot be settled: who is the youngest?",
};

const LENGTH: OptionSpec<Options> = OptionSpec::either(
    'k',
    Localized { de: "Wie lange?", en: "How long?" },
    Localized { de: "Drei Runden, oder eine für zwischendurch.", en: "Three rounds, or a quick one." },
    &[
        Choice {
            label: Localized { de: "Drei Runden", en: "Three rounds" },
            hint: Localized {
                de: "Nach jeder Runde zählen die Larrys auf der Hand.",
                en: "After every round the Larrys in hand count.",
            },
        },
        Choice {
            label: Localized { de: "Kurzes Spiel", en: "Short game" },
            hint: Localized {
                de: "Eine Runde. Zum Schluss wird immer aufgedeckt.",
                en: "One round. The last pile is always turned up.",
            },
        },
    ],
    |options| &mut options.short,
);

const REMINDER: OptionSpec<Options> = OptionSpec::either(
    'r',
    Localized { de: "Wer sagt „Larry!“?", en: "Who says “Larry!”?" },
    Localized {
        de: "Wer nur noch eine Karte behält, muss „Larry!“ sagen.",
        en: "Whoever keeps only one card must say “Larry!”.",
    },
    &[
        Choice {
            label: Localized { de: "Du selbst", en: "You do" },
            hint: Localized { de: "Vergessen kostet zwei Karten.", en: "Forgetting costs two cards." },
        },
        Choice {
            label: Localized { de: "Das Gerät", en: "The device" },
            hint: Localized { de: "Niemand kann es vergessen.", en: "Nobody can forget it." },
        },
    ],
    |options| &mut options.reminds,
);

impl table::Options for Options {
    const SPECS: &'static [OptionSpec<Options>] = &[Start::spec(START, |options| &mut options.start), LENGTH, REMINDER];
}
