//! The table as text, a line each.

use table::{Lang, Name, Seat, listed, localized};

use super::{sips, totals};
use crate::{Effect, Hand, Lying, Measure, Phase, Pile, Slip, View};

pub(super) fn lines(view: &View, lang: Lang) -> Vec<String> {
    let mut lines = vec![round(view, lang), piles(view, lang)];
    let seats = || Seat::all(view.hands.len() as u8).zip(&view.hands);
    lines.extend(seats().map(|(seat, hand)| before(seat, hand, view, lang)));
    lines.extend(seats().filter_map(|(seat, hand)| Some(slip(seat, hand.slip.as_ref()?, lang))));
    if let Some(seat) = view.rule.map(Name) {
        lines.push(localized!(lang, "Es gilt die Regel von {seat}.", "The rule of {seat} is in force."));
    }
    if !view.rounds.is_empty() {
        let totals = totals(&view.totals, view.hands.len(), lang);
        lines.push(localized!(lang, "Punkte: {totals}", "Points: {totals}"));
    }
    lines
}

fn round(view: &View, lang: Lang) -> String {
    let (round, turn) = (view.round, Name(view.turn));
    let phase = match &view.phase {
        Phase::Peek { seat, choosing: true, .. } => {
            let seat = Name(*seat);
            localized!(lang, "{seat} wählt zwei Karten zum Ansehen", "{seat} chooses two cards to look at")
        }
        Phase::Peek { seat, .. } => {
            let seat = Name(*seat);
            localized!(lang, "{seat} darf zwei Karten ansehen", "{seat} may look at two cards")
        }
        Phase::Turn => localized!(lang, "{turn} ist dran", "{turn} is to play"),
        Phase::Drawn(Pile::Draw) => {
            localized!(lang, "{turn} hat vom Zugstapel gezogen", "{turn} has drawn from the draw pile")
        }
        Phase::Drawn(Pile::Discard) => {
            localized!(lang, "{turn} hat vom Ablagestapel gezogen", "{turn} has drawn from the discard pile")
        }
        Phase::Effect(waits) => effect(view, *waits, lang),
        Phase::Look { seat, .. } => localized!(lang, "{0} sieht nach", "{0} is looking", Name(*seat)),
        Phase::Offer { seat, .. } => {
            localized!(lang, "{0} wählt eine Karte für den Magier", "{0} picks a card for the Magician", Name(*seat))
        }
        Phase::Scored { next } => {
            localized!(
                lang,
                "alle Karten sind gezählt, {0} macht weiter",
                "all cards are counted, {0} goes on",
                Name(*next)
            )
        }
        Phase::Over => return lang.select("Das Spiel ist aus.", "The game is over.").to_owned(),
    };
    localized!(lang, "Runde {round}: {phase}.", "Round {round}: {phase}.")
}

fn effect(view: &View, effect: Effect, lang: Lang) -> String {
    let turn = Name(view.turn);
    let (de, en) = match effect {
        Effect::Glimpse { enchanted, .. } => {
            let enchanted = Name(enchanted);
            return localized!(
                lang,
                "{enchanted} wählt Karten von {turn} zum Ansehen",
                "{enchanted} chooses some of {turn}’s cards to look at"
            );
        }
        Effect::Seven => ("die 7", "the 7"),
        Effect::Eight => ("die 8", "the 8"),
        Effect::Nine { .. } => ("die 9", "the 9"),
        Effect::Machine => ("den Spielautomaten", "the slot machine"),
        Effect::Philosopher { .. } => ("den Kneipenphilosophen", "the Philosopher"),
        Effect::Waiter => ("den Kellner", "the Waiter"),
        Effect::Gossip => ("die Klatschtante", "the Gossip"),
        Effect::Beauty => ("die Dorfschönheit", "the Village Belle"),
        Effect::Magician => ("den Magier", "the Magician"),
    };
    let card = lang.select(de, en);
    localized!(lang, "{turn} wählt für {card}", "{turn} chooses for {card}")
}

fn piles(view: &View, lang: Lang) -> String {
    let (stock, discarded) = (view.stock, view.discarded);
    let top = view.top.map(|card| localized!(lang, ", oben {}", ", on top {}", card.name(lang)));
    let drawn = view.drawn.map(|card| localized!(lang, ", gezogen {}", ", drawn {}", card.name(lang)));
    localized!(lang, "Zugstapel {stock}, Ablagestapel {discarded}", "Draw pile {stock}, discard pile {discarded}")
        + &top.unwrap_or_default()
        + &drawn.unwrap_or_default()
}

/// `Mira: ? ? – 7 (immun, verzaubert von Jonas)`: `?` lies face down, `*` the viewer has seen it, `–` is a gap.
fn before(seat: Seat, hand: &Hand, view: &View, lang: Lang) -> String {
    let cards: Vec<String> =
        hand.slots.iter().map(|slot| slot.map_or("–".to_owned(), |card| lying(card, lang))).collect();
    let mut signs = Vec::new();
    if hand.immune {
        signs.push(lang.select("immun", "immune").to_owned());
    }
    if !hand.enchanted.is_empty() {
        let magicians: Vec<String> = hand.enchanted.iter().map(|&magician| Name(magician).to_string()).collect();
        let magicians = listed(&magicians, lang);
        signs.push(localized!(lang, "verzaubert von {magicians}", "enchanted by {magicians}"));
    }
    if hand.bound {
        let seats = view.hands.len() as u8;
        let right = Name(seat.after(seats.saturating_sub(1), seats));
        signs.push(localized!(lang, "trinkt mit wie {right}", "drinks along like {right}"));
    }
    let signs = if signs.is_empty() { String::new() } else { format!(" ({})", signs.join(", ")) };
    format!("{}: {}{signs}", Name(seat), cards.join(" "))
}

fn lying(card: Lying, lang: Lang) -> String {
    let face = card.card.map_or("?".to_owned(), |card| card.name(lang));
    if card.marked { format!("{face}*") } else { face }
}

/// `Zettel von Mira, Wasser: 2 Shots in dieser Runde, 3 Shots und 1 Schluck insgesamt, davon erledigt 1 Shot, zu verteilen 1 Schluck`
fn slip(seat: Seat, slip: &Slip, lang: Lang) -> String {
    let (seat, glass) = (Name(seat), slip.glass.name(lang));
    if slip.to_give == 0 && slip.total == Measure::default() {
        return localized!(lang, "Zettel von {seat}, {glass}: nichts", "Slip of {seat}, {glass}: nothing");
    }
    let (round, total, done) = (slip.round.text(lang), slip.total.text(lang), slip.done.text(lang));
    let give = match slip.to_give {
        0 => String::new(),
        give => localized!(lang, ", zu verteilen {}", ", to hand out {}", sips(give, lang)),
    };
    localized!(
        lang,
        "Zettel von {seat}, {glass}: in dieser Runde {round}, insgesamt {total}, davon erledigt {done}{give}",
        "Slip of {seat}, {glass}: {round} this round, {total} in all, {done} of it done{give}"
    )
}
