//! What somebody who plays Leiff for the first time should know.

use ::leiff::{Action, Phase, Pile, View};
use ::table::{Lang, Seat};
use game_ui::Hint;

/// The hints at the open table: about the piles, about cards that agree, and about "Leiff!".
pub(super) fn hints(view: &View, menus: &[Vec<Action>], lang: Lang) -> Vec<Hint> {
    let seat = view.turn;
    let of = |seat: Seat| menus.get(seat.index()).map_or(&[][..], Vec::as_slice);
    let mut hints = Vec::new();
    if view.phase == Phase::Turn && of(seat).contains(&Action::Draw) {
        let draw = match of(seat).contains(&Action::Take) {
            true => lang.select(
                "Tippe den Stapel an, um zu ziehen. Oder nimm die offene Karte daneben.",
                "Tap the pile to draw. Or take the open card beside it.",
            ),
            false => lang.select("Tippe den Stapel an, um zu ziehen.", "Tap the pile to draw."),
        };
        hints.push(Hint::new("draw", seat, draw, "stock"));
    }
    if view.snappable && of(seat).iter().any(|action| matches!(action, Action::Match(_))) {
        let equal = lang.select(
            "Gleicht eine Karte der obersten auf der Ablage, dürfen alle sie jederzeit daraufwerfen: erst den eigenen Namen antippen.",
            "If a card equals the top of the discards, anybody may throw it there at any time: tap your own name first.",
        );
        hints.push(Hint::new("match", seat, equal, format!("seat-{seat}")).or_at(format!("sq-{seat}")));
    }
    if view.phase == Phase::Turn && of(seat).contains(&Action::Call) {
        let call = lang.select(
            "Glaubst du, am wenigsten zu haben, rufst du „Leiff!“ statt zu ziehen, und die Runde ist aus.",
            "If you think you have the least, call “Leiff!” instead of drawing, and the round ends.",
        );
        hints.push(Hint::new("call", seat, call, "call"));
    }
    let other = seat.others(view.hands.len() as u8).next();
    if view.snappable
        && let Some(other) = other.filter(|_| of(seat).iter().any(|action| matches!(action, Action::Catch(_))))
    {
        let catch = lang.select(
            "Auch eine fremde Karte, die passt, darfst du aufdecken: Wer sie hatte, zieht dann zwei.",
            "You may turn up somebody else’s card that agrees, too: its owner then draws two.",
        );
        hints.push(Hint::new("catch", seat, catch, format!("ov-{other}")).or_at(format!("sq-{other}")));
    }
    hints
}

/// The hint behind the curtain: what the special cards do, before anybody decides about the drawn one.
pub(super) fn hand_hints(view: &View, seat: Seat, lang: Lang) -> Vec<Hint> {
    if view.turn != seat || view.phase != Phase::Drawn(Pile::Draw) {
        return Vec::new();
    }
    let effects = lang.select(
        "Gleich abgeworfen, wirken 7 und 8 (ansehen), 9 (tauschen) und Kirschen (loswerden).",
        "Discarded at once, 7 and 8 (look), 9 (swap) and cherries (throw away) take effect.",
    );
    vec![Hint::new("effects", seat, effects, "discard")]
}
