//! House rules: who begins, how many rounds, and whether "Larry!" can be forgotten.

use table::{Choice, Choices, Knob, Phrase, Start};

/// The options of Larry.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Options {
    /// Who begins the first round.
    pub start: Start,
    /// One round, and whoever lays the last card must prove the sum ("Kurzes Spiel").
    pub short: bool,
    /// "Larry!" is said by itself (rulings, Larry: the knob "the app reminds").
    pub reminds: bool,
}

const START: Phrase = Phrase {
    de: "Wer von euch ist am ehrlichsten? Lässt sich das nicht klären: Wer ist am jüngsten?",
    en: "Who of you is the most honest? If that cannot be settled: who is the youngest?",
};

const LENGTH: Knob<Options> = Knob {
    key: 'k',
    label: Phrase { de: "Wie lange?", en: "How long?" },
    hint: Phrase { de: "Drei Runden, oder eine für zwischendurch.", en: "Three rounds, or a quick one." },
    choices: Choices::Listed(&[
        Choice {
            label: Phrase { de: "Drei Runden", en: "Three rounds" },
            hint: Phrase {
                de: "Nach jeder Runde zählen die Larrys auf der Hand.",
                en: "After every round the Larrys in hand count.",
            },
        },
        Choice {
            label: Phrase { de: "Kurzes Spiel", en: "Short game" },
            hint: Phrase {
                de: "Eine Runde. Zum Schluss wird immer aufgedeckt.",
                en: "One round. The last pile is always turned up.",
            },
        },
    ]),
    get: |options| options.short.into(),
    set: |options, choice| options.short = choice == 1,
};

const REMINDER: Knob<Options> = Knob {
    key: 'r',
    label: Phrase { de: "Wer sagt „Larry!“?", en: "Who says “Larry!”?" },
    hint: Phrase {
        de: "Wer nur noch eine Karte behält, muss „Larry!“ sagen.",
        en: "Whoever keeps only one card must say “Larry!”.",
    },
    choices: Choices::Listed(&[
        Choice {
            label: Phrase { de: "Du selbst", en: "You do" },
            hint: Phrase { de: "Vergessen kostet zwei Karten.", en: "Forgetting costs two cards." },
        },
        Choice {
            label: Phrase { de: "Das Gerät", en: "The device" },
            hint: Phrase { de: "Niemand kann es vergessen.", en: "Nobody can forget it." },
        },
    ]),
    get: |options| options.reminds.into(),
    set: |options, choice| options.reminds = choice == 1,
};

impl table::Options for Options {
    const KNOBS: &'static [Knob<Options>] = &[
        Start::knob(
            START,
            |options| options.start.number(),
            |options, choice| options.start = Start::from_number(choice),
        ),
        LENGTH,
        REMINDER,
    ];
}
