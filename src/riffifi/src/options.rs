//! House rules: who deals first, the three variants of the booklet, which go together in any way, and a game of one round.

use table::{Choice, Localized, OptionSpec, Start};

/// The options of Riffifi.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Options {
    /// Who deals first.
    pub start: Start,
    /// The Officer takes part.
    pub officer: bool,
    /// Hands are dealt once and go on to the left after each round.
    pub equal: bool,
    /// When the game ends.
    pub length: Length,
}

/// When the game ends, and what counts then.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum Length {
    /// As many rounds as players; most chips win.
    #[default]
    Printed,
    /// The score sheet: the first to score seven chips of every colour wins.
    Sheet,
    /// One round; most chips win. No variant of the booklet.
    OneRound,
}

impl Length {
    /// In the order of their choices.
    const ALL: [Length; 3] = [Length::Printed, Length::Sheet, Length::OneRound];
}

const DEALER: Localized = Localized {
    de: "Gewählt wird, wer zuerst gibt. Der Platz links davon spielt zuerst aus.",
    en: "The choice names the first dealer. The seat to the left of the dealer leads.",
};

impl table::Options for Options {
    const SPECS: &'static [OptionSpec<Options>] = &[
        Start::spec(DEALER, |options: &mut Options| &mut options.start)
            .labelled(Localized { de: "Wer gibt zuerst?", en: "Who deals first?" }),
        OptionSpec::toggle(
            'o',
            Localized { de: "Der Officer", en: "The Officer" },
            Localized {
                de: "Variante: eine Karte, die eine offene Karte umdreht.",
                en: "Variant: a card that turns down an open card.",
            },
            Localized {
                de: "Der Officer ersetzt einen Einser, zu dritt alle fünf.",
                en: "The Officer replaces a one; with three players all the ones leave.",
            },
            |options| &mut options.officer,
        ),
        OptionSpec::toggle(
            'e',
            Localized { de: "Gleiche Chancen", en: "Equal chances" },
            Localized {
                de: "Variante: Jedes Blatt wird von jedem Platz einmal gespielt.",
                en: "Variant: every hand is played once from every seat.",
            },
            Localized {
                de: "Gemischt wird nur am Anfang. Danach wandert jedes Blatt nach links.",
                en: "The cards are shuffled once. Then every hand goes on to the left.",
            },
            |options| &mut options.equal,
        ),
        OptionSpec::listed(
            'w',
            Localized { de: "Wie lange?", en: "How long?" },
            Localized { de: "Wann Schluss ist und was dann zählt.", en: "When the game ends, and what counts then." },
            &[
                Choice {
                    label: Localized { de: "Alle geben", en: "All deal" },
                    hint: Localized {
                        de: "So viele Durchgänge wie Plätze. Die meisten Chips gewinnen.",
                        en: "As many rounds as players. Most chips win.",
                    },
                },
                Choice {
                    label: Localized { de: "Abhaken", en: "Ticking off" },
                    hint: Localized {
                        de: "Variante: Wer über alle Durchgänge zuerst 7 Chips jeder Farbe hat, gewinnt.",
                        en: "Variant: the first with 7 chips of every colour over all rounds wins.",
                    },
                },
                Choice {
                    label: Localized { de: "Ein Durchgang", en: "One round" },
                    hint: Localized {
                        de: "Für zwischendurch: Es wird nur einmal gegeben. Die meisten Chips gewinnen.",
                        en: "For a short break: the cards are dealt only once. Most chips win.",
                    },
                },
            ],
            |options| options.length as u8,
            |options, choice| options.length = Length::ALL[usize::from(choice)],
        ),
    ];
}
