//! House rules: the two lengths of the booklet, the three chapters of its extended game, and what the table may change.

use table::{Choice, Localized, OptionSpec, Start};

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
    /// The learner's aid: behind the curtain, the player's view marks cards that this player has seen and that have not changed.
    pub aid: bool,
}

const SETTLED: Localized = Localized { de: "Das Heft lässt es offen.", en: "The booklet leaves it open." };

impl table::Options for Options {
    const SPECS: &'static [OptionSpec<Options>] = &[
        Start::spec(SETTLED, |options| &mut options.start),
        OptionSpec::either(
            'l',
            Localized { de: "Länge", en: "Length" },
            Localized { de: "Wann das Spiel endet.", en: "When the game ends." },
            &[
                Choice {
                    label: Localized { de: "Kurz", en: "Short" },
                    hint: Localized { de: "Das Spiel endet bei 50 Punkten.", en: "The game ends at 50 points." },
                },
                Choice {
                    label: Localized { de: "Lang", en: "Long" },
                    hint: Localized { de: "Das Spiel endet bei 100 Punkten.", en: "The game ends at 100 points." },
                },
            ],
            |options| &mut options.long,
        ),
        OptionSpec::either(
            'p',
            Localized { de: "Zwei Karten ansehen", en: "Look at two cards" },
            Localized {
                de: "Wann sich alle zu Beginn zwei eigene Karten ansehen.",
                en: "When each player looks at two of their own cards at the start.",
            },
            &[
                Choice {
                    label: Localized { de: "Nur in Runde 1", en: "Only in round 1" },
                    hint: Localized { de: "So steht es im Heft.", en: "As the booklet has it." },
                },
                Choice {
                    label: Localized { de: "In jeder Runde", en: "In every round" },
                    hint: Localized {
                        de: "Hausregel: auch vor allen weiteren Runden.",
                        en: "House rule: before all later rounds too.",
                    },
                },
            ],
            |options| &mut options.every_peek,
        ),
        OptionSpec::toggle(
            'd',
            Localized { de: "Trinkregeln", en: "Drinking rules" },
            Localized {
                de: "Erweitertes Spiel: Das Gerät zählt mit, mehr nicht.",
                en: "Extended game: the device counts, nothing more.",
            },
            Localized {
                de: "Im Glas ist Alkohol, Wasser oder nichts. Das könnt ihr jederzeit ändern.",
                en: "A glass holds alcohol, water or nothing. Every player may change that at any time.",
            },
            |options| &mut options.drinks,
        ),
        OptionSpec::toggle(
            'c',
            Localized { de: "Special Cards", en: "Special cards" },
            Localized {
                de: "Erweitertes Spiel: fünf Gestalten aus der Kneipe.",
                en: "Extended game: five characters from the bar.",
            },
            Localized {
                de: "Zehn Karten mit besonderen Effekten kommen dazu.",
                en: "Ten cards with effects of their own join them.",
            },
            |options| &mut options.specials,
        ),
        OptionSpec::toggle(
            't',
            Localized { de: "Teams", en: "Teams" },
            Localized {
                de: "Erweitertes Spiel: zu viert, zu sechst oder zu acht.",
                en: "Extended game: for four, six or eight.",
            },
            Localized { de: "Wer sich gegenübersitzt, spielt zusammen.", en: "Those who sit opposite play together." },
            |options: &mut Options| &mut options.teams,
        )
        .for_seats(&[4, 6, 8]),
        OptionSpec::toggle(
            'a',
            Localized { de: "Merkhilfe", en: "Memory aid" },
            Localized {
                de: "Zum Lernen: markiert, was du schon gesehen hast.",
                en: "For learning: marks what you have seen already.",
            },
            Localized {
                de: "Nur du siehst, welche Karten du schon kennst. Ihr Wert bleibt verdeckt.",
                en: "You alone see which cards you know already. Their value stays hidden.",
            },
            |options| &mut options.aid,
        ),
    ];
}
