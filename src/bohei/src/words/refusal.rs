//! Why an act was refused: the rule in a sentence.

use table::{Lang, Name, localized, names};

use super::quoted;
use crate::{Error, Phase};

pub(super) fn sentence(error: &Error, lang: Lang) -> String {
    let (de, en) = match *error {
        Error::NotYourTurn { awaited } => {
            let awaited = names(awaited, lang);
            return localized!(lang, "Der Tisch wartet auf {awaited}.", "The table is waiting for {awaited}.");
        }
        Error::PendingFirst => (
            "Erst wird zu Ende gespielt, was gerade läuft. Dann geht der Zug weiter.",
            "What is being played must be finished first. Then the turn goes on.",
        ),
        Error::OtherPhase { phase } => other_phase(phase),
        Error::PilesEmpty => {
            ("Beide Stapel sind leer. Es gibt nichts zu ziehen.", "Both piles are empty. There is nothing to draw.")
        }
        Error::NotInHand { card } => {
            let card = quoted(card, lang);
            return localized!(lang, "{card} ist nicht auf der Hand.", "{card} is not in the hand.");
        }
        Error::NoRule { card } => {
            let card = quoted(card, lang);
            return localized!(
                lang,
                "In Phase 2 wird eine Regelkarte gespielt. {card} ist keine.",
                "In phase 2 a rule card is played. {card} is not one."
            );
        }
        Error::NotForPhase3 { card } => {
            let card = quoted(card, lang);
            return localized!(
                lang,
                "In Phase 3 wird eine Aktion oder eine Challenge gespielt. {card} ist keins von beiden.",
                "In phase 3 an action or a challenge is played. {card} is neither."
            );
        }
        Error::WhichSlot => {
            ("Diese Regelkarte braucht einen Platz. Wähl einen aus.", "This rule card needs a slot. Choose one.")
        }
        Error::NeedsNoSlot => ("Diese Karte kommt neben die anderen Plätze.", "This card goes beside the other slots."),
        Error::NoSlot { slot } => {
            let slot = slot.name(lang);
            return localized!(lang, "Auf der Regelablage gibt es keinen {slot}.", "There is no {slot} on the table.");
        }
        Error::SlotClosed { slot } => {
            let slot = slot.name(lang);
            return localized!(
                lang,
                "Geschlossen bis zum Ende des Spiels: {slot}.",
                "Closed until the game ends: {slot}."
            );
        }
        Error::NobodyToChoose => ("Gerade ist niemand auszuwählen.", "There is nobody to choose now."),
        Error::NobodyThere { .. } => ("Auf diesem Platz sitzt niemand.", "Nobody sits at that place."),
        Error::OthersOnly => ("Du kannst nur andere auswählen.", "You can only choose others."),
        Error::NotNeutral { seat } => {
            let seat = Name(seat);
            return localized!(
                lang,
                "Die dritte Person ist neutral. {seat} spielt selbst mit.",
                "The third person is neutral. {seat} takes part."
            );
        }
        Error::NothingToTick => ("Gerade fragt keine Aktion nach einem Merkmal.", "No action asks who is meant now."),
        Error::NothingToAnswer => (
            "Von dir verlangt gerade niemand, dass du ziehst oder abwirfst.",
            "Nothing tells you to draw or discard now.",
        ),
        Error::OneAnswer => (
            "Du hast schon geantwortet. Mehr als eine Antwort gibt niemand.",
            "You have answered already. Everybody gives one answer only.",
        ),
        Error::ActionsOnly => (
            "Der Gegenteiltag dreht nur Aktionen um, keine Strafen.",
            "Opposite Day turns actions round only, not a penalty.",
        ),
        Error::BackFirst => (
            "Spiel erst die Antwort, oder leg die Karten wieder hin.",
            "First play the answer, or put the hand down again.",
        ),
        Error::ReachFirst => (
            "Sag zuerst am offenen Tisch, dass du antworten willst.",
            "First say at the open table that you want to answer.",
        ),
        Error::NothingToDiscard => ("Gerade ist keine Karte abzuwerfen.", "There is no card to discard now."),
        Error::EitherOr => (
            "Als Belohnung wird entweder gezogen oder abgeworfen, nicht beides.",
            "As a reward, cards are either drawn or discarded, not both.",
        ),
        Error::NoChallenge => ("Gerade läuft keine Challenge.", "No challenge is going on."),
        Error::NotInChallenge { seat } => {
            let seat = Name(seat);
            return localized!(
                lang,
                "{seat} ist in dieser Challenge nicht oder nicht mehr dabei.",
                "{seat} is not, or no longer, in this challenge."
            );
        }
        Error::GroupOnly => {
            ("Nur in einer Challenge für alle scheidet jemand aus.", "Players drop out only in a challenge for all.")
        }
        Error::NoRuleToBreak => (
            "Gerade gilt keine Regel über das Benehmen, und nur eine solche kann jemand brechen.",
            "No rule about behaviour is in force, and only those can be broken.",
        ),
        Error::RulesInactive { seat } => {
            let seat = Name(seat);
            return localized!(
                lang,
                "{seat} gehört zur Challenge: So lange gelten dort keine Regelkarten.",
                "{seat} takes part in the challenge: until it ends, no rule card applies there."
            );
        }
        Error::SecondName => (
            "Bestätigen muss ein zweiter Name, nicht noch einmal derselbe.",
            "Whoever reported the breach cannot confirm it too. A second name does that.",
        ),
        Error::PenaltyComing { seat } => {
            let seat = Name(seat);
            return localized!(
                lang,
                "Der Regelbruch von {seat} ist bestätigt und wird erst bezahlt.",
                "The breach by {seat} is confirmed and is paid for first."
            );
        }
    };
    lang.select(de, en).to_owned()
}

fn other_phase(phase: Phase) -> (&'static str, &'static str) {
    match phase {
        Phase::Draw => ("In Phase 1 ziehst du eine Karte oder nicht.", "In phase 1 you draw a card or not."),
        Phase::Rule => (
            "In Phase 2 spielst du eine Regelkarte, denn du hältst eine.",
            "In phase 2 you play a rule card, because you hold one.",
        ),
        Phase::Play => (
            "In Phase 3 spielst du eine Aktion, eine Challenge oder nichts.",
            "In phase 3 you play an action, a challenge or nothing.",
        ),
        Phase::Close => {
            ("Der Zug endet. Gespielt wird darin nichts mehr.", "The turn ends. Nothing more is played in it.")
        }
        Phase::Over => ("Das Spiel ist aus.", "The game is over."),
    }
}
