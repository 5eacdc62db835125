//! House rules: the two lengths of the booklet, the three chapters of its extended game, and what the table may change.

use table::{Choice, Choices, Knob, Phrase, Start};

/// The options of Leiff; the default is the printed base game, short.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Options {
    /// Who begins the first round.
    pub start: Start,
    /// The game goes to 100 points instead of 50.
    pub long: bool,
    /// The two front cards are looked at before every round, not only before the first.
    pub every_peek: bool,
    /// The ledger of the drinking rules is kept.
    pub drinks: bool,
    /// The ten special cards are in the deck.
    pub specials: bool,
    /// Partners sit opposite and score together; 4, 6 or 8 players.
    pub teams: bool,
    /// The learner's aid: behind the own curtain, cards that were seen and have not changed are marked.
    pub aid: bool,
}

const SETTLED: Phrase = Phrase { de: "Das Heft lässt es offen.", en: "The booklet leaves it open." };

impl table::Options for Options {
    const KNOBS: &'static [Knob<Options>] = &[
        Start::knob(
            SETTLED,
            |options| options.start.number(),
            |options, choice| options.start = Start::from_number(choice),
        ),
        Knob {
            key: 'l',
            label: Phrase { de: "Länge", en: "Length" },
            hint: Phrase { de: "Wann das Spiel endet.", en: "When the game ends." },
            choices: Choices::Listed(&[
                Choice {
                    label: Phrase { de: "Kurz", en: "Short" },
                    hint: Phrase { de: "Das Spiel endet bei 50 Punkten.", en: "The game ends at 50 points." },
                },
                Choice {
                    label: Phrase { de: "Lang", en: "Long" },
                    hint: Phrase { de: "Das Spiel endet bei 100 Punkten.", en: "The game ends at 100 points." },
                },
            ]),
            get: |options| options.long.into(),
            set: |options, choice| options.long = choice == 1,
        },
        Knob {
            key: 'p',
            label: Phrase { de: "Zwei Karten ansehen", en: "Look at two cards" },
            hint: Phrase {
                de: "Wann sich alle zu Beginn zwei eigene Karten ansehen.",
                en: "When each player looks at two of their own cards at the start.",
            },
            choices: Choices::Listed(&[
                Choice {
                    label: Phrase { de: "Nur in Runde 1", en: "Only in round 1" },
                    hint: Phrase { de: "So steht es im Heft.", en: "As the booklet has it." },
                },
                Choice {
                    label: Phrase { de: "In jeder Runde", en: "In every round" },
                    hint: Phrase {
                        de: "Hausregel: auch vor allen weiteren Runden.",
                        en: "House rule: before all later rounds too.",
                    },
                },
            ]),
            get: |options| options.every_peek.into(),
            set: |options, choice| options.every_peek = choice == 1,
        },
        Knob {
            key: 'd',
            label: Phrase { de: "Trinkregeln", en: "Drinking rules" },
            hint: Phrase {
                de: "Erweitertes Spiel: Das Gerät zählt mit, mehr nicht.",
                en: "Extended game: the device counts, nothing more.",
            },
            choices: Choices::Switch(Phrase {
                de: "Im Glas ist Alkohol, Wasser oder nichts. Das könnt ihr jederzeit ändern.",
                en: "A glass holds alcohol, water or nothing. Every player may change that at any time.",
            }),
            get: |options| options.drinks.into(),
            set: |options, choice| options.drinks = choice == 1,
        },
        Knob {
            key: 'c',
            label: Phrase { de: "Special Cards", en: "Special cards" },
            hint: Phrase {
                de: "Erweitertes Spiel: fünf Gestalten aus der Kneipe.",
                en: "Extended game: five characters from the bar.",
            },
            choices: Choices::Switch(Phrase {
                de: "Zehn Karten mit besonderen Effekten kommen dazu.",
                en: "Ten cards with effects of their own join them.",
            }),
            get: |options| options.specials.into(),
            set: |options, choice| options.specials = choice == 1,
        },
        Knob {
            key: 't',
            label: Phrase { de: "Teams", en: "Teams" },
            hint: Phrase {
                de: "Erweitertes Spiel: zu viert, zu sechst oder zu acht.",
                en: "Extended game: for four, six or eight.",
            },
            choices: Choices::SwitchFor {
                seats: &[4, 6, 8],
                on: Phrase {
                    de: "Wer sich gegenübersitzt, spielt zusammen.",
                    en: "Those who sit opposite play together.",
                },
            },
            get: |options| options.teams.into(),
            set: |options, choice| options.teams = choice == 1,
        },
        Knob {
            key: 'a',
            label: Phrase { de: "Merkhilfe", en: "Memory aid" },
            hint: Phrase {
                de: "Zum Lernen: markiert, was du schon gesehen hast.",
                en: "For learning: marks what you have seen already.",
            },
            choices: Choices::Switch(Phrase {
                de: "Nur du siehst, welche Karten du schon kennst. Ihr Wert bleibt verdeckt.",
                en: "You alone see which cards you know already. Their value stays hidden.",
            }),
            get: |options| options.aid.into(),
            set: |options, choice| options.aid = choice == 1,
        },
    ];
}
