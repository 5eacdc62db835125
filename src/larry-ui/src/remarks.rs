//! What the regulars say to Larry.

use ::table::Localized;

/// A lie was caught.
pub(super) const CAUGHT: &[Localized] = &[
    Localized { de: "Die Nase war schon am Eingang zu sehen.", en: "We saw that nose from the door." },
    Localized { de: "Schön gelogen. Nur nicht gut.", en: "Nicely lied. Just not well." },
    Localized { de: "Mit der Nase kann man Fenster aufmachen.", en: "You could open a window with that nose." },
    Localized { de: "Auf die Ehrlichkeit! Wo war sie gleich?", en: "To honesty! Where did we leave it?" },
    Localized {
        de: "Rechnen war noch nie die Stärke des Hauses.",
        en: "Sums were never the strong point of this house.",
    },
];

/// A great lie has worked.
pub(super) const PASSED: &[Localized] = &[
    Localized { de: "Und alle haben genickt.", en: "And everybody nodded." },
    Localized { de: "So wird man Bürgermeister.", en: "That is how one becomes mayor." },
    Localized { de: "Gelernt ist gelernt.", en: "A trade well learned." },
];

/// A doubt was wrong.
pub(super) const WRONG_DOUBT: &[Localized] = &[
    Localized { de: "Es gibt sie noch, die Wahrheit.", en: "The truth does exist after all." },
    Localized {
        de: "Misstrauen ist gut. Zwei Karten sind auch gut.",
        en: "Distrust is good. Two cards are good, too.",
    },
    Localized { de: "Ausgerechnet einmal ehrlich.", en: "Honest, of all things, for once." },
];

/// An Ätsch has made every sum right.
pub(super) const AETSCH: &[Localized] = &[
    Localized { de: "Die Zunge hat recht, wie immer.", en: "The tongue is right, as always." },
    Localized { de: "Da hilft auch kein Taschenrechner.", en: "No calculator will help you there." },
];

/// Somebody has forgotten "Larry!".
pub(super) const FORGOT: &[Localized] = &[
    Localized { de: "Ein Wort nur. Ein einziges.", en: "One word. Just the one." },
    Localized { de: "Schweigen ist Gold. Hier zwei Karten.", en: "Silence is golden. Here, two cards." },
];

/// Somebody has laid the last card.
pub(super) const LAST: &[Localized] = &[
    Localized {
        de: "Die Hände sind leer. Die Nase noch nicht geprüft.",
        en: "Empty hands. The nose is yet to be checked.",
    },
    Localized {
        de: "Leere Hände sieht man hier sonst nur am Monatsende.",
        en: "One sees empty hands here only by the end of the month.",
    },
];
