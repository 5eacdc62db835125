//! Why an act was refused: the rule in a sentence.

use table::{Lang, Name, localized};

use super::a;
use crate::{Card, Effect, Error, Pile};

pub(super) fn sentence(error: &Error, lang: Lang) -> String {
    let (de, en) = match *error {
        Error::NotYourTurn { turn } => {
            let turn = Name(turn);
            return localized!(lang, "Gerade ist {turn} dran.", "It is {turn}’s turn.");
        }
        Error::PeekFirst { seat } => {
            let seat = Name(seat);
            return localized!(
                lang,
                "Vor der Runde werden zwei Karten angesehen. {seat} ist noch nicht fertig.",
                "Before the round two cards are looked at. {seat} is not done yet."
            );
        }
        Error::LookFirst { seat } => {
            let seat = Name(seat);
            return localized!(
                lang,
                "{seat} sieht gerade nach. Danach geht es weiter.",
                "{seat} is looking at a card. After that the game goes on."
            );
        }
        Error::OfferFirst { seat } => {
            let seat = Name(seat);
            return localized!(
                lang,
                "„Leiff!“ ist gerufen. Erst wählt {seat} eine Karte für den Magier.",
                "“Leiff!” was called. First {seat} picks a card for the Magician."
            );
        }
        Error::OtherEffect { effect } => other(effect),
        Error::NoCardThere { place } => {
            let (seat, slot) = (Name(place.seat), place.slot.name(lang));
            return localized!(
                lang,
                "Dort liegt keine Karte: bei {seat} {slot}.",
                "No card lies there: {seat}’s {slot}."
            );
        }
        Error::NobodyThere { .. } => ("Auf diesem Platz sitzt niemand.", "Nobody sits at that place."),
        Error::Immune { seat } => {
            let seat = Name(seat);
            return localized!(
                lang,
                "Der Kellner macht {seat} immun: kein Effekt von anderen und kein Schluck, bis die nächste Runde beginnt.",
                "The Waiter makes {seat} immune: no effect of others and no sip until the next round begins."
            );
        }
        Error::AlreadyPicked { place } => {
            let slot = place.slot.name(lang);
            return localized!(
                lang,
                "Diese Karte ist schon gewählt: {slot}. Wähl eine andere.",
                "This card is chosen already: {slot}. Choose another one."
            );
        }
        Error::MagiciansCardsOnly { magician } => {
            let magician = Name(magician);
            return localized!(
                lang,
                "Den Magier hat {magician} gespielt. Angesehen werden nur Karten von dort.",
                "{magician} has played the Magician. Only cards from there are looked at."
            );
        }
        Error::TooFewCards { seat } => {
            let seat = Name(seat);
            return localized!(
                lang,
                "Zum Drehen braucht es zwei Karten. So viele hat {seat} nicht.",
                "It takes two cards to move them on. {seat} has fewer."
            );
        }
        Error::Steps { most } => {
            return localized!(
                lang,
                "Weiter drehst du um mindestens 1 Platz und höchstens {most}.",
                "You move the cards on by at least 1 place and at most {most}."
            );
        }
        Error::EmptyGlass { seat } => {
            let seat = Name(seat);
            return localized!(
                lang,
                "{seat} spielt ohne Glas. Da wird nichts gezählt.",
                "{seat} plays without a glass. Nothing is counted there."
            );
        }
        Error::CameFrom { pile: Pile::Draw } => (
            "Deine Karte kommt vom Zugstapel: Wirf die Karte ab oder tausch damit eine eigene.",
            "Your card comes from the draw pile: discard it, or swap it with one of your own cards.",
        ),
        Error::CameFrom { pile: Pile::Discard } => (
            "Deine Karte kommt von der Ablage: Leg die Karte zurück oder tausch damit eine eigene.",
            "Your card comes from the discard pile: put it back, or swap it with one of your own cards.",
        ),
        Error::MachineStays => {
            let card = a(Card::Machine, lang);
            return localized!(
                lang,
                "Von der Ablage nimmst du {card} nicht wieder auf.",
                "You do not take up {card} again from the discard pile."
            );
        }
        Error::PlaceFirst => (
            "Leg zuerst die gezogene Karte ab, oder tausch damit eine eigene.",
            "First discard the drawn card, or swap it with one of your own cards.",
        ),
        Error::EffectFirst => (
            "Erst der Effekt der abgeworfenen Karte. Du darfst auch verzichten.",
            "First the effect of the discarded card. You may decline it.",
        ),
        Error::RoundOver => {
            ("Die Runde ist zu Ende, die Karten liegen offen.", "The round is over, the cards lie open.")
        }
        Error::NothingToSee => ("Gerade wird dir keine Karte gezeigt.", "No card is shown to you now."),
        Error::FrontCardsOnly => (
            "Vor der Runde siehst du nur deine beiden vorderen Karten an: vorn links und vorn rechts.",
            "Before the round you look at your two front cards only: front left and front right.",
        ),
        Error::DealtCardsOnly => (
            "Vor der Runde siehst du zwei deiner vier ausgeteilten Karten an und sonst keine.",
            "Before the round you look at two of the four cards dealt to you, and at no others.",
        ),
        Error::PeekChosen => {
            ("Du hast zwei Karten gewählt. Die siehst du jetzt an.", "You have chosen two cards. Now you look at them.")
        }
        Error::NothingDrawn => ("Du hast noch keine Karte gezogen.", "You have not drawn a card yet."),
        Error::DrawPileEmpty => (
            "Der Zugstapel ist leer, und zum Mischen reicht die Ablage nicht.",
            "The draw pile is empty, and the discard pile is too small to shuffle.",
        ),
        Error::DiscardPileEmpty => ("Auf der Ablage liegt keine Karte.", "No card lies on the discard pile."),
        Error::CanDraw => (
            "Aussetzen darfst du nur, wenn kein Stapel eine Karte hergibt.",
            "You may pass only when neither pile gives a card.",
        ),
        Error::NoEffect => ("Gerade wartet kein Effekt auf eine Wahl.", "No effect waits for a choice now."),
        Error::OwnCardsOnly => ("Hier wählst du eine eigene Karte.", "Choose one of your own cards here."),
        Error::OthersOnly => ("Dieser Effekt trifft nur andere.", "This effect is for others only."),
        Error::SamePlayer => {
            ("Die 9 tauscht Karten von zwei verschiedenen Plätzen.", "The 9 swaps cards of two different players.")
        }
        Error::NothingToSwap => (
            "Mit dieser Karte kann die 9 nichts tauschen: Bei den anderen ist keine zu haben.",
            "The 9 cannot swap this card: no other player has one for it.",
        ),
        Error::WaterShows => (
            "Mittrinken ist für alle mit Alkohol im Glas. Zeig stattdessen allen eine eigene Karte.",
            "Drinking along is for those with alcohol in the glass. Show one of your own cards to all instead.",
        ),
        Error::AlcoholDrinks => (
            "Eine Karte zeigen ist für alle ohne Alkohol im Glas. Mit Alkohol trinkst du mit.",
            "Showing a card is for those without alcohol in the glass. With alcohol you drink along.",
        ),
        Error::NothingOnTop => {
            ("Die Ablage ist leer: Da passt nichts.", "The discard pile is empty: nothing matches it.")
        }
        Error::OwnCard => (
            "„Erwischt!“ gilt für Karten der anderen. Für deine eigenen rufst du „Passt!“.",
            "“Caught!” is for cards of others. For your own you call “Match!”.",
        ),
        Error::NoOffer => (
            "Für den Magier wählst du erst, wenn „Leiff!“ gerufen ist und du an der Reihe bist.",
            "You pick for the Magician only when “Leiff!” was called and it is your turn to pick.",
        ),
        Error::NotScored => ("Die Runde läuft noch.", "The round is still on."),
        Error::NoTeams => ("Strafkarten für Hinweise gibt es nur im Team.", "Only teams get penalty cards for hints."),
        Error::NoDrinks => ("Hier gelten keine Trinkregeln.", "You play without the drinking rules."),
        Error::SipsToOthers => ("Schlucke verteilst du nur an andere.", "You hand out sips to others only."),
        Error::NoSips => ("Du hast keine Schlucke zu verteilen.", "You have no sips to hand out."),
        Error::SameGlass => ("Das ist schon in deinem Glas.", "Your glass holds that already."),
        Error::NothingOwed => ("Du hast nichts abzuhaken.", "You have nothing to tick off."),
    };
    lang.select(de, en).to_owned()
}

