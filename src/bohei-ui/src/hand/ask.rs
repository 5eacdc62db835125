//! What is asked of a hand. All of it is public: it never depends on a card that only its owner sees.

use ::bohei::{Action, Answer, Card, Cause, Change, Kind, Orders, Pending, Phase, Reply, Rule, View};
use ::table::{Lang, Seat, localized};

/// How many cards the reward takes at most.
const REWARD: u8 = 2;

/// What is asked of the seat whose hand is looked at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in super::super) enum Ask {
    /// Nothing: it only looks.
    Nothing,
    /// A rule card, in phase 2.
    Rule,
    /// An action or a challenge, in phase 3; or nothing, at the open table.
    Play,
    /// The card it has reached for, or nothing. With it goes what is ordered.
    Answer(Answer, Change),
    /// So many cards, to be discarded.
    Discard(u8),
    /// Up to so many cards, to be discarded as a reward.
    Reward(u8),
}

impl Ask {
    /// What is asked of a seat.
    pub(in super::super) fn of(seat: Seat, view: &View) -> Ask {
        match &view.pending {
            None if view.turn != seat => Ask::Nothing,
            None => match view.phase {
                Phase::Rule => Ask::Rule,
                Phase::Play => Ask::Play,
                _ => Ask::Nothing,
            },
            Some(Pending::Orders(Orders { due: Some((due, count)), .. })) if *due == seat => Ask::Discard(*count),
            Some(Pending::Orders(Orders { each, due: None, .. })) => {
                let reached = each.iter().find(|ordered| ordered.seat == seat);
                match reached.map(|ordered| (ordered.reply, ordered.change)) {
                    Some((Reply::Reaching(answer), change)) => Ask::Answer(answer, change),
                    _ => Ask::Nothing,
                }
            }
            Some(Pending::Reward { seat: winner, taken, .. }) if *winner == seat => match taken {
                None => Ask::Reward(REWARD),
                Some(Change::Discard(count)) => Ask::Reward(REWARD.saturating_sub(*count)),
                Some(Change::Draw(_)) => Ask::Nothing,
            },
            Some(_) => Ask::Nothing,
        }
    }

    /// What is to be done, said to the seat.
    pub(in super::super) fn text(self, lang: Lang) -> String {
        let words = match self {
            Ask::Nothing => ("Deine Karten", "Your cards"),
            Ask::Rule => ("Spiel eine Regelkarte", "Play a rule card"),
            Ask::Play => ("Spiel eine Aktion oder eine Challenge", "Play an action or a challenge"),
            Ask::Answer(_, change) => {
                let ordered = change.text(lang);
                return localized!(lang, "Du sollst {ordered}", "You are told to {ordered}");
            }
            Ask::Discard(1) => ("Noch 1 Karte abwerfen", "1 card to discard"),
            Ask::Discard(count) => {
                return localized!(lang, "Noch {count} Karten abwerfen", "{count} cards to discard");
            }
            Ask::Reward(1) => ("Wirf noch 1 Karte ab, wenn du magst", "Discard 1 more card if you like"),
            Ask::Reward(_) => ("Wirf bis zu 2 Karten ab, wenn du magst", "Discard up to 2 cards if you like"),
        };
        lang.select(words.0, words.1).to_owned()
    }

    /// Whether an act plays this card.
    pub(super) fn plays(self, card: Card, menu: &[Action]) -> bool {
        menu.iter().any(|action| match *action {
            Action::Enact(played, _) | Action::Play(played) | Action::Discard(played) => played == card,
            Action::Answer(answer) => answer.card() == card,
            _ => false,
        })
    }

    /// What else is to be known of a card: what an answer makes of the order, or why it cannot be played now.
    pub(super) fn note(self, card: Card, playable: bool, lang: Lang) -> Option<String> {
        let words = match (self, card.kind()) {
            (Ask::Answer(Answer::No, _), Kind::No) | (Ask::Discard(_), _) => return Some(self.text(lang)),
            (Ask::Answer(Answer::Opposite, change), Kind::Opposite) => {
                let (ordered, turned) = (change.text(lang), change.opposite().text(lang));
                return Some(localized!(
                    lang,
                    "Aus „{ordered}“ wird „{turned}“.",
                    "This turns “{ordered}” into “{turned}”."
                ));
            }
            (Ask::Rule, Kind::Rule(Rule::Extra)) => {
                ("Liegt neben den anderen und ersetzt keine.", "It lies beside the others and replaces none.")
            }
            _ if playable => return None,
            (Ask::Rule | Ask::Play, Kind::No | Kind::Opposite) => (
                "Diese Karte ist eine Antwort: wenn du ziehen oder abwerfen sollst.",
                "This card is an answer, for when you are told to draw or discard.",
            ),
            (Ask::Rule, Kind::Action(_) | Kind::Challenge(_)) => {
                ("Erst die Regel. Diese Karte ist für Phase 3.", "The rule first. This card is for phase 3.")
            }
            (Ask::Play, Kind::Rule(_)) => ("Regeln spielst du in Phase 2.", "Rules are for phase 2."),
            _ => return None,
        };
        Some(lang.select(words.0, words.1).to_owned())
    }

    /// What it is called to play no card, which depends on none; `None` where one must be played.
    pub(in super::super) fn nothing(self, lang: Lang) -> Option<&'static str> {
        let (de, en) = match self {
            Ask::Play => ("Nichts spielen", "Play nothing"),
            Ask::Reward(REWARD) => ("Nichts davon", "Neither"),
            Ask::Reward(_) => ("Das reicht", "That is enough"),
            Ask::Nothing | Ask::Rule | Ask::Answer(..) | Ask::Discard(_) => return None,
        };
        Some(lang.select(de, en))
    }

    /// What the act is called while nobody may know the card.
    pub(super) fn label(self, lang: Lang) -> &'static str {
        let (de, en) = match self {
            Ask::Rule => ("Regel spielen", "Play the rule"),
            Ask::Discard(_) | Ask::Reward(_) => ("Abwerfen", "Discard"),
            Ask::Nothing | Ask::Play | Ask::Answer(..) => ("Karte spielen", "Play the card"),
        };
        lang.select(de, en)
    }
}

/// What waits for answers, for a discard or for a reward, in one line; nothing if the turn itself goes on.
pub(in super::super) fn waiting(view: &View, lang: Lang) -> Option<String> {
    let Orders { cause, each, due } = match view.pending.as_ref()? {
        Pending::Orders(orders) => orders,
        Pending::Reward { card, .. } => {
            let title = card.title(lang);
            return Some(localized!(lang, "„{title}“ gewonnen", "“{title}” won"));
        }
        _ => return None,
    };
    // Opposite day may have turned it round for whoever discards.
    let own = due.and_then(|(seat, _)| each.iter().find(|ordered| ordered.seat == seat)).map(|ordered| ordered.change);
    match cause {
        Cause::Action { card, .. } => {
            let (title, change) = (card.title(lang), own.or(card.order().map(|order| order.change))?.text(lang));
            Some(localized!(lang, "„{title}“: {change}", "“{title}”: {change}"))
        }
        Cause::Breach => {
            let change = each.first()?.change.text(lang);
            Some(localized!(lang, "Regelbruch: {change}", "Breach of a rule: {change}"))
        }
    }
}
