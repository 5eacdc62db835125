//! What the regulars say to Riffifi.

use ::table::Localized;

/// Many chips of others were collected.
pub(super) const GREAT_ROBBERY: &[Localized] = &[
    Localized { de: "Alarm? Welcher Alarm?", en: "Alarm? What alarm?" },
    Localized { de: "Das war kein Raub, das war ein Umzug.", en: "That was no robbery, that was a house move." },
    Localized { de: "Die Maske sitzt, die Beute auch.", en: "The mask fits, and so does the loot." },
];

/// Some chips of others were collected.
pub(super) const ROBBERY: &[Localized] = &[
    Localized { de: "Unter Freunden nennt man das Leihen.", en: "Among friends we call it borrowing." },
    Localized { de: "Hat jemand meinen Hut gesehen?", en: "Has anybody seen my hat?" },
    Localized { de: "Eben war es noch da.", en: "It was here a moment ago." },
];

/// A claim has brought nothing.
pub(super) const BARE: &[Localized] = &[
    Localized { de: "Der Tresor war leer. Kommt vor.", en: "The safe was empty. It happens." },
    Localized { de: "Außer Spesen nichts gewesen.", en: "Nothing but expenses." },
];

/// A high card was turned down.
pub(super) const FOILED: &[Localized] = &[
    Localized { de: "Die kleine war schneller. Na ja, kleiner.", en: "The little one was quicker. Well, littler." },
    Localized { de: "Gier passt durch kein Kellerfenster.", en: "Greed fits through no cellar window." },
];

/// Somebody's card was turned down by being played.
pub(super) const OWN_FAULT: &[Localized] = &[
    Localized { de: "Selbstanzeige. Auch mal schön.", en: "Turned yourself in. How nice." },
    Localized { de: "Über die eigene Leiter gestolpert.", en: "Tripped over your own ladder." },
];

/// The Officer has caught somebody.
pub(super) const OFFICER: &[Localized] = &[
    Localized { de: "Mitkommen. Das Bier kann stehen bleiben.", en: "Come along. The beer can stay." },
    Localized {
        de: "Der Officer zahlt hier übrigens auch nie.",
        en: "The Officer never pays here either, by the way.",
    },
];

/// A round is over.
pub(super) const ROUND: &[Localized] = &[
    Localized { de: "Geteilt wird nicht. Nie.", en: "No sharing. Ever." },
    Localized { de: "Zählt lieber noch mal nach.", en: "Better count that again." },
];