/// What the effect that waits asks for.
fn other(effect: Effect) -> (&'static str, &'static str) {
    match effect {
        Effect::Seven => (
            "Die 7: Wähl eine eigene Karte zum Ansehen, oder verzichte.",
            "The 7: choose one of your own cards to look at, or decline.",
        ),
        Effect::Eight => (
            "Die 8: Wähl irgendeine Karte zum Ansehen, oder verzichte.",
            "The 8: choose any card to look at, or decline.",
        ),
        Effect::Nine { .. } => {
            ("Die 9: Wähl zwei Karten zum Tauschen, oder verzichte.", "The 9: choose two cards to swap, or decline.")
        }
        Effect::Machine => (
            "Der Spielautomat: Wirf eine eigene Karte ab, oder lass jemand anderes eine ziehen, oder verzichte.",
            "The slot machine: discard one of your own cards, or let somebody else draw one, or decline.",
        ),
        Effect::Philosopher { target: None } => (
            "Der Kneipenphilosoph: Wähl, wessen Karten du weiterdrehst, oder verzichte.",
            "The Philosopher: choose whose cards you move on, or decline.",
        ),
        Effect::Philosopher { target: Some(_) } => (
            "Der Kneipenphilosoph: Sag, wie weit du drehst, oder verzichte.",
            "The Philosopher: say how far you move them, or decline.",
        ),
        Effect::Waiter => {
            ("Der Kellner: Nimm die Immunität an, oder verzichte.", "The Waiter: accept being immune, or decline.")
        }
        Effect::Gossip => {
            ("Die Klatschtante: Erfinde eine Regel, oder verzichte.", "The Gossip: invent a rule, or decline.")
        }
        Effect::Beauty => (
            "Die Dorfschönheit: Trink mit oder zeig eine Karte, oder tausch alle Karten, oder verzichte.",
            "The Village Belle: drink along or show a card, or swap all cards, or decline.",
        ),
        Effect::Magician => (
            "Der Magier: Wähl, wen du verzauberst, oder verzichte.",
            "The Magician: choose whom you enchant, or decline.",
        ),
        Effect::Glimpse { .. } => (
            "Der Magier: Wähl zwei Karten vom Platz des Magiers zum Ansehen, oder verzichte.",
            "The Magician: choose two cards of the magician to look at, or decline.",
        ),
    }
}
