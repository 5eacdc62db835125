//! What the regulars say to Leiff.

use ::table::Localized;

/// "Leiff!" below zero.
pub(super) const MINUS: &[Localized] = &[
    Localized { de: "Unter null. Wie der Keller.", en: "Below zero. Like the cellar." },
    Localized { de: "Weniger als nichts. Das muss man können.", en: "Less than nothing. That takes skill." },
    Localized { de: "Der Automat weint Kirschen.", en: "The machine is weeping cherries." },
];

/// "Leiff!" that held.
pub(super) const CALLED: &[Localized] = &[
    Localized { de: "Rechtzeitig ist auch eine Tugend.", en: "Good timing is a virtue, too." },
    Localized { de: "Mut oder Gedächtnis? Egal, es zählt.", en: "Courage or memory? Either counts." },
];

/// "Leiff!" that did not hold.
pub(super) const LOST: &[Localized] = &[
    Localized { de: "Laut war es jedenfalls.", en: "It was loud, at any rate." },
    Localized { de: "Plus fünf. Der Zapfhahn tropft auch manchmal.", en: "Plus five. The tap drips at times, too." },
    Localized { de: "Da hat wohl die falsche Karte gezwinkert.", en: "The wrong card must have winked." },
];

/// A card of somebody else agreed.
pub(super) const CAUGHT: &[Localized] = &[
    Localized { de: "Der Nachbar sieht alles.", en: "The neighbours see everything." },
    Localized { de: "Augen zu, Taschen auf.", en: "Eyes shut, pockets open." },
];

/// A card did not agree.
pub(super) const FALSE_ALARM: &[Localized] = &[
    Localized { de: "Gedächtnis wie ein Sieb. Ein gutes Sieb.", en: "A memory like a sieve. A good sieve." },
    Localized { de: "Knapp daneben liegt auch eine Karte.", en: "Close. There was a card there, too." },
    Localized { de: "War das gestern? Oder die andere?", en: "Was that yesterday? Or the other one?" },
];

/// An own card agreed.
pub(super) const MATCHED: &[Localized] = &[
    Localized { de: "Passt, wackelt und hat Luft.", en: "Fits like a cork." },
    Localized { de: "Eine weniger zum Merken.", en: "One less to remember." },
];

/// Two players have swapped everything.
pub(super) const SWAPPED: &[Localized] = &[
    Localized { de: "Jetzt weiß wirklich keiner mehr was.", en: "Now truly nobody knows anything." },
    Localized { de: "Umziehen ohne Kisten.", en: "Moving house without boxes." },
];

/// A card of 12 or 13 was swapped out.
pub(super) const HIGH: &[Localized] = &[
    Localized { de: "Die lag da wohl schon länger.", en: "That one had been lying there for a while." },
    Localized { de: "Ballast ab.", en: "Ballast away." },
];
