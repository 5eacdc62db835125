//! What the regulars say to Geizen.

use ::table::Localized;

/// Somebody has no chips left.
pub(super) const BROKE: &[Localized] = &[
    Localized { de: "Und wer zahlt jetzt die Runde?", en: "And who is paying for this round?" },
    Localized { de: "Arm, aber ehrlich. Immerhin arm.", en: "Poor but honest. Poor, at any rate." },
    Localized { de: "Hier wird nicht angeschrieben.", en: "No credit at this bar." },
];

/// Five of a kind.
pub(super) const FIVE: &[Localized] = &[
    Localized { de: "Wer hat den Turm bestochen?", en: "Who bribed the tower?" },
    Localized { de: "Das hab ich zuletzt 1987 gesehen.", en: "I last saw that in 1987." },
    Localized {
        de: "Fünf auf einen Streich. Fliegen waren es nicht.",
        en: "Five at one blow. And not a fly among them.",
    },
];

/// A row was completed twice in one turn.
pub(super) const TWICE: &[Localized] = &[
    Localized { de: "Einmal kassieren war wohl nicht genug.", en: "Cashing in once was not enough, was it." },
    Localized { de: "Doppelt genommen hält besser.", en: "Taken twice lasts longer." },
    Localized {
        de: "Das ist kein Geiz mehr, das ist ein Beruf.",
        en: "That is no longer meanness, that is a profession.",
    },
];

/// A full row has brought much.
pub(super) const ROW: &[Localized] = &[
    Localized { de: "So wird man hier beliebt.", en: "That is how you make friends here." },
    Localized { de: "Und alle schauen auf ihre Schuhe.", en: "And everybody looks at their shoes." },
    Localized { de: "Der Turm schielt schon vor Neid.", en: "The tower is squinting with envy." },
    Localized { de: "Bitte, danke, auf Wiedersehen.", en: "Please, thank you, goodbye." },
];

/// A turn has cost next to nothing.
pub(super) const CHEAP: &[Localized] = &[
    Localized { de: "Sechser sind wie Freibier.", en: "Sixes are like free beer." },
    Localized { de: "Sparsam. Man könnte auch anders sagen.", en: "Thrifty. There are other words for it." },
    Localized { de: "So kommt man durch den Winter.", en: "That gets you through the winter." },
    Localized { de: "Der Igel in der Tasche lebt noch.", en: "The moths in that purse are doing fine." },
];

/// Somebody has borrowed.
pub(super) const DEBT: &[Localized] = &[
    Localized { de: "Die Bank vergisst nichts.", en: "The bank forgets nothing." },
    Localized { de: "Schulden sind auch eine Freundschaft.", en: "Debt is a kind of friendship." },
    Localized { de: "Geborgt ist schnell gezahlt.", en: "Easy borrowed, easily paid." },
];
