//! The cards in German, the original, in the order of their ids.

use super::Printed;
use crate::{KINDS, Trait};

/// Title and text; what an action orders is told from its data and not written here.
pub(super) const CARDS: [Printed; KINDS.len()] = [
    // Rules about behaviour.
    Printed("Bitte, danke", "Wer das Gerät bekommt, sagt sofort „Danke“."),
    Printed("Klopfzeichen", "Wer eine Karte zieht, klopft vorher einmal auf den Tisch."),
    Printed("Jein", "Niemand sagt „ja“. Auch „jaja“ und „jawohl“ zählen."),
    Printed("Du weißt schon wer", "Niemand sagt „du“. Auch „dir“, „dich“ und „dein“ zählen."),
    Printed("Linksverkehr", "Gläser und Flaschen werden nur mit der linken Hand angehoben."),
    Printed("Ohne Zeigefinger", "Niemand zeigt mit dem Finger auf jemanden."),
    Printed("Pssst", "Wer am Zug ist, flüstert."),
    Printed("Gute Kinderstube", "Kein Ellenbogen liegt auf dem Tisch."),
    Printed("Großes Theater", "Endet ein Zug, klatschen alle anderen."),
    Printed("Funkstille", "Niemand fasst das eigene Handy an. Das Spielgerät zählt nicht."),
    Printed("Balsam", "Wer das Gerät weitergibt, macht dabei ein Kompliment."),
    Printed("Bitterernst", "Wer am Zug ist, lacht nicht."),
    // Rules that the program applies.
    Printed("Doppelter Griff", "Wer in Phase 1 zieht, zieht 2 Karten."),
    Printed(
        "Strenge Hausordnung",
        "Ein Regelbruch kostet doppelt: Mit höchstens 7 Karten auf der Hand wirfst du 2 ab, sonst ziehst du 2.",
    ),
    Printed("Kleines Bohei", "Heute reicht weniger. Das Ziel sind 6 Karten."),
    Printed("Großes Bohei", "Heute wird übertrieben. Das Ziel sind 8 Karten."),
    Printed("Anbau", "Die Regelablage bekommt einen Platz mehr, bis zum Ende des Spiels."),
    Printed("Wegen Umbau zu", "Ein Platz der Regelablage schließt für immer. Die Regel dort endet."),
    // Actions for oneself.
    Printed("Hausmitteilung", "Der Tresen hat etwas über dich beschlossen."),
    Printed("Kleingedrucktes", "Steht unten auf dem Bierdeckel."),
    Printed("Bauchgefühl", "Es grummelt. Es weiß, was zu tun ist."),
    Printed("Kassensturz", "Einmal nachgezählt, und schon stimmt es nicht mehr."),
    Printed("Ruck", "Heute gibst du dir einen."),
    Printed("Feinschliff", "Fast perfekt. Nur noch eine Kleinigkeit."),
    Printed("Durchzug", "Jemand hat die Tür offen gelassen."),
    Printed("Selbstgespräch", "Du hast mit dir geredet. Du warst einverstanden."),
    // Actions by a trait.
    Printed("Durchblick", "Das war ja abzusehen."),
    Printed("Zeitansage", "Beim nächsten Ton ist es genau jetzt."),
    Printed("Platzverweis", "Der Schiri hat es genau gesehen."),
    Printed("Nur mal kurz gucken", "Ist bestimmt wichtig. Das Spielgerät zählt nicht."),
    Printed("Hochgekrempelt", "Hier wird angepackt."),
    Printed("Klimbim", "Es glitzert, es klappert, es hat Folgen."),
    Printed("Halb voll", "Optimismus wird heute abgerechnet."),
    Printed("Garderobe", "Bitte hier ablegen, nur nicht den Schal."),
    Printed("Fest verschnürt", "Auch der Doppelknoten zählt."),
    Printed("Liniert und kariert", "Muster verpflichtet."),
    // Actions against others.
    Printed("Auserwählt", "Trommelwirbel, bitte."),
    Printed("Liebe Grüße", "Mit Schleife, ohne Absender."),
    Printed("Ohne mich", "Du lehnst dich zurück."),
    // Actions for everybody.
    Printed("Lokalrunde", "Der ganze Tisch ist gemeint."),
    Printed("Gruppenfoto", "Alle rücken zusammen. Keine Ausnahmen."),
    Printed("Chorprobe", "Alle auf einmal, auch die hinten."),
    Printed("Nachschlag", "Die Küche meint es gut mit euch."),
    Printed("Durchsage", "Achtung, Achtung, es betrifft auch dich."),
    // The two answers.
    Printed("Nö", "Danke der Nachfrage. Du musst weder ziehen noch abwerfen."),
    Printed("Gegenteiltag", "Was eine Aktion von dir will, dreht sich um: Ziehen wird Abwerfen, Abwerfen wird Ziehen."),
    // Duels.
    Printed(
        "Auf die Zehn",
        "Nacheinander: Stoppt die verdeckte Uhr bei genau 10 Sekunden. Wer näher dran ist, gewinnt.",
    ),
    Printed(
        "Blitzstart",
        "Irgendwann leuchtet es. Wer dann zuerst das eigene Feld antippt, gewinnt. Wer zu früh tippt, verliert.",
    ),
    Printed(
        "Dünnes Eis",
        "Haltet beide einen Finger auf euer Feld. Irgendwann bricht das Eis. Wer als Letztes davor loslässt, gewinnt.",
    ),
    Printed("Spechte", "Nacheinander: Tippt 10 Sekunden lang mit einem Finger. Wer öfter tippt, gewinnt."),
    Printed(
        "Deckelsalto",
        "Schnippt abwechselnd einen Bierdeckel von der Tischkante hoch und fangt ihn. Wer zuerst 3-mal fängt, gewinnt.",
    ),
    Printed(
        "Wortgefecht",
        "Nennt abwechselnd Dinge, die es in einer Kneipe gibt. Wer etwas wiederholt oder 5 Sekunden stockt, verliert.",
    ),
    Printed(
        "Pokergesicht",
        "Seht euch 60 Sekunden lang an. Wer zuerst lacht, verliert. Lacht niemand: noch einmal, mit Grimassen.",
    ),
    Printed(
        "Eiertanz",
        "Lasst gleichzeitig je eine Münze auf der Kante kreiseln. Die Münze, die länger tanzt, gewinnt.",
    ),
    Printed(
        "Falsch geknobelt",
        "Schere, Stein, Papier, aber verkehrt: Was sonst verliert, bekommt den Punkt. Wer zuerst 3 Punkte hat, gewinnt.",
    ),
    // Duels with a third person.
    Printed(
        "Münze im Ärmel",
        "Die dritte Person versteckt eine Münze in einer Hand. Zeigt gleichzeitig auf eine. Wer zuerst 2 Treffer mehr hat, gewinnt.",
    ),
    Printed(
        "Kreuzverhör",
        "Die dritte Person fragt euch 60 Sekunden lang abwechselnd aus. Wer „ja“, „nein“ oder „ich“ sagt, verliert. Sonst noch einmal.",
    ),
    Printed(
        "Gedachte Zahl",
        "Die dritte Person denkt an eine Zahl von 1 bis 100. Auf drei nennen beide eine. Wer näher liegt, gewinnt.",
    ),
    // For the group.
    Printed(
        "Heiße Kartoffel",
        "Das Gerät geht reihum, mit einem Wort zum Thema Essen. Wer es hält, wenn es klingelt, scheidet aus.",
    ),
    Printed(
        "Gefühlte Sieben",
        "Reihum: Stoppt die verdeckte Uhr bei genau 7 Sekunden. Wer am nächsten dran ist, gewinnt.",
    ),
    Printed(
        "Schnellster Finger",
        "Tippt reihum, sobald der Blitz leuchtet. Wer zu früh tippt, scheidet aus. Sonst gewinnt die kürzeste Zeit.",
    ),
    Printed(
        "Siebenerklatsche",
        "Zählt reihum. Statt jeder Zahl mit 7 oder aus der Siebenerreihe wird geklatscht. Wer sich vertut, scheidet aus.",
    ),
    Printed(
        "Schiefer Turm",
        "Baut reihum einen Turm: Deckel, Münze, Deckel, Münze. Wer ihn umwirft, scheidet aus. Dann von vorn.",
    ),
    Printed(
        "Wortschlange",
        "Reihum: Jedes Wort beginnt mit dem letzten Buchstaben des vorigen. Wer 5 Sekunden stockt, scheidet aus.",
    ),
    Printed(
        "Volle Tasche",
        "Reihum: Zählt auf, was in der Tasche ist, und packt eins dazu. Wer etwas vergisst, scheidet aus.",
    ),
    Printed(
        "Einzelstück",
        "Auf drei zeigen alle 1 bis 5 Finger. Die höchste Zahl, die nur einmal vorkommt, gewinnt. Sonst noch einmal.",
    ),
];

