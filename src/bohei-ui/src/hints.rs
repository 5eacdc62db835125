//! What somebody who plays Bohei for the first time should know.

use ::bohei::{Action, Pending, Phase, Reply, View};
use ::table::{Lang, Seat, cards, localized};
use game_ui::Hint;

/// The hints at the open table: about the call, the answers, the phases, and the rules in force.
pub(super) fn hints(view: &View, menus: &[Vec<Action>], lang: Lang) -> Vec<Hint> {
    if view.phase == Phase::Over {
        return Vec::new();
    }
    let seats = || Seat::all(view.players.len() as u8);
    let may = |seat: Seat, action: Action| menus.get(seat.index()).is_some_and(|menu| menu.contains(&action));
    let goal = cards(view.goal, lang);
    let mut hints = Vec::new();
    let reached = seats().find(|seat| {
        let player = view.players[seat.index()];
        player.cards == view.goal && !player.called
    });
    if let Some(seat) = reached {
        let words = localized!(
            lang,
            "Du hältst genau {goal}: Ruf „Bohei!“ und drück den Knopf, sonst gewinnst du damit nicht.",
            "You hold exactly {goal}: call “Bohei!” and press the button, or it wins you nothing."
        );
        hints.push(Hint::new("bohei", seat, words, format!("shout-{seat}")));
    }
    // Whoever is asked first.
    let asked = match &view.pending {
        Some(Pending::Orders(orders)) => orders.each.iter().find(|each| each.reply == Reply::Missing),
        _ => None,
    };
    if let Some(seat) = asked.map(|each| each.seat).filter(|seat| may(*seat, Action::Accept)) {
        let words = lang.select(
            "„Nö“ erspart es dir, „Gegenteiltag“ dreht es um: Drücken dürfen das alle, auch ohne die Karte.",
            "“Nope” spares you, “Opposite Day” turns it round: anybody may press them, even without the card.",
        );
        hints.push(Hint::new("answer", seat, words, format!("answers-{seat}")).or_at("answers"));
    }
    if view.pending.is_some() {
        return hints;
    }
    let seat = view.turn;
    match view.phase {
        Phase::Draw if may(seat, Action::Draw) => {
            let words = localized!(
                lang,
                "Ziehen darfst du, musst du aber nicht: Du gewinnst, wenn du „Bohei!“ rufst und einen Zug mit {goal} beginnst.",
                "You may draw, but need not: you win if you call “Bohei!” and begin a turn with {goal}."
            );
            hints.push(Hint::new("draw", seat, words, "acts"));
        }
        Phase::Rule => {
            let words = lang.select(
                "Wer eine Regel hält, muss sie spielen: Auf einem dieser Plätze gilt sie dann für alle.",
                "Whoever holds a rule must play it: in one of these slots it then holds for everybody.",
            );
            hints.push(Hint::new("rule", seat, words, "slot-A"));
        }
        _ => {}
    }
    if let Some(target) = seat.others(view.players.len() as u8).find(|other| may(seat, Action::Report(*other))) {
        let words = lang.select(
            "Bricht jemand eine Regel, tippt eine andere Person den eigenen Namen an und meldet es.",
            "If somebody breaks a rule, another player taps their own name and reports it.",
        );
        hints.push(Hint::new("report", seat, words, format!("seat-{target}")));
    }
    hints
}
