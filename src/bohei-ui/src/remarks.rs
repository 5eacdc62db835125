//! What the regulars say to Bohei.

use ::table::Localized;

/// "Bohei!" that counts.
pub(super) const CALLED: &[Localized] = &[
    Localized { de: "Das hat man bis zum Tresen gehört.", en: "They heard that at the bar." },
    Localized {
        de: "Sieht so aus, als müsste jetzt wer was tun.",
        en: "Looks as if somebody should do something now.",
    },
    Localized { de: "Ruhe bewahren. Oder eben nicht.", en: "Keep calm. Or don’t." },
];

/// "Bohei!" for nothing.
pub(super) const TOO_EARLY: &[Localized] = &[
    Localized { de: "Lautstärke ersetzt keine Karten.", en: "Volume is no substitute for cards." },
    Localized { de: "Zählen hilft. Manchmal.", en: "Counting helps. At times." },
];

/// Somebody had the goal number and did not call.
pub(super) const MISSED: &[Localized] = &[
    Localized { de: "Schüchtern gewinnt man hier nichts.", en: "The shy win nothing here." },
    Localized { de: "Ein Wort hätte gereicht.", en: "One word would have done." },
];

/// A breach was confirmed.
pub(super) const BREACH: &[Localized] = &[
    Localized { de: "Hausordnung ist Hausordnung.", en: "House rules are house rules." },
    Localized { de: "Ich hab’s genau gesehen. Alle haben es gesehen.", en: "I saw it. Everybody saw it." },
];

/// A challenge was won.
pub(super) const WON: &[Localized] = &[
    Localized { de: "Dafür gibt’s anderswo Pokale.", en: "Elsewhere they give you a cup for that." },
    Localized { de: "Der Verlierer holt Servietten.", en: "The loser fetches napkins." },
];

/// "Nö!"
pub(super) const NO: &[Localized] = &[
    Localized { de: "Kurz und höflich. Na ja, kurz.", en: "Short and polite. Well, short." },
    Localized { de: "So redet man mit Finanzämtern.", en: "That is how to talk to the tax office." },
];

/// Opposite day.
pub(super) const OPPOSITE: &[Localized] = &[Localized { de: "Heute ist also gestern.", en: "So today is yesterday." }];

/// Somebody must discard and holds nothing.
pub(super) const EMPTY: &[Localized] = &[Localized {
    de: "Wo nichts ist, hat auch die Karte ihr Recht verloren.",
    en: "You cannot get blood out of a beer mat.",
}];

/// An action concerns nobody.
pub(super) const NOTHING: &[Localized] =
    &[Localized { de: "Großes Kino für niemanden.", en: "A grand show for nobody." }];

/// A rule about behaviour is in force.
pub(super) const RULE: &[Localized] = &[
    Localized { de: "Wer denkt sich so was aus?", en: "Who comes up with these?" },
    Localized { de: "Das hält keine zwei Minuten.", en: "That will not last two minutes." },
    Localized { de: "Ich halte mich an gar nichts, nur ans Glas.", en: "I hold on to nothing but my glass." },
];