/// How the games on the device are played without it, by the number of the card.
pub(super) const WITHOUT_DEVICE: [(usize, &str); 7] = [
    (
        46,
        "Jemand nimmt eine Uhr mit Sekunden. Augen zu, nacheinander: Klopft nach 10 Sekunden. Wer näher dran ist, gewinnt.",
    ),
    (
        47,
        "Ein Bierdeckel liegt in der Mitte. Jemand ruft irgendwann „Jetzt!“. Wer ihn zuerst hat, gewinnt. Wer zu früh greift, verliert.",
    ),
    (
        48,
        "Hände auf den Tisch. Jemand zählt still bis zu einer geheimen Zahl und ruft „Knack!“. Wer als Letztes davor die Hand hebt, gewinnt.",
    ),
    (
        49,
        "Jemand zählt laut bis 10. Stapelt bis dahin gleichzeitig mit einer Hand Bierdeckel oder Münzen. Der höhere Stapel gewinnt.",
    ),
    (
        58,
        "Ein Bierdeckel geht reihum, mit einem Wort zum Thema Essen. Jemand sieht weg und ruft „Stopp!“. Wer ihn dann hält, scheidet aus.",
    ),
    (
        59,
        "Reihum: Seht auf eine Uhr mit Sekunden, dann Augen zu. Klopft nach 7 Sekunden. Wer am nächsten dran ist, gewinnt.",
    ),
    (
        60,
        "Legt Bierdeckel in die Mitte, einen weniger, als Leute spielen. Auf drei greifen alle zu. Wer leer ausgeht, scheidet aus. Dann von vorn.",
    ),
];

/// Whom a trait means, as the subject of a sentence.
pub(super) const TRAITS: [&str; Trait::ALL.len()] = [
    "Alle mit Brille",
    "Alle mit Armbanduhr",
    "Alle mit etwas Rotem am Leib",
    "Alle mit eigenem Handy auf dem Tisch oder in der Hand",
    "Alle mit aufgekrempelten Ärmeln",
    "Alle mit Ring oder Armband",
    "Alle mit mehr als halb vollem Glas",
    "Alle mit Kapuze, Kragen oder Schal",
    "Alle mit Schnürsenkeln",
    "Alle mit Streifen oder Karos",
];
